"""Printing and checks that the commands about frequencies share."""

from __future__ import annotations

import click

from pokersql.commands.options import GIVEN, Output
from pokersql.counts import dealing
from pokersql.engines import Engine, Result, Values
from pokersql.errors import PokersqlError, nearest
from pokersql.input.names import rules_of
from pokersql.output import charts

DIGITS = {
    "probability": ".10f",
    "dealt": ".10f",
    "drawn": ".10f",
    "change": ".10f",
    "odds_against": ".2f",
    "expected": ".1f",
    "average": ".1f",
    "deviation": ".1f",
    "z": ".2f",
    "p_at_least": ".2g",
    "p_at_most": ".2g",
    "p_two_sided": ".2g",
    "share": ".6f",
    "standard_error": ".6f",
}
"""How numbers with fractions are written."""

SPARE = ("p_at_least", "p_at_most", "draws", "change", "hands")
"""The columns that a narrow terminal can do without: what others say too."""

RULES = click.option(
    "--rules", metavar="NAME", type=GIVEN, help="A set of rules, as in the table rules [default: poker]."
)


def show(output: Output, result: Result, value: str, expected: str | None, title: str, below: str) -> None:
    """Print rows with bars where there is a terminal, and draw the chart if one is asked for."""
    rows = list(result.rows)
    bars = charts.Bars(value, expected)
    output.write(Result(result.columns, iter(rows)), rounded=DIGITS, bars=bars, below=below, spare=SPARE)
    if output.plot is not None:
        named = [dict(zip(result.columns, row, strict=True)) for row in rows]
        named = [row for row in named if row.get("rules") == named[0].get("rules")]
        names, values = [row["category"] for row in named], [row[value] for row in named]
        charts.draw(output.plot, title, names, values, [row[expected] for row in named] if expected else None)


def halves_of(engine: Engine, game: str) -> list[str]:
    """The halves of a game's pot whose deals are counted exactly; none if they are not."""
    found = engine.rows("SELECT DISTINCT half FROM game_odds WHERE game = ? ORDER BY half", [game])
    return [half for (half,) in found]


def judging(engine: Engine, rules: str | None) -> str:
    """The rules of a name; without one those that judge where none are named.

    Raises PokersqlError (usage) for a name that is none.
    """
    return rules_of(engine, rules) if rules else engine.rows("SELECT rules FROM step_rules")[0][0]


def relation_of(engine: Engine, rules: str | None, cards: int | None) -> tuple[str, list[str | int]]:
    """The exact counts of hands of so many cards, or of as many as count, by a set of rules: SQL and its values.

    Without rules it is what the standard ones say, which needs no other rules. Raises PokersqlError (usage) for rules
    that are none, and for more cards than are counted by them.
    """
    name = judging(engine, rules)
    [(count,)] = engine.rows("SELECT cards FROM rules WHERE rules = ?", [name])
    if rules is None:
        counted, values = "category_odds WHERE cards = ?", [cards or count]
    elif cards in (None, count):
        return "rule_odds WHERE rules = ?", [name]
    else:
        counted, values = "choice_odds WHERE rules = ? AND cards = ?", [name, cards]
    if not engine.rows(f"SELECT 1 FROM {counted} LIMIT 1", values):
        raise PokersqlError(
            f"--cards {cards}: not counted by the rules {name}; hands of {count} cards are, and of more where a sum "
            "of their cards tells the rank"
        )
    return counted, values


def refuse_names(engine: Engine, where: dict[str, str], wrong: str, known: str, values: Values = ()) -> None:
    """Refuse the first name that a query gives with its error; `where` says where each stood, in order.

    `known` ends a query that begins with SELECT: the relation with the categories that are known, and its `values`.
    """
    for written, error in sorted(engine.rows(wrong), key=lambda row: list(where).index(row[0])):
        found = engine.rows(f"SELECT LOWER(category) FROM {known} ORDER BY hand_points DESC", values)
        names = list(dict.fromkeys(name for (name,) in found))
        remedy = nearest(written.lower(), names) or f"; the names are {', '.join(names)} and those of the articles"
        raise PokersqlError(f"{where[written]}: {written!r}: {error}{remedy}")


def enough_deals(runs: int, hands: int, players: int) -> None:
    """Refuse simulations of more deals than a seed has."""
    last = dealing.last_deal()
    if runs * -(-hands // players) > last:
        raise PokersqlError(f"{runs * hands} hands: a seed has {last} deals, {players} hands each")
