"""Writes the rows of any engine to a Parquet file, through DuckDB."""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterable, Iterator
from decimal import Decimal
from itertools import islice
from pathlib import Path
from typing import Any

from pokersql.engines import FETCHED_ROWS, DuckDB, Result
from pokersql.engines.base import Rows
from pokersql.errors import PokersqlError
from pokersql.output import files
from pokersql.sources.sql_text import literal, quoted

MEMORY = "1GB"
"""The memory limit of DuckDB; rows beyond the limit are spilled to a file."""

TYPES = {bool: "BOOLEAN", int: "BIGINT", float: "DOUBLE", Decimal: "DOUBLE", bytes: "BLOB"}
"""For each Python class of values, the type of their column. Values of other classes are written as text."""

WIDE = ["BIGINT", "DECIMAL(38, 0)", "DOUBLE"]
"""The types of numbers. Each type can hold the values of the types before it, although a DOUBLE rounds them."""

NO_WORD = re.compile(r'U?HUGEINT|.*"NULL".*', re.DOTALL)
"""A pattern for DuckDB's types that Parquet lacks; for example, DuckDB would write a HUGEINT as a DOUBLE."""


def write(result: Result, out: str) -> None:
    """Write rows to the file `out`, which appears when it is complete.

    Raises PokersqlError (usage) if the result has no columns, or two columns with the same name.
    """
    if not result.columns:
        raise PokersqlError(f"{out}: the SQL gives no rows; end it with a query")
    directory = str(Path(out).resolve().parent)
    with files.replaced(out) as part, files.scratch(directory) as spilled, DuckDB(memory_limit=MEMORY) as engine:
        engine.rows(f"SET temp_directory = {literal(spilled)}")
        engine.copy(filled(engine, result, directory), part, "parquet")


def filled(engine: DuckDB, result: Result, directory: str | None = None) -> str:
    """Insert a result's rows into a table of the engine, through a spool file. Returns the query of the table."""
    columns = result.columns
    twice = next((column for column in columns if columns.count(column) > 1), None)
    if twice is not None:
        raise PokersqlError(
            f"two columns are named {twice!r}; in Parquet and in a frame each column needs its own name (AS)"
        )
    given = result.types or [None] * len(columns)
    known = [None if kind is None or NO_WORD.fullmatch(kind) else kind for kind in given]
    names = [f"c{number}" for number in range(len(columns))]
    with files.nameless(directory) as spool:
        types = list(filter(None, known))
        slices: Iterator[Rows] = iter(lambda: list(islice(result.rows, FETCHED_ROWS)), [])
        if None in known:
            types, slices = _typed(known, slices, spool), _kept(spool)
        made = ", ".join(f"{name} {kind}" for name, kind in zip(names, types, strict=True))
        engine.rows(f"CREATE TABLE written ({made})")
        unnested = ", ".join(f"unnest(?::{kind}[])" for kind in types)
        for rows in slices:
            engine.rows(f"INSERT INTO written SELECT {unnested}", _columns(rows, types))
    named = ", ".join(f"{name} AS {quoted(column)}" for name, column in zip(names, columns, strict=True))
    return f"SELECT {named} FROM written"


def _typed(known: list[str | None], slices: Iterable[Rows], spool: str) -> list[str]:
    """The type of each column; an unknown type is found from all values. The file `spool` gets the slices of rows."""
    found: list[set[str]] = [set() for _ in known]
    with open(spool, "wb") as stream:
        for rows in slices:
            pickle.dump(rows, stream)
            for kinds, values in zip(found, zip(*rows, strict=True), strict=True):
                kinds.update(_type(value) for value in values if value is not None)
    return [kind or _widest(kinds) for kind, kinds in zip(known, found, strict=True)]


def _type(value: Any) -> str:
    if type(value) is int and not -(2**63) <= value < 2**63:
        return "DECIMAL(38, 0)" if abs(value) < 10**38 else "VARCHAR"
    return TYPES.get(type(value), "VARCHAR")


def _widest(kinds: set[str]) -> str:
    if kinds and kinds <= {*WIDE}:
        return max(kinds, key=WIDE.index)
    return kinds.pop() if len(kinds) == 1 else "VARCHAR"


def _kept(spool: str) -> Iterator[Rows]:
    """The slices of rows in the file that `_typed` has written."""
    with open(spool, "rb") as stream:
        while stream.peek(1):
            yield pickle.load(stream)


def _columns(rows: Rows, types: list[str]) -> list[list[Any]]:
    """The list of values of each column; the values are texts if the column's type is VARCHAR."""
    return [
        [value if value is None or isinstance(value, str) else str(value) for value in values]
        if kind == "VARCHAR"
        else list(values)
        for values, kind in zip(zip(*rows, strict=True), types, strict=True)
    ]
