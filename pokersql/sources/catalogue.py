"""Lists the SQL files in their order, and the parts that the files form."""

from __future__ import annotations

from functools import cache
from itertools import chain
from pathlib import Path

from pokersql.errors import PokersqlError, nearest
from pokersql.sources import bundle, comments, sql_files

ORDERS = [
    "sql/load.sql",
    "sql/rules.sql",
    "sql/build.sql",
    "sql/equity.sql",
    "sql/odds.sql",
    "sql/studies.sql",
]
"""The order files that make all relations; each engine skips the files for other engines."""

COUNTING = [f"sql/count_{name}.sql" for name in ("starting_hands", "heads_up", "game_odds", "push_fold")]
"""The order files that count the rows of the shipped files."""

LARGER = ["sql/seven.sql", *COUNTING, "sql/histories.sql", "sql/load_histories.sql"]
"""The order files that take long or need input files; only some commands run them."""

INSTALLED = ["sql/load.sql", "sql/rules.sql"]
"""The order files of the relations that `install` makes, on every engine."""

UNLOADED = {
    "load": ["sql/load.sql", "sql/rules.sql", "sql/build.sql", "sql/studies.sql"],
    "equity": ["sql/equity.sql", "sql/odds.sql", *COUNTING],
}
"""For each PART, the order files whose relations `sql --unload PART` drops."""

SCHEMA = "pokersql"
"""The schema of the macros. By default `use_macros` gets this name as its SQL, so it attaches the macros."""


@cache
def everything(engine: str) -> list[str]:
    """All files for an engine, in order. The parts of macros.sql and games.sql replace these two files."""
    return [path for one in ORDERS if sql_files.is_for(engine, one) for path in order(one)]


def order(path: str) -> list[str]:
    """The files that an order file reads. The parts of macros.sql and games.sql replace these two files."""
    of_macros = {file: bundle.parts(file) for file in bundle.ORDERS} | {sql_files.BESIDE: []}
    files = (of_macros.get(file, [file]) for file in sql_files.order(path))
    return [*chain(*files)]


def text(path: str) -> str:
    """The text of a file that `order` lists. The text runs in a database in which the earlier files have run."""
    of_macros = path == bundle.MATCHUPS or any(path in bundle.parts(file) for file in bundle.ORDERS)
    return bundle.beside_relations(path) if of_macros else sql_files.runnable(path)


def files(engine: str) -> list[str]:
    """The files of a prepared database: all files. On SQLite, the files of the tables of all hands are left out."""
    left_out = [] if engine == "duckdb" else sql_files.order("sql/build.sql")
    return [path for path in everything(engine) if path not in left_out]


def relations(engine: str) -> frozenset[str]:
    """The names of all relations."""
    made = chain(*map(sql_files.made, everything(engine)))
    return frozenset(one.name for one in made if one.kind in ("TABLE", "VIEW") and "." not in one.name)


@cache
def installed() -> dict[str, str]:
    """The file of each relation that `install` makes, in order."""
    return {name: path for order in INSTALLED for name, path in sql_files.relations(order).items()}


def yours() -> list[str]:
    """The names of the installed tables that have the user's rows."""
    return [one.name for path in installed().values() for one in sql_files.made(path) if one.kept]


def readers(names: set[str], paths: dict[str, str] | None = None) -> set[str]:
    """The relations `names`, and all relations in `paths` that read them, also indirectly.

    By default, `paths` is `installed()`.

    >>> "showdown" in readers({"hand_cards"}), "deck" in readers({"hand_cards"})
    (True, False)
    """
    paths, found = paths or installed(), {*names}
    while more := {name for name, path in paths.items() if found & {*sql_files.header(path).reads}} - found:
        found |= more
    return found


@cache
def parts() -> dict[str, str]:
    """The order files, and MATCHUPS, by stem. The stem is the name of the part."""
    paths = (path.relative_to(sql_files.base()).as_posix() for path in sorted(sql_files.base().glob("sql/*.sql")))
    return {Path(path).stem: path for path in paths if sql_files.order(path) or path == bundle.MATCHUPS}


def part(name: str) -> str:
    """The text of all files of a part; a shell can run the text in any directory."""
    path = parts()[name]
    return "\n".join(map(sql_files.runnable, sql_files.order(path) or [path]))


def unload(part: str) -> str:
    """The text of the file that drops all objects that `part` and its dependents make, in reverse order.

    `part` is a key of UNLOADED, or 'macros'. Tables with the user's rows are not dropped: their files use CREATE TABLE
    IF NOT EXISTS, and have no DROP.

    >>> print(unload("load").splitlines()[0])
    -- Drops these, but not your rows: load, rules, build, studies
    """
    if part == "macros":
        return bundle.unload()
    paths = [path for order in UNLOADED[part] for path in sql_files.relations(order).values()]
    names = [Path(order).stem for order in UNLOADED[part]]
    engine = sql_files.header(paths[-1]).engine
    yours = [one.name for path in paths for one in sql_files.made(path) if one.kept]
    return "\n".join(
        [
            f"-- Drops these, but not your rows: {', '.join(names)}",
            f"-- Source: generated by 'pokersql sql --unload {part}' from the files of these parts",
            *([f"-- Engine: {engine}"] if engine else []),
            "",
            "-- These tables have what you typed or dealt. They stay; drop them yourself:",
            *(f"--     {name}" for name in yours),
            "",
            *dict.fromkeys(reversed(list(chain(*map(sql_files.drops, paths))))),
            "",
        ]
    )


@cache
def named() -> dict[str, tuple[str, str]]:
    """For each relation and macro, by its name in its file: the part that makes it, and the file."""
    files_of = {Path(order).stem: sql_files.relations(order) for order in (*ORDERS, *LARGER)}
    found = {_qualified(name, path): (part, path) for part, paths in files_of.items() for name, path in paths.items()}
    parts = [(path, one) for file in bundle.ORDERS for path in bundle.parts(file) for one in sql_files.made(path)]
    tables = {sql_files.relation(path): path for path, one in parts if one.kind in ("TABLE", "VIEW")}
    macros = {name: ("macros", path) for name, path in {**tables, **bundle.public()}.items() if name not in found}
    return found | macros


def listed() -> list[tuple[str, str, str, str]]:
    """The name, part, access (public or internal) and title of each relation and macro."""
    headers = [(name, part, sql_files.header(path)) for name, (part, path) in named().items()]
    return [(name, part, "internal" if about.internal else "public", about.title) for name, part, about in headers]


def _qualified(name: str, path: str) -> str:
    """The name of a relation. If the relation is in the schema histories, its name has the schema."""
    return next((one.name for one in sql_files.made(path) if one.name == f"histories.{name}"), name)


def query(relation: str, dialect: str) -> str:
    """One query for a relation and all relations that it reads. For a relation of only one engine, its file's text.

    Raises PokersqlError (usage) for an unknown relation or dialect, or if the relation is for another engine.
    """
    from pokersql.sources import fold

    if relation not in named():
        raise PokersqlError(f"no relation {relation!r}; 'pokersql sql --list' lists all{nearest(relation, named())}")
    _, path = named()[relation]
    engine = sql_files.header(path).engine
    if engine is None:
        return fold.fold(relation, dialect) + ";\n"
    if dialect != engine:
        raise PokersqlError(f"{relation} runs on {engine} alone, not on {dialect}")
    sections = bundle.sections() | bundle.sections(bundle.GAMES)
    # A file that reads only tables of macros.sql runs alone, with its comments. For others a section has the queries.
    runs_alone = all(read.startswith("pokersql.") for read in sql_files.header(path).reads)
    return sql_files.runnable(path) if runs_alone or path not in sections else sections[path]


def scripts(engine: str) -> list[tuple[str, str]]:
    """The SQL that makes all relations in a new database of an engine: pairs of a path and a text.

    On DuckDB there is one pair with an empty path, since one call with many statements takes less time.
    """
    return [("", whole_text())] if engine == "duckdb" else [(path, text(path)) for path in files(engine)]


def whole_text() -> str:
    """The SQL that makes all relations in a new DuckDB database, with all COMMENTs."""
    paths = [path for path in everything("duckdb") if not path.startswith("sql/macros/")]
    told = [*chain(*map(comments.statements, paths)), *bundle.comments_beside_relations()]
    return "\n".join([*map(text, everything("duckdb")), "BEGIN;", *told, bundle.CLOSING])
