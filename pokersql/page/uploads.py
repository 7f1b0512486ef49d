"""Receives the files that the user drops on the page."""

from __future__ import annotations

import os
from pathlib import Path

from starlette.requests import Request

from pokersql.errors import PokersqlError, reason
from pokersql.page.history_desk import FILE

FILES = 100
"""The most files of a request."""

DIGITS = 15
"""A file's size in bytes has this many digits at most, so it is less than a petabyte."""


class TooLarge(PokersqlError):
    """A file has more than FILE bytes."""


async def received(request: Request, base: str) -> list[str]:
    """Write the files of a request into the directory `base`. Returns the paths of the files in this directory.

    The body has the files one after the other. The address has their names and sizes in the same order:
    ?name=a.txt&size=9&name=b.zip&size=99
    """
    files = _sizes(request)
    pieces, rest = request.stream(), b""
    for name, size in files.items():
        path = Path(base, name)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with open(path, "wb") as file:
                while size:
                    rest = rest or await anext(pieces, b"")
                    if not rest:
                        raise PokersqlError(f"{name}: {size:,} of its bytes did not arrive")
                    taken = file.write(rest[:size])
                    size, rest = size - taken, rest[taken:]
        except OSError as error:
            raise PokersqlError(f"{name}: {reason(error)}") from error
    return list(files)


def _sizes(request: Request) -> dict[str, int]:
    """For the path of each file of a request, the file's size. Raises PokersqlError for wrong names or sizes."""
    if request.headers.get("content-type") != "application/octet-stream":
        raise PokersqlError("files are application/octet-stream")
    names = request.query_params.getlist("name")
    sizes = request.query_params.getlist("size") or [request.headers.get("content-length", "")]
    if not 1 <= len(names) <= FILES or len({*names}) < len(names) or len(sizes) != len(names):
        raise PokersqlError(f"a request has one to {FILES} files with different names, and the size of each")
    for name, size in zip(names, sizes, strict=True):
        if not size.isdecimal() or len(size) > DIGITS:
            shown = repr(size) if len(size) <= DIGITS else f"of {len(size):,} letters"
            raise PokersqlError(f"{name}: its size {shown} is not a whole number of {DIGITS} digits at most")
        if int(size) > FILE:
            raise TooLarge(
                f"{name}: {int(size) / 2**20:,.1f} MB, and the page takes files of {FILE // 2**20} MB at most; "
                "'pokersql load' has no such limit"
            )
        if "\0" in name or not all(map(_is_plain, name.split("/"))):
            raise PokersqlError(f"{name!r} is not the name of a file")
    return dict(zip(names, map(int, sizes), strict=True))


def _is_plain(part: str) -> bool:
    """Whether a part of a path is a plain name: not empty, not `.` or `..`, and without a separator or a drive."""
    return part not in ("", os.curdir, os.pardir) and os.path.basename(part) == os.path.splitdrive(part)[1] == part
