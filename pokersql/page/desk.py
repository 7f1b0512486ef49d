"""The base of the page's desks. A desk answers questions about a topic by the queries in a directory of sql/page."""

from __future__ import annotations

import re
from collections.abc import Generator, Mapping, Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from threading import Event, Lock
from time import perf_counter
from typing import Annotated, Any, Generic, NamedTuple, TypeVar

from pokersql.databases import worlds
from pokersql.engines import Engine, Result
from pokersql.errors import ExitCode, PokersqlError
from pokersql.input import names, reading
from pokersql.page import schema
from pokersql.sources import sql_files, sql_text

ROWS = 1_000
"""The page shows this many rows of the user's SQL at most; a saved file has all rows."""

ROOMS = "sql/page"
"""The directory of all rooms. A room is a directory of queries about one topic."""

QUESTION = "question"
"""The name of the script that writes a question into the tables that the queries read."""

SETTINGS = sql_files.settings()

BOUNDS = {
    "seed": SETTINGS["seed"].allowed,
    "deal": (1, SETTINGS["deal"].allowed[1]),
    "players": SETTINGS["players"].allowed,
    "cards": (0, 7),
    "hands": (0, reading.MOST),
}
"""The least and the largest value of each number in a question."""

PAUSE = 0.05
"""The seconds between two checks of whether the client still waits."""

Asked = TypeVar("Asked", bound=NamedTuple)
"""The type of a desk's questions."""

Kind = TypeVar("Kind", bound=Engine)
"""The type of a desk's engine."""


class Query(NamedTuple):
    """A named query, and the values of its parameters."""

    name: Annotated[str, schema.text(100)]
    values: Annotated[Mapping[str, str], schema.by_name(schema.text())] = {}
    ends: Annotated[bool, schema.flag()] = False
    """Whether the query's rows are errors of the question. If this query has a row, later queries are not run."""


class Superseded(Exception):
    """The client no longer waits for the answer."""


@cache
def queries(room: str) -> dict[str, str]:
    """The text of each named query of a room, without its header."""
    paths = sorted((sql_files.base() / ROOMS / room).glob("*.sql"))
    return {path.stem: body(f"{ROOMS}/{room}/{path.name}") for path in paths}


def body(path: str) -> str:
    """The text of a file without the header, the comments and the linter's marks."""
    lines = (line.partition(" -- noqa")[0] for line in sql_files.read(path).split("\n") if not line.startswith("--"))
    return "\n".join(lines).strip()


def text(path: str) -> str:
    """The body of a file, or of all files that an order file reads."""
    return "\n\n".join(map(body, sql_files.order(path) or [path]))


class Desk(Generic[Asked, Kind]):
    """Answers the questions of a topic on its own engine, one question at a time."""

    room: str
    """The directory in sql/page that has the desk's queries."""
    asks: type[Asked]
    files: Sequence[str] = ()
    """The files that run before the queries of a question."""

    def __init__(self) -> None:
        self._engine: Kind | None = None
        self._question: Asked | None = None
        """The question in the engine's tables."""
        self._turn = Lock()
        self._running: Event | None = None

    @property
    def engine(self) -> Kind:
        """The desk's engine. It is opened when it is first needed, and opened again after a system error."""
        self._engine = self._engine or self._open()
        return self._engine

    def answers(self, question: Asked, asked: Sequence[Query], stop: Event) -> Generator[dict[str, Any], None, None]:
        """One answer per query: the SQL, the seconds, and either columns and rows or an error in one line.

        Waits until earlier questions are answered. Raises Superseded after `interrupt` is called with the same event.
        """
        known = queries(self.room)
        for query in asked:
            if query.name not in known:
                raise PokersqlError(f"no query {query.name!r}; the queries are {', '.join(known)}")
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
                    except KeyboardInterrupt:  # raised by `interrupt`, perhaps after the query has ended
                        self._question = None
                yield answer
                if query.ends and answer.get("rows"):
                    break
        finally:
            self._running = None
            self._leave()
            self._turn.release()

    def interrupt(self, stop: Event) -> None:
        """Stop the call of `answers` that has this event, and the query that it runs now."""
        stop.set()
        if self._running is stop and self._engine is not None:
            self._engine.connection.interrupt()

    def warm(self) -> None:
        """Open the engine before the first question."""
        with self._turn:
            self._engine = self.engine

    def _answer(self, question: Asked, query: Query) -> dict[str, Any]:
        sql, start = queries(self.room)[query.name], perf_counter()
        answer: dict[str, Any] = {"name": query.name, "sql": sql}
        try:
            if self._question != question:
                self._question = None
                self._put(question)
                self._question = question
            values = _mentioned(sql, {**query.values, **self._values(question, query.name)})
            result = self._run(sql, values)
            answer |= {"columns": result.columns, "rows": _plain(list(result.rows)), "values": values}
        except PokersqlError as error:
            answer |= {"error": str(error), "is_system": error.code == ExitCode.SYSTEM}
            if error.code == ExitCode.SYSTEM:  # the next question gets a new engine
                self._engine = self._question = None
        return answer | {"seconds": perf_counter() - start}

    def texts(self) -> dict[str, str]:
        """The texts of this desk's script and files, by name.

        The page shows a query with these texts before it, so that the SQL also runs in a shell.
        """
        own = {f"{self.room}_{name}": sql for name, sql in queries(self.room).items() if name == QUESTION}
        return own | {Path(path).stem: text(path) for path in self.files}

    def _open(self) -> Kind:
        """Open an engine with all relations that the queries read."""
        raise NotImplementedError

    def _put(self, question: Asked) -> None:
        """Write a question into the engine's tables. Raises PokersqlError if the question can't be answered."""
        raise NotImplementedError

    def _values(self, question: Asked, name: str) -> Mapping[str, Any]:
        """The values that a query needs in addition to the values in the request."""
        return {}

    def _leave(self) -> None:
        """What a desk does after the last answer to a request."""

    def _run(self, sql: str, values: Mapping[str, Any]) -> Result:
        """Run statements, each with the values of its parameters. Returns the result of the last statement."""
        for statement in sql_text.statements(sql):
            result = self.engine.execute(statement, _mentioned(statement, values))
        return result


class ScriptDesk(Desk[Asked, Engine]):
    """A desk that binds the fields of a question to the parameters of its queries.

    If the room has a script, the script writes the question into tables; then the desk's files run.
    """

    def _open(self) -> Engine:
        engine = worlds.loaded("duckdb")
        engine.one_connection = True  # so that `interrupt` stops this connection
        return engine

    def _put(self, question: Asked) -> None:
        if script := queries(self.room).get(QUESTION):
            self._run(script, self._values(question, QUESTION))
        for path in self.files:
            worlds.read(self.engine, path)

    def _values(self, question: Asked, name: str) -> Mapping[str, Any]:
        """The fields of the question, with rules and game named as in the tables `rules` and `games`."""
        asked = question._asdict()
        for column, known in (("rules", names.rules_of), ("game", names.game_of)):
            if f"${column}" in queries(self.room)[name]:
                asked[column] = known(self.engine, asked[column])
        return asked


def _mentioned(sql: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """The values of the parameters that occur in the SQL."""
    return {name: values[name] for name in re.findall(r"\$(\w+)", sql) if name in values}


def _plain(value: Any) -> Any:
    """A value for JSON. NaN, infinity and integers beyond 2^53 become texts; JavaScript would round such integers."""
    if isinstance(value, dict):
        return {key if isinstance(key, str) else str(key): _plain(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return list(map(_plain, value))
    return str(value) if isinstance(value, (int, float)) and not abs(value) <= 2**53 else value


def rows_of(result: Result, most: int) -> tuple[list[list[Any]], bool]:
    """The first `most` rows of a result, and whether the result has more rows."""
    rows = [_plain(row) for row in islice(result.rows, most + 1)]
    return rows[:most], len(rows) > most
