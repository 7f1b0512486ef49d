"""Random hands in the text of Full Tilt."""

from itertools import groupby

from retold import DRAWS, STUDS, Played, dealt_lines, without

VARIANTS = {
    "NT": ("No Limit Hold'em", "50/100"),
    "FT": ("Limit Hold'em", "100/200"),
    "PO": ("Pot Limit Omaha Hi", "50/100"),
    "FO/8": ("Limit Omaha H/L", "100/200"),
    "F7S": ("Limit Stud Hi", "50/100 Ante 10"),
    "F7S/8": ("Limit Stud H/L", "50/100 Ante 10"),
    "FR": ("Limit Razz", "50/100 Ante 10"),
    "N2L1D": ("No Limit 2-7 Single Draw", "50/100"),
    "F2L3D": ("Limit 2-7 Triple Draw", "100/200"),
    "FB": ("Limit Badugi", "100/200"),
}
"""The names that Full Tilt gives the variants of PHH, with the stakes used here."""

MARKS = {
    **{variant: ["HOLE CARDS", "FLOP", "TURN", "RIVER"] for variant in VARIANTS},
    **{variant: ["3RD STREET", "4TH STREET", "5TH STREET", "6TH STREET", "7TH STREET"] for variant in STUDS},
    **{variant: ["HOLE CARDS", "FIRST DRAW", "SECOND DRAW", "THIRD DRAW"] for variant in DRAWS},
    "N2L1D": ["HOLE CARDS", "DRAW"],
}
"""The names that Full Tilt gives the streets."""

FOLDS = {
    **{variant: ["before the Flop", "on the Flop", "on the Turn", "on the River"] for variant in VARIANTS},
    **{variant: [f"on {street} St." for street in ("3rd", "4th", "5th", "6th", "7th")] for variant in STUDS},
    **{variant: ["before the Draw", *(f"after the {n} Draw" for n in ("1st", "2nd", "3rd"))] for variant in DRAWS},
    "N2L1D": ["before the Draw", "after the Draw"],
}
"""The names of the streets in summaries."""


def fulltilt(hand: Played) -> str:
    """The text that Full Tilt writes for the player `hero`."""
    names, button = [f"Player {seat}" for seat in range(1, len(hand.stacks) + 1)], len(hand.stacks)
    stud, draws = hand.variant in STUDS, hand.variant in DRAWS
    game, stakes = VARIANTS[hand.variant]
    if hand.number % 3 == 0:  # as in later years
        game, stakes = stakes, game.replace("No Limit", "NL").replace("Pot Limit", "PL").replace("Limit", "FL")
    lines = [
        f"Full Tilt Poker Game #{hand.number}: Table Halley (6 max) - {stakes} - {game} - 7:08:09 ET - 2024/05/06",
        *(f"Seat {seat}: {name} ({hand.stacks[seat - 1]:,})" for seat, name in enumerate(names, 1)),
    ]
    marks, board, level, streets = iter(MARKS[hand.variant]), [], 0, 0
    own, seen, folds = {player: [] for player in range(button)}, {player: [] for player in range(button)}, {}
    for what, group in groupby(hand.events, lambda event: event.what):
        events, dealt = list(group), {player: [] for player in range(button)}
        if what == "deal" and not streets and not stud:
            lines.append(f"The button is in seat #{button}")
        if events[0].kind != "board" and (what == "draw" or (what == "deal" and (stud or not streets))):
            lines.append(f"*** {next(marks)} ***" + f" (Total Pot: {level:,}, 2 Players)" * (streets > 0))
        level = level if what == "bet" or not streets else 0
        streets += what == "draw" or (what == "deal" and not (draws and streets))
        for event in events:
            name = names[event.player]
            if what == "bet":
                lines.append(f"{name} {_words(event)}")
                level = max(level, event.to)
                if event.kind == "fold":
                    folds[event.player] = FOLDS[hand.variant][streets - 1]
            elif event.kind == "draw":
                count, told = len(event.cards), event.player == hand.hero
                cards = f" [{' '.join(event.cards)}]" * told
                lines.append(
                    f"{name} discards {count} card{'s' * (count > 1)}{cards}" if count else f"{name} stands pat"
                )
                own[event.player] = without(own[event.player], event.cards)
                seen[event.player] = without(seen[event.player], event.cards)
            elif event.kind == "board":
                before = f"[{' '.join(board)}] " if board else ""
                lines.append(f"*** {next(marks)} *** {before}[{' '.join(event.cards)}] (Total Pot: 2, 2 Players)")
                board += event.cards
            else:
                own[event.player] += event.cards
                dealt[event.player] += event.cards if event.player == hand.hero or event.kind == "up" else ()
                if draws and streets > 1 and event.player != hand.hero:
                    lines.append(f"{name} is dealt {len(event.cards)} card{'s' * (len(event.cards) > 1)}")
        lines += dealt_lines(names, dealt, seen)
    if hand.returned:
        lines.append(f"Uncalled bet of {hand.returned:,} returned to {names[hand.last]}")
    lines += ["*** SHOW DOWN ***"] * bool(hand.shown)
    for player, cards in hand.shown.items():
        shows = "mucks" if player in hand.mucked else f"shows [{' '.join(cards)}] a pair of Sixes"
        lines.append(f"{names[player]} {shows}")
    side_pots, rank = max(pot for pot, _, _ in hand.pushed), " with a pair of Sixes" * bool(hand.shown)
    for pot, player, chips in hand.pushed[::-1]:
        pots = "the pot" if not side_pots else "the main pot" if not pot else "the side pot"
        pots = f"side pot {pot}" if pot and side_pots > 1 else pots
        verb = "ties for" if [one[0] for one in hand.pushed].count(pot) > 1 else "wins"
        lines.append(f"{names[player]} {verb} {pots} ({chips:,}){rank}")
    total = sum(chips for _, _, chips in hand.pushed)
    lines += ["*** SUMMARY ***", f"Total pot {total:,} | Rake 0", *[f"Board: [{' '.join(board)}]"] * bool(board)]
    for player, name in enumerate(names):
        end = f"folded {folds[player]}" if player in folds else f"collected ({hand.won(player):,}), mucked"
        if player in hand.shown:
            cards = f"[{' '.join(hand.shown[player])}]"
            won = f"won ({hand.won(player):,})" if hand.won(player) else "lost"
            end = f"showed {cards} and {won} with a pair of Sixes"
            end = f"mucked {cards} - a pair of Fives" if player in hand.mucked else end
        posts = [event.kind for event in hand.events if event.player == player and event.kind.endswith(" blind")]
        role = "(button) " if player + 1 == button and not stud else "".join(f"({post}) " for post in posts)
        lines.append(f"Seat {player + 1}: {name} {role}{end}")
    return "\n".join(lines) + "\n"


def _words(event) -> str:
    words = {
        "ante": f"antes {event.amount:,}",
        "straddle": f"posts a straddle of {event.amount:,}",
        "bring-in": f"brings in for {event.amount:,}",
        "check": "checks",
        "fold": "folds",
        "call": f"calls {event.amount:,}",
        "bet": f"bets {event.amount:,}",
        "raise": f"raises to {event.to:,}",
    }.get(event.kind, f"posts the {event.kind} of {event.amount:,}")
    return words + ", and is all in" * event.all_in
