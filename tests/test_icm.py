"""What chips are worth by ICM: known answers, a count over all orders of players, and laws of all answers."""

from fractions import Fraction
from itertools import permutations

import pytest
from conftest import ENGINES, one_line, pokersql
from hypothesis import given, settings
from hypothesis import strategies as st

from pokersql.databases import worlds

KNOWN = [
    ([50, 30, 20], [70, 30], [Fraction(1265, 28), Fraction(129, 4), Fraction(158, 7)]),
    ([25, 87, 88], [50, 30, 20], [Fraction(162595, 6328), Fraction(2077, 56), Fraction(29438, 791)]),
    (
        [5000, 3000, 1500, 500],
        [50, 30, 20],
        [37.778065587663114, 31.288883974642488, 22.560246770773087, 8.372803666921314],
    ),
]


def counted(stacks: list[int], payouts: list[int]) -> list[Fraction]:
    """The shares as sums over all orders in which the players can finish."""
    shares = [Fraction(0)] * len(stacks)
    for order in permutations(range(len(stacks))):
        chance, left = Fraction(1), sum(stacks)
        for player in order:
            chance *= Fraction(stacks[player], left)
            left -= stacks[player]
        for player, prize in zip(order, payouts, strict=False):
            shares[player] += chance * prize
    return shares


@pytest.fixture(scope="module")
def macros(world):
    return world


def shares(macros, stacks, payouts) -> list[float]:
    [[found]] = macros.execute("SELECT icm($stacks, $payouts)", {"stacks": stacks, "payouts": payouts}).fetchall()
    return found


@pytest.mark.parametrize(("stacks", "payouts", "right"), KNOWN)
def test_icm_gives_the_published_shares(macros, stacks, payouts, right):
    assert shares(macros, stacks, payouts) == pytest.approx(list(map(float, right)), rel=1e-14)


@pytest.mark.parametrize("engine", ENGINES)
def test_the_views_give_the_published_shares_of_your_stacks(engine):
    world = worlds.loaded(engine)
    for name, (stacks, payouts, _) in enumerate(KNOWN):
        world.insert("icm_stacks", [(str(name), str(player), chips) for player, chips in enumerate(stacks)])
        world.insert("icm_payouts", [(str(name), place, prize) for place, prize in enumerate(payouts, 1)])
    found = world.rows("SELECT share FROM icm_shares ORDER BY tournament, player")
    assert [share for (share,) in found] == pytest.approx(
        [float(share) for *_, right in KNOWN for share in right], rel=1e-12
    )
    by_place = "SELECT tournament, place, SUM(chance) FROM icm_places GROUP BY tournament, place"
    assert all(total == pytest.approx(1) for *_, total in world.rows(by_place))


@pytest.mark.parametrize("engine", ENGINES)
def test_a_tournament_with_an_error_is_named_and_all_other_tournaments_have_shares(engine):
    world = worlds.loaded(engine)
    stacks = {"good": [3, 1], "zero": [1, 0], "rising": [1, 1], "many": [1], "crowd": [1] * 16, "loss": [1], "no": [1]}
    payouts = {"good": [2, 1], "zero": [1], "rising": [1, 2], "many": [2, 1], "crowd": [1], "loss": [-1], "no": []}
    for name in stacks:
        world.insert("icm_stacks", [(name, str(player), chips) for player, chips in enumerate(stacks[name])])
        world.insert("icm_payouts", [(name, place, prize) for place, prize in enumerate(payouts[name], 1)])
    world.insert("icm_stacks", [("gap", str(player), 1) for player in range(3)])
    world.insert("icm_payouts", [("gap", 1, 2), ("gap", 3, 1)])
    assert {name: error.split()[0] for name, error in world.rows("SELECT tournament, error FROM icm_errors")} == {
        "zero": "bad_stack",
        "rising": "rising_prize",
        "many": "bad_place",
        "crowd": "too_many_players",
        "loss": "bad_prize",
        "no": "no_prizes",
        "gap": "missing_place",
    }
    assert world.rows("SELECT tournament, share FROM icm_shares ORDER BY player") == [("good", 1.75), ("good", 1.25)]


STACKS = st.lists(st.integers(1, 10**6), min_size=1, max_size=6)


@settings(max_examples=40, deadline=None)
@given(STACKS, st.lists(st.integers(0, 1000), max_size=6))
def test_icm_equals_the_sum_over_all_orders_of_players(macros, stacks, prizes):
    payouts = sorted(prizes, reverse=True)[: len(stacks)]
    assert shares(macros, stacks, payouts) == pytest.approx(list(map(float, counted(stacks, payouts))), rel=1e-13)


@settings(max_examples=20, deadline=None)
@given(st.lists(st.integers(1, 10**9), min_size=2, max_size=11), st.randoms())
def test_shares_add_up_to_the_prizes_and_do_not_depend_on_the_order_of_players(macros, stacks, chance):
    payouts = [50, 30, 20][: len(stacks)]
    found = shares(macros, stacks, payouts)
    assert sum(found) == pytest.approx(sum(payouts), rel=1e-13)
    order = chance.sample(range(len(stacks)), len(stacks))
    assert shares(macros, [stacks[i] for i in order], payouts) == pytest.approx([found[i] for i in order], rel=1e-12)
    for i, one in enumerate(stacks):
        for k, other in enumerate(stacks):
            assert (
                found[i] == pytest.approx(found[k], rel=1e-12)
                if one == other
                else (found[i] > found[k]) == (one > other)
            )


def test_fractions_are_exact_and_absent_if_they_do_not_fit(macros):
    macros.execute("CREATE OR REPLACE TEMP TABLE seats (t INT, p INT, c DOUBLE, prizes DOUBLE[])")
    for name, (stacks, payouts, _) in enumerate(KNOWN[:2]):
        for player, chips in enumerate(stacks):
            macros.execute("INSERT INTO seats VALUES (?, ?, ?, ?)", [name, player, chips, payouts])
    found = macros.execute(
        "SELECT numerator, denominator FROM icm_of('seats', t, p, c, prizes) ORDER BY ALL"
    ).fetchall()
    right = [(share.numerator, share.denominator) for *_, answers in KNOWN[:2] for share in answers]
    assert sorted(found) == sorted(right)
    macros.execute(
        "CREATE OR REPLACE TEMP TABLE seats AS SELECT 1 AS t, i AS p, 1000 + 37 * i * i AS c FROM RANGE(12) r(i)"
    )
    found = macros.execute("SELECT numerator, share > 0 FROM icm_of('seats', t, p, c, [5, 3])").fetchall()
    assert found == [(None, True)] * 12


def test_simulated_shares_are_within_their_standard_error(macros):
    stacks, payouts = [100 * i for i in range(1, 16)], [50, 30, 20]
    exact = shares(macros, stacks, payouts)
    macros.execute("CREATE OR REPLACE TEMP TABLE seats AS SELECT 1 AS t, i AS p, 100 * i AS c FROM RANGE(1, 16) r(i)")
    # A sixteenth player with hardly any chips changes no share, but makes icm_of simulate.
    macros.execute("INSERT INTO seats VALUES (1, 16, 1)")
    sql = "SELECT share, standard_error FROM icm_of('seats', t, p, c, [50, 30, 20], samples := 5000) ORDER BY player"
    found = macros.execute(sql).fetchall()[:15]
    z = [(share - right) / error for (share, error), right in zip(found, exact, strict=True)]
    assert max(map(abs, z)) < 4 and sum(x * x for x in z) < 40


@settings(max_examples=10, deadline=None)
@given(st.lists(st.integers(1, 1000), min_size=2, max_size=5))
def test_bubble_factors_compare_the_shares_after_an_all_in(macros, stacks):
    payouts = [60, 40][: len(stacks)]
    rows = macros.execute("FROM bubble_factors($stacks, $payouts)", {"stacks": stacks, "payouts": payouts}).fetchall()
    assert len(rows) == len(stacks) * (len(stacks) - 1)
    for player, opponent, risked, now, won, lost, factor, premium in rows:
        after = {}
        for sign in (1, -1):
            chips = list(stacks)
            chips[player - 1] += sign * risked
            chips[opponent - 1] -= sign * risked
            left = [i for i, count in enumerate(chips) if count]
            gone = [i for i, count in enumerate(chips) if not count]
            found = dict(zip(left, counted([chips[i] for i in left], payouts), strict=True))
            found |= {i: payouts[-1] if len(payouts) == len(stacks) else 0 for i in gone}
            after[sign] = float(found[player - 1])
        assert (won, lost) == pytest.approx((after[1], after[-1]), abs=1e-9)
        assert now == pytest.approx(float(counted(stacks, payouts)[player - 1]))
        if won > now:
            assert factor == pytest.approx((now - lost) / (won - now))
            assert premium == pytest.approx(factor / (1 + factor) - 0.5)


IN_A_SHELL = """.read sql/macros.sql
CREATE TABLE answers (event INTEGER, player TEXT, chips INTEGER, payouts INTEGER[]);
INSERT INTO answers SELECT 1, 'p' || i, 100 * (i + 1), [5, 3, 2] FROM RANGE(17) AS r (i);
INSERT INTO answers VALUES (2, 'a', 50, [70, 30]), (2, 'b', 30, NULL), (2, 'c', 20, NULL), (3, 'a', 1, [1]),
    (3, 'a', 1, [1]), (4, 'a', 1, [1]), (4, 'b', 1, [2]), (5, 'a', 1, NULL);
SELECT tournament, COUNT(*) AS rows, ROUND(SUM(share), 6) AS shares, MIN(error) AS error
FROM icm_of('answers', event, player, chips, payouts) GROUP BY tournament ORDER BY tournament;
SELECT ROUND(icm(LIST(chips ORDER BY player), [70, 30])[3], 9) AS share FROM answers WHERE event = 2;
WITH a AS (SELECT LIST(chips ORDER BY player) AS stacks FROM answers WHERE event = 2)
SELECT COUNT(b.bubble_factor) AS pairs FROM a, bubble_factors(a.stacks, [70, 30]) AS b;
"""


@pytest.mark.parametrize("name", ["duckdb_shell", "oldest_shell"])
def test_the_macros_read_tables_in_a_shell(name, request):
    assert request.getfixturevalue(name).run(IN_A_SHELL) == [
        ("tournament", "rows", "shares", "error"),
        ("1", "17", "10.0", ""),
        ("2", "3", "100.0", ""),
        ("3", "2", "", "player a has several rows; right: one row per player"),
        ("4", "2", "", "2 lists of prizes; right: one list per tournament"),
        ("5", "1", "", "no prizes; right: the list of the prizes from the first place on"),
        ("share",),
        ("22.571428571",),
        ("pairs",),
        ("6",),
    ]


def test_stacks_as_parts_of_one_have_the_shares_of_whole_chips(macros):
    assert shares(macros, [1 / 3, 1 / 6, 1 / 2], [60, 40]) == pytest.approx([36, 20, 44], rel=1e-13)
    assert shares(macros, [1e11, 1e-9, 1e-9], [1]) == pytest.approx([1, 0, 0], abs=1e-13)


def test_players_without_chips_share_the_last_prizes(macros):
    [[found]] = macros.execute("SELECT pokersql.survivor_shares([30, 0, 10, 0], [8, 4, 2, 1])").fetchall()
    assert found == pytest.approx([7, 1.5, 5, 1.5])


def test_bubble_factors_of_up_to_15_players_are_computed_and_absent_if_nothing_can_be_won(macros):
    sql = "SELECT COUNT(*), COUNT(bubble_factor), MIN(share), MAX(share) FROM bubble_factors($stacks, $payouts)"
    equal = macros.execute(sql, {"stacks": [50, 50, 50], "payouts": [5, 5, 5]}).fetchone()
    assert equal == (6, 0, 5, 5)
    assert macros.execute(sql, {"stacks": [1] * 16, "payouts": [1]}).fetchone()[0] == 0


def test_the_command_prints_a_row_per_player():
    done = pokersql("icm", "50", "30", "20", "--payouts", "70,30", "-f", "csv").stdout.splitlines()
    assert done[0] == "player,chips,share,by_chips,place_1,place_2,place_3,numerator,denominator"
    assert done[2] == "2,30,32.25,30.0,0.3,0.375,0.325,129,4"


@pytest.mark.parametrize(
    ("rows", "words", "told"),
    [
        ("tournament,player,chips\na,Ann,3\na,Bob,1\nb,Cy,0", "--payouts 2", "tournament b: stack of Cy is 0; right"),
        (
            'Payouts,TOURNAMENT,Player,Chips\n"2,0",a,Ann,3\n,a,Bob,1\n3,b,Cy,"1,500"\n2,c,Cy,1\n1,c,Dan,1',
            "",
            "tournament b: line 4: chips '1,500' is no number; right: 5000 or 0.5 (and errors of 1 more tournament)",
        ),
        ("tournament,player,chips,payouts\na,Ann,3,2\na,Bob,1,2\nb,Cy,3,x", "", "line 4: payouts 'x' is no number"),
        ("tournament,player,chips,payouts\na,Ann,3,2\na,Bob,1,2\nb,Cy,,1", "", "tournament b: line 4: no chips"),
    ],
)
def test_a_file_has_several_tournaments_and_one_with_an_error_costs_only_itself(rows, words, told, tmp_path):
    (tmp_path / "stacks.csv").write_text(rows)
    done = pokersql("icm", "--table", str(tmp_path / "stacks.csv"), *words.split(), "-f", "csv", code=2)
    assert done.stdout.splitlines()[1:3] == ["a,Ann,3,1.5,1.5,0.75,0.25,3,2,", "a,Bob,1,0.5,0.5,0.25,0.75,1,2,"]
    assert told in one_line(done.stderr)


def test_a_file_without_a_tournament_is_one_tournament_and_unused_columns_are_named(tmp_path):
    (tmp_path / "stacks.csv").write_text("event,player,chips\na,Ann,1\nb,Bob,3\n")
    done = pokersql("icm", "--table", str(tmp_path / "stacks.csv"), "--payouts", "4", "-f", "csv")
    assert [row.split(",")[2] for row in done.stdout.splitlines()] == ["share", "3.0", "1.0"]
    assert "has no column tournament, so all rows are one tournament; unused: event" in one_line(done.stderr)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("5 0 --payouts 1", "stack 2 is 0; right: more than 0 chips"),
        ("--payouts 1 -- 5 -1", "stack 2 is -1; right"),
        ("5 4 --payouts 3,2,1", "3 prizes for 2 players; right"),
        ("5 4 --payouts 1,2", "prize 2 is 2; right: 0 to 1, the prize before"),
        ("5 1,000 --payouts 1", "CHIPS 1,000: '1,000' is no number; right: 5000 or 0.5"),
        ("1,500 2,500 --payouts 1", "CHIPS 1,500: '1,500' is no number; right: 5000 or 0.5"),
        ("5 4 --payouts 1,000", "--payouts 1,000: '000' is no number; right: 5000 or 0.5"),
        ("5 4 --payouts 50 30", "the CHIPS don't stand together; write commas between prizes, as in"),
        ("5 4 --bubble --payouts=50 30", "the CHIPS don't stand together; write commas between prizes"),
        (f"{'5 ' * 16}--payouts 1 --bubble", "--bubble is for 15 players at most, not for 16"),
        ("5 4 --payouts 1,x", "--payouts 1,x: 'x' is no number; right: 5000 or 0.5"),
        ("5 4", "--payouts is missing"),
        ("--payouts 1", "give the CHIPS of each player, or --table FILE"),
        ("--table gone.csv --payouts 1", "gone.csv: no such file"),
    ],
)
def test_bad_stacks_and_prizes_are_refused_in_one_line(words, message):
    assert message in one_line(pokersql("icm", *words.split(), code=2).stderr)
