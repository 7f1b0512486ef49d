"""The command that writes extensions: for a PostgreSQL server, or as a package to publish."""

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
@click.argument("directory", required=False, type=GIVEN)
@click.option("--duckdb", "kind", flag_value="duckdb", help="Write the sources of an extension for DuckDB.")
@click.option("--postgresql", "kind", flag_value="postgresql", help="Write a package for PGXN, dbdev and pg_tle.")
@click.option("--sqlite", "kind", flag_value="sqlite", help="Write the sources of an extension for SQLite.")
@click.option("--force", is_flag=True, help="Replace files that exist.")
def extension(directory: str | None, kind: str | None, force: bool) -> None:
    """Write an extension into a PostgreSQL server, or a package of an extension.

    DIRECTORY gets the files. By default it is the server's: extension/ in the directory that 'pg_config --sharedir'
    prints. In a database, CREATE EXTENSION pokersql then makes the same relations and functions as 'pokersql install
    postgresql://…'.

    With --duckdb, DIRECTORY is a new directory with C sources. 'make' in it compiles an extension; LOAD then makes the
    macros in memory. With --sqlite it has the C sources of functions that rank hands.

    With --postgresql, DIRECTORY is a new directory with what PGXN and dbdev publish, and a script for pg_tle.

    \b
    Examples:
      pokersql extension
      pokersql extension /usr/share/postgresql/15/extension --force
      pokersql extension --duckdb poker_extension
      pokersql extension --postgresql package
    """
    if kind and not directory:
        raise PokersqlError(f"--{kind} needs a directory; name one, as in 'pokersql extension --{kind} DIR'")
    paths = (
        files.write_all(directory, PACKAGES[kind](), force)
        if kind and directory
        else scripts.write_extension(directory, force)
    )
    for path in paths:
        click.echo(path)
