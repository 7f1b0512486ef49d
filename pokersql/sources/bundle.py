"""Makes sql/macros.sql and sql/games.sql from parts, and adapts the parts to databases that have the relations.

macros.sql has the standard rules; games.sql adds all other rules, games and equities. The two files need no other file:
if a part reads pokersql's relations, the part gets the queries of these relations. unload_macros.sql removes all that
the two files make.
"""

from __future__ import annotations

import re
from functools import cache

from pokersql.sources import comments, sql_files
from pokersql.sources.sql_text import literal

FILE, GAMES = sql_files.GENERATED
"""The generated files: macros.sql and games.sql."""

ORDERS = {FILE: "sql/macros/bundle.sql", GAMES: "sql/macros/games/games_bundle.sql"}
"""The order file of the parts of each generated file."""

MATCHUPS = "sql/matchups.sql"
"""The file that fills matchup_counts of games.sql from a CSV file."""

EQUITY = "sql/equity.sql"
"""The order file of the relations about equity, which only DuckDB has. Macros read some of these relations."""

HEADERS = {
    FILE: """\
-- Macros that rank hands in any DuckDB database: .read this file, and nothing else is needed
-- Source: the files of sql/macros/, of which 'pokersql sql --macros' makes it; change them, not this
-- Engine: duckdb

-- All of it is in the schema pokersql. The macros have short names in main too, where these are not taken.
-- sql/unload_macros.sql removes it.
""",
    GAMES: """\
-- What macros need beside macros.sql for other rules and games, rules := 'joker', game := 'omaha', and for equities
-- Source: the files of sql/macros/games/, of which 'pokersql sql --games' makes it; change them, not this
-- Engine: duckdb

-- It adds to the schema pokersql; sql/unload_macros.sql removes both.
""",
}

CLOSING = """\
-- DuckDB 1.x can't replay a log that makes a schema and a type in it: a file whose shell broke off would not open. So
-- this is written to the file itself at once.
SET wal_autocheckpoint = '1KB';
COMMIT;
RESET wal_autocheckpoint;
"""
"""The end of the transaction that makes the schema."""

UNLOADING = """\
-- Removes what macros.sql and games.sql made: the schema pokersql with all that is in it, and the short names in main
-- Source: sql/macros/ and pokersql/sources/bundle.py; 'pokersql sql --unload macros' makes it; change them, not this
-- Engine: duckdb

-- Nothing is removed if the schema has an object that these files did not make, or if a short name is another macro.

BEGIN TRANSACTION;

{guard}
SET VARIABLE pokersql_refused = (
    SELECT
        MAX(
            SYSTEM.MAIN.ERROR(
                'main.' || f.function_name || ' is not what macros.sql makes: '
                || 'DROP the other short names, then DROP SCHEMA pokersql CASCADE'
            )
        )
    FROM DUCKDB_FUNCTIONS() AS f
    WHERE
        f.database_name = CURRENT_DATABASE()
        AND f.schema_name = 'main'
        AND f.function_name IN (
            {names}
        )
        -- a parameter with a default is passed on by its name
        AND REGEXP_REPLACE(f.macro_definition, '\\w+ := ', '', 'g') NOT IN (
            'pokersql.' || f.function_name || '(' || ARRAY_TO_STRING(f.parameters, ', ') || ')',
            'SELECT * FROM pokersql.' || f.function_name || '(' || ARRAY_TO_STRING(f.parameters, ', ') || ')'
        )
);
RESET VARIABLE pokersql_refused;

{drops}
DROP SCHEMA IF EXISTS pokersql CASCADE;

COMMIT;
"""
"""The text of the file that removes all that both generated files make; `unload` fills in the names in braces."""

SHORT_NAMES = "short names"
"""The name of the section with the macros' short names."""

MARK = "(pokersql)"
"""The end of each COMMENT in pokersql's schema. A user's own schema named pokersql lacks this mark."""


def parts(file: str = FILE) -> list[str]:
    """The files that form a generated file, in order. The first file makes the schema, or checks that it exists."""
    return sql_files.order(ORDERS[file])


def text(file: str = FILE) -> str:
    """The text of a generated file, made from its parts; it is one transaction."""
    before = {sql_files.relation(path) for path in parts()} if file == GAMES else set()
    made = {}
    for path in parts(file):
        made[path] = _complete(path, before)
        before.add(sql_files.relation(path))
    made["comments"] = "\n".join(line for path in parts(file) for line in comments.statements(path, f" {MARK}")) + "\n"
    if file == FILE:
        made[SHORT_NAMES] = "\n".join(_short_name(name, made[path]) for name, path in public().items()) + "\n"
    texts = [f"-- ---- {name}\n{section}" for name, section in made.items()]
    return "\n".join([HEADERS[file], "BEGIN TRANSACTION;\n", *texts, CLOSING])


@cache
def sections(file: str = FILE) -> dict[str, str]:
    """The sections of a generated file by name: the parts by their paths, `comments`, SHORT_NAMES and MATCHUPS."""
    pieces = re.split(r"^-- ---- (.+)\n", sql_files.read(file).removesuffix(f"\n{CLOSING}"), flags=re.MULTILINE)
    more = {MATCHUPS: sql_files.runnable(MATCHUPS)} if file == GAMES else {}
    return dict(zip(pieces[1::2], pieces[2::2], strict=True)) | more


@cache
def public() -> dict[str, str]:
    """The file of each public macro, by the macro's name; the file's stem is the same name."""
    return {
        one.name.removeprefix("pokersql."): path
        for path in parts()
        for one in sql_files.made(path)
        if one.kind.startswith("MACRO")
        and one.name == f"pokersql.{sql_files.relation(path)}"
        and not sql_files.header(path).internal
    }


def short_names() -> dict[str, str]:
    """The statement that makes each public macro's short name in main, by short name."""
    statements = filter(None, sections()[SHORT_NAMES].splitlines())
    return {statement.split(" main.")[1].partition("(")[0]: statement for statement in statements}


def named_in(sql: str) -> bool:
    """Whether SQL seems to name a public macro or the schema; the macros are loaded only in this case."""
    return re.search(rf"\b(?:(?:{'|'.join(public())})\"?\s*\(|pokersql\b)", sql, re.IGNORECASE) is not None


def guard() -> str:
    """The statements that fail if a database or schema is named pokersql, but was not made by pokersql."""
    return next(re.finditer(r"^-- Fails .+?^RESET .+?;\n", sql_files.read(parts()[0]), re.DOTALL | re.MULTILINE))[0]


def unload() -> str:
    """The text of the file that removes all that both generated files make; it is one transaction."""
    names = ",\n            ".join(map(literal, public()))
    drops = [f"DROP {sql_files.made(path)[0].kind} IF EXISTS main.{name};" for name, path in public().items()]
    return UNLOADING.format(guard=guard(), names=names, drops="\n".join(reversed(drops)))


@cache
def shared(file: str = FILE) -> frozenset[str]:
    """The relations that the macros of a file read. So the schema pokersql has them, and main has them, too."""
    return frozenset(name for path in parts(file) if (name := sql_files.relation(path)) in sql_files.header(path).reads)


def beside_relations(path: str) -> str:
    """The SQL that makes a part in a database that has pokersql's relations in the schema main.

    Macros are made both in main and in the schema pokersql. The schema also gets a view of each table that the macros
    read. So `pokersql.hand_keys` works in the database itself, and also after the database is attached as pokersql.
    """
    if path == parts()[0]:
        return "CREATE SCHEMA IF NOT EXISTS pokersql;\n"
    if path == parts(GAMES)[0]:
        return ""
    if path == MATCHUPS:
        return sql_files.runnable(path).replace("pokersql.", "main.")
    file = next(file for file in ORDERS if path in parts(file))
    name, kind = sql_files.relation(path), sql_files.made(path)[0].kind
    view = f"CREATE VIEW pokersql.{name} AS FROM main.{name};\n"
    if name in shared(file):
        return view
    if kind == "TABLE":
        return sql_files.runnable(path).replace("pokersql.", "main.") + view
    section = sections(file)[path]
    if kind.startswith("MACRO"):
        return section + re.sub(r"\nCREATE (OR REPLACE )?MACRO pokersql\.", r"\nCREATE \1MACRO main.", section)
    return section + section.replace("pokersql.", "main.")


def comments_beside_relations() -> list[str]:
    """The COMMENT statements for all objects that `beside_relations` makes from the parts of both files."""
    found = []
    for file in ORDERS:
        for path in parts(file):
            found += [line.replace(" ON TABLE ", " ON VIEW ") for line in comments.statements(path, f" {MARK}")]
            if sql_files.relation(path) not in shared(file):
                found += [line.replace(" pokersql.", " main.", 1) for line in comments.statements(path)]
    return found


def _complete(path: str, made: set[str]) -> str:
    """The text of a part with the queries of the relations that it reads, except relations in `made`."""
    from pokersql.sources import fold

    part = sql_files.read(path)
    read = [name for name in sql_files.header(path).reads if not name.startswith("pokersql.")]
    if not read:
        return part
    above, statement = part.split("\n\nCREATE ", 1)
    table = re.fullmatch(r"TABLE (\S+) AS\n(.+);\n", statement, re.DOTALL)
    if table and read[0] in sql_files.relations(EQUITY):
        ctes = ",\n".join(f"{name} AS (\n{query}\n)" for name, query in _queries(read[0], made - set(read)).items())
        rest = table[2].replace("WITH\n", ",\n\n", 1) if table[2].startswith("WITH\n") else f"\n\n{table[2]}"
        return f"{above}\n\nCREATE TABLE {table[1]} AS\nWITH\n{ctes}{rest};\n"
    if table:
        return f"{above}\n\nCREATE TABLE {table[1]} AS\n{fold.fold_query(table[2], made - set(read))};\n"
    macro = fold.macro(f"pokersql.{sql_files.relation(path)}", read[0], made & shared())
    return f"{above}\n\n{macro}"


def _queries(name: str, made: set[str]) -> dict[str, str]:
    """The queries of a relation of EQUITY and of the relations that it reads, in order, except relations in `made`.

    The queries stay as written for DuckDB, but call the macros in the schema pokersql.
    """
    from pokersql.sources import fold

    path = sql_files.relations(EQUITY)[name]
    found: dict[str, str] = {}
    for read in sql_files.header(path).reads:
        if read in sql_files.relations(EQUITY):
            found |= _queries(read, made)
        elif read not in made:
            found[read] = fold.fold_query(f"SELECT r.* FROM {read} AS r", made)
    query = sql_files.runnable(path).split(f"\nCREATE TABLE {name} AS\n")[1].removesuffix(";\n")
    query = re.sub(rf"\b(FROM|JOIN) ({'|'.join(made)})\b", r"\1 pokersql.\2", query)
    return found | {name: re.sub(r"\b([A-Z]+_KEY)\(", lambda call: f"pokersql.{call[1].lower()}(", query)}


def _short_name(name: str, section: str) -> str:
    """The statement that makes a macro in main; it passes its parameters to the schema's macro of the same name."""
    definition = section.split(f"CREATE MACRO pokersql.{name}", 1)[1]
    ways = []
    for parameters, table in re.findall(r"^ *\(([^()\n]*)\) AS( TABLE)?", definition, re.MULTILINE):
        words = [parameter.split(" := ") for parameter in parameters.split(", ")]
        values = ", ".join(f"{word[0]} := {word[0]}" if len(word) > 1 else word[0] for word in words)
        call = f"pokersql.{name}({values})"
        ways.append(f"({parameters}) AS{table} {f'(FROM {call})' if table else call}")
    return f"CREATE MACRO IF NOT EXISTS main.{name}{', '.join(ways)};"
