"""Works on SQL as text: quotes names, texts and paths, which can't be bound, splits statements, writes SQL in C."""

import glob
import json
from pathlib import Path


def quoted(name: str) -> str:
    """A name as a quoted identifier for every engine.

    >>> quoted('my "best" hands')
    '"my ""best"" hands"'
    """
    return '"' + name.replace('"', '""') + '"'


def literal(text: str) -> str:
    """A text as a string literal.

    >>> literal("don't")
    "'don''t'"
    """
    return "'" + text.replace("'", "''") + "'"


def c_literal(text: str) -> str:
    r"""SQL as a string literal of C, with a part for each line. Two question marks could begin a trigraph.

    The text has at least one line, and no control characters but tabs and line ends.

    >>> print(c_literal('SELECT "a"\nFROM b'))
    "SELECT \"a\"\n"
    "FROM b"
    """
    return "\n".join(
        json.dumps(line, ensure_ascii=False).replace("?", "\\?") for line in text.splitlines(keepends=True)
    )


def file_name(path: str) -> str:
    """The absolute path of a file for DuckDB's functions, which take patterns: `*` and `[` are escaped."""
    return glob.escape(str(Path(path).absolute()))


def statements(text: str) -> list[str]:
    r"""The statements of a text, without lines that are comments.

    >>> statements("-- Two\nDELETE FROM deals;\nSELECT 1;\n")
    ['DELETE FROM deals', 'SELECT 1']
    """
    without = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("--"))
    return [one.strip() for one in f"{without}\n".split(";\n") if one.strip()]
