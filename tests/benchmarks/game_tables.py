"""The time to rank a million hands of a game, compared with a loop over phevaluator, and the time to load all rules.

After `pip install '.[benchmark]'`, `python tests/benchmarks/game_tables.py [HANDS]` prints a table for README.md, and
then a table about loading. Each time is the best of three runs. The loop reads every tenth hand of the same file; its
time is multiplied by ten.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import duckdb
from machine import described
from phevaluator import evaluate_omaha_cards

import pokersql
from pokersql import engines
from pokersql.databases import worlds
from pokersql.sources import bundle, sql_files

HANDS = 1_000_000
RUNS = 3
EVERY = 10
CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
GAMES = {"omaha": (4, 5), "omaha-hi-lo": (4, 5), "omaha-5": (5, 5), "holdem": (2, 5), "razz": (7, 0), "badugi": (4, 0)}
"""The games, with the numbers of own cards and board cards."""


def best(work: Callable[[], object], runs: int = RUNS) -> float:
    """The seconds of the fastest run."""
    found = []
    for _ in range(runs):
        start = time.perf_counter()
        work()
        found.append(time.perf_counter() - start)
    return min(found)


def make(path: Path, own: int, board: int, hands: int) -> None:
    """Random hands and boards as text."""
    rng = random.Random(1)
    with path.open("w", encoding="utf-8") as file:
        file.write("hole,board\n")
        for _ in range(hands):
            cards = rng.sample(CARDS, own + board)
            file.write(f"{' '.join(cards[:own])},{' '.join(cards[own:])}\n")


def looped(path: Path) -> list[int]:
    """Read every tenth Omaha hand of a file as text, and rank it by phevaluator."""
    with path.open(encoding="utf-8") as file:
        pairs = (line.rstrip("\n").split(",") for line in islice(file, 1, None, EVERY))
        return [evaluate_omaha_cards(*board.split(), *hole.split()) for hole, board in pairs]


def loading() -> dict[str, Callable[[], object]]:
    """For each set of SQL files, a function that loads it."""

    def relations(*paths: str) -> None:
        with engines.DuckDB() as engine:
            for path in paths:
                worlds.read(engine, path)

    def macros(*files: str) -> None:
        connection = duckdb.connect()
        for file in files:
            connection.execute(sql_files.read(file))

    return {
        "`sql/load.sql`": lambda: relations("sql/load.sql"),
        "`sql/load.sql`, `sql/rules.sql`": lambda: relations("sql/load.sql", "sql/rules.sql"),
        "`sql/macros.sql`": lambda: macros(bundle.FILE),
        "`sql/macros.sql`, `sql/games.sql`": lambda: macros(*bundle.ORDERS),
    }


def main() -> None:
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else HANDS
    print(described("duckdb", "phevaluator"), end="\n\n")
    print(f"| {hands:,} hands of text in a csv file | seconds | hands a second |\n| --- | --: | --: |")
    connection = duckdb.connect()
    pokersql.install(connection, games=True)
    with tempfile.TemporaryDirectory() as directory:
        for game, sizes in GAMES.items():
            path = Path(directory) / f"{game}.csv"
            make(path, *sizes, hands)
            board = "board" if sizes[1] else "NULL"
            query = f"SELECT SUM(hand_rank), SUM(low_rank) FROM rank_hands('{path}', hole, {board}, game := '{game}')"
            times = {f"`rank_hands`, {game}": best(lambda query=query: connection.execute(query).fetchall())}
            if game == "omaha":
                times["phevaluator, a loop over the lines"] = best(lambda path=path: looped(path)) * EVERY
            for what, seconds in times.items():
                print(f"| {what} | {seconds:.1f} | {hands / seconds:,.0f} |", flush=True)
    print("\n| what is loaded, in DuckDB | seconds |\n| --- | --: |")
    for what, load in loading().items():
        print(f"| {what} | {best(load):.2f} |", flush=True)


if __name__ == "__main__":
    main()
