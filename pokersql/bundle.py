"""Makes sql/macros.sql from the parts in sql/macros/, and splits it for databases that have the relations too.

macros.sql reads nothing else: the queries of the project's relations that a part reads are folded into it.
"""

from __future__ import annotations

import re
from functools import cache

from pokersql import sql_files

FILE = "sql/macros.sql"
"""The generated file."""

HEADER = """\
-- Macros that rank hands in any DuckDB database: .read this file, and nothing else is needed
-- Grain: none
-- Reads: nothing
-- Source: the files of sql/macros/, of which 'pokersql sql --macros' makes it; change them, not this
-- Engine: duckdb

-- All of it is in the schema pokersql. The macros have short names in main too, where these are not taken.
-- sql/unload_macros.sql removes it.
"""

CLOSING = """\
-- DuckDB 1.x can't replay a log that makes a schema and a type in it: a file whose shell broke off would not open. So
-- this is written to the file itself at once.
SET wal_autocheckpoint = '1KB';
COMMIT;
RESET wal_autocheckpoint;
"""
"""The end of a transaction that makes the schema."""

SHORT_NAMES = "short names"
"""The section of the file with the macros' short names."""

MARK = "(pokersql)"
"""The end of each comment on something in the schema pokersql: it tells our schema from another of that name."""


def parts() -> list[str]:
    """The files that the bundle is made of, in order; the first makes the schema."""
    return sql_files.order("sql/macros/bundle.sql")


def text() -> str:
    """The text of the file, made anew: one transaction."""
    made, before = {}, set()
    for path in parts():
        made[path] = _complete(path, before)
        before.add(sql_files.relation(path))
    made["comments"] = "\n".join(line for path in parts() for line in sql_files.comments(path, f" {MARK}")) + "\n"
    made[SHORT_NAMES] = "\n".join(_short_name(name, made[path]) for name, path in public().items()) + "\n"
    texts = [f"-- ---- {name}\n{section}" for name, section in made.items()]
    return "\n".join([HEADER, "BEGIN TRANSACTION;\n", *texts, CLOSING])


def sections() -> dict[str, str]:
    """The sections of the file by name: each part by its path, `comments` and SHORT_NAMES."""
    pieces = re.split(r"^-- ---- (.+)\n", sql_files.read(FILE).removesuffix(f"\n{CLOSING}"), flags=re.MULTILINE)
    return dict(zip(pieces[1::2], pieces[2::2], strict=True))


@cache
def public() -> dict[str, str]:
    """The public macros and the file of each, which is named after it."""
    return {
        one.name.removeprefix("pokersql."): path
        for path in parts()
        for one in sql_files.made(path)
        if one.kind.startswith("MACRO") and one.name == f"pokersql.{sql_files.relation(path)}"
    }


def short_names() -> dict[str, str]:
    """The statement that makes each public macro's short name in main, by that name."""
    statements = filter(None, sections()[SHORT_NAMES].splitlines())
    return {re.search(r"main\.(\w+)", statement)[1]: statement for statement in statements}


def named_in(sql: str) -> bool:
    """Whether SQL may use a public macro or the schema: only then are they loaded."""
    return re.search(rf"\b(?:(?:{'|'.join(public())})\"?\s*\(|pokersql\b)", sql, re.IGNORECASE) is not None


def guard() -> str:
    """The statement that fails where the name pokersql has something that isn't ours."""
    return re.search(r"^SET VARIABLE .+?;\n", sql_files.read(parts()[0]), re.DOTALL | re.MULTILINE)[0]


@cache
def shared() -> frozenset[str]:
    """The relations that main has and that the schema pokersql repeats, since the macros read them."""
    return frozenset(name for path in parts() if (name := sql_files.relation(path)) in sql_files.header(path).reads)


def beside_relations() -> str:
    """The SQL that makes the macros in a database that has the project's relations in its schema main.

    The macros are made in main and in the schema pokersql, and pokersql gets a view of each table that they read. So
    `pokersql.hand_keys` has the same rows in the database itself and where the database is attached as pokersql.
    """
    made = sections()
    texts = ["CREATE SCHEMA pokersql;\n"]
    for path in parts()[1:]:
        name, section, kind = sql_files.relation(path), made[path], sql_files.made(path)[0].kind
        view = f"CREATE VIEW pokersql.{name} AS FROM main.{name};\n"
        if name in shared():
            texts.append(view)
        elif kind.startswith("MACRO"):
            texts += [section, section.replace("\nCREATE MACRO pokersql.", "\nCREATE MACRO main.")]
        elif kind == "TYPE":
            texts += [section, section.replace("pokersql.", "main.")]
        else:
            texts += [section.replace("pokersql.", "main."), view]
    return "\n".join(texts)


def comments_beside_relations() -> list[str]:
    """The COMMENT statements for all that `beside_relations` makes."""
    found = []
    for path in parts():
        found += [line.replace(" ON TABLE ", " ON VIEW ") for line in sql_files.comments(path, f" {MARK}")]
        if sql_files.relation(path) not in shared():
            found += [line.replace(" pokersql.", " main.", 1) for line in sql_files.comments(path)]
    return found


def _complete(path: str, made: set[str]) -> str:
    """The text of a part, with the queries of the relations that it reads folded in, except those already `made`."""
    from pokersql import fold

    part = sql_files.read(path)
    read = [name for name in sql_files.header(path).reads if not name.startswith("pokersql.")]
    if not read:
        return part
    comments, statement = part.split("\n\nCREATE ", 1)
    table = re.fullmatch(r"TABLE (\S+) AS\n(.+);\n", statement, re.DOTALL)
    if table:
        return f"{comments}\n\nCREATE TABLE {table[1]} AS\n{fold.fold_query(table[2], made - set(read))};\n"
    return f"{comments}\n\n{fold.macro(f'pokersql.{sql_files.relation(path)}', *read, given=made & shared())}"


def _short_name(name: str, section: str) -> str:
    """The statement that makes a macro in main which calls that of the schema, with the same sets of parameters."""
    definition = section.split(f"CREATE MACRO pokersql.{name}", 1)[1]
    ways = []
    for parameters, table in re.findall(r"^ *\(([^()\n]*)\) AS( TABLE)?", definition, re.MULTILINE):
        words = [parameter.split(" := ") for parameter in parameters.split(", ")]
        values = ", ".join(f"{word[0]} := {word[0]}" if len(word) > 1 else word[0] for word in words)
        call = f"pokersql.{name}({values})"
        ways.append(f"({parameters}) AS{table} {f'(FROM {call})' if table else call}")
    return f"CREATE MACRO IF NOT EXISTS main.{name}{', '.join(ways)};"
