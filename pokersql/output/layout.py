"""Fits a table into a terminal: removes columns, sets the widths of the remaining columns, and folds text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from textwrap import wrap
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from rich.text import Text

GAP = 2
"""The number of blanks between two columns."""

COMFORT = 14
"""The least width of a column whose text is folded."""

LONG = 24
"""A word is cut only if it is longer than this number of characters."""

UPRIGHT = 24
"""The least width of a column whose text is folded, if several upright rows stand side by side."""


@dataclass(eq=False)
class Column:
    """A column as a terminal shows it."""

    heading: str
    cells: list[str | Text]
    """The cells. A str may be folded between words; a Text stays on one line."""
    name: str | None = None
    """The column's name in the line that names the removed columns; None for marks and bars."""
    numeric: bool = False

    def __post_init__(self) -> None:
        lines = {line for cell in self.cells for line in str(cell).split("\n")}
        self.widest_cell = max(map(_width, lines), default=0)
        self.natural = max(_width(self.heading), self.widest_cell)

    @property
    def is_empty(self) -> bool:
        return not any(map(str, self.cells))

    @property
    def is_alike(self) -> bool:
        """Whether there are at least two rows and all cells are equal."""
        return len(self.cells) > 1 and all(cell == self.cells[0] for cell in self.cells)

    def begins(self, other: Column) -> bool:
        """Whether each text of this column begins the other column's text, as a category begins its description."""
        return not (self.numeric or other.numeric) and all(
            isinstance(cell, str) and isinstance(more, str) and _begins(cell, more)
            for cell, more in zip(self.cells, other.cells, strict=True)
        )

    @cached_property
    def words(self) -> tuple[int, int]:
        """The width of the longest word that may be cut, and the width of the longest heading, number or card."""
        texts = {cell for cell in self.cells if isinstance(cell, str)}
        whole = [cell.cell_len for cell in self.cells if not isinstance(cell, str)]
        whole += map(_width, [*words(self.heading), *(texts if self.numeric else [])])
        return max((_width(word) for text in texts for word in words(text)), default=0), max(whole, default=0)

    def least(self, comfort: int, longest: int | None) -> int:
        """The least width to which the column can be folded; only words longer than `longest` may be cut."""
        word, whole = self.words
        return max(whole, word if longest is None else min(word, longest), min(self.widest_cell, comfort))


class Layout(NamedTuple):
    """The columns that a terminal shows, their widths, and the removed columns."""

    columns: list[Column]
    widths: list[int]
    """The widths, or an empty list if the columns do not fit; then the table is printed upright."""
    left_out: list[Column]


def fitted(columns: list[Column], width: int, bars: Column | None = None, spare: Sequence[str] = ()) -> Layout:
    """Fit the table into `width` characters.

    These steps are tried until the table fits: (1) remove bars and columns without information (`_silent`), one by one;
    (2) fold headings and text; (3) remove the columns that `spare` names, one by one; (4) cut words longer than LONG.
    """
    silent = _silent(columns, bars)
    columns = [*columns, *([bars] if bars else [])]
    spared = [column for name in spare for column in columns if column.name == name and column not in silent]
    for left_out in _prefixes(silent):
        kept = _without(columns, left_out)
        widths = [column.natural for column in kept]
        if _total(widths) <= width:
            return Layout(kept, widths, left_out)
    for longest in (None, LONG):
        for left_out in _prefixes(spared):
            kept = _without(columns, [*silent, *left_out])
            if narrow := shared(kept, width, COMFORT, longest):
                return Layout(kept, narrow, [*silent, *left_out])
    return Layout(_without(columns, silent), [], silent)


def _silent(columns: list[Column], bars: Column | None) -> list[Column]:
    """The bars, and each column that is empty, has only one value, or has prefixes of another column's texts."""
    drawn = [bars] if bars else []
    named = [column for column in columns if column.name is not None and column.cells]
    empty = [column for column in named if column.is_empty]
    alike = [column for column in named if column.is_alike and not column.is_empty]
    others = _without(named, [*empty, *alike])
    if not others:  # keep one column
        return [*drawn, *empty, *alike][:-1]
    repeated: list[Column] = []
    for column in others:
        if any(column.begins(other) for other in _without(others, [column, *repeated])):
            repeated.append(column)
    return [*drawn, *empty, *alike, *repeated]


def _without(columns: list[Column], left_out: list[Column]) -> list[Column]:
    return [column for column in columns if column not in left_out]


def _prefixes(columns: list[Column]) -> Iterator[list[Column]]:
    return (columns[:number] for number in range(len(columns) + 1))


def shared(columns: list[Column], width: int, comfort: int, longest: int | None = None) -> list[int] | None:
    """The widths with which the columns fit into `width`, or None. First headings are folded, then cells."""
    least = [column.least(comfort, longest) for column in columns]
    if _total(least) > width:
        return None
    widths = [min(column.natural, width) for column in columns]
    for floor in ([column.widest_cell for column in columns], least):
        while _total(widths) > width:
            wide = [i for i in range(len(widths)) if widths[i] > max(floor[i], least[i])]
            if not wide:
                break
            widths[max(wide, key=widths.__getitem__)] -= 1
    return widths


def upright(columns: list[Column], width: int) -> Iterator[tuple[list[Column], list[int]]]:
    """The table with one line per column, in blocks. A block has the headings, and beside them the rows that fit."""
    headings = Column("", [column.heading for column in columns])
    rows = [Column("", list(cells)) for cells in zip(*(column.cells for column in columns), strict=True)]
    while True:
        for number in range(min(len(rows), width), -1, -1):
            widths = shared([headings, *rows[:number]], width, UPRIGHT if number > 1 else 1)
            if widths and (number or not rows):
                break
        else:  # not even one row fits
            number, heading = 1, min(headings.natural, width // 3)
            widths = [heading, max(width - heading - GAP, 1)]
        yield [headings, *rows[:number]], widths
        rows = rows[number:]
        if not rows:
            return


def _total(widths: list[int]) -> int:
    return sum(widths) + GAP * (len(widths) - 1)


def words(text: str) -> list[str]:
    """The words of a text, or the parts of a word with hyphens; the text may be folded between these parts.

    >>> words("High Card, King-Ten kickers")
    ['High', 'Card,', 'King-', 'Ten', 'kickers']
    """
    return wrap(text, 1, break_long_words=False)


def folded(text: str, width: int) -> str:
    """A text folded into lines of at most `width` characters. Only a longer word makes a longer line.

    >>> folded("One Pair, Queens, King-Nine-Eight kickers", 12)
    'One Pair,\\nQueens,\\nKing-Nine-\\nEight\\nkickers'
    """
    if _width(text) > len(text):  # some characters are two columns wide
        width //= 2
    width = max(width, 1)  # empty cells have width 0
    lines = []
    for line in text.split("\n"):
        hyphens = any(_width(word) > width for word in line.split())  # break at hyphens if a word is too wide
        lines += wrap(line, width, break_long_words=False, break_on_hyphens=hyphens) or [""]
    return "\n".join(lines)


def _width(text: str) -> int:
    from rich.cells import cell_len  # imported here, since --help doesn't need rich

    return cell_len(text)


def _begins(text: str, more: str) -> bool:
    return not text or (more.startswith(text) and not more[len(text) : len(text) + 1].isalnum())
