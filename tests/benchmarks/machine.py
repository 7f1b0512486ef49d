"""What the benchmarks ran on, in words."""

import os
import platform
from importlib.metadata import version
from pathlib import Path


def described(*packages: str, **versions: str) -> str:
    """The processor, its cores and the versions, those of packages as they are installed: the line above a table.

    >>> described(SQLite="3.40.1").split("; ")[1].split(", ")[1]
    'SQLite 3.40.1.'
    """
    known = {"Python": platform.python_version()} | {name: version(name) for name in packages} | versions
    said = ", ".join(f"{name} {number}" for name, number in known.items())
    return f"{_processor()}, {os.cpu_count()} cores; {said}."


def _processor() -> str:
    """The processor by its name, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        return next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.machine()
