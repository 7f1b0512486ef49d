"""The time that each engine takes to install pokersql and to rank seven-card hands of text, compared with DuckDB.

DuckDB, PostgreSQL and SQLite rank one million hands; ClickHouse, DataFusion and Spark rank ten million. Spark also
ranks all seven-card hands, with one worker and with two. After `pip install '.[benchmark]'`, `python
tests/benchmarks/engines.py` prints a table for engines/README.md: one run of each task into a new table, one engine
after the other. PostgreSQL is a new server with default settings except fsync. Spark is a new cluster on loopback; each
of its workers has one core.
"""

from __future__ import annotations

import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path

import duckdb
from machine import described

import pokersql
from pokersql.databases import worlds
from pokersql.engines import copies, targets
from pokersql.engines.spark import hand_functions
from pokersql.sources import sql_files

sys.path.insert(0, str(Path(__file__).parent.parent))
from conftest import PostgreSQL, SparkCluster

HANDS = 1_000_000
MORE = 10
"""Engines that read Parquet rank `MORE` times as many hands as the other engines."""
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


def play(connection: duckdb.DuckDBPyConnection, hands: list[tuple[int, str]]) -> None:
    """Make a DuckDB table of random hands as text."""
    columns = [*map(list, zip(*hands, strict=True))]
    connection.execute("CREATE TABLE played AS SELECT unnest(?::INT[]) AS id, unnest(?::VARCHAR[]) AS hand", columns)


def of_duckdb(path: str, hands: list[tuple[int, str]]) -> Iterator[tuple[str, float, int]]:
    yield "DuckDB: install", installed(path), 0
    connection = duckdb.connect(path)
    play(connection, hands)
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


def by_duckdb(directory: str, hands: list[tuple[int, str]]) -> tuple[float, int]:
    """Write a Parquet file with each hand `MORE` times; returns DuckDB's seconds to rank it, and the ranks' sum."""
    connection = duckdb.connect()
    pokersql.install(connection)
    play(connection, hands)
    # in random order, since equal hands in successive rows would compress too well
    many = f"SELECT p.* FROM played AS p, range({MORE}) AS r (time) ORDER BY hash(id, time)"
    connection.execute(f"COPY ({many}) TO '{directory}/played.parquet'")
    ranking = f"FROM rank_hands('{directory}/played.parquet', hand)"
    seconds = timed(lambda: connection.execute(f"COPY ({ranking}) TO '{directory}/ranked.parquet'"))
    return seconds, rank_sum(f"{directory}/ranked.parquet")


def rank_sum(path: str) -> int:
    """The sum of the ranks in Parquet files; it must be the same for all engines."""
    return duckdb.sql(f"SELECT SUM(hand_rank) FROM '{path}'").fetchall()[0][0]


def of_clickhouse(directory: str) -> Iterator[tuple[str, float, int]]:
    import chdb

    yield "ClickHouse: install", installed(f"chdb:{directory}/clickhouse"), 0
    connection = chdb.connect(f"{directory}/clickhouse")
    columns = ", ".join(f"{function}(hand) AS {name}" for name, function in CLICKHOUSE.items())
    for name, kept in (("rank", "hand_rank(hand) AS hand_rank"), ("rank, category, description, error", columns)):
        path = f"{directory}/clickhouse.parquet"
        query = (
            f"SELECT *, {kept} FROM file('{directory}/played.parquet') INTO OUTFILE '{path}' TRUNCATE FORMAT Parquet"
        )
        seconds = timed(lambda query=query: connection.query(query))
        yield f"ClickHouse: functions: {name}", seconds, rank_sum(path)
    connection.close()


CLICKHOUSE = {
    "hand_rank": "hand_rank",
    "category": "hand_category",
    "description": "hand_description",
    "error": "hand_error",
}
"""The columns of `rank_hands`, each with ClickHouse's function for it."""


def of_datafusion(directory: str) -> Iterator[tuple[str, float, int]]:
    from datafusion import SessionContext

    from pokersql.engines.datafusion.hand_functions import rank_hands

    context = SessionContext()
    yield "DataFusion: install", timed(lambda: pokersql.install(context)), 0
    context.register_parquet("played", f"{directory}/played.parquet")
    path = f"{directory}/datafusion.parquet"
    seconds = timed(lambda: rank_hands(context, "played", "hand").write_parquet(path))
    yield "DataFusion: `rank_hands`: rank, category, description, error", seconds, rank_sum(path)


def of_spark(directory: str, base: float, expected: int) -> Iterator[tuple[str, float, float]]:
    """Each task, with Spark's seconds and DuckDB's seconds for it."""
    beside = base, *all_by_duckdb(f"{directory}/all.parquet")
    for (name, _), seconds in zip(spark_jobs(None, directory), beside, strict=True):
        yield f"DuckDB: {name}", seconds, seconds
    for workers in (1, 2):
        place = Path(directory, f"spark{workers}")
        place.mkdir()
        hand_functions._kept.cache_clear()
        cluster = SparkCluster(place, workers)
        try:
            start = timed(lambda cluster=cluster: cluster.connect().range(1).collect())
            for (name, work), alone in zip(spark_jobs(cluster.session, directory), beside, strict=True):
                yield f"Spark, {'one worker' if workers == 1 else 'two workers'}: {name}", timed(work), alone
            ranks = cluster.session.read.parquet(f"{directory}/ranked").selectExpr("SUM(hand_rank)").first()[0]
            assert ranks == expected, ranks
            if workers == 1:  # the catalogue outlives the cluster
                install = timed(lambda cluster=cluster: pokersql.install(cluster.session))
        finally:
            cluster.stop()
    yield "Spark: start of the session", start, 0
    yield "Spark: install into the catalogue of Hive", install, 0


def spark_jobs(session, directory: str) -> list[tuple[str, Callable[[], object]]]:
    def rank() -> None:
        played = session.read.parquet(f"{directory}/played.parquet")
        hand_functions.rank_hands(played, "hand").write.mode("overwrite").parquet(f"{directory}/ranked")

    def count() -> None:
        hand_functions.every_seven_card_hand(session).groupBy("hand_rank").count().collect()

    def write() -> None:
        hand_functions.every_seven_card_hand(session).write.mode("overwrite").parquet(f"{directory}/every")

    return [
        (f"{MORE} times as many hands ranked, Parquet to Parquet", rank),
        ("all 133,784,560 seven-card hands made, ranked and counted", count),
        ("the same written as Parquet", write),
    ]


def all_by_duckdb(path: str) -> tuple[float, float]:
    """DuckDB's seconds to count all seven-card hands by rank, and to write them."""
    with worlds.loaded("duckdb") as engine:
        engine.one_connection = True  # a temporary table exists in one connection only
        for file in sql_files.order(copies.SEVEN)[:-1]:
            worlds.read(engine, file)
        counting = "SELECT hand_rank, COUNT(*) FROM every_seven_card_hand GROUP BY hand_rank"
        counted = timed(lambda: engine.rows(counting))
        return counted, timed(lambda: engine.rows(f"COPY every_seven_card_hand TO '{path}'"))


def total(connection) -> int:
    """The sum of the ranks in DuckDB; it must be the same for all engines."""
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
        base, sums = by_duckdb(directory, hands)
        more = [*of_clickhouse(directory), *of_datafusion(directory)]
        assert {total for _, _, total in more} == {0, sums}, more
        many = [*of_spark(directory, base, sums)]
    [_, (_, first, ranks), *_] = found
    assert {total for _, _, total in found} == {0, ranks}, found
    versions = {"DuckDB": duckdb.__version__, "PostgreSQL": binaries.parent.name, "SQLite": sqlite3.sqlite_version}
    versions |= {"ClickHouse": version("chdb-core"), "DataFusion": version("datafusion"), "Spark": version("pyspark")}
    print(f"{described(**versions)}\n")
    print(f"| {count:,} seven-card hands of text | seconds | times DuckDB's |\n| --- | --: | --: |")
    for name, seconds, ranked in found:
        print(f"| {name} | {seconds:.1f} | {f'{seconds / first:.1f}' if ranked else ''} |")
    print(f"\n| {count * MORE:,} hands, Parquet to Parquet | seconds | times DuckDB's |\n| --- | --: | --: |")
    for name, seconds, ranked in [("DuckDB: `rank_hands`", base, sums), *more]:
        print(f"| {name} | {seconds:.1f} | {f'{seconds / base:.1f}' if ranked else ''} |")
    print("\n| on Spark | seconds | times DuckDB's |\n| --- | --: | --: |")
    for name, seconds, base in many:
        print(f"| {name} | {seconds:.1f} | {f'{seconds / base:.1f}' if base else ''} |")


if __name__ == "__main__":
    main()
