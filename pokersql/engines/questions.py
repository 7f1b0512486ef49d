"""The files of the questions that all engines must answer alike, and the relations that the questions read."""

from __future__ import annotations

from pokersql.engines import copies
from pokersql.sources import catalogue, sql_files

QUESTIONS = "sql/conformance.sql"
"""The order file of the questions."""

INPUTS = {"deal": "sql/deal.sql"}
"""The inputs whose files are not in the directory inputs/; an input is SQL that fills tables before a question."""


def questions() -> list[str]:
    """The names of the questions, in the order of QUESTIONS.

    >>> questions()[:2]
    ['showdown', 'holdem_showdown']
    """
    return [sql_files.relation(path) for path in sql_files.order(QUESTIONS)]


def relations(engine: str) -> set[str]:
    """The installed relations that the questions and their inputs read, also indirectly.

    >>> "dealt_cards" in relations("spark"), "payouts" in relations("spark")
    (True, False)
    """
    paths = [file_of(question, engine) for question in questions()]
    paths += map(file_of_input, {name for path in paths for name in sql_files.header(path).after})
    installed, copied = catalogue.installed(), {*copies.stored()}
    found: set[str] = set()
    for path in paths:
        new = {*sql_files.header(path).reads} & installed.keys() - found
        found |= new
        paths += [installed[name] for name in new - copied]
    return found


def file_of(question: str, engine: str) -> str:
    """The file of a question: the engine's own file if there is one, else the file for all engines."""
    own = f"sql/engines/{engine}/conformance/{question}.sql"
    return own if (sql_files.base() / own).is_file() else f"sql/engines/conformance/{question}.sql"


def file_of_input(name: str) -> str:
    """The file of an input."""
    return INPUTS.get(name, f"sql/engines/conformance/inputs/{name}.sql")
