"""The equity macros over tables, compared with the relation `equity` and with other evaluators."""

import json
import random
from itertools import chain, combinations, pairwise

import duckdb
import pytest
from conftest import pokersql
from phevaluator import evaluate_cards, evaluate_omaha_cards

from pokersql.sources import catalogue

DECK = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
ADDED = ["equity", "wins", "ties", "losses", "runouts", "method", "standard_error", "error"]


@pytest.fixture
def macros(everything):
    """A connection to all relations and macros, in a transaction that is rolled back after the test."""
    everything.execute("BEGIN")
    yield everything
    everything.execute("ROLLBACK")


def ask(
    connection: duckdb.DuckDBPyConnection, rows: list[tuple], more: str = "", columns: str = "hero, villain, board"
):
    """The columns that `equity_of` adds: one row per question, in the order of the questions."""
    connection.execute(f"CREATE OR REPLACE TEMP TABLE asked (number INTEGER, {columns.replace(',', ' TEXT,')} TEXT)")
    connection.executemany(f"INSERT INTO asked VALUES (?{', ?' * len(rows[0])})", [(n, *r) for n, r in enumerate(rows)])
    answer = f"FROM equity_of('asked', hero, villain, board{more}) ORDER BY number"
    return connection.execute(f"SELECT {', '.join(ADDED)} {answer}").fetchall()


def counted(hands: list[list[str]], board: list[str], dead: list[str], evaluate=evaluate_cards) -> list[tuple]:
    """The wins, ties and losses of each hand, by evaluating every board."""
    rest = [card for card in DECK if card not in [*chain(*hands), *board, *dead]]
    counts = [[0, 0, 0] for _ in hands]
    for more in combinations(rest, 5 - len(board)):
        ranks = [evaluate(*board, *more, *hand) for hand in hands]
        best = min(ranks)
        for count, rank in zip(counts, ranks, strict=True):
            count[2 if rank > best else 0 if ranks.count(best) == 1 else 1] += 1
    return [tuple(count) for count in counts]


@pytest.mark.slow
def test_exact_counts_by_the_macro_equity_of_agree_with_phevaluator(macros):
    rng = random.Random(17)
    rows, expected = [], []
    for number in range(90):
        cards = rng.sample(DECK, 11)
        board, dead = cards[4 : 4 + (3, 4, 5)[number % 3]], cards[9 : 9 + number % 2 * 2]
        rows.append(("".join(cards[:2]), " ".join(cards[2:4]), " ".join(board), ",".join(dead)))
        expected.append(counted([cards[:2], cards[2:4]], board, dead)[0])
    answers = ask(macros, rows, ", dead := dead", "hero, villain, board, dead")
    assert [answer[1:4] for answer in answers] == expected
    for equity, wins, ties, losses, runouts, method, error, wrong in answers:
        assert (method, error, wrong, runouts) == ("exact", None, None, wins + ties + losses)
        assert equity == pytest.approx((wins + ties / 2) / runouts, abs=1e-12)


@pytest.mark.slow
def test_five_hundred_rows_on_different_streets_agree_with_phevaluator(macros):
    rng = random.Random(500)
    rows, expected = [], []
    for number in range(500):
        cards = rng.sample(DECK, 11)
        board, dead = cards[4 : 4 + (3, 4, 5)[number % 3]], cards[9 : 9 + number % 2 * 2]
        rows.append(("".join(cards[:2]), "".join(cards[2:4]), "".join(board), "".join(dead)))
        expected.append(counted([cards[:2], cards[2:4]], board, dead)[0])
    assert [answer[1:4] for answer in ask(macros, rows, ", dead := dead", "hero, villain, board, dead")] == expected


QUESTIONS = [
    (["AhKh", "QQ+,AKs:0.5"], "Qs Jh 2c", ""),
    (["22-55, !33", "A5s-A2s; T9s:25%"], "As 4h 9c 9d", "2c"),
    (["AhKh", "15%"], "Qs Jh 2c Th", "9h 9c"),
    (["AcAd", "Kx"], "2c 7d 9h Ts Jh", ""),
    (["QQ+,AKs", "AQo"], "", ""),
    (["As Ah", "Kd Kc"], "", ""),
]
"""Questions for the macros and for the relation `equity`: players, board, dead cards."""


def asked_alone(connection, players: list[str], board: str, dead: str) -> list[tuple]:
    """The rows of the relation `equity` for one question."""
    connection.execute("DELETE FROM player_ranges; DELETE FROM known_cards")
    for number, player in enumerate(players, 1):
        connection.execute("INSERT INTO player_ranges VALUES (?, ?)", [number, player])
    for place, cards in {"board": board, "dead": dead}.items():
        if cards:
            connection.execute("INSERT INTO known_cards VALUES (?, ?)", [place, cards])
    columns = "equity, CAST(wins AS BIGINT), CAST(ties AS BIGINT), CAST(losses AS BIGINT), CAST(runouts AS BIGINT)"
    connection.execute(catalogue.part("ask"))
    [(method,)] = connection.execute("SELECT MAX(method) FROM equity").fetchall()
    return connection.execute(
        f"SELECT {columns}, method FROM equity WHERE method = ? ORDER BY player_id", [method]
    ).fetchall()


@pytest.mark.slow
def test_the_macro_equity_of_and_the_relation_equity_agree_on_ranges(macros):
    rows = [(*players, board, dead) for players, board, dead in QUESTIONS]
    answers = ask(macros, rows, ", dead := dead", "hero, villain, board, dead")
    for answer, question in zip(answers, QUESTIONS, strict=True):
        alone = asked_alone(macros, *question)[0]
        assert answer[1:6] == alone[1:]
        assert answer[0] == pytest.approx(alone[0], abs=1e-12)


@pytest.mark.slow
def test_the_macro_equity_of_players_agrees_with_the_relation_equity(macros):
    questions = {
        "three": (["AhKh", "QQ+,AKs", "76s"], "Qs Jh 2c", "7h"),
        "four": (["AhKh", "QdQc", "7s6s", "2h2d"], "Qs Jh 2c 3c", ""),
    }
    macros.execute(
        "CREATE TEMP TABLE shown (question TEXT, place INTEGER, hole TEXT, board TEXT, dead TEXT, wins TEXT)"
    )
    for name, (players, board, dead) in questions.items():
        for seat, player in enumerate(players, 1):
            macros.execute("INSERT INTO shown VALUES (?, ?, ?, ?, ?, 'mine')", [name, seat, player, board, dead])
    macros.execute("INSERT INTO shown VALUES ('one', 1, 'AsAh', NULL, NULL, NULL), (NULL, 2, 'As', NULL, NULL, NULL)")
    given = "CREATE TEMP TABLE found AS FROM equity_of_players('shown', question, place, hole, board, dead := dead)"
    macros.execute(given)
    for name, question in questions.items():
        found = "SELECT equity, wins_1, ties, losses, runouts, method FROM found WHERE question = ? AND wins = 'mine'"
        rows = macros.execute(f"{found} ORDER BY place", [name]).fetchall()
        alone = asked_alone(macros, *question)
        assert [row[1:] for row in rows] == [row[1:] for row in alone]
        assert [row[0] for row in rows] == pytest.approx([row[0] for row in alone], abs=1e-12)
    assert macros.execute("SELECT error FROM found WHERE method IS NULL ORDER BY place").fetchall() == [
        ("wrong_players 1",),
        ("wrong_players 1",),
    ]


@pytest.mark.slow
def test_the_players_of_a_question_may_spell_its_board_differently(macros):
    macros.execute(
        """
        CREATE TEMP TABLE written AS
        FROM (VALUES
            ('one', 1, 'AhKh', 'Qs Jh 2c', '7h'), ('one', 2, 'QdQc', 'QsJh2c', '7♥'),
            ('one', 3, '76s', '2c,J♥,Q♠', '7h '),
            ('none', 1, 'AhKh', NULL, NULL), ('none', 2, 'QdQc', '', ''),
            ('two', 1, 'AhKh', 'Qs Jh 2c', NULL), ('two', 2, 'QdQc', 'Qs Jh 2d', NULL)
        ) AS t (game, seat, hole, board, dead)
        """
    )
    found = "FROM equity_of_players('written', game, seat, hole, board, dead := dead) SELECT DISTINCT game, error"
    assert macros.execute(f"{found} ORDER BY ALL").fetchall() == [("none", None), ("one", None), ("two", "two_boards")]


@pytest.mark.slow
def test_the_macro_equity_of_looks_up_hands_before_the_flop_in_a_table(macros):
    rng = random.Random(2)
    rows = [(a + b, c + d, None) for a, b, c, d in (rng.sample(DECK, 4) for _ in range(50))]
    answers = ask(macros, rows)
    expected = """
        SELECT a.number, h.wins, h.ties, h.losses
        FROM asked AS a, heads_up AS h
        WHERE SORTED(a.hero) = SORTED(h.hero) AND SORTED(a.villain) = SORTED(h.villain)
        ORDER BY a.number
    """
    macros.execute("CREATE TEMP MACRO SORTED(c) AS LIST_SORT([SUBSTR(c, 1, 2), SUBSTR(c, 3)])")
    assert [(n, *answer[1:4]) for n, answer in enumerate(answers)] == macros.execute(expected).fetchall()
    assert {answer[5] for answer in answers} == {"table"}


ERRORS = {
    (None, "KdKc", None): "no_hand of hero",
    ("", "KdKc", None): "no_hand of hero",
    ("AsAh", "AsKc", None): "duplicate_card 'As' of hero and villain",
    ("AsAh", "KdKc", "2c Kd 3c"): "duplicate_card 'Kd' of villain and the board",
    ("AsAh", "KdKc", "2c 2c 3c"): "duplicate_card '2c' of the board",
    ("AsAhKd", "KdKc", None): "wrong_count 3 of hero",
    ("AsAh", "Kd", None): "wrong_count 1 of villain",
    ("AsAh", "AKx", None): "bad_range 'AKx' of villain",
    ("AsAh", "AK:2", None): "bad_weight '2' of villain",
    ("AsAh", "KdKc", "2c Xx 3c"): "bad_card 'Xx' at 2 of the board",
    ("AsAh", "KdKc", "2c 3c 4c 5c 6c 7c"): "wrong_board 6",
    ("AsAh", "AA", "Ac 2d 3d"): "empty_range of villain",
    ("22+,!22+", "AA", None): "empty_range of hero",
}
"""Questions that have no equity, each with its error."""


def test_a_bad_row_has_an_error_and_the_other_rows_have_answers(macros):
    answers = ask(macros, [*ERRORS, ("AsAh", "KdKc", "Qs Jh 2c")])
    assert [answer[-1] for answer in answers] == [*ERRORS.values(), None]
    assert all(answer[:-1] == (None,) * 7 for answer in answers[:-1])
    assert answers[-1][1:4] == counted([["As", "Ah"], ["Kd", "Kc"]], ["Qs", "Jh", "2c"], [])[0]


@pytest.mark.slow
def test_the_error_for_an_unknown_column_lists_the_columns(everything):
    everything.execute("CREATE OR REPLACE TEMP TABLE t AS SELECT 'AsAh' AS heros, 'KdKc' AS villain")
    with pytest.raises(duckdb.BinderException, match="heros"):
        everything.execute("FROM equity_of('t', hero, villain, NULL)")
    with pytest.raises(duckdb.Error, match="'omahaha': known are"):
        everything.execute("FROM equity_of('t', heros, villain, NULL, game := 'omahaha')").fetchall()
    everything.execute("DROP TABLE t")


@pytest.mark.slow
def test_the_macro_equity_of_takes_lists_of_cards_and_keeps_the_users_columns(macros):
    found = macros.execute("""
        WITH t AS (SELECT [51, 50] AS hero, 'mine' AS equity, ['Qs', 'Jh', '2c'] AS board)
        SELECT hero, equity, wins, runouts FROM equity_of('t', hero, 'KdKc', board)
    """)
    wins = counted([["As", "Ah"], ["Kd", "Kc"]], ["Qs", "Jh", "2c"], [])[0][0]
    assert found.fetchall() == [([51, 50], "mine", wins, 990)]


@pytest.mark.slow
def test_the_macro_equity_steps_has_the_equity_of_each_street_and_its_change(macros):
    macros.execute("CREATE TEMP TABLE t AS SELECT 'AsAh' AS hero, 'KdKc' AS villain, 'Qs Jh 2c Kh 3d' AS board")
    rows = macros.execute("""
        SELECT street, cards, wins, runouts, equity, swing FROM equity_steps('t', hero, villain, board)
        ORDER BY runouts DESC
    """).fetchall()
    board = ["Qs", "Jh", "2c", "Kh", "3d"]
    hands = [["As", "Ah"], ["Kd", "Kc"]]
    assert [row[:4] for row in rows] == [
        ("preflop", "", 1388072, 1712304),
        ("flop", "Qs Jh 2c", counted(hands, board[:3], [])[0][0], 990),
        ("turn", "Kh", counted(hands, board[:4], [])[0][0], 44),
        ("river", "3d", 0, 1),
    ]
    swings = [None, *(after[4] - before[4] for before, after in pairwise(rows))]
    assert [row[5] for row in rows] == swings


@pytest.mark.slow
def test_omaha_counts_by_the_macro_equity_of_agree_with_phevaluator(macros):
    rng = random.Random(4)
    deals = [rng.sample(DECK, 12) for _ in range(20)]
    rows = [("".join(cards[:4]), "".join(cards[4:8]), "".join(cards[8:])) for cards in deals]
    answers = ask(macros, rows, ", game := 'omaha'")
    expected = [counted([cards[:4], cards[4:8]], cards[8:], [], evaluate_omaha_cards)[0] for cards in deals]
    assert [answer[1:4] for answer in answers] == expected


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players", "board"),
    [
        ("omaha-hi-lo", ["Ac2cKdKh", "Ad2dQcJs"], "3h4s8c"),
        ("six-plus", ["AhKh", "TT+"], "Ts 8s 7h"),
        ("razz", ["As2s3s4s8hTcJd", "2d3c4c5c9hKcKd"], ""),
    ],
)
def test_counts_by_the_macro_equity_of_in_other_games_agree_with_the_command_equity(macros, game, players, board):
    [answer] = ask(macros, [(*players, board)], f", game := '{game}'")
    shown = pokersql("equity", *players, *(["-b", board] if board else []), "--game", game, "-f", "json").stdout
    first = json.loads(shown)[0]
    assert answer[0] == pytest.approx(first["equity"], abs=1e-9)
    assert answer[4:6] == (first["runouts"], "exact")
    assert answer[1] == first.get("wins", first.get("scoops"))


@pytest.mark.slow
def test_questions_with_the_same_ranges_have_the_same_answers_whether_asked_together_or_alone(macros):
    ranges = ("AA:0.5,KK,QJs", "AK,AA:0.25,9s9h")
    rows = [(*ranges, board) for board in ("AsAhAd", "AsAhAd2c", "KsQs2s", "KhQh2h", "KcQd2s3s", "9c9d2h2s3c")]
    assert ask(macros, rows) == [ask(macros, [row])[0] for row in rows]


@pytest.mark.slow
def test_a_simulated_answer_does_not_depend_on_the_other_rows(macros):
    long = ("random", "random", None)
    [answer] = ask(macros, [long], ", game := 'six-plus'")
    beside = ask(macros, [("AsAh", "KsKh", None), long], ", game := 'six-plus'")
    assert answer == beside[1]
    assert answer[4:6] == (10000, "sim")
    # With ties the standard error is less than by this formula, but by at most 5 %.
    assert answer[6] == pytest.approx((answer[0] * (1 - answer[0]) / 10000) ** 0.5, rel=0.05)
    assert ask(macros, [long], ", game := 'six-plus', seed := 2")[0] != answer
    assert ask(macros, [long], ", game := 'six-plus', samples := 500")[0][4] == 500


@pytest.mark.slow
def test_simulated_equities_of_a_table_agree_with_exact_counts(macros):
    """With a time limit of 0, equities are simulated; they are within five standard errors of the exact equities."""
    rows = [("AhKh", "QQ+,AKs:0.5", "Qs Jh 2c"), ("22-66", "AJ+", "As 4h 9c"), ("9s8s", "random", "7c 6d 2h")]
    exact = ask(macros, rows)
    macros.execute("UPDATE equity_limits SET seconds = 0")
    for sampled, counts in zip(ask(macros, rows), exact, strict=True):
        assert (sampled[5], counts[5]) == ("sim", "exact")
        assert abs(sampled[0] - counts[0]) < 5 * sampled[6]


def test_unreadable_ranges_have_an_error_and_readable_ranges_have_no_error(macros):
    ranges = [
        "AhKh", "A♥ K♥", "Ah, Kh", "AhKh QcQd", "QQ+,AKs", "22-77 !44", "A5s-A2s:0.25;98s-65s:50%", "A*s Kx", "15%",
        "random, !7-2", "10h9h:0.5, T9s", "AsAs", "AKx", "1%", "0.1%", "AK:0", "AK:1.00001", "!AK:0.5", "22+,!22+", ",",
        "14:S 13.S", "as ah", "KTo+ , 7 6 s", "AA:1,AcAd:0.5", "AA:0,KK", "AA:0.123456,AsAd:0", "AA:0.1234567",
        "AA@1", "[50.0]AA,KK[/50.0]", "QQ,[33.333]AA; KK !AsAh[/33.333] JJ", "[12]AhKh[/12]", "[50]AA,KK[/40]",
        "[50]AA", "KK[/50]",
    ]  # fmt: skip
    columns = "game TEXT DEFAULT 'holdem', part TEXT DEFAULT 'hand', written TEXT, is_range BOOLEAN DEFAULT TRUE"
    macros.execute(f"CREATE TEMP TABLE texts ({columns})")
    macros.execute("CREATE TEMP TABLE methods AS SELECT * FROM pokersql.game_methods WHERE game = 'holdem'")
    macros.executemany("INSERT INTO texts (written) VALUES (?)", [[written] for written in ranges])
    errors = "SELECT DISTINCT written FROM pokersql.range_pieces_of('texts', 'methods') WHERE error IS NOT NULL"
    assert {written for (written,) in macros.execute(errors).fetchall()} == {
        "random, !7-2", "AsAs", "AKx", "0.1%", "AK:1.00001", "!AK:0.5", ",", "14:S 13.S", "KTo+ , 7 6 s",
        "AA:0.1234567", "AA@1", "QQ,[33.333]AA; KK !AsAh[/33.333] JJ", "[50]AA,KK[/40]", "[50]AA", "KK[/50]",
    }  # fmt: skip


@pytest.mark.slow
def test_the_questions_in_a_file_are_answered_row_by_row(tmp_path):
    file = tmp_path / "allins.csv"
    file.write_text("id,Hero,villain,cards\n7,AsAh,KdKc,Qs Jh 2c\n8,AhKh,AhQd,\n9,AsAh,KdKc,\n")
    done = pokersql("equity", "--table", file, "--columns", "hero,villain,cards", "-f", "csv", code=3)
    header, *rows = done.stdout.splitlines()
    assert header == f"id,Hero,villain,cards,{','.join(ADDED)}"
    assert rows[0] == "7,AsAh,KdKc,Qs Jh 2c,0.9,891,0,99,990,exact,,"
    assert rows[1].startswith("8,AhKh,AhQd,,,") and rows[1].endswith("duplicate_card 'Ah' of hero and villain")
    assert rows[2].endswith(",1388072,6538,317694,1712304,table,,")
    assert "1 row has no equity: 1 duplicate_card; the first in line 3" in done.stderr
    allowed = pokersql("equity", "--table", file, "--columns", "hero,villain,cards", "--allow-errors", "-f", "csv")
    assert allowed.stdout == done.stdout
    missing = pokersql("equity", "--table", file, "--columns", "hero,vilain", code=2)
    assert "has no column 'vilain', but id, Hero, villain, cards" in missing.stderr
