"""All 133,784,560 seven-card hands: their ranks, the check of each rank, and the directory of Parquet files."""

import os
import re
import subprocess
import sys
from pathlib import Path

import duckdb
import filelock
import pytest
from conftest import one_line, pokersql
from known_counts import SEVEN
from phevaluator import evaluate_cards

from pokersql import engines
from pokersql.databases import database_files, worlds
from pokersql.errors import PokersqlError
from pokersql.sources import sql_files

MISRANKED = "sql/checks/proofs/misranked_hands.sql"
BY_PATTERNS = "sql/checks/all_hands/seven_card_patterns.sql"


def ranking() -> engines.DuckDB:
    """An engine with a view that ranks all hands, and no table of them."""
    engine = worlds.loaded("duckdb")
    engine.one_connection = True
    for path in sql_files.order("sql/seven.sql")[:-1]:
        worlds.read(engine, path)
    return engine


@pytest.fixture(scope="module")
def every() -> engines.DuckDB:
    return ranking()


# ---- ranks


@pytest.mark.slow
def test_each_category_has_the_known_number_of_seven_card_hands(every):
    counted = every.rows(
        """
        SELECT category, COUNT(*)
        FROM every_seven_card_hand JOIN hand_classes USING (hand_rank)
        GROUP BY category
        ORDER BY MIN(hand_rank)
        """
    )
    assert counted == list(SEVEN.items())


@pytest.mark.slow
def test_a_sample_of_the_seven_card_ranks_agrees_with_phevaluator(every):
    some = every.rows(
        "SELECT * FROM every_seven_card_hand WHERE (hand_rank + 7 * card_2::INT + 3 * card_4::INT + card_7) % 5003 = 5"
    )
    assert len(some) > 10_000 and all(sorted(set(cards)) == cards for *cards, _ in some)
    assert [evaluate_cards(*cards) for *cards, _ in some] == [rank for *_, rank in some]


@pytest.mark.slow
def test_each_hand_of_the_15_lowest_cards_occurs_once(every):
    # The 15 lowest cards give 6,435 hands.
    low = every.rows("SELECT COLUMNS('card_.') FROM every_seven_card_hand WHERE card_7 < 15")
    assert len(low) == len(set(low)) == 6435


@pytest.mark.slow
def test_the_relation_seven_card_counts_equals_the_sums_over_seven_card_patterns(every):
    patterns = "SELECT hand_rank, SUM(equivalent_hands) FROM seven_card_patterns GROUP BY hand_rank"
    assert sorted(every.rows("FROM seven_card_counts")) == sorted(every.rows(patterns))


@pytest.mark.slow
def test_the_relation_seven_card_counts_equals_a_count_of_all_ranked_hands(every):
    rows = "SELECT hand_rank, COUNT(*) FROM every_seven_card_hand GROUP BY hand_rank"
    assert sorted(every.rows("FROM seven_card_counts")) == sorted(every.rows(rows))


def test_a_shell_reads_the_files_and_ranks_seven_card_hands(duckdb_shell):
    script = "".join(f".read {path}\n" for path in ["sql/load.sql", *sql_files.order("sql/seven.sql")[:-1]])
    script += "SELECT COUNT(*) AS hands FROM every_seven_card_hand WHERE card_7 < 15;\n"
    assert duckdb_shell.run(script) == [("hands",), ("6435",)]


# ---- the proof of the ranks


@pytest.fixture
def stored(every):
    """An engine with the 77,520 hands of the 20 lowest cards in a table that tests may change, and with the proof."""
    every.rows("CREATE OR REPLACE TABLE seven_card_hands AS FROM every_seven_card_hand WHERE card_7 < 20")
    worlds.read(every, "sql/prove_choices.sql")
    yield every
    every.rows("DROP TABLE seven_card_hands")


def proven(engine, slices: int = 14) -> list[str]:
    for _ in range(slices):
        worlds.read(engine, "sql/proofs/choices/next_choices_slice.sql")
    return [problem for (problem,) in engine.rows(sql_files.read(MISRANKED))]


@pytest.mark.slow
def test_every_stored_rank_is_the_best_of_the_21_choices_of_five_cards(stored):
    assert proven(stored) == ["the choices of 77520 hands were scored, not of 133784560"]
    assert stored.rows("SELECT COUNT(*) FROM best_of_seven WHERE best_rank = hand_rank") == [(77520,)]


def test_the_21_choices_of_five_cards_in_best_of_seven_are_different():
    text = sql_files.read("sql/proofs/choices/best_of_seven.sql")
    places = {
        name: [int(n) for n in re.findall(r"c\.c(\d)", place)] for place, name in re.findall(r"\[(.+)\] AS (\w+)", text)
    }
    assert all(name[1:] == "".join(map(str, cards)) for name, cards in places.items())
    choices = [places[two] + places[three] for two, three in re.findall(r"\+ p\.(p\d+) \+ p\.(t\d+)\]", text)]
    assert len({tuple(sorted(set(cards))) for cards in choices if len(set(cards)) == 5}) == len(choices) == 21


@pytest.mark.quick(1)
@pytest.mark.parametrize("change", ["hand_rank + 1", "hand_rank - 1", "NULL"])
def test_the_check_names_a_wrong_row_with_its_stored_and_its_right_rank(stored, change):
    stored.rows(
        f"UPDATE seven_card_hands SET hand_rank = {change} WHERE (card_1, card_2, card_3, card_4) = (0, 5, 10, 11)"
        " AND (card_5, card_6, card_7) = (12, 17, 19)"
    )
    [_, said] = proven(stored)
    rank = evaluate_cards(0, 5, 10, 11, 12, 17, 19)
    written = {"hand_rank + 1": rank + 1, "hand_rank - 1": rank - 1}.get(change, "NULL")
    assert said == f"2c 3d 4h 4s 5c 6d 6s is stored with rank {written}, but the best of its choices has {rank}"


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "change, said",
    [
        ("DELETE FROM seven_card_hands WHERE rowid = 7", "77519 hands, not 133784560"),
        ("UPDATE seven_card_hands SET card_1 = card_2 WHERE rowid = 7", "77519 hands of seven rising cards, 77519 of"),
        ("INSERT INTO seven_card_hands FROM seven_card_hands LIMIT 1", "77521 hands of seven rising cards, 77520 of"),
        ("UPDATE seven_card_hands SET hand_rank = 7463 WHERE rowid = 7", "1 hands of no category, not 0"),
        ("DELETE FROM seven_card_hands", "seven_card_hands has 0 hands, not 133784560"),
    ],
)
def test_the_check_finds_missing_hands_and_duplicate_hands_and_invalid_ranks(stored, change, said):
    stored.rows(change)
    problems = stored.rows(sql_files.read("sql/checks/all_hands/seven_card_hands.sql"))
    assert any(said in problem for (problem,) in problems), problems


def test_the_check_compares_the_number_of_hands_of_each_rank_with_the_patterns(stored):
    stored.rows(
        "CREATE OR REPLACE TEMP TABLE seven_card_patterns AS"
        " SELECT hand_rank, COUNT(*) AS equivalent_hands FROM seven_card_hands GROUP BY ALL"
    )
    assert stored.rows(sql_files.read(BY_PATTERNS)) == []
    [(row,)] = stored.rows("SELECT MIN(rowid) FROM seven_card_hands WHERE hand_rank = 9")
    stored.rows("UPDATE seven_card_hands SET hand_rank = 11 WHERE rowid = ?", [row])
    problems = [problem for (problem,) in stored.rows(sql_files.read(BY_PATTERNS))]
    assert problems[0].startswith("seven_card_hands has ") and "of rank 9, Straight Flush, Six high" in problems[0]
    assert len(problems) == 2


# ---- the directory


def partitions(directory: Path, text: bytes) -> Path:
    for card in range(3):
        (directory / f"card_1={card}").mkdir(parents=True)
        (directory / f"card_1={card}" / "data_0.parquet").write_bytes(text)
    return directory


def texts(directory: Path) -> set[bytes]:
    return {path.read_bytes() for path in directory.rglob("*.parquet") if path.is_file()}


@pytest.mark.parametrize("old", [False, True])
def test_a_built_directory_replaces_the_old_directory_only_when_it_is_complete(tmp_path, old):
    target = tmp_path / "seven.parquet"
    if old:
        partitions(target, b"old")
    with database_files._beside(target, old) as part:
        partitions(part, b"new")
        assert texts(target) == ({b"old"} if old else set())
    assert texts(target) == {b"new"} and os.listdir(tmp_path) == ["seven.parquet"]


@pytest.mark.parametrize("error", [KeyboardInterrupt, OSError("no space left")])
def test_a_failed_build_does_not_replace_the_old_directory(tmp_path, error):
    target = partitions(tmp_path / "seven.parquet", b"old")
    with pytest.raises((KeyboardInterrupt, OSError)), database_files._beside(target, True) as part:
        partitions(part, b"new")
        raise error
    assert texts(target) == {b"old"} and os.listdir(tmp_path) == ["seven.parquet"]


def test_a_build_keeps_files_that_were_added_to_the_old_directory_meanwhile(tmp_path):
    target = partitions(tmp_path / "seven.parquet", b"old")
    with pytest.raises(PokersqlError, match=r"notes\.txt"), database_files._beside(target, True) as part:
        partitions(part, b"new")
        (target / "notes.txt").write_text("mine")
    assert texts(target) == {b"old"} and os.listdir(tmp_path) == ["seven.parquet"]


def test_the_next_build_restores_the_old_directory_of_a_killed_build(tmp_path):
    target = tmp_path / "seven.parquet"
    partitions(tmp_path / ".seven.parquet.old", b"old")
    partitions(tmp_path / ".seven.parquet.building", b"half")
    with pytest.raises(KeyboardInterrupt), database_files._beside(target, True):
        raise KeyboardInterrupt
    assert texts(target) == {b"old"} and os.listdir(tmp_path) == ["seven.parquet"]


@pytest.mark.parametrize(
    "words, said",
    [
        (["seven.sqlite"], ["seven.sqlite", "DuckDB (.duckdb)", "Parquet (.parquet)"]),
        (["seven.csv", "--force"], ["seven.csv", "DuckDB"]),
        ([""], ["is empty"]),
        (["old.parquet"], ["old.parquet exists; --force"]),
        (["mine", "--force"], ["mine has notes.txt"]),
        (["file.parquet", "--force"], ["file.parquet is a file"]),
        (["taken.duckdb", "--force"], ["taken.duckdb is a directory"]),
        (["/no/such/seven.parquet"], ["/no/such"]),
        (["/no/such/seven.duckdb"], ["/no/such"]),
    ],
)
def test_a_build_into_an_unusable_path_gives_a_one_line_error(tmp_path, monkeypatch, words, said):
    monkeypatch.chdir(tmp_path)
    partitions(tmp_path / "old.parquet", b"old")
    (partitions(tmp_path / "mine", b"old") / "notes.txt").write_text("mine")
    (tmp_path / "taken.duckdb").mkdir()
    (tmp_path / "file.parquet").write_text("")
    line = one_line(pokersql("build", "--seven", *words, code=2).stderr)
    assert all(part in line for part in said), line
    assert texts(tmp_path) == {b"old", b""} and (tmp_path / "mine" / "notes.txt").exists()


def test_a_second_build_of_a_directory_says_that_another_process_is_building_it(tmp_path):
    with filelock.FileLock(tmp_path / ".seven.parquet.lock"):
        done = pokersql("build", "--seven", str(tmp_path / "seven.parquet"), code=1)
    assert "another process is building" in one_line(done.stderr)


def test_the_command_check_refuses_a_directory_that_is_not_a_build(tmp_path):
    assert "is a directory" in one_line(pokersql("check", str(tmp_path), code=2).stderr)
    partitions(tmp_path / "seven", b"no parquet")
    assert "can't be read as Parquet" in one_line(pokersql("check", str(tmp_path / "seven"), code=4).stderr)


# ---- all hands


@pytest.mark.slow
def test_all_hands_built_as_parquet_pass_the_check_and_agree_with_phevaluator(tmp_path):
    path = tmp_path / "seven.parquet"
    pokersql("build", "--seven", str(path), "--memory-limit", "4GB")
    assert os.listdir(tmp_path) == ["seven.parquet"]
    assert sum(file.stat().st_size for file in path.rglob("*.parquet")) < 160_000_000
    assert "2 checks passed" in one_line(pokersql("check", str(path)).stderr)
    # The check has shown that each hand has one row, so a random sample of rows is a random sample of hands.
    some = duckdb.sql(
        f"FROM read_parquet('{path}/*/*.parquet', hive_partitioning = false) USING SAMPLE 0.76 PERCENT (bernoulli, 7)"
    ).fetchall()
    assert len(some) > 1_000_000
    assert all(evaluate_cards(*hand) == rank for *hand, rank in some)


@pytest.mark.slow
def test_a_full_disk_leaves_the_old_directory(tmp_path):
    # A limit on the size of files simulates a full disk.
    import resource

    target = partitions(tmp_path / "seven.parquet", b"old")
    done = subprocess.run(
        [sys.executable, "-m", "pokersql", "build", "--seven", str(target), "--force"],
        capture_output=True,
        text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000)),
    )
    assert done.returncode == 1, done.stderr
    one_line(done.stderr)
    assert texts(target) == {b"old"} and os.listdir(tmp_path) == ["seven.parquet"]
