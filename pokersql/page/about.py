"""Collects the data that the page loads before its first question."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from pokersql.page import desk, dialects, history_desk
from pokersql.sources import bundle, catalogue, comments, sql_files


def about(desks: Iterable[desk.Desk[Any, Any]], db: str | None, histories: Mapping[str, bool]) -> dict[str, Any]:
    """The names that the editor completes, its examples, the dialects, the database's name, the SQL texts, and the
    limits of numbers.

    `histories` has two flags: "dropped" says whether dropped files have hand histories, "db" whether the database has
    some.
    """
    return {
        "db": db and Path(db).name,
        "names": names(),
        "examples": {kind: examples(kind) | examples("any") for kind in ("relations", "histories", "database")},
        "dialects": [*dialects.DIALECTS],
        "texts": {name: text for one in desks for name, text in one.texts().items()},
        "histories": histories,
        "most_bytes": history_desk.FILE,
        "bounds": desk.BOUNDS,
    }


@cache
def names() -> dict[str, list[str]]:
    """The names that the editor completes: each public relation with its columns, and each macro with an empty list."""
    found: dict[str, list[str]] = {macro: [] for macro in bundle.public()}
    for path in catalogue.everything("duckdb"):
        header = sql_files.header(path)
        if not header.internal and any(made.name in catalogue.relations("duckdb") for made in sql_files.made(path)):
            found[sql_files.relation(path)] = [*comments.meanings(path)]
    return found


def examples(kind: str) -> dict[str, str]:
    """The title and the text of each example query for a kind of database: a directory in sql/page/examples.

    The editor opens with the first query.
    """
    room = f"examples/{kind}"
    titles = {name: sql_files.header(f"{desk.ROOMS}/{room}/{name}.sql").title for name in desk.queries(room)}
    return {titles[name]: text.removesuffix(";") for name, text in desk.queries(room).items()}
