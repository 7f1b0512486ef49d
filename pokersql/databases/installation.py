"""Installs pokersql in a connection of the user, and uninstalls it. The user's objects do not change."""

from __future__ import annotations

import re
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from pokersql import engines
from pokersql.databases import prepared, worlds
from pokersql.engines import DuckDB, Engine, SQLite
from pokersql.engines.duckdb.engine import ATTACHING, COPYING
from pokersql.engines.sqlite import hand_functions
from pokersql.errors import ExitCode, PokersqlError
from pokersql.sources import bundle, catalogue, comments, sql_files
from pokersql.sources.sql_text import literal, quoted

if TYPE_CHECKING:
    import sqlite3

    import duckdb

    from pokersql.engines.duckdb.engine import Connection

    Connected = Connection | duckdb.DuckDBPyConnection

FUNCTIONS = """
SELECT DISTINCT
    function_name,
    function_type = 'table_macro',
    database_name = 'temp',
    CASE WHEN NOT internal THEN macro_definition END,
    schema_name = 'main'
    AND (database_name = system.main.current_database() OR database_name = 'temp')
    AND regexp_replace(COALESCE(macro_definition, ''), '\\w+ := ', '', 'g') IN (
        'pokersql.' || function_name || '(' || array_to_string(parameters, ', ') || ')',
        'SELECT * FROM pokersql.' || function_name || '(' || array_to_string(parameters, ', ') || ')'
    )
FROM system.main.duckdb_functions()
WHERE database_name <> 'pokersql' AND schema_name <> 'pokersql'
"""
"""The query of the fields of Function. A short name is a macro that only calls pokersql's macro of the same name.

In the call, a parameter that has a default is passed by name.
"""


class Function(NamedTuple):
    """A function, or an overload of a function, outside the schema or database pokersql."""

    name: str
    is_table: bool
    is_temporary: bool
    definition: str | None
    """The body of a user's macro."""
    is_short_name: bool
    """Whether the function is a short name of a macro of pokersql."""


def install_duckdb(
    connection: Connected,
    short_names: bool = True,
    attach: bool = False,
    games: bool = False,
    relations: bool = False,
) -> None:
    """Install pokersql in a connection of DuckDB; see `pokersql.install`."""
    if attach:
        names = attach_macros(connection)
        connection.execute(names if short_names else "")
    else:
        _install_into_schema(connection, short_names, games, relations)


def uninstall_duckdb(connection: Connected) -> None:
    """Remove all that `install_duckdb` has made in a connection."""
    attached = _attached_to_duckdb(connection)
    if not attached and installed_version(connection) is None:
        return
    _check_own(connection)
    for function in {function._replace(definition=None) for function in _functions(connection)}:
        if function.is_short_name:
            kind = "MACRO TABLE" if function.is_table else "MACRO"
            connection.execute(f"DROP {kind} {'temp.' if function.is_temporary else ''}main.{function.name}")
    connection.execute("DETACH pokersql" if attached else "DROP SCHEMA pokersql CASCADE")


def installed(connection: Connected) -> bool:
    """Whether the current database has the schema pokersql.

    Raises PokersqlError (table) if the schema has another version.
    """
    version = installed_version(connection)
    if version not in (None, sql_files.version()):
        raise PokersqlError(
            f"the database has macros of version {version}, but this is version {sql_files.version()}; "
            "pokersql.install or .read sql/macros.sql replaces the macros",
            ExitCode.TABLE,
        )
    return version is not None


def installed_version(connection: Connected) -> int | None:
    """The version of the schema pokersql in the current database; None if there is no such schema."""
    found = connection.execute(
        f"""
        FROM (
            SELECT database_name, schema_name, table_name, comment FROM system.main.duckdb_tables()
            UNION ALL
            SELECT database_name, schema_name, view_name, comment FROM system.main.duckdb_views()
        )
        WHERE
            database_name = system.main.current_database() AND schema_name = 'pokersql'
            AND table_name = 'schema_version' AND comment LIKE '%{bundle.MARK}'
        """
    ).fetchall()
    rows = connection.execute("SELECT schema_version FROM pokersql.schema_version").fetchall() if found else []
    return rows[0][0] if rows else None


def attach_macros(connection: Connected, functions: list[Function] | None = None, in_memory: bool = False) -> str:
    """Attach a database with the macros. Returns the SQL that makes the short names of the macros, for a cursor.

    `functions` are the connection's functions, if known; `in_memory` is for a connection that can't open files.

    Raises PokersqlError (usage) if the connection's database is named pokersql or has the macros.
    """
    database = _database(connection)
    if database.lower() == "pokersql":
        raise PokersqlError(f"the database is named {database}, as the schema that the macros need; rename the file")
    if installed_version(connection) is not None:
        raise PokersqlError(f"the database {database} has the macros already; uninstall them first")
    attached = _attached_to_duckdb(connection)
    _check_own(connection)
    taken = _taken(_functions(connection) if functions is None else functions)
    if attached:
        connection.execute("DETACH pokersql")
    connection.execute(making() if in_memory else attaching())
    return "\n".join(statement for name, statement in short_names().items() if name not in taken)


def use_macros(engine: Engine, sql: str = catalogue.SCHEMA) -> bool:
    """Attach the macros to an engine on a user's database before it runs `sql`. Returns whether they were attached.

    A connection of SQLite gets functions instead, except for untrusted SQL. The macros are not attached in three cases:
    (1) the database already has them; (2) the database is named memory or pokersql, and `sql` mentions no macro; (3)
    `sql` is untrusted, and no macro is mentioned in it or in the views and macros that it reaches.
    """
    if isinstance(engine, SQLite) and not engine.safe:
        hand_functions.register(engine.connection)
    if not isinstance(engine, DuckDB):
        return False
    connection = engine.connection
    with engine.errors():
        has_no_room = _database(connection).lower() in ("memory", "pokersql")
        if (has_no_room and not bundle.named_in(sql)) or installed(connection):
            return False
        functions = _functions(connection)
        if engine.safe and not bundle.named_in(_reached(connection, functions, sql)):
            return False
        engine.short_names = attach_macros(connection, functions, in_memory=engine.safe)
        return True


def read_files() -> None:
    """Read and cache all files that `attach_macros` needs, for a process that may not open files later."""
    for reads in (making, short_names, bundle.guard, sql_files.version, bundle.public):
        reads()


def attaching() -> str:
    """The SQL that attaches the macros: from the prepared database, or in memory if the cache can't be written."""
    source = prepared_file()
    return attaching_file(str(source)) if source else making()


def attaching_file(source: str) -> str:
    """The statement that attaches a file with the macros, unless a database named pokersql is attached already."""
    return f"ATTACH IF NOT EXISTS {literal(source)} AS pokersql (READ_ONLY);"


def attaches_file(line: str) -> bool:
    """Whether a line is a statement of `attaching_file`."""
    source = line.partition("'")[2].rpartition("'")[0].replace("''", "'")
    return line == attaching_file(source)


def write_macros(path: str) -> None:
    """Write a database with the macros."""
    with DuckDB(path, fresh=True) as engine:  # a new file has the oldest format
        engine.script("CHECKPOINT")
    with DuckDB() as engine:  # in one transaction: a COMMIT after each statement takes twice the time
        engine.script(f"BEGIN;\n{making(path)}\nCOMMIT;")


def prepared_file() -> Path | None:
    """The prepared database with the macros; None if the cache can't be written."""
    import duckdb

    return prepared.path("macros.duckdb", duckdb.__version__, write_macros)


def making(place: str = ":memory:") -> str:
    """The SQL that attaches a new database and makes the macros in it. It fails while ORDER BY is descending."""
    left_out = [bundle.SHORT_NAMES, *(bundle.parts(file)[0] for file in bundle.ORDERS)]
    made = [text for file in bundle.ORDERS for name, text in bundle.sections(file).items() if name not in left_out]
    return "\n".join([bundle.guard("ORDER BY"), f"ATTACH {literal(place)} AS pokersql (READ_WRITE);", *made])


def short_names() -> dict[str, str]:
    """For each short name, the statement that makes it on one connection."""
    return {
        name: statement.replace("CREATE MACRO", "CREATE TEMP MACRO").replace(" main.", " ")
        for name, statement in bundle.short_names().items()
    }


def start_of_shell(path: str | None) -> str:
    """The SQL that a DuckDB shell runs first: it attaches the macros; without a database, it makes all relations."""
    if path is None:
        with DuckDB() as engine:
            source = worlds.prepared_of(engine)
        return f"{ATTACHING.format(literal(str(source)))}\n{COPYING}" if source else catalogue.whole_text()
    if Path(path).is_file():
        with engines.opened(path, "duckdb", write=False) as engine:
            return f"{attaching()}\n{engine.short_names}" if use_macros(engine) and isinstance(engine, DuckDB) else ""
    check_name(path)
    return "\n".join([attaching(), *short_names().values()])


def check_name(path: str) -> None:
    """Raise PokersqlError (usage) for a file named pokersql, which DuckDB would confuse with the schema pokersql."""
    if Path(path).stem.lower() == catalogue.SCHEMA:
        raise PokersqlError(f"{path}: the schema of the macros is named pokersql, too; rename the file")


def _database(connection: Connected) -> str:
    """The name of the current database."""
    return str(connection.execute("SELECT system.main.current_database()").fetchall()[0][0])


def _check_own(connection: Connected) -> None:
    """Raise PokersqlError (system) if the user has a database or schema that is named pokersql."""
    import duckdb

    named = "SELECT 1 FROM system.main.duckdb_schemas() WHERE 'pokersql' IN (LOWER(database_name), LOWER(schema_name))"
    if not connection.execute(named).fetchall():
        return
    try:
        connection.execute(bundle.guard())
    except duckdb.Error as error:
        raise PokersqlError(str(error).splitlines()[0], ExitCode.SYSTEM) from error


def _reached(connection: Connected, functions: list[Function], sql: str) -> str:
    """SQL with the texts of all views and macros whose names occur in it or in these texts."""
    views = connection.execute("SELECT view_name, sql FROM system.main.duckdb_views() WHERE NOT internal").fetchall()
    rest = [*views, *((function.name, function.definition) for function in functions if function.definition)]
    while near := [pair for pair in rest if pair[0].lower() in sql.lower()]:
        sql = "\n".join([sql, *(text for _, text in near)])
        rest = [pair for pair in rest if pair not in near]
    return sql


def _functions(connection: Connected) -> list[Function]:
    """All functions and macros, except those in the schema or database pokersql."""
    return [Function(*row) for row in connection.execute(FUNCTIONS).fetchall()]


def _taken(functions: list[Function]) -> set[str]:
    """The names of functions that belong to the user or to DuckDB."""
    own = {function.name for function in functions if function.is_short_name}
    return {function.name for function in functions if not function.is_temporary} - own


def _attached_to_duckdb(connection: Connected) -> bool:
    """Whether pokersql's database is attached. Raises PokersqlError (system) if another database is named pokersql."""
    names = [name.lower() for _, name, *_ in connection.execute("PRAGMA database_list").fetchall()]
    if _database(connection).lower() == "pokersql" or "pokersql" not in names:
        return False
    ours = connection.execute(
        f"SELECT 1 FROM system.main.duckdb_tables() WHERE database_name = 'pokersql' AND comment LIKE '%{bundle.MARK}'"
    ).fetchall()
    if not ours:
        raise PokersqlError("your database is attached as pokersql; attach it under another name", ExitCode.SYSTEM)
    return True


def _install_into_schema(connection: Connected, with_short_names: bool, games: bool, relations: bool) -> None:
    import duckdb

    # Two statements have the same transaction number only if the user has begun a transaction.
    [first], [second] = (connection.execute("SELECT txid_current()").fetchall() for _ in range(2))
    alone = first != second
    sections = [text for name, text in bundle.sections().items() if name != bundle.SHORT_NAMES]
    # On DuckDB 2.0, IF NOT EXISTS fails if a scalar macro has the name of a table macro.
    taken = _taken(_functions(connection))
    free = [statement for name, statement in bundle.short_names().items() if name not in taken]
    more = bundle.sections(bundle.GAMES).values() if games else []
    others = _relations_in_schema(connection, games) if relations else ""
    script = "\n".join([*sections, *(free if with_short_names else []), *more, others])
    try:
        connection.execute(f"BEGIN;\n{script}\nCOMMIT;" if alone else script)
    except duckdb.Error as error:
        if alone:
            connection.execute("ROLLBACK")
        raise PokersqlError(str(error).splitlines()[0], ExitCode.SYSTEM) from error
    with suppress(duckdb.Error):  # CHECKPOINT fails while another connection is in a transaction
        connection.execute("CHECKPOINT" if alone else "")


def _relations_in_schema(connection: Connected, games: bool) -> str:
    """The SQL that makes the relations in the schema pokersql, where they replace the macros' tables."""
    [(catalog, schema)] = connection.execute("SELECT current_catalog(), current_schema()").fetchall()
    bundles = bundle.ORDERS if games else [bundle.FILE]
    parts = [one for file in bundles for path in bundle.parts(file) for one in sql_files.made(path)]
    files = catalogue.installed()
    drops = [
        f"DROP {one.kind} {one.name};"
        for one in parts
        if one.kind in ("TABLE", "VIEW") and one.name.removeprefix("pokersql.") in files
    ]
    told = [line for path in files.values() for line in comments.statements(path, f" {bundle.MARK}")]
    there, back = f"USE {quoted(catalog)}.pokersql;", f"USE {quoted(catalog)}.{quoted(schema)};"
    # Without the files' DROPs, which would find the user's tables in main.
    texts = [re.sub(r"^DROP .+;$", "", sql_files.runnable(path), flags=re.MULTILINE) for path in files.values()]
    return "\n".join([*drops, there, *texts, *told, back])


def _attached_to_sqlite(connection: sqlite3.Connection) -> bool:
    """Whether pokersql's database is attached. Raises PokersqlError (system) for another database named pokersql."""
    with closing(connection.cursor()) as cursor:
        cursor.row_factory = None
        files = {name.lower(): file for _, name, file in cursor.execute("PRAGMA database_list")}
        if "pokersql" not in files:
            return False
        held = {name for (name,) in cursor.execute("SELECT name FROM pokersql.sqlite_master WHERE type <> 'index'")}
    if files["pokersql"] or held != set(sql_files.relations()):
        raise PokersqlError("the database that is attached as pokersql has your own tables", ExitCode.SYSTEM)
    return True


def install_sqlite(connection: sqlite3.Connection) -> None:
    """Install pokersql in a connection of SQLite; see `pokersql.install`."""
    if connection.in_transaction:
        raise PokersqlError("SQLite attaches nothing in a transaction; commit or roll back first", ExitCode.SYSTEM)
    uninstall_sqlite(connection)
    connection.execute("ATTACH ':memory:' AS pokersql")
    with SQLite() as loaded:
        worlds.read(loaded, "sql/load.sql")
        for kind, name, sql in loaded.rows("SELECT type, name, sql FROM sqlite_master WHERE sql > '' ORDER BY rowid"):
            connection.execute(sql.replace(f"CREATE {kind.upper()} ", f"CREATE {kind.upper()} pokersql.", 1))
            rows = loaded.rows(f"SELECT * FROM {name}") if kind == "table" else []
            if rows:
                places = ", ".join("?" for _ in rows[0])
                connection.executemany(f"INSERT INTO pokersql.{name} VALUES ({places})", rows)
    connection.commit()
    hand_functions.register(connection)


def uninstall_sqlite(connection: sqlite3.Connection) -> None:
    """Remove the relations that `install_sqlite` has made."""
    if _attached_to_sqlite(connection):
        connection.execute("DETACH pokersql")
