"""All there is on DuckDB: the files in their order, the macros beside them, and a comment on each relation."""

from __future__ import annotations

import re
from collections.abc import Iterable

from pokersql import bundle, catalogue, sql_files
from pokersql.quoting import literal


def text() -> str:
    """All that a new DuckDB database needs, as one text."""
    return "\n".join([*map(sql_files.read, catalogue.everything("duckdb")), macros_and_comments()])


def macros_and_comments(more: Iterable[str] = ()) -> str:
    """What makes the macros where all files have been read, and a comment on all that is there.

    `more` are files of relations that have been read as well.
    """
    paths = dict.fromkeys([*catalogue.everything("duckdb"), *more])
    commented = [*filter(None, map(_comments, paths)), *bundle.comments_beside_relations()]
    return "\n".join([bundle.beside_relations(), "BEGIN;", *commented, "COMMIT;\n"])


def _comments(path: str) -> str:
    """What the database itself says of the relation that a file makes, and of its columns."""
    name = sql_files.relation(path)
    made = re.search(rf"^CREATE (TABLE|VIEW) (?:IF NOT EXISTS )?{name}\b", sql_files.read(path), re.MULTILINE)
    if made is None:  # macros
        return ""
    header = sql_files.header(path)
    said = f"{header.title}. {header.grain[0].upper()}{header.grain[1:]}{' (internal)' if header.internal else ''}"
    return "\n".join(
        [
            f"COMMENT ON {made[1]} {name} IS {literal(said)};",
            *(f"COMMENT ON COLUMN {name}.{column} IS {literal(text)};" for column, text in header.columns.items()),
        ]
    )
