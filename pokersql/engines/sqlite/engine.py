"""Runs SQL on SQLite."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pokersql.engines.base import FETCHED_ROWS, Engine, Fetched, Progress, Values
from pokersql.engines.duckdb.engine import DuckDB
from pokersql.engines.sqlite import allowed
from pokersql.errors import ExitCode, PokersqlError
from pokersql.sources.sql_text import quoted

if TYPE_CHECKING:
    import sqlite3

COMMENT = re.compile(r"--[^\n]*|/\*.*?\*/", re.DOTALL)
"""A pattern for a comment in SQL."""

EXPLAIN = re.compile(r"[\s\ufeff]*EXPLAIN\b", re.IGNORECASE)
"""A pattern for EXPLAIN at the start of a statement; SQLite does not ask its authorizer about EXPLAIN."""


class SQLite(Engine):
    """SQLite, in memory or in a file."""

    connection: sqlite3.Connection
    name = "sqlite"
    _off: re.Pattern[str] | None = None
    """A pattern for the names that untrusted SQL may not use; None before `restrict` is called."""

    def _driver(self) -> type[Exception]:
        import sqlite3

        self.version = sqlite3.sqlite_version
        return sqlite3.Error

    def _connect(self, path: str, read_only: bool, fresh: bool, memory_limit: str | None) -> sqlite3.Connection:
        import sqlite3

        uri = Path(path).absolute().as_uri() + "?mode=ro" if read_only else path
        connection = sqlite3.connect(uri, uri=read_only, isolation_level=None)
        if self.safe:  # before the schema is read, since reading it may run functions
            self._shut(connection)
        try:
            connection.execute("SELECT COUNT(*) FROM sqlite_master")  # connect() does not read the file
        except sqlite3.OperationalError as error:
            if "readonly" in str(error):  # SQLite would have to roll back an interrupted transaction
                raise PokersqlError(
                    f"{path}: a write is running, or was interrupted; try again, or open the file in sqlite3 once",
                    ExitCode.SYSTEM,
                ) from error
            raise
        connection.set_progress_handler(lambda: 0, 100_000)  # lets Python see Ctrl-C during a long query
        if fresh:
            connection.execute("PRAGMA journal_mode = OFF")
            connection.execute("PRAGMA synchronous = OFF")
        return connection

    def copy(self, sql: str, path: str, file_format: str, *unnamed: Any, **options: Any) -> None:
        rows = self.execute(sql)
        with DuckDB(trace=self.trace) as duckdb:
            types = self._types(sql)
            columns = ", ".join(f"{quoted(name)} {types[name]}" for name in rows.columns)
            duckdb.rows(f"CREATE TABLE copied ({columns})")
            while chunk := list(islice(rows.rows, FETCHED_ROWS)):
                duckdb.insert("copied", chunk)
            duckdb.copy("SELECT * FROM copied", path, file_format, *unnamed, **options)

    def _types(self, sql: str) -> dict[str, str]:
        """DuckDB's type for each column of a query: TINYINT or SMALLINT if declared, else a type for the values."""
        self.rows(f"CREATE TEMP VIEW pokersql_copied AS {sql}")
        declared = {name: kind for _, name, kind, *_ in self.rows("PRAGMA table_info(pokersql_copied)")}
        small = {"TINYINT": "TINYINT", "SMALLINT": "SMALLINT"}
        found = {}
        for name, kind in declared.items():
            column = quoted(name)
            held = {k for (k,) in self.rows(f"SELECT DISTINCT typeof({column}) FROM pokersql_copied")} - {"null"}
            kinds = {"integer": small.get(kind, "BIGINT"), "real": "DOUBLE", "blob": "BLOB"}
            if held == {"integer", "real"}:
                held = {"real"}
            found[name] = kinds.get(held.pop(), "VARCHAR") if len(held) == 1 else "VARCHAR"
        self.rows("DROP VIEW pokersql_copied")
        return found

    def _shut(self, connection: sqlite3.Connection) -> None:
        """Make each function outside `allowed.FUNCTIONS` fail, since the authorizer does not see calls in a schema."""
        import sqlite3

        for setting in allowed.SETTINGS:
            connection.execute(f"PRAGMA {setting}")
        if sys.version_info >= (3, 12):
            connection.setconfig(sqlite3.SQLITE_DBCONFIG_DEFENSIVE, True)
            connection.setconfig(sqlite3.SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, False)
        known = self._listed("SELECT name, narg FROM pragma_function_list")
        inside = {(name, -1) for name in allowed.INSIDE.split()}
        for name, narg in known | {(name, -1) for name, _ in known} | inside:
            if name.lower() not in allowed.FUNCTIONS.split():
                connection.create_function(name, narg, _no_function)

    def _listed(self, sql: str) -> set[tuple[Any, ...]]:
        """The rows of a query on a new connection, since tables of an untrusted database may hide PRAGMA functions."""
        import sqlite3

        with closing(sqlite3.connect(":memory:")) as other:
            return set(other.execute(sql))

    def _restrict(self) -> None:
        import sqlite3

        connection = self.connection
        modules = {name.lower() for (name,) in self._listed("SELECT name FROM pragma_module_list")}
        if not modules:
            raise PokersqlError(f"SQLite {self.version} lists no modules; untrusted SQL needs 3.30", ExitCode.SYSTEM)
        off = modules - {*allowed.TABLE_FUNCTIONS.split()}
        # SQLite does not ask the authorizer about all columns of USING, so SQL may not contain the modules' names.
        named = "|".join(map(re.escape, off))
        self._off = re.compile(rf"\b(?:{named}|{allowed.NAMES})\b", re.IGNORECASE | re.ASCII)
        connection.execute("BEGIN")  # from here on the schema can't change; it is read again and checked
        connection.execute("SELECT COUNT(*) FROM sqlite_master").fetchall()
        connection.execute("PRAGMA writable_schema = RESET")
        for name, sql in connection.execute("SELECT name, sql FROM sqlite_master NOT INDEXED"):
            if sql is not None and not re.match(allowed.MADE, str(sql)):
                raise PokersqlError(
                    f"table {name!r} is virtual: it runs code of a module; untrusted SQL may not", ExitCode.SYSTEM
                )
            self._refuse(str(sql), f"table {name!r}: ")
        functions = {*allowed.FUNCTIONS.split()}
        actions = {getattr(sqlite3, f"SQLITE_{name}") for name in allowed.ACTIONS}

        def is_allowed(action: int, first: str | None, second: str | None, *where: Any) -> int:
            fine = action in actions
            if action == sqlite3.SQLITE_FUNCTION:
                fine = (second or "").lower() in functions
            elif action == sqlite3.SQLITE_READ:  # each module and each PRAGMA has a built-in table
                table = (first or "").lower()
                fine = table not in off and not table.startswith("pragma_")
            return sqlite3.SQLITE_OK if fine else sqlite3.SQLITE_DENY

        connection.set_authorizer(is_allowed)

    def _refuse(self, sql: str, where: str = "") -> None:
        """Raise PokersqlError (system) if the SQL contains a name that matches `_off`."""
        if self._off and (named := self._off.search(sql)):
            inside = f"{named[0]} belongs to a module or to SQLite itself; untrusted SQL may not name it"
            raise PokersqlError(where + inside, ExitCode.SYSTEM)

    def take(self, source: Path, whole: bool) -> bool:
        import sqlite3

        try:
            with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as prepared:
                prepared.backup(self.connection)
        except sqlite3.Error:  # the file was removed or damaged in the meantime
            return False
        return True

    def run(self, sql: str, progress: Progress = None) -> None:
        self.connection.executescript(sql)

    def _execute(self, sql: str, values: Values) -> Fetched:
        self._refuse(sql)
        *before, last = self._statements(sql)
        if self._off and any(EXPLAIN.match(COMMENT.sub(" ", statement)) for statement in (*before, last)):
            raise PokersqlError("EXPLAIN is off; it shows addresses in memory", ExitCode.SYSTEM)
        try:
            for statement in before:
                self.connection.execute(statement)
            cursor = self.connection.execute(last, values if isinstance(values, Mapping) else tuple(values))
        except self._error as error:
            if str(error) == "not authorized":
                may = ", ".join(allowed.STATEMENTS)
                raise PokersqlError(f"sqlite: not authorized; untrusted SQL may {may}", ExitCode.SYSTEM) from error
            raise
        described = cursor.description or []
        return [column[0] for column in described], cursor.fetchmany if described else lambda size: [], None

    def _statements(self, sql: str) -> list[str]:
        """The statements of a text; a statement that has only comments is left out."""
        from sqlite3 import complete_statement

        statements, statement = [], ""
        for piece in sql.split(";"):
            statement += piece + ";"
            if complete_statement(statement):
                statements.append(statement)
                statement = ""
        statements.append(statement.removesuffix(";"))
        return [text for text in statements if COMMENT.sub("", text).strip(" \t\r\n;")] or [""]

    def _insert(self, table: str, rows: Sequence[Sequence[Any]]) -> None:
        places = ", ".join("?" for _ in rows[0])
        self.connection.executemany(f"INSERT INTO {table} VALUES ({places})", rows)


def _no_function(*values: Any) -> None:
    """The replacement for each function that isn't listed in `allowed.FUNCTIONS`."""
    raise PermissionError
