"""The targets of `install`: a database file, a database on a server, a connection of the user."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from pokersql import engines
from pokersql.databases import database_files, installation
from pokersql.engines.clickhouse import target as clickhouse
from pokersql.engines.clickhouse.engine import ClickHouse
from pokersql.engines.clickhouse.target import ClickHouseTarget
from pokersql.engines.datafusion.target import DataFusionTarget
from pokersql.engines.duckdb.target import DuckDBTarget
from pokersql.engines.postgresql.engine import SCHEMES, PostgreSQL, shown
from pokersql.engines.postgresql.target import PostgreSQLTarget
from pokersql.engines.spark.target import SparkTarget
from pokersql.engines.sqlite.target import SQLiteTarget
from pokersql.engines.target import Target
from pokersql.errors import PokersqlError
from pokersql.output import files

if TYPE_CHECKING:
    import sqlite3

    import duckdb
    import psycopg
    from chdb.session import Session
    from chdb.state.sqlitelike import Connection
    from datafusion import SessionContext
    from pyspark.sql import SparkSession

    Served: TypeAlias = psycopg.Connection | SparkSession | Connection | Session | SessionContext
    Connected: TypeAlias = duckdb.DuckDBPyConnection | sqlite3.Connection | Served

MODULES = {
    "duckdb": ("DuckDBPyConnection", "duckdb"),
    "sqlite3": ("Connection", "sqlite"),
    "psycopg": ("Connection", "postgresql"),
    "pyspark.sql": ("SparkSession", "spark"),
    "chdb.session": ("Session", "clickhouse"),
    "chdb.state.sqlitelike": ("Connection", "clickhouse"),
    "datafusion": ("SessionContext", "datafusion"),
}
"""By Python module: the class of the module's connections, and the name of the engine."""

KINDS: dict[str, type[Target]] = {"duckdb": DuckDBTarget, "sqlite": SQLiteTarget}
"""The class of targets for database files, by engine."""

SERVED: dict[str, tuple[str, type[Target]]] = {
    "postgresql": ("the connection", PostgreSQLTarget),
    "spark": ("the session", SparkTarget),
    "clickhouse": ("the connection", ClickHouseTarget),
    "datafusion": ("the context", DataFusionTarget),
}
"""By engine: the words with which messages name the user's connection, and the class of targets."""


def opened(text: str, create: bool = False, trace: engines.Trace = None) -> Target:
    """Open the database that a text names: a path that ends in .duckdb or .sqlite, postgresql://…, or chdb:DIR.

    Raises PokersqlError: (usage) for another text, or for a missing database unless `create`, (optional) if the driver
    isn't installed, (system) if the database can't be opened.
    """
    if is_server(text):
        return PostgreSQLTarget(shown(text), PostgreSQL(text, trace=trace))
    if text.startswith(clickhouse.SCHEME):
        return ClickHouseTarget(text, ClickHouse(clickhouse.directory(text, create), trace=trace))
    name = engines.ENDINGS.get(files.ending(text))
    if name is None:
        endings = ", ".join(engines.ENDINGS)
        raise PokersqlError(
            f"{text}: names no database; use a file that ends in {endings}, or postgresql://…, or chdb:DIR"
        )
    if name == "duckdb":
        installation.check_name(text)
    if create and not Path(text).exists():
        engine = engines.ENGINES[name](text, fresh=name == "duckdb", trace=trace)  # a format that older shells read
    else:
        engine = engines.opened(text, name, True, trace)
    return KINDS[name](text, engine)


@contextmanager
def installing(text: str, trace: engines.Trace = None) -> Iterator[Target]:
    """Open or create the database that a text names. After an error, remove a newly created file or directory."""
    path = Path(text.removeprefix(clickhouse.SCHEME))
    new = not is_server(text) and not path.exists()
    try:
        with opened(text, create=True, trace=trace) as target:
            yield target
    except BaseException:
        if new:
            files.remove_database(path)
        raise


def is_server(text: str) -> bool:
    """Whether a text is the address of a server."""
    return text.split("://")[0] in SCHEMES and "://" in text


def has_installed(text: str) -> bool:
    """Whether a text names a server, a ClickHouse directory, or a database file that has the schema from `install`."""
    if is_server(text) or text.startswith(clickhouse.SCHEME):
        return True
    name = engines.ENDINGS.get(Path(text).suffix.lower())
    if name is None or engines.kind_of(text) != name:
        return False
    with engines.opened(text, name, False) as engine:
        target = KINDS[name](text, engine)
        built = "schema_version" in database_files.metadata(engine)
        return not built and target.version() is not None and target._is_whole()


def install(
    connection: Connected,
    *,
    short_names: bool = True,
    attach: bool = False,
    games: bool = False,
    relations: bool = False,
) -> None:
    """Load pokersql into a connection of duckdb, sqlite3, psycopg or chdb, a Spark session, or a DataFusion context.

    `uninstall` removes pokersql again.

    DuckDB stores the macros of `sql/macros.sql` in the schema `pokersql` of the current database. With `attach`, the
    macros are in a database `pokersql` in memory instead, until the connection closes; this works beside read-only
    databases. Each macro gets a short name in `main`, such as `hand_rank` for `pokersql.hand_rank`, unless a function
    already has that name. With `attach`, only this connection has the short names. `games` adds `sql/games.sql`: all
    rules, games and equities. `relations` adds every relation of `sql/load.sql` and `sql/rules.sql` to the schema.

    SQLite gets every relation of `sql/load.sql`, in a database in memory that is attached as `pokersql`, and
    functions such as `hand_rank`.

    PostgreSQL stores every relation of `sql/load.sql` and `sql/rules.sql`, and functions, in the schema `pokersql`.

    Spark gets the same relations and functions: in a schema `pokersql` if the session has a Hive catalogue, else as
    temporary views and functions of the session. Your own frame can replace a temporary view such as `hand_text`.

    ClickHouse gets the relations in a database `pokersql`, and functions such as `hand_rank` for all databases.

    DataFusion gets the relations in a schema `pokersql`, and functions that call DuckDB, until the context ends.

    Raises TypeError for other objects. Raises PokersqlError in three cases: (1) you have a schema or database named
    pokersql; (2) SQLite is in a transaction; (3) pokersql needs a name that is taken: by a temporary view or function
    of Spark's session, or by a function of ClickHouse or DataFusion.

    >>> import duckdb
    >>> connection = duckdb.connect()
    >>> install(connection)
    >>> connection.execute("SELECT best_five(['2c', '3c', '4c', '5c', 'Ac', 'Kd', 'Kh']) AS five").fetchall()
    [('2c 3c 4c 5c Ac',)]
    >>> uninstall(connection)
    """
    import sqlite3

    import duckdb

    if isinstance(connection, duckdb.DuckDBPyConnection):
        installation.install_duckdb(connection, short_names, attach, games, relations)
    elif isinstance(connection, sqlite3.Connection):
        installation.install_sqlite(connection)
    else:
        _at_once(connection, lambda target: target.install())


def uninstall(connection: Connected, *, force: bool = False) -> None:
    """Remove everything that `install` put into a connection, and nothing else.

    On SQLite the functions stay on the connection, since Python can't remove them.

    Raises PokersqlError if the schema or database pokersql also has an object that pokersql did not make. Without
    `force`, it also raises PokersqlError if a table that outlives the connection, such as `hand_text` on a server, has
    your rows.
    """
    import sqlite3

    import duckdb

    if isinstance(connection, duckdb.DuckDBPyConnection):
        installation.uninstall_duckdb(connection)
    elif isinstance(connection, sqlite3.Connection):
        installation.uninstall_sqlite(connection)
    else:
        _at_once(connection, lambda target: target.uninstall(force))


def around(connection: Served) -> Target:
    """The target for a connection to a server or a cluster. Raises TypeError for other objects."""
    imported = [(sys.modules[module], *names) for module, names in MODULES.items() if module in sys.modules]
    engine = next((engine for module, kind, engine in imported if isinstance(connection, getattr(module, kind))), None)
    if engine is None:
        raise TypeError(f"{type(connection).__name__} is no connection of {' or '.join(MODULES)}")
    if engine not in SERVED:
        raise TypeError(f"a connection of {engine}; to check its file, run 'pokersql check FILE'")
    name, target = SERVED[engine]
    return target(name, target.kind(connection))


def _at_once(connection: Served, work: Callable[[Target], object]) -> None:
    """Call `work` with the target of a connection, in one transaction if the engine has transactions."""
    target = around(connection)
    with getattr(connection, "transaction", nullcontext)():
        work(target)
