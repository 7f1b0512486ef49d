"""For a Spark cluster: the function that ranks the hands of a frame, and a frame of all seven-card hands."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from pokersql.engines import added_columns, copies
from pokersql.engines.spark.engine import Spark
from pokersql.errors import PokersqlError
from pokersql.sources import sql_files, sql_text

if TYPE_CHECKING:
    import pyarrow
    from pyspark.sql import Column, DataFrame, SparkSession

FUNCTIONS = "sql/spark.sql"
"""The order file of the functions."""

RANK_HANDS = "sql/engines/spark/rank_hands.sql"
"""The query of rank_hands."""

TASKS = 64
"""The default number of tasks of every_seven_card_hand: 2.1 million hands per task."""


def rank_hands(frame: DataFrame, hand: str | Column) -> DataFrame:
    """The frame with four more columns, by the standard rules: hand_rank, category, description and error.

    `hand` is a column or a column's name; its values are texts in any spelling, lists of cards or lists of card_ids. If
    the frame has a column hand_rank, the new one is hand_rank_1. Spark computes nothing until the frame is read.

    Raises PokersqlError: (usage) if the column is missing or a column's name begins with pokersql_, (optional) if
    pyarrow is not installed.

    >>> played = session.createDataFrame([("As Kd Qh Jc 10s",)], "hand string")
    >>> rank_hands(played, "hand").first()["description"]
    'Straight, Ace high'
    """
    from pyspark.sql.functions import col

    added_columns.check(frame.columns, hand if isinstance(hand, str) else None)
    if isinstance(hand, str):
        hand = col(f"`{hand.replace('`', '``')}`")
    session = frame.sparkSession
    query = _with_functions(session, sql_text.statements(sql_files.read(RANK_HANDS))[0])
    for place, name in added_columns.names(frame.columns).items():
        query = query.replace(f"{{{place}}}", name)
    hands = frame.withColumn("pokersql_hand", hand.cast("string"))
    return session.sql(query, None, hands=hands, **_frames(session, ("card_pieces", "hand_classes", "hand_keys")))


def every_seven_card_hand(session: SparkSession, tasks: int | None = None) -> DataFrame:
    """All 133,784,560 hands of seven cards, in the columns card_1 to card_7 and hand_rank, computed when they are read.

    The cluster makes the 2,118,760 possible sets of a hand's five lowest cards. `tasks` tasks (default 64) of about
    equal length join the sets with broadcast rows.

    Raises PokersqlError: (usage) for less than one task, (optional) if pyarrow is not installed.

    >>> every_seven_card_hand(session).columns[-2:]
    ['card_7', 'hand_rank']
    """
    from pyspark.sql.functions import broadcast

    if tasks is not None and tasks < 1:
        raise PokersqlError(f"tasks {tasks} has to be 1 or more")
    lookups = _frames(session, ("deck", "suits", "pattern_keys", "upper_pairs", "seven_card_keys"))
    lookups = {name: broadcast(frame) for name, frame in lookups.items()}
    fives = session.sql(_of_frames("lower_fives"), None, **lookups).repartition(tasks or TASKS)
    return session.sql(_of_frames("every_seven_card_hand"), None, lower_fives=fives, **lookups)


def _of_frames(relation: str) -> str:
    """The query of a relation from SEVEN; it has no ORDER BY, and reads frames instead of tables."""
    from sqlglot import exp

    from pokersql.sources import dialects, fold

    query = fold.last_query(sql_files.relations(copies.SEVEN)[relation], "duckdb")
    query.set("order", None)
    own = {cte.alias for cte in query.find_all(exp.CTE)}
    for table in query.find_all(exp.Table):
        if table.name not in own:
            table.set("this", exp.Identifier(this=f"{{{table.name}}}", quoted=False))
    return dialects.written(query, "spark", comments=False)


def _frames(session: SparkSession, names: tuple[str, ...]) -> dict[str, DataFrame]:
    """A frame for each relation, by the relation's name."""
    Spark(session)  # raises an error if a package is missing
    return {name: session.createDataFrame(table) for name, table in _kept(names)}


@cache
def _kept(names: tuple[str, ...]) -> list[tuple[str, pyarrow.Table]]:
    return [*copies.rows(names)]


def _with_functions(session: SparkSession, query: str) -> str:
    """A query in which functions have the prefix pokersql_. The session gets these functions at the first call."""
    pure = copies.functions(FUNCTIONS, "pokersql_")
    if not session.catalog.functionExists(f"pokersql_{[*pure][-1]}"):
        for statement in pure.values():
            session.sql(statement.replace("CREATE FUNCTION", "CREATE OR REPLACE TEMPORARY FUNCTION"))
    return copies.prefixed(query, "pokersql_", pure)
