"""A package of the PostgreSQL extension, for PGXN and dbdev, and for servers on which nobody may write files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pokersql import about
from pokersql.engines.postgresql import scripts
from pokersql.output import files
from pokersql.sources.sql_text import literal

FIXED = Path(__file__).with_name("extension")
"""The directory of the files that are not generated."""

TLE = "pgtle-pokersql.sql"
"""The name of the script that gives the extension to pg_tle."""

QUOTE = "$_pgtle_$"
"""The delimiter of the extension's script in TLE."""


def package() -> dict[str, str]:
    """The texts of the package's files, by name.

    Raises PokersqlError (optional) if pokersql is not installed: the files name its licence and its repository.
    """
    own, texts = about.package(), scripts.extension()
    body = texts[scripts.EXTENSION].replace(scripts.PSQL_GUARD, "")
    told = ", ".join(map(literal, ("pokersql", own["version"], scripts.TITLE)))
    return {
        **texts,
        TLE: f"SELECT pgtle.install_extension({told}, {QUOTE}\n{body}{QUOTE}, '{{plpgsql}}');\n",
        "META.json": json.dumps(_meta(own), indent=2) + "\n",
        **files.fixed(FIXED, own | {"tle": TLE}),
        "LICENSE": own["licence_text"],
    }


def _meta(own: dict[str, str]) -> dict[str, Any]:
    """The description of the package by version 1.0.0 of PGXN's specification."""
    repository = own["repository"]
    return {
        "name": "pokersql",
        "abstract": scripts.TITLE,
        "version": own["version"],
        "maintainer": own["author"],
        "license": {own["licence"]: about.licence_url(own["licence"])},
        "release_status": "testing" if own["version"].startswith("0.") else "stable",
        "provides": {
            "pokersql": {"file": scripts.EXTENSION, "docfile": "README.md", "version": own["version"]},
        },
        "prereqs": {"runtime": {"requires": {"PostgreSQL": "15.0.0", "plpgsql": 0}}},
        "resources": {
            "homepage": repository,
            "bugtracker": {"web": own["issues"]},
            "repository": {"url": f"{repository}.git", "web": repository, "type": "git"},
        },
        "tags": own["keywords"].split(","),
        "generated_by": f"pokersql {own['version']}",
        "meta-spec": {"version": "1.0.0", "url": "https://pgxn.org/meta/spec.txt"},
    }
