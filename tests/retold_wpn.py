"""Random hands in the two texts of Winning Poker Network."""

from itertools import groupby

from phh import STUDS
from retold import Event, Played, dealt_lines

OLD_HEADERS = {
    "NT": "50/100 Halley (Hold'em)",
    "FT": "100/200 Halley (Hold'em)",
    "PO": "50/100 Halley (Omaha)",
    "FO/8": "100/200 Halley (Omaha HiLow)",
    "F7S": "50/100 Halley (Seven Cards Stud)",
    "F7S/8": "50/100 Halley (Seven Cards Stud HiLow)",
}
NEW_HEADERS = {
    "NT": "Holdem(No Limit) - 50.00/100.00",
    "FT": "Holdem(Fixed Limit) - 100.00/200.00",
    "PO": "Omaha(Pot Limit) - 50.00/100.00",
    "FO/8": "Omaha H/L(Fixed Limit) - 100.00/200.00",
    "F7S": "7Stud(Fixed Limit) - 50.00/100.00",
    "F7S/8": "7Stud H/L(Fixed Limit) - 50.00/100.00",
}


def wpn_old(hand: Played) -> str:
    """The text until 2019: cards one by one, and a summary with the winnings of each player."""
    names, stud = [f"Player {seat}" for seat in range(1, len(hand.stacks) + 1)], hand.variant in STUDS
    lines = ["Game started at: 2016/8/2 11:3:9", f"Game ID: {hand.number} {OLD_HEADERS[hand.variant]}"]
    lines += [f"Seat {len(names)} is the button"] * (not stud)
    lines += [f"Seat {seat}: {name} ({hand.stacks[seat - 1]})." for seat, name in enumerate(names, 1)]
    marks, board = iter(["Third", "Fourth", "Fifth", "Sixth"] if stud else ["FLOP", "TURN", "RIVER"]), []
    bets, dealt = [0] * len(names), False
    for what, group in groupby(hand.events, lambda event: event.what):
        events = list(group)
        if stud and what == "deal" and dealt:
            lines.append(f"*** {next(marks)} street ***")
        dealt = dealt or what == "deal"
        for event in events:
            name = f"Player {names[event.player]}"
            if event.kind == "board":
                before = f"[{_cards(board)}] " if board else ""
                lines.append(f"*** {next(marks)} ***: {before}[{_cards(event.cards)}]")
                board += event.cards
            elif what == "deal":
                seen = event.kind == "up" or event.player == hand.hero
                lines += [
                    f"{name} received card: [{_cards([card])}]" if seen else f"{name} received a card."
                    for card in event.cards
                ]
            else:
                bets[event.player] += event.amount
                lines.append(f"{name} {_old_words(event)}")
    if hand.returned:
        lines.append(f"Uncalled bet ({hand.returned}) returned to {names[hand.last]}")
    lines += [f"Player {names[player]} mucks cards" for player in sorted(hand.mucked)]
    lines += [f"Player {names[hand.pushed[0][1]]} mucks cards"] * (not hand.shown)
    lines += ["------ Summary ------", f"Pot: {sum(chips for _, _, chips in hand.pushed)}. Rake 0"]
    lines += [f"Board: [{_cards(board)}]"] * bool(board)
    for player, name in enumerate(names):
        end = "does not show cards."
        if player in hand.mucked or (not hand.shown and hand.won(player)):
            end = "mucks (does not show cards). "
        elif player in hand.shown:
            end = f"shows: One pair of 6s [{_cards(hand.shown[player])}]. "
        lines.append(
            f"{'*' * bool(hand.won(player))}Player {name} {end}"
            f"Bets: {bets[player] - hand.returned * (player == hand.last)}. Collects: {hand.won(player)}. Wins: 0."
        )
    return "\n".join([*lines, "Game ended at: 2016/8/2 11:3:49"]) + "\n"


def wpn(hand: Played) -> str:
    """The text since 2019, like that of PokerStars."""
    names, stud = [f"Player {seat}" for seat in range(1, len(hand.stacks) + 1)], hand.variant in STUDS
    lines = [f"Hand #{hand.number} - {NEW_HEADERS[hand.variant]} - 2020/05/06 07:08:09 UTC", "Halley 9-max"]
    if not stud:
        lines[-1] += f" Seat #{len(names)} is the button"
    lines += [f"Seat {seat}: {name} ({hand.stacks[seat - 1]}.00)" for seat, name in enumerate(names, 1)]
    board, seen = [], {player: [] for player in range(len(names))}
    numbers = ["3rd", "4th", "5th", "6th", "7th"]
    marks = iter([f"{number} STREET" for number in numbers] if stud else ["HOLE CARDS", "FLOP", "TURN", "RIVER"])
    pot, dealt = 0, False
    for what, group in groupby(hand.events, lambda event: event.what):
        events, new = list(group), {}
        if what == "deal" and (stud or not dealt):
            dealt = True
            lines += [f"*** {next(marks)} ***", f"Main pot {pot}.00 | Rake 0.00"]
        for event in events:
            pot += event.amount
            if event.kind == "board":
                before = f"[{' '.join(board)}] " if board else ""
                lines += [f"*** {next(marks)} *** {before}[{' '.join(event.cards)}]", f"Main pot {pot}.00 | Rake 0.00"]
                board += event.cards
            elif what == "bet":
                lines.append(f"{names[event.player]} {_new_words(event)}")
            elif event.kind == "up" or event.player == hand.hero:
                new[event.player] = [*new.get(event.player, []), *event.cards]
        lines += dealt_lines(names, new, seen)
    if hand.returned:
        lines.append(f"Uncalled bet ({hand.returned}.00) returned to {names[hand.last]}")
    lines += ["*** SHOW DOWN ***", f"Main pot {pot}.00 | Rake 0.00"] if hand.shown else []
    for player, cards in hand.shown.items():
        lines.append(
            names[player] + (" mucks hand" if player in hand.mucked else f" shows [{' '.join(cards)}] (a pair)")
        )
    if hand.shown:
        for number, player, chips in hand.pushed[::-1]:
            lines.append(f"{names[player]} collected {chips}.00 from {f'side pot {number}' if number else 'main pot'}")
    else:
        lines.append(f"{names[hand.pushed[0][1]]} does not show")
    lines += ["*** SUMMARY ***", f"Total pot {sum(chips for _, _, chips in hand.pushed)}.00 | Rake 0.00"]
    lines += [f"Board [{' '.join(board)}]"] * bool(board)
    for player, name in enumerate(names):
        end, won = "folded on the Pre-Flop", f"won {hand.won(player)}.00"
        if player in hand.mucked:
            end = f"mucked [{' '.join(hand.shown[player])}]"
        elif player in hand.shown:
            end = f"showed [{' '.join(hand.shown[player])}] and {won if hand.won(player) else 'lost'} with a pair"
        elif hand.won(player):
            end = f"did not show and {won}"
        lines.append(f"Seat {player + 1}: {name} {end}")
    return "\n".join(lines) + "\n"


VARIANTS = {"wpn_old": (wpn_old, [*OLD_HEADERS]), "wpn": (wpn, [*NEW_HEADERS])}
"""For each format, the function that writes a hand, and the variants of PHH that the format has."""


def _cards(cards: list[str] | tuple[str, ...]) -> str:
    return " ".join(cards).replace("T", "10")


def _old_words(event: Event) -> str:
    if event.all_in and event.kind in ("call", "bet", "raise"):
        return f"allin ({event.amount})"
    kinds = {"ante": "ante", "small blind": "has small blind", "big blind": "has big blind", "bring-in": "bring in"}
    words = kinds.get(event.kind, event.kind if event.kind == "straddle" else f"{event.kind}s")
    return words + f" ({event.amount})" * (event.kind not in ("check", "fold"))


def _new_words(event: Event) -> str:
    words = {
        "ante": f"posts ante {event.amount}.00",
        "bring-in": f"brings in {event.amount}.00",
        "straddle": f"straddle {event.amount}.00",
        "check": "checks",
        "fold": "folds",
        "call": f"calls {event.amount}.00",
        "bet": f"bets {event.amount}.00",
        "raise": f"raises {event.amount}.00 to {event.to}.00",
    }.get(event.kind, f"posts the {event.kind} {event.amount}.00")
    return words + " and is all-in" * event.all_in
