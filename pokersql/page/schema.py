"""Checks requests. A kind of request is a NamedTuple; the annotation of a field has the check of the field's value.

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
from typing import Any, NamedTuple, TypeVar, get_type_hints

from pokersql.errors import PokersqlError

Check = Callable[[str, Any], Any]

Kind = TypeVar("Kind", bound=NamedTuple)

SHOWN = 40
"""An error message shows this many characters of a value at most."""


def read(raw: bytearray) -> dict[str, Any]:
    """The JSON object of a request. Raises PokersqlError if the request is no JSON object."""
    try:
        body = json.loads(raw)
    except (ValueError, RecursionError):  # a RecursionError for thousands of nested brackets
        body = None
    if not isinstance(body, dict):
        raise PokersqlError("a question is a JSON object")
    return body


def checked(kind: type[Kind], body: dict[str, Any], name: str = "a question") -> Kind:
    """A request of class `kind` from a JSON object. Fields that the class lacks are ignored."""
    absent = [field for field in kind._fields if field not in {**kind._field_defaults, **body}]
    if absent:
        raise PokersqlError(f"{name} has no {absent[0]}")
    found = {field: check(field, body[field]) for field, check in _checks(kind).items() if field in body}
    return kind._make((kind._field_defaults | found)[field] for field in kind._fields)


@cache
def _checks(kind: type) -> dict[str, Check]:
    return {field: hint.__metadata__[0] for field, hint in get_type_hints(kind, include_extras=True).items()}


def text(most: int = 1_000) -> Check:
    """Checks a text. A lone surrogate, which JSON may contain, becomes a question mark."""
    right = _right(lambda value: isinstance(value, str) and len(value) <= most, f"a text of {most:,} letters at most")
    return lambda name, value: right(name, value).encode(errors="replace").decode()


def words(most: int = 1_000) -> Check:
    """Checks a text. The checked value is the text without the blanks around it, or None for an empty text."""
    right = text(most)
    return lambda name, value: right(name, value).strip() or None


def whole(least: int, most: int) -> Check:
    return _right(lambda value: type(value) is int and least <= value <= most, f"a whole number from {least} to {most}")


def flag() -> Check:
    return _right(lambda value: isinstance(value, bool), "true or false")


def one_of(known: Collection[str]) -> Check:
    return _right(lambda value: isinstance(value, str) and value in known, f"one of {', '.join(known)}")


def many(check: Check, most: int) -> Check:
    """Checks a list of 1 to `most` values, and each value."""
    right = _right(lambda value: isinstance(value, list) and 0 < len(value) <= most, f"a list of 1 to {most}")
    return lambda name, value: tuple(check(f"{name} {i}", one) for i, one in enumerate(right(name, value), 1))


def by_name(check: Check) -> Check:
    """Checks each value of an object, which may have any names."""
    right = _right(lambda value: isinstance(value, dict), "an object")
    return lambda name, value: {key: check(f"{name} {_shown(key)}", one) for key, one in right(name, value).items()}


def record(kind: type[NamedTuple]) -> Check:
    """Checks an object that has the fields of a NamedTuple."""
    right = _right(lambda value: isinstance(value, dict), "an object")
    return lambda name, value: checked(kind, right(name, value), name)


def _right(is_right: Callable[[Any], bool], right: str) -> Check:
    def check(name: str, value: Any) -> Any:
        if not is_right(value):
            raise PokersqlError(f"{name} is {right}, not {_shown(value)}")
        return value

    return check


def _shown(value: Any) -> str:
    """A wrong value as an error message shows it."""
    if isinstance(value, (list, dict)):
        return f"{'a list' if isinstance(value, list) else 'an object'} of {len(value):,}"
    shown = json.dumps(value)
    return shown if len(shown) <= SHOWN else f"{shown[:SHOWN]}… with {len(shown):,} letters"
