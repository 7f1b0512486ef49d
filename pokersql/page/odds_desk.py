"""Answers about all hands, and whether counts are luck, by the queries in sql/page/odds."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from pokersql import engines
from pokersql.page import desk, schema

OBSERVE = "sql/odds/figures/observe_figures.sql"
"""What makes observations of figures."""

LASTING = ("hand_odds",)
"""The views whose rows stay the same."""


class Question(NamedTuple):
    """What is asked about: hands of so many cards by a set of rules, and how often somebody saw which."""

    rules: Annotated[str, schema.text(100)] = ""
    cards: Annotated[int, schema.whole(*desk.BOUNDS["cards"])] = 0
    """0: as many as count."""
    figures: Annotated[str, schema.text(20_000)] = ""
    hands: Annotated[int, schema.whole(*desk.BOUNDS["hands"])] = 0
    """How many hands the figures are of; 0: as many as they name."""


class OddsDesk(desk.ScriptDesk):
    """The desk of frequencies, exact and seen."""

    room = "odds"
    asks = Question
    files = (OBSERVE,)

    def _open(self) -> engines.Engine:
        engine = super()._open()
        engine.remember(LASTING)
        return engine
