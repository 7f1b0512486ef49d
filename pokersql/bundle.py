"""Makes sql/macros.sql of the files of sql/macros/: one file that any DuckDB database can read, and nothing else.

What these files read of the project's relations is folded into them, so the macros' tables come from the same steps.
"""

from __future__ import annotations

import re
from functools import cache

from pokersql import sql_files
from pokersql.engines import literal

FILE = "sql/macros.sql"
"""What is made."""

HEADER = """\
-- Macros that rank hands in any DuckDB database: .read this file, and nothing else is needed
-- Grain: none
-- Reads: nothing
-- Source: the files of sql/macros/, of which 'pokersql sql --macros' makes it; change them, not this
-- Engine: duckdb

-- All of it is in the schema pokersql. The macros have short names in main too, where these are not taken.
-- sql/unload_macros.sql removes it.
"""

SHORT_NAMES = "short names"
"""The section of the file that makes the macros' short names."""

MARK = "(pokersql)"
"""How the comment of everything in the schema ends."""


def parts() -> list[str]:
    """The files that the bundle is made of, in order."""
    return sql_files.order("sql/macros/bundle.sql")


def bundle() -> str:
    """The text of the file, in one transaction."""
    sections, made = {}, set()
    for path in parts():
        sections[path] = _complete(path, made)
        made.add(sql_files.relation(path))
    sections["comments"] = "\n".join(filter(None, map(_comments, parts()))) + "\n"
    sections[SHORT_NAMES] = "\n".join(map(_short_name, public(), map(sections.get, public().values()))) + "\n"
    texts = [f"-- ---- {name}\n{text}" for name, text in sections.items()]
    return "\n".join([HEADER, "BEGIN TRANSACTION;\n", *texts, "COMMIT;\n"])


@cache
def shared() -> frozenset[str]:
    """The project's relations that the schema has too, since the macros read them."""
    return frozenset(name for path in parts() if (name := sql_files.relation(path)) in sql_files.header(path).reads)


def beside_relations() -> str:
    """The SQL of the macros for a database that has the project's relations in its schema main.

    The schema pokersql gets the macros too, and a view of each table that they read. So `pokersql.hand_keys` has the
    same rows in the database itself, where pokersql is the schema, and where the database is attached as pokersql.
    """
    made = sections(sql_files.read(FILE))
    texts = ["CREATE SCHEMA pokersql;\n"]
    for path in parts()[1:]:
        name, text = sql_files.relation(path), made[path]
        if name in shared():
            texts.append(f"CREATE VIEW pokersql.{name} AS FROM main.{name};\n")
        elif "\nCREATE MACRO " in text:
            texts += [text, text.replace("\nCREATE MACRO pokersql.", "\nCREATE MACRO main.")]
        elif "\nCREATE TYPE " in text:
            texts += [text, text.replace("pokersql.", "main.")]
        else:
            texts += [text.replace("pokersql.", "main."), f"CREATE VIEW pokersql.{name} AS FROM main.{name};\n"]
    return "\n".join(texts)


def comments_beside_relations() -> list[str]:
    """What the database says of all that is made there; by the end of it the schema's things are known as our own."""
    found = []
    for line in re.findall("^COMMENT .+", sections(sql_files.read(FILE))["comments"], re.MULTILINE):
        name = re.search(r"pokersql\.(\w+)", line)[1]
        found.append(line.replace(" TABLE pokersql.", " VIEW pokersql.") if " ON TABLE " in line else line)
        if name not in shared():
            found.append(line.replace(" pokersql.", " main.", 1).replace(f" {MARK}", ""))
    return found


def sections(text: str) -> dict[str, str]:
    """The sections of the file by their names: the parts, and what comes after them."""
    pieces = re.split(r"^-- ---- (.+)\n", text.removesuffix("\nCOMMIT;\n"), flags=re.MULTILINE)
    return dict(zip(pieces[1::2], pieces[2::2], strict=True))


@cache
def public() -> dict[str, str]:
    """The file of each macro that people call: the one that is named after it."""
    named = {sql_files.relation(path): path for path in parts()}
    return {name: path for name, path in named.items() if _macro(name) in sql_files.read(path)}


def guard() -> str:
    """The statement that refuses things of other people's in what is named pokersql."""
    return re.search(r"^SET VARIABLE .+?;\n", sql_files.read(parts()[0]), re.DOTALL | re.MULTILINE)[0]


def version() -> int:
    """The version of the files."""
    return int(re.search(r"SELECT (\d+)", sql_files.read("sql/schema_version.sql"))[1])


def named_in(sql: str) -> bool:
    """Whether SQL may use a macro, or the schema; what names none is spared their loading."""
    return re.search(rf"\b(?:(?:{'|'.join(public())})\"?\s*\(|pokersql\b)", sql, re.IGNORECASE) is not None


def named(statement: str) -> str:
    """The macro that a statement of the short names makes."""
    return re.search(r"main\.(\w+)", statement)[1]


def _macro(name: str) -> str:
    return f"CREATE MACRO pokersql.{name}"


def _complete(path: str, made: set[str]) -> str:
    """The text of a part, with what it reads of the project's relations folded in, but for those `made` before."""
    from pokersql import fold

    text = sql_files.read(path)
    read = [name for name in sql_files.header(path).reads if not name.startswith("pokersql.")]
    if not read:
        return text
    comments, statement = text.split("\n\nCREATE ", 1)
    table = re.fullmatch(r"TABLE (\S+) AS\n(.+);\n", statement, re.DOTALL)
    if table:
        return f"{comments}\n\nCREATE TABLE {table[1]} AS\n{fold.fold_query(table[2], made - set(read))};\n"
    return f"{comments}\n\n{fold.macro(f'pokersql.{sql_files.relation(path)}', *read, given=made & shared())}"


def _comments(path: str) -> str:
    """What the database itself says of all that a part makes; by the end of it the files know their own things."""
    text, header = sql_files.read(path), sql_files.header(path)
    grain = "" if header.grain == "none" else f". {header.grain[0].upper()}{header.grain[1:]}"
    made = re.findall(
        r"^(?:-- (.+)\n)?CREATE (TABLE|VIEW|TYPE|MACRO) pokersql\.(\w+)([^;]*? AS TABLE\b)?", text, re.MULTILINE
    )
    return "\n".join(
        f"COMMENT ON {kind}{' TABLE' if table else ''} pokersql.{name} IS "
        f"{literal(f'{header.title + grain if name == sql_files.relation(path) else above} {MARK}')};"
        for above, kind, name, table in made
    )


def _short_name(name: str, text: str) -> str:
    """The statement that makes a macro in main which calls that of the schema, in each way it can be called."""
    definition = text.split(_macro(name), 1)[1]
    ways = []
    for parameters, table in re.findall(r"^ *\(([^()\n]*)\) AS( TABLE)?", definition, re.MULTILINE):
        words = [parameter.split(" := ") for parameter in parameters.split(", ")]
        values = ", ".join(f"{word[0]} := {word[0]}" if len(word) > 1 else word[0] for word in words)
        call = f"pokersql.{name}({values})"
        ways.append(f"({parameters}) AS{table} {f'(FROM {call})' if table else call}")
    return f"CREATE MACRO IF NOT EXISTS main.{name}{', '.join(ways)};"
