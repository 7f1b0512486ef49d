"""Computes the counts in the files that pokersql ships again, by SQL, a slice at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from pokersql.databases import database_files, prepared, worlds
from pokersql.engines import DuckDB, Engine, Result, Trace
from pokersql.errors import PokersqlError
from pokersql.output import files, render
from pokersql.sources import sql_files
from pokersql.sources.sql_text import literal


class Count(NamedTuple):
    """A shipped file, and the SQL that counts its rows."""

    option: str
    help: str
    file: str
    orders: tuple[str, ...]
    """The stems of order files, which make all relations that the count reads."""
    rows: str
    """The query that returns the rows of the file."""
    slices: tuple[str, str] | None = None
    """The file that counts the next slice, and the query that returns the number of slices that are not counted yet;
    None if `rows` counts everything."""


BOARDS = "SELECT CAST(CEIL((MAX(b.board) + 1 - MAX(s.first_board)) / MAX(s.boards)) AS INTEGER) FROM {} AS b, {} AS s"
"""The query that returns the number of slices of boards that are not counted yet."""

COUNTS = (
    Count(
        "--starting-hands",
        "Count the wins of the 169 starting hands against a random hand again, and write an SQL file; takes minutes.",
        "sql/holdem/starting_hands.sql",
        ("load", "rules", "equity", "count_starting_hands"),
        "SELECT starting_hand, combinations, wins, ties, losses FROM starting_hand_counts ORDER BY place",
        ("sql/equity/counting/next_board_slice.sql", BOARDS.format("canonical_boards", "board_slice")),
    ),
    Count(
        "--heads-up",
        "Count every two hole cards against every two others again, and write a Parquet file; takes a minute.",
        "sql/equity/heads_up/heads_up.parquet",
        ("load", "rules", "equity", "count_heads_up"),
        "SELECT hero, villain, wins - LAG(wins, 1, 0) OVER (ORDER BY place) AS more_wins, "
        "ties - LAG(ties, 1, 0) OVER (ORDER BY place) AS more_ties FROM matchup_totals ORDER BY place",
        ("sql/equity/counting/next_heads_up_slice.sql", "SELECT COUNT(*) FROM open_slices"),
    ),
    Count(
        "--game-odds",
        "Count the deals of games like Omaha again, and write an SQL file; takes minutes.",
        "sql/odds/game_counts.sql",
        ("load", "rules", "count_game_odds"),
        "SELECT own_cards, rules, hand_points, CAST(SUM(deals) AS BIGINT) FROM game_slice_counts "
        "GROUP BY own_cards, rules, hand_points ORDER BY own_cards, rules DESC, hand_points DESC",
        ("sql/odds/counting/next_game_slice.sql", BOARDS.format("board_kinds", "game_slice")),
    ),
    Count(
        "--push-fold",
        "Solve push or fold for stacks of 1 to 25 big blinds again, and write a Parquet file; takes seconds.",
        "sql/tournaments/push_fold/push_fold_strategies.parquet",
        ("load", "rules", "equity", "count_push_fold"),
        "SELECT game AS stack, hand, ROUND(pushed, 4) AS pushed, ROUND(called, 4) AS called "
        "FROM pokersql.push_fold_of('push_fold_games', 200) ORDER BY game, hand",
    ),
)

ENDINGS = {".sql": "SQL", ".parquet": "Parquet"}
"""For each ending of a file, the word that messages use for the file's contents."""

SMALL_PARQUET = "FORMAT parquet, COMPRESSION brotli, DICTIONARY_SIZE_LIMIT 1, USE_TMP_FILE false"
"""The options of a COPY that writes a small file: without dictionaries, which would make differences larger."""


def build(count: Count, path: str, force: bool, memory_limit: str | None = None, trace: Trace = None) -> None:
    """Count all rows and write them to `path`.

    Raises PokersqlError (usage) if `path` has another ending than the shipped file, or exists and `force` is not set.
    """
    [ending] = [ending for ending in ENDINGS if count.file.endswith(ending)]
    if not path.endswith(ending):
        raise PokersqlError(f"{path}: {count.option} writes {ENDINGS[ending]}; end it in {ending}")
    files.check_free(path, force)
    target = Path(path).resolve()
    part = target.with_name(f"{target.name}.part.duckdb")
    with database_files.alone(target):
        with _counting(count, part, memory_limit, trace) as engine, files.replaced(path) as written:
            run(engine, count)
            if ending == ".parquet":
                engine.rows(f"COPY ({count.rows}) TO {literal(written)} ({SMALL_PARQUET})")
            else:
                Path(written).write_bytes(in_sql(count, engine.execute(count.rows)))
        files.remove_database(part)


@contextmanager
def _counting(count: Count, part: Path, memory_limit: str | None, trace: Trace) -> Iterator[Engine]:
    """The engine of the partial database `part`, which has the slices that an interrupted build has already counted."""
    engine = _opened(part, memory_limit, trace)
    if engine is None:
        files.remove_database(part)
        engine = DuckDB(str(part), memory_limit=memory_limit, trace=trace)
    with engine:
        if "counted_by" not in engine.relations():
            for order in count.orders:
                worlds.read(engine, f"sql/{order}.sql")
            engine.script(f"CREATE TABLE counted_by AS SELECT {literal(prepared.checksum())} AS sql_checksum")
        yield engine


def _opened(part: Path, memory_limit: str | None, trace: Trace) -> Engine | None:
    """The partial database of an interrupted build; None if it is missing, unreadable or made by other SQL files."""
    if not part.exists():
        return None
    engine = None
    try:
        engine = DuckDB(str(part), memory_limit=memory_limit, trace=trace)
        if engine.rows("SELECT sql_checksum FROM counted_by") == [(prepared.checksum(),)]:
            return engine
    except PokersqlError:
        pass
    if engine is not None:
        engine.close()
    return None


def run(engine: Engine, count: Count) -> None:
    """Count the slices that are not counted yet, each slice in one transaction."""
    if count.slices is None:
        return
    file, left = count.slices
    [(slices,)] = engine.rows(left)
    for _ in render.progress(range(slices), slices, "counting"):
        engine.script("BEGIN")
        worlds.read(engine, file)
        engine.script("COMMIT")


def in_sql(count: Count, rows: Result) -> bytes:
    """The text of the shipped SQL file; its VALUES are the rows."""
    opening, values, _ = sql_files.read(count.file).partition("VALUES\n")
    written = ((literal(value) if isinstance(value, str) else str(value) for value in row) for row in rows.rows)
    return (opening + values + ",\n".join(f"({', '.join(row)})" for row in written) + ";\n").encode()
