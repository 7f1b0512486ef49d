"""Names the command that installs a missing package: one that works where this Python stands."""

import os
import re
import shlex
import sys


def command(*packages: str) -> str:
    """The command that installs packages into the environment of this Python, quoted for the system's shell."""
    from importlib.util import find_spec

    python = sys.executable
    # An environment that uv made has no pip.
    pip = [python, "-m", "pip", "install"] if find_spec("pip") else ["uv", "pip", "install", "--python", python]
    words = [*pip, *packages]
    if os.name == "nt":
        quoted = " ".join(word if re.fullmatch(r"[\w.:\\/=-]+", word) else f'"{word}"' for word in words)
        return f"& {quoted}" if quoted.startswith('"') else quoted  # PowerShell runs a quoted path only after &
    return shlex.join(words)


def extra(name: str) -> str:
    """The command that installs the packages of an extra of pyproject.toml.

    The command names the packages, not pokersql[NAME]: it works after an install from an index, a wheel or a clone. If
    pokersql runs from a clone without being installed, the command names the clone.
    """
    from importlib import metadata
    from pathlib import Path

    try:
        required = metadata.requires("pokersql") or []
    except metadata.PackageNotFoundError:
        required = []
    pattern = re.compile(rf"(.+?)\s*;\s*extra == ['\"]{name}['\"]")
    packages = [found[1] for found in map(pattern.fullmatch, required) if found]
    return command(*packages or [f"{Path(__file__).resolve().parents[1]}[{name}]"])
