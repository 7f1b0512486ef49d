"""Answers about hand histories, by the queries in sql/page/histories: of files that were dropped, or of a database."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import Annotated, Any, NamedTuple

from pokersql import engines
from pokersql.databases import installation, worlds
from pokersql.engines import DuckDB
from pokersql.errors import ExitCode, PokersqlError
from pokersql.histories import history_files, loading
from pokersql.page import desk, schema
from pokersql.sources.sql_text import literal

LUCK = "luck_rows"
"""The temporary table of the luck of all games, which some queries read."""

FILE = 64 * 2**20
"""The most bytes of a dropped file."""

HANDS = 200_000
"""The most hands of dropped files."""

UNPACKED = 512 * 2**20
"""The most bytes that an archive may unpack to."""

READ = "given_database"
"""The name that the database of somebody's is attached as."""


class Question(NamedTuple):
    """What is asked about: the hands of a player, or of all."""

    player: Annotated[str | None, schema.words()] = None


class HistoryDesk(desk.Desk):
    """A desk of hand histories."""

    room = "histories"
    asks = Question

    def __init__(self) -> None:
        super().__init__()
        self._luck_of: Any = None

    def _open(self) -> engines.Engine:
        self._luck_of = None
        engine = DuckDB(memory_limit=loading.MEMORY)
        engine.rows("SET temp_directory = ''")  # nothing of the hands is written to a disk
        return engine

    def _values(self, question: Question, name: str) -> Mapping[str, Any]:
        if LUCK in desk.queries(self.room)[name] and self._luck_of != self._state():
            self._luck_of = None  # until all of it is there
            self._fill_luck()
            self._luck_of = self._state()
        return question._asdict()

    def _fill_luck(self) -> None:
        loading.fill_luck(self._engine, LUCK)

    def _state(self) -> Any:
        """What changes whenever the hands do."""
        raise NotImplementedError

    def _leave(self) -> None:
        self._question = None
        while self._engine is not None:
            try:
                self._put_away()
                return
            except KeyboardInterrupt:  # by an `interrupt` that came late
                continue
            except PokersqlError:  # the next question gets an engine that is whole
                self._engine = None

    def _put_away(self) -> None:
        """Leave the database that was asked."""
        raise NotImplementedError


class GivenDesk(HistoryDesk):
    """The desk of a database of somebody's, which is open only while it answers, and only to read."""

    def __init__(self, db: str) -> None:
        super().__init__()
        self._db = db
        self._known: tuple[Any, bool] = (None, False)
        self._whole: engines.Engine | None = None

    def has_hands(self) -> bool:
        """Whether the database has hand histories; while it answers, what was known last."""
        known, state = self._known[0], self._state()
        if known != state and self._turn.acquire(blocking=known is None):
            try:
                self._known = (state, self._look())
            finally:
                self._leave()
                self._turn.release()
        return self._known[1]

    def _look(self) -> bool:
        try:
            self._engine = self._engine or self._open()
            self._attach()
            return loading.check(self._engine, self._db, READ)
        except PokersqlError:  # the first question says it
            return True

    def _open(self) -> engines.Engine:
        engine, self._whole = self._whole, None
        if engine is None:
            engine = super()._open()
            loading.attach_macros(engine)
        return engine

    def _attach(self) -> None:
        self._put_away()
        try:
            self._engine.script(f"ATTACH {literal(str(Path(self._db).absolute()))} AS {READ} (READ_ONLY)")
        except PokersqlError:  # the file is gone, or another program writes to it
            self._whole = self._engine
            raise

    def _put(self, question: Question) -> None:
        self._attach()
        if not loading.check(self._engine, self._db, READ):
            raise PokersqlError(
                f"{self._db} has no hand histories; 'pokersql load FILE --db {self._db}' loads them", ExitCode.TABLE
            )
        self._engine.script(f"USE {READ}")

    def _fill_luck(self) -> None:
        with self._engine.errors():
            if installation.installed(self._engine.connection):  # its macros are those of the schema pokersql there
                self._engine.script("DETACH DATABASE IF EXISTS pokersql")
        super()._fill_luck()

    def _put_away(self) -> None:
        self._engine.script(f"USE memory; DETACH DATABASE IF EXISTS {READ}")

    def _state(self) -> Any:
        found = []
        for path in (self._db, f"{self._db}.wal"):
            with suppress(OSError):
                told = os.stat(path)
                found.append((path, told.st_mtime_ns, told.st_size))
        return found


class DroppedDesk(HistoryDesk):
    """The desk of files that were dropped on the page: their hands are in memory until they are forgotten."""

    def __init__(self) -> None:
        super().__init__()
        self._into: loading.Histories | None = None
        self._loads = 0
        self.sources = 0

    def load(self, base: str, paths: Sequence[str], stop: Event) -> dict[str, Any]:
        """Load files of a directory, and say what came of them; what is being answered is given up.

        Raises Superseded once `interrupt` is called with the same event.
        """
        self._take_over(stop)
        try:
            self._open()
            groups = history_files.groups(paths, base)
            told = [self._loaded(history_files.Reading(group, base, UNPACKED), stop) for group in groups]
            self.sources += sum(one.sources for one in told)
            worlds.read(self._into.engine, "sql/histories/moving/empty_tables.sql")  # what was moved is there twice
        finally:
            self._loads += 1
            self._turn.release()
        counts = {name: sum(getattr(one, name) for one in told) for name in ("sources", "hands", "repeated", "errors")}
        return {
            **counts,
            "first_error": next((one.first_error for one in told if one.first_error), ""),
            "passed_over": [name for one in told for name in one.passed_over],
            "refused": [str(error) for one in told for error in one.refused],
        }

    def forget(self) -> None:
        """Empty the memory; what is being answered is given up."""
        self._take_over(Event())
        try:
            if self._into is not None:
                self._into.engine.close()
            self._into = self._engine = None
            self._loads += 1
            self.sources = 0
        finally:
            self._turn.release()

    def _take_over(self, stop: Event) -> None:
        """Wait for a turn, and give up what is being answered: it is of other hands."""
        while not self._turn.acquire(timeout=desk.PAUSE):
            if stop.is_set():
                raise desk.Superseded
            if self._running is not None:
                self.interrupt(self._running)

    def _loaded(self, reading: history_files.Reading, stop: Event) -> loading.Loaded:
        def check() -> None:
            if stop.is_set():
                raise desk.Superseded
            [(hands,)] = self._into.engine.rows(
                "SELECT (SELECT COUNT(*) FROM histories.hands) + (SELECT COUNT(*) FROM known_hands)"
            )
            if hands > HANDS:
                raise PokersqlError(
                    f"{reading.name}: not loaded, since the page keeps {HANDS:,} hands at most; "
                    "'pokersql load' has no such limit"
                )

        try:
            return self._into.load(reading, check)
        except PokersqlError as error:
            return loading.Loaded(refused=[error])

    def _open(self) -> engines.Engine:
        if self._into is None:
            self._into = loading.Histories(super()._open(), loading.IN_MEMORY)
        return self._into.engine

    def _put(self, question: Question) -> None:
        if not self.sources:
            raise PokersqlError("there are no hands here; drop files on the page")
        self._engine.script("USE history_database")

    def _put_away(self) -> None:
        self._engine.script("USE memory")

    def _state(self) -> Any:
        return self._loads
