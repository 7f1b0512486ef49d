"""Runs SQL in a separate process, which can be killed. There, untrusted SQL reaches only the database of its task.

The process (`process.py`) reads a task from standard input. It writes READY and then the rows to standard output. At
the end it writes the error, which may be empty, to standard error. If standard input closes, the parent has ended, so
the process ends, too.
"""

from __future__ import annotations

import json
import os
import pickle
import re
import shutil
import signal
import subprocess
import sys
from codecs import getreader
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import SpooledTemporaryFile, TemporaryDirectory
from threading import Event, Timer
from typing import IO, Any, NamedTuple, TextIO

from pokersql import engines
from pokersql.databases import prepared
from pokersql.engines import Result, Values
from pokersql.errors import ExitCode, PokersqlError, in_a_line
from pokersql.output import files, render

SECONDS = 10.0
"""The default time limit of untrusted SQL, in seconds."""

LONGEST = 86_400
"""The longest time limit in seconds: a day."""

LETTERS = 100_000
"""The most characters of untrusted SQL; the limit bounds the time of parsing."""

OUTPUT = 64_000_000
"""The default limit on the rows of untrusted SQL, in bytes."""

KEPT = 16_000_000
"""The parent keeps this many bytes of rows in memory; more rows are written to a temporary file."""

READY = b"+"
"""The byte that the process writes before the SQL runs; the time limit starts with this byte."""

LOADING = 60.0
"""The time limit of loading, in seconds; a malicious database may take long to open."""

NEEDED = ("SYSTEMROOT",)
"""The environment variables that the process keeps. Without SYSTEMROOT, Python doesn't start on Windows."""

TYPES = {
    "datetime": ("date", "datetime", "time", "timedelta", "timezone"),
    "decimal": ("Decimal",),
    "pytz": ("_UTC", "_p"),
    "uuid": ("SafeUUID", "UUID"),
    "zoneinfo": ("ZoneInfo",),
}
"""For each module, the classes that values in pickled rows may have."""

PLAIN_TYPE = re.compile(r"[A-Z][A-Z0-9_ ]{0,40}(\(\d{1,2}(, ?\d{1,2})?\))?(\[\d{0,9}\]){0,9}")
"""A pattern for DuckDB's types, except types that contain names chosen by users, such as ENUM and STRUCT."""


class Task(NamedTuple):
    """The SQL to run, its database, its limits, and the format of the rows. Without a format, rows are values."""

    sql: str
    values: Values = ()
    engine: str | None = None
    path: str | None = None
    write: bool = False
    safe: bool = False
    time_limit: float | None = None
    """The time limit in seconds; None for the default."""
    output: int | None = None
    """The limit on the rows in bytes; None for the default."""
    format: str | None = None
    screen: render.Screen | None = None
    """The terminal for which the text is formatted."""
    cache: str | None = None
    """The directory of the prepared databases; without the parent's environment, the process can't find it."""

    @property
    def seconds(self) -> float:
        """The time limit in seconds. The default for trusted SQL is a day."""
        default = SECONDS if self.safe else LONGEST
        return default if self.time_limit is None else self.time_limit

    @property
    def most(self) -> int | None:
        """The limit on the rows in bytes. The default for trusted SQL is None: no limit."""
        return OUTPUT if self.safe and self.output is None else self.output


Begun = Callable[[subprocess.Popen[bytes]], None]
"""A function that gets the process of a task when the process starts, and may kill it later."""


def run(task: Task) -> Result:
    """Run a task. Returns all rows of the last statement as values.

    Raises PokersqlError if the SQL has an error. Raises PokersqlError (system) if a limit is exceeded or the process
    died.
    """
    with result_of(task) as result:
        return Result(result.columns, iter(list(result.rows)), result.types)


@contextmanager
def result_of(task: Task, begun: Begun | None = None) -> Iterator[Result]:
    """Run a task as `run` does, but unpickle rows only while the caller reads them."""
    with _answer(task, begun) as answer:
        columns, types = _Values(answer).load()

        def rows() -> Iterator[tuple[Any, ...]]:
            with suppress(EOFError):
                while True:
                    yield from _Values(answer).load()

        # The types become part of SQL, and untrusted SQL may have taken over the process.
        plain = types and [kind if PLAIN_TYPE.fullmatch(str(kind)) else None for kind in types]
        yield Result(columns, rows(), plain)


def write(task: Task, stream: TextIO, begun: Begun | None = None) -> None:
    """Run a task, and write all rows of the last statement as text in the task's format. After an error, write none.

    Raises PokersqlError as `run` does.
    """
    with _answer(task, begun) as answer:
        shutil.copyfileobj(getreader("utf-8")(answer), stream)


class _Values(pickle.Unpickler):
    """Unpickles only values of the classes in TYPES, since the output of the process is not trusted.

    Raises PokersqlError (system) for other classes.
    """

    def find_class(self, module: str, name: str) -> Any:
        if name in TYPES.get(module, ()):  # the name must be exact: with a dot in it, other modules could be reached
            return super().find_class(module, name)
        kind = f"{module}.{name}"[:80]
        raise PokersqlError(f"the query's process answers with a {kind}, which no column has", ExitCode.SYSTEM)


@contextmanager
def _answer(task: Task, begun: Begun | None) -> Iterator[IO[bytes]]:
    """Run a task in a process. Yields the output after the process has ended without an error."""
    if not 0 < task.seconds <= LONGEST:
        raise PokersqlError(f"a time limit of {task.seconds:g}: it must be above 0 and at most {LONGEST} seconds")
    if task.most is not None and task.most < 1:
        raise PokersqlError(f"at most {task.most} bytes of rows: the limit must be at least 1")
    if task.safe and len(task.sql) > LETTERS:
        raise PokersqlError(f"untrusted SQL has {len(task.sql):,} letters; {LETTERS:,} at most", ExitCode.SYSTEM)
    too_late = Event()
    unseen = _unseen(task)

    def timer(seconds: float) -> Timer:
        def end() -> None:
            too_late.set()
            process.kill()

        started = Timer(seconds, end)
        started.start()
        return started

    with ExitStack() as until_open, SpooledTemporaryFile(KEPT) as answer, _process() as process:
        if begun:
            begun(process)
        placed = until_open.enter_context(_elsewhere(task))
        assert process.stdin and process.stdout and process.stderr
        running, what = timer(LOADING), f"loading took longer than {LOADING:g} s"
        try:
            with suppress(BrokenPipeError):  # the process died; its exit code is checked below
                told = memoryview(pickle.dumps(placed._replace(cache=str(prepared.directory()))))
                while told:  # a signal may interrupt a write
                    told = told[process.stdin.write(told) :]
            if process.stdout.read(len(READY)):
                running.cancel()
                until_open.close()
                running, what = timer(task.seconds), f"the query took longer than {task.seconds:g} s"
            while piece := process.stdout.read(2**16):
                answer.write(piece)
                if task.most is not None and answer.tell() > task.most:
                    raise too_much(task.most)
            said = process.stderr.read()
            code = process.wait()
        except BaseException:
            process.kill()
            raise
        finally:
            running.cancel()
        out_of_time = -getattr(signal, "SIGXCPU", 0)  # Windows lacks this signal
        too_late_for = what if too_late.is_set() or code == out_of_time else ""
        _check(code, said.decode(errors="replace"), too_late_for, placed.path or "")
        if task.path and unseen and unseen != _state(task.path):
            raise PokersqlError(f"{task.path}: was written to while it was read; ask again", ExitCode.SYSTEM)
        answer.seek(0)
        yield answer


@contextmanager
def _elsewhere(task: Task) -> Iterator[Task]:
    """The task with the absolute path of its database. For untrusted SQL, the path is a link in an empty directory.

    So the SQL can't find out the database's directory, and SQLite writes no file there. The link is a hard link, since
    DuckDB 2.0 and SQLite resolve symbolic links. If the directory is on another file system, the link is symbolic.
    """
    path = os.path.abspath(task.path or "")
    if task.path is None or not task.safe:
        yield task._replace(path=task.path and path)
        return
    name = engines.kind_to_open(task.path, task.engine)
    real = os.path.realpath(path)  # an engine looks for files beside the resolved path
    sides = [ending for ending in files.SIDE_FILES if os.path.lexists(real + ending)]
    for side in sides:
        if os.path.islink(real + side) or not os.path.isfile(real + side):
            raise PokersqlError(
                f"{task.path}{side} is no plain file, and an engine would read it with the database; move it away"
            )
    with TemporaryDirectory(prefix="pokersql", ignore_cleanup_errors=True) as directory:
        link = os.path.join(directory, os.path.basename(path))
        for ending in ("", *sides):
            try:
                os.link(real + ending, link + ending)
            except OSError as error:  # the link would be on another file system, or the file has another owner
                if name == "sqlite" and (sides or _in_wal_mode(real)):
                    temporary = os.path.dirname(directory)
                    raise PokersqlError(
                        f"{task.path}: SQLite would write files beside it, since {temporary} can't have a link to it; "
                        "let TMPDIR name a directory on its file system",
                        ExitCode.SYSTEM,
                    ) from error
                os.symlink(real + ending, link + ending)
        yield task._replace(path=link, engine=name)


def _unseen(task: Task) -> tuple[int, int] | None:
    """The state of a SQLite database whose writers can't see this reader; None if writers can see it.

    In WAL mode the file -shm lists readers. If -shm does not exist, this reader makes it beside the link, and writers
    make a different -shm beside the database. So writers don't see this reader, and may overwrite pages that it reads.
    """
    real = os.path.realpath(task.path or "")
    if not task.safe or not os.path.isfile(real) or os.path.lexists(real + "-shm") or not _in_wal_mode(real):
        return None
    return _state(real)


def _state(path: str) -> tuple[int, int]:
    """The modification time and the size of a file."""
    stat = os.stat(path)
    return stat.st_mtime_ns, stat.st_size


def _in_wal_mode(path: str) -> bool:
    """Whether a file is a SQLite database in WAL mode. In this mode, even a reader makes files beside the database."""
    with open(path, "rb") as file:
        start = file.read(20)
    return start.startswith(b"SQLite format 3") and b"\x02" in start[18:]


def _check(code: int, said: str, too_late: str, path: str = "") -> None:
    """Raise PokersqlError if the process died or wrote an error. The message does not name the database's directory."""
    if code and too_late:
        raise PokersqlError(too_late, ExitCode.SYSTEM)
    if code:
        name = signal.Signals(-code).name if -code in {*signal.Signals} else said.strip().split("\n")[-1]
        raise PokersqlError(f"the query's process died: {name}", ExitCode.SYSTEM)
    message, exit_code = json.loads(said)
    if message:
        directory = os.path.dirname(path).rstrip(os.sep)  # not the file's name, since an engine may change it
        for written in {directory, in_a_line(directory)} - {""}:
            message = message.replace(written + os.sep, "")
        raise PokersqlError(message, ExitCode(exit_code))


def too_much(most: int) -> PokersqlError:
    return PokersqlError(
        f"the rows take more than {most:,} bytes; ask for fewer, or allow more by --max-output", ExitCode.SYSTEM
    )


def _process() -> subprocess.Popen[bytes]:
    """Start the process with the parent's module path, but only the variables NEEDED of the environment."""
    places = [str(Path(__file__).parents[2]), *map(os.path.abspath, sys.path)]
    code = f"import sys; sys.path[:] = {places!r}; from pokersql.untrusted import process; process.serve()"
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [sys.executable, "-I", "-c", code],
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
        bufsize=0,
        env={name: os.environ[name] for name in NEEDED if name in os.environ},
        start_new_session=True,  # Ctrl-C must reach only the waiting parent
    )
