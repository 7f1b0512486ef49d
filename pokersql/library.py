"""The macros in connections of your own, for Python."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from pokersql import sql_files
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
        elif not _installed(connection):
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
        SELECT DISTINCT function_name, REPLACE(UPPER(function_type), 'TABLE_MACRO', 'MACRO TABLE'), database_name = 'temp'
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
        kind = _kind(hand, count)
        places.setdefault(kind, []).append(count)
        values.setdefault(kind, []).append(hand if hand is None or isinstance(hand, str) else list(hand))
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


def _kind(hand: Hand, number: int) -> str:
    """The type of a hand in DuckDB."""
    if hand is None or isinstance(hand, str):
        return "VARCHAR"
    if isinstance(hand, Iterable):
        cards = list(hand)
        if all(isinstance(card, str) for card in cards):
            return "VARCHAR[]"
        if all(hasattr(card, "__index__") and not isinstance(card, bool) for card in cards):
            return "BIGINT[]"
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


def _installed(connection: duckdb.DuckDBPyConnection) -> bool:
    """Whether the current database has the schema already."""
    return bool(
        connection.execute(
            "FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = 'pokersql' "
            "AND table_name = 'hand_keys'"
        ).fetchall()
    )


def _install_duckdb(connection: duckdb.DuckDBPyConnection, short_names: bool, attach: bool) -> None:
    import duckdb

    from pokersql import bundle

    sections = bundle.sections(sql_files.read(bundle.FILE))
    names = sections.pop(bundle.SHORT_NAMES)
    if attach:
        [(database,)] = connection.execute("SELECT current_database()").fetchall()
        if database == "pokersql" or _installed(connection):
            raise PokersqlError(
                f"the database {database} has the name pokersql in use; rename the file, or uninstall first",
                ExitCode.USAGE,
            )
        sections.pop(bundle.parts()[0])
        taken = {name for (name,) in connection.execute("SELECT function_name FROM duckdb_functions()").fetchall()}
        untaken = (line for line in names.splitlines() if line and bundle.named(line) not in taken)
        names = "\n".join(line.replace("MACRO IF NOT EXISTS main.", "TEMP MACRO ") for line in untaken)
    script = "\n".join([*sections.values(), names if short_names else ""])
    # Two statements of one transaction have the same number.
    [first], [second] = (connection.execute("SELECT txid_current()").fetchall() for _ in range(2))
    try:
        if attach:
            if "pokersql" in _attached(connection):
                connection.execute("DETACH pokersql")
            connection.execute("ATTACH ':memory:' AS pokersql (READ_WRITE)")
        alone = first != second and not attach  # a transaction writes to one database
        connection.execute(f"BEGIN;\n{script}\nCOMMIT;" if alone else script)
    except duckdb.Error as error:
        if first != second and not attach:
            connection.execute("ROLLBACK")
        raise PokersqlError(str(error).splitlines()[0], ExitCode.SYSTEM) from error


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
