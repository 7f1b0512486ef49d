"""Answers about a deal and its seven steps, by the queries in sql/page/deal."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from pokersql.page import desk, schema
from pokersql.sources import sql_files

DEAL = "sql/deal.sql"
"""What deals."""

OWN = "sql/page/deal/written_hands.sql"
"""What puts hands that are written in the place of those dealt."""

STEPS = "/evaluation/"
"""The part of the paths of the steps."""


class Question(NamedTuple):
    """What is asked about: a deal of a seed, and the rules that rank its hands."""

    seed: Annotated[int, schema.whole(*desk.BOUNDS["seed"])] = 1
    deal: Annotated[int, schema.whole(*desk.BOUNDS["deal"])] = 1
    players: Annotated[int, schema.whole(*desk.BOUNDS["players"])] = 10
    rules: Annotated[str, schema.text(100)] = ""
    own: Annotated[str, schema.text()] = ""
    """Hands that are ranked in place of dealt ones, one on each line; empty: the deal."""


class DealDesk(desk.ScriptDesk):
    """The desk of a deal."""

    room = "deal"
    asks = Question
    files = (DEAL, OWN)

    def texts(self) -> dict[str, str]:
        steps = {
            sql_files.relation(path): sql_files.read(path) for path in sql_files.order("sql/load.sql") if STEPS in path
        }
        return super().texts() | {name: text[text.index("CREATE VIEW") :] for name, text in steps.items()}
