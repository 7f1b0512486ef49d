"""Random hands in the log of PokerTH, an SQLite database."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from itertools import chain
from pathlib import Path

from retold import Played

SEATS = range(1, 11)
NAMES = ["Bob", "Bob calls", "Zoë: (5)", "O'Hara\nAnn"]
DECK = [rank + suit for suit in "dhsc" for rank in "23456789TJQKA"]

SCHEMA = f"""
CREATE TABLE Session (PokerTH_Version TEXT NOT NULL, Date TEXT NOT NULL, Time TEXT NOT NULL,
    LogVersion INTEGER NOT NULL, PRIMARY KEY (Date, Time));
CREATE TABLE Game (UniqueGameID INTEGER PRIMARY KEY, GameID INTEGER NOT NULL, Startmoney INTEGER NOT NULL,
    StartSb INTEGER NOT NULL, DealerPos INTEGER NOT NULL, Winner_Seat INTEGER);
CREATE TABLE Player (UniqueGameID INTEGER NOT NULL, Seat INTEGER NOT NULL, Player TEXT NOT NULL,
    PRIMARY KEY (UniqueGameID, Seat));
CREATE TABLE Hand (HandID INTEGER NOT NULL, UniqueGameID INTEGER NOT NULL, Dealer_Seat INTEGER,
    Sb_Amount INTEGER NOT NULL, Sb_Seat INTEGER NOT NULL, Bb_Amount INTEGER NOT NULL, Bb_Seat INTEGER NOT NULL,
    {
    "".join(
        f"Seat_{seat}_Cash INTEGER, Seat_{seat}_Card_1 INTEGER, Seat_{seat}_Card_2 INTEGER, "
        f"Seat_{seat}_Hand_text TEXT, Seat_{seat}_Hand_int INTEGER, "
        for seat in SEATS
    )
}
    {"".join(f"BoardCard_{number} INTEGER, " for number in range(1, 6))} PRIMARY KEY (HandID, UniqueGameID));
CREATE TABLE Action (ActionID INTEGER PRIMARY KEY AUTOINCREMENT, HandID INTEGER NOT NULL,
    UniqueGameID INTEGER NOT NULL, BeRo INTEGER NOT NULL, Player INTEGER NOT NULL, Action TEXT NOT NULL,
    Amount INTEGER);
"""
"""The tables that PokerTH makes."""

WORDS = {
    "small blind": "posts small blind",
    "big blind": "posts big blind",
    "fold": "folds",
    "check": "checks",
    "call": "calls",
    "bet": "bets",
    "raise": "bets",
}


def can_tell(hand: Played) -> bool:
    """Whether a hand like this can occur in PokerTH, which has no antes and no straddles."""
    return hand.variant == "NT" and not {event.kind for event in hand.events} & {"ante", "straddle"}


def write(path: Path, hands: Iterable[Played]) -> None:
    """Write a log. Each hand is a game of its own, numbered like the hand. All players of a showdown show their
    cards."""
    with closing(sqlite3.connect(path)) as log, log:
        log.executescript(SCHEMA)
        log.execute("INSERT INTO Session VALUES ('1.1.2', '2024-05-06', '07:08:09', 1)")
        for game, hand in enumerate(hands, 1):
            _write_hand(log, game, hand)


def _write_hand(log: sqlite3.Connection, game: int, hand: Played) -> None:
    """Write a hand. If the hand's number is odd, no player starts as dealer. If the number is even, `Dealer_Seat` is
    wrong."""
    players = len(hand.stacks)
    log.execute("INSERT INTO Game VALUES (?, 7, 1000, 50, 0, NULL)", [game])
    log.executemany("INSERT INTO Player VALUES (?, ?, ?)", [(game, *seat) for seat in enumerate(NAMES[:players], 1)])
    board = list(chain.from_iterable(event.cards for event in hand.events if event.kind == "board"))
    row = {"HandID": hand.number, "UniqueGameID": game, "Dealer_Seat": players if hand.number % 2 else 1}
    row |= {"Sb_Amount": 50, "Sb_Seat": 1, "Bb_Amount": 100, "Bb_Seat": 2}
    row |= {f"Seat_{seat}_Cash": stack for seat, stack in enumerate(hand.stacks, 1)}
    for player, cards in hand.shown.items():
        row |= {f"Seat_{player + 1}_Card_{number}": DECK.index(card) for number, card in enumerate(cards, 1)}
    row |= {f"BoardCard_{number}": DECK.index(card) for number, card in enumerate(board, 1)}
    log.execute(f"INSERT INTO Hand ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})", [*row.values()])
    told = [] if hand.number % 2 else [(0, players, "starts as dealer", None)]
    street = 0
    for event in hand.events:
        street += event.kind == "board"
        if event.what == "bet":
            all_in = event.all_in and event.kind in ("call", "bet", "raise")
            words = "is all in with" if all_in else WORDS[event.kind]
            told.append((street, event.player + 1, words, event.amount or None))
    for words in ["shows", "has"][: 1 + hand.number % 2]:
        told += [(4, player + 1, words, None) for player in hand.shown]
    won = {player: hand.won(player) + hand.returned * (player == hand.last) for player in range(players)}
    best = min(hand.pushed)[1]
    for player in sorted(won, key=lambda player: player != best):
        words = "wins" if player == best else "wins (side pot)"
        told += [(4, player + 1, words, won[player])] * bool(won[player])
    told += [(4, player + 1, "sits out", None) for player in won if hand.stacks[player] + hand.nets[player] == 0]
    told += [(4, 9, "has left the game", None)]
    insert = "INSERT INTO Action (HandID, UniqueGameID, BeRo, Player, Action, Amount) VALUES (?, ?, ?, ?, ?, ?)"
    log.executemany(insert, [(hand.number, game, *one) for one in told])
