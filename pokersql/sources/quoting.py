"""Writes names, texts and paths into SQL where no value can be bound."""

import glob
from pathlib import Path


def quoted(name: str) -> str:
    """An identifier as every engine reads it, whatever is in it.

    >>> quoted('my "best" hands')
    '"my ""best"" hands"'
    """
    return '"' + name.replace('"', '""') + '"'


def literal(text: str) -> str:
    """A text as a literal.

    >>> literal("don't")
    "'don''t'"
    """
    return "'" + text.replace("'", "''") + "'"


def file_name(path: str) -> str:
    """The absolute path of one file for a function of DuckDB that takes a pattern: `*` and `[` stand for themselves."""
    return glob.escape(str(Path(path).absolute()))
