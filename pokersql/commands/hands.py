"""The commands that deal, rank and compare hands."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

import click

from pokersql import dealing, reading, sql_files
from pokersql.engines import Engine, Result
from pokersql.errors import ExitCode, PokersqlError
from pokersql.options import ENGINE, PRINTING, Output, prints, setting

SLICE = 10_000
"""Hands read at a time: memory stays the same however many there are."""


@click.command()
@setting("players", "-p", "--players", help="How many hands to deal.")
@click.option(
    "--seed",
    type=click.IntRange(*sql_files.limits()["seed"]),
    help="The same seed deals the same cards [default: drawn and told].",
)
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
@click.option("--one-at-a-time", is_flag=True, help="Deal round the table instead of five cards to each in turn.")
@click.option(
    "--name", "names", multiple=True, metavar="NAME", help="A player's name, first player first; may be repeated."
)
@setting("rounds", help="How many deals, one after the other.")
@prints(*ENGINE, *PRINTING)
def deal(players, seed, first, shuffle, riffles, one_at_a_time, names, rounds, output: Output) -> None:
    """Deal hands, best first.

    \b
    Examples:
      pokersql deal --seed 42
      pokersql deal -p 2 --name Ann --name Bob --shuffle riffle --one-at-a-time
      pokersql deal --rounds 1000 --seed 7 -f csv
    """
    output.check()
    if len(names) > players:
        raise PokersqlError(f"--name {names[players]}: a name for player {players + 1} of {players}", ExitCode.USAGE)
    last = sql_files.limits()["deal"][1]
    if first + rounds - 1 > last:
        raise PokersqlError(f"--deal {first} and --rounds {rounds}: deals end at {last}", ExitCode.USAGE)
    seed = dealing.seed_or_drawn(seed)
    engine = output.load()
    engine.insert("players", list(enumerate(names, 1)))
    columns = ["deal", "player_ranking", "player", "hand", "category", "description", "pot_share"]
    chosen = {"players": players, "seed": seed, "shuffle": shuffle, "riffles": riffles}
    chosen["dealing"] = "one at a time" if one_at_a_time else "blocks"

    def rows() -> Iterator[tuple[Any, ...]]:
        for _ in dealing.deals(engine, first, rounds, **chosen):
            yield from engine.execute(
                f"SELECT {', '.join(columns)} FROM payouts ORDER BY deal, player_ranking, player_id"
            ).rows

    output.write(
        Result(columns, rows()),
        digits={"pot_share": ".6f"},
        cards=symbols(engine),
        spare="category",  # the description begins with it
        marked=lambda row: row["pot_share"] > 0,
    )


@click.command()
@click.argument("hands", nargs=-1, required=True, metavar="HAND... | -")
@prints(*ENGINE, *PRINTING)
def rank(hands, output: Output) -> None:
    """Rank hands of five to seven cards: hand_rank 1 is a royal flush, 7462 the worst hand.

    A hand is one argument, or all arguments are the cards of one hand; with - hands are read from standard input, one
    a line, and what can't be ranked says so in its row.

    \b
    Examples:
      pokersql rank As Kd Qh Jc Ts
      pokersql rank 'As Kd Qh Jc Ts' 'A♠ A♥ 8♠ 8♣ 9♦ 2♣ 3♣'
      pokersql rank - -f csv < hands.txt
    """
    output.check()
    if "-" in hands and len(hands) > 1:
        raise PokersqlError("- stands alone: hands come from standard input or as arguments", ExitCode.USAGE)
    columns = ["hand", "category", "hand_points", "hand_rank", "description", "error", "best_five"]
    engine = output.load()
    piped = hands == ("-",)
    numbered = reading.lines(sys.stdin.buffer) if piped else enumerate(one_hand(engine, hands), 1)
    wrong = Wrong("line" if piped else "hand")

    def rows(batch: list[tuple[int, str]]) -> Iterator[tuple[Any, ...]]:
        while batch:
            take(engine, batch)
            ranked = engine.execute(
                f"SELECT player_id, written, remedy, {', '.join(columns)} FROM text_ranks ORDER BY player_id"
            )
            for number, written, remedy, *row in ranked.rows:
                error = row[columns.index("error")]
                if error is not None:
                    wrong.add(number, written, error, remedy)
                if piped or error is None:
                    yield tuple(row)
            batch = list(islice(numbered, SLICE))

    ranked = rows(list(islice(numbered, SLICE)))
    first = next(ranked, None)
    if first is not None:
        output.write(Result(columns, chain([first], ranked)), cards=symbols(engine), spare="category", lit="best_five")
    wrong.report()


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
    take(engine, list(enumerate(hands, 1)))
    wrong = Wrong("hand")
    for row in engine.rows(
        "SELECT player_id, written, error, remedy FROM text_ranks WHERE error IS NOT NULL ORDER BY player_id"
    ):
        wrong.add(*row)
    wrong.report()
    output.write(
        engine.execute(
            """
            SELECT place, hand, category, description, decided_by, best_five
            FROM hand_comparison
            ORDER BY place, player_id
            """
        ),
        cards=symbols(engine),
        spare="category",
        lit="best_five",
        marked=lambda row: row["place"] == 1,
    )


def symbols(engine: Engine) -> dict[str, tuple[str, str]]:
    """The symbol and colour of each card, from the deck."""
    return {card: (symbol, colour) for card, symbol, colour in engine.rows("SELECT card, symbol, colour FROM deck")}


def take(engine: Engine, batch: list[tuple[int, str]]) -> None:
    """Put numbered hands, and nothing else, on the table: as text, and as cards where they can be read."""
    engine.rows("DELETE FROM hand_text")
    engine.rows("DELETE FROM hand_cards")
    engine.insert("hand_text", [(1, number, text) for number, text in batch])
    engine.rows("INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM text_cards")


def one_hand(engine: Engine, words: tuple[str, ...]) -> list[str]:
    """The hands that the arguments are: one each, or one in all if no argument is more than a card."""
    take(engine, list(enumerate(words, 1)))
    [(cards,)] = engine.rows(
        "SELECT MAX(c.cards) FROM (SELECT COUNT(*) AS cards FROM text_tokens GROUP BY player_id) AS c"
    )
    return [" ".join(words)] if cards == 1 else list(words)


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

    def report(self) -> None:
        if self.count:
            more = f" (and {self.count - 1} more)" if self.count > 1 else ""
            raise PokersqlError(self.first + more, ExitCode.CARDS)
