"""The names that the page's editor completes."""

from __future__ import annotations

from functools import cache

from pokersql.sources import bundle, catalogue, comments, sql_files


@cache
def known() -> dict[str, list[str]]:
    """The relations that are not internal with their columns, and the macros with none."""
    found = {macro: [] for macro in bundle.public()}
    for path in catalogue.everything("duckdb"):
        header = sql_files.header(path)
        if not header.internal and any(made.name in catalogue.relations("duckdb") for made in sql_files.made(path)):
            found[sql_files.relation(path)] = [*comments.meanings(path)]
    return found
