"""The shuffles: the same on both engines; uniform shuffles are uniform, and riffles have the known distribution."""

from math import comb

import duckdb
import numpy as np
import pytest
from scipy.stats import chi2

from pokersql.databases import worlds
from pokersql.sources import sql_files

LEVEL = 1e-4
"""The level of the tests: a correct shuffle fails with one in 10,000 seeds. The seeds here are fixed."""

P = 2147483579


def cube(x: int) -> int:
    return pow(x, 3, P)


def key(card: int, seed: int, deal: int) -> int:
    """The shuffle key of a card by the documented formula; Python's pow computes the cubes."""
    x = (card + 1 + seed + 1013904223) % P
    for added in (deal + 1664525, seed + 22695477, deal + 134775813, 0):
        x = (cube(x) + added) % P
    return x


def decks(engine, deals: list[tuple[int, int]], shuffle: str = "uniform", riffles: int = 7) -> np.ndarray:
    """The shuffled decks of (seed, deal) pairs, one deck per row."""
    engine.rows("DELETE FROM deals")
    engine.insert(
        "deals",
        [
            (game, seed, deal, 10, shuffle, riffles, "blocks", "five-card", "river")
            for game, (seed, deal) in enumerate(deals, 1)
        ],
    )
    rows = engine.rows("SELECT card_id FROM shuffled_deck ORDER BY game_id, position")
    return np.array(rows, dtype=int).reshape(len(deals), 52)


@pytest.mark.quick(2)
@pytest.mark.parametrize("seed", [0, 1, 42, P - 1])
@pytest.mark.parametrize("deal", [1, 2, 1000, P - 1])
def test_a_uniform_shuffle_sorts_the_cards_by_the_documented_key(engine, seed, deal):
    [deck] = decks(engine, [(seed, deal)])
    assert list(deck) == sorted(range(52), key=lambda card: (key(card, seed, deal), card))


@pytest.mark.parametrize("file", ["sql/macros/shuffle_key.sql"])
def test_the_macro_shuffle_key_follows_the_documented_formula(file):
    connection = duckdb.connect()
    connection.execute(f"CREATE SCHEMA pokersql; SET search_path = 'main,pokersql'; {sql_files.read(file)}")
    rows = connection.execute(
        "SELECT p, s, d, shuffle_key(s, d, p) FROM range(62) AS p(p), (VALUES (0), (42), (2147483578)) AS s(s), "
        "(VALUES (1), (1000), (2147483578)) AS d(d)"
    ).fetchall()
    assert len(rows) == 62 * 9 and all(key(place, seed, deal) == found for place, seed, deal, found in rows)


def uniform_p_value(shuffled: np.ndarray) -> float:
    """The p-value of a chi-square test that each position has every card equally often.

    The 52 x 52 counts have fixed row and column sums. So there are 51 x 51 degrees of freedom, and the statistic is
    51/52 of the usual sum.
    """
    counts = np.zeros((52, 52))
    for position in range(52):
        counts[:, position] = np.bincount(shuffled[:, position], minlength=52)
    expected = len(shuffled) / 52
    return float(chi2.sf(((counts - expected) ** 2 / expected).sum() * 51 / 52, 51 * 51))


def follow_p_value(shuffled: np.ndarray) -> float:
    """The p-value of a chi-square test that each pair of top cards of successive decks is equally frequent."""
    counts = np.zeros((52, 52))
    np.add.at(counts, (shuffled[:-1, 0], shuffled[1:, 0]), 1)
    expected = (len(shuffled) - 1) / 52**2
    return float(chi2.sf(((counts - expected) ** 2 / expected).sum(), 52**2 - 1))


DEALS = 20_000
RUNS = {
    "deals of one seed": [(42, deal) for deal in range(1, DEALS + 1)],
    "first deals of consecutive seeds": [(seed, 1) for seed in range(DEALS)],
    "seed and deal together": [(number, number + 1) for number in range(DEALS)],
    "the last deals of the last seed": [(P - 1, P - 1 - deal) for deal in range(DEALS)],
}


ONE, *OTHERS = RUNS


@pytest.mark.parametrize("run", [ONE, *(pytest.param(run, marks=pytest.mark.slow) for run in OTHERS)])
def test_a_uniform_shuffle_puts_each_card_at_each_position_equally_often(duckdb_engine, run):
    shuffled = decks(duckdb_engine, RUNS[run])
    assert uniform_p_value(shuffled) > LEVEL
    assert follow_p_value(shuffled) > LEVEL


@pytest.mark.slow
def test_these_tests_reject_two_shuffles_that_are_known_to_be_bad(duckdb_engine):
    # Two shuffles look random but are not: one step of a linear congruential generator, and a key that is cubed only
    # twice.
    bad = duckdb_engine.rows(
        """
        SELECT c.card_id
        FROM range(1, 20001) AS d(deal) CROSS JOIN deck AS c
        ORDER BY d.deal, (CAST(c.card_id AS BIGINT) * 1103515245 + d.deal * 12345) % 2147483579
        """
    )
    assert uniform_p_value(np.array(bad).reshape(-1, 52)) < LEVEL
    two_cubes = [min(range(52), key=lambda card: cube(cube(card + 1 + deal) + 7)) for deal in range(DEALS)]
    assert follow_p_value(np.array(two_cubes)[:, None]) < LEVEL


@pytest.mark.slow
def test_three_riffles_do_not_shuffle_uniformly(duckdb_engine):
    assert uniform_p_value(decks(duckdb_engine, RUNS[ONE], "riffle", 3)) < LEVEL


def rising_sequences(deck: np.ndarray) -> int:
    """The number of rising sequences of a deck: a new one begins with each card that lies above its predecessor."""
    places = np.empty(52, dtype=int)
    places[deck] = np.arange(52)
    return 1 + int((np.diff(places) < 0).sum())


def eulerian(n: int) -> list[int]:
    """For each number from 1 to n, how many permutations of n cards have this number of rising sequences."""
    row = [1]
    for m in range(2, n + 1):
        row = [(k + 1) * (row[k] if k < len(row) else 0) + (m - k) * (row[k - 1] if k else 0) for k in range(m)]
    return row


@pytest.mark.slow
@pytest.mark.parametrize("riffles", [1, 2, 5, 7])
def test_the_number_of_rising_sequences_has_the_distribution_of_bayer_and_diaconis(duckdb_engine, riffles):
    piles = 2**riffles
    # After k riffles, a permutation with r rising sequences has the probability C(2^k + n - r, n) / 2^(kn).
    probabilities = [count * comb(piles + 52 - r, 52) / piles**52 for r, count in enumerate(eulerian(52), 1)]
    assert abs(sum(probabilities) - 1) < 1e-12
    found = [rising_sequences(deck) for deck in decks(duckdb_engine, RUNS[ONE], "riffle", riffles)]
    seen = np.bincount(found, minlength=53)[1:]
    assert seen[np.array(probabilities) == 0].sum() == 0
    # Rare numbers of sequences are merged until at least twenty decks are expected to have one of them.
    pooled, observed, expected = [], 0, 0.0
    for count, probability in zip(seen, probabilities, strict=True):
        observed, expected = observed + count, expected + probability * DEALS
        if expected >= 20:
            pooled.append([observed, expected])
            observed, expected = 0, 0.0
    pooled[-1][0] += observed
    pooled[-1][1] += expected
    statistic = sum((o - e) ** 2 / e for o, e in pooled)
    assert chi2.sf(statistic, max(len(pooled) - 1, 1)) > LEVEL


@pytest.mark.slow
def test_one_riffle_cuts_binomially_and_drops_cards_in_proportion_to_the_piles(duckdb_engine):
    shuffled = decks(duckdb_engine, RUNS[ONE], "riffle", 1)
    # The first card of the lower pile is the only card that now lies above its predecessor. The top card of the new
    # deck comes from the upper pile with a probability that equals this pile's share of all cards.
    cuts, tops = [], []
    for deck in shuffled:
        places = np.argsort(deck)
        breaks = np.flatnonzero(np.diff(places) < 0)
        if len(breaks):
            cuts.append(breaks[0] + 1)
            tops.append(deck[0] == 0)
    expected = np.array([comb(52, k) / 2**52 * DEALS for k in range(53)])
    kept = expected >= 20
    seen = np.bincount(cuts, minlength=53)
    statistic = ((seen[kept] - expected[kept]) ** 2 / expected[kept]).sum()
    assert chi2.sf(statistic, kept.sum() - 1) > LEVEL
    small = np.array(cuts) <= 22
    share = np.mean(np.array(tops)[small])
    fair = np.mean(np.array(cuts)[small]) / 52
    deviation = (fair * (1 - fair) / small.sum()) ** 0.5
    assert abs(share - fair) < 4 * deviation
    assert abs(share - 0.5) > 4 * deviation  # if a fair coin chose the pile, the share would be 0.5


def test_zero_riffles_leave_the_deck_unchanged(engine):
    [deck] = decks(engine, [(42, 1)], "riffle", 0)
    assert list(deck) == list(range(52))


@pytest.mark.engines
def test_riffles_are_the_same_on_both_engines():
    from pokersql import engines

    pairs = [(seed, deal) for seed in (0, 42, P - 1) for deal in (1, 2, P - 1)]
    for riffles in (1, 7, 30):
        one, other = (decks(worlds.loaded(name), pairs, "riffle", riffles) for name in engines.ENGINES)
        assert (one == other).all()
        assert (np.sort(one) == np.arange(52)).all()
