"""The SQL that makes the schema pokersql in PostgreSQL: as a script, and as the files of an extension."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

from pokersql import __version__
from pokersql.errors import ExitCode, PokersqlError
from pokersql.output import files
from pokersql.sources import bundle, catalogue, comments, sql_files
from pokersql.sources.sql_text import literal

SCHEMA = "sql/engines/postgresql/schema.sql"
"""The file that makes the schema, or raises an error with the reason why it can't."""

FUNCTIONS = "sql/postgresql.sql"
"""The order file of the indexes and functions of PostgreSQL."""

MARKS = "sql/engines/postgresql/marks.sql"
"""The file that marks functions and tables, so that REMOVE can distinguish them from the user's objects."""

REMOVE = "sql/engines/postgresql/remove.sql"
"""The file that removes the schema."""

STORED = ("class_readings", "hand_patterns", "category_odds", "choice_odds", "game_odds")
"""Views that PostgreSQL stores as tables: it expects one row from each CTE, so queries of views would take minutes.

Materialized views are no remedy: restoring a pg_dump computes them again, without statistics.
"""

ONE_TEXT = {
    "hand_text": "SELECT 1 AS game_id, 1 AS player_id, hand AS hand",
    "settings": "SELECT '' AS game, '' AS rules WHERE 1 = 0",
}
"""For each relation, the query that replaces it in functions that rank one text by the standard rules."""

EXTENSION = f"pokersql--{__version__}.sql"
"""The name of the extension's script."""

TITLE = "Poker in SQL: deal, classify and rank hands"

CONTROL = f"""\
# pokersql: poker in SQL
comment = {literal(TITLE)}
default_version = {literal(__version__)}
relocatable = false
superuser = false
requires = 'plpgsql'
"""

PSQL_GUARD = '\\echo Use "CREATE EXTENSION pokersql" to load this file. \\quit\n'
"""The line of the extension's script that stops psql from running it; CREATE EXTENSION skips the line."""


def script() -> Iterator[tuple[str, str]]:
    """The name and the SQL of each step that makes the schema; all steps run in one transaction."""
    yield SCHEMA, sql_files.read(SCHEMA)
    paths = [*catalogue.installed().values(), *sql_files.order(FUNCTIONS)]
    for path in paths:
        yield path, _written(path)
    made = [one for path in paths for one in sql_files.made(path)]
    tables = [one.name for one in made if one.kind == "TABLE"]
    yield "statistics", f"ANALYZE {', '.join([*tables, *STORED])};\n"
    told = [line for path in catalogue.installed().values() for line in comments.statements(path, f" {bundle.MARK}")]
    yield "comments", re.sub(rf" ON VIEW ({'|'.join(STORED)}) IS", r" ON TABLE \1 IS", "\n".join(told)) + "\n"
    # A view reads tables with its owner's rights, so PUBLIC gets no rights on views of the user's hands.
    yours = catalogue.readers({*catalogue.yours(), "settings"})
    read = [one.name for one in made if one.kind in ("TABLE", "VIEW") and one.name not in yours]
    yield "rights", f"GRANT USAGE ON SCHEMA pokersql TO PUBLIC;\nGRANT SELECT ON {', '.join(read)} TO PUBLIC;\n"
    yield MARKS, sql_files.read(MARKS)


def text() -> str:
    """All steps as one script for a shell."""
    return "".join(["BEGIN;\n\n", *(f"-- ---- {name}\n{sql}\n" for name, sql in script()), "COMMIT;\n"])


def extension() -> dict[str, str]:
    """The texts of the extension's files, by file name."""
    names = map(literal, catalogue.yours())
    dumped = "".join(f"SELECT pg_catalog.pg_extension_config_dump({name}, '');\n" for name in names)
    parts = [
        "-- Made by 'pokersql extension'\n",
        PSQL_GUARD,
        *(f"-- ---- {name}\n{sql}" for name, sql in script()),
        f"-- ---- tables whose rows pg_dump writes\n{dumped}",
    ]
    return {"pokersql.control": CONTROL, EXTENSION: "\n".join(parts)}


def write_extension(directory: str | None, force: bool) -> list[Path]:
    """Write the extension's files into a directory, by default the one that `pg_config --sharedir` names.

    Raises PokersqlError: (usage) if the directory is missing, or has these files and `force` is not set, (system) if
    pg_config can't be run.
    """
    place = Path(directory) if directory else _shared() / "extension"
    if not place.is_dir():
        raise PokersqlError(f"{place}: no such directory; make it, or name another directory")
    texts = {place / name: text for name, text in extension().items()}
    for path in texts:
        files.check_free(str(path), force)
    for path, content in texts.items():
        with files.replaced(str(path)) as part:
            Path(part).write_text(content, encoding="utf-8")
    return [*texts]


def _shared() -> Path:
    try:
        found = subprocess.run(["pg_config", "--sharedir"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise PokersqlError(
            "pg_config, which prints the directory of PostgreSQL's extensions, can't be run; name the directory",
            ExitCode.SYSTEM,
        ) from error
    return Path(found.stdout.strip())


def _written(path: str) -> str:
    """The text of a file. Paths in comments become the files' texts, a query of text_hands becomes a query of one text.

    DROP statements are left out: the schema is new, and DROP might drop a temporary table of the user.
    """
    text = re.sub(r"^DROP .+;\n", "", sql_files.read(path), flags=re.MULTILINE)
    if sql_files.relation(path) in STORED:
        return text.replace("\nCREATE VIEW ", "\nCREATE TABLE ")
    text = re.sub(r"^ *-- (sql/\S+\.sql)\n", lambda line: sql_files.read(line[1]), text, flags=re.MULTILINE)
    return re.sub(r"\(SELECT (.+) FROM text_hands AS t\)", lambda query: f"(\n{_of_one_text(query[1])}\n)", text)


def _of_one_text(columns: str) -> str:
    """The query that computes columns of text_hands for a function's parameter `hand` instead of hand_text."""
    from pokersql.sources import fold

    given = {*catalogue.installed()} - catalogue.readers({*ONE_TEXT})
    return fold.fold_query(f"SELECT {columns} FROM text_hands AS t", given, "postgres", ONE_TEXT)
