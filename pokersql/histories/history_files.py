"""Finds the files of hand histories, unpacks archives, and reads their text in pieces."""

from __future__ import annotations

import bz2
import codecs
import glob
import gzip
import io
import lzma
import os
import re
import select
import shutil
import stat
import tarfile
import tempfile
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from posixpath import normpath
from threading import Event
from typing import IO, TYPE_CHECKING, Any, NamedTuple

from pokersql.errors import ExitCode, PokersqlError, reason
from pokersql.histories import sqlite_logs
from pokersql.histories.sqlite_logs import NoLog
from pokersql.sources import sql_files

if TYPE_CHECKING:
    from _typeshed import SupportsRead

SAMPLE = str(sql_files.base() / "sql/histories/sample/sample_hands.txt.bz2")
"""The path of the sample hands, which are part of the package."""

BLOCK = 8 * 2**20
"""The number of bytes read at a time."""

SLICE = 32 * 2**20
"""The number of characters replayed at a time: about 50,000 hands."""

LONGEST_LINE = 64 * 2**20
"""The most characters of a line. Longer lines are cut: no hand has such a line."""

WAIT = 0.1
"""The seconds that `_Pipe` waits before it checks again whether to stop."""

HEAD = 4096
"""The number of first bytes that decide the encoding of a file."""

HEADER = 2**20
"""The most bytes of headers before a file in a tar archive: tarfile reads some headers whole into memory."""

COMPRESSED: dict[str, Callable[[Any], io.BufferedIOBase]] = {"gz": gzip.open, "bz2": bz2.open, "xz": lzma.open}
"""For each end of a file name, the function that unpacks such a file: "gz" is for .gz, .tar.gz and .tgz."""

TAR = (".tar", ".tar.gz", ".tgz", ".tar.bz2", ".tbz2", ".tar.xz", ".txz")
"""The endings of tar archives."""

PACKED = (*TAR, ".zip", ".gz", ".bz2", ".xz")
"""The endings of archives and compressed files."""

DAMAGED = (tarfile.TarError, zipfile.BadZipFile, OSError, EOFError, zlib.error, lzma.LZMAError, RuntimeError)
"""The errors raised while unpacking a file that is damaged or needs a password; bz2 raises OSError without an errno."""


class Piece(NamedTuple):
    """Some whole lines of a source."""

    source: str
    """The path of the file; for a member of an archive, the archive's path and the member's path."""
    first_line: int
    """The number of the first line."""
    text: str
    """The lines, separated by \\n."""
    is_last: bool
    """Whether the source ends with this piece."""


def named(words: Iterable[str]) -> list[str]:
    """The paths named by the words of a command, in order. A word may be a pattern such as `*.txt`.

    Raises PokersqlError (usage) for a word that names no file.
    """
    paths: list[str] = []
    for word in words:
        found = [word] if os.path.exists(word) else sorted(glob.glob(word, recursive=True))
        if not found:
            raise PokersqlError(f"{word}: no such file; name a file, a directory, an archive or a pattern")
        paths += found
    return list(dict.fromkeys(map(without_slash, paths)))


def without_slash(path: str) -> str:
    """A path without a slash at the end, so that `hands/` and `hands` are the same source."""
    return path.rstrip("/") or path


def groups(paths: Iterable[str], base: str = "") -> Iterator[list[str]]:
    """Groups of paths to load together: consecutive small files, or a single directory, archive or large file.

    Loading 100 files one by one takes a minute, mostly to plan the same queries again. `base` is the paths' directory.
    """
    group: list[str] = []
    letters = 0
    for path in paths:
        file = os.path.join(base, path)
        plain = os.path.isfile(file) and not path.lower().endswith(PACKED)
        size = os.path.getsize(file) if plain else SLICE + 1  # so it makes a group of its own
        if group and letters + size > SLICE:
            yield group
            group, letters = [], 0
        group.append(path)
        letters += size
    if group:
        yield group


class Reading:
    """The pieces of all sources in some paths. A thread begins to read as soon as the object is made.

    `base` is the directory of the paths; the names of sources do not include it. An archive that unpacks to more than
    `most` bytes is refused.
    """

    def __init__(self, paths: list[str], base: str = "", most: int | None = None):
        self.paths, self.base, self.most = paths, base, most
        self.name = paths[0] + (" and others" if len(paths) > 1 else "")
        self.unread: dict[str, str] = {}
        """For each file that can't be read, the reason."""
        self.no_logs: dict[str, str] = {}
        """For each SQLite database that has no readable hands, what it is, for example 'a log without hands'."""
        self.files = [file for path in paths for file in self._files(path)]
        self.total = sum(os.path.getsize(self.place(file)) for file in self.files) or 1
        self._done = 0
        self.part = 0.0
        """The share of all bytes that was read up to the end of the last slice, from 0 to 1."""
        self.skipped: set[str] = set()
        """The sources whose remaining pieces are skipped."""
        self._given_up = Event()
        self._pool = ThreadPoolExecutor(1)
        self._made = self._slices()
        self._coming = self._pool.submit(next, self._made, None)

    def give_up(self) -> None:
        """Stop reading ahead, even from a pipe that has no writer."""
        self._given_up.set()

    def place(self, path: str) -> str:
        """The path below the directory `base`."""
        return os.path.join(self.base, path)

    def _files(self, path: str) -> list[str]:
        """All files in and below a directory, except hidden files; if `path` is a file, the file itself."""
        if not os.path.isdir(self.place(path)):
            return [path]
        found: list[str] = []
        for directory, below, names in os.walk(self.place(path)):
            below[:] = [name for name in below if not name.startswith(".")]
            named = directory.removeprefix(self.place(""))
            found += [os.path.join(named, name) for name in names if not name.startswith(".")]
        self.unread |= {file: "no regular file" for file in sorted(found) if not os.path.isfile(self.place(file))}
        return sorted(file for file in found if file not in self.unread)

    def slices(self) -> Iterator[list[Piece]]:
        """All pieces, in the order of the sources, in slices of about SLICE characters.

        Raises PokersqlError (cards) for an archive that is damaged or unpacks to more than `most` bytes.
        """
        with self._pool:
            try:
                while (made := self._coming.result()) is not None:
                    self._coming = self._pool.submit(next, self._made, None)
                    pieces, self.part = made
                    yield pieces
            finally:
                self.give_up()

    def _slices(self) -> Iterator[tuple[list[Piece], float]]:
        pieces: list[Piece] = []
        letters = 0
        for piece in self._all_pieces():
            pieces.append(piece)
            letters += len(piece.text)
            if letters >= SLICE:
                yield pieces, min(self._done / self.total, 1)
                pieces, letters = [], 0
        if pieces:
            yield pieces, 1.0

    def _all_pieces(self) -> Iterator[Piece]:
        for file in self.files:
            before = self._done
            try:
                whole = self._open(self.place(file))
            except OSError as error:
                self.unread[file] = reason(error)
                continue
            try:
                with whole:
                    for source, stream in _members(file, whole, self.most):
                        # The name may have bytes that aren't UTF-8.
                        for piece in self._pieces(os.fsencode(source).decode(errors="replace"), stream):
                            self._done = before + (whole.tell() if whole.seekable() else 0)
                            yield piece
            except DAMAGED as error:
                if isinstance(error, OSError) and error.errno is not None:
                    raise  # the system could not read; bz2 and gzip set no errno
                named = "it" if file in self.paths else self.paths[0]
                message = f"{file}: can't be unpacked: {error}; nothing of {named} is loaded"
                raise PokersqlError(message, ExitCode.CARDS) from error

    def _open(self, place: str) -> io.BufferedIOBase:
        """Open a file. Reading from a pipe, which may have no writer, ends when `give_up` is called."""
        if stat.S_ISFIFO(os.stat(place).st_mode):
            return io.BufferedReader(_Pipe(place, self._given_up))
        return open(place, "rb")

    def _pieces(self, source: str, stream: SupportsRead[bytes]) -> Iterator[Piece]:
        """The pieces of one source. For a file that is not text, a single empty piece."""
        line, rest = 1, ""
        try:
            for text in _texts(stream):
                if source in self.skipped:
                    return
                lines, ending, rest = (rest + text).rpartition("\n")
                if not ending and len(rest) <= LONGEST_LINE:
                    continue
                if not ending:
                    lines, rest = rest, ""
                yield Piece(source, line, lines, False)
                line += lines.count("\n") + 1
        except NoLog as error:
            if line > 1:
                raise
            self.no_logs[source] = str(error)
        yield Piece(source, line, rest, True)


class _Pipe(io.FileIO):
    """A pipe, which may have no writer yet. Reading ends when the event `given_up` is set."""

    def __init__(self, place: str, given_up: Event):
        super().__init__(os.open(place, os.O_RDONLY | os.O_NONBLOCK))
        self._given_up = given_up

    def readinto(self, buffer: Any) -> int | None:
        while not select.select([self], [], [], WAIT)[0]:
            if self._given_up.is_set():
                return 0
        return super().readinto(buffer)


def _members(
    file: str, stream: io.BufferedIOBase, most: int | None, levels: int = 1
) -> Iterator[tuple[str, SupportsRead[bytes]]]:
    """The name and the bytes of each file in an archive, or of `file` itself if it is no archive.

    If `most` is None, archives within the archive are unpacked, too, down to `levels` levels.
    """
    name = file.lower()
    inner = partial(_inner, most=most, levels=levels)
    if name.endswith(TAR):
        with _unpacked(name, stream, most, HEADER) as inside, tarfile.open(fileobj=inside, mode="r:") as archive:
            for member in archive:
                inside.longest = None
                if member.isfile() and (content := archive.extractfile(member)):
                    _check_size(member.size, most)  # a sparse file is larger than its bytes in the archive
                    yield from inner(f"{file}/{normpath(member.name)}", content)
                inside.longest = HEADER
                for kept in ("members", "pax_headers"):  # typeshed lacks their clear()
                    getattr(archive, kept).clear()
            inside.longest = None
            # tarfile takes an unreadable header for the archive's end, and does not verify the compressed stream.
            if inside.last != bytes(tarfile.BLOCKSIZE):
                raise tarfile.ReadError("its end is missing or damaged")
            while inside.read(BLOCK):
                pass
    elif name.endswith(".zip"):
        with zipfile.ZipFile(stream) as zipped:
            # zipfile reads no more of a file than its size in the list.
            _check_size(sum(info.file_size for info in zipped.infolist()), most)
            for path in sorted(zipped.namelist()):
                if not path.endswith("/"):
                    with zipped.open(path) as content:
                        yield from inner(f"{file}/{path}", content)
    elif name.endswith(PACKED):
        with _unpacked(name, stream, most) as inside:
            yield file, inside
    else:
        yield file, stream


def _inner(file: str, content: IO[bytes], most: int | None, levels: int) -> Iterator[tuple[str, SupportsRead[bytes]]]:
    """The name and the bytes of a file in an archive; for an archive to unpack, those of each file in it."""
    if not levels or most is not None or not file.lower().endswith(PACKED):
        yield file, content
        return
    with tempfile.TemporaryFile() as copy:  # seeking in a compressed stream is slow
        shutil.copyfileobj(content, copy)
        copy.seek(0)
        yield from _members(file, copy, most, levels - 1)


class _Unpacked(io.BufferedIOBase):
    """The bytes of an unpacked stream, at most `most` bytes. `last` has the bytes of the last read.

    `longest` is the most bytes of headers that may follow, or None while the content of a file is read.
    """

    def __init__(self, stream: io.BufferedIOBase, most: int | None, longest: int | None = None):
        self.stream, self.most, self.last, self.longest = stream, most, b"", longest

    def tell(self) -> int:
        return self.stream.tell()

    def seek(self, offset: int, whence: int = os.SEEK_SET) -> int:
        if whence == os.SEEK_SET:  # seeking unpacks all bytes before `offset`
            _check_size(offset, self.most)
        return self.stream.seek(offset, whence)

    def read(self, size: int | None = -1) -> bytes:
        if self.longest is not None:
            if size is None or not 0 <= size <= self.longest:
                raise tarfile.ReadError(f"the headers before a file have more than {HEADER // 2**20} MB")
            self.longest -= size
        self.last = self.stream.read(size)
        _check_size(self.tell(), self.most)
        return self.last


class _TooLarge(RuntimeError):
    """Raised if an archive unpacks to more than `most` bytes."""


def _check_size(size: int, most: int | None) -> None:
    if most is not None and size > most:
        raise _TooLarge(f"it is more than {most // 2**20:,} MB, which only 'pokersql load' accepts")


@contextmanager
def _unpacked(
    name: str, stream: io.BufferedIOBase, most: int | None, longest: int | None = None
) -> Iterator[_Unpacked]:
    """The bytes of a tar archive or of one file; the ending of the name says how it is compressed."""
    opened = next((opened for ending, opened in COMPRESSED.items() if name.endswith(ending)), None)
    if opened is None:
        yield _Unpacked(stream, most, longest)
        return
    with opened(stream) as inside:
        yield _Unpacked(inside, most, longest)


def _texts(stream: SupportsRead[bytes]) -> Iterator[str]:
    """The text of a stream in blocks, in which lines end with \\n. No blocks if the stream is not text.

    The first bytes decide between UTF-8 and UTF-16. After the first error in UTF-8, the rest is read as Windows-1252.
    Raises NoLog for an SQLite database that is no log of hands.
    """
    data = stream.read(BLOCK)
    if data.startswith(sqlite_logs.MARK):
        with sqlite_logs.lines(data, stream) as lines:
            yield from _texts(lines)
        return
    encoding = _encoding(data[:HEAD])
    if encoding is None:
        return
    decoder = codecs.getincrementaldecoder(encoding)()
    held = ""
    while True:
        try:
            text = decoder.decode(data, final=not data)
        except UnicodeDecodeError as error:
            pending = error.object  # the decoder kept some of these bytes from the last block
            decoder = codecs.getincrementaldecoder("cp1252")(errors="replace")
            text = decoder.decode(pending, final=not data)
        text = held + text
        held = "\r" if text.endswith("\r") and data else ""  # a line feed may follow in the next block
        yield text[: len(text) - len(held)].replace("\r\n", "\n").replace("\r", "\n").replace("\0", "\ufffd")
        if not data:
            return
        data = stream.read(BLOCK)


def _encoding(head: bytes) -> str | None:
    """The encoding of a file, found from its first bytes; None if the file is not text."""
    if head.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    if b"\0" not in head:
        return "utf-8-sig"
    for encoding, high in (("utf-16-le", head[1::2]), ("utf-16-be", head[::2])):
        if high.count(0) > len(high) * 0.9:
            return encoding
    return None if re.search(rb"[\x01-\x08\x0e-\x1f]", head) else "utf-8-sig"  # texts may have zero bytes
