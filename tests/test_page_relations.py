"""The relations of equity that the page reads, compared with other evaluators."""

import random
import re
from collections import Counter
from itertools import combinations
from math import comb
from threading import Event

import eval7
import numpy as np
import pytest
import treys
from hypothesis import example, given, settings
from hypothesis import strategies as st
from phevaluator import evaluate_cards, evaluate_omaha_cards

from pokersql import engines
from pokersql.counts import equities
from pokersql.databases import worlds
from pokersql.page.desk import Query, queries
from pokersql.page.odds_desk import OddsDesk
from pokersql.page.odds_desk import Question as OddsQuestion

CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
EVAL7 = {card: eval7.Card(card) for card in CARDS}
HOLES = [high + low for low, high in combinations(CARDS, 2)]
TREYS = treys.Evaluator()

OF_FIVE_CARDS = [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 4]
"""The number of five-card hands for each of the hand_points 0 to 9."""


@pytest.fixture(scope="module")
def engine():
    return worlds.loaded("duckdb")


def split(cards: str) -> list[str]:
    return re.findall("..", cards)


def starting_hand(hole: str) -> str:
    suits = "s" if hole[1] == hole[3] else "o"
    return hole[0] + hole[2] + ("" if hole[0] == hole[2] else suits)


STARTING_HANDS = sorted({starting_hand(hole) for hole in HOLES})


def points(rank: int) -> int:
    """The hand_points of a rank by phevaluator: from 0, high card, to 9, royal flush."""
    return 9 - TREYS.get_rank_class(rank)


def put(engine, *players: str, board: str = "", dead: str = "") -> None:
    equities.put(engine, players, board, dead)


def weights_of(engine, player: int) -> dict[str, int]:
    return dict(engine.rows("SELECT hole, weight FROM player_hands WHERE player_id = ?", [player]))


# Equity of each hand


def some_range(rng: random.Random, cards: list[str], hands: int) -> str:
    """A range of random hands from the given cards, some with a smaller weight."""
    holes = ["".join(pair) for pair in combinations(cards, 2)]
    return ",".join(hole + rng.choice(["", "", ":0.5", ":0.2"]) for hole in rng.sample(holes, hands))


def by_showdowns(
    heroes: dict[str, int], villains: dict[str, int], board: str, known: str
) -> list[dict[str, list[int]]]:
    """The wins, ties and losses of each hand of both players by eval7, where a higher value wins."""
    counts = [{hole: [0, 0, 0] for hole in holes} for holes in (heroes, villains)]
    on_board = [EVAL7[card] for card in split(board)]
    rest = [card for card in CARDS if card not in split(board + known)]
    for drawn in combinations(rest, 5 - len(on_board)):
        shared = on_board + [EVAL7[card] for card in drawn]
        ranks = {
            hole: eval7.evaluate([EVAL7[card] for card in split(hole)] + shared)
            for hole in heroes.keys() | villains
            if not {*split(hole)} & {*drawn}
        }
        for villain, hero in ((v, h) for v in villains for h in heroes if v in ranks and h in ranks):
            if not {*split(villain)} & {*split(hero)}:
                place = 0 if ranks[villain] > ranks[hero] else 1 if ranks[villain] == ranks[hero] else 2
                counts[0][hero][2 - place] += villains[villain]
                counts[1][villain][place] += heroes[hero]
    return [{hole: found for hole, found in of_one.items() if any(found)} for of_one in counts]


def assert_worth_what_showdowns_say(engine, board: str, known: str) -> list[tuple]:
    """Check each hand's equity over all boards without the cards `known`.

    Returns the weighted sums over all hands of each player.
    """
    rows = engine.rows("SELECT player_id, hole, weight, wins, ties, losses, equity, method FROM hand_equities")
    weights = [weights_of(engine, 1), weights_of(engine, 2)]
    expected = by_showdowns(*weights, board, known)
    assert all(expected) and len(rows) == sum(map(len, expected))
    for player, hole, weight, *found, equity, method in rows:
        assert found == expected[player - 1][hole]
        assert (weight, method) == (weights[player - 1][hole], "exact")
        assert equity == pytest.approx((found[0] + found[1] / 2) / sum(found), abs=1e-12)
    return [
        tuple(sum(row[2] * row[place] for row in rows if row[0] == player) for place in (3, 4, 5)) for player in (1, 2)
    ]


def of_players(engine, method: str) -> list[tuple]:
    """The wins, ties and losses of each player."""
    return engine.rows("SELECT wins, ties, losses FROM equity WHERE method = ? ORDER BY player_id", [method])


@pytest.mark.quick(1)
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow), pytest.param(3, marks=pytest.mark.slow)])
@pytest.mark.parametrize("street", [3, 4, 5])
@pytest.mark.parametrize("hands", [1, 6])
def test_the_equity_of_each_hand_of_a_range_equals_a_count_of_every_showdown(engine, hands, street, seed):
    # Cards of few ranks, so that many hands have cards in common with each other or with the board, and tie.
    rng = random.Random(f"{hands} {street} {seed}")
    cards = rng.sample(CARDS[24:], 16)
    board = "".join(rng.sample([card for card in CARDS[20:] if card not in cards[:4]], street))
    hero = "".join(cards[:2]) if hands == 1 else some_range(rng, cards, hands)
    put(engine, hero, some_range(rng, cards, 9), board=board, dead="2c2d")
    # Each hand is compared only on boards without its cards. So the known cards need not include those of `hero`.
    together = assert_worth_what_showdowns_say(engine, board, "2c2d")
    if street == 3 or seed > 1:
        assert of_players(engine, "exact") == together


@pytest.mark.parametrize("street", [3, pytest.param(4, marks=pytest.mark.slow)])
def test_the_known_hand_of_a_third_player_is_excluded_from_boards(engine, street):
    board = "ThJd2c9h"[: 2 * street]
    put(engine, "QsQh", "KK,AdKd:0.5,8s7s,AhTc", "AsAh", board=board)
    assert not {hole for hole in weights_of(engine, 2) if "Ah" in hole}
    assert_worth_what_showdowns_say(engine, board, "AsAh")
    # Without the third player, boards may also have the cards that he held.
    most = "SELECT MAX(wins + ties + losses) FROM hand_equities WHERE player_id = 2"
    [(three,)] = engine.rows(most)
    put(engine, "QsQh", "KK,AdKd:0.5,8s7s,AhTc", board=board)
    [(two,)] = engine.rows(most)
    left = 52 - 4 - street
    assert (three, two) == (comb(left - 2, 5 - street), comb(left, 5 - street))


@pytest.mark.slow
def test_before_the_flop_the_counts_in_the_relation_hand_equities_sum_to_those_in_the_table(engine):
    for hero, villain in [("AhKh", "random"), ("22+,AKo:0.7", "A5s-A2s,KhKd,76s:0.01")]:
        put(engine, hero, villain)
        together = engine.rows(
            """
            SELECT SUM(weight * wins), SUM(weight * ties), SUM(weight * losses), COUNT(*), MIN(method)
            FROM hand_equities GROUP BY player_id ORDER BY player_id
            """
        )
        assert of_players(engine, "table") == [tuple(sums) for *sums, _, _ in together]
        counted = [(len(weights_of(engine, player)), "table") for player in (1, 2)]
        assert [(hands, method) for *_, hands, method in together] == counted
    put(engine, "AsAh", "KdKc,AsAd")
    known = [("AsAh", 1388072, 6538, 317694), ("KdKc", 317694, 6538, 1388072)]
    assert engine.rows("SELECT hole, wins, ties, losses FROM hand_equities ORDER BY player_id") == known


@pytest.mark.slow
def test_before_the_flop_each_hands_equity_equals_a_count_over_all_boards(engine):
    put(engine, "QcQd", "AcKc,QhJh")
    asked = "SELECT hole, wins, ties, losses FROM hand_equities WHERE player_id = 2"
    found = {hole: tuple(counts) for hole, *counts in engine.rows(asked)}
    assert found.keys() == {"AcKc", "QhJh"}
    for hole, counts in found.items():
        put(engine, "QcQd", hole)
        assert of_players(engine, "exact")[1] == counts, hole


@pytest.mark.slow
def test_before_the_flop_questions_outside_the_table_have_no_hand_equities(engine):
    for players, known in [(["AA", "KK"], {"dead": "2c"}), (["AA", "KK", "QQ"], {}), (["AA", "KK"], {"board": "2c"})]:
        put(engine, *players, **known)
        assert engine.rows("FROM hand_equities") == []


# Categories of a range


def made_by(engine, player: int = 1) -> dict[int, dict[int, int]]:
    """The numbers of runouts, by number of board cards and hand_points, after a check of their shares."""
    found: dict[int, dict[int, int]] = {}
    shares = Counter()
    rows = engine.rows(
        "SELECT board_cards, street, hand_points, runouts, share FROM range_categories WHERE player_id = ?", [player]
    )
    for cards, street, hand_points, runouts, _ in rows:
        assert street == {3: "flop", 4: "turn", 5: "river"}[cards]
        assert hand_points not in found.setdefault(cards, {})
        found[cards][hand_points] = runouts
    for cards, _, hand_points, runouts, share in rows:
        assert share == pytest.approx(runouts / sum(found[cards].values()), abs=1e-12), (cards, hand_points)
        shares[cards] += share
    assert all(share == pytest.approx(1) for share in shares.values())
    return found


def by_boards(weights: dict[str, int], board: str, dead: str, street: int) -> dict[int, int]:
    """The runouts of one street by hand_points, by phevaluator."""
    found = Counter()
    for hole, weight in weights.items():
        rest = [card for card in CARDS if card not in split(hole + board + dead)]
        for drawn in combinations(rest, street - len(split(board))):
            found[points(evaluate_cards(*split(hole + board), *drawn))] += weight
    return dict(found)


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    "text, board, dead",
    [
        ("QQ:0.5,JTs,AhKd", "Th9h2c", ""),
        ("AhKh,22:0.2,7c6c", "QhJh2c", "ThTd"),
        ("JTs,9s9d:0.1,AsQs", "Ts9s8d7d", "2c"),
        ("ATs:0.75,22,6c5c", "KhQhJh2s2d", ""),
    ],
)
def test_range_categories_on_each_street_agree_with_phevaluator(engine, text, board, dead):
    put(engine, text, "random", board=board, dead=dead)
    found, weights = made_by(engine), weights_of(engine, 1)
    now = len(split(board))
    assert len(weights) > 3
    assert found == {street: by_boards(weights, board, dead, street) for street in range(now, 6)}


@pytest.mark.slow
def test_before_the_flop_range_categories_equal_a_count_over_all_flops(engine):
    put(engine, "AhKh", "AKs:0.5,77,QJo")
    found = made_by(engine)
    assert found == {3: by_boards({"AhKh": 1}, "", "", 3)}
    assert sum(found[3].values()) == comb(50, 3)
    put(engine, "random", "AKs:0.5,77,QJo")
    weights = weights_of(engine, 2)
    # One combination of each starting hand is enough: without known cards all suits are alike.
    in_all: Counter[str] = Counter()
    for hole, weight in weights.items():
        in_all[starting_hand(hole)] += weight
    one_each = {starting_hand(hole): hole for hole in weights}
    assert in_all == {"AKs": 4, "77": 12, "QJo": 24}
    assert made_by(engine, 2) == {3: by_boards({one_each[hand]: weight for hand, weight in in_all.items()}, "", "", 3)}


@pytest.mark.slow
def test_before_the_flop_range_categories_take_account_of_dead_cards(engine):
    put(engine, "AKs:0.5,7h7d", "random", dead="Ah Qs Js")
    assert weights_of(engine, 1) == {"AcKc": 1, "AdKd": 1, "AsKs": 1, "7h7d": 2}
    assert made_by(engine) == {3: by_boards(weights_of(engine, 1), "", "AhQsJs", 3)}


def test_a_random_hand_has_the_categories_of_all_five_card_hands_on_the_flop(engine):
    put(engine, "random", "random")
    # Each set of five cards counts ten times, because any two of the five may be the player's cards.
    expected = {3: {place: 10 * hands for place, hands in enumerate(OF_FIVE_CARDS)}}
    assert sum(OF_FIVE_CARDS) == comb(52, 5)
    assert made_by(engine) == expected


# Ranges as texts


def hands_and_texts(engine, texts: list[str]) -> tuple[list[dict[str, int]], list[str]]:
    """The hands and weights of ranges, and the texts that the page writes for the ranges."""
    put(engine, *texts)
    hands: list[dict[str, int]] = [{} for _ in texts]
    for player, hole, weight in engine.rows(
        "SELECT player_id, hole, weight FROM range_hands WHERE player_id <= ?", [len(texts)]
    ):
        hands[player - 1][hole] = weight
    written = dict(engine.rows("SELECT player_id, range_text FROM range_texts"))
    return hands, [written[player] for player in range(1, len(texts) + 1)]


WEIGHTS = st.one_of(st.just(1000000), st.integers(1, 1000000))


@st.composite
def ranges(draw) -> dict[str, int]:
    """Weights of some combinations, and of few starting hands or of so many that runs are long (77-22)."""
    choices = draw(st.lists(WEIGHTS, min_size=1, max_size=3))
    density = draw(st.sampled_from([0.05, 0.5, 0.9, 1]))
    rng = draw(st.randoms(use_true_random=False))
    weights = {hand: rng.choice(choices) for hand in STARTING_HANDS if rng.random() < density}
    return weights | draw(st.dictionaries(st.sampled_from(HOLES), WEIGHTS, min_size=not weights, max_size=5))


@pytest.mark.slow
@settings(max_examples=3, deadline=None)
@given(st.lists(ranges(), min_size=1, max_size=8))
@example([dict.fromkeys(STARTING_HANDS, 1000000), dict.fromkeys(STARTING_HANDS, 1), dict.fromkeys(HOLES, 250000)])
@example([dict.fromkeys(STARTING_HANDS, 1000000) | {"AhAd": 500000}, {"AhKh": 1}, {"AhKh": 999999, "AdKd": 1000000}])
def test_a_range_written_as_text_is_read_as_the_same_range(engine, asked):
    texts = [",".join(f"{hand}:{weight / 1000000:.6f}" for hand, weight in weights.items()) for weights in asked]
    hands, written = hands_and_texts(engine, texts)
    # The weight of a single combination replaces that of its starting hand.
    for weights, found in zip(asked, hands, strict=True):
        expected = {h: weights.get(h, weights.get(starting_hand(h), 0)) for h in HOLES}
        assert found == {hole: weight for hole, weight in expected.items() if weight}
    again, written_again = hands_and_texts(engine, written)
    assert again == hands
    assert written_again == written


WRITTEN = {
    "random": "random",
    "22+,A2+,K2+,Q2+,J2+,T2+,92+,82+,72+,62+,52+,42+,32": "random",
    "random:0.5": "random:0.5",
    "QQ+,AKs:0.5,76s": "QQ+, AKs:0.5, 76s",
    "22-77,A5s-A2s,KTo+,AhKd:0.25": "77-22, A5s-A2s, KTo+, AhKd:0.25",
    "QQ,KK,AA,32s,32o,AQs,AKs": "QQ+, AQs+, 32s, 32o",
    "AK": "AKs, AKo",
    "22+:0.5,99-77": "TT+:0.5, 99-77, 66-22:0.5",
    "AcKc,AdKd,AhKh,AsKs": "AKs",
    "AcKc,AdKd,AhKh": "AcKc, AdKd, AhKh",
    "AKs,AsKs:0.5,AJs": "AJs, AcKc, AdKd, AhKh, AsKs:0.5",
    "Ah Kh": "AhKh",
    "K9s+,K9o+,KTs:0.0001": "KJs+, KTs:0.0001, K9s, K9o+",
}


def test_a_range_is_written_in_its_shortest_form(engine):
    hands, written = hands_and_texts(engine, list(WRITTEN))
    assert dict(zip(WRITTEN, written, strict=True)) == WRITTEN
    again, _ = hands_and_texts(engine, written)
    assert again == hands


@pytest.mark.quick(1)
@pytest.mark.parametrize("game, possible", [("holdem", 1326), ("six-plus", 630)])
def test_the_share_of_a_range_is_its_combinations_divided_by_those_of_the_deck(game, possible):
    engine = equities.ask(["22+", "random"], None, None, game=game)
    rows = engine.rows(queries("equity")["range_texts"])
    pairs = 6 * (13 if game == "holdem" else 9)
    assert [row[2:] for row in rows] == [
        (pairs, pairs, possible, pytest.approx(pairs / possible)),
        (possible, possible, possible, 1),
    ]


def test_an_empty_range_has_no_text(engine):
    put(engine, "KK,!22+", "AA")
    assert engine.rows("FROM range_texts") == [(2, "AA")]


# The method of a question, and hands on the present board


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "players, board, methods",
    [
        (["AhKh", "QQ+"], "", ("exact", "table")),
        (["random", "random"], "", ("sim", "table")),
        (["AhKh", "QQ+"], "Th9h2c", ("exact", "exact")),
        (["random", "random"], "Th9h2c", ("exact", "exact")),
        (["random", "random"], "Th9h2c2d", ("exact", "exact")),
        (["AhKh", "QsQd", "7c7d"], "", ("exact", "exact")),
        (["random"] * 4, "Th9h2c", ("sim", "sim")),
        (["random"] * 3, "", ("sim", "sim")),
    ],
)
def test_the_relation_equity_method_has_the_method_for_each_kind_of_question(engine, players, board, methods):
    put(engine, *players, board=board)
    assert engine.rows("SELECT counting_method, method FROM equity_method") == [methods]


@pytest.mark.quick(1)
@pytest.mark.parametrize("limit", ["seconds", "megabytes"])
def test_the_method_is_table_or_sim_if_counting_exceeds_the_limits(engine, limit):
    [before] = engine.rows("FROM equity_limits")
    try:
        engine.rows(f"UPDATE equity_limits SET {limit} = 0")
        put(engine, "AhKh", "QQ+", board="Th9h2c")
        assert engine.rows("SELECT counting_method, method FROM equity_method") == [("sim", "sim")]
        put(engine, "AhKh", "QQ+")
        assert engine.rows("SELECT counting_method, method FROM equity_method") == [("sim", "table")]
    finally:
        engine.rows("UPDATE equity_limits SET seconds = ?, megabytes = ?", list(before))
    put(engine, "AhKh", "QQ+", board="Th9h2c")
    assert engine.rows("SELECT counting_method, method FROM equity_method") == [("exact", "exact")]


@pytest.mark.quick(0)
@pytest.mark.parametrize("board", ["", "Th9h2c", pytest.param("Th9h2c2d3s", marks=pytest.mark.slow)])
def test_standings_have_no_rows_if_the_first_player_has_a_range_of_several_hands(engine, board):
    for hero in ("AA", "AhKh,AdKd:0.5"):
        put(engine, hero, "QQ+,AKs", board=board)
        assert len(weights_of(engine, 1)) > 1
        assert engine.rows("FROM standings") == engine.rows("FROM standing_counts") == []
    put(engine, "AhKh", "QQ+,AKs", board=board)
    assert len(engine.rows("FROM standings")) == len(weights_of(engine, 2)) > 0


def test_standings_have_rows_if_only_one_hand_of_the_first_players_range_is_possible(engine):
    put(engine, "AhKh,AsKs", "QQ", board="As9h2c")
    assert engine.rows("SELECT DISTINCT against_hole, standing, COUNT(*) FROM standings GROUP BY ALL") == [
        ("AhKh", "behind", 6)
    ]


@pytest.mark.parametrize("board", ["QhJh2c", pytest.param("Ts9s8d7d", marks=pytest.mark.slow), "KhQhJh2s2d"])
def test_the_present_ranks_of_hands_in_ranges_agree_with_phevaluator(engine, board):
    put(engine, "22+,A2s+:0.5", "random", board=board, dead="2h")
    rows = engine.rows("SELECT player_id, hole, weight, place, hand_rank, hand_points FROM hands_now")
    for player in (1, 2):
        weights = weights_of(engine, player)
        found = {hole: rest for who, hole, *rest in rows if who == player}
        assert found.keys() == weights.keys() and len(weights) > 70
        for hole, weight in weights.items():
            rank = evaluate_cards(*split(hole + board))
            assert found[hole] == [weight, rank, rank, points(rank)], hole
    assert len(rows) == len(weights_of(engine, 1)) + len(weights_of(engine, 2))


def test_before_the_flop_the_relation_hands_now_has_pairs_first_and_then_hands_by_high_card(engine):
    put(engine, "random", "random")
    rows = engine.rows("SELECT hole, place, hand_rank, hand_points FROM hands_now WHERE player_id = 1")
    kinds = {hole: (hole[0] == hole[2], *("23456789TJQKA".index(hole[i]) for i in (0, 2))) for hole in HOLES}
    order = sorted({*kinds.values()}, reverse=True)
    assert sorted(rows) == [(hole, order.index(kinds[hole]) + 1, None, kinds[hole][0]) for hole in sorted(HOLES)]


# Games that use two own cards and three board cards


def ask(game: str, players: list[str], board: str, dead: str = ""):
    return equities.ask(players, board, dead, game=game)


def dealt(rng: random.Random, cards: list[str], *sizes: int) -> list[str]:
    """Disjoint groups of random cards with the given sizes."""
    deck = rng.sample(cards, sum(sizes))
    return ["".join(deck.pop() for _ in range(size)) for size in sizes]


def omaha_rank(hand: str, board: str) -> int:
    """The rank by phevaluator of the best hand of two own cards and three board cards; 1 is best."""
    if (len(hand), len(board)) == (8, 10):
        return evaluate_omaha_cards(*split(board), *split(hand))
    return min(
        evaluate_cards(*two, *three) for two in combinations(split(hand), 2) for three in combinations(split(board), 3)
    )


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    "game, own, players, street",
    [("omaha", 4, 3, 3), ("omaha", 4, 3, 4), ("omaha", 4, 9, 5), ("omaha-5", 5, 2, 3), ("omaha-6", 6, 2, 4)],
)
def test_omaha_hands_have_their_ranks_by_phevaluator_now_and_after_each_next_card(game, own, players, street):
    rng = random.Random(f"{game} {players} {street}")
    *hands, board, dead = dealt(rng, CARDS, *[own] * players, street, 2)
    engine = ask(game, [*hands, "random"] if players < 9 else hands, board, dead)
    rest = [card for card in CARDS if card not in split("".join(hands) + board + dead)]
    expected = {}
    for player, hand in enumerate(hands, 1):
        for card in (None, *rest) if street < 5 else (None,):
            rank = omaha_rank(hand, board + (card or ""))
            expected[player, card] = (player, rank, points(rank))
    rows = engine.rows("SELECT player_id, card, seat, hand_rank, hand_points FROM game_hands_now")
    assert {(player, card): tuple(row) for player, card, *row in rows} == expected
    assert len(rows) == len(expected)


def all_ranks(board: str, taken: str, own: int) -> np.ndarray:
    """The ranks of all hands without the taken cards; two own cards and three cards of the board count."""
    rest = [card for card in CARDS if card not in split(taken)]
    pairs = np.zeros((len(rest), len(rest)), dtype=np.int64)
    for a, b in combinations(range(len(rest)), 2):
        pairs[a, b] = min(evaluate_cards(rest[a], rest[b], *three) for three in combinations(split(board), 3))
    hands = np.array(list(combinations(range(len(rest)), own)))
    return np.min([pairs[hands[:, i], hands[:, j]] for i, j in combinations(range(own), 2)], axis=0)


@pytest.mark.parametrize(
    "game, own, known, street",
    [
        ("omaha", 4, None, 5),
        ("omaha", 4, 3, 3),  # the third player's cards are known, so the second has fewer possible hands
        pytest.param("omaha-5", 5, None, 4, marks=pytest.mark.slow),
    ],
)
def test_the_hands_ahead_in_omaha_are_all_hands_with_a_better_rank(game, own, known, street):
    hero, other, board, dead = dealt(random.Random(f"{game} {street}"), CARDS, own, own, street, 2)
    taken = hero + board + dead + (other if known else "")
    engine = ask(game, [hero, "random", *([other] if known else [])], board, dead)
    mine, ranks = omaha_rank(hero, board), all_ranks(board, taken, own)
    rows = engine.rows("SELECT grouped_by, name, hands, ahead, level, behind, chance_ahead, place FROM standing_counts")
    [(name, *total)] = [row for grouped_by, *row in rows if grouped_by == "total"]
    counts = [len(ranks), (ranks < mine).sum(), (ranks == mine).sum(), (ranks > mine).sum()]
    assert len(ranks) == comb(52 - len(split(taken)), own)
    assert total == [*counts, pytest.approx(counts[1] / counts[0]), 1]
    assert engine.rows("SELECT description FROM hands_now WHERE seat = 1") == [(name,)]
    # by category, best first
    names = dict(engine.rows("SELECT DISTINCT hand_points, category FROM rule_categories WHERE rules = 'standard'"))
    made = np.array([points(rank) for rank in range(1, 7463)])[ranks - 1]
    expected = []
    for place, best in enumerate(sorted({*made.tolist()}, reverse=True), 1):
        group = ranks[made == best]
        ahead = (group < mine).sum()
        counts = [len(group), ahead, (group == mine).sum(), (group > mine).sum()]
        expected.append([names[best], *counts, pytest.approx(ahead / len(group)), place])
    found = sorted((row for grouped_by, *row in rows if grouped_by == "category"), key=lambda row: row[-1])
    assert [list(row) for row in found] == expected


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    "villain, counts",
    [("AsAd2h2d", (1, 0, 0)), ("KsJc8d3c", (0, 0, 1)), ("AcKsQdJd", (0, 1, 0)), ("KsJc8d3c random", (0, 0, 1))],
)
def test_the_relation_standing_counts_has_only_the_opponents_hand_if_it_is_known(villain, counts):
    engine = ask("omaha", ["AhKhQsJs", *villain.split()], "Qh7h2c")
    rows = engine.rows("SELECT hands, ahead, level, behind FROM standing_counts")
    assert [tuple(row) for row in rows] == [(1, *counts)] * 2


@pytest.mark.slow
@pytest.mark.parametrize("game, own, dead", [("omaha-hi-lo", 4, ""), ("omaha-5", 5, "2c2d2h")])
def test_the_possible_omaha_hands_are_all_choices_of_the_remaining_cards(game, own, dead):
    hero = "AhKhQdJd9s"[: 2 * own]
    engine = ask(game, [hero, "random"], "Th9h3c", dead)
    left = 52 - own - 3 - len(split(dead))
    [(total, parts, alone)] = engine.rows(
        "SELECT hands, ahead + level + behind, level > 0 FROM standing_counts WHERE grouped_by = 'total'"
    )
    assert total == parts == comb(left, own) and alone
    [(of_categories,)] = engine.rows("SELECT SUM(hands) FROM standing_counts WHERE grouped_by = 'category'")
    assert of_categories == total


def board_points(board: str) -> int:
    """The hand_points of the pairs and the three or four of a kind on a board."""
    sizes = sorted(Counter(card[0] for card in split(board)).values(), reverse=True)
    shapes = {(4,): 7, (3, 2): 6, (3,): 3, (2, 2): 2, (2,): 1, (): 0}
    return shapes[tuple(size for size in sizes if size > 1)]


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    "hero, board",
    [
        ("AhKhQdJd", "Th9h3c"),
        ("AhKhQdJd", "ThTd3c"),
        ("8h8d5c5s", "8c3h3d"),
        ("AsAd7h7c", "KdKhKs"),
        ("QhQcJs2d", "KdKh2s2c"),
        ("9c8cQd4s", "Tc7c6cTd"),
        (5, 3),
        (6, 4),
    ],
)
def test_a_card_improves_an_omaha_hand_only_if_it_raises_the_hand_more_than_the_board(hero, board):
    if isinstance(hero, int):
        # few ranks, so that many boards have pairs
        hero, board = dealt(random.Random(f"{hero} {board}"), CARDS[28:], 4, board)
    engine = ask("omaha", [hero, "random"], board)
    rows = engine.rows("SELECT card, improves, hand_rank, category, category_now FROM outs")
    names = dict(engine.rows("SELECT DISTINCT hand_points, category FROM rule_categories WHERE rules = 'standard'"))
    now, expected = points(omaha_rank(hero, board)), {}
    for card in (card for card in CARDS if card not in split(hero + board)):
        rank = omaha_rank(hero, board + card)
        rise, of_board = points(rank) - now, board_points(board + card) - board_points(board)
        expected[card] = [rise > of_board, rank, names[points(rank)], names[now]]
    assert {card: list(row) for card, *row in rows} == expected
    assert len(rows) == len(expected)


@pytest.mark.slow
def test_omaha_has_no_outs_on_a_complete_board_and_no_rows_on_a_board_of_two_cards():
    engine = ask("omaha", ["AhKhQdJd", "random"], "Th9h3c2d2s")
    assert engine.rows("FROM outs") == []
    assert len(engine.rows("FROM hands_now WHERE seat = 1")) == 1
    engine = equities.ask(["AhKhQdJd", "random"], "Th9h", "", errors="equity_errors", game="omaha")
    for relation in ("hands_now", "outs", "standing_counts"):
        assert engine.rows(f"FROM {relation}") == [], relation


@pytest.fixture(scope="module")
def odds_desk():
    return OddsDesk()


@pytest.mark.quick(2)
@pytest.mark.parametrize("seen, hands", [(0, 20), (1, 20), (17, 20), (392, 100_000), (20, 20)])
def test_the_confidence_interval_of_a_share_is_the_wilson_interval_of_scipy(odds_desk, seen, hands):
    from scipy.stats import binomtest

    question = OddsQuestion("standard", 0, f"flush {seen}", hands if seen < hands else 0)
    [answer] = odds_desk.answers(question, [Query("shares", {})], Event())
    rows = [dict(zip(answer["columns"], row, strict=True)) for row in answer["rows"]]
    [row] = [row for row in rows if row["category"] == "Flush"]
    interval = binomtest(seen, hands).proportion_ci(0.95, "wilson")
    assert row["share"] == seen / hands
    assert (row["least"], row["most"]) == pytest.approx((interval.low, interval.high), rel=1e-9, abs=1e-12)
