"""The commands that install pokersql into the user's database, and uninstall it."""

from __future__ import annotations

import click

from pokersql.commands.options import GIVEN, SHOW_SQL, Output
from pokersql.engines import targets
from pokersql.output import render

TARGET = click.argument("target", type=GIVEN)


@click.command()
@TARGET
@SHOW_SQL
def install(target: str, show_sql: bool) -> None:
    """Install the relations and functions into your own database.

    TARGET is a file that ends in .duckdb or .sqlite, a directory of ClickHouse (chdb:DIR), or a database on a server
    (postgresql://…). A missing file or directory is made. The relations are in a schema named pokersql; on ClickHouse,
    in a database of this name; on SQLite, beside your own tables. After an error nothing is installed. Installing a
    version a second time changes nothing.

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
@click.option("--force", is_flag=True, help="Also remove tables that have your own rows, such as hand_text.")
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
