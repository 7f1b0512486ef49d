"""Makes sql/equity/heads_up/heads_up.csv.gz: two hole cards against two others on all boards, counted in SQL."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path

from pokersql.databases import database_files, prepared, worlds
from pokersql.engines import DuckDB, Engine, Trace
from pokersql.errors import PokersqlError
from pokersql.output import files, render
from pokersql.sources.quoting import literal

FILE = "sql/equity/heads_up/heads_up.csv.gz"
"""What is shipped."""

COUNTED = "SELECT hero, villain, wins, ties, losses FROM matchup_totals ORDER BY place"


def build(path: str, force: bool, memory_limit: str | None = None, trace: Trace = None) -> None:
    """Count all matchups and write them to `path`, a gzipped CSV file; an interrupted count goes on where it was."""
    if not path.endswith(".csv.gz"):
        raise PokersqlError(f"{path}: --heads-up writes gzipped CSV; end it in .csv.gz")
    files.check_free(path, force)
    target = Path(path).resolve()
    part = target.with_name(f"{target.name}.part.duckdb")
    with database_files.alone(target):
        with _counting(part, memory_limit, trace) as engine, files.replaced(path) as written:
            count(engine)
            Path(written).write_bytes(zipped(text(engine)))
        files.remove_database(part)


@contextmanager
def _counting(part: Path, memory_limit: str | None, trace: Trace) -> Iterator[Engine]:
    """The engine of a database with the slices counted so far: those of an earlier build by the same SQL, if any."""
    engine = _opened(part, memory_limit, trace)
    if engine is None:
        files.remove_database(part)
        engine = DuckDB(str(part), memory_limit=memory_limit, trace=trace)
    with engine:
        if "counted_by" not in engine.relations():
            for order in ("load", "rules", "equity", "count_heads_up"):
                worlds.read(engine, f"sql/{order}.sql")
            engine.script(f"CREATE TABLE counted_by AS SELECT {literal(prepared.checksum())} AS sql_checksum")
        yield engine


def _opened(part: Path, memory_limit: str | None, trace: Trace) -> Engine | None:
    """What another build left, if the same SQL made it and it can be read."""
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


def count(engine: Engine) -> None:
    """Count what flushes change on the slices of the boards that are not counted yet."""
    [(slices,)] = engine.rows("SELECT COUNT(*) FROM open_slices")
    for _ in render.progress(range(slices), slices, "counting"):
        worlds.read(engine, "sql/equity/counting/next_heads_up_slice.sql")


def text(engine: Engine) -> str:
    """The rows as CSV."""
    result = engine.execute(COUNTED)
    return "".join(",".join(map(str, row)) + "\n" for row in [result.columns, *result.rows])


def zipped(text: str) -> bytes:
    """The same bytes at any time and under any name."""
    whole = BytesIO()
    with gzip.GzipFile(fileobj=whole, mode="wb", mtime=0) as file:
        file.write(text.encode())
    return whole.getvalue()
