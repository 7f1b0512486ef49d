"""The commands that install pokersql where the data is."""

from __future__ import annotations

import click

from pokersql.commands.options import GIVEN, SHOW_SQL, Output
from pokersql.engines import targets
from pokersql.engines.postgresql import scripts
from pokersql.output import render

TARGET = click.argument("target", type=GIVEN)


@click.command()
@TARGET
@SHOW_SQL
def install(target: str, show_sql: bool) -> None:
    """Install the relations and functions into a database of yours.

    TARGET is a file that ends in .duckdb or .sqlite, or a directory of ClickHouse's, chdb:DIR, made if it isn't there;
    or a server's database, postgresql://…. They get a schema or database pokersql; in SQLite the relations are beside
    yours. It is all or nothing. Installing the same version again changes nothing.

    \b
    Examples:
      pokersql install mine.duckdb
      pokersql install cards.sqlite
      pokersql install postgresql://ann@localhost/poker
      pokersql install chdb:poker
    """
    with targets.installing(target, Output(show_sql=show_sql).trace) as opened:
        done = opened.install()
        render.note(f"{opened.name}: {'installed' if done else 'is installed already'}; 'pokersql check' tries it")


@click.command()
@TARGET
@click.option("--force", is_flag=True, help="Remove tables with rows of yours too, such as hand_text.")
@SHOW_SQL
def uninstall(target: str, force: bool, show_sql: bool) -> None:
    """Remove what 'pokersql install' has made, and nothing else.

    \b
    Examples:
      pokersql uninstall mine.duckdb
      pokersql uninstall postgresql://ann@localhost/poker --force
    """
    with targets.opened(target, trace=Output(show_sql=show_sql).trace) as opened:
        done = opened.uninstall(force)
        render.note(f"{opened.name}: {'removed' if done else 'pokersql is not installed here'}")


@click.command()
@click.argument("directory", required=False, type=GIVEN)
@click.option("--force", is_flag=True, help="Write over files that exist.")
def extension(directory: str | None, force: bool) -> None:
    """Write an extension for PostgreSQL: pokersql.control and its script.

    They go into DIRECTORY, or where 'pg_config --sharedir' says. Then CREATE EXTENSION pokersql makes in a database
    what 'pokersql install postgresql://…' makes.

    \b
    Examples:
      pokersql extension
      pokersql extension /usr/share/postgresql/15/extension --force
    """
    for path in scripts.write_extension(directory, force):
        click.echo(path)
