"""What the page's desks share: an engine, turns, and the answers of the named queries in a room of sql/page."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from threading import Event, Lock
from time import perf_counter
from typing import Annotated, Any, NamedTuple

from pokersql import engines
from pokersql.databases import worlds
from pokersql.engines import Result
from pokersql.errors import ExitCode, PokersqlError
from pokersql.input import names, reading
from pokersql.page import schema
from pokersql.sources import sql_files, sql_text

ROWS = 1_000
"""The most rows of somebody's SQL that the page shows; a file has all of them."""

ROOMS = "sql/page"
"""The directory of the directories with queries."""

QUESTION = "question"
"""The script of a room that makes a question the present one."""

SETTINGS = sql_files.settings()

BOUNDS = {
    "seed": SETTINGS["seed"].allowed,
    "deal": (1, SETTINGS["deal"].allowed[1]),
    "players": SETTINGS["players"].allowed,
    "cards": (0, 7),
    "hands": (0, reading.MOST),
}
"""The least and the most of each number in a question."""

PAUSE = 0.05
"""Seconds between two looks at whether somebody still waits for a turn."""


class Query(NamedTuple):
    """One of the named queries, with values for its parameters."""

    name: Annotated[str, schema.text(100)]
    values: Annotated[Mapping[str, str], schema.by_name(schema.text())] = {}
    ends: Annotated[bool, schema.flag()] = False
    """Whether its rows say what is wrong with the question: then the other queries are not asked."""


class Superseded(Exception):
    """Nobody waits for the answer any more."""


@cache
def queries(room: str) -> dict[str, str]:
    """The text of each named query in a room, without its header."""
    paths = sorted((sql_files.base() / ROOMS / room).glob("*.sql"))
    return {path.stem: body(f"{ROOMS}/{room}/{path.name}") for path in paths}


def body(path: str) -> str:
    """The text of a file without its header, its comments, and what is for the linter."""
    lines = (line.partition(" -- noqa")[0] for line in sql_files.read(path).split("\n") if not line.startswith("--"))
    return "\n".join(lines).strip()


def text(path: str) -> str:
    """The same of all files that an order file reads, or of one file."""
    return "\n\n".join(map(body, sql_files.order(path) or [path]))


class Desk:
    """One engine for the questions of a topic, which answers one question at a time."""

    room: str
    """The directory of its queries."""
    asks: type[NamedTuple]
    """Its questions."""
    files: Sequence[str] = ()
    """Files that its questions read before they are asked."""

    def __init__(self) -> None:
        self._engine: engines.Engine | None = None
        self._question: NamedTuple | None = None
        self._turn = Lock()
        self._running: Event | None = None

    def answers(self, question: NamedTuple, asked: Sequence[Query], stop: Event) -> Iterator[dict[str, Any]]:
        """An answer to each query: its columns, rows and seconds, or an error in one line, and the text that ran.

        Waits for its turn. Raises Superseded once `interrupt` is called with the same event.
        """
        known = queries(self.room)
        for query in asked:
            if query.name not in known:
                raise PokersqlError(f"no query {query.name!r}; there is {', '.join(known)}")
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
            self._leave()
            self._turn.release()

    def interrupt(self, stop: Event) -> None:
        """Give up the answers that were asked for with this event, and the query of theirs that runs."""
        stop.set()
        if self._running is stop and self._engine is not None:
            self._engine.connection.interrupt()

    def warm(self) -> None:
        """Make and read what questions need, so that the first one finds it."""
        with self._turn:
            self._engine = self._engine or self._open()

    def _answer(self, question: NamedTuple, query: Query) -> dict[str, Any]:
        sql, start = queries(self.room)[query.name], perf_counter()
        answer: dict[str, Any] = {"name": query.name, "sql": sql}
        try:
            self._engine = self._engine or self._open()
            if self._question != question:
                self._question = None
                self._put(question)
                self._question = question
            values = _mentioned(sql, {**query.values, **self._values(question, query.name)})
            result = self._run(sql, values)
            answer |= {"columns": result.columns, "rows": _plain(list(result.rows)), "values": values}
        except PokersqlError as error:
            answer |= {"error": str(error), "is_system": error.code == ExitCode.SYSTEM}
            if error.code == ExitCode.SYSTEM:  # the next question gets an engine that is whole
                self._engine = self._question = None
        return answer | {"seconds": perf_counter() - start}

    def texts(self) -> dict[str, str]:
        """The texts of its files by their stems: with them what the page shows runs in a shell."""
        own = {f"{self.room}_{name}": sql for name, sql in queries(self.room).items() if name == QUESTION}
        return own | {Path(path).stem: text(path) for path in self.files}

    def _open(self) -> engines.Engine:
        """An engine with everything, before `interrupt` can reach it."""
        engine = worlds.loaded("duckdb")
        engine.one_connection = True
        return engine

    def _put(self, question: NamedTuple) -> None:
        """Make a question the present one. Raises PokersqlError for one that can't be asked."""
        raise NotImplementedError

    def _values(self, question: NamedTuple, name: str) -> Mapping[str, Any]:
        """More values for the parameters of a query."""
        return {}

    def _leave(self) -> None:
        """What is done after the last answer to a request."""

    def _run(self, sql: str, values: Mapping[str, Any]) -> Result:
        """Run statements, each with the values of the parameters that it has; the result is that of the last one."""
        for statement in sql_text.statements(sql):
            result = self._engine.execute(statement, _mentioned(statement, values))
        return result

    def _rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return self._engine.rows(sql, values)


class ScriptDesk(Desk):
    """A desk whose room has a script that makes a question the present one; its files are read after that."""

    def _put(self, question: NamedTuple) -> None:
        self._run(queries(self.room)[QUESTION], self._values(question, QUESTION))
        for path in self.files:
            worlds.read(self._engine, path)

    def _values(self, question: NamedTuple, name: str) -> Mapping[str, Any]:
        """What is asked about; where the rules or the game are, by their own name."""
        asked = question._asdict()
        for column, known in (("rules", names.rules_of), ("game", names.game_of)):
            if f"${column}" in queries(self.room)[name]:
                asked[column] = known(self._engine, asked[column])
        return asked


def _mentioned(sql: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """The values of the parameters that SQL has."""
    return {name: values[name] for name in re.findall(r"\$(\w+)", sql) if name in values}


def _plain(value: Any) -> Any:
    """A value as JSON has it: NaN, infinity, and integers beyond 2^53, which JavaScript rounds, are texts."""
    if isinstance(value, dict):
        return {key if isinstance(key, str) else str(key): _plain(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return list(map(_plain, value))
    return str(value) if isinstance(value, (int, float)) and not abs(value) <= 2**53 else value


def rows_of(result: Result, most: int) -> tuple[list[list[Any]], bool]:
    """The first rows of a result, and whether there are more."""
    rows = []
    for row in result.rows:
        if len(rows) == most:
            return rows, True
        rows.append(_plain(row))
    return rows, False
