"""The Python API: connections that rank hands, ranks of lists of hands, and queries of trusted or untrusted SQL."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from functools import cache
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from pokersql import engines
from pokersql.databases import worlds
from pokersql.databases.installation import install_duckdb, installed, use_macros
from pokersql.errors import PokersqlError

if TYPE_CHECKING:
    import duckdb


def connect(path: str | None = None) -> duckdb.DuckDBPyConnection:
    """A DuckDB connection that ranks hands.

    Without a path it is in memory, with everything: tables, views, macros, equity and studies. With one, the database
    there is opened, or made; nothing of pokersql is written to it (see `install` for that), the macros are attached to
    the connection. Frames of pandas, Polars and Arrow are tables by the names of their variables.

    >>> connection = connect()
    >>> connection.sql("SELECT hand_rank('As Kd Qh Jc Ts') AS hand_rank").fetchall()
    [(1600,)]
    >>> connection.sql("FROM deal(players := 2, seed := 42) SELECT hand ORDER BY player_ranking").fetchall()
    [('3c 3s 5d Ts Ac',), ('4d Js Qh Ks Ah',)]
    """
    if path is not None and re.match(r"\w{2,}:|$", str(path)):  # C: is a disk
        raise PokersqlError(
            f"{str(path)!r} is no file's path; give a connection to it to pokersql.install, with attach=True"
        )
    if path is None:
        return worlds.loaded("duckdb", whole=True).connection.raw
    connection = engines.DuckDB(str(Path(path).expanduser())).connection.raw
    try:
        if not installed(connection):
            install_duckdb(connection, attach=True)
    except BaseException:
        connection.close()
        raise
    return connection


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
    max_output: int | None = None,
) -> Rows:
    """Run SQL on DuckDB with everything loaded, or on the database at `path`, which is only read; all its rows.

    `values` are bound to each `?` or to `$name` in the last statement. With `safe` the SQL may be untrusted: it runs in
    a process of its own, which reaches no file and no network, attaches and sets nothing, and has 10 seconds (or
    `time_limit`), on Linux 2 GiB of memory, and 64 MB (or `max_output` bytes) of rows. `safe` takes DuckDB 2.0 or
    newer. A database at `path` is only read in any case.

    Raises PokersqlError, one line, if the SQL can't be run.

    >>> query("SELECT hand_category($hand) AS category", {"hand": "2c 2d 2h 2s Ac"}, safe=True)
    Rows(columns=['category'], rows=[('Four of a Kind',)])
    >>> query("ATTACH 'other.duckdb'", safe=True)
    Traceback (most recent call last):
    pokersql.errors.PokersqlError: ATTACH is off; untrusted SQL may SELECT, INSERT, UPDATE, DELETE, CREATE, DROP, ALTER
    """
    from pokersql.untrusted import apart

    values = _all_python(values)
    if isinstance(values, str) or not isinstance(values, Iterable):
        raise TypeError(f"values is {values!r}; put it in a list")
    if safe or time_limit is not None or max_output is not None:
        result = apart.run(apart.Task(sql, values, "duckdb", path, False, safe, time_limit, max_output))
        return Rows(result.columns, list(result.rows))
    with worlds.loaded("duckdb") if path is None else engines.opened(path, "duckdb", write=False) as engine:
        if path is not None:
            use_macros(engine, sql)
        result = engine.execute(sql, values)
        return Rows(result.columns, list(result.rows))


class Ranked(NamedTuple):
    """A hand's rank, or what keeps it from having one; both None for a hand that is None."""

    hand_rank: int | None
    """1 to 7462, 1 is the best."""
    category: str | None
    description: str | None
    error: str | None


MISSING = ("nan", "NaN", "NaT", "<NA>")
"""How numpy and pandas write what is missing."""

Hand = str | Sequence[str] | Sequence[int] | None


class RankedByGame(NamedTuple):
    """A hand's rank by a game or a set of rules; the fields of the low are None if the game has no low half."""

    hand_rank: int | None
    """1 is the best by these rules; None for a hand that does not qualify, too."""
    category: str | None
    description: str | None
    low_rank: int | None
    low_description: str | None
    error: str | None


def rank(
    hands: Iterable[Hand], *, rules: str | None = None, game: str | None = None, board: str | None = None
) -> list[Ranked] | list[RankedByGame]:
    """Rank hands of five to seven cards, each a text, a list of cards or a list of card_ids (0 to 51), or None.

    They are a list, an array or a column of numpy, pandas, Polars or Arrow, or a frame of one column. One row per hand,
    in order; NaN and NA, the missing values of numpy and pandas, count as None. A hand that can't be ranked has an
    error in its row; an object that is no hand raises TypeError. `connect` ranks tables, files and frames in place.
    `rules` or `game` say how many cards a hand has and what it is worth; all hands of a game share `board`.

    >>> rank(["A♠ K♠ Q♠ J♠ 10♠", ["2c", "2d", "2h", "Ks", "Kc", "5d", "9d"], "As Xx"])[1].description
    'Full House, Twos over Kings'
    >>> rank(["As Xx"])
    [Ranked(hand_rank=None, category=None, description=None, error="bad_card 'Xx' at 2")]
    >>> rank(["2c 3d 4h 5s 7c"], rules="deuce to seven")[0].description
    'Seven-Five low, Four-Three-Two kickers'
    >>> rank(["As Ks Qh Jh"], game="omaha", board="Ts 9s 8d")[0].description
    'Straight, Queen high'
    """
    if isinstance(hands, (str, Mapping)):
        raise TypeError(f"hands is {hands!r}; give a list of hands, or a column")
    columns = getattr(hands, "column_names", getattr(hands, "columns", None))
    if columns is not None:  # a frame gives names or columns, not rows
        if len(columns) != 1:
            named = ", ".join(map(str, columns))
            raise PokersqlError(f"hands has {len(columns)} columns ({named}); give that of the hands, as frame['hand']")
        hands = hands[columns[0]]
    if (rules, game, board) != (None, None, None):
        return _ranked_by_game([_typed(hand, number) for number, hand in enumerate(hands, 1)], rules, game, board)
    places: dict[str, list[int]] = {}
    values: dict[str, list[Hand]] = {}
    count = 0
    for count, hand in enumerate(hands, 1):
        kind, value = _typed(hand, count)
        places.setdefault(kind, []).append(count)
        values.setdefault(kind, []).append(value)
    found: list[Any] = [None] * count
    with closing(_ranker().cursor()) as connection:
        for kind in places:
            rows = f"SELECT unnest(?::BIGINT[]) AS place, unnest(?::{kind}[]) AS hand"
            connection.execute(f"CREATE OR REPLACE TEMP TABLE hands AS {rows}", [places[kind], values[kind]])
            for place, *row in connection.execute(
                "SELECT place, hand_rank, category, description, error FROM pokersql.rank_hands('hands', hand)"
            ).fetchall():
                found[place - 1] = Ranked(*row)
    return found


def _ranked_by_game(
    typed: list[tuple[str, Any]], rules: str | None, game: str | None, board: str | None
) -> list[RankedByGame]:
    """The ranks of hands, each with its type in DuckDB, by a game or a set of rules."""
    from pokersql.input.hands import judge, take

    found = [RankedByGame(None, None, None, None, None, None)] * len(typed)
    with worlds.loaded("duckdb") as engine:
        judged = judge(engine, rules, game, board)
        names = dict(engine.rows("SELECT DISTINCT CAST(card_id AS VARCHAR), card FROM decks"))
        texts = []
        for number, (kind, hand) in enumerate(typed, 1):
            if hand is not None:
                cards = [names.get(str(card), str(card)) for card in hand] if kind == "HUGEINT[]" else hand
                texts.append((number, cards if isinstance(cards, str) else " ".join(cards)))
        take(engine, texts, judged)
        columns = ", ".join(RankedByGame._fields)
        for number, *row in engine.rows(f"SELECT player_id, {columns} FROM {judged.ranks}"):
            found[number - 1] = RankedByGame(*row)
    return found


def _typed(hand: Hand, number: int) -> tuple[str, Any]:
    """The type of a hand in DuckDB, and the hand as a value of that type."""
    hand = _python(hand)
    if hand is None or isinstance(hand, str):
        return "VARCHAR", hand and _text(hand)
    if isinstance(hand, Iterable):
        cards = list(hand)
        if all(isinstance(card, str) for card in cards):
            return "VARCHAR[]", list(map(_text, cards))
        if all(hasattr(card, "__index__") and not isinstance(card, bool) and abs(card) < 2**127 for card in cards):
            return "HUGEINT[]", [index(card) for card in cards]
    elif str(hand) in MISSING:
        return "VARCHAR", None
    raise TypeError(f"hand {number} is {hand!r}; a hand is a text, a list of cards or a list of card_ids")


def _python(value: Any) -> Any:
    """A value as Python has it: DuckDB binds few scalars and arrays of other packages, and nanoseconds as a number."""
    if re.search(r"64\[[npfa]s\]", str(getattr(value, "dtype", ""))) and hasattr(value, "astype"):
        value = value.astype(f"{value.dtype.kind}8[us]")
    names = ("as_py", "to_pylist", "tolist", "to_list")
    return next((getattr(value, name)() for name in names if hasattr(value, name)), value)


def _all_python(value: Any) -> Any:
    """A value and all values inside it, as `_python` has them."""
    value = _python(value)
    if isinstance(value, Mapping):
        return {_python(key): _all_python(inner) for key, inner in value.items()}
    return type(value)(map(_all_python, value)) if type(value) in (list, tuple) else value


def _text(text: str) -> str:
    """The text as UTF-8 can have it."""
    return text.encode(errors="replace").decode()


@cache
def _ranker() -> duckdb.DuckDBPyConnection:
    """The connection that `rank` uses, with the macros alone."""
    import duckdb

    connection = duckdb.connect()
    install_duckdb(connection, short_names=False, attach=True)
    return connection
