"""Random hands played by PokerKit, and written as PHH, as text of PokerStars and as Open Hand History."""

import io
import random
import warnings
from collections import Counter
from collections.abc import Callable
from itertools import groupby
from typing import NamedTuple

import pokerkit
from phh import STUDS, move
from pokerkit.notation import HandHistory

DRAWS = ("N2L1D", "F2L3D", "FB")
STACKS = [30, 60, 90, 150, 333, 1000, 2500, 10000]
"""Stacks from less than a blind to more than any bet, so that players go all in for different amounts."""

HEADERS = {
    "NT": "Hold'em No Limit (50/100)",
    "FT": "Hold'em Limit (100/200)",
    "NS": "6+ Hold'em No Limit (Button Blind 100 - Ante 25)",
    "PO": "Omaha Pot Limit (50/100)",
    "FO/8": "Omaha Hi/Lo Limit (100/200)",
    "F7S": "7 Card Stud Limit (50/100)",
    "F7S/8": "7 Card Stud Hi/Lo Limit (50/100)",
    "FR": "Razz Limit (50/100)",
    "N2L1D": "Single Draw 2-7 Lowball No Limit (50/100)",
    "F2L3D": "Triple Draw 2-7 Lowball Limit (100/200)",
    "FB": "Badugi Limit (100/200)",
}
"""The names that PokerStars gives the variants of PHH, with the stakes used here."""

MARKS = {
    **{variant: ["HOLE CARDS", "FLOP", "TURN", "RIVER"] for variant in HEADERS},
    **{variant: ["3rd STREET", "4th STREET", "5th STREET", "6th STREET", "RIVER"] for variant in STUDS},
    **{variant: ["DEALING HANDS", "FIRST DRAW", "SECOND DRAW", "THIRD DRAW"] for variant in DRAWS},
    "N2L1D": ["DEALING HANDS"],  # a single draw has no line of its own
}
"""The names that PokerStars gives the streets."""

OHH_GAMES = {"NT": "Holdem", "FT": "Holdem", "PO": "Omaha", "FO/8": "OmahaHiLo", "F7S": "Stud", "F7S/8": "StudHiLo"}
OHH_LIMITS = {"N": "NL", "P": "PL", "F": "FL"}
OHH_ACTIONS = {"ante": "Post Ante", "small blind": "Post SB", "big blind": "Post BB", "bring-in": "Bet"}


class Event(NamedTuple):
    """An action of a player, or cards that are dealt."""

    kind: str
    player: int = -1
    amount: int = 0
    """The chips that the action adds."""
    to: int = 0
    """The chips that the player has bet on this street after the action."""
    all_in: bool = False
    cards: tuple[str, ...] = ()

    @property
    def what(self) -> str:
        """The type of the event: deal, draw or bet."""
        return {"up": "deal", "down": "deal", "board": "deal", "draw": "draw"}.get(self.kind, "bet")


class Played(NamedTuple):
    """A hand and its results."""

    number: int
    variant: str
    phh: str
    stacks: list[int]
    events: list[Event]
    shown: dict[int, tuple[str, ...]]
    pushed: list[tuple[int, int, int]]
    """For each time that a player gets a pot or a part of one: the pot, the player and the chips."""
    last: int
    """The player who put in most, and got `returned` chips back."""
    returned: int
    nets: list[int]

    @property
    def hero(self) -> int:
        return self.number % len(self.stacks)

    @property
    def mucked(self) -> set[int]:
        """The players who do not show their cards: the losers of hands with an even number."""
        winners = {player for _, player, _ in self.pushed}
        return {player for player in self.shown if self.number % 2 == 0 and player not in winners}

    def won(self, player: int) -> int:
        return sum(chips for _, winner, chips in self.pushed if winner == player)


def random_hands(variant: str, count: int, first: int) -> list[Played]:
    """Random hands numbered from `first`. Each call with the same arguments gives the same hands."""
    choices, shared = random.Random(f"{variant} {first}"), random.getstate()
    random.seed(f"{variant} {first}")  # PokerKit shuffles with the global generator
    try:
        return [_played(variant, choices, first + number) for number in range(count)]
    finally:
        random.setstate(shared)


def _played(variant: str, choices: random.Random, number: int) -> Played:
    players, ante = choices.randint(2, 4), choices.choice([0, 0, 10, 25])
    kind, settings = HandHistory.game_types[variant], (tuple(pokerkit.Automation), choices.random() < 0.5)
    blinds = (50, 100, 200) if players > 3 and choices.random() < 0.3 else (50, 100)
    if variant in STUDS:
        game = kind(*settings, 10, 15, 50, 100)
    elif variant == "NS":
        game = kind(*settings, 25, {-1: 100}, 100)
    else:
        game = kind(*settings, ante, blinds, *([100, 200] if variant.startswith("F") else [100]))
    # If a player is all in for less than a blind, the other players call the posted chips in PHH, but the whole blind
    # at PokerStars. So here every player who posts a blind has enough chips.
    stacks = [max(choices.choice(STACKS), 300 if player < 3 else 0) for player in range(players)]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PokerKit warns of moves that no sensible player makes
        state = game(stacks, players)
        while state.status:
            if state.can_post_bring_in():
                state.post_bring_in()
            else:
                move(state, choices)
    history = HandHistory.from_game_state(game, state)
    history.hand = number
    history.players = [f"Player {seat}" for seat in range(1, players + 1)]
    history.finishing_stacks = list(state.stacks)
    written = io.BytesIO()
    history.dump(written)
    return recorded(number, variant, state, stacks, written.getvalue().decode())


def recorded(number: int, variant: str, state: pokerkit.State, stacks: list[int], phh: str = "") -> Played:
    """The hand that was played in `state`. `stacks` are the stacks before the hand."""
    events, shown, pushed = _events(state, stacks), {}, []
    held = {player: [] for player in range(len(stacks))}
    for event in events:
        if event.kind in ("up", "down"):
            held[event.player] += event.cards
        elif event.kind == "draw":
            held[event.player] = without(held[event.player], event.cards)
    for done in state.operations:
        if isinstance(done, pokerkit.HoleCardsShowingOrMucking):
            shown[done.player_index] = tuple(map(repr, done.hole_cards)) or tuple(held[done.player_index])
        elif isinstance(done, pokerkit.ChipsPushing):
            pushed += [(done.pot_index, player, chips) for player, chips in enumerate(done.amounts) if chips]
    bets = [sum(e.amount for e in events if e.player == player and e.kind != "ante") for player in range(len(stacks))]
    last, (second, first) = bets.index(max(bets)), sorted(bets)[-2:]
    if not shown:
        pushed = [(0, state.payoffs.index(max(state.payoffs)), sum(event.amount for event in events) - first + second)]
    return Played(number, variant, phh, stacks, events, shown, pushed, last, first - second, list(state.payoffs))


def _events(state: pokerkit.State, stacks: list[int]) -> list[Event]:
    """The events in the order of PokerStars, where the small blind is posted before the big blind."""
    events, left, bets = [], [*stacks], Counter()

    def put(kind: str, player: int, amount: int) -> None:
        left[player] -= amount
        bets[player] += amount if kind != "ante" else 0
        events.append(Event(kind, player, amount, bets[player], not left[player]))

    posts = [done for done in state.operations if isinstance(done, pokerkit.BlindOrStraddlePosting)]
    names = ["small blind", "big blind", "straddle"] if len(posts) > 1 else ["button blind"]
    for done in state.operations:
        player, amount = getattr(done, "player_index", None), getattr(done, "amount", 0)
        cards = tuple(map(repr, getattr(done, "cards", ())))
        match done:
            case pokerkit.AntePosting():
                put("ante", player, amount)
            case pokerkit.BlindOrStraddlePosting() if posts:
                for post, name in zip(posts[::-1] if len(stacks) == 2 else posts, names, strict=False):
                    put(name, post.player_index, post.amount)
                posts = []
            case pokerkit.BringInPosting():
                put("bring-in", player, amount)
            case pokerkit.CheckingOrCalling():
                put("call" if amount else "check", player, amount)
            case pokerkit.CompletionBettingOrRaisingTo():
                put("raise" if max(bets.values(), default=0) else "bet", player, amount - bets[player])
            case pokerkit.Folding():
                events.append(Event("fold", player))
            case pokerkit.StandingPatOrDiscarding():
                events.append(Event("draw", player, cards=cards))
            case pokerkit.HoleDealing():
                events.append(Event("up" if done.statuses[0] else "down", player, cards=cards))
            case pokerkit.BoardDealing():
                events.append(Event("board", cards=cards))
            case pokerkit.BetCollection():
                bets.clear()
    return events


def without(cards: list[str], thrown: tuple[str, ...]) -> list[str]:
    """The cards that are left after a discard."""
    return [card for card in cards if card not in thrown]


def dealt_lines(names: list[str], dealt: dict[int, list[str]], seen: dict[int, list[str]]) -> list[str]:
    """The lines of dealt cards. Each line repeats the cards that its player has `seen`; then `seen` gets the dealt
    cards, too."""
    lines = []
    for player, cards in dealt.items():
        if cards:
            before = f"[{' '.join(seen[player])}] " if seen[player] else ""
            lines.append(f"Dealt to {names[player]} {before}[{' '.join(cards)}]")
            seen[player] += cards
    return lines


def pokerstars(hand: Played) -> str:
    """The text that PokerStars writes for the player `hero`."""
    names, button = [f"Player {seat}" for seat in range(1, len(hand.stacks) + 1)], len(hand.stacks)
    lines = [
        f"PokerStars Hand #{hand.number}:  {HEADERS[hand.variant]} - 2024/05/06 7:08:09 ET",
        f"Table 'Halley' 9-max{'' if hand.variant in STUDS else f' Seat #{button} is the button'}",
        *(f"Seat {seat}: {name} ({hand.stacks[seat - 1]} in chips) " for seat, name in enumerate(names, 1)),
    ]
    marks, board, level = iter(MARKS[hand.variant]), [], 0
    own, seen = ({player: [] for player in range(button)} for _ in range(2))
    for what, group in groupby(hand.events, lambda event: event.what):
        events, dealt = list(group), {player: [] for player in range(button)}
        opens = events[0].kind != "board" and (what == "draw" or hand.variant in STUDS or not own[0])
        if what != "bet" and opens and (mark := next(marks, None)):
            lines.append(f"*** {mark} ***")
        level = level if what == "bet" or not own[0] else 0
        for event in events:
            name = names[event.player]
            if what == "bet":
                lines.append(f"{name}: {words(event, level)}")
                level = max(level, event.to)
            elif event.kind == "draw":
                thrown = (
                    f"discards {len(event.cards)} card{'s' * (len(event.cards) > 1)}" if event.cards else "stands pat"
                )
                told = event.cards and event.player == hand.hero
                lines.append(f"{name}: {thrown}" + (f" [{' '.join(event.cards)}]" if told else ""))
                own[event.player] = without(own[event.player], event.cards)
                seen[event.player] = without(seen[event.player], event.cards)
            elif event.kind == "board":
                before = f"[{' '.join(board)}] " if board else ""
                lines.append(f"*** {next(marks)} *** {before}[{' '.join(event.cards)}]")
                board += event.cards
            else:
                own[event.player] += event.cards
                dealt[event.player] += event.cards if event.player == hand.hero or event.kind == "up" else ()
        lines += dealt_lines(names, dealt, seen)
    if hand.returned:
        lines.append(f"Uncalled bet ({hand.returned}) returned to {names[hand.last]}")
    lines += ["*** SHOW DOWN ***"] * bool(hand.shown)
    for player, cards in hand.shown.items():
        lines.append(
            f"{names[player]}: {'mucks hand' if player in hand.mucked else f'shows [{chr(32).join(cards)}] (a pair)'}"
        )
    side_pots = max(pot for pot, _, _ in hand.pushed)
    for pot, player, chips in hand.pushed[::-1]:
        pots = "pot" if not side_pots else f"side pot{f'-{pot}' * (side_pots > 1)}" if pot else "main pot"
        lines.append(f"{names[player]} collected {chips} from {pots}")
    lines += ["*** SUMMARY ***", f"Total pot {sum(chips for _, _, chips in hand.pushed)} | Rake 0 "]
    for player, name in enumerate(names):
        end, won = "folded", f"({hand.won(player)})"
        if player in hand.shown:
            cards = f"[{' '.join(hand.shown[player])}]"
            end = f"showed {cards} and " + (f"won {won} with a pair" if hand.won(player) else "lost with a pair")
            end = f"mucked {cards}" if player in hand.mucked else end
        elif hand.won(player):
            end = f"collected {won}"
        lines.append(
            f"Seat {player + 1}: {name} {'(button) ' * (player + 1 == button and hand.variant not in STUDS)}{end}"
        )
    return "\n".join(lines) + "\n"


def words(event: Event, level: int, written: Callable[[int], object] = int) -> str:
    """The words for an action if the highest bet was `level`. `written` writes an amount."""
    amount = written(event.amount)
    words = {
        "ante": f"posts the ante {amount}",
        "bring-in": f"brings in for {amount}",
        "check": "checks",
        "fold": "folds",
        "call": f"calls {amount}",
        "bet": f"bets {amount}",
        "raise": f"raises {written(event.to - level)} to {written(event.to)}",
    }.get(event.kind, f"posts {event.kind} {amount}")
    return words + " and is all-in" * event.all_in


def ohh(hand: Played, pots: str) -> dict:
    """The hand as Open Hand History. `pots` is "called", "all" (pots include the uncalled bet) or "" (no pots)."""
    stud = hand.variant in STUDS
    streets = iter(["Third", "Fourth", "Fifth", "Sixth", "Seventh"] if stud else ["Preflop", "Flop", "Turn", "River"])
    rounds = []

    def open_round(name: str) -> None:
        rounds.append({"id": len(rounds), "street": name, "cards": [], "actions": []})

    def act(player: int, action: str, **rest) -> None:
        number = sum(len(one["actions"]) for one in rounds) + 1
        rounds[-1]["actions"].append({"action_number": number, "player_id": player, "action": action, **rest})

    open_round(next(streets))
    for what, group in groupby(hand.events, lambda event: event.what):
        events = list(group)
        own = [card for event in events for card in event.cards if event.player == hand.hero and what == "deal"]
        bets = any(action["action"] in ("Bet", "Call", "Check", "Raise") for action in rounds[-1]["actions"])
        if what == "deal" and events[0].kind != "board" and bets:
            open_round(next(streets))
        if own:
            act(hand.hero, "Dealt Cards", cards=own)
        for event in events:
            if event.kind == "board":
                open_round(next(streets))
                rounds[-1]["cards"] = list(event.cards)
            elif what == "bet":
                action = OHH_ACTIONS.get(event.kind, event.kind.title())
                act(event.player, action, amount=event.amount, is_allin=event.all_in)
    open_round("Showdown")
    for player, cards in hand.shown.items():
        act(player, "Mucks Cards" if player in hand.mucked else "Shows Cards", cards=list(cards))
    shares = hand.pushed + [(0, hand.last, hand.returned)] * (pots == "all")
    told = []
    for number in sorted({pot for pot, _, _ in shares}):
        wins = [{"player_id": player, "win_amount": chips} for pot, player, chips in shares if pot == number]
        told.append(
            {"number": number, "amount": sum(win["win_amount"] for win in wins), "rake": 0, "player_wins": wins}
        )
    return {
        "ohh": {
            "spec_version": "1.4.7",
            "site_name": "Random",
            "game_number": str(hand.number),
            "start_date_utc": "2024-05-06T07:08:09Z",
            "table_name": "Halley",
            "game_type": OHH_GAMES[hand.variant],
            "bet_limit": {"bet_type": OHH_LIMITS[hand.variant[0]], "bet_cap": 0},
            "currency": "Chips",
            "dealer_seat": len(hand.stacks),
            "small_blind_amount": 0 if stud else 50,
            "big_blind_amount": 0 if stud else 100,
            "ante_amount": max((event.amount for event in hand.events if event.kind == "ante"), default=0),
            "players": [
                {"id": player, "seat": player + 1, "name": f"Player {player + 1}", "starting_stack": stack}
                for player, stack in enumerate(hand.stacks)
            ],
            "rounds": rounds,
            "pots": told if pots else [],
        }
    }
