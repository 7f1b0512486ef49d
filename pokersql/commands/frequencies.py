"""Functions that the commands about frequencies share: printing, look-ups and checks."""

from __future__ import annotations

import click

from pokersql.commands.options import GIVEN, Output
from pokersql.counts import dealing
from pokersql.engines import Engine, Result, Values
from pokersql.errors import PokersqlError, nearest
from pokersql.input.names import rules_of
from pokersql.output import charts

DIGITS = {
    **dict.fromkeys(("probability", "dealt", "drawn", "change"), ".10f"),
    **dict.fromkeys(("share", "standard_error"), ".6f"),
    **dict.fromkeys(("odds_against", "z"), ".2f"),
    **dict.fromkeys(("expected", "average", "deviation"), ".1f"),
    **dict.fromkeys(("p_at_least", "p_at_most", "p_two_sided"), ".2g"),
}
"""The format of the fractions in each column."""

SPARE = ("p_at_least", "p_at_most", "draws", "change", "hands")
"""The columns that a narrow terminal may leave out, since their values follow from other columns."""

RULES = click.option(
    "--rules", metavar="NAME", type=GIVEN, help="A set of rules, by its name in the table 'rules' [default: poker]."
)


def show(output: Output, result: Result, value: str, expected: str | None, title: str, below: str) -> None:
    """Print rows, with bars on a terminal, and draw a chart if --plot is given."""
    rows = list(result.rows)
    bars = charts.Bars(value, expected)
    output.write(Result(result.columns, iter(rows)), rounded=DIGITS, bars=bars, below=below, spare=SPARE)
    if output.plot is not None:
        named = [dict(zip(result.columns, row, strict=True)) for row in rows]
        named = [row for row in named if row.get("rules") == named[0].get("rules")]
        names, values = [row["category"] for row in named], [row[value] for row in named]
        charts.draw(output.plot, title, names, values, [row[expected] for row in named] if expected else None)


def halves_of(engine: Engine, game: str) -> list[str]:
    """The halves of a game's pot; an empty list if the game's deals are not counted exactly."""
    found = engine.rows("SELECT DISTINCT half FROM game_odds WHERE game = ? ORDER BY half", [game])
    return [half for (half,) in found]


def judging(engine: Engine, rules: str | None) -> str:
    """The set of rules with the name `rules`; without a name, the set that the relation `step_rules` has.

    Raises PokersqlError (usage) for an unknown name.
    """
    return rules_of(engine, rules) if rules else engine.rows("SELECT rules FROM step_rules")[0][0]


def relation_of(engine: Engine, rules: str | None, cards: int | None) -> tuple[str, list[str | int]]:
    """The relation of the exact counts by a set of rules, followed by a WHERE clause; and the values of this clause.

    `cards` is the size of the hands; by default, it is the number of cards that these rules count. Without `rules`, the
    standard rules are used.

    Raises PokersqlError (usage) for unknown rules and for `cards` without exact counts.
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
            f"--cards {cards}: no exact counts by the rules {name}; there are counts for hands of {count} cards, and "
            "for more cards if a sum over the cards gives the rank"
        )
    return counted, values


def refuse_names(engine: Engine, where: dict[str, str], wrong: str, known: str, values: Values = ()) -> None:
    """Raise PokersqlError for the first wrong name that the query `wrong` returns; `where` has each name's source.

    `known` is the relation of the known categories, with a WHERE clause; `values` are the clause's values.
    """
    for written, error in sorted(engine.rows(wrong), key=lambda row: list(where).index(row[0])):
        found = engine.rows(f"SELECT LOWER(category) FROM {known} ORDER BY hand_points DESC", values)
        names = list(dict.fromkeys(name for (name,) in found))
        remedy = nearest(written.lower(), names) or f"; the names are {', '.join(names)} and those of the articles"
        raise PokersqlError(f"{where[written]}: {written!r}: {error}{remedy}")


def enough_deals(runs: int, hands: int, players: int) -> None:
    """Raise PokersqlError (usage) if simulations need more deals than a seed has."""
    last = dealing.last_deal()
    if runs * -(-hands // players) > last:
        raise PokersqlError(f"{runs * hands} hands: a seed has {last} deals of {players} hands each")
