"""Equity in other games than hold'em, compared with other evaluators and known figures; invalid questions."""

import json
import random
from fractions import Fraction
from itertools import chain, combinations, permutations
from math import comb, lcm

import pokerkit
import pytest
from conftest import one_line, pokersql
from phevaluator import evaluate_cards, evaluate_omaha_cards

from pokersql import engines
from pokersql.counts import equities
from pokersql.databases import worlds
from pokersql.errors import ExitCode, PokersqlError

CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
COUNTS = ["wins", "ties", "losses", "highs", "lows", "quarters"]


def asked(game: str, players: list[str], board: str = "", dead: str = "") -> engines.Engine:
    """An engine with a question in its tables; raises an error if the question is invalid."""
    return equities.ask(players, board, dead, errors="equity_errors", game=game)


def answer(game: str, players: list[str], board: str = "", dead: str = "") -> list[dict]:
    """The rows of `game_equity` with exact answers."""
    engine = asked(game, players, board, dead)
    result = engine.execute("SELECT * FROM game_equity WHERE method = 'exact' ORDER BY player_id")
    return [dict(zip(result.columns, row, strict=True)) for row in result.rows]


def dealt(rng: random.Random, *sizes: int) -> list[list[str]]:
    """Disjoint groups of random cards with the given sizes."""
    deck = rng.sample(CARDS, sum(sizes))
    return [[deck.pop() for _ in range(size)] for size in sizes]


def omaha_rank(hand: list[str], board: list[str]) -> int:
    """The rank by phevaluator of the best hand of two own cards and three board cards; 1 is best."""
    if len(hand) == 4:
        return evaluate_omaha_cards(*board, *hand)
    return min(evaluate_cards(*two, *three) for two in combinations(hand, 2) for three in combinations(board, 3))


def low(hand: list[str], board: list[str]):
    """The best low hand by PokerKit; None if no low qualifies. A better hand compares as greater."""
    return pokerkit.OmahaEightOrBetterLowHand.from_game_or_none("".join(hand), "".join(board))


def winners(ranks: list, best) -> set[int]:
    held = [rank for rank in ranks if rank is not None]
    return {player for player, rank in enumerate(ranks) if held and rank is not None and rank == best(held)}


def by_brute_force(hands: list[list[str]], board: list[str], has_low: bool, rank=omaha_rank, low=low) -> list[dict]:
    """The counts of each player over all runouts, by other evaluators."""
    rest = [card for card in CARDS if card not in {*board, *chain(*hands)}]
    counts = [dict.fromkeys((*COUNTS, "share"), 0) for _ in hands]
    for drawn in combinations(rest, 5 - len(board)):
        shared = [*board, *drawn]
        high = winners([rank(hand, shared) for hand in hands], min)
        lows = winners([low(hand, shared) for hand in hands], max) if has_low else set()
        for player, count in enumerate(counts):
            share = Fraction(player in high, len(high) * (2 if lows else 1))
            share += Fraction(player in lows, 2 * len(lows)) if lows else 0
            count["wins"] += share == 1
            count["ties"] += 0 < share < 1
            count["losses"] += share == 0
            count["highs"] += player in high
            count["lows"] += player in lows
            count["quarters"] += share == Fraction(1, 4)
            count["share"] += share
    return counts


@pytest.mark.quick(0)
@pytest.mark.parametrize(
    "game, own, players, street",
    [
        ("omaha", 4, 2, 3),
        ("omaha", 4, 10, 5),
        ("omaha-6", 6, 6, 4),
        ("omaha-hi-lo", 4, 4, 4),
        pytest.param("omaha", 4, 3, 4, marks=pytest.mark.slow),
        pytest.param("omaha-5", 5, 2, 4, marks=pytest.mark.slow),
        pytest.param("courchevel", 5, 3, 4, marks=pytest.mark.slow),
        pytest.param("omaha-hi-lo", 4, 2, 4, marks=pytest.mark.slow),
        pytest.param("omaha-5-hi-lo", 5, 3, 4, marks=pytest.mark.slow),
    ],
)
def test_exact_counts_over_all_runouts_agree_with_other_evaluators(game, own, players, street):
    rng = random.Random(f"{game} {players} {street}")
    *hands, board = dealt(rng, *[own] * players, street)
    rows = answer(game, ["".join(hand) for hand in hands], "".join(board))
    expected = by_brute_force(hands, board, "lo" in game)
    for row, counts in zip(rows, expected, strict=True):
        assert {key: row[key] for key in COUNTS} == {key: counts[key] for key in COUNTS}
        assert row["pot_parts"] == 2 * lcm(*range(1, players + 1))
        assert Fraction(row["parts"], row["pot_parts"]) == counts["share"]
        assert row["equity"] == pytest.approx(float(counts["share"] / row["runouts"]), abs=1e-12)


@pytest.mark.slow
def test_two_players_with_the_same_low_win_a_quarter_of_the_pot_each():
    rows = answer("omaha-hi-lo", ["Ac2cKdKh", "Ad2dQcJs"], "3h4s8cThKs")
    assert [(row["equity"], row["highs"], row["lows"], row["quarters"]) for row in rows] == [
        (0.75, 1, 1, 0),
        (0.25, 0, 1, 1),
    ]


@pytest.mark.slow
def test_the_equity_of_omaha_hands_before_the_flop_counts_all_boards():
    rows = answer("omaha", ["AsAhKsKh", "QdJdTc9c"])
    assert [(row["wins"], row["ties"], row["losses"]) for row in rows] == [(669247, 70, 416691), (416691, 70, 669247)]
    assert rows[0]["runouts"] == comb(44, 5) == 1_086_008


@pytest.mark.slow
def test_the_equity_of_omaha_hands_before_the_flop_agrees_with_a_random_sample():
    rng = random.Random(5)
    one, two = dealt(rng, 4, 4)
    [row, _] = answer("omaha", ["".join(one), "".join(two)])
    rest = [card for card in CARDS if card not in {*one, *two}]
    shares = []
    for _ in range(20_000):
        board = rng.sample(rest, 5)
        first, second = omaha_rank(one, board), omaha_rank(two, board)
        shares.append(1 if first < second else 0.5 if first == second else 0)
    assert sum(shares) / len(shares) == pytest.approx(row["equity"], abs=4 * 0.5 / len(shares) ** 0.5)


@pytest.mark.slow
def test_simulated_equity_of_a_game_is_within_its_standard_error_of_the_exact_equity():
    players, board = ["AsAh2s3h", "KdKcQd8c"], "4c5h"
    exact = answer("omaha-hi-lo", players, board)
    engine = asked("omaha-hi-lo", players, board)
    equities.simulate(engine, players, 3, 5000, None)
    rows = engine.rows(
        "SELECT equity, standard_error, runouts FROM game_equity WHERE method = 'sim' ORDER BY player_id"
    )
    for (equity, error, runouts), row in zip(rows, exact, strict=True):
        assert runouts == 5000
        assert 0 < error < 0.01
        assert abs(equity - row["equity"]) < 4 * error


def test_without_a_question_the_relation_equity_has_no_rows():
    with worlds.loaded("duckdb") as engine:
        assert engine.rows("FROM game_equity") == []


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    "game, players, equity",
    [
        ("five-card", ["As Ah Kd 2c 3c", "Kc Kh Ad 2d 3d"], 1),
        ("five-card", ["As Kh Qd Jc 9c", "Ac Kd Qh Js 9d"], 0.5),
        ("stud", ["As Ah Kd 2c 3c 7d 7h", "Kc Kh Ad 2d 3d 9c 9d"], 1),
        ("razz", ["As 2h 3d 4c 5c Kd Kh", "Ac 2d 3h 4s 6c 7d 8h"], 1),
        ("single-draw", ["2s 3h 4d 5c 7c", "2c 3d 4h 6s 7d"], 1),
        ("badugi", ["As 2h 3d 4c", "Ac 2d 3h 4h"], 1),
        ("stud-hi-lo", ["As 2h 3d 4c 6c Kd Kh", "Ac 2d Qh Qs Qc Jd Jh"], 0.5),
        ("stud-hi-lo", ["As 2h 3d 9c Tc Kd Kh", "Ac 2d Qh Qs Qc Jd Jh"], 0),
    ],
)
def test_complete_hands_without_a_board_have_one_runout(game, players, equity):
    assert [(row["runouts"], row["equity"]) for row in answer(game, players)] == [(1, equity), (1, 1 - equity)]


@pytest.mark.slow
def test_the_simulated_equity_of_six_stud_cards_agrees_with_a_count_over_all_seventh_cards():
    one, two = ["As", "Ah", "Kd", "Ks", "7c", "2d"], ["Qc", "Qd", "Jc", "Tc", "9h", "3c"]
    rest = [card for card in CARDS if card not in {*one, *two}]
    share = 0
    for first, second in permutations(rest, 2):
        a, b = evaluate_cards(*one, first), evaluate_cards(*two, second)
        share += 1 if a < b else 0.5 if a == b else 0
    expected = share / (len(rest) * (len(rest) - 1))
    players = [" ".join(one), " ".join(two)]
    engine = asked("stud", players)
    equities.simulate(engine, players, 1, 10_000, None)
    [(equity, error), _] = engine.rows(
        "SELECT equity, standard_error FROM game_equity WHERE method = 'sim' ORDER BY player_id"
    )
    assert abs(equity - expected) < 4 * error < 0.02


def test_short_deck_hands_have_the_known_equities():
    done = pokersql("equity", "--game", "six-plus", "AhKh", "TsTc", "-f", "json")
    rows = json.loads(done.stdout)
    assert [(row["wins"], row["ties"], row["losses"]) for row in rows] == [
        (104148, 1514, 95714),
        (95714, 1514, 104148),
    ]


@pytest.mark.slow
def test_short_deck_equity_agrees_with_pokerkit():
    rng = random.Random(8)
    deck = [card for card in CARDS if card[0] not in "2345"]
    cards = rng.sample(deck, 7)
    one, two, board = cards[:2], cards[2:4], cards[4:]
    counts = [0, 0, 0]
    for drawn in combinations([card for card in deck if card not in cards], 2):
        shared = "".join([*board, *drawn])
        a, b = (pokerkit.ShortDeckHoldemHand.from_game("".join(hand), shared) for hand in (one, two))
        counts[0 if a > b else 1 if a == b else 2] += 1
    engine = asked("six-plus", ["".join(one), "".join(two)], "".join(board))
    [row, _] = engine.rows("SELECT wins, ties, losses FROM equity WHERE method = 'exact' ORDER BY player_id")
    assert list(row) == counts


@pytest.mark.slow
def test_beats_and_outs_use_the_rules_of_the_game():
    done = pokersql("outs", "--game", "six-plus", "Ah9c", "-b", "6d7sKs", "-f", "json")
    straights = {row["card"] for row in json.loads(done.stdout) if row["category"] == "Straight"}
    assert straights == {"8c", "8d", "8h", "8s"}
    done = pokersql("beats", "--game", "six-plus", "Ah9c", "-b", "6d7s8s", "--by", "total", "-f", "json")
    [row] = json.loads(done.stdout)
    assert (row["against"], row["hands"]) == ("Straight, Nine high", comb(31, 2))


@pytest.mark.slow
def test_a_game_that_the_user_adds_to_games_has_equity():
    engine = equities.ask(["AsAh", "KdKc"], None, None)  # the first question is about another game
    engine.insert(
        "games",
        [
            ("royal", "hold'em with other words", 2, 5, -1, 6, 0, "standard", "", "standard", "game_showdown", 0),
            ("manila", "two cards, both used", 2, 5, 2, 10, 0, "short deck", "", "short", "game_showdown", 0),
        ],
    )
    columns = "game, has_starting_hands, is_sum, own_cards"
    assert engine.rows(f"SELECT {columns} FROM game_methods WHERE game IN ('royal', 'manila') ORDER BY game") == [
        ("manila", False, False, 2),
        ("royal", True, True, 2),
    ]
    answers = {}
    for game in ("royal", "holdem", "manila", "six-plus"):
        equities.put(engine, ["AhKh", "TsTc"], "6h7d8h", None, game)
        equities.refuse(engine, "equity_errors")
        answers[game] = engine.rows("SELECT wins, ties, losses FROM equity WHERE method = 'exact' ORDER BY player_id")
    assert answers["royal"] == answers["holdem"] and sum(answers["royal"][0]) == comb(45, 2)
    # A hand in Manila uses both own cards, so a straight or a flush needs three board cards.
    assert answers["manila"] != answers["six-plus"] and sum(answers["manila"][0]) == comb(29, 2)
    equities.put(engine, ["AA,AKs", "TsTc"], "6h7d8h", None, "manila")
    assert engine.rows("SELECT hands FROM equity WHERE method = 'exact' ORDER BY player_id") == [(10,), (1,)]


def rank_of_two(hand: list[str], board: list[str]) -> int:
    """The rank by phevaluator of the best hand from two own cards and the board."""
    return min(evaluate_cards(*two, *board) for two in combinations(hand, 2))


def low_of_two(hand: list[str], board: list[str]):
    """The best low hand by PokerKit from two own cards and the board; None if no low qualifies."""
    kind, shared = pokerkit.EightOrBetterLowHand, "".join(board)
    lows = [kind.from_game_or_none("".join(two), shared) for two in combinations(hand, 2)]
    return max((found for found in lows if found is not None), default=None)


def rank_of_three(hand: list[str], board: list[str]) -> int:
    """The rank by phevaluator of the best hand of three own cards and two board cards."""
    return min(evaluate_cards(*three, *two) for three in combinations(hand, 3) for two in combinations(board, 2))


@pytest.mark.parametrize(
    "own, used, fewer, low_rules, rank",
    [
        (3, 2, 1, "", rank_of_two),
        (3, 2, 1, "eight or better", rank_of_two),
        (2, -1, 0, "eight or better", rank_of_two),
        (5, 3, 0, "", rank_of_three),
    ],
)
@pytest.mark.slow
def test_the_equity_of_a_users_own_game_uses_as_many_own_cards_as_its_row_says(own, used, fewer, low_rules, rank):
    engine = worlds.loaded("duckdb")
    row = ("own", "", own, 5, used, 6, 0, "standard", low_rules, "standard", "game_showdown", fewer)
    engine.insert("games", [row])
    rng = random.Random(f"{own} {used} {low_rules}")
    for deck in (CARDS, [card for card in CARDS if card[1] in "cd"]):
        cards = rng.sample(deck, 2 * own + 4)
        hands, board = [cards[:own], cards[own : 2 * own]], cards[2 * own :]
        equities.put(engine, ["".join(hand) for hand in hands], "".join(board), None, "own")
        equities.refuse(engine, "equity_errors")
        columns = ", ".join(COUNTS)
        found = engine.rows(f"SELECT {columns} FROM game_equity WHERE method = 'exact' ORDER BY player_id")
        expected = by_brute_force(hands, board, low_rules > "", rank, low_of_two)
        assert found == [tuple(counts[column] for column in COUNTS) for counts in expected]


WRONG = [
    ("omaha", ["AsAhKs", "QdJdTc9c"], "", "player 1 'AsAhKs': wrong_count 3"),
    ("omaha", ["AsAhKsAs", "QdJdTc9c"], "", "duplicate_card 'As'"),
    ("omaha", ["AsAhKsKh", "QdJdTc9c"], "As2c3c", "player 1 and board 'As': duplicate_card"),
    ("omaha", ["QQ+*AK*", "QdJdTc9c"], "", "player 1 'QQ+*AK*': bad_range 'QQ+*AK*'"),
    ("omaha", ["AsAhKsKh", "QdJdTc9c"], "2s3s4s5s6s7s", "wrong_board 6: a board has at most 5 cards"),
    ("razz", ["AsAhKs", "Qd"], "2c3c4c", "wrong_board 3: razz has no board"),
    ("stud", ["As2s3s4s5s6s7s8s", "Qd"], "", "wrong_count 8: a hand has up to 7 cards in stud"),
    ("omaha-6", ["random"] * 8, "", "players '8': wrong_players 8: omaha-6 is for two to 7 players"),
    ("chinese", ["As", "Kd"], "", "wrong_game 'chinese'"),
    ("six-plus", ["AhKh", "2c3c"], "", "player 2 '2c': not_in_deck '2c': six-plus is played without"),
    ("six-plus", ["AhKh", "TsTc"], "2c7c8c", "board '2c': not_in_deck '2c'"),
    ("six-plus", ["AhKh", "22"], "", "player 2 '22': empty_range"),
]


@pytest.mark.quick(2)
@pytest.mark.parametrize("game, players, board, message", WRONG, ids=lambda value: str(value)[:40])
def test_a_question_that_is_invalid_in_its_game_gives_a_one_line_error(game, players, board, message):
    with pytest.raises(PokersqlError) as refused:
        asked(game, players, board)
    assert message in str(refused.value)
    assert "\n" not in str(refused.value)
    assert refused.value.code == (ExitCode.USAGE if "players" in message or "wrong_game" in message else ExitCode.CARDS)


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "words, message",
    [
        (["equity", "--game", "omahaa", "As", "Kd"], "did you mean omaha?"),
        (["equity", "--game", "omaha", "AsAhKsKh", "--method", "exact"], "--method exact"),
        (["equity", "--game", "omaha-hi-lo", "AsAhKsKh", "QdJdTc9c", "--by", "category"], "--by category"),
    ],
)
def test_arguments_of_equity_that_do_not_fit_the_game_are_refused(words, message):
    assert message in one_line(pokersql(*words, code=ExitCode.USAGE).stderr)


@pytest.mark.parametrize(
    "words, message",
    [
        (
            ["beats", "--game", "omaha", "AsAhKsKh"],
            "board '': wrong_board 0: in this game hands are compared from the flop",
        ),
        (["outs", "--game", "omaha", "AsAhKsKh", "-b", "2c"], "board '2c': wrong_board 1"),
    ],
)
def test_beats_and_outs_refuse_omaha_before_the_flop(words, message):
    assert message in one_line(pokersql(*words, code=ExitCode.CARDS).stderr)
