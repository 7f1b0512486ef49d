"""Games solved by one SELECT: linear programs over trees made here, best responses, and known answers."""

import itertools
import json
import re
from collections import defaultdict

import duckdb
import numpy as np
import pytest
from conftest import one_line, pokersql
from phevaluator import evaluate_cards
from scipy.optimize import linprog
from scipy.sparse import coo_array, csr_array, hstack

import pokersql as library

KUHN = {"cards": "JQK", "copies": 1, "bets": [1], "most": 1}
LEDUC = {"cards": "JQK", "copies": 2, "bets": [2, 4], "most": 2}


@pytest.fixture(scope="module")
def world():
    """A connection of DuckDB that has all relations and macros."""
    with library.connect() as connection:
        yield connection


def ends_of(cards: str, copies: int, bets: list[int], most: int, ante: int = 1):
    """The ends of a game of one own card: both players' actions as (information set, action), the chance, the payoff.

    After the first round a card is turned up.
    """
    deck = [card for card in cards for _ in range(copies)]

    def play(hands, line, turned, taken, paid, turn, raises, chance):
        known = f"{hands[turn]} on {turned}" if turned else hands[turn]
        facing = paid[0] != paid[1]
        for action in ("fold", "call", "raise") if facing else ("check", "bet"):
            if action in ("raise", "bet") and raises == most:
                continue
            so_far = f"{line} {action}".strip()
            path = [*taken]
            path[turn] = (*taken[turn], (f"{known}: {line}".strip(), f"{known}: {so_far}"))
            chips = [*paid]
            if action == "fold":
                yield *path, chance, chips[1] if turn else -chips[0]
                continue
            size = bets[1 if turned else 0]
            chips[turn] = paid[1 - turn] + (size if action in ("raise", "bet") else 0)
            if action in ("raise", "bet") or (action == "check" and turn == 0):
                yield from play(hands, so_far, turned, path, chips, 1 - turn, raises + (action != "check"), chance)
            elif turned or len(bets) == 1:
                values = [(card == turned, cards.index(card)) for card in hands]
                yield *path, chance, chips[0] * ((values[0] > values[1]) - (values[0] < values[1]))
            else:
                rest = [*deck]
                for card in hands:
                    rest.remove(card)
                for card in rest:
                    yield from play(hands, f"{so_far} /", card, path, chips, 0, 0, chance / len(rest))

    pairs = [*itertools.permutations(deck, 2)]
    for hands in pairs:
        yield from play(hands, "", "", ((), ()), [ante, ante], 0, 0, 1 / len(pairs))


class Game:
    """A game in sequence form, from its ends."""

    def __init__(self, ends):
        self.payoffs, self.chances = defaultdict(float), 0.0
        self.sets: list[dict] = [{}, {}]  # for each player: information set -> (parent, actions)
        for *paths, chance, payoff in ends:
            for sets, path in zip(self.sets, paths, strict=True):
                for parent, (known, action) in zip((None, *(action for _, action in path)), path, strict=False):
                    sets.setdefault(known, (parent, {}))[1][action] = None
            self.payoffs[tuple(path[-1][1] if path else None for path in paths)] += chance * payoff
        self.names = [[None, *(a for _, actions in sets.values() for a in actions)] for sets in self.sets]
        self.places = [{name: i for i, name in enumerate(names)} for names in self.names]
        rows, columns = ([self.places[i][pair[i]] for pair in self.payoffs] for i in range(2))
        self.matrix = csr_array((list(self.payoffs.values()), (rows, columns)), shape=tuple(map(len, self.names)))

    def flow(self, player: int):
        """The equations of a player's plan: the empty sequence is 1; the actions of a set add up to their parent."""
        rows, columns, values = [0], [0], [1]
        for row, (parent, actions) in enumerate(self.sets[player].values(), 1):
            for name, sign in ((parent, -1), *((action, 1) for action in actions)):
                rows.append(row)
                columns.append(self.places[player][name])
                values.append(sign)
        return coo_array((values, (rows, columns)), shape=(1 + len(self.sets[player]), len(self.names[player]))).tocsr()

    def value(self) -> float:
        """The value to player 1 in equilibrium, by a linear program."""
        first, second = self.flow(0), self.flow(1)
        plans, duals = first.shape[1], second.shape[0]
        best = linprog(
            np.concatenate([np.zeros(plans), [-1], np.zeros(duals - 1)]),
            A_ub=hstack([-self.matrix.T, second.T]),
            b_ub=np.zeros(second.shape[1]),
            A_eq=hstack([first, csr_array((first.shape[0], duals))]),
            b_eq=[1] + [0] * (first.shape[0] - 1),
            bounds=[(0, None)] * plans + [(None, None)] * duals,
            method="highs",
        )
        assert best.status == 0
        return -best.fun

    def plan(self, player: int, frequencies: dict):
        """The probability of each sequence."""
        plan = {None: 1.0}
        for parent, actions in self.sets[player].values():  # a set stands after the set of its parent
            plan |= {action: plan[parent] * frequencies[action] for action in actions}
        return np.array([plan[name] for name in self.names[player]])

    def best(self, player: int, frequencies: dict) -> float:
        """What the best response of a player wins against the other player's strategy."""
        plan = self.plan(1 - player, frequencies)
        wins = dict(zip(self.names[player], -(self.matrix.T @ plan) if player else self.matrix @ plan, strict=True))
        for parent, actions in reversed(self.sets[player].values()):
            wins[parent] += max(wins[action] for action in actions)
        return wins[None]

    def gain(self, frequencies: dict) -> float:
        """What the best responses to both strategies win together."""
        return self.best(0, frequencies) + self.best(1, frequencies)


@pytest.fixture(scope="module")
def solved(world):
    world.execute("CREATE TEMP TABLE solution AS FROM solve_game('solved_sequences', 'solved_payoffs')")
    return dict(world.execute("SELECT (game, sequence), frequency FROM solution").fetchall())


@pytest.mark.quick(2)
@pytest.mark.parametrize("game, rules, right", [("kuhn", KUHN, -1 / 18), ("leduc", LEDUC, -0.085606424078)])
def test_kuhn_and_leduc_have_the_value_of_a_linear_program(world, solved, game, rules, right):
    tree = Game(ends_of(**rules))
    assert tree.value() == pytest.approx(right, abs=1e-9)
    value, lowest, highest, gain = world.execute(
        "SELECT * EXCLUDE (game) FROM game_value('solved_sequences', 'solved_payoffs', 'solution') WHERE game = $game",
        {"game": game},
    ).fetchone()
    assert lowest <= right <= highest and value == pytest.approx(right, abs=2e-6) and 0 <= gain < 5e-4
    found = {sequence: frequency for (name, sequence), frequency in solved.items() if name == game}
    assert {*found} == {name for names in tree.names for name in names} - {None}
    assert tree.best(0, found) == pytest.approx(highest, abs=1e-12)
    assert tree.gain(found) == pytest.approx(gain, abs=1e-12)


def test_in_kuhn_a_king_bets_three_times_as_often_as_a_jack_and_the_second_player_bluffs_a_third(solved):
    kuhn = {sequence: frequency for (game, sequence), frequency in solved.items() if game == "kuhn"}
    jack = kuhn["J: bet"]
    assert kuhn["K: bet"] == pytest.approx(3 * jack, abs=2e-3)
    assert kuhn["Q: check bet call"] == pytest.approx(jack + 1 / 3, abs=2e-3)
    assert [kuhn[name] for name in ("J: check bet", "Q: bet call")] == pytest.approx([1 / 3, 1 / 3], abs=2e-3)


def test_a_game_is_added_by_insert(world):
    world.execute("BEGIN")
    try:
        world.execute("INSERT INTO solved_games VALUES ('four', 2)")
        world.execute("INSERT INTO solved_cards VALUES ('four', 'T', 1, 1), ('four', 'J', 2, 1), ('four', 'Q', 3, 1)")
        world.execute("INSERT INTO solved_cards VALUES ('four', 'K', 4, 1)")
        world.execute("INSERT INTO solved_rounds VALUES ('four', 1, 3, 2, 0)")
        four = "SELECT * FROM solved_{} WHERE game = 'four'"
        for part in ("sequences", "payoffs"):
            world.execute(f"CREATE TEMP VIEW four_{part} AS {four.format(part)}")
        solve = "CREATE TEMP TABLE four AS FROM solve_game('four_sequences', 'four_payoffs', iterations := 300)"
        assert world.execute(solve).fetchone() == (4 * 14,)
        value = world.execute("FROM game_value('four_sequences', 'four_payoffs', 'four')").fetchone()
    finally:
        world.execute("ROLLBACK")
    right = Game(ends_of("TJQK", 1, [3], 2, ante=2)).value()
    assert value[2] <= right <= value[3] and value[1] == pytest.approx(right, abs=1e-3)


TABLES = """
    CREATE OR REPLACE TEMP TABLE sequences AS FROM (VALUES
        ('g', 'a', 1, 'I', NULL::VARCHAR), ('g', 'b', 1, 'I', NULL), ('g', 'c', 2, 'J', NULL), ('g', 'd', 2, 'J', NULL)
    ) AS s (game, sequence, player, information_set, parent);
    CREATE OR REPLACE TEMP TABLE payoffs AS FROM (VALUES
        ('g', 'a', 'c', 1, 3), ('g', 'a', 'd', 1, 0), ('g', 'b', 'c', 1, 0), ('g', 'b', 'd', 1, 1)
    ) AS p (game, sequence_1, sequence_2, chance, payoff);
"""


def test_a_matrix_is_a_game(world):
    world.execute(TABLES)
    rows = world.execute("SELECT sequence, frequency, reach, value FROM solve_game('sequences', 'payoffs')").fetchall()
    found = {name: numbers for name, *numbers in rows}
    assert found["a"] == pytest.approx([1 / 4, 1 / 4, 3 / 4], abs=1e-3)
    assert found["c"] == pytest.approx([1 / 4, 1 / 4, -3 / 4], abs=1e-3)
    world.execute("CREATE OR REPLACE TEMP TABLE strategies AS SELECT 'g' AS game, 'a' AS sequence, 7 AS frequency")
    value = world.execute("FROM game_value('sequences', 'payoffs', 'strategies')").fetchone()
    assert value == ("g", 1.5, 0, 1.5, 1.5)  # player 1 always takes a, player 2 takes c half of the time


@pytest.mark.parametrize(
    "change, error",
    [
        (
            "INSERT INTO sequences VALUES ('g', 'a', 2, 'J', NULL)",
            "sequence 'a' has several rows; right: one, of one player",
        ),
        ("UPDATE sequences SET player = 3 WHERE sequence = 'a'", "sequence 'a' is of player 3; right: 1 or 2"),
        ("UPDATE sequences SET information_set = NULL WHERE sequence = 'a'", "sequence 'a' has no game, no name or no"),
        ("UPDATE sequences SET parent = 'c' WHERE sequence = 'a'", "'a' has the parent 'c', which is no sequence of"),
        ("INSERT INTO sequences VALUES ('g', 'e', 1, 'I', 'a')", "'e' has another parent than other sequences of"),
        ("UPDATE sequences SET parent = 'a' WHERE player = 1", "sequence 'a' is its own ancestor"),
        ("INSERT INTO sequences VALUES ('g', 'e', 1, 'K', 'a')", "sequence 'e' is followed by no payoff"),
        (
            "DELETE FROM payoffs WHERE sequence_1 = 'a' AND payoff = 0",
            "sequence 'a': payoffs with chances of 0.5",
        ),
        ("UPDATE payoffs SET sequence_1 = 'c' WHERE payoff = 3", "sequence_1 'c', which is no sequence of player 1"),
        ("UPDATE payoffs SET sequence_2 = 'x' WHERE payoff = 3", "sequence_2 'x', which is no sequence of player 2"),
        ("INSERT INTO payoffs VALUES ('h', NULL, NULL, 1, 1)", "game 'h': a payoff has a game without sequences"),
        ("UPDATE payoffs SET payoff = NULL WHERE payoff = 3", "a payoff has payoff NULL; right: a number"),
        ("UPDATE payoffs SET chance = -1 WHERE payoff = 3", "a payoff has chance -1; right: more than 0"),
    ],
)
def test_an_error_of_the_tables_is_named(world, change, error):
    world.execute(TABLES + change)
    rows = world.execute("SELECT FORMAT('game ''{}'': {}', game, error) FROM game_errors('sequences', 'payoffs')")
    errors = [text for (text,) in rows.fetchall()]
    assert any(error in text for text in errors)
    strategies = "SELECT game, sequence, 1 AS frequency FROM sequences"
    world.execute(f"CREATE OR REPLACE TEMP TABLE strategies AS {strategies}")
    for call in ("solve_game('sequences', 'payoffs')", "game_value('sequences', 'payoffs', 'strategies')"):
        with pytest.raises(duckdb.InvalidInputException) as raised:
            world.execute(f"FROM {call}")
        assert any(text in str(raised.value) for text in errors)


@pytest.mark.parametrize(
    "change, error",
    [
        ("INSERT INTO given VALUES ('kuhn', 'X: bet', 1)", "strategies: 'X: bet' is no sequence"),
        ("INSERT INTO given VALUES ('kuhn', 'J: bet', 1)", "strategies: 'J: bet' has several frequencies; right: one"),
        ("UPDATE given SET frequency = -1", "has the frequency -1.0; right: 0 or more"),
    ],
)
def test_an_error_of_given_strategies_is_named(world, change, error):
    world.execute(
        "CREATE OR REPLACE TEMP TABLE given AS SELECT game, sequence, 1e0 AS frequency FROM solved_sequences "
        "WHERE sequence = 'J: bet' AND game = 'kuhn'"
    )
    world.execute(change)
    with pytest.raises(duckdb.InvalidInputException, match=re.escape(error)):
        world.execute("FROM game_value('solved_sequences', 'solved_payoffs', 'given')")


def chips_text(chips: float) -> str:
    return f"{chips:.6g}" if chips < 1e6 else f"{chips:.0f}"


def bets_of(first: dict, second: dict, board: str, pot, stack, bets, raises, most_raises):
    """The ends of a river, as those of ends_of; the ranges are hands with weights."""
    values = {hand: evaluate_cards(*board.split(), hand[:2], hand[2:]) for hand in {**first, **second}}

    def play(hands, line, taken, paid, turn, count, last, chance):
        facing = paid[turn] < paid[1 - turn]
        moves = [("fold", paid[turn]), ("call", paid[1 - turn])] if facing else [("check", paid[turn])]
        if count <= most_raises and paid[1 - turn] < float(chips_text(stack)):
            for size in raises if facing else bets:
                more = max(size / 100 * (pot + 2 * paid[1 - turn]), last)
                named = chips_text(min(stack, paid[1 - turn] + more))
                moves.append((f"{'raise' if facing else 'bet'} {named}", float(named)))
        for action, chips in dict(moves).items():
            so_far = f"{line} {action}".strip()
            path = [*taken]
            path[turn] = (*taken[turn], (f"{hands[turn]}: {line}", f"{hands[turn]}: {so_far}"))
            now = [*paid]
            now[turn] = chips
            if action == "fold":
                yield *path, chance, (pot / 2 + chips) * (1 if turn else -1)
            elif action == "call" or (action == "check" and turn):
                one, two = (values[hand] for hand in hands)
                yield *path, chance, (pot / 2 + chips) * ((one < two) - (one > two))
            else:
                added = chips - paid[1 - turn]
                yield from play(hands, so_far, path, now, 1 - turn, count + (action != "check"), added, chance)

    pairs = [
        (one, two, w * v)
        for (one, w), (two, v) in itertools.product(first.items(), second.items())
        if not {one[:2], one[2:]} & {two[:2], two[2:]}
    ]
    for *hands, weight in pairs:
        yield from play(hands, "", ((), ()), [0, 0], 0, 0, 0, weight / sum(pair[2] for pair in pairs))


RIVERS = {
    "one size": ("AsAd,KsQs,8s8d,3s3d", "AcKc,QdJd,9d9c,6s5s", "Qh 7h 2c 9s 4d", 10, 100, [100], [100], 1),
    "weights and blockers": (
        "AsAd:0.25,AhKh,QsQd:0.5,5h3h",
        "AcKd,AsKs:0.1,JsTs,QdJc",
        "Qh 7h 2c 9s 4d",
        7,
        50,
        [33, 150],
        [60],
        2,
    ),
    "all-in": ("AsAd,KsQs,6c5c", "AcKc,KdQd,8c6d", "Qh 7h 2c 9s 4d", 10, 12, [50, 100, 200], [50, 100], 3),
    "equal names": ("AsAd,2s2d", "KsKd", "Qh 7h 4c 9s 4d", 5.3, 20.00001, [33, 33.00001, 200], [25, 40], 2),
    "millions": ("AsAd,2s2d", "KsKd", "Qh 7h 4c 9s 4d", 1250000, 1250001, [100, 200], [100], 1),
    "no raises": ("AsAd,2s2d,JhTh", "KsKd,QdTd", "Qh 7h 4c 9s 4d", 3, 1e9, [75], [], 0),
}


@pytest.mark.parametrize("name", RIVERS)
@pytest.mark.slow
def test_a_river_has_the_value_of_a_linear_program(world, name):
    *ranges, board, pot, stack, bets, raises, most = RIVERS[name]
    weights = [
        {hand: float(weight or 1) for hand, _, weight in (piece.partition(":") for piece in written.split(","))}
        for written in ranges
    ]
    tree = Game(bets_of(*weights, board, pot, stack, bets, raises, most))
    names = ["first", "second", "board", "pot", "stack", "bets", "raises", "most"]
    values = dict(zip(names, RIVERS[name], strict=True))
    call = "($first, $second, $board, $pot, $stack, bets := $bets, raises := $raises, most_raises := $most)"
    hands, others, value, lowest, highest, exploitable = world.execute(f"FROM river_summary{call}", values).fetchone()
    assert (hands, others) == tuple(map(len, weights))
    right = pot / 2 + tree.value()
    assert lowest <= right <= highest and value == pytest.approx(right, abs=pot / 200) and exploitable < 0.5
    rows = world.execute(f"SELECT hand || ': ' || TRIM(line || ' ' || action), frequency FROM river{call}", values)
    found = dict(rows.fetchall())
    assert {*found} == {name for names in tree.names for name in names} - {None}
    # the sums of two runs differ in the last digits, and the steps enlarge these differences
    assert tree.gain(found) == pytest.approx(highest - lowest, rel=0.05)


def test_bluffs_and_calls_with_the_nuts_or_nothing_are_those_of_the_textbook(world):
    sql = """
        SELECT line, hand, action, frequency
        FROM river('AsAd,AsAc,2d2s,2d2c,2c2s', 'KsKd', 'Qh 7h 4c 9s 4d', 10, NULL, most_raises := 0, iterations := 300)
    """
    found = {row[:3]: row[3] for row in world.execute(sql).fetchall()}
    bluffs = sum(frequency for (_, hand, action), frequency in found.items() if hand[0] == "2" and action == "bet 10")
    assert bluffs / (bluffs + 2) == pytest.approx(1 / 3, abs=5e-3)
    assert found["bet 10", "KsKd", "call"] == pytest.approx(1 / 2, abs=5e-3)


def rows(*words: str) -> list[dict]:
    return json.loads(pokersql("river", *words, "-f", "json").stdout)


ASKED = ["AsAd,2d2s", "KsKd", "-b", "Qh 7h 4c 9s 4d", "--pot", "10", "--iterations", "50"]


@pytest.mark.slow
def test_the_command_prints_lines_hands_and_a_summary():
    found = rows(*ASKED, "--line", "check  bet 10", "--hand", "Ad As")
    assert [(row["hand"], row["action"], round(row["frequency"])) for row in found] == [
        ("AsAd", "call", 1 - round(found[2]["frequency"])),
        ("AsAd", "fold", 0),
        ("AsAd", "raise 40", round(found[2]["frequency"])),
    ]
    [summary] = rows(*ASKED, "--summary")
    assert summary["hands_1"] == 2 and summary["exploitable"] < 1


@pytest.mark.quick(5)
@pytest.mark.parametrize(
    "words, message, code",
    [
        (["AA", "KZ", *ASKED[2:]], "player 2 'KZ': bad_range 'KZ': a hand is two cards", 3),
        ([*ASKED[:2], "-b", "Qh 7h 4c 9s", "--pot", "1"], "the board 'Qh 7h 4c 9s' has 4 cards; right: five cards", 3),
        ([*ASKED[:2], "-b", "Qh 7h 4c 9s Qh", "--pot", "1"], "the board 'Qh 7h 4c 9s Qh': duplicate_card 'Qh'", 3),
        (["AsKs", "AsQs,AsJs", *ASKED[2:]], "player 2 'AsQs,AsJs': empty_range: the known cards", 3),
        (["AsKs,AsKd", "AsQs,AsJs", *ASKED[2:]], "no_matchup: the ranges have no hands without a common card", 3),
        (["Qh2h", "AA", *ASKED[2:]], "player 1 and the board 'Qh': duplicate_card 'Qh'", 3),
        (
            ["random", "random", *ASKED[2:]],
            "1081 hands against 1081 hands with up to 9 lines of bets make more than",
            3,
        ),
        ([*ASKED, "--hand", "AhAc"], "--hand AhAc: no hand that acts; right: two cards of a range", 3),
        ([*ASKED, "--line", "bet 9"], "--line bet 9: no line; right: one of bet 10, bet 10 raise 40, check, check", 2),
        ([*ASKED, "--hand", "AA", "--summary"], "--summary prints one row; leave out --hand and --line", 2),
        ([*ASKED[:4], "--pot", "0"], "pot is 0; right: more than 0", 2),
        ([*ASKED, "--stack", "0"], "stack is 0; right: more than 0", 2),
        ([*ASKED, "--bets", "50,x"], "--bets 50,x: 'x' is no number", 2),
        ([*ASKED, "--bets", "50,0"], "a size is 0; right: more than 0, up to 1000000, in percent of the pot", 2),
        (
            [*ASKED, "--raises", "50,60,70", "--most-raises", "6"],
            "the sizes make up to 4373 lines of bets; right: at",
            2,
        ),
    ],
)
def test_an_impossible_river_is_refused_in_one_line(words, message, code):
    assert message in one_line(pokersql("river", *words, code=code).stderr)


SHELL = """.read sql/load.sql
.read sql/studies.sql
.read sql/macros.sql
CREATE TABLE solution AS FROM solve_game('solved_sequences', 'solved_payoffs', iterations := 100);
SELECT game, ROUND(value, 3) AS value, highest - lowest < 0.03 AS is_near
FROM game_value('solved_sequences', 'solved_payoffs', 'solution') ORDER BY game;
.read sql/games.sql
SELECT ROUND(value, 1) AS value, exploitable < 1 AS is_near
FROM river_summary('AA,QJs', 'KK,QQ', 'Qh 7h 2c 9s 4d', 10, 20);
"""


@pytest.mark.parametrize("name", ["duckdb_shell", "oldest_shell"])
def test_a_shell_solves_games(name, request):
    rows = request.getfixturevalue(name).run(SHELL)
    assert rows[:3] == [("game", "value", "is_near"), ("kuhn", "-0.056", "true"), ("leduc", "-0.086", "true")]
    assert rows[3:] == [("value", "is_near"), ("3.6", "true")]
