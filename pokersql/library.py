"""The macros in connections of your own, for Python."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from pokersql import bundle, sql_files
from pokersql.errors import ExitCode, PokersqlError

if TYPE_CHECKING:
    import sqlite3

    import duckdb


def connect(path: str | None = None) -> duckdb.DuckDBPyConnection:
    """A DuckDB connection that ranks hands.

    Without a path it is in memory, with every relation of `sql/load.sql` and the macros. With one, the database there
    is opened, or made; nothing of pokersql is written to it (see `install` for that), the macros are attached to the
    connection. Frames of pandas, Polars and Arrow are tables by the names of their variables.

    >>> connection = connect()
    >>> connection.sql("SELECT hand_rank('As Kd Qh Jc Ts') AS hand_rank").fetchall()
    [(1600,)]
    >>> connection.sql("FROM deal(players := 2, seed := 42) SELECT hand ORDER BY player_ranking").fetchall()
    [('3c 3s 5d Ts Ac',), ('4d Js Qh Ks Ah',)]
    """
    import duckdb

    connection = duckdb.connect(path or ":memory:")
    try:
        if path is None:
            for file in sql_files.order():
                connection.execute(sql_files.read(file))
            install(connection)
        elif not installed(connection):
            install(connection, attach=True)
    except BaseException:
        connection.close()
        raise
    return connection


def install(
    connection: duckdb.DuckDBPyConnection | sqlite3.Connection, *, short_names: bool = True, attach: bool = False
) -> None:
    """Load pokersql into a connection of yours, of duckdb or of sqlite3; `uninstall` takes it out again.

    DuckDB: what `sql/duckdb/macros.sql` makes, in the schema `pokersql` of the current database, where it stays; with
    `attach` in a database of that name in memory, for as long as the connection lasts, so that read-only databases
    can have it too. Short names, as `hand_rank` for `pokersql.hand_rank`, are made in `main` (with `attach`, for this
    connection alone), where they are not taken.

    SQLite: every relation of `sql/load.sql`, in a database in memory that is attached as `pokersql`.

    Raises TypeError for other objects, PokersqlError if the name pokersql is taken or SQLite is in a transaction.

    >>> import duckdb
    >>> connection = duckdb.connect()
    >>> install(connection)
    >>> connection.execute("SELECT best_five(['2c', '3c', '4c', '5c', 'Ac', 'Kd', 'Kh']) AS five").fetchall()
    [('2c 3c 4c 5c Ac',)]
    >>> uninstall(connection)
    """
    if _engine(connection) == "duckdb":
        _install_duckdb(connection, short_names, attach)
    else:
        _install_sqlite(connection)


def uninstall(connection: duckdb.DuckDBPyConnection | sqlite3.Connection) -> None:
    """Take out of a connection what `install` put there, and nothing else; without it nothing happens."""
    if _engine(connection) == "sqlite":
        if "pokersql" in _attached(connection):
            connection.execute("DETACH pokersql")
        return
    for name, kind, temporary in connection.execute(
        """
        SELECT DISTINCT
            function_name,
            CASE WHEN function_type = 'macro' THEN 'MACRO' ELSE 'MACRO TABLE' END,
            database_name = 'temp'
        FROM duckdb_functions()
        WHERE (database_name = current_database() OR database_name = 'temp') AND schema_name = 'main'
            AND function_type IN ('macro', 'table_macro')
            AND macro_definition LIKE '%pokersql.' || function_name || '(%'
        """
    ).fetchall():
        connection.execute(f"DROP {kind} {'temp.' if temporary else ''}main.{name}")
    if "pokersql" in _attached(connection):
        connection.execute("DETACH pokersql")
    else:
        connection.execute("DROP SCHEMA IF EXISTS pokersql CASCADE")


class Rows(NamedTuple):
    """What a query gives."""

    columns: list[str]
    rows: list[tuple[Any, ...]]


def query(
    sql: str,
    values: Sequence[Any] | Mapping[str, Any] = (),
    *,
    path: str | None = None,
    safe: bool = False,
    time_limit: float | None = None,
) -> Rows:
    """Run SQL on DuckDB with everything loaded, or on the database at `path`, which is only read; all its rows.

    `values` are bound to each `?` or to `$name` in the last statement. With `safe` the SQL may be anybody's: it
    reaches no file, network or variable of yours, attaches and sets nothing, and takes 10 seconds (or `time_limit`)
    and 2 GB at most.

    Raises PokersqlError with one line for what can't be run.

    >>> query("SELECT hand_category($hand) AS category", {"hand": "2c 2d 2h 2s Ac"}, safe=True)
    Rows(columns=['category'], rows=[('Four of a Kind',)])
    >>> query("ATTACH 'other.duckdb'", safe=True)
    Traceback (most recent call last):
    pokersql.errors.PokersqlError: ATTACH is off; untrusted SQL may SELECT, EXPLAIN, INSERT, UPDATE, DELETE, CREATE, \
DROP, ALTER
    """
    from pokersql import engines

    with engines.loaded("duckdb") if path is None else engines.opened(path, "duckdb", write=False) as engine:
        if path is not None or bundle.named_in(sql):
            engine.use_macros()
        if safe:
            engine.restrict()
        engine.time_limit = time_limit or (engines.SAFE_SECONDS if safe else None)
        result = engine.execute(sql, values)
        return Rows(result.columns, list(result.rows))


class Ranked(NamedTuple):
    """A hand's rank, or what keeps it from having one; both None for a hand that is None."""

    hand_rank: int | None
    """1 to 7462, 1 is the best."""
    category: str | None
    description: str | None
    error: str | None


Hand = str | Sequence[str] | Sequence[int] | None


def rank(hands: Iterable[Hand]) -> list[Ranked]:
    """Rank hands of five to seven cards, each a text, a list of cards or a list of card_ids (0 to 51), or None.

    One row per hand, in order. What can't be ranked says so in its row; TypeError is raised for what is no hand at
    all. Tables, files and frames are ranked where they are: see `connect`.

    >>> rank(["A♠ K♠ Q♠ J♠ 10♠", ["2c", "2d", "2h", "Ks", "Kc", "5d", "9d"], "As Xx"])[1].description
    'Full House, Twos over Kings'
    >>> rank(["As Xx"])
    [Ranked(hand_rank=None, category=None, description=None, error="bad_card 'Xx' at 2")]
    """
    if isinstance(hands, str):
        raise TypeError(f"hands is one text, {hands!r}; put it in a list")
    places: dict[str, list[int]] = {}
    values: dict[str, list[Hand]] = {}
    count = 0
    for count, hand in enumerate(hands, 1):
        kind, value = _typed(hand, count)
        places.setdefault(kind, []).append(count)
        values.setdefault(kind, []).append(value)
    found: list[Any] = [None] * count
    connection = _ranker().cursor()
    for kind in places:
        connection.execute(
            f"CREATE OR REPLACE TEMP TABLE hands AS SELECT unnest(?::BIGINT[]) AS place, unnest(?::{kind}[]) AS hand",
            [places[kind], values[kind]],
        )
        for place, *row in connection.execute(
            "SELECT place, hand_rank, category, description, error FROM pokersql.rank_hands('hands', hand)"
        ).fetchall():
            found[place - 1] = Ranked(*row)
    connection.close()
    return found


def _typed(hand: Hand, number: int) -> tuple[str, Any]:
    """The type of a hand in DuckDB, and the hand as a value of that type."""
    if hand is None or isinstance(hand, str):
        return "VARCHAR", hand
    if isinstance(hand, Iterable):
        cards = list(hand)
        if all(isinstance(card, str) for card in cards):
            return "VARCHAR[]", cards
        if all(hasattr(card, "__index__") and not isinstance(card, bool) for card in cards):
            return "BIGINT[]", [index(card) for card in cards]
    raise TypeError(f"hand {number} is {hand!r}; a hand is a text, a list of cards or a list of card_ids")


@cache
def _ranker() -> duckdb.DuckDBPyConnection:
    """The connection that `rank` uses, with the macros alone."""
    import duckdb

    connection = duckdb.connect()
    install(connection, short_names=False)
    return connection


def _engine(connection: object) -> str:
    """Whose connection it is."""
    module = type(connection).__module__.lstrip("_").split(".")[0]
    if module not in ("duckdb", "sqlite3"):
        raise TypeError(f"{type(connection).__name__} is no connection of duckdb or sqlite3")
    return "duckdb" if module == "duckdb" else "sqlite"


def _attached(connection: duckdb.DuckDBPyConnection | sqlite3.Connection) -> list[str]:
    """The names of the databases of a connection."""
    return [row[1] for row in connection.execute("PRAGMA database_list").fetchall()]


def installed(connection: duckdb.DuckDBPyConnection) -> bool:
    """Whether the current database has the schema already."""
    return bool(
        connection.execute(
            "FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = 'pokersql' "
            "AND table_name = 'hand_keys'"
        ).fetchall()
    )


def _install_duckdb(connection: duckdb.DuckDBPyConnection, short_names: bool, attached: bool) -> None:
    import duckdb

    # Two statements of one transaction have the same number.
    [first], [second] = (connection.execute("SELECT txid_current()").fetchall() for _ in range(2))
    alone = first != second and not attached  # a transaction writes to one database
    try:
        if attached:
            names = attach(connection)
            connection.execute(names if short_names else "")
            return
        sections = bundle.sections(sql_files.read(bundle.FILE))
        script = "\n".join(text for name, text in sections.items() if short_names or name != bundle.SHORT_NAMES)
        connection.execute(f"BEGIN;\n{script}\nCOMMIT;" if alone else script)
    except duckdb.Error as error:
        if alone:
            connection.execute("ROLLBACK")
        raise PokersqlError(str(error).splitlines()[0], ExitCode.SYSTEM) from error


def attach(connection: duckdb.DuckDBPyConnection) -> str:
    """Attach a database in memory that has the macros, and return what makes their short names for a connection.

    Raises PokersqlError (usage) where the name pokersql is taken.
    """
    [(database,)] = connection.execute("SELECT current_database()").fetchall()
    if database == "pokersql" or installed(connection):
        raise PokersqlError(
            f"the database {database} has the name pokersql in use; rename the file, or uninstall first", ExitCode.USAGE
        )
    if "pokersql" in _attached(connection):
        connection.execute("DETACH pokersql")
    script, names = attaching()
    connection.execute(script)
    taken = connection.execute(
        "SELECT function_name FROM duckdb_functions() WHERE database_name NOT IN ('pokersql', 'temp')"
    ).fetchall()
    return "\n".join(statement for name, statement in names.items() if (name,) not in taken)


def start(path: str | None) -> str:
    """What makes a new shell on a database know the macros; without one, all relations too."""
    if path is None:
        return "\n".join([*map(sql_files.read, sql_files.order()), sql_files.read(bundle.FILE)])
    if Path(path).is_file():
        from pokersql import engines

        with engines.opened(path, "duckdb", write=False) as engine:
            if not engine.use_macros():
                return ""
    script, names = attaching()
    return "\n".join([script, *names.values()])


def attaching() -> tuple[str, dict[str, str]]:
    """The statements that attach the macros, and by its name the one that makes each short name for a connection."""
    sections = bundle.sections(sql_files.read(bundle.FILE))
    sections.pop(bundle.parts()[0])
    names = filter(None, sections.pop(bundle.SHORT_NAMES).splitlines())
    script = "\n".join(["ATTACH ':memory:' AS pokersql (READ_WRITE);", *sections.values()])
    return script, {
        bundle.named(name): name.replace("CREATE MACRO", "CREATE TEMP MACRO").replace(" main.", " ") for name in names
    }


def _install_sqlite(connection: sqlite3.Connection) -> None:
    from pokersql import engines

    if connection.in_transaction:
        raise PokersqlError("SQLite attaches nothing in a transaction; commit or roll back first", ExitCode.SYSTEM)
    uninstall(connection)
    connection.execute("ATTACH ':memory:' AS pokersql")
    with engines.loaded("sqlite") as loaded:
        for kind, name, sql in loaded.rows("SELECT type, name, sql FROM sqlite_master WHERE sql > '' ORDER BY rowid"):
            connection.execute(sql.replace(f"CREATE {kind.upper()} ", f"CREATE {kind.upper()} pokersql.", 1))
            if kind == "table":
                rows = loaded.rows(f"SELECT * FROM {name}")
                if rows:
                    places = ", ".join("?" for _ in rows[0])
                    connection.executemany(f"INSERT INTO pokersql.{name} VALUES ({places})", rows)
    connection.commit()
