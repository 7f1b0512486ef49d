"""Finds rules and games by typed names: case, blanks and hyphens don't matter."""

from __future__ import annotations

from pokersql.engines import Engine
from pokersql.errors import PokersqlError, nearest


def rules_of(engine: Engine, word: str) -> str:
    """The set of rules with a typed name. For an unknown name, raises PokersqlError (usage) with the nearest name."""
    return found(engine, "rules", "rule_names", word)


def game_of(engine: Engine, word: str) -> str:
    """The game with a typed name. For an unknown name, raises PokersqlError (usage) with the nearest name."""
    return found(engine, "game", "game_names", word)


def found(engine: Engine, column: str, relation: str, word: str) -> str:
    """The value of `column` (rules or game) in the row of `relation` with a typed name."""
    values = engine.rows(lookup(column, relation), [word])
    if not values:
        known = [name for (name,) in engine.rows(f"SELECT {column} FROM {relation} ORDER BY {column}")]
        raise PokersqlError(f"--{column} {word}: known are {', '.join(known)}{nearest(word, known)}")
    return str(values[0][0])


def lookup(column: str, relation: str, parameter: str = "?") -> str:
    """The query that returns the value of `column` in the row of `relation` whose name is the parameter."""
    return f"SELECT {column} FROM {relation} WHERE name = LOWER(REPLACE(REPLACE({parameter}, ' ', ''), '-', ''))"
