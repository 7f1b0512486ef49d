"""What travels to an engine that does not run the files as they are: rows, and queries in its dialect."""

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
"""The order file of every seven-card hand: what is looked up, the hands as they are read, the hands stored."""

LONG = ("every_hand", "rule_hands")
"""Views of millions of rows, which stay views."""


def rows(names: Collection[str]) -> Iterator[tuple[str, pyarrow.Table]]:
    """The rows of relations by name, which DuckDB makes in memory."""
    with worlds.loaded("duckdb") as engine:
        engine.one_connection = True  # for the temporary tables of SEVEN
        if {*names} & {*sql_files.relations(SEVEN)}:
            for path in sql_files.order(SEVEN)[:-2]:
                worlds.read(engine, path)
        for name in names:
            yield name, engine.connection.sql(f"SELECT * FROM {name}").to_arrow_table()


def stored() -> list[str]:
    """The relations whose rows are copied: your tables, settings, and what reads neither, but for LONG."""
    left = catalogue.readers({*catalogue.yours(), "settings"}) - {*catalogue.yours(), "settings"} | {*LONG}
    return [name for name in catalogue.installed() if name not in left]


def views(dialect: str, schema: str = "") -> Iterator[tuple[str, str]]:
    """The name and the query of each other relation, in order; what it reads is in a schema."""
    import sqlglot

    from pokersql.sources import dialects, fold

    copied = {*stored()}
    for name, path in catalogue.installed().items():
        if name not in copied:
            query = sqlglot.parse(sql_files.read(path), read=fold.READ_AS)[-1].expression
            if schema:
                fold.into_schema(query, schema)
            yield name, dialects.written(query, dialect, comments=False)


def functions(order: str, prefix: str = "") -> dict[str, str]:
    """The statement that creates each function of an order file, by its name, in order.

    `prefix` stands before all names that are ours. If it ends in _, the functions that read tables are left out.
    """
    paths = [path for path in sql_files.order(order) if not (prefix.endswith("_") and sql_files.header(path).reads)]
    statements = [one for path in paths for one in sql_text.statements(sql_files.read(path))]
    names = [re.match(r"CREATE FUNCTION (\w+)", one)[1] for one in statements]
    in_place = [re.sub(r"\b(FROM|JOIN) (\w+ AS)", rf"\1 {prefix}\2", one) for one in statements]
    return {name: prefixed(one, prefix, names) for name, one in zip(names, in_place, strict=True)}


def prefixed(sql: str, prefix: str, functions: Collection[str]) -> str:
    """A statement with a prefix before the names of functions."""
    return re.sub(rf"\b(?i:{'|'.join(functions)})(?=\()", lambda name: prefix + name[0].lower(), sql)


def run_core(engine: Engine, sql: str) -> Result:
    """Run statements of the core, in the words of an engine; where it keeps copies, a write replaces a table's rows."""
    if not isinstance(engine, CopyingEngine):
        return engine.execute(sql)
    import sqlglot

    from pokersql.sources import dialects, fold, writes

    for statement in sql_text.statements(sql):
        if table := writes.table(statement):
            with engine.errors():
                engine.replace(table, engine.arrow(writes.as_query(statement, engine.name)))
            found = Result([], iter(()))
        else:
            query = sqlglot.parse_one(statement, read=fold.READ_AS)
            found = engine.execute(dialects.written(query, engine.name, comments=False))
    return found
