"""The probability that several categories occur in one deal: counts (compared with lists of hands), simulations."""

import csv
from collections import Counter
from functools import cache
from itertools import combinations, product
from math import comb, prod

import pytest
from conftest import ENGINES, copy_of, one_line, pokersql, sqlite_copy
from phevaluator import evaluate_cards

from pokersql.commands import joint_odds
from pokersql.counts import dealing
from pokersql.errors import ExitCode, PokersqlError


@pytest.fixture(scope="module", params=ENGINES)
def asked(request):
    """Each engine in turn; every test puts its own question into the tables."""
    if request.param == "duckdb":
        return request.getfixturevalue("duckdb_asked")
    copy = sqlite_copy(request.getfixturevalue("loaded_sqlite"))
    return copy


@pytest.fixture(scope="module")
def duckdb_asked(prepared_duckdb, tmp_path_factory):
    with copy_of(prepared_duckdb, tmp_path_factory.mktemp("asked")) as engine:
        yield engine


def count(engine, players: int, *names: str) -> dict[int, int]:
    """For each mix of categories that SQL counts, the number of ways to deal it."""
    engine.rows("DELETE FROM wanted_categories")
    engine.insert("wanted_categories", [(name,) for name in names])
    engine.rows("UPDATE settings SET players = ?", [players])
    joint_odds.count(engine)
    return {mix: int(ways) for mix, ways in engine.rows("SELECT mix, ways FROM mix_counts")}


def ways_of_all(engine, *names: str) -> int:
    """The number of ways to deal one hand of each named category."""
    [ways] = count(engine, len(names), *names).values()
    return ways


def chance(engine) -> float:
    [(method, probability)] = engine.rows("SELECT method, probability FROM together_odds WHERE game = 'five-card'")
    assert method == "exact"
    return probability


SIZES = {"Full House": [3, 2], "Four of a Kind": [4, 1]}


@cache
def hands(category: str) -> list[frozenset[int]]:
    """All hands of a rare category, constructed from its definition."""
    if category in SIZES:
        most, least = SIZES[category]
        return [
            frozenset(4 * a + s for s in first) | frozenset(4 * b + s for s in second)
            for a, b in product(range(13), repeat=2)
            if a != b
            for first in combinations(range(4), most)
            for second in combinations(range(4), least)
        ]
    rows = [tuple(rank % 13 for rank in range(low, low + 5)) for low in range(-1, 9)]
    if category == "Straight":
        suits = [s for s in product(range(4), repeat=5) if len(set(s)) > 1]
        return [frozenset(4 * r + s for r, s in zip(row, chosen, strict=True)) for row in rows for chosen in suits]
    in_a_row = {frozenset(row) for row in rows}
    royal = frozenset(rows[-1])
    ranks = {
        "Royal Flush": [royal],
        "Straight Flush": in_a_row - {royal},
        "straightFlush": in_a_row,
        "Flush": [ranks for ranks in map(frozenset, combinations(range(13), 5)) if ranks not in in_a_row],
    }[category]
    return [frozenset(4 * rank + suit for rank in chosen) for chosen in ranks for suit in range(4)]


def subsets(some: list[frozenset[int]]) -> Counter:
    """For each set of up to five cards, the number of hands that have all its cards."""
    return Counter(part for hand in some for size in range(6) for part in combinations(sorted(hand), size))


def disjoint(first: list[frozenset[int]], second: list[frozenset[int]]) -> int:
    """The number of pairs of hands that share no card, by inclusion–exclusion over the shared cards."""
    others = subsets(second)
    return sum((-1) ** len(part) * times * others[part] for part, times in subsets(first).items())


def test_the_lists_of_hands_in_these_tests_have_the_known_sizes():
    kinds = ["Royal Flush", "Straight Flush", "straightFlush", "Four of a Kind", "Full House", "Flush", "Straight"]
    assert [len(set(hands(kind))) for kind in kinds] == [4, 36, 40, 624, 3744, 5108, 10200]


@pytest.mark.quick(0)
def test_the_number_of_pairs_of_a_flush_and_a_straight_equals_a_count_from_lists(asked):
    assert ways_of_all(asked, "Flush", "Straight") == disjoint(hands("Flush"), hands("Straight"))


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    "names", [("Straight Flush", "Straight"), ("Four of a Kind", "Full House"), ("straightFlush", "Flush")]
)
def test_the_numbers_of_pairs_of_hands_of_two_categories_equal_counts_from_lists(duckdb_asked, names):
    assert ways_of_all(duckdb_asked, *names) == disjoint(*map(hands, names))


@pytest.mark.quick(0)
@pytest.mark.parametrize("category", ["Straight", "Flush", "Full House", "straightFlush"])
def test_the_number_of_pairs_of_hands_of_one_category_equals_a_count_from_lists(duckdb_asked, category):
    all_hands = hands(category)
    one, two = sorted(count(duckdb_asked, 2, category).values())
    assert (one, two) == (len(all_hands), disjoint(all_hands, all_hands))
    deals = comb(52, 5) * comb(47, 5)
    assert chance(duckdb_asked) == pytest.approx((2 * one * comb(47, 5) - two) / deals, rel=1e-14)


@pytest.mark.parametrize("last", ["Full House", "Flush"])
def test_the_number_of_triples_of_hands_equals_a_count_from_lists(asked, last):
    expected = 0
    for royal in hands("Royal Flush"):
        left = [[hand for hand in hands(name) if not hand & royal] for name in ("Four of a Kind", last)]
        expected += disjoint(*left)
    assert ways_of_all(asked, "Royal Flush", "Four of a Kind", last) == expected


@pytest.mark.slow
def test_the_probability_for_one_player_is_that_in_the_relation_odds(duckdb_asked):
    for category, hands_of_it, probability in duckdb_asked.rows(
        "SELECT category, hands, probability FROM odds WHERE rules = 'standard' AND hand_points IN (0, 1, 5)"
    ):
        assert list(count(duckdb_asked, 1, category).values()) == [hands_of_it]
        assert chance(duckdb_asked) == pytest.approx(probability, rel=1e-14)


@pytest.mark.slow
def test_the_numbers_of_all_pairs_of_categories_sum_to_all_deals_of_two_hands(duckdb_asked):
    categories = [name for (name,) in duckdb_asked.rows("SELECT category FROM categories")]
    ordered = sum(2 * ways_of_all(duckdb_asked, *pair) for pair in combinations(categories, 2))
    alike = sum(max(count(duckdb_asked, 2, category).values()) for category in categories)
    assert ordered + alike == comb(52, 5) * comb(47, 5)


def test_an_impossible_combination_of_categories_has_count_0(asked):
    ways = count(asked, 6, "royal flush").values()
    assert sorted(ways) == [0, 0, 4, 12, 24, 24]


@pytest.mark.slow
def test_if_some_counts_are_missing_the_bounds_enclose_the_exact_probability(duckdb_asked):
    count(duckdb_asked, 4, "three of a kind", "straight flush")
    exact = chance(duckdb_asked)
    widths = []
    for most in (3, 2):
        duckdb_asked.rows("DELETE FROM mix_counts WHERE mix IN (SELECT mix FROM wanted_mixes WHERE hands > ?)", [most])
        [(method, low, high)] = duckdb_asked.rows(
            "SELECT method, low, high FROM together_odds WHERE game = 'five-card'"
        )
        assert method == "bounds" and low < exact < high
        widths.append(high - low)
    assert 0 < widths[0] < widths[1] / 10


def test_the_method_is_bounds_if_an_engines_integers_would_overflow(asked):
    ways = count(asked, 4, "one pair").values()
    [(method,)] = asked.rows("SELECT method FROM together_odds WHERE game = 'five-card'")
    assert (len(ways), method) == ((3, "bounds") if asked.name == "sqlite" else (4, "exact"))
    # Hands of one deal are nearly independent. So the probability that n hands all have a category is about the nth
    # power of the category's probability.
    for n, found in enumerate(sorted(ways), 1):
        deals = prod(comb(52 - 5 * hand, 5) for hand in range(n))
        assert found / deals == pytest.approx((1098240 / comb(52, 5)) ** n, rel=0.05)


@pytest.mark.slow
def test_the_method_is_bounds_if_a_count_would_take_long(duckdb_asked):
    count(duckdb_asked, 6, "flush", "straight")
    hands = duckdb_asked.rows("SELECT MAX(hands) FROM wanted_mixes AS w INNER JOIN mix_counts AS c ON w.mix = c.mix")
    assert hands == [(4,)]
    [row] = duckdb_asked.rows("SELECT probability, low, high FROM together_odds WHERE game = 'five-card'")
    assert row == (None, pytest.approx(0.000229497527), pytest.approx(0.000229516685))


@pytest.mark.parametrize("game", ["five-card", "holdem"])
def test_the_relation_dealt_together_counts_the_deals_that_phevaluator_finds(asked, game):
    engine, deals = asked, 60
    engine.rows("DELETE FROM wanted_categories")
    engine.rows("INSERT INTO wanted_categories VALUES ('one pair'), ('two pair')")
    for _ in dealing.deals(engine, 1, deals, game=game, players=3, seed=5):
        cards = engine.rows("SELECT game_id, player_id, card_id FROM hand_cards")
        points = engine.rows(
            """
            SELECT game_id, player_id, hand_points
            FROM hand_sums JOIN hand_keys AS k USING (hand_key) JOIN hand_classes AS c ON k.hand_rank = c.hand_rank
            """
        )
        [kept] = engine.rows("SELECT game, players, deals, hits FROM dealt_together")
    held = {}
    for game_id, player, card in cards:
        held.setdefault((game_id, player), []).append(card)
    # The best hand_rank of each category, from high card to royal flush.
    lowest_ranks = [6186, 3326, 2468, 1610, 1600, 323, 167, 11, 2, 1]
    expected = {
        key: next(p for p, rank in enumerate(lowest_ranks) if evaluate_cards(*hand) >= rank)
        for key, hand in held.items()
    }
    assert {(g, p): found for g, p, found in points} == expected
    seen = [{expected[g, player] for player in (1, 2, 3)} for g in {g for g, _ in held}]
    assert kept == (game, 3, deals, sum({1, 2} <= them for them in seen))


def answers(*words: str) -> list[dict[str, str]]:
    return list(csv.DictReader(pokersql("odds", "-f", "csv", *words).stdout.splitlines()))


@pytest.mark.slow
def test_exact_and_simulated_probabilities_agree():
    words = ["--together", "one pair, two pair", "--players", "2", "--simulate", "4000", "--seed", "1"]
    exact, seen = answers(*words)
    assert (exact["method"], seen["method"], seen["deals"]) == ("exact", "simulated", "4000")
    off = float(seen["probability"]) - float(exact["probability"])
    assert int(seen["hits"]) > 20 and abs(off) < 3 * float(seen["standard_error"])


@pytest.mark.slow
@pytest.mark.parametrize("players", [4, 6])
def test_a_simulated_probability_lies_between_the_exact_bounds(players):
    words = ["--players", str(players), "--simulate", "20000", "--seed", "7", "--together", "two pair, one pair"]
    certain, seen = answers(*words)
    margin = 3 * float(seen["standard_error"])
    assert float(certain["low"]) - margin < float(seen["probability"]) < float(certain["high"]) + margin


@pytest.mark.slow
def test_categories_too_rare_for_a_simulation_have_an_exact_probability():
    names = "full house, four of a kind, royal flush"
    done = pokersql("odds", "--players", "6", "--together", names, "--simulate", "300", "--seed", "1", "-f", "csv")
    exact, seen = csv.DictReader(done.stdout.splitlines())
    assert exact["method"] == "exact" and float(exact["probability"]) == pytest.approx(7.278119676e-11, rel=1e-9)
    assert (seen["hits"], seen["standard_error"], float(seen["high"])) == ("0", "", 0.01)
    assert "once in 13,739,812,541 deals" in done.stderr and "once in 100 deals at most" in done.stderr


@pytest.mark.quick(1)
@pytest.mark.parametrize("hits, low, high, z", [(0, 0, 0.3, None), (10, 0.7, 1, None), (5, 0.1901, 0.8099, -1.578)])
def test_a_simulation_has_confidence_limits_between_0_and_1(asked, hits, low, high, z):
    count(asked, 2, "high card")
    asked.rows("DELETE FROM together_deals")
    asked.insert("together_deals", [("five-card", 2, 1, 10, hits)])
    rows = asked.rows(
        "SELECT low, high, standard_error IS NULL, z FROM together_odds WHERE game = 'five-card' AND deals = 10"
    )
    asked.rows("DELETE FROM together_deals")
    [(found_low, found_high, no_error, found_z)] = rows
    assert (found_low, found_high) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))
    assert (bool(no_error), found_z) == (z is None, pytest.approx(z, abs=1e-3) if z else None)


@pytest.mark.slow
def test_a_confidence_limit_is_printed_even_if_all_simulated_deals_have_the_categories():
    done = pokersql("odds", "--players", "10", "--together", "high card", "--simulate", "5", "--seed", "1", "-f", "csv")
    assert "5 of 5 deals: with 95 % certainty 40.0% of the deals at least" in done.stderr


@pytest.mark.slow
def test_the_upper_bound_for_holdem_comes_from_the_rarest_category(duckdb_asked):
    [bound, seen] = answers(
        "--players", "5", "--game", "holdem", "--together", "flush, full house", "--simulate", "2000", "--seed", "3"
    )
    [(rarest,)] = duckdb_asked.rows(
        "SELECT MIN(probability) FROM category_odds WHERE cards = 7 AND hand_points IN (5, 6)"
    )
    assert (bound["method"], bound["probability"]) == ("bounds", "")
    assert float(bound["high"]) == pytest.approx(5 * rarest) and float(seen["probability"]) < float(bound["high"])
    assert float(seen["standard_error"]) > 0


BAD = {
    "flush, four of a kid": "'four of a kid': no category has this name; did you mean four of a kind",
    "flush,": "'': no category has this name; the names are royal flush",
    "": "'': no category has this name; the names are royal flush",
    "flush, Flush": "the category is named twice",
    "flush, flush": "the category is named twice",
    "straightFlush, royal flush": "the category is named twice",
    "flush, straight, pair": "--players 2: fewer players than the 3 categories, and a hand is of one category",
}


def test_a_question_with_unknown_or_repeated_categories_is_refused(asked):
    for question, said in BAD.items():
        asked.rows("DELETE FROM wanted_categories")
        with pytest.raises(PokersqlError) as error:
            joint_odds.ask(asked, question, 2)
        assert said in str(error.value) and error.value.code == ExitCode.USAGE
        assert asked.rows("SELECT * FROM wanted_mixes") == []


@pytest.mark.parametrize(
    "words, said",
    [
        (["--together", "flush, straight"], "--players 1: fewer players than the 2 categories"),
        (["--together", "flush", "--cards", "7"], "--cards 7: can't be combined with --together"),
    ],
)
def test_options_that_do_not_go_with_the_option_together_give_a_one_line_error(words, said):
    assert said in one_line(pokersql("odds", *words, code=2).stderr)


def test_simulated_deals_of_one_question_do_not_count_for_another_question(duckdb_asked):
    duckdb_asked.rows("DELETE FROM wanted_categories")
    duckdb_asked.rows("INSERT INTO wanted_categories VALUES ('one pair'), ('High_Card')")
    joint_odds.simulate(duckdb_asked, "five-card", 4, 30, 1)
    simulated = "SELECT players, deals FROM together_odds WHERE method = 'simulated'"
    assert duckdb_asked.rows(simulated) == [(4, 30)]
    duckdb_asked.rows("UPDATE settings SET players = 3")
    assert duckdb_asked.rows(simulated) == []
    duckdb_asked.rows("UPDATE settings SET players = 4")
    duckdb_asked.rows("DELETE FROM wanted_categories WHERE category = 'one pair'")
    assert duckdb_asked.rows(simulated) == []
