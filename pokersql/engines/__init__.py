"""Gives each engine the same methods to run SQL, and installs the relations in databases of each engine."""

from __future__ import annotations

from pathlib import Path

from pokersql.engines.base import FETCHED_ROWS, Engine, Progress, Result, Trace, Values, kind_of, remembering
from pokersql.engines.duckdb.engine import DuckDB
from pokersql.engines.sqlite.engine import SQLite
from pokersql.errors import ExitCode, PokersqlError

__all__ = [
    "FETCHED_ROWS",
    "DuckDB",
    "Engine",
    "Progress",
    "Result",
    "SQLite",
    "Trace",
    "Values",
    "kind_of",
    "remembering",
]

ENGINES: dict[str, type[Engine]] = {"duckdb": DuckDB, "sqlite": SQLite}

ENDINGS = {".duckdb": "duckdb", ".ddb": "duckdb", ".sqlite": "sqlite", ".sqlite3": "sqlite"}
"""The engine that opens a database file, by the file's ending."""


def opened(
    path: str,
    name: str | None,
    write: bool,
    trace: Trace = None,
    memory_limit: str | None = None,
    safe: bool = False,
) -> Engine:
    """Open an existing database, read-only unless `write`. Without `name`, the file's ending chooses the engine."""
    name = kind_to_open(path, name)
    return ENGINES[name](path, read_only=not write, memory_limit=memory_limit, trace=trace, safe=safe)


def kind_to_open(path: str, name: str | None = None) -> str:
    """The name of the engine for an existing database file: `name` if given, else the engine of the file's ending.

    Raises PokersqlError: (usage) for a missing file or an unknown ending, (table) if another engine made the file.
    """
    if not Path(path).is_file():
        raise PokersqlError(f"{path}: no such file; name a database that exists")
    name = name or ENDINGS.get(Path(path).suffix.lower())
    if name is None:
        raise PokersqlError(f"{path}: the ending names no engine; use --engine, or end it in {', '.join(ENDINGS)}")
    found = kind_of(path)
    if found not in (name, None):
        of_its_kind = ENDINGS.get(Path(path).suffix.lower()) == found
        remedy = f"open it with {found}" if of_its_kind else f"give it an ending of {found}"
        raise PokersqlError(f"{path}: is a database of {found}, not of {name}; {remedy}", ExitCode.TABLE)
    return name
