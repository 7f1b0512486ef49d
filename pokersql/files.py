"""Files that commands write: refused before any work is done for them, there only when they are whole."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pokersql.errors import ExitCode, PokersqlError


def check_free(out: str | None, force: bool) -> None:
    """Refuse a file that is in the way or has no directory."""
    if out is None:
        return
    path = Path(out)
    if path.is_dir():
        raise PokersqlError(f"{out} is a directory; name a file", ExitCode.USAGE)
    if path.is_file() and not force:
        raise PokersqlError(f"{out} exists; --force writes over it", ExitCode.USAGE)
    if not path.exists() and not path.resolve().parent.is_dir():
        raise PokersqlError(f"{out}: no directory {path.resolve().parent}", ExitCode.USAGE)


@contextmanager
def replaced(out: str) -> Iterator[str]:
    """The name of a new file beside `out` that takes its place when all is written, and is gone if not.

    What is no file (a pipe, a device) is written to as it is; a link stays one, and what it points to is replaced.
    """
    path = Path(out)
    if path.exists() and not path.is_file():
        yield out
        return
    path = path.resolve()
    descriptor, beside = tempfile.mkstemp(prefix=path.name, suffix=".part", dir=path.parent)
    os.close(descriptor)
    try:
        yield beside
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(beside, 0o666 & ~mask)
        os.replace(beside, path)
    except BaseException:
        os.unlink(beside)
        raise
