"""Answers questions about hands and ranges by the queries in sql/page/equity."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from threading import Event
from typing import Annotated, Any, NamedTuple

from pokersql.counts import equities
from pokersql.databases import worlds
from pokersql.page import desk, schema
from pokersql.sources import catalogue, sql_files

REMEMBERED = ("next_ranks", "hand_equities")
"""The views that several queries read. The rows of each are computed once per question."""


@cache
def remembered() -> dict[str, list[str]]:
    """For each query that reads views in REMEMBERED: their names."""
    relations = sql_files.relations("sql/equity.sql")
    readers = {view: catalogue.readers({view}, relations) for view in REMEMBERED}
    paths = {name: f"{desk.ROOMS}/{EquityDesk.room}/{name}.sql" for name in desk.queries(EquityDesk.room)}
    reads = {name: {*sql_files.header(path).reads} for name, path in paths.items()}
    views = {name: [view for view in REMEMBERED if readers[view] & reads[name]] for name in paths}
    return {name: found for name, found in views.items() if found}


class Question(NamedTuple):
    """The game, each player's hand or range, the board and the dead cards."""

    game: Annotated[str, schema.text(100)]
    players: Annotated[tuple[str, ...], schema.many(schema.text(20_000), 10)]
    board: Annotated[str | None, schema.words()] = None
    dead: Annotated[str | None, schema.words()] = None
    seed: Annotated[int, schema.whole(*desk.BOUNDS["seed"])] = 1


class EquityDesk(desk.ScriptDesk[Question]):
    """The desk that answers questions about hands and ranges."""

    room = "equity"
    asks = Question
    files = (equities.ASK,)

    def __init__(self) -> None:
        super().__init__()
        self._method: str | None = None
        self._remembered: set[str] = set()

    def warm(self) -> None:
        super().warm()
        [(game,)] = self.engine.rows("SELECT game FROM equity_game")
        question = Question(game, ("AhKh", "random"), "2c3c4c")
        for _ in self.answers(question, [desk.Query(name) for name in ("equity", "outs", "ahead")], Event()):
            pass

    def texts(self) -> dict[str, str]:
        return super().texts() | {"next_batch": desk.text(equities.NEXT_BATCH)}

    def _put(self, question: Question) -> None:
        self._method, self._remembered = None, set()
        super()._put(question)

    def _values(self, question: Question, name: str) -> Mapping[str, Any]:
        for view in remembered().get(name, []):
            if view not in self._remembered:
                self.engine.remember([view])
                self._remembered.add(view)
        if name == "equity":  # asked again, it has one more batch of simulated showdowns
            self._method = None
        values = super()._values(question, name)
        return {**values, "method": self._chosen()} if "$method" in desk.queries(self.room)[name] else values

    def _chosen(self) -> str:
        """The method that answers the present question. The first call also computes the question's outcomes."""
        if self._method is None:
            [(method, outcomes, is_drawn)] = self.engine.rows(desk.queries(self.room)["method"])
            if method == "sim" and not is_drawn:
                worlds.read(self.engine, equities.NEXT_BATCH)
            self.engine.stand_in("equity_outcomes", outcomes)
            self._method = str(method)
        return self._method
