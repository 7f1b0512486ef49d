"""The commands that install pokersql into the user's database, and uninstall it."""

from __future__ import annotations

import click

from pokersql.commands.options import GIVEN, SHOW_SQL, Output
from pokersql.databases import installation
from pokersql.engines import targets
from pokersql.errors import ExitCode, PokersqlError, reason
from pokersql.output import files, render

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


@click.command()
@click.argument("file", type=GIVEN)
@click.option("--force", is_flag=True, help="Replace a file that exists.")
def share(file: str, force: bool) -> None:
    """Write a database with the macros, which any DuckDB attaches as pokersql: no installation, no Python.

    FILE has the macros and their tables, about 11 MB. DuckDB 1.4.2 and newer read it, from a disk or from the web.
    ATTACH 'FILE' AS pokersql (READ_ONLY) gives a connection the macros as pokersql.hand_rank; the name has to be
    pokersql, by which the macros call each other. 'pokersql init-file FILE' prints this line for every shell.

    \b
    Examples:
      pokersql share pokersql.duckdb
      pokersql share /srv/www/pokersql.duckdb --force
    """
    files.check_free(file, force)
    try:
        with files.replaced(file) as part:
            installation.share(part)
    except OSError as error:
        raise PokersqlError(f"{file} can't be written: {reason(error)}", ExitCode.SYSTEM) from error
    render.note(f"{file}: written; {installation.attaching_file(file)}")
