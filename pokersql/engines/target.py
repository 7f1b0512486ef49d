"""What targets share: installing, checking versions, uninstalling."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from pokersql.databases import database_files
from pokersql.engines import Engine
from pokersql.errors import ExitCode, PokersqlError
from pokersql.sources import catalogue, sql_files

CONNECTIONS = ("the connection", "the session", "the context")
"""What targets are called whose connection is given."""


class Target:
    """A database into which the relations and the functions are installed."""

    kind: type[Engine]

    keeps_inputs = False
    """Whether what a trial writes is there in the next."""
    inputs: Sequence[str] = ()
    """The inputs of questions that it keeps."""

    def __init__(self, name: str, engine: Engine):
        """`name` is what messages call it."""
        self.name, self.engine = name, engine

    def __enter__(self) -> Target:
        return self

    def __exit__(self, *error: Any) -> None:
        self.engine.__exit__(*error)

    def install(self) -> bool:
        """Make everything, in one transaction; False if this version is there already.

        Raises PokersqlError: (table) for another version or a file that `build` made, (system) if the engine says no.
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
        """Remove all that `install` has made; False if nothing is there.

        Raises PokersqlError (table) if something of the user's would be lost; rows in our tables count unless `force`.
        """
        self._refuse_built()
        if self.version() is None:
            return False
        if not force:
            self._refuse_to_lose_rows("say ")
        self._remove()
        return True

    def _refuse_to_lose_rows(self, remedy: str) -> None:
        """Raise PokersqlError (table) if tables of ours have rows of the user's."""
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
        """Raise PokersqlError (table) if there is something of the user's in our schema."""
        if theirs:
            raise PokersqlError(f"{self.name}: {min(theirs)} in the schema is yours; move it first", ExitCode.TABLE)

    def of_another_version(self, found: int) -> PokersqlError:
        """The error for a schema of another version."""
        return PokersqlError(
            f"{self.name}: has version {found} of pokersql's schema, these files are of version {sql_files.version()}; "
            f"{self.command('uninstall')} and install again",
            ExitCode.TABLE,
        )

    def command(self, word: str) -> str:
        """What does something with this target, for messages."""
        return f"pokersql.{word}()" if self.name in CONNECTIONS else f"'pokersql {word} {self.name}'"

    def _refuse_built(self) -> None:
        if "schema_version" in database_files.metadata(self.engine):
            raise PokersqlError(f"{self.name}: was built by pokersql, with everything in it", ExitCode.TABLE)

    def version(self) -> int | None:
        """The version of the schema that is installed; None if there is none."""
        raise NotImplementedError

    def _is_whole(self) -> bool:
        """Whether a schema that is there has the relations."""
        return True

    def _make(self) -> None:
        raise NotImplementedError

    def _remove(self) -> None:
        raise NotImplementedError

    def _relations(self) -> set[str]:
        """The names of the relations where ours are."""
        return self.engine.relations()

    def _count(self, table: str) -> int:
        [(rows,)] = self.engine.rows(f"SELECT COUNT(*) FROM {self._place}{table}")
        return rows

    _place = "pokersql."
    """What stands before a relation's name."""

    @contextmanager
    def trial(self) -> Iterator[Engine]:
        """The engine in a transaction that leaves no trace, in which relations and functions need no schema."""
        self.engine.rows("BEGIN")
        try:
            for statement in self._path():
                self.engine.rows(statement)
            yield self.engine
        finally:
            with suppress(PokersqlError):
                self.engine.rows("ROLLBACK")

    def finish(self) -> None:
        """Remove what trials have made for each other."""

    def _path(self) -> list[str]:
        """The statements after which names are found in the schema."""
        return []
