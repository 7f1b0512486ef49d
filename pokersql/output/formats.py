"""Writes rows as csv, json, jsonl, markdown or a plain table. The text does not depend on the terminal."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from decimal import Decimal
from itertools import zip_longest
from math import isfinite
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from pokersql.errors import PokersqlError, visible

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

    Output = SupportsWrite[str]
    Writer = Callable[[list[str], Iterable[list[Any]], list[str | None], Output], None]


def text(value: Any, digits: str | None = None) -> str:
    """A value as text; a fraction has the format `digits`, such as .6f."""
    if value is None:
        return ""
    return str(value) if digits is None else f"{value:{digits}}"


def shown(value: Any, digits: str | None = None) -> str:
    """A value as text for people: visible signs replace control characters."""
    return visible(text(value, digits))


def _csv(columns: list[str], rows: Iterable[list[Any]], digits: list[str | None], stream: Output) -> None:
    # Before Python 3.13, csv quotes a cell with a carriage return only if lines end in a carriage return.
    lines = SimpleNamespace(write=lambda line: stream.write(line.removesuffix("\r\n") + "\n"))
    writer = csv.writer(lines, lineterminator="\r\n")
    writer.writerow(columns)
    writer.writerows(list(map(text, row, digits)) for row in rows)


def _objects(columns: list[str], rows: Iterable[list[Any]], digits: list[str | None]) -> Iterator[str]:
    twice = next((column for column in columns if columns.count(column) > 1), None)
    if twice is not None:
        raise PokersqlError(f"two columns are named {twice!r}; in JSON each column needs its own name (AS)")
    for row in rows:
        yield _json_value(dict(zip(columns, map(rounded, row, digits), strict=True)))


def rounded(value: Any, digits: str | None) -> Any:
    """A fraction is rounded to the digits of a format; another value is returned unchanged."""
    return value if digits is None or value is None or not isfinite(value) else float(f"{value:{digits}}")


def _json_value(value: Any) -> str:
    """The JSON for a value.

    A Decimal keeps all digits, NaN and infinity become null, and bytes become hexadecimal text.
    """
    if isinstance(value, dict):
        keys = (key if isinstance(key, str) else _json_value(key).strip('"') for key in value)
        pairs = zip(map(_json_value, keys), map(_json_value, value.values()), strict=True)
        return "{" + ", ".join(f"{key}: {text}" for key, text in pairs) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_json_value, value)) + "]"
    if isinstance(value, (float, Decimal)):
        return "null" if not isfinite(value) else repr(value) if isinstance(value, float) else f"{value:f}"
    if value is None or isinstance(value, (str, int)):
        return json.dumps(value, ensure_ascii=False)
    return json.dumps(value.hex() if isinstance(value, bytes) else str(value), ensure_ascii=False)


def _json(columns: list[str], rows: Iterable[list[Any]], digits: list[str | None], stream: Output) -> None:
    before = "[\n"
    for text in _objects(columns, rows, digits):
        stream.write(f"{before}  {text}")
        before = ",\n"
    stream.write("\n]\n" if before != "[\n" else "[]\n")


def _jsonl(columns: list[str], rows: Iterable[list[Any]], digits: list[str | None], stream: Output) -> None:
    for text in _objects(columns, rows, digits):
        stream.write(f"{text}\n")


def _markdown(columns: list[str], rows: Iterable[list[Any]], digits: list[str | None], stream: Output) -> None:
    def line(cells: Iterable[str]) -> str:
        return "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in cells) + " |\n"

    stream.write(line(map(visible, columns)))
    stream.write(line("---" for _ in columns))
    for row in rows:
        stream.write(line(map(shown, row, digits)))


def numeric(rows: Sequence[Sequence[Any]], width: int) -> list[bool]:
    """For each of `width` columns, whether all values are numbers or NULL."""
    return [all(isinstance(row[i], (int, float, Decimal, type(None))) for row in rows) for i in range(width)]


def _table(columns: list[str], rows: Iterable[list[Any]], digits: list[str | None], stream: Output) -> None:
    """Write a plain table of the least width; a cell may have several lines. (rich takes a second per 1,000 rows.)"""
    from rich.cells import cell_len

    rows = list(rows)
    right = numeric(rows, len(columns))
    texts = [list(map(visible, columns)), *(list(map(shown, row, digits)) for row in rows)]
    cells = [[text.expandtabs().split("\n") for text in row] for row in texts]
    widths = [max(cell_len(line) for cell in column for line in cell) for column in zip(*cells, strict=True)]
    ruled = [cells[0], [["─" * width] for width in widths], *cells[1:]]
    for line in (line for row in ruled for line in zip_longest(*row, fillvalue="")):
        padding = (" " * (width - cell_len(piece)) for piece, width in zip(line, widths, strict=True))
        padded = (pad + piece if r else piece + pad for piece, pad, r in zip(line, padding, right, strict=True))
        stream.write("   ".join(padded).rstrip() + "\n")


ENDINGS = {".txt": "table", ".csv": "csv", ".json": "json", ".jsonl": "jsonl", ".md": "markdown", ".parquet": "parquet"}
"""The format for each ending of an output file."""

FILES = {"parquet": "pokersql.output.parquet"}
"""The module for each format that is only for files; the module's function `write` writes a result to a file."""

WRITERS: dict[str, Writer] = {"table": _table, "csv": _csv, "json": _json, "jsonl": _jsonl, "markdown": _markdown}
"""For each format, a function that writes rows; `digits` has, for each column, the format of fractions or None."""
