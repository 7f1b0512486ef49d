"""The sources of an SQLite extension, whose functions are those of `hand_functions` without Python."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from pathlib import Path

from pokersql import __version__, about
from pokersql.engines.sqlite import hand_functions
from pokersql.output import files
from pokersql.sources import sql_files, sql_text
from pokersql.sources.sql_text import c_literal

FIXED = Path(__file__).with_name("extension")
"""The directory of the files that are not generated."""

QUERIES = ("PIECES", "BEST_FIVE", "NUMBERS")
"""The constants of `hand_functions` that name a query's file, and the names of these queries in C."""


def package() -> dict[str, str]:
    """The texts of the package's files, by name: the fixed files, and the SQL as C.

    Raises PokersqlError (optional) if pokersql is not installed: the files have its licence.
    """
    own = about.package()
    return {"LICENSE": own["licence_text"], **files.fixed(FIXED, own), "pokersql_sql.h": _sql()}


def _sql() -> str:
    queries = {name: getattr(hand_functions, name) for name in QUERIES}
    paths = [*_relations({*queries.values(), hand_functions.ONE_TEXT, hand_functions.INDEXES}), hand_functions.INDEXES]
    made = chain(*(sql_text.statements(sql_files.runnable(path)) for path in paths))
    one_text = sql_text.statements(sql_files.read(hand_functions.ONE_TEXT))
    arrays = {"NAMES": hand_functions.COLUMNS, "ONE_TEXT": one_text, "RELATIONS": made}
    functions = ",\n".join(f"FUNCTION_{name.upper()}" for name in hand_functions.COLUMNS)
    return "\n".join(
        [
            f"/* The SQL of pokersql {__version__}; made by 'pokersql extension --sqlite' */",
            f"enum {{\n{functions},\nFUNCTIONS }};",
            f"enum {{ TEXT_STATEMENTS = {len(one_text)} }};",
            *(f"static const char {name}[] =\n{c_literal(sql_files.read(path))};" for name, path in queries.items()),
            *(_array(name, texts) for name, texts in arrays.items()),
            "",
        ]
    )


def _array(name: str, texts: Iterable[str]) -> str:
    """The definition of an array of C strings; a 0 is behind the last one."""
    return "\n".join([f"static const char *const {name}[] = {{", *(f"{c_literal(text)}," for text in texts), "0};"])


def _relations(paths: set[str]) -> list[str]:
    """The files of the relations that queries read, also indirectly, in order."""
    made = sql_files.relations("sql/load.sql")
    found: set[str] = set()
    while new := {name for path in paths for name in sql_files.header(path).reads} - found:
        found |= new
        paths = {made[name] for name in new}
    return [path for name, path in made.items() if name in found]
