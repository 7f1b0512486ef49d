"""Hands written by hand, as text of PokerStars and as Open Hand History, with the expected results."""

import json
import re
from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple


def stars(header: str, seats: list[str], play: str, button: int | None = 1, number: int = 1) -> str:
    """A hand in the text of PokerStars. `seats` are names with stacks. In `play`, a line break or / ends each line."""
    lines = [
        f"PokerStars Hand #{number}:  {header} - 2024/05/06 7:08:09 CET [2024/05/06 1:08:09 ET]",
        "Table 'Ann's table' 9-max" + (f" Seat #{button} is the button" if button else ""),
    ]
    for seat, (player, _, stack) in enumerate((words.rpartition(" ") for words in seats), 1):
        lines.append(f"Seat {seat}: {player} ({stack} in chips) ")
    return "\n".join([*lines, *re.split(r"\n {8}|\n| / ", play), ""])


class Case(NamedTuple):
    """A hand in the text of PokerStars, and its expected results."""

    header: str
    seats: str
    play: str
    net: dict[str, float]
    pots: list[float]
    hand: dict[str, object]
    button: int | None = 1
    holes: dict[str, str] = {}  # noqa: RUF012

    def text(self, number: int) -> str:
        return stars(self.header, self.seats.split(", "), self.play, self.button, number)


BOARD = "*** FLOP *** [2c 7d 9h] / *** TURN *** [2c 7d 9h] [Jc] / *** RIVER *** [2c 7d 9h Jc] [4s] / *** SHOW DOWN ***"

CASES = {
    "tournament": Case(
        "Tournament #3512345678, $4.55+$0.45 USD Hold'em No Limit - Level IV (50/100)",
        "Ann 1500, Bob 2000, Cy 800, Dee 1200",
        """Ann: posts the ante 10 / Bob: posts the ante 10 / Cy: posts the ante 10 / Dee: posts the ante 10
        Bob: posts small blind 50 / Cy: posts big blind 100 / *** HOLE CARDS *** / Dealt to Ann [As Ad]
        Dee: folds / Ann: raises 150 to 250 / Bob: folds / Cy: calls 150 / *** FLOP *** [2c 7d 9h]
        Cy: checks / Ann: bets 300 / Cy: folds / Uncalled bet (300) returned to Ann
        Ann collected 590 from pot / Ann: doesn't show hand / *** SUMMARY *** / Total pot 590 | Rake 0""",
        net={"Ann": 330, "Bob": -60, "Cy": -260, "Dee": -10},
        pots=[590],
        hand={"tournament": "3512345678", "currency": None, "ante": 10, "small_blind": 50, "big_blind": 100}
        | {"played_at": datetime(2024, 5, 6, 1, 8, 9), "time_zone": "ET", "table_name": "Ann's table", "players": 4},
    ),
    "knockout": Case(
        "Tournament #9, $1.00+$0.25+$0.15 USD Hold'em No Limit - Match Round I, Level I (10/20)",
        "Ann 500, Bob 40",
        """Ann: posts small blind 10 / Bob: posts big blind 20 / *** HOLE CARDS *** / Ann: raises 460 to 480
        Bob: calls 20 and is all-in / Uncalled bet (440) returned to Ann
        *** FLOP *** [2c 7d 9h] / *** TURN *** [2c 7d 9h] [Jc] / *** RIVER *** [2c 7d 9h Jc] [4s] / *** SHOW DOWN ***
        Bob: shows [Ks Kd] (a pair of Kings) / Ann: shows [As Ad] (a pair of Aces) / Ann collected 80 from pot
        Ann wins the $1 bounty for eliminating Bob / Bob finished the tournament in 2nd place
        Ann wins the tournament and receives $5.00 - congratulations! / *** SUMMARY *** / Total pot 80 | Rake 0""",
        net={"Ann": 40, "Bob": -40},
        pots=[80],
        hand={"tournament": "9", "showdown": True, "big_blind": 20},
    ),
    "stud": Case(
        "7 Card Stud Limit ($1/$2 USD)",
        "Ann $20, Bob $20, Cy $20",
        """Ann: posts the ante $0.10 / Bob: posts the ante $0.10 / Cy: posts the ante $0.10 / *** 3rd STREET ***
        Dealt to Ann [Ah Ad Kc] / Dealt to Bob [2d] / Dealt to Cy [9s] / Bob: brings in for $0.25 / Cy: folds
        Ann: raises $0.75 to $1 / Bob: calls $0.75 / *** 4th STREET *** / Dealt to Ann [Ah Ad Kc] [5s]
        Dealt to Bob [2d] [8h] / Ann: bets $1 / Bob: calls $1 / *** 5th STREET *** / Dealt to Ann [Ah Ad Kc 5s] [7d]
        Dealt to Bob [2d 8h] [Td] / Ann: bets $2 / Bob: calls $2 / *** 6th STREET ***
        Dealt to Ann [Ah Ad Kc 5s 7d] [4h] / Dealt to Bob [2d 8h Td] [9c] / Ann: checks / Bob: checks / *** RIVER ***
        Dealt to Ann [Ah Ad Kc 5s 7d 4h] [4s] / Ann: bets $2 / Bob: calls $2 / *** SHOW DOWN ***
        Ann: shows [Ah Ad Kc 5s 7d 4h 4s] (two pair, Aces and Fours) / Bob: mucks hand
        Ann collected $11.70 from pot / *** SUMMARY *** / Total pot $12.30 | Rake $0.60
        Seat 1: Ann showed [Ah Ad Kc 5s 7d 4h 4s] and won ($11.70) with two pair, Aces and Fours
        Seat 2: Bob mucked [Qc 2s 2d 8h Td 9c 3h] / Seat 3: Cy folded on the 3rd Street (didn't bet)""",
        net={"Ann": 5.6, "Bob": -6.1, "Cy": -0.1},
        pots=[12.3],
        button=None,
        hand={"game": "stud", "ante": 0.1, "bring_in": 0.25, "small_blind": 0, "big_blind": 0, "button_seat": None}
        | {"table_name": "Ann's table", "rake": 0.6},
        holes={"Ann": "Ah Ad Kc 5s 7d 4h 4s", "Bob": "Qc 2s 2d 8h Td 9c 3h"},
    ),
    "stud without a bring-in": Case(
        "7 Card Stud Hi/Lo Limit ($1/$2 USD)",
        "Ann $20, Bob $20",
        """Ann: posts the ante $0.10 / Bob: posts the ante $0.10 / *** 3rd STREET *** / Dealt to Ann [Ah Ad Kc]
        Dealt to Bob [2d] / Bob: bets $1 / Ann: raises $1 to $2 / Bob: folds / Uncalled bet ($1) returned to Ann
        Ann collected $2.20 from pot / *** SUMMARY *** / Total pot $2.20 | Rake $0""",
        net={"Ann": 1.1, "Bob": -1.1},
        pots=[2.2],
        button=None,
        hand={"game": "stud-hi-lo", "bring_in": 0, "small_blind": 0, "big_blind": 0, "button_seat": None},
    ),
    "razz": Case(
        "HORSE (Razz Limit, $1/$2 USD)",
        "Ann $20, Bob $20",
        """Ann: posts the ante $0.10 / Bob: posts the ante $0.10 / *** 3rd STREET *** / Dealt to Ann [Ah 2c 3d]
        Dealt to Bob [Kd] / Bob: brings in for $0.25 / Ann: completes to $1 / Bob: folds
        Uncalled bet ($0.75) returned to Ann / Ann collected $0.70 from pot / *** SUMMARY ***
        Total pot $0.70 | Rake $0""",
        net={"Ann": 0.35, "Bob": -0.35},
        pots=[0.7],
        button=None,
        hand={"game": "razz", "betting": "fixed limit", "bring_in": 0.25},
    ),
    "bring-in that wins": Case(
        "HORSE (Razz Limit, $1/$2 USD)",
        "Ann $20, Bob $20",
        """Ann: posts the ante $0.10 / Bob: posts the ante $0.10 / *** 3rd STREET *** / Dealt to Ann [Ah 2c 3d]
        Dealt to Bob [Kd] / Bob: brings in for $0.25 / Ann: folds / Uncalled bet ($0.25) returned to Bob
        Bob collected $0.20 from pot / *** SUMMARY *** / Total pot $0.20 | Rake $0""",
        net={"Ann": -0.1, "Bob": 0.1},
        pots=[0.2],
        button=None,
        hand={"game": "razz", "bring_in": 0.25},
    ),
    "five-card draw": Case(
        "5 Card Draw No Limit ($0.05/$0.10 USD)",
        "Ann $10, Bob $10, Cy $10",
        """Bob: posts small blind $0.05 / Cy: posts big blind $0.10 / *** DEALING HANDS ***
        Dealt to Ann [Ac Ad 5h 8s Kc] / Ann: raises $0.20 to $0.30 / Bob: folds / Cy: calls $0.20
        Cy: discards 1 card / Ann: discards 3 cards [5h 8s Kc] / Dealt to Ann [Ac Ad] [2h 7s 7c]
        Cy: checks / Ann: bets $0.40 / Cy: calls $0.40 / *** SHOW DOWN *** / Ann: shows [Ac Ad 2h 7s 7c] (two pair)
        Cy: mucks hand / Ann collected $1.40 from pot / *** SUMMARY *** / Total pot $1.45 | Rake $0.05
        Seat 2: Bob (small blind) folded before the Draw / Seat 3: Cy (big blind) mucked [Ks Kd 3c 4d 5s]""",
        net={"Ann": 0.7, "Bob": -0.05, "Cy": -0.7},
        pots=[1.45],
        hand={"game": "draw", "betting": "no limit", "rake": 0.05},
        holes={"Ann": "Ac Ad 2h 7s 7c", "Cy": "Ks Kd 3c 4d 5s"},
    ),
    "triple draw": Case(
        "Triple Draw 2-7 Lowball Limit ($2/$4 USD)",
        "Ann $50, Bob $50",
        """Ann: posts small blind $1 / Bob: posts big blind $2 / *** DEALING HANDS *** / Dealt to Ann [2c 3d 4h 5s Kd]
        Ann: raises $2 to $4 / Bob: calls $2 / *** FIRST DRAW *** / Bob: discards 3 cards / Ann: discards 1 card [Kd]
        Dealt to Ann [2c 3d 4h 5s] [7c] / Bob: checks / Ann: bets $2 / Bob: calls $2 / *** SECOND DRAW ***
        Bob: discards 1 card / Ann: stands pat / Bob: checks / Ann: bets $4 / Bob: calls $4 / *** THIRD DRAW ***
        Bob: stands pat / Ann: stands pat on [2c 3d 4h 5s 7c] / Bob: checks / Ann: bets $4 / Bob: calls $4
        *** SHOW DOWN *** / Ann: shows [2c 3d 4h 5s 7c] (Lo: 7,5,4,3,2) / Bob: mucks hand / Ann collected $27 from pot
        *** SUMMARY *** / Total pot $28 | Rake $1 / Seat 2: Bob (big blind) mucked [2d 3h 4c 8s 9d]""",
        net={"Ann": 13, "Bob": -14},
        pots=[28],
        hand={"game": "triple-draw", "small_blind": 1, "big_blind": 2},
        holes={"Ann": "2c 3d 4h 5s 7c", "Bob": "2d 3h 4c 8s 9d"},
    ),
    "badugi": Case(
        "Badugi Limit ($1/$2 USD)",
        "Ann $10, Bob $10",
        """Ann: posts small blind $0.50 / Bob: posts big blind $1 / *** DEALING HANDS *** / Dealt to Ann [Ac 2d 3h 5s]
        Ann: calls $0.50 / Bob: checks / *** FIRST DRAW *** / Bob: discards 2 cards / Ann: stands pat / Bob: checks
        Ann: checks / *** SECOND DRAW *** / Bob: discards 1 card / Ann: stands pat / Bob: checks / Ann: checks
        *** THIRD DRAW *** / Bob: discards 1 card / Ann: stands pat / Bob: checks / Ann: checks / *** SHOW DOWN ***
        Bob: shows [Ah 2c 3d 4c] (Lo: 3,2,A) / Ann: shows [Ac 2d 3h 5s] (Lo: 5,3,2,A) / Ann collected $2 from pot
        *** SUMMARY *** / Total pot $2 | Rake $0""",
        net={"Ann": 1, "Bob": -1},
        pots=[2],
        hand={"game": "badugi", "small_blind": 0.5, "big_blind": 1},
    ),
    "a short big blind is called in full": Case(
        "Hold'em No Limit (50/100)",
        "Ann 1000, Bob 1000, Cy 60",
        f"""Bob: posts small blind 50 / Cy: posts big blind 60 and is all-in / *** HOLE CARDS *** / Ann: calls 100
        Bob: calls 50 / *** FLOP *** [2c 7d 9h] / Bob: checks / Ann: bets 100 / Bob: folds
        Uncalled bet (100) returned to Ann / {BOARD.partition(" / ")[2]}
        Ann: shows [As Ad] (a pair of Aces) / Ann collected 80 from side pot / Cy: shows [Ks Kd] (a pair of Kings)
        Ann collected 180 from main pot / *** SUMMARY *** / Total pot 260 Main pot 180. Side pot 80. | Rake 0""",
        net={"Ann": 160, "Bob": -100, "Cy": -60},
        pots=[180, 80],
        hand={"showdown": True},
    ),
    "a short ante wins only its part of the other antes": Case(
        "Tournament #5, Freeroll  Hold'em No Limit - Level I (50/100)",
        "Ann 210, Bob 1000, Cy 1000, Dee 6",
        f"""Ann: posts the ante 10 / Bob: posts the ante 10 / Cy: posts the ante 10
        Dee: posts the ante 6 and is all-in / Bob: posts small blind 50 / Cy: posts big blind 100 / *** HOLE CARDS ***
        Ann: raises 100 to 200 and is all-in / Bob: folds / Cy: calls 100 / {BOARD}
        Cy: shows [Qs Qd] (a pair of Queens) / Ann: shows [Ks Kd] (a pair of Kings) / Ann collected 462 from side pot
        Dee: shows [As Ad] (a pair of Aces) / Dee collected 24 from main pot / *** SUMMARY ***
        Total pot 486 Main pot 24. Side pot 462. | Rake 0""",
        net={"Ann": 252, "Bob": -60, "Cy": -210, "Dee": 18},
        pots=[24, 462],
        hand={"showdown": True, "ante": 10},
    ),
    "posts of players who enter": Case(
        "Hold'em No Limit ($1/$2 USD)",
        "Ann $100, Bob $100, Cy $100, Dee $100, Eve $100, Fay $100",
        """Bob: posts small blind $1 / Cy: posts big blind $2 / Dee: posts small & big blinds $3
        Eve: posts big blind $2 / Fay: posts small blind $1 / *** HOLE CARDS *** / Dee: checks / Eve: checks
        Fay: calls $2 / Ann: folds / Bob: calls $1 / Cy: checks / *** FLOP *** [2c 7d 9h] / Bob: bets $4 / Cy: folds
        Dee: folds / Eve: folds / Fay: folds / Uncalled bet ($4) returned to Bob / Bob collected $11.50 from pot
        *** SUMMARY *** / Total pot $12 | Rake $0.50""",
        net={"Ann": 0, "Bob": 9.5, "Cy": -2, "Dee": -3, "Eve": -2, "Fay": -3},
        pots=[12],
        hand={"showdown": False},
    ),
    "straddle": Case(
        "Hold'em No Limit ($1/$2 USD)",
        "Ann $100, Bob $100, Cy $100, Dee $100",
        """Bob: posts small blind $1 / Cy: posts big blind $2 / Dee: posts straddle $4 / *** HOLE CARDS *** / Ann: folds
        Bob: folds / Cy: calls $2 / Dee: checks / *** FLOP *** [2c 7d 9h] / Cy: checks / Dee: bets $5 / Cy: folds
        Uncalled bet ($5) returned to Dee / Dee collected $8.55 from pot / *** SUMMARY ***
        Total pot $9 | Rake $0.45""",
        net={"Ann": 0, "Bob": -1, "Cy": -4, "Dee": 4.55},
        pots=[9],
        hand={"showdown": False},
    ),
    "three boards": Case(
        "Hold'em No Limit ($1/$2 USD)",
        "Ann $100, Bob $100",
        """Ann: posts small blind $1 / Bob: posts big blind $2 / *** HOLE CARDS ***
        Ann: raises $98 to $100 and is all-in / Bob: calls $98 and is all-in / *** FIRST FLOP *** [2c 7d 9h]
        *** FIRST TURN *** [2c 7d 9h] [Jc]
        *** FIRST RIVER *** [2c 7d 9h Jc] [4s] / *** SECOND FLOP *** [Kc 3d 8h] / *** SECOND TURN *** [Kc 3d 8h] [5s]
        *** SECOND RIVER *** [Kc 3d 8h 5s] [6c] / *** THIRD FLOP *** [2h 2d Qs] / *** THIRD TURN *** [2h 2d Qs] [Tc]
        *** THIRD RIVER *** [2h 2d Qs Tc] [9s] / *** FIRST SHOW DOWN *** / Ann: shows [As Ad] (a pair of Aces)
        Bob: shows [Ks Kd] (a pair of Kings) / Ann collected $66.67 from pot / *** SECOND SHOW DOWN ***
        Ann: shows [As Ad] (a pair of Aces) / Bob: shows [Ks Kd] (three of a kind, Kings)
        Bob collected $66.67 from pot / *** THIRD SHOW DOWN *** / Ann: shows [As Ad] (two pair, Aces and Deuces)
        Bob: mucks hand / Ann collected $66.66 from pot / *** SUMMARY *** / Total pot $200 | Rake $0
        Hand was run three times / FIRST Board [2c 7d 9h Jc 4s] / SECOND Board [Kc 3d 8h 5s 6c]
        THIRD Board [2h 2d Qs Tc 9s]""",
        net={"Ann": 33.33, "Bob": -33.33},
        pots=[200],
        hand={"board": "2c 7d 9h Jc 4s"},
    ),
    "side pots, commas and euros": Case(
        "Hold'em No Limit (€10/€20 EUR)",
        "Ann €4,000, Bob €1,920, Cy €1,000, Dee €500",
        f"""Bob: posts small blind €10 / Cy: posts big blind €20 / *** HOLE CARDS ***
        Dee: raises €480 to €500 and is all-in / Ann: raises €3,500 to €4,000 and is all-in
        Bob: calls €1,910 and is all-in / Cy: calls €980 and is all-in / Uncalled bet (€2,080) returned to Ann / {BOARD}
        Bob: shows [Qs Qd] (a pair of Queens) / Ann: shows [Ts Td] (a pair of Tens)
        Bob collected €1,839 from side pot-2 / Cy: shows [Ks Kd] (a pair of Kings) / Cy collected €1,499 from side pot-1
        Dee: shows [As Ad] (a pair of Aces) / Dee collected €1,999 from main pot / *** SUMMARY ***
        Total pot €5,340 Main pot €1,999. Side pot-1 €1,499. Side pot-2 €1,839. | Rake €3""",
        net={"Ann": -1920, "Bob": -81, "Cy": 499, "Dee": 1499},
        pots=[2000, 1500, 1840],
        hand={"currency": "EUR", "rake": 3},
    ),
    "chat, and lines of people who do not play": Case(
        "Hold'em No Limit ($1/$2 USD)",
        "Ann $100, Bob $100",
        """Seat 4: Dee ($5 in chips) is sitting out
        Seat 5: Eve ($7 in chips) out of hand (moved from another table into small blind)
        Fay: is sitting out / Gus will be allowed to play after the button / Ann: posts small blind $1
        Bob: posts big blind $2 / Hal joins the table at seat #7 / *** HOLE CARDS *** / Ann said, "Bob: folds"
        Ann: raises $4 to $6 / Eve [observer] said, "Ann collected $5 from pot" / Bob has timed out / Bob: calls $4
        *** FLOP *** [2c 7d 9h] / Ann said, "Bob shows [As Ad] for *** TURN *** [2c] [3c]" / Bob is disconnected
        Bob: checks / Ann said, "nh: checks" / Ann: bets $8 / Dee leaves the table / Bob: folds
        Uncalled bet ($8) returned to Ann / Ann collected $11.40 from pot / Ann: doesn't show hand / *** SUMMARY ***
        Total pot $12 | Rake $0.60""",
        net={"Ann": 5.4, "Bob": -6},
        pots=[12],
        hand={"players": 2, "board": "2c 7d 9h"},
    ),
}

WALK = """Ann: posts small blind $1 / Bob: posts big blind $2 / *** HOLE CARDS *** / Ann: folds
Uncalled bet ($1) returned to Bob / Bob collected $2 from pot / *** SUMMARY *** / Total pot $2 | Rake $0"""

GAMES = {
    "Hold'em No Limit ($1/$2 USD)": ("holdem", "no limit", "USD"),
    "Hold'em No Limit ($1/$2)": ("holdem", "no limit", "USD"),
    "Hold'em No Limit (£1/£2 GBP)": ("holdem", "no limit", "GBP"),
    "Hold'em No Limit (1/2)": ("holdem", "no limit", None),
    "Hold'em No Limit ($1/$2 - $20 Cap -  USD)": ("holdem", "no limit", "USD"),
    "Hold'em No Limit ($1/$2 - Ante $0.20 USD)": ("holdem", "no limit", "USD"),
    "Hold'em Limit ($2/$4 USD)": ("holdem", "fixed limit", "USD"),
    "Omaha Hi/Lo No Limit ($1/$2 USD)": ("omaha-hi-lo", "no limit", "USD"),
    "6 Card Omaha Pot Limit ($1/$2 USD)": ("omaha-6", "pot limit", "USD"),
    "5 Card Omaha Hi/Lo Pot Limit ($1/$2 USD)": ("omaha-5-hi-lo", "pot limit", "USD"),
    "Single Draw 2-7 Lowball No Limit ($1/$2 USD)": ("single-draw", "no limit", "USD"),
    "HORSE (Hold'em Limit, $2/$4 USD)": ("holdem", "fixed limit", "USD"),
    "HORSE (Omaha Hi/Lo Limit, $2/$4 USD)": ("omaha-hi-lo", "fixed limit", "USD"),
    "Mixed Omaha H/L (Omaha Hi/Lo Pot Limit, $1/$2 USD)": ("omaha-hi-lo", "pot limit", "USD"),
    "8-Game (Hold'em No Limit, $1/$2 USD)": ("holdem", "no limit", "USD"),
    "8-Game (Triple Draw 2-7 Lowball Limit, $2/$4 USD)": ("triple-draw", "fixed limit", "USD"),
    "Tournament #1, $1,000+$50 USD Hold'em No Limit - Level XII (1/2)": ("holdem", "no limit", None),
    "Tournament #2, Freeroll  Hold'em No Limit - Level I (1/2)": ("holdem", "no limit", None),
    "Tournament #3, 10+1 8-Game (Triple Draw 2-7 Lowball Limit) - Level I (2/4)": ("triple-draw", "fixed limit", None),
    "Tournament #4, $1+$0.10 USD Mixed Hold'em (Hold'em Limit) - Level II (2/4)": ("holdem", "fixed limit", None),
}
"""First lines, each with its game, betting and currency. All blinds are 1 and 2."""

NAMES = """a: folds|Bob (button)|[x]|a [x]|/\\ntiHer[]|wo_olly :D|Seat 9|O'Neil|$5|won (5)|12|Ünsal €|赤兔丶|posts
(1 in chips)|Al said, |Al |  Al| a: bets 9 """.replace("\n", "|").split("|")

NAMED = """{0}: posts small blind $1 / Xy: posts big blind $2 / *** HOLE CARDS *** / Dealt to {0} [As Ad]
{0}: raises $4 to $6 / Xy: calls $4 / *** FLOP *** [2c 7d 9h] / Xy: checks / {0}: bets $8 / Xy: folds
Uncalled bet ($8) returned to {0} / {0} collected $11.40 from pot / {0}: doesn't show hand / *** SUMMARY ***
Total pot $12 | Rake $0.60 / Seat 1: {0} (button) (small blind) collected ($11.40)"""


GOOD = stars("Hold'em No Limit ($1/$2 USD)", ["Ann $100", "Bob $100"], WALK)

WRONG = {
    "wrong_pot": GOOD.replace("Total pot $2", "Total pot $5"),
    "wrong_rake": GOOD.replace("Rake $0", "Rake $1"),
}
"""Hands whose summary contradicts the play, by the kind of the error."""

UNREADABLE = {
    "bad_header": GOOD.replace("PokerStars Hand #1:  ", "PokerStars Main n°1 : "),
    "unknown_game": GOOD.replace("Hold'em No Limit", "Irish Pot Limit"),
    "no_summary": GOOD.partition("*** SUMMARY")[0],
    "cancelled": GOOD.replace("Ann: folds", "Hand cancelled"),
    "unknown_player": GOOD.replace("Ann: folds", "Zoe: folds"),
    "no_players": GOOD.replace("Seat 2: Bob", "Seat 2: Eve"),
}
"""Unreadable hands, by error."""


class Hand(NamedTuple):
    """An Open Hand History hand, and its expected results. A minus before a name marks a player who sits out."""

    players: str
    rounds: str
    pots: list[dict]
    net: dict[str, float]
    hand: dict[str, object]
    fields: dict[str, object] = {}  # noqa: RUF012
    holes: dict[str, str] = {}  # noqa: RUF012

    def ohh(self, number: int) -> dict:
        """The hand as a dict for JSON. If `number` is odd, the ids of players are texts."""
        seats = [words.split() for words in self.players.split(", ")]
        ids = {name.strip("-"): str(seat) if number % 2 else seat for seat, (name, _) in enumerate(seats, 1)}
        players = []
        for seat, (name, stack) in enumerate(seats, 1):
            plain = name.strip("-")
            players.append({"id": ids[plain], "seat": seat, "name": plain, "starting_stack": float(stack)})
            if plain != name:
                players[-1]["is_sitting_out"] = True
        rounds = []
        for line in self.rounds.split("\n"):
            street, cards, actions = re.fullmatch(r" *(\w+)(?: \[(.*?)\])?: ?(.*)", line).groups()
            rounds.append({"id": len(rounds), "street": street, "cards": (cards or "").split(), "actions": []})
            for words in filter(None, actions.split(", ")):
                name, action, amount, cards = re.fullmatch(
                    r"(\w+) ([A-Za-z ]+?)(?: ([\d.]+))?(?: \[(.*)\])?", words
                ).groups()
                place = len(rounds[-1]["actions"]) if number % 2 else 0  # equal numbers: the list order counts
                told = {"action_number": place, "player_id": ids[name], "action": action}
                told |= {"amount": float(amount)} if amount else {}
                rounds[-1]["actions"].append(told | ({"cards": cards.split()} if cards else {}))
        pots = [pot | {"number": at, "player_wins": wins(pot["player_wins"], ids)} for at, pot in enumerate(self.pots)]
        body = {"spec_version": "1.4.7", "site_name": "Test", "game_number": str(number), "table_name": "T"}
        body |= {"start_date_utc": "2024-05-06T07:08:09Z", "game_type": "Holdem", "currency": "USD", "dealer_seat": 1}
        body |= {"bet_limit": {"bet_type": "NL"}, "small_blind_amount": 1, "big_blind_amount": 2, "ante_amount": 0}
        return {"ohh": body | self.fields | {"players": players, "rounds": rounds, "pots": pots}}


def wins(amounts: dict[str, float], ids: dict[str, object]) -> list[dict]:
    return [{"player_id": ids[name], "win_amount": amount} for name, amount in amounts.items()]


ALL_IN = """Preflop: Ann Post SB 1, Bob Post BB 2, Ann Raise 5, Bob Call 4
    Flop [2c 7d 9h]: Bob Bet 94, Ann Call 94"""
SHOWS = "Showdown: Bob Shows Cards [Ks Kh], Ann Shows Cards [As Ad]"
FOLDED = """Preflop: Ann Post SB 1, Bob Post BB 2, Ann Raise 5, Bob Call 4
    Flop [2c 7d 9h]: Bob Check, Ann Bet 8, Bob Fold"""

OHH_CASES = {
    "run twice": Hand(
        "Ann 100, Bob 100",
        f"{ALL_IN}\nTurn [Jc]:\nRiver [4s]:\nTurn [Kc]:\nRiver [3d]:\n{SHOWS}",
        [{"amount": 200, "rake": 2, "player_wins": {"Ann": 99, "Bob": 99}}],
        net={"Ann": -1, "Bob": -1},
        hand={"rake": 2, "board": "2c 7d 9h Jc 4s", "pot": 200},
    ),
    "one sits out": Hand(
        "Ann 100, Bob 100, -Cy 100",
        FOLDED,
        [{"amount": 12, "rake": 0, "player_wins": {"Ann": 12}}],
        net={"Ann": 6, "Bob": -6},
        hand={"players": 2, "button_seat": 1},
    ),
    "posts of an entering player": Hand(
        "Ann 100, Bob 100, Cy 100, Dee 100",
        """Preflop: Bob Post SB 1, Cy Post BB 2, Dee Post Dead 1, Dee Post Extra Blind 2, Dee Check, Ann Fold, \
Bob Fold, Cy Check
        Flop [2c 7d 9h]: Cy Bet 4, Dee Fold""",
        [{"amount": 6, "rake": 0, "player_wins": {"Cy": 6}}],
        net={"Ann": 0, "Bob": -1, "Cy": 4, "Dee": -3},
        hand={"pot": 6},
    ),
    "a second big blind": Hand(
        "Ann 100, Bob 100, Cy 100, Dee 100",
        "Preflop: Bob Post SB 1, Cy Post BB 2, Dee Post BB 2, Dee Raise 4, Ann Fold, Bob Fold, Cy Fold",
        [{"amount": 5, "rake": 0, "player_wins": {"Dee": 5}}],
        net={"Ann": 0, "Bob": -1, "Cy": -2, "Dee": 3},
        hand={"pot": 5},
    ),
    "straddle": Hand(
        "Ann 100, Bob 100, Cy 100, Dee 100",
        "Preflop: Bob Post SB 1, Cy Post BB 2, Dee Straddle 4, Ann Raise 12, Bob Fold, Cy Fold, Dee Fold",
        [{"amount": 11, "rake": 0, "player_wins": {"Ann": 11}}],
        net={"Ann": 7, "Bob": -1, "Cy": -2, "Dee": -4},
        hand={"pot": 11},
    ),
    "a short big blind": Hand(
        "Ann 100, Bob 100, Cy 1.5",
        """Preflop: Bob Post SB 1, Cy Post BB 1.5, Ann Call 2, Bob Call 1
        Flop [2c 7d 9h]: Bob Check, Ann Check
        Turn [Jc]: Bob Check, Ann Check
        River [4s]: Bob Check, Ann Check
        Showdown: Bob Shows Cards [Ks Kh], Ann Mucks Cards [Qs Qh], Cy Shows Cards [As Ad]""",
        [
            {"amount": 4.5, "rake": 0, "player_wins": {"Cy": 4.5}},
            {"amount": 1, "rake": 0, "player_wins": {"Bob": 1}},
        ],
        net={"Ann": -2, "Bob": -1, "Cy": 3},
        hand={"pot": 5.5},
        holes={"Ann": "Qs Qh", "Bob": "Ks Kh"},
    ),
    "tournament": Hand(
        "Ann 100, Bob 100",
        f"Preflop: Ann Post Ante 1, Bob Post Ante 1, {FOLDED.removeprefix('Preflop: ')}",
        [{"amount": 14, "rake": 0, "player_wins": {"Ann": 14}}],
        net={"Ann": 7, "Bob": -7},
        hand={"tournament": "77", "currency": None, "ante": 1, "played_at": datetime(2024, 5, 6, 7, 8, 9)},
        fields={"tournament": True, "tournament_info": {"tournament_number": "77"}, "ante_amount": 1},
    ),
    "jackpot": Hand(
        "Ann 100, Bob 100",
        FOLDED,
        [{"amount": 12, "rake": 0.5, "jackpot": 0.25, "player_wins": {"Ann": 11.25}}],
        net={"Ann": 5.25, "Bob": -6},
        hand={"rake": 0.75, "pot": 12, "currency": "USD", "time_zone": "UTC"},
    ),
    "the pot includes the uncalled bet": Hand(
        "Ann 100, Bob 100",
        FOLDED,
        [{"amount": 20, "rake": 0.5, "player_wins": {"Ann": 19.5}}],
        net={"Ann": 5.5, "Bob": -6},
        hand={"rake": 0.5, "pot": 12},
    ),
    "stud": Hand(
        "Ann 100, Bob 100",
        """Third: Ann Post Ante 1, Bob Post Ante 1, Ann Dealt Cards [As Ks 7d], Ann Bet 2, Bob Call 2
        Fourth: Ann Dealt Cards [5c], Ann Check, Bob Bet 2, Ann Fold""",
        [{"amount": 6, "rake": 0, "player_wins": {"Bob": 6}}],
        net={"Ann": -3, "Bob": 3},
        hand={"game": "stud", "button_seat": None},
        fields={"game_type": "Stud", "bet_limit": {"bet_type": "FL"}},
        holes={"Ann": "As Ks 7d 5c"},
    ),
}


def changed(*path: object, value: object = None) -> Callable[[int], str]:
    """A function that returns a hand as JSON, in which one value is replaced."""

    def text(number: int) -> str:
        hand = place = OHH_CASES["one sits out"].ohh(number)
        for step in ("ohh", *path[:-1]):
            place = place[step]
        place[path[-1]] = value
        return json.dumps(hand)

    return text


UNREADABLE_OHH = {
    "cut": (lambda number: changed("pots")(number)[:300], "bad_json"),
    "another game": (changed("game_type", value="Chinese"), "unknown_game"),
    "no bet limit": (changed("bet_limit"), "missing_field"),
    "no list of rounds": (changed("rounds"), "missing_field"),
    "an empty list of rounds": (changed("rounds", value=[]), "missing_field"),
    "no players": (changed("players"), "no_players"),
    "another action": (changed("rounds", 0, "actions", 0, "action", value="Dances"), "bad_action"),
    "no action": (changed("rounds", 0, "actions", 0, "action"), "bad_action"),
    "no amount": (changed("rounds", 1, "actions", 1, "amount"), "bad_action"),
    "another player": (changed("rounds", 0, "actions", 0, "player_id", value=9), "unknown_player"),
}
"""Changes that make a hand unreadable, each with its error."""
