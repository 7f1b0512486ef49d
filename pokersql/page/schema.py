"""What a request may have: each kind is a NamedTuple, and a field's annotation has the check of its value.

    class Copy(NamedTuple):
        sql: Annotated[str, schema.text(1_000)]
        dialect: Annotated[str, schema.one_of(["SQLite", "Spark"])] = "Spark"

A check takes the name and the JSON value of a field; it returns the value that the server uses, or raises
PokersqlError.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from functools import cache
from typing import Any, TypeVar, get_type_hints

from pokersql.errors import PokersqlError

Check = Callable[[str, Any], Any]

Kind = TypeVar("Kind", bound=tuple)

SHOWN = 40
"""The most letters of a value in an error."""


def read(raw: bytes) -> dict[str, Any]:
    """The JSON object of a request. Raises PokersqlError for anything else."""
    try:
        told = json.loads(raw)
    except (ValueError, RecursionError):  # the latter for a thousand brackets
        told = None
    if not isinstance(told, dict):
        raise PokersqlError("a question is a JSON object")
    return told


def checked(kind: type[Kind], told: dict[str, Any], name: str = "a question") -> Kind:
    """A request of a kind from an object, which may have other fields, too."""
    absent = [field for field in kind._fields if field not in {**kind._field_defaults, **told}]
    if absent:
        raise PokersqlError(f"{name} has no {absent[0]}")
    return kind(**{field: check(field, told[field]) for field, check in _checks(kind).items() if field in told})


@cache
def _checks(kind: type) -> dict[str, Check]:
    return {field: hint.__metadata__[0] for field, hint in get_type_hints(kind, include_extras=True).items()}


def text(most: int = 1_000) -> Check:
    """A text; half a letter, which JSON can have, becomes a question mark."""
    right = _right(lambda value: isinstance(value, str) and len(value) <= most, f"a text of {most:,} letters at most")
    return lambda name, value: right(name, value).encode(errors="replace").decode()


def words(most: int = 1_000) -> Check:
    """A text without the blanks around it; None for an empty one."""
    right = text(most)
    return lambda name, value: right(name, value).strip() or None


def whole(least: int, most: int) -> Check:
    return _right(lambda value: type(value) is int and least <= value <= most, f"a whole number from {least} to {most}")


def flag() -> Check:
    return _right(lambda value: isinstance(value, bool), "true or false")


def one_of(known: Collection[str]) -> Check:
    return _right(lambda value: isinstance(value, str) and value in known, f"one of {', '.join(known)}")


def many(check: Check, most: int) -> Check:
    """A list of one or more."""
    right = _right(lambda value: isinstance(value, list) and 0 < len(value) <= most, f"a list of 1 to {most}")
    return lambda name, value: tuple(check(f"{name} {i}", one) for i, one in enumerate(right(name, value), 1))


def by_name(check: Check) -> Check:
    """An object whose names are free."""
    right = _right(lambda value: isinstance(value, dict), "an object")
    return lambda name, value: {key: check(f"{name} {_shown(key)}", one) for key, one in right(name, value).items()}


def record(kind: type[tuple]) -> Check:
    """An object that has the fields of a NamedTuple."""
    right = _right(lambda value: isinstance(value, dict), "an object")
    return lambda name, value: checked(kind, right(name, value), name)


def _right(is_right: Callable[[Any], bool], right: str) -> Check:
    def check(name: str, value: Any) -> Any:
        if not is_right(value):
            raise PokersqlError(f"{name} is {right}, not {_shown(value)}")
        return value

    return check


def _shown(value: Any) -> str:
    """A wrong value as an error names it."""
    if isinstance(value, (list, dict)):
        return f"{'a list' if isinstance(value, list) else 'an object'} of {len(value):,}"
    shown = json.dumps(value)
    return shown if len(shown) <= SHOWN else f"{shown[:SHOWN]}… with {len(shown):,} letters"
