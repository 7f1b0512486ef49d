"""Reads logs that are SQLite databases. One query per program that writes such logs returns the hands as lines."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from pokersql.sources import sql_files

if TYPE_CHECKING:
    import sqlite3

    from _typeshed import SupportsRead

MARK = b"SQLite format 3\0"
"""The first bytes of an SQLite database."""

QUERIES = "sql/engines/sqlite/histories/*.sql"
"""The files with the queries, one file per program."""

BLOCK = 2**20
"""The number of bytes copied at a time."""

LONGEST = 2**20
"""The most bytes of a value that SQLite reads."""

SAFE = ("trusted_schema = OFF", "cell_size_check = ON", "temp_store = FILE")
"""The PRAGMAs that make it safe to read a file of unknown origin."""


class NoLog(RuntimeError):
    """Raised if an SQLite database is damaged, or is no log with hands."""


class Lines:
    """The lines that a query returns, to be read like a file."""

    def __init__(self, rows: Iterable[tuple[bytes]]):
        self._rows = iter(rows)

    def read(self, size: int = BLOCK, /) -> bytes:
        """Whole lines, about `size` bytes in all; empty after the last line."""
        found: list[bytes] = []
        length = 0
        for (line,) in self._rows:
            found.append(line + b"\n")
            length += len(found[-1])
            if length >= size:
                break
        return b"".join(found)


@contextmanager
def lines(head: bytes, stream: SupportsRead[bytes]) -> Iterator[Lines]:
    """The lines of the hands in an SQLite database. `head` is its first bytes, which are already read from the stream.

    SQLite reads a copy, because the stream may be in an archive, and another program may write to the file. Raises
    NoLog.
    """
    import sqlite3

    with TemporaryDirectory(prefix="pokersql-") as directory:
        with open(place := Path(directory, "log"), "wb") as copy:
            copy.write(head)
            shutil.copyfileobj(stream, copy, BLOCK)
        uri = f"{place.as_uri()}?mode=ro&immutable=1"
        try:
            with closing(sqlite3.connect(uri, uri=True, check_same_thread=False)) as connection:
                rows = _rows(connection)
                first = rows.fetchone()
                if first is None:
                    raise NoLog("a log without hands")
                yield Lines(chain([first], rows))
        except sqlite3.Error as error:
            raise NoLog(f"no hand history: an SQLite database ({error})") from error


def _rows(connection: sqlite3.Connection) -> sqlite3.Cursor:
    """The rows of the first query that can read a database. Raises sqlite3.Error if no query can."""
    import sqlite3

    connection.text_factory = bytes
    if sys.version_info >= (3, 11):
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
    for setting in SAFE:
        connection.execute(f"PRAGMA {setting}")
    [(found,)] = connection.execute("PRAGMA quick_check(1)")
    if found != b"ok":
        raise sqlite3.DatabaseError(found.decode(errors="replace"))
    if connection.execute("SELECT 1 FROM sqlite_master WHERE type NOT IN ('table', 'index')").fetchone():
        raise sqlite3.DatabaseError("it has views or triggers")  # a view could run for years
    unknown = sqlite3.DatabaseError("no query")
    for path in sorted(sql_files.base().glob(QUERIES)):
        try:
            return connection.execute(path.read_text(encoding="utf-8"))
        except sqlite3.OperationalError as error:  # the database lacks a table or a column
            unknown = error
    raise unknown
