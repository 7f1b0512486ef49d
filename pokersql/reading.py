"""Reads what people hand in: hands, one a line, and SQL."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from pokersql.errors import ExitCode, PokersqlError

LONGEST_LINE = 1_000_000
"""Bytes; a longer line is no hand but another kind of file."""


def lines(stream) -> Iterator[tuple[int, str]]:
    """The lines that aren't blank, numbered from 1. What isn't UTF-8 in a line is left for its reader to refuse."""
    empty = True
    for number, raw in enumerate(iter(lambda: stream.readline(LONGEST_LINE), b""), 1):
        if empty and b"\0" in raw:
            raise PokersqlError(f"standard input is not text: byte 0 in line {number}", ExitCode.USAGE)
        if len(raw) == LONGEST_LINE and not raw.endswith(b"\n"):
            raise PokersqlError(f"standard input: line {number} never ends; hands stand one a line", ExitCode.USAGE)
        text = raw.decode("utf-8-sig" if number == 1 else "utf-8", errors="replace").replace("\0", "\ufffd").strip()
        if text:
            empty = False
            yield number, text
    if empty:
        raise PokersqlError("standard input is empty; hands stand one a line", ExitCode.USAGE)


def text_of(name: str) -> str:
    """The text of a file, or of standard input for -."""
    try:
        if name == "-":
            name, raw = "standard input", sys.stdin.buffer.read()
        else:
            with open(name, "rb") as stream:
                raw = stream.read()
        text = raw.decode("utf-8-sig")
    except (FileNotFoundError, IsADirectoryError) as error:
        raise PokersqlError(f"{name}: {error.strerror.lower()}; name a file with SQL in it", ExitCode.USAGE) from error
    except UnicodeDecodeError as error:
        raise PokersqlError(f"{name} is not text: byte {error.start + 1} is not UTF-8", ExitCode.USAGE) from error
    if "\0" in text:
        raise PokersqlError(f"{name} is not text: byte {text.index(chr(0)) + 1} is 0", ExitCode.USAGE)
    return text
