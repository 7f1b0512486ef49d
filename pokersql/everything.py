"""Everything on DuckDB: all files in order, the macros, and a comment on each thing that they make."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from pokersql import bundle, catalogue, sql_files


def text() -> str:
    """The SQL that makes everything in a new DuckDB database."""
    made = "\n".join([*map(sql_files.read, catalogue.everything("duckdb")), macros_and_comments()])
    return made.removesuffix("COMMIT;\n") + bundle.CLOSING


def macros_and_comments(more: Iterable[str] = ()) -> str:
    """The SQL that adds the macros to a database that has read all files, and comments on everything in it.

    `more` are the paths of further files that it has read.
    """
    paths = dict.fromkeys([*catalogue.everything("duckdb"), *more])
    comments = [*chain(*map(sql_files.comments, paths)), *bundle.comments_beside_relations()]
    return "\n".join([bundle.beside_relations(), "BEGIN;", *comments, "COMMIT;\n"])
