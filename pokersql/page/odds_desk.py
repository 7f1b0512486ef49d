"""Answers about all hands, and whether counts are luck, by the queries in sql/page/odds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from pokersql import engines
from pokersql.page import desk

OBSERVE = "sql/odds/figures/observe_figures.sql"
"""What makes observations of figures."""

KEPT = ("hand_odds",)
"""The views whose rows stay the same."""


class Question(NamedTuple):
    """What is asked about: hands of so many cards by a set of rules, and how often somebody saw which."""

    rules: str
    cards: int
    """0: as many as count."""
    figures: str
    hands: int
    """How many hands the figures are of; 0: as many as they name."""


class OddsDesk(desk.ScriptDesk):
    """The desk of frequencies, exact and seen."""

    room = "odds"
    files = (OBSERVE,)

    def question(self, body: Mapping[str, Any]) -> Question:
        return Question(
            desk.text({"rules": "", **body}, "rules", 100),
            desk.whole(body, "cards", 0),
            desk.text({"figures": "", **body}, "figures", 20_000),
            desk.whole(body, "hands", 0),
        )

    def _open(self) -> engines.Engine:
        engine = super()._open()
        engine.keep(KEPT)
        return engine
