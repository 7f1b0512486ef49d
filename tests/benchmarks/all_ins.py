"""The time to compute the equities in a table of all-ins, compared with loops over its rows with eval7 and OMPEval.

After `pip install '.[benchmark]'`, `python tests/benchmarks/all_ins.py` prints a table for README.md: the best of three
runs of each query, which reads text from Parquet and writes a table. The loops compute the equities of 100 rows: eval7
compares hands on each board, pokerfast calls OMPEval in C++ once per row.
"""

from __future__ import annotations

import random
import tempfile
from functools import partial
from itertools import combinations, permutations
from pathlib import Path

import eval7
from equity import CARDS, best
from machine import described
from pokerfast import equity as ompeval

import pokersql

KNOWN = {card: eval7.Card(card) for card in CARDS}
STREETS = (0, 3, 4)
"""Numbers of board cards, which the rows take in turn."""
LOOPED = 100
RUNS = 3


def all_ins(count: int, streets: tuple[int, ...] = STREETS) -> list[tuple[list[str], list[str], list[str]]]:
    """Rows with random hands of two players and a board."""
    drawn = random.Random(3)
    dealt = (drawn.sample(CARDS, 4 + streets[row % len(streets)]) for row in range(count))
    return [(cards[:2], cards[2:4], cards[4:]) for cards in dealt]


def ranges_on_flops() -> list[tuple[list[str], list[str], list[str]]]:
    """Rows with two ranges and a flop. Of flops that differ only by a renaming of suits, one has a row."""
    renamings = [dict(zip("cdhs", suits, strict=True)) for suits in permutations("cdhs")]
    flops = {
        min(tuple(sorted(rank + suits[suit] for rank, suit in flop)) for suits in renamings)
        for flop in combinations(CARDS, 3)
    }
    return [(["QQ+,AKs"], ["TT+,AQs+"], list(flop)) for flop in sorted(flops)]


def written(rows: list[tuple[list[str], list[str], list[str]]], path: Path) -> str:
    """Write the rows as text into a Parquet file."""
    import pyarrow
    from pyarrow import parquet

    columns = {name: ["".join(row[place]) for row in rows] for place, name in enumerate(("hero", "villain", "board"))}
    parquet.write_table(pyarrow.table(columns), path)
    return str(path)


def loop(rows: list[tuple[list[str], list[str], list[str]]]) -> None:
    """Compute the equity of each row over all completions of its board, with eval7."""
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


def by_ompeval(rows: list[tuple[list[str], list[str], list[str]]]) -> None:
    """Compute the equity of each row by one call of OMPEval, in one thread, since starting threads takes longer."""
    for hero, villain, board in rows:
        ompeval.equity(["".join(hero), "".join(villain)], "".join(board))


def main() -> None:
    connection = pokersql.connect()
    print(described("duckdb", "eval7", "pokerfast"), end="\n\n")
    print("| all-ins of two players | seconds | rows a second | eval7 | times as fast | OMPEval | times as fast |")
    print("| --- | --: | --: | --: | --: | --: | --: |")
    with tempfile.TemporaryDirectory() as place:
        for what, rows in (
            ("10,000: a third before the flop, a third on a flop, a third on a turn", all_ins(10_000)),
            ("10,000: half on a flop, half on a turn", all_ins(10_000, STREETS[1:])),
            ("100,000: a third before the flop, a third on a flop, a third on a turn", all_ins(100_000)),
            ("100,000 on a flop", all_ins(100_000, STREETS[1:2])),
            ("QQ+,AKs against TT+,AQs+ on each of 1,755 flops", ranges_on_flops()),
        ):
            path = written(rows, Path(place) / "all_ins.parquet")
            query = f"CREATE OR REPLACE TABLE answers AS FROM equity_of('{path}', hero, villain, board)"
            taken = best(lambda query=query: connection.execute(query), RUNS)
            others = [" | "] * 2
            if all(hand and board for hand, _, board in rows):
                some, times = random.Random(4).sample(rows, LOOPED), len(rows) / LOOPED
                loops = (loop if len(rows[0][0]) == 2 else None, by_ompeval)
                others = [
                    f"{(looped := best(partial(by, some), RUNS) * times):.2f} | {looped / taken:.2g}" if by else " | "
                    for by in loops
                ]
            print(f"| {what} | {taken:.2f} | {len(rows) / taken:,.0f} | {' | '.join(others)} |", flush=True)


if __name__ == "__main__":
    main()
