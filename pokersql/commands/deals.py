"""The command that deals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click

from pokersql import dealing, sql_files
from pokersql.engines import Result
from pokersql.errors import PokersqlError
from pokersql.hands import symbols
from pokersql.options import ENGINE, FIRST, NAMES, PRINTING, SEED, Output, given, prints, setting

MADE = ["category", "description", "pot_share"]

GAMES = {
    "five-card": ("payouts", ["hand"], MADE),
    "holdem": ("holdem_showdown", ["hole", "board", "best_five"], MADE),
    "chinese": ("chinese_showdown", ["front", "middle", "back"], ["score"]),
}
"""The relation that shows each game, its columns of cards, and those of what came of them."""


@click.command()
@setting("game", help="Five cards to each, hold'em: two to each and a board, or Chinese poker: thirteen.")
@setting("street", help="How far the board of hold'em goes.")
@setting("players", "-p", "--players", help="How many hands to deal.")
@SEED
@FIRST
@setting("shuffle", help="How the deck is shuffled.")
@setting("riffles", help="How often a riffle shuffle riffles.")
@click.option("--one-at-a-time", is_flag=True, help="Deal round the table instead of a whole hand to each in turn.")
@NAMES
@setting("rounds", help="How many deals, one after the other.")
@prints(*ENGINE, *PRINTING)
def deal(game, street, players, seed, first, shuffle, riffles, one_at_a_time, names, rounds, output: Output) -> None:
    """Deal hands, best first.

    \b
    Examples:
      pokersql deal --seed 42
      pokersql deal -p 2 --name Ann --name Bob --shuffle riffle --one-at-a-time
      pokersql deal --rounds 1000 --seed 7 -f csv
      pokersql deal --game holdem -p 6
      pokersql deal --game holdem -p 4 --street turn --seed 42
      pokersql deal --game chinese -p 4 --seed 42
    """
    if game != "holdem" and given("street"):
        raise PokersqlError(f"--street {street}: only hold'em has streets; add --game holdem")
    most = sql_files.most_players().get(game, players)
    if players > most and given("players"):
        raise PokersqlError(f"--players {players}: --game {game} has {most} players at most")
    players = min(players, most)
    dealing.check(players, names, first, rounds)
    seed = dealing.seed_or_drawn(seed)
    engine = output.load()
    engine.insert("players", list(enumerate(names, 1)))
    relation, cards, results = GAMES[game]
    columns = ["deal", "player_ranking", "player", *cards, *results]
    settings = {"game": game, "street": street, "players": players, "seed": seed}
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
        lit="best_five" if "best_five" in cards else None,
        lit_in_data=True,
        spare=("player_ranking", "pot_share"),
        marked=lambda row: row["player_ranking"] == 1,
    )
