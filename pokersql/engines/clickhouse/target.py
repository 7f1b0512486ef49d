"""Installs pokersql into ClickHouse in this process: into a data directory, a connection or a session of chdb."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from pokersql.engines import Engine, copies
from pokersql.engines.clickhouse.engine import ClickHouse
from pokersql.engines.target import Target
from pokersql.errors import ExitCode, PokersqlError
from pokersql.sources import bundle, catalogue, sql_files
from pokersql.sources.sql_text import quoted

SCHEME = "chdb:"
"""The prefix of a text that names a chdb directory."""

FUNCTIONS = "sql/clickhouse.sql"
"""The order file of the look-up tables and of the functions."""

TRIAL = "pokersql_check"
"""The name of the database that `check` makes for its questions."""

MADE = f"Poker in SQL {bundle.MARK}"
"""The comment of each database that pokersql makes."""


def directory(text: str, create: bool) -> str:
    """The directory DIR of a text chdb:DIR.

    Raises PokersqlError if DIR has files that are not ClickHouse's, or if DIR is missing and can't be made.
    """
    name = text.removeprefix(SCHEME)
    path = Path(name)
    if not name or "?" in name or name.startswith("//"):
        raise PokersqlError(f"{text}: DIR in chdb:DIR is a directory of ClickHouse, not a server, and has no ?")
    needed = path if path.exists() or not create else path.parent
    if not needed.is_dir():
        raise PokersqlError(f"{text}: {needed} is {'a file' if needed.exists() else 'no such directory'}")
    if path.exists() and any(path.iterdir()) and not (path / "metadata").is_dir():
        raise PokersqlError(f"{text}: has files that are not ClickHouse's; name another directory", ExitCode.TABLE)
    return name


class ClickHouseTarget(Target):
    """ClickHouse in this process. It gets a database pokersql, and functions, which belong to no database."""

    engine: ClickHouse
    kind = ClickHouse
    keeps_inputs = True

    def __init__(self, name: str, engine: ClickHouse):
        super().__init__(name, engine)
        self._before: str | None = None

    def version(self) -> int | None:
        if not self._is_ours("pokersql"):
            return None
        if "schema_version" not in self.engine.relations():  # a process was killed during `install`
            return sql_files.version()
        return self._version_in_place()

    def _is_ours(self, database: str) -> bool:
        """Whether pokersql made a database of this name. Raises PokersqlError (table) if the user made it."""
        found = self.engine.rows(f"SELECT comment FROM system.databases WHERE name = '{database}'")
        if found and found[0][0] != MADE:
            raise PokersqlError(f"{self.name}: has your own database {database}; rename it", ExitCode.TABLE)
        return bool(found)

    def _is_whole(self) -> bool:
        return self.engine.functions() >= _made("FUNCTION")

    def _make(self) -> None:
        if self._is_ours("pokersql"):
            self._refuse_dependents()
            self._remove()  # removes what a killed `install` has left
        if theirs := self.engine.functions() & _made("FUNCTION"):
            raise PokersqlError(f"{self.name}: has your own function {min(theirs)}; rename it", ExitCode.TABLE)
        try:
            self._make_in("pokersql", copies.stored())
            for path in sql_files.order(FUNCTIONS):
                self.engine.rows(sql_files.read(path))
        except BaseException:
            self._remove()
            raise

    def _make_in(self, database: str, stored: Iterable[str], installed: Iterable[str] = ()) -> None:
        """Make a database with a table for each relation in `stored`, and a view for each other relation.

        The views of the relations in `installed` read the rows in the database pokersql.
        """
        self.engine.rows(f"CREATE DATABASE {database} COMMENT '{MADE}'")
        for name, rows in copies.rows([*stored]):
            self.engine.store(f"{database}.{name}", rows)
        for name in installed:
            self.engine.rows(f"CREATE VIEW {database}.{name} AS SELECT * FROM pokersql.{name}")
        for name, query in copies.views("clickhouse", database):
            self.engine.rows(f"CREATE VIEW {database}.{name} AS {query}")

    def _remove(self) -> None:
        for name in self.engine.functions() & _made("FUNCTION"):
            self.engine.rows(f"DROP FUNCTION {name}")
        self.engine.rows("DROP DATABASE IF EXISTS pokersql SYNC")

    def uninstall(self, force: bool) -> bool:
        if self.version() == sql_files.version():
            self._refuse_dependents()
            self._refuse_to_lose(self.engine.relations() - {*catalogue.installed(), *_made("TABLE")})
        return super().uninstall(force)

    def _refuse_dependents(self) -> None:
        """Raise PokersqlError (table) if the default of a user's column calls a function of pokersql."""
        found = self.engine.rows(
            "SELECT concat(database, '.', name) FROM system.tables "
            "WHERE has(loading_dependencies_database, 'pokersql') AND database NOT IN ('pokersql', 'pokersql_check')"
        )
        if found:
            raise PokersqlError(
                f"{self.name}: a column of {found[0][0]} uses pokersql's functions; drop or change it", ExitCode.TABLE
            )

    @contextmanager
    def trial(self) -> Iterator[Engine]:
        """The database TRIAL, which has tables for the user's rows and settings, and views for all other relations."""
        if self._before is None:
            if self._is_ours(TRIAL):  # a killed check has left the database
                self.engine.rows(f"DROP DATABASE {TRIAL} SYNC")
            [(self._before,)] = self.engine.rows("SELECT currentDatabase()")
            yours = [*catalogue.yours(), "settings"]
            self._make_in(TRIAL, yours, {*copies.stored()} - {*yours})
        self.engine.rows(f"USE {TRIAL}")
        yield self.engine

    def finish(self) -> None:
        if self._before is not None:
            self.engine.rows(f"USE {quoted(self._before)}")
            self.engine.rows(f"DROP DATABASE IF EXISTS {TRIAL} SYNC")
            self._before = None


def _made(kind: str) -> set[str]:
    """The names of the tables or functions that the files of FUNCTIONS make; `kind` is TABLE or FUNCTION."""
    made = [one for path in sql_files.order(FUNCTIONS) for one in sql_files.made(path)]
    return {one.name.removeprefix("pokersql.") for one in made if one.kind == kind}
