"""Equity, better hands and outs in hold'em, compared with other evaluators; invalid questions."""

import csv
import io
import json
import random
import re
from collections import Counter
from itertools import combinations, permutations, product
from math import comb, sqrt

import eval7
import pytest
from conftest import one_line, pokersql
from hypothesis import given, settings
from hypothesis import strategies as st
from phevaluator import evaluate_cards

from pokersql.counts import equities
from pokersql.counts.shipped import COUNTS, in_sql
from pokersql.databases import worlds
from pokersql.errors import ExitCode, PokersqlError
from pokersql.sources import sql_files

CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
[STARTING_HANDS] = [count for count in COUNTS if count.option == "--starting-hands"]
RANKS = "23456789TJQKA"
EVAL7 = {card: eval7.Card(card) for card in CARDS}


@pytest.fixture(scope="module")
def engine():
    return worlds.loaded("duckdb")


def split(cards: str) -> list[str]:
    return re.findall("..", cards)


def holes(engine, player: int) -> dict[tuple[str, ...], int]:
    rows = engine.rows("SELECT hole, weight FROM player_hands WHERE player_id = ?", [player])
    return {tuple(split(hole)): weight for hole, weight in rows}


def put(engine, players, board, dead, errors: str = "equity_errors") -> None:
    """Put a question into the tables; an invalid question raises an error."""
    equities.put(engine, players, board, dead)
    equities.refuse(engine, errors)


def answer(engine, *players: str, board: str = "", dead: str = "", method: str = "exact") -> list[tuple]:
    """The wins, ties, losses and equity of each player."""
    put(engine, players, board, dead)
    return engine.rows("SELECT wins, ties, losses, equity FROM equity WHERE method = ? ORDER BY player_id", [method])


def by_brute_force(hands: list[dict], board: str, dead: str) -> list[tuple]:
    """What `answer` must return: eval7 shows down all hands on every board; its higher value wins."""
    wins, ties, losses, shares = ([0] * len(hands) for _ in range(4))
    known = {*split(board), *split(dead)}
    on_board = [EVAL7[card] for card in split(board)]
    for held in product(*hands):
        cards = [card for hole in held for card in hole]
        if len({*cards} | known) < len(cards) + len(known):
            continue
        weight = 1
        for hole, weights in zip(held, hands, strict=True):
            weight *= weights[hole]
        rest = [EVAL7[card] for card in CARDS if card not in known and card not in cards]
        holes_held = [[EVAL7[card] for card in hole] for hole in held]
        for drawn in combinations(rest, 5 - len(on_board)):
            shared = [*on_board, *drawn]
            ranks = [eval7.evaluate(hole + shared) for hole in holes_held]
            best = max(ranks)
            winners = [player for player, rank in enumerate(ranks) if rank == best]
            for player in range(len(hands)):
                won = player in winners
                (losses if not won else ties if len(winners) > 1 else wins)[player] += weight
                shares[player] += weight / len(winners) if won else 0
    total = wins[0] + ties[0] + losses[0]
    return [
        (w, t, n, pytest.approx(s / total, abs=1e-12)) for w, t, n, s in zip(wins, ties, losses, shares, strict=True)
    ]


# Many dead cards, so that few boards are possible before the flop.
LOW = "".join(card for card in CARDS if card[0] in "2345678")


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "players, board, dead",
    [
        (["AhKh", "QdQc"], "Qs Jh 2h", ""),
        pytest.param(["AhKh", "QQ+"], "Th 9h 2c 2d", "", marks=pytest.mark.slow),
        (["AhKh", "QQ+,AKs:0.5", "JTs"], "9h 8h 2c Jd", "Ac"),
        (["77", "A5s-A2s:.25,KQo"], "7c 8c 9c Tc", "2d 3d"),
        pytest.param(["AA", "KK", "QQ"], "2s 2h 2d 2c", "", marks=pytest.mark.slow),
        (["5c4c", "6d6h", "AcAd"], "7c 8c 2d", "As Ks"),
        pytest.param(["AhKd", "AdKh"], "As Ks 2s", "", marks=pytest.mark.slow),
        pytest.param(["22+", "random"], "3s 4s 5s 6s 7s", "", marks=pytest.mark.slow),
        (["AhKh", "QdQc"], "", LOW),
        pytest.param(["AhKh", "QdQc"], "Jh", LOW, marks=pytest.mark.slow),
        (["AK,QQ", "JJ", "ThTc:0.5,9h9c"], "JhTd", LOW),
        pytest.param(["AA,KK", "QQ+,AKs:0.5"], "", LOW + "9cTdJh", marks=pytest.mark.slow),
        pytest.param(["AsKs", "AdKd", "JcTc", "QhQs"], "", LOW, marks=pytest.mark.slow),
        pytest.param(["9s9h", "TT,JTs"], "", LOW[: -4 * 2 * 2] + "AcAdAhAs", marks=pytest.mark.slow),
    ],
)
def test_exact_equity_equals_a_count_of_every_showdown(engine, players, board, dead):
    board, dead = board.replace(" ", ""), dead.replace(" ", "")
    found = answer(engine, *players, board=board, dead=dead)
    hands = [holes(engine, player) for player in range(1, len(players) + 1)]
    assert found == by_brute_force(hands, board, dead)


@pytest.mark.slow
@settings(max_examples=6, deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from([3, 4, 5]), st.sampled_from([2, 3]))
def test_exact_equity_on_random_boards_equals_a_count_of_every_showdown(engine, rng, street, players):
    # Cards of few ranks or suits, so that straights, flushes and splits are frequent.
    deck = rng.choice([CARDS, CARDS[:32], [card for card in CARDS if card[1] in "hs"], CARDS[24:]])
    drawn = rng.sample(deck, 2 * players + street)
    board = "".join(drawn[:street])
    hands = ["".join(drawn[street + 2 * i : street + 2 * i + 2]) for i in range(players)]
    rest = [card for card in CARDS if card not in drawn]
    dead = "".join(rng.sample(rest, 25 if street == 3 else 0))
    found = answer(engine, *hands, board=board, dead=dead)
    assert found == by_brute_force([{tuple(split(hand)): 1} for hand in hands], board, dead)


@pytest.mark.slow
@pytest.mark.parametrize("board", ["QsJh2c", "Ts9s8d7d"])
@pytest.mark.parametrize("villain", ["QQ+,AKs,KTo+", "22-77,A5s-A2s,T9s", "AK,QJ,KhQh"])
def test_exact_equity_against_a_range_equals_a_count_by_eval7(engine, villain, board):
    # eval7 takes only complete boards, so the test calls it for each board. A board counts once per possible hand of
    # the villain.
    hand, versus = ["Ah", "Kd"], eval7.HandRange(villain)
    held = [{str(a), str(b)} for (a, b), _ in versus.hands]
    share = hands = 0
    for drawn in combinations([c for c in CARDS if c not in hand + split(board)], 5 - len(split(board))):
        left = sum(not hole & {*hand, *split(board), *drawn} for hole in held)
        on_board = [EVAL7[card] for card in (*split(board), *drawn)]
        share += left * eval7.py_hand_vs_range_exact([EVAL7[card] for card in hand], versus, on_board)
        hands += left
    (wins, ties, losses, equity), _ = answer(engine, "AhKd", villain, board=board)
    assert wins + ties + losses == hands and equity == pytest.approx(share / hands, abs=1e-6)


@pytest.mark.quick(2)
@pytest.mark.parametrize("players, street, seed", [(2, 4, 1), (2, 5, 2), (3, 4, 3), (3, 5, 4), (3, 5, 5)])
def test_fast_counts_equal_a_count_over_all_combinations_of_hands(engine, players, street, seed):
    # The cards have few ranks, so that many hands share a card, many are in several ranges, and many tie.
    rng = random.Random(seed)
    hands = ["".join(pair) for pair in combinations(CARDS[28:48:2], 2)]
    ranges = [
        ",".join(hand + rng.choice(["", ":0.5", ":0.3"]) for hand in rng.sample(hands, rng.randint(1, 12)))
        for _ in range(players)
    ]
    board = rng.sample(CARDS[29::2], street)
    put(engine, ranges, "".join(board), "2c2d")
    assert_counted_as_listed(engine)


@pytest.mark.slow
def test_fast_counts_are_right_if_all_players_tie(engine):
    # The board is the best possible hand, so all players tie.
    for ranges in (["22,33"] * 3, ["22", "22,33:0.5", "22,33,44"], ["4c4d,22", "22"]):
        put(engine, ranges, "TsJhQcKdAc", None)
        assert_counted_as_listed(engine)


def assert_counted_as_listed(engine) -> None:
    columns = "SELECT high_winners, low_winners, hand_rank, runouts FROM"
    [(players,)] = engine.rows("SELECT COUNT(*) FROM asked_seats")
    summing, counting = {2: ("heads_up", "pair"), 3: ("sum", "range")}[players]
    for way in (summing, counting):
        engine.rows(f"CREATE OR REPLACE VIEW by_{way} AS SELECT * REPLACE ('{way}' AS counting) FROM exact_question")
    engine.rows(f"CREATE OR REPLACE VIEW every_matchup AS FROM pokersql.matchups_of('by_{summing}', 'seat_hands')")
    summed = f"pokersql.{summing}_outcomes_of('every_matchup', 'by_{summing}', 'asked_methods', TRUE)"
    listed = engine.rows(f"{columns} {summed} ORDER BY ALL")
    ranked = ", TRUE" if counting == "pair" else ""
    counted = f"pokersql.{counting}_outcomes_of('by_{counting}', 'seat_hands', 'asked_methods'{ranked})"
    assert listed and engine.rows(f"{columns} {counted} ORDER BY ALL") == listed


@pytest.mark.slow
def test_three_wide_ranges_on_a_complete_board_are_counted_exactly():
    done = pokersql("equity", "random", "random", "TT+", "-b", "4h Ad 3c 4c 7c", "-f", "csv")
    rows = list(csv.DictReader(io.StringIO(done.stdout)))
    # TT+ has 27 possible hands. Each of them leaves 45 cards for the second player, whose hand leaves 43 cards for the
    # third player.
    assert {int(row["runouts"]) for row in rows} == {27 * comb(45, 2) * comb(43, 2)} and done.stderr == ""
    assert [int(row["wins"]) for row in rows] == [5367657, 5367657, 13320684] and rows[0]["method"] == "exact"


@pytest.mark.parametrize(
    "players, board, seconds, megabytes",
    [
        (["random"] * 2, "2c3c4c", 0.93, 410),
        (["random"] * 3, "2c3c4c5c6c", 0.4, 150),
        (["random"] * 4, "2c3c4c5c6c", 12_000_000, 820_000_000),
        (["random"] * 2, None, 780, 176_000),
        (["AsAh", "KdKc"], None, 0.21, 102),
    ],
)
def test_the_relation_equity_work_estimates_the_seconds_and_megabytes_of_exact_counts(
    engine, players, board, seconds, megabytes
):
    put(engine, players, board, None)
    assert engine.rows("SELECT seconds, megabytes FROM equity_work") == [
        (pytest.approx(seconds, rel=0.2), pytest.approx(megabytes, rel=0.2))
    ]


def test_aces_against_kings_have_the_known_counts(engine):
    total = 1712304
    assert answer(engine, "AsAh", "KdKc") == [
        (1388072, 6538, total - 1388072 - 6538, pytest.approx((1388072 + 6538 / 2) / total)),
        (total - 1388072 - 6538, 6538, 1388072, pytest.approx(1 - (1388072 + 6538 / 2) / total)),
    ]


@pytest.mark.slow
def test_cards_missing_from_a_board_are_drawn_at_random_in_a_simulation(engine):
    (wins, ties, losses, equity), _ = answer(engine, "AsAh", "KdKc", board="2c")
    assert wins + ties + losses == comb(47, 4)
    equities.simulate(engine, [], 3, 20000, None)
    [(sim, error)] = engine.rows("SELECT equity, standard_error FROM equity WHERE method = 'sim' AND player_id = 1")
    assert abs(sim - equity) < 4.5 * error < 0.02


@pytest.mark.slow
def test_before_the_flop_the_equity_of_several_hands_counts_all_boards(engine):
    deck = random.Random(5).sample(CARDS, 20)
    for players in (2, 3, 6, 10):
        hands = ["".join(deck[2 * i : 2 * i + 2]) for i in range(players)]
        rows = answer(engine, *hands)
        assert {wins + ties + losses for wins, ties, losses, _ in rows} == {comb(52 - 2 * players, 5)}
        assert sum(share for *_, share in rows) == pytest.approx(1, abs=1e-12)


@pytest.mark.slow
def test_the_wins_of_a_range_are_the_sum_over_its_hands(engine):
    # If hands differ only by a renaming of suits, pokersql counts only one of them. The test asks for each of them.
    together = answer(engine, "AKs", "QQ", board="", dead="")
    aces = ["".join((f"A{suit}", f"K{suit}")) for suit in "cdhs"]
    queens = ["Q" + a + "Q" + b for a, b in combinations("cdhs", 2)]
    apart = [answer(engine, ace, queen)[0] for ace, queen in product(aces[:1], queens)]
    assert together[0][:3] == tuple(4 * sum(row[i] for row in apart) for i in range(3))


@pytest.mark.slow
def test_a_hand_of_a_range_with_twice_the_weight_counts_twice(engine):
    heavy, light = answer(engine, "AhKh", "QQ", board="2c3c4d"), answer(engine, "AhKh", "JJ", board="2c3c4d")
    mixed = answer(engine, "AhKh", "QQ,JJ:0.5", board="2c3c4d")
    assert mixed[0][:3] == tuple(2 * a + b for a, b in zip(heavy[0][:3], light[0][:3], strict=True))


@pytest.mark.slow
def test_a_range_before_the_flop_is_answered_from_the_table_starting_hands(engine):
    [hero, villain] = answer(engine, "AKs:0.5,72o", "random", method="table")
    wins = dict(engine.rows("SELECT starting_hand, wins FROM starting_hands"))
    assert hero[0] == villain[2] == 4 * wins["AKs"] + 2 * 12 * wins["72o"]
    assert hero[3] + villain[3] == pytest.approx(1)
    [villain, hero] = answer(engine, "random", "AKs:0.5,72o", method="table")
    assert hero[0] == 4 * wins["AKs"] + 2 * 12 * wins["72o"]


def test_the_relation_board_ranks_has_the_keys_of_all_unsuited_hand_classes(engine):
    codes = engine.rows("SELECT board_codes FROM board_ranks ORDER BY ALL")
    assert codes == engine.rows("SELECT hand_key FROM hand_classes WHERE suited = 0 ORDER BY ALL")


@pytest.mark.slow
def test_a_shipped_count_before_the_flop_equals_a_count_over_all_hands_and_boards(engine):
    assert answer(engine, "7h7c", "random") == answer(engine, "7h7c", "random", method="table")


@pytest.mark.slow
def test_the_counts_of_a_slice_of_boards_equal_those_by_comparing_all_pairs_of_hands(engine):
    worlds.read(engine, "sql/count_starting_hands.sql")
    assert engine.rows("SELECT COUNT(*), SUM(boards) FROM canonical_boards") == [(134459, 2598960)]
    engine.rows("UPDATE board_slice SET first_board = 70001, boards = 2")
    worlds.read(engine, "sql/equity/counting/next_board_slice.sql")
    found = {name: numbers for name, *numbers in engine.rows("FROM slice_counts")}
    expected = {name: [0, 0, 0] for name in found}
    names = dict(engine.rows("SELECT hole, starting_hand FROM hole_cards"))
    for bits, boards in engine.rows("SELECT board_bits, boards FROM canonical_boards WHERE board IN (70001, 70002)"):
        board = [card for i, card in enumerate(CARDS) if bits >> i & 1]
        ranks = {
            (a, b): evaluate_cards(*board, a, b)
            for a, b in combinations([card for card in CARDS if card not in board], 2)
        }
        for (a, b), rank in ranks.items():
            counts = expected[names[b + a]]
            others = [r for (c, d), r in ranks.items() if not {a, b} & {c, d}]
            counts[0] += boards
            counts[1] += boards * sum(r > rank for r in others)
            counts[2] += boards * sum(r == rank for r in others)
    assert len(names) == 1326 and found == expected
    assert engine.rows("FROM board_slice") == [(70003, 2)]


# Ranges


def combos(text: str) -> set[frozenset[str]]:
    return {frozenset(map(str, hand)) for hand, _ in eval7.HandRange(text).hands}


def pieces():
    """Terms of ranges in a syntax that eval7 reads, too."""
    pair = st.sampled_from(RANKS)
    ending = st.sampled_from(["s", "o", ""])

    def spans(ranks):
        (high, *lows), end = ranks
        low, last = min(lows, key=RANKS.index), max(lows, key=RANKS.index)
        return [f"{high}{low}{end}", f"{high}{low}{end}+", f"{high}{last}{end}-{high}{low}{end}"]

    three = st.permutations(RANKS).map(lambda r: sorted(r[:3], key=RANKS.index, reverse=True))
    return st.one_of(
        pair.map(lambda r: r * 2),
        pair.map(lambda r: r * 2 + "+"),
        st.tuples(pair, pair).filter(lambda r: r[0] != r[1]).map(lambda r: f"{r[0]}{r[0]}-{r[1]}{r[1]}"),
        st.tuples(three, ending).flatmap(lambda ranks: st.sampled_from(spans(ranks))),
        st.permutations(CARDS).map(lambda cards: cards[0] + cards[1]),
    )


@pytest.mark.slow
@settings(max_examples=30, deadline=None)
@given(st.lists(pieces(), min_size=1, max_size=4), st.sampled_from([",", " , ", ";", " ; ", "  "]), st.booleans())
def test_a_range_has_the_hands_that_eval7_reads(engine, ranges, between, small):
    text = between.join(ranges)
    put(engine, [text.lower() if small else text, "random"], None, None)
    found = {frozenset((a, b)) for a, b in holes(engine, 1)}
    assert found == combos(",".join(ranges))


@pytest.mark.slow
def test_a_hand_is_read_in_any_spelling_and_random_means_any_hand(engine):
    for text in ("AhKh", "ah kh", "A♥K♥", "A♥, K♥", "14:H,13:H", "Kh|Ah", "A♡️-K♥️"):
        put(engine, [text, "random"], None, None)
        assert holes(engine, 1).keys() == {("Ah", "Kh")}, text
        assert len(holes(engine, 2)) == 1225
    put(engine, ["10h9h", "KTo+,K10s"], None, None)
    assert holes(engine, 1).keys() == {("Th", "9h")} and len(holes(engine, 2)) == 36 + 4 - 3 - 1


@pytest.mark.quick(4)
@pytest.mark.parametrize(
    "text, same",
    [
        ("98s-65s", "98s,87s,76s,65s"),
        ("65s-98s", "98s,87s,76s,65s"),
        ("T8-75", "T8,97,86,75"),
        ("A4s-K3s", "A4s,K3s"),
        ("T9s+", "T9s"),
        ("A*", "AA,A2+"),
        ("Ax", "AA,A2+"),
        ("A*s 2xo", "A2s+,A2o,K2o,Q2o,J2o,T2o,92o,82o,72o,62o,52o,42o,32o"),
        ("2*", "22,A2,K2,Q2,J2,T2,92,82,72,62,52,42,32"),
        ("22+ !55-77", "22-44,88+"),
        ("!AKs AK", "AKo"),
        ("AKs,!AsKs;!Ah Kh", "AcKc,AdKd"),
        ("AsKd QcQd", "AsKd,QcQd"),
        ("As Kd Qc Qd,Ts 9s", "AsKd,QcQd,Ts9s"),
        ("AKs QdQc JJ", "AKs,QdQc,JJ"),
        ("A♥️ K♥️ 10♠ 10♣, JJ", "AhKh,TsTc,JJ"),
        ("  A5s - A2s ; ! A3s ", "A5s,A4s,A2s"),
        ("AA, KK,", "AA,KK"),
        (";AA;;KK, ", "AA,KK"),
        ("any !22+ !A*", "K2+,Q2+,J2+,T2+,92+,82+,72+,62+,52+,42+,32"),
    ],
)
def test_a_short_form_of_a_range_has_the_hands_that_eval7_reads_in_its_long_form(engine, text, same):
    put(engine, [text, "random"], None, None)
    assert {frozenset(hole) for hole in holes(engine, 1)} == combos(same)


@pytest.mark.slow
def test_a_percentage_takes_the_best_starting_hands_up_to_that_share(engine):
    rows = engine.rows("SELECT starting_hand, combinations, 2 * wins + ties FROM starting_hands")
    best = sorted(rows, key=lambda row: (-row[2], row[0]))
    for text, most in (("15%", 198.9), ("0.5 %", 6.63), ("5.0%", 66.3), ("100%", 1326), ("33.3%", 441.558)):
        expected, combinations = set(), 0
        for name, number, _ in best:
            combinations += number
            if combinations > most:
                break
            expected.add(name)
        put(engine, [text], None, None)
        found = engine.rows("SELECT starting_hand, COUNT(*) FROM range_hands WHERE player_id = 1 GROUP BY ALL")
        assert {name for name, _ in found} == expected, text
        assert most - 12 < sum(number for _, number in found) <= most


@pytest.mark.slow
def test_the_last_term_of_a_range_that_has_a_hand_gives_the_weight_of_the_hand(engine):
    put(engine, ["QQ+:0.5,AhAs,KK:0.25", "72o"], None, None)
    weights = Counter(holes(engine, 1).values())
    assert weights == {2: 6 + 5, 4: 1, 1: 6}
    put(engine, ["AA:0.12345,KK:0.5,QQ:1.0,KcKd:0,QcQs:0.0", "72o"], None, None)  # the format of solvers
    assert Counter(holes(engine, 1).values()) == {2469: 6, 10000: 5, 20000: 5}
    put(engine, ["QQ,[50.0]AA, KK[/50.0],[12.5]JsJh[/12.5]", "72o"], None, None)
    assert Counter(holes(engine, 1).values()) == {8: 6, 4: 12, 1: 1}
    put(engine, ["QQ+: 50% AhAs; KK:25% !QQ", "72o"], None, None)
    assert Counter(holes(engine, 1).values()) == {2: 5, 4: 1, 1: 6}


WRONG = [
    (
        ["AKx", "AA"],
        {},
        "player 1 'AKx': bad_range 'AKx': a hand is two cards, as in AhKh, and a range is hands such as",
    ),
    (["A5s-K2s", "AA"], {}, "player 1 'A5s-K2s': bad_range 'A5s-K2s'"),
    (["AA", " , ;"], {}, "player 2 '': bad_range ''"),
    (["AA", "AhKhQh"], {}, "player 2 'AhKhQh': wrong_count 3"),
    (["AA", "KK:2"], {}, "player 2 'KK:2': bad_weight '2'"),
    (["AA", "KK:0"], {}, "player 2 'KK:0': empty_range: the known cards, ! and a weight of 0 remove hands"),
    (["AA", "KK@50%"], {}, "player 2 'KK@50%': bad_range 'KK@50%': a weight stands behind a colon, as in KK:0.5"),
    (["AA", "QQ,AA@1"], {}, "player 2 'AA@1': bad_range 'AA@1': a weight stands behind a colon"),
    (["AA", "5%-15%"], {}, "player 2 '5%-15%': bad_range '5%-15%': a percentage counts from the best hand; !5%"),
    (["AA", "QK"], {}, "player 2 'QK': bad_range 'QK': the higher card stands first, as in KQ"),
    (["AA", "9Ts+:0.5"], {}, "player 2 '9Ts+:0.5': bad_range '9Ts+': the higher card stands first, as in T9s+"),
    (["AA", "2as-5As"], {}, "player 2 '2as-5As': bad_range '2as-5As': the higher card stands first, as in a2s-A5s"),
    (["AA", "[50]KK,QQ[/40]"], {}, "player 2 '[50]KK': bad_range '[50]KK': brackets give the pieces between them"),
    (["AA", "K\u200bK"], {}, "player 2 'K\\u200bK': bad_range 'KU+200BK'"),
    (["AA", "KK:-1"], {}, "player 2 'KK:-1': bad_weight '-1'"),
    (["AA", "KK:0.0000001"], {}, "player 2 'KK:0.0000001': bad_weight '0.0000001'"),
    (["AA", "KK:150%"], {}, "player 2 'KK:150%': bad_weight '150%': a weight is 0 to 1"),
    (["AA", "KK,!QQ:0.5"], {}, "player 2 '!QQ:0.5': bad_weight '0.5': a hand behind ! has no weight"),
    (["AA", "150%"], {}, "player 2 '150%': bad_range '150%': a percentage is at most 100, and large enough"),
    (["AA", "0.4%"], {}, "player 2 '0.4%': bad_range '0.4%': a percentage is at most 100, and large enough"),
    (["AA", "KK As QQ"], {}, "player 2 'As': bad_range 'As'"),
    (["AA", "KK !ZZ"], {}, "player 2 '!ZZ': bad_range 'ZZ'"),
    (["AA", "98s-64s"], {}, "player 2 '98s-64s': bad_range '98s-64s'"),
    (["AA", "KK,!22+"], {}, "player 2 'KK,!22+': empty_range: the known cards, ! and a weight of 0 remove hands"),
    (["AhKh", "AhQh"], {}, "player 1 and player 2 'Ah': duplicate_card 'Ah'"),
    (["AhKh", "QQ"], {"board": "Ah2c3c"}, "player 1 and board 'Ah': duplicate_card 'Ah'"),
    (["AhKh", "QQ"], {"dead": "Kh"}, "player 1 and dead 'Kh': duplicate_card 'Kh'"),
    (["AhKh", "QQ"], {"board": "2c2c3c"}, "board '2c2c3c': duplicate_card '2c'"),
    (["AhKh", "QQ"], {"board": "2c3c4c", "dead": "3c"}, "board and dead '3c': duplicate_card '3c'"),
    (["AhAh", "QQ"], {}, "player 1 'AhAh': duplicate_card 'Ah'"),
    (["AhKh", "QQ"], {"board": "2c"}, "board '2c': wrong_board 1: 2 more for a flop"),
    (["AhKh", "QQ"], {"board": "2c3c"}, "board '2c3c': wrong_board 2"),
    (["AhKh", "QQ"], {"board": "2c3c4c5c6c7c"}, "board '2c3c4c5c6c7c': wrong_board 6"),
    (["AhKh", "QQ"], {"board": "2c3cXx"}, "board '2c3cXx': bad_card 'Xx'"),
    (["AhKh", "QQ"], {"dead": "1h"}, "dead '1h': bad_card '1h'"),
    (["AhKh", "QQ"], {"dead": "QcQdQh"}, "player 2 'QQ': empty_range"),
    (["AhKh", "AhAs,AdAh"], {}, "player 2 'AhAs,AdAh': empty_range"),
    (["random"] * 11, {}, "players '11': wrong_players 11: holdem is for two to 10 players"),
    (["random"] * 10, {"dead": "".join(CARDS[:28])}, f"dead '{''.join(CARDS[:28])}': wrong_count 28"),
]


@pytest.mark.quick(4)
@pytest.mark.parametrize("players, cards, message", WRONG, ids=lambda value: str(value)[:40])
def test_the_error_for_an_invalid_question_names_the_value_and_its_place(engine, players, cards, message):
    with pytest.raises(PokersqlError) as error:
        put(engine, players, cards.get("board"), cards.get("dead"), "standing_errors")
    assert str(error.value).startswith(message)
    assert error.value.code == (ExitCode.USAGE if "players" in message.split()[0] else ExitCode.CARDS)


@pytest.mark.quick(0)
@pytest.mark.parametrize(
    "players, cards",
    [
        (["AhKh", "QQ,AKx"], {}),
        pytest.param(["AhKh", "QQ:7"], {}, marks=pytest.mark.slow),
        pytest.param(["AhKh", "QQ"], {"board": "Qs Jh 2c 1x"}, marks=pytest.mark.slow),
        pytest.param(["AhKh", "QQ"], {"board": "Qs Jh 2c", "dead": "2c"}, marks=pytest.mark.slow),
        pytest.param(["AhKh", "QQ"], {"board": "Qs Jh 2c 3c 4c 5c"}, marks=pytest.mark.slow),
        (["AhKh", "AhQh"], {}),
        pytest.param(["AhKh", "AhQh", "KK"], {"board": "Qs Jh 2c"}, marks=pytest.mark.slow),
        pytest.param(["AhKh", "QQ", "22,!22"], {"board": "Qs Jh 2c 3c 4c"}, marks=pytest.mark.slow),
        pytest.param(["AhKh", "QQ", "22,!22"], {"board": "Qs Jh 2c"}, marks=pytest.mark.slow),
        (["random"] * 11, {"board": "2c3c4c5c6c"}),
    ],
    ids=str,
)
def test_a_question_with_an_error_has_no_answer(engine, players, cards):
    with pytest.raises(PokersqlError):
        put(engine, players, cards.get("board"), cards.get("dead"))
    worlds.read(engine, "sql/equity/simulation/next_batch.sql")
    assert engine.rows("SELECT method FROM equity") == []


# Simulation


@pytest.mark.parametrize(
    "players, board",
    [
        pytest.param(["AhKh", "QQ+,AKs:0.25"], "", marks=pytest.mark.slow),
        pytest.param(["AhKh", "QQ+,AKs:0.25", "JJ-99,AQs"], "Qs Jh 2c", marks=pytest.mark.slow),
        (["random", "AhKh"], "Qs Jh 2c 3d"),
        pytest.param(["AK:.1,22", "AhKh", "random"], "Qs Jh 2c 3d 8s", marks=pytest.mark.slow),
    ],
)
@pytest.mark.slow
def test_simulated_equity_is_within_its_standard_error_of_the_exact_equity(engine, players, board):
    exact = answer(engine, *players, board=board)
    equities.simulate(engine, [], 3, 40000, None)
    simulated = engine.rows(
        "SELECT equity, runouts, standard_error FROM equity WHERE method = 'sim' ORDER BY player_id"
    )
    for (*_, expected), (found, runouts, error) in zip(exact, simulated, strict=True):
        assert 40000 <= runouts < 41000
        assert abs(found - expected) < 4.5 * error and error < 0.0026


@pytest.mark.slow
def test_a_simulation_is_repeatable_by_seed_and_differs_between_seeds(engine):
    def simulated(seed: int) -> list[tuple]:
        put(engine, ["AK", "QQ", "random"], None, "2c")
        equities.simulate(engine, [], seed, 3000, None)
        return engine.rows("SELECT equity, wins, runouts FROM equity WHERE method = 'sim' ORDER BY player_id")

    assert simulated(1) == simulated(1) != simulated(2)


@pytest.mark.slow
def test_the_hands_of_a_question_are_stored_when_the_question_is_asked(engine):
    put(engine, ["AsAh", "KdKc"], "2c3c4c5d", None)
    engine.rows("DELETE FROM player_ranges")
    counted = "SELECT SUM(runouts) FROM equity_outcomes WHERE method = 'exact'"
    assert engine.rows(counted) == [(44,)]  # the view reads hands that were stored when the question was asked
    worlds.read(engine, equities.ASK)
    assert engine.rows(counted) == [(None,)]


@pytest.mark.slow
def test_simulated_showdowns_of_one_question_do_not_count_for_another_question():
    engine = worlds.loaded("duckdb")
    engine.insert("player_ranges", [(1, "AsAh"), (2, "KdKc")])  # as in a shell, where the user inserts the question
    worlds.read(engine, equities.ASK)
    equities.simulate(engine, [], 1, 2000, None)
    asked = "SELECT player, wins, runouts FROM equity WHERE method = 'sim' ORDER BY player_id"
    aces = engine.rows(asked)
    engine.rows("UPDATE player_ranges SET hand_range = '7c2d' WHERE player_id = 1")
    worlds.read(engine, equities.ASK)
    assert engine.rows(asked) == []
    worlds.read(engine, "sql/equity/simulation/next_batch.sql")
    assert engine.rows(asked)[0][1] < engine.rows(asked)[0][2] / 4
    engine.rows("UPDATE player_ranges SET hand_range = 'AsAh' WHERE player_id = 1")
    worlds.read(engine, equities.ASK)
    assert engine.rows(asked) == aces


@pytest.mark.slow
def test_ranges_whose_weights_have_too_many_digits_are_simulated(engine):
    pairs = [f"{r}s{r}h:0.9999,{r}d{r}c:0.9998" for r in "AKQJT98765"]
    done = pokersql("equity", *pairs, "-b", "2c3c4c", "-n", "100", "--seed", "1", "-f", "csv")
    assert {row["method"] for row in csv.DictReader(io.StringIO(done.stdout))} == {"sim"}
    done = pokersql("equity", *pairs, "-b", "2c3c4c", "--method", "exact", code=2)
    assert "the weights have too many digits" in one_line(done.stderr)


@pytest.mark.slow
def test_the_standard_error_is_computed_from_the_shares_of_each_runout(engine):
    put(engine, ["AhKh", "AdKd"], None, None)
    equities.simulate(engine, [], 1, 5000, None)
    [(wins, ties, n, equity, error)] = engine.rows(
        "SELECT wins, ties, runouts, equity, standard_error FROM equity WHERE method = 'sim' AND player_id = 1"
    )
    assert n == 5000 and ties > 3000
    variance = (wins * (1 - equity) ** 2 + ties * (0.5 - equity) ** 2 + (n - wins - ties) * equity**2) / n
    assert error == pytest.approx(sqrt(variance / n))


@pytest.mark.slow
def test_a_simulation_ends_at_the_requested_standard_error(engine):
    put(engine, ["AhKh", "QdQc"], None, None)
    equities.simulate(engine, [], 1, 10**9, 0.002)
    [(error, runouts)] = engine.rows("SELECT MAX(standard_error), MAX(runouts) FROM equity WHERE method = 'sim'")
    assert error <= 0.002 and runouts <= 2 * equities.BATCH


@pytest.mark.slow
def test_a_simulation_with_standard_error_0_ends_after_one_batch():
    done = pokersql(
        "equity", "AhKh", "QdQc", "-b", "QhJhTh2c3c", "--method", "sim", "--error", "0.001", "--seed", "1", "-f", "csv"
    )
    rows = list(csv.DictReader(io.StringIO(done.stdout)))
    assert [(row["runouts"], float(row["standard_error"])) for row in rows] == [(str(equities.BATCH), 0.0)] * 2


@pytest.mark.quick(0)
def test_ranges_that_players_cannot_hold_at_the_same_time_have_no_exact_equity(engine):
    put(engine, ["AA", "AA", "AA"], None, None)
    assert engine.rows("FROM equity WHERE method = 'exact'") == []


# Hands ahead and outs


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    "hand, board", [("AhKh", "QhJh2c"), ("9h9c", "Qh9s9d2s"), ("2c3d", "4h5h6h7h8h"), ("AsAd", "KsKd2s")]
)
def test_the_hands_ahead_are_those_with_a_better_rank_by_phevaluator(engine, hand, board):
    put(engine, [hand], board, None)
    found = dict(engine.rows("SELECT hole, standing FROM standings"))
    hero = evaluate_cards(*split(hand), *split(board))
    rest = [card for card in CARDS if card not in split(hand + board)]
    expected = {}
    for a, b in combinations(rest, 2):
        rank = evaluate_cards(a, b, *split(board))
        expected[b + a] = "ahead" if rank < hero else "level" if rank == hero else "behind"
    assert found == expected


def test_before_the_flop_pairs_are_ahead_and_other_hands_are_ordered_by_high_card(engine):
    put(engine, ["QhJc"], None, None)
    found = Counter()
    for name, standing, hands in engine.rows(
        "SELECT starting_hand, standing, COUNT(*) FROM standings GROUP BY starting_hand, standing"
    ):
        found[standing] += hands
        pair, high, low = name[0] == name[1], RANKS.index(name[0]), RANKS.index(name[1])
        mine = (False, RANKS.index("Q"), RANKS.index("J"))
        theirs = (pair, high, low)
        assert standing == ("ahead" if theirs > mine else "level" if theirs == mine else "behind")
    assert sum(found.values()) == 1225 and found["level"] == 9


@pytest.mark.slow
@pytest.mark.parametrize("opponents", [1, 2])
def test_the_simulated_chance_that_any_opponent_is_ahead_agrees_with_the_exact_chance(engine, opponents):
    put(engine, ["AhKh", *["random"] * opponents], "QhJh2c", None)
    engine.rows("UPDATE simulation SET seed = 9, first_sample = 1, samples = 40000")
    [(chance, error)] = engine.rows("SELECT chance, standard_error FROM any_ahead")
    ahead = [
        frozenset(split(h)) for (h,) in engine.rows("SELECT hole FROM standings WHERE standing = 'ahead' AND seat = 2")
    ]
    hands = comb(47, 2)
    if opponents == 1:
        exact = len(ahead) / hands
    else:
        both = sum(not a & b for a, b in permutations(ahead, 2))
        others = comb(45, 2)
        exact = (2 * len(ahead) * others - both) / (hands * others)
    assert abs(chance - exact) < 4.5 * error < 0.02


@pytest.mark.slow
def test_the_chance_that_any_opponent_is_ahead_uses_the_range_of_each_opponent(engine):
    # On this board, QQ (three queens) and 72o (a pair of twos) are ahead of the hero's ace high; T9o and 54s are not.
    for villain, expected in (("QQ,72o", 1), ("QQ,T9o", 3 / 15)):
        put(engine, ["AhKh", villain, "54s"], "QhJh2c", None)
        engine.rows("UPDATE simulation SET seed = 4, first_sample = 1, samples = 20000")
        [(chance, error, samples)] = engine.rows("SELECT chance, standard_error, samples FROM any_ahead")
        assert abs(chance - expected) <= 4.5 * error < 0.02 and samples == 20000


@pytest.mark.quick(0)
def test_a_card_improves_a_hand_if_it_raises_the_hand_more_than_the_board(engine):
    put(engine, ["AhKh"], "QhJh2c", None)
    found = {card for (card,) in engine.rows("SELECT card FROM outs WHERE improves")}
    hearts = {rank + "h" for rank in "23456789T"}
    assert found == hearts | {"Ts", "Td", "Tc"} | {rank + suit for rank in "AK" for suit in "cds"}
    put(engine, ["2d2h"], "QhJh2c", None)
    found = {card for (card,) in engine.rows("SELECT card FROM outs WHERE improves")}
    assert found == {"2s", "Qc", "Qd", "Qs", "Jc", "Jd", "Js"}
    put(engine, ["QQ+"], "QhJh2c", None)
    assert engine.rows("FROM outs") == []  # a range of several hands has no outs


@pytest.mark.slow
@pytest.mark.parametrize(
    "hand, villain, board", [("AhKh", "2d2s", "QhJh2c"), ("7c6c", "AhAd", "8c9d2c3h"), ("AsKd", "AhQh", "QcJs2d")]
)
def test_a_card_wins_if_it_gives_the_hand_at_least_the_rank_of_the_villain(engine, hand, villain, board):
    put(engine, [hand, villain], board, None)
    found = {card: (rank, wins) for card, rank, wins in engine.rows("SELECT card, hand_rank, wins FROM outs")}
    assert not engine.rows("SELECT card FROM outs WHERE loses")
    rest = [card for card in CARDS if card not in split(hand + villain + board)]
    expected = {}
    for card in rest:
        mine, theirs = (evaluate_cards(*split(held + board), card) for held in (hand, villain))
        expected[card] = (mine, mine <= theirs)
    assert found == expected
    put(engine, [villain, hand], board, None)  # now the hand is ahead: a card loses if it puts the villain ahead
    found = {card for (card,) in engine.rows("SELECT card FROM outs WHERE loses AND NOT wins")}
    theirs = {card: evaluate_cards(*split(villain + board), card) for card in rest}
    assert found == {card for card in rest if theirs[card] > expected[card][0]}


# The commands


def test_equity_prints_exact_counts_as_integers_in_csv_and_json():
    done = pokersql("equity", "AsAh", "KdKc", "-f", "csv")
    header, first, second = csv.reader(io.StringIO(done.stdout))
    assert header == ["player", "hands", "equity", "wins", "ties", "losses", "method", "runouts", "standard_error"]
    assert first[:2] == ["AsAh", "1"] and first[3:] == ["1388072", "6538", "317694", "table", "1712304", ""]
    assert second[3:6] == ["317694", "6538", "1388072"]
    done = pokersql("equity", "AhKh", "-b", "Qs Jh 2c", "--by", "category", "-f", "json")
    rows = json.loads(done.stdout)
    assert sum(row["wins"] for row in rows) + sum(row["ties"] for row in rows) // 2 == 1070190
    assert [row["player"] for row in rows].count("random") > 5


@pytest.mark.slow
def test_equity_simulates_a_question_that_takes_long_to_count_and_prints_a_note():
    done = pokersql("equity", "random", "random", "random", "-f", "csv")
    note, seed = done.stderr.splitlines()
    remedy = "a larger -n or a smaller --error is more precise"
    assert re.fullmatch(rf"pokersql: simulated: exact counting would take about \d+ days; {remedy}", note)
    assert re.fullmatch(r"pokersql: seed \d+", seed)
    rows = list(csv.DictReader(io.StringIO(done.stdout)))
    assert {row["method"] for row in rows} == {"sim"} and {row["runouts"] for row in rows} == {"100000"}


@pytest.mark.slow
def test_a_long_range_is_shortened_in_tables_and_complete_in_data_formats():
    text = "22+,A2s+,K9s+,QTs+,JTs,ATo+,KTo+"
    words = ["equity", text, "AhKh", "-b", "2c3c4c5c6d"]
    table = pokersql(*words).stdout.splitlines()
    assert table[2].startswith("22+,A2s+,K9s+,QTs+,JTs,ATo+,…  ") and text not in "".join(table)
    for form in ("csv", "markdown"):
        assert text in pokersql(*words, "-f", form).stdout


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "words, code, message",
    [
        (
            ["equity", "AhKh", "AhQh"],
            3,
            "player 1 and player 2 'Ah': duplicate_card 'Ah': a card can be in one place only",
        ),
        (
            ["equity", "AA", "AA", "AA"],
            3,
            "AA AA AA: the players can't hold these hands at once, since the hands share cards",
        ),
        (["equity", *["random"] * 11], 2, "players '11': wrong_players 11"),
        (["equity", "AA", "KK", "--method", "exact", "-n", "5"], 2, "-n is for a simulation: --method sim"),
        (
            ["equity", *["random"] * 4, "--method", "exact"],
            2,
            "--method exact: counting would take more than a year; ",
        ),
        (
            ["equity", *["9%"] * 4, "-b", "2c3c4c5d6d", "--method", "exact"],
            2,
            "--method exact: counting would take about 13 minutes and 91 GB of memory; the limits are an hour and 8 GB",
        ),
        (["equity", "AA", "KK", "--error", "0"], 2, "Invalid value for '--error'"),
        (["beats", "AA"], 3, "player 1 'AA': 6 hands; give one hand, as in AhKh"),
        (["beats", "AhKh", "-p", "10"], 2, "Invalid value for '-p'"),
        (["outs", "AhKh", "-b", "QhJh2c3c4c"], 3, "board 'QhJh2c3c4c': it is complete; give three or four cards"),
        (["outs", "AhKh"], 2, "Missing option '-b'"),
        (["beats", "AhKh", "-b", "Qh"], 3, "board 'Qh': wrong_board 1"),
    ],
)
def test_bad_arguments_give_a_one_line_error(words, code, message):
    done = pokersql(*words, code=code)
    assert one_line(done.stderr).startswith(f"pokersql: {message}") and done.stdout == ""


@pytest.mark.slow
def test_the_command_beats_prints_how_many_hands_are_ahead_or_level_or_behind():
    done = pokersql("beats", "AhKh", "-b", "QhJh2c", "-p", "9", "--seed", "1")
    assert "of 1,081 hands 432 are ahead, 9 level, 640 behind" in done.stdout
    chance = re.search(r"at least one of 9 opponents is ahead with a chance of (\S+), give or take (\S+)", done.stdout)
    assert 0.98 < float(chance[1]) < 1 and 0 < float(chance[2]) < 0.001
    assert re.search(r"equity to the river against one random hand: 0\.76330", done.stdout)
    [row] = csv.DictReader(io.StringIO(pokersql("beats", "AhKh", "--by", "total", "-f", "csv").stdout))
    assert (row["hands"], row["ahead"], row["level"]) == ("1225", "72", "9") and row["equity"].startswith("0.6704")


@pytest.mark.slow
def test_the_command_outs_lists_winning_cards_if_the_hand_is_behind_and_otherwise_losing_cards():
    shown = {}
    for hand, villain in [("AhKh", "2d2s"), ("2d2s", "AhKh"), ("AhKh", "AdKd")]:
        done = pokersql("outs", hand, villain, "-b", "QhJh2c")
        shown[villain] = done.stdout.splitlines()
    assert shown["2d2s"][-1].endswith("11 of 45 cards win against 2d2s; it is behind now")
    assert shown["AhKh"][-1].endswith("11 of 45 cards lose to AhKh; it is ahead now")
    assert shown["AdKd"][-1].endswith("0 of 45 cards lose to AdKd; it is level now")
    # one of the villain's two hands is ahead
    done = pokersql("outs", "AhKh", "AcAd,QcJd", "-b", "7s3h2c")
    assert done.stdout.splitlines()[-1].endswith("8 of 47 cards lose to AcAd,QcJd; it is level now")
    assert shown["2d2s"][0].split() == [
        "card", "category", "description", "hand_rank", "villain_ahead", "villain_level", "villain_behind"
    ]  # fmt: skip
    assert {line.split()[-3:] == ["1", "0", "0"] for line in shown["AhKh"][2:-2]} == {True}


@pytest.mark.slow
def test_the_command_beats_takes_a_range_for_the_villain_and_uses_the_weights_of_its_hands():
    lines = pokersql("beats", "AhKh", "QQ+,AKs:0.5,JTs", "-b", "QhJh2c").stdout.splitlines()
    assert "of 15 hands 12 are ahead, 3 level, 0 behind" in lines[-3]
    assert lines[-2] == f"an opponent is ahead with a chance of {12 / 13.5:.4f}"
    assert lines[-1].startswith("equity to the river against QQ+,AKs:0.5,JTs: 0.50")
    done = pokersql("beats", "AhKh", "AA", "-p", "2", "--seed", "1", "-n", "100", code=3)
    assert one_line(done.stderr).startswith("pokersql: AhKh AA AA: the players can't hold these hands at once")


@pytest.mark.slow
def test_the_command_beats_prints_the_equity_before_the_flop_even_if_dead_cards_are_given():
    done = pokersql("beats", "AhKh", "-d", "2c", "--by", "total", "-f", "csv")
    [row] = csv.DictReader(io.StringIO(done.stdout))
    assert row["hands"] == str(comb(49, 2)) and abs(float(row["equity"]) - 0.67) < 0.01 and done.stderr == ""


def test_the_command_beats_with_the_option_nuts_lists_the_ten_best_possible_hands():
    rows = list(csv.DictReader(io.StringIO(pokersql("beats", "2c2d", "-b", "QhJhTh9s", "--nuts", "-f", "csv").stdout)))
    assert rows[0]["description"] == "Royal Flush" and rows[0]["combinations"] == "1" and rows[0]["example"] == "AhKh"
    assert [row["place"] for row in rows] == [str(place) for place in range(1, 11)]


def test_wrong_arguments_of_build_starting_hands_give_a_one_line_error(tmp_path):
    for words, message in [
        (["build"], "PATH is missing; name the file to build"),
        (["build", "--starting-hands", str(tmp_path / "x.csv")], f"{tmp_path / 'x.csv'}: --starting-hands writes SQL"),
        (["build", "--starting-hands", "--seven", "x.sql"], "--seven and --starting-hands: one at a time"),
    ]:
        assert one_line(pokersql(*words, code=2).stderr).startswith(f"pokersql: {message}")
    said = one_line(pokersql("build", "--starting-hands", code=2).stderr)
    assert said.endswith(f"{STARTING_HANDS.file} exists; --force writes over it\n")


def test_a_complete_count_of_starting_hands_writes_the_shipped_file(engine):
    # If all boards are marked as counted, the result must be exactly the shipped file.
    for path in sql_files.order("sql/count_starting_hands.sql")[1:]:
        worlds.read(engine, path)
    engine.rows(
        """
        INSERT INTO slice_counts
        SELECT starting_hand, combinations * 2118760 AS boards, combinations * wins AS wins, combinations * ties AS ties
        FROM starting_hands
        """
    )
    made = in_sql(STARTING_HANDS, engine.execute(STARTING_HANDS.rows))
    assert made.decode() == sql_files.read(STARTING_HANDS.file)
