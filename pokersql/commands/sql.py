"""The commands that give the SQL away or run the user's."""

from __future__ import annotations

import click

from pokersql import databases, engines, reading, render, sql_files
from pokersql.engines import Result
from pokersql.errors import ExitCode, PokersqlError
from pokersql.options import ENGINE, PRINTING, Output, prints


@click.command()
@click.argument("relation", required=False)
@click.option("--dialect", default="duckdb", show_default=True, help="The SQL to write, by its name in sqlglot.")
@click.option("--list", "listed", is_flag=True, help="Name the relations instead.")
@prints(*PRINTING)
def sql(relation, dialect, listed, output: Output) -> None:
    """Print a relation and all it reads as one query that runs in an empty database.

    The showdown unless another RELATION is named. DuckDB, SQLite and PostgreSQL are run in the tests; other dialects
    are what sqlglot makes of it.

    \b
    Examples:
      pokersql sql | duckdb
      pokersql sql hand_classes --dialect postgres
      pokersql sql --list
    """
    output.check(rows=listed)
    if listed and relation:
        raise PokersqlError(f"{relation}: --list names all relations, it takes none", ExitCode.USAGE)
    if listed:
        relations = sql_files.relations() | sql_files.built()
        titles = ((name, sql_files.header(path).title) for name, path in relations.items())
        output.write(Result(["relation", "title"], titles))
        return
    from pokersql import fold

    render.write_text(fold.fold(relation or "showdown", dialect) + ";\n", output.out)


@click.command()
@click.argument("statement", required=False, metavar="SQL | -")
@click.option("--file", "file", metavar="FILE", help="Read the SQL from a file.")
@click.option(
    "--db", metavar="FILE", help="Query this database (read-only) instead of a new one with everything loaded."
)
@click.option("--write", is_flag=True, help="Let the SQL change the database of --db.")
@prints(*ENGINE, *PRINTING)
def query(statement, file, db, write, output: Output) -> None:
    """Run SQL and print the rows of its last statement; with - it is read from standard input.

    \b
    Examples:
      pokersql query "SELECT category, COUNT(*) AS classes FROM hand_classes GROUP BY category"
      pokersql query --file report.sql -f csv -o report.csv
      pokersql query "SELECT COUNT(*) FROM hand_cards" --db home_game.duckdb
      pokersql sql hand_classes | pokersql query - -f jsonl
    """
    output.check()
    if (statement is None) == (file is None):
        raise PokersqlError("give the SQL as an argument, as - or with --file", ExitCode.USAGE)
    if write and db is None:
        raise PokersqlError("--write goes with --db: there is nothing else to keep", ExitCode.USAGE)
    if file is not None:
        statement = reading.text_of(file)
    elif statement == "-":
        statement = reading.text_of("-")
    if not statement.strip():
        raise PokersqlError(f"{file or 'the SQL'} is empty; a query begins with SELECT or FROM", ExitCode.USAGE)
    if db is None:
        engine = output.load()
    else:
        engine = engines.opened(db, output.engine, write, output.trace)
        databases.note_stale(engine, db)
    with engine:
        output.write(engine.execute(statement))


@click.command()
def path() -> None:
    """Print the directory that has sql/: go there, and your shell can read the files.

    \b
    Examples:
      cd "$(pokersql path)" && sqlite3 -cmd '.read sql/load.sql'
    """
    print(sql_files.base())
