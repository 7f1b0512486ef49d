"""Loaded hand histories: random hands compared with PokerKit, hands of Pluribus and of six poker rooms, errors in
hands."""

import re
from datetime import datetime
from decimal import Decimal
from pathlib import Path

import phh
import pytest
from conftest import one_line
from phh import SIDE_POTS, TABLES, load, results, rows, tables, written

SUMS = {
    "invested less returned adds up to the pot": """
        SELECT hand_id FROM histories.hands INNER JOIN histories.seats USING (hand_id) GROUP BY hand_id, pot, players
        HAVING SUM(invested - returned) <> pot OR COUNT(*) <> players
    """,
    "net adds up to the negative rake": """
        SELECT hand_id FROM histories.hands INNER JOIN histories.seats USING (hand_id) GROUP BY hand_id, rake
        HAVING COUNT(net) = COUNT(*) AND SUM(net) <> -COALESCE(rake, 0)
    """,
    "the amounts of actions add up to invested": """
        SELECT s.hand_id FROM histories.seats AS s
        LEFT JOIN (SELECT hand_id, seat, SUM(amount) AS amount FROM histories.actions GROUP BY ALL) AS a
        USING (hand_id, seat)
        WHERE s.invested <> COALESCE(a.amount, 0) OR s.invested > s.stack
    """,
    "pot_before is the sum of the earlier amounts": """
        FROM histories.actions QUALIFY pot_before + amount <> SUM(amount) OVER (PARTITION BY hand_id ORDER BY action_no)
    """,
    "the amounts of pots add up to the pot": """
        SELECT hand_id FROM histories.hands AS h LEFT JOIN histories.pots AS p USING (hand_id)
        GROUP BY hand_id, h.pot, h.rake
        HAVING COALESCE(SUM(p.amount), 0) <> h.pot OR (COUNT(p.rake) = COUNT(*) AND SUM(p.rake) <> h.rake)
    """,
    "the winnings from a pot add up to its amount less its rake": """
        SELECT hand_id FROM histories.pots AS p LEFT JOIN histories.pot_seats AS s USING (hand_id, pot_no)
        GROUP BY hand_id, pot_no, p.amount, p.rake
        HAVING COUNT(s.won) = COUNT(*) AND SUM(s.won) <> p.amount - COALESCE(p.rake, 0)
    """,
    "the winnings of a player from the pots add up to won": """
        SELECT hand_id FROM histories.seats AS s LEFT JOIN histories.pot_seats AS p USING (hand_id, seat)
        GROUP BY hand_id, seat, s.won
        HAVING COUNT(p.seat) = COUNT(p.won) AND COALESCE(SUM(p.won), 0) <> s.won
    """,
}
"""For each rule about a sum, the query of the hands that break the rule."""


def unsound(db: Path) -> list[str]:
    """The rules about sums that some hand in the database breaks."""
    return [what for what, found in zip(SUMS, results(db, *SUMS.values()), strict=True) if found]


# Compared with other programs


@pytest.mark.quick(0)
@pytest.mark.parametrize("count", [10, pytest.param(100, marks=pytest.mark.slow)])
def test_random_hands_of_all_games_have_the_results_of_pokerkit(count, tmp_path):
    played = {variant: phh.random_hands(variant, count, count) for variant in phh.HandHistory.game_types}
    for variant, hands in played.items():
        written(tmp_path / "hands", **{f"{variant.replace('/', '-')}_phhs": phh.phhs(*(hand.text for hand in hands))})
    load(db := tmp_path / "mine.duckdb", tmp_path / "hands")
    found = rows(
        db,
        """
        SELECT
            REPLACE(PARSE_FILENAME(s.source, TRUE), '-', '/'),
            CAST(site_hand_id AS INTEGER),
            (SELECT LIST(CAST(net AS DOUBLE) ORDER BY place) FROM histories.seats AS t WHERE t.hand_id = h.hand_id),
            (SELECT COUNT(*) FROM histories.pots AS p WHERE p.hand_id = h.hand_id),
            (SELECT COUNT(*) FROM histories.pot_seats AS p WHERE p.hand_id = h.hand_id AND p.won > 0),
            hand_id IN (SELECT e.hand_id FROM histories.history_errors AS e)
        FROM histories.hands AS h INNER JOIN histories.sources AS s USING (source_id)
        """,
    )
    assert len(found) == count * len(played)
    for variant, number, nets, pots, winners, has_errors in found:
        hand = played[variant][number]
        if variant.endswith("/8") and pots > 1:
            continue  # PokerKit lets unqualified lows win side pots
        # PokerKit gives all odd chips of a split pot to the first winner. By the rules each winner gets at most one of
        # them.
        most = pots * winners if winners > pots and not hand.tells else 0
        assert nets == pytest.approx(hand.nets, rel=0, abs=most) and not has_errors, (variant, hand.text)
    assert not unsound(db)
    order = "SELECT game, street, MIN(action_no) AS n FROM histories.hands JOIN histories.actions USING (hand_id)"
    streets = f"SELECT game, STRING_AGG(street, ', ' ORDER BY n) AS streets FROM ({order} GROUP BY ALL) GROUP BY game"
    assert rows(
        db, f"SELECT streets, STRING_AGG(game, ' ' ORDER BY game) FROM ({streets}) GROUP BY ALL ORDER BY ALL"
    ) == [
        ("predraw, first draw", "single-draw"),
        ("predraw, first draw, second draw, third draw", "badugi triple-draw"),
        ("preflop, flop, turn, river", "holdem omaha omaha-hi-lo six-plus"),
        ("third street, fourth street, fifth street, sixth street, seventh street", "razz stud stud-hi-lo"),
    ]


@pytest.mark.slow
@pytest.mark.parametrize(
    "ours, theirs",
    [
        (
            "SELECT name, board, showdown, COUNT(*) FILTER (NOT folded), pot FROM hands GROUP BY ALL",
            "SELECT hand_id, COALESCE(board, ''), showdown = 1, players_left, pot FROM '{}/pluribus_hands.csv.gz'",
        ),
        (
            "SELECT name, seat, hole, folded, showdown AND NOT folded, invested - returned, won, net FROM hands",
            "SELECT hand_id, seat, hole, folded = 1, at_showdown = 1, paid_in, collected, net "
            "FROM '{}/pluribus_players.csv.gz'",
        ),
    ],
    ids=["hands", "players"],
)
def test_the_hands_of_pluribus_have_the_results_of_other_parsers(pluribus, data, ours, theirs):
    hands = r"""
        SELECT *, REPLACE(REGEXP_EXTRACT(source, '([^/]+/\d+)\.phh$', 1), '/', '-') AS name
        FROM histories.hands INNER JOIN histories.sources USING (source_id) INNER JOIN histories.seats USING (hand_id)
    """
    ours, theirs = f"WITH hands AS ({hands}) {ours}", theirs.format(data)
    for one, other in ((ours, theirs), (theirs, ours)):
        assert rows(pluribus, f"({one}) EXCEPT ALL ({other}) LIMIT 3") == []


@pytest.mark.slow
def test_the_hands_of_pluribus_have_no_errors(pluribus):
    assert rows(pluribus, "FROM histories.history_errors") == []
    assert rows(pluribus, "SELECT rake, COUNT(*) FROM histories.hands GROUP BY rake") == [(0, 10000)]
    assert not unsound(pluribus)


@pytest.fixture(scope="module")
def rooms(data, tmp_path_factory) -> Path:
    db = tmp_path_factory.mktemp("rooms") / "mine.duckdb"
    load(db, data / "histories/handhq")
    return db


def test_the_hands_of_six_poker_rooms_have_the_known_errors(rooms):
    found = rows(rooms, "SELECT PARSE_FILENAME(source, TRUE), line, error, left_out FROM histories.history_errors")
    unknown = [("IPN-100NLH", line, "unknown_winner", False) for line in (2, 65, 128, 191, 212, 317, 359)]
    wrong = [("PS-50NLH", 407, "wrong_total", False), ("PTY-400NLH", 112, "wrong_total", False)]
    assert sorted(found) == [*unknown, *wrong]
    assert rows(rooms, "SELECT SUM(hands) FROM histories.sources") == [(142,)]


def test_the_money_in_hands_of_six_poker_rooms_adds_up(rooms):
    assert not unsound(rooms)
    # the rake is at most 5 % of the pot, plus $0.50 for the jackpot
    assert rows(rooms, "FROM histories.hands WHERE rake NOT BETWEEN 0 AND 0.05 * pot + 0.5") == []


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "hand, seat, invested, returned, won, rake",
    [
        pytest.param("3017235114", 3, 0.5, 0.25, 0.5, 0, id="Absolute Poker: winnings of walks with the returned bet"),
        pytest.param("3017249898", 5, 5.5, 3, 9.5, 1, id="Absolute Poker: other winnings exclude the returned bet"),
        pytest.param("16406772192", 4, 84, 50, 70, 2, id="PartyPoker: winnings include the returned bet"),
        pytest.param("16406772848", 3, 17.66, 13.66, 18, 0, id="PartyPoker: a post of 4 is live"),
        pytest.param("26262271344", 2, 1.5, 1, 1, None, id="Full Tilt: winnings that are all 0 are ignored"),
        pytest.param("26262273146", 6, 6.5, 2.5, 8.1, 0.4, id="Full Tilt: winnings exclude the returned bet"),
        pytest.param("59937798704", 6, 9.5, 0, 19.25, None, id="PokerStars: the cards decide without winnings"),
        pytest.param("59937812206", 3, 5.5, 3.5, 4.05, 0.2, id="PokerStars: winnings exclude the returned bet"),
        pytest.param("3406287274", 7, 4, 3, 3.5, None, id="iPoker: no winnings; a post of 1 is live"),
        pytest.param("3406280350", 2, 22, 0, None, None, id="iPoker: nobody shows"),
        pytest.param("R5-1676558-1009", 3, 18, 12, 12, 0, id="Ongame: a post of 2 is dead"),
        pytest.param("R5-1681968-886", 8, 14, 10, 8, 0, id="Ongame: nobody posts the small blind"),
        pytest.param("R5-1681968-889", 6, 12, 0, 23, 2, id="Ongame: only finishing_stacks show a split pot"),
    ],
)
def test_winnings_are_right_however_the_room_counts_them(rooms, hand, seat, invested, returned, won, rake):
    found = rows(
        rooms,
        "SELECT invested, returned, won, rake FROM histories.hands INNER JOIN histories.seats USING (hand_id) "
        f"WHERE site_hand_id = '{hand}' AND seat = {seat}",
    )
    assert found == [tuple(None if n is None else Decimal(str(n)) for n in (invested, returned, won, rake))]


def test_without_a_small_blind_the_first_player_posts_the_big_blind(rooms):
    sql = "SELECT LIST(position ORDER BY place), ANY_VALUE(small_blind), ANY_VALUE(big_blind) FROM histories.hands "
    found = rows(rooms, f"{sql} JOIN histories.seats USING (hand_id) WHERE site_hand_id = 'R5-1681968-886'")
    assert found == [(["BB", "CO", "BTN"], 0, 4)]


# Hands worked out by hand


@pytest.mark.slow
def test_posts_side_pots_and_rake_agree_with_a_count_by_hand(tmp_path):
    load(db := tmp_path / "mine.duckdb", written(tmp_path / "hands", a_phh=SIDE_POTS))
    assert rows(db, "FROM histories.history_errors") == []
    actions = """
        preflop 6 dead_post 1 0 0 0 false
        preflop 3 small_blind 1 1 0 1 false
        preflop 5 big_blind 2 2 0 2 false
        preflop 6 post 2 2 0 4 false
        preflop 6 check 0 2 0 6 false
        preflop 8 raise 6 6 2 6 false
        preflop 9 fold 0 0 6 12 false
        preflop 3 call 5 6 5 12 false
        preflop 5 call 4 6 4 17 false
        preflop 6 call 4 6 4 21 false
        flop 3 check 0 0 0 25 false
        flop 5 check 0 0 0 25 false
        flop 6 bet 20 20 0 25 false
        flop 8 raise 60 60 20 45 false
        flop 3 call 34 34 34 105 true
        flop 5 call 4 4 4 139 true
        flop 6 call 33 53 33 143 true
    """
    told = "amount, street_total, to_call, pot_before, all_in, cards, action_no"
    assert [
        " ".join(str(value).removesuffix(".0000") for value in row).lower()
        for row in rows(db, f"SELECT street, seat, REPLACE(action, ' ', '_'), {told} FROM histories.actions")
    ] == [f"{line.strip()} none {number}" for number, line in enumerate(actions.strip().splitlines(), 1)]
    assert rows(db, "SELECT * EXCLUDE (hand_id) FROM histories.pots") == [(1, 41, 2), (2, 90, 4), (3, 38, 2)]
    winners = [(1, 3, 0), (1, 5, 39), (1, 6, 0), (1, 8, 0), (2, 3, 86), (2, 6, 0), (2, 8, 0), (3, 6, 18), (3, 8, 18)]
    assert rows(db, "SELECT pot_no, seat, won FROM histories.pot_seats") == winners
    beside = (None, None, None)  # no cash-out, nothing added
    assert rows(db, "SELECT * EXCLUDE (hand_id, hand_rank, low_rank, is_owner) FROM histories.seats ORDER BY seat") == [
        (3, "p1", False, 1, "SB", 40, "As Ah", True, False, 40, 0, 86, 46, *beside, 46),
        (5, "p2", False, 2, "BB", 10, "9c 9d", True, False, 10, 0, 39, 29, *beside, 29),
        (6, "p3", False, 3, "UTG", 60, "Kd Qd", True, False, 60, 0, 18, -42, *beside, -42),
        (8, "p4", False, 4, "CO", 100, "Ks Qs", True, False, 66, 7, 18, -41, *beside, -41),
        (9, "p5", False, 5, "BTN", 50, None, False, True, 0, 0, 0, 0, *beside, 0),
    ]
    ranks = [(5, 1), (3, 2), (6, 3), (8, 3)]
    ranked = "SELECT seat, DENSE_RANK() OVER (ORDER BY hand_rank) FROM histories.seats WHERE hand_rank IS NOT NULL"
    assert rows(db, f"{ranked} ORDER BY hand_rank, seat") == ranks
    place = (
        "A room",
        "A room",
        "X-7",
        *[None] * 7,  # no tournament
        datetime(2026, 7, 1, 23, 59, 1),
        "Europe/Riga",
        "Riga",
        "holdem",
        "no limit",
    )
    assert rows(db, "SELECT * EXCLUDE (hand_id, text_id) FROM histories.hands") == [
        (1, 1, *place, 1, 2, 0, 0, "USD", 5, 9, "2c 7d 9h Jc 3s", 169, 8, None, "flop", "2c 7d 9h", True, 13, True)
    ]
    assert rows(db, "SELECT board_no, board FROM histories.boards") == [(1, "2c 7d 9h Jc 3s")]


MANY_LINES = "".join(f"    {action}, # it's {action}\n\n" for action in phh.ACTIONS.split(", "))
WAYS = {
    "unchanged": phh.HAND,
    "comments": "# a hand\n\n" + phh.hand(1, "200, 300]", "200, 300] # p1 = 'a'\n\n# 'b' [2]"),
    "a list of many lines": phh.hand(1, phh.ACTIONS, f"\n{MANY_LINES}  # end\n"),
    "commentary in actions": phh.hand(1, "'p2 f'", "'p2 f # a, b'", "'p1 cc', 'p2", "'p1 cc # \"hm\"', 'p2"),
    "double quotes": phh.hand(1, "'", '"'),
    "escapes": phh.hand(1, "'p2 f'", '"p2\\u0020f"', "'b'", '"\\U00000062"'),
    "no blanks": phh.hand(1, " = ", "=", ", ", ","),
    "more blanks": phh.hand(1, " = ", "  =  ", "[", "[ ", "]", " ]", "'p2 f'", "' p2  f '"),
    "indented": re.sub("^", "  ", phh.HAND, flags=re.MULTILINE),
    "other numbers": phh.hand(1, "100, 200, 300", "1_00, 2e2, +300.00"),
    "another order": "\n".join(reversed(phh.HAND.splitlines())) + "\n",
    "own fields": phh.hand(1, "hand = 1", "hand = 1\n_x = ['p1 f']\n_y = {a = 1}"),
    "with finishing stacks": phh.hand(1, "hand = 1", "hand = 1\nfinishing_stacks = [108, 198, 294]"),
}
ODD_WAYS = {
    "a tab before the equals sign": phh.hand(1, " = ", "\t=\t"),
    "a tab in an action": phh.hand(1, "'p2 f'", "'p2\tf'"),
    "a quoted key": phh.hand(1, "antes =", '"antes" ='),
}
"""The hand of WAYS in notation that TOML allows, but hardly anybody uses."""
UNKNOWN = {
    "names": phh.hand(1, "'a'", '"O\'Hara, \\"Jr\\" \\\\ [x] # Žß"', "'b'", "'say \"x\", a\\b # c'", "'c'", "''"),
    "stacks": phh.hand(1, "100, 200, 300", "inf, +inf, 300"),
}


@pytest.fixture(scope="module")
def ways(tmp_path_factory) -> dict[str, list[list[tuple]]]:
    """For the name of each hand, the rows of all tables about the hand."""
    directory = tmp_path_factory.mktemp("ways")
    texts = {f"{way}_phh": f'{text}_way = "{way}"\n' for way, text in (WAYS | ODD_WAYS | UNKNOWN).items()}
    load(db := directory / "mine.duckdb", written(directory / "hands", **texts))
    way = "PARSE_FILENAME(source, TRUE)"
    hands = f"(SELECT hand_id, {way} AS way FROM histories.hands INNER JOIN histories.sources USING (source_id))"
    sql = f"SELECT way, t.* EXCLUDE (hand_id) FROM histories.{{}} AS t INNER JOIN {hands} USING (hand_id) ORDER BY ALL"
    found = results(db, *map(sql.format, ["seats", "actions", "boards", "pots", "pot_seats"]))
    return {way: [[row[1:] for row in told if row[0] == way] for told in found] for way in WAYS | ODD_WAYS | UNKNOWN}


@pytest.mark.parametrize(
    "way",
    [
        *list(WAYS)[1:],
        *ODD_WAYS,
    ],
)
def test_a_hand_is_the_same_in_any_toml_spelling(ways, way):
    found = ways[way]
    if way == "with finishing stacks":  # PHH with finishing stacks gives a rake of 0, not NULL
        found[3] = [(*pot[:2], None) for pot in found[3]]
    assert found == ways["unchanged"] and all(found)


def test_names_may_have_any_characters_and_stacks_may_be_unknown(ways):
    assert [seat[1] for seat in ways["names"][0]] == ['O\'Hara, "Jr" \\ [x] # Žß', 'say "x", a\\b # c', "p3"]
    assert [(seat[5], seat[12]) for seat in ways["stacks"][0]] == [(None, 8), (None, -2), (300, -6)]


@pytest.mark.slow
def test_the_same_text_is_the_same_hand(tmp_path):
    text = phh.hand(1, "'a'", "'Ž'")
    texts = {
        "a_phh": text,
        "several_phhs": phh.phhs(phh.hand(2), text, text),
        "crlf_phh": text.replace("\n", "\r\n"),
        "cr_phh": text.replace("\n", "\r"),
        "bom_phh": text.encode("utf-8-sig"),
        "utf16_phh": text.encode("utf-16"),
        "other16_phh": text.encode("utf-16-be"),
        "latin_phh": text.encode("cp1252"),
        "noend_phh": text.rstrip(),
        "blank_phh": f"\n# a hand\n{text}\n",
    }
    said = load(db := tmp_path / "mine.duckdb", written(tmp_path / "hands", **texts))
    assert f"2 new hands from {tmp_path}/hands (10 files), 10 already there" in one_line(said)
    assert rows(db, "SELECT DISTINCT player FROM histories.seats ORDER BY player") == [("a",), ("b",), ("c",), ("Ž",)]
    told = "SELECT SUM(hands), SUM(repeated) FROM histories.sources WHERE"
    assert rows(db, f"{told} source LIKE '%several.phhs'") == [(1, 2)]


# Errors in hands

REST = phh.ACTIONS[phh.ACTIONS.index(", 'p1 cc', 'p2 f'") :]
"""The actions after the bet, which some changes replace."""
WRONG_STACKS = ["wrong_finishing_stacks 1 0.", "wrong_finishing_stacks 1 14."]
BAD = {
    "a cut file": [phh.HAND[phh.HAND.index("'p2 f'") :], "", "bad_field 5 ['d dh p1 AsAd'"],
    "a list without an end": ["'p3 cc']", "'p3 cc'", "bad_field 5 ['d dh p1 AsAd'"],
    "a missing field": ["antes = [0, 0, 0]\n", "", "missing_field 1 None"],
    "an unknown variant": ["'NT'", "'XX'", "unknown_variant 1 'XX'"],
    "a repeated field": ["hand = 1", "hand = 1\nantes = [0, 0, 0]", "repeated_field 7 [0, 0, 0]"],
    "a line without a field": ["variant", "hello\nvariant", "no_field 1 hello"],
    "an unknown action": ["'p2 f'", "'p2 ff'", "bad_action 5 action 6: p2 ff"],
    "a bet without an amount": ["cbr 6", "cbr", "bad_action 5 action 4: p3 cbr"],
    "an invalid card": ["Tc8d7h", "10c8d7h", "bad_action 5 action 7: d db 10c8d7h"],
    "an unknown player": ["'p2 f'", "'p4 f'", "bad_action 5 action 6: p4 f"],
    "an invalid stack": ["[100, 200", "[100, many", "bad_field 4 [100, many, 300]"],
    "a negative stack": ["[100, 200", "[-100, 200", "bad_field 4 [-100, 200, 300]"],
    "too few antes": ["[0, 0, 0]", "[0, 0]", "bad_field 2 [0, 0]"],
    "too few blinds": ["[1, 2, 0]", "[1, 2]", "bad_field 3 [1, 2]"],
    "too few players": [", 'c']", "]", "bad_field 7 ['a', 'b']"],
    "a list of players that is cut": ["'c']", "'c'", "bad_field 7 ['a', 'b', 'c'"],
    "seats that are not a list": ["'c']", "'c']\nseats = 3", "bad_field 8 3"],
    "an invalid finishing stack": ["'c']", "'c']\nfinishing_stacks = [108, x, 294]", "bad_field 8 [108, x, 294]"],
    "an invalid bring-in": ["'c']", "'c']\nbring_in = many", "bad_field 8 many"],
    "too few finishing stacks": ["'c']", "'c']\nfinishing_stacks = [108, 198]", "bad_field 8 [108, 198]"],
    "too few winnings": ["'c']", "'c']\nwinnings = [14]", "bad_field 8 [14]"],
    "one seat of two": ["'c']", "'c']\nseats = [1, 2, 2]", "bad_field 8 [1, 2, 2]"],
    "an action after a fold": ["'p1 cc', 'p3 cc']", "'p2 cc', 'p1 cc', 'p3 cc']", "acts_after_fold 5 b: call"],
    "a player yet to act": [", 'p3 cc']", "]", "unfinished 1 actions of 1"],
    "all folded": [REST, ", 'p1 f', 'p2 f', 'p3 f'", "no_winner 1 all folded"],
}
"""Changes of a hand: a text, its replacement, and the errors (kind, line in the hand, and the beginning of `found`)."""
KEPT = {
    "actions after an all-in": [
        "cbr 6",
        "cbr 300",
        *["acts_after_all_in 5 a: call"] * 3,
        *["acts_after_all_in 5 c: call"] * 3,
    ],
    "a card that occurs twice": ["KsKd", "AsKd", "duplicate_card 1 2"],
    "a card that the deck lacks": ["'NT'", "'NS'", "not_in_deck 1 5h", "unknown_winner 1 a, c"],
    "a board of six cards": ["'d db 5h'", "'d db 5h2h'", "unknown_winner 1 a, c", "wrong_board 1 6", "wrong_board 5 6"],
    "a bet above the stack": [f"6'{REST}", "600', 'p1 f', 'p2 f'", "bet_above_stack 5 c: 600"],
    "a bet below the call": ["cbr 6", "cbr 2", "bet_below_call 5 c: 2"],
    "finishing stacks of another winner": ["'c']", "'c']\nfinishing_stacks = [94, 198, 308]", *WRONG_STACKS],
    "too high finishing stacks": ["'c']", "'c']\nfinishing_stacks = [118, 198, 294]", "wrong_total 1 24"],
    "too low finishing stacks": ["'c']", "'c']\nfinishing_stacks = [107, 198, 294]", "wrong_total 1 13"],
    "another winner": ["'c']", "'c']\nwinnings = [0, 0, 14]", "wrong_winnings 1 0.", "wrong_winnings 1 14."],
    "too high winnings": ["'c']", "'c']\nwinnings = [24, 0, 0]", "wrong_total 1 24"],
    "unknown cards": ["AsAd", "????", "unknown_winner 1 a, c"],
    "a fold without a bet to call": ["5h', 'p1 cc', 'p3 cc'", "5h', 'p1 cc', 'p3 f'"],
    "a rake": ["'c']", "'c']\ncurrency = 'USD'\nwinnings = [13, 0, 0]"],
}
"""Changes after which the hand is still loaded, in the same form. The last two changes cause no error."""


@pytest.fixture(scope="module")
def bad(tmp_path_factory) -> tuple[Path, str]:
    """A database of bad hands, each between two good hands, and the messages of `load`."""
    directory = tmp_path_factory.mktemp("bad")
    for number, (name, words) in enumerate((BAD | KEPT).items()):
        changes = [word for word in words if not re.match(r"[a-z_]+ \d ", word)]
        hands = phh.hand(1000 + number), f"{phh.hand(1, *changes)}\n_n = {number}\n", phh.hand(2000 + number)
        written(directory / "hands", **{f"{name}_phhs": phh.phhs(*hands)})
    return directory / "mine.duckdb", load(directory / "mine.duckdb", directory / "hands")


@pytest.mark.quick(4)
@pytest.mark.parametrize("name", [*BAD, *KEPT])
def test_a_bad_hand_has_an_error_and_its_neighbours_are_loaded(bad, name):
    of_file = f"WHERE source LIKE '%/{name}.phhs'"
    lines_before = phh.phhs(phh.HAND, "").count("\n")
    found = f"SELECT error || ' ' || (line - {lines_before}) || ' ' || COALESCE(found, 'None'), left_out"
    errors = rows(bad[0], f"{found} FROM histories.history_errors {of_file} ORDER BY ALL")
    expected = [word for word in (BAD | KEPT)[name] if re.match(r"[a-z_]+ \d ", word)]
    assert len(errors) == len(expected)
    for (said, left_out), part in zip(errors, expected, strict=True):
        assert said.startswith(part) and left_out == (name in BAD)
    assert rows(bad[0], f"SELECT hands FROM histories.sources {of_file}") == [(2 if name in BAD else 3,)]


def test_load_prints_the_number_of_errors_and_the_first_error(bad):
    db, said = bad
    errors = rows(db, "SELECT source, line, error, found FROM histories.history_errors ORDER BY source, line")
    source, line, error, found = errors[0]
    assert f"{len(errors)} rows in history_errors, the first: {source}:{line}: {error}: {found}; right: " in said


@pytest.mark.slow
def test_loading_the_same_file_again_adds_nothing(bad):
    db, _ = bad
    directory, before = db.parent / "hands", tables(db)
    said = load(db, directory)
    hands = len(before["hands"])
    assert f"0 new hands from {directory} ({len(BAD | KEPT)} files), {hands} already there\n" in said
    again = tables(db)
    told = rows(db, "SELECT SUM(hands), SUM(repeated) FROM histories.sources")
    assert told == [(hands, hands)] and again["history_errors"] == before["history_errors"]
    for name in set(TABLES) - {"sources"}:
        assert again[name] == before[name]


@pytest.mark.slow
def test_errors_of_an_omitted_hand_are_marked_left_out_and_not_added_again(tmp_path):
    text = phh.hand(1, ", 'd db 5h', 'p1 cc', 'p3 cc']", "]")
    load(db := tmp_path / "mine.duckdb", file := written(tmp_path, cut_phh=text) / "cut.phh", code=3)
    before = tables(db)["history_errors"]
    load(db, file, code=3)
    assert rows(db, "SELECT DISTINCT left_out FROM histories.history_errors") == [(True,)]
    assert tables(db)["history_errors"] == before


@pytest.mark.slow
def test_a_card_may_be_dealt_again_after_its_player_folded(tmp_path):
    text = """variant = 'F2L3D'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
starting_stacks = [9, 9, 9]
actions = ['d dh p1 2c3c4c5c7d', 'd dh p2 2d3d4d5d8h', 'd dh p3 2h3h4h5h9c', 'p3 f', 'p1 cc', 'p2 cc', 'p1 sd', \
'p2 sd 8h', 'd dh p2 2h', 'p1 cc', 'p2 cc', 'p1 sd', 'p2 sd', 'p1 cc', 'p2 cc', 'p1 sd', 'p2 sd', 'p1 cc', 'p2 cc']
"""
    load(db := tmp_path / "mine.duckdb", written(tmp_path / "hands", a_phh=text))
    assert rows(db, "FROM histories.history_errors") == []
