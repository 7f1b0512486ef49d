"""Answers about hands and ranges, by the queries in sql/page/equity."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from threading import Event
from typing import Annotated, Any, NamedTuple

from pokersql.counts import equities
from pokersql.databases import worlds
from pokersql.page import desk, schema
from pokersql.sources import catalogue, sql_files

EQUITY = "sql/equity.sql"
"""The order file of its relations."""

RANKS = "next_ranks"
"""The view whose rows several queries about one question read."""


@cache
def ranked() -> list[str]:
    """The names of these queries."""
    readers = catalogue.readers({RANKS}, sql_files.relations(EQUITY))
    paths = {name: f"{desk.ROOMS}/{EquityDesk.room}/{name}.sql" for name in desk.queries(EquityDesk.room)}
    return [name for name, path in paths.items() if readers & {*sql_files.header(path).reads}]


class Question(NamedTuple):
    """What is asked about: who plays what, and what lies on the table."""

    game: Annotated[str, schema.text(100)]
    players: Annotated[tuple[str, ...], schema.many(schema.text(20_000), 10)]
    board: Annotated[str | None, schema.words()] = None
    dead: Annotated[str | None, schema.words()] = None
    seed: Annotated[int, schema.whole(*desk.BOUNDS["seed"])] = 1


class EquityDesk(desk.ScriptDesk):
    """The desk of hands and ranges."""

    room = "equity"
    asks = Question
    files = (equities.ASK,)

    def __init__(self) -> None:
        super().__init__()
        self._method: str | None = None
        self._is_ranked = False

    def warm(self) -> None:
        super().warm()
        [(game,)] = self._rows("SELECT game FROM equity_game")
        question = Question(game, ("AhKh", "random"), "2c3c4c")
        for _ in self.answers(question, [desk.Query(name, {}) for name in ("equity", "outs", "ahead")], Event()):
            pass

    def texts(self) -> dict[str, str]:
        return super().texts() | {"next_batch": desk.text(equities.NEXT_BATCH)}

    def _put(self, question: NamedTuple) -> None:
        self._method, self._is_ranked = None, False
        super()._put(question)

    def _values(self, question: NamedTuple, name: str) -> Mapping[str, Any]:
        if name in ranked() and not self._is_ranked:
            self._engine.remember([RANKS])
            self._is_ranked = True
        values = super()._values(question, name)
        return {**values, "method": self._chosen()} if "$method" in desk.queries(self.room)[name] else values

    def _chosen(self) -> str:
        """The method of the present question; its outcomes are there once it is known."""
        if self._method is None:
            [(method, outcomes)] = self._rows(desk.queries(self.room)["method"])
            if method == "sim":
                worlds.read(self._engine, equities.NEXT_BATCH)
            self._engine.stand_in("equity_outcomes", outcomes)
            self._method = method
        return self._method
