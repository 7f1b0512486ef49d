"""The commands that deal and compare hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import click

from pokersql import dealing, render, sql_files
from pokersql.engines import Engine, Result
from pokersql.errors import ExitCode, PokersqlError
from pokersql.options import ENGINE, PRINTING, SEED, Output, given, prints, setting

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
@click.option(
    "--deal",
    "first",
    type=click.IntRange(1, sql_files.limits()["deal"][1]),
    default=1,
    show_default=True,
    help="Which deal of the seed.",
)
@setting("shuffle", help="How the deck is shuffled.")
@setting("riffles", help="How often a riffle shuffle riffles.")
@click.option("--one-at-a-time", is_flag=True, help="Deal round the table instead of a whole hand to each in turn.")
@click.option(
    "--name", "names", multiple=True, metavar="NAME", help="A player's name, first player first; may be repeated."
)
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
    output.check()
    if game != "holdem" and given("street"):
        raise PokersqlError(f"--street {street}: only hold'em has streets; add --game holdem", ExitCode.USAGE)
    most = sql_files.most_players().get(game, players)
    if players > most and given("players"):
        raise PokersqlError(f"--players {players}: --game {game} has {most} players at most", ExitCode.USAGE)
    players = min(players, most)
    check_deals(players, names, first, rounds)
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


def check_deals(players: int, names: Sequence[str], first: int, rounds: int) -> None:
    """Refuse more names than players, and deals after the last of a seed."""
    if len(names) > players:
        raise PokersqlError(f"--name {names[players]}: a name for player {players + 1} of {players}", ExitCode.USAGE)
    last = sql_files.limits()["deal"][1]
    if first + rounds - 1 > last:
        raise PokersqlError(f"--deal {first} and --rounds {rounds}: deals end at {last}", ExitCode.USAGE)


@click.command()
@click.argument("hands", nargs=-1, required=True, metavar="HAND HAND...")
@prints(*ENGINE, *PRINTING)
def compare(hands, output: Output) -> None:
    """Put hands in order, best first, and say what decided each against the next.

    Hands have five to seven cards, the best five count; they may share cards, as hands with a common board do.

    \b
    Examples:
      pokersql compare 'As Ah 8c 8d Kc' 'Ac Ad 8h 8s Qc'
      pokersql compare 'Ah Kh 2c 7h 9h 9s 3h' 'Qs Qc 2c 7h 9h 9s 3h'
    """
    output.check()
    if len(hands) < 2:
        raise PokersqlError(f"{hands[0]!r}: one hand; give two or more, each in quotes", ExitCode.USAGE)
    engine = output.load()
    seat(engine, hands)
    output.write(
        engine.execute(
            """
            SELECT place, hand, category, description, decided_by, best_five
            FROM hand_comparison
            ORDER BY place, player_id
            """
        ),
        cards=symbols(engine),
        lit="best_five",
        marked=lambda row: row["place"] == 1,
    )


def symbols(engine: Engine, deck: str = "deck") -> dict[str, tuple[str, str]]:
    """The symbol and colour of each card, from the deck."""
    return {card: (symbol, colour) for card, symbol, colour in engine.rows(f"SELECT card, symbol, colour FROM {deck}")}


def take(engine: Engine, batch: list[tuple[int, str]]) -> None:
    """Put numbered hands, and nothing else, on the table: as text, and as cards where they can be read."""
    engine.rows("DELETE FROM hand_text")
    engine.rows("DELETE FROM hand_cards")
    engine.insert("hand_text", [(1, number, text) for number, text in batch])
    engine.rows("INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM text_cards")


def seat(engine: Engine, hands: Sequence[str]) -> None:
    """Put hands on the table as players 1, 2, ... of game 1; if one can't be ranked it is named."""
    take(engine, list(enumerate(hands, 1)))
    wrong = Wrong("hand")
    for row in engine.rows(
        "SELECT player_id, written, error, remedy FROM text_ranks WHERE error IS NOT NULL ORDER BY player_id"
    ):
        wrong.add(*row)
    wrong.report()


class Wrong:
    """The hands that can't be ranked: the first is named, the others are counted."""

    def __init__(self, where: str):
        self.where = where
        self.first = ""
        self.count = 0

    def add(self, number: int, written: str, error: str, remedy: str) -> None:
        shown = written if len(written) <= 60 else written[:60] + "…"
        self.first = self.first or f"{self.where} {number} {shown!r}: {error}: {remedy}"
        self.count += 1

    def report(self, allowed: bool = False) -> None:
        if self.count:
            more = f" (and {self.count - 1} more)" if self.count > 1 else ""
            if not allowed:
                raise PokersqlError(self.first + more, ExitCode.CARDS)
            render.note(self.first + more)
