"""Answers questions about a deal and its seven steps by the queries in sql/page/deal."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from pokersql.page import desk, schema
from pokersql.sources import sql_files


class Question(NamedTuple):
    """The number and the seed of a deal, and the rules that rank its hands."""

    seed: Annotated[int, schema.whole(*desk.BOUNDS["seed"])] = 1
    deal: Annotated[int, schema.whole(*desk.BOUNDS["deal"])] = 1
    players: Annotated[int, schema.whole(*desk.BOUNDS["players"])] = 10
    rules: Annotated[str, schema.text(100)] = ""
    own: Annotated[str, schema.text()] = ""
    """Hands to rank instead of the dealt hands, one per line; if empty, the dealt hands are ranked."""


class DealDesk(desk.ScriptDesk[Question]):
    """The desk that answers questions about a deal."""

    room = "deal"
    asks = Question
    files = ("sql/deal.sql", "sql/page/deal/written_hands.sql")

    def texts(self) -> dict[str, str]:
        steps = [path for path in sql_files.order("sql/load.sql") if "/evaluation/" in path]
        views = {sql_files.relation(path): sql_files.read(path) for path in steps}
        return super().texts() | {name: text[text.index("CREATE VIEW") :] for name, text in views.items()}
