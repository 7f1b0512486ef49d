"""Calls a command from Python; the command writes rows to a Parquet file, which is read back."""

from __future__ import annotations

import re
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import click

from pokersql import cli
from pokersql.engines import DuckDB
from pokersql.errors import ExitCode, PokersqlError
from pokersql.input.values import python
from pokersql.output.render import noted
from pokersql.output.rows import Rows, StoredRows

FLAG = re.compile(r"('pokersql [^']*')|(?:'-\w' / )?('?)(?<![\w-])--([a-z][\w-]*)")
"""A pattern for a quoted command or an option in a message. Python writes the option --time-limit as time_limit."""


def answer(command: str, *words: Any, **options: Any) -> Rows:
    """Run a command. Returns its rows. An argument or an option may be a frame of pandas, Polars or Arrow.

    An option that is None or False is left out. The value True makes a flag, and a list repeats the option.

    Raises PokersqlError, as the command does.
    """
    directory = TemporaryDirectory(prefix="pokersql")
    out, frame = Path(directory.name, "rows.parquet"), Path(directory.name, "frame.parquet")

    def word(value: Any) -> Any:
        return value if columns_of(value) is None else _written(value, frame)

    with noted() as notes:
        try:
            call(command, *map(word, words), **{name: word(value) for name, value in options.items()}, out=out)
        except PokersqlError as error:
            # The rows are complete: the missing package is needed only for a remark on the rows.
            if error.code is not ExitCode.OPTIONAL or not out.exists():
                raise PokersqlError(str(error).replace(str(frame), "frame"), error.code) from error
            notes.append(str(error))
    frame.unlink(missing_ok=True)
    rows = StoredRows(str(out), [_of_python(note).replace(str(frame), "frame") for note in notes])
    weakref.finalize(rows, directory.cleanup)
    return rows


def call(command: str, *words: Any, **options: Any) -> None:
    """Run a command without rows; arguments and options are as in `answer`."""
    arguments = []
    for name, value in options.items():
        flag = f"--{name.replace('_', '-')}"
        values = value if isinstance(value, (list, tuple)) else [] if value is None or value is False else [value]
        arguments += [flag if one is True else f"{flag}={one}" for one in values]
    found = cli.command(command)
    with in_python(), found.make_context(command, [*arguments, "--", *map(str, words)]) as context:
        found.invoke(context)


@contextmanager
def in_python() -> Iterator[None]:
    """Raise errors of a command as PokersqlError; messages name options as Python writes them."""
    try:
        yield
    except click.UsageError as error:
        raise PokersqlError(_of_python(error.format_message().rstrip("."))) from error
    except PokersqlError as error:
        raise PokersqlError(_of_python(str(error)), error.code) from error
    except OSError as error:
        raise PokersqlError(str(error), ExitCode.SYSTEM) from error


def columns_of(frame: Any) -> list[str] | None:
    """The names of the columns of a frame; None if the object is no frame."""
    names = getattr(frame, "column_names", getattr(frame, "columns", None))
    return None if names is None else list(map(str, names))


def _written(frame: Any, path: Path) -> str:
    """Write a frame, rows or a relation of DuckDB to a Parquet file. Returns the file's path."""
    import duckdb

    frame = getattr(frame, "relation", frame)
    for name in frame.columns if hasattr(frame, "iloc") and frame.columns.is_unique else []:
        if frame[name].dtype == object and any(hasattr(cell, "tolist") for cell in frame[name].head(100)):
            # DuckDB reads lists in cells, but not arrays.
            frame = frame.assign(**{name: frame[name].map(python)})
    with DuckDB() as engine, engine.errors("frame"):
        if isinstance(frame, duckdb.DuckDBPyRelation):
            frame.write_parquet(str(path))
        else:
            engine.connection.raw.register("frame", frame)
            engine.copy("FROM frame", str(path), "parquet")
    return str(path)


def _of_python(message: str) -> str:
    """A message in which options are written as in Python; commands in quotes stay as they are."""
    return FLAG.sub(lambda found: found[1] or found[2] + found[3].replace("-", "_"), message)
