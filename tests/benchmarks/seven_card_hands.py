"""The time and size of all 133,784,560 seven-card hands, compared with evaluators called once per hand.

After `pip install '.[benchmark]'`, `python tests/benchmarks/seven_card_hands.py` prints a table for README.md: each
time is the best of several runs within 4 GB of memory. The loops call an evaluator for 300,000 random hands, already in
the evaluator's card format, and store no ranks; their time is extrapolated to all hands.
"""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from five_card_hands import PEAK, evaluators, seconds
from machine import described

from pokersql.databases import database_files, worlds
from pokersql.sources import sql_files

HANDS = 133_784_560
DRAWN = 300_000
MEMORY = "4GB"


def looping(evaluate: Callable, cards: list) -> float:
    """The estimated seconds of a loop over all hands, extrapolated from a random sample."""
    deck = random.Random(7)
    hands = [deck.sample(cards, 7) for _ in range(DRAWN)]

    def loop() -> None:
        for hand in hands:
            evaluate(hand)

    return seconds(loop, 3) * HANDS / DRAWN


def ranking() -> tuple[float, float, float]:
    """The seconds of three tasks after loading: (1) prepare the keys; (2) make all hands and count them by rank;
    (3) count the hands by rank without making them."""
    engine = worlds.loaded("duckdb", memory_limit=MEMORY)
    engine.one_connection = True

    def prepare() -> None:
        for path in sql_files.order(database_files.SEVEN)[:-1]:
            worlds.read(engine, path)

    made = "SELECT hand_rank, COUNT(*) FROM every_seven_card_hand GROUP BY hand_rank"
    prepared = seconds(prepare, 3)
    return prepared, seconds(lambda: engine.rows(made)), seconds(lambda: engine.rows("FROM seven_card_counts"))


def command(*words: str) -> tuple[float, int]:
    """The seconds that a command takes in its own process, and its peak memory in megabytes."""
    start = time.perf_counter()
    limited = [sys.executable, PEAK, *words, "--memory-limit", MEMORY]
    done = subprocess.run(limited, capture_output=True, text=True, check=True)
    return time.perf_counter() - start, int(done.stderr.split()[-1]) // 10**6


def size(path: Path) -> float:
    """The megabytes of a file, or of all files in a directory."""
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file()]
    return sum(file.stat().st_size for file in files) / 1e6


def main() -> None:
    known = evaluators()
    loops = {name: looping(*known[name]) for name in ("eval7", "phevaluator", "treys")}
    fastest = min(loops.values())

    def line(what: str, taken: float, note: str = "") -> None:
        print(f"| {what} | {taken:.1f} | {fastest / taken:.2g} | {note} |", flush=True)

    print(described("duckdb", "eval7", "phevaluator", "treys"), end="\n\n")
    print("| all 133,784,560 hands | seconds | times as fast | |\n| --- | --: | --: | --- |")
    for name, taken in sorted(loops.items(), key=lambda item: item[1]):
        line(f"{name}, a loop over its own cards", taken, f"{taken / HANDS * 1e9:.0f} ns a hand")
    prepared, ranked, counted = ranking()
    line("made, ranked and counted by rank, in memory", ranked, f"after {prepared:.1f} s for the keys")
    note = f"`seven_card_counts`, after the same {prepared:.1f} s"
    line("counted by rank from halves of hands, in memory", counted, note)
    with tempfile.TemporaryDirectory() as directory:
        for name in ("seven.duckdb", "seven.parquet"):
            path = Path(directory) / name
            runs = [command("build", "--seven", str(path), "--force") for _ in range(3)]
            line(f"`pokersql build --seven {name}`", min(runs)[0], f"{size(path):.0f} MB, {max(runs)[1]} MB of memory")
        for words in (["seven.parquet"], ["seven.duckdb", "--full"]):
            taken, peak = command("check", str(Path(directory) / words[0]), *words[1:])
            line(f"`pokersql check {' '.join(words)}`", taken, f"{peak} MB of memory")


if __name__ == "__main__":
    main()
