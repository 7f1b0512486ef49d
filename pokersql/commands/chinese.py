"""The command that sets thirteen cards for Chinese poker, and the odds of the categories in each row."""

from __future__ import annotations

import click

from pokersql.commands.frequencies import enough_deals
from pokersql.commands.options import ENGINE, PRINTING, Output, prints
from pokersql.counts import dealing
from pokersql.engines import Engine, Result
from pokersql.errors import PokersqlError, nearest
from pokersql.input.hands import Wrong, symbols

OBJECTIVE = click.option(
    "--objective",
    default="percentiles",
    show_default=True,
    metavar="[percentiles|back|middle|front]",
    help="The best arrangement has the largest sum of percentiles, or the best back, middle or front.",
)

HANDS = 10_000
"""The default number of hands to simulate."""

ROUNDED = {"percentile": ".4f", "percentiles": ".4f", "share": ".6f", "standard_error": ".6f", "probability": ".8f"}


@click.command()
@click.argument("cards", nargs=-1, required=True, metavar="CARDS")
@click.option(
    "--against",
    metavar="CARDS",
    help="Thirteen other cards, set by the same objective; the two hands are compared row by row.",
)
@click.option(
    "--top", type=click.IntRange(1), metavar="N", help="List the N best legal arrangements, not only the best."
)
@OBJECTIVE
@prints(*ENGINE, *PRINTING)
def chinese(cards: tuple[str, ...], against: str | None, top: int | None, objective: str, output: Output) -> None:
    """Set thirteen cards for Chinese poker: a front of three cards, a middle of five and a back of five.

    All 72,072 arrangements are compared. An arrangement is legal if the back is at least as good as the middle, and the
    middle at least as good as the front. In the front, straights and flushes don't count. A row's percentile is 100 *
    (hands beaten + hands tied / 2) / all hands with the same number of cards. A player scores one point for each row
    that wins, and three more points if all three rows win. Royalties don't count.

    \b
    Examples:
      pokersql chinese 'As Ah Kd Kc Qs Jh Ts 9c 8d 7h 4s 4c 2d'
      pokersql chinese AsAhKdKcQsJhTs9c8d7h4s4c2d --top 5
      pokersql chinese AsAhKdKcQsJhTs9c8d7h4s4c2d --objective back
      pokersql chinese AsAhKdKcQsJhTs9c8d7h4s4c2d \\
          --against AdAcKsKhQdJcTd9h8s7c5s5c3d
    """
    if against is not None and top:
        raise PokersqlError(f"--top {top} and --against: one list at a time")
    engine = load(output, objective)
    put(engine, [" ".join(cards), *([against] if against is not None else [])])
    if against is not None:
        compare(engine, output)
    elif top:
        listed = engine.execute(
            """
            SELECT preference, front, middle, back, percentiles
            FROM legal_arrangements
            WHERE preference <= ?
            ORDER BY preference
            """,
            [top],
        )
        shown = ("front", "middle", "back")
        output.write(listed, rounded=ROUNDED, cards=symbols(engine), shown=shown)
    else:
        best = engine.execute(
            """
            SELECT row_name, cards, category, description, percentile, SUM(percentile) OVER () AS percentiles
            FROM chinese_rows
            ORDER BY row_number
            """
        )
        *columns, _ = best.columns
        rows = list(best.rows)
        percentiles = rows[0][-1]
        [(legal, every)] = engine.rows("SELECT SUM(is_legal), COUNT(*) FROM chinese_arrangements")
        below = f"percentiles add up to {percentiles:.4f}; {legal:,} of {every:,} arrangements are legal"
        printed = Result(columns, (row[:-1] for row in rows))
        output.write(printed, rounded=ROUNDED, cards=symbols(engine), shown=("cards",), below=below)


def compare(engine: Engine, output: Output) -> None:
    """Compare two hands row by row, and print the score below the rows."""
    duels = engine.execute(
        """
        SELECT
            row_name, cards, description, opponent_cards, opponent_description,
            CASE outcome WHEN 1 THEN 'wins' WHEN -1 THEN 'loses' ELSE 'ties' END AS outcome
        FROM chinese_duels
        WHERE player_id = 1
        ORDER BY row_number
        """
    )
    [(won, lost, score)] = engine.rows("SELECT rows_won, rows_lost, score FROM chinese_scores WHERE player_id = 1")
    below = f"{won} won, {lost} lost: {score:+d} (one point per row, three more points for all three rows)"
    output.write(duels, cards=symbols(engine), shown=("cards", "opponent_cards"), below=below)


def load(output: Output, objective: str) -> Engine:
    """An engine with the studies loaded and the objective set."""
    engine = output.load()
    known = [name for (name,) in engine.rows("SELECT objective FROM chinese_objectives ORDER BY objective")]
    if objective not in known:
        raise PokersqlError(f"--objective {objective}: is none of {', '.join(known)}{nearest(objective, known)}")
    engine.rows("UPDATE chinese_settings SET objective = ?", [objective])
    return engine


def put(engine: Engine, hands: list[str]) -> None:
    """Insert hands of thirteen cards into hand_text and hand_cards, as one game.

    Raises PokersqlError (cards) if a hand can't be read, doesn't have thirteen cards, or has a card of another hand.
    """
    engine.insert("hand_text", [(1, number, text) for number, text in enumerate(hands, 1)])
    wrong = Wrong("hand")
    for row in engine.rows(
        """
        SELECT e.player_id, t.hand, e.error, e.remedy
        FROM chinese_errors AS e
        INNER JOIN hand_text AS t ON e.game_id = t.game_id AND e.player_id = t.player_id
        ORDER BY e.player_id
        """
    ):
        wrong.add(*row)
    wrong.report()
    engine.rows("INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM chinese_text_cards")


def odds(game: str, hands: int | None, seed: int | None, objective: str, output: Output) -> None:
    """Print the simulated frequency of each category in each row; for special hands, also the exact probability."""
    hands = hands or HANDS
    enough_deals(1, hands, 1)
    engine = load(output, objective)
    seed = dealing.seed_or_drawn(seed)
    for _ in dealing.deals(engine, 1, hands, "simulating", game=game, players=1, seed=seed):
        engine.rows("INSERT INTO row_observations SELECT * FROM dealt_rows")
    counted = engine.execute(
        """
        SELECT row_name, category, hands, share, standard_error, probability
        FROM row_frequencies
        ORDER BY row_number, place
        """
    )
    [(every,)] = engine.rows("SELECT MAX(all_hands) FROM special_hands")
    below = f"{hands:,} hands set by {objective}; probability is exact, out of all {every:,} hands"
    output.write(counted, rounded=ROUNDED, below=below)
