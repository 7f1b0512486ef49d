"""Writes files: paths are checked before the work begins, and a file appears only when it is complete."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from pokersql.errors import ExitCode, PokersqlError, reason

SIDE_FILES = (".wal", ".wal.checkpoint", ".wal.recovery", "-journal", "-wal", "-shm")
"""The endings of the files that DuckDB and SQLite put beside a database while they write to it."""


def remove_database(path: Path) -> None:
    """Remove a database or a directory of Parquet files, and the engine's temporary files beside it."""
    if path.is_dir():
        shutil.rmtree(path)
    for name in ("", *SIDE_FILES):
        Path(f"{path}{name}").unlink(missing_ok=True)
    shutil.rmtree(f"{path}.tmp", ignore_errors=True)  # DuckDB's spill files


def ending(path: str) -> str:
    """The ending of a file's name in lower case, such as .csv; '' if the name has no ending.

    Raises PokersqlError (usage) if the name is only an ending.
    """
    found = Path(path).suffix.lower()
    if not found and Path(path).name.startswith("."):
        raise PokersqlError(f"{path} is only an ending; put a name before it")
    return found


def check_free(out: str | None, force: bool) -> None:
    """Raise PokersqlError (usage) if `out` can't be written, or exists without `force`. None is standard output."""
    if out is None:
        return
    path = Path(out)
    try:
        directory = path.resolve().parent
        there = path.stat() if os.path.lexists(path) else None
    except FileNotFoundError:  # a link whose target doesn't exist yet
        there = None
    except (OSError, RuntimeError) as error:  # RuntimeError: the links form a circle
        why = getattr(error, "strerror", None) or "its links form a circle"
        raise PokersqlError(f"{out} can't be written: {why.lower()}; name another file") from error
    if path.is_dir():
        raise PokersqlError(f"{out} is a directory; name a file")
    if path.is_file() and not force:
        raise PokersqlError(f"{out} exists; --force writes over it")
    if there is None and not directory.is_dir():
        raise PokersqlError(f"{out}: no directory {directory}")


def check_directory(directory: str) -> None:
    """Raise PokersqlError (usage) if `directory` is a file, or would stand in no directory."""
    place = Path(directory).resolve()
    if place.exists() and not place.is_dir():
        raise PokersqlError(f"{directory} is a file; name a directory")
    if not place.parent.is_dir():
        raise PokersqlError(f"{directory}: no directory {place.parent}")


def write_all(directory: str, texts: Mapping[str, str], force: bool) -> list[Path]:
    """Write texts into a directory, by the path of each file in it. Returns the paths of the files.

    Raises PokersqlError: (usage) if the directory is a file, or has one of the files and `force` is not set; (system)
    if files can't be written.
    """
    check_directory(directory)
    paths = [Path(directory) / name for name in texts]
    for path in filter(os.path.lexists, paths):
        check_free(str(path), force)
    with new_files(directory, True) as part:
        for name, text in texts.items():
            (part / name).parent.mkdir(parents=True, exist_ok=True)
            (part / name).write_text(text, encoding="utf-8", newline="\n")
    return paths


def fixed(directory: Path, values: Mapping[str, str]) -> dict[str, str]:
    """The texts of a package's fixed files, by the path of each file in its directory.

    @NAME@ becomes the value of `name`. about.md becomes README.md, since here only chapters have that name. Names that
    begin with a dot and directories named build are left out.
    """
    texts = {}
    for path in (path for path in sorted(directory.rglob("*")) if path.is_file()):
        name = path.relative_to(directory).as_posix()
        if not re.search(r"(^|/)(\.|build/)", name):
            text = path.read_text(encoding="utf-8")
            text = re.sub("@([A-Z]+)@", lambda found: values[found[1].lower()], text)
            texts["README.md" if name == "about.md" else name] = text
    return texts


@contextmanager
def new_files(directory: str, force: bool) -> Iterator[Path]:
    """A new directory. At the end all files in it are moved to `directory`; after an error they are removed.

    Raises PokersqlError: (usage) if `directory` is a file, or has files and `force` is not set; (system) if files can't
    be written.
    """
    check_directory(directory)
    target = Path(directory).resolve()
    try:
        if target.is_dir() and any(target.iterdir()) and not force:
            raise PokersqlError(f"{directory} has files; --force overwrites files of the same names")
        # A directory can be a file system of its own or stand in a read-only one, so the files are made inside it.
        within = target if target.is_dir() else target.parent
        with tempfile.TemporaryDirectory(prefix=".pokersql", dir=within) as scratch:
            part = Path(scratch)
            yield part
            for file in sorted(path for path in part.rglob("*") if path.is_file()):
                place = target / file.relative_to(part)
                place.parent.mkdir(parents=True, exist_ok=True)
                file.replace(place)
    except OSError as error:
        raise PokersqlError(f"{directory} can't be written: {reason(error)}", ExitCode.SYSTEM) from error


@contextmanager
def replaced(out: str) -> Iterator[str]:
    """The path of a new file to write. At the end the file is renamed to `out`; after an error it is removed.

    If `out` is a pipe or a device, the path is `out` itself. If `out` is a link, the link's target is replaced.
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
    """The path of a new directory for an engine's spill files; the directory is removed at the end."""
    path = Path(directory or tempfile.gettempdir()) / f".pokersql-{os.getpid()}"
    try:
        yield str(path)
    finally:
        shutil.rmtree(path, ignore_errors=True)


@contextmanager
def nameless(directory: str | None = None) -> Iterator[str]:
    """The path of a temporary file. The file disappears when this process ends, even if the process is killed."""
    with _part(Path(directory or tempfile.gettempdir())) as (part, _):
        yield part


@contextmanager
def _part(directory: Path) -> Iterator[tuple[str, Callable[[Path], None]]]:
    """The path of a new file in a directory, and the function that renames it.

    On Linux the file has no name until it is renamed, so even a killed process leaves no file.
    """
    try:
        descriptor = os.open(directory, os.O_TMPFILE | os.O_RDWR, 0o666)
    except (AttributeError, OSError):  # the system does not support files without a name
        with _named_part(directory) as named:
            yield named
        return

    part = f"/proc/self/fd/{descriptor}"

    def put(path: Path) -> None:
        try:
            _link(part, path)
        except FileExistsError:  # unlike rename, link replaces no file
            beside = path.with_name(f".{path.name}.{os.getpid()}.part")
            _link(part, beside)
            os.replace(beside, path)

    try:
        yield part, put
    finally:
        os.close(descriptor)


def _link(part: str, path: Path) -> None:
    """Give a name to an open file that has no name."""
    # With src_dir_fd, Python calls linkat instead of link. Only linkat follows /proc/self/fd/N to the file.
    root = os.open("/", os.O_RDONLY)
    try:
        os.link(part, path, src_dir_fd=root, follow_symlinks=True)
    finally:
        os.close(root)


@contextmanager
def _named_part(directory: Path) -> Iterator[tuple[str, Callable[[Path], None]]]:
    """Does what `_part` does, but the file has a name from the start. So a killed process leaves the file behind."""
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
