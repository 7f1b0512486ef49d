"""What csv, tsv and jsonl files have, seen without DuckDB: the names of columns, and how many rows."""

from __future__ import annotations

import csv
import io
import sys
from collections import Counter
from typing import NamedTuple

from pokersql.errors import ExitCode, PokersqlError

BLOCK = 1 << 20
"""Bytes read at a time: memory stays the same however large the file is."""

LONGEST_HEADER = 2_000_000
"""Bytes; DuckDB takes no longer line either."""

NO_QUOTE = bytes(set(range(256)) - set(b'"\n'))
"""All bytes but the two that say whether a row goes on in the next line."""


class Header(NamedTuple):
    """The first line that isn't blank."""

    names: list[str]
    """The columns, each by a name of its own: what is there twice gets a number."""
    twice: set[str]
    """The names, small, that stand there more than once."""
    skipped: int
    """How many blank lines stand before it."""


def header(path: str, delimiter: str, shown: str) -> Header:
    """The header of the file at `path`, which messages call `shown`."""
    with open(path, "rb") as stream:
        start = stream.read(LONGEST_HEADER)
    text = io.StringIO(start.decode("utf-8-sig", errors="surrogateescape"), newline="")
    csv.field_size_limit(sys.maxsize)
    try:
        lines = csv.reader(text, delimiter=delimiter, skipinitialspace=True)
        skipped, cells = next(((number, cells) for number, cells in enumerate(lines) if cells), (0, []))
    except csv.Error as error:  # byte 0, before Python 3.11
        raise PokersqlError(f"{shown} is not text: {error}", ExitCode.USAGE) from error
    written = ",".join(cells)
    if "\0" in written or any("\udc80" <= letter <= "\udcff" for letter in written):
        raise PokersqlError(f"{shown}: its header is not UTF-8; save the file as UTF-8", ExitCode.USAGE)
    if not cells:
        raise PokersqlError(f"{shown} is blank; the first line of a csv file names its columns", ExitCode.USAGE)
    if len(start) == LONGEST_HEADER and text.tell() == len(text.getvalue()):
        raise PokersqlError(f"{shown}: its header never ends; the first line names the columns", ExitCode.USAGE)
    cells = [cell.strip() or f"column{number}" for number, cell in enumerate(cells)]
    names: dict[str, str] = {}
    for cell in cells:
        name, number = cell, 0
        while name.lower() in names:
            number += 1
            name = f"{cell}_{number}"
        names[name.lower()] = name
    twice = {name for name, times in Counter(map(str.lower, cells)).items() if times > 1}
    return Header(list(names.values()), twice, skipped)


def rows(path: str, delimiter: str | None, blank_too: bool, expected: int) -> int:
    """The number of rows with the header; without a delimiter each line is one. Blank lines count if `blank_too`.

    Lines are counted, which is fast. That number is returned if it is `expected` and no line ends within quotes;
    otherwise csv reads the file, which is slower and right for every file.
    """
    lines, all_closed = _lines(path, blank_too)
    if lines == expected and (all_closed or delimiter is None):
        return lines
    csv.field_size_limit(sys.maxsize)
    with open(path, encoding="latin-1", newline="\n" if delimiter is None else "") as stream:
        if delimiter is None:
            return sum(1 for line in stream if line.strip(" \t\r\n"))
        whole = (line.replace("\0", " ") for line in stream)  # before Python 3.11 csv refuses byte 0
        found = csv.reader(whole, delimiter=delimiter, skipinitialspace=True)
        return sum(1 for cells in found if cells or blank_too)


def _lines(path: str, blank_too: bool) -> tuple[int, bool]:
    """The number of lines, and whether each has an even number of quotes."""
    number, all_closed, block = 0, True, b""
    with open(path, "rb") as stream:
        while read := stream.read(BLOCK):
            block = (read + stream.readline(BLOCK)).replace(b"\r\n", b"\n").replace(b"\r", b"\n")
            if all_closed and b'"' in block:
                all_closed = b'"' not in block.translate(None, NO_QUOTE).replace(b'""', b"")
            if not blank_too:
                block = block.lstrip(b"\n")
                while b"\n\n" in block:
                    block = block.replace(b"\n\n", b"\n")
            number += block.count(b"\n")
    return number + (block[-1:] not in (b"", b"\n")), all_closed
