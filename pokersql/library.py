"""The Python API: `connect`, and functions that return the rows of commands."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from datetime import date
from functools import cache
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pokersql import engines
from pokersql.commands.calls import answer, call, columns_of, in_python
from pokersql.databases import worlds
from pokersql.databases.installation import install_duckdb, installed, use_macros
from pokersql.engines import Result
from pokersql.errors import PokersqlError
from pokersql.input.hand_files import kind_of
from pokersql.input.values import all_python, several, typed
from pokersql.output.render import noted
from pokersql.output.rows import Rows
from pokersql.sources.sql_text import quoted

if TYPE_CHECKING:
    import duckdb


def connect(path: str | None = None) -> duckdb.DuckDBPyConnection:
    """A DuckDB connection that ranks hands.

    Without a path, the database is in memory and has all tables, views and macros. With a path, the database file is
    opened or made, and the macros are attached to the connection. Nothing is written to the file; `install` writes the
    macros into it. SQL can read frames of pandas, Polars and Arrow by the names of their variables.

    Raises PokersqlError if `path` is the address of a server.

    >>> connection = connect()
    >>> connection.sql("SELECT hand_rank('As Kd Qh Jc Ts') AS hand_rank").fetchall()
    [(1600,)]
    >>> connection.sql("FROM deal(players := 2, seed := 42) SELECT hand ORDER BY player_ranking").fetchall()
    [('3c 3s 5d Ts Ac',), ('4d Js Qh Ks Ah',)]
    """
    if path is not None and re.match(r"\w{2,}:|$", str(path)):  # C: is a Windows drive
        raise PokersqlError(
            f"{str(path)!r} is no path of a file; connect to it, and call pokersql.install(connection, attach=True)"
        )
    if path is None:
        connection: duckdb.DuckDBPyConnection = worlds.loaded("duckdb", whole=True).connection.raw
        return connection
    connection = engines.DuckDB(str(Path(path).expanduser())).connection.raw
    try:
        if not installed(connection):
            install_duckdb(connection, attach=True)
    except BaseException:
        connection.close()
        raise
    return connection


def query(
    sql: str,
    values: Sequence[Any] | Mapping[str, Any] = (),
    *,
    path: str | None = None,
    safe: bool = False,
    time_limit: float | None = None,
    max_output: int | None = None,
) -> Rows:
    """Run SQL on all relations and macros, or read-only on the database at `path`. Returns all rows.

    `values` are bound to each `?` or `$name` in the last statement. With `safe`, the SQL may be untrusted: it runs in a
    separate process, which reaches no file and no network. The SQL can't attach a database or change a setting. The
    process may take 10 seconds (or `time_limit`), and may return 64 MB of rows (or `max_output` bytes). On Linux it may
    take 2 GiB of memory. `safe` needs DuckDB 2.0 or newer.

    Raises PokersqlError if the SQL can't be run.

    >>> query("SELECT hand_category($hand) AS category", {"hand": "2c 2d 2h 2s Ac"}, safe=True)
    category
    ──────────────
    Four of a Kind
    >>> query("ATTACH 'other.duckdb'", safe=True)
    Traceback (most recent call last):
    pokersql.errors.PokersqlError: ATTACH is off; untrusted SQL may SELECT, INSERT, UPDATE, DELETE, CREATE, DROP, ALTER
    """
    from pokersql.untrusted import apart

    values = all_python(values)
    if isinstance(values, str) or not isinstance(values, Iterable):
        raise TypeError(f"values is {values!r}; put it in a list")
    if safe or time_limit is not None or max_output is not None:
        result = apart.run(apart.Task(sql, values, "duckdb", path, False, safe, time_limit, max_output))
        return Rows(result)
    with worlds.loaded("duckdb") if path is None else engines.opened(path, "duckdb", write=False) as engine:
        if path is not None:
            use_macros(engine, sql)
        result = engine.execute(sql, values)
        return Rows(Result(result.columns, iter(list(result.rows)), result.types))


RANKED = ["hand_rank", "category", "description", "error"]
"""The columns of `rank` by the standard rules."""

RANKED_BY_GAME = ["hand_rank", "category", "description", "low_rank", "low_description", "error"]
"""The columns of `rank` by a game or a set of rules. Without a low half, `low_rank` and `low_description` are None."""


def rank(
    hands: Any,
    *,
    column: str | None = None,
    columns: Sequence[str] | None = None,
    rules: str | None = None,
    game: str | None = None,
    board: str | None = None,
    board_column: str | None = None,
    db: str | PathLike[str] | None = None,
) -> Rows:
    """Rank hands of five to seven cards. Returns a row per hand, in order: hand_rank (1 is the best), or an error.

    `hands` is a list, an array or a column of numpy, pandas, Polars or Arrow. A hand is a text, a list of cards, a list
    of card_ids (0 to 51), or None; NaN and NA count as None. `hands` may also be a frame or the path of a file (.csv,
    .tsv, .jsonl, .parquet, or .txt with one hand per line). The rows of a frame or file are returned with added
    columns. `column` names the column of hands (default: `hand`, or the only column); `columns` names the columns with
    one card each. `rules` or `game` names the rules that rank the hands. `board` is the board of all hands of a game;
    `board_column` names a column of boards. `db` is a DuckDB database whose rules and games rank the hands of a list.

    Raises PokersqlError for unknown names and unreadable files, TypeError for an object that can't be a hand.

    >>> rank(["A♠ K♠ Q♠ J♠ 10♠", ["2c", "2d", "2h", "Ks", "Kc", "5d", "9d"], "As Xx"])[1].description
    'Full House, Twos over Kings'
    >>> rank(["As Xx"]).fetchall()
    [(None, None, None, "bad_card 'Xx' at 2")]
    >>> rank(["2c 3d 4h 5s 7c"], rules="deuce to seven")[0].description
    'Seven-Five low, Four-Three-Two kickers'
    >>> rank(["As Ks Qh Jh"], game="omaha", board="Ts 9s 8d")[0].description
    'Straight, Queen high'
    """
    if _is_table(hands):
        names = columns_of(hands) or []
        if column is None and columns is None and len(names) == 1:
            [column] = names
        named = {"column": column, "columns": _listed(columns), "board_column": board_column}
        by = {"rules": rules, "game": game, "board": board, "db": db}
        return answer("rank", hands, **named, **by, allow_errors=True)
    if isinstance(hands, (str, Mapping)) or not isinstance(hands, Iterable):
        raise TypeError(f"hands is {hands!r}; give a list of hands, a column, a frame or the path of a file")
    if column or columns or board_column:
        raise PokersqlError("column, columns and board_column are for a frame or a file, not for a list")
    if (rules, game, board) != (None, None, None):
        return _ranked_by_game(hands, db, rules, game, board)
    places: dict[str, list[int]] = {}
    values: dict[str, list[Any]] = {}
    count = 0
    for count, hand in enumerate(hands, 1):
        kind, value = typed(hand, count)
        places.setdefault(kind, []).append(count)
        values.setdefault(kind, []).append(value)
    found: list[Any] = [None] * count
    with closing(_ranker().cursor()) as connection:
        for kind in places:
            rows = f"SELECT unnest(?::BIGINT[]) AS place, unnest(?::{kind}[]) AS hand"
            connection.execute(f"CREATE OR REPLACE TEMP TABLE hands AS {rows}", [places[kind], values[kind]])
            ranks = f"SELECT place, {', '.join(RANKED)} FROM pokersql.rank_hands('hands', hand)"
            for place, *row in connection.execute(ranks).fetchall():
                found[place - 1] = tuple(row)
    return Rows(Result(RANKED, iter(found)))


def _ranked_by_game(hands: Iterable[Any], db: str | PathLike[str] | None, *by: str | None) -> Rows:
    """The ranks of hands by a set of rules, or by a game and a board."""
    from pokersql.input.hands import judge, opened, take

    values = [typed(hand, number) for number, hand in enumerate(hands, 1)]
    found: list[tuple[Any, ...]] = [(None,) * len(RANKED_BY_GAME)] * len(values)
    with in_python(), opened(os.fspath(db)) if db else worlds.loaded("duckdb") as engine:
        judged = judge(engine, *by)
        names: dict[str, str] = dict(engine.rows("SELECT DISTINCT CAST(card_id AS VARCHAR), card FROM decks"))
        texts = []
        for number, (kind, hand) in enumerate(values, 1):
            if hand is not None:
                cards = [names.get(str(card), str(card)) for card in hand] if kind == "HUGEINT[]" else hand
                texts.append((number, cards if isinstance(cards, str) else " ".join(cards)))
        take(engine, texts, judged)
        for number, *row in engine.rows(f"SELECT player_id, {', '.join(RANKED_BY_GAME)} FROM {judged.ranks}"):
            found[number - 1] = tuple(row)
    return Rows(Result(RANKED_BY_GAME, iter(found)))


def compare(
    hands: Sequence[str | Sequence[str]],
    *,
    rules: str | None = None,
    game: str | None = None,
    board: str | None = None,
    db: str | PathLike[str] | None = None,
) -> Rows:
    """Put two or more hands in order, best first. Returns a row per hand, with the reason why it beats the next hand.

    A hand is a text or a list of cards. If a game has a low half, there is a row for each hand and each half.

    Raises PokersqlError (cards) for a hand that can't be ranked.

    >>> compare(["As Ah 8c 8d Kc", "Ac Ad 8h 8s Qc"])[0].decided_by
    'kicker King over Queen'
    """
    if isinstance(hands, str) or any(typed(hand, number)[0] == "HUGEINT[]" for number, hand in enumerate(hands, 1)):
        raise TypeError(f"hands is {hands!r}; give a list of hands, each a text or a list of cards")
    texts = [hand if isinstance(hand, str) else " ".join(hand) for hand in hands]
    return answer("compare", *texts, rules=rules, game=game, board=board, db=db)


def deal(
    *,
    game: str | None = None,
    players: int | None = None,
    seed: int | None = None,
    rounds: int | None = None,
    deal: int | None = None,
    street: str | None = None,
    shuffle: str | None = None,
    riffles: int | None = None,
    one_at_a_time: bool = False,
    names: Sequence[str] = (),
) -> Rows:
    """Deal hands of `game`, by default five cards to each of ten players. Returns a row per hand.

    In each deal, the best hand is first. The same `seed` deals the same cards. Without `seed`, a random seed is drawn;
    the `notes` of the returned rows name this seed. There are `rounds` deals; the first deal has the number `deal`.

    Raises PokersqlError for an unknown game, street or shuffle, and for more players than the game allows.

    >>> [(row.player, row.hole) for row in deal(game="holdem", players=2, seed=42)]
    [('Player 2', 'KsJs'), ('Player 1', 'Qh4d')]
    """
    dealt = {"game": game, "players": players, "seed": seed, "rounds": rounds, "deal": deal, "street": street}
    how = {"shuffle": shuffle, "riffles": riffles, "one_at_a_time": one_at_a_time, "name": several(names)}
    return answer("deal", **dealt, **how)


def equity(
    *players: Any,
    board: str | None = None,
    dead: str | None = None,
    game: str | None = None,
    method: str | None = None,
    samples: int | None = None,
    error: float | None = None,
    seed: int | None = None,
    by: str | None = None,
    columns: Sequence[str] | None = None,
) -> Rows:
    """The equity of hands and ranges: each player's expected share of the pot, 0 to 1, after all cards are dealt.

    `players` are two to ten hands (AhKh) or ranges ("QQ+,AKs"); each gets a row. A single player plays against a random
    hand. `players` may also be a frame, or the path of a file, with hands and a board in each row. The rows of a frame
    or file are returned with added columns. `columns` names the columns of hero, villain, board and dead cards; board
    and dead may be left out (default: the columns with these names, if they exist).
    `method` is "exact" or "sim"; by default, "sim" if an exact answer would take long. A simulation draws `samples`
    showdowns, or stops when the standard error is below `error`. With `by="category"` there is a row for each player
    and category.

    Raises PokersqlError for invalid hands, boards and games. In a frame or file, a row with such an error gets the
    error as a value.

    >>> [round(row.equity, 4) for row in equity("AsAh", "KdKc")]
    [0.8126, 0.1874]
    """
    if len(players) == 1 and isinstance(players[0], (list, tuple)):
        players = tuple(players[0])
    simulated = {"samples": samples, "seed": seed, "game": game}
    if len(players) == 1 and _is_table(players[0]):
        names = columns_of(players[0]) or []
        asked = several(columns) or [name for name in ("hero", "villain", "board", "dead") if name in names]
        named = {"table": players[0], "columns": _listed(asked)}
        return answer("equity", **named, **simulated, board=board, dead=dead, method=method, allow_errors=True)
    if not all(isinstance(player, str) for player in players):
        raise TypeError(f"players is {players!r}; give hands and ranges as texts, or one frame")
    about = {"board": board, "dead": dead, "method": method, "error": error, "by": by}
    return answer("equity", *players, **about, **simulated)


def beats(
    hand: str,
    villain: str = "random",
    *,
    board: str | None = None,
    dead: str | None = None,
    game: str | None = None,
    opponents: int | None = None,
    by: str | None = None,
    nuts: bool = False,
    samples: int | None = None,
    seed: int | None = None,
) -> Rows:
    """Count the villain's hands that are now ahead of your hand, level with it or behind it. Returns a row per group.

    A group is a category of the villain's hands (`by="category"`), a starting hand ("class"), or all hands
    ("total"). `villain` is the hand or range of each of the `opponents`. `nuts` lists the best possible hands instead.

    Raises PokersqlError for hands, ranges, boards and games that can't be right.

    >>> beats("AhKh", board="QhJh2c", by="total")[0].ahead
    432
    """
    about = {"board": board, "dead": dead, "game": game, "opponents": opponents, "by": by, "nuts": nuts}
    return answer("beats", hand, villain, **about, samples=samples, seed=seed)


def outs(
    hand: str,
    villain: str | None = None,
    *,
    board: str,
    dead: str | None = None,
    game: str | None = None,
    by: str | None = None,
) -> Rows:
    """List the next cards that improve your hand or, with `villain`, change who is ahead. Returns a row per card.

    With `by="card"`, each next card has a row with your equity after it, the best card first; both players may have
    ranges, and the default of `villain` is random.

    Raises PokersqlError for hands, ranges, boards and games that can't be right.

    >>> len(outs("AhKh", "2d2s", board="QhJh2c"))
    11
    >>> outs("AhKh", "QQ+", board="QhJh2c", by="card")[0].card
    'Th'
    """
    return answer("outs", hand, *([villain] if villain else []), board=board, dead=dead, game=game, by=by)


def draws(hands: str, board: str, *, dead: str | None = None, by: str | None = None) -> Rows:
    """What a hand or a range has on a board of three to five cards: a row for each kind of pair and draw.

    For a hand, a row has the outs of a draw and their cards; for a range, how many combinations have the kind. With
    `by="hand"` there is a row for each hand.

    Raises PokersqlError for hands and boards that can't be read.

    >>> [(row.kind, row.outs) for row in draws("AhKh", "QhJh2c")][1:3]
    [('nut flush draw', 9), ('gutshot', 4)]
    """
    return answer("draws", hands, board=board, dead=dead, by=by)


def odds(
    *,
    rules: str | None = None,
    cards: int | None = None,
    game: str | None = None,
    simulate: int | None = None,
    players: int | None = None,
    together: str | None = None,
    objective: str | None = None,
    seed: int | None = None,
) -> Rows:
    """The exact frequency of each category. Returns a row per category: hands, probability, and the odds against it.

    With `simulate`, this number of hands is also dealt. If `together` names categories, with commas between them, the
    answer is the chance that one deal to `players` has all these categories.

    Raises PokersqlError for unknown rules, games and categories.

    >>> odds(cards=7)[0].hands
    4324
    """
    about = {"rules": rules, "cards": cards, "game": game, "simulate": simulate, "players": players}
    return answer("odds", **about, together=together, objective=objective, seed=seed)


def icm(
    stacks: Any,
    payouts: Iterable[float] | str | None = None,
    *,
    bubble: bool = False,
    samples: int | None = None,
    seed: int | None = None,
) -> Rows:
    """What the chips of a tournament's players are worth by the Independent Chip Model. Returns a row per player.

    `stacks` is a list of the players' chips, `payouts` a list of the prizes from the first place on. `stacks` may also
    be a frame or the path of a file with a player per row: the column is chips; tournament, player and payouts (lists
    of prizes) are optional. With `bubble`, there is a row per player and opponent: the shares after a won and a lost
    all-in. More than 15 players are simulated, in `samples` tournaments.

    Raises PokersqlError for stacks and prizes that can't be right.

    >>> [round(row.share, 4) for row in icm([50, 30, 20], [70, 30])]
    [45.1786, 32.25, 22.5714]
    """
    if isinstance(payouts, (int, float)) or isinstance(stacks, (int, float)):
        raise TypeError("stacks and payouts are lists of numbers")
    prizes = payouts if payouts is None or isinstance(payouts, str) else ",".join(map(str, payouts))
    about = {"payouts": prizes, "bubble": bubble, "samples": samples, "seed": seed}
    if _is_table(stacks) or isinstance(stacks, (str, PathLike)):
        return answer("icm", table=stacks, **about)
    return answer("icm", *stacks, **about)


def push_fold(
    stack: float | None = None,
    *,
    players: int = 2,
    ante: float | None = None,
    dead: float | None = None,
    blinds: Sequence[float] | None = None,
    stacks: Sequence[float] | None = None,
    payouts: Sequence[float] | None = None,
    hand: str | None = None,
    summary: bool = False,
) -> Rows:
    """Solve push or fold: which hands the small blind pushes, and with which the big blind calls. A row per hand.

    `stack` is the stack of each player before the blinds, in big blinds unless `blinds` says otherwise. With 3
    `players`, the button also pushes or folds, and a row has the frequencies of six decisions. With `stacks`
    (of the small blind, the big blind and the players who have folded) and `payouts`, the values are shares of the
    prizes, by ICM. `dead` is what others have left in the pot. `hand` asks what is right with one hand, `summary` for
    the value of the game.

    Raises PokersqlError for impossible stacks, blinds, antes and prizes.

    >>> [(row.player, row.best) for row in push_fold(9, hand="K7s")]
    [('small blind', 'push'), ('big blind', 'call')]
    """

    words = [] if stack is None else [stack]
    about = {
        "ante": ante,
        "dead": dead,
        "blinds": _numbers(blinds),
        "stacks": _numbers(stacks),
        "payouts": _numbers(payouts),
    }
    return answer("push-fold", *words, players=players, **about, hand=hand, summary=summary)


def flops(first: Any, second: Any, *, by: str | Sequence[str] | None = None) -> Rows:
    """The equity of two ranges of hold'em on each of the 1,755 kinds of flops, counted exactly. A row per kind.

    `by` is a column of the texture, or a list of them: suits, paired, high_card, connected, straights_possible or
    flush_possible. Then there is a row per group of flops.

    Raises PokersqlError for ranges that can't be right.

    >>> [(row.suits, round(row.equity, 4)) for row in flops("AKs", "QQ", by="suits")]
    [('two-tone', 0.472), ('rainbow', 0.4424), ('monotone', 0.477)]
    """
    return answer("flops", first, second, by=[by] if isinstance(by, str) else by)


def river(
    first: Any,
    second: Any,
    board: Any,
    pot: float,
    *,
    stack: float | None = None,
    bets: float | Sequence[float] | None = None,
    raises: float | Sequence[float] | None = None,
    most_raises: int | None = None,
    iterations: int | None = None,
    line: str | None = None,
    hand: Any = None,
    summary: bool = False,
) -> Rows:
    """Solve the river: how often each hand of two ranges bets, calls and folds. A row per hand, line and action.

    The player of the range `first` acts first. `bets` and `raises` are sizes in percent of the pot, `stack` is what
    each player has behind. `line` and `hand` choose rows, `summary` asks for the value to the first player.

    Raises PokersqlError for ranges, boards and numbers that can't be right.

    >>> rows = river("AsAd,2d2s", "KsKd", "Qh7h4c9s4d", 10, most_raises=0, line="bet 10")
    >>> [(row.action, round(row.frequency, 1)) for row in rows]
    [('call', 0.5), ('fold', 0.5)]
    """

    about = {"board": board, "pot": pot, "stack": stack, "bets": _numbers(bets), "raises": _numbers(raises)}
    about |= {"most_raises": most_raises, "iterations": iterations, "line": line, "hand": hand, "summary": summary}
    return answer("river", first, second, **about)


def load(
    paths: str | PathLike[str] | Iterable[str | PathLike[str]],
    db: str | PathLike[str],
    add: Iterable[str | PathLike[str]] = (),
) -> Rows:
    """Load hand histories into the schema `histories` of a DuckDB database, which is made if it doesn't exist.

    `paths` is a file, a directory, an archive, a pattern, or a list of them; `SAMPLE` is the path of the sample hands.
    `add` names SQL files that add poker rooms. Returns a row for each path or group of small files. A row has the
    numbers of files, new hands, summaries of tournaments, repeated hands and errors. The rows' `notes` name each path
    from which nothing can be loaded.

    Raises PokersqlError if no path can be loaded, or the database can't be written.

    >>> load(SAMPLE, "sample.duckdb")[0].hands  # doctest: +SKIP
    1056
    """
    from pokersql.histories import history_files, loading

    words = [paths] if isinstance(paths, (str, PathLike)) else paths
    with noted() as notes:
        named = history_files.named([os.fspath(word) for word in words])
        found = list(loading.load(os.fspath(db), named, added=[os.fspath(path) for path in add]))
    refused = [error for _, loaded in found for error in loaded.refused]
    rows = [(name, *loaded[:6]) for name, loaded in found if loaded.sources]
    if refused and not rows:
        raise refused[0]
    columns = ["path", "files", "hands", "summaries", "repeated", "errors", "first_error"]
    return Rows(Result(columns, iter(rows)), [*notes, *map(str, refused)])


def report(
    name: str,
    db: str | PathLike[str],
    *,
    number: str | int | None = None,
    player: str | None = None,
    room: str | None = None,
    stake: str | None = None,
    game: str | None = None,
    since: date | str | None = None,
    until: date | str | None = None,
    position: str | None = None,
    players: int | str | None = None,
    by: str | None = None,
    wide: bool = False,
    tournaments: bool = False,
    cash: bool = False,
    whole: bool = False,
    no_dead: bool = False,
    icm: bool = False,
    plot: str | PathLike[str] | None = None,
    force: bool = False,
) -> Rows:
    """A report on the hand histories in a database: "players", "results", "tournaments", "luck" and others.

    `player`, `room`, `stake`, `game`, `position`, the days `since` and `until`, the number of `players` (6 or "3-6"),
    `tournaments` and `cash` choose hands; `whole` leaves out hands that have a row in history_errors. With `wide`, a
    report of statistics has a column per statistic. The report "tournament" needs the `number` of a tournament, the
    report "hand" the number of a hand. `by` groups the entries in the report "tournaments", by "buy-in" or "room" for
    example, and the hands in the report "over-time", by "day", "week", "month", "quarter" or "year".
    `plot` is an .svg or .png file for a chart; with `force`, an existing file is overwritten.

    Raises PokersqlError for an unknown report, player, room, stake, game or position, if no hand is chosen, and for a
    database without hand histories.

    >>> report("results", "sample.duckdb", player="Hero", cash=True)[0].hands  # doctest: +SKIP
    797
    """
    of_hands: dict[str, Any] = {"player": player, "room": room, "stake": stake, "game": game, "since": since}
    of_hands |= {"until": until, "position": position, "players": players, "whole": whole}
    of_hands |= {"tournaments": tournaments, "cash": cash}
    words = [name] if number is None else [name, number]
    more = {"by": by, "wide": wide, "no_dead": no_dead, "icm": icm, "plot": plot, "force": force}
    return answer("report", *words, db=db, **of_hands, **more)


def export(
    table: str,
    file: str | PathLike[str],
    *,
    db: str | PathLike[str] | None = None,
    sort_by: Sequence[str] = (),
    partition_by: Sequence[str] = (),
    force: bool = False,
) -> None:
    """Write a table or view of the database `db`, or of pokersql, to a file that ends in .parquet, .csv or .jsonl.

    With `partition_by`, `file` is a directory of Parquet files. An existing file is overwritten only with `force`.

    Raises PokersqlError for an unknown table or column, and if the file can't be written.

    >>> export("hand_classes", "hand_classes.parquet")  # doctest: +SKIP
    """
    call("export", table, file, db=db, sort_by=several(sort_by), partition_by=several(partition_by), force=force)


@cache
def _ranker() -> duckdb.DuckDBPyConnection:
    """The connection that `rank` uses; it has only the macros."""
    import duckdb

    connection = duckdb.connect()
    install_duckdb(connection, short_names=False, attach=True)
    return connection


def _numbers(numbers: float | Sequence[float] | None) -> str | None:
    """Numbers with commas between them, as the value of an option."""
    return None if numbers is None else ",".join(map(str, [numbers] if isinstance(numbers, (int, float)) else numbers))


def _listed(names: Any) -> str | None:
    """Names in one line with commas between them, as the value of an option; None without names."""
    return ",".join(map(quoted, several(names))) or None


def _is_table(value: Any) -> bool:
    """Whether a value is a frame or the path of a file of hands; the path's ending shows that it is no hand."""
    if isinstance(value, str):
        return kind_of(value) is not None
    return isinstance(value, PathLike) or columns_of(value) is not None
