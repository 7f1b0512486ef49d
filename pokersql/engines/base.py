"""What the engines share: a connection that runs SQL text and files, and takes everything from what is prepared."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pokersql.errors import ExitCode, PokersqlError, folded

Trace = Callable[[str], None] | None
"""Is called with each SQL text before it runs."""

Values = Sequence[Any] | Mapping[str, Any]
"""Values to bind: to each `?` (in PostgreSQL `%s`) in turn, or by name to `$name`."""

Progress = Callable[[float], None] | None
"""Is called with the share of a query that is done, 0 to 1, where the engine knows it."""

FETCHED_ROWS = 10_000
"""Rows fetched at a time."""

INTERRUPTED = ("INTERRUPT Error: Interrupted!", "Query interrupted", "interrupted")
"""The messages of DuckDB, its Python module and SQLite for an interrupted query."""


@dataclass
class Result:
    """A query's columns, and its rows as they come."""

    columns: list[str]
    rows: Iterator[tuple[Any, ...]]
    types: list[str | None] | None = None
    """DuckDB's types of the columns, where they are known before there is a row."""


class Engine:
    """A connection that runs SQL text, with values always bound to its `?`."""

    name: str
    version: str
    needs = ""
    """What to say if its packages are not installed."""
    tells_place = True
    """Whether an error says where in the SQL it is."""
    home = "main"
    """The schema of the relations of an engine in memory."""
    one_connection = False
    """Whether all queries run on one connection: they share temporary tables, but on DuckDB end each other's rows."""

    def __init__(
        self,
        path: str = ":memory:",
        *,
        read_only: bool = False,
        fresh: bool = False,
        safe: bool = False,
        memory_limit: str | None = None,
        trace: Trace = None,
    ):
        """Open a database, or make a new one.

        `fresh` writes fast and in the oldest format that shells read, but a write that fails leaves a broken file.
        `safe` opens the database for untrusted SQL, which `restrict` then lets in. `memory_limit` is a text such as
        2GB; SQLite needs none.

        Raises PokersqlError: (table) if the file is not a database of this engine, (system) if it can't be opened.
        """
        self.safe = safe
        self.trace = trace or (lambda sql: None)
        try:
            self._error = self._driver()
        except ImportError as error:
            raise PokersqlError(self.needs, ExitCode.OPTIONAL) from error
        try:
            self.connection = self._connect(path, read_only, fresh, memory_limit)
        except self._error as error:
            first = str(error).strip().splitlines()[0]
            is_one = path == ":memory:" or kind_of(path) == self.name
            code = ExitCode.SYSTEM if is_one else ExitCode.TABLE
            raise PokersqlError(f"{path}: {self.name} can't open it as a database: {first}", code) from error

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, kind: type[BaseException] | None, *error: Any) -> None:
        # After Ctrl-C a query may still run, and DuckDB aborts the process if its connection is closed then.
        if kind is not KeyboardInterrupt:
            self.close()

    def close(self) -> None:
        with self.errors():
            self.connection.close()

    def relations(self) -> set[str]:
        """The names of all tables and views."""
        return {name for (name,) in self.rows("SELECT name FROM sqlite_master WHERE type IN ('table', 'view')")}

    def take(self, source: Path, whole: bool) -> bool:
        """Take everything from another database of this engine; False if it is gone or damaged.

        Large tables may stay there, in front of which stand views; with `whole` they are copied, too.
        """
        raise NotImplementedError

    def run(self, sql: str, progress: Progress = None) -> None:
        """Run statements whose rows nobody reads; what the engine raises is passed on as it is."""
        raise NotImplementedError

    def stand_in(self, view: str, source: str) -> None:
        """Store the rows of another relation in a temporary table, which all that reads a view then finds instead."""
        self.one_connection = True  # which alone has the temporary table
        self.rows(f"CREATE OR REPLACE TEMP TABLE {view} AS SELECT * FROM {source}")

    def remember(self, views: Sequence[str]) -> None:
        """Compute views once, as they are now; each may read the ones before it."""
        self.one_connection = True  # which alone has the temporary tables
        self.script(remembering(views, self.home))

    def script(self, sql: str) -> None:
        """Run statements whose rows nobody reads."""
        self.trace(sql)
        with self.errors():
            self.run(sql)

    def restrict(self) -> None:
        """From here on all SQL is untrusted: it can't reach files, other databases or settings.

        Raises PokersqlError (system) for a database whose schema would run code.
        """
        with self.errors():
            self._restrict()

    def execute(self, sql: str, values: Values = ()) -> Result:
        """Run one or more statements; the result is that of the last one, whose rows are fetched while they are read.

        Raises PokersqlError (system), also while rows are read.
        """
        named = isinstance(values, Mapping)
        bound = [f"{name} = {value!r}" for name, value in values.items()] if named else map(repr, values)
        self.trace(sql.strip() + (f"\n-- values: {', '.join(bound)}" if values else ""))
        with self.errors():
            columns, fetch, types = self._execute(sql, values)

        def rows() -> Iterator[tuple[Any, ...]]:
            with self.errors():
                while chunk := fetch(FETCHED_ROWS):
                    yield from chunk

        return Result(columns, rows(), types)

    def rows(self, sql: str, values: Values = ()) -> list[tuple[Any, ...]]:
        """All rows of a result, for a short one."""
        return list(self.execute(sql, values).rows)

    def insert(self, table: str, rows: Sequence[Sequence[Any]]) -> None:
        """Insert rows into one of the project's tables; values are in the order of its columns."""
        if rows:
            self.trace(f"-- INSERT INTO {table}: {len(rows)} rows, the first {rows[0]}")
            with self.errors():
                self._insert(table, rows)

    @contextmanager
    def errors(self, where: str = "") -> Iterator[None]:
        """Raise the engine's errors as PokersqlError (system) in one line, and those of Ctrl-C as KeyboardInterrupt.

        `where` is the file that runs.
        """
        try:
            yield
        except (self._error, RuntimeError) as error:  # DuckDB raises a RuntimeError at Ctrl-C
            said = folded(str(error).split("\nCONTEXT:")[0], self.tells_place) or type(error).__name__
            if said in INTERRUPTED:
                raise KeyboardInterrupt from error
            raise PokersqlError(f"{self.name}: {where + ': ' if where else ''}{said}", ExitCode.SYSTEM) from error


def remembering(views: Sequence[str], home: str) -> str:
    """The SQL that stores the rows of views of a schema in temporary tables of their names.

    A query finds the table, not the view; on DuckDB the views and macros that it reads do, too.
    """
    return "".join(
        f"DROP TABLE IF EXISTS temp.{view};\nCREATE TEMPORARY TABLE {view} AS SELECT * FROM {home}.{view};\n"
        for view in views
    )


def kind_of(path: str) -> str | None:
    """The engine whose database a file is, by its first bytes."""
    try:
        with open(path, "rb") as file:
            start = file.read(16)
    except OSError:
        return None
    return "sqlite" if start.startswith(b"SQLite format 3") else "duckdb" if start[8:12] == b"DUCK" else None
