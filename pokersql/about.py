"""What the metadata of the installed package say about pokersql, for the files of data sets and extensions."""

from __future__ import annotations

from importlib import metadata
from pathlib import Path

from pokersql import __version__, extras
from pokersql.errors import ExitCode, PokersqlError


def package() -> dict[str, str]:
    """The version, the licence, its text, the author, the keywords, and the addresses of the repository and the issues.

    Raises PokersqlError (optional) if pokersql is not installed.
    """
    try:
        installed = metadata.distribution("pokersql")
    except metadata.PackageNotFoundError as error:
        install = extras.command(str(Path(__file__).resolve().parents[1]))
        raise PokersqlError(
            f"the files name the licence of the installed package: {install}", ExitCode.OPTIONAL
        ) from error
    found = installed.metadata
    urls = dict(line.split(", ", 1) for line in found.get_all("Project-URL") or [])
    return {
        "version": __version__,
        "licence": found["License-Expression"],
        "licence_text": installed.read_text(f"licenses/{found['License-File']}") or found["License-Expression"],
        "author": found["Author"],
        "keywords": found["Keywords"],
        "repository": urls["Repository"],
        "issues": urls["Issues"],
    }


def licence_url(licence: str) -> str:
    return f"https://spdx.org/licenses/{licence}.html"
