"""INSERT, UPDATE and DELETE as queries of the rows that they leave, for engines whose views take no writes."""

from __future__ import annotations

from collections.abc import Mapping

import sqlglot
from sqlglot import exp

from pokersql import fold


def table(statement: str) -> str:
    """The table that a statement writes to.

    >>> table("DELETE FROM deals")
    'deals'
    """
    return _parsed(statement).find(exp.Table).name


def as_query(statement: str, types: Mapping[str, str], dialect: str) -> str:
    """The query of the rows of a table after a statement of ours, whose DELETE has no WHERE.

    `types` has the type of each of the table's columns, as the engine of the dialect writes it.

    >>> as_query("DELETE FROM deals", {"seed": "bigint"}, "spark")
    'SELECT CAST(seed AS bigint) AS seed FROM deals WHERE 1 = 0'
    """
    written = _parsed(statement)
    if isinstance(written, exp.Insert):
        columns = [column.name for column in written.this.expressions]
        query = fold.named(written.expression, written.this)
        new = f"({query.sql(dialect)}) AS new ({', '.join(columns)})"
        values = {name: name if name in columns else "NULL" for name in types}
        return f"SELECT * FROM {table(statement)} UNION ALL {_cast(values, types, new)}"
    values = {name: name for name in types}
    if isinstance(written, exp.Delete):
        return _cast(values, types, f"{table(statement)} WHERE 1 = 0")
    where = written.args.get("where")
    condition = where.this.sql(dialect) if where else "1 = 1"
    for one in written.expressions:
        values[one.this.name] = f"CASE WHEN {condition} THEN {one.expression.sql(dialect)} ELSE {one.this.name} END"
    return _cast(values, types, table(statement))


def _parsed(statement: str) -> exp.Expression:
    return sqlglot.parse_one(statement, read=fold.READ_AS)


def _cast(values: Mapping[str, str], types: Mapping[str, str], source: str) -> str:
    """A SELECT of a value for each column, in its type."""
    columns = ", ".join(f"CAST({values[name]} AS {types[name]}) AS {name}" for name in types)
    return f"SELECT {columns} FROM {source}"
