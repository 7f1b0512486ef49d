"""What commands have in common: options for the engine, for printing, and for the settings of a deal."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import update_wrapper
from typing import Any

import click

from pokersql import engines, files, render, sql_files
from pokersql.engines import Engine, Result


@dataclass
class Output:
    """What every command that prints rows lets one choose."""

    engine: str | None = None
    format: str | None = None
    out: str | None = None
    force: bool = False
    show_sql: bool = False

    def load(self, studies: bool = False) -> Engine:
        """An engine in memory with everything loaded, DuckDB unless chosen."""
        engine = engines.loaded(self.engine or "duckdb", self.trace)
        if studies:
            engine.read("sql/studies.sql")
        return engine

    @property
    def trace(self) -> Callable[[str], None] | None:
        return (lambda sql: print(sql, file=sys.stderr)) if self.show_sql else None

    def write(self, result: Result, **look: Any) -> None:
        render.write(result, self.format, self.out, render.Look(**look))

    def check(self, rows: bool = True) -> None:
        """Refuse an output file that can't be, before any work is done for it."""
        files.check_free(self.out, self.force)
        if rows:
            render.format_of(self.format, self.out)


SHOW_SQL = click.option("--show-sql", is_flag=True, help="Print what runs on standard error.")
ENGINE = [
    click.option("--engine", type=click.Choice(list(engines.ENGINES)), help="What runs the SQL [default: duckdb]."),
    SHOW_SQL,
]
PRINTING = [
    click.option(
        "-f",
        "--format",
        type=click.Choice(render.FORMATS),
        help="How rows are printed [default: table, or what the ending of -o says].",
    ),
    click.option("-o", "--out", metavar="FILE", help="Write to a file instead of standard output."),
    click.option("--force", is_flag=True, help="Write over a file that exists."),
]

SEED = click.option(
    "--seed",
    type=click.IntRange(*sql_files.limits()["seed"]),
    help="The same seed deals the same cards [default: drawn and told].",
)


def prints(*options):
    """Give a command these options, and what they say as one Output."""

    def decorate(command):
        def with_output(*args, format, out, force, engine=None, show_sql=False, **kwargs):
            return command(*args, output=Output(engine, format, out, force, show_sql), **kwargs)

        for option in reversed(options):
            with_output = option(with_output)
        return update_wrapper(with_output, command)

    return decorate


def setting(name: str, *flags: str, help: str):
    """An option for a setting: its values are those that its CHECK allows, its default is what loading sets."""
    allowed = click.IntRange(*sql_files.limits()[name]) if name in sql_files.limits() else None
    return click.option(
        *(flags or (f"--{name}",)),
        name,
        type=allowed or click.Choice(sql_files.choices()[name]),
        default=sql_files.defaults()[name],
        show_default=True,
        help=help,
    )


def given(name: str) -> bool:
    """Whether a parameter of the command that runs was given, and isn't its default."""
    return click.get_current_context().get_parameter_source(name) is not click.core.ParameterSource.DEFAULT
