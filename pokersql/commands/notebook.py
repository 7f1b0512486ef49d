"""The command that writes notebooks for Jupyter."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from pokersql.commands.options import GIVEN
from pokersql.output import files

SOURCES = Path(__file__).parents[1] / "notebooks"
"""The directory of the notebooks' texts: Markdown, in which each block of Python is a cell."""

CODE = re.compile(r"^```python\n(.*?)\n```$", re.MULTILINE | re.DOTALL)


@click.command()
@click.argument("directory", metavar="DIR", type=GIVEN)
@click.option("--force", is_flag=True, help="Replace files that exist.")
def notebook(directory: str, force: bool) -> None:
    """Write three notebooks for Jupyter: deal_and_rank, equity and your_hands.

    DIR is made if it doesn't exist. The notebooks have no outputs: run them from top to bottom. The first cell of a
    notebook names the packages that it needs.

    \b
    Examples:
      pokersql notebook poker
      jupyter lab poker/your_hands.ipynb
    """
    texts = {f"{source.stem}.ipynb": notebook_of(source) for source in sorted(SOURCES.glob("*.md"))}
    for path in files.write_all(directory, texts, force):
        click.echo(path)


def notebook_of(source: Path) -> str:
    """A notebook in the format of Jupyter (nbformat 4.5), without outputs, from a text in Markdown."""
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    about = {"kernelspec": kernel, "language_info": {"name": "python"}}
    book = {"cells": [*_cells(source)], "metadata": about, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(book, ensure_ascii=False, indent=1) + "\n"


def _cells(source: Path) -> Iterator[dict[str, Any]]:
    """The cells of a notebook: in turn a text and a block of Python."""
    for number, part in enumerate(CODE.split(source.read_text(encoding="utf-8"))):
        lines = part.strip().splitlines(keepends=True)
        cell: dict[str, Any] = {"id": f"{source.stem}-{number}", "metadata": {}, "source": lines}
        if number % 2:
            yield {"cell_type": "code", "execution_count": None, "outputs": [], **cell}
        elif lines:
            yield {"cell_type": "markdown", **cell}
