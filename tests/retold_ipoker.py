"""Random hands in the XML of iPoker: see retold.py."""

import re
from itertools import groupby

from phh import STUDS
from retold import Played

VARIANTS = {
    "NT": "Holdem NL 50/100",
    "FT": "Holdem L 100/200",
    "PO": "Omaha PL 50/100",
    "FO/8": "Omaha Hi-Lo L 100/200",
    "F7S": "7 Card Stud L 50/100",
    "F7S/8": "7 Card Stud Hi-Lo L 50/100",
}
"""The names that iPoker gives the variants of PHH, with the stakes used here."""

STREETS = ["Third Street", "Fourth Street", "Fifth Street", "Sixth Street", "River"]
TYPES = {"small blind": 1, "big blind": 2, "straddle": 2, "ante": 15, "bring-in": 16}
TYPES |= {"fold": 0, "call": 3, "check": 4, "bet": 5, "raise": 23}


def _card(card: str) -> str:
    return card[1].upper() + card[0].replace("T", "10")


def ipoker(hand: Played) -> str:
    """A session of one hand.

    Hands with an odd number are as in older files: the winnings include the returned bet, and the actions of a round
    are sorted by player.
    """
    old, stud = hand.number % 2 == 1, hand.variant in STUDS
    known = {hand.hero, *hand.shown}  # iPoker also writes the cards of players who muck
    names = [f"Player {seat}" for seat in range(1, len(hand.stacks) + 1)]
    put = [sum(event.amount for event in hand.events if event.player == player) for player in range(len(names))]
    rounds: list[tuple[list[str], list[tuple[int, str]]]] = [([], [])]
    number, streets, board = 0, iter(STREETS), iter(["Flop", "Turn", "River"])
    if stud:
        rounds.append(([], []))
    for what, group in groupby(hand.events, lambda event: event.what):
        events = list(group)
        if what == "deal" and (events[0].kind == "board" or stud or len(rounds) == 1):
            rounds.append(([], []))
            street = next(board) if events[0].kind == "board" else next(streets) if stud else "Pocket"
        dealt: dict[int, list[str]] = {}
        for event in events:
            if event.kind == "board":
                cards = " ".join(map(_card, event.cards))
                rounds[-1][0].append(f'<cards type="{street}" player="">{cards}</cards>')
            elif what == "deal":
                shown = event.kind == "up" or event.player in known
                dealt.setdefault(event.player, []).extend(_card(card) if shown else "X" for card in event.cards)
            else:
                number += 1
                kind = 7 if event.all_in and event.kind in ("bet", "raise") else TYPES[event.kind]
                chips = event.to if kind == 23 else event.amount
                into = rounds[0] if kind in (1, 2, 15) else rounds[-1]
                action = (
                    f'<action no="{number}" player="{names[event.player]}" type="{kind}" sum="{chips:,}" cards=""/>'
                )
                into[1].append((event.player, action))
        for player, cards in dealt.items():
            rounds[-1][0].append(f'<cards type="{street}" player="{names[player]}">{" ".join(cards)}</cards>')
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        f'<session sessioncode="{hand.number}">',
        " <general>",
        *([] if old else ["  <client_version>19.3.5.5</client_version>"]),
        f"  <mode>real</mode><gametype>{VARIANTS[hand.variant]}</gametype>",
        "  <tablename>Halley, 1</tablename>",
        f"  <nickname>{names[hand.hero]}</nickname>",
        " </general>",
        f' <game gamecode="{hand.number}">',
        "  <general>",
        "   <startdate>2024-05-06 07:08:09</startdate>",
        "   <players>",
    ]
    for player, name in enumerate(names):
        won = hand.won(player) + (hand.returned if old and player == hand.last else 0)
        button = int(player == len(names) - 1)
        lines.append(
            f'    <player seat="{player + 1}" name="{name}" chips="{hand.stacks[player]:,}" dealer="{button}" '
            f'win="{won:,}" bet="{put[player]:,}"/>'
        )
    lines += ["   </players>", "  </general>"]
    for at, (cards, actions) in enumerate(rounds):
        if old:
            actions.sort(key=lambda action: action[0])
        lines += [f'  <round no="{at}">', *cards, *(action for _, action in actions), "  </round>"]
    return "\n".join([*lines, " </game>", "</session>"]) + "\n"


def numbered(text: str, number: int) -> str:
    """The XML of a session, in which the number of the hand is changed."""
    return re.sub(r'gamecode="\d+"', f'gamecode="{number}"', text)
