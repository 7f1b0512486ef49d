"""Answers about a deal and its seven steps, by the queries in sql/page/deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from pokersql import sql_files
from pokersql.page import desk

DEAL = "sql/deal.sql"
"""What deals."""

OWN = "sql/page/deal/written_hands.sql"
"""What puts hands that are written in the place of those dealt."""

STEPS = "/evaluation/"
"""The part of the paths of the steps."""


class Question(NamedTuple):
    """What is asked about: a deal of a seed, and the rules that rank its hands."""

    seed: int
    deal: int
    players: int
    rules: str
    own: str
    """Hands that are ranked in place of dealt ones, one on each line; empty: the deal."""


class DealDesk(desk.ScriptDesk):
    """The desk of a deal."""

    room = "deal"
    files = (DEAL, OWN)

    def texts(self) -> dict[str, str]:
        steps = {
            sql_files.relation(path): sql_files.read(path) for path in sql_files.order("sql/load.sql") if STEPS in path
        }
        return super().texts() | {name: text[text.index("CREATE VIEW") :] for name, text in steps.items()}

    def question(self, body: Mapping[str, Any]) -> Question:
        return Question(
            desk.whole(body, "seed", 1),
            desk.whole(body, "deal", 1),
            desk.whole(body, "players", 10),
            desk.text({"rules": "", **body}, "rules", 100),
            desk.text({"own": "", **body}, "own"),
        )
