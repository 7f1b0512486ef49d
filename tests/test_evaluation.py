"""The seven steps that rank hands, compared with phevaluator, known counts and the rules of poker."""

import random
from itertools import combinations

import pytest
from conftest import ENGINES, deal_hands
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from known_counts import FIVE, PUBLISHED
from phevaluator import evaluate_cards

from pokersql.databases import worlds

CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
SHUFFLED = st.permutations(range(52))


def replace_hands(engine, hands: list[list[int]]) -> None:
    """Replace all hands by hands of game 1, given as card_ids."""
    engine.rows("DELETE FROM hand_cards")
    engine.insert("hand_cards", [(1, player, card) for player, hand in enumerate(hands, 1) for card in hand])


def described(engine, hand: str) -> tuple[str, str]:
    deal_hands(engine, hand)
    [row] = engine.rows("SELECT category, description FROM showdown")
    return row


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "hand, category, description",
    [
        ("As Ks Qs Js Ts", "Royal Flush", "Royal Flush"),
        ("9d Td Jd Qd Kd", "Straight Flush", "Straight Flush, King high"),
        ("Ac 2c 3c 4c 5c", "Straight Flush", "Straight Flush, Five high"),
        ("As Ac Ah Ad 2c", "Four of a Kind", "Four of a Kind, Aces, Two kicker"),
        ("As Ac Ah Kd Kc", "Full House", "Full House, Aces over Kings"),
        ("2s 2c 2h Ad Ac", "Full House", "Full House, Twos over Aces"),
        ("2d 4d 6d 8d Td", "Flush", "Flush, Ten high, Eight-Six-Four-Two kickers"),
        ("As 2c 3c 4c 5c", "Straight", "Straight, Five high"),
        ("6s 2c 3c 4c 5c", "Straight", "Straight, Six high"),
        ("6s 6c 6d 4c 5c", "Three of a Kind", "Three of a Kind, Sixes, Five-Four kickers"),
        ("As 2c 2d Ac 5c", "Two Pair", "Two Pair, Aces and Twos, Five kicker"),
        ("As 2c 3d Ac 5c", "One Pair", "One Pair, Aces, Five-Three-Two kickers"),
        ("As 2c 3d 4c 6c", "High Card", "High Card, Ace high, Six-Four-Three-Two kickers"),
        ("Qs Kc Ad 2c 3c", "High Card", "High Card, Ace high, King-Queen-Three-Two kickers"),
    ],
)
def test_a_hand_has_its_category_and_description(engine, hand, category, description):
    assert described(engine, hand) == (category, description)


def test_the_five_high_straight_is_the_lowest_straight_but_high_card_by_the_published_rules(engine):
    deal_hands(engine, "As 2c 3c 4c 5c", "2d 3d 4d 5d 6c", "Ad Ac Ah Kc Qd", "Ah 2h 3h 4h 5h", "2s 3s 4s 5s 7s")
    places = engine.rows("SELECT player_id, player_ranking FROM showdown ORDER BY player_id")
    assert places == [(1, 4), (2, 3), (3, 5), (4, 1), (5, 2)]
    published = engine.rows("SELECT player_id, published_category FROM published_points ORDER BY player_id")
    assert published == [(1, "High Card"), (2, "Straight"), (3, "Three of a Kind"), (4, "Flush"), (5, "Flush")]


def test_the_relation_of_every_step_can_be_queried(engine):
    deal_hands(engine, "Kc Ks 9d 9h 2c")
    [(values, suits, largest, second, high, low)] = engine.rows(
        "SELECT distinct_values, distinct_suits, largest_group, second_group, highest, lowest FROM hand_shapes"
    )
    assert (values, suits, largest, second, high, low) == (3, 4, 2, 2, 13, 2)
    groups = engine.rows("SELECT card, value_group, suit_group, group_size FROM card_groups ORDER BY card_number")
    assert groups == [("2c", 1, 1, 1), ("9d", 2, 2, 2), ("9h", 2, 3, 2), ("Kc", 3, 1, 2), ("Ks", 3, 4, 2)]
    assert engine.rows("SELECT largest_value FROM largest_groups") == [(13,)]
    assert engine.rows("SELECT second_value FROM second_groups") == [(9,)]
    assert engine.rows("SELECT lone_values FROM lone_cards") == [(2 * 15**2,)]
    assert engine.rows("SELECT hand_points FROM hand_points") == [(2,)]
    assert engine.rows("SELECT category, player_ranking FROM player_rankings") == [("Two Pair", 1)]


def test_every_hand_class_has_its_rank_by_phevaluator(engine):
    classes = engine.rows("SELECT hand_rank, hand FROM hand_classes")
    assert len(classes) == 7462
    assert [(rank, evaluate_cards(*hand.split())) for rank, hand in classes] == [(rank, rank) for rank, _ in classes]


def test_the_steps_give_the_example_of_each_class_its_values_in_hand_classes(engine):
    engine.rows(
        """
        INSERT INTO hand_cards
        SELECT 1 AS game_id, c.hand_rank, d.card_id
        FROM hand_classes AS c INNER JOIN deck AS d ON c.hand LIKE '%' || d.card || '%'
        """
    )
    said = "hand_points, category, description, rank_1, rank_2, rank_3, rank_4, rank_5, hand, published_points"
    steps = engine.rows(f"SELECT player_ranking, ABS(rank_codes), {said} FROM published_points ORDER BY player_id")
    assert len(steps) == 7462
    assert steps == engine.rows(f"SELECT hand_rank, ABS(hand_key), {said} FROM hand_classes ORDER BY hand_rank")


FIVE_CARD_RULES = [
    "standard",
    "published",
    "short deck",
    "short deck trips",
    "ace to five",
    "deuce to seven",
    "eight or better",
]
"""The sets of rules that the seven steps can use: those for five cards without wild cards."""

RULES_ON = {"duckdb": FIVE_CARD_RULES, "sqlite": ["published", "eight or better"]}
"""The sets of rules that are tested on each engine: fewer on SQLite, which takes 13 s per set.

test_portability.py compares the relations of both engines.
"""


def test_the_steps_give_the_example_of_each_class_its_values_in_class_ranks(engine):
    engine.rows(
        """
        INSERT INTO hand_cards
        SELECT 1 AS game_id, c.hand_rank, d.card_id
        FROM hand_classes AS c INNER JOIN deck AS d ON c.hand LIKE '%' || d.card || '%'
        """
    )
    key = "rank_codes * CASE WHEN distinct_suits = 1 THEN -1 ELSE 1 END"
    said = "hand_points, category, description, rank_1, rank_2, rank_3, rank_4, rank_5"
    for rules in RULES_ON[engine.name]:
        engine.rows("UPDATE settings SET rules = ?", [rules])
        steps = engine.rows(f"SELECT {key}, player_ranking, {said} FROM hand_descriptions ORDER BY 1")
        classes = engine.rows(
            f"""
            SELECT hand_key, hand_rank, {said} FROM class_ranks
            WHERE rules = ? AND hand_rank > 0 ORDER BY hand_key
            """,
            [rules],
        )
        assert steps == classes and steps, rules


def test_hands_that_do_not_fit_the_chosen_rules_have_no_row(engine):
    hands = ["2c 3d 4h 5s 7c", "6c 7d 8h 9s Ac", "9c Td Jh Qs Kc"]
    deal_hands(engine, *hands)

    def judged(rules):
        engine.rows("UPDATE settings SET rules = ?", [rules])
        return [player for (player,) in engine.rows("SELECT player_id FROM showdown ORDER BY player_id")]

    assert judged("") == judged("standard") == [1, 2, 3]
    assert judged("short deck") == [2, 3]  # hand 1 has cards that are not in this deck
    assert judged("deuces wild") == [2, 3]  # hand 1 has a wild card
    assert judged("eight or better") == [1]  # hands 2 and 3 do not qualify
    assert judged("badugi") == judged("three cards") == judged("no such rules") == []


# All examples of hypothesis use one engine: each example replaces the hands of the previous one.
@pytest.mark.parametrize("name", ENGINES)
def test_random_hands_are_ordered_and_tied_as_by_phevaluator(name):
    engine = worlds.loaded(name)

    @settings(deadline=None, max_examples=15, suppress_health_check=[HealthCheck.large_base_example])
    @given(st.lists(SHUFFLED, min_size=2, max_size=4))
    def check(decks):
        hands = [deck[5 * i : 5 * i + 5] for deck in decks for i in range(10)]
        replace_hands(engine, hands)
        ranks = [evaluate_cards(*hand) for hand in hands]
        by_pipeline = engine.rows("SELECT player_ranking FROM showdown ORDER BY player_id")
        order = {rank: place for place, rank in enumerate(sorted(set(ranks)), 1)}
        assert [place for (place,) in by_pipeline] == [order[rank] for rank in ranks]
        by_lookup = engine.rows("SELECT hand_rank FROM hand_ranks ORDER BY player_id")
        assert [rank for (rank,) in by_lookup] == ranks

    check()


@pytest.mark.parametrize("name", ENGINES)
@pytest.mark.parametrize("size", [6, 7])
def test_the_best_five_of_six_or_seven_cards_have_the_rank_by_phevaluator(name, size):
    engine = worlds.loaded(name)

    @settings(deadline=None, max_examples=20, suppress_health_check=[HealthCheck.large_base_example])
    @given(SHUFFLED)
    def check(deck):
        hands = [deck[size * i : size * i + size] for i in range(52 // size)]
        replace_hands(engine, hands)
        found = engine.rows("SELECT hand_rank, best_five, hand FROM hand_ranks ORDER BY player_id")
        for hand, (rank, five, text) in zip(hands, found, strict=True):
            assert rank == evaluate_cards(*hand) == evaluate_cards(*five.split())
            assert text == " ".join(CARDS[card] for card in sorted(hand))
            assert set(five.split()) <= set(text.split()) and len(five.split()) == 5

    check()


def test_best_five_is_the_alphabetically_first_of_equally_good_choices(duckdb_engine):
    rng = random.Random(6)
    decks = [range(52), range(0, 52, 4), range(1, 24), [*range(8), *range(0, 52, 4)], range(40, 52)]
    replace_hands(duckdb_engine, [rng.sample(list(dict.fromkeys(rng.choice(decks))), 5 + i % 3) for i in range(300)])
    found = duckdb_engine.rows("SELECT hand, hand_rank, best_five FROM hand_ranks ORDER BY player_id")
    assert len(found) == 300
    for hand, rank, five in found:
        choices = [" ".join(cards) for cards in combinations(hand.split(), 5)]
        assert (rank, five) == min((evaluate_cards(*choice.split()), choice) for choice in choices)


def test_the_relation_hand_errors_lists_invalid_hands_and_valid_hands_are_ranked(engine):
    hands = [
        [0, 4, 8, 12, 17],
        [0, 0, 4, 8, 12],
        [1, 2, 3, 21],
        [5, 6, 7, 9, 52],
        list(range(8)),
        [13, 14, 15, 16, -1],
        [20, 24, 28, 32, 36, 41, 45],
        [10, 10, 4, 8, 12, 16],
        [*range(0, 36, 4), 48, 49],
    ]
    replace_hands(engine, hands)
    assert engine.rows("SELECT player_id, error FROM hand_errors ORDER BY player_id") == [
        (2, "duplicate_card '2c'"),
        (3, "wrong_count 4"),
        (4, "bad_card 52"),
        (5, "wrong_count 8"),
        (6, "bad_card -1"),
        (8, "duplicate_card '4h'"),
        (9, "wrong_count 11"),
    ]
    assert engine.rows("SELECT player_id FROM hand_sums WHERE hand_key IS NOT NULL ORDER BY player_id") == [(1,), (7,)]
    assert engine.rows("SELECT player_id FROM hand_ranks ORDER BY player_id") == [(1,), (7,)]
    assert engine.rows("SELECT player_id FROM showdown ORDER BY player_id") == [(1,)]


def test_player_one_wins_376_of_the_thousand_published_deals(engine, data):
    lines = (data / "poker_deals.txt").read_text().splitlines()
    ids = {card: number for number, card in enumerate(CARDS)}
    engine.insert(
        "hand_cards",
        [
            (game, 1 + place // 5, ids[card[0] + card[1].lower()])
            for game, line in enumerate(lines, 1)
            for place, card in enumerate(line.split())
        ],
    )
    won = engine.rows("SELECT COUNT(*) FROM showdown WHERE player_id = 1 AND player_ranking = 1 AND winners = 1")
    assert won == [(376,)]


def test_player_one_wins_376_of_the_thousand_published_deals_given_as_text(engine, data):
    lines = (data / "poker_deals.txt").read_text().splitlines()
    engine.insert(
        "hand_text",
        [
            (game, player, line[15 * player - 15 : 15 * player])
            for game, line in enumerate(lines, 1)
            for player in (1, 2)
        ],
    )
    engine.rows("INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM text_cards")
    assert engine.rows("SELECT COUNT(*) FROM showdown WHERE player_id = 1 AND winners = 1") == [(376,)]


def test_the_steps_describe_each_class_and_find_the_known_number_of_hands_by_category(duckdb_engine):
    # One hand of each class is enough, because the full check of a built database proves that all hands of a class rank
    # alike.
    duckdb_engine.rows("INSERT INTO hand_text SELECT 1, hand_rank, hand FROM hand_classes")
    duckdb_engine.rows("INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM text_cards")
    steps = "{} AS s INNER JOIN hand_classes AS c ON s.player_id = c.hand_rank"
    for relation, category, counts in (
        ("player_rankings", "category", FIVE),
        ("published_points", "published_category", PUBLISHED),
    ):
        counted = f"SELECT s.{category}, SUM(c.hands) FROM {steps.format(relation)} GROUP BY s.{category}"
        assert dict(duckdb_engine.rows(counted)) == counts
    placed = "SELECT COUNT(*) FROM {} WHERE s.description = c.description AND s.player_ranking = c.hand_rank"
    assert duckdb_engine.rows(placed.format(steps.format("hand_descriptions"))) == [(7462,)]
