"""Random hands in the XML of the Merge network: see retold.py."""

import re
from itertools import groupby

from phh import STUDS
from retold import DRAWS, Played, without

VARIANTS = {
    "NT": ("Holdem", "No Limit ($50/$100)"),
    "FT": ("Holdem", "Limit $100/$200"),
    "PO": ("Omaha", "Pot Limit ($50/$100)"),
    "FO/8": ("Omaha H/L8", "Limit $100/$200"),
    "F7S": ("7-Stud", "Limit $50/$100"),
    "F7S/8": ("7-Stud H/L8", "Limit $50/$100"),
    "FR": ("Razz", "Limit $50/$100"),
    "F2L3D": ("2-7 Lowball", "Limit $100/$200"),
    "FB": ("Badugi", "Limit $100/$200"),
}
"""For each variant of PHH, the names of its game and betting at Merge, with the stakes used here."""

STREETS = {
    "stud": ["THIRD_STREET", "FOURTH_STREET", "FIFTH_STREET", "SIXTH_STREET", "SEVENTH_STREET"],
    "draw": ["PRE_FIRST_DRAW", "POST_FIRST_DRAW", "POST_SECOND_DRAW", "POST_THIRD_DRAW"],
    "board": ["PREFLOP", "POSTFLOP", "POSTTURN", "POSTRIVER"],
}
TYPES = {"bring-in": "BRING_IN", "straddle": "INITIAL_BLIND", "small blind": "SMALL_BLIND", "big blind": "BIG_BLIND"}


def merge(hand: Played) -> str:
    """The XML of a hand. Every third hand is as in 2010: there the amount of a raise is the money put in."""
    year, stud, draw = (2010, 2011, 2014)[hand.number % 3], hand.variant in STUDS, hand.variant in DRAWS
    streets = iter(STREETS["stud" if stud else "draw" if draw else "board"])
    held: dict[int, list[str]] = {player: [] for player in range(len(hand.stacks))}
    rounds: list[tuple[str, list[str], list[str]]] = [("BLINDS", [], [])]
    board: list[str] = []
    number = 0

    def tell(kind: str, player: int, rest: str = "") -> None:
        nonlocal number
        number += 1
        rounds[-1][1].append(f'<event sequence="{number}" type="{kind}" player="{player}"{rest}/>')

    def cards(kind: str, player: int, told: list[str]) -> None:
        rounds[-1][2].append(f'<cards type="{kind}" cards="{",".join(told)}" player="{player}"/>')

    for what, group in groupby(hand.events, lambda event: event.what):
        events = list(group)
        if events[0].kind == "board":
            rounds.append((next(streets), [], []))
            board += [card for event in events for card in event.cards]
            rounds[-1][2].append(f'<cards type="COMMUNITY" cards="{",".join(board)}"/>')
        elif what == "draw":
            rounds.append(("FIRST_DRAW", [], []))
            for event in events:
                tell("DRAW", event.player, f' text="{len(event.cards)}"')
                held[event.player] = without(held[event.player], event.cards)
        elif what == "deal":
            if stud or len(rounds) == 1:
                rounds.append(("BRING_IN" if stud and len(rounds) == 1 else next(streets), [], []))
            for event in events:
                up = event.kind == "up" or event.player == hand.hero or draw
                held[event.player] += event.cards if up else ["null"] * len(event.cards)
            for player in held:
                if player == hand.hero:
                    cards("HOLE", player, held[player])
                elif stud and any(event.player == player for event in events):
                    cards("DRAW_DRAWN_CARDS", player, held[player])
        else:
            if draw and rounds[-1][0] == "FIRST_DRAW":
                rounds.append((next(streets), [], []))
            for event in events:
                kind = "ALL_IN" if event.all_in and event.kind in ("bet", "raise") else event.kind.upper()
                to = kind == "RAISE" and year > 2010
                amount = f' amount="{event.to if to else event.amount}.00"' if event.amount else ""
                tell(TYPES.get(event.kind, kind), event.player, amount)
                if event.kind == "bring-in":
                    rounds.append((next(streets), [], []))
    rounds.append(("SHOWDOWN" if hand.shown else "END_OF_FOLDED_GAME", [], []))
    for player, shown in hand.shown.items():
        tell("MUCK" if player in hand.mucked else "SHOW", player)
        cards("MUCKED" if player in hand.mucked else "SHOWN", player, list(shown))
    rounds.append(("END_OF_GAME", [], []))
    shares = [[pot, player, chips, False] for pot, player, chips in hand.pushed]
    if hand.returned and (year != 2011 or hand.shown):
        shares.append([len(shares), hand.last, hand.returned, True])
    elif hand.returned:
        shares[0][2] += hand.returned
    for pot, player, chips, uncalled in shares:
        rest = f'uncalled="{str(uncalled).lower()}" potnumber="{pot + 1}" player="{player}" pottype="n"'
        rounds[-1][2].append(f'<winner amount="{chips}.00" {rest}/>')
    game, stakes = VARIANTS[hand.variant]
    sign, data = ("", "") if year == 2014 else ("$", f' data="{year}0506|Halley (1)|1|{hand.number}|false"')
    version = ' version="2"' if year == 2014 else ""
    lines = [
        f'<description type="{game}" stakes="{stakes}"{version}/>',
        f'<game id="{hand.number}" starttime="{year}0506070809" numholecards="2" gametype="2" realmoney="false"{data}>',
        f'<players dealer="{len(hand.stacks)}">',
        *(
            f'<player seat="{player}" nickname="Player {player}" balance="{sign}{stack}.00" dealtin="true" />'
            for player, stack in enumerate(hand.stacks, 1)
        ),
        "</players>",
    ]
    for at, (name, events, rest) in enumerate(rounds, 1):
        lines += [f'<round id="{name}" sequence="{at}">', *events, *rest, "</round>"]
    text = "\n".join([*lines, "</game>"]) + "\n"
    return re.sub(r'(?<= player=")\d+', lambda player: str(int(player[0]) + 1), text)  # seats count from 1 here


def numbered(text: str, number: int) -> str:
    """The XML of a hand, in which the number of the hand is changed."""
    return re.sub(r'<game id="\d+"', f'<game id="{number}"', text)
