"""Finds rules and games by the names that people type: case, blanks and hyphens don't matter."""

from __future__ import annotations

from pokersql.engines import Engine
from pokersql.errors import PokersqlError, nearest


def rules_of(engine: Engine, word: str) -> str:
    """The set of rules that a word names. For an unknown word, raises PokersqlError (usage) with the nearest name."""
    return found(engine, "rules", "rule_names", word)


def game_of(engine: Engine, word: str) -> str:
    """The game that a word names. For an unknown word, raises PokersqlError (usage) with the nearest name."""
    return found(engine, "game", "game_names", word)


def found(engine: Engine, column: str, relation: str, word: str) -> str:
    """The value of `column` (rules or game) in the row of `relation` that the word names."""
    values = engine.rows(lookup(column, relation), [word])
    if not values:
        known = [name for (name,) in engine.rows(f"SELECT {column} FROM {relation} ORDER BY {column}")]
        raise PokersqlError(f"--{column} {word}: known are {', '.join(known)}{nearest(word, known)}")
    return str(values[0][0])


def lookup(column: str, relation: str, parameter: str = "?") -> str:
    """The query that returns the value of `column` in the row of `relation` that the parameter names."""
    return f"SELECT {column} FROM {relation} WHERE name = LOWER(REPLACE(REPLACE({parameter}, ' ', ''), '-', ''))"
