"""The command that prints what a hand or a range has on a board: pairs and draws."""

from __future__ import annotations

import click

from pokersql.commands.equity import DEAD
from pokersql.commands.options import GIVEN, PRINTING, SHOW_SQL, Output, prints
from pokersql.counts import equities
from pokersql.input.hands import symbols

COLUMNS = {
    "hand": "hole, category, pair_kind, flush_draw, straight_draw, overcards, combo_draw, outs, weight",
    "kind": "family, kind, combinations, share, outs",
    "one hand": "family, kind, CAST(outs AS INTEGER) AS outs, cards",
}
"""The columns that are printed: with a row per hand, with a row per kind, and for a single hand."""

ROUNDED = {"combinations": "g", "share": ".4f", "outs": ".1f"}
"""The formats of numbers in a table with a row per kind."""


@click.command()
@click.argument("hands", metavar="RANGE")
@click.option("-b", "--board", metavar="CARDS", type=GIVEN, required=True, help="The three to five cards on the table.")
@DEAD
@click.option(
    "--by",
    type=click.Choice(["kind", "hand"]),
    default="kind",
    show_default=True,
    help="Print a row for each kind of pair and draw, or for each hand.",
)
@prints(SHOW_SQL, *PRINTING)
def draws(hands: str, board: str, dead: str | None, by: str, output: Output) -> None:
    """Print what a hand or a range has on the board: made hands, kinds of pairs, and draws.

    For a hand, outs counts unseen cards that complete a draw or pair an overcard, and cards names them. For a range,
    combinations is the sum of the weights of its hands that have the kind, share their part of the range, and outs the
    average. A hand is counted at most once in each family. sql/holdem/hits/README.md defines the kinds.

    \b
    Examples:
      pokersql draws AhKh -b Qh7h2c
      pokersql draws 'QQ+,AKs,JTs:0.5' -b 'Qh 7h 2c'
      pokersql draws 15% -b Qh7h2c9s --by hand
    """
    engine = equities.ask([hands], board, dead, output.trace)
    relation, order, below = "range_kinds", "place", ""
    if by == "hand":
        relation, order = "range_draws", "card_bits DESC"
    else:
        [(held, outs, unseen)] = engine.rows(
            "SELECT COUNT(*), MIN(outs), MIN(unseen) FROM range_draws WHERE player_id = 1"
        )
        if held == 1:
            by = "one hand"
            completing = f"{outs} of {unseen} unseen cards complete a draw or pair an overcard"
            below = completing if unseen else "no cards to come"
        else:
            [(size,)] = engine.rows(
                "SELECT SUM(combinations) FROM range_kinds WHERE player_id = 1 AND family = 'made hand'"
            )
            below = f"{size:g} combination{'s' * (size != 1)}; a hand is counted at most once in each family"
    rows = engine.execute(f"SELECT {COLUMNS[by]} FROM {relation} WHERE player_id = 1 ORDER BY {order}")
    look = {"cards": symbols(engine), "shown": ("hole", "cards"), "rounded": ROUNDED if by == "kind" else {}}
    output.write(rows, below=below, **look)
