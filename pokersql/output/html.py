"""Writes rows as an HTML table, which a notebook shows; cards have the colours of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from typing import Any

from pokersql.output import formats
from pokersql.output.cards import only_cards, words

Symbols = dict[str, str]
"""The symbol of each card, by the card's name and by the symbol itself: As and A♠."""

INKS = {"♣": "#147a38", "♦": "#1456c0", "♥": "#c01f1c", "♠": "#16191c"}
"""The colour of each suit: that of the page on a light background. So a card is white, also in a dark notebook."""

CARD = "background:#fff;border:1px solid #bbb;border-radius:3px;padding:0 2px;color:"


def table(
    columns: Sequence[str],
    rows: Sequence[Sequence[Any]],
    digits: Sequence[str | None],
    below: Sequence[str],
    symbols: Callable[[], Symbols],
) -> str:
    """The HTML of a table, and a paragraph for each remark below it.

    In a column of cards, each text that has only cards is shown as symbols. The symbols are read only if a column has
    texts.
    """
    shown = [list(map(formats.shown, row, digits)) for row in rows]
    cells = [[escape(cell) for cell in row] for row in shown]
    numeric = formats.numeric(rows, len(columns))
    if not all(numeric):
        known = symbols()
        for i in _of_cards(rows, known):
            for row, written in zip(cells, shown, strict=True):
                if only_cards(written[i], known):
                    row[i] = _symbols(written[i], known)
    styles = [' style="text-align:right"' if right else ' style="text-align:left"' for right in numeric]
    head = _line("th", map(escape, columns), styles)
    body = "\n".join(_line("td", row, styles) for row in cells)
    remarks = "".join(f"<p>{escape(remark)}</p>" for remark in below)
    return f"<table>\n<thead>\n{head}\n</thead>\n<tbody>\n{body}\n</tbody>\n</table>{remarks}"


def _line(tag: str, cells: Iterable[str], styles: Sequence[str]) -> str:
    written = (f"<{tag}{style}>{cell}</{tag}>" for cell, style in zip(cells, styles, strict=True))
    return f"<tr>{''.join(written)}</tr>"


def _of_cards(rows: Sequence[Sequence[Any]], known: Symbols) -> Iterator[int]:
    """The numbers of the columns of cards: at least half of the texts in such a column have only cards."""
    for i, column in enumerate(zip(*rows, strict=True)):
        texts = [value for value in column if value is not None]
        found = sum(isinstance(value, str) and only_cards(value, known) for value in texts)
        if texts and 2 * found >= len(texts):
            yield i


def _symbols(text: str, known: Symbols) -> str:
    """The HTML of cards. Its text, which a user may copy, has a blank between cards."""
    spans = (
        f'<span style="{CARD}{INKS.get(known[card][-1], "#000")}">{escape(known[card])}</span>'
        for card in words(text, known)
    )
    return f'<span style="white-space:nowrap">{" ".join(spans)}</span>'
