"""The prepared databases in the user's cache: they have all relations or the macros; later starts are faster.

A file's name has four parts: (1) a word for the contents; (2) the versions; (3) a checksum of the SQL files and of the
modules that run the SQL files; (4) a checksum of the file's bytes. So an incomplete, damaged or foreign file is not
used.
"""

from __future__ import annotations

import os
import re
import zlib
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from time import time

from pokersql import __version__
from pokersql.errors import ExitCode, PokersqlError, in_a_line, reason, say
from pokersql.output import files
from pokersql.sources import sql_files

DIRECTORY = "POKERSQL_CACHE"
"""The environment variable that sets another directory for the prepared databases."""

NAME = re.compile(r"(everything|macros)-(duckdb|sqlite)-[\w.]+-[\w.+]+-[0-9a-f]{16}-[0-9a-f]{8}\.\2")
"""A pattern for a file's name: the contents, the engine, its version, pokersql's version, and the two checksums."""

MAKERS = (
    *("sources/sql_files.py", "sources/catalogue.py", "sources/bundle.py"),
    *("databases/installation.py", "databases/worlds.py"),
    *("engines/base.py", "engines/duckdb/engine.py", "engines/sqlite/engine.py"),
)
"""The modules on which the contents depend, in addition to the SQL files."""

MAKING = ".making"
"""The name of an incomplete database; only the process that holds the lock writes it."""

UNUSED = 86_400
"""When a database is made, databases that were not used for this many seconds are removed."""

RENEWED = 3600
"""The time of the last use is written again after this many seconds."""

KEPT = 12
"""The most databases kept: the new one and those used last. After each change of an SQL file, new ones are made."""


@cache
def checksum() -> str:
    """The SHA-256 of all SQL files and of the Parquet files beside them."""
    digest = sha256()
    base = os.path.join(sql_files.base(), "")
    for directory, inner, names in os.walk(f"{base}sql"):
        inner.sort()
        for name in sorted(names):
            if name.endswith((".sql", ".parquet")):
                path = os.path.join(directory, name)
                with open(path, "rb") as file:
                    digest.update(path.removeprefix(base).encode() + b"\0" + file.read() + b"\0")
    return digest.hexdigest()


@cache
def _makers() -> str:
    """The SHA-256 of `checksum()` and of the modules MAKERS."""
    digest = sha256(checksum().encode())
    for module in MAKERS:
        digest.update((Path(__file__).parents[1] / module).read_bytes())
    return digest.hexdigest()


def directory() -> Path:
    """The directory that has the prepared databases."""
    given = os.environ.get(DIRECTORY)
    if given:
        return Path(given).absolute()
    from platformdirs import user_cache_path

    return user_cache_path("pokersql", appauthor=False)


def path(name: str, version: str, make: Callable[[str], None] | None) -> Path | None:
    """The prepared database with a name such as everything.duckdb. If the database is missing, `make` makes it.

    `version` is the engine's version. Returns None if the database is missing and `make` is None. Returns None and
    prints a note if the cache can't be written.
    """
    place, (kind, ending) = directory(), name.split(".")
    stem = f"{kind}-{ending}-{version}-{__version__}-{_makers()[:16]}"
    found = _whole(place, stem)
    if found or make is None:
        return found
    import filelock

    try:
        place.mkdir(parents=True, exist_ok=True)
        with filelock.FileLock(place / ".lock"):
            return _whole(place, stem) or _made(place, stem, ending, make)
    except (OSError, NotImplementedError, PokersqlError) as error:  # NotImplementedError: no locks
        why = getattr(error, "strerror", None) or str(error)
    say(
        in_a_line(
            f"{place}: can't be written ({why}), so each start takes some seconds; {DIRECTORY} names another directory"
        )
    )
    return None


def _whole(place: Path, stem: str) -> Path | None:
    """The file whose name begins with `stem`, if the checksum in its name is the checksum of its bytes."""
    for file in place.glob(f"{stem}-*"):
        with suppress(OSError):
            if file.stem == f"{stem}-{_crc(file)}":
                if time() - _used(file) > RENEWED:
                    os.utime(file)
                return file
    return None


def _used(file: Path) -> float:
    """When a file was last used, in seconds since 1970; 0 if another process has removed the file."""
    with suppress(OSError):
        return file.stat().st_mtime
    return 0


def _crc(file: Path) -> str:
    """The CRC-32 of a file. A process reads a file again only if its size or its time of change is another."""
    found = file.stat()
    return _read_crc(file, found.st_size, found.st_mtime_ns)


@cache
def _read_crc(file: Path, size: int, changed: int) -> str:
    with open(file, "rb") as stream:
        found = 0
        while piece := stream.read(1 << 20):
            found = zlib.crc32(piece, found)
    return f"{found:08x}"


def _made(place: Path, stem: str, ending: str, make: Callable[[str], None]) -> Path:
    """Make the file whose name begins with `stem`; the caller holds the lock."""
    part = place / MAKING
    files.remove_database(part)  # a killed process may have left the file
    used = sorted(((_used(other), other) for other in list_of(place)), reverse=True)
    for number, (when, other) in enumerate(used, 1):
        if number >= KEPT or other.name.startswith(stem) or time() - when > UNUSED:
            with suppress(OSError):  # another process removed the file, or uses it (Windows)
                other.unlink()
    say(in_a_line(f"making the database '{stem.split('-')[0]}' once for all later starts, in {place}"))
    try:
        make(str(part))
        whole = place / f"{stem}-{_crc(part)}.{ending}"
        os.replace(part, whole)
    finally:
        files.remove_database(part)
    return whole


def list_of(place: Path) -> list[Path]:
    """All prepared databases in a directory, and incomplete files that killed processes have left."""
    found = place.iterdir() if place.is_dir() else ()
    return sorted(file for file in found if NAME.fullmatch(file.name) or file.name.startswith(MAKING))


def clear() -> int:
    """Remove all prepared databases. Returns their size in bytes.

    Raises PokersqlError (system) if a file can't be removed.
    """
    size = 0
    for file in list_of(directory()):
        try:
            size += file.stat().st_size
            file.unlink()
        except FileNotFoundError:  # another process has removed the file
            pass
        except OSError as error:
            raise PokersqlError(f"{file} can't be removed: {reason(error)}", ExitCode.SYSTEM) from error
    return size
