"""Where pokersql can be installed: a database file, or a database on a server."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pokersql import (
    bundle,
    catalogue,
    databases,
    engines,
    files,
    installation,
    postgresql,
    spark,
    sql_files,
    sqlite_functions,
)
from pokersql.engines import DuckDB, Engine, SQLite
from pokersql.engines.postgresql import SCHEMES, PostgreSQL, shown
from pokersql.engines.spark import Spark
from pokersql.errors import ExitCode, PokersqlError
from pokersql.quoting import quoted

if TYPE_CHECKING:
    import sqlite3

    import duckdb
    import psycopg
    from pyspark.sql import DataFrame, SparkSession


CONNECTIONS = ("the connection", "the session")
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
        if found is not None and self._is_whole():
            return False
        self._make()
        return True

    def uninstall(self, force: bool) -> bool:
        """Remove all that `install` has made; False if nothing is there.

        Raises PokersqlError (table) if something of the user's would be lost; rows in our tables count unless `force`.
        """
        self._refuse_built()
        if self.version() is None:
            return False
        there = self._relations() if self._is_whole() else set()
        held = {name: self._count(name) for name in catalogue.yours() if name in there}
        lost = [f"{rows} row{'s' if rows > 1 else ''} in {name}" for name, rows in held.items() if rows]
        if lost and not force:
            raise PokersqlError(
                f"{self.name}: {', '.join(lost)} would be lost; copy what you need, then say "
                + ("force=True" if self.name in CONNECTIONS else "--force"),
                ExitCode.TABLE,
            )
        self._remove()
        return True

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
        if "schema_version" in databases.metadata(self.engine):
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

    def _path(self) -> list[str]:
        """The statements after which names are found in the schema."""
        return []


class DuckDBTarget(Target):
    """A DuckDB file, or a connection of duckdb's: macros, and a schema pokersql."""

    kind = DuckDB

    def __init__(self, name: str, engine: Engine):
        super().__init__(name, engine)
        engine.one_connection = True

    def version(self) -> int | None:
        with self.engine.errors():
            return installation.installed_version(self.engine.connection)

    def _is_whole(self) -> bool:
        # Macros alone are made anew, with everything.
        views = "SELECT 1 FROM duckdb_views() WHERE database_name = current_database() AND schema_name = 'pokersql'"
        return bool(self.engine.rows(f"{views} AND view_name = 'showdown'"))

    def _make(self) -> None:
        with self.engine.errors():
            installation.install_duckdb(self.engine.connection, games=True, relations=True)

    def _remove(self) -> None:
        installation.uninstall_duckdb(self.engine.connection)

    def _path(self) -> list[str]:
        return ["USE pokersql"]

    @contextmanager
    def trial(self) -> Iterator[Engine]:
        [(catalog, schema)] = self.engine.rows("SELECT current_catalog(), current_schema()")
        try:
            with super().trial() as engine:
                yield engine
        finally:
            self.engine.rows(f"USE {quoted(catalog)}.{quoted(schema)}")


class SQLiteTarget(Target):
    """An SQLite file: relations beside those of the user's; functions are given to each connection."""

    kind = SQLite
    _place = ""

    def __init__(self, name: str, engine: Engine):
        super().__init__(name, engine)
        sqlite_functions.register(engine.connection)

    def version(self) -> int | None:
        made = self.engine.rows("SELECT sql FROM sqlite_master WHERE type = 'view' AND name = 'schema_version'")
        if not made or not str(made[0][0]).startswith("CREATE VIEW schema_version AS\nSELECT "):
            return None
        return self.engine.rows("SELECT schema_version FROM schema_version")[0][0]

    def _make(self) -> None:
        theirs = {name.lower() for name in self.engine.relations()} & {*catalogue.installed()}
        if theirs:
            raise PokersqlError(
                f"{self.name}: has a {min(theirs)} of its own; install into a file of its own, and ATTACH that",
                ExitCode.SYSTEM,
            )
        paths = [*catalogue.installed().values(), sqlite_functions.INDEXES]
        self._at_once([sql_files.runnable(path) for path in paths])

    def _remove(self) -> None:
        paths = list(catalogue.installed().values())
        made = [one for path in reversed(paths) for one in reversed(sql_files.made(path))]
        self._at_once([f"DROP {one.kind} IF EXISTS {one.name};" for one in made])

    def _at_once(self, texts: list[str]) -> None:
        try:
            self.engine.script("\n".join(["BEGIN IMMEDIATE;", *texts, "COMMIT;"]))
        except BaseException:
            with suppress(PokersqlError):
                self.engine.rows("ROLLBACK")
            raise


class PostgreSQLTarget(Target):
    """A database on a PostgreSQL server, or a connection of psycopg's: a schema pokersql."""

    kind = PostgreSQL

    def version(self) -> int | None:
        ours = f"OBJ_DESCRIPTION(TO_REGNAMESPACE('pokersql'), 'pg_namespace') LIKE '%{bundle.MARK}'"
        if not self.engine.rows(f"SELECT 1 WHERE {ours}"):
            return None
        return self.engine.rows("SELECT schema_version FROM pokersql.schema_version")[0][0]

    def install(self) -> bool:
        self._refuse_extension()
        return super().install()

    def uninstall(self, force: bool) -> bool:
        self._refuse_extension()
        return super().uninstall(force)

    def _refuse_extension(self) -> None:
        if self.engine.rows("SELECT 1 FROM pg_extension WHERE extname = 'pokersql'"):
            raise PokersqlError(
                f"{self.name}: CREATE EXTENSION has made the schema pokersql here; "
                "DROP EXTENSION pokersql CASCADE removes it",
                ExitCode.TABLE,
            )

    def _make(self) -> None:
        with self.engine.errors(), self.engine.connection.transaction():
            before = self.engine.rows("SELECT name, setting FROM pg_settings WHERE name = ANY(%s)", [[*SET_LOCALLY]])
            for name, text in postgresql.script():
                self.engine.trace(f"-- {name}")
                self.engine.connection.execute(text)
            for name, setting in before:  # the connection may be in a transaction of the user's
                self.engine.rows("SELECT set_config(%s, %s, true)", [name, setting])
            self.engine.rows("SELECT pokersql.tracker_views()")

    def _remove(self) -> None:
        import psycopg

        try:
            self.engine.connection.execute(sql_files.read(postgresql.REMOVE))
        except psycopg.errors.DependentObjectsStillExist as error:
            yours = (error.diag.message_detail or "").splitlines()[0]
            raise PokersqlError(f"{self.name}: {yours}; drop or move what is yours first", ExitCode.TABLE) from error

    @contextmanager
    def trial(self) -> Iterator[Engine]:
        with self.engine.connection.transaction(force_rollback=True):  # the connection may be in one of the user's
            self.engine.rows("SET LOCAL search_path = pokersql, public")
            self.engine.rows("SET LOCAL client_min_messages = warning")
            yield self.engine


class SparkTarget(Target):
    """A session of Spark: temporary views and functions, or in a lasting catalogue a schema pokersql."""

    kind = Spark

    def __init__(self, name: str, engine: Engine):
        super().__init__(name, engine)
        self._asked: Engine | None = None
        self.keeps_inputs = True
        self.lasts = engine.connection.conf.get("spark.sql.catalogImplementation") == "hive"
        if not self.lasts:
            self._place = ""

    def version(self) -> int | None:
        if self.lasts:
            catalog = self.engine.connection.catalog
            if not catalog.databaseExists("pokersql"):
                return None
            if not (catalog.getDatabase("pokersql").description or "").endswith(bundle.MARK):
                raise PokersqlError(f"{self.name}: has a schema pokersql of its own; rename that", ExitCode.TABLE)
            if not catalog.tableExists("pokersql.schema_version"):  # an install was killed
                return sql_files.version()
        elif "schema_version" not in self.engine.relations():
            return None
        return self.engine.rows(f"SELECT schema_version FROM {self._place}schema_version")[0][0]

    def _refuse_built(self) -> None:
        """`build` writes files alone."""

    def _make(self) -> None:
        if self.lasts:
            self._remove()  # what a killed install has left
            self.engine.rows(f"CREATE SCHEMA pokersql COMMENT 'Poker in SQL {bundle.MARK}'")
            place = self._other()
            place.rows("USE pokersql")
        else:
            self._refuse_theirs()
            place = self.engine
        try:
            self._make_in(place, self.lasts)
        except BaseException:
            self._remove()
            raise

    def _refuse_theirs(self) -> None:
        ours = {*catalogue.installed(), *spark.functions()}
        theirs = (self.engine.relations() | self.engine.functions()) & ours
        if theirs:
            raise PokersqlError(
                f"{self.name}: has a temporary {min(theirs)} of its own; install into session.newSession()",
                ExitCode.SYSTEM,
            )

    def _make_in(self, engine: Engine, lasting: bool) -> None:
        """Make everything in a session: rows, views, functions."""
        kind = "" if lasting else "TEMPORARY "
        with self.engine.errors():
            for name, frame in self._frames(engine.connection):
                if lasting:
                    frame.write.saveAsTable(name)
                else:
                    frame.createOrReplaceTempView(name)
        for name, query in spark.views():
            engine.rows(f"CREATE {kind}VIEW {name} AS {query}")
        for statement in spark.functions("pokersql." if lasting else "").values():
            engine.rows(statement.replace("CREATE ", f"CREATE {kind}", 1))

    def _frames(self, session: SparkSession) -> Iterator[tuple[str, DataFrame]]:
        """The relations that are stored, as frames of a session: those that are installed, or new ones."""
        if self.lasts and self._is_whole() and self.version() is not None:
            for name in spark.stored():
                table = self.engine.connection.table(f"pokersql.{name}").toArrow()  # or each question reads files
                yield name, session.createDataFrame(table)
        else:
            for name, table in spark.rows(spark.stored()):
                yield name, session.createDataFrame(table)

    def _is_whole(self) -> bool:
        last = [*spark.functions()][-1]
        return self.engine.connection.catalog.functionExists(f"{self._place}{last}")

    def _relations(self) -> set[str]:
        if not self.lasts:
            return super()._relations()
        return {name for _, name, is_temporary in self.engine.rows("SHOW TABLES IN pokersql") if not is_temporary}

    def _other(self) -> Engine:
        """A session of the same cluster, without what is temporary in the user's."""
        return Spark(self.engine.connection.newSession(), trace=self.engine.trace)

    def _remove(self) -> None:
        if self.lasts:
            self.engine.rows("DROP SCHEMA IF EXISTS pokersql CASCADE")
            return
        for name in catalogue.installed():
            self.engine.connection.catalog.dropTempView(name)
        for name in spark.functions():
            self.engine.rows(f"DROP TEMPORARY FUNCTION IF EXISTS {name}")

    def uninstall(self, force: bool) -> bool:
        if self.lasts and self.version() == sql_files.version():
            made = self.engine.rows("SHOW USER FUNCTIONS IN pokersql")
            functions = {name.split(".")[-1] for (name,) in made if ".pokersql." in name}
            theirs = (self._relations() | functions) - {*catalogue.installed(), *spark.functions()}
            if theirs:
                raise PokersqlError(f"{self.name}: {min(theirs)} in the schema is yours; move it first", ExitCode.TABLE)
        return super().uninstall(force or not self.lasts)

    @contextmanager
    def trial(self) -> Iterator[Engine]:
        """A session of its own, where everything is temporary, on the rows of a lasting catalogue if they are there."""
        if self._asked is None:
            asked = self._other()
            for setting, value in FEW_ROWS.items():
                asked.connection.conf.set(setting, value)
            self._make_in(asked, lasting=False)
            self._asked = asked
        yield self._asked


FEW_ROWS = {
    "spark.sql.shuffle.partitions": "1",
    "spark.sql.adaptive.enabled": "false",
    "spark.sql.codegen.wholeStage": "false",
    "spark.sql.codegen.factoryMode": "NO_CODEGEN",
}
"""The settings by which Spark answers questions of few rows sooner: no code is compiled, and one task does it."""

SET_LOCALLY = ("search_path", "client_min_messages", "jit", "enable_nestloop")
"""The settings that sql/engines/postgresql/schema.sql changes."""

MODULES = {
    "duckdb": ("DuckDBPyConnection", "duckdb"),
    "sqlite3": ("Connection", "sqlite"),
    "psycopg": ("Connection", "postgresql"),
    "pyspark.sql": ("SparkSession", "spark"),
}
"""The class of a connection and its engine, by the module that makes it."""

KINDS = {kind.kind.name: kind for kind in (DuckDBTarget, SQLiteTarget, PostgreSQLTarget)}


def opened(text: str, create: bool = False, trace: engines.Trace = None) -> Target:
    """The database that a text names: a path that ends in .duckdb or .sqlite, or postgresql://….

    Raises PokersqlError: (usage) for another text, or a file that doesn't exist unless `create`, (optional) for
    a driver that isn't installed, (system) if it can't be opened.
    """
    if is_server(text):
        return PostgreSQLTarget(shown(text), PostgreSQL(text, trace=trace))
    name = engines.ENDINGS.get(files.ending(text))
    if name is None:
        endings = ", ".join(engines.ENDINGS)
        raise PokersqlError(f"{text}: names no database; a file ends in {endings}, a server is postgresql://…")
    if name == "duckdb":
        installation.check_name(text)
    if create and not Path(text).exists():
        engine = engines.ENGINES[name](text, fresh=name == "duckdb", trace=trace)  # in a format that older shells read
    else:
        engine = engines.opened(text, name, True, trace)
    return KINDS[name](text, engine)


@contextmanager
def installing(text: str, trace: engines.Trace = None) -> Iterator[Target]:
    """The same for `install`; a file that is made for it is removed if that fails."""
    new = not is_server(text) and not Path(text).exists()
    try:
        with opened(text, create=True, trace=trace) as target:
            yield target
    except BaseException:
        if new:
            databases.remove(Path(text))
        raise


def is_server(text: str) -> bool:
    """Whether a text is the address of a server."""
    return text.split("://")[0] in SCHEMES and "://" in text


def has_installed(text: str) -> bool:
    """Whether a text names a server, or a database file into which `install` and not `build` has put the schema."""
    if is_server(text):
        return True
    name = engines.ENDINGS.get(Path(text).suffix.lower())
    if name is None or engines.kind_of(text) != name:
        return False
    with engines.opened(text, name, False) as engine:
        target = KINDS[name](text, engine)
        built = "schema_version" in databases.metadata(engine)
        return not built and target.version() is not None and target._is_whole()


def install(
    connection: duckdb.DuckDBPyConnection | sqlite3.Connection | psycopg.Connection | SparkSession,
    *,
    short_names: bool = True,
    attach: bool = False,
    games: bool = False,
    relations: bool = False,
) -> None:
    """Load pokersql into a connection of duckdb, sqlite3 or psycopg, or a Spark session; `uninstall` takes it out.

    DuckDB gets what `sql/macros.sql` makes in the schema `pokersql` of the current database, where it stays. With
    `attach` it gets a database `pokersql` in memory instead, until the connection closes; this works beside read-only
    databases. Short names such as `hand_rank` for `pokersql.hand_rank` are made in `main` (with `attach`, on this
    connection alone) where no function has the name. `games` adds `sql/games.sql`: all rules, games, equities.
    `relations` adds every relation of `sql/load.sql` and `sql/rules.sql` to the schema.

    SQLite gets every relation of `sql/load.sql`, in a database in memory that is attached as `pokersql`, and functions
    such as `hand_rank`.

    PostgreSQL gets both and functions in the schema `pokersql`, where they stay.

    Spark gets the same relations and functions: in a schema `pokersql` if the session has the catalogue of Hive, else
    as temporary views and functions of the session, where your frames can take the place of views such as `hand_text`.

    Raises TypeError for other objects, PokersqlError if something of yours is named pokersql, if SQLite is in a
    transaction, or if a session of Spark has temporary views or functions with names of ours.

    >>> import duckdb
    >>> connection = duckdb.connect()
    >>> install(connection)
    >>> connection.execute("SELECT best_five(['2c', '3c', '4c', '5c', 'Ac', 'Kd', 'Kh']) AS five").fetchall()
    [('2c 3c 4c 5c Ac',)]
    >>> uninstall(connection)
    """
    engine = _engine(connection)
    if engine == "duckdb":
        installation.install_duckdb(connection, short_names, attach, games, relations)
    elif engine == "sqlite":
        installation.install_sqlite(connection)
    else:
        _at_once(connection, lambda target: target.install())


def uninstall(
    connection: duckdb.DuckDBPyConnection | sqlite3.Connection | psycopg.Connection | SparkSession,
    *,
    force: bool = False,
) -> None:
    """Remove what `install` put into a connection, and nothing else; nothing happens if it isn't there.

    SQLite's functions stay on the connection, since Python can't take them back.

    Raises PokersqlError if the schema or database pokersql has something of yours in it; in PostgreSQL and in Spark's
    lasting catalogue also if tables such as `hand_text` have rows of yours, unless `force`.
    """
    engine = _engine(connection)
    if engine == "duckdb":
        installation.uninstall_duckdb(connection)
    elif engine == "sqlite":
        installation.uninstall_sqlite(connection)
    else:
        _at_once(connection, lambda target: target.uninstall(force))


def _engine(connection: object) -> str:
    """The engine of a connection. Raises TypeError for other objects."""
    for module, (name, engine) in MODULES.items():
        if module in sys.modules and isinstance(connection, getattr(sys.modules[module], name)):
            return engine
    raise TypeError(f"{type(connection).__name__} is no connection of {' or '.join(MODULES)}")


def around(connection: psycopg.Connection | SparkSession) -> Target:
    """The target of a connection to a server or a cluster. Raises TypeError for other objects."""
    engine = _engine(connection)
    if engine == "postgresql":
        return PostgreSQLTarget("the connection", PostgreSQL(connection))
    if engine == "spark":
        return SparkTarget("the session", Spark(connection))
    raise TypeError(f"no connection of psycopg or session of Spark; for a file of {engine} there is 'pokersql check'")


def _at_once(connection: psycopg.Connection | SparkSession, work: Callable[[Target], object]) -> None:
    """Do something with a target; a connection that has transactions does it in one."""
    with getattr(connection, "transaction", nullcontext)():
        work(around(connection))
