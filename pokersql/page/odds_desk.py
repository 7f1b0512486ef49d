"""Answers questions about all hands, and whether counts are luck, by the queries in sql/page/odds."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from pokersql import engines
from pokersql.page import desk, schema

LASTING = ("hand_odds",)
"""The views whose rows depend on no question: they are computed once."""


class Question(NamedTuple):
    """The hands of some number of cards by a set of rules, and how often the user saw each category."""

    rules: Annotated[str, schema.text(100)] = ""
    cards: Annotated[int, schema.whole(*desk.BOUNDS["cards"])] = 0
    """0: the default number of cards of the rules."""
    figures: Annotated[str, schema.text(20_000)] = ""
    hands: Annotated[int, schema.whole(*desk.BOUNDS["hands"])] = 0
    """How many hands the user saw; 0: the sum of the figures."""


class OddsDesk(desk.ScriptDesk[Question]):
    """The desk of exact and seen frequencies."""

    room = "odds"
    asks = Question
    files = ("sql/odds/figures/observe_figures.sql",)

    def _open(self) -> engines.Engine:
        engine = super()._open()
        engine.remember(LASTING)
        return engine
