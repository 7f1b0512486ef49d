"""The shipped counts of two hole cards against two others before the flop: how they are computed, loaded and used."""

import random
import re
import signal
import subprocess
import sys
from itertools import combinations, repeat

import duckdb
import numpy as np
import pytest
from conftest import one_line, pokersql, until
from phevaluator import _pheval

from pokersql import engines
from pokersql.counts import equities, shipped
from pokersql.counts.shipped import COUNTS
from pokersql.databases import database_files, worlds
from pokersql.sources import bundle, catalogue, sql_files

CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
HOLES = [high + low for low, high in combinations(CARDS, 2)]
CHECK = "sql/checks/holdem/heads_up.sql"
[FILE] = [count.file for count in COUNTS if count.option == "--heads-up"]


@pytest.fixture(scope="module")
def engine():
    return worlds.loaded("duckdb", whole=True)


def answer(engine, method: str, *players: str) -> list[tuple]:
    equities.put(engine, players, "", "")
    equities.refuse(engine, "equity_errors")
    return engine.rows(
        "SELECT hands, wins, ties, losses, runouts, equity FROM equity WHERE method = ? ORDER BY player_id", [method]
    )


def stored(engine, hero: str, villain: str) -> tuple:
    [found] = engine.rows("SELECT wins, ties, losses FROM heads_up WHERE hero = ? AND villain = ?", [hero, villain])
    return found


# The file of rows


@pytest.mark.slow
def test_the_printed_part_matchups_makes_the_matchup_counts_without_reading_a_file():
    with duckdb.connect() as connection:
        connection.execute(sql_files.read("sql/macros.sql"))
        connection.execute(sql_files.read("sql/games.sql"))
        connection.execute(f"SET file_search_path = '{sql_files.base()}'")
        connection.execute(sql_files.read(bundle.MATCHUPS))
        read = connection.execute("FROM pokersql.matchup_counts ORDER BY ALL").fetchall()
        connection.execute("SET enable_external_access = false")
        connection.execute(catalogue.part("matchups"))
        assert connection.execute("FROM pokersql.matchup_counts ORDER BY ALL").fetchall() == read
        assert len(read) == 93769


@pytest.mark.parametrize("path", ["sql/load.sql", "sql/equity/answers/equity.sql"])
def test_sql_files_that_do_not_call_read_parquet_are_run_unchanged(path):
    assert sql_files.runnable(path) == sql_files.read(path)


@pytest.mark.slow
def test_a_printed_part_contains_the_shipped_rows_but_the_option_show_sql_omits_them():
    assert "READ_PARQUET" not in catalogue.part("equity") and "READ_PARQUET" not in catalogue.whole_text()
    assert len(pokersql("equity", "AsAh", "KdKc", "--show-sql").stderr) < 20_000


def test_the_shipped_file_of_counts_is_small():
    assert (sql_files.base() / FILE).stat().st_size < 160_000


# The counts


def test_the_table_has_the_known_counts_of_aces_against_kings(engine):
    assert stored(engine, "AsAh", "KdKc") == (1388072, 6538, 317694)
    assert stored(engine, "KdKc", "AsAh") == (317694, 6538, 1388072)
    aces = (
        "SELECT combinations, wins, ties, losses FROM starting_hand_matchups WHERE hero_hand = ? AND villain_hand = ?"
    )
    [(combinations, *found)] = engine.rows(aces, ["AA", "KK"])
    assert combinations == 36 and sum(found) == 36 * 1712304
    assert engine.rows("SELECT COUNT(*), SUM(combinations) FROM starting_hand_matchups") == [(169 * 169, 1624350)]


def test_two_matchups_have_the_same_key_if_and_only_if_they_differ_by_a_renaming_of_suits(engine):
    rows = engine.rows(
        """
        SELECT a.hole, b.hole, MATCHUP_KEY(a.card_bits, b.card_bits)
        FROM hole_cards AS a, hole_cards AS b
        WHERE a.card_bits & b.card_bits = 0 AND a.high_rank + b.high_rank + a.low_rank + b.low_rank < 13
        """
    )
    classes = {}
    for hero, villain, key in rows:
        suits = {
            suit: sorted(card + whose for whose, hand in (("h", hero), ("v", villain)) for card in cards(hand, suit))
            for suit in "cdhs"
        }
        classes.setdefault(tuple(key), set()).add(tuple(sorted(map(tuple, suits.values()))))
    assert all(len(found) == 1 for found in classes.values())
    assert len(set().union(*classes.values())) == len(classes) > 100


def cards(hand: str, suit: str) -> list[str]:
    return [card for card, its in zip(hand[::2], hand[1::2], strict=True) if its == suit]


def problems(engine) -> list[str]:
    return [problem for (problem,) in engine.rows(sql_files.read(CHECK))]


@pytest.fixture(scope="module")
def right(engine):
    """The engine after the check has found nothing; the check has also made every relation that it reads."""
    assert problems(engine) == []
    return engine


@pytest.mark.quick(0)
@pytest.mark.parametrize(
    "mutation",
    [
        "UPDATE matchup_counts SET wins = wins + 1, losses = losses - 1 WHERE hero_hand = 'AA' AND villain_hand = 'KK'",
        *(
            pytest.param(mutation, marks=pytest.mark.slow)
            for mutation in (
                "DELETE FROM matchup_counts",
                "DELETE FROM matchup_counts WHERE hero_hand = 'AA' AND villain_hand = 'AA'",
                "DELETE FROM starting_hands",
                "UPDATE matchup_counts SET wins = wins + 1 WHERE hero_hand = 'AA' AND villain_hand = 'KK'",
                "UPDATE matchup_counts SET pairs = pairs + 1 WHERE hero_hand = 'AA' AND villain_hand = 'KK'",
                "UPDATE matchup_counts SET villain_hand = 'QQ' WHERE hero_hand = 'AA' AND villain_hand = 'KK'",
                "UPDATE starting_hands SET ties = ties + 1 WHERE starting_hand = '32o'",
            )
        ),
    ],
)
def test_the_check_of_matchup_counts_finds_only_wrong_rows(right, mutation):
    right.one_connection = True
    right.rows("BEGIN")
    right.rows(mutation)
    assert problems(right)
    right.rows("ROLLBACK")
    right.one_connection = False


# Questions


@pytest.mark.slow
def test_ranges_answered_from_the_table_equal_exact_counts(engine):
    for question in [("AsAh", "KdKc"), ("AKs:0.5,7h7c", "AhAd,KQs:0.25")]:
        assert answer(engine, "table", *question) == answer(engine, "exact", *question)


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    "players, board, dead, game",
    [
        (["AA", "KK", "QQ"], "", "", "holdem"),
        (["AA", "KK"], "", "2c", "holdem"),
        (["AA", "KK"], "2c3c4c", "", "holdem"),
        (["AA", "KK"], "", "", "six-plus"),
        (["AsAh,AsKs", "AsQs,AsJs"], "", "", "holdem"),
    ],
)
def test_a_question_that_the_table_does_not_cover_has_no_answer_from_the_table(players, board, dead, game):
    engine = equities.ask(players, board, dead, errors="equity_errors", game=game)
    assert engine.rows("SELECT * FROM equity WHERE method = 'table'") == []


@pytest.mark.slow
def test_the_command_equity_answers_from_the_table_if_possible():
    for words, method in [
        (["AsAh", "KdKc"], "table"),
        (["AsAh", "KdKc", "--method", "exact"], "exact"),
        (["AsAh", "KdKc", "--by", "category"], "exact"),
        (["--game", "six-plus", "AsAh", "KdKc"], "exact"),
    ]:
        _, *rows = pokersql("equity", *words, "-f", "csv").stdout.splitlines()
        assert all(f",{method}," in row for row in rows), words


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_random_ranges_answered_from_the_table_equal_exact_counts(engine, seed):
    # Each range has 16 hands with different weights, so the two ranges have about 250 pairs of hands.
    players = []
    for place in range(2):
        chosen = random.Random(f"{seed} {place}")
        players.append(",".join(f"{hole}:0.{chosen.randrange(1, 9999):04}" for hole in chosen.sample(HOLES, 16)))
    assert answer(engine, "table", *players) == answer(engine, "exact", *players)


@pytest.mark.slow
def test_the_shipped_counts_equal_counts_by_phevaluator_over_all_boards(engine):
    boards = np.array(list(combinations(range(52), 5)), dtype=np.int8)
    ranks = {hole: ranks_on(boards, hole) for hole in random.Random(1).sample(HOLES, 14)}
    meetings = [(a, b) for a, b in combinations(ranks, 2) if not {*split(a)} & {*split(b)}]
    assert len(meetings) > 70
    for hero, villain in meetings:
        here, there = ranks[hero], ranks[villain]
        free = (here > 0) & (there > 0)
        found = [int((free & won).sum()) for won in (here < there, here == there, here > there)]
        assert stored(engine, hero, villain) == tuple(found) and sum(found) == 1712304, (hero, villain)


def split(hole: str) -> list[int]:
    """The card_ids of two hole cards."""
    return [CARDS.index(hole[:2]), CARDS.index(hole[2:])]


def ranks_on(boards: np.ndarray, hole: str) -> np.ndarray:
    """For each board, the rank that phevaluator gives two hole cards; 0 if one of the two cards is on the board."""
    hand = split(hole)
    free = ~np.isin(boards, hand).any(axis=1)
    ranks = np.zeros(len(boards), dtype=np.int16)
    columns = boards[free].T.tolist()
    ranks[free] = list(map(_pheval.evaluate_7cards, *columns, *map(repeat, hand)))
    return ranks


# Counting again


def test_wrong_arguments_of_build_heads_up_give_a_one_line_error(tmp_path):
    for words, message in [
        ([str(tmp_path / "x.csv")], f"{tmp_path / 'x.csv'}: --heads-up writes Parquet"),
        (["--seven", "x.parquet"], "--seven and --heads-up: one at a time"),
        (["--game-odds", "x.parquet"], "--heads-up and --game-odds: one at a time"),
    ]:
        assert one_line(pokersql("build", "--heads-up", *words, code=2).stderr).startswith(f"pokersql: {message}")
    said = one_line(pokersql("build", "--heads-up", code=2).stderr)
    assert said.endswith(f"{FILE} exists; --force writes over it\n")


@pytest.mark.slow
def test_build_heads_up_writes_the_shipped_file(tmp_path):
    pokersql("build", "--heads-up", str(tmp_path / "heads_up.parquet"))
    made, shipped = tmp_path / "heads_up.parquet", sql_files.base() / FILE
    assert duckdb.sql(f"FROM '{made}'").fetchall() == duckdb.sql(f"FROM '{shipped}'").fetchall()
    assert list(tmp_path.iterdir()) == [made]


@pytest.mark.slow
@pytest.mark.parametrize(
    "count, slices", [(COUNTS[0], "board_slice"), (COUNTS[2], "game_slice")], ids=["starting hands", "game odds"]
)
def test_an_interrupted_slice_is_counted_again(count, slices, tmp_path, monkeypatch):
    _, uncounted = count.slices
    counted = re.search(r"FROM (\w+) AS b", uncounted)[1]
    few = f"UPDATE {slices} SET boards = 2, first_board = (SELECT MAX(board) - 4 FROM {counted})"
    read, left = worlds.read, iter([False, True])

    def cut_off(engine, path):
        read(engine, path)
        if next(left):
            raise InterruptedError

    with shipped._counting(count, tmp_path / "whole", None, None) as engine:
        engine.rows(few)
        shipped.run(engine, count)
        expected = engine.rows(count.rows)
    with pytest.raises(InterruptedError), shipped._counting(count, tmp_path / "part", None, None) as engine:
        engine.rows(few)
        monkeypatch.setattr(worlds, "read", cut_off)
        shipped.run(engine, count)
    monkeypatch.undo()
    with shipped._counting(count, tmp_path / "part", None, None) as engine:
        assert engine.rows(uncounted) == [(2,)]
        shipped.run(engine, count)
        assert engine.rows(count.rows) == expected and engine.rows(uncounted)[0][0] <= 0


TOY = """
from pokersql import cli
from pokersql.sources import sql_files

read = sql_files.read
few = {
    "pokersql.suit_cards AS s": "(SELECT * FROM pokersql.suit_cards WHERE codes < 70000) AS s",
    "pokersql.board_ranks AS b": "(SELECT * FROM pokersql.board_ranks WHERE rank_1 < 6) AS b",
}
def fewer(path):
    text = read(path)
    for whole, some in few.items() if "equity/counting" in path else ():
        text = text.replace(whole, some)
    return text
sql_files.read = fewer
cli.main()
"""
TOY_BUILD = [sys.executable, "-c", TOY, "build", "--heads-up", "--show-sql", "--force"]
"""`pokersql build --heads-up` with only boards of low cards."""

SLICE = ".read sql/equity/counting/next_heads_up_slice.sql\n"


def build(path, code: int = 0) -> str:
    done = subprocess.run([*TOY_BUILD, str(path)], capture_output=True, text=True)
    assert done.returncode == code, done.stderr
    return done.stderr


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """The file of an uninterrupted build."""
    path = tmp_path_factory.mktemp("whole") / "heads_up.parquet"
    assert build(path).count(SLICE) == 20
    return path


@pytest.mark.protocol
@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGINT])
def test_build_heads_up_continues_an_interrupted_build(whole, tmp_path, end):
    path, part = tmp_path / "heads_up.parquet", tmp_path / "heads_up.parquet.part.duckdb"
    process = subprocess.Popen([*TOY_BUILD, str(path)], stderr=subprocess.PIPE, text=True)
    begun = 0
    while begun < 5:
        begun += process.stderr.readline() == SLICE
    process.send_signal(end)
    process.communicate()
    assert process.returncode == (130 if end == signal.SIGINT else -end)
    assert not path.exists() and part.exists()
    assert 1 <= 20 - build(path).count(SLICE) <= 19
    assert path.read_bytes() == whole.read_bytes()
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


@pytest.mark.protocol
def test_a_partial_count_is_discarded_if_other_sql_files_made_it(tmp_path):
    path, part = tmp_path / "heads_up.parquet", tmp_path / "heads_up.parquet.part.duckdb"
    part.write_bytes(b"no database")
    assert build(path).count(SLICE) == 20
    with engines.DuckDB(str(part)) as engine:
        engine.script("CREATE TABLE counted_by AS SELECT 'another' AS sql_checksum")
    assert build(path).count(SLICE) == 20
    assert until(lambda: [file.name for file in tmp_path.iterdir()]) == [path.name]


@pytest.mark.protocol
def test_a_second_build_of_the_same_file_is_refused(tmp_path):
    path = tmp_path / "heads_up.parquet"
    with database_files.alone(path):
        assert "another process is building" in build(path, code=1).splitlines()[-1]
