"""The command that writes extensions: for PostgreSQL on this machine, or as a package to publish."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import click

from pokersql.commands.options import GIVEN
from pokersql.engines.duckdb import package as duckdb
from pokersql.engines.postgresql import package as postgresql
from pokersql.engines.postgresql import scripts
from pokersql.engines.sqlite import package as sqlite
from pokersql.errors import PokersqlError
from pokersql.output import files

PACKAGES: Mapping[str, Callable[[], dict[str, str]]] = {
    "duckdb": duckdb.package,
    "postgresql": postgresql.package,
    "sqlite": sqlite.package,
}
"""For each option that chooses a package, the function that returns the package's texts by their paths."""


@click.command()
@click.argument("directory", metavar="[DIR]", required=False, type=GIVEN)
@click.option("--duckdb", is_flag=True, help="Write the sources of an extension for DuckDB.")
@click.option("--postgresql", is_flag=True, help="Write a package for PGXN, dbdev and pg_tle.")
@click.option("--sqlite", is_flag=True, help="Write the sources of an extension for SQLite.")
@click.option("--force", is_flag=True, help="Replace files that exist.")
def extension(directory: str | None, force: bool, **kinds: bool) -> None:
    """Write the extension for PostgreSQL, or a package with an extension to compile or publish.

    Without an option, DIR gets the two files that CREATE EXTENSION pokersql reads; it makes the same relations and
    functions as 'pokersql install postgresql://…'. DIR is by default extension/ in the directory that 'pg_config
    --sharedir' prints.

    With an option, DIR is made if it is missing. --duckdb and --sqlite write C sources, which 'make' compiles. DuckDB's
    LOAD then makes the macros in memory; SQLite's .load adds the functions that rank a hand. --postgresql writes what
    PGXN and dbdev publish, and a script for pg_tle.

    \b
    Examples:
      pokersql extension
      pokersql extension /usr/share/postgresql/15/extension --force
      pokersql extension --duckdb poker_extension
      pokersql extension --postgresql package
    """
    chosen = [kind for kind, given in kinds.items() if given]
    if len(chosen) > 1:
        raise PokersqlError(f"--{chosen[0]} and --{chosen[1]}: give one of them")
    if not chosen:
        paths = scripts.write_extension(directory, force)
    elif directory:
        paths = files.write_all(directory, PACKAGES[chosen[0]](), force)
    else:
        raise PokersqlError(f"--{chosen[0]} needs a directory, as in 'pokersql extension --{chosen[0]} DIR'")
    for path in paths:
        click.echo(path)
