"""All there is on DuckDB: the files in their order, the macros beside them, and a comment on each relation."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from pokersql import bundle, catalogue, sql_files


def text() -> str:
    """All that a new DuckDB database needs, as one text."""
    return "\n".join([*map(sql_files.read, catalogue.everything("duckdb")), macros_and_comments()])


def macros_and_comments(more: Iterable[str] = ()) -> str:
    """What makes the macros where all files have been read, and a comment on all that is there.

    `more` are files of relations that have been read as well.
    """
    paths = dict.fromkeys([*catalogue.everything("duckdb"), *more])
    comments = [*chain(*map(sql_files.comments, paths)), *bundle.comments_beside_relations()]
    return "\n".join([bundle.beside_relations(), "BEGIN;", *comments, "COMMIT;\n"])
