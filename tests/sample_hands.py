"""Makes the sample hands: `python tests/sample_hands.py` writes sql/histories/sample/sample_hands.txt.bz2.

The players are made up. Each has a style, and plays by the strength of the cards: pokersql deals and ranks the cards,
PokerKit keeps the rules of the betting. The same session always has the same hands.
"""

import bz2
from datetime import datetime, timedelta
from itertools import groupby
from pathlib import Path
from random import Random
from typing import NamedTuple

import pokerkit
from pokerkit.notation import HandHistory
from retold import Played, recorded, words

import pokersql

FILE = Path(__file__).parent.parent / "sql/histories/sample/sample_hands.txt.bz2"

SITE = "Sample Room"
HERO = "Hero"


class Style(NamedTuple):
    """How a player plays; the numbers are shares, except `calls`, which is added to one."""

    plays: float
    """The part of the hands that the player plays, in a middle position."""
    raises: float
    """How often the player raises, and does not only call, with a hand worth playing."""
    bets: float
    """How readily the player bets and raises from the flop on."""
    calls: float
    """The equity by which the player overrates a hand against a bet."""


PLAYERS = {
    HERO: Style(0.24, 0.85, 0.50, -0.01),
    "Agathe": Style(0.17, 0.75, 0.45, -0.03),
    "Bruno": Style(0.44, 0.25, 0.20, 0.10),
    "Camille": Style(0.22, 0.80, 0.55, -0.02),
    "Dario": Style(0.33, 0.80, 0.75, 0.04),
    "Edda": Style(0.27, 0.45, 0.30, 0.01),
    "Fabio": Style(0.20, 0.85, 0.60, -0.02),
    "Greta": Style(0.36, 0.35, 0.30, 0.08),
    "Ilona": Style(0.19, 0.60, 0.35, -0.03),
    "Jesper": Style(0.30, 0.70, 0.60, 0.03),
    "Katya": Style(0.23, 0.75, 0.50, -0.02),
}


class Session(NamedTuple):
    """Hands that are played one after the other at a table."""

    number: int
    """The number of the tournament, the first digits of the hands' numbers, and the seed of the cards. It was chosen so
    that the hero's results are neither very good nor very bad."""
    start: str
    table: str
    names: str
    """The initials of the players, seat by seat."""
    stakes: tuple[int, int]
    """The blinds, in cents or in tournament chips."""
    hands: int = 0
    """0 for a tournament."""
    variant: str = "NT"
    buy_in: tuple[int, int] = (0, 0)
    """What a tournament costs in cents: the part for the prizes, and the fee."""


SESSIONS = [
    Session(101, "2026-03-02 19:31:07", "Alder", "ABHCED", (25, 50), 62),
    Session(102, "2026-03-05 20:04:40", "Birch", "BFGHIE", (25, 50), 66),
    Session(211, "2026-03-08 17:00:00", "", "AHBDGI", (10, 20), 0, "NT", (500, 50)),
    Session(103, "2026-03-12 21:15:22", "Alder", "GJHABK", (25, 50), 58),
    Session(104, "2026-03-18 19:48:10", "Cedar", "CDHEFB", (50, 100), 55),
    Session(212, "2026-03-22 18:30:00", "", "EJHKCB", (10, 20), 0, "NT", (500, 50)),
    Session(105, "2026-03-26 20:22:51", "Birch", "DBHJIG", (25, 50), 70),
    Session(126, "2026-04-02 21:03:19", "Elm", "HD", (50, 100), 60),
    Session(127, "2026-04-07 19:12:34", "Fir", "BEHGJA", (25, 50), 55, "PO"),
    Session(203, "2026-04-12 17:30:00", "", "BIHFGD", (10, 20), 0, "NT", (1000, 100)),
    Session(148, "2026-04-16 20:40:02", "Cedar", "KFHGDB", (50, 100), 64),
    Session(109, "2026-04-23 19:55:45", "Alder", "EGHIBC", (25, 50), 60),
    Session(170, "2026-05-04 18:47:30", "Gorse", "ABCHDEGIJ", (25, 50), 55),
    Session(234, "2026-05-10 17:00:00", "", "JGHBAE", (10, 20), 0, "NT", (1000, 100)),
    Session(111, "2026-05-14 21:08:16", "Cedar", "BJHKCG", (50, 100), 60),
    Session(112, "2026-05-21 20:31:58", "Birch", "IDHBGF", (25, 50), 62),
    Session(225, "2026-05-31 18:00:00", "", "CBHDEG", (10, 20), 0, "NT", (500, 50)),
    Session(173, "2026-06-04 20:10:27", "Alder", "AHCDBK", (25, 50), 70),
]

RAKE = 5
"""The rake in percent of each pot with a flop."""

MOST_RAKE = 3
"""The most rake of a pot, in big blinds."""

CHIPS = 1500
"""The stack at the start of a tournament."""

LEVELS = [(10, 20), (15, 30), (25, 50), (50, 100), (75, 150), (100, 200), (150, 300), (200, 400), (300, 600)]
"""The blinds of a tournament; from the fourth level on, each player posts an ante of a tenth of the big blind."""

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")

LEVEL = 9
"""The number of hands after which the blinds rise."""

PRIZES = (65, 35)
"""The prizes of a tournament, in percent."""

LONGEST = 150
"""The most hands of a tournament."""

GAMES = {"NT": "Hold'em No Limit", "PO": "Omaha Pot Limit"}
OWN_CARDS = {"NT": 2, "PO": 4}
RULES = {"NT": "holdem", "PO": "omaha"}

DECKS = """
CREATE OR REPLACE TEMPORARY TABLE sample_decks AS
SELECT
    d.range AS deal,
    LIST(c.card ORDER BY pokersql.shuffle_key($seed, d.range, c.card_id)) AS deck,
    ARRAY_TO_STRING(deck[$cards * $seats + 1:$cards * $seats + 5], ' ') AS board
FROM RANGE($deals) AS d CROSS JOIN deck AS c
GROUP BY d.range
"""

HOLES = """
CREATE OR REPLACE TEMPORARY TABLE sample_holes AS
SELECT d.deal, s.range AS seat, d.deck[$cards * s.range + 1:$cards * (s.range + 1)] AS cards
FROM sample_decks AS d CROSS JOIN RANGE($seats) AS s
"""

PAIRS = """
CREATE OR REPLACE TEMPORARY TABLE sample_pairs AS
SELECT h.deal, h.seat, a.card || ' ' || b.card AS hole
FROM
    sample_holes AS h,
    UNNEST(h.cards) WITH ORDINALITY AS a (card, place),
    UNNEST(h.cards) WITH ORDINALITY AS b (card, place)
WHERE a.place < b.place
"""

BOARDS = """
CREATE OR REPLACE TEMPORARY TABLE sample_boards AS
SELECT d.deal, s.street, d.board[:3 * s.street + 5] AS board
FROM sample_decks AS d CROSS JOIN (VALUES (1), (2), (3)) AS s (street)
"""

HANDS = """
CREATE OR REPLACE TEMPORARY TABLE sample_dealt AS
SELECT b.deal AS board_deal, b.street, h.deal, h.seat, ARRAY_TO_STRING(h.cards, ' ') AS hole, b.board
FROM sample_boards AS b INNER JOIN sample_holes AS h ON NOT LIST_HAS_ANY(h.cards, STRING_SPLIT(b.board, ' '))
"""

DEALT = """
SELECT LIST(h.cards ORDER BY h.seat) AS holes, ANY_VALUE(d.board) AS board
FROM sample_decks AS d INNER JOIN sample_holes AS h ON d.deal = h.deal
GROUP BY d.deal
ORDER BY d.deal
"""

STRENGTHS = """
WITH
-- One row per deal and seat: before the flop, hole cards are as strong as their pairs are against a random hand
starts AS (
    SELECT p.deal, p.seat, 0 AS street, AVG(s.wins + s.ties / 2) AS strength
    FROM sample_pairs AS p INNER JOIN starting_hands AS s ON pokersql.starting_hand(p.hole) = s.starting_hand
    GROUP BY p.deal, p.seat
),

-- One row per board and hand of any deal without a card of the board: the part of these hands that it beats
shares AS (
    SELECT
        r.*,
        PERCENT_RANK() OVER (PARTITION BY r.board_deal, r.street ORDER BY r.hand_rank DESC) AS strength
    FROM pokersql.rank_hands('sample_dealt', hole, board, game := $game) AS r
),

-- One row per deal, seat and street before the river: the most cards that complete a draw of a pair
outs AS (
    SELECT d.deal, d.seat, d.street, MAX(d.outs) AS outs
    FROM pokersql.draws_of('sample_drawing', hole, board) AS d
    GROUP BY d.deal, d.seat, d.street
)

SELECT s.deal, s.seat, s.street, PERCENT_RANK() OVER (ORDER BY s.strength) AS strength, 0 AS outs, '' AS description
FROM starts AS s
UNION ALL
SELECT s.deal, s.seat, s.street, s.strength, COALESCE(o.outs, 0) AS outs, s.description
FROM shares AS s LEFT JOIN outs AS o ON s.deal = o.deal AND s.seat = o.seat AND s.street = o.street
WHERE s.board_deal = s.deal
"""

DRAWING = """
CREATE OR REPLACE TEMPORARY TABLE sample_drawing AS
SELECT b.deal, p.seat, b.street, p.hole, b.board
FROM sample_boards AS b INNER JOIN sample_pairs AS p ON b.deal = p.deal
WHERE b.street < 3
"""


class Known(NamedTuple):
    """What pokersql says about a player's cards on a street."""

    strength: float
    """The part of other hands that are weaker."""
    outs: int
    description: str


class Deal(NamedTuple):
    """The cards of a hand."""

    holes: list[list[str]]
    """The cards of each player, the small blind first."""
    board: list[str]
    known: dict[tuple[int, int], Known]
    """What is known about the cards of each player on each street; the streets are 0 to 3."""


def deals(seed: int, count: int, seats: int, variant: str) -> list[Deal]:
    """The cards of some hands, and how strong they are on each street."""
    values = {"seed": seed, "deals": count, "seats": seats, "cards": OWN_CARDS[variant], "game": RULES[variant]}
    with pokersql.connect() as connection:
        for sql in (DECKS, HOLES, PAIRS, BOARDS, HANDS, DRAWING):
            connection.execute(sql, {name: value for name, value in values.items() if f"${name}" in sql})
        found = connection.execute(DEALT).fetchall()
        known: list[dict] = [{} for _ in found]
        for deal, seat, street, *rest in connection.execute(STRENGTHS, {"game": values["game"]}).fetchall():
            known[deal][seat, street] = Known(*rest)
    return [Deal(holes, board.split(), of_deal) for (holes, board), of_deal in zip(found, known, strict=True)]


class Mind:
    """Decides what the players of a hand do."""

    def __init__(self, state: pokerkit.State, styles: list[Style], deal: Deal, big: int, chance: Random):
        self.state, self.styles, self.deal, self.big, self.chance = state, styles, deal, big, chance
        self.raiser: int | None = None
        """The player who made the last bet or raise of the street before."""
        self.last: int | None = None
        """The player who made the last bet or raise of this street."""
        self.raises, self.callers, self.barrels, self.street = 0, 0, 0, 0

    def act(self) -> None:
        """Let the next player act."""
        state = self.state
        if state.street_index != self.street:
            self.raiser = self.last if self.raises else None
            self.barrels += self.raises > 0 and self.street > 0
            self.street, self.last, self.raises, self.callers = state.street_index, None, 0, 0
        player = state.actor_index
        to = self.opened(player) if self.street == 0 else self.bet(player)
        if to is None and state.checking_or_calling_amount:
            state.fold()
        elif to and state.can_complete_bet_or_raise_to():
            self.put(player, to)
        else:
            self.callers += state.checking_or_calling_amount > 0
            state.check_or_call()

    def put(self, player: int, to: float) -> None:
        """Bet or raise to about `to`: a multiple of half a big blind, or all-in if little would be left."""
        state = self.state
        half = max(self.big // 2, 1)
        whole = state.bets[player] + state.stacks[player]
        rounded = whole if to > 0.6 * whole else round(to / half) * half
        least, most = (
            state.min_completion_betting_or_raising_to_amount,
            state.max_completion_betting_or_raising_to_amount,
        )
        state.complete_bet_or_raise_to(min(max(rounded, least), most))
        self.last, self.callers = player, 0
        self.raises += 1

    def opened(self, player: int) -> float | None:
        """Before the flop: None to fold, 0 to check or call, or the amount to raise to."""
        state, style, chance = self.state, self.styles[player], self.chance
        weakness = (1 - self.deal.known[player, 0].strength) * (0.8 + 0.4 * chance.random())
        players, level = len(state.stacks), max(state.bets)
        behind = (1 - player) % players if players > 2 else player  # the big blind acts last
        big_blinds = (state.bets[player] + state.stacks[player]) / self.big
        width = min(style.plays * (2.8 if players == 2 else 0.35 + 3 / (behind + 1)), 0.92)
        free = not state.checking_or_calling_amount
        if not self.raises:
            if big_blinds <= 13 and not self.callers and not free:
                push = (0.8 + style.plays / 2) / (behind + 1) * (1 + (12 - big_blinds) / 12)
                return big_blinds * self.big if weakness < push else None
            size = self.big * (chance.choice((2.5, 2.5, 3)) + self.callers)
            if weakness < width * style.raises * (0.6 if self.callers or free else 1):
                return size
            limped = 1.15 - style.raises / 2 + 0.2 * self.callers
            if state.checking_or_calling_amount <= self.big / 2:
                limped = 1.5 - 0.6 * style.raises
            return 0 if free or weakness < width * limped else None
        price = min(state.checking_or_calling_amount, state.stacks[player])
        rest = min(level, big_blinds * self.big) / self.big
        if price >= 0.35 * (price + state.stacks[player]) or (rest > 22 and self.raises > 1):
            enough = (0.02 + 1.9 / rest) * (0.7 + style.plays) * 0.75 ** (self.raises - 1)
            return (0 if price >= state.stacks[player] else big_blinds * self.big) if weakness < enough else None
        if self.raises == 1:
            bluffs = chance.random() < 0.035 * style.bets
            if weakness < style.plays * 0.32 * style.raises or bluffs:
                return level * (3.1 + self.callers)
            cheap = min(2.6 * self.big / level, 1)
            return 0 if weakness < style.plays * cheap * (1.4 if behind == 0 else 0.65) + 0.04 * self.callers else None
        if weakness < 0.03 or chance.random() < 0.02 * style.bets:
            return level * 2.3
        return 0 if weakness < style.plays * (0.35 if state.bets[player] > self.big else 0.18) else None

    def bet(self, player: int) -> float | None:
        """From the flop on: None to fold, 0 to check or call, or the amount to bet or raise to."""
        state, style, chance = self.state, self.styles[player], self.chance
        known = self.deal.known[player, self.street]
        others = sum(state.statuses) - 1
        strength = known.strength ** (0.4 + 0.6 * others)
        draw = min(known.outs * (0, 0.02, 0.014, 0)[self.street], 0.4)
        pot, level, price = state.total_pot_amount, max(state.bets), state.checking_or_calling_amount
        if not price:
            part = chance.choice((0.33, 0.5, 0.5, 0.66, 0.75) if strength < 0.85 else (0.5, 0.66, 0.75, 0.75, 1))
            if self.raiser == player:
                wish = style.bets * (1.05 if others == 1 else 0.5)
                wish *= 1 if strength > 0.6 or draw > 0.15 or self.street == 1 else 0.65
                wish += 0.4 * (strength > 0.78)
            elif self.raiser is not None and self.street == 1:
                wish = 0.25 * style.bets * (strength > 0.75)
            else:
                wish = 0.65 * style.bets if others == 1 and player == max(self.left()) else 0.15 * style.bets
                wish = 0.4 + style.bets / 2 if strength > 0.75 else 0.5 * style.bets if draw > 0.15 else wish
            return pot * part if chance.random() < wish else 0
        price = min(price, state.stacks[player])
        odds = price / (pot + price)
        doubt = 2.5 + 2.5 * odds + 0.5 * self.barrels + 0.9 * (self.raises > 1)
        equity = strength**doubt + draw
        is_strong = strength > 0.95 - 0.06 * style.bets + 0.02 * (self.raises - 1)
        if (is_strong and chance.random() < 0.25 + style.bets) or (draw > 0.15 and chance.random() < 0.25 * style.bets):
            return level * 2.2 + 0.3 * pot
        return 0 if equity + style.calls > odds + 0.08 * chance.random() else None

    def left(self) -> list[int]:
        return [player for player, status in enumerate(self.state.statuses) if status]


AUTOMATIC = tuple(one for one in pokerkit.Automation if not one.name.endswith(("_DEALING", "_BURNING")))
"""All that happens without a decision, except that cards are dealt: they are dealt from `deals`."""


def played(number: int, variant: str, ante: int, blinds: tuple[int, int], seats: dict[str, int], deal: Deal) -> Played:
    """A hand. `seats` has the stack of each player, the small blind first; two players begin with the big blind."""
    stacks, cards = [*seats.values()], iter(deal.board)
    state = HandHistory.game_types[variant](AUTOMATIC, False, ante, blinds, blinds[1])(stacks, len(stacks))
    mind = Mind(state, [PLAYERS[name] for name in seats], deal, blinds[1], Random(number))
    while state.status:
        if (player := state.hole_dealee_index) is not None:
            state.deal_hole("".join(deal.holes[player]))
        elif state.can_burn_card():
            state.burn_card("??")
        elif state.can_deal_board():
            state.deal_board("".join(next(cards) for _ in range(state.board_dealing_count)))
        else:
            mind.act()
    return recorded(number, variant, state, stacks)


def raked(hand: Played, big: int) -> tuple[Played, int]:
    """The hand after the rake, and the rake."""
    pots, left, taken = {}, MOST_RAKE * big, 0
    for pot, player, chips in hand.pushed:
        pots.setdefault(pot, {})[player] = chips
    pushed, nets = [], [*hand.nets]
    for pot, shares in pots.items():
        rake = min(sum(shares.values()) * RAKE // 100, left - taken) * any(e.kind == "board" for e in hand.events)
        taken += rake
        for place, (player, chips) in enumerate(shares.items()):
            part = rake // len(shares) + (place < rake % len(shares))
            pushed.append((pot, player, chips - part))
            nets[player] -= part
    return hand._replace(pushed=pushed, nets=nets), taken


STREETS = ("HOLE CARDS", "FLOP", "TURN", "RIVER")


class Table(NamedTuple):
    """What the text of a hand says besides the hand: the first two lines without the number, the seats, money."""

    title: str
    line: str
    places: dict[str, int]
    """The number of each player's seat."""
    is_money: bool
    ends: list[str]
    """Lines after the showdown."""

    def money(self, amount: int) -> str:
        return f"${amount / 100:.2f}".removesuffix(".00") if self.is_money else str(amount)


def told(hand: Played, rake: int, table: Table, names: list[str], deal: Deal) -> str:
    """The text of a hand, as the hero's program would write it."""
    money = table.money
    in_order = sorted(range(len(names)), key=lambda player: table.places[names[player]])
    button, marks = len(names) - 1, {0: " (small blind)", 1: " (big blind)", len(names) - 1: " (button)"}
    if len(names) == 2:
        marks = {0: " (big blind)", 1: " (button) (small blind)"}
    lines = [
        f"{SITE} Hand #{hand.number}: {table.title}",
        f"{table.line} Seat #{table.places[names[button]]} is the button",
        *(f"Seat {table.places[names[one]]}: {names[one]} ({money(hand.stacks[one])} in chips)" for one in in_order),
    ]
    board, level, street, folds = [], 0, 0, {}
    for what, group in groupby(hand.events, lambda event: event.what):
        for event in group:
            if event.kind == "board":
                street += 1
                before = f"[{' '.join(board)}] " if board else ""
                lines.append(f"*** {STREETS[street]} *** {before}[{' '.join(event.cards)}]")
                board, level = [*board, *event.cards], 0
            elif what == "bet":
                lines.append(f"{names[event.player]}: {words(event, level, money)}")
                level = max(level, event.to)
                if event.kind == "fold":
                    folds[event.player] = street
        if what == "deal" and not street:
            own = " ".join(deal.holes[names.index(HERO)])
            lines += [f"*** {STREETS[0]} ***", f"Dealt to {HERO} [{own}]"]
    if hand.returned:
        lines.append(f"Uncalled bet ({money(hand.returned)}) returned to {names[hand.last]}")
    mucked = hand.mucked if not any(event.all_in for event in hand.events) else set()
    said = {player: deal.known[player, 3].description for player in hand.shown}
    shown = {player: f"[{' '.join(cards)}]" for player, cards in hand.shown.items()}
    lines += ["*** SHOW DOWN ***"] * bool(shown)
    for player, cards in shown.items():
        lines.append(f"{names[player]}: " + ("mucks hand" if player in mucked else f"shows {cards} ({said[player]})"))
    pots = max(pot for pot, _, _ in hand.pushed)
    for pot, player, chips in hand.pushed[::-1]:
        called = "pot" if not pots else f"side pot{f'-{pot}' * (pots > 1)}" if pot else "main pot"
        lines.append(f"{names[player]} collected {money(chips)} from {called}")
    total = sum(chips for _, _, chips in hand.pushed) + rake
    lines += [*table.ends, "*** SUMMARY ***", f"Total pot {money(total)} | Rake {money(rake)}"]
    lines += [f"Board [{' '.join(board)}]"] * bool(board)
    for player in in_order:
        won = f"({money(hand.won(player))})"
        if player in folds:
            end = "folded " + ("before Flop" if not folds[player] else f"on the {STREETS[folds[player]].title()}")
        elif player in mucked:
            end = f"mucked {shown[player]}"
        elif player in shown:
            end = f"showed {shown[player]} and {f'won {won}' if hand.won(player) else 'lost'} with {said[player]}"
        else:
            end = f"collected {won}"
        lines.append(f"Seat {table.places[names[player]]}: {names[player]}{marks.get(player, '')} {end}")
    return "\n".join(lines) + "\n"


def seated(session: Session) -> dict[str, int]:
    """The players of a session, with the numbers of their seats."""
    return {name: place for place, initial in enumerate(session.names, 1) for name in PLAYERS if name[0] == initial}


def later(time: datetime, hand: Played) -> datetime:
    """The time of the next hand."""
    return time + timedelta(seconds=12 + 2 * len(hand.events))


def cash(session: Session) -> str:
    """The hands of a cash game. A player who has lost most of the stack buys more chips."""
    small, big = session.stakes
    chance, time, texts = Random(session.number), datetime.fromisoformat(session.start), []
    places = seated(session)
    names = [*places]
    stacks = {name: big * chance.choice((50, 80, 100, 100, 100, 100, 130, 180)) for name in names}
    game = f"{GAMES[session.variant]} (${small / 100:.2f}/${big / 100:.2f} USD)"
    for number, deal in enumerate(deals(session.number, session.hands, len(names), session.variant), 1):
        stacks |= {name: 100 * big for name, stack in stacks.items() if stack < (80 if name == HERO else 35) * big}
        seats = {name: stacks[name] for name in names}
        hand = played(1000 * session.number + number, session.variant, 0, session.stakes, seats, deal)
        hand, rake = raked(hand, big)
        title, line = f"{game} - {time:%Y/%m/%d %H:%M:%S} UTC", f"Table '{session.table}' {len(names)}-max"
        texts.append(told(hand, rake, Table(title, line, places, True, []), names, deal))
        stacks |= {name: seats[name] + net for name, net in zip(names, hand.nets, strict=True)}
        names = names[1:] + names[:1]  # the button moves on
        time = later(time, hand)
    return "\n\n".join(texts)


def tournament(session: Session) -> str:
    """The hands of a tournament until the hero leaves it, and its summary."""
    time, texts, places, finished = datetime.fromisoformat(session.start), [], seated(session), []
    start, count, stacks = time, len(places), dict.fromkeys(places, CHIPS)
    prizes = [f"${session.buy_in[0] * count * part / 10_000:.2f}" for part in PRIZES]
    price = "+".join(f"${part / 100:.2f}" for part in session.buy_in)
    for number, deal in enumerate(deals(session.number, LONGEST, count, session.variant)):
        level = min(number // LEVEL, len(LEVELS) - 1)
        small, big = LEVELS[level]
        names = [*stacks][1:] + [*stacks][:1]  # the button moves on
        seats = {name: stacks[name] for name in names}
        ante = big // 10 if level > 2 else 0
        hand = played(1000 * session.number + number + 1, session.variant, ante, (small, big), seats, deal)
        stacks = {name: seats[name] + net for name, net in zip(names, hand.nets, strict=True)}
        ends = []
        for name in sorted((name for name in names if not stacks[name]), key=lambda name: seats[name]):
            place = count - len(finished)
            prize = f" and received {prizes[place - 1]}." if place <= len(prizes) else ""
            ends.append(f"{name} finished the tournament in {ordinal(place)} place{prize}")
            finished.append(name)
            del stacks[name]
        if len(stacks) == 1:
            finished += stacks
            ends.append(f"{finished[-1]} wins the tournament and receives {prizes[0]} - congratulations!")
        if HERO in seats:
            # PokerStars and PokerKit differ in what a call costs if the big blind is all in for less.
            assert hand.stacks[0 if len(names) == 2 else 1] - ante >= big, f"{hand.number}: a short big blind"
            title = f"Tournament #{session.number}, {price} USD {GAMES[session.variant]} - Level {ROMAN[level]} "
            title += f"({small}/{big}) - {time:%Y/%m/%d %H:%M:%S} UTC"
            line = f"Table '{session.number} 1' {count}-max"
            texts.append(told(hand, 0, Table(title, line, places, False, ends), names, deal))
        time = later(time, hand)
        if len(stacks) == 1:
            break
    rows = [f"{place}: {name} (Nowhere)," for place, name in enumerate(finished[::-1], 1)]
    rows = [f"{row} {prize} ({part}%)" for row, prize, part in zip(rows, prizes, PRIZES, strict=False)] + rows[2:]
    lines = [
        f"{SITE} Tournament #{session.number}, No Limit Hold'em",
        f"Buy-In: {price.replace('+', '/')} USD",
        f"{count} players",
        f"Total Prize Pool: ${session.buy_in[0] * count / 100:.2f} USD",
        f"Tournament started {start:%Y/%m/%d %H:%M:%S} UTC",
        f"Tournament finished {time:%Y/%m/%d %H:%M:%S} UTC",
        "",
        *(f"  {row}" for row in rows),
        "",
        f"You finished in {ordinal(count - finished.index(HERO))} place.",
    ]
    return "\n\n".join([*texts, "\n".join(lines) + "\n"])


def ordinal(place: int) -> str:
    return f"{place}{('st', 'nd', 'rd')[place - 1] if place < 4 else 'th'}"


def text(session: Session) -> str:
    """The text of a session."""
    return cash(session) if session.hands else tournament(session)


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_bytes(bz2.compress("\n\n".join(map(text, SESSIONS)).encode()))
