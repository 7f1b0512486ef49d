"""Runs SQL in a process of its own, which can be ended; if the SQL is anybody's, it can do next to nothing there."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from pokersql.engines import Engine, Result, Values
from pokersql.errors import ExitCode, PokersqlError

SECONDS = 10.0
"""How long untrusted SQL may take unless it is said otherwise."""

LONGEST = 86_400
"""The longest time limit in seconds: a day."""

LETTERS = 100_000
"""How long untrusted SQL may be: reading it takes its time too."""

MEMORY = 2 * 2**30
"""The bytes that untrusted SQL, and its rows, may take beyond what the engine has when it is loaded."""


READY = b"+"
"""What the process says when it begins with the SQL: loading is not on its time."""


class Task(NamedTuple):
    """What is to run, and where."""

    sql: str
    values: Values = ()
    engine: str | None = None
    path: str | None = None
    write: bool = False
    safe: bool = False


def run(task: Task, time_limit: float | None = None) -> Result:
    """All rows of the last statement; its process is ended when the time is over.

    Raises PokersqlError for what can't be run, for what took too long and for what took the process with it.
    """
    if task.safe and len(task.sql) > LETTERS:
        raise PokersqlError(f"untrusted SQL has {len(task.sql):,} letters; {LETTERS:,} at most", ExitCode.SYSTEM)
    limit = time_limit or SECONDS
    # The child's modules are those of this process, wherever they were found.
    place = str(Path(__file__).parent.parent)
    code = f"import sys; sys.path.insert(0, {place!r}); from pokersql import apart; apart.serve()"
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, bufsize=0
    ) as process:
        try:
            with process.stdin as stdin:
                stdin.write(pickle.dumps(task))
            process.stdin = None
            process.stdout.read(len(READY))
            answer, _ = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired as error:
            process.kill()
            raise PokersqlError(f"the query took longer than {limit:g} s", ExitCode.SYSTEM) from error
        except BaseException:
            process.kill()
            raise
    if process.returncode != 0:
        raise PokersqlError("the query brought its process down, most likely for want of memory", ExitCode.SYSTEM)
    columns, rows, message, exit_code = pickle.loads(answer)
    if message:
        raise PokersqlError(message, exit_code)
    return Result(columns, iter(rows))


def serve() -> None:
    """What the process does: take a task, be ready, answer."""
    answer = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    task = pickle.load(sys.stdin.buffer)
    found: tuple[Any, ...]
    try:
        try:
            engine = _engine(task)
        finally:
            answer.write(READY)
            answer.flush()
        with engine:
            result = engine.execute(task.sql, task.values)
            found = (result.columns, list(result.rows), "", 0)
    except PokersqlError as error:
        found = ([], [], str(error), error.code)
    except MemoryError:
        found = ([], [], "the query needs more memory than it may take", ExitCode.SYSTEM)
    except Exception as error:
        found = ([], [], f"{type(error).__name__}: {error}", ExitCode.SYSTEM)
    with answer:
        pickle.dump(found, answer)
    os._exit(0)  # with little memory left, Python may not get through its own end


def _engine(task: Task) -> Engine:
    """The engine of a task, which can't do more than the task may."""
    from pokersql import engines

    if task.path is None:
        engine = engines.loaded(task.engine or "duckdb")
        engine.use_studies(task.sql)
    else:
        engine = engines.opened(task.path, task.engine, task.write)
    if engine.name == "duckdb":
        engine.use_macros(task.sql)
    if task.safe:
        engine.restrict()
        with suppress(ImportError, OSError):  # systems that have no such limit
            import resource

            held = int(Path("/proc/self/statm").read_text().split()[0]) * os.sysconf("SC_PAGE_SIZE")
            resource.setrlimit(resource.RLIMIT_AS, (held + MEMORY, held + MEMORY))
    return engine
