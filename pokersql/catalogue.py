"""What the SQL files make and read, and so which of them a text of SQL needs."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from pokersql import sql_files

ORDERS = ["sql/load.sql", "sql/build.sql", "sql/equity.sql", "sql/studies.sql"]
"""The order files of all there is; an engine skips those that are for another."""

LARGER = ["sql/seven.sql", "sql/count_starting_hands.sql"]
"""The order files of what is made only where it is asked for."""

UNLOADED = {
    "load": ["sql/load.sql", "sql/build.sql", "sql/studies.sql"],
    "equity": ["sql/equity.sql", "sql/count_starting_hands.sql"],
}
"""By the part that begins them, the order files whose relations an `unload` file drops."""

SCHEMA = "pokersql"
"""The schema of the macros, as a name that needs them all."""

INSIDE = r"\b(?:SHOW|PRAGMA|EXPORT|query|query_table|from\s+database|information_schema|(?:duckdb|pg|sqlite)_\w+)\b"
"""Words, as a pattern, of SQL that may ask for all there is, or name a relation in no word of its own."""

TAKES_LONG = "hands"
"""The one relation that takes long to make. Many a column has its name, so it counts only where a relation stands."""

BEFORE = r"FROM|JOIN|INTO|UPDATE|TABLE|VIEW|EXISTS|USING|DESCRIBE|SUMMARIZE|PIVOT|UNPIVOT|COPY"
"""Words after which a relation stands."""

GAP = r"(?:\s|\(|--[^\n]*\n|/\*(?:[^*]|\*(?!/))*\*/)"
"""What may be between such a word and the relation."""


@cache
def everything(engine: str) -> list[str]:
    """All files for an engine, in order."""
    return [path for order in ORDERS if sql_files.is_for(engine, order) for path in sql_files.relations(order).values()]


@cache
def files(engine: str) -> list[str]:
    """The files that are read on demand: all, but SQLite would take long for the tables of all hands."""
    built = [] if engine == "duckdb" else sql_files.order("sql/build.sql")
    return [path for path in everything(engine) if path not in built]


def relations(engine: str) -> frozenset[str]:
    """The names of all relations."""
    return frozenset(sql_files.relation(path) for path in everything(engine) if not _macros(path))


@cache
def parts() -> dict[str, str]:
    """Each order file by its stem, which is the name of the part that it makes or checks."""
    paths = (path.relative_to(sql_files.base()).as_posix() for path in sorted(sql_files.base().glob("sql/*.sql")))
    return {Path(path).stem: path for path in paths if sql_files.order(path)}


def part(name: str) -> str:
    """A part as one text, which a shell reads wherever it is."""
    return "\n".join(map(sql_files.read, sql_files.order(parts()[name])))


def unload(part: str) -> str:
    """The file that drops what a part makes and what is built on it, last first.

    Each file of a relation opens with its DROP, unless it keeps rows that people typed or dealt.

    >>> print(unload("equity").splitlines()[0])
    -- Drops all that equity.sql and starting_hands.sql make, last first; your rows stay
    """
    paths = [path for order in UNLOADED[part] for path in sql_files.relations(order).values()]
    names = [Path(order).name for order in UNLOADED[part]]
    engine = sql_files.header(paths[-1]).engine
    drops = [drop for path in paths for drop in re.findall("^DROP .+;$", sql_files.read(path), re.MULTILINE)]
    yours = [sql_files.relation(path) for path in paths if "CREATE TABLE IF NOT EXISTS" in sql_files.read(path)]
    return "\n".join(
        [
            f"-- Drops all that {', '.join(names[:-1])} and {names[-1]} make, last first; your rows stay",
            "-- Grain: none",
            "-- Reads: nothing",
            f"-- Source: these files, of which 'pokersql sql --unload {part}' makes it; change them, not this",
            *([f"-- Engine: {engine}"] if engine else []),
            "",
            "-- What you typed or dealt is in these tables, which stay; drop them to be rid of it too:",
            *(f"--     {name}" for name in yours),
            "",
            *dict.fromkeys(reversed(drops)),
            "",
        ]
    )


def listed() -> list[tuple[str, str, str, str]]:
    """Each relation and macro, its part, for whom it is, and its title."""
    from pokersql import bundle

    files_of = {Path(order).stem: sql_files.relations(order) for order in (*ORDERS, *LARGER)}
    files_of["macros"] = bundle.public()
    return [
        (name, part, "internal" if sql_files.header(path).internal else "public", sql_files.header(path).title)
        for part, paths in files_of.items()
        for name, path in paths.items()
    ]


def file_of(name: str, engine: str) -> str:
    """The file that makes what has a name."""
    return next(path for path in files(engine) if name in makes(path))


@cache
def makes(path: str) -> frozenset[str]:
    """What a file makes: macros, or else the relation that it is named after."""
    return _macros(path) or frozenset([sql_files.relation(path)])


@cache
def reads(path: str, engine: str) -> frozenset[str]:
    """The relations that a file reads, and the macros that it calls."""
    macros = frozenset().union(*map(_macros, files(engine)))
    called = re.findall(r"\b(\w+)\(", sql_files.read(path).lower()) if sql_files.header(path).engine else []
    return frozenset(sql_files.header(path).reads) | (macros.intersection(called) - makes(path))


@cache
def _macros(path: str) -> frozenset[str]:
    found = (
        re.findall(r"^CREATE MACRO (\w+)", sql_files.read(path), re.MULTILINE) if sql_files.header(path).engine else []
    )
    return frozenset(found)


@cache
def _known(engine: str) -> frozenset[str]:
    """All names that a text may have."""
    return frozenset(name for path in files(engine) for name in makes(path))


def all_names(engine: str) -> set[str]:
    """All of the project's names."""
    return {*_known(engine), SCHEMA} if engine == "duckdb" else {*_known(engine)}


def named(sql: str, engine: str) -> set[str]:
    """All of the project's names in a text; every one if it asks the engine what there is."""
    from pokersql import bundle

    known = _known(engine)
    if re.search(INSIDE, sql, re.IGNORECASE):
        return all_names(engine)
    found = set(known.intersection(re.findall(r"\w+", sql.lower())))
    if TAKES_LONG in found and not stands(TAKES_LONG, sql):
        found.remove(TAKES_LONG)
    if engine == "duckdb" and bundle.named_in(sql):
        found.add(SCHEMA)
    return found


def stands(relation: str, sql: str) -> bool:
    """Whether a name may be a relation's in a text: behind a word for that or a quote, or in a list after FROM.

    >>> stands("hands", "SELECT hands FROM odds"), stands("hands", "FROM odds, hands")
    (False, True)
    """
    name = rf'(?:\w+\.)*"?{relation}\b'
    if re.search(rf"""\b(?:{BEFORE}){GAP}+{name}|["']{relation}\b""", sql, re.IGNORECASE):
        return True
    first = re.search(r"\bFROM\b", sql, re.IGNORECASE)
    return first is not None and re.search(rf",{GAP}*{name}", sql[first.end() :], re.IGNORECASE) is not None


def needed(names: set[str], engine: str) -> list[str]:
    """The files that make what is named and all that it reads, in order."""
    from pokersql import bundle

    wanted = names | bundle.shared() if SCHEMA in names else names
    found: list[str] = []
    for path in reversed(files(engine)):
        if wanted & makes(path):
            found.append(path)
            wanted |= reads(path, engine)
    return found[::-1]
