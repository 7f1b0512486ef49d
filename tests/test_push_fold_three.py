"""Push or fold of three players: equities by another evaluator, deals counted one by one, gains by summing all ends."""

import random
from itertools import product

import eval7
import numpy as np
import pytest
from conftest import one_line, pokersql

SHAPE = (169, 169, 169)
DEALS = 1326 * 1225 * 1128
SUITS = "cdhs"


def combinations(hand: str) -> list[tuple[str, str]]:
    """All hole cards of a starting hand."""
    suited, pair = hand[2:] == "s", len(hand) == 2
    kinds = [(a, b) for a, b in product(SUITS, SUITS) if (a == b) == suited and (not pair or a < b)]
    return [(hand[0] + a, hand[1] + b) for a, b in kinds]


SAMPLES = 20_000
"""The number of simulated boards."""


class Trios:
    """The rows of three_way_matchups as arrays by the numbers of three hands."""

    def __init__(self, world, samples: int, seed: int = 1):
        self.table = f"trios_{samples}_{seed}"
        world.execute(f"CREATE TEMP TABLE {self.table} AS FROM pokersql.three_way_matchups({samples}, {seed})")
        rows = world.execute(f"FROM {self.table} ORDER BY hero_hand, villain_hand").fetchnumpy()
        self.hands = sorted(set(rows["hero_hand"]))
        self.pairs = np.array(rows["equity"]).reshape(169, 169, 1)
        self.deals = np.stack(rows["deals"]).reshape(SHAPE)
        shares = np.stack(rows["shares"]).reshape(SHAPE)
        self.equities = np.divide(shares, self.deals, out=np.zeros(SHAPE), where=self.deals > 0)

    def number(self, *hands: str) -> tuple[int, ...]:
        return tuple(map(self.hands.index, hands))

    def ends(self, stack: float, blinds: tuple[float, float], ante: float = 0, dead: float = 0):
        """For each end of a hand: each player's action, and the three players' chips for each three hands."""
        posted = [min(stack, blind + ante) for blind in (0, *blinds)]
        orders = ["xyz->xyz", "yxz->xyz", "zxy->xyz"]
        for plays in product([False, True], repeat=3):
            players = [i for i in range(3) if plays[i]] or [2]
            pot = dead + sum(stack if plays[i] else posted[i] for i in range(3))
            chips = []
            for i in range(3):
                share = float(players == [i])
                if i in players and len(players) == 2:
                    [other] = set(players) - {i}
                    rival = np.moveaxis(self.pairs, [0, 1, 2], [i, other, 3 - i - other])
                    share = np.broadcast_to(rival, SHAPE)
                if len(players) == 3:
                    share = np.einsum(orders[i], self.equities)
                chips.append(share * pot - (stack if plays[i] else posted[i]))
            yield plays, chips

    def gains(self, strategies: list[np.ndarray], *game) -> list[np.ndarray]:
        """For each decision and hand: what playing gains over folding, summed over all deals."""
        push, call, steal = strategies[:3]
        found = [np.zeros(169) for _ in range(6)]
        for plays, chips in self.ends(*game):
            after_push, small, big = plays
            third = {(True, False): 3, (False, True): 4, (True, True): 5}.get((after_push, small))
            taken = [(0, after_push), (1 if after_push else 2, small), (third, big)]
            if third is None and big:
                continue
            played = [push, call if after_push else steal, strategies[third] if third else np.zeros(169)]
            weights = [part if acts else 1 - part for part, acts in zip(played, plays, strict=True)]
            for i, (decision, acts) in enumerate(taken):
                if decision is not None:
                    others = [weights[j] if j != i else np.ones(169) for j in range(3)]
                    sums = np.einsum("xyz,x,y,z->" + "xyz"[i], self.deals * chips[i], *others, optimize=True)
                    found[decision] += sums if acts else -sums
        return found


@pytest.fixture(scope="module")
def unsampled(world):
    """Trios without a showdown: the deals are exact, and the equities come from those of pairs."""
    return Trios(world, 0)


@pytest.fixture(scope="module")
def trios(world):
    return Trios(world, SAMPLES)


def solved(
    world, trios: Trios, stack: float, ante: float = 0, dead: float = 0, iterations: int = 50
) -> tuple[list[np.ndarray], list[np.ndarray]]:
    """The strategies, and the gains over all deals, in each decision."""
    posted = f"{stack}e0, {min(stack, 0.5 + ante)}e0, {min(stack, 1 + ante)}e0, {ante}e0, {dead}e0"
    call = f"pokersql.push_fold_three_of('{trios.table}', {posted}, {iterations})"
    world.execute(f"CREATE OR REPLACE TEMP TABLE solved AS FROM {call}")
    rows = world.execute("SELECT played, gain * faced * combinations FROM solved ORDER BY number, hand").fetchall()
    played, gains = np.array(rows).reshape(6, 169, 2).transpose(2, 0, 1)
    return list(played), list(gains * 1225 * 1128)


def exploitabilities(strategies: list[np.ndarray], gains: list[np.ndarray]) -> np.ndarray:
    lost = [(np.maximum(g, 0) - s * g).sum() / DEALS for s, g in zip(strategies, gains, strict=True)]
    return np.array([lost[0], lost[1] + lost[2], sum(lost[3:])])


@pytest.mark.slow
def test_the_deals_of_three_hands_are_those_counted_one_by_one(unsampled):
    assert unsampled.deals.sum() == DEALS
    assert np.array_equal(unsampled.deals, unsampled.deals.transpose(2, 0, 1))
    for hands in [("AKs", "AKo", "AA"), ("T9s", "98s", "T8o"), ("77", "77", "76s"), ("72o", "72o", "72o")]:
        right = sum(len({*a, *b, *c}) == 6 for a, b, c in product(*map(combinations, hands)))
        assert unsampled.deals[unsampled.number(*hands)] == right
    assert unsampled.deals[unsampled.number("AA", "AA", "AA")] == 0


@pytest.mark.slow
def test_the_summary_adds_up_to_the_ends_of_all_hands(world, unsampled):
    solved(world, unsampled, 10, dead=0.3, iterations=2)
    rows = {row[2]: row for row in world.execute("FROM push_fold_three_summary('solved')").fetchall()}
    faced = {decision: row[3] for decision, row in rows.items()}
    assert faced["button_push"] == pytest.approx(1)
    assert faced["small_blind_call"] + faced["small_blind_push"] == pytest.approx(1)
    assert faced["big_blind_call_button"] + faced["big_blind_call_both"] == pytest.approx(faced["small_blind_call"])
    assert sum({row[1]: row[5] for row in rows.values()}.values()) == pytest.approx(0.3)


@pytest.mark.slow
@pytest.mark.parametrize("stack, ante, dead", [(10, 0, 0), (3, 0.1, 0.6)])
def test_the_strategies_are_an_equilibrium_of_the_sums_over_all_ends(world, trios, stack, ante, dead):
    strategies, gains = solved(world, trios, stack, ante, dead)
    right = trios.gains(strategies, stack, (0.5, 1), ante, dead)
    assert np.array(gains) / DEALS == pytest.approx(np.array(right) / DEALS, abs=1e-9)
    assert max(exploitabilities(strategies, right)) < 1e-4


@pytest.mark.slow
def test_the_blinds_play_as_two_players_if_the_button_hardly_pushes(world, trios):
    solved(world, trios, 100)
    two = world.execute("SELECT hand, pushed, called FROM push_fold(100)").fetchall()
    for decision, place in {"small_blind_push": 1, "big_blind_call_small_blind": 2}.items():
        sql = "SELECT hand, played, combinations FROM solved WHERE decision = $decision"
        rows = world.execute(sql, {"decision": decision}).fetchall()
        right = {row[0]: row[place] for row in two}
        assert sum(abs(played - right[hand]) * number for hand, played, number in rows) / 1326 < 0.01


RANGES = {
    "pairs": lambda hand: len(hand) == 2,
    "suited": lambda hand: hand[2:] == "s",
    "aces": lambda hand: hand[0] == "A" and len(hand) == 3,
    "kings": lambda hand: "K" in hand[:2] and len(hand) == 3,
    "any": lambda hand: True,
    "AKo": "AKo".__eq__,
    "76s": "76s".__eq__,
}


@pytest.mark.slow
@pytest.mark.parametrize(
    "asked",
    [("AKo", "pairs", "aces"), ("76s", "any", "any"), ("aces", "kings", "any"), ("suited", "suited", "pairs")],
    ids=" ".join,
)
def test_the_equities_of_three_ranges_are_those_of_another_evaluator(trios, asked):
    chosen = [[float(RANGES[name](hand)) for hand in trios.hands] for name in asked]
    weights = np.einsum("xyz,x,y,z->xyz", trios.deals, *chosen)
    found = (weights * trios.equities).sum() / weights.sum()
    showdowns = SAMPLES * 720 * weights.sum() / DEALS
    draw, cards = random.Random(1), {a + b: eval7.Card(a + b) for a, b in product("23456789TJQKA", SUITS)}
    holes = [
        [c for h, part in zip(trios.hands, parts, strict=True) if part for c in combinations(h)] for parts in chosen
    ]
    shares = []
    while len(shares) < 40000:
        dealt = [draw.choice(hole) for hole in holes]
        used = {card for hole in dealt for card in hole}
        if len(used) == 6:
            board = [cards[card] for card in draw.sample([card for card in cards if card not in used], 5)]
            ranks = [eval7.evaluate([*board, *(cards[card] for card in hole)]) for hole in dealt]
            shares.append((ranks[0] == max(ranks)) / ranks.count(max(ranks)))
    # The showdowns of one sample have one board, so ten of them count as one at worst.
    error = np.std(shares) * (1 / len(shares) + 10 / showdowns) ** 0.5
    assert found == pytest.approx(np.mean(shares), abs=4 * error)


@pytest.mark.parametrize(
    "words, message",
    [
        (["10", "--players", "4"], "Invalid value for '--players': 4 is not in the range 2<=x<=3"),
        (["10", "--players", "3", "--plot", "a.svg"], "--plot is for two players; leave out --plot or --players 3"),
        (["10", "--players", "3", "--ante", "12"], "ante is 12; right: 0 or more, and less than the smallest stack"),
    ],
)
def test_impossible_games_of_three_are_refused_in_one_line(words, message):
    assert message in one_line(pokersql("push-fold", *words, code=2).stderr)


SHELL = """.read sql/macros.sql
.read sql/games.sql
.read sql/matchups.sql
CREATE TEMP TABLE solved AS FROM push_fold_three(10, iterations := 5, samples := 1000);
SELECT player, ROUND(value, 1) AS value FROM push_fold_three_summary('solved') WHERE number IN (1, 2);
"""


def test_a_shell_solves_the_game_of_three_and_names_a_missing_file(oldest_shell):
    assert sorted(oldest_shell.run(SHELL)) == [("button", "0.2"), ("player", "value"), ("small blind", "-0.1")]
    for file in ("games", "matchups"):
        script = SHELL.partition(f".read sql/{file}.sql")[0] + "FROM push_fold_three(10, samples := 0);"
        with pytest.raises(AssertionError, match=f"push or fold needs sql/{file}.sql: .read it after"):
            oldest_shell.run(script)
