"""Translates queries into other dialects by sqlglot, and makes the changes that sqlglot does not make."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sqlglot
from sqlglot import exp
from sqlglot.dialects.dialect import Dialect

from pokersql.errors import PokersqlError, nearest

WRITTEN_AS = {"datafusion": "postgres"}
"""For each dialect that sqlglot does not know, a similar dialect."""

CLICKHOUSE_FUNCTIONS: dict[type[exp.Expr], str] = {
    exp.BitwiseAnd: "bitAnd",
    exp.BitwiseOr: "bitOr",
    exp.BitwiseLeftShift: "bitShiftLeft",
    exp.BitwiseRightShift: "bitShiftRight",
    exp.Length: "lengthUTF8",
    exp.Substring: "substringUTF8",
}
"""ClickHouse's functions for operators that it lacks, and for LENGTH and SUBSTRING, which count bytes in ClickHouse."""


def writer(dialect: str) -> Dialect:
    """The sqlglot dialect with this name. Raises PokersqlError (usage) for an unknown name."""
    try:
        return Dialect.get_or_raise(WRITTEN_AS.get(dialect, dialect))
    except ValueError as error:
        known = sorted([*WRITTEN_AS, *(name for name in Dialect.classes if name)])
        raise PokersqlError(f"no dialect {dialect!r}; known: {', '.join(known)}{nearest(dialect, known)}") from error


def written(query: exp.Expr, dialect: str, **options: Any) -> str:
    """A query translated into a dialect. Raises sqlglot's UnsupportedError if the dialect lacks a feature of the query.

    >>> written(sqlglot.parse_one("SELECT d.card_bit & 1 AS is_low FROM deck AS d"), "clickhouse")
    'SELECT bitAnd(d.card_bit, 1) AS is_low FROM deck AS d'
    """
    query = query.copy()
    for change in CHANGES.get(dialect, OTHERS):
        query = change(query)
    level = sqlglot.ErrorLevel.RAISE
    return writer(dialect).generate(query, unsupported_level=level, normalize_functions=False, **options)


def _without_materialized(query: exp.Expr) -> exp.Expr:
    """Remove MATERIALIZED, which only DuckDB, SQLite and PostgreSQL know."""
    for cte in query.find_all(exp.CTE):
        cte.set("materialized", None)
    return query


def _without_values(query: exp.Expr) -> exp.Expr:
    """Replace VALUES by a UNION ALL of SELECTs."""
    for values in list(query.find_all(exp.Values)):
        rows = [exp.select(*row.expressions) for row in values.expressions]
        union = exp.union(*rows, distinct=False, copy=False) if rows[1:] else rows[0]
        values.replace(union.subquery(copy=False) if isinstance(values.parent, exp.From) else union)
    return query


def _national(query: exp.Expr) -> exp.Expr:
    """Write texts with characters beyond ASCII as N'...', since T-SQL reads them only in this form."""
    for literal in list(query.find_all(exp.Literal)):
        if literal.is_string and not literal.this.isascii():
            literal.replace(exp.National(this=literal.this))
    return query


def _with_names(query: exp.Expr) -> exp.Expr:
    """Add aliases to columns. Without aliases, ClickHouse names a column h.card, not card.

    Column lists of CTEs also become aliases, since ClickHouse lacks such lists.
    """
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


def _by_functions(query: exp.Expr) -> exp.Expr:
    """Replace operators and functions by CLICKHOUSE_FUNCTIONS, and cast counts, which are unsigned in ClickHouse."""
    for function in query.find_all(exp.Anonymous):  # pokersql's functions: ClickHouse's names are case-sensitive
        function.set("this", function.name.lower())
    for operator in reversed(list(query.find_all(*CLICKHOUSE_FUNCTIONS))):  # inner operators first
        arguments = [*operator.iter_expressions()]
        if isinstance(operator, exp.BitwiseLeftShift):  # ClickHouse gives a small literal a type of one byte
            arguments[0] = exp.cast(arguments[0], "BIGINT")
        operator.replace(exp.Anonymous(this=CLICKHOUSE_FUNCTIONS[type(operator)], expressions=arguments))
    for count in list(query.find_all(exp.RowNumber, exp.Count, exp.DenseRank)):
        whole = count.parent if isinstance(count.parent, exp.Window) else count
        whole.replace(exp.cast(whole.copy(), "BIGINT"))
    return query


def _with_nulls(query: exp.Expr) -> exp.Expr:
    """Set join_use_nulls to 1; without it ClickHouse's outer joins give zeros in place of NULL."""
    if isinstance(query, exp.Select) and query.find(exp.Join):
        query.set("settings", [exp.EQ(this=exp.column("join_use_nulls"), expression=exp.Literal.number(1))])
    return query


OTHERS: list[Callable[[exp.Expr], exp.Expr]] = [_without_materialized, _without_values]
"""The changes for a dialect that CHANGES does not name."""

CHANGES: dict[str, list[Callable[[exp.Expr], exp.Expr]]] = {
    "duckdb": [],
    "sqlite": [],
    "postgres": [],
    "datafusion": [_without_materialized],
    "tsql": [*OTHERS, _national],
    "clickhouse": [*OTHERS, _with_names, _by_functions, _with_nulls],
}
"""The changes to make before sqlglot writes a query, by dialect."""
