"""The base class of engines. An engine is a connection that runs SQL text and can copy a prepared database."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pokersql import extras
from pokersql.errors import ExitCode, PokersqlError, folded

if TYPE_CHECKING:
    from typing_extensions import Self

Trace = Callable[[str], None] | None
"""A function that gets each SQL text before it runs."""

Values = Sequence[Any] | Mapping[str, Any]
"""Values to bind: a sequence has one per `?` (in PostgreSQL `%s`), a mapping has one per `$name`."""

Progress = Callable[[float], None] | None
"""A function that is called with the completed share of a query, 0 to 1; only DuckDB calls it."""

FETCHED_ROWS = 10_000
"""The number of rows fetched at a time."""

INTERRUPTED = ("INTERRUPT Error: Interrupted!", "Query interrupted", "interrupted")
"""The error messages for an interrupted query, from DuckDB, its Python module, and SQLite."""


Rows = list[tuple[Any, ...]]

Types = Sequence[str | None] | None
"""The DuckDB types of a query's columns, if they are known before the first row is read."""


Fetched = tuple[list[str], Callable[[int], Rows], Types]
"""The names of a query's columns, a function that fetches a given number of rows, and the columns' types."""


@dataclass
class Result:
    """The columns and the rows of a query; the rows are fetched while the caller reads them."""

    columns: list[str]
    rows: Iterator[tuple[Any, ...]]
    types: Types = None


class Engine:
    """A connection that runs SQL text. Values are always bound, never written into the text."""

    name: str
    version: str
    connection: Any
    """The driver's connection, whose class each engine declares."""
    needs = ""
    """Which packages the engine needs, for an error message. The extra of the engine's name installs them."""
    tells_place = True
    """Whether error messages quote the position in the SQL."""
    home = "main"
    """The schema that has the relations of an engine in memory."""
    one_connection = False
    """Whether all queries share one connection and its temporary tables.

    If they do, a new query on DuckDB ends the results of earlier queries.
    """

    def __init__(
        self,
        path: Any = ":memory:",
        *,
        read_only: bool = False,
        fresh: bool = False,
        safe: bool = False,
        memory_limit: str | None = None,
        trace: Trace = None,
    ):
        """Open or make a database. `path` is a file, a server's address, or a connection of the driver.

        For `fresh`, SQLite writes fast, but a failed write leaves the file broken; DuckDB writes the format of version
        1.0. `safe` opens the database for untrusted SQL, which may run after a call of `restrict`. `memory_limit` is a
        text such as 2GB; SQLite ignores it.

        Raises PokersqlError: (table) if the file is not a database of this engine, (system) if it can't be opened.
        """
        self.safe = safe
        self.trace = trace or (lambda sql: None)
        try:
            self._error = self._driver()
        except ImportError as error:
            raise PokersqlError(f"{self.needs}: {extras.extra(self.name)}", ExitCode.OPTIONAL) from error
        try:
            self.connection = self._connect(path, read_only, fresh, memory_limit)
        except self._error as error:
            first = str(error).strip().splitlines()[0]
            is_one = path == ":memory:" or kind_of(path) == self.name
            code = ExitCode.SYSTEM if is_one else ExitCode.TABLE
            raise PokersqlError(f"{path}: {self.name} can't open it as a database: {first}", code) from error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *error: Any) -> None:
        # After Ctrl-C a query may still run; DuckDB aborts the process if a connection is closed during its query.
        if kind is not KeyboardInterrupt:
            self.close()

    def close(self) -> None:
        with self.errors():
            self.connection.close()

    def relations(self) -> set[str]:
        """The names of all tables and views."""
        return {name for (name,) in self.rows("SELECT name FROM sqlite_master WHERE type IN ('table', 'view')")}

    def take(self, source: Path, whole: bool) -> bool:
        """Copy everything from another database of this engine. Returns False if that database is missing or damaged.

        On DuckDB, large tables become views of the other database; with `whole` they are copied, too.
        """
        raise NotImplementedError

    def run(self, sql: str, progress: Progress = None) -> None:
        """Run statements and discard their rows. The driver's errors are not converted."""
        raise NotImplementedError

    def copy(
        self,
        sql: str,
        path: str,
        file_format: str,
        progress: Progress = None,
        partition: Sequence[str] = (),
        metadata: Mapping[str, str] | None = None,
        ordered: bool = False,
    ) -> None:
        """Write a query's rows to a file in the format parquet, csv or json (one object per line).

        If `partition` names columns, `path` is a directory. For each column it has a level of directories, one per
        value. `metadata` has the keys and values to store in a Parquet file. If `ordered`, a single thread writes the
        parts, in the order of the rows.
        """
        raise NotImplementedError

    def _driver(self) -> type[Exception]:
        """Import the driver. Returns the base class of the driver's errors.

        Sets `version` if the version is known before a connection is open.
        """
        raise NotImplementedError

    def _connect(self, path: Any, read_only: bool, fresh: bool, memory_limit: str | None) -> Any:
        raise NotImplementedError

    def _restrict(self) -> None:
        raise NotImplementedError

    def _execute(self, sql: str, values: Values) -> Fetched:
        raise NotImplementedError

    def _insert(self, table: str, rows: Sequence[Sequence[Any]]) -> None:
        raise NotImplementedError

    def stand_in(self, view: str, source: str) -> None:
        """Store the rows of `source` in a temporary table `view`; queries then read the table instead of the view."""
        self.one_connection = True  # only this connection has the temporary table
        self.rows(f"CREATE OR REPLACE TEMP TABLE {view} AS SELECT * FROM {source}")

    def remember(self, views: Sequence[str]) -> None:
        """Store the rows of views in temporary tables. A view may read the views that come before it in the list."""
        self.one_connection = True  # only this connection has the temporary tables
        self.script(remembering(views, self.home))

    def script(self, sql: str) -> None:
        """Run statements as `run` does, but raise errors as PokersqlError (system)."""
        self.trace(sql)
        with self.errors():
            self.run(sql)

    def restrict(self) -> None:
        """Treat all further SQL as untrusted: it can't reach files, other databases or settings.

        Raises PokersqlError (system) if the database's own schema could run code.
        """
        with self.errors():
            self._restrict()

    def execute(self, sql: str, values: Values = ()) -> Result:
        """Run one or more statements. Returns the result of the last statement.

        Raises PokersqlError (system), at once or while the rows are read.
        """
        named = values.items() if isinstance(values, Mapping) else ()
        bound = [f"{name} = {value!r}" for name, value in named] or map(repr, values)
        self.trace(sql.strip() + (f"\n-- values: {', '.join(bound)}" if values else ""))
        with self.errors():
            columns, fetch, types = self._execute(sql, values)

        def rows() -> Iterator[tuple[Any, ...]]:
            with self.errors():
                while chunk := fetch(FETCHED_ROWS):
                    yield from chunk

        return Result(columns, rows(), types)

    def rows(self, sql: str, values: Values = ()) -> Rows:
        """All rows of a short result, as a list."""
        return list(self.execute(sql, values).rows)

    def insert(self, table: str, rows: Sequence[Sequence[Any]]) -> None:
        """Insert rows into a table; each row has its values in the order of the table's columns."""
        if rows:
            self.trace(f"-- INSERT INTO {table}: {len(rows)} rows, the first {rows[0]}")
            with self.errors():
                self._insert(table, rows)

    @contextmanager
    def errors(self, where: str = "") -> Iterator[None]:
        """Turn the driver's errors into PokersqlError (system) in one line, and Ctrl-C into KeyboardInterrupt.

        `where` is the path of the SQL file that runs.
        """
        try:
            yield
        except (self._error, RuntimeError) as error:  # DuckDB raises a RuntimeError at Ctrl-C
            said = folded(str(error).split("\nCONTEXT:")[0], self.tells_place) or type(error).__name__
            if said in INTERRUPTED:
                raise KeyboardInterrupt from error
            raise PokersqlError(f"{self.name}: {where + ': ' if where else ''}{said}", ExitCode.SYSTEM) from error


def remembering(views: Sequence[str], home: str) -> str:
    """The SQL that copies the rows of views of the schema `home` into temporary tables of the same names.

    Queries then read the tables instead of the views. On DuckDB, views and macros in a query read the tables, too.
    """
    return "".join(
        f"DROP TABLE IF EXISTS temp.{view};\nCREATE TEMPORARY TABLE {view} AS SELECT * FROM {home}.{view};\n"
        for view in views
    )


def kind_of(path: str) -> str | None:
    """The name of the engine that made a database file, found from the file's first bytes."""
    try:
        with open(path, "rb") as file:
            start = file.read(16)
    except OSError:
        return None
    return "sqlite" if start.startswith(b"SQLite format 3") else "duckdb" if start[8:12] == b"DUCK" else None
