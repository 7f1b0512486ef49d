"""The time to compute equities, compared with loops over the fastest evaluators for Python.

After `pip install '.[benchmark]'`, `python tests/benchmarks/equity.py [--all]` prints a table for README.md: each time
is the best of five runs, without loading the SQL and inserting the question. Loops show down every thirteenth board, or
every thirteenth hand of a random opponent, with eval7 (phevaluator for Omaha). Their time is multiplied by thirteen,
and does not include making the evaluator's cards. pokerfast calls OMPEval, which counts all showdowns in C++ on all
cores. --all also counts the starting hands.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import combinations, islice

import eval7
from machine import described
from phevaluator import evaluate_omaha_cards
from pokerfast import equity as ompeval

from pokersql import engines
from pokersql.counts import equities, shipped
from pokersql.databases import worlds

RUNS = 5
EVERY = 13
CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
SIX = ["AhKh", "QdQc", "JsTs", "7h7c", "Ad5d", "9c8c"]
THREE = ["TT+,AQs+,AQo+", "QQ+,AKs,AKo", "TT"]
QUESTIONS = {
    "a hand against a hand before the flop, 1,712,304 boards": (["AsAh", "KdKc"], None),
    "six hands before the flop, 658,008 boards": (SIX, None),
    "a hand against a random one on a flop, 1,070,190 showdowns": (["AhKh", "random"], "QsJh2c"),
    "QQ+,AKs against TT+,AQs+ before the flop": (["QQ+,AKs", "TT+,AQs+"], None),
    "QQ+,AKs against TT+,AQs+ on a flop": (["QQ+,AKs", "TT+,AQs+"], "QsJh2c"),
    "three ranges before the flop, 11,382,741,216 showdowns": (THREE, None),
    "three ranges on a flop": (THREE, "QsJh2c"),
    "TT+ against two random hands on a river, 24,137,190 showdowns": (["TT+", "random", "random"], "4hAd3c4c7c"),
    "three random hands on a turn, 46,386,315,360 showdowns": (["random"] * 3, "2c3c4cTd"),
}
TABLED = {
    "a hand against a hand before the flop, from the table": ["AsAh", "KdKc"],
    "QQ+,AKs against TT+,AQs+ before the flop, from the table": ["QQ+,AKs", "TT+,AQs+"],
    "a hand against a random one before the flop, from the table": ["AsAh"],
}
WARM = {
    "a question put into the tables and answered, from the table": (["AsAh", "KdKc"], None),
    "the same on a flop, 990 boards": (["AhKh", "QdQc"], "QsJh2c"),
}
SIMULATED = {
    "100,000 showdowns of two hands": (["AsAh", "KdKc"], 100_000),
    "100,000 showdowns of ten players, nine of them random": (["AsAh", *["random"] * 9], 100_000),
}

GAMES = {
    "Omaha hand against hand before the flop, 1,086,008 boards": (["AsAhKsKh", "QdJdTc9c"], "", "omaha"),
    "the same on a flop, 820 boards": (["AsAhKsKh", "QdJdTc9c"], "QsJh2c", "omaha"),
}


def cards(text: str) -> list[eval7.Card]:
    return [eval7.Card(text[i : i + 2]) for i in range(0, len(text), 2)]


def best(work: Callable[[], object], runs: int = RUNS) -> float:
    """The seconds of the fastest run."""
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times)


def loop(hands: list[list[eval7.Card]], board: list[eval7.Card], every: int) -> list[int]:
    """Show hands down on every nth board (n = `every`); returns how often each hand wins alone."""
    held = {str(card) for card in sum(hands, board)}
    deck = [eval7.Card(card) for card in CARDS if card not in held]
    wins = [0] * len(hands)
    for drawn in islice(combinations(deck, 5 - len(board)), 0, None, every):
        shared = [*board, *drawn]
        ranks = [eval7.evaluate(hand + shared) for hand in hands]
        top = max(ranks)
        if ranks.count(top) == 1:
            wins[ranks.index(top)] += 1
    return wins


def looped(players: list[str], board: str | None) -> float | None:
    """The estimated seconds of a loop over all boards."""
    on_board = cards(board or "")
    if players.count("random") == 1:
        hero = cards(players[0])
        left = [eval7.Card(card) for card in CARDS if card not in {str(c) for c in hero + on_board}]
        villains = [list(pair) for pair in islice(combinations(left, 2), 0, None, EVERY)]
        return best(lambda: [loop([hero, villain], on_board, 1) for villain in villains], 1) * EVERY
    if any(len(player) != 4 for player in players):
        return None
    return best(lambda: loop([cards(player) for player in players], on_board, EVERY), 1) * EVERY


def omaha_looped(players: list[str], board: str, every: int) -> float:
    """The estimated seconds of a loop with phevaluator over all boards."""
    hands = [[player[i : i + 2] for i in range(0, 8, 2)] for player in players]
    shared = [board[i : i + 2] for i in range(0, len(board), 2)]
    deck = [card for card in CARDS if card not in sum(hands, shared)]

    def show() -> None:
        for drawn in islice(combinations(deck, 5 - len(shared)), 0, None, every):
            one, two = (evaluate_omaha_cards(*shared, *drawn, *hand) for hand in hands)
            one < two  # noqa: B015

    return best(show, 1) * every


def by_ompeval(players: list[str], board: str | None) -> float | None:
    """The seconds that OMPEval takes to count all showdowns; for three random hands it would take hours."""
    if players.count("random") > 2:
        return None
    return best(lambda: ompeval.equity(players, board or "", threads=0), 1)


def answered(engine: engines.Engine, method: str) -> None:
    """Answer the question that is in the tables, as the command `equity` does."""
    equities.answer(engine, method)
    engine.rows("FROM equity WHERE method = ?", [method])


def warm(engine: engines.Engine, players: list[str], board: str | None) -> None:
    """Put a new question into the tables, and answer it by the method in `equity_method`."""
    equities.put(engine, players, board, None)
    answered(engine, engine.rows("SELECT method FROM equity_method")[0][0])


def row(what: str, seconds: float, loop: float | None = None, compiled: float | None = None) -> None:
    others = [f"{taken:.2f} | {taken / seconds:,.2g}" if taken else " | " for taken in (loop, compiled)]
    print(f"| {what} | {seconds:.2f} | {' | '.join(others)} |", flush=True)


def main() -> None:
    print(described("duckdb", "eval7", "phevaluator", "pokerfast"), end="\n\n")
    print("| equity | seconds | a loop over eval7 | times as fast | OMPEval | times as fast |")
    print("| --- | --: | --: | --: | --: | --: |")
    engine = equities.ask(["AsAh", "KdKc"], None, None)
    put = partial(equities.put, engine, dead=None)  # as the command does
    for what, (players, board) in QUESTIONS.items():
        put(players, board)
        taken = best(lambda: answered(engine, "exact"))
        row(what, taken, looped(players, board), by_ompeval(players, board))
    for what, (players, board, game) in GAMES.items():
        put(players, board or None, game=game)
        taken = best(lambda: answered(engine, "exact"))
        row(what, taken, omaha_looped(players, board, 1 if board else EVERY))
    equities.put(engine, [], None, None, "holdem")
    for what, players in TABLED.items():
        put(players, None)
        row(what, best(lambda: answered(engine, "table")))
    for what, (players, board) in WARM.items():
        row(what, best(partial(warm, engine, players, board)), None, by_ompeval(players, board))
    for what, (players, samples) in SIMULATED.items():
        put(players, None)

        def simulate(samples=samples) -> None:
            engine.rows("DELETE FROM simulated_outcomes")
            equities.simulate(engine, [], 1, samples, None)
            answered(engine, "sim")

        row(what, best(simulate, 3))
    if "--all" in sys.argv:
        with worlds.loaded("duckdb", memory_limit="4GB") as fresh:

            def count() -> None:
                for order in shipped.COUNTS[0].orders:
                    worlds.read(fresh, f"sql/{order}.sql")
                shipped.run(fresh, shipped.COUNTS[0])

            row("the table of 169 starting hands, 2,097,572,400 showdowns each", best(count, 1))


if __name__ == "__main__":
    main()
