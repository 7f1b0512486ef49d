"""What the engines share: a connection that runs SQL text and files, and makes relations when SQL names them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from typing import Any

from pokersql import catalogue
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

MANY = 20
"""From so many files on, `_making` saves more time than it takes."""


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
    tells_place = True
    """Whether an error says where in the SQL it is."""
    home = "main"
    """The schema of the relations of an engine in memory."""
    one_connection = False
    """Whether all queries run on one connection: they share temporary tables, but on DuckDB end each other's rows."""
    _named: set[str] | None = None
    """All names that SQL has used, if relations are made on demand."""

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
        self._done: set[str] = set()
        self.trace = trace or (lambda sql: None)
        self._error = self._driver()
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

    def load(self) -> None:
        """Make every relation of `sql/load.sql`."""
        self.read("sql/load.sql")

    def load_on_demand(self) -> None:
        """From here on make each relation when SQL first names it, with all that it reads, and no other."""
        self._named = set()

    def provide(self, sql: str) -> None:
        """Make the relations that SQL names, if this engine makes them on demand."""
        if self._named is not None:
            self._make(catalogue.named(sql, self.name))

    def _make(self, names: set[str]) -> None:
        """Make the relations of these names that aren't there yet."""
        new = names - self._named
        if not new:
            return
        self._named |= new
        paths = catalogue.needed(new, self.name, frozenset(self._done))
        with self._making() if len(paths) >= MANY else nullcontext():
            for path in paths:
                self._read(path)
        self._done.update(paths)

    def read(self, path: str, progress: Progress = None) -> None:
        """Run one of the project's files, or all files that an order file reads, as `.read` does in a shell."""
        self.trace(f".read {path}")
        for file in catalogue.order(path) or [path]:
            if self._named is not None:
                self._make(set(catalogue.reads(file, self.name)))
            with self.errors(file):
                self._script(catalogue.text(file), progress)
            self._done.add(file)

    def _read(self, path: str) -> None:
        """Run a file that takes less time than a thread takes to start."""
        self.trace(f".read {path}")
        with self.errors(path):
            self._short_script(catalogue.text(path))

    def stand_in(self, view: str, source: str) -> None:
        """Store the rows of another relation in a temporary table, which all that reads a view then finds in its place.

        If relations are made on demand, the view isn't made for it.
        """
        self.one_connection = True  # which alone has the temporary table
        self.provide(f"FROM {source}")
        if self._named is not None:
            self._named.add(view)
            self._done.add(catalogue.file_of(view, self.name))
        self.rows(f"CREATE OR REPLACE TEMP TABLE {view} AS SELECT * FROM {source}")

    def remember(self, views: Sequence[str]) -> None:
        """Compute views once, as they are now; each may read the ones before it."""
        self.one_connection = True  # which alone has the temporary tables
        self.script(remembering(views, self.home))

    def _making(self) -> AbstractContextManager:
        """The settings for making many small relations."""
        return nullcontext()

    def script(self, sql: str) -> None:
        """Run statements whose rows nobody reads."""
        self.provide(sql)
        self.trace(sql)
        with self.errors():
            self._script(sql)

    def restrict(self) -> None:
        """From here on all SQL is untrusted: it can't reach files, other databases or settings.

        Raises PokersqlError (system) for a database whose schema would run code.
        """
        self._named = None  # what the SQL names has been made, and no file can be read any more
        with self.errors():
            self._restrict()

    def execute(self, sql: str, values: Values = ()) -> Result:
        """Run one or more statements; the result is that of the last one, whose rows are fetched while they are read.

        Raises PokersqlError (system), also while rows are read.
        """
        self.provide(sql)
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

    def core(self, sql: str) -> Result:
        """Run statements of the core, which an engine may need in other words."""
        return self.execute(sql)

    def rows(self, sql: str, values: Values = ()) -> list[tuple[Any, ...]]:
        """All rows of a result, for a short one."""
        return list(self.execute(sql, values).rows)

    def insert(self, table: str, rows: Sequence[Sequence[Any]]) -> None:
        """Insert rows into one of the project's tables; values are in the order of its columns."""
        if rows:
            self.provide(f"INTO {table}")
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
