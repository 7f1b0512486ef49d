"""How long the equities of a table of all-ins take, beside a loop over all boards with eval7.

`pip install '.[benchmark]'`, then `python tests/benchmarks/all_ins.py` prints a table for README.md here: the best of
three queries each, from text in Parquet to a table. The loop reads 100 of the rows on a flop or a turn.
"""

from __future__ import annotations

import random
import tempfile
from itertools import combinations
from pathlib import Path

import duckdb
import eval7
from equity import CARDS, best
from machine import described

import pokersql

KNOWN = {card: eval7.Card(card) for card in CARDS}
STREETS = (0, 3, 4)
"""How many board cards there are, in turn."""
LOOPED = 100
RUNS = 3


def all_ins(count: int, streets: tuple[int, ...] = STREETS) -> list[tuple[list[str], list[str], list[str]]]:
    """Random hands of two players, and boards."""
    drawn = random.Random(3)
    dealt = (drawn.sample(CARDS, 4 + streets[row % len(streets)]) for row in range(count))
    return [(cards[:2], cards[2:4], cards[4:]) for cards in dealt]


def written(rows: list[tuple[list[str], list[str], list[str]]], path: Path) -> str:
    """The rows as text in a Parquet file."""
    import pyarrow
    from pyarrow import parquet

    columns = {name: ["".join(row[place]) for row in rows] for place, name in enumerate(("hero", "villain", "board"))}
    parquet.write_table(pyarrow.table(columns), path)
    return str(path)


def loop(rows: list[tuple[list[str], list[str], list[str]]]) -> None:
    """The equity of each row by all boards that its own can become."""
    for hero, villain, board in rows:
        held = [KNOWN[card] for card in hero], [KNOWN[card] for card in villain], [KNOWN[card] for card in board]
        known = {*hero, *villain, *board}
        left = [KNOWN[card] for card in CARDS if card not in known]
        won = boards = 0
        for drawn in combinations(left, 5 - len(board)):
            shown = [*held[2], *drawn]
            one, two = eval7.evaluate(held[0] + shown), eval7.evaluate(held[1] + shown)
            won += 1 if one > two else 0.5 if one == two else 0
            boards += 1
        won / boards


def main() -> None:
    connection = pokersql.connect()
    print(described(DuckDB=duckdb.__version__), end="\n\n")
    print("| all-ins of two players | seconds | rows a second | a loop over eval7 | times as fast |")
    print("| --- | --: | --: | --: | --: |")
    with tempfile.TemporaryDirectory() as place:
        for what, count, streets in (
            ("10,000, a third each before the flop, on it and on the turn", 10_000, STREETS),
            ("10,000, half on a flop and half on a turn", 10_000, STREETS[1:]),
            ("100,000, a third each", 100_000, STREETS),
        ):
            rows = all_ins(count, streets)
            path = written(rows, Path(place) / "all_ins.parquet")
            query = f"CREATE OR REPLACE TABLE answers AS FROM equity_of('{path}', hero, villain, board)"
            taken = best(lambda query=query: connection.execute(query), RUNS)
            looped = best(lambda rows=rows: loop(rows[:LOOPED]), RUNS) * count / LOOPED if streets[0] else None
            times = f"{looped:.1f} | {looped / taken:.2g}" if looped else " | "
            print(f"| {what} | {taken:.2f} | {count / taken:,.0f} | {times} |", flush=True)


if __name__ == "__main__":
    main()
