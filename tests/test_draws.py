"""What hole cards have on a board: pairs and draws, compared with definitions in words, and errors of the cards."""

import json
import random
from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations
from math import comb

import pytest
from conftest import ENGINES, one_line, pokersql
from phevaluator import evaluate_cards

from pokersql.counts import equities
from pokersql.databases import worlds
from pokersql.page.desk import queries

WIDE = ["category", "pair_kind", "flush_draw", "straight_draw", "overcards", "combo_draw"]
CATEGORIES = {
    "Royal Flush": 1,
    "Straight Flush": 10,
    "Four of a Kind": 166,
    "Full House": 322,
    "Flush": 1599,
    "Straight": 1609,
    "Three of a Kind": 2467,
    "Two Pair": 3325,
    "One Pair": 6185,
    "High Card": 7462,
}
"""The last rank of each category on Cactus Kev's scale."""

PAIRS = ("overpair", "top pair", "middle pocket pair", "middle pair", "bottom pair", "underpair")
STRAIGHTS = ("open-ended", "double gutshot", "gutshot")
COMBOS = [("flush draw", kind) for kind in STRAIGHTS] + [("pair", kind) for kind in ("flush draw", *STRAIGHTS)]
COMBOS += [(kind, "two overcards") for kind in ("flush draw", *STRAIGHTS)]


# ---- the definitions in words, as a program that shares nothing with the SQL


@cache
def of_ranks(own: tuple[int, ...], board: tuple[int, ...]) -> tuple:
    """The pair, the straight draw, the overcards and the ranks that complete a straight, from ranks 2 to 14 alone."""
    held, new = {*own, *board}, {*own} - {*board}
    pair = None
    if own[0] == own[1]:
        on_board = board.count(own[0])
        pair = {2: "quads", 1: "set"}.get(on_board)
        if not on_board:
            over, under = own[0] > max(board), own[0] < min(board)
            pair = "overpair" if over else "underpair" if under else "middle pocket pair"
    elif {*own} & {*board}:
        most = max(board.count(rank) for rank in own)
        high = max({*own} & {*board})
        pair = {3: "quads", 2: "trips"}.get(most)
        if not pair:
            pair = "top pair" if high == max(board) else "bottom pair" if high == min(board) else "middle pair"
    else:
        pair = {4: "board quads", 3: "board trips", 2: "board pair"}.get(max(map(board.count, board)))

    def straights(ranks: set[int]) -> list[set[int]]:
        """The straights in some ranks; the ace is also 1."""
        low = ranks | {1} if 14 in ranks else ranks
        found = [{*range(first, first + 5)} for first in range(1, 11) if {*range(first, first + 5)} <= low]
        return [{14 if rank == 1 else rank for rank in straight} for straight in found]

    completing = {
        rank
        for rank in {*range(2, 15)} - held
        if [straight & new for straight in straights(held | {rank}) if rank in straight][-1:] > [set()]
    }
    ends = [
        {14 if first == 2 else first - 1, first + 4} for first in range(2, 11) if {*range(first, first + 4)} <= held
    ]
    draw = {0: None, 1: "gutshot", 2: "open-ended" if completing in ends else "double gutshot"}[len(completing)]
    unpaired = own[0] != own[1] and not {*own} & {*board}
    over = sum(rank > max(board) for rank in own) if unpaired else 0
    return pair, draw, [None, "one overcard", "two overcards"][over], len(completing)


@cache
def category_of(ranks: tuple[int, ...], suited: bool) -> str:
    """The category of cards of these ranks: all in one suit, or so many suits that they make no flush."""
    cards = [4 * (rank - 2) + (0 if suited else number % 4) for number, rank in enumerate(ranks)]
    place = evaluate_cards(*cards)
    return next(name for name, last in CATEGORIES.items() if place <= last)


def in_words(own: tuple[int, int], board: tuple[int, ...]) -> tuple:
    """The columns of WIDE, suited_cards and straight_ranks of two card_ids on a board of card_ids."""
    own_ranks, board_ranks = (tuple(sorted(card // 4 + 2 for card in cards)) for cards in (own, board))
    pair, straight, over, completing = of_ranks(own_ranks, board_ranks)
    to_come = 5 - len(board)
    suit, suited = Counter(card % 4 for card in (*own, *board)).most_common(1)[0]
    counting = [card for card in (*own, *board) if suited < 5 or card % 4 == suit]
    category = category_of(tuple(sorted(card // 4 + 2 for card in counting)), suited >= 5)
    below = {name: to_come > 0 and CATEGORIES[category] > CATEGORIES[name] for name in CATEGORIES}
    flush = None
    in_suit = [card for card in own if card % 4 == suit]
    if in_suit and below["Flush"] and (suited == 4 or (suited == 3 and to_come == 2)):
        nut = max(in_suit) == max(card for card in range(suit, 52, 4) if card not in board)
        flush = "nut " * nut + "backdoor " * (suited == 3) + "flush draw"
    if not below["Straight"]:
        straight, completing = None, 0
    if not below["Two Pair"]:
        over = None
    parts = {straight, over, "pair" if pair in PAIRS else None, "flush draw" if suited == 4 and flush else None}
    combo = next((" + ".join(both) for both in COMBOS if {*both} <= parts), None)
    return category, pair, flush, straight, over, combo, suited, completing


def compared(connection, boards: list[tuple[int, ...]], sample: int = 100) -> int:
    """Compare draws_of with in_words on each board, for `sample` percent of all hole cards. Returns how many hands."""
    connection.execute(
        "CREATE OR REPLACE TEMP TABLE asked AS SELECT [h.card_1, h.card_2] AS own, b.board FROM hole_cards AS h, "
        "(SELECT UNNEST($boards::INT[][]) AS board) AS b WHERE NOT LIST_HAS_ANY(own, b.board) "
        "AND (13 * h.card_1 + 7 * h.card_2 + LIST_SUM(b.board)) % 100 < $sample",
        {"boards": [list(board) for board in boards], "sample": sample},
    )
    columns = ", ".join([*WIDE, "suited_cards", "straight_ranks"])
    hands = 0
    found = connection.execute(f"SELECT own, board, {columns} FROM draws_of('asked', own, board)")
    for own, board, *row in found.fetchall():
        assert tuple(row) == in_words(tuple(own), tuple(board)), (own, board)
        hands += 1
    return hands


def random_boards(count: int, sizes: list[int]) -> list[tuple[int, ...]]:
    chance = random.Random(1)
    return [tuple(chance.sample(range(52), chance.choice(sizes))) for _ in range(count)]


def test_random_hands_have_the_draws_that_the_definitions_in_words_give(world):
    assert compared(world, random_boards(150, [3, 3, 4, 5]), 2) > 3000


@pytest.mark.slow
@pytest.mark.parametrize("sizes, count, sample", [([3], 1000, 25), ([4, 5], 200, 40)])
def test_many_hole_cards_have_the_draws_that_the_definitions_in_words_give(world, sizes, count, sample):
    assert compared(world, random_boards(count, sizes), sample) > 80_000


def test_straight_draws_has_a_row_for_each_set_of_ranks_that_lacks_one_rank_of_a_straight(world):
    straights = [{rank if rank > 1 else 14 for rank in range(low, low + 5)} for low in range(1, 11)]
    ends = [{low - 1 if low > 2 else 14, low + 4} for low in range(2, 11)]

    def code(ranks: set[int] | tuple[int, ...]) -> int:
        return sum(16 ** (rank - 2) for rank in ranks)

    right = set()
    for held in (ranks for size in (4, 5, 6) for ranks in combinations(range(2, 15), size)):
        lacking = [straight for straight in straights if len(straight - {*held}) == 1]
        for new in [*combinations(held, 1), *combinations(held, 2)]:
            best = {tuple(straight - {*held}): straight for straight in lacking}  # the highest straight stands last
            completing = {rank for (rank,), straight in best.items() if straight & {*new}}
            if completing:
                is_open = int(completing in ends)
                right.add((code(held), code(new), code(completing), len(completing), is_open))
    columns = "held_ranks, new_ranks, completing_ranks, straight_ranks, open_ended"
    assert {*world.execute(f"SELECT {columns} FROM straight_draws").fetchall()} == right
    # The sums in sql/checks/holdem/straight_draws.sql.
    sums = {(1, 0): (13854, 3917726), (2, 0): (1940, 451216), (2, 1): (4263, 1223435)}
    for kind, found in sums.items():
        codes = [held % 97 + 2 * (new % 97) + 3 * (ranks % 97) for held, new, ranks, *rest in right if (*rest,) == kind]
        assert (len(codes), sum(codes)) == found


# ---- all 25,989,600 hole cards and flops


@pytest.fixture(scope="module")
def all_flops(world):
    """Counts over all hole cards and flops; flops that differ only by a renaming of the suits are counted once."""
    flops = Counter(
        min(tuple(sorted(card - card % 4 + suits[card % 4] for card in flop)) for suits in permutations(range(4)))
        for flop in combinations(range(52), 3)
    )
    assert len(flops) == 1755
    world.execute(
        "CREATE OR REPLACE TEMP TABLE every_flop AS SELECT h.card_bits, f.flops, LIST_REDUCE(LIST_TRANSFORM(f.board, "
        "lambda card: 1::BIGINT << card), lambda a, b: a | b) AS board_bits FROM hole_cards AS h, "
        "(SELECT UNNEST($boards::INT[][]) AS board, UNNEST($flops::BIGINT[]) AS flops) AS f",
        {"boards": [list(flop) for flop in flops], "flops": list(flops.values())},
    )
    world.execute(
        'CREATE OR REPLACE TEMP TABLE every_hand AS SELECT card_bits AS "pokersql own", board_bits AS '
        '"pokersql board", 0::BIGINT AS "pokersql dead", flops FROM every_flop WHERE card_bits & board_bits = 0'
    )

    def count(column: str) -> dict:
        rows = world.execute(
            f"SELECT \"pokersql {column}\", SUM(flops) FROM pokersql.bit_draws('every_hand') GROUP BY ALL"
        )
        return dict(rows.fetchall())

    return count


@pytest.mark.slow
def test_the_counts_over_all_hole_cards_and_flops_are_those_of_combinatorics(all_flops):
    suited = all_flops("suited cards")
    assert sum(suited.values()) == 2_598_960 * 10 == 25_989_600
    assert (suited[5], suited[4], suited[3]) == (51_480, 1_115_400, 8_477_040)
    # Without A-2-3-4-5 there are 92,160.
    made = all_flops("category")
    assert made["Straight"] + made["Straight Flush"] + made["Royal Flush"] == 102_400 == 10 * 1_024 * 10
    assert made["Full House"] == 37_440 and made["High Card"] == 13_025_400
    drawn = all_flops("flush draw")
    assert drawn["flush draw"] + drawn["nut flush draw"] == suited[4]
    # Three of a suit on the flop are no draw without an own card of the suit.
    backdoors = drawn["backdoor flush draw"] + drawn["nut backdoor flush draw"]
    assert backdoors == suited[3] - 4 * comb(13, 3) * comb(39, 2)


@pytest.mark.slow
def test_the_straight_draws_over_all_hole_cards_and_flops_are_those_of_a_count_by_ranks(all_flops):
    right = Counter()
    for own in combinations_with_replacement(range(2, 15), 2):
        for board in combinations_with_replacement(range(2, 15), 3):
            if max(map((own + board).count, own + board)) > 4:
                continue
            ranks = {*own, *board}
            made = category_of(tuple(sorted(own + board)), False)
            draw = of_ranks(own, board)[1] if CATEGORIES[made] > CATEGORIES["Straight"] else None
            ways = 1
            for rank in ranks:
                ways *= comb(4, own.count(rank)) * comb(4 - own.count(rank), board.count(rank))
            right[draw] += ways - 4 * (len(ranks) == 5)  # a flush has no straight draw
    right[None] += 51_480
    assert all_flops("straight draw") == right
    assert right["double gutshot"] == 81_600 == 8 * (1_024 - 4) * 10
    assert (right["open-ended"], right["gutshot"]) == (780_840, 2_572_320)


# ---- single hands

HANDS = {
    ("AhKh", "Qh7h2c"): (15, "nut flush draw", "two overcards", "flush draw + two overcards"),
    ("AhKh", "QhJh2c"): (18, "nut flush draw", "gutshot", "two overcards", "flush draw + gutshot"),
    ("KhTh", "AhQh2c"): (12, "nut flush draw", "gutshot", "flush draw + gutshot"),
    ("QhTh", "AhJh2c"): (12, "flush draw", "gutshot", "flush draw + gutshot"),
    ("9c8c", "7d6s2h"): (14, "open-ended", "two overcards", "open-ended + two overcards"),
    ("As4d", "2c3h9h"): (7, "gutshot", "one overcard"),
    ("AsKd", "QcJhJs"): (10, "board pair", "gutshot", "two overcards", "gutshot + two overcards"),
    ("5c4d", "2s3hKc"): (8, "open-ended"),
    ("7c5d", "3s6h9c"): (8, "double gutshot"),
    ("AsAd", "5s6h7c8d"): (0, "overpair"),
    ("9s9d", "4s5h6c7d"): (4, "overpair", "gutshot", "pair + gutshot"),
    ("9c3s", "JdTsKsAd"): (0,),
    ("5h2d", "6c7d8sTh"): (4, "gutshot"),
    ("JsJd", "Qc8h2s"): (0, "middle pocket pair"),
    ("3s3d", "Qc8h4c"): (0, "underpair"),
    ("QsJd", "Qc8h4c"): (0, "top pair"),
    ("8sJc", "Qc8h4c"): (0, "middle pair", "backdoor flush draw"),
    ("4sJd", "Qc8h4c"): (0, "bottom pair"),
    ("QsQd", "Qc8h4c"): (0, "set"),
    ("8sJd", "8c8h4c"): (0, "trips"),
    ("8s8d", "8c8h4c"): (0, "quads"),
    ("8sJd", "8c8h8d"): (0, "quads"),
    ("AsJd", "8c8h8d"): (0, "board trips"),
    ("As2d", "8c8h8d8s"): (0, "board quads"),
    ("AsQd", "QcAh4c"): (0, "top pair"),
    ("AhKh", "Qh7h2c2d9s"): (0, "board pair"),
}
"""For hole cards and a board: the outs, and the kinds that they have."""


def draws_of(connection, rows: list[tuple], columns: str) -> list[tuple]:
    connection.execute("CREATE OR REPLACE TEMP TABLE asked (id INT, own VARCHAR, board VARCHAR)")
    connection.executemany("INSERT INTO asked VALUES (?, ?, ?)", [(i, *row) for i, row in enumerate(rows)])
    return connection.execute(f"SELECT {columns} FROM draws_of('asked', own, board) ORDER BY id").fetchall()


def test_hands_have_the_kinds_and_outs_that_players_name(world):
    found = draws_of(world, [*HANDS], ", ".join(["outs", *WIDE[1:]]))
    for (hand, right), row in zip(HANDS.items(), found, strict=True):
        assert tuple(cell for cell in row if cell is not None) == right, hand


def test_hand_draws_names_the_outs(world):
    found = world.execute("FROM hand_draws('A♥ 10h', ['Qh', 'Jh', '2c'])").fetchall()
    hearts, kings = ["2h", "3h", "4h", "5h", "6h", "7h", "8h", "9h", "Kh"], ["Kc", "Kd", "Kh", "Ks"]
    assert [(row[0], row[1], row[2], row[3] and {*row[3].split()}) for row in found] == [
        ("made hand", "High Card", None, None),
        ("flush draw", "nut flush draw", 9, {*hearts}),
        ("straight draw", "gutshot", 4, {*kings}),
        ("overcards", "one overcard", 3, {"Ac", "Ad", "As"}),
        ("combo draw", "flush draw + gutshot", 12, {*hearts, *kings}),
    ]
    assert {row[4] for row in found} == {None}


ERRORS = {
    ("AhXx", "Qh7h2c"): "bad_card 'Xx' at 2",
    ("AhKh", "Qh 7x 2c"): "bad_card '7x' at 2 of the board",
    ("AhAh", "Qh7h2c"): "duplicate_card 'Ah'",
    ("AhKh", "Qh7hAh"): "duplicate_card 'Ah'",
    ("AhKh", "Qh7hQh"): "duplicate_card 'Qh' of the board",
    ("Ah", "Qh7h2c"): "wrong_count 1",
    ("", "Qh7h2c"): "wrong_count 0",
    ("AhKhQd", "Qh7h2c"): "wrong_count 3",
    ("AhKh", "Qh7h"): "wrong_board 2",
    ("AhKh", None): "wrong_board 0",
    ("AhKh", "2c3c4c5c6c7c"): "wrong_board 6",
    ("Jo Kh", "Qh7h2c"): "bad_card 'Jo' at 1",
    ("A" * 500, "Qh7h2c"): "too_long 500",
    (None, "Qh7h2c"): None,
    ("'; DROP TABLE asked; --", "Qh7h2c"): "bad_card '';' at 1",
}
"""For hole cards and a board that have no draws: the error."""


def test_a_row_that_cannot_be_read_has_an_error_and_the_other_rows_have_their_draws(world):
    found = draws_of(world, [*ERRORS, ("AhKh", "Qh7h2c")], "error, category, suited_cards, straight_ranks, outs")
    assert found == [*((error, None, None, None, None) for error in ERRORS.values()), (None, "High Card", 4, 0, 15)]
    for hand in [("AhXx", "Qh7h2c"), ("AhKh", "Qh7h")]:
        assert world.execute("FROM hand_draws(?, ?)", hand).fetchall() == [(None, None, None, None, ERRORS[hand])]
    assert world.execute("FROM hand_draws(NULL, 'Qh7h2c')").fetchall() == []


def test_columns_of_any_name_and_cards_of_any_type_are_read(world):
    world.execute(
        "CREATE OR REPLACE TEMP TABLE odd AS SELECT [51, 47] AS \"own \"\"x\", ['Qs', '7s', '2c'] AS board, "
        "'mine' AS category, 1 AS kind, 2 AS place, 3 AS part, 4 AS card_bits, 5 AS error"
    )
    [row] = world.execute('SELECT * FROM draws_of(\'odd\', "own ""x", board)').fetchall()
    assert row[2:9] == ("mine", 1, 2, 3, 4, 5, "High Card")
    [row] = world.execute("SELECT category_1, outs FROM draws_of('odd', \"own \"\"x\", 'Q♠ 7♠ 2♦')").fetchall()
    assert row == ("High Card", 15)
    with pytest.raises(Exception, match="draws_of: 'hole' is a text where a column is meant"):
        world.execute("FROM draws_of('odd', 'hole', board)")


SHELL = """.read sql/macros.sql
CREATE TABLE hands AS SELECT 'AhKh' AS hole, 'QhJh2c' AS board UNION ALL SELECT 'AhAh', 'QhJh2c';
SELECT hole, straight_draw, outs, error FROM draws_of('hands', hole, board) ORDER BY hole;
SELECT kind, outs FROM hand_draws('AhKh', 'QhJh2c') WHERE family = 'combo draw';
"""


@pytest.mark.parametrize("name", ["duckdb_shell", "oldest_shell"])
def test_a_shell_runs_the_macros(name, request):
    assert request.getfixturevalue(name).run(SHELL) == [
        ("hole", "straight_draw", "outs", "error"),
        ("AhAh", "", "", "duplicate_card 'Ah'"),
        ("AhKh", "gutshot", "18", ""),
        ("kind", "outs"),
        ("flush draw + gutshot", "12"),
    ]


# ---- hand_cards and board_cards


@pytest.mark.parametrize("name", ENGINES)
def test_game_draws_has_the_draws_in_words_for_hands_with_and_without_the_board(name):
    chance = random.Random(3)
    hands, boards, right = [], [], {}
    for game in range(1, 121):
        size = chance.choice([3, 4, 5])
        cards = chance.sample(range(52), 6 + size)
        board = cards[6:]
        boards += [(game, place, card) for place, card in enumerate(board, 1)]
        for player in (1, 2, 3):
            own = tuple(cards[2 * player - 2 : 2 * player])
            hands += [(game, player, card) for card in (*own, *board * (game % 2))]
            right[game, player] = in_words(own, tuple(board))
    with worlds.loaded(name) as engine:
        engine.insert("hand_cards", hands)
        engine.insert("board_cards", boards)
        columns = ", ".join([*WIDE, "suited_cards", "straight_ranks"])
        found = {row[:2]: row[2:] for row in engine.rows(f"SELECT game_id, player_id, {columns} FROM game_draws")}
    assert found == right


WRONG = {
    "one own card": ([0], [4, 8, 12]),
    "three own cards": ([0, 1, 2], [4, 8, 12]),
    "an own card twice": ([0, 0], [4, 8, 12]),
    "an unknown card": ([0, 99], [4, 8, 12]),
    "an unknown card on the board": ([0, 1], [4, 8, -1]),
    "a card twice on the board": ([0, 1], [4, 4, 12]),
    "an own card that is on the board": ([0, 4], [4, 8, 12]),
    "a part of the board in the hand": ([0, 1, 4], [4, 8, 12]),
    "two cards on the board": ([0, 1], [4, 8]),
    "six cards on the board": ([0, 1], [4, 8, 12, 16, 20, 24]),
    "no board": ([0, 1], []),
}
"""Hands of hand_cards and boards of board_cards that have no draws."""


@pytest.mark.parametrize("name", ENGINES)
def test_game_draws_leaves_out_damaged_hands_and_games_by_other_rules(name):
    with worlds.loaded(name) as engine:
        for game, (own, board) in enumerate([*WRONG.values(), ([0, 1], [4, 8, 12])], 1):
            engine.insert("hand_cards", [(game, 1, card) for card in own])
            engine.insert("board_cards", [(game, place, card) for place, card in enumerate(board, 1)])
        assert engine.rows("SELECT game_id, hole, pair_kind FROM game_draws") == [(len(WRONG) + 1, "2d2c", "underpair")]


# ---- ranges, the command and Python


def rows(*words: str) -> list[dict]:
    return json.loads(pokersql("draws", *words, "-f", "json").stdout)


def test_the_command_prints_a_hand_a_range_or_each_hand_of_a_range():
    found = {row["kind"]: (row["outs"], row["cards"]) for row in rows("AhKh", "-b", "QhJh2c", "-d", "Th 9h")}
    assert found["nut flush draw"] == (7, "2h 3h 4h 5h 6h 7h 8h") and found["gutshot"] == (3, "Tc Td Ts")
    found = {row["kind"]: row for row in rows("QQ,AhKh:0.5,JTs", "-b", "Qh7h2c")}
    # The weight of the range is 3 * 1 + 0.5 + 4 * 1.
    assert (found["set"]["combinations"], found["set"]["share"]) == (3, pytest.approx(3 / 7.5))
    nut = found["nut flush draw"]
    assert (nut["combinations"], nut["share"]) == (0.5, pytest.approx(0.5 / 7.5))
    assert found["flush draw"]["outs"] == 9
    by_hand = rows("QQ,AhKh:0.5,JTs", "-b", "Qh7h2c", "--by", "hand")
    assert len(by_hand) == 8 and [row["hole"] for row in by_hand if row["combo_draw"]] == ["AhKh"]


@pytest.mark.slow
def test_the_command_and_the_page_count_the_same_combinations_of_a_weighted_range():
    names = ("QQ,AhKh:0.5,JTs", "-b", "Qh7h2c")
    printed = [(row["family"], row["kind"], row["combinations"], row["share"]) for row in rows(*names)]
    engine = equities.ask([names[0], "random"], names[2], None)
    found = [row for row in engine.rows(queries("equity")["range_hits"]) if row[0] == 1]
    assert [row[1:5] for row in found] == printed
    assert {row[2]: row[5] for row in found}["High Card"] == ["AKs", "JTs"]
    assert sum(count for family, _, count, _ in printed if family == "made hand") == 7.5


@pytest.mark.slow
def test_the_line_below_a_hand_counts_its_outs_if_cards_are_to_come():
    for board, line in {"Qh7h2c": "15 of 47 unseen cards complete", "Qh7h2c9s3d": "no cards to come"}.items():
        assert line in pokersql("draws", "AhKh", "-b", board).stdout


@pytest.mark.slow
def test_each_kind_of_a_range_has_as_many_hands_as_range_draws():
    with worlds.loaded("duckdb") as engine:
        engine.insert("player_ranges", [(1, "40%"), (2, "random")])
        engine.insert("known_cards", [("board", "9h8h7c"), ("dead", "Ah")])
        worlds.read(engine, "sql/ask.sql")
        counted = Counter()
        for player, *kinds in engine.rows(f"SELECT player_id, {', '.join(WIDE)} FROM range_draws"):
            counted.update((player, kind, number) for number, kind in enumerate(kinds) if kind)
        families = ["made hand", "pair", "flush draw", "straight draw", "overcards", "combo draw"]
        assert {
            (player, kind, families.index(family)): count
            for player, family, kind, count in engine.rows(
                "SELECT player_id, family, kind, combinations FROM range_kinds"
            )
        } == dict(counted)
        assert engine.rows("SELECT COUNT(*) FROM range_draws WHERE player_id = 2") == [(comb(48, 2),)]
        engine.rows("UPDATE equity_game SET game = 'six-plus'")
        worlds.read(engine, "sql/ask.sql")
        assert engine.rows("SELECT COUNT(*) FROM range_draws") == [(0,)]


@pytest.mark.parametrize(
    "words, message, code",
    [
        (["AhKh", "-b", "Qh7h"], "board 'Qh7h': wrong_board 2: 1 more for a flop", 3),
        (["AhXx", "-b", "Qh7h2c"], "player 1 'AhXx': bad_range 'AhXx'", 3),
    ],
)
def test_wrong_cards_are_refused_in_one_line(words, message, code):
    assert message in one_line(pokersql("draws", *words, code=code).stderr)
