"""For engines that can't run the SQL files unchanged: rows to copy, and queries in the engine's dialect."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from pokersql.databases import worlds
from pokersql.engines import Engine, Result
from pokersql.engines.copying import CopyingEngine
from pokersql.sources import catalogue, sql_files, sql_text

if TYPE_CHECKING:
    import pyarrow

SEVEN = "sql/seven.sql"
"""The order file of all seven-card hands: it makes look-up tables, then the view of the hands, then their table."""

LONG = ("every_hand", "rule_hands")
"""Views of millions of rows, which are not copied."""


def rows(names: Collection[str]) -> Iterator[tuple[str, pyarrow.Table]]:
    """The name and the rows of each relation; DuckDB computes the rows in memory."""
    with worlds.loaded("duckdb") as engine:
        engine.one_connection = True  # the files of SEVEN make temporary tables
        if {*names} & {*sql_files.relations(SEVEN)}:
            for path in sql_files.order(SEVEN)[:-2]:
                worlds.read(engine, path)
        for name in names:
            yield name, engine.connection.sql(f"SELECT * FROM {name}").to_arrow_table()


def stored() -> list[str]:
    """The relations whose rows are copied: all but those in LONG, and those that read the user's tables or settings."""
    left = catalogue.readers({*catalogue.yours(), "settings"}) - {*catalogue.yours(), "settings"} | {*LONG}
    return [name for name in catalogue.installed() if name not in left]


def views(dialect: str, schema: str = "") -> Iterator[tuple[str, str]]:
    """The name and query of each relation that is not copied, in the files' order; queries read tables of `schema`."""
    from pokersql.sources import dialects, fold

    copied = {*stored()}
    for name, path in catalogue.installed().items():
        if name not in copied:
            query = fold.last_query(path)
            if schema:
                fold.into_schema(query, schema)
            yield name, dialects.written(query, dialect, comments=False)


def functions(order: str, prefix: str = "") -> dict[str, str]:
    """The CREATE statement of each function in an order file, by the function's name, in the files' order.

    The names of functions and tables get the prefix. If the prefix ends in _, functions that read tables are left out.
    """
    paths = [path for path in sql_files.order(order) if not (prefix.endswith("_") and sql_files.header(path).reads)]
    statements = [one for path in paths for one in sql_text.statements(sql_files.read(path))]
    names = [one.split()[2].partition("(")[0] for one in statements]
    in_place = [re.sub(r"\b(FROM|JOIN) (\w+ AS)", rf"\1 {prefix}\2", one) for one in statements]
    return {name: prefixed(one, prefix, names) for name, one in zip(names, in_place, strict=True)}


def prefixed(sql: str, prefix: str, functions: Collection[str]) -> str:
    """The statement with the prefix before each call of one of the `functions`."""
    return re.sub(rf"\b(?i:{'|'.join(functions)})(?=\()", lambda name: prefix + name[0].lower(), sql)


def run_core(engine: Engine, sql: str) -> Result:
    """Run statements of a SQL file in the engine's dialect. On a CopyingEngine, a write replaces a table's rows."""
    if not isinstance(engine, CopyingEngine):
        return engine.execute(sql)
    from pokersql.sources import dialects, fold, writes

    for statement in sql_text.statements(sql):
        if table := writes.table(statement):
            with engine.errors():
                engine.replace(table, engine.arrow(writes.as_query(statement, engine.name)))
            found = Result([], iter(()))
        else:
            found = engine.execute(dialects.written(fold.parsed(statement), engine.name, comments=False))
    return found
