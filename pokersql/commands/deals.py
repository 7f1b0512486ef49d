"""The command that deals hands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click

from pokersql.commands.options import ENGINE, FIRST, NAMES, PRINTING, SEED, Output, given, prints, setting
from pokersql.counts import dealing
from pokersql.engines import Result
from pokersql.errors import PokersqlError
from pokersql.input.hands import symbols
from pokersql.input.names import game_of
from pokersql.sources import sql_files

WINNING = ("best_five", "best_hand")
"""The columns with the cards that count in the best hand."""

CARDS = ("hand", "hole", "board", *WINNING, "low_hand", "front", "middle", "back")
"""All columns of cards, in the order in which they are printed."""

SHOWN = ("deal", "player_ranking", "player", *CARDS, "category", "description", "low_description", "score", "pot_share")
"""The columns that are printed if the relation of the game's showdown has them."""


@click.command()
@click.option(
    "--game",
    default=sql_files.defaults()["game"],
    show_default=True,
    help="The game, by its name in the table 'games'.",
)
@setting("street", help="The last street to deal.")
@setting("players", "-p", "--players", help="How many players are dealt hands; at most as many as the game allows.")
@SEED
@FIRST
@setting("shuffle", help="How the deck is shuffled.")
@setting("riffles", help="The number of riffles in a riffle shuffle.")
@click.option("--one-at-a-time", is_flag=True, help="Deal one card to each player in turn, not a whole hand.")
@NAMES
@setting("rounds", help="The number of deals.")
@prints(*ENGINE, *PRINTING)
def deal(
    game: str,
    street: str,
    players: int,
    seed: int | None,
    first: int,
    shuffle: str,
    riffles: int,
    one_at_a_time: bool,
    names: tuple[str, ...],
    rounds: int,
    output: Output,
) -> None:
    """Deal hands, best first.

    \b
    Examples:
      pokersql deal --seed 42
      pokersql deal -p 2 --name Ann --name Bob --shuffle riffle --one-at-a-time
      pokersql deal --rounds 1000 --seed 7 -f csv
      pokersql deal --game holdem -p 6
      pokersql deal --game holdem -p 4 --street turn --seed 42
      pokersql deal --game chinese -p 4 --seed 42
      pokersql deal --game omaha-hi-lo -p 6 --seed 42
    """
    engine = output.load()
    game = game_of(engine, game)
    players = dealing.seats(engine, game, players, given("players"))
    dealing.check(players, names, first, rounds)
    [(relation, has_board, has_halves)] = engine.rows(
        "SELECT showdown, board_cards > 0, high_rules > '' AND low_rules > '' FROM games WHERE game = ?", [game]
    )
    if not has_board and given("street"):
        raise PokersqlError(f"--street {street}: {game} has no board; leave it out or name another --game")
    seed = dealing.seed_or_drawn(seed)
    engine.insert("players", list(enumerate(names, 1)))
    absent = ([] if has_board else ["board"]) + ([] if has_halves else ["low_hand", "low_description"])
    known = engine.execute(f"SELECT * FROM {relation} LIMIT 0").columns
    columns = [column for column in SHOWN if column in known and column not in absent]
    cards = [column for column in CARDS if column in columns]
    settings: dict[str, int | str] = {"game": game, "street": street, "players": players, "seed": seed}
    settings |= {"shuffle": shuffle, "riffles": riffles, "dealing": "one at a time" if one_at_a_time else "blocks"}

    def rows() -> Iterator[tuple[Any, ...]]:
        for _ in dealing.deals(engine, first, rounds, **settings):
            yield from engine.execute(
                f"SELECT {', '.join(columns)} FROM {relation} ORDER BY deal, player_ranking, player_id"
            ).rows

    output.write(
        Result(columns, rows()),
        digits={"pot_share": ".6f"},
        cards=symbols(engine),
        shown=tuple(cards),
        lit=next((column for column in WINNING if column in cards), None),
        lit_in_data=True,
        spare=("player_ranking", "pot_share"),
        marked=lambda row: row.get("pot_share", row["player_ranking"] == 1) > 0,
    )
