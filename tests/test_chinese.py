"""Chinese poker: thirteen cards in three rows, against a search through all arrangements in Python."""

import csv
import random
from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb, prod, sqrt

import phevaluator
import pytest
from conftest import flattened, one_line, pokersql

from pokersql import dealing, engines
from pokersql.fold import fold

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
    """Random hands, every other one of 26 cards, where there is more than one pair."""
    rng = random.Random(seed)
    return [sorted(rng.sample(range(52) if n % 2 else rng.sample(range(52), 26), 13)) for n in range(count)]


def groups(cards) -> tuple[int, ...]:
    """The ranks of cards, those that most cards have first."""
    counts = Counter(card // 4 for card in cards)
    return tuple(sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True))


@cache
def fronts() -> dict[tuple, tuple[int, int]]:
    """The place of each kind of three cards, and its percentile: hands beaten, and half of those that tie, twice."""
    kinds = Counter((3 - len(groups(three)), groups(three)) for three in combinations(range(52), 3))
    return placed(kinds, sorted(kinds, reverse=True))


@cache
def fives() -> dict[int, tuple[int, int]]:
    """The same for five cards, by phevaluator's rank of a hand of each kind."""
    kinds: Counter[int] = Counter()
    for ranks in combinations_with_replacement(range(13), 5):
        alike = Counter(ranks)
        if max(alike.values()) == 5:
            continue
        cards = [4 * rank + ranks[:place].count(rank) for place, rank in enumerate(ranks)]
        suited = 4 if len(alike) == 5 else 0
        if suited:
            kinds[phevaluator.evaluate_cards(*cards)] += suited
            cards[0] += 1
        kinds[phevaluator.evaluate_cards(*cards)] += prod(comb(4, n) for n in alike.values()) - suited
    return placed(kinds, sorted(kinds))


def placed(kinds: Counter, order: list) -> dict:
    below, found = sum(kinds.values()), {}
    for place, kind in enumerate(order, 1):
        below -= kinds[kind]
        found[kind] = place, 2 * below + kinds[kind]
    return found


@cache
def search(hand: tuple[int, ...]) -> tuple[int, dict[str, tuple[int, int, int]]]:
    """How many arrangements are legal, and the places of front, middle and back in the best by each objective."""
    of_five = {five: phevaluator.evaluate_cards(*five) for five in combinations(hand, 5)}
    legal, best = 0, {}
    for front in combinations(hand, 3):
        kind = 3 - len(groups(front)), groups(front)
        place, front_points = fronts()[kind]
        others = [card for card in hand if card not in front]
        for middle in combinations(others, 5):
            m = of_five[middle]
            b = of_five[tuple(card for card in others if card not in middle)]
            # Ranks of phevaluator: 1610 to 2467 three of a kind, to 3325 two pair, to 6185 one pair, then high cards
            category = 4 if m < 1610 else 3 if m <= 2467 else 1.5 if m <= 3325 else 1 if m <= 6185 else 0
            comparable = groups(middle)[: len(kind[1])]
            if b > m or (kind[0] + (kind[0] == 2), kind[1]) > (category, comparable):
                continue
            legal += 1
            points = front_points * comb(52, 5) + (fives()[m][1] + fives()[b][1]) * comb(52, 3)
            keys = {
                "percentiles": (points, -b, -m),
                "back": (-b, -m, -place),
                "middle": (-m, -b, -place),
                "front": (-place, -m, -b),
            }
            for objective, key in keys.items():
                best[objective] = max(best.get(objective, (key,)), (key, (place, m, b)))
    return legal, {objective: places for objective, (_, places) in best.items()}


@pytest.fixture
def studies(engine):
    engine.read("sql/studies.sql")
    return engine


def put(engine, hands) -> None:
    engine.rows("DELETE FROM hand_cards")
    engine.insert("hand_cards", [(game, 1, card) for game, hand in enumerate(hands, 1) for card in hand])


def test_the_best_arrangement_is_that_of_a_search_through_all(studies):
    hands = [*map(numbers, HANDS), *drawn(10, 13)]
    put(studies, hands)
    for objective in ["percentiles", "back", "middle", "front"]:
        studies.rows("UPDATE chinese_settings SET objective = ?", [objective])
        best = studies.rows("SELECT front_place, middle_place, back_place FROM best_arrangements ORDER BY game_id")
        assert best == [search(tuple(hand))[1][objective] for hand in hands], objective
    counted = studies.rows("SELECT COUNT(*), SUM(is_legal) FROM chinese_arrangements GROUP BY game_id ORDER BY game_id")
    assert counted == [(72072, search(tuple(hand))[0]) for hand in hands]


def test_the_short_way_to_the_best_arrangement_leads_to_the_first_of_all(studies):
    put(studies, drawn(6, 5))
    for objective in ["percentiles", "front"]:
        studies.rows("UPDATE chinese_settings SET objective = ?", [objective])
        first = studies.rows(
            "SELECT game_id, front_place, middle_place, back_place FROM legal_arrangements WHERE preference = 1 ORDER BY 1"
        )
        columns = "game_id, front_place, middle_place, back_place"
        assert first == studies.rows(f"SELECT {columns} FROM best_arrangements ORDER BY 1")


def test_percentiles_are_parts_of_all_hands(studies):
    for cards, places in ((3, fronts()), (5, fives())):
        whole = 2 * comb(52, cards)
        found = studies.rows(
            "SELECT place, points, all_points FROM row_classes WHERE cards = ? ORDER BY place", [cards]
        )
        assert [(place, points * whole // all_points) for place, points, all_points in found] == [*places.values()]
        assert all(points * whole % all_points == 0 for _, points, all_points in found)


def test_a_front_equal_to_the_first_three_of_the_middle_is_legal_and_a_higher_kicker_is_not(studies):
    named = "SELECT description, weakest_next FROM row_classes WHERE cards = 3"
    weakest = dict(studies.rows(named))
    last = dict(studies.rows("SELECT hand_rank, description FROM hand_classes"))
    assert last[weakest["One Pair, Aces, King kicker"]] == "One Pair, Aces, King-Three-Two kickers"
    assert last[weakest["High Card, Ace high, King-Queen kickers"]].startswith("High Card, Ace high, King-Queen-")
    assert last[weakest["Three of a Kind, Twos"]] == "Three of a Kind, Twos, Four-Three kickers"
    assert last[weakest["High Card, Four high, Three-Two kickers"]] == last[7462]


def test_hands_that_are_no_thirteen_different_cards_are_left_out(studies):
    put(studies, [range(13), range(12), [*range(12), 11], range(14), [*range(12), 99]])
    assert studies.rows("SELECT game_id FROM best_arrangements") == [(1,)]


def is_run(cards) -> bool:
    ranks = sorted(card // 4 for card in cards)
    rising = [*range(ranks[0], ranks[0] + len(ranks))]
    return ranks == rising or ranks == [*range(len(ranks) - 1), 12]


def specials(hand) -> set[str]:
    """The special hands that a hand is, the last two by a search for rows."""
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


def test_special_hands_are_those_that_a_search_finds(studies):
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
    put(studies, hands)
    found = studies.rows("SELECT game_id, special FROM chinese_specials")
    expected = {(game, special) for game, hand in enumerate(hands, 1) for special in specials(hand)}
    assert set(found) == expected and len(found) == len(expected)
    assert {special for _, special in found} == {name for (name,) in studies.rows("SELECT special FROM special_hands")}


def test_the_exact_numbers_of_three_straights_hold_where_all_hands_can_be_counted(studies):
    # The sums of ranks that are three straights, by all ways to take thirteen ranks as three runs
    runs = {n: [[*range(low, low + n)] for low in range(14 - n)] + [[*range(n - 1), 12]] for n in (3, 5)}
    ranks = {tuple(sorted(a + b + c)) for a in runs[5] for b in runs[5] for c in runs[3]}
    hands = sum(prod(comb(4, n) for n in Counter(taken).values()) for taken in ranks)
    counted = "SELECT hands FROM special_hands WHERE special = 'three straights'"
    assert studies.rows(counted) == [(hands,)]


def test_frequencies_add_up_and_do_not_depend_on_the_slices(studies, monkeypatch):
    def simulated(size: int) -> list[tuple]:
        monkeypatch.setitem(dealing.SLICES, "chinese", size)
        studies.rows("DELETE FROM row_observations")
        for _ in dealing.deals(studies, 1, 24, game="chinese", players=1, seed=5):
            studies.rows("INSERT INTO row_observations SELECT row_name, category, hands FROM dealt_rows")
        return studies.rows("SELECT * FROM row_frequencies ORDER BY row_number, place")

    once = simulated(24)
    assert simulated(7) == once
    by_row = Counter()
    for number, _, _, _, hands, share, error, probability in once:
        by_row[number] += hands
        assert share == pytest.approx(hands / 24) and error == pytest.approx(sqrt(share * (1 - share) / 24))
        assert (probability is None) == (number < 4)
    assert [by_row[number] for number in (1, 2, 3)] == [24, 24, 24]


def test_postgresql_has_the_rows_of_duckdb(postgresql, duckdb_engine):
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
    fill.append("INSERT INTO row_observations SELECT row_name, category, hands FROM dealt_rows;")
    duckdb_engine.read("sql/studies.sql")
    duckdb_engine.script("\n".join(fill))
    shell = postgresql.database()
    script = "\n".join([flattened("sql/load.sql", "sql/studies.sql"), *fill])
    printed = shell.run(script + "\n" + "".join(f"SELECT 'next' AS query;\n{query};\n" for query in queries))
    marks = [place for place, row in enumerate(printed) if row == ("query",)] + [len(printed)]
    for number, query in enumerate(queries):
        rows = printed[marks[number] + 3 : marks[number + 1]]
        assert sorted(rows) == sorted(tuple(map(str, row)) for row in duckdb_engine.rows(query)), query


@pytest.mark.parametrize("relation", ["row_classes", "special_hands", "chinese_showdown"])
def test_a_folded_relation_runs_in_an_empty_database(relation, duckdb_engine):
    duckdb_engine.read("sql/studies.sql")
    duckdb_engine.rows("UPDATE settings SET game = 'chinese', players = 4")
    duckdb_engine.read("sql/deal.sql")
    expected = sorted(duckdb_engine.rows(f"SELECT * FROM {relation}"))
    for name in engines.ENGINES:
        sql = fold(relation, name).replace("'five-card' AS game", "'chinese' AS game")
        sql = sql.replace("10 AS players", "4 AS players")
        assert sorted(engines.ENGINES[name]().rows(sql)) == expected and expected


# ---- the commands


def rows(printed: str) -> list[dict[str, str]]:
    return list(csv.DictReader(printed.splitlines()))


def test_the_command_prints_the_rows_and_both_engines_the_same():
    one, other = (pokersql("chinese", HELD, "-f", "csv", "--engine", name) for name in engines.ENGINES)
    assert one.stdout == other.stdout and one.stderr == other.stderr
    printed = rows(one.stdout)
    assert [row["row_name"] for row in printed] == ["front", "middle", "back"]
    assert sorted(numbers(" ".join(row["cards"] for row in printed))) == numbers(HELD)
    legal, _ = search(tuple(numbers(HELD)))
    assert f"{legal:,} of 72,072" in one_line(one.stderr)
    assert pokersql("chinese", *HELD.split(), "-f", "csv").stdout == one.stdout


def test_the_best_arrangements_are_listed_in_order():
    printed = rows(pokersql("chinese", HELD, "--top", "40", "-f", "csv").stdout)
    sums = [float(row["percentiles"]) for row in printed]
    assert len(printed) == 40 and sums == sorted(sums, reverse=True)
    assert all(numbers(f"{row['front']} {row['middle']} {row['back']}") == numbers(HELD) for row in printed)


def test_two_hands_are_scored_row_by_row():
    done = pokersql("chinese", HELD, "--against", OTHER, "-f", "csv")
    assert [row["outcome"] for row in rows(done.stdout)] == ["ties", "loses", "ties"]
    assert "0 won, 1 lost: -1" in one_line(done.stderr)
    scooped = pokersql("chinese", FOURS, "--against", "3c 3d 5h 5s 6c 7d 8h 9s Tc Jd Jc 4s 2d", "-f", "csv")
    assert "3 won, 0 lost: +6" in one_line(scooped.stderr)


def test_a_deal_of_chinese_poker_scores_nothing_in_all():
    words = ["deal", "--game", "chinese", "-p", "4", "--seed", "42", "--rounds", "2", "-f", "csv"]
    one, other = (pokersql(*words, "--engine", name).stdout for name in engines.ENGINES)
    assert one == other
    dealt = rows(one)
    for deal in ("1", "2"):
        held = [row for row in dealt if row["deal"] == deal]
        assert sum(int(row["score"]) for row in held) == 0
        cards = " ".join(f"{row['front']} {row['middle']} {row['back']}" for row in held)
        assert numbers(cards) == list(range(52))
    assert len(rows(pokersql("deal", "--game", "chinese", "--seed", "1", "-f", "csv").stdout)) == 4


def test_odds_of_chinese_poker_are_repeatable():
    words = ["odds", "--game", "chinese", "--simulate", "60", "-f", "csv"]
    one, again = (pokersql(*words, "--seed", "9") for _ in range(2))
    assert one.stdout == again.stdout and "60 hands set by percentiles" in one_line(one.stderr)
    counted = rows(one.stdout)
    assert sum(int(row["hands"]) for row in counted if row["row_name"] == "back") == 60
    assert {row["category"]: row["probability"] for row in counted}["dragon"].startswith("0.00010568")
    assert pokersql(*words, "--seed", "9", "--objective", "front").stdout != one.stdout


WRONG = [
    (["chinese", HELD[:-3]], 3, ["hand 1", "wrong_count 12", "thirteen"]),
    (["chinese", HELD + " 3d"], 3, ["wrong_count 14", "thirteen"]),
    (["chinese", HELD.replace("2d", "Xx")], 3, ["bad_card 'Xx' at 13", "As or 10♥"]),
    (["chinese", HELD.replace("2d", "As")], 3, ["duplicate_card 'As'", "once"]),
    (["chinese", ""], 3, ["wrong_count 0"]),
    (["chinese", HELD, "--against", OTHER[:-3]], 3, ["hand 2", "wrong_count 12"]),
    (["chinese", HELD, "--against", OTHER.replace("3d", "2d")], 3, ["hand 2", "shared_card '2d'", "hand 1 has it"]),
    (["chinese", HELD, "--objective", "percentile"], 2, ["percentile:", "did you mean percentiles?"]),
    (["chinese", HELD, "--top", "0"], 2, ["0", "--top"]),
    (["chinese", HELD, "--top", "2", "--against", OTHER], 2, ["--top 2", "--against"]),
    (["chinese"], 2, ["CARDS"]),
    (["deal", "--game", "chinese", "-p", "5"], 2, ["--players 5", "4 players at most"]),
    (["deal", "--game", "chinese", "--street", "turn"], 2, ["--street turn", "--game holdem"]),
    (["odds", "--objective", "back"], 2, ["--objective back", "--game chinese"]),
    (["odds", "--game", "chinese", "--players", "2"], 2, ["--players", "--game chinese"]),
    (["odds", "--game", "chinese", "--objective", "bakc"], 2, ["bakc", "did you mean back?"]),
    (["odds", "--game", "chinese", "--simulate", "2147483579"], 2, ["2147483579", "2147483578 deals"]),
]


@pytest.mark.parametrize(
    "words, code, named", WRONG, ids=lambda value: " ".join(value) if isinstance(value, list) else None
)
def test_what_is_wrong_is_one_line_that_names_it(words, code, named):
    said = one_line(pokersql(*words, code=code).stderr)
    assert all(name in said for name in named), said
