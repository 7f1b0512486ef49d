"""Runs SQL on DuckDB or SQLite: the same few calls on both, each engine's module imported when it is used."""

from __future__ import annotations

import glob
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from pokersql import catalogue, sql_files, untrusted
from pokersql.errors import ExitCode, PokersqlError, folded

Trace = Callable[[str], None] | None
"""What is told the SQL that runs."""

Values = Sequence[Any] | Mapping[str, Any]
"""What is bound: to each `?` in turn, or by name to `$name`."""

Progress = Callable[[float], None] | None
"""What is told the part of a query that is done, 0 to 1, where the engine knows it."""

FETCHED_ROWS = 10_000
"""Rows held at a time while a result is read."""

ENDINGS = {".duckdb": "duckdb", ".ddb": "duckdb", ".sqlite": "sqlite", ".sqlite3": "sqlite"}
"""The engine of a database file, by its ending."""


INTERRUPTED = ("INTERRUPT Error: Interrupted!", "Query interrupted", "interrupted")
"""What DuckDB, its module and SQLite say when they are interrupted."""


MANY = 20
"""Files from which on it pays to change a setting for them."""

INTERRUPTS = 20
"""How often DuckDB is asked to stop, ten times a second, before it is left to itself."""


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
    _named: set[str] | None = None
    """What was named so far, if that is made when it is named."""

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

        A fresh one is written as fast as it can be, for somebody who throws it away if that goes wrong, and in a form
        that older shells of the engine read. One that is safe is opened for untrusted SQL, which `restrict` lets in. A
        memory limit is a text such as 2GB; SQLite needs none.
        """
        self.safe = safe
        self._done: set[str] = set()
        self._kept: set[str] = set()
        self.trace = trace or (lambda sql: None)
        self._error = self._driver()
        try:
            self._connection = self._connect(path, read_only, fresh, memory_limit)
        except self._error as error:
            first = str(error).strip().splitlines()[0]
            is_one = path == ":memory:" or kind_of(path) == self.name
            code = ExitCode.SYSTEM if is_one else ExitCode.TABLE
            raise PokersqlError(f"{path}: {self.name} can't open it as a database: {first}", code) from error

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, kind: type[BaseException] | None, *error: Any) -> None:
        # After Ctrl-C a query may still be winding down, and DuckDB aborts when it is closed under it.
        if kind is not KeyboardInterrupt:
            self.close()

    def close(self) -> None:
        with self.errors():
            self._connection.close()

    def relations(self) -> set[str]:
        """The names of all tables and views."""
        return {name for (name,) in self.rows("SELECT name FROM sqlite_master WHERE type IN ('table', 'view')")}

    def load(self) -> None:
        """Make every relation, as `.read sql/load.sql` does in a shell."""
        self.read("sql/load.sql")

    def load_on_demand(self) -> None:
        """From here on make what is named before it is used, with all that it reads, and nothing else."""
        self._named = set()

    def provide(self, sql: str) -> None:
        """Make what SQL names, if this engine loads on demand and it isn't there."""
        if self._named is not None:
            self._make(catalogue.named(sql, self.name))

    def _make(self, names: set[str]) -> None:
        """Make all of these that weren't named before."""
        new = names - self._named
        if not new:
            return
        self._named |= new
        paths = [path for path in catalogue.needed(self._named, self.name) if path not in self._done]
        with self._making() if len(paths) >= MANY else nullcontext():
            for path in paths:
                self._read(path)
        if catalogue.SCHEMA in new:
            self._make_macros()
        self._done.update(paths)

    def read(self, path: str, progress: Progress = None) -> None:
        """Run one of the project's files, or those that it reads in turn, as `.read` does in a shell."""
        self.trace(f".read {path}")
        for file in sql_files.order(path) or [path]:
            if self._named is not None:
                self._make(set(catalogue.reads(file, self.name)))
            with self.errors(file):
                self._script(sql_files.read(file), progress)

    def _read(self, path: str) -> None:
        """Run a short file without a thread of its own, which would take longer to start than the file to run."""
        self.trace(f".read {path}")
        with self.errors(path):
            self._short_script(sql_files.read(path))

    def keep(self, views: Sequence[str]) -> None:
        """Work out the rows of views once, for all that reads them from here on."""
        for view in views:
            self.script(f"CREATE TABLE kept_{view} AS SELECT * FROM {view}")
            self.script(f"DROP VIEW {view}")
            self.script(f"CREATE VIEW {view} AS SELECT * FROM kept_{view}")
        self._kept.update(views)

    def release(self, views: Sequence[str]) -> None:
        """Let views that are kept follow what they read again."""
        for view in self._kept.intersection(views):
            self._read(catalogue.file_of(view, self.name))
            self.script(f"DROP TABLE kept_{view}")
        self._kept.difference_update(views)

    def use_macros(self, sql: str = catalogue.SCHEMA) -> bool:
        """Make the macros known to a database of the user's, where an engine has some; whether that was to be done."""
        return False

    def _make_macros(self) -> None:
        """Make the macros beside the relations, where an engine has some."""

    def _making(self) -> AbstractContextManager:
        """What an engine needs while it makes many small things."""
        return nullcontext()

    def script(self, sql: str) -> None:
        """Run statements that give no rows."""
        self.provide(sql)
        self.trace(sql)
        with self.errors():
            self._script(sql)

    def restrict(self) -> None:
        """From here on run untrusted SQL: it reaches nothing outside of the database, and no settings.

        Raises PokersqlError (system) for a database that would run code of its own.
        """
        self._named = None  # what it needs is there, and no file can be read
        with self.errors():
            self._restrict()

    def execute(self, sql: str, values: Values = ()) -> Result:
        """Run one or more statements; the rows are the last one's. Errors while rows are read come as one line too."""
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

    def rows(self, sql: str, values: Values = ()) -> list[tuple[Any, ...]]:
        """All rows of a short result."""
        return list(self.execute(sql, values).rows)

    def insert(self, table: str, rows: Sequence[Sequence[Any]]) -> None:
        """Add rows to one of the project's tables; values are in the order of its columns."""
        if rows:
            self.provide(table)
            self.trace(f"-- INSERT INTO {table}: {len(rows)} rows, the first {rows[0]}")
            with self.errors():
                self._insert(table, rows)

    @contextmanager
    def errors(self, where: str = "") -> Iterator[None]:
        """Turn the engine's own errors into one line, and what Ctrl-C makes of a query back into Ctrl-C."""
        try:
            yield
        except (self._error, RuntimeError) as error:  # DuckDB's word for Ctrl-C is a RuntimeError
            said = folded(str(error), self.tells_place) or type(error).__name__
            if said in INTERRUPTED:
                raise KeyboardInterrupt from error
            raise PokersqlError(f"{self.name}: {where + ': ' if where else ''}{said}", ExitCode.SYSTEM) from error


COMMENT = re.compile(r"--[^\n]*|/\*.*?\*/", re.DOTALL)
"""A comment in SQL."""

EXPLAIN = re.compile(r"[\s\ufeff]*EXPLAIN\b", re.IGNORECASE)
"""The statement of which SQLite asks its authorizer nothing."""

STRING = r'"([^"\\]|\\.)*"'
"""A text in JSON, as a pattern."""


class DuckDB(Engine):
    """DuckDB, in memory or in a file."""

    name = "duckdb"
    one_connection = False
    """Whether all queries share temporary tables; then the rows of one end where the next begins."""
    _restricted = False
    short_names = ""
    """What makes the macros' short names for a cursor."""

    def _driver(self) -> type[Exception]:
        import duckdb

        self.version = duckdb.__version__
        self._unknown = duckdb.CatalogException
        return duckdb.Error

    def _connect(self, path: str, read_only: bool, fresh: bool, memory_limit: str | None):
        import duckdb

        config = {"memory_limit": memory_limit} if memory_limit else {}
        if fresh:
            config["storage_compatibility_version"] = "v1.0.0"
            config["default_block_size"] = "65536"  # small tables fill less than one of DuckDB's own, four times this
            config["preserve_insertion_order"] = "false"  # tables that ask for an order have it all the same
        if self.safe and int(self.version.split(".")[0]) < untrusted.DUCKDB_MAJOR:
            raise PokersqlError(
                f"untrusted SQL needs DuckDB {untrusted.DUCKDB_MAJOR}.0, this is {self.version}; "
                "pip install -U duckdb (on Python 3.11 or newer), or use SQLite",
                ExitCode.OPTIONAL,
            )
        if self.safe:
            config |= untrusted.DUCKDB_SETTINGS
        path = path if path == ":memory:" else str(Path(path).absolute())  # ~ and md: mean other places to DuckDB
        connection = duckdb.connect(path, read_only=read_only, config=config)
        for setting, value in untrusted.DUCKDB_SHUT.items() if self.safe else ():
            connection.execute(f"SET {setting} = {literal(value)}")
        return connection

    def copy(
        self, sql: str, path: str, file_format: str, progress: Progress = None, partition: str | None = None
    ) -> None:
        """Write a query's rows to a file, as parquet, csv or json (one object a line).

        With a column as `partition` it is a directory, with a directory in it for each of the column's values.
        """
        options = {"parquet": "FORMAT parquet, COMPRESSION zstd", "csv": "FORMAT csv, HEADER", "json": "FORMAT json"}
        # A file is written as it is: whoever names it puts it in its place when it is whole.
        placed = f"PARTITION_BY ({partition}), WRITE_PARTITION_COLUMNS" if partition else "USE_TMP_FILE false"
        self.provide(sql)
        if not partition:
            self.rows("SET preserve_insertion_order = true")  # a fresh engine has it off
        if file_format == "json":
            sql = self._finite(sql)
        statement = f"COPY ({sql}) TO ? ({options[file_format]}, {placed})"
        self.trace(f"{statement}\n-- values: {path!r}")
        with self.errors():
            self._run(self._connection, statement, [str(Path(path).absolute())], progress=progress)
        if progress:
            progress(1)

    def _finite(self, sql: str) -> str:
        """The same rows without NaN and infinity, for which JSON has no word: NULL, or an error inside of lists."""
        columns = []
        for name, kind, *_ in self.rows(f"DESCRIBE {sql}"):
            column = quoted(name)
            text = f"CAST(TO_JSON({column}) AS VARCHAR)"
            bare = f"REGEXP_REPLACE({text}, {literal(STRING)}, '', 'g')"
            message = literal(f"column {name!r}: NaN or Infinity in a list or struct, for which JSON has no word")
            if kind in ("FLOAT", "DOUBLE"):
                columns.append(f"CASE WHEN ISFINITE({column}) THEN {column} END AS {column}")
            elif re.search("FLOAT|DOUBLE", kind) and not kind.startswith("ENUM"):
                wrong = f"REGEXP_MATCHES({bare}, 'NaN|Infinity')"
                columns.append(f"CASE WHEN {wrong} THEN ERROR({message}) ELSE {column} END AS {column}")
        return f"SELECT * REPLACE ({', '.join(columns)}) FROM ({sql})" if columns else sql

    def use_macros(self, sql: str = catalogue.SCHEMA) -> bool:
        """Make the macros known, in a database in memory beside this one, unless this one has them in itself.

        They are left out for SQL that names none where nothing else can: a database of the user's may have views.
        """
        from pokersql import bundle, installation

        with self.errors():
            [(name,)] = self._connection.execute("SELECT system.main.current_database()").fetchall()
            if name.lower() in ("memory", "pokersql") and not bundle.named_in(sql):
                return False
            wanted = not installation.installed(self._connection)
            if wanted:
                self.short_names = installation.attach_macros(self._connection)
            return wanted

    @contextmanager
    def _making(self) -> Iterator[None]:
        """One thread: a second has next to nothing to do, which takes time too."""
        if self.safe:  # whose settings are locked
            yield
            return
        self._connection.execute("SET threads = 1")
        yield
        self._connection.execute("RESET threads")

    def _make_macros(self) -> None:
        from pokersql import bundle

        self.trace(f"-- what {bundle.FILE} makes, beside the relations that are there")
        with self.errors(bundle.FILE):
            self._script(bundle.beside_relations())

    def _restrict(self) -> None:
        self._restricted = True

    def _refuse(self, sql: str) -> None:
        """Refuse statements that are not for untrusted SQL, before any of them runs."""
        for statement in self._connection.extract_statements(sql):
            try:
                kind = statement.type.name
            except ValueError:  # the engine has kinds that its module doesn't know
                kind = "such a statement"
            if kind not in untrusted.DUCKDB_STATEMENTS:
                may = ", ".join(untrusted.DUCKDB_STATEMENTS)
                raise PokersqlError(f"{kind} is off; untrusted SQL may {may}", ExitCode.SYSTEM)

    def _script(self, sql: str, progress: Progress = None) -> None:
        self._run(self._connection, sql, progress=progress)

    def _short_script(self, sql: str) -> None:
        self._connection.execute(sql)

    def _execute(self, sql: str, values: Values):
        if self._restricted:
            self._refuse(sql)
        cursor = self._connection
        if not self.one_connection:
            cursor = self._connection.cursor()  # of its own: another statement would end this one's rows
        if self.short_names:
            cursor.execute(self.short_names)
        bound = dict(values) if isinstance(values, Mapping) else list(values)
        try:
            self._run(cursor, sql, bound)
        except self._unknown:
            if self._named is None or len(self._connection.extract_statements(sql)) > 1:  # the first ones have run
                raise
            self._make(catalogue.all_names(self.name))  # so that the engine can say which name may be meant
            self._run(cursor, sql, bound)
        described = cursor.description or []
        if not described:
            return [], lambda size: [], None
        names, types = ([str(column[i]) for column in described] for i in (0, 1))
        dates = [i for i, kind in enumerate(types) if re.search("DATE|TIMESTAMP", kind)]
        return names, _with_ends(cursor.fetchmany, dates) if dates else cursor.fetchmany, types

    def _run(self, connection, *statement: Any, progress: Progress = None) -> None:
        """Run a statement in a thread: DuckDB may keep its caller busy for the whole query, out of reach of Ctrl-C."""
        from concurrent.futures import ThreadPoolExecutor, wait

        if progress:
            connection.execute("SET enable_progress_bar = true")
            connection.execute("SET enable_progress_bar_print = false")
        pool = ThreadPoolExecutor(1)
        running = pool.submit(connection.execute, *statement)
        try:
            while progress and not wait([running], 0.1).done:
                progress(connection.query_progress() / 100)
            running.result()
        except KeyboardInterrupt:
            for _ in range(INTERRUPTS):  # DuckDB may miss one, and stop at none
                connection.interrupt()
                if wait([running], 0.1).done:
                    break
            raise
        finally:
            pool.shutdown(wait=running.done())

    def _insert(self, table: str, rows: Sequence[Sequence[Any]]) -> None:
        # One list a column: DuckDB takes a list in one step, rows one by one.
        columns = [list(column) for column in zip(*rows, strict=True)]
        unnested = ", ".join("unnest(?)" for _ in columns)
        self._run(self._connection, f"INSERT INTO {table} SELECT {unnested}", columns)


def _with_ends(fetch: Callable[[int], list[tuple]], dates: list[int]) -> Callable[[int], list[tuple]]:
    """The same rows, in whose columns of dates infinity is a text.

    DuckDB's module gives the very objects date.max and date.min for it; 9999-12-31 is equal, but another object.
    """
    from datetime import date, datetime

    ends = {id(date.max): "infinity", id(datetime.max): "infinity"}
    ends |= {id(date.min): "-infinity", id(datetime.min): "-infinity"}

    def told(value: Any) -> Any:
        if isinstance(value, (list, tuple)):
            return type(value)(map(told, value))
        if isinstance(value, dict):
            return {key: told(inner) for key, inner in value.items()}
        return ends.get(id(value), value)

    def fetched(size: int) -> list[tuple]:
        rows = [list(row) for row in fetch(size)]
        for row in rows:
            for i in dates:
                row[i] = told(row[i])
        return list(map(tuple, rows))

    return fetched


class SQLite(Engine):
    """SQLite, in memory or in a file."""

    name = "sqlite"
    _off: re.Pattern | None = None
    """What untrusted SQL may not name, as a pattern."""

    def _driver(self) -> type[Exception]:
        import sqlite3

        self.version = sqlite3.sqlite_version
        return sqlite3.Error

    def _connect(self, path: str, read_only: bool, fresh: bool, memory_limit: str | None):
        import sqlite3

        uri = Path(path).absolute().as_uri() + "?mode=ro" if read_only else path
        connection = sqlite3.connect(uri, uri=read_only, isolation_level=None)
        if self.safe:  # before the schema is read, which may run functions
            self._shut(connection)
        try:
            connection.execute("SELECT COUNT(*) FROM sqlite_master")  # opening alone reads nothing
        except sqlite3.OperationalError as error:
            if "readonly" in str(error):  # it would undo what was begun
                raise PokersqlError(
                    f"{path}: is being written to, or was left in mid-write; ask again, or open it in sqlite3 once",
                    ExitCode.SYSTEM,
                ) from error
            raise
        connection.set_progress_handler(lambda: 0, 100_000)  # gives Ctrl-C its chance inside a long query
        if fresh:
            connection.execute("PRAGMA journal_mode = OFF")
            connection.execute("PRAGMA synchronous = OFF")
        return connection

    def copy(self, sql: str, path: str, file_format: str) -> None:
        """Write a query's rows to a file, as DuckDB does it."""
        rows = self.execute(sql)
        with DuckDB(trace=self.trace) as duckdb:
            types = self._types(sql)
            columns = ", ".join(f"{quoted(name)} {types[name]}" for name in rows.columns)
            duckdb.rows(f"CREATE TABLE copied ({columns})")
            while chunk := list(islice(rows.rows, FETCHED_ROWS)):
                duckdb.insert("copied", chunk)
            duckdb.copy("SELECT * FROM copied", path, file_format)

    def _types(self, sql: str) -> dict[str, str]:
        """DuckDB's type for each column of a query: what the table declares, or else what its values are."""
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

    def _shut(self, connection) -> None:
        """Replace each function that is in no list, since the authorizer is not asked about all that a schema calls."""
        import sqlite3

        for setting in untrusted.SQLITE_SETTINGS:
            connection.execute(f"PRAGMA {setting}")
        if hasattr(connection, "setconfig"):  # from Python 3.12 on
            connection.setconfig(sqlite3.SQLITE_DBCONFIG_DEFENSIVE, True)
            connection.setconfig(sqlite3.SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, False)
        known = self._listed("SELECT name, narg FROM pragma_function_list")
        inside = {(name, -1) for name in untrusted.SQLITE_INSIDE.split()}
        for name, narg in known | {(name, -1) for name, _ in known} | inside:
            if name.lower() not in untrusted.SQLITE_FUNCTIONS.split():
                connection.create_function(name, narg, _no_function)

    def _modules(self) -> set[str]:
        """The modules of virtual tables that the library has."""
        modules = {name.lower() for (name,) in self._listed("SELECT name FROM pragma_module_list")}
        if not modules:
            raise PokersqlError(f"SQLite {self.version} names no modules; untrusted SQL needs 3.30", ExitCode.SYSTEM)
        return modules

    def _listed(self, sql: str) -> set[tuple]:
        """What another connection says: a database may have tables of the names of those that tell."""
        import sqlite3

        with closing(sqlite3.connect(":memory:")) as other:
            return set(other.execute(sql))

    def _restrict(self) -> None:
        import sqlite3

        connection = self._connection
        off = self._modules() - {*untrusted.SQLITE_TABLE_FUNCTIONS.split()}
        # The authorizer is not told of all columns of a USING, so the text may not name such a table at all.
        named = "|".join(map(re.escape, off))
        self._off = re.compile(rf"\b(?:{named}|{untrusted.SQLITE_NAMES})\b", re.IGNORECASE | re.ASCII)
        connection.execute("BEGIN")  # from here on nobody changes the schema, which is read once more and checked
        connection.execute("SELECT COUNT(*) FROM sqlite_master").fetchall()
        connection.execute("PRAGMA writable_schema = RESET")
        for name, sql in connection.execute("SELECT name, sql FROM sqlite_master NOT INDEXED"):
            if sql is not None and not re.match(untrusted.SQLITE_MADE, str(sql)):
                raise PokersqlError(
                    f"table {name!r} is virtual: it runs code of a module, which untrusted SQL may not", ExitCode.SYSTEM
                )
            self._refuse(str(sql), f"table {name!r}: ")
        functions = {*untrusted.SQLITE_FUNCTIONS.split()}
        actions = {getattr(sqlite3, f"SQLITE_{name}") for name in untrusted.SQLITE_ACTIONS}

        def allowed(action: int, first: str | None, second: str | None, *where: Any) -> int:
            fine = action in actions
            if action == sqlite3.SQLITE_FUNCTION:
                fine = second.lower() in functions
            elif action == sqlite3.SQLITE_READ:  # a module's table is there without being made; PRAGMAs have one each
                fine = first.lower() not in off and not first.lower().startswith("pragma_")
            return sqlite3.SQLITE_OK if fine else sqlite3.SQLITE_DENY

        connection.set_authorizer(allowed)

    def _refuse(self, sql: str, where: str = "") -> None:
        """Refuse SQL that names what it may not, once untrusted SQL is let in."""
        if self._off and (named := self._off.search(sql)):
            inside = f"{named[0]} is of a module or of SQLite's inside, which untrusted SQL may not name"
            raise PokersqlError(where + inside, ExitCode.SYSTEM)

    def _script(self, sql: str, progress: Progress = None) -> None:
        self._connection.executescript(sql)

    _short_script = _script

    def _execute(self, sql: str, values: Values):
        self._refuse(sql)
        *before, last = self._statements(sql)
        if self._off and any(EXPLAIN.match(COMMENT.sub(" ", statement)) for statement in (*before, last)):
            raise PokersqlError("EXPLAIN is off; it shows places in memory", ExitCode.SYSTEM)
        try:
            for statement in before:
                self._connection.execute(statement)
            cursor = self._connection.execute(last, values if isinstance(values, Mapping) else tuple(values))
        except self._error as error:
            if str(error) == "not authorized":
                may = ", ".join(untrusted.SQLITE_STATEMENTS)
                raise PokersqlError(f"sqlite: not authorized; untrusted SQL may {may}", ExitCode.SYSTEM) from error
            raise
        described = cursor.description or []
        return [column[0] for column in described], cursor.fetchmany if described else lambda size: [], None

    def _statements(self, sql: str) -> list[str]:
        """The text's statements: it is cut after each `;` that ends one, and what is only comment is left out."""
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
        self._connection.executemany(f"INSERT INTO {table} VALUES ({places})", rows)


def _no_function(*values: Any) -> None:
    """What stands in for each function that is in no list."""
    raise PermissionError


def quoted(name: str) -> str:
    """An identifier as SQL on every engine takes it, whatever is in it."""
    return '"' + name.replace('"', '""') + '"'


def file_name(path: str) -> str:
    """The path of one file where DuckDB takes a pattern, and ~ for a home."""
    return glob.escape(str(Path(path).absolute()))


def literal(text: str) -> str:
    """A text as SQL writes it, where no value can be bound."""
    return "'" + text.replace("'", "''") + "'"


ENGINES = {"duckdb": DuckDB, "sqlite": SQLite}


def kind_of(path: str) -> str | None:
    """The engine whose database a file is, by its first bytes."""
    try:
        with open(path, "rb") as file:
            start = file.read(16)
    except OSError:
        return None
    return "sqlite" if start.startswith(b"SQLite format 3") else "duckdb" if start[8:12] == b"DUCK" else None


def loaded(name: str, trace: Trace = None, memory_limit: str | None = None, safe: bool = False) -> Engine:
    """An engine in memory with all that `sql/load.sql` makes."""
    engine = ENGINES[name](memory_limit=memory_limit, trace=trace, safe=safe)
    engine.load()
    return engine


def on_demand(name: str, trace: Trace = None, memory_limit: str | None = None, safe: bool = False) -> Engine:
    """An engine in memory where everything is made when it is named."""
    engine = ENGINES[name](memory_limit=memory_limit, trace=trace, safe=safe)
    engine.load_on_demand()
    return engine


def opened(
    path: str,
    name: str | None,
    write: bool,
    trace: Trace = None,
    memory_limit: str | None = None,
    safe: bool = False,
) -> Engine:
    """An engine on an existing database file, known by its ending unless named; read-only unless `write`."""
    name = kind_to_open(path, name)
    return ENGINES[name](path, read_only=not write, memory_limit=memory_limit, trace=trace, safe=safe)


def kind_to_open(path: str, name: str | None = None) -> str:
    """The engine that opens an existing database file, known by its ending unless named.

    Raises PokersqlError (usage) for what is no file or has no ending of an engine, (table) for another engine's.
    """
    if not Path(path).is_file():
        raise PokersqlError(f"{path}: no such file; a database that exists is opened", ExitCode.USAGE)
    name = name or ENDINGS.get(Path(path).suffix.lower())
    if name is None:
        raise PokersqlError(
            f"{path}: the ending says no engine; name it with --engine, or end it in {', '.join(ENDINGS)}",
            ExitCode.USAGE,
        )
    found = kind_of(path)
    if found not in (name, None):
        of_its_kind = ENDINGS.get(Path(path).suffix.lower()) == found
        remedy = f"open it with {found}" if of_its_kind else "give it the ending of its kind"
        raise PokersqlError(f"{path}: is a database of {found}, not of {name}; {remedy}", ExitCode.TABLE)
    return name
