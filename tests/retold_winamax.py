"""Random hands in the text of Winamax, which shows the cards of all players of a showdown."""

from itertools import groupby

from retold import STUDS, Played, without

VARIANTS = {
    "NT": "Holdem no limit (50/100)",
    "FT": "Holdem fixed limit (100/200)",
    "PO": "Omaha pot limit (50/100)",
    "FO/8": "Omaha Hi/Lo fixed limit (100/200)",
    "F7S": "7-Card Stud fixed limit (10/50/100)",
    "F7S/8": "7-Card Stud Hi/Lo fixed limit (10/50/100)",
    "FR": "Razz fixed limit (10/50/100)",
    "F2L3D": "2-7 Triple Draw fixed limit (100/200)",
}
"""The names that Winamax gives the variants of PHH, with the stakes used here."""

MARKS = {
    **{variant: ["PRE-FLOP", "FLOP", "TURN", "RIVER"] for variant in VARIANTS},
    **{variant: ["3rd STREET", "4th STREET", "5th STREET", "6th STREET", "7th STREET"] for variant in STUDS},
    "F2L3D": ["FIRST-BET", "FIRST-DRAW", "SECOND-DRAW", "THIRD-DRAW"],
}
"""The names that Winamax gives the streets."""

STREETS = ["pre-flop", "flop", "turn", "river"]
"""The names of the streets in summaries."""


def winamax(hand: Played) -> str:
    """The text that Winamax writes for the player `hero`."""
    names, button = [f"Player {seat}" for seat in range(1, len(hand.stacks) + 1)], len(hand.stacks)
    stud = hand.variant in STUDS
    lines = [
        f"Winamax Poker - CashGame - HandId: #{hand.number} - {VARIANTS[hand.variant]} - 2024/05/06 07:08:09 UTC",
        f"Table: 'Halley' 5-max (play money){'' if stud else f' Seat #{button} is the button'}",
        *(f"Seat {seat}: {name} ({hand.stacks[seat - 1]})" for seat, name in enumerate(names, 1)),
        "*** ANTE/BLINDS ***",
    ]
    marks, board, level, opened = iter(MARKS[hand.variant]), [], 0, False
    own, folds = {player: [] for player in range(button)}, {}
    for what, group in groupby(hand.events, lambda event: event.what):
        events, dealt = list(group), {player: [] for player in range(button)}
        if what != "bet" and events[0].kind != "board" and (what == "draw" or (stud and opened)):
            lines.append(f"*** {next(marks)} ***")
        level = level if what == "bet" or not opened else 0
        for event in events:
            name = names[event.player]
            if what == "bet":
                lines.append(f"{name} {_words(event, level)}")
                level = max(level, event.to)
                if event.kind == "fold":
                    folds[event.player] = STREETS[len(board[2:]) if board else 0]
            elif event.kind == "draw":
                thrown = f"discards {len(event.cards)} cards" if event.cards else "stands pat"
                told = event.cards and event.player == hand.hero
                lines.append(f"{name} {thrown}" + (f" [{' '.join(event.cards)}]" if told else ""))
                own[event.player] = without(own[event.player], event.cards)
            elif event.kind == "board":
                before = f"[{' '.join(board)}]" if board else ""
                lines.append(f"*** {next(marks)} *** {before}[{' '.join(event.cards)}]")
                board += event.cards
            else:
                seen = event.player == hand.hero or event.kind == "up"
                dealt[event.player] += event.cards if seen else ["X"] * len(event.cards)
        if stud and not opened and any(dealt.values()):
            lines.append(f"*** {next(marks)} ***")
        for player, cards in dealt.items():
            if cards and (stud or player == hand.hero):
                before = f"[{' '.join(own[player])}] " if own[player] else ""
                lines.append(f"Dealt to {names[player]} {before}[{' '.join(cards)}]")
            own[player] += cards
        if not stud and not opened and what == "deal":
            lines.append(f"*** {next(marks)} ***")
        opened = opened or what != "bet"
    lines += ["*** SHOW DOWN ***"] * bool(hand.shown)
    for player, cards in hand.shown.items():
        lines.append(f"{names[player]} shows [{' '.join(cards)}] (One pair : 6)")
    won = {player: hand.won(player) + hand.returned * (player == hand.last) for player in range(button)}
    paid = hand.pushed + [(max(pot for pot, _, _ in hand.pushed) + 1, hand.last, hand.returned)] * bool(
        hand.returned and hand.shown
    )
    side_pots = max(pot for pot, _, _ in paid)
    for pot, player, chips in paid[::-1]:
        total = chips + hand.returned * (not hand.shown)
        pots = "pot" if not side_pots else f"side pot {pot}" if pot else "main pot"
        lines.append(f"{names[player]} collected {total} from {pots}")
    total = sum(won.values())
    lines += [
        "*** SUMMARY ***",
        f"Total pot {f'{total / 1000:.2f}k' if total >= 1000 and hand.number % 2 else total} | No rake",
        *[f"Board: [{' '.join(board)}]"] * bool(board),
    ]
    for player, name in enumerate(names):
        roles = " (button)" if player + 1 == button and not stud else ""
        if player in hand.shown:
            end = f"showed [{' '.join(hand.shown[player])}] and "
            lines.append(
                f"Seat {player + 1}: {name}{roles} {end}"
                + (f"won {won[player]} with One pair : 6" if won[player] else "lost with One pair : 6")
            )
        elif won[player]:
            lines.append(f"Seat {player + 1}: {name}{roles} won {won[player]}")
        elif player in folds:
            street = "" if stud or hand.variant == "F2L3D" else f" on the {folds[player]}"
            lines.append(f"Seat {player + 1}: {name}{roles} folded{street}")
    return "\n".join(lines) + "\n"


def _words(event, level: int) -> str:
    words = {
        "bring-in": f"brings in {event.amount}",
        "check": "checks",
        "fold": "folds",
        "call": f"calls {event.amount}",
        "bet": f"bets {event.amount}",
        "raise": f"raises {event.to - level} to {event.to}",
    }.get(event.kind, f"posts {event.kind} {event.amount}")
    return words + " and is all-in" * event.all_in
