"""Prints rows: data formats that are the same everywhere, and a table that a terminal shows in colour."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from decimal import Decimal
from math import isfinite
from types import SimpleNamespace
from typing import Any, NamedTuple, TextIO

from pokersql import files, layout
from pokersql.charts import Bars
from pokersql.engines import Result
from pokersql.errors import ExitCode, PokersqlError, say, visible

FORMATS = ["table", "csv", "json", "jsonl", "markdown"]

PARQUET = "parquet"
"""A format of files alone."""

ENDINGS = {".txt": "table", ".csv": "csv", ".json": "json", ".jsonl": "jsonl", ".md": "markdown", ".parquet": PARQUET}
"""The format of an output file, by its ending."""


@dataclass
class Look:
    """How a terminal shows rows beyond their text; data formats know nothing of it but `digits`."""

    digits: dict[str, str] = field(default_factory=dict)
    """Columns of fractions, and how they are written, as `.6f`."""
    rounded: dict[str, str] = field(default_factory=dict)
    """The same for tables alone: data formats have all digits."""
    cards: dict[str, tuple[str, str]] = field(default_factory=dict)
    """The symbol and the colour of each card, as the deck has them."""
    shown: tuple[str, ...] = ("hand",)
    """The columns whose cards are shown as symbols."""
    lit: str | None = None
    """A column that is not printed: the cards of `shown` that it names stand out, the others step back."""
    lit_in_data: bool = False
    """Whether all but terminals print the column `lit` too."""
    spare: tuple[str, ...] = ()
    """Columns that a narrow terminal can do without, the first to go first."""
    bars: Bars | None = None
    """Bars beside the rows, if there is room."""
    below: str = ""
    """What there is to say beside the rows: below a table, but on standard error where the rows are data."""
    marked: Callable[[dict[str, Any]], bool] = lambda row: False
    """Whether a row is marked as a winner's."""


class Screen(NamedTuple):
    """A terminal, as a process knows it that has none."""

    width: int
    colours: str | None
    plain: bool
    """Whether NO_COLOR is set."""


class _Visible:
    """A terminal's stream for text that is not made for it: what it would obey is shown."""

    def __init__(self, stream: TextIO):
        self.stream = stream

    def write(self, text: str) -> None:
        self.stream.write(visible(text))

    def writelines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(line)


def format_of(name: str | None, out: str | None) -> str:
    """The format that is named, or the one that a file's ending names, or a table."""
    if name and out and out.lower().endswith(".parquet"):
        raise PokersqlError(f"-f {name} and {out}: Parquet is a format of its own; leave out -f", ExitCode.USAGE)
    if name or out is None:
        return name or "table"
    ending = files.ending(out)
    if ending not in ENDINGS:
        raise PokersqlError(
            f"{out}: the ending names no format; use -f, or end it in {', '.join(ENDINGS)}", ExitCode.USAGE
        )
    return ENDINGS[ending]


def write(result: Result, name: str | None, out: str | None, look: Look | None = None) -> None:
    """Write rows to `out`, or to standard output, in one of FORMATS or as Parquet."""
    name = format_of(name, out)
    if name == PARQUET:
        write_parquet(result, out, look or Look())
        return
    with stream_of(out) as stream:
        write_rows(result, name, stream, look, screen_of(stream))


def write_parquet(result: Result, out: str, look: Look) -> None:
    """Write rows to a Parquet file, with the columns and digits that data have."""
    from pokersql import parquet

    kept = [i for i, column in enumerate(result.columns) if column != look.lit or look.lit_in_data]
    digits = [look.digits.get(result.columns[i]) for i in kept]
    rows = (tuple(_rounded(row[i], d) for i, d in zip(kept, digits, strict=True)) for row in result.rows)
    types = result.types and [result.types[i] for i in kept]
    parquet.write(Result([result.columns[i] for i in kept], rows, types), out)
    if look.below:
        note(look.below.replace("\n", "; "))


def write_text(text: str, out: str | None) -> None:
    """Write text as it is, to `out` or to standard output."""
    with stream_of(out) as stream:
        stream.write(text)


@contextmanager
def stream_of(out: str | None) -> Iterator[TextIO]:
    """Standard output, or a file that is there when all is written."""
    if out is None:
        yield sys.stdout
        return
    with files.replaced(out) as path, open(path, "w", encoding="utf-8", newline="") as stream:
        yield stream


def screen_of(stream: TextIO) -> Screen | None:
    """The terminal that a stream goes to, if it goes to one."""
    if not stream.isatty():
        return None
    from rich.console import Console

    console = Console(file=stream)
    return Screen(console.width, console.color_system, console.no_color)


def write_rows(
    result: Result, name: str, stream: TextIO, look: Look | None = None, screen: Screen | None = None
) -> None:
    """Write rows to a stream, whose text a terminal shows if there is a screen."""
    if not result.columns:  # a statement that has no rows to give
        return
    look = look or Look()
    writers = {"csv": _csv, "json": _json, "jsonl": _jsonl, "markdown": _markdown, "table": _table}
    hidden = result.columns.index(look.lit) if look.lit and not look.lit_in_data else None
    columns = [column for i, column in enumerate(result.columns) if i != hidden]
    if name == "table" and screen:
        _terminal(result, stream, look, screen)
    else:
        rows = ([value for i, value in enumerate(row) if i != hidden] for row in result.rows)
        written = look.digits | (look.rounded if name in ("table", "markdown") else {})
        digits = [written.get(column) for column in columns]
        writers[name](columns, rows, digits, _Visible(stream) if screen else stream)
    if look.below and name == "table" and screen:
        stream.write(f"\n{layout.folded(visible(look.below), screen.width)}\n")
    elif look.below and name in ("table", "markdown"):
        stream.write(f"\n{visible(look.below)}\n")
    elif look.below:
        note(look.below.replace("\n", "; "))


def _text(value: Any, digits: str | None = None) -> str:
    if value is None:
        return ""
    return str(value) if digits is None else f"{value:{digits}}"


def _shown(value: Any, digits: str | None = None) -> str:
    """The same for people: what a terminal would obey is shown."""
    return visible(_text(value, digits))


def _csv(columns: list[str], rows: Iterable[list[Any]], digits: list[str | None], stream: TextIO) -> None:
    # Before Python 3.13 a carriage return in a cell is quoted only if lines end in one.
    lines = SimpleNamespace(write=lambda line: stream.write(line.removesuffix("\r\n") + "\n"))
    writer = csv.writer(lines, lineterminator="\r\n")
    writer.writerow(columns)
    writer.writerows(list(map(_text, row, digits)) for row in rows)


def _objects(columns: list[str], rows: Iterable[list[Any]], digits: list[str | None]) -> Iterator[str]:
    twice = next((column for column in columns if columns.count(column) > 1), None)
    if twice is not None:
        raise PokersqlError(f"two columns are named {twice!r}; in JSON each needs its own name (AS)", ExitCode.USAGE)
    for row in rows:
        yield _json_value(dict(zip(columns, map(_rounded, row, digits), strict=True)))


def _rounded(value: Any, digits: str | None) -> Any:
    """A fraction with the digits that are asked for."""
    return value if digits is None or value is None or not isfinite(value) else float(f"{value:{digits}}")


def _json_value(value: Any) -> str:
    """JSON of a value: decimals with all digits, null for NaN and infinity, bytes hexadecimal, else its text."""
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


def _json(columns: list[str], rows: Iterable[list[Any]], digits: list[str | None], stream: TextIO) -> None:
    before = "[\n"
    for text in _objects(columns, rows, digits):
        stream.write(f"{before}  {text}")
        before = ",\n"
    stream.write("\n]\n" if before != "[\n" else "[]\n")


def _jsonl(columns: list[str], rows: Iterable[list[Any]], digits: list[str | None], stream: TextIO) -> None:
    stream.writelines(f"{text}\n" for text in _objects(columns, rows, digits))


def _markdown(columns: list[str], rows: Iterable[list[Any]], digits: list[str | None], stream: TextIO) -> None:
    def line(cells: Iterable[str]) -> str:
        return "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in cells) + " |\n"

    stream.write(line(map(visible, columns)))
    stream.write(line("---" for _ in columns))
    stream.writelines(line(map(_shown, row, digits)) for row in rows)


def _numeric(rows: list[list[Any]], width: int) -> list[bool]:
    return [all(isinstance(row[i], (int, float, Decimal, type(None))) for row in rows) for i in range(width)]


def _table(columns: list[str], rows: Iterable[list[Any]], digits: list[str | None], stream: TextIO) -> None:
    """The table without a terminal: plain text as wide as it must be. (Rich would take a second per thousand rows.)"""
    from rich.cells import cell_len

    rows = list(rows)
    right = _numeric(rows, len(columns))
    cells = [list(map(visible, columns)), *(list(map(_shown, row, digits)) for row in rows)]
    widths = [max(map(cell_len, column)) for column in zip(*cells, strict=True)]
    ruled = [cells[0], ["─" * width for width in widths], *cells[1:]]
    for line in ruled:
        padding = (" " * (width - cell_len(cell)) for cell, width in zip(line, widths, strict=True))
        padded = (pad + cell if r else cell + pad for cell, pad, r in zip(line, padding, right, strict=True))
        stream.write("   ".join(padded).rstrip() + "\n")


def _terminal(result: Result, stream: TextIO, look: Look, screen: Screen) -> None:
    """The table on a terminal: suits as symbols in their colours, the cards that count lit, winners marked, bars.

    How it is made to fit is layout's business; what is left out for that is told below.
    """
    from rich.console import Console
    from rich.text import Text

    console = Console(
        file=stream,
        highlight=False,
        force_terminal=True,
        width=screen.width,
        color_system=screen.colours,
        no_color=screen.plain,
    )
    rows = list(result.rows)
    named = [dict(zip(result.columns, row, strict=True)) for row in rows]
    marked = [look.marked(row) for row in named]
    columns = _columns(result.columns, rows, look)
    if any(marked):
        columns.insert(0, layout.Column("", [Text("★" if mark else "") for mark in marked]))
    bars = None
    if look.bars is not None:
        heading, drawn = look.bars.column(named)
        bars = layout.Column(heading, list(map(Text, drawn)))
    shown, widths, left_out = layout.fitted(columns, console.width, bars, look.spare)
    if widths:
        console.print(_grid(shown, widths, marked))
    else:
        for number, block in enumerate(layout.upright(shown, console.width)):
            if number:
                console.print()
            console.print(_upright(*block))
    if told := _told(left_out):
        console.print(Text(f"\n{told}", style="dim"))


def _columns(names: list[str], rows: list[tuple[Any, ...]], look: Look) -> list[layout.Column]:
    """The columns of the rows as a terminal shows them, but the one that says which cards are lit."""
    written = look.digits | look.rounded
    lit = [row[names.index(look.lit)] if look.lit else None for row in rows]
    columns = []
    for i, (name, numeric) in enumerate(zip(names, _numeric(rows, len(names)), strict=True)):
        if name == look.lit:
            continue
        cells: list[Any] = [_shown(row[i], written.get(name)) for row in rows]
        if name in look.shown:
            cells = [_cards(cell, best, look) for cell, best in zip(cells, lit, strict=True)]
        columns.append(layout.Column(visible(name).replace("_", " "), cells, visible(name), numeric))
    return columns


def _grid(columns: list[layout.Column], widths: list[int], marked: list[bool]):
    """Rich's table of columns that fit."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table("", box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, collapse_padding=True, header_style="bold")
    table.columns.clear()
    for column, width in zip(columns, widths, strict=True):
        heading = Text(layout.folded(column.heading, width))
        justify = "right" if column.numeric else "left"
        table.add_column(heading, justify=justify, width=width, no_wrap=True, overflow="ellipsis")
    cells = (_folded(column, width) for column, width in zip(columns, widths, strict=True))
    for mark, row in zip(marked, zip(*cells, strict=True), strict=True):
        table.add_row(*row, style="bold" if mark else "")
    return table


def _upright(columns: list[layout.Column], widths: list[int]):
    """Rich's table of a block of upright rows, the headings first."""
    from rich.table import Table

    table = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
    for number, width in enumerate(widths):
        table.add_column(width=width, style="" if number else "bold", no_wrap=number > 0, overflow="ellipsis")
    table.columns[0].overflow = "fold"
    for row in zip(*(_folded(column, width) for column, width in zip(columns, widths, strict=True)), strict=True):
        if any(map(str, row)):  # not the line for marks where no row has one
            table.add_row(*row)
    return table


def _folded(column: layout.Column, width: int) -> list[Any]:
    from rich.text import Text

    return [Text(layout.folded(cell, width)) if isinstance(cell, str) else cell for cell in column.cells]


def _told(left_out: list[layout.Column]) -> str:
    """What there is to say of columns that are left out."""
    named = [column for column in left_out if column.name is not None]
    alike = [f"{c.name} {' '.join(str(c.cells[0]).split())}" for c in named if c.is_alike and not c.is_empty]
    empty = [c.name for c in named if c.is_empty]
    other = [c.name for c in named if not c.is_alike and not c.is_empty]
    said = {"the same in every row": alike, "empty": empty, "left out": other}
    return "; ".join(f"{what}: {', '.join(names)}" for what, names in said.items() if names)


def _cards(hand: str, lit: str | None, look: Look):
    """A hand with the cards it knows as coloured symbols; they may stand together, as hole cards do. Else its text."""
    from rich.text import Text

    cards = [card for word in hand.split(" ") for card in _apart(word, look)]
    if not any(card in look.cards for card in cards):
        return hand
    colours = {"red": "red", "black": "default"}
    shown = Text()
    for number, card in enumerate(cards):
        symbol, colour = look.cards.get(card, (card, "black"))
        back = lit is not None and card not in lit.split(" ")
        shown.append(" " if number else "")
        shown.append(
            f"{symbol:>3}" if card in look.cards else symbol, style=f"{colours[colour]}{' dim' if back else ''}"
        )
    return shown


def _apart(word: str, look: Look) -> list[str]:
    """The cards of a word that is made of cards, or the word."""
    cards = [word[i : i + 2] for i in range(0, len(word), 2)]
    return cards if all(card in look.cards for card in cards) else [word]


def note(message: str) -> None:
    """Say something beside the data."""
    say(visible(message))


@contextmanager
def part_done(what: str) -> Iterator[Callable[[float], None] | None]:
    """What to tell the part of some work that is done, 0 to 1: a bar on a terminal's standard error; None elsewhere."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=1)
        yield lambda part: bar.update(task, completed=max(part, 0))


def progress(slices: Iterable[Any], total: int, what: str) -> Iterable[Any]:
    """The same slices, with a bar on a terminal's standard error if there are several."""
    if total < 2 or not sys.stderr.isatty():
        return slices
    from rich.console import Console
    from rich.progress import track

    return track(slices, total=total, description=what, console=Console(stderr=True), transient=True)
