"""Prepares csv, tsv and jsonl files for DuckDB: finds column names, counts lines, and removes unreadable lines."""

from __future__ import annotations

import csv
import io
import sys
from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace
from typing import IO, NamedTuple

from pokersql.errors import PokersqlError

BLOCK = 1 << 20
"""The number of bytes that are read at once, so that memory doesn't grow with the file."""

LONGEST_ROW = 1_000_000
"""A header may have this many bytes; for `put_in_order`, a row may have this many characters."""

SHARE = 10
"""`put_in_order` may reread each line this many times, on average."""

DELIMITERS = {"csv": ",", "tsv": "\t"}
"""The usual delimiter of each kind of file."""

OTHERS = ",;\t"
"""The other delimiters that a header may have."""

NO_QUOTE = bytes(set(range(256)) - set(b'"\n'))
"""The bytes that a search for open quotes ignores: all bytes except quote and line feed."""

BOM = b"\xef\xbb\xbf"


class Header(NamedTuple):
    """The first line that is not blank."""

    names: list[str]
    """The names of the columns; a repeated name gets a number, as in hand_1."""
    twice: set[str]
    """The names that several columns share, in lower case."""
    delimiter: str


class Lines(NamedTuple):
    """The properties of a file's lines."""

    number: int
    """The number of lines that are not blank."""
    in_order: bool
    """Whether each line is a row: all lines have the same end, no line is blank, no cell continues in the next line."""


class Written(NamedTuple):
    """The result of `put_in_order`."""

    rows: int
    refused: int
    """The number of lines that were left out."""
    first: str
    """The number and the error of the first line that was left out."""


def header(path: str, kind: str, shown: str) -> Header:
    """The header of the file at `path`, of kind csv or tsv; messages call it `shown`.

    Raises PokersqlError (usage) for a header that can't be read.
    """
    with open(path, "rb") as stream:
        start = stream.read(LONGEST_ROW)
    text = start.decode("utf-8-sig", errors="surrogateescape")
    usual, wrong = DELIMITERS[kind], ""
    found: dict[str, tuple[list[str], int]] = {}
    for delimiter in dict.fromkeys([usual, *OTHERS]):
        lines = io.StringIO(text, newline="")
        csv.field_size_limit(sys.maxsize)
        reader = csv.reader(lines, delimiter=delimiter, skipinitialspace=True, strict=True)
        try:
            found[delimiter] = next(filter(None, reader), []), lines.tell()
        except csv.Error as error:
            wrong = wrong or f"{shown}: its header, which begins before line {reader.line_num + 1}: {_why(error)}"
    if not found:
        raise PokersqlError(wrong)
    # The usual delimiter wins, unless it gives one column and another delimiter gives several.
    delimiter = max(found, key=lambda one: (len(found[one][0]) > 1) + (one == usual) / 2)
    cells, end = found[delimiter]
    written = ",".join(cells)
    if "\0" in written or any("\udc80" <= letter <= "\udcff" for letter in written):
        raise PokersqlError(f"{shown}: its header is not UTF-8; save the file as UTF-8")
    if not cells:
        raise PokersqlError(f"{shown} is blank; the first line of a csv file names its columns")
    if len(start) == LONGEST_ROW and end == len(text):
        raise PokersqlError(f"{shown}: its header is too long; the first line names the columns")
    return named(cells, delimiter)


def named(cells: list[str], delimiter: str) -> Header:
    """The header for the cells of a first line.

    >>> named(["hand", "Hand", ""], ",").names
    ['hand', 'Hand_1', 'column2']
    """
    cells = [cell.strip() or f"column{number}" for number, cell in enumerate(cells)]
    names: dict[str, str] = {}
    for cell in cells:
        name, number = cell, 0
        while name.lower() in names:
            number += 1
            name = f"{cell}_{number}"
        names[name.lower()] = name
    twice = {name for name, times in Counter(map(str.lower, cells)).items() if times > 1}
    return Header(list(names.values()), twice, delimiter)


def has_bom(path: str) -> bool:
    """Whether a file begins with the byte order mark of UTF-8."""
    with open(path, "rb") as stream:
        return stream.read(len(BOM)) == BOM


def lines(path: str) -> Lines:
    """The number of lines of a file, and whether each line is a row."""
    number, ends, in_order, block = 0, set(), True, b""
    with open(path, "rb") as stream:
        while read := stream.read(BLOCK):
            block = read + stream.readline(BLOCK)
            block += stream.read(1) if block.endswith(b"\r") else b""
            if b"\r" in block:
                both = block.count(b"\r\n")
                single = {b"\r": block.count(b"\r") - both, b"\n": block.count(b"\n") - both, b"\r\n": both}
                ends |= {end for end, times in single.items() if times}
                block = block.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
            elif b"\n" in block:
                ends.add(b"\n")
            if in_order and b'"' in block:
                in_order = b'"' not in block.translate(None, NO_QUOTE).replace(b'""', b"")
            if block.startswith(b"\n") or b"\n\n" in block:
                in_order = False
                block = block.lstrip(b"\n")
                while b"\n\n" in block:
                    block = block.replace(b"\n\n", b"\n")
            number += block.count(b"\n")
    return Lines(number + (block[-1:] not in (b"", b"\n")), in_order and len(ends) < 2)


def put_in_order(path: str, delimiter: str, columns: int, headed: bool, out: str) -> Written:
    """Write the rows of a file to the file `out`, with commas and line feeds. The first column has line numbers.

    A line is left out if it doesn't have `columns` cells, isn't UTF-8, or opens a quote without closing it. After a
    line that is left out, the next line begins a new row.
    """
    number, refused, first = 0, 0, ""
    csv.field_size_limit(LONGEST_ROW)
    with (
        open(path, encoding="utf-8-sig", errors="surrogateescape", newline="") as stream,
        open(out, "w", encoding="utf-8", newline="") as written,
    ):
        # Before Python 3.13, csv quotes a cell with a carriage return only if lines end in a carriage return.
        ends = SimpleNamespace(write=lambda line: written.write(line.removesuffix("\r\n") + "\n"))
        writer = csv.writer(ends, lineterminator="\r\n")
        feed = Feed(stream)
        for line, cells, why in feed.rows(delimiter):
            if headed and cells:
                headed = False
                continue
            if not cells and not why:
                if columns > 1 or headed:
                    continue
                cells = [""]  # with one column, a blank line is an empty cell
            if not why and len(cells) != columns:
                cut = f"a cell with {delimiter!r} in it needs quotes"
                why = f"it has {counted(len(cells), 'cell')}, the file {counted(columns, 'column')}; {cut}"
            if not why:
                try:
                    writer.writerow([line, *cells])
                except UnicodeEncodeError:
                    why = "it is not UTF-8; save the file as UTF-8"
            number += not why
            refused += bool(why)
            first = first or (why and f"line {line}: {why}")
    return Written(number, refused, first)


class Feed:
    """The lines of a file for `csv.reader`. After a bad row, reading continues at the second line of this row."""

    def __init__(self, stream: IO[str]):
        self.stream = stream
        self.line = 1
        """The number of the first line of the current row."""
        self.row: list[str] = []
        self.again: list[str] = []
        """The lines to reread, the last line first."""
        self.letters = self.budget = 0
        """The number of characters in this row, and the number that may be reread; the limit avoids quadratic time."""

    def rows(self, delimiter: str) -> Iterator[tuple[int, list[str], str]]:
        """Yields each row: the number of its first line, its cells, and "" for no error.

        Yields each bad line: its number, no cells, and its error.
        """
        while True:
            reader = csv.reader(self, delimiter=delimiter, skipinitialspace=True, strict=True)
            try:
                for cells in reader:
                    yield self.line, cells, ""
                    self._take(len(self.row))
                return
            except csv.Error as error:
                why = _why(error)
            again = len(self.row) - 1 if self.letters < self.budget else 0
            self.budget -= self.letters if again else 0
            self.again += self.row[:0:-1] if again else []
            for line in range(self.line, self.line + len(self.row) - again):
                yield line, [], why
            self._take(len(self.row) - again)

    def _take(self, lines: int) -> None:
        """End the current row, which has `lines` lines."""
        self.line += lines
        self.row.clear()
        self.letters = 0

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        fresh = not self.again
        line = self.stream.readline(LONGEST_ROW) if fresh else self.again.pop()
        if not line:
            raise StopIteration
        self.row.append(line)
        self.letters += len(line)
        if fresh:
            self.budget += SHARE * len(line)
        if self.letters >= LONGEST_ROW:
            while fresh and line and not line.endswith(("\n", "\r")):
                line = self.stream.readline(LONGEST_ROW)
            raise csv.Error("field larger than field limit")
        return line


def counted(number: int, what: str) -> str:
    return f"{number:,} {what}{'s' if number != 1 else ''}"


def _why(error: csv.Error) -> str:
    """The message for an error of csv.reader, with the remedy."""
    if "NUL" in str(error):  # before Python 3.11
        return "it has byte 0, which no text has"
    if "limit" in str(error):
        return f"a cell has more than {LONGEST_ROW:,} letters; if a quote opens and never closes, close it"
    return "a quote is opened and not closed before the cell ends; close it, or double each quote that is text"


def number_objects(path: str, key: str, out: str) -> None:
    """Copy a jsonl file to the file `out`. Each object gets its line number under the name `key`."""
    with open(path, "rb") as stream, open(out, "wb") as written:
        stream.seek(len(BOM) if has_bom(path) else 0)
        number = 1
        while line := stream.readline(BLOCK):
            inside = line.lstrip()
            if inside.startswith(b"{"):
                comma = b"" if inside[1:].lstrip().startswith(b"}") else b", "
                line = b'{"%s": %d%s%s' % (key.encode(), number, comma, inside[1:])
            written.write(line)
            while line and not line.endswith(b"\n"):  # the object is longer than a block
                line = stream.readline(BLOCK)
                written.write(line)
            number += 1
