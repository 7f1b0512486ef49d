"""Makes sql/holdem/starting_hands.sql: wins, ties and losses of each starting hand, counted in SQL."""

from __future__ import annotations

from pokersql.databases import worlds
from pokersql.engines import DuckDB, Engine, Trace
from pokersql.errors import PokersqlError
from pokersql.output import files, render
from pokersql.sources import sql_files

FILE = "sql/holdem/starting_hands.sql"
"""What is shipped."""

COUNTED = "SELECT starting_hand, combinations, wins, ties, losses FROM starting_hand_counts ORDER BY place"


def build(path: str, force: bool, memory_limit: str | None = None, trace: Trace = None) -> None:
    """Count all starting hands and write them to `path`, a file of SQL."""
    if not path.endswith(".sql"):
        raise PokersqlError(f"{path}: --starting-hands writes SQL; end it in .sql")
    files.check_free(path, force)
    with DuckDB(memory_limit=memory_limit, trace=trace) as engine, files.replaced(path) as part:
        count(engine)
        with open(part, "w", encoding="utf-8") as file:
            file.write(text(engine))


def count(engine: Engine) -> None:
    """Count what each starting hand beats, slice by slice of the boards."""
    for order in ("load", "rules", "equity", "count_starting_hands"):
        worlds.read(engine, f"sql/{order}.sql")
    [(slices,)] = engine.rows(
        "SELECT CAST(CEIL(MAX(c.board) / MAX(s.boards)) AS INTEGER) FROM canonical_boards AS c, board_slice AS s"
    )
    for _ in render.progress(range(slices), slices, "counting"):
        worlds.read(engine, "sql/equity/counting/next_board_slice.sql")


def text(engine: Engine) -> str:
    """The file of SQL that keeps what was counted."""
    rows = [f"('{hand}', {', '.join(map(str, numbers))})" for hand, *numbers in engine.rows(COUNTED)]
    opening = sql_files.read(FILE).partition("VALUES\n")
    return "".join(opening[:2]) + ",\n".join(rows) + ";\n"
