"""The time and size of all 2,598,960 five-card hands, compared with evaluators called once per hand.

After `pip install '.[benchmark]'`, `python tests/benchmarks/five_card_hands.py` prints a table for README.md: each time
is the best of several runs. The loops call an evaluator for every thirteenth hand, already in the evaluator's card
format, and store no ranks; their time is multiplied by thirteen.
"""

from __future__ import annotations

import itertools
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from machine import described

from pokersql import engines
from pokersql.counts import dealing
from pokersql.databases import database_files, worlds

HANDS = 2_598_960
EVERY = 13
PEAK = Path(__file__).parents[1] / "peak.py"
RANKS, SUITS = "23456789TJQKA", "cdhs"
CARDS = [rank + suit for rank in RANKS for suit in SUITS]


def seconds(work: Callable[[], object], runs: int = 5) -> float:
    """The seconds of the fastest run, which other processes delayed least."""
    taken = []
    for _ in range(runs):
        start = time.perf_counter()
        work()
        taken.append(time.perf_counter() - start)
    return min(taken)


def evaluators() -> dict[str, tuple[Callable, list]]:
    """For each evaluator, the function that ranks a hand, and the 52 cards in the evaluator's format."""
    import eval7
    import pokerkit
    import treys
    from phevaluator import evaluate_cards  # phevaluator.evaluate_cards looks up its module at each call

    ours = treys.Evaluator()
    return {
        "eval7": (eval7.evaluate, [eval7.Card(card) for card in CARDS]),
        "phevaluator": (lambda hand: evaluate_cards(*hand), list(range(52))),
        "treys": (lambda hand: ours.evaluate([], hand), [treys.Card.new(card) for card in CARDS]),
        "PokerKit": (pokerkit.StandardHighHand, [next(iter(pokerkit.Card.parse(card))) for card in CARDS]),
    }


def looping(evaluate: Callable, cards: list) -> float:
    """The estimated seconds of a loop over all hands, from every thirteenth hand."""
    hands = [list(hand) for hand in itertools.islice(itertools.combinations(cards, 5), 0, None, EVERY)]

    def loop() -> None:
        for hand in hands:
            evaluate(hand)

    return seconds(loop, 3) * HANDS / len(hands)


def drawing(evaluate: Callable, cards: list) -> float:
    """The estimated seconds of a loop that draws and ranks random hands; it is run for one thirteenth of the hands."""
    draw = random.Random(7).sample

    def loop() -> None:
        for _ in range(HANDS // EVERY):
            evaluate(draw(cards, 5))

    return seconds(loop, 3) * EVERY


def in_memory(statements: list[str]) -> float:
    """The seconds that DuckDB takes for statements, after loading, with the default number of threads."""
    engine = worlds.loaded("duckdb", whole=True)

    def work() -> None:
        for statement in statements:
            engine.rows(statement)

    return seconds(work)


def simulating(players: int) -> float:
    engine = worlds.loaded("duckdb")
    return seconds(lambda: dealing.sample(engine, {"high": 1}, HANDS, 42, players=players, rules="standard"), 2)


def checking(path: Path) -> tuple[float, int]:
    """The seconds and the peak memory, in megabytes, of a full check within 2 GB."""
    words = ["check", str(path), "--full", "--memory-limit", "2GB"]
    start = time.perf_counter()
    done = subprocess.run([sys.executable, PEAK, *words], capture_output=True, text=True, check=True)
    return time.perf_counter() - start, int(done.stderr.split()[-1]) // 10**6


def main() -> None:
    known = evaluators()
    loops = {name: looping(*evaluator) for name, evaluator in known.items()}
    fastest = min(loops.values())

    def line(what: str, taken: float, note: str = "") -> None:
        print(f"| {what} | {taken:.2f} | {fastest / taken:.2g} | {note} |", flush=True)

    print(described("duckdb", "eval7", "phevaluator", "pokerkit", "treys", SQLite=engines.SQLite().version), end="\n\n")
    print("| all 2,598,960 hands | seconds | times as fast | |\n| --- | --: | --: | --- |")
    for name, taken in sorted(loops.items(), key=lambda item: item[1]):
        line(f"{name}, a loop over its own cards", taken)
    made = "CREATE OR REPLACE TABLE made AS SELECT * FROM every_hand"
    line("made and ranked, in memory", in_memory(["SELECT SUM(hand_rank), SUM(card_1) FROM every_hand"]))
    line("the same, kept as a table", in_memory([made]))
    with tempfile.TemporaryDirectory() as directory:
        kept = worlds.loaded("duckdb", whole=True)
        line("the table in order of rank, in memory", seconds(lambda: worlds.read(kept, "sql/build.sql")))
        paths = [Path(directory) / name for name in ("poker.duckdb", "poker.sqlite", "hands.parquet")]
        for path in paths:
            taken = seconds(lambda path=path: database_files.build(str(path), True), 3)
            line(f"`pokersql build {path.name}`", taken, f"{path.stat().st_size / 1e6:.1f} MB")
        taken, peak = checking(paths[0])
        line(f"`pokersql check {paths[0].name} --full --memory-limit 2GB`", taken, f"{peak} MB at the peak")
    line("eval7, a loop that draws and ranks as many random hands", drawing(*known["eval7"]))
    line("as many hands simulated, one hand per shuffle", simulating(1))
    line("as many hands simulated, ten hands per shuffle", simulating(10))


if __name__ == "__main__":
    main()
