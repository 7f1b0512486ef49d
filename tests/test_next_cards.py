"""The equity after each card that can come next, compared with eval7 and with the equity on a board with the card."""

import re
from fractions import Fraction
from itertools import combinations

import eval7
import pytest
from conftest import CARDS, one_line, pokersql

from pokersql.counts import equities
from pokersql.databases import worlds

EVAL7 = {card: eval7.Card(card) for card in CARDS}

QUESTIONS = [
    ("holdem", ["AhKh", "QQ+,AKs:0.5"], "Qs Jh 2c", ""),
    ("holdem", ["15%", "9s8s:0.35,77-55:0.125,AhTh"], "Qh 7h 2c", "As 3d"),
    ("holdem", ["AA,KK", "random"], "Ah 7h 2c 2d", ""),
    ("holdem", ["AhKh", "QdQc", "76s:0.5,55"], "Qh 7h 2c", "5d"),
    ("six-plus", ["AhKh", "TT+,98s"], "Qh 7h 9c", ""),
    ("six-plus", ["20%", "AsKs"], "Qh 7h 9c Tc", "6d"),
    ("omaha", ["AsAhKsKh", "QdJdTc9c"], "Qh 7h 2c", ""),
    ("omaha-hi-lo", ["Ac2cKdKh", "Ad2dQcJs", "8s8d9hTh"], "3h 4s 8c", "5d"),
]


@pytest.fixture(scope="module")
def engine():
    return worlds.loaded("duckdb")


def split(cards: str) -> list[str]:
    return re.findall(r"\w\w", cards)


def next_cards(engine, game: str, players: list[str], board: str, dead: str) -> dict[str, tuple]:
    """Ask the question. Returns the counts after each card: wins, ties, losses and runouts."""
    equities.put(engine, players, board, dead, game)
    rows = engine.rows("SELECT card, equity, change, wins, ties, losses, runouts FROM next_cards")
    assert len({card for card, *_ in rows}) == len(rows)
    now = sum(Fraction(equity) * int(runouts) for _, equity, *_, runouts in rows) / sum(int(row[-1]) for row in rows)
    for _, equity, change, wins, ties, losses, runouts in rows:
        assert equity - change == pytest.approx(float(now), abs=1e-12) and wins + ties + losses == runouts
        if len(players) == 2 and "hi-lo" not in game:
            assert equity == pytest.approx((wins + ties / 2) / runouts, abs=1e-12)
    return {card: tuple(counts) for card, _, _, *counts in rows}


def after(weights: list[dict[str, int]], board: list[str], dead: list[str]) -> list[int]:
    """The first player's wins, ties, losses and runouts by eval7."""
    counts = [0, 0, 0]
    for drawn in combinations([card for card in CARDS if card not in board + dead], 5 - len(board)):
        shown = {*board, *drawn}
        cards = [EVAL7[card] for card in shown]
        ranks = {
            hole: eval7.evaluate(cards + [EVAL7[card] for card in split(hole)])
            for hole in weights[0].keys() | weights[1]
            if not shown & {*split(hole)}
        }
        for mine, other in ((a, b) for a in weights[0] for b in weights[1] if a in ranks and b in ranks):
            if not {*split(mine)} & {*split(other)}:
                place = (ranks[mine] <= ranks[other]) + (ranks[mine] < ranks[other])
                counts[place] += weights[0][mine] * weights[1][other]
    return [*counts, sum(counts)]


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    "players, board, dead",
    [
        (["AhKh,JsTs:0.5,8d8c:0.25,AcQd", "AhAd,JsTs:0.3,9h8h"], "Qh Jh 2c", "Ts"),
        (["AhKh,8d8c,7c7d:0.5", "KhKd,8d8c:0.75,6d5d:0.5,AhTh"], "7h 9d 2c 6s", ""),
    ],
)
def test_the_counts_after_each_card_equal_a_count_of_every_showdown(engine, players, board, dead):
    found = next_cards(engine, "holdem", players, board, dead)
    held = [
        dict(engine.rows("SELECT hole, weight FROM player_hands WHERE player_id = ?", [player])) for player in (1, 2)
    ]
    expected = {
        card: tuple(after(held, [*split(board), card], split(dead)))
        for card in CARDS
        if card not in split(board + " " + dead)
    }
    assert found == {card: counts for card, counts in expected.items() if counts[-1]}


@pytest.mark.quick(2)
@pytest.mark.parametrize("game, players, board, dead", QUESTIONS)
def test_the_counts_of_all_cards_sum_to_those_of_the_equity_now(engine, game, players, board, dead):
    rows = next_cards(engine, game, players, board, dead).values()
    times = 5 - len(split(board))  # each runout of a flop counts for both of its cards
    asked = "SELECT wins, ties, losses, runouts FROM equity WHERE method = 'exact' AND player_id = 1"
    [now] = engine.rows(asked)
    assert tuple(map(sum, zip(*rows, strict=True))) == tuple(times * count for count in now)


@pytest.mark.slow
@pytest.mark.parametrize("game, players, board, dead", QUESTIONS)
def test_the_equity_after_each_card_is_that_on_a_board_with_the_card(engine, game, players, board, dead):
    found = next_cards(engine, game, players, board, dead)
    engine.rows(
        "CREATE OR REPLACE TABLE asked_cards (question INT, seat INT, game TEXT, hand TEXT, board TEXT, dead TEXT)"
    )
    engine.insert(
        "asked_cards",
        [
            (question, seat, game, hand, f"{board} {card}", dead or None)
            for question, card in enumerate(CARDS)
            for seat, hand in enumerate(players, 1)
        ],
    )
    engine.rows("CREATE OR REPLACE VIEW asked_of_cards AS SELECT *, 'player ' || seat AS who FROM asked_cards")
    asked = "SELECT question, wins, ties, losses, runouts FROM pokersql.equities('asked_of_cards', 1, 9) WHERE seat = 1"
    for question, *counts in engine.rows(asked + " ORDER BY question"):
        card = CARDS[question]
        assert (counts[0] is None) == (card not in found), card
        # This question alone may have smaller weights, if those that are left have a common divisor.
        if card in found:
            assert [count * found[card][3] for count in counts] == [count * counts[3] for count in found[card]]


def test_a_card_that_every_hand_of_a_player_has_cannot_come(engine):
    found = next_cards(engine, "holdem", ["AhKh,AhQd", "KsKd,KdQd:0.5"], "7h 9d 2c 6s", "")
    assert len(found) == 46 and not {"Ah", "Kd"} & found.keys()
    # after Kh, the first player has only AhQd, and the second player has no QdKd against it
    assert found["Kh"] == (0, 0, 2, 2)


@pytest.mark.slow
def test_boards_without_a_next_card_and_questions_with_too_many_hands_have_no_rows(engine):
    for game, players, board in [
        ("holdem", ["AA", "KK"], ""),
        ("holdem", ["AA", "KK"], "2c"),
        ("holdem", ["AA", "KK"], "2c 3c 4c 5c 6c"),
        ("holdem", ["AA", "KK"], "2c 3c 4c h"),
        ("holdem", ["15%", "15%", "15%"], "2c 3c 4c"),
        ("omaha", ["AsAhKsKh", "random"], "2c 3c 4c"),
    ]:
        equities.put(engine, players, board, None, game)
        assert engine.rows("FROM next_cards") == [], board


@pytest.mark.slow
def test_outs_by_card_prints_the_best_card_first_and_names_best_and_worst():
    lines = pokersql("outs", "AhKh", "2d2s", "-b", "QhJh2c", "--by", "card").stdout.splitlines()
    assert lines[0].split() == ["card", "equity", "change", "wins", "ties", "losses", "runouts"]
    assert len(lines) == 2 + 45 + 2 and lines[2].split()[:2] == ["Th", "1.000000"]
    equity = [float(line.split()[1]) for line in lines[2:-2]]
    assert equity == sorted(equity, reverse=True)
    now = re.fullmatch(r"equity now (\S+); best card Th: 1\.000000; worst card (\S+): (\S+)", lines[-1])
    assert (now[2], float(now[3])) == (lines[-3].split()[0], equity[-1])
    assert float(now[1]) == pytest.approx(equity[0] - float(lines[2].split()[2]), abs=2e-6)
    # a single player plays against a random hand, and may have a range
    assert pokersql("outs", "QQ+", "-b", "QhJh2c4s", "--by", "card", "-f", "csv").stdout.count("\n") == 49


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "words, code, message",
    [
        (["AA", "KK", "-b", "QhJh2c3c4c"], 3, "board 'QhJh2c3c4c': it is complete; give three or four cards"),
        (["AA", "KK", "-b", "Qh"], 3, "board 'Qh': wrong_board 1"),
        (["AhKh,AhKd", "AhQd,AhQc", "-b", "2c3c4c"], 3, "AhKh,AhKd AhQd,AhQc: the players can't hold these hands"),
        (["AsAhKsKh", "-b", "Qh7h2c", "--game", "omaha"], 2, "--by card: AsAhKsKh against random has too many hands"),
    ],
)
def test_a_question_by_card_without_an_answer_is_one_line(words, code, message):
    done = pokersql("outs", *words, "--by", "card", code=code)
    assert one_line(done.stderr).startswith(f"pokersql: {message}") and done.stdout == ""
