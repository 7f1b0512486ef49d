"""Finds rules and games by typed names: case, blanks and hyphens don't matter."""

from __future__ import annotations

from pokersql.engines import Engine
from pokersql.errors import PokersqlError, nearest


def rules_of(engine: Engine, word: str) -> str:
    """The set of rules that the user typed as `word`. Raises PokersqlError (usage) for an unknown name."""
    return found(engine, "rules", "rule_names", word)


def game_of(engine: Engine, word: str) -> str:
    """The game that the user typed as `word`. Raises PokersqlError (usage) for an unknown name."""
    return found(engine, "game", "game_names", word)


def found(engine: Engine, column: str, relation: str, word: str) -> str:
    """The value of `column` (rules or game) in the row of `relation` whose name the user typed as `word`."""
    values = engine.rows(lookup(column, relation), [word])
    if not values:
        known = [name for (name,) in engine.rows(f"SELECT {column} FROM {relation} ORDER BY {column}")]
        raise PokersqlError(f"--{column} {word}: known are {', '.join(known)}{nearest(word, known)}")
    return str(values[0][0])


def lookup(column: str, relation: str, parameter: str = "?") -> str:
    """The query of the value of `column` in one row of `relation`: the row whose name is the value of `parameter`."""
    return f"SELECT {column} FROM {relation} WHERE name = LOWER(REPLACE(REPLACE({parameter}, ' ', ''), '-', ''))"
