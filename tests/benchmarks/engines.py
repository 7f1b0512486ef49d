"""How long each engine takes to install pokersql and to rank a million seven-card hands of text, beside DuckDB.

`pip install '.[test]'`, then `python tests/benchmarks/engines.py [HANDS]` prints a table for README.md here: one run
each into a new table, one engine after the other. PostgreSQL is a server of its own, with its own settings but for
fsync.
"""

from __future__ import annotations

import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import duckdb
from machine import described

import pokersql
from pokersql import targets

sys.path.insert(0, str(Path(__file__).parent.parent))
from conftest import PostgreSQL

HANDS = 1_000_000
CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]


def made(count: int) -> list[tuple[int, str]]:
    random.seed(1)
    return [(number, " ".join(random.sample(CARDS, 7))) for number in range(count)]


def timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def installed(where: str) -> float:
    def install() -> None:
        with targets.opened(where, create=True) as target:
            target.install()

    return timed(install)


def of_duckdb(path: str, hands: list[tuple[int, str]]) -> Iterator[tuple[str, float, int]]:
    yield "DuckDB: install", installed(path), 0
    connection = duckdb.connect(path)
    connection.execute(
        "CREATE TABLE played AS SELECT unnest(?::INT[]) AS id, unnest(?::VARCHAR[]) AS hand",
        [*map(list, zip(*hands, strict=True))],
    )
    query = "CREATE TABLE ranked AS SELECT id, hand_rank, category, description FROM rank_hands('played', hand)"
    seconds = timed(lambda: connection.execute(query))
    yield "DuckDB: `rank_hands`: rank, category, description", seconds, total(connection)


def of_postgresql(address: str, hands: list[tuple[int, str]]) -> Iterator[tuple[str, float, int]]:
    import psycopg

    yield "PostgreSQL: install", installed(address), 0
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("CREATE TABLE played (id INT, hand TEXT)")
        with connection.cursor() as cursor, cursor.copy("COPY played FROM STDIN") as copy:
            for row in hands:
                copy.write_row(row)
        connection.execute("ANALYZE played")
        for name, columns in (
            ("function `hand_rank`", "id, pokersql.hand_rank(hand) AS hand_rank FROM played"),
            (
                "join with `ranked`: rank, category, description",
                "id, hand_rank, category, description FROM played, LATERAL pokersql.ranked(hand)",
            ),
            ("join with `ranked`: all columns", "id, r.* FROM played, LATERAL pokersql.ranked(hand) AS r"),
        ):
            connection.execute("DROP TABLE IF EXISTS ranked")
            seconds = timed(lambda columns=columns: connection.execute(f"CREATE TABLE ranked AS SELECT {columns}"))
            yield f"PostgreSQL: {name}", seconds, total(connection)


def of_sqlite(path: str, hands: list[tuple[int, str]]) -> Iterator[tuple[str, float, int]]:
    yield "SQLite: install", installed(path), 0
    connection = sqlite3.connect(":memory:")
    pokersql.install(connection)
    connection.execute("CREATE TABLE played (id, hand)")
    connection.executemany("INSERT INTO played VALUES (?, ?)", hands)
    seconds = timed(
        lambda: connection.execute("CREATE TABLE ranked AS SELECT id, hand_rank(hand) AS hand_rank FROM played")
    )
    yield "SQLite: function `hand_rank`", seconds, total(connection)


def total(connection) -> int:
    """The sum of the ranks, which all engines agree on."""
    return int(connection.execute("SELECT SUM(hand_rank) FROM ranked").fetchone()[0])


def main() -> None:
    count = int(sys.argv[1]) if sys.argv[1:] else HANDS
    hands = made(count)
    binaries = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1]
    with tempfile.TemporaryDirectory(prefix="pg") as directory:
        Path(directory).chmod(0o755)
        server = PostgreSQL(binaries, Path(directory) / "s")
        try:
            found = [
                *of_duckdb(f"{directory}/mine.duckdb", hands),
                *of_postgresql(server.new(), hands),
                *of_sqlite(f"{directory}/mine.sqlite", hands),
            ]
        finally:
            server.stop()
    [_, (_, base, ranks), *_] = found
    assert {total for _, _, total in found} == {0, ranks}, found
    versions = {"DuckDB": duckdb.__version__, "PostgreSQL": binaries.parent.name, "SQLite": sqlite3.sqlite_version}
    print(f"{described(**versions)}\n")
    print(f"| {count:,} seven-card hands of text | seconds | times DuckDB's |\n| --- | --: | --: |")
    for name, seconds, ranked in found:
        print(f"| {name} | {seconds:.1f} | {f'{seconds / base:.1f}' if ranked else ''} |")


if __name__ == "__main__":
    main()
