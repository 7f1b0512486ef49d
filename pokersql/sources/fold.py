"""Folds a relation and all relations that it reads into one WITH query, which runs in an empty database.

Views become CTEs. A table becomes a CTE, too: the query that makes or fills the table. If only the user fills the
table, the CTE has no rows. The CTEs inside a view become CTEs of the whole query; they stand before the view.
"""

from __future__ import annotations

import textwrap
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain

import sqlglot
from sqlglot import exp
from sqlglot.errors import UnsupportedError

from pokersql.errors import ExitCode, PokersqlError
from pokersql.sources import dialects, sql_files

ORDERS = ["sql/load.sql", "sql/rules.sql", "sql/build.sql", "sql/studies.sql"]
"""The order files whose relations can be folded."""

READ_AS = "postgres"
"""The dialect in which the files are parsed. PostgreSQL runs the files unchanged; 7 / 2 is 3, as the files assume."""


@dataclass
class Definition:
    """A relation: its query, the position of its statement in the order of all statements, and its comment."""

    query: exp.Query
    place: int
    comment: list[str]


def fold(relation: str, dialect: str = "duckdb") -> str:
    """A SELECT of the rows of `relation`. Its CTEs are the relations that `relation` reads.

    Raises PokersqlError: (usage) for an unknown dialect, (system) if the dialect lacks a feature of the query.

    >>> print(fold("schema_version"))
    -- The version of the schema, which changes when a relation or a column changes
    -- One row in all
    SELECT
        17 AS schema_version
    """
    dialects.writer(dialect)
    try:
        return _Fold(_definitions()).text(relation, dialect)
    except UnsupportedError as error:
        raise PokersqlError(f"{dialect} can't express this query: {error}", ExitCode.SYSTEM) from error


def macro(name: str, relation: str, given: Collection[str] = ()) -> str:
    """A DuckDB table macro that deals five cards to each player and returns `relation`; its parameters are settings.

    The macro reads only the tables `given`, which the schema pokersql has. So a database can deal without the SQL
    files.

    >>> print(macro("deal", "showdown").splitlines()[0])
    CREATE MACRO deal(players := 10, seed := 1, deal := 0, rounds := 1, shuffle := 'uniform', riffles := 7, \
dealing := 'blocks') AS TABLE
    """
    definitions = _definitions()
    settings = definitions["settings"]
    free = set(sql_files.settings()) - {"street"}  # `game` is no parameter, since other games have other columns
    parameters = {column.alias: column.this for column in settings.query.selects if column.alias in free}
    query = settings.query.copy()
    for column in query.selects:
        if column.alias in parameters:
            setting, rule = column.alias, sql_files.settings()[column.alias].rule
            wrong = exp.Literal.string(f"{setting} has to be {rule}").sql("duckdb")
            checked = f"CASE WHEN {setting} {rule} THEN {setting} ELSE ERROR({wrong}) END"
            column.set("this", sqlglot.parse_one(checked, read="duckdb"))
    changed = definitions | {"settings": replace(settings, query=query)}
    defaults = ", ".join(f"{parameter} := {value.sql('duckdb')}" for parameter, value in parameters.items())
    return f"CREATE MACRO {name}({defaults}) AS TABLE\n" + _Fold(changed, given).text(relation, "duckdb") + ";\n"


def fold_query(
    sql: str,
    given: Collection[str] = (),
    dialect: str = "duckdb",
    instead: Mapping[str, str] | None = None,
    prefix: str = "",
) -> str:
    """Turn a query that reads pokersql's relations into a query that runs in an empty database.

    The relations `given` are read from the schema pokersql. `instead` has queries that replace the queries of some
    relations, or that make new relations, by relation. The names of the CTEs begin with `prefix`.

    >>> print(fold_query("SELECT d.card FROM deck AS d", given=["deck"]))
    SELECT
        d.card
    FROM pokersql.deck AS d
    """
    definitions = _definitions()
    new = Definition(parsed(sql), len(definitions), [])
    changed = {
        name: replace(definitions.get(name, new), query=parsed(query)) for name, query in (instead or {}).items()
    }
    return _Fold(definitions | changed | {"query": new}, given, prefix).text("query", dialect)


def parsed(sql: str) -> exp.Query:
    """The syntax tree of a query."""
    query = sqlglot.parse_one(sql, read=READ_AS)
    assert isinstance(query, exp.Query), sql
    return query


def last_query(path: str, dialect: str = READ_AS) -> exp.Query:
    """The query in the last statement of a file, which makes or fills a relation."""
    statement = sqlglot.parse(sql_files.read(path), read=dialect)[-1]
    assert isinstance(statement, (exp.Create, exp.Insert)), path
    query: exp.Query = statement.expression
    return query


def into_schema(query: exp.Query, schema: str) -> None:
    """Add a schema to the names of the relations that a query reads."""
    own = {cte.alias for cte in query.find_all(exp.CTE)}
    for table in query.find_all(exp.Table):
        if table.name not in own:
            table.set("db", exp.to_identifier(schema))


@cache
def _definitions() -> dict[str, Definition]:
    """The last statement that makes or fills each relation; the statements of `sql/deal.sql` come last."""
    found: dict[str, Definition] = {}
    statements = (
        (path, statement)
        for path in [*chain(*map(sql_files.order, ORDERS)), "sql/deal.sql"]
        for statement in sqlglot.parse(sql_files.read(path), read=READ_AS)
    )
    for place, (path, statement) in enumerate(statements):
        if not isinstance(statement, (exp.Create, exp.Insert)):
            continue
        name = next(statement.find_all(exp.Table)).name
        query = statement.expression or _no_rows(statement.this)
        if isinstance(statement, exp.Insert):
            query = named(query, statement.this.expressions)
        header = sql_files.header(sql_files.relations().get(name, path))
        comment = [header.title, header.grain[0].upper() + header.grain[1:]]
        found[name] = Definition(query, place, comment)
    return found


def _no_rows(schema: exp.Schema) -> exp.Select:
    """The query for a table that only the user fills: it has the table's columns and no rows."""
    columns = [exp.cast(exp.null(), column.args["kind"]).as_(column.name) for column in schema.find_all(exp.ColumnDef)]
    return exp.select(*columns).where("1 = 0")


def named(query: exp.Query | exp.Values, columns: list[exp.Expr]) -> exp.Query:
    """Turn VALUES into a query with `columns`, since SQLite can't name the columns of VALUES.

    Other queries stay unchanged.
    """
    if not isinstance(query, exp.Values):
        return query
    first, *others = query.expressions
    values = zip(first.expressions, columns, strict=True)
    row = exp.select(*(value.copy().as_(column.name) for value, column in values))
    if not others:
        return row
    return exp.Union(this=row, expression=exp.Values(expressions=others), distinct=False)


class _Fold:
    """The CTEs of one folded query; each CTE reads only CTEs before it."""

    def __init__(self, definitions: dict[str, Definition], given: Collection[str] = (), prefix: str = ""):
        self.definitions = definitions
        self.given = given
        self.prefix = prefix
        self.ctes: list[tuple[str, list[str], exp.Query]] = []
        self.made: set[str] = set()
        self.taken: set[str] = set(definitions)
        self.recursive = False

    def text(self, relation: str, dialect: str) -> str:
        query = self._flat(relation)
        if self.prefix:
            self.ctes = [(f"{self.prefix}{name}", comment, cte) for name, comment, cte in self.ctes]
            names = {name.removeprefix(self.prefix): name for name, *_ in self.ctes}
            for one in (query, *(cte for *_, cte in self.ctes)):
                self._point(one, names)
        main = _comment(self.definitions[relation].comment) + _sql(query, dialect)
        if not self.ctes:
            return main
        generator = dialects.writer(dialect).generator_class
        keyword = "WITH RECURSIVE" if self.recursive and generator.CTE_RECURSIVE_KEYWORD_REQUIRED else "WITH"
        ctes = [
            f"{_comment(comment)}{name} AS (\n{textwrap.indent(_sql(query, dialect), '    ')}\n)"
            for name, comment, query in self.ctes
        ]
        return f"{keyword}\n" + ",\n\n".join(ctes) + "\n\n" + main

    def _flat(self, relation: str) -> exp.Query:
        """A relation's query without its WITH.

        `ctes` gets the CTEs of the WITH, and the relations that the query reads.
        """
        query = self.definitions[relation].query.copy()
        with_ = query.args.pop("with_", None)
        ctes = with_.expressions if with_ else []
        own = {cte.alias for cte in ctes}
        read = {table.name for table in self.definitions[relation].query.find_all(exp.Table)} - own - set(self.given)
        for name in sorted(read, key=lambda name: self.definitions[name].place):
            if name not in self.made:  # another relation may have added the CTE
                self.made.add(name)
                inlined = self._flat(name)
                self.ctes.append((name, self.definitions[name].comment, inlined))
        inner: dict[str, str] = {}
        for cte in ctes:
            name = cte.alias
            inner[name] = name if name not in self.taken else self._free(f"{relation}_{name}")
            self.taken.add(inner[name])
            if names := cte.args["alias"].columns:  # sqlglot parses VALUES here as SELECT * FROM (VALUES ...)
                cte.set("this", named(cte.find(exp.Values), names))
            self._point(cte.this, inner)
            comment = [line.strip() for line in cte.args["alias"].comments or []]
            self.ctes.append((inner[name], comment, cte.this))
            self.recursive |= any(table.name == inner[name] for table in cte.this.find_all(exp.Table))
        self._point(query, inner)
        return query

    def _point(self, query: exp.Query, inner: dict[str, str]) -> None:
        """Rename each table in a query to the name of its CTE, and keep the old name as the alias."""
        for table in list(query.find_all(exp.Table)):
            if table.name in self.given and table.name not in inner:
                table.set("db", exp.to_identifier("pokersql"))
                continue
            name = inner.get(table.name, table.name)
            if name != table.name:
                if not table.alias:
                    table.set("alias", exp.TableAlias(this=exp.to_identifier(table.name)))
                table.set("this", exp.to_identifier(name))

    def _free(self, name: str) -> str:
        return name if name not in self.taken else self._free(f"{name}_")


def _comment(lines: list[str]) -> str:
    return "".join(f"-- {line}\n" for line in lines)


def _sql(query: exp.Query, dialect: str) -> str:
    return dialects.written(query, dialect, pretty=True, indent=4, pad=4)
