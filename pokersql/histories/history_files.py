"""Finds the files of hand histories, unpacks archives, and reads their text in pieces."""

from __future__ import annotations

import bz2
import codecs
import glob
import gzip
import io
import lzma
import os
import select
import stat
import tarfile
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from posixpath import normpath
from threading import Event
from typing import Any, BinaryIO, NamedTuple

from pokersql.errors import ExitCode, PokersqlError

BLOCK = 8 * 2**20
"""Bytes that are read at once."""

SLICE = 32 * 2**20
"""Letters of text that are replayed at once: some 50,000 hands."""

LONGEST_LINE = 64 * 2**20
"""Letters of a line; what is longer is cut, since it is no hand."""

WAIT = 0.1
"""Seconds after which who waits for a pipe looks whether it is given up."""

HEAD = 4096
"""Bytes that tell how a file is encoded."""

HEADER = 2**20
"""The most bytes before the content of a file in a tar archive: its headers, some of which tarfile reads whole."""

COMPRESSED = {"gz": gzip.open, "tgz": gzip.open, "bz2": bz2.open, "tbz2": bz2.open, "xz": lzma.open, "txz": lzma.open}
"""What opens a compressed file, by the end of its name."""

TAR = (".tar", ".tar.gz", ".tgz", ".tar.bz2", ".tbz2", ".tar.xz", ".txz")
"""The endings of tar archives."""

PACKED = (*TAR, ".zip", ".gz")
"""The endings of what is unpacked."""

DAMAGED = (
    tarfile.TarError,
    zipfile.BadZipFile,
    gzip.BadGzipFile,
    EOFError,
    zlib.error,
    lzma.LZMAError,
    RuntimeError,
    NotImplementedError,
)
"""What unpacking raises for a file that is damaged or needs a password."""


class Piece(NamedTuple):
    """Whole lines of a source."""

    source: str
    """The path of the file, with an archive's path before that of its member."""
    first_line: int
    """The number of the first of these lines."""
    text: str
    """The lines, with \\n between them."""
    is_last: bool
    """Whether the source ends here."""


def named(words: Iterable[str]) -> list[str]:
    """The paths that words name: patterns are expanded, in order.

    Raises PokersqlError (usage) for what names nothing.
    """
    paths: list[str] = []
    for word in words:
        found = [word] if os.path.exists(word) else sorted(glob.glob(word, recursive=True))
        if not found:
            raise PokersqlError(f"{word}: no such file; name a file, a directory, an archive or a pattern")
        paths += found
    return list(dict.fromkeys(map(without_slash, paths)))


def without_slash(path: str) -> str:
    """A path without the slash at its end, so that `hands/` and `hands` are one source."""
    return path.rstrip("/") or path


def groups(paths: Iterable[str], base: str = "") -> Iterator[list[str]]:
    """The paths in groups to load at once: small files that follow each other, or one directory, archive or large file.

    To load 100 files one by one takes a minute, and most of it is planning the same queries anew. `base` is the
    directory that they are in.
    """
    group: list[str] = []
    letters = 0
    for path in paths:
        file = os.path.join(base, path)
        plain = os.path.isfile(file) and not path.lower().endswith(PACKED)
        size = os.path.getsize(file) if plain else SLICE + 1  # alone even beside an empty file
        if group and letters + size > SLICE:
            yield group
            group, letters = [], 0
        group.append(path)
        letters += size
    if group:
        yield group


class Reading:
    """The pieces of all sources in some paths; a thread reads them ahead, from now on.

    `base` is the directory that the paths are in, which is no part of their names. An archive may unpack to `most`
    bytes.
    """

    def __init__(self, paths: list[str], base: str = "", most: int | None = None):
        self.paths, self.base, self.most = paths, base, most
        self.name = paths[0] + (" and others" if len(paths) > 1 else "")
        self.unread: dict[str, str] = {}
        """Files that can't be read, and why."""
        self.files = [file for path in paths for file in self._files(path)]
        self.total = sum(os.path.getsize(self.place(file)) for file in self.files) or 1
        self._done = 0
        self.part = 0.0
        """The share of the bytes that are read up to the end of the slice that was given last, 0 to 1."""
        self.skipped: set[str] = set()
        """Sources of which no more pieces are wanted."""
        self._given_up = Event()
        self._pool = ThreadPoolExecutor(1)
        self._made = self._slices()
        self._coming = self._pool.submit(next, self._made, None)

    def give_up(self) -> None:
        """Read nothing more: who is read ahead may be a pipe that nobody writes to."""
        self._given_up.set()

    def place(self, path: str) -> str:
        """Where a path is found."""
        return os.path.join(self.base, path)

    def _files(self, path: str) -> list[str]:
        """The files of a directory and those below it, but for hidden ones; or a file itself."""
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
        """All pieces, in the order of the sources, as many at a time as make a slice.

        Raises PokersqlError: (cards) for a damaged archive, or one that unpacks to too much.
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
                self.unread[file] = (error.strerror or str(error)).lower()
                continue
            try:
                with whole:
                    for source, stream in _members(file, whole, self.most):
                        # A name may have bytes that are no UTF-8.
                        for piece in self._pieces(os.fsencode(source).decode(errors="replace"), stream):
                            self._done = before + (whole.tell() if whole.seekable() else 0)
                            yield piece
            except DAMAGED as error:
                named = "it" if file in self.paths else self.paths[0]
                message = f"{file}: can't be unpacked: {error}; nothing of {named} is loaded"
                raise PokersqlError(message, ExitCode.CARDS) from error

    def _open(self, place: str) -> BinaryIO:
        """A file to read; a pipe is read only while its pieces are wanted, so that nobody waits for its other end."""
        if stat.S_ISFIFO(os.stat(place).st_mode):
            return io.BufferedReader(_Pipe(place, self._given_up))
        return open(place, "rb")

    def _pieces(self, source: str, stream: BinaryIO) -> Iterator[Piece]:
        """The pieces of one source; one with an empty text for a file that is no text."""
        line, rest = 1, ""
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
        yield Piece(source, line, rest, True)


class _Pipe(io.FileIO):
    """A pipe, which may have no writer yet; it ends once it is given up."""

    def __init__(self, place: str, given_up: Event):
        super().__init__(os.open(place, os.O_RDONLY | os.O_NONBLOCK))
        self._given_up = given_up

    def readinto(self, buffer: Any) -> int:
        while not select.select([self], [], [], WAIT)[0]:
            if self._given_up.is_set():
                return 0
        return super().readinto(buffer)


def _members(file: str, stream: BinaryIO, most: int | None) -> Iterator[tuple[str, BinaryIO]]:
    """The name and the bytes of each file in an archive, or of a file that is none."""
    name = file.lower()
    if name.endswith(TAR):
        with _unpacked(name, stream, most) as inside, tarfile.open(fileobj=inside, mode="r:") as archive:
            for member in archive:
                inside.longest = None
                if member.isfile():
                    _check_size(member.size, most)  # a sparse file is larger than its part of the archive
                    yield f"{file}/{normpath(member.name)}", archive.extractfile(member)
                inside.longest = HEADER
                archive.members.clear()  # tarfile keeps all members, and the headers for all of them
                archive.pax_headers.clear()
            inside.longest = None
            # tarfile takes a header that it can't read for the end, and does not read the checksum behind.
            if inside.last != bytes(tarfile.BLOCKSIZE):
                raise tarfile.ReadError("its end is missing or damaged")
            while inside.read(BLOCK):
                pass
    elif name.endswith(".zip"):
        with zipfile.ZipFile(stream) as archive:
            _check_size(sum(member.file_size for member in archive.infolist()), most)  # no member gives more than that
            for member in sorted(archive.namelist()):
                if not member.endswith("/"):
                    with archive.open(member) as inside:
                        yield f"{file}/{member}", inside
    elif name.endswith(".gz"):
        with gzip.open(stream) as inside:
            yield file, _Unpacked(inside, most)
    else:
        yield file, stream


class _Unpacked:
    """What a compressed stream unpacks to, no more than `most` bytes; it remembers what was read last.

    `longest` is how many bytes of headers may follow, None where content is read.
    """

    def __init__(self, stream: BinaryIO, most: int | None, longest: int | None = None):
        self.stream, self.most, self.last, self.longest = stream, most, b"", longest
        self.tell = stream.tell

    def seek(self, offset: int, whence: int = os.SEEK_SET) -> int:
        if whence == os.SEEK_SET:  # the way there is unpacked, too
            _check_size(offset, self.most)
        return self.stream.seek(offset, whence)

    def read(self, size: int = -1) -> bytes:
        if self.longest is not None:
            if not 0 <= size <= self.longest:
                raise tarfile.ReadError(f"before a file it has headers of more than {HEADER // 2**20} MB")
            self.longest -= size
        self.last = self.stream.read(size)
        _check_size(self.tell(), self.most)
        return self.last


class _TooLarge(RuntimeError):
    """More is unpacked than may be."""


def _check_size(size: int, most: int | None) -> None:
    if most is not None and size > most:
        raise _TooLarge(f"it is more than {most // 2**20:,} MB, and only 'pokersql load' takes that")


@contextmanager
def _unpacked(name: str, stream: BinaryIO, most: int | None) -> Iterator[_Unpacked]:
    """The bytes of a tar archive, whose ending says how it is compressed."""
    opened = next((opened for ending, opened in COMPRESSED.items() if name.endswith(ending)), None)
    if opened is None:
        yield _Unpacked(stream, most, HEADER)
        return
    with opened(stream) as inside:
        yield _Unpacked(inside, most, HEADER)


def _texts(stream: BinaryIO) -> Iterator[str]:
    """The text of a stream in blocks, with \\n at the end of lines; nothing for what is no text.

    It is UTF-8 or UTF-16 as its first bytes say; UTF-8 without them, and Windows-1252 from where it isn't.
    """
    data = stream.read(BLOCK)
    encoding = _encoding(data[:HEAD])
    if encoding is None:
        return
    decoder = codecs.getincrementaldecoder(encoding)()
    held = ""
    while True:
        try:
            text = decoder.decode(data, final=not data)
        except UnicodeDecodeError as error:
            pending = error.object  # with what the decoder kept of the block before
            decoder = codecs.getincrementaldecoder("cp1252")(errors="replace")
            text = decoder.decode(pending, final=not data)
        text = held + text
        held = "\r" if text.endswith("\r") and data else ""  # a line feed may follow in the next block
        yield text[: len(text) - len(held)].replace("\r\n", "\n").replace("\r", "\n").replace("\0", "\ufffd")
        if not data:
            return
        data = stream.read(BLOCK)


def _encoding(head: bytes) -> str | None:
    """How a file is encoded that begins so; None if it is no text."""
    if head.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    if b"\0" not in head:
        return "utf-8-sig"
    for encoding, high in (("utf-16-le", head[1::2]), ("utf-16-be", head[::2])):
        if high.count(0) > len(high) * 0.9:
            return encoding
    return None
