"""Runs SQL in a process of its own, which can be ended; if the SQL is anybody's, it can do next to nothing there.

The process reads its task, says that it is ready, and writes the rows; at its end it says on standard error what went
wrong. It keeps an eye on its standard input: when that closes, whoever wanted the rows is gone.
"""

from __future__ import annotations

import io
import json
import os
import pickle
import re
import shutil
import signal
import subprocess
import sys
from codecs import getreader
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from itertools import islice
from math import ceil
from pathlib import Path
from tempfile import SpooledTemporaryFile, TemporaryDirectory
from threading import Event, Thread, Timer
from typing import IO, Any, NamedTuple, TextIO

from pokersql import databases, engines, installation, render
from pokersql.engines import FETCHED_ROWS, Engine, Result, Values
from pokersql.errors import ExitCode, PokersqlError, in_a_line

SECONDS = 10.0
"""How long untrusted SQL may take unless it is said otherwise."""

LONGEST = 86_400
"""The longest time limit in seconds: a day."""

LETTERS = 100_000
"""How long untrusted SQL may be: reading it takes its time too."""

MEMORY = 2 * 2**30
"""The bytes that untrusted SQL, and its rows, may take beyond what the engine has when it is loaded."""

OUTPUT = 64_000_000
"""The bytes of rows that untrusted SQL may give unless it is said otherwise."""

KEPT = 16_000_000
"""The bytes of rows that are kept in memory; more go to a file without a name."""

READY = b"+"
"""What the process says when it begins with the SQL: loading is not on its time."""

LOADING = 60.0
"""Seconds that loading may take: a database can be made so that it takes long to open."""

LONGEST_MESSAGE = 4_000
"""The letters of an error that the process tells; they all go into a pipe that nobody reads yet."""

PR_SET_PDEATHSIG = 1
"""Linux's number for the signal that a process gets when its parent dies."""

NEEDED = ("SYSTEMROOT",)
"""What Python can't start without on Windows; elsewhere the process has no environment at all."""


TYPES = {
    "datetime": ("date", "datetime", "time", "timedelta", "timezone"),
    "decimal": ("Decimal",),
    "pytz": ("_UTC", "_p"),
    "uuid": ("SafeUUID", "UUID"),
}
"""The types of values, beside those that have a notation of their own."""

PLAIN_TYPE = re.compile(r"[A-Z][A-Z0-9_ ]{0,40}(\(\d{1,2}(, ?\d{1,2})?\))?(\[\d{0,9}\]){0,9}")
"""A type as DuckDB writes it that has no name of anybody's in it, as a pattern."""

REHEARSAL = {
    "duckdb": """
        SELECT
            now(), DATE '2026-11-22', TIME '12:00:00', TIMESTAMP '2026-11-22 12:00:00', INTERVAL 1 DAY, uuid(), 1.5,
            CAST('x' AS BLOB), '♠', [1], {'a': 1}, MAP {1: 2}, 2 ** 70
    """,
    "sqlite": "SELECT random(), '♠'",
}
"""Values of which each needs a module or a device that can't be opened later."""


class Task(NamedTuple):
    """What is to run, where, how its rows are wanted (as text if there is a format, or else as values), and limits."""

    sql: str
    values: Values = ()
    engine: str | None = None
    path: str | None = None
    write: bool = False
    safe: bool = False
    seconds: float = SECONDS
    output: int | None = None
    """The bytes that its rows may take, if that is said."""
    format: str | None = None
    screen: render.Screen | None = None
    """The terminal that shows the text, if one does."""

    @property
    def most(self) -> int | None:
        """The bytes that its rows may take in the end."""
        return self.output or (OUTPUT if self.safe else None)


def run(task: Task) -> Result:
    """All rows of the last statement, as values.

    Raises PokersqlError for what can't be run, for what took or gave too much and for what took its process with it.
    """
    with result_of(task) as result:
        return Result(result.columns, iter(list(result.rows)), result.types)


@contextmanager
def result_of(task: Task) -> Iterator[Result]:
    """The same, whose rows are read as they are asked for."""
    with _answer(task) as answer:
        columns, types = _Values(answer).load()

        def rows() -> Iterator[tuple[Any, ...]]:
            with suppress(EOFError):
                while True:
                    yield from _Values(answer).load()

        # The process may say anything, and a type becomes part of SQL.
        plain = types and [kind if PLAIN_TYPE.fullmatch(str(kind)) else None for kind in types]
        yield Result(columns, rows(), plain)


def write(task: Task, stream: TextIO) -> None:
    """Write the rows of the last statement as text in the task's format, all or none.

    Raises PokersqlError as `run` does.
    """
    with _answer(task) as answer:
        shutil.copyfileobj(getreader("utf-8")(answer), stream)


class _Values(pickle.Unpickler):
    """Reads values of the types that engines give, and makes nothing else of what a process says."""

    def find_class(self, module: str, name: str) -> Any:
        if name in TYPES.get(module, ()):  # never a whole module: a name with a dot goes through to what that imports
            return super().find_class(module, name)
        raise pickle.UnpicklingError(f"a value of type {module}.{name}")


@contextmanager
def _answer(task: Task) -> Iterator[IO[bytes]]:
    """What the process writes, when it has come to its end without an error."""
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
        place = until_open.enter_context(_elsewhere(task))
        running, what = timer(LOADING), f"loading took longer than {LOADING:g} s"
        try:
            with suppress(BrokenPipeError):  # it has died, and says so below
                told = memoryview(pickle.dumps(task._replace(**place)))
                while told:  # a signal may cut a write short
                    told = told[process.stdin.write(told) :]
            if process.stdout.read(len(READY)):
                running.cancel()
                until_open.close()
                running, what = timer(task.seconds), f"the query took longer than {task.seconds:g} s"
            while piece := process.stdout.read(2**16):
                answer.write(piece)
                if task.most is not None and answer.tell() > task.most:
                    raise _too_much(task.most)
            said = process.stderr.read()
            code = process.wait()
        except BaseException:
            process.kill()
            raise
        finally:
            running.cancel()
        too_late_for = what if too_late.is_set() or code == -signal.SIGXCPU else ""
        _check(code, said.decode(errors="replace"), too_late_for, place.get("path", ""))
        if unseen and unseen != _state(task.path):
            raise PokersqlError(f"{task.path}: was written to while it was read; ask again", ExitCode.SYSTEM)
        answer.seek(0)
        yield answer


@contextmanager
def _elsewhere(task: Task) -> Iterator[dict[str, str]]:
    """Which engine opens a task's database, and where: for untrusted SQL as a link in an empty directory.

    So nobody can ask where it is in truth, and SQLite puts nothing beside it. DuckDB 2.0 and SQLite go through a
    symbolic link to what it names, so the link is a hard one unless the directory is on another file system.
    """
    if task.path is None:
        yield {}
        return
    path = os.path.abspath(task.path)
    if not task.safe:
        yield {"path": path}
        return
    name = engines.kind_to_open(task.path, task.engine)
    real = os.path.realpath(path)  # beside which an engine looks
    sides = [ending for ending in databases.SIDE_FILES if os.path.lexists(real + ending)]
    for side in sides:
        if os.path.islink(real + side) or not os.path.isfile(real + side):
            raise PokersqlError(
                f"{task.path}{side}: no plain file, but an engine would read it with the database; move it away",
                ExitCode.USAGE,
            )
    with TemporaryDirectory(prefix="pokersql", ignore_cleanup_errors=True) as directory:
        link = os.path.join(directory, os.path.basename(path))
        for ending in ("", *sides):
            try:
                os.link(real + ending, link + ending)
            except OSError as error:  # another file system, or a file of somebody else's
                if name == "sqlite" and (sides or _in_wal_mode(real)):
                    temporary = os.path.dirname(directory)
                    raise PokersqlError(
                        f"{task.path}: SQLite would write beside it, since {temporary} can't have a link to it; "
                        "let TMPDIR name a directory on its file system",
                        ExitCode.SYSTEM,
                    ) from error
                os.symlink(real + ending, link + ending)
        yield {"path": link, "engine": name}


def _unseen(task: Task) -> tuple[int, int] | None:
    """The state of a SQLite database whose writers can't see that it is read; None where they can.

    In WAL mode readers are marked in -shm. If there is none yet, the reader makes one beside the link, writers make
    another beside the database, and so they may overwrite pages that are still being read.
    """
    real = os.path.realpath(task.path or "")
    if not task.safe or not os.path.isfile(real) or os.path.lexists(real + "-shm") or not _in_wal_mode(real):
        return None
    return _state(real)


def _state(path: str) -> tuple[int, int]:
    """What changes when a file is written to."""
    stat = os.stat(path)
    return stat.st_mtime_ns, stat.st_size


def _in_wal_mode(path: str) -> bool:
    """Whether a database is SQLite's and in the mode in which it makes files beside it when it only reads."""
    with open(path, "rb") as file:
        start = file.read(20)
    return start.startswith(b"SQLite format 3") and b"\x02" in start[18:]


def _check(code: int, said: str, too_late: str, path: str = "") -> None:
    """Raise what a process died of, or what it says is wrong, without the directory of a database."""
    if code and too_late:
        raise PokersqlError(too_late, ExitCode.SYSTEM)
    if code:
        name = signal.Signals(-code).name if -code in {*signal.Signals} else said.strip().split("\n")[-1]
        raise PokersqlError(f"the query brought its process down: {name}", ExitCode.SYSTEM)
    message, exit_code = json.loads(said)
    if message:
        directory = os.path.dirname(path).rstrip(os.sep)  # by itself: an engine may write a name in another way
        for written in {directory, in_a_line(directory)} - {""}:
            message = message.replace(written + os.sep, "")
        raise PokersqlError(message, ExitCode(exit_code))


def _process() -> subprocess.Popen:
    """Start the process. It knows the modules of this one, wherever they were found, and nothing of its environment."""
    places = [str(Path(__file__).parent.parent), *map(os.path.abspath, sys.path)]
    code = f"import sys; sys.path[:] = {places!r}; from pokersql import apart; apart.serve()"
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [sys.executable, "-I", "-c", code],
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
        bufsize=0,
        env={name: os.environ[name] for name in NEEDED if name in os.environ},
        start_new_session=True,  # Ctrl-C is for the process that waits
    )


def serve() -> None:
    """What the process does: take a task, be ready, answer."""
    said, answer = (os.fdopen(os.dup(descriptor), "wb") for descriptor in (2, 1))
    for descriptor in (1, 2):
        os.dup2(os.open(os.devnull, os.O_WRONLY), descriptor)
    import ctypes

    with suppress(OSError, AttributeError):  # Linux ends it even while the engine lets no thread of Python's run
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    task = pickle.load(sys.stdin.buffer)
    Thread(target=_end_with_parent, daemon=True).start()
    os.chdir(os.path.abspath(os.sep))  # messages name the directory in which a file would be
    if task.safe:
        os.environ["TZ"] = "UTC0"  # the machine's own zone tells where it stands
    wrong, code = "", ExitCode.FINE
    try:
        try:
            engine = _engine(task)
        finally:
            answer.write(READY)
            answer.flush()
        if task.safe:
            _admit(engine, task)
        _write(engine.execute(task.sql, task.values), task, answer)
        if task.write:
            engine.close()  # which puts into the file what stands beside it
    except PokersqlError as error:
        wrong, code = str(error), error.code
    except MemoryError:
        wrong, code = "the query needs more memory than it may take", ExitCode.SYSTEM
    except Exception as error:
        wrong, code = f"{type(error).__name__}: {error}", ExitCode.SYSTEM
    said.write(json.dumps((wrong[:LONGEST_MESSAGE], code)).encode())
    said.flush()
    os._exit(0)  # with little memory left, neither Python nor the engine may get through its own end


def _end_with_parent() -> None:
    sys.stdin.buffer.read()
    os._exit(ExitCode.SYSTEM)


def _write(result: Result, task: Task, answer: IO[bytes]) -> None:
    """Write the rows as the task wants them."""
    if task.format is not None:
        stream = io.TextIOWrapper(answer, "utf-8", newline="")
        render.write_rows(result, task.format, stream, screen=task.screen)
        stream.detach()  # which flushes
    else:
        pickle.dump((result.columns, result.types), answer)
        held = 0
        while part := list(islice(result.rows, FETCHED_ROWS)):
            pickle.dump(part, answer)
            held += sum(map(_size, part))
            if task.most is not None and held > task.most:  # small values take more memory than they are written with
                raise _too_much(task.most)
    answer.flush()


def _size(value: Any) -> int:
    """The bytes that a value takes in memory, with all that is in it."""
    inner = value if isinstance(value, (list, tuple)) else ()
    if isinstance(value, dict):
        inner = [*value, *value.values()]
    return sys.getsizeof(value) + sum(map(_size, inner))


def _too_much(most: int) -> PokersqlError:
    return PokersqlError(
        f"the rows take more than {most:,} bytes; ask for fewer, or allow more by --max-output", ExitCode.SYSTEM
    )


def _engine(task: Task) -> Engine:
    """The engine of a task, which can't do more than the task may."""
    if task.safe:
        return _safe_engine(task)
    if task.path is None:
        engine = engines.on_demand(task.engine or "duckdb")
        engine.provide(task.sql)
    else:
        engine = engines.opened(task.path, task.engine, task.write)
        installation.use_macros(engine, task.sql)
    return engine


def _safe_engine(task: Task) -> Engine:
    """The same for untrusted SQL. A database may be anybody's too, so all is shut before it is asked anything."""
    name = task.engine or "duckdb"
    with engines.ENGINES[name]() as other:
        _write(other.execute(REHEARSAL[name]), task, io.BytesIO())
    if name == "duckdb":
        installation.read_files()
    _limit(LOADING)
    if task.path is None:
        engine = engines.on_demand(name, safe=True)
        engine.provide(task.sql)
    else:
        engine = engines.opened(task.path, name, False, safe=True)
    _limit(task.seconds)
    _open_no_more()
    return engine


def _admit(engine: Engine, task: Task) -> None:
    """Let untrusted SQL in; what a database of its own makes of that is on its time."""
    if task.path is not None:
        installation.use_macros(engine, task.sql)
    engine.restrict()


def _limit(seconds: float) -> None:
    """Let the system hold this process to so much more time of its processors, and to its memory."""
    with suppress(ImportError):  # a system that has no such limits
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        most = {resource.RLIMIT_CPU: ceil(used.ru_utime + used.ru_stime + seconds * (os.cpu_count() or 1)) + 1}
        with suppress(OSError):
            held = int(Path("/proc/self/statm").read_text().split()[0]) * os.sysconf("SC_PAGE_SIZE")
            most[resource.RLIMIT_AS] = held + MEMORY
        for limit, number in most.items():
            soft, hard = _limits(limit)
            least = min([number, *(other for other in (soft, hard) if other != resource.RLIM_INFINITY)])
            resource.setrlimit(limit, (least, hard))


@cache
def _limits(limit: int) -> tuple[int, int]:
    """The limits that the process began with, soft and hard."""
    import resource

    return resource.getrlimit(limit)


def _open_no_more() -> None:
    """From here on a new file or connection finds no descriptor; what is open stays open, but no file of it grows."""
    with suppress(ImportError):
        import resource

        for limit in (resource.RLIMIT_CORE, resource.RLIMIT_FSIZE, resource.RLIMIT_NOFILE):
            resource.setrlimit(limit, (0, 0))
