"""Push or fold: known answers, a linear program over the same matchups, and what best responses gain."""

import json

import numpy as np
import pytest
from conftest import one_line, pokersql
from scipy.optimize import linprog
from test_icm import counted

from pokersql.counts import shipped
from pokersql.sources import sql_files

KNOWN = {
    2: (0.009549467, 89.4419, 100),
    5: (0.056200670, 71.4839, 62.0679),
    8: (-0.004137472, 61.8628, 44.9730),
    10: (-0.045370753, 58.2838, 37.3764),
    15: (-0.127226999, 45.6546, 28.5473),
    20: (-0.183189717, 40.2370, 21.7251),
}
"""For stacks in big blinds: the value to the small blind, and the percentages of hands pushed and called."""

[COUNT] = [count for count in shipped.COUNTS if count.option == "--push-fold"]


def summary(world, call: str, values: dict) -> tuple:
    world.execute(f"CREATE OR REPLACE TEMP TABLE solved AS FROM {call}", values)
    return world.execute("FROM push_fold_summary('solved')").fetchone()


@pytest.mark.quick(2)
@pytest.mark.parametrize("stack", KNOWN)
def test_push_fold_has_the_published_values(world, stack):
    value, pushed, called, exploitability = summary(world, "push_fold($stack)", {"stack": stack})
    right = KNOWN[stack]
    assert (value, 100 * pushed, 100 * called) == (
        pytest.approx(right[0], abs=1e-7),
        pytest.approx(right[1], abs=0.01),
        pytest.approx(right[2], abs=0.01),
    )
    assert 0 <= exploitability < 1e-5


def test_the_mixed_hands_and_the_borders_of_hands_are_those_of_published_tables(world):
    at_ten = dict(world.execute("SELECT hand, pushed FROM push_fold(10) WHERE pushed BETWEEN 0.01 AND 0.99").fetchall())
    assert at_ten == {"43s": pytest.approx(0.7107, abs=0.005)}
    sql = "SELECT stack FROM push_fold_strategies WHERE hand = $hand AND pushed > 0.5 ORDER BY stack"
    for hand, right in {"63s": [1, 1.5, 2, 6.5, 7], "T3s": [i / 2 for i in range(2, 16)]}.items():
        assert [stack for (stack,) in world.execute(sql, {"hand": hand}).fetchall()] == right
    sql = "SELECT MAX(stack) FROM push_fold_strategies WHERE hand = 'Q2o' AND called > 0.5"
    assert world.execute(sql).fetchone() == (5.5,)


@pytest.mark.parametrize("stack, ante", [(7.3, 0.125), pytest.param(13, 0.1, marks=pytest.mark.slow)])
def test_the_value_is_that_of_a_linear_program(world, stack, ante):
    rows = world.execute("SELECT hero_hand, villain_hand, combinations, wins - losses FROM starting_hand_matchups")
    found = rows.fetchall()
    hands = sorted({row[0] for row in found})
    place = {hand: i for i, hand in enumerate(hands)}
    pairs, gains = np.zeros((169, 169)), np.zeros((169, 169))
    for hero, villain, combinations, margin in found:
        pairs[place[hero], place[villain]] = combinations
        gains[place[hero], place[villain]] = margin / 1712304
    total = pairs.sum()
    # The variables are the pushed part of each hand, and for each hand of the big blind the small blind's least gain.
    fold, call = pairs * (1 + ante), gains * stack
    objective = np.concatenate([-pairs.sum(1) * (0.5 + ante), -np.ones(169)])
    payments = np.vstack([np.hstack([-fold.T, np.eye(169)]), np.hstack([-call.T, np.eye(169)])])
    best = linprog(objective, A_ub=payments, b_ub=np.zeros(338), bounds=[(0, 1)] * 169 + [(None, None)] * 169)
    right = -best.fun / total - (0.5 + ante)
    value, *_, exploitability = summary(world, "push_fold($stack, ante := $ante)", {"stack": stack, "ante": ante})
    assert exploitability < 1e-5 and value == pytest.approx(right, abs=1e-5)


def test_with_prizes_the_payoffs_are_shares_of_the_stacks_after_each_end_of_the_hand(world):
    stacks, prizes, small, big, ante = [2000, 1500, 800, 400], [50, 30, 20], 100, 200, 150

    def of(*chips: int) -> list[float]:
        left = [i for i, stack in enumerate(chips) if stack]
        found = dict(zip(left, map(float, counted([chips[i] for i in left], prizes)), strict=True))
        return [found.get(i, 0.0) for i in range(2)]

    dead = 150 + 150  # the antes of the two players who have folded
    ends = {
        ("fold",): of(2000 - 250, 1500 + 250 + dead, 650, 250)[:1],
        ("steal", "pass"): of(2000 + 350 + dead, 1500 - 350, 650, 250),
        ("win", "caller_lose"): of(3500 + dead, 0, 650, 250),
        ("tie", "caller_tie"): of(2000 + dead // 2, 1500 + dead // 2, 650, 250),
        ("lose", "caller_win"): of(500, 3000 + dead, 650, 250),
    }
    values = {"stacks": stacks, "prizes": prizes, "small": small, "big": big, "ante": ante}
    found = world.execute("SELECT pokersql.icm_payoffs($stacks, $prizes, $small, $big, $ante, 0)", values).fetchone()[0]
    for names, right in ends.items():
        assert [found[name] for name in names] == pytest.approx(right)


def test_two_players_for_one_prize_play_as_for_chips(world):
    chips = summary(world, "push_fold(10, ante := 0.1)", {})
    prize = summary(world, "push_fold_icm([10, 10], [1], 0.5, 1, ante := 0.1)", {})
    assert prize[1:3] == pytest.approx(chips[1:3], abs=1e-4)
    assert prize[0] == pytest.approx(0.5 + chips[0] / 20, abs=1e-7)


@pytest.mark.parametrize(
    "stacks, prizes",
    [
        ([1000, 3000, 100], [50, 50]),
        ([1000, 1000, 1000], [50, 30, 20]),
        pytest.param([1500, 6000, 1000, 1000, 1000], [65, 35], marks=pytest.mark.slow),
        pytest.param([1000, 1500, 1000, 300, 300], [65, 35], marks=pytest.mark.slow),
    ],
)
def test_with_prizes_the_strategies_settle_at_an_equilibrium_in_which_hands_are_pushed(world, stacks, prizes):
    values = {"stacks": stacks, "prizes": prizes}
    _, pushed, _, exploitability = summary(world, "push_fold_icm($stacks, $prizes, 50, 100)", values)
    assert pushed > 0.05 and exploitability < 1e-4


def test_on_the_bubble_the_big_blind_calls_less_and_the_small_blind_pushes_more(world):
    bubble = summary(world, "push_fold_icm([1000, 1000, 150], [50, 50], 50, 100)", {})
    chips = summary(world, "push_fold(10)", {})
    assert bubble[1] > chips[1] and bubble[2] < chips[2] / 2 and bubble[3] < 1e-4


def test_the_sklansky_chubukov_numbers_are_the_published_ones(world):
    found = dict(world.execute("SELECT hand, stack FROM sklansky_chubukov").fetchall())
    assert len(found) == 169
    for hand, stack in {"KK": 953.9955, "AKs": 554.51, "QQ": 478.0082, "32o": 1.8254}.items():
        assert found[hand] == pytest.approx(stack, abs=5e-5)
    assert found["AA"] == float("inf")


@pytest.mark.slow
def test_build_push_fold_makes_the_shipped_strategies(world, tmp_path):
    pokersql("build", "--push-fold", str(tmp_path / "made.parquet"))
    shown = f"FROM '{sql_files.base() / COUNT.file}' AS s JOIN '{tmp_path / 'made.parquet'}' AS m USING (stack, hand)"
    sql = f"SELECT COUNT(*), MAX(ABS(s.pushed - m.pushed)), MAX(ABS(s.called - m.called)) {shown}"
    rows, *differences = world.execute(sql).fetchone()
    assert rows == 49 * 169 and max(differences) < 0.01


SHELL = """.read sql/macros.sql
.read sql/games.sql
.read sql/matchups.sql
CREATE TEMP TABLE solved AS FROM push_fold(10, iterations := 50);
SELECT ROUND(value, 4) AS value, ROUND(pushed, 3) AS pushed FROM push_fold_summary('solved');
"""


@pytest.mark.parametrize("name", ["duckdb_shell", "oldest_shell"])
def test_a_shell_solves_push_or_fold_and_names_a_missing_file(name, request):
    shell = request.getfixturevalue(name)
    assert shell.run(SHELL) == [("value", "pushed"), ("-0.0454", "0.583")]
    for file in ("games", "matchups"):
        script = SHELL.partition(f".read sql/{file}.sql")[0] + "FROM push_fold(10);"
        with pytest.raises(AssertionError, match=f"push or fold needs sql/{file}.sql: .read it after"):
            shell.run(script)


def rows(*words: str) -> list[dict]:
    return json.loads(pokersql("push-fold", *words, "-f", "json").stdout)


@pytest.mark.slow
def test_the_command_prints_hands_one_hand_or_a_summary(fonts, tmp_path):
    hands = rows("10", "--plot", str(tmp_path / "grid.svg"))
    assert len(hands) == 169 and hands[0]["hand"] == "AA" and (tmp_path / "grid.svg").exists()
    assert [(row["player"], row["best"]) for row in rows("9", "--hand", "k7s")] == [
        ("small blind", "push"),
        ("big blind", "call"),
    ]
    [found] = rows("10", "--summary")
    assert found["value"] == pytest.approx(KNOWN[10][0], abs=1e-6)
    [found] = rows("--stacks", "1000,1000,150", "--payouts", "50,50", "--blinds", "50,100", "--summary")
    assert found["called"] < 0.2


@pytest.mark.parametrize(
    "words, message, code",
    [
        ([], "give STACK, which each player has, or --stacks and --payouts", 2),
        (["10", "--stacks", "5,4"], "give STACK, which each player has, or --stacks and --payouts", 2),
        (["0"], "stack 1 is 0; right: more than 0", 2),
        (["20000"], "the blinds have 20000 chips; right: at most 10,000 big blinds", 2),
        (["ten"], "STACK: 'ten' is no number", 2),
        (["10,20"], "STACK: '10,20' is no number", 2),
        (["10", "--ante", "1,2"], "--ante: '1,2' is no number", 2),
        (["--stacks", "5,4", "--payouts", "1"], "--blinds is missing; name the small and the big blind", 2),
        (["10", "--ante", "10"], "ante is 10; right: 0 or more, and less than the smallest stack, 10", 2),
        (["10", "--blinds", "1"], "--blinds 1: 1 numbers; right: the small and the big blind, as in 0.5,1", 2),
        (["10", "--blinds", "2,1"], "blinds are 2 and 1; right: the big blind is more than 0", 2),
        (["10", "--hand", "K7x"], "--hand K7x: no starting hand; did you mean K7", 3),
        (["10", "--hand", "K7s", "--summary"], "--hand and --summary: one at a time", 2),
        (
            ["--stacks", "5,4", "--payouts", "1,2", "--blinds", "1,2"],
            "prize 2 is 2; right: 0 to 1, the prize before",
            2,
        ),
        (["--stacks", "5", "--payouts", "1", "--blinds", "1,2"], "1 stacks; right: 2 to 15, of the small blind", 2),
    ],
)
def test_impossible_games_are_refused_in_one_line(words, message, code):
    assert message in one_line(pokersql("push-fold", *words, code=code).stderr)
