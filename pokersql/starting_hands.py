"""Makes sql/holdem/30_starting_hands.sql: what each starting hand is worth against a random one, counted in SQL."""

from __future__ import annotations

from pokersql import engines, files, render
from pokersql.engines import Engine, Trace
from pokersql.errors import ExitCode, PokersqlError

FILE = "sql/holdem/30_starting_hands.sql"
"""What is shipped."""

HEADER = """\
-- How often each starting hand wins, ties and loses against a random hand when all five cards of the board come
-- Grain: one row per starting hand (169); a combination meets 1,225 others on 1,712,304 boards each
-- Reads: nothing
-- Source: counted by 'pokersql build --starting-hands --force'; change nothing by hand

DROP TABLE IF EXISTS starting_hands;

CREATE TABLE starting_hands (
    starting_hand TEXT NOT NULL PRIMARY KEY, -- AA, AKs, AKo
    combinations INTEGER NOT NULL, -- how many hole cards are it: 6, 4 or 12
    wins BIGINT NOT NULL, -- of 2,097,572,400
    ties BIGINT NOT NULL, -- likewise
    losses BIGINT NOT NULL -- likewise
);

INSERT INTO starting_hands (starting_hand, combinations, wins, ties, losses)
VALUES
"""

COUNTED = "SELECT starting_hand, combinations, wins, ties, losses FROM counted_starting_hands ORDER BY place"


def build(path: str, force: bool, memory_limit: str | None = None, trace: Trace = None) -> None:
    """Count all starting hands and write them to `path`, a file of SQL."""
    if not path.endswith(".sql"):
        raise PokersqlError(f"{path}: --starting-hands writes SQL; end it in .sql", ExitCode.USAGE)
    files.check_free(path, force)
    with engines.loaded("duckdb", trace, memory_limit) as engine, files.replaced(path) as part:
        count(engine)
        with open(part, "w", encoding="utf-8") as file:
            file.write(text(engine))


def count(engine: Engine) -> None:
    """Count what each starting hand beats, slice by slice of the boards."""
    engine.read("sql/duckdb/equity.sql")
    engine.read("sql/duckdb/starting_hands.sql")
    [(slices,)] = engine.rows(
        "SELECT CAST(CEIL(MAX(c.board) / MAX(s.boards)) AS INTEGER) FROM canonical_boards AS c, counted_boards AS s"
    )
    for _ in render.progress(range(slices), slices, "counting"):
        engine.read("sql/duckdb/count_starting_hands.sql")


def text(engine: Engine) -> str:
    """The file of SQL that keeps what was counted."""
    rows = [f"('{hand}', {', '.join(map(str, numbers))})" for hand, *numbers in engine.rows(COUNTED)]
    return HEADER + ",\n".join(rows) + ";\n"
