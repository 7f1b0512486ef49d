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
    if out is not None and Path(out).exists() and not force:
        raise PokersqlError(f"{out} exists; --force writes over it", ExitCode.USAGE)
    if out is not None and not Path(out).parent.is_dir():
        raise PokersqlError(f"{out}: no directory {Path(out).parent}", ExitCode.USAGE)


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
    """Standard output; or a new file beside `out` that takes its place when all is written, and is gone if not."""
    if out is None:
        yield sys.stdout
        return
    path = Path(out)
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
    writers = {"csv": _csv, "json": _json, "jsonl": _jsonl, "markdown": _markdown, "table": _table}
    hidden = result.columns.index(look.lit) if look.lit else None
    columns = [column for i, column in enumerate(result.columns) if i != hidden]
    if name == "table" and stream.isatty():
        _terminal(result, columns, stream, look)
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
    for row in rows:
        values = (
            value if p is None or value is None else round(value, p) for value, p in zip(row, places, strict=True)
        )
        yield json.dumps(dict(zip(columns, values, strict=True)), ensure_ascii=False, default=_json_value)


def _json_value(value: Any) -> Any:
    """What JSON has no word for: an exact decimal becomes a number, anything else (a date, say) its text."""
    from decimal import Decimal

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
    return [all(isinstance(row[i], (int, float, type(None))) for row in rows) for i in range(width)]


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


def _terminal(result: Result, columns: list[str], stream: TextIO, look: Look) -> None:
    """The table on a terminal: suits as symbols in their colours, the cards that count lit, winners marked."""
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    rows = [dict(zip(result.columns, row, strict=True)) for row in result.rows]
    numeric = _numeric([[row[column] for column in columns] for row in rows], len(columns))
    table = Table("", box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="bold")
    for column, right in zip(columns, numeric, strict=True):
        table.add_column(column, justify="right" if right else "left")
    for row in rows:
        marked = look.marked(row)
        cells = []
        for column in columns:
            text = _text(row[column], look.decimals.get(column))
            cells.append(_cards(text, row.get(look.lit), look) if column == look.shown else Text(text))
        table.add_row("★" if marked else "", *cells, style="bold" if marked else "")
    Console(file=stream, highlight=False).print(table)


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
