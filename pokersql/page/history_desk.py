"""Answers questions about hand histories in dropped files or a database, by the queries in sql/page/histories."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import Annotated, Any, NamedTuple

from pokersql.databases import installation, worlds
from pokersql.engines import DuckDB
from pokersql.errors import ExitCode, PokersqlError
from pokersql.histories import history_files, loading
from pokersql.page import desk, schema
from pokersql.sources.sql_text import literal

SHOWN = "sql/page/histories/shown_plays.sql"
"""The view of the plays that a question chooses."""

FILE = 64 * 2**20
"""The most bytes of a dropped file."""

HANDS = 200_000
"""The most hands of dropped files."""

UNPACKED = 512 * 2**20
"""The most bytes of an archive's unpacked files."""

READ = "given_database"
"""The name under which the user's database is attached."""


class Question(NamedTuple):
    """The player whose hands are shown, or None for all players, and the hands that count; or a hand to replay.

    None stands for an empty field, which chooses all hands.
    """

    player: Annotated[str | None, schema.words()] = None
    kind: Annotated[str, schema.one_of(["", "cash", "tournaments"])] = ""
    """cash, tournaments, or empty for the kind that the histories have; if they have both, cash."""
    starting_hand: Annotated[str | None, schema.words()] = None
    """The starting hand of the listed hands, such as AKs, or None for all."""
    hand: Annotated[str | None, schema.words()] = None
    """The number of the hand to replay: its hand_id, or the room's number."""
    room: Annotated[str | None, schema.words()] = None
    stake: Annotated[str | None, schema.words()] = None
    variant: Annotated[str | None, schema.words()] = None
    """The game, such as omaha."""
    since: Annotated[str | None, schema.words()] = None
    until: Annotated[str | None, schema.words()] = None
    """The last day, such as 2026-11-30."""
    position: Annotated[str | None, schema.words()] = None
    seats: Annotated[str | None, schema.words()] = None
    """The number of players who were dealt in, such as 6 or 3-6."""


class HistoryDesk(desk.Desk[Question, DuckDB]):
    """The base of the two desks of hand histories."""

    room = "histories"
    asks = Question
    files = (SHOWN,)

    def __init__(self) -> None:
        super().__init__()
        self._luck_of: object = None
        """The value of `_state` when the table of luck was made. Its rows stay until the hands change."""

    def _open(self) -> DuckDB:
        self._luck_of = None
        engine = DuckDB(memory_limit=loading.MEMORY)
        engine.rows("SET temp_directory = ''")  # DuckDB writes no hand to a disk
        return engine

    def _values(self, question: Question, name: str) -> Mapping[str, Any]:
        if loading.LUCK_ROWS in desk.queries(self.room)[name] and self._luck_of != (state := self._state()):
            self._begin_luck()
            self._luck_of = state
        return question._asdict()

    def _begin_luck(self) -> None:
        """Make the empty table of luck. The query count_all_ins adds rows."""
        self.engine.script(loading.LUCK)

    def _choose(self, question: Question) -> None:
        """Make the view of the plays that the question chooses, which the queries read.

        A view can't have parameters, so it reads their values from variables.
        """
        sql = desk.text(SHOWN)
        for name, value in question._asdict().items():
            self.engine.execute(f"SET VARIABLE {name} = CAST($value AS VARCHAR)", {"value": value})
        self.engine.script(re.sub(r"\$(\w+)", r"GETVARIABLE('\1')", sql))

    def _state(self) -> object:
        """A value that changes whenever the hands change."""
        raise NotImplementedError

    def _leave(self) -> None:
        self._question = None
        while self._engine is not None:
            try:
                self._put_away()
                return
            except KeyboardInterrupt:  # `interrupt` came after the query had ended
                continue
            except PokersqlError:  # the next question gets a new engine
                self._engine = None

    def _put_away(self) -> None:
        """Stop using the database of the hands."""
        raise NotImplementedError


class GivenDesk(HistoryDesk):
    """The desk of the user's database. The database is attached read-only, and only while the desk answers."""

    def __init__(self, db: str) -> None:
        super().__init__()
        self._db = db
        self._known: tuple[object, bool] = (None, False)
        """The `_state` of the file at the last check, and whether the file had hand histories then."""
        self._unattached: DuckDB | None = None
        """An engine that could not attach the database; the next question uses this engine again."""

    def has_hands(self) -> bool:
        """Whether the database has hand histories.

        While the desk answers a question, the last check's result is returned.
        """
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
            self._attach()
            return loading.check(self.engine, self._db, READ)
        except PokersqlError:  # the first question shows the error
            return True

    def _open(self) -> DuckDB:
        engine, self._unattached = self._unattached, None
        if engine is None:
            engine = super()._open()
            loading.attach_macros(engine)
        return engine

    def _attach(self) -> None:
        self._put_away()
        try:
            self.engine.script(f"ATTACH {literal(str(Path(self._db).absolute()))} AS {READ} (READ_ONLY)")
        except PokersqlError:  # the file is gone, or another program writes to it
            self._unattached = self.engine
            raise

    def _put(self, question: Question) -> None:
        self._attach()
        if not loading.check(self.engine, self._db, READ):
            raise PokersqlError(
                f"{self._db} has no hand histories; 'pokersql load FILE --db {self._db}' loads them", ExitCode.TABLE
            )
        self.engine.script(f"USE {READ}")
        self._choose(question)

    def _begin_luck(self) -> None:
        with self.engine.errors():
            if installation.installed(self.engine.connection):  # the attached macros have the schema's name
                self.engine.script("DETACH DATABASE IF EXISTS pokersql")
        super()._begin_luck()

    def _put_away(self) -> None:
        self.engine.script(f"USE memory; DETACH DATABASE IF EXISTS {READ}")

    def _state(self) -> object:
        found = []
        for path in (self._db, f"{self._db}.wal"):
            with suppress(OSError):
                status = os.stat(path)
                found.append((path, status.st_mtime_ns, status.st_size))
        return found


class DroppedDesk(HistoryDesk):
    """The desk of the files that the user dropped on the page. Their hands stay in memory until `forget` is called."""

    def __init__(self) -> None:
        super().__init__()
        self._into: loading.Histories | None = None
        self._loads = 0
        self.sources = 0

    def load(self, base: str, paths: Sequence[str], stop: Event) -> dict[str, Any]:
        """Load files of the directory `base`. Returns counts, and the files that were skipped or refused.

        Stops answers in progress. Raises Superseded after `interrupt` is called with the same event.
        """
        self._take_over(stop)
        try:
            groups = history_files.groups(paths, base)
            told = [self._loaded(history_files.Reading(group, base, UNPACKED), stop) for group in groups]
            self.sources += sum(one.sources for one in told)
            worlds.read(self._histories().engine, "sql/histories/moving/empty_tables.sql")  # the rows were moved
        finally:
            self._loads += 1
            self._turn.release()
        names = ("sources", "hands", "summaries", "repeated", "errors")
        counts = {name: sum(getattr(one, name) for one in told) for name in names}
        return {
            **counts,
            "passed_over": [name for one in told for name in one.passed_over],
            "refused": [str(error) for one in told for error in one.refused],
        }

    def forget(self) -> None:
        """Drop all hands. Stops answers in progress."""
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
        """Stop answers in progress, since the hands change, and wait until the desk is free."""
        while not self._turn.acquire(timeout=desk.PAUSE):
            if stop.is_set():
                raise desk.Superseded
            if self._running is not None:
                self.interrupt(self._running)

    def _loaded(self, reading: history_files.Reading, stop: Event) -> loading.Loaded:
        into = self._histories()

        def check() -> None:
            if stop.is_set():
                raise desk.Superseded
            [(hands,)] = into.engine.rows(
                "SELECT (SELECT COUNT(*) FROM histories.hands) + (SELECT COUNT(*) FROM known_hands)"
            )
            if hands > HANDS:
                raise PokersqlError(
                    f"{reading.name}: not loaded, since the page keeps {HANDS:,} hands at most; "
                    "'pokersql load' has no such limit"
                )

        try:
            return into.load(reading, check)
        except PokersqlError as error:
            return loading.Loaded(refused=[error])

    def _histories(self) -> loading.Histories:
        if self._into is None:
            self._into = loading.Histories(super()._open(), loading.IN_MEMORY)
        return self._into

    def _open(self) -> DuckDB:
        return self._histories().engine

    def _put(self, question: Question) -> None:
        if not self.sources:
            raise PokersqlError("no hands are loaded; drop files on the page")
        self.engine.script("USE history_database")
        self._choose(question)

    def _put_away(self) -> None:
        self.engine.script("USE memory")

    def _state(self) -> object:
        return self._loads
