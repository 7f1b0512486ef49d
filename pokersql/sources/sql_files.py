"""Finds the SQL files, and reads their headers, their CREATE statements, and the limits of the settings."""

import re
from ast import literal_eval
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from pokersql.sources.sql_text import literal

CREATED = re.compile(
    r"^(?:-- (.+)\n)?CREATE (?:OR REPLACE )?(?:TEMPORARY )?"
    r"(TABLE|VIEW|TYPE|MACRO|FUNCTION|PROCEDURE) (IF NOT EXISTS )?([\w.]+)([^;]*? AS TABLE\b)?",
    re.MULTILINE,
)
"""A pattern for a CREATE statement. Groups: the comment line above, the kind, IF NOT EXISTS, the name, and AS TABLE."""

GENERATED = ("sql/macros.sql", "sql/games.sql")
"""The generated files of macros. games.sql needs macros.sql; they need no other file. Order files may name them."""

NESTED = ("sql/ask.sql",)
"""The order files that other order files name."""

BESIDE = "sql/macros/beside_relations.sql"
"""The file for shells that lets the macros read the loaded relations, not the tables of the GENERATED files."""

PARQUET = re.compile(r"\bREAD_PARQUET\('(sql/[\w/]+\.parquet)'(?:, file_row_number = TRUE)?\)")
"""A pattern for a call that reads a Parquet file. Its group is the file."""


@cache
def base() -> Path:
    """The directory that contains `sql/`; a shell that runs there can `.read sql/load.sql`.

    In an installed package, `sql/` is inside the package; in a clone, it is beside the package.
    """
    package = Path(__file__).resolve().parents[1]
    return package if (package / "sql" / "load.sql").is_file() else package.parent


@cache
def read(path: str) -> str:
    """The text of a file; the path is written as in load.sql, for example `sql/deal.sql`."""
    return (base() / path).read_text(encoding="utf-8")


@cache
def runnable(path: str) -> str:
    """The text of a file. A SELECT of the Parquet file's rows replaces READ_PARQUET.

    The text runs in any directory, even if the engine may read no files.

    >>> READ = "READ_PARQUET("
    >>> READ in read("sql/matchups.sql"), READ in runnable("sql/matchups.sql")
    (True, False)
    """
    return PARQUET.sub(lambda call: _rows_of(call[1]), read(path))


def _rows_of(path: str) -> str:
    """A subquery with the rows of a Parquet file and their numbers. No value is NULL or has commas or line breaks."""
    import duckdb

    with duckdb.connect() as connection:
        relation = connection.read_parquet(str(base() / path), file_row_number=True)
        values = [
            f"CAST(row[{place}] AS {kind}) AS {name}"
            for place, (name, kind) in enumerate(zip(relation.columns, relation.types, strict=True), 1)
        ]
        rows = "\n".join(",".join(map(str, row)) for row in relation.fetchall())
    lines = f"UNNEST(STRING_SPLIT({literal(rows)}, CHR(10)))"
    return f"(SELECT {', '.join(values)} FROM (SELECT STRING_SPLIT({lines}, ',') AS row))"


def order(path: str) -> list[str]:
    """The files that an order file reads, also through NESTED order files.

    The list is empty for a file of another kind.
    """
    files = re.findall(r"^\.read (\S+)$", read(path), re.MULTILINE)
    return [one for file in files for one in (file in NESTED and order(file)) or [file]]


@dataclass(frozen=True)
class Header:
    """The comment at the beginning of a file."""

    title: str
    grain: str
    """The meaning of one row; '' for a script."""
    columns: dict[str, str]
    """The meanings of columns, by name."""
    reads: list[str]
    engine: str | None
    """The only engine that runs the file, or None if every engine runs it."""
    internal: bool
    """Whether only other files use what the file makes. If so, no chapter describes it."""
    after: list[str]
    """The inputs that a question of sql/engines/conformance needs."""


@cache
def header(path: str) -> Header:
    """The header of a file.

    >>> header("sql/cards/deck.sql").reads
    ['ranks', 'suits']
    >>> "card_id" in header("sql/cards/deck.sql").columns
    True
    """
    text = read(path).split("\n\n")[0].replace(",\n--   ", ", ")  # a list may continue in the next line
    title, *lines = (line.removeprefix("-- ") for line in text.splitlines())
    columns = dict(line.strip().split(": ", 1) for line in lines if line.startswith("  "))
    labels = dict(line.split(": ", 1) for line in lines if ": " in line and not line.startswith("  "))
    reads, after = (labels[label].split(", ") if label in labels else [] for label in ("Reads", "After"))
    internal = labels.get("Access") == "internal"
    return Header(title, labels.get("Grain", ""), columns, reads, labels.get("Engine"), internal, after)


@cache
def is_for(engine: str, path: str) -> bool:
    """Whether an engine runs a file, or all files of an order file."""
    return all(header(file).engine in (engine, None) for file in order(path) or [path])


@cache
def tables_and_views() -> dict[str, str]:
    """The file of each relation on DuckDB, by the name in its CREATE statement.

    If two files make a relation, its file is the first one.

    >>> tables_and_views()["hand_cards"]
    'sql/hands/hand_cards.sql'
    """
    paths = (path.relative_to(base()).as_posix() for path in sorted(base().glob("sql/**/*.sql"), reverse=True))
    files = [path for path in paths if path not in GENERATED and is_for("duckdb", path)]
    return {one.name: path for path in files for one in made(path) if one.kind in ("TABLE", "VIEW")}


@cache
def relation(path: str) -> str:
    """The name of the relation that a file makes: the file's stem."""
    return Path(path).stem


@cache
def relations(path: str = "sql/load.sql") -> dict[str, str]:
    """The file of each relation that an order file makes, in order."""
    return {relation(file): file for file in order(path) if file not in (*GENERATED, BESIDE) and made(file)}


@dataclass(frozen=True)
class Made:
    """An object that a CREATE statement in a file makes."""

    kind: str
    """The word after COMMENT ON: TABLE, VIEW, TYPE, MACRO, MACRO TABLE, FUNCTION or PROCEDURE."""
    name: str
    """The name as the file writes it, with or without a schema."""
    comment: str
    """The comment line above the statement."""
    kept: bool
    """Whether the statement has IF NOT EXISTS. Such a table has rows of the user."""


@cache
def made(path: str) -> list[Made]:
    """The objects that a file makes: one relation, or macros.

    >>> [(one.kind, one.name) for one in made("sql/macros/hand_rank.sql")]
    [('MACRO', 'pokersql.hand_rank')]
    """
    return [
        Made(f"{kind}{' TABLE' if rows and kind == 'MACRO' else ''}", name, above, bool(kept))
        for above, kind, kept, name, rows in CREATED.findall(read(path))
    ]


def drops(path: str) -> list[str]:
    """The DROP statements for the objects of a file: its DROP statements, and one for each CREATE OR REPLACE."""
    replaced = re.findall(r"^CREATE OR REPLACE (TABLE|VIEW) ([\w.]+)", read(path), re.MULTILINE)
    own = re.findall(r"^DROP .+;$", read(path), re.MULTILINE)
    return own + [f"DROP {kind} IF EXISTS {name};" for kind, name in replaced]


@cache
def version() -> int:
    """The version of the schema."""
    return int(read("sql/schema_version.sql").split("SELECT ")[1].split()[0])


class Setting(NamedTuple):
    """A setting: its default, the SQL of its CHECK, and the values in the CHECK (two limits, or a list)."""

    default: Any
    rule: str
    allowed: tuple[Any, ...]


@cache
def defaults() -> dict[str, Any]:
    """The value of each setting after loading.

    >>> defaults()["street"]
    'river'
    """
    inserted = re.findall(r"^    (\d+|'.*') AS (\w+)", read(relations()["settings"]), re.MULTILINE)
    return {name: literal_eval(value) for value, name in inserted}


@cache
def settings() -> dict[str, Setting]:
    """The settings that have a CHECK constraint, by name.

    >>> settings()["players"]
    Setting(default=10, rule='BETWEEN 1 AND 10', allowed=(1, 10))
    """
    text = read(relations()["settings"])
    rules = re.findall(r"CHECK \((\w+) (BETWEEN \d+ AND \d+|IN \(.+?\))", text)
    return {
        name: Setting(defaults()[name], rule, tuple(map(literal_eval, re.findall(r"\d+|'.+?'", rule))))
        for name, rule in rules
    }
