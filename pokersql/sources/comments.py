"""The meanings of relations and columns.

A header describes a new column; a relation that reads this column has the same text.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from pokersql.sources import sql_files
from pokersql.sources.sql_text import literal, quoted

if TYPE_CHECKING:
    from sqlglot import exp


class Column(NamedTuple):
    """A column of a relation.

    `source` and `repeated` name the relation and column that this column repeats unchanged, or are ''.
    """

    name: str
    source: str
    repeated: str


@cache
def columns(path: str) -> list[Column]:
    """The columns of the relation that a file makes, in order; an empty list for macros.

    >>> [column.name for column in columns("sql/cards/suits.sql")]
    ['suit_id', 'suit', 'symbol', 'outline', 'colour']
    """
    import sqlglot
    from sqlglot import exp

    header = sql_files.header(path)
    told = [Column(name, "", "") for name in header.columns]
    if header.engine not in (None, "duckdb"):
        return told
    for statement in sqlglot.parse(sql_files.read(path), read=header.engine or "postgres"):
        if isinstance(statement, exp.Create) and statement.kind in ("TABLE", "VIEW"):
            query = statement.expression
            if query is None:
                return [Column(column.name, "", "") for column in statement.find_all(exp.ColumnDef)]
            found = [column for one in query.selects for column in _selected(one, query, _relations_read(path))]
            return found or told
    return []


def _selected(one: exp.Expr, query: exp.Query, reads: list[str]) -> list[Column]:
    """The columns of one item in a SELECT; `h.*` has all columns of the relation with the alias h."""
    from sqlglot import exp

    tables = {table.alias_or_name: f"{table.db}.{table.name}".lstrip(".") for table in query.find_all(exp.Table)}
    value = one.unalias()
    source = tables.get(value.table, "") if isinstance(value, exp.Column) else ""
    source = source if source in reads else ""
    if one.is_star and source:
        return [Column(column.name, source, column.name) for column in columns(sql_files.tables_and_views()[source])]
    return [] if one.is_star else [Column(one.alias_or_name, source, value.name if source else "")]


@cache
def meanings(path: str) -> dict[str, str]:
    """The meanings of columns of the relation that a file makes, for columns that a header describes.

    >>> meanings("sql/evaluation/hand_points.sql")["rank_1"]
    'the rank as which the first group counts; larger groups come first, then higher ranks'
    """
    own = sql_files.header(path).columns
    told = {column.name: own.get(column.name) or inherited(path, column) for column in columns(path)}
    return {name: meaning for name, meaning in told.items() if meaning}


def inherited(path: str, column: Column) -> str:
    """The meaning of a column in the relation that it comes from, or else in any relation that the file reads.

    The meaning is '' if no relation describes the column, or if the relations describe it differently.
    """
    sources = [column.source] if column.source else _relations_read(path)
    found = {meanings(sql_files.tables_and_views()[one]).get(column.repeated or column.name, "") for one in sources}
    words = found - {""}
    return words.pop() if len(words) == 1 else ""


def _relations_read(path: str) -> list[str]:
    return [name for name in sql_files.header(path).reads if name in sql_files.tables_and_views()]


def statements(path: str, mark: str = "") -> list[str]:
    """COMMENT statements for the objects that a file makes, and for their columns. An object's text ends with `mark`.

    >>> statements("sql/schema_version.sql")[0].split(" IS ")[0]
    'COMMENT ON VIEW schema_version'
    """
    about = sql_files.header(path)
    said = f"{about.title}. {about.grain[0].upper()}{about.grain[1:]}" if about.grain else about.title
    found = []
    for one in sql_files.made(path):
        is_main = one.name.removeprefix("pokersql.") == sql_files.relation(path)
        internal = "" if is_main and not about.internal else "internal: "
        text = literal(f"{internal}{said if is_main else one.comment}{mark}")
        found.append(f"COMMENT ON {one.kind} {one.name} IS {text};")
        if one.kind in ("TABLE", "VIEW"):
            told = meanings(path).items()
            found += [f"COMMENT ON COLUMN {one.name}.{quoted(name)} IS {literal(meaning)};" for name, meaning in told]
    return found
