"""Bars: beside rows on a terminal, and as a picture in a file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor, log10
from pathlib import Path
from typing import Any

from pokersql import files
from pokersql.errors import ExitCode, PokersqlError

WIDTH = 24
"""Characters of the longest bar."""

WIDE = 100
"""Where the largest value is this many times the smallest, the scale is logarithmic."""


@dataclass
class Bars:
    """Which column the bars show, and which is the mark on them."""

    value: str
    expected: str | None = None

    def column(self, rows: Sequence[dict[str, Any]]) -> tuple[str, list[str]]:
        """A heading, and for each row a bar in half characters with a mark at the expected value."""
        values = [float(row[self.value]) for row in rows]
        marks = [float(row[self.expected]) for row in rows] if self.expected else []
        scale, logarithmic = _scale([*values, *marks])
        heading = ("log scale" if logarithmic else "") + (f", │ {self.expected}" if marks else "")
        bars = [_bar(scale(value), scale(marks[i]) if marks else None) for i, value in enumerate(values)]
        return heading.removeprefix(", "), bars


def _scale(values: Sequence[float]):
    """A function from a value to a part of 1, and whether it is logarithmic."""
    positive = [value for value in values if value > 0]
    if not positive:
        return (lambda value: 0.0), False
    top, bottom = max(positive), min(positive)
    if top < bottom * WIDE:
        return (lambda value: value / top), False
    foot = floor(log10(bottom)) - 0.5  # so that the smallest has a bar too
    return (lambda value: (log10(value) - foot) / (log10(top) - foot) if value > 0 else 0.0), True


def _bar(part: float, mark: float | None) -> str:
    halves = round(2 * WIDTH * part)
    cells = list("━" * (halves // 2) + "╸" * (halves % 2))
    cells += " " * (WIDTH - len(cells))
    if mark is not None:
        cells[min(WIDTH - 1, int(WIDTH * mark))] = "│"
    return "".join(cells)


def check(path: str) -> None:
    """Refuse a picture that can't be drawn, before any work is done for it."""
    if files.ending(path) not in (".svg", ".png"):
        raise PokersqlError(f"{path}: the ending says the kind of picture; end it in .svg or .png")
    try:
        import matplotlib  # noqa: F401
    except ImportError as error:
        raise PokersqlError(
            "charts need matplotlib: pip install matplotlib, or the extra pokersql[plot]", ExitCode.OPTIONAL
        ) from error


def draw(
    path: str, title: str, names: Sequence[str], values: Sequence[float], expected: Sequence[float] | None
) -> None:
    """Write a chart of a bar for each name, with a mark where a value is expected, to an .svg or .png file."""
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    _, logarithmic = _scale([*values, *(expected or [])])
    with pyplot.rc_context({"svg.hashsalt": "pokersql", "svg.fonttype": "none"}):
        figure, axes = pyplot.subplots(figsize=(8, 4.5), layout="constrained")
        places = range(len(names))
        axes.barh(places, values, color="#7aa6d1")
        if expected is not None:
            axes.plot(expected, places, "|", color="black", markersize=16, markeredgewidth=2, label="expected")
            axes.legend(frameon=False, loc="upper right")
        for place, value in zip(places, values, strict=True):  # in a column of their own, where no mark is
            text = f"{value:,.1f}".removesuffix(".0")
            axes.text(1.13, place, text, transform=axes.get_yaxis_transform(), ha="right", va="center")
        axes.set_yticks(places, names)
        axes.invert_yaxis()
        if logarithmic:
            axes.set_xscale("log")
        axes.set_xlabel("hands" + (" (log scale)" if logarithmic else ""))
        axes.set_title(title, loc="left")
        axes.spines[["top", "right"]].set_visible(False)
        with files.replaced(path) as part:
            kind = Path(path).suffix.lower().removeprefix(".")
            figure.savefig(part, format=kind, metadata={"Date": None} if kind == "svg" else None)
        pyplot.close(figure)
