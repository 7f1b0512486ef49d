"""The commands that turn a hand into a number: `weigh` and `score`."""

from __future__ import annotations

import click

from pokersql.commands.options import ENGINE, PRINTING, Output, prints
from pokersql.errors import PokersqlError, nearest
from pokersql.input.hands import seat, symbols


@click.command()
@click.argument("hands", nargs=-1, metavar="HAND...")
@click.option("--disorders", is_flag=True, help="List the hands that the published weights put in the wrong order.")
@click.option(
    "--slips",
    metavar="SLIPS",
    help="List the hands that the published query misreads because of slips: eights, order, low ace or all three.",
)
@prints(*ENGINE, *PRINTING)
def weigh(hands: tuple[str, ...], disorders: bool, slips: str | None, output: Output) -> None:
    """Print the weight of each hand: a number that puts all hands in order. Also print the published weight.

    The base weight is the sum of binary card weights. Pairs, straights and other combinations add to it. Hands have
    five to seven cards.

    \b
    Examples:
      pokersql weigh '2h 3d Qc Ks Ad' '2h 3d Qc Ks Kd'
      pokersql weigh --disorders
      pokersql weigh --slips 'all three'
    """
    if sum(map(bool, (hands, disorders, slips is not None))) != 1:
        raise PokersqlError("give only one of hands, --disorders and --slips")
    engine = output.load()
    if disorders:
        output.write(engine.execute("SELECT * FROM weight_disorders ORDER BY pairs DESC"))
        return
    if slips is not None:
        known = [name for (name,) in engine.rows("SELECT DISTINCT slips FROM sighted_categories ORDER BY slips")]
        if slips not in known:
            raise PokersqlError(f"--slips {slips}: is none of {', '.join(known)}{nearest(slips, known)}")
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
@click.option("--disagreements", is_flag=True, help="List the hands that the published scores put in the wrong order.")
@prints(*ENGINE, *PRINTING)
def score(hands: tuple[str, ...], disagreements: bool, output: Output) -> None:
    """Print the score of each hand: a list of the combination, its key value, and the hand's ranks in falling order.

    The lists of two hands are compared item by item. The column score is a number that gives the same order. The column
    published_place is the place by the published scores, in which every ace counts 14.

    \b
    Examples:
      pokersql score '8:H 8:C 12:C 12:D 14:S' '9:H 9:C 11:C 11:D 14:H'
      pokersql score --disagreements
    """
    if bool(hands) == disagreements:
        raise PokersqlError("give either hands or --disagreements")
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
