"""Random hands in the text of Bovada, Bodog and Ignition, which names players by their positions."""

from itertools import groupby

from phh import STUDS
from retold import Event, Played

HEADERS = {
    "NT": "HOLDEM No Limit",
    "FT": "HOLDEM Fixed Limit",
    "PO": "OMAHA Pot Limit",
    "FO/8": "OMAHA HiLo Fixed Limit",
    "F7S": "7CARD Fixed Limit",
    "F7S/8": "7CARD HiLo Fixed Limit",
}


def can_tell(hand: Played) -> bool:
    """Whether a hand like this can occur at the room, which has no straddles."""
    return hand.variant in HEADERS and all(event.kind != "straddle" for event in hand.events)


def bovada(hand: Played) -> str:
    """The text since August 2012. Every third hand has the older text, in which streets have no lines."""
    count, stud, old = len(hand.stacks), hand.variant in STUDS, hand.number % 3 == 0
    middle = [f"UTG+{number}" if number else "UTG" for number in range(count)][: max(count - 3, 0)]
    places = ["Small Blind", "Big Blind", *middle, "Dealer"] if count > 2 else ["Big Blind", "Dealer"]
    places = [f"Seat+{seat}" for seat in range(1, count + 1)] if stud else places
    names = [place + " [ME]" * (player == hand.hero) for player, place in enumerate(places)]
    lines = [f"Bovada Hand #{hand.number} TBL#7 {HEADERS[hand.variant]} - 2013-05-06 07:08:09"]
    for seat, (name, stack) in enumerate(zip(names, hand.stacks, strict=True), 1):
        lines.append(f"{name}: {stack} in chips" if stud else f"Seat {seat}: {name} ({stack:,} in chips)")
    lines += [f"{names[-1]} : Set dealer [{count}]"] * (not stud)
    marks, board, dealt = iter(["FLOP", "TURN", "RIVER"]), [], False
    for what, group in groupby(hand.events, lambda event: event.what):
        events, cards = list(group), {}
        lines += ["*** HOLE CARDS ***"] * (what == "deal" and not dealt)
        dealt = dealt or what == "deal"
        for event in events:
            if event.kind == "board":
                before = f"[{' '.join(board)}] " if board else ""
                lines += [f"*** {next(marks)} *** {before}[{' '.join(event.cards)}]"] * (not old)
                board += event.cards
            elif what == "deal":
                cards[event.player] = [*cards.get(event.player, []), *event.cards]
            else:
                lines.append(f"{names[event.player]} : {_words(event, old)}")
        lines += [
            f"{names[player]} : Card dealt to a spot [{' '.join(dealt_to)}]" for player, dealt_to in cards.items()
        ]
    if hand.returned:
        lines.append(f"{names[hand.last]} : Return uncalled portion of bet {hand.returned}")
    for player, cards in hand.shown.items():
        word = "Mucks" if player in hand.mucked else "Showdown"
        lines.append(f"{names[player]} : {word} [{' '.join(cards[:5])}] (One pair)")
    if not hand.shown:
        lines.append(f"{names[hand.pushed[0][1]]} : Does not show [] (High Card)")
    for pot, player, chips in hand.pushed[::-1]:
        lines.append(f"{names[player]} : Hand result{'-Side pot' * (pot > 0)} {chips}")
    lines += ["*** SUMMARY ***", f"Total Pot({sum(chips for _, _, chips in hand.pushed)}) | Rake (0)"]
    lines += [f"Board [{' '.join(board)}{' ' * (5 - len(board))}]"] * bool(board)
    lines += [f"Seat+{seat}: {place} Folded before the FLOP" for seat, place in enumerate(places, 1)]
    return "\n".join(lines) + "\n"


VARIANTS = {"bovada": (bovada, [*HEADERS])}
"""For each format, the function that writes a hand, and the variants of PHH that the format has. See also
`can_tell`."""


def _words(event: Event, old: bool) -> str:
    if event.kind == "raise":
        how = "All-in(raise)" if event.all_in else "Raises"
        return f"{how} {event.to}" if old else f"{how} {event.amount} to {event.to}"
    if event.all_in and event.kind in ("call", "bet"):
        return f"All-in {event.amount}"
    return {
        "ante": f"Ante chip {event.amount}",
        "small blind": f"Small Blind {event.amount}",
        "big blind": f"Big blind {event.amount}",
        "bring-in": f"Bring_in chip {event.amount}",
        "check": "Checks",
        "fold": "Folds",
        "call": f"Calls {event.amount}",
        "bet": f"Bets {event.amount}",
    }[event.kind]
