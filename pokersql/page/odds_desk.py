"""Answers questions about exact frequencies, and tests the user's counts, by the queries in sql/page/odds."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from pokersql import engines
from pokersql.page import desk, schema

LASTING = ("hand_odds",)
"""The views whose rows are computed once, since every question gets the same rows."""


class Question(NamedTuple):
    """A set of rules, the number of cards of a hand, and the categories that the user saw, with their counts."""

    rules: Annotated[str, schema.text(100)] = ""
    cards: Annotated[int, schema.whole(*desk.BOUNDS["cards"])] = 0
    """The number of cards of a hand; 0 stands for the number that the rules count."""
    figures: Annotated[str, schema.text(20_000)] = ""
    hands: Annotated[int, schema.whole(*desk.BOUNDS["hands"])] = 0
    """The number of hands that the user saw; 0 stands for the sum of the counts in `figures`."""


class OddsDesk(desk.ScriptDesk[Question]):
    """The desk that answers questions about exact and observed frequencies."""

    room = "odds"
    asks = Question
    files = ("sql/odds/figures/observe_figures.sql",)

    def _open(self) -> engines.Engine:
        engine = super()._open()
        engine.remember(LASTING)
        return engine
