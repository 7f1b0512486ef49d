"""For CopyingEngine: turns INSERT, UPDATE and DELETE into queries of all rows that the table has afterwards."""

from __future__ import annotations

from functools import cache

import sqlglot
from sqlglot import exp

from pokersql.sources import catalogue, dialects, fold, sql_files


def table(statement: str) -> str | None:
    """The table that a statement writes to; None for a query.

    >>> table("DELETE FROM deals"), table("SELECT 1 AS a")
    ('deals', None)
    """
    if not statement.startswith(("INSERT ", "UPDATE ", "DELETE ")):
        return None
    return next(sqlglot.parse_one(statement, read=fold.READ_AS).find_all(exp.Table)).name


def as_query(statement: str, dialect: str) -> str:
    """The query of the rows that a table of pokersql has after a statement. A DELETE must have no WHERE.

    >>> as_query("DELETE FROM players", "spark")
    'SELECT CAST(player_id AS BIGINT) AS player_id, CAST(player AS STRING) AS player FROM players WHERE 1 = 0'
    """
    return dialects.written(fold.parsed(_query(statement)), dialect, comments=False)


def _query(statement: str) -> str:
    written = sqlglot.parse_one(statement, read=fold.READ_AS)
    name = next(written.find_all(exp.Table)).name
    values = {column: column for column in _types(name)}
    if isinstance(written, exp.Insert):
        columns = [column.name for column in written.this.expressions]
        new = fold.named(written.expression, written.this).sql(fold.READ_AS, comments=False)
        values = {column: column if column in columns else "NULL" for column in values}
        return f"SELECT * FROM {name} UNION ALL {_cast(name, values, f'({new}) AS new')}"
    if isinstance(written, exp.Delete):
        return _cast(name, values, f"{name} WHERE 1 = 0")
    where = written.args.get("where")
    condition = where.this.sql(fold.READ_AS) if where else "1 = 1"
    for one in written.expressions:
        value = one.expression.sql(fold.READ_AS, comments=False)
        values[one.this.name] = f"CASE WHEN {condition} THEN {value} ELSE {one.this.name} END"
    return _cast(name, values, name)


@cache
def _types(name: str) -> dict[str, str]:
    """The type of each column of a table of pokersql."""
    for statement in filter(None, sqlglot.parse(sql_files.read(catalogue.installed()[name]), read=fold.READ_AS)):
        if columns := [*statement.find_all(exp.ColumnDef)]:
            return {column.name: column.args["kind"].sql(fold.READ_AS) for column in columns}
    raise KeyError(name)


def _cast(name: str, values: dict[str, str], source: str) -> str:
    """A SELECT of one value per column. Each value is cast to the type of its column."""
    types = _types(name)
    columns = ", ".join(f"CAST({value} AS {types[column]}) AS {column}" for column, value in values.items())
    return f"SELECT {columns} FROM {source}"
