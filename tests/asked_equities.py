"""Two thousand random questions about equity, whose answers are in asked_equities.jsonl.gz."""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path

FILE = Path(__file__).with_suffix(".jsonl.gz")

RANKS = "23456789TJQKA"
DECK = [rank + suit for rank in RANKS for suit in "cdhs"]

OMAHA = {"omaha": 4, "omaha-hi-lo": 4, "omaha-5": 5, "omaha-5-hi-lo": 5, "omaha-6": 6, "courchevel": 5}
OMAHA["courchevel-hi-lo"] = 5
NO_BOARD = {"five-card": 5, "stud": 7, "stud-hi-lo": 7, "razz": 7, "draw": 5, "single-draw": 5, "triple-draw": 5}
NO_BOARD["badugi"] = 4
OWN_CARDS = {"holdem": 2, "six-plus": 2, **OMAHA, **NO_BOARD}
RANGED = ("holdem", "six-plus")
BOTH_RANGED = ("holdem", "holdem", "holdem", "six-plus")

KINDS = [
    # Each tuple has (1) the number of questions, (2) the games, taken in turn, (3) the least and the greatest number of
    # players, (4) kinds of SEATS to choose from, (5) numbers of board cards, taken in turn, (6) numbers of dead cards.
    (46, ("holdem",), (2, 2), ["hand"], (0,), (0,)),
    (70, ("holdem",), (2, 2), ["hand", "narrow", "wide"], (0,), (0,)),
    (40, ("holdem",), (2, 2), ["wide"], (0,), (0,)),
    (30, ("holdem",), (1, 1), ["hand", "narrow", "wide"], (0, 3, 4, 5), (0,)),
    (150, BOTH_RANGED, (2, 2), ["hand"], (3, 4, 5), (0, 0, 1, 2, 8)),
    (240, BOTH_RANGED, (2, 2), ["hand", "narrow", "narrow"], (3, 4, 5), (0, 0, 1, 3)),
    (80, BOTH_RANGED, (2, 2), ["narrow", "wide"], (4, 5), (0, 2)),
    (20, BOTH_RANGED, (2, 2), ["narrow", "wide"], (3,), (0, 2)),
    (70, BOTH_RANGED, (3, 3), ["hand"], (3, 4, 5), (0, 0, 2)),
    (80, BOTH_RANGED, (3, 3), ["hand", "narrow", "narrow", "wide"], (4, 5), (0, 0, 2)),
    (50, BOTH_RANGED, (3, 3), ["hand", "hand", "tiny"], (3,), (0, 0, 2)),
    (90, BOTH_RANGED, (4, 10), ["hand"], (3, 4, 5), (0, 0, 1)),
    (60, BOTH_RANGED, (4, 6), ["hand", "hand", "tiny"], (4, 5), (0, 0, 1)),
    (30, BOTH_RANGED, (2, 3), ["hand"], (1, 2), (0, 0, 2)),
    (25, ("holdem",), (2, 2), ["hand"], (0,), (1, 2, 6)),
    (20, ("holdem",), (3, 3), ["hand"], (0,), (0, 1)),
    (15, ("holdem",), (4, 10), ["hand"], (0,), (0, 1)),
    (15, ("holdem",), (2, 3), ["hand", "hand", "tiny"], (0,), (1, 2)),
    (25, ("six-plus",), (2, 5), ["hand"], (0,), (0, 1)),
    (10, ("six-plus",), (2, 2), ["hand", "tiny"], (0,), (0, 1)),
    (140, tuple(OMAHA), (2, 2), ["all"], (3, 4, 5), (0, 0, 2)),
    (120, tuple(OMAHA), (3, 7), ["all"], (3, 4, 5), (0, 0, 1)),
    (14, tuple(OMAHA), (2, 4), ["all"], (0, 1, 2), (0, 2)),
    (160, tuple(NO_BOARD), (2, 5), ["all"], (0,), (0, 0, 2)),
    # The answers to the questions of the following tuples are simulated.
    (30, ("holdem",), (3, 6), ["hand", "narrow", "wide"], (0,), (0, 2)),
    (20, ("six-plus",), (3, 5), ["narrow", "wide"], (0, 1, 2), (0, 2)),
    (20, ("holdem",), (4, 8), ["hand", "random"], (0, 3, 4), (0, 2)),
    (70, tuple(OMAHA), (2, 5), ["random", "all"], (0, 3, 4, 5), (0, 2)),
    (110, tuple(NO_BOARD), (2, 5), ["some", "some", "random"], (0,), (0, 0, 2)),
]
"""The kinds of valid questions. (A few of them get an error, because a random range has no possible hand.)"""


@dataclass(frozen=True)
class Question:
    """A question, as arguments of the command `equity`."""

    game: str
    players: list[str]
    board: str
    dead: str


def read() -> list[tuple[Question, dict]]:
    """All questions in the file, each with its answer.

    An answer has `method` and `runouts`. A counted answer also has `pot_parts` (the number of parts of the pot of one
    runout) and lists with one value per player: `wins`, `ties`, `losses`, `parts`, and either `hands` (in games with
    starting hands) or `highs`, `lows` and `quarters` (in other games). A simulated answer also has the lists `equity`
    and `standard_error`. `categories` has rows of player, hand_points, wins and ties. The answer to an invalid question
    has `error` and its `place`, for example `player 2`.
    """
    with gzip.open(FILE, "rt", encoding="utf-8") as lines:
        rows = [json.loads(line) for line in lines]
    return [(Question(row["game"], row["players"], row["board"], row["dead"]), row["answer"]) for row in rows]


def write(answered: list[tuple[Question, dict]]) -> None:
    """Write questions with their answers into the file."""
    lines = (json.dumps(asdict(asked) | {"answer": answer}, ensure_ascii=False) for asked, answer in answered)
    FILE.write_bytes(gzip.compress("".join(f"{line}\n" for line in lines).encode(), mtime=0))


def questions() -> Iterator[Question]:
    """All questions in the order of the file."""
    for kind, (count, games, players, seats, streets, deads) in enumerate(KINDS):
        for number in range(count):
            rng = random.Random(f"{kind} {number}")
            game = games[number % len(games)]
            yield drawn(rng, game, rng.randint(*players), seats, streets[number % len(streets)], rng.choice(deads))
    for number, (game, *faulty) in enumerate(FAULTS * (150 // len(FAULTS) + 1)):
        if number < 150:
            yield wrong(random.Random(f"fault {number}"), game, *faulty)


def drawn(rng: random.Random, game: str, players: int, seats: list[str], on_board: int, dead: int) -> Question:
    """A random question without repeated known cards. If `seats` has three kinds, player 1 gets the first kind."""
    deck = [card for card in DECK if game != "six-plus" or card[0] >= "6"]
    rng.shuffle(deck)
    board, out = [deck.pop() for _ in range(on_board)], [deck.pop() for _ in range(dead)]
    kinds = [seats[0] if seat == 0 and len(seats) > 2 else rng.choice(seats) for seat in range(players)]
    texts = [SEATS[kind](rng, deck, OWN_CARDS[game]) for kind in kinds]
    return Question(game, texts, spelled(rng, board), spelled(rng, out))


def spelled(rng: random.Random, cards: list[str]) -> str:
    """Cards in a random valid spelling."""
    if not cards:
        return ""
    spelling = rng.choice(["plain", "plain", "plain", "small", "ten", "sign"])
    if spelling == "small":
        cards = [card.lower() for card in cards]
    if spelling == "ten":
        cards = [card.replace("T", "10") for card in cards]
    if spelling == "sign":
        cards = [card[0] + dict(zip("cdhs", "♣♦♥♠", strict=True))[card[1]] for card in cards]
    return rng.choice(["", " ", ", "]).join(cards)


def hand(rng: random.Random, deck: list[str], own: int) -> str:
    return spelled(rng, [deck.pop() for _ in range(own)])


def some(rng: random.Random, deck: list[str], own: int) -> str:
    """One or more cards of a hand in a game without a board."""
    return hand(rng, deck, rng.randint(1, own))


def two_ranks(rng: random.Random) -> tuple[str, str]:
    """A higher and a lower rank; high ranks are more frequent."""
    low, high = sorted(rng.sample(range(13), 2) if rng.random() < 0.4 else rng.sample(range(7, 13), 2))
    return RANKS[high], RANKS[low]


def piece(rng: random.Random, deck: list[str]) -> str:
    """A term of a range that has few starting hands."""
    (high, low), pair, suited = two_ranks(rng), rng.choice(RANKS), rng.choice(["s", "o", "s", ""])
    best, step = RANKS.index(high), rng.randint(1, 2)
    gap = best - RANKS.index(low)
    up = RANKS[min(RANKS.index(pair) + step, 12)]
    return rng.choice(
        [
            pair + pair,
            high + low + suited,
            high + low + "s",
            "".join(rng.sample(deck, 2)),
            rng.choice("TJQK") * 2 + "+",
            f"{high}{RANKS[max(best - 3, 0)]}{suited}+",
            f"{pair}{pair}-{up}{up}" if up != pair else "AA",
            f"A{RANKS[step + 2]}s-A{RANKS[step]}s",
            f"{high}{low}s-{RANKS[max(best - step, gap)]}{RANKS[max(best - step, gap) - gap]}s"
            if best > gap
            else "KQs",
        ]
    )


def tiny(rng: random.Random, deck: list[str], own: int) -> str:
    """A pocket pair, a single combination, or a suited starting hand."""
    return rng.choice([rng.choice(RANKS[4:]) * 2, "".join(rng.sample(deck, 2)), "{}{}s".format(*two_ranks(rng))])


def narrow(rng: random.Random, deck: list[str], own: int) -> str:
    """A range with one to four terms of hands; some terms have a weight, and an added term may exclude hands."""
    pieces = [piece(rng, deck) for _ in range(rng.randint(1, 4))]
    for place in range(len(pieces)):
        if rng.random() < 0.2:
            pieces[place] += rng.choice([":0.5", ":50%", ":.25", ":0.75", ":1", ":0.125", ":33%"])
    if rng.random() < 0.1:
        pieces[-1] = f"[{rng.choice([20, 50, 80])}]{piece(rng, deck)},{piece(rng, deck)}[/{{}}]"
        pieces[-1] = pieces[-1].format(pieces[-1][1:3])
    if rng.random() < 0.2:
        pieces.insert(rng.randint(0, len(pieces)), "!" + piece(rng, deck))
    text = rng.choice([",", ", ", ";", " ", "; "]).join(pieces)
    return text.lower() if rng.random() < 0.1 else text


def wide(rng: random.Random, deck: list[str], own: int) -> str:
    """A range with many hands."""
    rank, out = rng.choice(RANKS), rng.choice(["", "", ",!" + piece(rng, deck), ";72o:0", " A*:0.5"])
    return (
        rng.choice(
            ["random", "any", f"{rng.randint(4, 60)}%", f"{rank}*", f"{rank}x", f"{rank}*s,22+", f"A*o,{rank}xs"]
        )
        + out
    )


SEATS = {
    "hand": hand,
    "all": hand,
    "some": some,
    "tiny": tiny,
    "narrow": narrow,
    "wide": wide,
    "random": lambda rng, deck, own: rng.choice(["random", "any"]),
}

FAULTS = [
    # Each tuple has the game, the number of players, the field that gets an invalid text, and this text. In the text, X
    # stands for a card of the first player, B for a card of the board, and O for another card of the deck.
    ("holdem", 2, "player", "Xx Ah"),
    ("holdem", 2, "player", "AKx"),
    ("holdem", 3, "player", "AK:2"),
    ("holdem", 2, "player", "QQ:0.1234567"),
    ("holdem", 2, "player", "!AK:0.5"),
    ("holdem", 2, "player", "AA@1"),
    ("holdem", 2, "player", "[50]AA"),
    ("holdem", 4, "player", "KAs"),
    ("holdem", 2, "player", "0.1%"),
    ("holdem", 2, "player", "22+,!22+"),
    ("holdem", 2, "player", "QJs:0"),
    ("holdem", 2, "player", "OO O"),
    ("holdem", 2, "player", "O"),
    ("holdem", 2, "player", "O X"),
    ("holdem", 5, "player", "XO"),
    ("holdem", 3, "player", "BO"),
    ("holdem", 2, "player", "tight"),
    ("holdem", 2, "board", "O O 1s"),
    ("holdem", 2, "board", "OOOOOO"),
    ("holdem", 3, "board", "O O X"),
    ("holdem", 2, "dead", "O B"),
    ("holdem", 2, "dead", "X"),
    ("holdem", 2, "dead", "Hello"),
    ("holdem", 11, "", ""),
    ("six-plus", 2, "player", "5h6h"),
    ("six-plus", 2, "player", "22-44"),
    ("six-plus", 2, "board", "2c O O"),
    ("six-plus", 3, "board", "O O X"),
    ("omaha", 2, "player", "OOO"),
    ("omaha-5", 3, "player", "OOOO"),
    ("omaha-hi-lo", 2, "player", "AAKKQ"),
    ("omaha", 2, "player", "OOOX"),
    ("omaha-6", 8, "", ""),
    ("courchevel", 2, "board", "OOOOOO"),
    ("omaha-hi-lo", 3, "board", "O O B B O"),
    ("omaha", 2, "board", "O 1x O"),
    ("razz", 2, "board", "OOO"),
    ("stud", 2, "player", "OOOOOOOO"),
    ("stud-hi-lo", 3, "player", "OXO"),
    ("badugi", 3, "player", "OOOOO"),
    ("draw", 6, "", ""),
    ("single-draw", 2, "dead", "X"),
    ("chinese", 2, "", ""),
]
"""The kinds of invalid questions."""


def wrong(rng: random.Random, game: str, players: int, place: str, fault: str) -> Question:
    """A question with an invalid text in one field."""
    deck = [card for card in DECK if game != "six-plus" or card[0] >= "6"]
    rng.shuffle(deck)
    board = [] if game in {*NO_BOARD, "chinese"} else [deck.pop() for _ in range(3)]
    hands = [[deck.pop() for _ in range(min(OWN_CARDS.get(game, 4), 52 // players))] for _ in range(players)]
    known = {"X": lambda: hands[0][0], "B": lambda: board[0], "O": deck.pop}
    text = "".join(known[sign]() if sign in known and fault != "Xx Ah" else sign for sign in fault)
    asked = Question(game, [spelled(rng, cards) for cards in hands], spelled(rng, board), "")
    if place == "player":
        asked.players[-1] = text
    return replace(asked, **{place: text}) if place in ("board", "dead") else asked
