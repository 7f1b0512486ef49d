"""Random hands in the text of 888poker."""

import re

from retold import Event, Played

VARIANTS = {
    "NT": "50/100 Blinds No Limit Holdem",
    "FT": "50/100 Blinds Fix Limit Holdem",
    "PO": "50/100 Blinds Pot Limit Omaha",
    "FO/8": "50/100 Blinds Fix Limit OmahaHL",
}
"""The names that 888poker gives the variants of PHH, with the stakes used here."""

STREETS = {3: "flop", 4: "turn", 5: "river"}
POINTS = [",", "\u00a0", "."]
"""The characters that can separate thousands. The number of a hand decides which character its amounts have."""

SWEDISH = {"J": "Kn", "Q": "D", "A": "E"}
"""The ranks in Swedish, for the hands that separate thousands with a no-break space."""


def pacific(hand: Played) -> str:
    """The text that 888poker writes for the player `hero`."""
    names, button = [f"Player {seat}" for seat in range(1, len(hand.stacks) + 1)], len(hand.stacks)
    point = POINTS[hand.number % 3]

    def chips(amount: int) -> str:
        return f"{amount:,}".replace(",", point)

    def cards(held: tuple[str, ...]) -> str:
        text = f"[ {', '.join(held)} ]"
        return text if point != "\u00a0" else re.sub(r"[JQA](?=[cdhs])", lambda found: SWEDISH[found[0]], text)

    lines = [
        f"***** 888poker Hand History for Game {hand.number} *****",
        f"{VARIANTS[hand.variant]} - *** 06 05 2024 07:08:09",
        "Table Halley 9 Max (Real Money)",
        f"Seat {button} is the button",
        f"Total number of players : {button}",
        *(f"Seat {seat}: {name} ( {chips(hand.stacks[seat - 1])} )" for seat, name in enumerate(names, 1)),
    ]
    board, own = 0, []
    for event in hand.events:
        if event.kind == "board":
            board += len(event.cards)
            lines.append(f"** Dealing {STREETS[board]} ** {cards(event.cards)}")
        elif event.kind == "down":
            if "** Dealing down cards **" not in lines:
                lines.append("** Dealing down cards **")
            own += event.cards if event.player == hand.hero else ()
            if own and event == [one for one in hand.events if one.kind == "down"][-1]:
                lines.append(f"Dealt to {names[hand.hero]} {cards(own)}")
        else:
            lines.append(f"{names[event.player]} {_words(event, chips)}")
    lines.append("** Summary **")
    for player, held in hand.shown.items():
        lines.append(f"{names[player]} {'mucks' if player in hand.mucked else 'shows'} {cards(held)}")
    walk = all(event.kind in ("ante", "small blind", "big blind", "fold", "down") for event in hand.events)
    for _, player, amount in hand.pushed[::-1]:
        lines += [f"{names[player]} did not show his hand"] * (not hand.shown)
        with_returned = hand.returned if walk and hand.number % 2 else 0  # files of some years include it
        lines.append(f"{names[player]} collected [ {chips(amount + with_returned)} ]")
    return "\n".join(lines) + "\n"


def _words(event: Event, chips) -> str:
    return {
        "ante": f"posts ante [{chips(event.amount)}]",
        "check": "checks",
        "fold": "folds",
        "call": f"calls [{chips(event.amount)}]",
        "bet": f"bets [{chips(event.amount)}]",
        "raise": f"raises [{chips(event.amount)}]",
    }.get(event.kind, f"posts {event.kind} [{chips(event.amount)}]")
