"""Chinese poker (thirteen cards in three rows), compared with an exhaustive search in Python."""

import csv
import random
import re
import sys
from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb, prod, sqrt

import pytest
from conftest import flattened, one_line, texts
from phevaluator import evaluate_cards

from pokersql import cli, engines
from pokersql.counts import dealing
from pokersql.databases import worlds
from pokersql.errors import PokersqlError
from pokersql.sources.fold import fold

FACES, SUITS = "23456789TJQKA", "cdhs"
DRAGON = "2c 3d 4h 5s 6c 7d 8h 9s Tc Jd Qh Ks Ac"
FOURS = "Ac Ad Ah As Kc Kd Kh Ks Qc Qd Qh Qs 2c"
STRAIGHT_FLUSHES = "2c 3c 4c 5c 6c 7d 8d 9d Td Jd Qh Kh Ah"
HELD = "As Ah Kd Kc Qs Jh Ts 9c 8d 7h 4s 4c 2d"
OTHER = "Ad Ac Ks Kh Qd Jc Td 9h 8s 7c 5s 5c 3d"
HANDS = [
    DRAGON,
    FOURS,
    STRAIGHT_FLUSHES,
    HELD,
    "2c 2d 2h 2s 3c 3d 3h 3s 4c 4d 5c 6d 7h",
    "2c 2d 3h 3s 4c 4d 5h 5s 6c 6d 7h 7s 8c",
]


def numbers(hand: str) -> list[int]:
    return sorted(FACES.index(card[0]) * 4 + SUITS.index(card[1]) for card in hand.split())


def drawn(count: int, seed: int) -> list[list[int]]:
    """Random hands; every second hand has cards of seven ranks at most, so it has several pairs."""
    rng = random.Random(seed)
    few = [[4 * rank + suit for rank in rng.sample(range(13), 7) for suit in range(4)] for _ in range(0, count, 2)]
    return [sorted(rng.sample(range(52) if n % 2 else few[n // 2], 13)) for n in range(count)]


def groups(cards) -> tuple[int, ...]:
    """The ranks of cards, the most frequent rank first."""
    counts = Counter(card // 4 for card in cards)
    return tuple(sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True))


def category(cards) -> int:
    """0 for high card (also straights and flushes), 1 one pair, 2 two pair, 3 three of a kind, 4 better hands."""
    alike = tuple(sorted(Counter(card // 4 for card in cards).values(), reverse=True))[:2]
    return {(1, 1): 0, (2, 1): 1, (2, 2): 2, (3, 1): 3, (3,): 3}.get(alike, 4)


@cache
def fronts() -> dict[tuple, tuple[int, int]]:
    """For each class of three cards, its place, and its percentile as a number: 2 * hands beaten + hands tied."""
    kinds = Counter((category(three), groups(three)) for three in combinations(range(52), 3))
    return placed(kinds, sorted(kinds, reverse=True))


@cache
def fives() -> dict[int, tuple[int, int]]:
    """For each rank of five cards by phevaluator, its place, and its percentile as in `fronts`."""
    kinds: Counter[int] = Counter()
    for ranks in combinations_with_replacement(range(13), 5):
        alike = Counter(ranks)
        if max(alike.values()) == 5:
            continue
        cards = [4 * rank + ranks[:place].count(rank) for place, rank in enumerate(ranks)]
        suited = 4 if len(alike) == 5 else 0
        if suited:
            kinds[evaluate_cards(*cards)] += suited
            cards[0] += 1
        kinds[evaluate_cards(*cards)] += prod(comb(4, n) for n in alike.values()) - suited
    return placed(kinds, sorted(kinds))


def placed(kinds: Counter, order: list) -> dict:
    below, found = sum(kinds.values()), {}
    for place, kind in enumerate(order, 1):
        below -= kinds[kind]
        found[kind] = place, 2 * below + kinds[kind]
    return found


@cache
def search(hand: tuple[int, ...]) -> tuple[int, dict[str, list[int]]]:
    """The number of legal arrangements, and the places of the three rows in the best arrangement by each objective."""
    bits = {card: 1 << place for place, card in enumerate(hand)}
    ranked = {}
    for five in combinations(hand, 5):
        rank = evaluate_cards(*five)
        made = 4 if rank < 1610 else category(five)
        ranked[sum(bits[card] for card in five)] = rank, (made, groups(five)), fives()[rank][1]
    legal = []
    for three in combinations(hand, 3):
        front, kind = sum(bits[card] for card in three), (category(three), groups(three))
        place, front_points = fronts()[kind]
        for middle, (m, (made, ranks), middle_points) in ranked.items():
            if middle & front:
                continue
            b, _, back_points = ranked[8191 - front - middle]
            if b <= m and kind <= (made, ranks[: len(kind[1])]):
                legal.append((front_points * comb(52, 5) + (middle_points + back_points) * comb(52, 3), place, m, b))
    best = {
        "percentiles": max(legal, key=lambda row: (row[0], -row[3], -row[2])),
        "back": min(legal, key=lambda row: (row[3], row[2], row[1])),
        "middle": min(legal, key=lambda row: (row[2], row[3], row[1])),
        "front": min(legal, key=lambda row: row[1:]),
    }
    return len(legal), {objective: places for objective, (_, *places) in best.items()}


def put(engine, hands) -> None:
    engine.rows("DELETE FROM hand_cards")
    engine.insert("hand_cards", [(game, 1, card) for game, hand in enumerate(hands, 1) for card in hand])


def assert_best(engine, hands) -> None:
    put(engine, hands)
    for objective in ["percentiles", "back", "middle", "front"]:
        engine.rows("UPDATE chinese_settings SET objective = ?", [objective])
        best = engine.rows("SELECT front_place, middle_place, back_place FROM best_arrangements ORDER BY game_id")
        assert [*map(list, best)] == [search(tuple(hand))[1][objective] for hand in hands], objective


def test_the_best_arrangement_equals_that_of_an_exhaustive_search(engine):
    hands = [*map(numbers, HANDS), *drawn(4, 13)]
    assert_best(engine, hands)
    hands = hands[::3]
    put(engine, hands)
    counted = engine.rows("SELECT COUNT(*), SUM(is_legal) FROM chinese_arrangements GROUP BY game_id ORDER BY game_id")
    assert counted == [(72072, search(tuple(hand))[0]) for hand in hands]


@pytest.mark.slow
def test_the_best_arrangement_of_many_hands_equals_that_of_an_exhaustive_search(duckdb_engine):
    assert_best(duckdb_engine, drawn(20, 14))


@pytest.mark.quick(0)
def test_the_relation_best_arrangements_has_the_legal_arrangements_with_preference_1(engine):
    put(engine, drawn(2, 5))
    columns = "game_id, front_place, middle_place, back_place"
    for objective in ["percentiles", "front"]:
        engine.rows("UPDATE chinese_settings SET objective = ?", [objective])
        first = engine.rows(f"SELECT {columns} FROM legal_arrangements WHERE preference = 1 ORDER BY 1")
        assert first == engine.rows(f"SELECT {columns} FROM best_arrangements ORDER BY 1")


def test_the_percentile_of_a_row_is_the_share_of_hands_that_it_beats_plus_half_of_those_that_it_ties(engine):
    for cards, places in ((3, fronts()), (5, fives())):
        whole = 2 * comb(52, cards)
        found = engine.rows("SELECT place, points, all_points FROM row_classes WHERE cards = ? ORDER BY place", [cards])
        assert [(place, points * whole // all_points) for place, points, all_points in found] == [*places.values()]
        assert all(points * whole % all_points == 0 for _, points, all_points in found)


def test_the_weakest_legal_middle_has_the_ranks_of_the_front_and_the_lowest_kickers(engine):
    named = "SELECT description, weakest_next FROM row_classes WHERE cards = 3"
    weakest = dict(engine.rows(named))
    last = dict(engine.rows("SELECT hand_rank, description FROM hand_classes"))
    assert last[weakest["One Pair, Aces, King kicker"]] == "One Pair, Aces, King-Three-Two kickers"
    assert last[weakest["High Card, Ace high, King-Queen kickers"]].startswith("High Card, Ace high, King-Queen-")
    assert last[weakest["Three of a Kind, Twos"]] == "Three of a Kind, Twos, Four-Three kickers"
    assert last[weakest["High Card, Four high, Three-Two kickers"]] == last[7462]


def test_hands_without_thirteen_different_cards_have_no_arrangement(engine):
    put(engine, [range(13), range(12), [*range(12), 11], range(14), [*range(12), 99]])
    assert engine.rows("SELECT game_id FROM best_arrangements") == [(1,)]


def is_run(cards) -> bool:
    ranks = sorted(card // 4 for card in cards)
    rising = [*range(ranks[0], ranks[0] + len(ranks))]
    return ranks == rising or ranks == [*range(len(ranks) - 1), 12]


def specials(hand) -> set[str]:
    """The kinds of special hands that a hand is; to find straights and flushes, it tries all divisions into rows."""
    alike = Counter(card // 4 for card in hand).values()
    found = {"dragon"} if len(alike) == 13 else set()
    found |= {"six pairs"} if sum(n >= 2 for n in alike) == 6 else set()
    found |= {"six pairs or fours"} if sum(n // 2 for n in alike) == 6 else set()
    for name, good in (("three straights", is_run), ("three flushes", lambda row: len({c % 4 for c in row}) == 1)):
        for front in filter(good, combinations(hand, 3)):
            others = [card for card in hand if card not in front]
            pairs = ((five, [c for c in others if c not in five]) for five in filter(good, combinations(others, 5)))
            if any(good(rest) for _, rest in pairs):
                found.add(name)
    return found


def test_the_special_hands_equal_those_of_a_search_in_python(engine):
    rng = random.Random(3)
    hands = [*map(numbers, HANDS), *drawn(8, 4), list(range(0, 52, 4)), list(range(13))]
    for _ in range(12):
        suits = rng.choices(range(4), k=3)
        pool = [
            [4 * rank + suit for rank in rng.sample(range(13), n)] for suit, n in zip(suits, (5, 5, 3), strict=True)
        ]
        hands.append(sorted({card for row in pool for card in row}))
        starts = zip(rng.choices(range(9), k=3), (5, 5, 3), strict=True)
        hands.append(sorted({4 * rank + rng.randrange(4) for low, n in starts for rank in range(low, low + n)}))
    hands = [hand for hand in hands if len(hand) == 13]
    put(engine, hands)
    found = engine.rows("SELECT game_id, special FROM chinese_specials")
    expected = {(game, special) for game, hand in enumerate(hands, 1) for special in specials(hand)}
    assert set(found) == expected and len(found) == len(expected)
    assert {special for _, special in found} == {name for (name,) in engine.rows("SELECT special FROM special_hands")}


def test_the_number_of_hands_of_three_straights_equals_a_count_over_all_runs(engine):
    # Each hand of three straights has the ranks of three runs; the test tries all choices of three runs.
    runs = {n: [[*range(low, low + n)] for low in range(14 - n)] + [[*range(n - 1), 12]] for n in (3, 5)}
    ranks = {tuple(sorted(a + b + c)) for a in runs[5] for b in runs[5] for c in runs[3]}
    hands = sum(prod(comb(4, n) for n in Counter(taken).values()) for taken in ranks)
    counted = "SELECT hands FROM special_hands WHERE special = 'three straights'"
    assert engine.rows(counted) == [(hands,)]


@pytest.mark.quick(0)
def test_row_frequencies_sum_to_the_hands_dealt_and_do_not_depend_on_slices(engine, monkeypatch):
    def simulated(size: int) -> list[tuple]:
        monkeypatch.setattr(dealing, "SUBSETS", size * 2**13)
        engine.rows("DELETE FROM row_observations")
        for _ in dealing.deals(engine, 1, 24, game="chinese", players=1, seed=5):
            engine.rows("INSERT INTO row_observations SELECT * FROM dealt_rows")
        return engine.rows("SELECT * FROM row_frequencies ORDER BY row_number, place")

    once = simulated(24)
    assert simulated(7) == once
    by_row = Counter()
    for number, _, _, _, hands, share, error, probability in once:
        by_row[number] += hands
        assert share == pytest.approx(hands / 24) and error == pytest.approx(sqrt(share * (1 - share) / 24))
        assert (probability is None) == (number < 4)
    assert [by_row[number] for number in (1, 2, 3)] == [24, 24, 24]
    seen = "SELECT SUM(hands) FROM row_frequencies WHERE row_name = 'front'"
    engine.rows("UPDATE chinese_settings SET objective = 'back'")
    assert engine.rows(seen) == [(0,)]
    engine.rows("UPDATE chinese_settings SET objective = 'percentiles'")
    worlds.read(engine, "sql/studies.sql")
    assert engine.rows(seen) == [(24,)]


def test_postgresql_has_the_same_rows_of_chinese_poker_as_duckdb(postgresql, duckdb_engine):
    hands = [numbers(HELD), numbers(OTHER), *drawn(2, 6)]
    cards = [(1, n, card) if n < 3 else (n, 1, card) for n, hand in enumerate(hands, 1) for card in hand]
    queries = [
        "SELECT game_id, player_id, row_number, cards, description, place, points FROM chinese_rows",
        "SELECT game_id, player_id, SUM(is_legal), COUNT(*) FROM chinese_arrangements GROUP BY game_id, player_id",
        "SELECT game_id, player_id, front, middle, back FROM legal_arrangements WHERE preference < 9",
        "SELECT * FROM chinese_scores",
        "SELECT * FROM dealt_rows",
        "SELECT special, hands, all_hands FROM special_hands",
        "SELECT row_name, category, hands FROM row_frequencies",
    ]
    fill = [f"INSERT INTO hand_cards VALUES {', '.join(map(str, cards))};"]
    fill.append("INSERT INTO row_observations SELECT * FROM dealt_rows;")
    duckdb_engine.script("\n".join(fill))
    shell = postgresql.database()
    script = "\n".join([flattened("sql/load.sql", "sql/studies.sql"), *fill])
    printed = shell.run(script + "\n" + "".join(f"SELECT 'next' AS query;\n{query};\n" for query in queries))
    marks = [place for place, row in enumerate(printed) if row == ("query",)] + [len(printed)]
    for number, query in enumerate(queries):
        rows = printed[marks[number] + 3 : marks[number + 1]]
        assert sorted(rows) == sorted(texts(duckdb_engine.rows(query))), query


@pytest.mark.quick(0)
@pytest.mark.parametrize(
    "name, relation",
    [pytest.param("sqlite", "special_hands", marks=pytest.mark.engines), ("duckdb", "chinese_showdown")],
)
def test_a_relation_printed_as_one_query_runs_in_an_empty_database(name, relation, duckdb_engine):
    duckdb_engine.rows("UPDATE settings SET game = 'chinese', players = 2")
    worlds.read(duckdb_engine, "sql/deal.sql")
    sql = re.sub(r"'five-card'( AS game,\s+'' AS rules)", r"'chinese'\1", fold(relation, name))
    sql = sql.replace("10 AS players", "2 AS players")
    expected = sorted(duckdb_engine.rows(f"SELECT * FROM {relation}"))
    assert sorted(engines.ENGINES[name]().rows(sql)) == expected and expected


# ---- the commands


@pytest.fixture
def run(capsys, monkeypatch):
    """A function that runs `pokersql` in this process and returns stdout and stderr."""

    def called(*words: str, code: int = 0) -> tuple[str, str]:
        monkeypatch.setattr(sys, "argv", ["pokersql", *words])
        with pytest.raises(SystemExit) as done:
            cli.main()
        captured = capsys.readouterr()
        assert done.value.code == code, captured.err
        return captured.out, captured.err

    return called


def rows(printed: str) -> list[dict[str, str]]:
    return list(csv.DictReader(printed.splitlines()))


@pytest.mark.engines
def test_the_command_prints_the_same_rows_on_both_engines(run):
    one, other = (run("chinese", HELD, "-f", "csv", "--engine", name) for name in engines.ENGINES)
    assert one == other
    printed, said = one
    assert [row["row_name"] for row in rows(printed)] == ["front", "middle", "back"]
    assert numbers(" ".join(row["cards"] for row in rows(printed))) == numbers(HELD)
    legal, _ = search(tuple(numbers(HELD)))
    assert f"{legal:,} of 72,072" in one_line(said)
    assert run("chinese", *HELD.split(), "-f", "csv") == one


def test_the_best_arrangements_are_listed_in_descending_order_of_percentiles(run):
    printed = rows(run("chinese", HELD, "--top", "40", "-f", "csv")[0])
    sums = [float(row["percentiles"]) for row in printed]
    assert len(printed) == 40 and sums == sorted(sums, reverse=True)
    assert all(numbers(f"{row['front']} {row['middle']} {row['back']}") == numbers(HELD) for row in printed)


def test_two_hands_are_scored_row_by_row(run):
    printed, said = run("chinese", HELD, "--against", OTHER, "-f", "csv")
    assert [row["outcome"] for row in rows(printed)] == ["ties", "loses", "ties"]
    assert "0 won, 1 lost: -1" in one_line(said)
    scooped = run("chinese", FOURS, "--against", "3c 3d 5h 5s 6c 7d 8h 9s Tc Jd Jc 4s 2d", "-f", "csv")
    assert "3 won, 0 lost: +6" in one_line(scooped[1])


@pytest.mark.engines
def test_the_scores_of_a_chinese_poker_deal_sum_to_zero(run):
    words = ["deal", "--game", "chinese", "-p", "4", "--seed", "42", "-f", "csv"]
    one, other = (run(*words, "--engine", name)[0] for name in engines.ENGINES)
    assert one == other
    assert sum(int(row["score"]) for row in rows(one)) == 0
    cards = " ".join(f"{row['front']} {row['middle']} {row['back']}" for row in rows(one))
    assert numbers(cards) == list(range(52))


def test_a_chinese_poker_deal_has_four_players_by_default(run):
    assert len(rows(run("deal", "--game", "chinese", "--seed", "1", "-f", "csv")[0])) == 4
    alone = rows(run("deal", "--game", "chinese", "--seed", "1", "-p", "1", "-f", "csv")[0])
    assert [row["score"] for row in alone] == ["0"]


def test_a_chinese_poker_deal_of_five_players_is_refused(engine):
    engine.rows("UPDATE settings SET game = 'chinese', players = 4")
    worlds.read(engine, "sql/deal.sql")
    engine.rows("UPDATE settings SET players = 5")
    with pytest.raises(PokersqlError, match=r"(?i)constraint.*players"):
        worlds.read(engine, "sql/deal.sql")


@pytest.mark.slow
def test_simulated_odds_of_chinese_poker_are_repeatable_by_seed(run):
    words = ["odds", "--game", "chinese", "--simulate", "40", "-f", "csv"]
    one, again = (run(*words, "--seed", "9") for _ in range(2))
    assert one == again and "40 hands set by percentiles" in one_line(one[1])
    counted = rows(one[0])
    assert sum(int(row["hands"]) for row in counted if row["row_name"] == "back") == 40
    assert {row["category"]: row["probability"] for row in counted}["dragon"].startswith("0.00010568")


def test_a_hand_that_is_invalid_in_chinese_poker_has_an_error(engine):
    written = {
        1: (HELD[:-3], "wrong_count 12"),
        2: (HELD + " 3d", "wrong_count 14"),
        3: (HELD.replace("2d", "Xx"), "bad_card 'Xx' at 13"),
        4: (HELD.replace("2d", "As"), "duplicate_card 'As'"),
        5: ("", "wrong_count 0"),
        6: ("As Kd Qh Jc Ts", "wrong_count 5"),
        7: ("x" * 401, "too_long 401"),
        8: (HELD, None),
    }
    engine.insert("hand_text", [(game, 1, text) for game, (text, _) in written.items()])
    engine.insert("hand_text", [(8, 2, OTHER.replace("3d", "2d")), (9, 1, HELD), (9, 2, OTHER)])
    errors = dict(engine.rows("SELECT game_id, error FROM chinese_errors WHERE player_id = 1"))
    assert errors == {game: error for game, (_, error) in written.items() if error}
    shared = engine.rows("SELECT game_id, error FROM chinese_errors WHERE player_id = 2")
    assert shared == [(8, "shared_card '2d'")]
    for _ in range(2):  # the second INSERT adds nothing
        engine.rows("INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM chinese_text_cards")
        assert engine.rows("SELECT game_id, player_id, COUNT(*) FROM hand_cards GROUP BY 1, 2 ORDER BY 1, 2") == [
            (8, 1, 13),
            (9, 1, 13),
            (9, 2, 13),
        ]


WRONG = [
    (["chinese", HELD[:-3]], 3, ["hand 1", "wrong_count 12", "thirteen"]),
    (["chinese", HELD, "--against", OTHER.replace("3d", "2d")], 3, ["hand 2", "shared_card '2d'", "hand 1 has it"]),
    (["chinese", HELD, "--objective", "percentile"], 2, ["percentile:", "did you mean percentiles?"]),
    (["chinese", HELD, "--top", "0"], 2, ["0", "--top"]),
    (["chinese", HELD, "--top", "2", "--against", OTHER], 2, ["--top 2", "--against"]),
    (["chinese"], 2, ["CARDS"]),
    (["deal", "--game", "chinese", "-p", "5"], 2, ["--players 5", "4 players at most"]),
    (["deal", "--game", "chinese", "--street", "turn"], 2, ["--street turn", "--game"]),
    (["odds", "--objective", "back"], 2, ["--objective back", "--game five-card"]),
    (["odds", "--game", "chinese", "--players", "2"], 2, ["--players", "--game chinese"]),
    (["odds", "--game", "chinese", "--simulate", "2147483579"], 2, ["2147483579", "2147483578 deals"]),
]


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "words, code, named", WRONG, ids=lambda value: " ".join(value) if isinstance(value, list) else None
)
def test_an_error_is_one_line_that_names_the_invalid_value(run, words, code, named):
    printed, said = run(*words, code=code)
    assert printed == "" and one_line(said)
    assert all(name in said for name in named), said
