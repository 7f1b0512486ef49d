"""Prints rows: data formats that are the same everywhere, and a table that a terminal shows in colour."""

from __future__ import annotations

import csv
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from decimal import Decimal
from math import isfinite
from pathlib import Path
from typing import Any, TextIO

from pokersql.engines import Result
from pokersql.errors import ExitCode, PokersqlError

FORMATS = ["table", "csv", "json", "jsonl", "markdown"]

ENDINGS = {".txt": "table", ".csv": "csv", ".json": "json", ".jsonl": "jsonl", ".md": "markdown"}
"""The format of an output file, by its ending."""


@dataclass
class Look:
    """How a terminal shows rows beyond their text; data formats know nothing of it but `decimals`."""

    decimals: dict[str, int] = field(default_factory=dict)
    """Columns of fractions, and how many decimals they have."""
    cards: dict[str, tuple[str, str]] = field(default_factory=dict)
    """The symbol and the colour of each card, as the deck has them."""
    shown: str = "hand"
    """The column whose cards are shown as symbols."""
    lit: str | None = None
    """A column that is not printed: the cards of `shown` that it names stand out, the others step back."""
    spare: str | None = None
    """A column that a narrow terminal can do without."""
    marked: Callable[[dict[str, Any]], bool] = lambda row: False
    """Whether a row is marked as a winner's."""


def format_of(name: str | None, out: str | None) -> str:
    """The format that is named, or the one that a file's ending names, or a table."""
    if name or out is None:
        return name or "table"
    ending = Path(out).suffix.lower()
    if ending not in ENDINGS:
        raise PokersqlError(
            f"{out}: the ending names no format; use -f, or end it in {', '.join(ENDINGS)}", ExitCode.USAGE
        )
    return ENDINGS[ending]


def check_free(out: str | None, force: bool) -> None:
    """Refuse a file that is in the way or has no directory: before any work is done for it."""
    if out is None:
        return
    path = Path(out)
    if path.is_dir():
        raise PokersqlError(f"{out} is a directory; -o takes a file", ExitCode.USAGE)
    if path.is_file() and not force:
        raise PokersqlError(f"{out} exists; --force writes over it", ExitCode.USAGE)
    if not path.exists() and not path.resolve().parent.is_dir():
        raise PokersqlError(f"{out}: no directory {path.resolve().parent}", ExitCode.USAGE)


def write(result: Result, name: str | None, out: str | None, look: Look | None = None) -> None:
    """Write rows to `out`, or to standard output, in one of FORMATS."""
    name = format_of(name, out)
    with _stream(out) as stream:
        _write(result, name, stream, look or Look())


def write_text(text: str, out: str | None) -> None:
    """Write text as it is, to `out` or to standard output."""
    with _stream(out) as stream:
        stream.write(text)


@contextmanager
def _stream(out: str | None) -> Iterator[TextIO]:
    """Standard output; or a new file beside `out` that takes its place when all is written, and is gone if not.

    What is no file (a pipe, a device) is written to as it is; a link stays one, and what it points to is replaced.
    """
    if out is None:
        yield sys.stdout
        return
    path = Path(out)
    if path.exists() and not path.is_file():
        with open(path, "w", encoding="utf-8", newline="") as stream:
            yield stream
        return
    path = path.resolve()
    descriptor, beside = tempfile.mkstemp(prefix=path.name, suffix=".part", dir=path.parent)
    try:
        with open(descriptor, "w", encoding="utf-8", newline="") as stream:
            yield stream
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(beside, 0o666 & ~mask)
        os.replace(beside, path)
    except BaseException:
        os.unlink(beside)
        raise


def _write(result: Result, name: str, stream: TextIO, look: Look) -> None:
    if not result.columns:  # a statement that has no rows to give
        return
    writers = {"csv": _csv, "json": _json, "jsonl": _jsonl, "markdown": _markdown, "table": _table}
    hidden = result.columns.index(look.lit) if look.lit else None
    columns = [column for i, column in enumerate(result.columns) if i != hidden]
    if name == "table" and stream.isatty():
        _terminal(result, stream, look)
    else:
        rows = ([value for i, value in enumerate(row) if i != hidden] for row in result.rows)
        places = [look.decimals.get(column) for column in columns]
        writers[name](columns, rows, places, stream)


def _text(value: Any, places: int | None = None) -> str:
    if value is None:
        return ""
    return str(value) if places is None else f"{value:.{places}f}"


def _csv(columns: list[str], rows: Iterable[list[Any]], places: list[int | None], stream: TextIO) -> None:
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(list(map(_text, row, places)) for row in rows)


def _objects(columns: list[str], rows: Iterable[list[Any]], places: list[int | None]) -> Iterator[str]:
    twice = next((column for column in columns if columns.count(column) > 1), None)
    if twice is not None:
        raise PokersqlError(f"two columns are named {twice!r}; in JSON each needs its own name (AS)", ExitCode.USAGE)
    for row in rows:
        finite = (None if isinstance(value, float) and not isfinite(value) else value for value in row)
        values = (
            value if p is None or value is None else round(value, p) for value, p in zip(finite, places, strict=True)
        )
        yield json.dumps(dict(zip(columns, values, strict=True)), ensure_ascii=False, default=_json_value)


def _json_value(value: Any) -> Any:
    """What JSON has no word for: an exact decimal becomes a number, bytes hexadecimal, anything else its text."""
    if isinstance(value, bytes):
        return value.hex()
    return float(value) if isinstance(value, Decimal) else str(value)


def _json(columns: list[str], rows: Iterable[list[Any]], places: list[int | None], stream: TextIO) -> None:
    before = "[\n"
    for text in _objects(columns, rows, places):
        stream.write(f"{before}  {text}")
        before = ",\n"
    stream.write("\n]\n" if before != "[\n" else "[]\n")


def _jsonl(columns: list[str], rows: Iterable[list[Any]], places: list[int | None], stream: TextIO) -> None:
    stream.writelines(f"{text}\n" for text in _objects(columns, rows, places))


def _markdown(columns: list[str], rows: Iterable[list[Any]], places: list[int | None], stream: TextIO) -> None:
    def line(cells: Iterable[str]) -> str:
        return "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in cells) + " |\n"

    stream.write(line(columns))
    stream.write(line("---" for _ in columns))
    stream.writelines(line(map(_text, row, places)) for row in rows)


def _numeric(rows: list[list[Any]], width: int) -> list[bool]:
    return [all(isinstance(row[i], (int, float, Decimal, type(None))) for row in rows) for i in range(width)]


def _table(columns: list[str], rows: Iterable[list[Any]], places: list[int | None], stream: TextIO) -> None:
    """The table without a terminal: plain text as wide as it must be. (Rich would take a second per thousand rows.)"""
    from rich.cells import cell_len

    rows = list(rows)
    right = _numeric(rows, len(columns))
    cells = [columns, *(list(map(_text, row, places)) for row in rows)]
    widths = [max(map(cell_len, column)) for column in zip(*cells, strict=True)]
    ruled = [cells[0], ["─" * width for width in widths], *cells[1:]]
    for line in ruled:
        padding = (" " * (width - cell_len(cell)) for cell, width in zip(line, widths, strict=True))
        padded = (pad + cell if r else cell + pad for cell, pad, r in zip(line, padding, right, strict=True))
        stream.write("   ".join(padded).rstrip() + "\n")


def _terminal(result: Result, stream: TextIO, look: Look) -> None:
    """The table on a terminal: suits as symbols in their colours, the cards that count lit, winners marked.

    Where it would be wider than the terminal, the spare column is left out and long text folded.
    """
    from rich.console import Console
    from rich.measure import Measurement

    console = Console(file=stream, highlight=False)
    rows = list(result.rows)
    table = _grid(result.columns, rows, [look.lit], look)
    if Measurement.get(console, console.options.update(max_width=10_000), table).maximum > console.width:
        table = _grid(result.columns, rows, [look.lit, look.spare], look)
    console.print(table)


def _grid(columns: list[str], rows: list[tuple[Any, ...]], left_out: list[str | None], look: Look):
    """Rich's table of the rows, with a column for the winner's mark before the others."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table("", box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, collapse_padding=True, header_style="bold")
    shown = [i for i, column in enumerate(columns) if column not in left_out]
    numeric = _numeric(rows, len(columns))
    texts = [[_text(row[i], look.decimals.get(columns[i])) for i in shown] for row in rows]
    for place, i in enumerate(shown):
        heading = columns[i].replace("_", " ")
        table.add_column(heading, justify="right" if numeric[i] else "left", overflow="fold")
        if numeric[i]:
            table.columns[-1].min_width = max(map(len, [*heading.split(" "), *(line[place] for line in texts)]))
        table.columns[-1].no_wrap = columns[i] == look.shown
    for row, line in zip(rows, texts, strict=True):
        named = dict(zip(columns, row, strict=True))
        marked = look.marked(named)
        cells = [
            _cards(text, named.get(look.lit), look) if columns[i] == look.shown else Text(text)
            for i, text in zip(shown, line, strict=True)
        ]
        table.add_row("★" if marked else "", *cells, style="bold" if marked else "")
    return table


def _cards(hand: str, lit: str | None, look: Look):
    """A hand with the cards it knows as coloured symbols."""
    from rich.text import Text

    colours = {"red": "red", "black": "default"}
    shown = Text()
    for number, card in enumerate(hand.split(" ")):
        symbol, colour = look.cards.get(card, (card, "black"))
        back = lit is not None and card not in lit.split(" ")
        shown.append(" " if number else "")
        shown.append(
            f"{symbol:>3}" if card in look.cards else symbol, style=f"{colours[colour]}{' dim' if back else ''}"
        )
    return shown


def note(message: str) -> None:
    """Say something beside the data."""
    print(f"pokersql: {message}", file=sys.stderr)


def progress(slices: Iterable[Any], total: int, what: str) -> Iterable[Any]:
    """The same slices, with a bar on a terminal's standard error if there are several."""
    if total < 2 or not sys.stderr.isatty():
        return slices
    from rich.console import Console
    from rich.progress import track

    return track(slices, total=total, description=what, console=Console(stderr=True), transient=True)
