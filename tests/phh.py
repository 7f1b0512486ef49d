"""Hands in the PHH format: two written by hand, and random ones that PokerKit plays. Also loads hands into
databases."""

import io
import random
import warnings
from pathlib import Path
from typing import NamedTuple

import duckdb
from conftest import pokersql
from pokerkit import Automation, State
from pokerkit.notation import HandHistory

ACTIONS = (
    "'d dh p1 AsAd', 'd dh p2 KsKd', 'd dh p3 QsQd', 'p3 cbr 6', 'p1 cc', 'p2 f', "
    "'d db Tc8d7h', 'p1 cc', 'p3 cc', 'd db 6c', 'p1 cc', 'p3 cc', 'd db 5h', 'p1 cc', 'p3 cc'"
)
HAND = f"""variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
starting_stacks = [100, 200, 300]
actions = [{ACTIONS}]
hand = 1
players = ['a', 'b', 'c']
"""
"""A hand without errors. Player a wins a pot of 14 with aces; b put 2 chips into the pot, and c put 6."""


SIDE_POTS = """variant = 'NT'
antes = [0, 0, 0, 0, 0]
blinds_or_straddles = [1, 2, -3, 0, 0]
starting_stacks = [40, 10, 60, 100, 50]
actions = [
    'd dh p1 AsAh', 'd dh p2 9c9d', 'd dh p3 KdQd', 'd dh p4 KsQs', 'd dh p5 ????',
    'p3 cc', 'p4 cbr 6', 'p5 f', 'p1 cc', 'p2 cc', 'p3 cc',
    'd db 2c7d9h', 'p1 cc', 'p2 cc', 'p3 cbr 20', 'p4 cbr 60', 'p1 cc', 'p2 cc', 'p3 cc',
    'd db Jc', 'd db 3s', 'p1 sm AsAh', 'p2 sm 9c9d', 'p3 sm KdQd', 'p4 sm KsQs',
]
venue = 'A room'
table = 'Riga'
hand = 'X-7'
time = 23:59:01
day = 1
month = 7
year = 2026
time_zone = 'Europe/Riga'
currency = 'USD'
seats = [3, 5, 6, 8, 9]
players = ['p1', 'p2', 'p3', 'p4', 'p5']
winnings = [86, 39, 18, 18, 0]
"""
"""A hand with a post of 3 of which 1 is dead, three all-in calls, an uncalled bet of 7 and a rake of 8."""


def hand(number: int = 1, *changes: str) -> str:
    """HAND with another number and other changes. `changes` are pairs of texts: the second text of a pair replaces the
    first."""
    text = HAND.replace("hand = 1\n", f"hand = {number}\n")
    for old, new in zip(changes[::2], changes[1::2], strict=True):
        assert old in text, old
        text = text.replace(old, new)
    return text


def phhs(*hands: str) -> str:
    """A file of several hands."""
    return "\n".join(f"[{number}]\n{text}" for number, text in enumerate(hands, 1))


TABLES = ["sources", "hands", "seats", "actions", "boards", "pots", "pot_seats", "history_errors"]


def load(db: Path, *words: Path | str, code: int = 0) -> str:
    """Load files into a database; returns the messages of `pokersql load`."""
    return pokersql("load", *map(str, words), "--db", str(db), code=code).stderr


def results(db: Path, *queries: str) -> list[list[tuple]]:
    """The rows of each query."""
    with duckdb.connect(str(db), read_only=True) as connection:
        return [connection.execute(query).fetchall() for query in queries]


def rows(db: Path, query: str) -> list[tuple]:
    return results(db, query)[0]


def tables(db: Path) -> dict[str, list[str]]:
    """All rows of all tables in order, without the time of loading."""
    told = ("* EXCLUDE (loaded_at)" if name == "sources" else "*" for name in TABLES)
    found = results(db, *(f"SELECT {what} FROM histories.{name}" for name, what in zip(TABLES, told, strict=True)))
    return {name: sorted(map(str, lines)) for name, lines in zip(TABLES, found, strict=True)}


def dotted(name: str) -> str:
    """The name of a file, made from a keyword in which the last _ stands for the dot."""
    return ".".join(name.rsplit("_", 1))


def written(directory: Path, **texts: str | bytes) -> Path:
    """A directory with files of the given names and texts."""
    directory.mkdir(exist_ok=True)
    for name, text in texts.items():
        (directory / dotted(name)).write_bytes(text if isinstance(text, bytes) else text.encode())
    return directory


BIG_BLIND = 100
BLINDS = [(50, 100), (50, 100, 200), (0, 100), {-1: 100}]
"""Four kinds of blinds: the usual ones; with a straddle; without a small blind; only a blind of the button."""
ANTES = [0, 0, 10, 25, {1: 25}, {1: 100}]
"""Antes of all players, or of one player by index."""
STACKS = [30, 60, 90, 150, 333, 1000, 2500, 10000]
"""Stacks from less than a blind to more than any bet, so that players go all in for different amounts."""
STUDS = ("F7S", "F7S/8", "FR")
MOST_PLAYERS = {"N2L1D": 5, "F2L3D": 4, "FB": 5}
"""The most players in draw games. With more players the deck could run out, and discarded cards would be dealt
again."""


class Played(NamedTuple):
    """A random hand and its results."""

    text: str
    nets: list[int]
    tells: bool
    """Whether the text has the finishing stacks."""


def random_hands(variant: str, count: int, seed: int) -> list[Played]:
    """Random hands; each call with the same arguments gives the same hands. Every second hand has the finishing
    stacks."""
    choices = random.Random(f"{variant} {seed}")
    state = random.getstate()
    random.seed(f"{variant} {seed}")  # PokerKit shuffles with the global generator
    try:
        return [_played(variant, choices, number) for number in range(count)]
    finally:
        random.setstate(state)


def _played(variant: str, choices: random.Random, number: int) -> Played:
    players = choices.randint(2, MOST_PLAYERS.get(variant, 6))
    game = _game(variant, choices, players)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PokerKit warns of moves that no sensible player makes
        state = game([choices.choice(STACKS) for _ in range(players)], players)
        while state.status:
            move(state, choices)
    history = HandHistory.from_game_state(game, state)
    history.hand = number
    if number % 2:
        history.finishing_stacks = list(state.stacks)
    written = io.BytesIO()
    history.dump(written)
    return Played(written.getvalue().decode(), list(state.payoffs), bool(number % 2))


def _game(variant: str, choices: random.Random, players: int):
    """A game with random antes, and random blinds or a bring-in."""
    kind = HandHistory.game_types[variant]
    blinds, ante = choices.choice(BLINDS if players > 2 else BLINDS[:1]), choices.choice(ANTES)
    trims = isinstance(ante, int) and choices.random() < 0.5  # with trimming, PokerKit returns a single player's ante
    settings = tuple(Automation), trims
    if variant in STUDS:
        return kind(*settings, 10, 15, BIG_BLIND // 2, BIG_BLIND)
    if variant == "NS":
        return kind(*settings, 25, {-1: BIG_BLIND}, BIG_BLIND)
    bets = [BIG_BLIND, 2 * BIG_BLIND] if variant.startswith("F") else [BIG_BLIND]
    return kind(*settings, ante, blinds, *bets)


def move(state: State, choices: random.Random) -> None:
    """Make a random move for the player to act."""
    if (player := state.stand_patter_or_discarder_index) is not None:
        state.stand_pat_or_discard([card for card in state.hole_cards[player] if choices.random() < 0.3])
        return
    can_raise, chance = state.can_complete_bet_or_raise_to(), choices.random()
    if state.can_post_bring_in() and (chance > 0.3 or not can_raise):
        state.post_bring_in()
    elif chance < 0.18 and state.can_fold():
        state.fold()
    elif chance < 0.4 and can_raise:
        least, most = (
            state.min_completion_betting_or_raising_to_amount,
            state.max_completion_betting_or_raising_to_amount,
        )
        state.complete_bet_or_raise_to(choices.choice([least, most, choices.randint(least, most)]))
    else:
        state.check_or_call()
