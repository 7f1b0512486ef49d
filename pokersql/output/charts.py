"""Draws bars beside rows on a terminal, and charts in files."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from math import floor, log10
from pathlib import Path
from typing import Any

from pokersql import extras
from pokersql.errors import ExitCode, PokersqlError
from pokersql.output import files

WIDTH = 24
"""The length of the longest bar, in characters."""

WIDE = 100
"""The scale is logarithmic if the largest value is at least this many times the smallest value."""


@dataclass
class Bars:
    """The names of two columns: bars show the first column, and marks on the bars show the second column."""

    value: str
    expected: str | None = None

    def column(self, rows: Sequence[dict[str, Any]]) -> tuple[str, list[str]]:
        """A heading, and a bar for each row.

        Bars have lengths in half characters; a mark shows the expected value.
        """
        values = [float(row[self.value]) for row in rows]
        marks = [float(row[self.expected]) for row in rows] if self.expected else []
        scale, logarithmic = _scale([*values, *marks])
        heading = ("log scale" if logarithmic else "") + (f", │ {self.expected}" if marks else "")
        bars = [_bar(scale(value), scale(marks[i]) if marks else None) for i, value in enumerate(values)]
        return heading.removeprefix(", "), bars


def _scale(values: Sequence[float]) -> tuple[Callable[[float], float], bool]:
    """A function from a value to its share of the longest bar; and a flag: whether the scale is logarithmic."""
    positive = [value for value in values if value > 0]
    if not positive:
        return (lambda value: 0.0), False
    top, bottom = max(positive), min(positive)
    if top < bottom * WIDE:
        return (lambda value: value / top), False
    foot = floor(log10(bottom)) - 0.5  # so that the smallest value gets a bar, too
    return (lambda value: (log10(value) - foot) / (log10(top) - foot) if value > 0 else 0.0), True


def _bar(part: float, mark: float | None) -> str:
    halves = round(2 * WIDTH * part)
    cells = list("━" * (halves // 2) + "╸" * (halves % 2))
    cells += " " * (WIDTH - len(cells))
    if mark is not None:
        cells[min(WIDTH - 1, int(WIDTH * mark))] = "│"
    return "".join(cells)


def check(path: str) -> None:
    """Raise PokersqlError if the chart can't be drawn. Commands call this before their work begins."""
    if files.ending(path) not in (".svg", ".png"):
        raise PokersqlError(f"{path}: the ending must be .svg or .png")
    try:
        import matplotlib  # noqa: F401
    except ImportError as error:
        raise PokersqlError(f"charts need matplotlib: {extras.extra('plot')}", ExitCode.OPTIONAL) from error


@contextmanager
def _figure(path: str, title: str, size: tuple[float, float]) -> Iterator[Any]:
    """The axes of a new chart; at the end the chart is written to an .svg or .png file."""
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    # Otherwise matplotlib parses text between dollar signs in a player's name as mathematics.
    with pyplot.rc_context({"svg.hashsalt": "pokersql", "svg.fonttype": "none", "text.parse_math": False}):
        figure, axes = pyplot.subplots(figsize=size, layout="constrained")
        yield axes
        axes.set_title(title, loc="left")
        with files.replaced(path) as part:
            kind = Path(path).suffix.lower().removeprefix(".")
            figure.savefig(part, format=kind, metadata={"Date": None} if kind == "svg" else None)
        pyplot.close(figure)


def draw(
    path: str, title: str, names: Sequence[str], values: Sequence[float], expected: Sequence[float] | None
) -> None:
    """Write a chart to an .svg or .png file: one bar per name, with a mark at the expected value."""
    _, logarithmic = _scale([*values, *(expected or [])])
    with _figure(path, title, (8, 4.5)) as axes:
        places = range(len(names))
        axes.barh(places, values, color="#7aa6d1")
        if expected is not None:
            axes.plot(expected, places, "|", color="black", markersize=16, markeredgewidth=2, label="expected")
            axes.legend(frameon=False, loc="upper right")
        for place, value in zip(places, values, strict=True):  # write each value to the right of all bars and marks
            text = f"{value:,.1f}".removesuffix(".0")
            axes.text(1.13, place, text, transform=axes.get_yaxis_transform(), ha="right", va="center")
        axes.set_yticks(places, names)
        axes.invert_yaxis()
        if logarithmic:
            axes.set_xscale("log")
        axes.set_xlabel("hands" + (" (log scale)" if logarithmic else ""))
        axes.spines[["top", "right"]].set_visible(False)


def errors(path: str, title: str, names: Sequence[str], means: Sequence[float], deviations: Sequence[float]) -> None:
    """Write a chart of big blinds per 100 hands: one bar per name, with its standard error."""
    with _figure(path, title, (8, max(2.5, 0.4 * len(names) + 1))) as axes:
        places = range(len(names))
        axes.barh(places, means, xerr=deviations, color="#7aa6d1", ecolor="#444444")
        axes.set_yticks(places, names)
        axes.invert_yaxis()
        axes.axvline(0, color="black", linewidth=0.8)
        axes.set_xlabel("big blinds in 100 hands, and the standard error")
        axes.spines[["top", "right"]].set_visible(False)


def lines(
    path: str,
    title: str,
    series: dict[str, Sequence[float]],
    unit: str,
    start: float = 0,
    days: Sequence[date] | None = None,
) -> None:
    """Write a chart with one line per name: `start`, and the value after each `unit` (a hand), or a value per day."""
    with _figure(path, title, (9, 5)) as axes:
        for (name, values), colour in zip(series.items(), ("#2b6cb0", "#dd8452"), strict=False):
            if days is None:
                axes.plot(range(len(values) + 1), [start, *values], color=colour, label=name)
            else:
                axes.plot(days, values, color=colour, label=name, marker="o")
        axes.axhline(0, color="black", linewidth=0.8)
        axes.set_xlabel(unit)
        axes.legend(frameon=False)
        axes.spines[["top", "right"]].set_visible(False)


def grid(
    path: str, title: str, rows: Sequence[str], columns: Sequence[str], values: Sequence[Sequence[float | None]]
) -> None:
    """Write a table as a grid of its numbers. Cells below zero are red, cells above zero are green."""
    with _figure(path, title, (9, 8)) as axes:
        numbers = [[float("nan") if value is None else float(value) for value in row] for row in values]
        most = sorted(abs(value) for row in numbers for value in row if value == value)
        limit = most[int(len(most) * 0.95)] if most else 1.0
        axes.imshow(numbers, cmap="RdYlGn", vmin=-limit or -1.0, vmax=limit or 1.0, aspect="auto")
        for i, row in enumerate(numbers):
            for j, value in enumerate(row):
                if value == value:
                    axes.text(j, i, f"{value:.0f}", ha="center", va="center", fontsize=8)
        axes.set_xticks(range(len(columns)), columns)
        axes.set_yticks(range(len(rows)), rows)
        axes.xaxis.tick_top()
