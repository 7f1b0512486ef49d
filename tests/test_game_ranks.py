"""Ranking and comparing hands by rules and in games, on every engine, compared with other evaluators; invalid input."""

import csv
import io
import random
from itertools import combinations

import duckdb
import pokerkit
import pytest
from conftest import ENGINES, flattened, one_line, pokersql
from phevaluator import evaluate_cards, evaluate_omaha_cards

from pokersql import PokersqlError, engines, rank
from pokersql.databases import worlds

FACES, SUITS = "23456789TJQKA", "cdhs"


def name(card_id: int) -> str:
    return FACES[card_id // 4] + SUITS[card_id % 4]


def put(engine, game: str, number: int) -> list[tuple[list[int], list[int]]]:
    """Put random hands into the tables, each with its own game_id and board; returns own cards and board of each."""
    [(own, board)] = engine.rows("SELECT own_cards, board_cards FROM games WHERE game = ?", [game])
    deck = [card for (card,) in engine.rows("SELECT card_id FROM decks JOIN games USING (deck) WHERE game = ?", [game])]
    dice = random.Random(f"{game} {number}")
    dealt = [dice.sample(deck, own + board) for _ in range(number)]
    engine.insert("hand_cards", [(game_id, 1, c) for game_id, cards in enumerate(dealt, 1) for c in cards[:own]])
    if board:
        boards = [(g, place, c) for g, cards in enumerate(dealt, 1) for place, c in enumerate(cards[own:], 1)]
        engine.insert("board_cards", boards)
    engine.rows("UPDATE settings SET rules = '', game = ?", [game])
    return [(cards[:own], cards[own:]) for cards in dealt]


def ranked(engine, half: str) -> list[int | None]:
    rows = engine.rows("SELECT game_id, hand_rank FROM game_ranks WHERE half = ? ORDER BY game_id", [half])
    assert [game_id for game_id, _ in rows] == list(range(1, len(rows) + 1))
    return [hand_rank for _, hand_rank in rows]


def best_of_omaha(own: list[str], board: list[str]) -> int:
    """The rank by phevaluator of the best hand of two own cards and three board cards."""
    return min(evaluate_cards(*two, *three) for two in combinations(own, 2) for three in combinations(board, 3))


OMAHA = {
    "omaha": lambda own, board: evaluate_omaha_cards(*board, *own),
    "omaha-5": best_of_omaha,
    "omaha-6": best_of_omaha,
}
"""Functions that rank Omaha hands by phevaluator; it has no function of its own for five- and six-card Omaha."""


def on_each_engine(few: int, many: int):
    """Parameters: few hands on DuckDB in the quick tier, many on DuckDB and SQLite in the engines tier."""
    return pytest.mark.parametrize(
        "engine_name, number",
        [("duckdb", few), *(pytest.param(engine, many, marks=pytest.mark.engines) for engine in engines.ENGINES)],
    )


@on_each_engine(100, 500)
@pytest.mark.parametrize("game", OMAHA)
def test_omaha_hands_have_their_ranks_by_phevaluator(game, engine_name, number):
    engine = worlds.loaded(engine_name)
    dealt = put(engine, game, number)
    assert ranked(engine, "high") == [OMAHA[game](list(map(name, own)), list(map(name, board))) for own, board in dealt]


ORDERS = [
    ("holdem", "high", "StandardHighHand"),
    ("six-plus", "high", "ShortDeckHoldemHand"),
    ("omaha", "high", "OmahaHoldemHand"),
    ("omaha-hi-lo", "low", "OmahaEightOrBetterLowHand"),
    ("courchevel-hi-lo", "low", "OmahaEightOrBetterLowHand"),
    ("stud-hi-lo", "high", "StandardHighHand"),
    ("stud-hi-lo", "low", "EightOrBetterLowHand"),
    ("razz", "low", "RegularLowHand"),
    ("triple-draw", "low", "StandardLowHand"),
    ("badugi", "low", "BadugiHand"),
]
"""For a game and a half of its pot (high or low), the name of PokerKit's class."""


@pytest.mark.quick(2)
@on_each_engine(100, 500)
@pytest.mark.parametrize("game, half, kind", ORDERS)
def test_hands_of_a_game_are_ordered_and_tied_as_by_pokerkit(game, half, kind, engine_name, number):
    engine = worlds.loaded(engine_name)
    dealt = put(engine, game, number)
    found = set()
    for (own, board), hand_rank in zip(dealt, ranked(engine, half), strict=True):
        hand = getattr(pokerkit, kind).from_game_or_none("".join(map(name, own)), "".join(map(name, board)))
        assert (hand is None) == (hand_rank is None)
        if hand is not None:
            found.add((hand_rank, hand.entry.index * (1 if hand.low else -1)))
    ours, theirs = zip(*sorted(found), strict=True)
    assert len(found) > number / 50 and list(theirs) == sorted(theirs)
    assert len(set(ours)) == len(set(theirs)) == len(found)


@pytest.mark.engines
def test_postgresql_gives_the_same_ranks_as_duckdb(postgresql, duckdb_engine):
    expected, script = [], ""
    columns = "game, half, best_hand, hand_rank, hand_points, category, description"
    for game in ("six-plus", "omaha-hi-lo", "badugi", "razz"):
        engine = worlds.loaded("duckdb")
        put(engine, game, 50)
        tables = {table: engine.rows(f"SELECT * FROM {table}") for table in ("hand_cards", "board_cards")}
        script += f"UPDATE settings SET game = '{game}'; DELETE FROM hand_cards; DELETE FROM board_cards;\n"
        for table, rows in tables.items():
            script += f"INSERT INTO {table} VALUES {', '.join(map(str, rows))};\n" if rows else ""
        query = f"SELECT game_id, {columns} FROM game_ranks ORDER BY game_id, half"
        script += query + ";\n"
        expected += [tuple("" if cell is None else str(cell) for cell in row) for row in engine.rows(query)]
    printed = postgresql.database().run(flattened("sql/load.sql", "sql/rules.sql") + script)
    assert [row for row in printed if row[0] != "game_id"] == expected


# ---- the command


def rows(*words: str, **options) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(pokersql(*words, "-f", "csv", **options).stdout)))


@pytest.mark.quick(2)
@pytest.mark.parametrize("name", ENGINES)
@pytest.mark.parametrize(
    "options, hand, hand_rank, description, best_hand",
    [
        (["--rules", "Ace-to-Five"], "As 2s 3d 4h 8c", 22, "Eight-Four low, Three-Two-Ace kickers", None),
        (["--rules", "deucetoseven"], "2c 3d 4h 5s 7c", 1, "Seven-Five low, Four-Three-Two kickers", None),
        (["--rules", "JOKER"], "As Ks Qs Js *", 14, "Royal Flush", "Js Qs Ks As Jo"),
        (["--rules", "joker"], "joAcAdAhAs", 1, "Five of a Kind, Aces", "Ac Ad Ah As Jo"),
        (["--rules", "joker"], "Ac|🃏Ad Ah As", 1, "Five of a Kind, Aces", "Ac Ad Ah As Jo"),
        (["--rules", "joker"], "*A♣A♦A♥-A♠", 1, "Five of a Kind, Aces", "Ac Ad Ah As Jo"),
        (["--rules", "badugi"], "As 2h 3d 4c", 1, "Badugi, Four-Three low, Two-Ace kickers", None),
        (["--rules", "three cards"], "As Ah Kd", 14, "One Pair, Aces, King kicker", None),
        (["--rules", "eight or better"], "As 2h 3d 4c 9s", None, "No low", ""),
        (["--game", "omaha", "-b", "Ts 9s 8d 2c 2d"], "AsKsQhJh", 1602, "Straight, Queen high", "8d 9s Ts Jh Qh"),
        (["--game", "Omaha", "-b", "9s 8d Ts"], "AsKsQhJh", 1602, "Straight, Queen high", "8d 9s Ts Jh Qh"),
        (["--game", "six plus", "-b", "9s 8d 7d"], "Ac6d", 276, "Straight, Nine high", "6d 7d 8d 9s Ac"),
        (["--game", "razz"], "As 2s 3d 4h 5c 5h 5s", 1, "Five-Four low, Three-Two-Ace kickers", "2s 3d 4h 5c As"),
    ],
)
def test_rank_takes_the_option_rules_or_game(options, hand, hand_rank, description, best_hand, name):
    [row] = rows("rank", *options, hand, "--engine", name)
    assert row["description"] == description and row["error"] == ""
    assert row["hand_rank"] == str(hand_rank or "")
    assert best_hand in (None, row["best_hand"])


def test_a_hi_lo_game_has_a_high_rank_and_a_low_rank():
    first, second = rows("rank", "--game", "omaha-hi-lo", "AsKsQhJh", "Ad2c9h9c", "-b", "4s 7s 8d Tc 9s")
    high = "Flush, Ace high, King-Nine-Seven-Four kickers"
    assert (first["description"], first["low_description"], first["low_hand"]) == (high, "No low", "")
    trips = "Three of a Kind, Nines, Ten-Eight kickers"
    assert (second["description"], second["low_hand"]) == (trips, "2c 4s 7s 8d Ad")


def test_hands_of_a_game_may_be_given_one_per_line():
    done = pokersql("rank", "-", "--game", "badugi", "-f", "csv", stdin="As 2h 3d 4c\nAs 2h 3d\n", code=3)
    assert [row["hand_rank"] for row in csv.DictReader(io.StringIO(done.stdout))] == ["1", ""]
    assert "line 2 'As 2h 3d': wrong_count 3: a hand of badugi has 4 cards" in one_line(done.stderr)


def test_a_text_file_of_hands_may_be_ranked_by_rules(tmp_path):
    path = tmp_path / "hands.txt"
    path.write_text("As 2h 3d 4c\n", encoding="utf-8")
    assert [row["hand_rank"] for row in rows("rank", str(path), "--rules", "badugi")] == ["1"]


@pytest.fixture
def omaha(tmp_path) -> str:
    path = tmp_path / "omaha.csv"
    path.write_text(
        "hole,board\nAsKsQhJh,Ts 9s 8d 2c 2d\nAd 2s 3d Kc,8d 7s 5h Kd Qc\nAs,8d 7s 5h\n,\n", encoding="utf-8"
    )
    return str(path)


def test_hands_in_columns_of_a_file_are_ranked_by_a_game(omaha, tmp_path):
    words = ["rank", omaha, "--game", "Omaha Hi-Lo", "--column", "hole"]
    done = pokersql(*words, "--board-column", "BOARD", "-f", "csv", code=3)
    found = [*csv.DictReader(io.StringIO(done.stdout))]
    assert [row["hand_rank"] for row in found] == ["1602", "3549", "", ""]
    assert [row["low_description"] for row in found] == ["No low", "Eight-Seven low, Five-Two-Ace kickers", "", ""]
    assert [row["error"] for row in found] == ["", "", "wrong_count 1", ""]
    said = (
        "1 hand can't be ranked: 1 wrong_count; the first in line 4: wrong_count 1: a hand of omaha-hi-lo has 4 cards"
    )
    assert f"{said}; 1 row without a hand, the first in line 5" in one_line(done.stderr)
    out = str(tmp_path / "ranked.parquet")
    pokersql(*words, "-b", "8d 7s 5h 9d Qc", "--allow-errors", "-o", out)
    ranked = "SELECT hand_rank, low_rank FROM read_parquet(?) WHERE error IS NULL AND hole IS NOT NULL"
    assert len(duckdb.sql(ranked, params=[out]).fetchall()) == 2


@pytest.mark.slow
def test_a_file_ranked_by_rules_or_in_a_game_without_a_low_half_gets_no_low_rank(omaha):
    found = rows("rank", omaha, "--rules", "badugi", "--column", "hole", "--allow-errors")
    assert [row["hand_rank"] for row in found] == ["1047", "936", "", ""] and "low_rank" not in found[0]
    found = rows("rank", omaha, "--game", "omaha", "--column", "hole", "-b", "Ts 9s 8d", "--allow-errors")
    assert found[0]["hand_rank"] == "1602" and "low_rank" not in found[0]


@pytest.mark.parametrize(
    "words, code, message",
    [
        (["--game", "omahaa"], 2, "--game omahaa: known are badugi"),
        (["--rules", "jokr"], 2, "did you mean joker?"),
        (["--game", "omaha", "--board-column", "bord"], 2, "--board-column names one; did you mean board?"),
        (["--game", "omaha", "-b", "Ts 9x"], 3, "--board Ts 9x: bad_card '9x' at 2"),
        (["--board-column", "board"], 2, "--board-column board: name the game that has a board"),
        (
            ["--game", "omaha", "-b", "Ts", "--board-column", "board"],
            2,
            "--board and --board-column: give one board for all rows",
        ),
    ],
)
def test_bad_rules_or_columns_for_a_file_give_a_one_line_error(omaha, words, code, message):
    done = pokersql("rank", omaha, "--column", "hole", *words, code=code)
    assert message in one_line(done.stderr) and done.stdout == ""


BAD = [
    (["--rules", "jokr", "As"], 2, "--rules jokr: known are ace to five, badugi"),
    (["--rules", "jokr", "As"], 2, "did you mean joker?"),
    (["--game", "omha", "As"], 2, "did you mean omaha?"),
    (["--rules", "joker", "--game", "omaha", "As"], 2, "leave one of them out"),
    (["-b", "As Ks Qs", "2c2d"], 2, "--board As Ks Qs: name the game that has a board, as in --game omaha"),
    (["--rules", "joker", "-b", "As Ks Qs", "2c2d"], 2, "name the game that has a board"),
    (["--game", "chinese", "As"], 2, "--game chinese: a player's cards form several hands"),
    (["--game", "omaha", "-b", "As Kd Xx", "AcAdKcQd"], 3, "--board As Kd Xx: bad_card 'Xx' at 3: a card is"),
    (["--game", "omaha", "-b", "As Kd Kd", "AcAdKcQd"], 3, "--board As Kd Kd: duplicate_card 'Kd'"),
    (["--game", "omaha", "-b", "As Kd", "AcAdKcQd"], 3, "wrong_board 2: a board of omaha has 3 to 5 cards"),
    (["--game", "omaha", "-b", "2s 3s 4s 5s 6s 7s", "AcAdKcQd"], 3, "wrong_board 6: a board of omaha has 3 to 5"),
    (["--game", "omaha", "AcAdKcQd"], 3, "wrong_board 0: a board of omaha has 3 to 5 cards"),
    (["--game", "stud", "-b", "As", "AcAdKcQdQc"], 3, "wrong_board 1: a board of stud has no cards"),
    (["--game", "omaha", "-b", "As Kd 2d", "AsAdKcQd"], 3, "hand 1 'AsAdKcQd': duplicate_card 'As'"),
    (["--game", "omaha", "-b", "As Kd 2d", "AsKd2dQd"], 3, "duplicate_card '2d'"),
    (["--game", "omaha", "-b", "As Kd 2d", "AcAdKc"], 3, "wrong_count 3: a hand of omaha has 4 cards"),
    (["--game", "omaha", "-b", "As Kd 2d", "AcAdKc7h8h"], 3, "wrong_count 5: a hand of omaha has 4 cards"),
    (["--game", "stud", "AcAdKcQc"], 3, "wrong_count 4: a hand of stud has 5 to 7 cards"),
    (["--game", "six-plus", "-b", "As Kd Td", "2cAd"], 3, "not_in_deck '2c': the short deck has the ranks 6 to A"),
    (["--game", "six-plus", "-b", "2s Kd Td", "AcAd"], 3, "not_in_deck '2s': the short deck has the ranks 6 to A"),
    (["--rules", "short deck", "2c 7d 8d 9d Td"], 3, "not_in_deck '2c'"),
    (["--rules", "standard", "AcAdKcQcJo"], 3, "bad_card 'Jo' at 5"),
    (["--rules", "joker", "AcAdKcJo*"], 3, "duplicate_card 'Jo'"),
    (["--rules", "joker", "joker 2♦ 3d 4d 5d"], 3, "if the rules have a joker, write it as Jo or *"),
    (["As\u200b Kd Qh Jc Ts"], 3, "bad_card 'U+200B' at 2"),
    (["As Kd\u00a0Qh Jc Ts"], 3, "bad_card 'U+00A0Qh' at 3"),
    (["--rules", "badugi", "AcAd"], 3, "wrong_count 2: a hand by badugi rules has 4 to 7 cards"),
    (["--rules", "badugi", "2c3c4c5c6c7c8c9c"], 3, "wrong_count 8: a hand by badugi rules has 4 to 7 cards"),
    (["--rules", "badugi", " , "], 3, "no_cards: write its cards"),
]
"""Hands that can't be ranked by rules or in a game, with the exit code and the error message."""


@pytest.mark.quick(4)
@pytest.mark.parametrize("name", ENGINES)
@pytest.mark.parametrize("words, code, message", BAD)
def test_hands_that_cannot_be_ranked_give_a_one_line_error(words, code, message, name):
    done = pokersql("rank", *words, "--engine", name, code=code)
    assert message in one_line(done.stderr) and done.stdout == ""


def test_invalid_hands_of_a_game_have_an_error_and_valid_hands_a_rank(engine):
    engine = engine
    engine.rows("UPDATE settings SET game = 'omaha'")
    engine.insert("board_cards", [(1, place, card_id) for place, card_id in enumerate([50, 46, 42, 0, 4], 1)])
    hands = [[51, 47, 43, 39], [51, 47, 43], [51, 47, 43, 43], [50, 47, 43, 39], [52, 47, 43, 39], [99, 47, 43, 39]]
    engine.insert("hand_cards", [(1, player, card) for player, cards in enumerate(hands, 1) for card in cards])
    errors = ["wrong_count 3", "duplicate_card 'Qs'", "duplicate_card 'Ah'", "not_in_deck 'Jo'", "bad_card 99"]
    assert engine.rows("SELECT player_id, error FROM game_errors ORDER BY 1") == list(enumerate(errors, 2))
    assert engine.rows("SELECT player_id FROM game_ranks") == [(1,)]
    engine.rows("UPDATE settings SET game = 'no such game'")
    engine.insert("hand_text", [(1, 1, "As Ks Qs Js"), (1, 9, "")])
    errors = [(1, "no_rules"), (9, "no_cards")]
    assert engine.rows("SELECT player_id, error FROM game_text_ranks ORDER BY 1") == errors


def test_a_joker_is_read_only_by_rules_that_have_jokers(engine):
    engine.insert("hand_text", [(1, 1, "Jo Ac"), (1, 2, "* Ac"), (1, 3, "🃏Ac")])
    tokens = "SELECT player_id, card_id, bad_card FROM text_tokens ORDER BY player_id, card_number"
    found = engine.rows(tokens)
    assert [(player, bad) for player, card_id, bad in found if card_id < 0] == [(1, "Jo"), (2, "*"), (3, "🃏Ac")]
    engine.rows("UPDATE settings SET rules = 'joker'")
    assert engine.rows(tokens) == [(player, card, "") for player in (1, 2, 3) for card in (52, 48)]


# ---- comparison


@pytest.mark.quick(2)
@pytest.mark.parametrize("name", ENGINES)
@pytest.mark.parametrize(
    "options, better, worse, decided_by",
    [
        (["--rules", "deuce to seven"], "2c 3d 4h 5s 7c", "2c 3d 4h 6s 7c", "kicker Five over Six"),
        (["--rules", "deuce to seven"], "2c 2d 4h 6s 7c", "2c 3d 4h 5s 6c", "category One Pair over Straight"),
        (["--rules", "ace to five"], "As 2d 3d 4d 6d", "2c 3c 4c 5c 6c", "kicker Four over Five"),
        (["--rules", "ace to five"], "As 3d 4d 5d 6d", "2c 3c 4c 5c 6c", "kicker Ace over Two"),
        (["--rules", "ace to five"], "As Ad 3d 4d 5d", "2c 2d 3c 4c 5c", "pair Aces over Twos"),
        (["--rules", "short deck"], "6c 7c 8c 9c Jc", "6c 6d 6h 7d 7h", "category Flush over Full House"),
        (["--rules", "joker"], "Jo Ac Ad Kh Ks", "Ah As Kc Kd Qc", "category Full House over Two Pair"),
        (["--rules", "badugi"], "Ac 2d 3h 5s", "Ac 2d 3h 4h", "category Badugi over Three Cards"),
        (["--rules", "eight or better"], "Ac 2d 3h 5s 8c", "Ac 2d 3h 5s 9c", "category Low over No low"),
        (["--game", "razz"], "Ac 2d 3h 5s 6c Kd Ks", "Ac 2d 3h 5s 7c Kd Ks", "high card Six over Seven"),
    ],
)
def test_the_comparison_by_rules_or_by_a_game_names_the_deciding_card(options, better, worse, decided_by, name):
    first, second = rows("compare", *options, worse, better, "--engine", name)
    assert (first["place"], first["decided_by"]) == ("1", decided_by)
    assert (second["place"], second["decided_by"]) == ("2", "")


def test_compare_lists_the_high_and_the_low_half_separately():
    found = rows("compare", "--game", "omaha hi-lo", "AsKsQhJh", "AdAc2s3s", "AhKh2c3c", "-b", "4s 7s 8d Tc 9c")
    assert [(row["half"], row["place"], row["hand"], row["decided_by"]) for row in found] == [
        ("high", "1", "Jh Qh Ks As", "category Straight over One Pair"),
        ("high", "2", "2s 3s Ac Ad", "category One Pair over High Card"),
        ("high", "3", "2c 3c Kh Ah", ""),
        ("low", "1", "2s 3s Ac Ad", "split"),
        ("low", "1", "2c 3c Kh Ah", "split"),
        ("low", "2", "Jh Qh Ks As", ""),
    ]


# ---- Python, and a user's own game


@pytest.mark.slow
def test_rank_in_python_takes_rules_or_a_game():
    found = rank(["As 2h 3d 4c", None, ["As", "2c", "3d"], [51, 2, 5, 8]], rules="Badugi")
    assert [row.hand_rank for row in found] == [1, None, None, 1]
    assert [row.error for row in found] == [None, None, "wrong_count 3", None]
    [row] = rank([["As", "2c", "3d", "Kh"]], game="omaha-hi-lo", board="5c 6d 7h")
    assert (row.category, row.low_description) == ("High Card", "Seven-Six low, Five-Two-Ace kickers")
    with pytest.raises(PokersqlError, match="did you mean omaha"):
        rank(["As"], game="omha")
    with pytest.raises(PokersqlError, match="leave one of them out"):
        rank(["As"], game="omaha", rules="joker")


def test_hands_of_a_game_that_the_user_adds_to_games_are_ranked(engine):
    engine = engine
    row = ("manila", "two used", 2, 5, 2, 10, 0, "short deck", "", "short", "game_showdown", 0)
    engine.insert("games", [row])
    engine.rows("UPDATE settings SET game = 'manila'")
    engine.insert("board_cards", [(1, place, card_id) for place, card_id in enumerate([51, 47, 43, 39, 35], 1)])
    engine.insert("hand_cards", [(1, 1, 20), (1, 1, 24)])
    assert engine.rows("SELECT best_hand, category FROM game_ranks") == [("7c 8c Qs Ks As", "High Card")]
