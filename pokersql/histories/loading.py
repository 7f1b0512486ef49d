"""Loads hand histories into the schema `histories` of a database. SQL reads and replays a slice of files at a time."""

from __future__ import annotations

import hashlib
import os
import re
from collections import deque
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

from pokersql import engines
from pokersql.databases import installation, worlds
from pokersql.engines import DuckDB, Engine, Result, Trace, kind_of
from pokersql.errors import ExitCode, PokersqlError, nearest
from pokersql.histories import history_files
from pokersql.histories.history_files import PACKED, Piece, Reading
from pokersql.output import files, render
from pokersql.sources import sql_files
from pokersql.sources.sql_text import literal, quoted

MEMORY = "2500MB"
"""The memory limit of DuckDB."""

IN_MEMORY = ":memory:"
"""The path of a database in memory."""

SCHEMA = [path for path in sql_files.order("sql/histories.sql") if re.search(r"/(histories_schema\.sql|tables/)", path)]
"""The files that make the schema and its tables."""

REPORTS = [path for path in sql_files.order("sql/histories.sql") if "/reports/" in path]
"""The files that make the macros for reports in the schema."""

LINES = "sql/histories/lines/history_lines.sql"
"""The file that makes an empty table of the lines to load."""

INSERT_LINES = """
INSERT INTO history_lines
SELECT p.source, UNNEST(RANGE(p.first_line, p.first_line + LEN(p.lines))), UNNEST(p.lines)
FROM (
    SELECT t.source, t.first_line, STRING_SPLIT(t.text, CHR(10)) AS lines
    FROM (SELECT UNNEST($sources) AS source, UNNEST($first_lines) AS first_line, UNNEST($texts) AS text) AS t
    WHERE t.text > '' OR t.first_line = 1
) AS p
"""

STEPS = sql_files.order("sql/load_histories.sql")
"""The files that cut lines into hands, and replay and save the hands, in order."""

PRESENT_HANDS = "sql/histories/lines/present_hands.sql"
"""The first file that reads hands. Earlier files cut the lines into hands."""

SAVE_HANDS = "sql/histories/removing/removed_hands.sql"
"""The first file of the part of the load that saves hands."""

REPEATS = [
    "sql/histories/removing/removed_hands.sql",
    "sql/histories/moving/drop_repeats.sql",
    "sql/histories/removing/remove_hands.sql",
]
"""The files that drop from memory the hands that the database already has."""

COMPARED = "sql/histories/saving/compare_summaries.sql"
"""The file that compares the summaries of tournaments with the hands in the database."""

REPLACED = [
    "sql/histories/removing/removed_hands.sql",
    "sql/histories/moving/replace_moved_hands.sql",
    "sql/histories/removing/remove_hands.sql",
]
"""The files that remove a hand from the database if its new text has more known cards."""

ABSENT = """
SELECT CASE WHEN first_line IS NULL THEN format ELSE 'texts' END FROM history_formats
EXCEPT
SELECT CASE WHEN in_summary IS NULL THEN format ELSE 'texts' END
FROM hand_lines WHERE hand_no IN (SELECT hand_no FROM present_hands)
UNION ALL
SELECT 'xml' WHERE NOT EXISTS (SELECT 1 FROM present_hands WHERE format IN (SELECT format FROM xml_games))
"""
"""The query of the directories whose SQL files can be skipped, because the slice has no hand of their formats."""

LISTED = """
SELECT format, description, STRING_AGG(game, ', ' ORDER BY game) AS games
FROM format_games
GROUP BY format, description
ORDER BY format
"""
"""The query of all formats."""

ROOM_ERRORS = """
SELECT FORMAT('{} of {}: {}; right: {}', relation, format, found, expected) FROM room_errors ORDER BY ALL
"""
"""The query of the unusable rows of text formats: one message per row."""

STATISTICS = "histories.statistics"
"""The table of the statistics."""

UNCOUNTED = """
SELECT s.statistic, s.counted_in, s.chance, s.taken
FROM histories.statistics AS s
WHERE s.counted IS DISTINCT FROM CONCAT_WS(';', s.counted_in, s.chance, s.taken)
ORDER BY s.statistic
"""
"""The query of statistics that are new, or were changed after their last count."""

KNOW = """
CREATE OR REPLACE TEMPORARY TABLE now_known AS SELECT hand_id, text_id, known_cards FROM {};
DELETE FROM known_hands WHERE hand_id IN (SELECT hand_id FROM now_known);
INSERT INTO known_hands FROM now_known;
DROP TABLE now_known;
"""
"""The statements that put the hands of a table into `known_hands`."""

UNREADABLE = """
INSERT INTO histories.history_errors
SELECT source, line, text_id, 'unreadable', 'a hand that DuckDB can replay', $said, TRUE FROM present_hands
"""
"""The statement that saves an error for a hand that DuckDB can't replay."""

FIRST_ERRORS = """
SELECT s.loaded_as, ARG_MIN(e.error || ': ' || COALESCE(e.found, 'nothing'), (e.source, e.line))
FROM histories.history_errors AS e
INNER JOIN histories.sources AS s ON e.source = s.source
GROUP BY s.loaded_as
"""
"""The query of the first error of each loaded path."""

LOADED = """
SELECT COUNT(*) AS sources, COALESCE(SUM(s.hands), 0) AS hands, COALESCE(SUM(s.summaries), 0) AS summaries,
    COALESCE(SUM(s.repeated), 0) AS repeated,
    (SELECT COUNT(*) FROM histories.history_errors) AS errors,
    COALESCE(
        (
            SELECT e.source || ':' || e.line || ': ' || e.error || ': ' || COALESCE(e.found, 'nothing') || '; right: '
                || COALESCE(e.expected, '')
            FROM histories.history_errors AS e
            ORDER BY e.source, e.line LIMIT 1
        ),
        ''
    ) AS first_error,
    COALESCE(
        (
            SELECT STRING_AGG(r.room || ' ' || FORMAT('{:,}', r.hands), ', ' ORDER BY r.hands DESC, r.room)
            FROM (SELECT room, COUNT(*) AS hands FROM histories.hands WHERE room IS NOT NULL GROUP BY room) AS r
        ),
        ''
    ) AS rooms
FROM histories.sources AS s
"""
"""The query of the fields of `Loaded`. It runs while the loaded rows are still in memory."""

OTHERS = """
SELECT
    COUNT(*),
    COALESCE(MIN(e.source || ':' || e.line || ': ' || e.error || ': ' || e.found || '; right: ' || e.expected), '')
FROM {}histories.history_errors AS e
WHERE STARTS_WITH(e.error, 'other_')
"""
"""The query of the number of contradictions between summaries and hands, and of the first."""

LUCK_ROWS = "luck_rows"
"""The temporary table with rows of `histories.luck`."""

LUCK = f"CREATE OR REPLACE TEMPORARY TABLE {LUCK_ROWS} AS FROM histories.luck() LIMIT 0"
"""The statement that makes LUCK_ROWS, without rows."""


class Loaded(NamedTuple):
    """The result of loading some files, a directory or an archive."""

    sources: int = 0
    hands: int = 0
    summaries: int = 0
    """The number of summaries of tournaments."""
    repeated: int = 0
    errors: int = 0
    first_error: str = ""
    rooms: str = ""
    """The rooms of the new hands, with the number of hands of each."""
    passed_over: Sequence[str] = ()
    """The files in directories and archives, if they have no hand history or can't be read."""
    refused: Sequence[PokersqlError] = ()
    """An error for each path that has no hand history."""


class Histories:
    """Loads hand histories into a database, in a file or in memory.

    Each `load` replays hands in memory and then moves them to the database in one transaction. A database file is open
    only while hands are read or moved, so that other programs can use the file in between.
    """

    def __init__(self, engine: DuckDB, path: str, added: Sequence[str] = ()):
        self.engine, self.path = engine, path
        self._tell: Callable[[int], None] = lambda steps: None
        """A function to call after each step of a slice, with the number of completed steps."""
        begin(engine, added)
        with self.attached():
            if check(engine, path, "history_database"):
                engine.script("USE history_database")
                count(engine)
                engine.script("USE memory")
                engine.script(f"TRUNCATE {STATISTICS}; INSERT INTO {STATISTICS} FROM history_database.{STATISTICS}")
                engine.script(KNOW.format("history_database.histories.hands"))

    @contextmanager
    def attached(self) -> Iterator[None]:
        """Attach the database as `history_database` within the `with` block."""
        is_file = self.path != IN_MEMORY
        if is_file or not self._rows("SELECT 1 FROM duckdb_databases() WHERE database_name = 'history_database'"):
            place = str(Path(self.path).absolute()) if is_file else IN_MEMORY
            new = " (STORAGE_VERSION 'v1.0.0')" if is_file and not os.path.exists(self.path) else ""
            try:
                self.engine.script(f"ATTACH {literal(place)} AS history_database{new}")
            except PokersqlError as error:
                held = re.search(r"lock is held in (.+?) \(PID (\d+)\)", str(error))
                if held is None:
                    raise
                program = f"{os.path.basename(held[1])}, process {held[2]}"
                message = f"{self.path} is open in another program ({program}); close it there, and load again"
                raise PokersqlError(message, ExitCode.SYSTEM) from error
        try:
            yield
        finally:
            with suppress(PokersqlError):  # after Ctrl-C the connection may be busy
                self.engine.script(f"USE memory; {'DETACH history_database' if is_file else ''}")

    def is_empty(self) -> bool:
        """Whether the database has no table. Returns False if the connection is busy, for example after Ctrl-C."""
        with suppress(PokersqlError), self.attached():
            return not self._rows("SELECT 1 FROM duckdb_tables() WHERE database_name = 'history_database' LIMIT 1")
        return False

    def load(self, reading: Reading, after_slice: Callable[[], None] = lambda: None) -> Loaded:
        """Load all paths of `reading`. `after_slice` runs after each slice; if it fails, no path is loaded."""
        passed: dict[str, str] = {}
        unreadable: dict[str, str] = {}
        # With several paths the variable is NULL. Such paths are files, and loaded_as of each file is its own path.
        loaded_as = reading.paths[0] if len(reading.paths) == 1 else None
        self.engine.execute("SET VARIABLE pokersql_loaded_as = $path", {"path": loaded_as})
        self._empty()
        self.engine.script("DROP TABLE IF EXISTS temp.waiting_lines")  # an interrupted load leaves this table
        with render.part_done(f"loading {reading.name}") as progress:
            before = 0.0
            for pieces in reading.slices():
                if progress:
                    self._tell = partial(_tell_part, progress, before, reading.part)
                unreadable |= self._replay(pieces)
                passed |= (found := self._passed_over())
                reading.skipped.update(found)
                before = reading.part
                after_slice()
        passed |= reading.no_logs
        loaded = self._move()
        brought = {path for *paths, hands in self._brought if hands for path in paths}
        unread = reading.unread | unreadable
        inside = [f"{file} ({why})" for file, why in (unread | passed).items() if file not in reading.paths]
        refused: list[PokersqlError] = []
        for path in reading.paths:
            if path in unread:
                refused.append(PokersqlError(f"{path}: {unread[path]}", ExitCode.SYSTEM))
            elif path not in brought:
                refused.append(PokersqlError(self._no_hand(path, reading.place(path), passed), ExitCode.CARDS))
        return loaded._replace(passed_over=inside, refused=refused)

    def load_view(self, name: str) -> Loaded:
        """Load lines from a view or table of the database that has the columns of `history_lines`."""
        self.engine.execute("SET VARIABLE pokersql_loaded_as = $path", {"path": name})
        self._empty()
        worlds.read(self.engine, LINES)
        lines = f"history_database.{'.'.join(map(quoted, name.split('.')))}"
        with self.attached():
            self.engine.script(f"INSERT INTO history_lines SELECT source, line, COALESCE(text, '') FROM {lines}")
        self.engine.script("TRUNCATE open_sources")
        self._run_steps()
        passed = [f"{source} ({why})" for source, why in self._passed_over().items()]
        loaded = self._move()
        if not any(hands for *_, hands in self._brought):
            raise PokersqlError(f"{name}: it has no hand that can be loaded", ExitCode.CARDS)
        return loaded._replace(passed_over=passed)

    def _rows(self, sql: str) -> list[Any]:
        """The values that a query with one column returns."""
        return [value for (value,) in self.engine.rows(sql)]

    def _empty(self) -> None:
        worlds.read(self.engine, "sql/histories/moving/empty_tables.sql")

    def _passed_over(self) -> dict[str, str]:
        """A description of each source in the slice that has an unknown format."""
        return dict(
            self.engine.rows("SELECT source, unknown_as FROM source_formats WHERE format IS NULL ORDER BY source")
        )

    def _replay(self, pieces: list[Piece]) -> dict[str, str]:
        """Replay and save the hands in `pieces` and in the table `waiting_lines`.

        Returns DuckDB's error for each source whose lines can't be cut into hands.
        """
        worlds.read(self.engine, LINES)
        if self._rows("SELECT 1 FROM duckdb_tables() WHERE table_name = 'waiting_lines'"):
            self.engine.script("INSERT INTO history_lines FROM waiting_lines")
        columns = dict(zip(("sources", "first_lines", "texts"), map(list, zip(*pieces, strict=True)), strict=False))
        self.engine.trace(f"-- INSERT INTO history_lines: {len(pieces)} pieces, the first of {pieces[0].source}")
        with self.engine.errors():
            self.engine.connection.execute(INSERT_LINES, columns)
        self.engine.script("TRUNCATE open_sources")
        if not pieces[-1].is_last:
            self.engine.execute("INSERT INTO open_sources VALUES ($source)", {"source": pieces[-1].source})
        try:
            self._run_steps()
        except PokersqlError as error:
            if not self.engine.is_of_data(error):
                raise
            middle = len(pieces) // 2
            if not middle:
                return {pieces[0].source: str(error)}
            return self._replay(pieces[:middle]) | self._replay(pieces[middle:])
        return {}

    def _step(self, path: str) -> None:
        worlds.read(self.engine, path)
        self._tell(STEPS.index(path) + 1)

    def _run_steps(self) -> None:
        """Cut the lines into hands, and replay and save the hands."""
        for path in cut(STEPS, PRESENT_HANDS)[0]:
            self._step(path)
        self._replay_hands(self._rows("SELECT hand_no FROM hand_texts ORDER BY hand_no"))

    def _replay_hands(self, hands: list[int]) -> None:
        """Replay and save the hands with these numbers. If a hand makes a statement fail, an error is saved instead."""
        engine = self.engine
        for name, number in {"first": hands[:1], "last": hands[-1:]}.items():
            engine.execute(f"SET VARIABLE pokersql_{name}_hand = $number", {"number": number[0] if number else None})
        absent: set[str] = set()
        replay, save = cut(cut(STEPS, PRESENT_HANDS)[1], SAVE_HANDS)
        try:
            for path in replay:
                if Path(path).parent.name not in absent:
                    self._step(path)
                if path == PRESENT_HANDS:
                    absent = {*self._rows(ABSENT)}
            with self.transaction():
                for path in save:
                    self._step(path)
        except PokersqlError as error:
            if not engine.is_of_data(error) or not hands:
                raise
            middle = len(hands) // 2
            if middle:
                self._replay_hands(hands[:middle])
                self._replay_hands(hands[middle:])
            else:
                engine.execute(UNREADABLE, {"said": str(error)})

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """A transaction; it is rolled back after an error."""
        self.engine.script("BEGIN")
        try:
            yield
            self.engine.script("COMMIT")
        except BaseException:
            with suppress(PokersqlError):  # after Ctrl-C the connection may be busy
                self.engine.script("ROLLBACK")
            raise

    def _no_hand(self, path: str, place: str, passed: Mapping[str, str]) -> str:
        """The message that says why no hand of a path is loaded. `place` is `path` after the reading's directory."""
        if self._errors.get(path):
            return f"{path}: none of its hands can be loaded: {self._errors[path]}"
        if not os.path.getsize(place):
            why = "is empty"
        elif os.path.isdir(place) or path.lower().endswith(PACKED):
            why = "has no hand history"
        else:
            why = f"is {passed.get(path, 'no hand history')}"
        return f"{path} {why}; 'pokersql load --list' prints the formats, 'pokersql help texts' tells how to add a room"

    def _move(self) -> Loaded:
        """Move the replayed hands to the database. Returns the counts."""
        engine = self.engine
        self._brought = engine.rows("SELECT source, loaded_as, hands + repeated + summaries FROM histories.sources")
        self._errors: dict[str, str] = dict(engine.rows(FIRST_ERRORS))
        if not self._brought:
            return Loaded()
        [(among_loaded, _)] = engine.rows(OTHERS.format(""))
        before = 0
        with self.attached():
            if check(engine, self.path, "history_database"):
                for path in REPEATS:
                    worlds.read(engine, path)
                [(before, _)] = engine.rows(OTHERS.format("history_database."))
            with self.transaction():
                engine.script("USE history_database")
                for file in [*SCHEMA, *REPLACED]:
                    worlds.read(engine, file)
                engine.script("USE memory")
                engine.script(reports())
                worlds.read(engine, "sql/move_histories.sql")
                engine.script("USE history_database")
                worlds.read(engine, COMPARED)
                [(after, first)] = engine.rows(OTHERS.format(""))
                engine.script("USE memory")
        engine.script(KNOW.format("histories.hands"))
        loaded = Loaded(*engine.rows(LOADED)[0])
        errors = loaded.errors + max(after - before - among_loaded, 0)
        return loaded._replace(errors=errors, first_error=loaded.first_error or (first if errors else ""))


def _tell_part(progress: Callable[[float], None], before: float, after: float, steps: int) -> None:
    """Tell `progress` the completed share. It rises with `steps` from `before` the slice to `after` the slice."""
    progress(before + (after - before) * steps / len(STEPS))


def cut(paths: Sequence[str], at: str) -> tuple[Sequence[str], Sequence[str]]:
    """The paths before `at`, and the paths from `at` on.

    >>> cut(["a", "b", "c"], "b")
    (['a'], ['b', 'c'])
    """
    return paths[: paths.index(at)], paths[paths.index(at) :]


@cache
def text() -> str:
    """The text of all SQL files for loading."""
    orders = ("sql/histories.sql", "sql/load_histories.sql")
    return "\n".join(sql_files.read(path) for order in orders for path in sql_files.order(order))


def reports() -> str:
    """The SQL that makes the macros for reports in the attached database, and saves their fingerprint in its metadata.

    Each statement names the database. After `USE`, the name `pokersql` would be ambiguous if the database has a schema
    of this name.
    """
    return f"""{text_of_reports().replace(" MACRO histories.", " MACRO history_database.histories.")}
DELETE FROM history_database.histories.metadata WHERE attribute = 'reports';
INSERT INTO history_database.histories.metadata VALUES ('reports', '{fingerprint_of_reports()}');
"""


@cache
def text_of_reports() -> str:
    """The text of the files that make the macros for reports."""
    return "\n".join(map(sql_files.read, REPORTS))


def fingerprint_of_reports() -> str:
    """A hash of the macros for reports. A database with another hash was loaded by another version of the files."""
    return hashlib.md5(text_of_reports().encode(), usedforsecurity=False).hexdigest()


@cache
def version_of_tables() -> str:
    """The version of the tables that the SQL files make."""
    made = sql_files.read("sql/histories/tables/set_version.sql")
    return next(re.finditer(r"'histories_version' AS attribute, '(\d+)'", made))[1]


def attach_macros(engine: DuckDB) -> None:
    """Attach the macros for loading and reports. All queries then use one connection, which has the working tables."""
    engine.one_connection = True
    engine.tells_place = False  # most of the SQL is not the user's
    with engine.errors():
        engine.connection.execute(installation.attaching())


def begin(engine: DuckDB, added: Sequence[str]) -> None:
    """Make the macros and tables for loading, and run the user's SQL files, which add formats.

    Raises PokersqlError (usage) if a file can't be read or run, or adds a row that can't be used.
    """
    attach_macros(engine)
    worlds.read(engine, "sql/histories.sql")
    for path in added:
        try:
            engine.script(Path(path).read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, PokersqlError) as error:
            raise PokersqlError(f"{path}: {getattr(error, 'strerror', None) or error}") from error
        if wrong := engine.rows(ROOM_ERRORS):
            raise PokersqlError(f"{path}: {wrong[0][0]}")


def count(engine: Engine) -> None:
    """Count the hands of the current database for new or changed statistics. A note names each statistic that fails."""
    new = engine.rows(UNCOUNTED)
    left_out = []
    for statistic, table, *expressions in new:
        values = ", ".join(f"COUNT(*) FILTER (WHERE (({one}\n)) AND (TRY(({one}\n)) OR TRUE))" for one in expressions)
        try:
            engine.rows(f"SELECT {values} FROM histories.{table}")
        except PokersqlError as error:
            render.note(f"the statistic {statistic!r} is not counted: {error}")
            left_out.append(statistic)
    if len(new) > len(left_out):
        engine.execute("SET VARIABLE pokersql_left_out = $names", {"names": left_out})
        worlds.read(engine, "sql/histories/count_statistics.sql")


def renew(path: str, trace: Trace = None) -> None:
    """Make the macros for reports again if they are of other files, and count new or changed statistics, if any."""
    with engines.opened(path, "duckdb", False) as engine:
        if not check(engine, path, engine.rows("SELECT current_database()")[0][0]):
            return
        made = engine.rows("SELECT value FROM histories.metadata WHERE attribute = 'reports'")
        are_new = made == [(fingerprint_of_reports(),)]
        if are_new and not engine.rows(UNCOUNTED):
            return
    try:
        with opened(path, trace) as histories, histories.attached():  # this counts the statistics, too
            if not are_new:
                histories.engine.script(reports())
    except PokersqlError as error:
        render.note(f"the macros for reports and the new statistics can't be saved: {error}")


def check(engine: Engine, path: str, database: str) -> bool:
    """Whether an attached database has hand histories.

    Raises PokersqlError (table) if the schema `histories` is of another version, or made by the user.
    """
    held = "database_name = $name AND schema_name = 'histories'"
    found = f"SELECT 1 FROM duckdb_tables() WHERE {held} UNION ALL SELECT 1 FROM duckdb_views() WHERE {held}"
    if not engine.rows(found, {"name": database}):
        return False
    metadata = f"{quoted(database)}.histories.metadata"
    try:
        version = engine.rows(f"SELECT value FROM {metadata} WHERE attribute = 'histories_version'")
    except PokersqlError:  # the table is missing, or the user made it
        version = []
    ours = version_of_tables()
    if version != [(ours,)]:
        found = f"of version {version[0][0]}, not {ours}" if version else "not pokersql's"
        raise PokersqlError(
            f"{path}: its schema histories is {found}; load the files into another database", ExitCode.TABLE
        )
    return True


@contextmanager
def opened(path: str, trace: Trace = None, added: Sequence[str] = ()) -> Iterator[Histories]:
    """Open a database to load histories into it. A new file is removed if nothing was loaded.

    Raises PokersqlError (usage) if the path can't be a database, PokersqlError (table) if the file is no database, and
    the errors of `begin`.
    """
    installation.check_name(path)
    if os.path.isdir(path):
        raise PokersqlError(f"{path} is a directory; name a database")
    directory = Path(path).resolve().parent
    if not directory.is_dir():
        raise PokersqlError(f"{path}: no directory {directory}")
    if os.path.exists(path) and os.path.getsize(path) and kind_of(path) != "duckdb":
        raise PokersqlError(f"{path} is no DuckDB database; name another file", ExitCode.TABLE)
    is_new = not os.path.exists(path)
    with files.scratch(str(directory)) as spilled, DuckDB(memory_limit=MEMORY, trace=trace) as engine:
        engine.rows(f"SET temp_directory = {literal(spilled)}")
        histories = None
        try:
            yield (histories := Histories(engine, path, added))
        finally:
            if is_new and os.path.exists(path) and (histories is None or histories.is_empty()):
                files.remove_database(Path(path))


def formats(trace: Trace = None, added: Sequence[str] = ()) -> Result:
    """The formats that can be loaded, with the games of each."""
    engine = DuckDB(trace=trace)
    begin(engine, added)
    return engine.execute(LISTED)


def load(
    db: str,
    named: Sequence[str],
    view: str | None = None,
    trace: Trace = None,
    added: Sequence[str] = (),
    base: str = "",
) -> Generator[tuple[str, Loaded]]:
    """Load paths, or the lines of a view. Yields the name and the result of each path, group of small files or view.

    `added` are SQL files that add formats. `base` is the paths' directory, which is not in the names of the sources.

    Raises the errors of `opened`, and PokersqlError (cards) if the view has no hand that can be loaded.
    """
    waiting = deque(history_files.groups(named, base))

    def following() -> Reading | None:
        return Reading(waiting.popleft(), base) if waiting else None

    coming = following()  # reading begins while the database opens
    try:
        with opened(db, trace, added) as into:
            if view:
                yield view, into.load_view(view)
            while coming:
                reading = coming
                try:
                    yield reading.name, into.load(reading)
                except PokersqlError as error:  # for example, a damaged archive or a full disk
                    if len(reading.paths) == 1:
                        yield reading.name, Loaded(refused=[error])
                    waiting.extendleft([path] for path in reversed(reading.paths) if len(reading.paths) > 1)
                coming = following()
    finally:
        if coming:
            coming.give_up()


def unload(path: str, source: str, trace: Trace = None) -> tuple[int, int]:
    """Remove a source, or all sources loaded from a path, with their hands and summaries of tournaments.

    Returns the number of removed hands and the number of removed summaries.

    Raises PokersqlError (usage) if the database has no such source.
    """
    source = history_files.without_slash(source)
    if not os.path.exists(path):
        raise PokersqlError(f"{path}: no such database; 'pokersql load FILE --db {path}' makes it")
    with opened(path, trace) as histories, histories.attached():
        engine = histories.engine
        engine.script("USE history_database")
        if not check(engine, path, "history_database"):
            raise PokersqlError(f"{path} has no hand histories", ExitCode.TABLE)
        named = engine.rows(
            "SELECT source FROM histories.sources WHERE $source IN (source, loaded_as)", {"source": source}
        )
        if not named:
            known = [name for (name,) in engine.rows("SELECT DISTINCT loaded_as FROM histories.sources ORDER BY 1")]
            raise PokersqlError(f"{path} has no source {source!r}{nearest(source, known)}")
        engine.execute("SET VARIABLE pokersql_unloaded = $source", {"source": source})
        counts = "SELECT (SELECT COUNT(*) FROM histories.hands), (SELECT COUNT(*) FROM histories.summaries)"
        [(hands, summaries)] = engine.rows(counts)
        with histories.transaction():
            worlds.read(engine, "sql/unload_histories.sql")
        [(hands_left, summaries_left)] = engine.rows(counts)
        engine.script("CHECKPOINT history_database")
        return hands - hands_left, summaries - summaries_left
