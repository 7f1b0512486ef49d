"""Runs SQL on DuckDB."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pokersql import extras
from pokersql.engines.base import Engine, Fetched, Progress, Rows, Values
from pokersql.engines.duckdb import allowed
from pokersql.errors import ExitCode, PokersqlError
from pokersql.sources.sql_text import literal, quoted

if TYPE_CHECKING:
    import duckdb

INTERRUPTS = 20
"""The number of interrupts, ten per second, after which pokersql stops waiting for DuckDB's query to end."""

STRING = r'"([^"\\]|\\.)*"'
"""A pattern for a string in JSON."""

PARQUET = "FORMAT parquet, COMPRESSION zstd"
"""The options for partitioned Parquet files: users keep these files, so size matters more than time."""

FAST_PARQUET = f"{PARQUET}, COMPRESSION_LEVEL 1, DICTIONARY_SIZE_LIMIT 8192"
"""The options for other Parquet files: pyarrow's compression level, and a dictionary that holds all descriptions.

DuckDB writes a file of hands in a third less time than with its default level and limit; the file is 5 % larger.
"""

ATTACHING = "ATTACH {} AS prepared (READ_ONLY);"
"""The statement that attaches the file of the prepared database."""

COPYING = "COPY FROM DATABASE prepared TO memory; DETACH prepared;"
"""The statements that copy the whole prepared database."""

COPYING_SCHEMA = "COPY FROM DATABASE prepared TO memory (SCHEMA);"
"""The statement that copies the prepared database without its rows."""

TAKING = """
SELECT
    CASE
        WHEN estimated_size < ? THEN FORMAT('INSERT INTO memory.{0} FROM prepared.{0};', table_name)
        ELSE FORMAT('DROP TABLE memory.{0}; CREATE VIEW memory.{0} AS FROM prepared.{0};', table_name)
    END
FROM duckdb_tables()
WHERE database_name = 'prepared' AND estimated_size > 0
"""
"""The query that returns a statement per table with rows, which copies a small table or makes a view of a large one."""

LARGE = 500
"""A table with this number of rows or more is not copied: copying all tables would take seven times as long."""

OF_DATA = ("DataError", "IntegrityError", "NotSupportedError", "InvalidInputException")
"""The classes of DuckDB's errors that depend on the rows: the same statement may succeed on other rows."""


class Connection:
    """A connection of DuckDB whose statements Ctrl-C can interrupt; `raw` is the connection of the module duckdb."""

    def __init__(self, raw: duckdb.DuckDBPyConnection):
        self.raw = raw

    def __getattr__(self, name: str) -> Any:
        return getattr(self.raw, name)

    def cursor(self) -> Connection:
        return Connection(self.raw.cursor())

    def execute(self, *statement: Any, progress: Progress = None) -> Connection:
        """Run a statement in a separate thread; in the main thread, Python may see Ctrl-C only after the statement."""
        from concurrent.futures import Future, ThreadPoolExecutor, wait

        connection = self.raw
        if progress:
            connection.execute("SET enable_progress_bar = true")
            connection.execute("SET enable_progress_bar_print = false")
        pool = ThreadPoolExecutor(1)
        running: Future[Any] = Future()  # replaced below, unless Ctrl-C comes before `submit` returns
        try:
            running = pool.submit(connection.execute, *statement)
            while progress and not wait([running], 0.1).done:
                progress(connection.query_progress() / 100)
            running.result()
        except KeyboardInterrupt:
            for _ in range(INTERRUPTS):  # DuckDB may miss an interrupt
                connection.interrupt()
                if wait([running], 0.1).done:
                    break
            raise
        finally:
            pool.shutdown(wait=running.done())
        return self


class DuckDB(Engine):
    """DuckDB, in memory or in a file."""

    connection: Connection
    name = "duckdb"
    home = "memory.main"
    _is_locked = False
    _restricted = False
    short_names = ""
    """The statements that make the macros' short names on each new cursor; `installation.use_macros` sets them."""

    def _driver(self) -> type[Exception]:
        import duckdb

        self.version = duckdb.__version__
        return duckdb.Error

    def _connect(self, path: str, read_only: bool, fresh: bool, memory_limit: str | None) -> Connection:
        import duckdb

        config: dict[str, str | bool | int | float | list[str]] = {"memory_limit": memory_limit} if memory_limit else {}
        if fresh:
            config["storage_compatibility_version"] = "v1.0.0"
            config["default_block_size"] = "65536"  # small tables leave most of a default block (262144) empty
        if self.safe and int(self.version.split(".")[0]) < allowed.MAJOR:
            raise PokersqlError(
                f"untrusted SQL needs DuckDB {allowed.MAJOR}.0, this is {self.version}; "
                f"{extras.command('-U', 'duckdb')} (on Python 3.11 or newer), or use SQLite",
                ExitCode.OPTIONAL,
            )
        if self.safe:
            config |= allowed.SETTINGS
        if self.safe and path != ":memory:":
            config |= allowed.SHUT
        path = path if path == ":memory:" else str(Path(path).absolute())  # else DuckDB expands a leading ~ or md:
        connection = Connection(duckdb.connect(path, read_only=read_only, config=config))
        # GROUP BY hand_rank counts in an array: ranks need 13 bits, and without this setting 12 bits are the limit. If
        # the setting were in `config`, DuckDB would refuse other connections to the same file.
        connection.execute("SET GLOBAL perfect_ht_threshold = 13")
        self._disable(connection)
        if self.safe and path != ":memory:":
            self._lock(connection)
        return connection

    def _lock(self, connection: Connection) -> None:
        """Forbid all access to files. An engine in memory calls this only after it has read the prepared database."""
        for setting, value in allowed.LOCK.items():
            connection.execute(f"SET {setting} = {literal(value)}")
        self._is_locked = True

    def take(self, source: Path, whole: bool) -> bool:
        try:
            self.connection.execute(ATTACHING.format(literal(str(source))))
        except self._error:  # the file was removed or damaged in the meantime
            return False
        if whole:
            self.run(COPYING)
            return True
        statements = [statement for (statement,) in self.connection.execute(TAKING, [LARGE]).fetchall()]
        # On one thread: starting a task on another thread takes longer than copying a small table.
        with self.errors():
            self.run("\n".join(["SET threads = 1;", COPYING_SCHEMA, *statements, "RESET threads;"]))
        return True

    def plan_without(self, *optimizers: str) -> None:
        """Disable these optimizers of DuckDB for all further queries, and enable those that earlier calls disabled."""
        self._disable(self.connection, *optimizers)

    def _disable(self, connection: Connection, *optimizers: str) -> None:
        # The optimizer projection_pullup, new in DuckDB 2.0, takes over half the time to plan a question about equity.
        late = ["projection_pullup"] if int(self.version.split(".")[0]) >= 2 else []
        connection.execute(f"SET disabled_optimizers = {literal(','.join([*optimizers, *late]))}")

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
        parquet = PARQUET if partition else FAST_PARQUET
        options = {"parquet": parquet, "csv": "FORMAT csv, HEADER", "json": "FORMAT json"}
        # The caller passes the path of a temporary file, and renames the file when it is complete.
        columns = ", ".join(map(quoted, partition))
        placed = f"PARTITION_BY ({columns}), WRITE_PARTITION_COLUMNS" if partition else "USE_TMP_FILE false"
        if metadata:
            pairs = ", ".join(f"{quoted(key)}: {literal(value)}" for key, value in metadata.items())
            placed += f", KV_METADATA {{{pairs}}}"
        if partition and ordered:
            self.rows("SET threads = 1")
        if file_format == "json":
            sql = self._finite(sql)
        statement = f"COPY ({sql}) TO ? ({options[file_format]}, {placed})"
        self.trace(f"{statement}\n-- values: {path!r}")
        with self.errors():
            self.connection.execute(statement, [str(Path(path).absolute())], progress=progress)
        if progress:
            progress(1)

    def _finite(self, sql: str) -> str:
        """The query with NULL for NaN and infinity, which JSON lacks; in a list or struct, either is an error."""
        columns = []
        for name, kind, *_ in self.rows(f"DESCRIBE {sql}"):
            column = quoted(name)
            text = f"CAST(TO_JSON({column}) AS VARCHAR)"
            bare = f"REGEXP_REPLACE({text}, {literal(STRING)}, '', 'g')"
            message = literal(f"column {name!r}: a list or struct has NaN or Infinity, which JSON can't express")
            if kind in ("FLOAT", "DOUBLE"):
                columns.append(f"CASE WHEN ISFINITE({column}) THEN {column} END AS {column}")
            elif re.search("FLOAT|DOUBLE", kind) and not kind.startswith("ENUM"):
                wrong = f"REGEXP_MATCHES({bare}, 'NaN|Infinity')"
                columns.append(f"CASE WHEN {wrong} THEN ERROR({message}) ELSE {column} END AS {column}")
        return f"SELECT * REPLACE ({', '.join(columns)}) FROM ({sql})" if columns else sql

    def is_of_data(self, error: PokersqlError) -> bool:
        """Whether an error depends on the rows: its class is in OF_DATA."""
        import duckdb

        return isinstance(error.__cause__, tuple(getattr(duckdb, name) for name in OF_DATA))

    def _restrict(self) -> None:
        if not self._is_locked:
            self._lock(self.connection)
        self._restricted = True

    def _refuse(self, sql: str) -> None:
        """Raise PokersqlError, before any statement runs, if the SQL has a statement of a kind that is not allowed."""
        for statement in self.connection.extract_statements(sql):
            try:
                kind = statement.type.name
            except ValueError:  # the Python module doesn't know this kind
                kind = "this statement"
            if kind not in allowed.STATEMENTS:
                may = ", ".join(allowed.STATEMENTS)
                raise PokersqlError(f"{kind} is off; untrusted SQL may {may}", ExitCode.SYSTEM)

    def run(self, sql: str, progress: Progress = None) -> None:
        self.connection.execute(sql, progress=progress)

    def _execute(self, sql: str, values: Values) -> Fetched:
        if self._restricted:
            self._refuse(sql)
        cursor = self.connection
        if not self.one_connection:
            cursor = self.connection.cursor()  # a later statement on the same connection would end this result
        if self.short_names:
            cursor.execute(self.short_names)
        bound = dict(values) if isinstance(values, Mapping) else list(values)
        cursor.execute(sql, bound)
        described = cursor.description or []
        if not described:
            return [], lambda size: [], None
        names, types = ([str(column[i]) for column in described] for i in (0, 1))
        dates = [i for i, kind in enumerate(types) if re.search("DATE|TIMESTAMP", kind)]
        return names, _with_ends(cursor.fetchmany, dates) if dates else cursor.fetchmany, types

    def _insert(self, table: str, rows: Sequence[Sequence[Any]]) -> None:
        # One list per column: DuckDB binds a list in one step, while it would insert rows one by one.
        columns = [list(column) for column in zip(*rows, strict=True)]
        unnested = ", ".join("unnest(?)" for _ in columns)
        self.connection.execute(f"INSERT INTO {table} SELECT {unnested}", columns)


def _with_ends(fetch: Callable[[int], Rows], dates: list[int]) -> Callable[[int], Rows]:
    """A `fetchmany` that returns infinite dates as the text infinity; `dates` has the positions of the date columns.

    For an infinite date, the module duckdb returns the object date.max or date.min itself. For the date 9999-12-31 it
    returns another object, which equals date.max.
    """
    from datetime import date, datetime

    ends = {id(date.max): "infinity", id(datetime.max): "infinity"}
    ends |= {id(date.min): "-infinity", id(datetime.min): "-infinity"}

    def spelled(value: Any) -> Any:
        if isinstance(value, (list, tuple)):
            return type(value)(map(spelled, value))
        if isinstance(value, dict):
            return {key: spelled(inner) for key, inner in value.items()}
        return ends.get(id(value), value)

    def fetched(size: int) -> Rows:
        rows = [list(row) for row in fetch(size)]
        for row in rows:
            for i in dates:
                row[i] = spelled(row[i])
        return list(map(tuple, rows))

    return fetched
