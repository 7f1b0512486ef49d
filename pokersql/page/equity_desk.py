"""Answers about hands and ranges, by the queries in sql/page/equity."""

from __future__ import annotations

from collections.abc import Mapping
from threading import Event
from typing import Annotated, Any, NamedTuple

from pokersql import engines, equities, names
from pokersql.page import desk, schema

NEXT_GAME = "sql/equity/question/next_game.sql"
"""What puts another game's keys into a question."""

SAMPLES = 100_000
"""Showdowns of a simulation, as many as the commands draw."""

OUTCOMES = """
CREATE OR REPLACE TEMPORARY TABLE equity_outcomes AS
SELECT * FROM equity_outcomes WHERE false
UNION ALL
SELECT * FROM {counting}
"""
"""Stores the outcomes that all answers share, once the method is known; the first SELECT gives the columns' types."""


class Question(NamedTuple):
    """What is asked about: who plays what, and what lies on the table."""

    game: Annotated[str, schema.text(100)]
    players: Annotated[tuple[str, ...], schema.many(schema.text(20_000), 10)]
    board: Annotated[str | None, schema.words()] = None
    dead: Annotated[str | None, schema.words()] = None
    seed: Annotated[int, schema.whole(*desk.BOUNDS["seed"])] = 1


class EquityDesk(desk.Desk):
    """The desk of hands and ranges; other games than the first are made ready when they are asked for."""

    room = "equity"
    asks = Question
    files = (NEXT_GAME, equities.HANDS.batch, equities.DEALS.batch)

    def __init__(self) -> None:
        super().__init__()
        self._method: str | None = None
        self._game: str | None = None
        self._kind = equities.HANDS
        self._is_wide = False

    def warm(self) -> None:
        super().warm()
        question = Question(self._game, ("AhKh", "random"), "2c3c4c", None, 1)
        for _ in self.answers(question, [desk.Query(name, {}) for name in ("equity", "outs", "ahead")], Event()):
            pass

    def warm_games(self) -> None:
        """Make what questions of other games need."""
        with self._turn:
            self._widen()

    def _open(self) -> engines.Engine:
        engine = engines.on_demand("duckdb")
        engine.one_connection = True
        of_ranges = [sql for name, sql in desk.queries(self.room).items() if not name.startswith("game_")]
        for sql in (f"FROM game_names, {', '.join(equities.HANDS.views)}", *of_ranges):
            engine.provide(sql)
        [(self._game,)] = engine.rows("SELECT game FROM equity_game")
        self._kind, self._is_wide = equities.HANDS, False
        return engine

    def _widen(self) -> None:
        """Make what questions of other games read, too; `interrupt` waits."""
        if self._is_wide:
            return
        running, self._running = self._running, None
        views = f"FROM {', '.join(equities.DEALS.views)}"
        for sql in (views, *desk.queries(self.room).values(), *self.texts().values()):
            self._engine.provide(sql)
        self._is_wide, self._running = True, running

    def _put(self, question: Question) -> None:
        engine, self._method = self._engine, None
        game = names.game_of(engine, question.game)
        if self._game != game:
            self._widen()
            self._game = None  # until all of the other game is there
            self._kind = equities.HANDS if equities.takes_ranges(engine, game) else equities.DEALS
            self._game = game
        equities.put(engine, question.players, question.board, question.dead, None, self._kind)

    def _values(self, question: Question, name: str) -> Mapping[str, Any]:
        if name == "any_ahead":
            self._rows("UPDATE simulation SET seed = ?, first_sample = 1, samples = ?", question.seed, SAMPLES)
        return {"method": self._chosen(question)} if "$method" in desk.queries(self.room)[name] else {}

    def _chosen(self, question: Question) -> str:
        """The method of the present question; its outcomes are there once it is known."""
        if self._method is None:
            of_ranges = self._kind is equities.HANDS
            found = self._rows(desk.queries(self.room)["method" if of_ranges else "game_method"])
            self._method, *counting = found[0] if found else ["exact"]
            if self._method == "sim":
                for _ in equities.batches(self._engine, question.players, question.seed, SAMPLES, self._kind):
                    pass
            if of_ranges and counting and self._method != "table":
                self._engine.script(OUTCOMES.format(counting=counting[0]))
        return self._method
