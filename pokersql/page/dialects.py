"""Translates the SQL of the page for other engines."""

from __future__ import annotations

from functools import cache
from typing import cast

import sqlglot
from sqlglot import exp
from sqlglot.errors import ParseError, SqlglotError

from pokersql.errors import PokersqlError
from pokersql.sources import bundle, catalogue, sql_files
from pokersql.sources import dialects as written

DIALECTS = {
    "DuckDB": ("duckdb", ".read sql/load.sql, then sql/rules.sql, sql/equity.sql and sql/odds.sql, make the relations"),
    "PostgreSQL": ("postgres", "pokersql install postgresql://… makes the relations"),
    "SQLite": ("sqlite", "pokersql install cards.sqlite makes the relations"),
    "Spark": ("spark", "pokersql.install(session) makes the relations"),
}
"""For each dialect on the page, its name in sqlglot and the command that makes the relations on its engine."""


def copied(sql: str, dialect: str) -> str:
    """DuckDB's SQL in another dialect, below a comment that says how to make the relations that the SQL reads.

    Raises PokersqlError (usage) for SQL that can't be parsed or can't be translated.
    """
    target, installed = DIALECTS[dialect]
    try:
        parsed = sqlglot.parse(sql, read="duckdb")
        ours = _relations(parsed)
        above = [f"-- {installed}"] if ours else []
        if dialect == "DuckDB":
            return "\n".join([*above, sql])
        alone = _table_macros(parsed) | {name for name in ours if sql_files.header(_files()[name]).engine == "duckdb"}
        if alone:
            raise PokersqlError(f"{', '.join(sorted(alone))}: only on DuckDB, not on {dialect}")
        queries = [cast(exp.Query, statement) for statement in parsed if statement]
        texts = [written.written(query, target, pretty=True) for query in queries]
    except ParseError as error:
        first = error.errors[0] if error.errors else {}
        place = f" in line {first['line']}" if first.get("line") else ""
        raise PokersqlError(f"this SQL can't be read{place}: {first.get('description', error)}") from error
    except SqlglotError as error:
        raise PokersqlError(f"{dialect} can't express this SQL: {error}") from error
    except RecursionError:
        raise PokersqlError("this SQL can't be read: its brackets are too deep") from None
    return "\n".join([*above, ";\n".join(texts)])


@cache
def _files() -> dict[str, str]:
    """The file of each relation. A file of macros that makes a table of the same name is not used."""
    return {sql_files.relation(path): path for path in reversed(catalogue.everything("duckdb"))}


def _relations(parsed: list[exp.Expr | None]) -> set[str]:
    """The names of pokersql's relations that the statements read."""
    found = set()
    for statement in filter(None, parsed):
        own = {cte.alias.lower() for cte in statement.find_all(exp.CTE)}
        found |= {table.name.lower() for table in statement.find_all(exp.Table)} - own
    return found & catalogue.relations("duckdb")


def _table_macros(parsed: list[exp.Expr | None]) -> set[str]:
    """The names of pokersql's macros that the statements read as tables."""
    tables = (table for statement in filter(None, parsed) for table in statement.find_all(exp.Table))
    return {table.this.name.lower() for table in tables if isinstance(table.this, exp.Anonymous)} & {*bundle.public()}
