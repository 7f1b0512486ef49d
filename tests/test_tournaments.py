"""Summaries of tournaments, and what hands tell of tournaments. All texts are invented; test_rooms has real files."""

import csv
import re
from datetime import datetime
from pathlib import Path

import pytest
from conftest import one_line, pokersql
from test_history_formats import Loaded

from pokersql import library

STARS = """PokerStars Tournament #77, No Limit Hold'em
Buy-In: $4.00/$1.00/$0.50 USD
6 players
Total Prize Pool: $24.00 USD
Tournament started 2020/05/01 20:00:00 CET [2020/05/01 14:00:00 ET]
Tournament finished 2020/05/01 21:30:00 CET [2020/05/01 15:30:00 ET]

  1: Bob, the [2] (New York, USA), $15.60 (65%)
  2: Ann (Norway), $8.40 (35%)
  3: Cy (Japan),
  4: Dan (Peru),
  5: Bob, the [1] (New York, USA),
  6: 1: x (y) (Mali),

You finished in 2nd place.

You made 2 rebuys and 1 addons for a total of USD 15.00.

You collected 3 bounties for a total of USD 2.50.
"""
TILT = """Full Tilt Poker Tournament Summary Satellite (88) Omaha H/L Pot Limit (Super Turbo)
Buy-In: $20 + $2
Knockout Bounty: $5
Rebuy: $15
Hero received 2 Knockout Bounty Awards
Hero performed 1 Rebuy
4 Entries
Total Prize Pool: $75
Tournament started: Wed, July 21, 2010 22:40 ET
Tournament finished: Wed, July 21, 2010 23:10 ET

1: Eve, $50 Satellite Token
2: Hero, $25
3: [Player not loaded]
4: Flo

Hero finished in 2nd place
"""
WINAMAX = """Winamax Poker - Tournament summary : Déglingos !(99) - Late registration
Player : Gus
Buy-In : 1,80€ + 1,80€ + 0,40€
Registered players : 120
Mode : tt
Type : knockout
Speed : turbo
Levels : [10-20:0:360:omaha5-pot-limit,15-30:0:360:omaha5-pot-limit]
Prizepool : 216€
Tournament started 2021/03/04 20:00:00 UTC
You played 51min 0s
You finished in 3rd place
You won 21,60€ + Bounty 5,40€
"""
PACIFIC = """***** 888poker Tournament Summary *****
Tournament ID: 111
Buy-In: $3 + $0.30
Ivy finished 2/315 and won $1,234.50

"""
GG = """Tournament #122, Sunday $11, Big Bounty, Hold'em No Limit
Buy-in: $10 + $1
842 Players
Total Prize Pool: $8,420
Tournament started 2026/03/09 20:15:00
17th : Hero, $28.75

You made 1 re-entry and received a total of $28.75
"""
HAND = """PokerStars Hand #{number}: Tournament #77, $4.00+$1.00+$0.50 USD Hold'em No Limit - Level I (10/20) - {time}
Table '77 1' 6-max Seat #1 is the button
Seat 1: Ann (1500 in chips, $1 bounty)
Seat 2: Cy (480 in chips, $1 bounty)
Ann: posts small blind 10
Cy: posts big blind 20
*** HOLE CARDS ***
Dealt to Ann [As Ah]
Ann: raises 1480 to 1500 and is all-in
Cy: calls 460 and is all-in
Uncalled bet (1020) returned to Ann
*** FLOP *** [2c 7d 9h]
*** TURN *** [2c 7d 9h] [Jc]
*** RIVER *** [2c 7d 9h Jc] [3s]
*** SHOW DOWN ***
Cy: shows [Kd Qd] (high card King)
Ann: shows [As Ah] (a pair of Aces)
Ann collected 960 from pot
{ends}*** SUMMARY ***
Total pot 960 | Rake 0
Board [2c 7d 9h Jc 3s]
Seat 1: Ann (button) (small blind) showed [As Ah] and won (960) with a pair of Aces
Seat 2: Cy (big blind) showed [Kd Qd] and lost with high card King

"""
ENDS = """Ann wins $0.50 for eliminating Cy and their own bounty increases by $0.50 to $1.50
Cy finished the tournament in 3rd place
"""
PLAYED = HAND.format(number=1, time="2020/05/01 15:00:00", ends=ENDS)
CASH = HAND.format(number=9, time="2020/05/01 15:00:00", ends="").replace(
    "Tournament #77, $4.00+$1.00+$0.50 USD Hold'em No Limit - Level I (10/20)", "Hold'em No Limit ($10/$20 USD)"
)


def load(directory: Path, **files: str) -> Loaded:
    """The database after loading each text from a file of its own, in this order."""
    db = directory / "mine.duckdb"
    for name, text in files.items():
        (directory / f"{name}.txt").write_text(text, encoding="utf-8")
        pokersql("load", str(directory / f"{name}.txt"), "--db", str(db))
    return Loaded(str(db))


def test_no_right_text_has_an_error(right):
    assert right.errors() == {}


def test_summaries_of_each_room_give_tournaments_and_entries(right):
    chosen = "WHERE tournament IN ('77', '88', '99', '111', '122')"
    order = f"{chosen} ORDER BY LENGTH(tournament), tournament"
    told = "room, tournament, name, game, betting, buy_in, fee, bounty, currency, speed, players, prize_pool"
    assert right.rows(f"SELECT {told} FROM tournaments {order}") == [
        ("PokerStars", "77", None, "holdem", "no limit", 5, 0.5, 1, "USD", None, 6, 24),
        ("Full Tilt Poker", "88", "Satellite", "omaha-hi-lo", "pot limit", 20, 2, 5, "USD", "super turbo", 4, 75),
        ("Winamax", "99", "Déglingos !", "omaha-5", "pot limit", 3.6, 0.4, 1.8, "EUR", "turbo", 120, 216),
        ("888poker", "111", None, None, None, 3, 0.3, None, "USD", None, 315, None),
        ("GGPoker", "122", "Sunday $11, Big Bounty", "holdem", "no limit", 10, 1, None, "USD", None, 842, 8420),
    ]
    assert right.rows(f"SELECT started_at, ended_at FROM tournaments {order}") == [
        (datetime(2020, 5, 1, 14), datetime(2020, 5, 1, 15, 30)),
        (datetime(2010, 7, 21, 22, 40), datetime(2010, 7, 21, 23, 10)),
        (datetime(2021, 3, 4, 20), None),
        (None, None),
        (datetime(2026, 3, 9, 20, 15), None),
    ]
    assert right.rows(
        "SELECT tournament, player, entry_no, is_owner, place, rebuys, add_ons, knockouts, paid, prize, ticket, "
        f"bounties, net FROM entries {order}, place"
    ) == [
        ("77", "Bob, the", 2, False, 1, 0, 0, None, None, 15.6, None, None, None),
        ("77", "Ann", 1, True, 2, 2, 1, 3, 20.5, 8.4, None, 2.5, -9.6),
        ("77", "Cy", 1, False, 3, 0, 0, None, None, 0, None, None, None),
        ("77", "Dan", 1, False, 4, 0, 0, None, None, 0, None, None, None),
        ("77", "Bob, the", 1, False, 5, 0, 0, None, None, 0, None, None, None),
        ("77", "1: x (y)", 1, False, 6, 0, 0, None, None, 0, None, None, None),
        ("88", "Eve", 1, False, 1, 0, 0, None, None, 0, "$50 Satellite Token", None, None),
        ("88", "Hero", 1, True, 2, 1, 0, 2, 37, 25, None, 10, -2),
        ("88", None, 1, False, 3, 0, 0, None, None, 0, None, None, None),
        ("88", "Flo", 1, False, 4, 0, 0, None, None, 0, None, None, None),
        ("99", "Gus", 1, True, 3, 0, 0, None, 4, 21.6, None, 5.4, 23),
        ("111", "Ivy", 1, True, 2, 0, 0, None, 3.3, 1234.5, None, 0, 1231.2),
        ("122", "Hero", 1, True, 17, 0, 0, None, 22, 28.75, None, 0, 6.75),
    ]


BLOCKS = """Winamax Poker - Tournament summary : Night(101) - Late registration
Player : Gus
Buy-In : 0,90€ + 0,90€ + 0,20€
Registered players : 120
You finished in 150th place
You won Bounty 0.45€

Winamax Poker - Tournament summary : Night(101)
Player : Gus
Buy-In : 0,90€ + 0,90€ + 0,20€
Registered players : 120
You finished in 7th place
You won 50€ + Ticket 10€ + Bounty 1.74€

Tournament #102, Bounty Night, Hold'em No Limit
Buy-in: $4.50+$0.50+$5
5,000 Players
Tournament started 2026/03/09 20:15:00
2,068th : Hero, $50 Entry

PokerStars Tournament #103, No Limit Hold'em
Freeroll
2 players
Total Prize Pool: $10.00 USD
Tournament finished 2020/05/01 21:30:00 CET
1: Ann (Peru), $10.00 (100%)
2: Bob (Peru),

PokerStars Tournament #104, No Limit Hold'em
Buy-In: $1.00/$0.10 USD
2 players
Tournament finished 2020/05/01 21:30:00 CET
1: Ann [2] (Peru), $3.00 (100%)
2: Bob (Peru),
3: Ann [1] (Peru),
You finished in 1st place.
You made 1 re-entry for a total of USD 1.10.

PokerStars Tournament #104, No Limit Hold'em
Buy-In: $1.00/$0.10 USD
2 players
You finished in 2nd place.
"""


def test_each_entry_of_a_player_is_counted_once(right):
    told = "tournament, player, entry_no, is_owner, place, re_entries, paid, prize, ticket, bounties, net"
    chosen = "WHERE tournament BETWEEN '101' AND '104'"
    assert right.rows(f"SELECT {told} FROM entries {chosen} ORDER BY tournament, place") == [
        ("101", "Gus", 2, True, 7, 0, 2, 50, "Ticket 10€", 1.74, 59.74),
        ("101", "Gus", 1, True, 150, 0, 2, 0, None, 0.45, -1.55),
        ("102", "Hero", 1, True, 2068, 0, 10, 0, "$50 Entry", 0, 40),
        ("103", "Ann", 1, False, 1, 0, 0, 10, None, 0, 10),
        ("103", "Bob", 1, False, 2, 0, 0, 0, None, 0, 0),
        ("104", "Ann", 2, True, 1, 0, 1.1, 3, None, 0, 1.9),
        ("104", "Bob", 1, True, 2, 0, 1.1, 0, None, 0, -1.1),
        ("104", "Ann", 1, True, 3, 0, 1.1, 0, None, 0, -1.1),
    ]


FOLDED = """PokerStars Hand #30: Tournament #66, $4+$1+$0.50 Hold'em No Limit - Level I (10/20) - 2020/05/01 14:00:00
Table '66 1' 2-max Seat #1 is the button
Seat 1: Ann (500 in chips, $1 bounty)
Seat 2: Cy (500 in chips, $1 bounty)
Ann: posts small blind 10
Cy: posts big blind 20
*** HOLE CARDS ***
Dealt to Ann [As Ah]
Ann: raises 20 to 40
Cy: folds
Uncalled bet (20) returned to Ann
Ann collected 40 from pot
*** SUMMARY ***
Total pot 40 | Rake 0
Seat 1: Ann (button) (small blind) collected (40)
Seat 2: Cy (big blind) mucked [Kd Qd]

"""
WON = HAND.format(
    number=31,
    time="2020/05/01 14:10:00",
    ends="""Ann wins $0.50 for eliminating Cy and their own bounty increases by $0.50 to $1.50
Cy finished the tournament in 2nd place
Ann wins the tournament and receives $8.00 - congratulations!
""",
)
for old, new in (("#77", "#66"), ("1500", "520"), ("1480", "500"), ("1020", "40")):
    WON = WON.replace(old, new)


@pytest.fixture(scope="module")
def right(tmp_path_factory) -> Loaded:
    """A database with summaries of each room, and hands of tournaments without a summary."""
    last = WON.replace("#66", "#67").replace("#31", "#32")
    alone = PLAYED.replace("#77", "#78")
    texts = [STARS, TILT, WINAMAX, PACIFIC, GG, BLOCKS, FOLDED, WON, last, alone]
    return load(tmp_path_factory.mktemp("right"), a="".join(texts))


@pytest.mark.parametrize(("number", "known"), [("66", True), ("67", False)], ids=["all", "the last"])
def test_bounties_are_known_only_if_all_hands_of_the_player_are_loaded(number, known, right):
    told = "SELECT player, is_owner, place, paid, prize, knockouts, bounties, net FROM entries"
    assert right.rows(f"{told} WHERE tournament = '{number}' ORDER BY player") == [
        ("Ann", True, 1, 5.5, 8, *((1, 2, 4.5) if known else (None, None, None))),
        ("Cy", False, 2, 5.5, 0, *((0, 0, -5.5) if known else (None, None, None))),
    ]


@pytest.mark.slow
def test_hands_and_summary_of_a_tournament_are_loaded_in_any_order_and_repeatedly(tmp_path):
    hands, summary = (text.replace("#77", "#78").replace("Hand #1", "Hand #2") for text in (PLAYED, STARS))
    found = load(tmp_path, first=PLAYED + summary, second=STARS + hands, again=PLAYED + summary + STARS + hands)
    assert found.errors() == {}
    told = "SELECT tournament, hands, summaries, buy_in, fee, bounty FROM tournaments ORDER BY 1"
    assert found.rows(told) == [("77", 1, 2, 5, 0.5, 1), ("78", 1, 2, 5, 0.5, 1)]
    told = "SELECT tournament, player, knockouts, bounties FROM entries WHERE place IN (2, 3) ORDER BY ALL"
    assert found.rows(told) == [
        ("77", "Ann", 3, 2.5),
        ("77", "Cy", None, None),
        ("78", "Ann", 3, 2.5),
        ("78", "Cy", None, None),
    ]


def test_hands_alone_tell_what_they_know_and_the_rest_is_null(right):
    alone = "WHERE tournament = '78'"
    told = "buy_in, fee, bounty, currency, players, prize_pool, started_at, hands, summaries"
    assert right.rows(f"SELECT {told} FROM tournaments {alone}") == [(5, 0.5, 1, "USD", None, None, None, 1, 0)]
    told = "player, is_owner, place, paid, bounties, net"
    assert right.rows(f"SELECT {told} FROM entries {alone} ORDER BY player") == [
        ("Ann", True, None, 5.5, None, None),
        ("Cy", False, 3, 5.5, None, None),
    ]


DAN = "  4: Dan (Peru),\n"
DAMAGED = {
    "another buy-in": ("/$0.50 USD", "/$0.60 USD", "other_buy_in: 5.6000; right: 5.5000"),
    "another place": ("3: Cy (Japan),\n" + DAN, "3: Dan (Peru),\n  4: Cy (Japan),\n", "other_place: 4; right: 3"),
    "a dropped line": (DAN, "", "wrong_place: 5; right: 4", "wrong_players: 6; right: 5, as in the list"),
    "a doubled line": (
        DAN,
        DAN * 2,
        "repeated_player: Dan; right: another player",
        "wrong_players: 6; right: 7, as in the list",
    ),
    "a wrong prize": ("$15.60", "$5.60", "wrong_prize: 5.6000; right: 15.6"),
    "a second buy-in": (
        "You made",
        "Buy-In: $9.00/$1.00 USD\n\nYou made",
        "repeated_field: -; right: one value of buy_in",
    ),
    "a wrong prize pool": ("Pool: $24.00", "Pool: $14.00", "wrong_prize_pool: 14.0000; right: 24.0"),
    "an unreadable amount": ("Pool: $24.00", "Pool: $2x4.00", "bad_field: $2x4.00 ; right: prize_pool"),
    "a line without a percentage": (
        "$8.40 (35%)",
        "$8.40",
        "wrong_prize: 65.000000 percent; right: prizes of 100 percent in all",
    ),
    "no places": (
        STARS[STARS.index("  1: Bob") : STARS.index("You made")],
        "",
        "missing_field: -; right: the places of the players",
    ),
    "no players": ("6 players\n", "", "missing_field: -; right: the number of players"),
    "the owner's place": ("in 2nd place", "in 9th place", "unknown_player: place 9; right: a player of the list"),
}


LISTS = [(text, row) for text in (STARS, TILT) for row in re.findall(r"(?m)^ *\d+: .*\n", text)]
CHANGED = [text.replace(row, rows) for text, row in LISTS for rows in ("", 2 * row)]
"""Summaries, each with a dropped or a doubled row of a player."""


@pytest.fixture(scope="module")
def damaged(tmp_path_factory) -> Loaded:
    """A database with tournaments numbered from 70, one for each damage: a hand and a damaged summary of each.

    From the number 100 on, it has the summaries in CHANGED.
    """
    hands, summaries = "", ""
    for i, (before, after, *_) in enumerate(DAMAGED.values(), 70):
        assert before in STARS
        hands += PLAYED.replace("#77", f"#{i}").replace("Hand #1", f"Hand #{i}")
        summaries += STARS.replace(before, after, 1).replace("#77", f"#{i}")
    summaries += "".join(re.sub("77|88", str(number), text) for number, text in enumerate(CHANGED, 100))
    return load(tmp_path_factory.mktemp("damaged"), hands=hands, summaries=summaries)


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_or_contradictory_summary_has_an_error(damage, damaged):
    number = 70 + list(DAMAGED).index(damage)
    found = damaged.rows(
        f"""SELECT e.error || ': ' || COALESCE(e.found, '-') || '; right: ' || e.expected FROM history_errors AS e
        ASOF JOIN summaries AS s ON e.line >= s.line WHERE s.tournament = '{number}' ORDER BY ALL"""
    )
    assert [error for (error,) in found] == list(DAMAGED[damage][2:])


def test_no_row_of_a_player_is_dropped_or_doubled_without_an_error(damaged):
    lists = "FROM summaries WHERE LENGTH(tournament) = 3"
    assert damaged.rows(f"SELECT COUNT(*), COUNT(DISTINCT tournament) {lists}") == [(len(CHANGED), len(CHANGED))]
    assert (
        damaged.rows(
            f"""SELECT tournament {lists} AND tournament NOT IN (
        SELECT s.tournament FROM history_errors AS e ASOF JOIN summaries AS s ON e.line >= s.line)"""
        )
        == []
    )


@pytest.mark.slow
def test_unload_removes_summaries_and_their_contradictions(tmp_path):
    db = str(tmp_path / "mine.duckdb")
    load(tmp_path, h=PLAYED).connection.close()
    (tmp_path / "s.txt").write_text(STARS.replace("$0.50 USD", "$0.60 USD"))
    said = pokersql("load", str(tmp_path / "s.txt"), "--db", db).stderr
    assert "1 row in history_errors, the first:" in said and "other_buy_in: 5.6000; right: 5.5000" in said
    assert Loaded(db).rows("SELECT error FROM history_errors") == [("other_buy_in",)]
    pokersql("unload", str(tmp_path / "h.txt"), "--db", db)
    assert Loaded(db).rows("SELECT error FROM history_errors") == []
    assert Loaded(db).rows("SELECT hands, summaries FROM tournaments") == [(0, 1)]
    assert (
        "0 hands and 1 summary of a tournament removed"
        in pokersql("unload", str(tmp_path / "s.txt"), "--db", db).stderr
    )
    for table in ("summaries", "summary_entries", "finishes", "tournaments", "entries"):
        assert Loaded(db).rows(f"SELECT COUNT(*) FROM {table}") == [(0,)]


@pytest.mark.slow
def test_a_file_of_a_large_tournament_is_read_in_slices(tmp_path, monkeypatch):
    monkeypatch.setattr("pokersql.histories.history_files.BLOCK", 4096)
    monkeypatch.setattr("pokersql.histories.history_files.SLICE", 4096)
    players = "".join(f"  {place}: player {place} (Peru),\n" for place in range(3, 301))
    text = STARS.partition("  3: Cy")[0].replace("6 players", "300 players") + players
    found = load(tmp_path, a=STARS.replace("#77", "#76") + text + STARS.replace("#77", "#78"))
    assert found.rows("SELECT tournament, COUNT(*) FROM entries GROUP BY ALL ORDER BY ALL") == [
        ("76", 6),
        ("77", 300),
        ("78", 6),
    ]
    assert found.errors() == {}


@pytest.fixture(scope="module")
def both(tmp_path_factory) -> str:
    """A database with hands of a cash game and of a tournament, and summaries of two tournaments."""
    directory = tmp_path_factory.mktemp("tournaments")
    hands = [HAND.format(number=i, time=f"2020/05/01 15:0{i}:00", ends="") for i in (2, 3)]
    load(directory, a=PLAYED + "".join(hands) + CASH, b=STARS + TILT).connection.close()
    return str(directory / "mine.duckdb")


def reported(db: str, *words: str, code: int = 0) -> list[str]:
    ended = pokersql("report", *words, "--db", db, "-f", "csv", code=code)
    return ended.stdout.splitlines() if code == 0 else [one_line(ended.stderr)]


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "name", ["results", "players", "positions", "stacks", "m", "opponents", "sessions", "luck", "stakes"]
)
def test_chips_and_money_are_never_added_up(name, both):
    [said] = reported(both, name, code=2)
    assert "cash games and of tournaments" in said and "--cash or --tournaments" in said
    assert len(reported(both, name, "--tournaments")) > 1 and len(reported(both, name, "--cash")) > 1


def test_reports_choose_the_hands_of_tournaments_or_of_cash_games(both):
    assert reported(both, "results", "--tournaments", "--player", "Ann")[1].startswith("Ann,3,1440.0000,")
    assert reported(both, "results", "--cash", "--player", "Ann")[1].startswith("Ann,1,480.0000,")
    assert library.report("results", both, tournaments=True, player="Ann")[0][1] == 3
    assert [len(reported(both, "pots", *kind)) for kind in ([], ["--cash"], ["--tournaments"])] == [5, 2, 4]


def test_the_report_on_tournaments_has_the_return_on_investment(both):
    assert reported(both, "tournaments", "--by", "room") == [
        "grouped_by,currency,entries,unknown,in_the_money,itm_percent,paid,won,net,net_error,roi,roi_error,"
        "place_percent",
        "Full Tilt Poker,USD,1,0,1,100.0,37.0,35.0,-2.0,,-5.4,,50.0",
        "PokerStars,USD,1,0,1,100.0,20.5,10.9,-9.6,,-46.8,,33.3",
    ]
    assert reported(both, "tournaments", "--by", "month", "--player", "Hero")[1].startswith("2010-07,USD,1,0,1,")
    assert len(reported(both, "tournaments", "--room", "Full Tilt Poker")) == 2
    assert "; its rooms are Full Tilt Poker, PokerStars" in reported(both, "tournaments", "--room", "Tilt", code=2)[0]


@pytest.mark.slow
def test_the_report_on_a_tournament_has_the_stack_after_each_hand(both, fonts, tmp_path):
    found = reported(both, "tournament", "77", "--plot", str(tmp_path / "stack.svg"))
    assert len(found) == 4 and (tmp_path / "stack.svg").exists()
    assert found[1].split(",")[8:] == ["Ann", "BTN", "As Ah", "1500.0000", "75.0", "50.0", "480.0000", "1980.0000"]
    assert "no hands of a tournament '7'; did you mean 77?" in reported(both, "tournament", "7", code=2)[0]


LAST_THREE = """PokerStars Hand #50: Tournament #55, $4+$1 Hold'em No Limit - Level I (10/20) - 2020/05/01 14:00:00
Table '55 1' 3-max Seat #3 is the button
Seat 1: Ann (1000 in chips)
Seat 2: Cy (1000 in chips)
Seat 3: Dan (1000 in chips)
Ann: posts small blind 10
Cy: posts big blind 20
*** HOLE CARDS ***
Dealt to Ann [As Ah]
Dan: folds
Ann: raises 980 to 1000 and is all-in
Cy: calls 980 and is all-in
*** FLOP *** [2c 7d 9h]
*** TURN *** [2c 7d 9h] [Jc]
*** RIVER *** [2c 7d 9h Jc] [3s]
*** SHOW DOWN ***
Ann: shows [As Ah] (a pair of Aces)
Cy: shows [Kd Kc] (a pair of Kings)
Ann collected 2000 from pot
*** SUMMARY ***
Total pot 2000 | Rake 0
Board [2c 7d 9h Jc 3s]
Seat 1: Ann (small blind) showed [As Ah] and won (2000) with a pair of Aces
Seat 2: Cy (big blind) showed [Kd Kc] and lost with a pair of Kings
Seat 3: Dan (button) folded before Flop (didn't bet)

"""
PRIZES = """PokerStars Tournament #55, No Limit Hold'em
Buy-In: $4.00/$1.00 USD
3 players
Total Prize Pool: $12.00 USD
Tournament finished 2020/05/01 21:30:00 CET
1: Ann (Peru), $8.40 (70%)
2: Dan (Peru), $3.60 (30%)
3: Cy (Peru),
"""


SIDE_POT = """PokerStars Hand #60: Tournament #55, $4+$1 Hold'em No Limit - Level I (10/20) - 2020/05/01 14:01:00
Table '55 1' 3-max Seat #1 is the button
Seat 1: Ann (300 in chips)
Seat 2: Cy (1500 in chips)
Seat 3: Dan (1200 in chips)
Cy: posts small blind 10
Dan: posts big blind 20
*** HOLE CARDS ***
Dealt to Ann [As Ah]
Ann: raises 280 to 300 and is all-in
Cy: calls 290
Dan: calls 280
*** FLOP *** [2c 7d 9h]
Cy: bets 200
Dan: calls 200
*** TURN *** [2c 7d 9h] [Jc]
Cy: bets 400
Dan: folds
Uncalled bet (400) returned to Cy
*** RIVER *** [2c 7d 9h Jc] [3s]
*** SHOW DOWN ***
Cy: shows [Kd Kc] (a pair of Kings)
Cy collected 400 from side pot
Ann: shows [As Ah] (a pair of Aces)
Ann collected 900 from main pot
*** SUMMARY ***
Total pot 1300 Main pot 900. Side pot 400. | Rake 0
Board [2c 7d 9h Jc 3s]

"""


def tournament(number: int, hand: str, prizes: str) -> str:
    """The texts of a hand and of a summary, with the number of another tournament."""
    for old, new in (("Hand #", f"Hand #{number}"), ("#55", f"#{number}"), ("'55 ", f"'{number} ")):
        hand, prizes = hand.replace(old, new), prizes.replace(old, new)
    return hand + prizes


@pytest.mark.slow
def test_luck_is_in_money_in_hands_of_the_last_players_with_known_prizes_and_else_in_chips(tmp_path):
    three = PRIZES.replace("Cy (Peru),", "Cy (Peru), $2.00 (0%)").replace("$8.40", "$6.00").replace("$3.60", "$4.00")
    again = PRIZES.replace("3 players", "4 players").replace("3: Cy (Peru),", "3: Cy [2] (Peru),\n4: Cy [1] (Peru),")
    later = LAST_THREE.replace("#50", "#51").replace("(1000 in", "(2000 in").replace("980 to 1000", "1980 to 2000")
    later = later.replace("calls 980", "calls 1980").replace("2000 from", "4000 from")
    later = later.replace("pot 2000 |", "pot 4000 |")
    deal = PRIZES.replace("$8.40", "$5.00").replace("$3.60", "$7.00")
    text = (
        LAST_THREE
        + PRIZES
        + tournament(56, LAST_THREE, "")
        + tournament(61, SIDE_POT, three)
        + tournament(62, LAST_THREE, again)
        + tournament(63, LAST_THREE + later, PRIZES)
        + tournament(64, LAST_THREE, deal)
    )
    load(tmp_path, a=text).connection.close()
    [header, *lines] = csv.reader(reported(str(tmp_path / "mine.duckdb"), "luck", "--icm"))
    assert header == ["player", "unit", "pots", "unknown", "won", "expected", "luck"]
    # Tournament 56 has no summary. At the first hand of 63 half of the chips are at another table. 64 ended by a deal.
    assert [line[:3] for line in lines[:2]] == [["Ann", "USD", "4"], ["Ann", "chips", "3"]]
    rows = list(csv.DictReader(reported(str(tmp_path / "mine.duckdb"), "luck", "--icm", "--player", "Ann")))
    found = {row["tournament"]: row for row in rows if row["unit"] == "USD"}
    assert sorted(found) == ["55", "61", "62", "63"]
    wins, ties = 0.8106, 0.0038  # of AsAh against KdKc
    # Ann's share is 2/3 * 8.40 + 1/3 * 3.60 with 2,000 of 3,000 chips, and 4 with 1,000.
    assert float(found["55"]["expected"]) == pytest.approx(wins * 6.8 + ties * 4, abs=0.01)
    assert [float(found[number]["won"]) for number in ("55", "62", "63")] == [6.8, 6.8, 6.8]

    def icm(*stacks: int) -> float:
        [[shares]] = library.query("SELECT icm($stacks, [6, 4, 2])", {"stacks": list(stacks)}).fetchall()
        return shares[0]

    # Cy's side pot of 400 is his also if Ann wins the main pot. Two kings among 44 cards beat Ann.
    expected = 42 / 44 * icm(900, 1400, 700) + 2 / 44 * 2
    assert float(found["61"]["expected"]) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize(
    "words, message",
    [
        (["tournament"], "the report tournament needs a number"),
        (["results", "77"], "only the reports tournament and hand take a number"),
        (["tournaments", "--cash"], "--cash is not for the report tournaments"),
        (["results", "--icm"], "--icm is for luck"),
        (["luck", "--icm", "--cash"], "--icm is for tournaments; leave out --cash"),
        (["luck", "--icm", "--plot", "luck.svg"], "--icm has no plot; leave out --plot or --icm"),
        (["results", "--by", "room"], "the report results has no --by room: --by "),
    ],
)
def test_a_report_refuses_options_of_another_report(words, message, both):
    assert message in reported(both, *words, code=2)[0]
