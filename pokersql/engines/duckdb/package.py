"""The sources of an extension for DuckDB. LOAD makes the macros in memory."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).parent / "extension"
"""The directory of the extension's files, except those that are generated."""


def package() -> dict[str, str]:
    """The texts of the extension's files, by the path in its directory."""
    own = [path for path in sorted(PACKAGE.rglob("*")) if path.is_file()]
    return {path.relative_to(PACKAGE).as_posix(): path.read_text(encoding="utf-8") for path in own}
