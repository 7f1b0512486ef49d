"""The page's SQL in the words of other engines."""

from __future__ import annotations

from functools import cache

import sqlglot
from sqlglot import exp
from sqlglot.errors import ParseError, SqlglotError

from pokersql.errors import PokersqlError
from pokersql.sources import catalogue, sql_files
from pokersql.sources import dialects as written

DIALECTS = {"DuckDB": "duckdb", "PostgreSQL": "postgres", "SQLite": "sqlite", "Spark": "spark"}
"""The dialects that SQL is copied as, by the names that the page shows."""

INSTALLED = {
    "DuckDB": ".read sql/load.sql, then sql/rules.sql, sql/equity.sql and sql/odds.sql, make the relations",
    "PostgreSQL": "pokersql install postgresql://… makes the relations",
    "SQLite": "pokersql install cards.sqlite makes the relations",
    "Spark": "pokersql.install(session) makes the relations",
}
"""How each engine comes to the relations."""


def copied(sql: str, dialect: str) -> str:
    """SQL of DuckDB for another engine, below a comment on the relations that it names.

    Raises PokersqlError (usage) for SQL that can't be parsed, or that the other engine has no words for.
    """
    try:
        parsed = sqlglot.parse(sql, read="duckdb")
        ours = _relations(parsed)
        above = [f"-- {INSTALLED[dialect]}"] if ours else []
        if dialect == "DuckDB":
            return "\n".join([*above, sql])
        alone = sorted(name for name in ours if sql_files.header(_files()[name]).engine == "duckdb")
        if alone:
            raise PokersqlError(f"{', '.join(alone)}: for DuckDB alone; {dialect} has no such relation")
        texts = [written.written(statement, DIALECTS[dialect], pretty=True) for statement in parsed if statement]
    except ParseError as error:
        first = error.errors[0] if error.errors else {}
        place = f" in line {first['line']}" if first.get("line") else ""
        raise PokersqlError(f"this SQL can't be read{place}: {first.get('description', error)}") from error
    except SqlglotError as error:
        raise PokersqlError(f"{dialect} has no words for it: {error}") from error
    except RecursionError:
        raise PokersqlError("this SQL can't be read: its brackets are too deep") from None
    return "\n".join([*above, ";\n".join(texts)])


@cache
def _files() -> dict[str, str]:
    """The file of each relation, which stands before the macros that have a table of its name."""
    return {sql_files.relation(path): path for path in reversed(catalogue.everything("duckdb"))}


def _relations(parsed: list[exp.Expression | None]) -> set[str]:
    """Those of our relations that statements name."""
    found = set()
    for statement in filter(None, parsed):
        own = {cte.alias.lower() for cte in statement.find_all(exp.CTE)}
        found |= {table.name.lower() for table in statement.find_all(exp.Table)} - own
    return found & catalogue.relations("duckdb")
