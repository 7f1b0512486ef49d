"""Functions of SQLite that rank a hand; a database in memory with the project's relations answers them.

SQLite can't keep a function in a database, so each connection gets them anew.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from threading import Lock
from typing import TYPE_CHECKING, Any

from pokersql.databases import worlds
from pokersql.engines import SQLite
from pokersql.sources import sql_files, sql_text

if TYPE_CHECKING:
    import sqlite3

COLUMNS = ["hand_rank", "hand_points", "hand_category", "hand_description", "best_five", "hand_error"]
"""The functions, in the order of the columns of ONE_TEXT."""

PIECES = "sql/engines/sqlite/piece_ranks.sql"
ONE_TEXT = "sql/engines/sqlite/one_text_rank.sql"
BEST_FIVE = "sql/engines/sqlite/best_five.sql"
NUMBERS = "sql/engines/sqlite/number_text.sql"
INDEXES = "sql/engines/indexes.sql"

REMEMBERED = 10_000
"""How many hands' rows are remembered, for queries that ask for several columns of a hand."""

_alone = Lock()
"""Held while the database answers: connections of several threads ask it."""


def register(connection: sqlite3.Connection) -> None:
    """Give a connection the functions, which take one text, or cards or card_ids one by one; yours keep their names.

    >>> import sqlite3
    >>> connection = sqlite3.connect(":memory:")
    >>> register(connection)
    >>> connection.execute("SELECT hand_rank('As Ks Qs Js 10s'), hand_category(0, 1, 2, 3, 4)").fetchall()
    [(1, 'Four of a Kind')]
    """
    cursor = connection.cursor()
    cursor.row_factory = None  # the connection may have one
    there = {name for (name,) in cursor.execute("SELECT name FROM pragma_function_list")}
    for column, name in enumerate(COLUMNS):
        if name not in there:
            connection.create_function(name, -1, _function(column), deterministic=True)


def _function(column: int):
    def answer(*values: Any) -> Any:
        if values in ((), (None,)):
            return None
        hand = values[0]
        if any(isinstance(value, str) for value in values[1:]):
            hand = " ".join(str(value) for value in values if value is not None)
        elif len(values) != 1:
            hand, error = _text_of(json.dumps(values))
            if error is not None:
                return error if COLUMNS[column] == "hand_error" else None
        pieces = _by_pieces(hand)
        if pieces is None:
            return _by_text(hand)[column]
        if COLUMNS[column] == "best_five":
            return _five_of(*pieces[4:])
        return pieces[column] if column < 4 else None

    return answer


@cache
def _database() -> SQLite:
    import sqlite3

    engine = SQLite()
    worlds.read(engine, "sql/load.sql")
    worlds.read(engine, INDEXES)
    # Another thread than this may ask it next.
    shared = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
    engine.connection.backup(shared)
    engine.close()
    engine.connection = shared
    return engine


@lru_cache(REMEMBERED)
def _by_pieces(hand: Any) -> tuple | None:
    """The row of PIECES of a hand in the form As Kd Qh Jc Ts: its rank, points, category, description and cards."""
    with _alone:
        return _database().connection.execute(_last(PIECES), {"hand": hand}).fetchone()


def _five_of(card_bits: int, flush_suit: int, class_key: int) -> str:
    """The five cards that count."""
    values = {"card_bits": card_bits, "flush_suit": flush_suit, "class_key": class_key}
    with _alone:
        return _database().connection.execute(_last(BEST_FIVE), values).fetchone()[0]


@lru_cache(REMEMBERED)
def _by_text(hand: Any) -> tuple:
    """The row of a hand in any form: a column for each function."""
    with _alone:
        connection = _database().connection
        for statement in sql_text.statements(sql_files.read(ONE_TEXT)):
            cursor = connection.execute(statement, {"hand": hand} if ":hand" in statement else {})
        return cursor.fetchone()


@lru_cache(REMEMBERED)
def _text_of(numbers: str) -> tuple[str, str | None]:
    """Card_ids as text, or the error of one that is no card."""
    with _alone:
        return _database().connection.execute(_last(NUMBERS), {"numbers": numbers}).fetchone()


@cache
def _last(path: str) -> str:
    return sql_text.statements(sql_files.read(path))[-1]
