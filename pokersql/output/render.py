"""Prints rows as data or as a coloured table on a terminal, and prints notes and progress bars."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TextIO, TypeVar

from pokersql.engines import Result
from pokersql.engines.base import Rows
from pokersql.errors import PokersqlError, in_a_line, say, visible
from pokersql.output import files, formats, layout
from pokersql.output.cards import words
from pokersql.output.charts import Bars

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

Slice = TypeVar("Slice")

FORMATS = list(formats.WRITERS)


@dataclass
class Look:
    """How rows are shown. A data format, such as csv, uses only `digits`."""

    digits: dict[str, str] = field(default_factory=dict)
    """The format of each column of fractions, such as `.6f`."""
    rounded: dict[str, str] = field(default_factory=dict)
    """The format of each column of fractions in tables; data formats keep all digits."""
    cards: dict[str, tuple[str, str]] = field(default_factory=dict)
    """The symbol and the colour of each card, from the table `deck` or `decks`."""
    shown: tuple[str, ...] = ("hand",)
    """The columns whose cards are printed as symbols."""
    lit: str | None = None
    """A column that is not printed. In the columns `shown`, cards that are not in this column are dimmed."""
    lit_in_data: bool = False
    """Whether data formats print the column `lit`."""
    spare: tuple[str, ...] = ()
    """The columns that a narrow terminal leaves out, in this order, until the table fits."""
    bars: Bars | None = None
    """The column of bars; a wide terminal shows it."""
    below: str = ""
    """A remark below a table; with a data format, it is printed on standard error."""
    marked: Callable[[dict[str, Any]], bool] = lambda row: False
    """Whether a row gets a star, for example the row of a winner."""


class Screen(NamedTuple):
    """The properties of a terminal, for a process that formats the terminal's text but can't reach the terminal."""

    width: int
    colours: Any  # rich takes a Literal, but this is a str
    plain: bool
    """Whether the environment variable NO_COLOR is set."""


class _Visible:
    """The stream of a terminal, in which visible signs replace control characters."""

    def __init__(self, stream: TextIO):
        self.stream = stream

    def write(self, text: str) -> None:
        self.stream.write(visible(text))


def format_of(name: str | None, out: str | None) -> str:
    """The format `name`; without a name, the format of `out`'s ending; without `out`, table.

    Raises PokersqlError (usage) for an unknown ending without a name, and for .parquet with a name.
    """
    if out is None:
        return name or "table"
    found = formats.ENDINGS.get(Path(out).suffix.lower() if name else files.ending(out))
    if name and found in formats.FILES:
        raise PokersqlError(f"-f {name} and {out}: the ending names another format; leave out -f")
    if not (name or found):
        raise PokersqlError(f"{out}: the ending names no format; use -f, or end it in {', '.join(formats.ENDINGS)}")
    return name or str(found)


def write(result: Result, name: str | None, out: str | None, look: Look | None = None) -> None:
    """Write rows in a format to the file `out`, or to standard output."""
    name = format_of(name, out)
    if out is not None and name in formats.FILES:
        write_file(result, name, out, look or Look())
        return
    with stream_of(out) as stream:
        write_rows(result, name, stream, look, screen_of(stream))


def write_file(result: Result, name: str, out: str, look: Look) -> None:
    """Write rows to a file in a format that is only for files. Columns and digits are those of the data formats."""
    kept = [i for i, column in enumerate(result.columns) if column != look.lit or look.lit_in_data]
    digits = [look.digits.get(result.columns[i]) for i in kept]
    rows = (tuple(formats.rounded(row[i], d) for i, d in zip(kept, digits, strict=True)) for row in result.rows)
    types = result.types and [result.types[i] for i in kept]
    import_module(formats.FILES[name]).write(Result([result.columns[i] for i in kept], rows, types), out)
    if look.below:
        note(look.below.replace("\n", "; "))


@contextmanager
def stream_of(out: str | None) -> Iterator[TextIO]:
    """Standard output, or the file `out`, which appears when it is complete."""
    if out is None:
        yield sys.stdout
        return
    with files.replaced(out) as path, open(path, "w", encoding="utf-8", newline="") as stream:
        yield stream


def screen_of(stream: TextIO) -> Screen | None:
    """The properties of a stream that is a terminal; None for another stream."""
    if not stream.isatty():
        return None
    from rich.console import Console

    console = Console(file=stream)
    return Screen(console.width, console.color_system, console.no_color)


def write_rows(
    result: Result, name: str, stream: TextIO, look: Look | None = None, screen: Screen | None = None
) -> None:
    """Write rows to a stream in a format; `screen` is the terminal that shows the text, if any."""
    if not result.columns:  # the statement is no query
        return
    look = look or Look()
    hidden = result.columns.index(look.lit) if look.lit and not look.lit_in_data else None
    columns = [column for i, column in enumerate(result.columns) if i != hidden]
    if name == "table" and screen:
        _terminal(result, stream, look, screen)
    else:
        rows = ([value for i, value in enumerate(row) if i != hidden] for row in result.rows)
        written = look.digits | (look.rounded if name in ("table", "markdown") else {})
        digits = [written.get(column) for column in columns]
        formats.WRITERS[name](columns, rows, digits, _Visible(stream) if screen else stream)
    if look.below and name == "table" and screen:
        stream.write(f"\n{layout.folded(visible(look.below), screen.width)}\n")
    elif look.below and name in ("table", "markdown"):
        stream.write(f"\n{visible(look.below)}\n")
    elif look.below:
        note(look.below.replace("\n", "; "))


def _terminal(result: Result, stream: TextIO, look: Look, screen: Screen) -> None:
    """Print the table on a terminal, with coloured suit symbols, dimmed cards, stars and bars.

    The module `layout` fits the table into the width. A line below names the removed columns.
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


def _columns(names: list[str], rows: Rows, look: Look) -> list[layout.Column]:
    """The columns for a terminal, without the column `look.lit`."""
    written = look.digits | look.rounded
    lit = [row[names.index(look.lit)] if look.lit else None for row in rows]
    columns = []
    for i, (name, numeric) in enumerate(zip(names, formats.numeric(rows, len(names)), strict=True)):
        if name == look.lit:
            continue
        cells: list[Any] = [formats.shown(row[i], written.get(name)) for row in rows]
        if name in look.shown:
            cells = [_cards(cell, best, look) for cell, best in zip(cells, lit, strict=True)]
        columns.append(layout.Column(visible(name).replace("_", " "), cells, visible(name), numeric))
    return columns


def _grid(columns: list[layout.Column], widths: list[int], marked: list[bool]) -> Table:
    """The rich Table for columns that fit side by side."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table("", box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, collapse_padding=True, header_style="bold")
    table.columns.clear()
    for column, width in zip(columns, widths, strict=True):
        heading = Text(layout.folded(column.heading, width))
        justify: Literal["left", "right"] = "right" if column.numeric else "left"
        table.add_column(heading, justify=justify, width=width, no_wrap=True, overflow="ellipsis")
    cells = (_folded(column, width) for column, width in zip(columns, widths, strict=True))
    for mark, row in zip(marked, zip(*cells, strict=True), strict=True):
        table.add_row(*row, style="bold" if mark else "")
    return table


def _upright(columns: list[layout.Column], widths: list[int]) -> Table:
    """The rich Table for a block of upright rows; the headings are its first column."""
    from rich.table import Table

    table = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
    for number, width in enumerate(widths):
        table.add_column(width=width, style="" if number else "bold", no_wrap=number > 0, overflow="ellipsis")
    table.columns[0].overflow = "fold"
    for row in zip(*(_folded(column, width) for column, width in zip(columns, widths, strict=True)), strict=True):
        if any(map(str, row)):  # an empty line of marks is left out
            table.add_row(*row)
    return table


def _folded(column: layout.Column, width: int) -> list[Text]:
    from rich.text import Text

    return [Text(layout.folded(cell, width)) if isinstance(cell, str) else cell for cell in column.cells]


def _told(left_out: list[layout.Column]) -> str:
    """The line that names the removed columns; '' if there are none."""
    empty = [c.name for c in left_out if c.name and c.is_empty]
    named = [(c.name, c) for c in left_out if c.name and not c.is_empty]
    alike = [f"{name} {' '.join(str(c.cells[0]).split())}" for name, c in named if c.is_alike]
    other = [name for name, c in named if not c.is_alike]
    said = {"the same in every row": alike, "empty": empty, "left out": other}
    return "; ".join(f"{what}: {', '.join(names)}" for what, names in said.items() if names)


def _cards(hand: str, lit: str | None, look: Look) -> str | Text:
    """A text in which cards, written as As or AsKd, are coloured symbols. A text without cards stays the same."""
    from rich.text import Text

    cards = words(hand, look.cards)
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


NOTES: ContextVar[list[str] | None] = ContextVar("NOTES", default=None)
"""Inside `noted`, the list that gets the notes. Outside, this is None, and notes go to standard error."""


def note(message: str) -> None:
    """Write a remark to standard error; inside `noted`, add the remark to the list of `noted`."""
    notes = NOTES.get()
    if notes is None:
        say(in_a_line(message))
    else:
        notes.append(in_a_line(message))


@contextmanager
def noted() -> Iterator[list[str]]:
    """A list that gets the notes of the `with` block."""
    notes: list[str] = []
    token = NOTES.set(notes)
    try:
        yield notes
    finally:
        NOTES.reset(token)


@contextmanager
def part_done(what: str) -> Iterator[Callable[[float], None] | None]:
    """A function that moves a progress bar to the finished share of the work, 0 to 1; None without a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=1)
        yield lambda part: bar.update(task, completed=max(part, 0))


def progress(slices: Iterable[Slice], total: int, what: str) -> Iterable[Slice]:
    """Yields the slices. If there are several, and standard error is a terminal, a progress bar is shown."""
    if total < 2 or not sys.stderr.isatty():
        return slices
    from rich.console import Console
    from rich.progress import track

    return track(slices, total=total, description=what, console=Console(stderr=True), transient=True)
