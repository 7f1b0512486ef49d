"""The patterns of five, six and seven cards: their ranks, and the number of hands of each pattern."""

import random
from collections import Counter
from functools import cache
from itertools import chain, combinations, product

import pytest
from phevaluator import evaluate_cards

from pokersql.databases import worlds


@pytest.fixture(scope="module")
def loaded():
    return worlds.loaded("duckdb")


@pytest.fixture(scope="module")
def patterns(loaded) -> list[tuple]:
    """For each pattern, the cards of its example, and its columns from `flush_cards` to `equivalent_hands`."""
    rows = loaded.rows("SELECT * FROM hand_patterns")
    return [(row[1 : 1 + row[0]], *row[8:]) for row in rows]


@cache
def suits_of(count: int) -> list[tuple[int, ...]]:
    return list(combinations(range(4), count))


def reduced(cards) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The pattern of cards: the ranks of the flush cards (none without a flush), and the ranks of the other cards."""
    [(suit, count)] = Counter(card % 4 for card in cards).most_common(1)
    flush = [card // 4 for card in cards if count >= 5 and card % 4 == suit]
    others = [card // 4 for card in cards if count < 5 or card % 4 != suit]
    return tuple(sorted(flush)), tuple(sorted(others))


def test_the_example_of_every_pattern_has_its_rank_by_phevaluator(patterns):
    assert len(patterns) == 7462 + 36842 + 190346
    assert [evaluate_cards(*cards) for cards, *_ in patterns] == [rank for *_, rank, _ in patterns]


@pytest.mark.slow
def test_the_example_of_every_pattern_has_this_pattern_and_its_flush_cards_come_first(patterns):
    seen = set()
    for cards, flush_cards, rank_pattern, hand_key, *_ in patterns:
        flush, others = key = reduced(cards)
        assert len(set(cards)) == len(cards) and key not in seen
        seen.add(key)
        assert flush == tuple(card // 4 for card in cards[:flush_cards])
        assert hand_key == (-sum(16**rank for rank in flush) or sum(16**rank for rank in others))
        assert rank_pattern == sum(10**count for count in Counter(flush + others).values())


@pytest.mark.slow
def test_random_hands_have_the_rank_of_their_pattern(patterns):
    rank_of = {reduced(cards): rank for cards, *_, rank, _ in patterns}
    rng = random.Random(5)
    decks = [range(52), range(0, 52, 4), range(1, 33), [*range(13), *range(0, 52, 4)]]
    for _ in range(3000):
        hand = rng.sample(sorted(set(rng.choice(decks))), rng.choice([5, 6, 7]))
        assert rank_of[reduced(hand)] == evaluate_cards(*hand)


@pytest.mark.slow
def test_the_column_equivalent_hands_equals_a_count_of_the_hands_of_a_pattern(patterns):
    by_kind = {}
    for pattern in sorted(patterns):
        by_kind.setdefault((len(pattern[0]), *pattern[1:3]), []).append(pattern)
    assert len(by_kind) == 37
    for kind in by_kind.values():
        cards, *_, equivalent_hands = random.Random(6).choice(kind)
        ranks = Counter(card // 4 for card in cards)
        ways = product(*([[r * 4 + s for s in suits] for suits in suits_of(n)] for r, n in ranks.items()))
        assert equivalent_hands == sum(reduced(list(chain(*hand))) == reduced(cards) for hand in ways), cards


@pytest.mark.parametrize(
    "word, rows, hands", [("five", 7462, 2598960), ("six", 36842, 20358520), ("seven", 190346, 133784560)]
)
def test_the_numbers_of_patterns_and_of_their_hands_are_the_known_ones(loaded, word, rows, hands):
    counted = f"SELECT COUNT(*), SUM(equivalent_hands) FROM {word}_card_patterns"
    assert loaded.rows(counted) == [(rows, hands)]


def test_the_patterns_of_five_cards_have_the_ranks_and_keys_of_hand_classes(loaded):
    classes = "SELECT hand_rank, hand_key, hands FROM hand_classes ORDER BY hand_rank"
    assert loaded.rows(classes.replace("hands FROM hand_classes", "equivalent_hands FROM five_card_patterns")) == (
        loaded.rows(classes)
    )


def test_choices_of_five_has_every_choice_of_five_of_seven_positions(engine):
    assert sorted(engine.rows("SELECT * FROM choices_of_five")) == list(combinations(range(1, 8), 5))
