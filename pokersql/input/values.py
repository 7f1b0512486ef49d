"""Converts values and hands of Python, numpy, pandas, Polars and Arrow to values that DuckDB can bind."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from operator import index
from typing import Any

MISSING = ("nan", "NaN", "NaT", "<NA>")
"""The texts of missing values in numpy and pandas."""


def typed(hand: Any, number: int) -> tuple[str, Any]:
    """A DuckDB type for a hand, and the hand as a value of this type."""
    hand = python(hand)
    if hand is None or isinstance(hand, str):
        return "VARCHAR", hand and _text(hand)
    if isinstance(hand, Iterable):
        cards = list(hand)
        if all(isinstance(card, str) for card in cards):
            return "VARCHAR[]", list(map(_text, cards))
        if all(hasattr(card, "__index__") and not isinstance(card, bool) and abs(card) < 2**127 for card in cards):
            return "HUGEINT[]", [index(card) for card in cards]
    elif str(hand) in MISSING:
        return "VARCHAR", None
    raise TypeError(f"hand {number} is {hand!r}; a hand is a text, a list of cards or a list of card_ids")


def python(value: Any) -> Any:
    """A value as a plain Python value; DuckDB binds few types of other packages. Nanoseconds are cut off."""
    if re.search(r"64\[[npfa]s\]", str(getattr(value, "dtype", ""))) and hasattr(value, "astype"):
        value = value.astype(f"{value.dtype.kind}8[us]")
    names = ("as_py", "to_pylist", "tolist", "to_list")
    return next((getattr(value, name)() for name in names if hasattr(value, name)), value)


def all_python(value: Any) -> Any:
    """A value and all values inside it, converted by the function `python`."""
    value = python(value)
    if isinstance(value, Mapping):
        return {python(key): all_python(inner) for key, inner in value.items()}
    return type(value)(map(all_python, value)) if type(value) in (list, tuple) else value


def several(names: Any) -> list[str]:
    """A list of names. `names` is a list or an index of names, one name, or None."""
    return [] if names is None else [names] if isinstance(names, str) else list(map(str, names))


def _text(text: str) -> str:
    """A text in which each character that UTF-8 can't encode is replaced."""
    return text.encode(errors="replace").decode()
