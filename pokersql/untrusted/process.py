"""Runs one task in the process that `apart.py` starts. The process has no access that untrusted SQL could misuse."""

from __future__ import annotations

import copyreg
import io
import json
import os
import pickle
import signal
import sys
from contextlib import suppress
from functools import cache
from itertools import islice
from math import ceil
from pathlib import Path
from threading import Thread
from typing import IO, Any
from zoneinfo import ZoneInfo

from pokersql import engines
from pokersql.databases import installation, prepared, worlds
from pokersql.engines import FETCHED_ROWS, Engine, Result
from pokersql.errors import ExitCode, PokersqlError
from pokersql.output import render
from pokersql.untrusted.apart import LOADING, READY, Task, too_much

MEMORY = 2 * 2**30
"""The bytes of memory that untrusted SQL may take in addition to the process's memory after loading."""

LONGEST_MESSAGE = 4_000
"""The most characters of an error: it must fit into a pipe that the parent reads only after the process has ended."""

PR_SET_PDEATHSIG = 1
"""The option of Linux's prctl that sends a signal to this process when the parent dies."""

REHEARSAL = {
    "duckdb": """
        SELECT
            now(), DATE '2026-11-22', TIME '12:00:00', TIMESTAMP '2026-11-22 12:00:00', INTERVAL 1 DAY, uuid(), 1.5,
            CAST('x' AS BLOB), '♠', [1], {'a': 1}, MAP {1: 2}, 2 ** 70
    """,
    "sqlite": "SELECT random(), '♠'",
}
"""A query for each engine. To convert the values, Python opens modules and devices that it can't open later."""


def serve() -> None:
    """Read the task, load the engine, run the SQL, and write the answer."""
    said, answer = (os.fdopen(os.dup(descriptor), "wb") for descriptor in (2, 1))
    for descriptor in (1, 2):
        os.dup2(os.open(os.devnull, os.O_WRONLY), descriptor)
    import ctypes

    # So Linux ends the process even while the engine holds Python's lock. Other systems lack prctl, or a library None.
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    task: Task = pickle.load(sys.stdin.buffer)
    copyreg.pickle(ZoneInfo, lambda zone: (ZoneInfo, (zone.key,)))  # otherwise pickle uses getattr, which TYPES lacks
    Thread(target=_end_with_parent, daemon=True).start()
    os.chdir(os.path.abspath(os.sep))  # messages of engines name the working directory
    if task.safe:
        os.environ["TZ"] = "UTC0"  # the time zone would reveal where the machine is
    wrong, code = "", ExitCode.FINE
    try:
        try:
            os.environ[prepared.DIRECTORY] = task.cache or ""
            engine = _engine(task)
        finally:
            answer.write(READY)
            answer.flush()
        if task.safe:  # the time limit already runs, since a malicious database can slow this
            if task.path is not None:
                installation.use_macros(engine, task.sql)
            engine.restrict()
            del os.environ[prepared.DIRECTORY]
        _write(engine.execute(task.sql, task.values), task, answer)
        if task.write:
            engine.close()  # merges the write-ahead log into the file
    except PokersqlError as error:
        wrong, code = str(error), error.code
    except MemoryError:
        wrong, code = "the query needs more memory than it may take", ExitCode.SYSTEM
    except Exception as error:
        wrong, code = f"{type(error).__name__}: {error}", ExitCode.SYSTEM
    said.write(json.dumps((wrong[:LONGEST_MESSAGE], code)).encode())
    said.flush()
    os._exit(0)  # with little memory left, the shutdown of Python or the engine may fail


def _end_with_parent() -> None:
    sys.stdin.buffer.read()
    os._exit(ExitCode.SYSTEM)


def _write(result: Result, task: Task, answer: IO[bytes]) -> None:
    """Write the rows as text in the task's format; without a format, as pickled values."""
    if task.format is not None:
        stream = io.TextIOWrapper(answer, "utf-8", newline="")
        render.write_rows(result, task.format, stream, screen=task.screen)
        stream.detach()  # flushes `stream`, but does not close `answer`
    else:
        pickle.dump((result.columns, result.types), answer)
        held = 0
        while part := list(islice(result.rows, FETCHED_ROWS)):
            pickle.dump(part, answer)
            held += sum(map(_size, part))
            if task.most is not None and held > task.most:  # a value takes more bytes in memory than in the pickle
                raise too_much(task.most)
    answer.flush()


def _size(value: Any) -> int:
    """The bytes of memory that a value takes, with all values inside it."""
    inner = value if isinstance(value, (list, tuple)) else ()
    if isinstance(value, dict):
        inner = [*value, *value.values()]
    return sys.getsizeof(value) + sum(map(_size, inner))


def _engine(task: Task) -> Engine:
    """The engine that runs a task."""
    if task.safe:
        return _safe_engine(task)
    if task.path is None:
        return worlds.loaded(task.engine or "duckdb")
    engine = engines.opened(task.path, task.engine, task.write)
    installation.use_macros(engine, task.sql)
    return engine


def _safe_engine(task: Task) -> Engine:
    """The engine for untrusted SQL. The limits are set before the first query, since the database may be malicious."""
    name = task.engine or "duckdb"
    with engines.ENGINES[name]() as other:
        _write(other.execute(REHEARSAL[name]), task, io.BytesIO())
    if name == "duckdb":
        installation.read_files()
    _limit(LOADING)
    engine = worlds.loaded(name, safe=True) if not task.path else engines.opened(task.path, name, False, safe=True)
    _limit(task.seconds)
    _open_no_more()
    return engine


def _limit(seconds: float) -> None:
    """Let the system limit this process to `seconds` more seconds on each processor, and to MEMORY more bytes."""
    with suppress(ImportError):  # Windows has no such limits
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
    """The soft and the hard limit of a resource at the start of the process."""
    import resource

    return resource.getrlimit(limit)


def _open_no_more() -> None:
    """Forbid this process to open files or connections, and to extend open files."""
    with suppress(ImportError):
        import resource

        for limit in (resource.RLIMIT_CORE, resource.RLIMIT_FSIZE, resource.RLIMIT_NOFILE):
            resource.setrlimit(limit, (0, 0))
