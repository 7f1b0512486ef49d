"""For a context of DataFusion: the function that ranks the hands of a frame, and SQL functions that call DuckDB."""

from __future__ import annotations

from functools import cache
from threading import Lock
from typing import TYPE_CHECKING

from pokersql.engines import added_columns, copies
from pokersql.engines.datafusion.engine import DataFusion
from pokersql.errors import PokersqlError
from pokersql.sources import sql_files, sql_text

if TYPE_CHECKING:
    import duckdb
    import pyarrow
    from datafusion import DataFrame, Expr, ScalarUDF, SessionContext

ANSWERS = "sql/engines/datafusion/hand_functions.sql"
"""The query that has a column for each SQL function."""

RANK_HANDS = "sql/engines/datafusion/rank_hands.sql"
"""The query of rank_hands."""

NUMBERS = ("hand_rank", "hand_points")
TEXTS = ("hand_category", "hand_description", "best_five", "hand_error")
FUNCTIONS = (*NUMBERS, *TEXTS)
"""The names of the functions, and of the columns of the query ANSWERS."""

OURS = "pokersql_"
"""The prefix of the names that rank_hands uses in a context while it plans."""

_alone = Lock()
"""The lock that is held while DuckDB answers, since DataFusion calls the functions in several threads."""


def rank_hands(context: SessionContext, frame: DataFrame | str, hand: str | Expr) -> DataFrame:
    """The frame with four more columns, by the standard rules: hand_rank, category, description and error.

    `frame` is a frame, or the name of a table or view of the context. `hand` is a column's name or an expression; its
    values are texts in any spelling, lists of cards or lists of card_ids. If the frame already has a column hand_rank,
    the new column is named hand_rank_1. DataFusion computes nothing until the frame is read.

    Raises PokersqlError (usage) for a missing table or column, or a column whose name begins with pokersql_.

    >>> from datafusion import SessionContext
    >>> context = SessionContext()
    >>> played = context.from_pydict({"hand": ["As Kd Qh Jc 10s"]})
    >>> rank_hands(context, played, "hand").to_pydict()["description"]
    ['Straight, Ace high']
    """
    import pyarrow
    from datafusion import col

    if isinstance(frame, str):
        try:
            frame = context.table(frame)
        except Exception as error:  # DataFusion's errors have no common class
            raise PokersqlError(f"the context has no table {frame!r}") from error
    columns = frame.schema().names
    added_columns.check(columns, hand if isinstance(hand, str) else None)
    if isinstance(hand, str):
        kind = frame.schema().field(hand).type
        hand = col(sql_text.quoted(hand))
        if pyarrow.types.is_fixed_size_list(kind):  # DataFusion can't cast it to text
            hand = hand.cast(pyarrow.list_(kind.value_type))
    query = copies.prefixed(sql_text.statements(sql_files.read(RANK_HANDS))[0], OURS, FUNCTIONS)
    tables = ("hands", *sql_files.header(RANK_HANDS).reads)
    for place, name in (added_columns.names(columns) | {table: OURS + table for table in tables}).items():
        query = query.replace(f"{{{place}}}", name)
    # The frame keeps the tables and functions of its query, so the context does not need them afterwards.
    try:
        context.register_view(f"{OURS}hands", frame.with_column(f"{OURS}hand", hand.cast(str)))
        for name, rows in _rows():
            DataFusion(context).store(OURS + name, rows)
        register(context, OURS)
        return context.sql(query)
    finally:
        for table in tables:
            context.deregister_table(OURS + table)
        for function in FUNCTIONS:
            context.deregister_udf(OURS + function)


def register(context: SessionContext, prefix: str = "") -> None:
    """Register the functions, which take text or a list. DuckDB computes the results of 10,000 hands in about 60 ms."""
    for name in FUNCTIONS:
        context.register_udf(_made(name, prefix + name))


def _made(column: str, name: str) -> ScalarUDF:
    """The SQL function that returns a column of the query ANSWERS."""
    import pyarrow
    from datafusion import udf

    gives = pyarrow.int32() if column in NUMBERS else pyarrow.string()
    query = f"SELECT a.{column} FROM ({sql_text.statements(sql_files.read(ANSWERS))[0]}) AS a ORDER BY a.place"

    def answer(hands: pyarrow.Array) -> pyarrow.Array:
        if hands.null_count == len(hands):
            return pyarrow.nulls(len(hands), gives)
        with _alone:
            found = _database().execute(query, {"hands": hands.to_pylist()}).fetchall()
        return pyarrow.array([value for (value,) in found], gives)

    return udf(answer, [pyarrow.string()], gives, "immutable", name)


@cache
def _database() -> duckdb.DuckDBPyConnection:
    import duckdb

    from pokersql.databases import installation

    connection = duckdb.connect()
    installation.install_duckdb(connection)
    return connection


@cache
def _rows() -> list[tuple[str, pyarrow.Table]]:
    """The names and rows of the relations that rank_hands reads."""
    return [*copies.rows(sql_files.header(RANK_HANDS).reads)]
