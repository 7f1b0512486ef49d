"""The commands that load hand histories into a database, and remove them."""

from __future__ import annotations

import os
from contextlib import closing

import click

from pokersql.commands.options import GIVEN, PRINTING, SHOW_SQL, Output, prints
from pokersql.errors import PokersqlError
from pokersql.histories import history_files, loading
from pokersql.input.text_files import counted
from pokersql.output import render

NAMED = 3
"""A message names this many files or hands at most."""

DB = click.option("--db", required=True, metavar="FILE", type=GIVEN, help="The DuckDB database with the hands.")


@click.command()
@click.argument("paths", nargs=-1, metavar="FILE...", type=GIVEN)
@click.option(
    "--view",
    metavar="NAME",
    type=GIVEN,
    help="Load the lines of a view in FILE; its columns are source, line and text.",
)
@click.option(
    "--sample", is_flag=True, help="Load the sample hands in this package; their players and their room are made up."
)
@click.option("--db", metavar="FILE", type=GIVEN, help="The DuckDB database to load the hands into.")
@click.option("--add", "added", multiple=True, metavar="FILE", type=GIVEN, help="An SQL file that adds a poker room.")
@click.option(
    "--list", "listed", is_flag=True, help="Load nothing; print each format that can be loaded, and the games in it."
)
@prints(SHOW_SQL, *PRINTING)
def load(
    paths: tuple[str, ...],
    view: str | None,
    sample: bool,
    db: str | None,
    added: tuple[str, ...],
    listed: bool,
    output: Output,
) -> None:
    """Load hand histories and summaries of tournaments into the schema histories of a database.

    FILE is a file, a directory, a pattern or an archive (.zip, .tar.gz). The database is made if it doesn't exist. The
    betting is replayed and the cards are ranked; contradictions and unreadable hands are rows of history_errors. A hand
    that the database already has is not loaded again. If the loading of a FILE fails, the database gets none of its
    hands. A FILE without a hand or a summary that can be loaded is an error.

    \b
    Examples:
      pokersql load --sample --db sample.duckdb
      pokersql load hands/ --db mine.duckdb
      pokersql load 'HH2026*.txt' old.zip --db mine.duckdb
      pokersql query --db mine.duckdb "FROM histories.hands LIMIT 5"
      pokersql load kitchen.txt --add kitchen.sql --db mine.duckdb
      pokersql load --list
    """
    if listed and (paths or view or sample or db):
        raise PokersqlError("--list loads nothing; leave out FILE, --view, --sample and --db")
    if listed:
        return output.write(loading.formats(output.trace, added))
    if db is None:
        raise PokersqlError(
            f"--db is missing; name the database, as in --db {'sample' if sample else 'mine'}.duckdb; "
            "it is made if it doesn't exist"
        )
    if output.format or output.out:
        raise PokersqlError("-f and -o are for --list; load writes the hands into tables of the database")
    if [bool(paths), bool(view), sample].count(True) != 1:
        raise PokersqlError("name either files, or a view with --view, or --sample")
    base, file = os.path.split(history_files.SAMPLE) if sample else ("", None)
    named = [file] if file else history_files.named(paths)
    refused: list[PokersqlError] = []
    with closing(loading.load(db, named, view, output.trace, added, base)) as loads:  # Ctrl-C closes the database
        for name, loaded in loads:
            tell(db, name, loaded)
            refused.extend(loaded.refused)
            for error in loaded.refused if len(named) > 1 else []:
                render.note(str(error))
    if refused:
        several = f"{len(refused):,} of {len(named):,} are not loaded"
        raise refused[0] if len(named) == 1 else PokersqlError(several, refused[0].code)


def tell(db: str, path: str, loaded: loading.Loaded) -> None:
    """Print the number of loaded hands, the skipped files, and the first error."""
    again = f", {loaded.repeated:,} already there" if loaded.repeated else ""
    of_files = f" ({loaded.sources:,} files)" if loaded.sources > 1 else ""
    if loaded.sources:
        rooms = f": {loaded.rooms}" if loaded.rooms else ""
        summaries = and_summaries(loaded.summaries)
        render.note(f"{db}: {counted(loaded.hands, 'new hand')}{summaries} from {path}{of_files}{again}{rooms}")
    if loaded.passed_over:
        more = len(loaded.passed_over) - NAMED
        names = ", ".join(loaded.passed_over[:NAMED]) + (f" and {more:,} more" if more > 0 else "")
        render.note(f"passed over: {names}")
    if loaded.errors:
        render.note(f"{counted(loaded.errors, 'row')} in history_errors, the first: {loaded.first_error}")


def and_summaries(number: int) -> str:
    """The words that add a number of summaries to a number of hands; empty without summaries."""
    return (
        f" and {number:,} {'summary of a tournament' if number == 1 else 'summaries of tournaments'}" if number else ""
    )


@click.command()
@click.argument("source", type=GIVEN)
@DB
@SHOW_SQL
def unload(source: str, db: str, show_sql: bool) -> None:
    """Remove the hands and the summaries of tournaments of a source from a database.

    SOURCE is a file, or a loaded directory or archive.

    \b
    Examples:
      pokersql unload old.zip --db mine.duckdb
      pokersql query --db mine.duckdb "FROM histories.sources"
    """
    hands, summaries = loading.unload(db, source, Output(show_sql=show_sql).trace)
    render.note(f"{db}: {counted(hands, 'hand')}{and_summaries(summaries)} removed")
