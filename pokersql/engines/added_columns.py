"""The columns that rank_hands adds to a frame, under names that the frame does not have yet."""

from __future__ import annotations

from collections.abc import Collection

from pokersql.errors import PokersqlError, nearest

ADDED = ("hand_rank", "category", "description", "error")
"""The added columns."""


def check(columns: Collection[str], hand: str | None) -> None:
    """Raise PokersqlError (usage) if a frame lacks the column `hand`, or a column's name begins with pokersql_."""
    if hand is not None and hand not in columns:
        raise PokersqlError(f"no column {hand!r} in the frame{nearest(hand, columns)}")
    if reserved := [name for name in columns if name.lower().startswith("pokersql_")]:
        raise PokersqlError(f"{reserved[0]}: pokersql adds columns whose names begin with pokersql_; rename yours")


def names(columns: Collection[str]) -> dict[str, str]:
    """The name of each added column, by the column's placeholder in the query of rank_hands.

    >>> names(["hand", "Category"])["category_name"]
    'category_1'
    """
    return {f"{name.removeprefix('hand_')}_name": _free(name, {one.lower() for one in columns}) for name in ADDED}


def _free(name: str, taken: Collection[str]) -> str:
    return name if name not in taken else _free(f"{name}_1", taken)
