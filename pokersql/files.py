"""Files that commands write: refused before any work is done for them, there only when they are whole."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from pokersql.errors import ExitCode, PokersqlError


def ending(path: str) -> str:
    """The ending of a file's name, which says what it holds, in small letters."""
    found = Path(path).suffix.lower()
    if not found and Path(path).name.startswith("."):
        raise PokersqlError(f"{path} is no more than an ending; put a name before it", ExitCode.USAGE)
    return found


def check_free(out: str | None, force: bool) -> None:
    """Refuse a file that is in the way or has no directory."""
    if out is None:
        return
    path = Path(out)
    try:
        directory = path.resolve().parent
        there = path.stat() if os.path.lexists(path) else None
    except FileNotFoundError:  # a link to what is yet to come
        there = None
    except (OSError, RuntimeError) as error:  # a RuntimeError is Python's word for links in a circle
        why = getattr(error, "strerror", None) or "its links go in a circle"
        raise PokersqlError(f"{out} can't be written: {why.lower()}; name another file", ExitCode.USAGE) from error
    if path.is_dir():
        raise PokersqlError(f"{out} is a directory; name a file", ExitCode.USAGE)
    if path.is_file() and not force:
        raise PokersqlError(f"{out} exists; --force writes over it", ExitCode.USAGE)
    if there is None and not directory.is_dir():
        raise PokersqlError(f"{out}: no directory {directory}", ExitCode.USAGE)


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
    with _part(path.parent) as (part, put):
        yield part
        put(path)


@contextmanager
def scratch(directory: str | None = None) -> Iterator[str]:
    """The name of a directory that an engine may make for what it has no memory for; it is gone with the work."""
    path = Path(directory or tempfile.gettempdir()) / f".pokersql-{os.getpid()}"
    try:
        yield str(path)
    finally:
        shutil.rmtree(path, ignore_errors=True)


@contextmanager
def nameless(directory: str | None = None) -> Iterator[str]:
    """A path to a new file that is gone with this process, however it ends."""
    with _part(Path(directory or tempfile.gettempdir())) as (part, _):
        yield part


@contextmanager
def _part(directory: Path) -> Iterator[tuple[str, Callable[[Path], None]]]:
    """A path to a new file in a directory, and what puts the file in its place there.

    On Linux the file has no name until then, so that even a process that is killed leaves nothing.
    """
    try:
        descriptor = os.open(directory, os.O_TMPFILE | os.O_RDWR, 0o666)
    except (AttributeError, OSError):  # another system, or a file system that has no such files
        with _named_part(directory) as named:
            yield named
        return

    part = f"/proc/self/fd/{descriptor}"

    def put(path: Path) -> None:
        try:
            _link(part, path)
        except FileExistsError:  # only a name takes the place of another
            beside = path.with_name(f".{path.name}.{os.getpid()}.part")
            _link(part, beside)
            os.replace(beside, path)

    try:
        yield part, put
    finally:
        os.close(descriptor)


def _link(part: str, path: Path) -> None:
    """Give a file without a name one."""
    # With a directory Python calls linkat, which goes to the file that is open; link would go to the sign of it.
    root = os.open("/", os.O_RDONLY)
    try:
        os.link(part, path, src_dir_fd=root, follow_symlinks=True)
    finally:
        os.close(root)


@contextmanager
def _named_part(directory: Path) -> Iterator[tuple[str, Callable[[Path], None]]]:
    """The same where a file must have a name: it goes unless the process is killed."""
    descriptor, part = tempfile.mkstemp(prefix=".pokersql", suffix=".part", dir=directory)
    os.close(descriptor)
    try:

        def put(path: Path) -> None:
            mask = os.umask(0)
            os.umask(mask)
            os.chmod(part, 0o666 & ~mask)
            os.replace(part, path)

        yield part, put
    finally:
        with suppress(FileNotFoundError):
            os.unlink(part)
