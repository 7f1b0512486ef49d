"""The commands that share the macros: a file that DuckDB attaches, and the line that attaches it in every shell."""

from __future__ import annotations

from pathlib import Path

import click

from pokersql.commands.options import GIVEN
from pokersql.databases import installation, sharing
from pokersql.errors import ExitCode, PokersqlError, reason
from pokersql.output import render


@click.command()
@click.argument("file", type=GIVEN)
@click.option("--force", is_flag=True, help="Replace a file that exists.")
def share(file: str, force: bool) -> None:
    """Write a database with the macros, which DuckDB attaches without Python.

    FILE has the macros and their tables, about 11 MB. DuckDB 1.4.2 and newer read it, from a disk or from the web.
    After ATTACH 'FILE' AS pokersql (READ_ONLY), the macros are pokersql.hand_rank and so on. The name must be pokersql,
    since the macros call each other by it. 'pokersql init-file FILE' prints this line for every shell.

    \b
    Examples:
      pokersql share pokersql.duckdb
      pokersql share /srv/www/pokersql.duckdb --force
    """
    if file == "-":
        raise PokersqlError("-: a database can't be written to standard output; name a file")
    sharing.write(file, force)
    render.note(f"{file}: written; 'pokersql init-file {file}' prints the line that attaches it")


@click.command()
@click.argument("source", metavar="[FILE_OR_URL]", type=GIVEN, required=False)
def init_file(source: str | None) -> None:
    """Print the line for ~/.duckdbrc that gives every DuckDB shell the macros.

    FILE_OR_URL is a file that 'pokersql share' has written, or its address on the web. Without it, the command writes
    such a file into your user data directory (on Linux ~/.local/share/pokersql). The line attaches the file as
    pokersql; it changes no database and hides none of your names: the macros are pokersql.hand_rank and so on.

    \b
    Examples:
      pokersql init-file >> ~/.duckdbrc
      pokersql init-file pokersql.duckdb
      pokersql init-file https://poker.example.org/pokersql.duckdb
    """
    if source is None:
        source = _own_file()
        sharing.write(source, force=True)
        render.note(f"{source}: written")
    elif "://" not in source:
        source = str(Path(source).absolute())
        sharing.check(source)
    click.echo(installation.attaching_file(source))


def _own_file() -> str:
    """The path of a file in the user data directory. Raises PokersqlError (system) if the directory can't be made."""
    from platformdirs import user_data_path

    try:
        return str(user_data_path("pokersql", appauthor=False, ensure_exists=True) / "pokersql.duckdb")
    except OSError as error:
        raise PokersqlError(
            f"{error.filename}: {reason(error)}; name a file, as in 'pokersql init-file FILE'", ExitCode.SYSTEM
        ) from error
