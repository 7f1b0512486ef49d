"""Weights and scores, numbers by which two articles order hands: the published numbers and the corrected ones."""

from collections import Counter
from itertools import chain, combinations

import numpy as np
import pytest
from conftest import one_line, pokersql
from phevaluator import evaluate_cards


@pytest.fixture
def dealt(engine) -> dict[int, int]:
    """Put random hands of five to seven cards into `hand_cards`; returns the rank of each hand by phevaluator."""
    rng = np.random.default_rng(6)
    hands = [rng.choice(52, size=rng.integers(5, 8), replace=False).tolist() for _ in range(300)]
    hands += [[0, 5, 10, 15, suit + 48] for suit in range(4)] + [[0, 4, 8, 12, 48], [48, 0, 5, 10, 15, 16]]
    engine.insert("hand_cards", [(1, player, card) for player, hand in enumerate(hands, 1) for card in hand])
    return {player: evaluate_cards(*hand) for player, hand in enumerate(hands, 1)}


def places(ranks: dict[int, int]) -> dict[int, int]:
    return {player: 1 + sum(other < rank for other in ranks.values()) for player, rank in ranks.items()}


@pytest.mark.parametrize("relation", ["weighed_hands", "hand_scores"])
def test_hands_are_ordered_and_tied_by_weight_and_score_as_by_phevaluator(engine, dealt, relation):
    assert dict(engine.rows(f"SELECT player_id, place FROM {relation}")) == places(dealt)


def weight_of(ranks: list[int]) -> int:
    """The weight that the article describes, for a hand that is neither a straight nor a flush."""
    weights = {rank: 2 ** (rank - 1) for rank in ranks}
    held = Counter(ranks)
    return sum(2 ** (rank - 1) for rank in ranks) + sum(
        {1: 0, 2: 2_000_000_000 + 8192 * weights[rank], 3: 6_000_000_000 + 131_072 * weights[rank]}.get(
            count, 9_500_000_000 + 131_072 * weights[rank]
        )
        for rank, count in held.items()
    )


def test_the_published_weights_are_those_that_the_article_describes(engine):
    deck = dict(engine.rows("SELECT card, rank FROM deck"))
    rows = engine.rows("SELECT hand, category, base_weight, published_weight FROM hand_weights")
    for hand, category, base, published in rows:
        ranks = [deck[card] for card in hand.split()]
        straight, flush = "Straight" in category or "Royal" in category, "Flush" in category
        low = straight and {14, 5} <= set(ranks)
        assert base == sum(1 if low and rank == 14 else 2 ** (rank - 1) for rank in ranks)
        bonus = 5_500_000_000 * straight + 5_800_000_000 * flush
        assert published == (base + bonus if straight or flush else weight_of(ranks)), hand


@pytest.mark.quick(0)
def test_the_relation_weight_disorders_counts_all_pairs_of_classes_that_are_in_the_wrong_order_by_weight(engine):
    rows = engine.rows("SELECT category, published_weight FROM hand_weights ORDER BY hand_rank")
    categories, weights = np.array([row[0] for row in rows]), np.array([row[1] for row in rows])
    found = Counter()
    for better in range(len(rows)):
        wrong = np.flatnonzero(weights[better + 1 :] >= weights[better]) + better + 1
        found.update((categories[better], categories[worse]) for worse in wrong)
    told = engine.rows("SELECT * FROM weight_disorders")
    assert {(better, worse): pairs for better, worse, pairs, *_ in told} == found
    ranks = dict(engine.rows("SELECT description, hand_rank FROM hand_classes"))
    for *_, better, its, worse, more in told:
        assert ranks[better] < ranks[worse] and its <= more


@pytest.mark.slow
def test_the_relation_sighted_categories_counts_what_the_articles_query_finds_over_all_hands(duckdb_engine):
    # Cards are numbered as in the article's query: suit by suit, and in each suit from the deuce up.
    hands = np.fromiter(chain.from_iterable(combinations(range(52), 5)), dtype=np.int8).reshape(-1, 5)
    ranks, suits = hands % 13 + 2, hands // 13
    flush = (suits == suits[:, :1]).all(axis=1)
    counts = [(ranks == (2 if rank == 8 else rank)).sum(axis=1) for rank in range(2, 15)]
    pairs, threes, fours = (sum((count == size).astype(int) for count in counts) for size in (2, 3, 4))
    straight = np.zeros(len(hands), dtype=bool)
    for lowest in range(1, 11):
        looked_for = [2 if rank == 8 else rank for rank in range(lowest, lowest + 5)]
        straight |= (ranks == looked_for).all(axis=1)
    royal = straight & flush & (ranks[:, 4] == 14)
    sighted = np.select(
        [royal, straight & flush, fours > 0, (threes > 0) & (pairs > 0), flush, straight, threes > 0, pairs > 1],
        [9, 8, 7, 6, 5, 4, 3, 2],
        pairs,
    )
    told = duckdb_engine.rows(
        """
        SELECT c.hand_points, CAST(SUM(s.hands) AS BIGINT)
        FROM sighted_categories AS s
        INNER JOIN categories AS c ON s.taken_for = c.category
        WHERE s.slips = 'all three'
        GROUP BY c.hand_points
        """
    )
    assert dict(told) == Counter(sighted.tolist())


def test_only_straights_with_a_low_ace_have_a_wrong_published_score(engine):
    rows = engine.rows("SELECT better_rank, worse_rank FROM score_disagreements")
    assert sorted(rows) == [(rank, 10) for rank in range(2, 10)] + [(rank, 1609) for rank in range(1601, 1609)]


def test_scores_equal_those_in_the_list_of_the_article():
    done = pokersql("score", "8:H 8:C 12:C 12:D 14:S", "9:C 9:H 9:D 3:C 3:H", "2:C 3:D 4:H 5:S 14:S", "-f", "csv")
    rows = [line.split(",")[2:5] for line in done.stdout.splitlines()[1:]]
    assert rows == [
        ["fullHouse", "903", "9 9 9 3 3"],
        ["straight", "5", "5 4 3 2 1"],
        ["twoPair", "164", "14 12 12 8 8"],
    ]


@pytest.mark.parametrize(
    "words, code, told",
    [
        (["weigh", "As Kd Qh Jc Xx"], 3, "hand 1 'As Kd Qh Jc Xx': bad_card 'Xx' at 5"),
        (["score", "8:H 8:H 1:C 2:C 3:C"], 3, "bad_card '1:C' at 3"),
        (["weigh", "As"], 3, "wrong_count 1"),
        (["weigh"], 2, "give only one of hands, --disorders and --slips"),
        (["score"], 2, "give either hands or --disagreements"),
        (
            ["weigh", "--slips", "eight"],
            2,
            "--slips eight: is none of all three, eights, low ace, none, order; did you mean eights?",
        ),
        (["score", "--disagreements", "As Kd Qh Jc Ts"], 2, "give either hands or --disagreements"),
    ],
)
def test_invalid_arguments_give_a_one_line_error(words, code, told):
    assert told in one_line(pokersql(*words, code=code).stderr)
