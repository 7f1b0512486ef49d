"""The kinds of flops, the textures of boards, and two ranges on each kind of flop, compared with counts in Python."""

import json
import random
from collections import Counter
from fractions import Fraction
from itertools import combinations, combinations_with_replacement, permutations

import pytest
from conftest import CARDS, RANKS, SUITS, one_line, pokersql
from phevaluator import evaluate_cards

import pokersql as library

FLOPS = list(combinations(CARDS, 3))
RENAMINGS = [dict(zip(SUITS, order, strict=True)) for order in permutations(SUITS)]
COLUMNS = "suits, paired, high_card, connected, straights_possible, flush_possible"


def renamed(cards) -> list[frozenset]:
    """The 24 sets of cards after each renaming of the suits."""
    return [frozenset(rank + names[suit] for rank, suit in cards) for names in RENAMINGS]


def kind(cards) -> tuple:
    """The least of the 24 sets, which all flops of a kind share."""
    return min(tuple(sorted(found)) for found in renamed(cards))


def texture(cards) -> tuple:
    """The texture of a board, from its cards."""
    places = {RANKS.index(rank) for rank, _ in cards}
    runs = [set(range(low, low + 5)) for low in range(9)] + [{12, 0, 1, 2, 3}]
    shared = [len(places & run) for run in runs]
    most = max(Counter(suit for _, suit in cards).values())
    words = {1: "rainbow", 2: "two-tone", 3: "three of a suit", 4: "four of a suit"} | {len(cards): "monotone"}
    grouped = sorted(Counter(rank for rank, _ in cards).values(), reverse=True)
    pairs = {(1, 1): "unpaired", (2, 1): "paired", (2, 2): "two pair", (3, 1): "trips", (3, 2): "full house"}
    pairs |= {(3, 0): "trips", (4, 0): "quads", (4, 1): "quads"}
    paired = pairs[grouped[0], grouped[1] if len(grouped) > 1 else 0]
    possible = sum(count >= 3 for count in shared)
    return words[most], paired, RANKS[max(places)], max(shared), possible, int(most >= 3)


def test_the_kinds_of_flops_are_those_of_all_renamings_of_suits(world):
    right = Counter(map(kind, FLOPS))
    found = {kind(flop.split()): weight for flop, weight in world.execute("SELECT flop, weight FROM flops").fetchall()}
    assert found == right and sum(found.values()) == 22100
    assert Counter(found.values()) == {4: 299, 12: 1170, 24: 286}


@pytest.mark.slow
def test_all_flops_and_many_boards_have_the_textures_that_python_finds(world):
    some = random.Random(5)
    boards = [*FLOPS, *(some.sample(CARDS, cards) for cards in (4, 5) for _ in range(4000))]
    world.execute("CREATE OR REPLACE TEMP TABLE boards AS SELECT UNNEST($1) AS board", [[" ".join(b) for b in boards]])
    found = dict(world.execute("SELECT board, board_texture(board) FROM boards").fetchall())
    for board in boards:
        assert tuple(found[" ".join(board)].values()) == texture(board), board
    rows = world.execute(f"SELECT flop, {COLUMNS} FROM flops").fetchall()
    assert all(row[1:] == texture(row[0].split()) for row in rows)


def test_the_textures_of_all_ranks_have_the_sums_that_python_finds(world):
    right = []
    for cards in (3, 4, 5):
        boards = [ranks for ranks in combinations_with_replacement(RANKS, cards) if ranks.count(ranks[0]) < 5]
        textures = [texture([rank + "c" for rank in ranks]) for ranks in boards]
        right.append((cards, len(boards), sum(found[3] for found in textures), sum(found[4] for found in textures)))
    counts = "cards, COUNT(*), SUM(connected), SUM(straights_possible)"
    assert world.execute(f"SELECT {counts} FROM rank_textures GROUP BY cards ORDER BY cards").fetchall() == right


def test_a_board_that_cannot_be_read_has_no_texture(world):
    boards = ["Qh7h", "Qh7h2c9s4d3d", "QhQh2c", "Qh7hXx", "Qh7hJo", "", None]
    found = world.execute("SELECT board_texture(board) FROM (SELECT UNNEST($1) AS board)", [boards]).fetchall()
    assert found == [(None,)] * len(boards)
    assert world.execute("SELECT board_texture([0, 4, 8]).suits").fetchone() == ("monotone",)


def test_the_boards_of_games_have_the_same_textures(engine):
    some = random.Random(6)
    boards = {game: some.sample(range(52), cards) for game, cards in enumerate([2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6])}
    rows = [(game, place, card) for game, board in boards.items() for place, card in enumerate(board)]
    engine.insert("board_cards", rows)
    found = {row[0]: tuple(row[1:]) for row in engine.rows(f"SELECT game_id, {COLUMNS} FROM board_textures")}
    assert found == {game: texture([CARDS[c] for c in board]) for game, board in boards.items() if 2 < len(board) < 6}


def showdowns(first: dict, second: dict, flops) -> list[Fraction]:
    """The wins, ties and losses of the first range on flops, by phevaluator."""
    counts = [Fraction(0)] * 3
    for flop in flops:
        for one, weight in first.items():
            for other, rival_weight in second.items():
                holes = [one[:2], one[2:], other[:2], other[2:]]
                if len({*holes, *flop}) < 7:
                    continue
                for come in combinations([card for card in CARDS if card not in {*holes, *flop}], 2):
                    rank, rival = (evaluate_cards(*flop, *come, *hole) for hole in (holes[:2], holes[2:]))
                    counts[1 + (rank > rival) - (rank < rival)] += weight * rival_weight
    return counts


@pytest.mark.slow
@pytest.mark.parametrize(
    "first, second",
    [
        ({"AhKh": 1, "2s2d": 2}, {"JsTs": 2, "KdKc": 1}),
        ({"AsAh": 1}, {"AcAd": 1, "AcKc": 5}),
    ],
)
def test_ranges_with_suits_have_the_counts_of_all_flops_of_a_kind(world, first, second):
    texts = [",".join(f"{hole}:{weight / 5}" for hole, weight in hands.items()) for hands in (first, second)]
    world.execute("CREATE OR REPLACE TEMP TABLE found AS FROM flop_equities($1, $2)", texts)
    rows = world.execute("SELECT flop, wins, ties, losses, runouts FROM found").fetchall()
    assert len(rows) == 1755
    # Dividing by the greatest common divisor leaves the weights of `first` and `second` as they are.
    for flop, *counts in random.Random(7).sample(rows, 1):
        flops = {found for found in renamed(flop.split())}
        assert counts == [*(right := showdowns(first, second, flops)), sum(right)]
    check_before_the_flop(world, texts)


def check_before_the_flop(world, texts: list[str]) -> None:
    """The sums over all kinds are ten times the counts before the flop."""
    sums = world.execute("SELECT SUM(wins), SUM(ties), SUM(losses), SUM(runouts) FROM found").fetchone()
    asked = "SELECT $1 AS hero, $2 AS villain"
    world.execute(f"CREATE OR REPLACE TEMP TABLE asked AS {asked}", texts)
    before = "SELECT wins, ties, losses, runouts FROM equity_of('asked', hero, villain, NULL)"
    assert [int(count) for count in sums] == [10 * count for count in world.execute(before).fetchone()]


@pytest.mark.slow
def test_ranges_have_the_equities_that_each_flop_has_alone(world):
    first, second = "QQ+,AKs:0.5", "TT,98s:0.25"
    world.execute("CREATE OR REPLACE TEMP TABLE found AS FROM flop_equities($1, $2)", [first, second])
    check_before_the_flop(world, [first, second])
    alone = "SELECT flop, $1 AS hero, $2 AS villain FROM found WHERE HASH(flop) % 300 = 0"
    world.execute(f"CREATE OR REPLACE TEMP TABLE alone AS {alone}", [first, second])
    rows = world.execute("""
        SELECT flop, [f.wins, f.ties, f.losses, f.runouts], f.weight, [a.wins, a.ties, a.losses, a.runouts]
        FROM found AS f JOIN equity_of('alone', hero, villain, flop) AS a USING (flop)""").fetchall()
    assert rows
    for flop, counts, weight, right in rows:
        assert counts == [weight * count for count in right], flop


@pytest.mark.slow
def test_the_command_groups_the_flops_and_writes_files(tmp_path):
    pokersql("flops", "AA", "AA,KK", "-o", str(tmp_path / "flops.parquet"))
    with library.connect() as connection:
        connection.execute("CREATE TABLE found AS FROM read_parquet($1)", [str(tmp_path / "flops.parquet")])
        [(rows, wins, runouts, unknown)] = connection.execute(
            "SELECT COUNT(*), SUM(wins), SUM(runouts), COUNT(*) FILTER (equity IS NULL AND high_card = 'A') FROM found"
        ).fetchall()
    assert rows == 1755 and unknown == 1  # three aces leave no aces
    found = json.loads(pokersql("flops", "AA", "AA,KK", "--by", "suits", "--by", "paired", "-f", "json").stdout)
    assert [(row["suits"], row["paired"]) for row in found[:2]] == [("two-tone", "unpaired"), ("rainbow", "unpaired")]
    assert sum(row["flops"] for row in found) == 22100 and sum(row["frequency"] for row in found) == pytest.approx(1)
    assert sum(row["wins"] for row in found) == wins and sum(row["runouts"] for row in found) == runouts


@pytest.mark.quick(3)
@pytest.mark.parametrize(
    "words, message, code",
    [
        (["QQ+", "AAx"], "player 2 'AAx': bad_range 'AAx': a hand is two cards, as in AhKh, and a range is", 3),
        (["AA,!AA", "KK"], "player 1 'AA,!AA': empty_range: the known cards, ! and a weight of 0 remove hands", 3),
        (["AhKh", "AhQd"], "player 1 and player 2 'Ah': duplicate_card 'Ah': a card can be in one place only", 3),
        (["AsAh,AsAd", "AsKs,AsQs"], "no_matchup: the ranges have no hands without a common card", 3),
        (["AAKK", "QQ"], "player 1 'AAKK': bad_range 'AAKK': a hand is two cards, as in AhKh", 3),
        (["AA", "KK", "QQ"], "Got unexpected extra argument (QQ); see 'pokersql flops --help'", 2),
        (["AA", "KK", "--by", "colour"], "'colour' is not one of 'suits', 'flush_possible', 'high_card'", 2),
    ],
)
def test_impossible_ranges_are_refused_in_one_line(words, message, code):
    assert message in one_line(pokersql("flops", *words, code=code).stderr)


SHELL = """.read sql/macros.sql
.read sql/games.sql
SELECT board_texture('Qh 7h 2c').suits AS suits, COUNT(*) AS kinds, SUM(wins) AS wins FROM flop_equities('AKs', 'QQ');
"""


@pytest.mark.parametrize("name", ["duckdb_shell", "oldest_shell"])
def test_a_shell_counts_flops_and_names_a_missing_file(name, request):
    shell = request.getfixturevalue(name)
    assert shell.run(SHELL) == [("suits", "kinds", "wins"), ("two-tone", "1755", "188347200")]
    with pytest.raises(AssertionError, match=r"ranges need sql/games.sql: .read it after"):
        shell.run(SHELL.replace(".read sql/games.sql\n", ""))
