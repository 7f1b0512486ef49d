"""SQL as text: names, texts and paths in it, where no value can be bound, and its statements."""

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


def statements(text: str) -> list[str]:
    r"""The statements of a text, without the lines that are comments.

    >>> statements("-- Two\nDELETE FROM deals;\nSELECT 1;\n")
    ['DELETE FROM deals', 'SELECT 1']
    """
    without = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("--"))
    return [one.strip() for one in f"{without}\n".split(";\n") if one.strip()]
