"""SQLite functions that rank a hand by queries on a separate database in memory, which has pokersql's relations.

SQLite can't store a function in a database, so each connection has to register the functions.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, lru_cache
from threading import Lock
from typing import TYPE_CHECKING, Any

from pokersql.databases import worlds
from pokersql.engines import SQLite
from pokersql.sources import sql_files, sql_text

if TYPE_CHECKING:
    import sqlite3

COLUMNS = ["hand_rank", "hand_points", "hand_category", "hand_description", "best_five", "hand_error"]
"""The functions' names, in the order of the columns of the query ONE_TEXT."""

PIECES = "sql/engines/sqlite/piece_ranks.sql"
"""The query that reads a hand like As Kd Qh Jc Ts: the first four of COLUMNS, then the parameters of BEST_FIVE."""
ONE_TEXT = "sql/engines/sqlite/one_text_rank.sql"
BEST_FIVE = "sql/engines/sqlite/best_five.sql"
NUMBERS = "sql/engines/sqlite/number_text.sql"
"""The query that reads a JSON list of card_ids; it has the hand as text, and the error of an invalid card_id."""
INDEXES = "sql/engines/indexes.sql"

REMEMBERED = 10_000
"""The number of cached answers; the cache serves queries that call several functions on one hand."""

_alone = Lock()
"""The lock that is held while the database answers, since connections in several threads query it."""


def register(connection: sqlite3.Connection) -> None:
    """Register the functions on a connection. A function whose name the connection already has is skipped.

    The arguments of a function are one text, or the cards or card_ids one by one.

    >>> import sqlite3
    >>> connection = sqlite3.connect(":memory:")
    >>> register(connection)
    >>> connection.execute("SELECT hand_rank('As Ks Qs Js 10s'), hand_category(0, 1, 2, 3, 4)").fetchall()
    [(1, 'Four of a Kind')]
    """
    cursor = connection.cursor()
    cursor.row_factory = None  # the connection may have the user's row_factory
    there = {name for (name,) in cursor.execute("SELECT name FROM pragma_function_list")}
    for column, name in enumerate(COLUMNS):
        if name not in there:
            connection.create_function(name, -1, _function(column), deterministic=True)


def _function(column: int) -> Callable[..., Any]:
    def answer(*values: Any) -> Any:
        if values in ((), (None,)):
            return None
        hand = values[0]
        if any(isinstance(value, str) for value in values[1:]):
            hand = " ".join(str(value) for value in values if value is not None)
        elif len(values) != 1:
            hand, error = _row(NUMBERS, numbers=json.dumps(values))
            if error is not None:
                return error if COLUMNS[column] == "hand_error" else None
        pieces = _row(PIECES, hand=hand)
        if not pieces:
            return _by_text(hand)[column]
        if COLUMNS[column] == "best_five":
            return _row(BEST_FIVE, card_bits=pieces[4], flush_suit=pieces[5], class_key=pieces[6])[0]
        return pieces[column] if column < 4 else None

    return answer


@cache
def _database() -> SQLite:
    import sqlite3

    engine = SQLite()
    worlds.read(engine, "sql/load.sql")
    worlds.read(engine, INDEXES)
    # The next call may come from another thread.
    shared = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
    engine.connection.backup(shared)
    engine.close()
    engine.connection = shared
    return engine


@lru_cache(REMEMBERED)
def _by_text(hand: Any) -> tuple[Any, ...]:
    """The results of all functions, in the order of COLUMNS, for a hand in any spelling."""
    with _alone:
        connection = _database().connection
        for statement in _statements(ONE_TEXT):
            cursor = connection.execute(statement, {"hand": hand} if ":hand" in statement else {})
        return tuple(cursor.fetchone())


@lru_cache(REMEMBERED)
def _row(path: str, **values: Any) -> tuple[Any, ...]:
    """The first row of the query in a file; () if the query has no rows."""
    with _alone:
        return _database().connection.execute(_statements(path)[-1], values).fetchone() or ()


@cache
def _statements(path: str) -> list[str]:
    return sql_text.statements(sql_files.read(path))
