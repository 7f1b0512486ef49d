"""What the benchmarks ran on, in words."""

import os
import platform
from pathlib import Path


def described(**versions: str) -> str:
    """The processor, its cores and the versions, as the line above a table.

    >>> described(SQLite="3.40.1").split("; ")[1].split(", ")[1]
    'SQLite 3.40.1.'
    """
    said = ", ".join(f"{name} {version}" for name, version in {"Python": platform.python_version(), **versions}.items())
    return f"{_processor()}, {os.cpu_count()} cores; {said}."


def _processor() -> str:
    """The processor by its name, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        return next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.machine()
