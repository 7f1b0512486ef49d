"""The sources of an extension for DuckDB. LOAD makes the macros in memory."""

from __future__ import annotations

from pathlib import Path

from pokersql import about
from pokersql.databases import installation
from pokersql.output import files
from pokersql.sources import bundle, sql_files
from pokersql.sources.sql_text import c_literal, literal

FIXED = Path(__file__).with_name("extension")
"""The directory of the files that are not generated."""

REFUSE, NEW_SHORT_NAMES = "sql/engines/duckdb/refuse_load.sql", "sql/engines/duckdb/new_short_names.sql"
"""The file that fails if LOAD can't make the macros, and the query of the short names that LOAD makes."""

ASCENDING = "SET SESSION default_order = 'ASC';"
"""Sets the order that the macros' tables need. The connection of LOAD is its own, so the user's setting stays."""

CHAPTER = "sql/engines/duckdb/README.md"
"""The chapter, which is also the README.md of the extension."""


def package() -> dict[str, str]:
    """The texts of the extension's files, by the path in its directory.

    Raises PokersqlError (optional) if pokersql is not installed: the files have its licence.
    """
    own = about.package()
    texts = files.fixed(FIXED, own)
    texts["LICENSE"] = own["licence_text"]
    texts["README.md"] = sql_files.read(CHAPTER).replace("](../../", f"]({own['repository']}/blob/HEAD/sql/")
    texts["src/macros.h"] = "\n".join(
        ["// Made by 'pokersql extension --duckdb'", *(_definition(name, sql) for name, sql in scripts().items())]
    )
    return dict(sorted(texts.items()))


def scripts() -> dict[str, str]:
    """The SQL that LOAD runs: for the name of each string in src/macros.h, its text.

    One transaction makes the database, another one the short names; src/pokersql.c ends it.
    """
    names = ",\n".join(f"({literal(name)}, {literal(sql)})" for name, sql in bundle.short_names().items())
    short = f"CREATE TEMP TABLE short_names AS FROM (VALUES\n{names}\n) AS n(name, statement);"
    made = [ASCENDING, "BEGIN;", sql_files.runnable(REFUSE), installation.making(), short, "COMMIT;", "BEGIN;\n"]
    return {"MACROS": "\n".join(made), "NEW_SHORT_NAMES": sql_files.runnable(NEW_SHORT_NAMES)}


def _definition(name: str, text: str) -> str:
    return f"static const char {name}[] =\n{c_literal(text)};\n"
