"""Hands on a cluster of Spark: tables ranked, every seven-card hand, and the statements that install pokersql there."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from pokersql import catalogue, engines, sql_files
from pokersql.engines.spark import Spark
from pokersql.errors import PokersqlError, nearest

if TYPE_CHECKING:
    import pyarrow
    from pyspark.sql import Column, DataFrame, SparkSession
    from sqlglot import exp

FUNCTIONS = "sql/spark.sql"
"""The order file of the functions."""

RANK_HANDS = "sql/engines/spark/rank_hands.sql"
"""The query of rank_hands."""

SEVEN = "sql/seven.sql"
"""The order file of every seven-card hand: what is looked up, the hands as they are read, the hands stored."""

LONG = ("every_hand", "rule_hands")
"""Views of millions of rows, which stay views."""

ADDED = ("hand_rank", "category", "description", "error")
"""The columns that rank_hands adds."""

TASKS = 64
"""The tasks of every_seven_card_hand, 2.1 million hands each."""


def rank_hands(frame: DataFrame, hand: str | Column) -> DataFrame:
    """A frame with the columns hand_rank, category, description and error added, by the standard rules.

    `hand` is the name of a column, or a column: text in any spelling, a list of cards or a list of card_ids. A column
    of yours named hand_rank stays; ours is then hand_rank_1. Nothing is computed before the frame is read.

    Raises PokersqlError: (usage) for a column that isn't there, or one whose name begins with pokersql_, (optional) if
    pyarrow is not installed.

    >>> played = session.createDataFrame([("As Kd Qh Jc 10s",)], "hand string")
    >>> rank_hands(played, "hand").first()["description"]
    'Straight, Ace high'
    """
    from pyspark.sql.functions import col

    if isinstance(hand, str):
        if hand not in frame.columns:
            raise PokersqlError(f"no column {hand!r} in the frame{nearest(hand, frame.columns)}")
        hand = col(f"`{hand.replace('`', '``')}`")
    if reserved := [name for name in frame.columns if name.lower().startswith("pokersql_")]:
        raise PokersqlError(f"{reserved[0]}: names that begin with pokersql_ are for our columns; rename it")
    session = frame.sparkSession
    query = _with_functions(session, sql_files.statements(sql_files.read(RANK_HANDS))[0])
    names = {f"{name.removeprefix('hand_')}_name": _free(name, frame.columns) for name in ADDED}
    for place, name in names.items():
        query = query.replace(f"{{{place}}}", name)
    hands = frame.withColumn("pokersql_hand", hand.cast("string"))
    return session.sql(query, hands=hands, **_frames(session, ("card_pieces", "hand_classes", "hand_keys")))


def every_seven_card_hand(session: SparkSession, tasks: int | None = None) -> DataFrame:
    """All 133,784,560 hands of seven cards, card_1 to card_7 and hand_rank, computed as they are read.

    The cluster makes the 2,118,760 fives of lowest cards, deals them out to `tasks` (default 64), so that all tasks
    take about as long, and joins them with rows that are broadcast.

    Raises PokersqlError: (usage) for less than one task, (optional) if pyarrow is not installed.

    >>> every_seven_card_hand(session).columns[-2:]
    ['card_7', 'hand_rank']
    """
    from pyspark.sql.functions import broadcast

    if tasks is not None and tasks < 1:
        raise PokersqlError(f"tasks {tasks} has to be 1 or more")
    lookups = _frames(session, ("deck", "suits", "pattern_keys", "upper_pairs", "seven_card_keys"))
    lookups = {name: broadcast(frame) for name, frame in lookups.items()}
    fives = session.sql(_of_frames("lower_fives"), **lookups).repartition(tasks or TASKS)
    return session.sql(_of_frames("every_seven_card_hand"), lower_fives=fives, **lookups)


def rows(names: Collection[str]) -> Iterator[tuple[str, pyarrow.Table]]:
    """The rows of relations by name, which DuckDB makes in memory."""
    with engines.DuckDB() as engine:
        engine.load_on_demand()
        engine.one_connection = True  # for the temporary tables of SEVEN
        if {*names} & {*sql_files.relations(SEVEN)}:
            for path in sql_files.order(SEVEN)[:-2]:
                engine.read(path)
        for name in names:
            engine.provide(f"FROM {name}")
            yield name, engine.connection.sql(f"SELECT * FROM {name}").to_arrow_table()


def stored() -> list[str]:
    """The relations whose rows are copied: your tables, settings, and what reads neither, but for LONG."""
    left = catalogue.readers({*catalogue.yours(), "settings"}) - {*catalogue.yours(), "settings"} | {*LONG}
    return [name for name in catalogue.installed() if name not in left]


def views() -> Iterator[tuple[str, str]]:
    """The name and the query of each other relation, in order."""
    import sqlglot

    from pokersql import fold

    copied = {*stored()}
    for name, path in catalogue.installed().items():
        if name not in copied:
            created = sqlglot.parse(sql_files.read(path), read=fold.READ_AS)[-1]
            yield name, _written(created.expression)


def functions(prefix: str = "") -> dict[str, str]:
    """The statement that creates each function, by its name, in order.

    `prefix` stands before all names that are ours. If it ends in _, the functions that read tables are left out.
    """
    paths = [path for path in sql_files.order(FUNCTIONS) if not (prefix.endswith("_") and sql_files.header(path).reads)]
    statements = [one for path in paths for one in sql_files.statements(sql_files.read(path))]
    names = [re.match(r"CREATE FUNCTION (\w+)", one)[1] for one in statements]
    in_place = [re.sub(r"\b(FROM|JOIN) (\w+ AS)", rf"\1 {prefix}\2", one) for one in statements]
    return {name: _prefixed(one, prefix, names) for name, one in zip(names, in_place, strict=True)}


def _prefixed(sql: str, prefix: str, functions: Collection[str]) -> str:
    """A statement with a prefix before the names of functions."""
    return re.sub(rf"\b(?i:{'|'.join(functions)})(?=\()", lambda name: prefix + name[0].lower(), sql)


def _written(query: exp.Query) -> str:
    from sqlglot import exp

    for cte in query.find_all(exp.CTE):
        cte.set("materialized", None)
    return query.sql("spark", comments=False)


def _of_frames(relation: str) -> str:
    """The query of a relation of SEVEN, with frames in place of what it reads, and in no order."""
    import sqlglot
    from sqlglot import exp

    query = sqlglot.parse(sql_files.read(sql_files.relations(SEVEN)[relation]), read="duckdb")[-1].expression
    query.set("order", None)
    own = {cte.alias for cte in query.find_all(exp.CTE)}
    for table in query.find_all(exp.Table):
        if table.name not in own:
            table.set("this", exp.Identifier(this=f"{{{table.name}}}", quoted=False))
    return _written(query)


def _frames(session: SparkSession, names: tuple[str, ...]) -> dict[str, DataFrame]:
    """Frames of relations, by name."""
    Spark(session)  # or the error that something is not installed
    return {name: session.createDataFrame(table) for name, table in _kept(names)}


@cache
def _kept(names: tuple[str, ...]) -> list[tuple[str, pyarrow.Table]]:
    return [*rows(names)]


def _with_functions(session: SparkSession, query: str) -> str:
    """A query that calls functions that read no tables; the session gets them as pokersql_..., once."""
    pure = functions("pokersql_")
    if not session.catalog.functionExists(f"pokersql_{[*pure][-1]}"):
        for statement in pure.values():
            session.sql(statement.replace("CREATE FUNCTION", "CREATE OR REPLACE TEMPORARY FUNCTION"))
    return _prefixed(query, "pokersql_", pure)


def _free(name: str, taken: Iterable[str]) -> str:
    """A name, ending in _1 if it is taken."""
    lower = {one.lower() for one in taken}
    while name in lower:
        name += "_1"
    return name
