"""The options that commands share: the engine, the output of rows, and the settings of a deal."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import update_wrapper
from math import isfinite
from typing import Any

import click
from click.shell_completion import CompletionItem

from pokersql import engines
from pokersql.counts import dealing
from pokersql.databases import worlds
from pokersql.engines import Engine, Result
from pokersql.errors import visible
from pokersql.output import charts, files, render
from pokersql.sources import sql_files

Command = Callable[..., None]
Decorator = Callable[[Command], Command]
"""A decorator that adds an option to a command."""


@dataclass
class Output:
    """The values of the options of each command that prints rows."""

    engine: str | None = None
    format: str | None = None
    out: str | None = None
    force: bool = False
    show_sql: bool = False
    plot: str | None = None

    def load(self) -> Engine:
        """An engine in memory that has all relations and macros; by default DuckDB."""
        return worlds.loaded(self.engine or "duckdb", self.trace)

    @property
    def trace(self) -> Callable[[str], None] | None:
        return (lambda sql: print(visible(sql), file=sys.stderr)) if self.show_sql else None

    def write(self, result: Result, **look: Any) -> None:
        render.write(result, self.format, self.out, render.Look(**look))

    def check(self, rows: bool = True) -> None:
        """Raise PokersqlError if the output or the chart can't be written, or exists without --force.

        If `rows` is true, also raise PokersqlError if the format of the output is not clear.
        """
        files.check_free(self.out, self.force)
        if self.plot is not None:
            charts.check(self.plot)
            files.check_free(self.plot, self.force)
        if rows:
            render.format_of(self.format, self.out)


OUTPUT = {field.name for field in fields(Output)}
"""The options whose values `Output` has."""


class Given(click.types.StringParamType):
    """The type of an option whose value must not be blank. An unset shell variable would give a blank value."""

    name = "text"

    def convert(self, value: Any, parameter: click.Parameter | None, context: click.Context | None) -> Any:
        if not value.strip():
            self.fail(f"{value!r} is empty; give it a value or leave it out", parameter, context)
        return value

    def shell_complete(
        self, context: click.Context, parameter: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return [CompletionItem(incomplete, type="file")]  # the shell's own completion


GIVEN = Given()


class Part(click.FloatRange):
    """A number in a range. Unlike the range of click, it refuses nan."""

    def convert(self, value: Any, parameter: click.Parameter | None, context: click.Context | None) -> float:
        number: float = super().convert(value, parameter, context)
        if not isfinite(number):
            self.fail(f"{value!r} is no number", parameter, context)
        return number


SHOW_SQL = click.option("--show-sql", is_flag=True, help="Print on standard error the SQL that runs.")
ENGINE = [
    click.option(
        "--engine", type=click.Choice(list(engines.ENGINES)), help="The engine that runs the SQL [default: duckdb]."
    ),
    SHOW_SQL,
]
PRINTING = [
    click.option(
        "-f",
        "--format",
        type=click.Choice(render.FORMATS),
        help="The format of the rows [default: the format that the ending of -o names, or table].",
    ),
    click.option(
        "-o",
        "--out",
        metavar="FILE",
        type=GIVEN,
        help="Write the output to a file; without -f, the ending names the format of rows, such as .csv or .parquet.",
    ),
    click.option("--force", is_flag=True, help="Replace a file that exists."),
]

PLOT = click.option("--plot", metavar="FILE", type=GIVEN, help="Draw a chart, too; FILE ends in .svg or .png.")

SEED = click.option(
    "--seed",
    type=click.IntRange(*sql_files.settings()["seed"].allowed),
    help="The same seed deals the same cards [default: a random seed, which is printed].",
)
FIRST = click.option(
    "--deal",
    "first",
    type=click.IntRange(1, dealing.last_deal()),
    default=1,
    show_default=True,
    help="The number of the first deal; the deals of a seed are numbered.",
)
NAMES = click.option(
    "--name", "names", multiple=True, metavar="NAME", help="A player's name, first player first; may be repeated."
)


def prints(*options: Decorator, checked: bool = True) -> Decorator:
    """Add options to a command. The command gets the values of the options OUTPUT as `output`.

    If `checked` is true, `output.check()` runs first.
    """

    def decorate(command: Command) -> Command:
        def with_output(**values: Any) -> None:
            output = Output(**{name: values.pop(name) for name in OUTPUT & values.keys()})
            if checked:
                output.check()
            command(output=output, **values)

        for option in reversed(options):
            with_output = option(with_output)
        return update_wrapper(with_output, command)

    return decorate


SIZE = re.compile(r"(\d{1,12}(?:\.\d{1,12})?)\s*([KMGT])(i?)B", re.IGNORECASE | re.ASCII)


def size(context: click.Context, parameter: click.Parameter, value: str | None) -> str | None:
    """Check the size in an option, such as 500MB. Returns the size unchanged, since DuckDB can read it."""
    if value is not None and not (SIZE.fullmatch(value) and bytes_of(value)):
        raise click.BadParameter(f"{value!r} is no size; write it as 500MB or 2GB")
    return value


def bytes_of(size: str) -> int:
    """A size in bytes.

    >>> bytes_of("500KB"), bytes_of("1.5 MiB")
    (500000, 1572864)
    """
    number, unit, binary = SIZE.findall(size)[0]
    return int(float(number) * (1024 if binary else 1000) ** ("KMGT".index(unit.upper()) + 1))


def setting(name: str, *flags: str, help: str, default: int | None = None) -> Decorator:
    """An option for a setting. In sql/settings.sql, a CHECK has its allowed values, and a row has its default value."""
    loaded, _, allowed = sql_files.settings()[name]
    return click.option(
        *(flags or (f"--{name}",)),
        name,
        type=click.IntRange(*allowed) if isinstance(loaded, int) else click.Choice(allowed),
        default=default or loaded,
        show_default=True,
        help=help,
    )


def given(name: str) -> bool:
    """Whether the user has given the parameter `name` of the running command."""
    return click.get_current_context().get_parameter_source(name) is not click.core.ParameterSource.DEFAULT
