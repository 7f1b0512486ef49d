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


RANGES_KEPT = (*equities.QUESTION, OUTCOMES)
"""The views whose rows are kept for all answers to a question of a game that takes ranges."""

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
    lines = (line.partition(" -- noqa")[0] for line in sql_files.read(path).split("\n") if not line.startswith("--"))
    return "\n".join(lines).strip()


class Desk:
    """One engine, which answers one question at a time."""

    def __init__(self) -> None:
        self._engine: engines.Engine | None = None
        self._question: Question | None = None
        self._method: str | None = None
        self._game: str | None = None
        self._takes_ranges = True
        self._is_wide = False
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
                answer = None
                while answer is None:
                    if stop.is_set():
                        raise Superseded
                    try:
                        answer = self._answer(question, query)
                    except KeyboardInterrupt:  # by `interrupt`, perhaps too late for the one it was meant for
                        self._question = None
                yield answer
                if query.ends and answer.get("rows"):
                    break
        finally:
            self._running = None
            self._turn.release()

    def interrupt(self, stop: Event) -> None:
        """Give up the answers that were asked for with this event, and the query of theirs that runs."""
        stop.set()
        if self._running is stop and self._engine is not None:
            self._engine.connection.interrupt()

    def warm(self) -> None:
        """Make and read what questions of the first game need, so that the first one finds it."""
        with self._turn:
            if self._engine is None:
                self._open()
        question = Question(self._game, ("AhKh", "random"), "2c3c4c", None, 1)
        for _ in self.answers(question, [Query(name, {}) for name in ("equity", "outs", "ahead")], Event()):
            pass

    def warm_games(self) -> None:
        """Make what questions of other games need."""
        with self._turn:
            self._widen()

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
            self._open()
        engine, self._question, self._method = self._engine, None, None
        game = names.game_of(engine, question.game)
        if self._game != game:
            self._widen()
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

    def _open(self) -> None:
        """Make an engine with what questions of the first game read, before `interrupt` can reach it."""
        engine = engines.on_demand("duckdb")
        engine.one_connection = True
        self._is_wide = False
        self._provide(engine, [sql for name, sql in queries().items() if not name.startswith("game_")], RANGES_KEPT)
        [(self._game,)] = engine.rows("SELECT game FROM equity_game")
        self._takes_ranges = True
        self._engine = engine

    def _widen(self) -> None:
        """Make what questions of other games read, too; `interrupt` waits."""
        if self._is_wide:
            return
        running, self._running = self._running, None
        self._provide(self._engine, [*queries().values(), *texts().values()], equities.GAME_QUESTION)
        self._is_wide, self._running = True, running

    def _provide(self, engine: engines.Engine, texts: Sequence[str], kept: Sequence[str]) -> None:
        for sql in (f"FROM game_names, {', '.join(kept)}", *texts):
            engine.provide(sql)
        for _ in range(2):  # from the second time on it is one statement a view, which an interrupt does or leaves
            engine.keep(kept)

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
    """Values as JSON has them: NaN, infinity, and integers beyond 2^53, which JavaScript rounds, as texts."""
    return [str(value) if isinstance(value, (int, float)) and not abs(value) <= 2**53 else value for value in row]


def rows_of(result: Result, most: int) -> tuple[list[list[Any]], bool]:
    """The first rows of a result, and whether there are more."""
    rows = []
    for row in result.rows:
        if len(rows) == most:
            return rows, True
        rows.append(_plain(row))
    return rows, False
