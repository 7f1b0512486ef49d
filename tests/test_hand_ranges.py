"""Ranges of every game, compared with `hand_patterns.py`, and patterns of boards."""

import random
from itertools import combinations, permutations
from math import comb, prod

import hand_patterns
import pytest
from conftest import one_line, pokersql
from hand_patterns import DECK
from phevaluator import evaluate_omaha_cards

from pokersql.counts import equities
from pokersql.databases import worlds
from pokersql.errors import PokersqlError

OWN = {"holdem": 2, "omaha": 4, "omaha-5": 5}


@pytest.fixture(scope="module")
def engine():
    return worlds.loaded("duckdb")


def named(engine, written: str, game: str = "omaha") -> dict[frozenset[str], float]:
    """The hands of a range with their weights."""
    equities.put(engine, [written, "random"], None, None, game)
    equities.refuse(engine, "equity_errors")
    rows = engine.rows("SELECT hole, weight FROM player_hands WHERE seat = 1")
    return {frozenset(hole[at : at + 2] for at in range(0, len(hole), 2)): weight for hole, weight in rows}


def counted(engine, players: list[str], board: str, game: str = "omaha", dead: str | None = None) -> list[tuple]:
    """The exact wins, ties and losses of each player."""
    equities.put(engine, players, board, dead, game)
    equities.refuse(engine, "equity_errors")
    return engine.rows("SELECT wins, ties, losses FROM equity WHERE method = 'exact' ORDER BY player_id")


KNOWN = [
    ("omaha", "AA", comb(52, 4) - comb(48, 4) - 4 * comb(48, 3)),
    ("omaha", "$rb", 13**4),
    ("omaha", "$ss", 4 * comb(13, 2) * 3 * 13**2),
    ("omaha", "$ds", 6 * comb(13, 2) ** 2),
    ("omaha", "$ts", 12 * comb(13, 3) * 13),
    ("omaha", "$ms", 4 * comb(13, 4)),
    ("omaha", "$np", comb(13, 4) * 4**4),
    ("omaha", "$op", 13 * 6 * comb(12, 2) * 4**2),
    ("omaha", "RRON", 13 * 6 * comb(12, 2) * 4**2),
    ("omaha", "$tp", comb(13, 2) * 6**2),
    ("omaha", "RROO", comb(13, 2) * 6**2),
    ("omaha", "*!A", comb(48, 4)),
    ("omaha", "random!As", comb(51, 4)),
    ("omaha", "AA:As", comb(51, 3) - comb(48, 3)),
    ("omaha", "*, !AsKh", comb(52, 4) - comb(50, 2)),
    ("omaha-5", "KK", comb(52, 5) - comb(48, 5) - 4 * comb(48, 4)),
    ("omaha-6", "AAA", comb(52, 6) - sum(comb(4, aces) * comb(48, 6 - aces) for aces in range(3))),
    ("omaha-hi-lo", "A2**", comb(52, 4) - 2 * comb(48, 4) + comb(44, 4)),
    ("six-plus", "A[K-T]s", 16),
    ("holdem", "[A-T][A-T]", comb(20, 2)),
    ("holdem", "$ss", 4 * comb(13, 2)),
]


@pytest.mark.quick(2)
@pytest.mark.parametrize("game, written, hands", KNOWN, ids=str)
def test_a_range_has_the_known_number_of_hands(engine, game, written, hands):
    assert len(named(engine, written, game)) == hands


SLOTS = ["A", "K", "T", "9", "As", "Kh", "Tx", "9y", "Ax", "x", "y", "s", "h", "R", "O", "Rx", "*", "*x", "[A-T]"]
SLOTS += ["[2,4,6-8]", "[A-J]x", "[As,Kd]", "9[c,d]", "[5-2]h", "N", "z", "*[h,s]"]
"""Common and rare slots of patterns."""


def drawn_range(rng: random.Random, own: int) -> str:
    """A range of one to three terms, some with required or excluded patterns and shapes."""

    # Names of shapes are read first: Ass is an ace in a hand of shape ss, Txo is an offsuit hand with a ten, and
    # A[K-T]s is suited. So the random ranges have no such patterns.
    choice = SLOTS if own > 2 else [slot for slot in SLOTS if slot not in ("As", "s", "O", "x", "y", "z")]

    def pattern() -> str:
        while True:
            slots = [rng.choice(choice) for _ in range(rng.randint(2, own))]
            cards = [slot for slot in slots if slot in DECK]
            ways = prod(sum(hand_patterns.takes(slot, card) for card in DECK) for slot in slots if slot != "*")
            named = "".join(slots).endswith("ss") or (own == 2 and not any(slot[0] in "[*" for slot in slots))
            if ways < 20_000 and len(cards) == len({*cards}) < len(slots) and not named:
                return "".join(slots)

    pieces = []
    for _ in range(rng.choice([1, 1, 2, 3])):
        terms = [pattern()]
        if rng.random() < 0.4:
            terms.append(rng.choice([":", "!"]) + pattern())
        if rng.random() < 0.4:
            terms.append(rng.choice(["$", "!$", ":!$"]) + rng.choice([*hand_patterns.SHAPES]))
        pieces.append("".join(terms))
    if rng.random() < 0.3:
        pieces.append("!" + pattern())
    return ", ".join(pieces)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_random_ranges_have_the_hands_that_a_search_finds(engine, part):
    rng = random.Random(f"patterns {part}")
    found = 0
    for number in range(6):
        game = ("omaha", "omaha", "holdem")[number % 3]
        written = drawn_range(rng, OWN[game])
        expected = hand_patterns.hands(written, OWN[game])
        try:
            assert {*named(engine, written, game)} == expected, written
        except PokersqlError as error:
            assert "empty_range" in str(error) and not expected, (written, error)
            continue
        found += 1
    assert found > 1


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    "game, written, same",
    [
        ("omaha", "AAds", "AA$ds"),
        ("omaha", "aads", "AA$ds"),
        ("omaha", "AADS", "AA$ds"),
        ("omaha", "A A * *", "AA"),
        ("omaha", "KQJT $ss", "KQJT$ss"),
        ("omaha", "A♠ A♥ K*", "AsAhK*"),
        ("omaha", "10 10 9 8", "TT98"),
        ("omaha", "QQ+", "QQ, KK, AA"),
        ("omaha", "QQ**+", "QQ, KK, AA"),
        ("omaha", "JT98+", "JT98, QJT9, KQJT, AKQJ"),
        ("omaha", "A876+", "A876, A987, AT98, AJT9, AQJT, AKQJ"),
        ("omaha", "KT+", "KT, KJ, KQ"),
        ("omaha", "JT98-8765", "JT98, T987, 9876, 8765"),
        ("omaha", "8765-JT98", "JT98, T987, 9876, 8765"),
        ("omaha", "AxAyJxJy-AxAyTxTy", "AxAyJxJy, AxAyTxTy"),
        ("omaha", "A9-AJ", "A9, AT, AJ"),
        ("omaha", "{AA,KK}ds", "AA$ds, KK$ds"),
        ("omaha", "(AA, KK):xxyy", "AA:xxyy, KK:xxyy"),
        ("omaha", "{AK,QJ}{T9,87}", "AKT9, AK87, QJT9, QJ87"),
        ("omaha", "KK!{AA,QQ}", "KK!AA!QQ"),
        ("omaha", "KK, !{AA,QQ}", "KK, !AA, !QQ"),
        ("omaha", "random!AA", "*!AA"),
        ("omaha", "[A, K]A", "[A,K]A"),
        ("omaha", "[AK][AK]", "[A,K][A,K]"),
        ("omaha", "AsAhKsKh, AsAhKsKd", "AsAhKs[h,d]:AsAhKsK"),
        ("omaha", "AsAhKsKh,KdKcQdQc", "KdKcQdQc, AsAhKsKh"),
        ("holdem", "A[K-T]s", "AKs, AQs, AJs, ATs"),
        ("holdem", "[KQ]To", "KTo, QTo"),
        ("holdem", "AxKx", "AKs"),
        ("holdem", "AxKy", "AKo"),
        ("holdem", "[A-K][A-K]", "AA, KK, AK"),
        ("holdem", "AK!AKs", "AKo"),
        ("holdem", "15%:$op", "15%, !$np"),
        ("holdem", "{AA,KK}:0.5", "AA:0.5, KK:0.5"),
        ("omaha", "{AA,KK}:0.5,AAds", "AA:0.5, KK:0.5, AA$ds:1"),
        ("omaha", "[50]AA,KK[/50],AAds", "AA:0.5, KK:0.5, AA$ds:1"),
    ],
)
def test_two_spellings_of_a_range_have_the_same_hands(engine, game, written, same):
    equities.put(engine, [written, same], None, None, game)
    sql = "SELECT hole, weight FROM player_hands WHERE seat = ? ORDER BY ALL"
    assert engine.rows(sql, [1]) == engine.rows(sql, [2]) != []


@pytest.mark.quick(4)
@pytest.mark.parametrize(
    "game, written, said",
    [
        ("omaha", "AA**K", "bad_range 'AA**K': a range is hands of up to 4 cards"),
        ("omaha", "AA$zz", "bad_range 'AA$zz': a shape is $ds, $ms, $rb, $ss, $ts, $np, $op, $tp, as in AA$ds"),
        ("omaha", "AA, QQ-K", "bad_range 'QQ-K'"),
        ("omaha", "JT98-7665", "bad_range 'JT98-7665'"),
        ("omaha", "{AA,KK", "bad_range '{AA'"),
        ("omaha", "AA}", "bad_range 'AA}'"),
        ("omaha", "(AA", "bad_range '(AA'"),
        ("omaha", "AA!!KK", "bad_range 'AA!!KK'"),
        ("omaha", "AA!", "bad_range 'AA!'"),
        ("omaha", "AAKKQ", "bad_range 'AAKKQ'"),
        ("omaha", "15%", "bad_range '15%': a percentage is for games of two own cards"),
        ("omaha", "AA:2", "bad_weight '2'"),
        ("omaha", "AsAsK*", "bad_range 'AsAsK*'"),
        ("omaha", "AsAh", "wrong_count 2"),
        ("omaha", "AsAhKs,KdKcQdQc", "wrong_count 7"),
        ("omaha", "AsAhKs1s", "bad_card '1s'"),
        ("omaha", "AA!AA", "empty_range"),
        ("omaha", "AAAAA", "bad_range"),
        ("holdem", "KAs", "bad_range 'KAs': the higher card stands first"),
        ("holdem", "AKx", "bad_range 'AKx'"),
        ("holdem", "AhK", "bad_range 'AhK'"),
        ("stud", "[A-T]*******", "bad_range"),
    ],
)
def test_an_invalid_range_is_named_in_the_error(engine, game, written, said):
    with pytest.raises(PokersqlError) as raised:
        named(engine, written, game)
    assert said in str(raised.value)


@pytest.mark.slow
def test_hands_of_stud_have_as_many_cards_as_the_longest_pattern_of_the_range(engine):
    def starts(written: str) -> set[int]:
        equities.put(engine, [written, "random"], None, None, "stud")
        return {size for (size,) in engine.rows("SELECT BIT_COUNT(card_bits) FROM seat_hands WHERE seat = 1")}

    assert starts("(AA)K") == starts("AA, KKQ") == {3}
    assert starts("As Kd") == {2}
    rows = counted(engine, ["{As,Ac}Ah Kd 2c 3c 7d 7h", "KcKhKsQd2d3d9c"], None, "stud")
    assert [sum(row) for row in rows] == [2, 2]


# Equity of ranges


def by_brute_force(hands: list[list[str]], others: list[list[str]], board: list[str]) -> list[int]:
    """The first player's wins, ties and losses in Omaha over all hands and boards, by phevaluator."""
    counts = [0, 0, 0]
    for one in hands:
        for other in others:
            rest = [card for card in DECK if card not in {*one, *other, *board}]
            if len(rest) > 52 - 8 - len(board):  # the hands have a card in common
                continue
            for drawn in combinations(rest, 5 - len(board)):
                first, second = (evaluate_omaha_cards(*board, *drawn, *hand) for hand in (one, other))
                counts[(first > second) * 2 + (first == second)] += 1
    return counts


@pytest.mark.slow
@pytest.mark.parametrize(
    "one, other, board",
    [
        ("AAds!AAA:{K,Q}", "QdJdTc9c", "2c7d9h5c"),
        ("AsAhKsK", "QQ[J-T][J-T]$ds", "Qc7d9h5cKc"),
    ],
)
def test_exact_equity_of_omaha_ranges_agrees_with_phevaluator(engine, one, other, board):
    shared = [board[at : at + 2] for at in range(0, len(board), 2)]
    ours = [[sorted(hand) for hand in named(engine, written) if not hand & {*shared}] for written in (one, other)]
    assert list(counted(engine, [one, other], board)[0]) == by_brute_force(*ours, shared)


@pytest.mark.slow
def test_the_counts_of_a_hi_lo_range_are_the_sum_over_its_hands(engine):
    board = "3h4s8cThKs"
    rows = [counted(engine, [f"Ac2c{kings}", "Ad2dQcJs"], board, "omaha-hi-lo") for kings in ("KdKh", "KdKc", "KhKc")]
    together = counted(engine, ["Ac2cKK", "Ad2dQcJs"], board, "omaha-hi-lo")
    assert together == [tuple(map(sum, zip(*found, strict=True))) for found in zip(*rows, strict=True)]


@pytest.mark.slow
@pytest.mark.parametrize(
    "game, players, board",
    [
        ("omaha", ["AAds!AAA", "QdJdTc9c"], "2c7d9h5c"),
        ("omaha-hi-lo", ["A2[K-Q]*$ds", "Ad3dQcJs:1,AcAd2c3d"], "3h4s8cTh"),
        ("omaha", ["AsAhKsKh", "QdJdTc9c"], "2c 7d 9h [c,h]"),
        ("holdem", ["AhKh", "QQ+,AKs"], "2c 7d 9h x x"),
    ],
)
def test_simulated_equity_of_ranges_is_within_its_standard_error(engine, game, players, board):
    exact = counted(engine, players, board, game)
    parts = [equity for (equity,) in engine.rows("SELECT equity FROM equity WHERE method = 'exact' ORDER BY player_id")]
    assert len(exact) == len(parts) == 2
    equities.simulate(engine, players, 5, 20_000, None)
    drawn = engine.rows("SELECT equity, standard_error FROM equity WHERE method = 'sim' ORDER BY player_id")
    for part, (equity, error) in zip(parts, drawn, strict=True):
        assert abs(part - equity) < 5 * error


# Board patterns


@pytest.mark.quick(0)
@pytest.mark.parametrize(
    "game, players, known, wished",
    [
        ("holdem", ["AsKs", "AA"], "2c 7d 9h", ["h"]),
        ("holdem", ["AsKs", "QQ+,AKs"], "2c 7d 9h", ["h", "[A-K]"]),
        ("holdem", ["AsKs", "QdJd"], "2c 7d", ["[4-5]h", "[5,8]", "[8,9]"]),
        ("omaha", ["AsAhKsKh", "QdJdTc9c"], "2c 7d 9h", ["h"]),
        ("omaha-hi-lo", ["AsAhKsKh", "QdJdTc9c"], "2c 7d 3h", ["R", "R"]),
        ("six-plus", ["AsKs", "JdTd"], "7c 7d 9h", ["9", "*c"]),
        ("holdem", ["AsKs", "QdJd"], "2c 7d", ["[4-5]h"]),
    ],
)
def test_the_equity_on_a_board_pattern_counts_all_boards_that_fit(everything, game, players, known, wished):
    board = known.split()
    ways = [way for way in permutations([card for card in DECK if card not in board], len(wished)) if fits(way, wished)]
    flop = 3 - len(board)  # the three cards of the flop have no order
    ways = {(frozenset(way[:flop]), *way[flop:]) if flop else way for way in ways}
    boards = [" ".join([*board, *way[0], *way[1:]] if flop else [*board, *way]) for way in ways]
    columns = "question INT, seat INT, game TEXT, who TEXT, hand TEXT, board TEXT, dead TEXT"
    everything.execute(f"CREATE OR REPLACE TEMP TABLE wishes ({columns})")
    questions = [f"{known} {' '.join(wished)}", *boards]
    rows = [
        (question, seat, game, f"seat {seat}", hand, text, None)
        for question, text in enumerate(questions)
        for seat, hand in enumerate(players, 1)
    ]
    everything.executemany("INSERT INTO wishes VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
    sums = "SELECT SUM(wins), SUM(ties), SUM(losses), MAX(method) FROM pokersql.equities('wishes', 1, 9) WHERE seat = 1"
    [wins, ties, losses, method] = everything.execute(f"{sums} AND question > 0").fetchone()
    found = everything.execute(f"{sums} AND question = 0").fetchone()
    # Cards that fit the pattern in several orders count once.
    assert (found[0] * losses, found[1] * losses, method) == (wins * found[2], ties * found[2], found[3]) and losses > 0


def fits(cards: tuple[str, ...], wished: list[str]) -> bool:
    """Whether each card fits its slot; all cards in slots R must have one rank."""
    tests = {
        "h": lambda card: card[1] == "h",
        "*c": lambda card: card[1] == "c",
        "[A-K]": lambda card: card[0] in "AK",
        "[4-5]h": lambda card: card in ("4h", "5h"),
        "[5,8]": lambda card: card[0] in "58",
        "[8,9]": lambda card: card[0] in "89",
        "9": lambda card: card[0] == "9",
        "R": lambda card: card[0] == cards[0][0] and card[0] not in "273",
    }
    return all(tests[wish](card) for card, wish in zip(cards, wished, strict=True))


def test_relations_about_the_present_board_have_no_rows_on_a_board_pattern(engine):
    equities.put(engine, ["AsKs", "AA"], "2c 7d 9h h", None, "holdem")
    with pytest.raises(PokersqlError, match="on a board of known cards"):
        equities.refuse(engine, "standing_errors")
    for relation in ("hands_now", "outs", "next_cards", "hand_equities", "range_categories"):
        assert not engine.rows(f"SELECT * FROM {relation}")


@pytest.mark.parametrize(
    "board, said",
    [("2c 7d 9h [7d]", "empty_board"), ("2c 7d 9h h h h", "wrong_board"), ("2c 7d 9h 1h h", "bad_card '1h'")],
)
def test_an_invalid_board_pattern_is_named_in_the_error(engine, board, said):
    equities.put(engine, ["AsKs", "AA"], board, None, "holdem")
    with pytest.raises(PokersqlError, match=said):
        equities.refuse(engine, "equity_errors")


# Tables


@pytest.mark.slow
def test_equity_over_a_table_of_ranges_agrees_with_the_command(tmp_path):
    file = tmp_path / "plo.csv"
    file.write_text('hero,villain,board\nAAds!AAA,QdJdTc9c,2c7d9h5c\n"AA,KK$ds",QdJdTc9c,2c 7d 9h 5c c\nQQ+*K*,AA,\n')
    table = pokersql("equity", "--game", "omaha", "--table", file, "-f", "csv", code=3).stdout.splitlines()
    rows = [row.split(",") for row in table[1:]]
    assert "bad_range 'QQ+*K*' of hero" in table[3]
    for (*_, wins, ties, losses, runouts, method, _, _), asked in zip(
        rows, [["AAds!AAA", "2c7d9h5c"], ["AA,KK$ds", "2c 7d 9h 5c c"]], strict=False
    ):
        players, board = [asked[0], "QdJdTc9c"], asked[1]
        said = pokersql("equity", "--game", "omaha", *players, "-b", board, "-f", "csv").stdout.splitlines()
        assert said[1].split(",")[-7:-1] == [wins, ties, losses, method, runouts, ""] or said[1].endswith(
            f"{wins},{ties},{losses},{method},{runouts},"
        )


@pytest.mark.slow
def test_the_command_equity_takes_a_range_of_omaha():
    done = pokersql("equity", "--game", "omaha", "AA**", "random", "-b", "Kh 9h 2c", "--seed", "1", "-f", "csv")
    rows = [row.split(",") for row in done.stdout.splitlines()[1:]]
    assert [row[:2] for row in rows] == [["AA**", "6121"], ["random", ""]]
    assert abs(float(rows[0][2]) - 0.6355) < 0.01
    assert "bad_range" in one_line(pokersql("equity", "--game", "omaha", "AA**", "KK+*Q*", code=3).stderr)
