"""Compares an engine's answers to questions in SQL with the expected answers, which are csv files."""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from pokersql.engines import copies, targets
from pokersql.engines.questions import file_of, file_of_input, questions
from pokersql.engines.target import Target
from pokersql.errors import ExitCode, PokersqlError
from pokersql.sources import sql_files

if TYPE_CHECKING:
    from pokersql.engines.targets import Served

ANSWERS = "sql/engines/conformance/answers"
"""The directory of the expected answers; each question has a csv file."""

FRACTION = re.compile(r"-?\d+(?:\.\d+(?:[eE][-+]?\d+)?|[eE][-+]?\d+)")
"""A pattern for a number with a fraction or an exponent, as Python writes it."""

Rows = list[tuple[str, ...]]
"""Rows of texts; the first row has the names of the columns."""


def checks(target: Target) -> Iterator[tuple[str, str, list[str]]]:
    """For each question: its name, its title, and how the target's answer differs; an error counts as a difference."""
    try:
        for question in questions():
            title = sql_files.header(file_of(question, target.engine.name)).title
            try:
                found = ask(target, question)
            except PokersqlError as error:
                yield question, title, [str(error)]
                continue
            yield question, title, list(differences(found, answer(question)))
    finally:
        target.finish()


def check(connection: Served) -> list[tuple[str, str, str]]:
    """Ask each question of sql/conformance.sql. A row has pass or fail, the question, and its title or a difference.

    Spark answers in a new session, ClickHouse in a new database, and DataFusion in a new context. `check` makes the
    relations there from the installed rows; for Spark without the schema pokersql, it takes the rows from DuckDB.

    Raises TypeError for other connections, PokersqlError (table) if pokersql is not installed.

    >>> pokersql.check(session)[0]  # doctest: +SKIP
    ('pass', 'showdown', 'The hands that a seed deals, and who wins')
    """
    target = targets.around(connection)
    if target.version() is None:
        raise PokersqlError(f"{target.name}: pokersql is not installed here; call pokersql.install()", ExitCode.TABLE)
    found = []
    for question, title, wrong in checks(target):
        found += [("fail", question, detail) for detail in wrong] or [("pass", question, title)]
    return found


def ask(target: Target, question: str) -> Rows:
    """The answer of a target to a question, with sorted rows."""
    path = file_of(question, target.engine.name)
    with target.trial() as engine:
        for name in inputs(target, sql_files.header(path).after):
            copies.run_core(engine, sql_files.read(file_of_input(name)))
        own = sql_files.header(path).engine
        sql = sql_files.read(path)
        result = engine.execute(sql) if own else copies.run_core(engine, sql)
        return [tuple(result.columns), *sorted(map(as_text, result.rows))]


def inputs(target: Target, after: list[str]) -> list[str]:
    """The inputs to write before a question: none if the target still has these inputs from the last question."""
    if not target.keeps_inputs or not after:
        return after
    kept, target.inputs = target.inputs, after
    return [] if kept == after else after


def answer(question: str) -> Rows:
    """The expected answer to a question, from its file."""
    text = (sql_files.base() / ANSWERS / f"{question}.csv").read_text(encoding="utf-8")
    return [tuple(row) for row in csv.reader(io.StringIO(text))]


def as_text(row: Sequence[Any]) -> tuple[str, ...]:
    """A row as texts. Fractions are rounded to nine digits, because engines differ in the last digits.

    >>> as_text([1, None, 0.1 + 0.2, "As"])
    ('1', '', '0.3', 'As')
    """
    cells = ["" if cell is None else str(cell) for cell in row]
    return tuple(f"{float(cell):.9g}" if FRACTION.fullmatch(cell) else cell for cell in cells)


def differences(found: Rows, expected: Rows) -> Iterator[str]:
    """The differences between the found rows and the expected rows, in words."""
    if found[0] != expected[0]:
        yield f"its columns are {', '.join(found[0])}, not {', '.join(expected[0])}"
        return
    for word, rows in (("has", Counter(found) - Counter(expected)), ("lacks", Counter(expected) - Counter(found))):
        for row in rows.elements():
            yield f"{word} the row {', '.join(row)}"
