"""Random hands in the texts of partypoker."""

from itertools import groupby

from retold import STUDS, Event, Played

VARIANTS = {
    "NT": "NL Texas Hold'em",
    "FT": "Texas Hold'em",
    "NS": "NL Short Deck",
    "PO": "PL Omaha",
    "FO/8": "Omaha Hi-Lo",
    "F7S": "7 Card Stud",
    "F7S/8": "7 Card Stud Hi-Lo",
}
"""The names that partypoker gives the variants of PHH."""

STAKES = {"NT": "50/100", "PO": "50/100", "F7S": "50/100", "F7S/8": "50/100"}
"""The stakes in the header, by variant: the small and the big bet, or the blinds. Other variants have 100/200."""

STREETS = {3: "Flop", 4: "Turn", 5: "River"}
CARDS = ["Dealing", "Dealing Fourth street", "Dealing Fifth street", "Dealing Sixth street", "Dealing River"]


def partypoker(hand: Played) -> str:
    """The text that partypoker saves for the player `hero`. For some hands, the text that partypoker mails."""
    return _mailed(hand) if hand.variant in ("NT", "PO") and hand.number % 4 == 1 else _saved(hand)


def _saved(hand: Played) -> str:
    names, button = [f"Player {seat}" for seat in range(1, len(hand.stacks) + 1)], len(hand.stacks)
    silent = hand.variant in ("NT", "PO") and hand.number % 4 == 2 and "straddle" not in {e.kind for e in hand.events}
    stakes, game = STAKES.get(hand.variant, "100/200"), VARIANTS[hand.variant]
    lines = [
        f"***** Hand History for Game {hand.number} *****",
        (f"{game}  Blinds({stakes})" if silent else f"{stakes} {game}") + " - Monday, May 06, 07:08:09 CEST 2024",
        "Table Table  125413 (Real Money)",
        f"Seat {0 if hand.variant in STUDS else button} is the button",
        f"Total number of players : {button}/9",
        *(f"Seat {seat}: {name} ( {hand.stacks[seat - 1]:,} )" for seat, name in enumerate(names, 1)),
        *([f"Blinds({stakes})"] if silent else []),
    ]
    marks = iter(CARDS if hand.variant in STUDS else ["Dealing down cards"])
    board = 0
    for what, group in groupby(hand.events, lambda event: event.what):
        events = list(group)
        if events[0].kind == "board":
            for event in events:
                board += len(event.cards)
                lines.append(f"** Dealing {STREETS[board]} ** [ {', '.join(event.cards)} ]")
        elif what == "deal":
            own = [card for event in events if event.player == hand.hero for card in event.cards]
            lines.append(f"** {next(marks)} **")
            lines += [f"Dealt to {names[hand.hero]} [  {' '.join(own)} ]"] * bool(own)
        else:
            lines += [
                f"{names[event.player]} {_words(event)}"
                for event in events
                if not silent or event.kind not in ("small blind", "big blind")
            ]
    for player, held in hand.shown.items():
        shows = "doesn't show" if player in hand.mucked else "shows"
        lines.append(f"{names[player]} {shows} [ {', '.join(held)} ]a pair of Twos.")
    if not hand.shown:
        winner = names[hand.pushed[0][1]]
        won = hand.pushed[0][2] + (hand.returned if hand.last == hand.pushed[0][1] else 0)
        lines += [f"{winner} does not show cards.", f"{winner} wins {won:,} chips"]
    elif hand.returned:
        lines.append(f"{names[hand.last]} wins {hand.returned:,} chips from the side pot 9 with a pair of Twos.")
    for pot, player, chips in hand.pushed[::-1] if hand.shown else []:
        pots = f"side pot {pot}" if pot else "main pot"
        lines.append(f"{names[player]} wins {chips:,} chips from the {pots} with a pair of Twos.")
    return "\n".join(lines) + "\n"


def _words(event: Event) -> str:
    if event.all_in and event.kind in ("call", "bet", "raise"):
        return f"is all-In  [{event.amount:,}]"
    return {
        "ante": f"posts ante [{event.amount:,}]",
        "button blind": f"posts button blind  [{event.amount:,}]",
        "bring-in": f"bring-ins [{event.amount:,}]",
        "check": "checks",
        "fold": "folds",
        "call": f"calls [{event.amount:,}]",
        "bet": f"bets [{event.amount:,}]",
        "raise": f"raises [{event.amount:,}]",
    }.get(event.kind, f"posts {event.kind} [{event.amount:,}].")


def _mailed(hand: Played) -> str:
    names, button = [f"Player {seat}" for seat in range(1, len(hand.stacks) + 1)], len(hand.stacks)
    betting, game = VARIANTS[hand.variant].split(" ", 1)
    lines = [
        f"***** Hand History For Game {hand.number} *****",
        f"50/100 {game} Game Table ({betting}) - Mon May 06 07:08:09 EDT 2024",
        f"Table Table 7488952 (Real Money) -- Seat {button} is the button",
        f"Total number of players : {button}/9",
        *(f"Seat {seat}: {name} ({hand.stacks[seat - 1]})" for seat, name in enumerate(names, 1)),
    ]
    board, put = [], [0] * button
    for what, group in groupby(hand.events, lambda event: event.what):
        events = list(group)
        if events[0].kind == "board":
            for event in events:
                board += event.cards
                lines.append(f"** Dealing {STREETS[len(board)]} ** :  [ {', '.join(event.cards)} ]")
        elif what == "deal":
            own = [card for event in events if event.player == hand.hero for card in event.cards]
            lines += ["** Dealing down cards **", f"Dealt to {names[hand.hero]} [ {', '.join(own)} ]"]
        for event in events if what == "bet" else []:
            name = names[event.player]
            put[event.player] += event.amount
            lines.append(
                {
                    "check": f"{name} checks",
                    "fold": f"{name} folds",
                    "call": f"{name} calls ({event.amount})",
                    "bet": f"{name} bets ({event.amount})",
                    "raise": f"{name} raises {event.amount} to {event.to}",
                }.get(event.kind, f"{name} posts {event.kind} ({event.amount})")
            )
            lines += [f"{name} is all-In."] * event.all_in
    lines += ["** Summary **", f"Main Pot: {sum(chips for _, _, chips in hand.pushed)}"]
    lines += [f"Board: [ {', '.join(board)} ]"] * bool(board)
    for player, name in enumerate(names):
        got = hand.won(player) + (hand.returned if player == hand.last else 0)
        held = f"[ {', '.join(hand.shown[player])} ] [ a pair of twos ]" if player in hand.shown else ""
        balance = f"{name} balance {hand.stacks[player] - put[player] + got}"
        if got:
            lines.append(f"{balance}, bet {put[player]}, collected {got}, net {got - put[player]:+}{held}")
        elif put[player]:
            lines.append(f"{balance}, lost {put[player]} {held or '(folded)'}")
        else:
            lines.append(f"{balance}, didn't bet (folded)")
    return "\n".join(lines) + "\n"
