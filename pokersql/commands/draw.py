"""Plays games with draws, and prints how much the draw changes the odds."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import click

from pokersql.commands.frequencies import enough_deals, show
from pokersql.commands.options import ENGINE, FIRST, NAMES, PRINTING, SEED, Output, given, prints, setting
from pokersql.counts import dealing
from pokersql.databases import worlds
from pokersql.engines import Engine, Result
from pokersql.errors import ExitCode, PokersqlError
from pokersql.input.hands import symbols
from pokersql.input.names import game_of
from pokersql.output import render
from pokersql.sources import sql_files


@click.command()
@click.option("--game", help="A game with draws, by its name in the table 'games' [default: five-card draw].")
@setting("players", "-p", "--players", default=4, help="The number of players.")
@NAMES
@SEED
@FIRST
@setting("shuffle", help="How the deck is shuffled.")
@setting("riffles", help="The number of riffles in a riffle shuffle.")
@setting("rounds", help="The number of games.")
@click.option("--no-draw", is_flag=True, help="Compare the hands as they were dealt, without a draw.")
@click.option(
    "--choose",
    "choosers",
    multiple=True,
    metavar="PLAYER",
    help="Ask the player with this name or number which cards to throw; may be repeated.",
)
@click.option(
    "--discard",
    "discards",
    multiple=True,
    metavar="'PLAYER: CARDS'",
    help="The cards that a player throws, as in 'Ann: 2c 7d', or 'Ann:' for no card; may be repeated.",
)
@prints(*ENGINE, *PRINTING)
def play(
    game: str | None,
    players: int,
    names: tuple[str, ...],
    seed: int | None,
    first: int,
    shuffle: str,
    riffles: int,
    rounds: int,
    no_draw: bool,
    choosers: tuple[str, ...],
    discards: tuple[str, ...],
    output: Output,
) -> None:
    """Play five-card draw or another game with draws: deal the cards one at a time, draw, and show the hands.

    A hand is printed with its combination first; the other cards follow after a bar. Players keep all cards of a
    straight, a flush, a full house and a straight flush. With four of a kind, three of a kind, two pair or a pair, they
    keep those cards. Otherwise they keep four cards to a flush, else four to an open straight, else the highest card.
    If only the low hand counts, they keep one card of each rank up to eight. They throw the other cards. --choose and
    --discard replace this rule; a player's second --discard is for the second draw.

    \b
    Examples:
      pokersql play -p 4 --name Ann --name Bob --seed 42
      pokersql play -p 3 --name Ann --choose Ann
      pokersql play --name Ann --seed 42 --discard 'Ann: 7h 5h'
      pokersql play --shuffle riffle --riffles 7 --no-draw
      pokersql play --rounds 1000 --seed 7 -f csv
      pokersql play --game triple-draw --seed 42
    """
    choices = [("--discard", *split(text)) for text in discards]
    if (choices or choosers) and no_draw:
        option = "--discard" if choices else "--choose"
        raise PokersqlError(f"{option} and --no-draw: without a draw, no cards are thrown; leave one of them out")
    if (choices or choosers) and rounds > 1:
        raise PokersqlError(f"--rounds {rounds}: players choose in one game at a time")
    engine = output.load()
    if game is not None:
        game = game_of(engine, game)
    else:
        game = str(sql_files.defaults()["game"]) if no_draw else game_with_draw(engine)
    [(draws, is_high)] = engine.rows("SELECT draws, showdown = 'payouts' FROM games WHERE game = ?", [game])
    if not (draws or no_draw):
        raise PokersqlError(f"--game {game}: has no draw; 'pokersql deal --game {game}' deals it")
    players = dealing.seats(engine, game, players, given("players"))
    dealing.check(players, names, first, rounds)
    turns = [] if no_draw else by_draw(game, draws, choices, choosers)
    seed = dealing.seed_or_drawn(seed)
    engine.insert("players", list(enumerate(names, 1)))
    settings: dict[str, int | str] = {"game": game, "players": players, "seed": seed}
    settings |= {"shuffle": shuffle, "riffles": riffles, "dealing": "one at a time"}
    columns = ["deal", "player_ranking", "player", "dealt", "thrown", "drawn", "hand"]
    columns += ["category", "description", "pot_share", "combination"]
    relation = "draw_results" if is_high else LOW_RESULTS

    def rows() -> Iterator[tuple[Any, ...]]:
        for _ in deals(engine, first, rounds, "playing", **settings):
            for turn in turns:
                choose(engine, turn)
                worlds.read(engine, "sql/studies/draw/exchange.sql")
            yield from engine.execute(
                f"SELECT {', '.join(columns)} FROM {relation} ORDER BY deal, player_ranking, player_id"
            ).rows

    # All rows of a single deal are read before one is printed, so that a wrong discard prints only the error.
    played = iter(list(rows())) if rounds == 1 else rows()
    output.write(
        Result(columns, played),
        digits={"pot_share": ".6f"},
        cards=symbols(engine),
        shown=("dealt", "thrown", "drawn", "hand"),
        lit="combination",
        spare=("thrown", "drawn", "player_ranking", "pot_share"),
        marked=lambda row: row["pot_share"] > 0,
    )


def game_with_draw(engine: Engine) -> str:
    """The default game: the first game with one draw in which the high hand wins. Its odds are counted exactly."""
    [(game,), *_] = engine.rows("SELECT game FROM games WHERE draws = 1 AND showdown = 'payouts' ORDER BY game")
    return str(game)


LOW_RESULTS = """(
    SELECT s.*, s.hole AS hand, s.best_hand AS combination, COALESCE(r.dealt, s.hole) AS dealt,
        COALESCE(r.thrown, '') AS thrown, COALESCE(r.drawn, '') AS drawn
    FROM game_showdown AS s
    LEFT JOIN draw_records AS r ON s.game_id = r.game_id AND s.player_id = r.player_id
) AS results"""
"""The rows of games whose showdown is not 'payouts', with the columns of the relation `draw_results`."""

Choices = list[tuple[str, str, str | None]]
"""The choices at a draw. A choice has its option, the player's name or number, and the cards.

If the cards are None, the player is asked.
"""


def by_draw(game: str, draws: int, discards: Sequence[tuple[str, str, str]], choosers: Sequence[str]) -> list[Choices]:
    """The choices for each draw. A player's second --discard is for the second draw; --choose is for every draw."""
    turns: list[Choices] = [[("--choose", who, None) for who in choosers] for _ in range(draws)]
    count: Counter[str] = Counter()
    for discard in discards:
        _, who, _ = discard
        if count[who] == draws:
            raise PokersqlError(f"--discard {who!r}: given {draws + 1} times, but {game} has {draws} draw(s)")
        turns[count[who]].append(discard)
        count[who] += 1
    return turns


def deals(engine: Engine, first: int, rounds: int, what: str, **settings: int | str) -> Iterator[None]:
    """Make deals as `dealing.deals` does. Before each slice, delete the discards and draws of the previous slice."""
    for _ in dealing.deals(engine, first, rounds, what, **settings):
        for table in ("discards", "draws", "exchanges"):
            engine.rows(f"DELETE FROM {table}")
        yield


def split(text: str) -> tuple[str, str]:
    """The player and the cards in the value of --discard.

    >>> split("Ann: 2c 7d")
    ('Ann', '2c 7d')
    """
    who, colon, cards = text.partition(":")
    if not colon:
        raise PokersqlError(f"--discard {text!r}: has no colon; write it as in 'Ann: 2c 7d'")
    return who.strip(), cards.strip()


def choose(engine: Engine, choices: Choices) -> None:
    """Insert the cards that players throw at the next draw into the table `discards`."""
    chosen = set()
    for option, who, cards in choices:
        found = engine.rows(
            "SELECT game_id, player_id, player FROM drawing_hands WHERE ? IN (player, CAST(player_id AS TEXT))", [who]
        )
        if len(found) != 1:
            known = ", ".join(
                player for (player,) in engine.rows("SELECT player FROM drawing_hands ORDER BY player_id")
            )
            wrong = "several players have this name; use the number" if found else f"no such player; there are {known}"
            raise PokersqlError(f"{option} {who!r}: {wrong}")
        [(game, seat, player)] = found
        if seat in chosen:
            raise PokersqlError(f"{option} {who!r}: {player} chooses once")
        chosen.add(seat)
        if cards is None:
            ask(engine, game, seat, player)
        else:
            throw(engine, game, seat, player, cards)


def ask(engine: Engine, game: int, seat: int, player: str) -> None:
    """Show a hand to its player, and ask which cards to throw. On a terminal, ask until the cards are valid."""
    signs = symbols(engine)
    [(hand,)] = engine.rows("SELECT layout FROM drawing_hands WHERE game_id = ? AND player_id = ?", [game, seat])
    hand = " ".join(signs[word][0] if word in signs else word for word in hand.split(" "))
    while True:
        print(f"{player}: {hand}\ncards to throw (as in 2c 7d; Enter keeps all): ", end="", file=sys.stderr, flush=True)
        answer = sys.stdin.readline() if sys.stdin else ""
        if not answer:
            print(file=sys.stderr)
            raise PokersqlError(f"--choose {player}: standard input has no answer; without a terminal, use --discard")
        try:
            return throw(engine, game, seat, player, answer.strip())
        except PokersqlError as error:
            if not sys.stdin.isatty():
                raise
            render.note(str(error))


def throw(engine: Engine, game: int, seat: int, player: str, cards: str) -> None:
    """Insert the cards that the text `cards` names into the table `discards`.

    Raises PokersqlError (cards) if these cards can't be thrown.
    """
    engine.rows("DELETE FROM hand_text")
    engine.insert("hand_text", [(game, seat, cards)])
    wrong = engine.rows("SELECT error, remedy FROM text_faults WHERE error > ''")
    if not wrong:
        # The row with NULL says that the player has chosen, even if the player throws no cards.
        engine.rows("INSERT INTO discards VALUES (?, ?, NULL)", [game, seat])
        engine.rows("INSERT INTO discards SELECT game_id, player_id, card_id FROM text_tokens")
        wrong = engine.rows("SELECT error, remedy FROM discard_errors WHERE player_id = ? ORDER BY error", [seat])
    if wrong:
        engine.rows("DELETE FROM discards WHERE player_id = ?", [seat])
        error, remedy = wrong[0]
        raise PokersqlError(f"{player} throws {cards!r}: {error}: {remedy}", ExitCode.CARDS)


def odds(game: str, hands: int | None, seed: int | None, players: int, output: Output) -> None:
    """Print the exact frequency of each category before and after the draw.

    With `hands`, also simulate this number of hands.
    """
    if output.plot is not None and hands is None:
        raise PokersqlError(f"--plot {output.plot}: a chart of the draw is of a simulation; add --simulate N")
    engine = output.load()
    relation, value, expected = "draw_odds", "drawn", "dealt"
    title, columns = "Five-card draw", ["category", "hands", "dealt", "draws", "drawn", "change"]
    if hands is not None:
        dealing.seats(engine, game, players, True)
        enough_deals(1, hands, players)
        seed = dealing.seed_or_drawn(seed)
        dealing.simulate(engine, 1, hands, players, seed, make=drawn, game=game, dealing="one at a time")
        relation, value, expected = "observed_draws", "simulated", "expected"
        title, columns = f"{hands:,} simulated hands after the draw", [*columns, "seen AS simulated", "expected", "z"]
    counted = engine.execute(f"SELECT all_draws, {', '.join(columns)} FROM {relation} ORDER BY hand_points DESC")
    rows = list(counted.rows)
    below = f"of {rows[0][0]:,} ways to be dealt a hand and to draw, all equally likely"
    show(output, Result(counted.columns[1:], (row[1:] for row in rows)), value, expected, title, below)
    if players > 1:
        render.note("hands of one shuffle depend on each other, so z is approximate")


def drawn(engine: Engine, first: int, rounds: int, what: str, **settings: int | str) -> Iterator[None]:
    """Make deals, and play the draw of each deal."""
    for _ in deals(engine, first, rounds, what, **settings):
        worlds.read(engine, "sql/studies/draw/exchange.sql")
        yield
