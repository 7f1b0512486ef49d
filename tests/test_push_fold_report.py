"""The report on decisions to push or fold: which decisions it has, and what they cost."""

import csv

import pytest
from test_tournaments import LAST_THREE, PRIZES, load, reported

import pokersql as library

DEALS = "'d dh p1 Ks7s', 'd dh p2 8h6c', 'd dh p3 QdQc'"
RUNOUT = "'d db 2c7d9h', 'd db Jc', 'd db 3s', 'p1 sm Ks7s', 'p2 sm 8h6c'"


def phh(actions: str, stacks: str = "900, 900, 900", antes: int = 0, blinds: str = "50, 100, 0", **fields: str) -> str:
    """The text of a hand of three players. Ann posts the small blind, Bob the big blind, and Cy has the button."""
    about = {"players": "['Ann', 'Bob', 'Cy']", "variant": "'NT'", "deals": DEALS} | fields
    deals = about.pop("deals")
    lines = [f"{name} = {value}" for name, value in about.items()]
    lines += [f"antes = [{antes}, {antes}, {antes}]", f"blinds_or_straddles = [{blinds}]", "min_bet = 100"]
    return "\n".join([*lines, f"starting_stacks = [{stacks}]", f"actions = [{deals}, {actions}]", ""])


HEADS_UP = """variant = 'NT'
players = ['Bob', 'Ann']
antes = [0, 0]
blinds_or_straddles = [50, 100]
min_bet = 100
starting_stacks = [900, 1800]
actions = ['d dh p1 8h6c', 'd dh p2 Ks7s', 'p2 f']
"""

HANDS = {
    "fold": phh("'p3 f', 'p1 f'"),
    "push": phh("'p3 f', 'p1 cbr 900', 'p2 f'"),
    "call": phh(f"'p3 f', 'p1 cbr 900', 'p2 cc', {RUNOUT}"),
    "covered": phh("'p3 f', 'p1 cbr 850', 'p2 f'", stacks="2000, 700, 2000"),
    "antes": phh("'p3 f', 'p1 f'", antes=20, stacks="920, 2000, 2000"),
    "limp": phh("'p3 f', 'p1 cc', 'p2 cbr 900', 'p1 f'"),
    "raise": phh("'p3 f', 'p1 cbr 200', 'p2 f'"),
    "button raises": phh("'p3 cbr 200', 'p1 f', 'p2 f'"),
    "button limps": phh("'p3 cc', 'p1 f', 'p2 cbr 900', 'p3 f'"),
    "deep": phh("'p3 f', 'p1 cbr 1600', 'p2 f'", stacks="1600, 1600, 900"),
    "straddle": phh("'p1 f', 'p2 f'", blinds="50, 100, 200"),
    "others unknown": phh("'p3 f', 'p1 f'", deals="'d dh p1 Ks7s', 'd dh p2 ????', 'd dh p3 ????'"),
    "short": phh("'p3 f', 'p1 cbr 160', 'p2 f'", stacks="160, 700, 2000"),
    "unknown": phh("'p3 f', 'p1 f'", deals="'d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????'"),
    "heads-up": HEADS_UP,
    "fixed limit": phh("'p3 f', 'p1 f'", variant="'FT'", small_bet="100", big_bet="200"),
}
"""The text of a hand for each case."""


@pytest.fixture(scope="module")
def db(tmp_path_factory):
    """A database with the hands."""
    directory = tmp_path_factory.mktemp("spots")
    text = "\n".join(f"[{i}]\n{hand}" for i, hand in enumerate(HANDS.values(), 1))
    (directory / "hands.phhs").write_text(text)
    library.load(directory / "hands.phhs", directory / "mine.duckdb")
    return str(directory / "mine.duckdb")


SPOTS = [
    ("fold", "small blind", "K7s", 9, 0, "fold"),
    ("push", "small blind", "K7s", 9, 0, "push"),
    ("push", "big blind", "86o", 9, 0, "fold"),
    ("call", "small blind", "K7s", 9, 0, "push"),
    ("call", "big blind", "86o", 9, 0, "call"),
    ("covered", "small blind", "K7s", 7, 0, "push"),
    ("covered", "big blind", "86o", 7, 0, "fold"),
    ("antes", "small blind", "K7s", 9, 0.6, "fold"),
    ("limp", "small blind", "K7s", 9, 0, "limp"),
    ("raise", "small blind", "K7s", 9, 0, "raise"),
    ("others unknown", "small blind", "K7s", 9, 0, "fold"),
    ("short", "small blind", "K7s", 1.6, 0, "push"),
    ("short", "big blind", "86o", 1.6, 0, "fold"),
    ("heads-up", "small blind", "K7s", 9, 0, "fold"),
]
"""For each decision: the hand, the blind, the starting hand, the stack, the dead money and the action."""


SOLVED = """
    SELECT hand, UNNEST(['small blind', 'big blind']), UNNEST([(pushed, push_gain), (called, call_gain)])
    FROM push_fold($stack, dead := $dead)
"""
"""For a starting hand and a blind: the frequency and the gain of playing."""


def test_decisions_of_the_blinds_are_compared_with_the_equilibrium(db):
    with library.connect(db) as world:
        world.execute("CREATE TEMP TABLE spots AS FROM histories.push_fold_spots()")
        found = world.execute(
            "SELECT h.line, d.blind, d.starting_hand, d.stack, d.dead, d.action, d.frequency, d.gain, d.cost, "
            "d.is_mistake, d.unit FROM histories.push_fold_decisions('spots') AS d "
            "INNER JOIN histories.hands AS h ON d.hand_id = h.hand_id ORDER BY h.line, d.blind DESC"
        ).fetchall()
        world.execute("CREATE TEMP VIEW ann AS FROM histories.plays WHERE player = 'Ann'")
        of_ann = [
            world.execute(f"FROM histories.push_fold_spots({argument})").fetchall()
            for argument in ("plays_table := 'ann'", "player_name := 'Ann'")
        ]
        assert of_ann[0] == of_ann[1] != []
        lines = [line for (line,) in world.execute("SELECT line FROM histories.hands ORDER BY line").fetchall()]
        name = dict(zip(lines, HANDS, strict=True))
        assert [(name[row[0]], *row[1:6]) for row in found] == SPOTS
        solved = {
            (stack, dead, *hand): played
            for stack, dead in {(row[3], row[4]) for row in SPOTS}
            for *hand, played in world.execute(SOLVED, {"stack": stack, "dead": dead}).fetchall()
        }
        for _, blind, starting_hand, stack, dead, action, frequency, gain, cost, is_mistake, unit in found:
            assert (frequency, gain) == pytest.approx(solved[stack, dead, starting_hand, blind], abs=1e-3)
            right = {"fold": max(gain, 0), "push": max(-gain, 0), "call": max(-gain, 0)}.get(action)
            assert cost == right and unit == "bb"
            assert is_mistake is (None if right is None else right > 0)


@pytest.mark.slow
def test_the_report_counts_decisions_and_mistakes_of_each_player(db):
    [header, *rows] = csv.reader(reported(db, "push-fold"))
    assert header == ["player", "blind", "unit", "decisions", "played", "equilibrium", "mistakes", "cost", "others"]
    # Ann should have pushed K7s where she folded it; Bob should have called with 86o only at 1.6 big blinds.
    assert [row[:7] + row[8:] for row in rows] == [
        ["Ann", "small blind", "bb", "8", "50.0", "100.0", "4", "2"],
        ["Bob", "big blind", "bb", "4", "25.0", "25.0", "2", "0"],
    ]
    ann = list(csv.DictReader(reported(db, "push-fold", "--player", "Ann")))
    actions = [row["action"] for row in ann]
    assert actions[:4] == ["fold"] * 4 and set(actions[-2:]) == {"limp", "raise"}
    assert sum(float(row["cost"]) for row in ann[:-2]) == pytest.approx(float(rows[0][7]), abs=0.005)


SHORT = LAST_THREE.replace("2000", "1440").replace("(10/20)", "(100/200)")
for old, new in {
    "Ann (1000": "Ann (720",
    "Cy (1000": "Cy (1280",
    "blind 10": "blind 100",
    "blind 20": "blind 200",
    "980 to 1000": "520 to 720",
    "calls 980 and is all-in": "calls 520",
    "[As Ah]": "[7s 2h]",
    "Ann collected": "Cy collected",
}.items():
    SHORT = SHORT.replace(old, new)
"""A hand in which Ann pushes with 720 of 3,000 chips at blinds of 100 and 200, and Cy calls with two kings."""


@pytest.mark.slow
def test_with_known_prizes_a_mistake_costs_money(tmp_path):
    load(tmp_path, a=SHORT + PRIZES).connection.close()
    db = str(tmp_path / "mine.duckdb")
    [row] = csv.DictReader(reported(db, "push-fold", "--icm", "--player", "Ann"))
    with library.connect() as world:
        call = "push_fold_icm([720, 1280, 1000], [8.4, 3.6, 0], 100, 200)"
        [(gain,)] = world.execute(f"SELECT push_gain FROM {call} WHERE hand = '72o'").fetchall()
    assert gain < 0
    assert (row["unit"], row["action"], row["is_mistake"]) == ("USD", "push", "True")
    assert [float(row[name]) for name in ("gain", "cost")] == pytest.approx([gain, -gain], abs=1e-4)
    # Cy's cards are known only because Cy called.
    assert [line.split(",")[:3] for line in reported(db, "push-fold")[1:]] == [["Ann", "small blind", "bb"]]


@pytest.mark.slow
@pytest.mark.parametrize("answer", ["calls 520", "raises 560 to 1280 and is all-in"])
def test_the_blinds_are_those_who_post_them(answer, tmp_path):
    """The button is at an empty seat, and the file has no owner. A raise over an all-in is a call."""
    lines = [line for line in SHORT.splitlines() if "Dan" not in line and "Dealt" not in line]
    text = "\n".join(lines).replace("calls 520", answer) + "\n\n"
    (tmp_path / "b.phh").write_text(HANDS["fold"])
    library.load(tmp_path / "b.phh", tmp_path / "mine.duckdb")
    load(tmp_path, a=text).connection.close()
    rows = reported(str(tmp_path / "mine.duckdb"), "push-fold", "--room", "PokerStars")[1:]
    assert [row.split(",")[:6] for row in rows] == [
        ["Ann", "small blind", "bb", "1", "100.0", "0.0"],
        ["Cy", "big blind", "bb", "1", "100.0", "100.0"],
    ]
