"""The commands that turn a hand into a number: its weight, and its score."""

from __future__ import annotations

import click

from pokersql.commands.options import ENGINE, PRINTING, Output, prints
from pokersql.errors import PokersqlError, nearest
from pokersql.input.hands import seat, symbols


@click.command()
@click.argument("hands", nargs=-1, metavar="HAND...")
@click.option("--disorders", is_flag=True, help="List which hands the published weights put in the wrong order.")
@click.option(
    "--slips",
    metavar="SLIPS",
    help="List what the published query takes hands for, by eights, order, low ace or all three of its slips.",
)
@prints(*ENGINE, *PRINTING)
def weigh(hands: tuple[str, ...], disorders: bool, slips: str | None, output: Output) -> None:
    """Print the weight of hands, one number that orders all hands, and the published weight.

    The base is the sum of binary card weights. Pairs, straights and other combinations add to the base. Hands have five
    to seven cards.

    \b
    Examples:
      pokersql weigh '2h 3d Qc Ks Ad' '2h 3d Qc Ks Kd'
      pokersql weigh --disorders
      pokersql weigh --slips 'all three'
    """
    if sum(map(bool, (hands, disorders, slips is not None))) != 1:
        raise PokersqlError("give hands, --disorders or --slips, one of them")
    engine = output.load()
    if disorders:
        output.write(engine.execute("SELECT * FROM weight_disorders ORDER BY pairs DESC"))
        return
    if slips is not None:
        known = [name for (name,) in engine.rows("SELECT DISTINCT slips FROM sighted_categories ORDER BY slips")]
        if slips not in known:
            raise PokersqlError(f"--slips {slips}: one of {', '.join(known)}{nearest(slips, known)}")
        output.write(
            engine.execute(
                """
                SELECT s.category, s.taken_for, s.hands
                FROM sighted_categories AS s
                INNER JOIN categories AS c ON s.category = c.category
                WHERE s.slips = ?
                ORDER BY c.hand_points DESC, s.hands DESC, s.taken_for
                """,
                [slips],
            )
        )
        return
    seat(engine, hands)
    output.write(
        engine.execute(
            """
            SELECT place, hand, description, base_weight, weight, published_weight, published_place
            FROM weighed_hands
            ORDER BY place, player_id
            """
        ),
        cards=symbols(engine),
        marked=lambda row: row["place"] == 1,
    )


@click.command()
@click.argument("hands", nargs=-1, metavar="HAND...")
@click.option("--disagreements", is_flag=True, help="List which hands the published scores put in the wrong order.")
@prints(*ENGINE, *PRINTING)
def score(hands: tuple[str, ...], disagreements: bool, output: Output) -> None:
    """Print the scores that two people compare: the combination, its key value, and the ranks in falling order.

    Lists are compared item by item. score is one number with the same order. published_place is the place by the
    published scores, in which every ace counts 14.

    \b
    Examples:
      pokersql score '8:H 8:C 12:C 12:D 14:S' '9:H 9:C 11:C 11:D 14:H'
      pokersql score --disagreements
    """
    if bool(hands) == disagreements:
        raise PokersqlError("give hands or --disagreements, one of them")
    engine = output.load()
    if disagreements:
        output.write(engine.execute("SELECT * FROM score_disagreements ORDER BY better_rank"))
        return
    seat(engine, hands)
    output.write(
        engine.execute(
            """
            SELECT place, hand, combination, key_value, ranks, score, published_place
            FROM hand_scores
            ORDER BY place, player_id
            """
        ),
        cards=symbols(engine),
        marked=lambda row: row["place"] == 1,
    )
