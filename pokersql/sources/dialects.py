"""Writes queries in other dialects: by sqlglot, after the changes that it does not make."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sqlglot
from sqlglot import exp
from sqlglot.dialects.dialect import Dialect

from pokersql.errors import PokersqlError, nearest

WRITTEN_AS = {"datafusion": "postgres"}
"""The dialect of sqlglot in which those are written that it does not know."""

CLICKHOUSE_FUNCTIONS = {
    exp.BitwiseAnd: "bitAnd",
    exp.BitwiseOr: "bitOr",
    exp.BitwiseLeftShift: "bitShiftLeft",
    exp.BitwiseRightShift: "bitShiftRight",
    exp.Length: "lengthUTF8",
    exp.Substring: "substringUTF8",
}
"""ClickHouse's functions for operators that it lacks, and for those of ours that count bytes there."""


def writer(dialect: str) -> Dialect:
    """What writes a dialect. Raises PokersqlError (usage) for a name that isn't known."""
    try:
        return Dialect.get_or_raise(WRITTEN_AS.get(dialect, dialect))
    except ValueError as error:
        known = sorted([*WRITTEN_AS, *filter(None, Dialect.classes)])
        raise PokersqlError(f"no dialect {dialect!r}; known: {', '.join(known)}{nearest(dialect, known)}") from error


def written(query: exp.Query, dialect: str, **options: Any) -> str:
    """A query in a dialect. Raises sqlglot's UnsupportedError if the dialect can't say it.

    >>> written(sqlglot.parse_one("SELECT d.card_bit & 1 AS is_low FROM deck AS d"), "clickhouse")
    'SELECT bitAnd(d.card_bit, 1) AS is_low FROM deck AS d'
    """
    query = query.copy()
    for change in CHANGES.get(dialect, OTHERS):
        query = change(query)
    level = sqlglot.ErrorLevel.RAISE
    return writer(dialect).generate(query, unsupported_level=level, normalize_functions=False, **options)


def _without_materialized(query: exp.Query) -> exp.Query:
    """MATERIALIZED is a word of DuckDB, SQLite and PostgreSQL."""
    for cte in query.find_all(exp.CTE):
        cte.set("materialized", None)
    return query


def _without_values(query: exp.Query) -> exp.Query:
    """Rows of a UNION by SELECT, not VALUES."""
    for values in list(query.find_all(exp.Values)):
        rows = [exp.select(*row.expressions) for row in values.expressions]
        union = exp.union(*rows, distinct=False, copy=False) if rows[1:] else rows[0]
        values.replace(union.subquery(copy=False) if isinstance(values.parent, exp.From) else union)
    return query


def _national(query: exp.Query) -> exp.Query:
    """T-SQL reads signs beyond ASCII only in N'...'."""
    for literal in list(query.find_all(exp.Literal)):
        if literal.is_string and not literal.this.isascii():
            literal.replace(exp.National(this=literal.this))
    return query


def _with_names(query: exp.Query) -> exp.Query:
    """ClickHouse keeps the qualifier in the name of a column without an alias, and has no column lists of CTEs."""
    for cte in query.find_all(exp.CTE):
        first = cte.this
        while isinstance(first, exp.SetOperation):
            first = first.this
        columns = cte.args["alias"].args.pop("columns", None) or []
        if columns:
            pairs = zip(first.selects, columns, strict=True)
            first.set("expressions", [exp.alias_(one.unalias(), column.name) for one, column in pairs])
    for column in list(query.find_all(exp.Column)):
        if isinstance(column.parent, exp.Select) and column.arg_key == "expressions" and not column.is_star:
            column.replace(exp.alias_(column.copy(), column.name))
    return query


def _by_functions(query: exp.Query) -> exp.Query:
    """Operators and functions that ClickHouse has under other names; its counts have no sign."""
    for one in query.find_all(exp.Anonymous):  # functions of ours, whose case matters there
        one.set("this", one.name.lower())
    for one in reversed(list(query.find_all(*CLICKHOUSE_FUNCTIONS))):  # the inner ones first
        arguments = [value for value in one.iter_expressions()]
        if isinstance(one, exp.BitwiseLeftShift):  # of a literal of one byte
            arguments[0] = exp.cast(arguments[0], "BIGINT")
        one.replace(exp.Anonymous(this=CLICKHOUSE_FUNCTIONS[type(one)], expressions=arguments))
    for one in list(query.find_all(exp.RowNumber, exp.Count, exp.DenseRank)):
        whole = one.parent if isinstance(one.parent, exp.Window) else one
        whole.replace(exp.cast(whole.copy(), "BIGINT"))
    return query


def _with_nulls(query: exp.Query) -> exp.Query:
    """Outer joins fill ClickHouse's columns with zeros unless a setting says otherwise."""
    if isinstance(query, exp.Select) and query.find(exp.Join):
        query.set("settings", [exp.EQ(this=exp.column("join_use_nulls"), expression=exp.Literal.number(1))])
    return query


OTHERS: list[Callable[[exp.Query], exp.Query]] = [_without_materialized, _without_values]
"""The changes for any other dialect."""

CHANGES = {
    "duckdb": [],
    "sqlite": [],
    "postgres": [],
    "datafusion": [_without_materialized],
    "tsql": [*OTHERS, _national],
    "clickhouse": [*OTHERS, _with_names, _by_functions, _with_nulls],
}
"""The changes before a query is written, by dialect."""
