"""The base class of targets. A target installs the relations, checks their version and uninstalls them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from pokersql.databases import database_files
from pokersql.engines import Engine
from pokersql.engines.copying import CopyingEngine
from pokersql.errors import ExitCode, PokersqlError
from pokersql.sources import catalogue, sql_files

if TYPE_CHECKING:
    from typing_extensions import Self

CONNECTIONS = ("the connection", "the session", "the context")
"""The words with which messages name a connection that the user opened."""


class Target:
    """A database into which pokersql's relations and functions are installed."""

    kind: type[Engine]
    """The class of `engine`."""
    keeps_inputs = False
    """Whether the rows that a trial wrote are still there in the next trial."""
    inputs: Sequence[str] = ()
    """The inputs that the last trial wrote, if `keeps_inputs`."""

    def __init__(self, name: str, engine: Engine):
        """`name` is the target's name in messages."""
        self.name, self.engine = name, engine

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *error: Any) -> None:
        self.engine.__exit__(kind)

    def install(self) -> bool:
        """Make everything in one transaction. Returns False if this version is already installed.

        Raises PokersqlError: (table) if another version is installed or `build` made the file, (system) if SQL fails.
        """
        self._refuse_built()
        found = self.version()
        if found not in (None, sql_files.version()):
            raise self.of_another_version(found)
        if found is not None:
            if self._is_whole():
                return False
            self._refuse_to_lose_rows("uninstall it with ")
        self._make()
        return True

    def uninstall(self, force: bool) -> bool:
        """Remove everything that `install` made. Returns False if nothing is installed.

        Raises PokersqlError (table) if the user would lose objects, or if the user would lose rows and `force` is
        false.
        """
        self._refuse_built()
        if self.version() is None:
            return False
        if not force:
            self._refuse_to_lose_rows("use ")
        self._remove()
        return True

    def _refuse_to_lose_rows(self, remedy: str) -> None:
        """Raise PokersqlError (table) if pokersql's tables have rows of the user."""
        there = self._relations()
        held = {name: self._count(name) for name in catalogue.yours() if name in there}
        lost = [f"{rows} row{'s' if rows > 1 else ''} in {name}" for name, rows in held.items() if rows]
        if lost:
            raise PokersqlError(
                f"{self.name}: {', '.join(lost)} would be lost; copy what you need, then {remedy}"
                + ("force=True" if self.name in CONNECTIONS else "--force"),
                ExitCode.TABLE,
            )

    def _refuse_to_lose(self, theirs: set[str]) -> None:
        """Raise PokersqlError (table) if `theirs` names objects of the user in the schema pokersql."""
        if theirs:
            raise PokersqlError(f"{self.name}: {min(theirs)} in the schema is yours; move it away", ExitCode.TABLE)

    def of_another_version(self, found: int) -> PokersqlError:
        """The error if the installed schema has another version."""
        return PokersqlError(
            f"{self.name}: has version {found} of pokersql's schema, these files are of version {sql_files.version()}; "
            f"{self.command('uninstall')} and install again",
            ExitCode.TABLE,
        )

    def command(self, word: str) -> str:
        """For messages: the Python call or the shell command for `word`, such as uninstall."""
        return f"pokersql.{word}()" if self.name in CONNECTIONS else f"'pokersql {word} {self.name}'"

    def _refuse_built(self) -> None:
        if not isinstance(self.engine, CopyingEngine) and "schema_version" in database_files.metadata(self.engine):
            raise PokersqlError(f"{self.name}: was built by pokersql, and already has everything", ExitCode.TABLE)

    def version(self) -> int | None:
        """The version of the installed schema; None if nothing is installed."""
        raise NotImplementedError

    def _version_in_place(self) -> int:
        return int(self.engine.rows(f"SELECT schema_version FROM {self._place}schema_version")[0][0])

    def _is_whole(self) -> bool:
        """Whether the installed schema has all relations and functions."""
        return True

    def _make(self) -> None:
        raise NotImplementedError

    def _remove(self) -> None:
        raise NotImplementedError

    def _relations(self) -> set[str]:
        """The names of the relations in the schema pokersql."""
        return self.engine.relations()

    def _count(self, table: str) -> int:
        return int(self.engine.rows(f"SELECT COUNT(*) FROM {self._place}{table}")[0][0])

    _place = "pokersql."
    """The prefix of a relation's name: the schema and a dot."""
    _path: Sequence[str] = ()
    """The statements after which SQL may name relations without the schema."""

    @contextmanager
    def trial(self) -> Iterator[Engine]:
        """The engine in a transaction that is rolled back at the end; its SQL names relations without the schema."""
        self.engine.rows("BEGIN")
        try:
            for statement in self._path:
                self.engine.rows(statement)
            yield self.engine
        finally:
            with suppress(PokersqlError):
                self.engine.rows("ROLLBACK")

    def finish(self) -> None:
        """Remove the objects that all trials share."""
