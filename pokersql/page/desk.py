"""Answers the page's questions on one DuckDB in memory, by the queries in sql/page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from threading import Event, Lock
from time import perf_counter
from typing import Any, NamedTuple

from pokersql import engines, equities, names, sql_files
from pokersql.engines import Result
from pokersql.errors import ExitCode, PokersqlError

ROOM = "sql/page"
"""The directory of the queries."""

NEXT_GAME = "sql/equity/question/next_game.sql"
"""What puts another game's keys into a question."""

SAMPLES = 100_000
"""Showdowns of a simulation, as many as the commands draw."""

OUTCOMES = "equity_outcomes"
"""The view that the answers to a question share once its method is known."""


PAUSE = 0.05
"""Seconds between two looks at whether somebody still waits for a turn."""


class Question(NamedTuple):
    """What is asked about: who plays what, and what lies on the table."""

    game: str
    players: tuple[str, ...]
    board: str | None
    dead: str | None
    seed: int


class Query(NamedTuple):
    """One of the named queries, with values for its parameters."""

    name: str
    values: Mapping[str, Any]
    ends: bool = False
    """Whether its rows say what is wrong with the question: then the other queries are not asked."""


class Superseded(Exception):
    """Nobody waits for the answer any more."""


@cache
def queries() -> dict[str, str]:
    """The text of each named query, without its header."""
    paths = sorted((sql_files.base() / ROOM).glob("*.sql"))
    return {path.stem: _body(f"{ROOM}/{path.name}") for path in paths}


@cache
def texts() -> dict[str, str]:
    """The text of the files that some questions read before they are asked, without headers."""
    return {Path(path).stem: _body(path) for path in (NEXT_GAME, equities.HANDS.batch, equities.DEALS.batch)}


def _body(path: str) -> str:
    return "\n".join(line for line in sql_files.read(path).split("\n") if not line.startswith("--")).strip()


class Desk:
    """One engine, which answers one question at a time."""

    def __init__(self) -> None:
        self._engine: engines.Engine | None = None
        self._question: Question | None = None
        self._method: str | None = None
        self._game: str | None = None
        self._takes_ranges = True
        self._is_torn = False  # whether an interrupt may have left a view half kept
        self._turn = Lock()
        self._running: Event | None = None

    def answers(self, question: Question, asked: Sequence[Query], stop: Event) -> Iterator[dict[str, Any]]:
        """An answer to each query: its columns, rows and seconds, or an error in one line, and the text that ran.

        Waits for its turn. Raises Superseded once `interrupt` is called with the same event.
        """
        for query in asked:
            if query.name not in queries():
                raise PokersqlError(f"no query {query.name!r}; there is {', '.join(queries())}")
        while not self._turn.acquire(timeout=PAUSE):
            if stop.is_set():
                raise Superseded
        self._running = stop
        try:
            for query in asked:
                if stop.is_set():
                    raise Superseded
                answer = self._answer(question, query)
                yield answer
                if query.ends and answer.get("rows"):
                    break
        except KeyboardInterrupt:  # what the engine raises when it is interrupted
            self._question, self._is_torn = None, True
            raise Superseded from None
        finally:
            self._running = None
            self._turn.release()

    def interrupt(self, stop: Event) -> None:
        """Give up the answers that were asked for with this event, and the query of theirs that runs."""
        stop.set()
        if self._running is stop and self._engine is not None:
            self._engine.connection.interrupt()

    def warm(self) -> None:
        """Make and read what questions need, so that the first one finds it."""
        [(game,)] = engines.on_demand("duckdb").rows("SELECT game FROM equity_game")
        question = Question(game, ("AhKh", "random"), "2c3c4c", None, 1)
        for name in ("games", "equity", "outs", "ahead"):
            for _ in self.answers(question, [Query(name, {})], Event()):
                pass

    def _answer(self, question: Question, query: Query) -> dict[str, Any]:
        sql, start = queries()[query.name], perf_counter()
        answer: dict[str, Any] = {"name": query.name, "sql": sql}
        try:
            self._put(question)
            values = dict(query.values)
            if "$method" in sql:
                values["method"] = self._chosen(question)
            elif query.name == "any_ahead":
                self._rows("UPDATE simulation SET seed = ?, first_sample = 1, samples = ?", question.seed, SAMPLES)
            result = self._engine.execute(sql, values)
            answer |= {"columns": result.columns, "rows": list(map(_plain, result.rows)), "values": values}
        except PokersqlError as error:
            answer |= {"error": str(error), "is_system": error.code == ExitCode.SYSTEM}
            if error.code == ExitCode.SYSTEM:  # the next question gets an engine that is whole
                self._engine = self._question = None
        return answer | {"seconds": perf_counter() - start}

    def _put(self, question: Question) -> None:
        """Make the question the present one."""
        if self._question == question:
            return
        if self._engine is None:
            self._engine = engines.on_demand("duckdb")
            self._engine.one_connection = True  # which `interrupt` reaches
            [(self._game,)] = self._rows("SELECT game FROM equity_game")
            self._takes_ranges = True
        engine, self._question, self._method = self._engine, None, None
        if self._is_torn:
            engine.release([OUTCOMES, *equities.QUESTION, *equities.GAME_QUESTION])
            self._is_torn = False
        game = names.game_of(engine, question.game)
        if self._game != game:
            self._game = None  # until all of the other game is there
            self._takes_ranges = equities.takes_ranges(engine, game)
            self._game = game
        if self._takes_ranges:
            equities.put(engine, question.players, question.board, question.dead, errors=None, keep=True)
        else:
            engine.rows("DELETE FROM simulated_deals")
            equities.fill(engine, question.players, question.board, question.dead)
            engine.keep(equities.GAME_QUESTION)
        self._question = question

    def _chosen(self, question: Question) -> str:
        """The method of the present question; its outcomes are there once it is known."""
        if self._method is None:
            found = self._rows(queries()["method" if self._takes_ranges else "game_method"])
            self._method, *counting = found[0] if found else ["exact"]
            if self._method == "sim":
                simulation = equities.HANDS if self._takes_ranges else equities.DEALS
                for _ in equities.batches(self._engine, question.players, question.seed, SAMPLES, simulation):
                    pass
            if self._takes_ranges and counting and self._method != "table":
                self._engine.keep([OUTCOMES], counting[0])
        return self._method

    def _rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return self._engine.rows(sql, values)


def _plain(row: Sequence[Any]) -> list[Any]:
    """Values as JSON has them; JavaScript would round integers beyond 2^53, so they are texts."""
    return [str(value) if isinstance(value, int) and abs(value) > 2**53 else value for value in row]


def rows_of(result: Result, most: int) -> tuple[list[list[Any]], bool]:
    """The first rows of a result, and whether there are more."""
    rows = []
    for row in result.rows:
        if len(rows) == most:
            return rows, True
        rows.append(_plain(row))
    return rows, False
