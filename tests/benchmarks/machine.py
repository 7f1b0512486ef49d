"""A description of the machine on which the benchmarks ran."""

import os
import platform
from importlib.metadata import version
from pathlib import Path


def described(*packages: str, **versions: str) -> str:
    """The line above a table: the processor, its cores, and the installed versions of Python and packages.

    >>> described(SQLite="3.40.1").split("; ")[1].split(", ")[1]
    'SQLite 3.40.1.'
    """
    known = {"Python": platform.python_version()} | {name: version(name) for name in packages} | versions
    said = ", ".join(f"{name} {number}" for name, number in known.items())
    return f"{_processor()}, {os.cpu_count()} cores; {said}."


def _processor() -> str:
    """The name of the processor, if the system gives it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        return next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.machine()
