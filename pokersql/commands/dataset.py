"""The command that writes data sets to publish."""

from __future__ import annotations

from datetime import datetime

import click

from pokersql.commands.options import GIVEN, PRINTING, SHOW_SQL, Output, prints
from pokersql.commands.tables import MEMORY_LIMIT
from pokersql.datasets import writing
from pokersql.engines import Result


@click.command()
@click.argument("directory", metavar="DIR", type=GIVEN)
@click.option("--seven", is_flag=True, help="Add all 133,784,560 seven-card hands; takes minutes.")
@click.option(
    "--date",
    "day",
    metavar="YYYY-MM-DD",
    type=click.DateTime(["%Y-%m-%d"]),
    help="The day of publication, which the descriptions then name.",
)
@MEMORY_LIMIT
@prints(SHOW_SQL, *PRINTING)
def dataset(directory: str, seven: bool, day: datetime | None, memory_limit: str | None, output: Output) -> None:
    """Write data sets to publish: Parquet files of all hands, odds and equities, with their descriptions.

    DIR is a new or empty directory; --force overwrites files of the same names. datapackage.json describes the files
    for Frictionless, croissant.json describes them in Croissant, and README.md is a data card for Hugging Face. The
    command prints the data sets.

    \b
    Examples:
      pokersql dataset poker
      pokersql dataset poker --seven --memory-limit 4GB
      pokersql dataset poker --date 2026-12-31 --force
    """
    named = f"{day:%Y-%m-%d}" if day else None
    rows = writing.write(directory, output.force, memory_limit, output.trace, seven=seven, day=named)
    output.write(Result(["data_set", "rows", "bytes"], iter(rows)))
