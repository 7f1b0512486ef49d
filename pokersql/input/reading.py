"""Reads lines of hands, SQL, and csv files of counts."""

from __future__ import annotations

import csv
import io
import re
import sys
from collections.abc import Container, Iterator
from typing import IO

from pokersql.errors import PokersqlError, reason
from pokersql.input import text_files

MOST = 10**15
"""A file of counts may have this many hands; for more hands, a DOUBLE is not exact enough."""

LONGEST_LINE = 1_000_000
"""The most bytes of a line; a file with a longer line is refused."""


def lines(stream: IO[bytes], name: str = "standard input") -> Iterator[tuple[int, str]]:
    """The lines that aren't blank, with their numbers from 1. Bytes that aren't UTF-8 become U+FFFD."""
    empty = True
    for number, raw in enumerate(iter(lambda: stream.readline(LONGEST_LINE), b""), 1):
        if empty and b"\0" in raw:
            raise PokersqlError(f"{name} is not text: byte 0 in line {number}")
        if len(raw) == LONGEST_LINE and not raw.endswith(b"\n"):
            raise PokersqlError(f"{name}: line {number} is too long; write one hand per line")
        text = raw.decode("utf-8-sig" if number == 1 else "utf-8", errors="replace").replace("\0", "\ufffd").strip()
        if text:
            empty = False
            yield number, text
    if empty:
        raise PokersqlError(f"{name} is empty; write one hand per line")


def text_of(name: str, most: int = -1) -> str:
    """The text of a file, or of standard input for `-`. Raises PokersqlError if the text has `most` bytes or more."""
    try:
        if name == "-":
            name, raw = "standard input", sys.stdin.buffer.read(most)
        else:
            with open(name, "rb") as stream:
                raw = stream.read(most)
        if len(raw) == most:
            raise PokersqlError(f"{name} has {most:,} bytes or more, which is too long for a query")
        text = raw.decode("utf-8-sig")
    except (FileNotFoundError, IsADirectoryError) as error:
        raise PokersqlError(f"{name}: {reason(error)}; name a file that can be read") from error
    except UnicodeDecodeError as error:
        raise PokersqlError(f"{name} is not text: byte {error.start + 1} is not UTF-8") from error
    if "\0" in text:
        raise PokersqlError(f"{name} is not text: byte {text.index(chr(0)) + 1} is 0")
    return text


def shown(name: str) -> str:
    """The name of a file in messages."""
    return "standard input" if name == "-" else name


def counts(name: str, known: Container[str]) -> Iterator[tuple[int, str, int]]:
    """The rows of a csv file of category and occurrences: line number, category, occurrences.

    The occurrences are a whole number, which may have commas or blanks between thousands. A first line without a digit
    is a heading, unless it begins with one of the `known` names.
    """
    seen: dict[str, int] = {}
    first = True
    csv.field_size_limit(LONGEST_LINE)
    text = text_of(name)
    # Tab and semicolon are tried before the comma, since occurrences may have commas.
    delimiter = next((letter for letter in "\t;" if letter in text.strip().partition("\n")[0]), ",")
    for number, row, why in text_files.Feed(io.StringIO(text, newline="")).rows(delimiter):
        line = f"{shown(name)}: line {number}"
        if why:
            raise PokersqlError(f"{line}: {why}")
        if not any(cell.strip() for cell in row):
            continue
        if len(row) != 2:
            raise PokersqlError(f"{line}: not a category, a comma and its occurrences")
        category, written = (cell.strip() for cell in row)
        heading, first = first and not re.search(r"\d", written) and category.lower() not in known, False
        if heading:
            continue
        digits = re.sub(r"[ ,]", "", written).lstrip("0") or "0"
        whole = re.fullmatch(r"[0-9]+|[0-9]{1,3}([ ,][0-9]{3})+", written)
        if not whole or len(digits) > len(str(MOST)) or int(digits) > MOST:
            raise PokersqlError(f"{line}: {written!r}: occurrences are a whole number, 0 to {MOST}")
        if category in seen:
            raise PokersqlError(f"{line}: {category!r}: line {seen[category]} has this category, too")
        seen[category] = number
        yield number, category, int(digits)
    if not seen:
        raise PokersqlError(f"{shown(name)}: no counts; write a category and its occurrences in each line")
