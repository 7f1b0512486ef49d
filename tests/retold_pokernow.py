"""Random hands in the log of PokerNow: CSV, newest entry first."""

from retold import Event, Played

VARIANTS = {"NT": "No Limit Texas Hold'em", "PO": "(Pot Limit Omaha Hi)"}
"""The names that PokerNow gives the variants of PHH. Old logs have the names in brackets."""

HEADER = "entry,at,order\n"
SUITS = str.maketrans("cdhs", "♣♦♥♠")


def signs(cards: list[str]) -> str:
    return ", ".join(cards).replace("T", "10").translate(SUITS)


def log(entries: list[str]) -> str:
    """A log of `entries`, which are in the order of play."""
    lines = []
    for at, entry in enumerate(entries):
        text = entry.replace('"', '""')
        lines.append(f'"{text}",2024-05-06T07:{at // 60:02}:{at % 60:02}.123Z,1714979000{at:05}\n')
    return HEADER + "".join(reversed(lines))


def joined(logs: list[str]) -> str:
    return HEADER + "".join(text.removeprefix(HEADER) for text in logs)


def pokernow(hand: Played) -> str:
    """The log that PokerNow writes for the player `hero`."""
    names = [f'"Player "{seat}" @ x-{seat}"' for seat in range(1, len(hand.stacks) + 1)]
    stacks = " | ".join(f"#{seat} {name} ({hand.stacks[seat - 1]})" for seat, name in enumerate(names, 1))
    own = [card for event in hand.events if event.kind == "down" and event.player == hand.hero for card in event.cards]
    entries = [
        f"-- starting hand #{hand.number} (id: {hand.number})  {VARIANTS[hand.variant]} (dealer: {names[-1]}) --",
        f"Player stacks: {stacks}",
        f"Your hand is {signs(own)}",
    ]
    streets, board = iter(["Flop", "Turn", "River"]), []
    for event in hand.events:
        if event.kind == "board":
            entries.append(f"{next(streets)}: {signs(board)} [{signs(event.cards)}]")
            board += event.cards
        elif event.what == "bet":
            entries.append(f"{names[event.player]} {_words(event)}")
    if hand.returned:
        entries.append(f"Uncalled bet of {hand.returned} returned to {names[hand.last]}")
    hidden = set() if any(event.all_in for event in hand.events) else hand.mucked
    for player, cards in hand.shown.items():
        entries += [f"{names[player]} shows a {signs(cards)}."] * (player not in hidden)
    for _, player, chips in hand.pushed[::-1]:
        entries.append(
            f"{names[player]} collected {chips} from pot" + " with Pair, 6's (combination: 6♠)" * bool(board)
        )
    return log([*entries, f"-- ending hand #{hand.number} --"])


def _words(event: Event) -> str:
    words = {
        "ante": f"posts an ante of {event.amount}",
        "check": "checks",
        "fold": "folds",
        "call": f"calls {event.to}",
        "bet": f"bets {event.to}",
        "raise": f"raises to {event.to}",
    }.get(event.kind, f"posts a {event.kind} of {event.to}")
    return words + " and go all in" * event.all_in
