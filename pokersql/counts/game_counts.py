"""Makes sql/odds/game_counts.sql: the deals of games in which two own cards are used, counted in SQL."""

from __future__ import annotations

from pokersql.databases import worlds
from pokersql.engines import DuckDB, Engine, Trace
from pokersql.errors import PokersqlError
from pokersql.output import files, render
from pokersql.sources import sql_files

FILE = "sql/odds/game_counts.sql"
"""What is shipped."""

COUNTED = """
    SELECT own_cards, rules, hand_points, CAST(SUM(deals) AS BIGINT) FROM game_slice_counts
    GROUP BY own_cards, rules, hand_points ORDER BY own_cards, rules DESC, hand_points DESC
"""


def build(path: str, force: bool, memory_limit: str | None = None, trace: Trace = None) -> None:
    """Count all deals and write them to `path`, a file of SQL."""
    if not path.endswith(".sql"):
        raise PokersqlError(f"{path}: --game-odds writes SQL; end it in .sql")
    files.check_free(path, force)
    with DuckDB(memory_limit=memory_limit, trace=trace) as engine, files.replaced(path) as part:
        count(engine)
        with open(part, "w", encoding="utf-8") as file:
            file.write(text(engine))


def count(engine: Engine) -> None:
    """Count the deals, slice by slice of the boards."""
    for order in ("load", "rules", "count_game_odds"):
        worlds.read(engine, f"sql/{order}.sql")
    [(slices,)] = engine.rows(
        "SELECT CAST(CEIL(MAX(b.board) / MAX(s.boards)) AS INTEGER) FROM board_kinds AS b, game_slice AS s"
    )
    for _ in render.progress(range(slices), slices, "counting"):
        worlds.read(engine, "sql/odds/counting/next_game_slice.sql")


def text(engine: Engine) -> str:
    """The file of SQL that keeps what was counted."""
    rows = [f"({own}, '{rules}', {points}, {deals})" for own, rules, points, deals in engine.rows(COUNTED)]
    opening = sql_files.read(FILE).partition("VALUES\n")
    return "".join(opening[:2]) + ",\n".join(rows) + ";\n"
