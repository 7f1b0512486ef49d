"""Files that `pokersql build` writes: their contents, shells that open them, checks that find wrong rows; exports."""

import csv
import shutil
import subprocess
from contextlib import ExitStack, contextmanager

import duckdb
import pytest
from conftest import ENGINES, FILES, SCRIPTS, missing, one_line, pokersql
from known_counts import FIVE
from phevaluator import evaluate_cards

from pokersql import engines
from pokersql.commands import tables
from pokersql.databases import database_files, prepared, worlds
from pokersql.sources import catalogue, comments, sql_files
from pokersql.sources.sql_text import quoted

DATABASES = FILES[:2]
DESCRIBED = ["deck", "categories", "hand_classes", "five_card_hands", "metadata"]


def opened(path) -> engines.Engine:
    return database_files.opened(str(path))


def rows(path, sql: str) -> list[tuple]:
    with opened(path) as engine:
        return engine.rows(sql)


@pytest.fixture
def spoilt(built, tmp_path):
    """A function that copies a built file and changes the copy."""

    def spoil(name: str, *statements: str):
        path = shutil.copy(built / name, tmp_path)
        with engines.opened(path, None, True) as engine:
            for statement in statements:
                engine.rows(statement)
        return path

    return spoil


# ---- contents


@pytest.mark.parametrize(
    "name",
    [*DATABASES[1:], *(pytest.param(name, marks=pytest.mark.slow) for name in ("poker.duckdb", "hands.parquet"))],
)
def test_a_built_file_has_every_hand_with_its_rank_in_order_of_rank(built, name):
    [(hands, distinct, lowest, highest)] = rows(
        built / name,
        """
        SELECT COUNT(*), COUNT(DISTINCT (((card_1 * 52 + card_2) * 52 + card_3) * 52 + card_4) * 52 + card_5),
            MIN(hand_rank), MAX(hand_rank)
        FROM (
            SELECT CAST(card_1 AS BIGINT) AS card_1, card_2, card_3, card_4, card_5, hand_rank
            FROM five_card_hands
            WHERE card_1 < card_2 AND card_2 < card_3 AND card_3 < card_4 AND card_4 < card_5 AND card_5 < 52
        ) AS f
        """,
    )
    assert (hands, distinct, lowest, highest) == (2598960, 2598960, 1, 7462)
    counts = rows(
        built / name,
        "SELECT category, COUNT(*) FROM five_card_hands JOIN hand_classes USING (hand_rank) GROUP BY category",
    )
    assert dict(counts) == FIVE
    first = rows(built / name, "SELECT card_1, card_2, card_3, card_4, card_5, hand_rank FROM five_card_hands LIMIT 5")
    assert first[:4] == [(*(4 * rank + suit for rank in range(8, 13)), 1) for suit in range(4)] and first[4][5] == 2


@pytest.mark.quick(1)
@pytest.mark.parametrize("name", FILES)
def test_a_sample_of_the_five_card_ranks_agrees_with_phevaluator(built, name):
    some = rows(built / name, "SELECT * FROM five_card_hands WHERE (hand_rank + card_3 + card_4) % 97 = 5")
    assert len(some) > 20000
    assert [evaluate_cards(*cards) for *cards, _ in some] == [rank for *_, rank in some]


@pytest.mark.slow
def test_all_five_card_ranks_agree_with_phevaluator(built):
    with opened(built / "poker.duckdb") as engine:
        stored = engine.execute("SELECT * FROM five_card_hands").rows
        assert all(evaluate_cards(*cards) == rank for *cards, rank in stored)


@pytest.mark.slow
def test_the_duckdb_database_and_the_parquet_file_have_the_same_rows(built):
    connection = duckdb.connect(str(built / "poker.duckdb"), read_only=True)
    stored = "SELECT * FROM five_card_hands"
    other = "SELECT * FROM read_parquet(?)"
    path = [str(built / "hands.parquet")]
    assert connection.execute(f"{stored} EXCEPT {other}", path).fetchall() == []
    assert connection.execute(f"{other} EXCEPT {stored}", path).fetchall() == []
    types = "SELECT typeof(COLUMNS(*)) FROM ({}) LIMIT 1"
    tight = [("TINYINT",) * 5 + ("SMALLINT",)]
    assert connection.execute(types.format(stored)).fetchall() == tight
    assert connection.execute(types.format(other), path).fetchall() == tight


@pytest.mark.engines
def test_the_built_databases_of_duckdb_and_sqlite_have_the_same_rows(built):
    digits = "(((CAST(card_1 AS BIGINT) * 52 + card_2) * 52 + card_3) * 52 + card_4) * 52 + card_5"
    mixed = f"SELECT SUM((hand_rank * ({digits})) % 1000003), SUM({digits}) FROM five_card_hands"
    assert rows(built / "poker.duckdb", mixed) == rows(built / "poker.sqlite", mixed)


def test_the_built_files_are_small_because_their_rows_are_sorted(built):
    assert (built / "poker.duckdb").stat().st_size < 28_000_000
    assert (built / "hands.parquet").stat().st_size < 300_000


@pytest.mark.parametrize("name", DATABASES)
def test_the_view_hands_of_a_built_file_shows_cards_and_descriptions_as_text(built, name):
    read = rows(built / name, "SELECT * FROM hands WHERE hand = '2c 2d 7h Ts As'")
    assert read == [("2c 2d 7h Ts As", "One Pair", "One Pair, Twos, Ace-Ten-Seven kickers", 1, 5995)]
    low = rows(built / name, "SELECT COUNT(*) FROM hands WHERE description = 'Straight, Five high'")
    assert low == [(1020,)]


@pytest.mark.parametrize("name", DATABASES)
def test_the_table_metadata_lists_the_row_counts_and_the_versions_of_a_build(built, name):
    found = dict(rows(built / name, "SELECT attribute, value FROM metadata"))
    [(version,)] = rows(built / name, "SELECT schema_version FROM schema_version")
    from pokersql import __version__

    assert found["schema_version"] == str(version) and found["pokersql_version"] == __version__
    assert found["engine"] == name.split(".")[1] and found["sql_checksum"] == prepared.checksum()
    assert found["five_card_hands_rows"] == "2598960" and found["hand_classes_rows"] == "7462"
    assert found["hand_keys_rows"] == "78494"
    assert all(found.values()) and len(found) == 10


def test_tables_and_columns_of_a_built_duckdb_file_have_comments(built):
    said = rows(
        built / "poker.duckdb",
        """
        SELECT table_name, comment FROM duckdb_tables() WHERE schema_name = 'main'
        UNION ALL SELECT view_name, comment FROM duckdb_views() WHERE schema_name = 'main' AND NOT internal
        """,
    )
    paths = sorted(catalogue.everything("duckdb"), key=lambda path: not path.startswith("sql/macros/"))
    made = {sql_files.relation(path): path for path in paths}
    for name, comment in said:
        assert comment.removeprefix("internal: ").startswith(sql_files.header(made[name]).title)
    assert {name for name, _ in said} >= catalogue.relations("sqlite") | {"equity", "card_pieces"}
    without = rows(
        built / "poker.duckdb",
        "SELECT table_name FROM duckdb_columns() WHERE comment IS NULL AND schema_name = 'main' AND table_name IN "
        f"({', '.join(map(repr, DESCRIBED))})",
    )
    assert without == []


@pytest.mark.parametrize("name", DATABASES)
def test_a_built_database_deals_the_same_hands_as_a_loaded_one(built, tmp_path, name):
    path = shutil.copy(built / name, tmp_path)
    with engines.opened(path, None, True) as engine:
        engine.rows("UPDATE settings SET seed = 42")
        worlds.read(engine, "sql/deal.sql")
        dealt = engine.rows("SELECT hand FROM showdown ORDER BY player_id")
    with worlds.loaded("duckdb") as fresh:
        fresh.rows("UPDATE settings SET seed = 42")
        worlds.read(fresh, "sql/deal.sql")
        assert dealt == fresh.rows("SELECT hand FROM showdown ORDER BY player_id")


# ---- real shells


def shell_rows(command: list[str], sql: str) -> list[list[str]]:
    done = subprocess.run([*command, sql], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return list(csv.reader(done.stdout.splitlines()))


@pytest.fixture
def shells(built):
    if not (SCRIPTS / "duckdb").exists():
        missing("DuckDB shell")
    if not shutil.which("sqlite3"):
        missing("sqlite3 shell")
    duck = [str(SCRIPTS / "duckdb"), "-csv", "-noheader", "-readonly", str(built / "poker.duckdb")]
    return {"duckdb": duck, "sqlite": ["sqlite3", "-csv", "-readonly", str(built / "poker.sqlite")]}


@pytest.mark.engines
@pytest.mark.parametrize("engine", ["duckdb", "sqlite"])
def test_the_shell_of_each_engine_opens_a_built_database(shells, engine):
    counted = "SELECT category, COUNT(*) FROM hands GROUP BY category ORDER BY MIN(hand_rank)"
    assert shell_rows(shells[engine], counted) == [[name, str(hands)] for name, hands in FIVE.items()]
    best = "SELECT hand, description FROM hands WHERE hand_rank = 323 ORDER BY hand LIMIT 1"
    assert shell_rows(shells[engine], best) == [["9c Jc Qc Kc Ac", "Flush, Ace high, King-Queen-Jack-Nine kickers"]]


@pytest.mark.engines
def test_a_shell_with_only_a_built_database_deals_the_same_hands_as_the_command(shells):
    dealt = shell_rows(
        shells["duckdb"],
        "SELECT player_ranking, player, hand FROM deal(seed := 42, players := 4, deal := 3, shuffle := 'riffle')"
        " ORDER BY player_ranking, player_id",
    )
    words = ["deal", "--seed", "42", "-p", "4", "--deal", "3", "--shuffle", "riffle", "-f", "csv"]
    assert dealt == [line.split(",")[1:4] for line in pokersql(*words).stdout.splitlines()[1:]]


@pytest.mark.parametrize("wrong", ["players := 11", "seed := -1", "shuffle := 'cut'", "deal := 2147483579"])
def test_the_macro_deal_refuses_the_values_that_the_table_settings_refuses(built, wrong):
    connection = duckdb.connect(str(built / "poker.duckdb"), read_only=True)
    with pytest.raises(duckdb.Error, match=f"{wrong.split(' ')[0]} has to be"):
        connection.execute(f"SELECT * FROM deal({wrong})").fetchall()


# ---- checks


ORDERS = ("check", "check_rules", "check_studies", "check_tables")
CHECKS = sum(len(sql_files.order(f"sql/{name}.sql")) for name in ORDERS)
"""The number of checks that a built database must pass on both engines."""

OF_DUCKDB = CHECKS + len(sql_files.order("sql/check_equity.sql"))


@pytest.mark.parametrize(
    "name, checks",
    [
        pytest.param("poker.duckdb", OF_DUCKDB, marks=pytest.mark.slow),
        pytest.param("poker.sqlite", CHECKS, marks=pytest.mark.engines),
        ("hands.parquet", 1),
    ],
)
def test_the_checks_pass_for_a_built_file_and_do_not_write_to_it(built, name, checks):
    before = (built / name).read_bytes()
    with ExitStack() as reading:
        if name.endswith(".sqlite"):  # another connection reads the file during the check
            engine = reading.enter_context(engines.opened(str(built / name), None, True))
            engine.rows("BEGIN")
            engine.rows("SELECT COUNT(*) FROM deck")
        done = pokersql("check", str(built / name), "-f", "csv")
    assert [line.split(",")[0] for line in done.stdout.splitlines()] == ["result", *["pass"] * checks]
    assert f"{checks} check{'s' if checks > 1 else ''} passed" in one_line(done.stderr)
    assert (built / name).read_bytes() == before


@contextmanager
def stepped(path, *changes: str):
    """An engine on a changed copy of a built file, in which the seven steps have ranked the hands of the copy."""
    with database_files.scratch(str(path)) as engine:
        for change in changes:
            engine.rows(change)
        engine.script("DROP TABLE hand_cards")
        worlds.read(engine, "sql/prove_steps.sql")
        for _ in engine.rows("SELECT slice FROM proof_slices"):
            worlds.read(engine, "sql/proofs/steps/next_steps_slice.sql")
        yield engine


# The chapter on proofs has the full check of all hands; test_evaluation.py compares the steps with each class.
@pytest.mark.parametrize("name", [pytest.param("poker.duckdb", marks=pytest.mark.slow), *DATABASES[1:]])
def test_a_full_check_runs_hands_through_the_steps_by_each_set_of_rules(built, name):
    # SQLite would take ten minutes for all hands, so the test takes the 4,368 hands without a card below the jack.
    with stepped(built / name, "DELETE FROM five_card_hands WHERE card_1 < 36") as engine:
        proven = {rules for (rules,) in engine.rows("SELECT rules FROM proof_slices")}
        said = engine.rows(
            """
            SELECT
                s.rules, c.hand_rank, s.hand_points, (1 - 2 * r.lowest_wins) * s.largest_value,
                (1 - 2 * r.lowest_wins) * s.second_value, (1 - 2 * r.lowest_wins) * s.lone_values,
                SUM(s.hands), COUNT(DISTINCT s.hand_rank)
            FROM stepped_ranks AS s
            INNER JOIN rules AS r ON s.rules = r.rules
            LEFT JOIN class_ranks AS c ON s.rules = c.rules AND s.hand_key = c.hand_key
            GROUP BY s.rules, c.hand_rank, s.hand_points, s.largest_value, s.second_value, s.lone_values, r.lowest_wins
            ORDER BY s.rules, c.hand_rank
            """
        )
    assert {"standard", "published", "short deck", "ace to five", "deuce to seven"} <= proven
    assert not {"joker", "deuces wild", "badugi", "three cards"} & proven
    # By the rules eight or better, none of these hands qualifies, because they have no card below the jack.
    for rules in proven - {"eight or better"}:
        rows = [row for row in said if row[0] == rules]
        words = [row[2:6] for row in rows]
        assert sum(row[6] for row in rows) == 4368 and len({row[1] for row in rows}) == len(rows)
        assert words == sorted(set(words), reverse=True)
    assert not [row for row in said if row[0] == "eight or better"]
    assert all(row[7] == 1 for row in said if row[0] == "standard")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["poker.duckdb"])
def test_a_single_wrong_rank_in_a_database_fails_the_check(spoilt, name):
    path = spoilt(
        name,
        "UPDATE five_card_hands SET hand_rank = 10"
        " WHERE card_1 = 0 AND card_2 = 4 AND card_3 = 9 AND card_4 = 14 AND card_5 = 19",
    )
    done = pokersql("check", path, "-f", "csv", code=4)
    failed = [line for line in done.stdout.splitlines() if line.startswith("fail")]
    assert "has 1 hands missing or with a wrong rank" in failed[0] and "Six high" in failed[0]
    assert f"2 of {OF_DUCKDB} checks failed: five_card_hands, hands" in one_line(done.stderr)


@pytest.mark.slow
def test_wrong_ranks_in_a_parquet_file_fail_the_check(built, tmp_path):
    path = str(tmp_path / "edited.parquet")
    edited = f"SELECT * REPLACE (hand_rank + (hand_rank = 5)::SMALLINT AS hand_rank) FROM '{built / 'hands.parquet'}'"
    duckdb.sql(edited).write_parquet(path)
    assert "1 of 1 checks failed" in one_line(pokersql("check", path, code=4).stderr)


@pytest.mark.slow
def test_the_proof_finds_wrong_ranks_even_if_hand_classes_has_the_same_errors(built):
    swap = "CASE hand_rank WHEN 1600 THEN 1601 WHEN 1601 THEN 1600 ELSE hand_rank END"
    changes = (
        "CREATE TABLE examples AS SELECT UNNEST(ARG_MIN(f, f.card_1)) FROM five_card_hands AS f GROUP BY f.hand_rank",
        "DELETE FROM five_card_hands",
        "INSERT INTO five_card_hands FROM examples",
        f"CREATE TABLE swapped AS SELECT * REPLACE ({swap} AS hand_rank) FROM hand_classes",
        "DELETE FROM hand_classes",
        "INSERT INTO hand_classes SELECT * FROM swapped",
        f"UPDATE five_card_hands SET hand_rank = {swap}",
        "UPDATE class_ranks SET hand_rank = 7463 - hand_rank WHERE rules = 'published'",
        "DELETE FROM rules WHERE rules NOT IN ('standard', 'published')",
    )
    with stepped(built / "poker.duckdb", *changes) as engine:
        said = tables.answer(engine, "sql/checks/proofs/stepped_ranks.sql")[2]
    assert "the steps give 2 hands another rank, such as 1600 where 1601 is stored" in said
    assert [problem for problem in said if problem.startswith("by the rules published the steps give 7462 hands")]


@pytest.mark.slow
@pytest.mark.parametrize(
    "changes, failing",
    [
        (["DELETE FROM five_card_hands WHERE hand_rank = 1"], "five_card_hands, hands, metadata"),
        (["INSERT INTO five_card_hands VALUES (0, 1, 2, 3, 4, 167)"], "five_card_hands, hands, metadata"),
        (["UPDATE hand_classes SET hands = hands + 1 WHERE hand_rank = 5000"], "five_card_hands"),
        (["UPDATE metadata SET value = '7' WHERE attribute = 'deck_rows'"], "metadata"),
        (["DELETE FROM metadata WHERE attribute = 'hand_classes_rows'"], "metadata"),
        (["ALTER TABLE deck RENAME COLUMN symbol TO sign"], "deck"),
        (["DROP VIEW hands"], "hands"),
        (["DROP VIEW hands", "DROP TABLE five_card_hands"], "five_card_hands, hands, metadata"),
    ],
)
def test_a_changed_table_fails_the_checks_that_read_it(spoilt, changes, failing):
    path = spoilt("poker.duckdb", *changes)
    with opened(path) as engine:
        files = {sql_files.relation(file): file for file in database_files.checks(path, engine)}
        assert all(tables.answer(engine, files[name])[2] for name in failing.split(", "))


# ---- other files


@pytest.mark.parametrize("name", DATABASES)
@pytest.mark.parametrize("command", [["check"], ["export", "deck", "deck.csv", "--db"]])
def test_a_database_of_another_version_is_refused_with_the_command_to_rebuild_it(spoilt, tmp_path, name, command):
    path = spoilt(name, "UPDATE metadata SET value = '1' WHERE attribute = 'schema_version'")
    said = one_line(pokersql(*command, path, code=4).stderr)
    assert "its schema version is 1, not" in said and f"'pokersql build {path} --force'" in said


@pytest.mark.slow
@pytest.mark.parametrize("name", ["poker.duckdb"])
def test_a_database_built_by_other_sql_files_is_used_with_a_note(spoilt, name):
    path = spoilt(name, "UPDATE metadata SET value = 'x' WHERE attribute = 'sql_checksum'")
    for command in (["check", path], ["query", "SELECT 1", "--db", path]):
        assert "built from SQL files that have changed" in pokersql(*command).stderr
    older = spoilt(name, "UPDATE metadata SET value = '1' WHERE attribute = 'schema_version'")
    assert "its schema version is 1" in pokersql("query", "SELECT 1 AS a", "--db", older).stderr


@pytest.mark.engines
def test_a_database_with_the_file_ending_of_another_engine_is_refused(built, tmp_path):
    for name, other in (("poker.duckdb", "wrong.sqlite"), ("poker.sqlite", "wrong.duckdb")):
        path = shutil.copy(built / name, tmp_path / other)
        said = one_line(pokersql("check", path, code=4).stderr)
        assert f"is a database of {name.split('.')[1]}, not of {other.split('.')[1]}" in said
    (tmp_path / "directory.duckdb").mkdir()
    assert "is a directory" in one_line(pokersql("check", str(tmp_path / "directory.duckdb"), code=2).stderr)


@pytest.mark.parametrize("ending", [*ENGINES, "parquet"])
def test_the_command_check_refuses_a_file_that_is_not_a_built_database(tmp_path, ending):
    junk = tmp_path / f"junk.{ending}"
    junk.write_bytes(b"no database at all" * 1000)
    assert str(junk) in one_line(pokersql("check", str(junk), code=4).stderr)
    assert "no such file" in one_line(pokersql("check", str(tmp_path / f"none.{ending}"), code=2).stderr)
    if ending != "parquet":
        other = tmp_path / f"other.{ending}"
        with engines.ENGINES[ending](str(other)) as engine:
            engine.rows("CREATE TABLE metadata (version INTEGER)")
        assert "pokersql did not build it" in one_line(pokersql("check", str(other), code=4).stderr)
        assert pokersql("query", "SELECT 1 AS a", "--db", str(other), "-f", "csv").stderr == ""


def test_a_parquet_file_with_other_rows_fails_the_check(tmp_path):
    path = str(tmp_path / "other.parquet")
    duckdb.sql("SELECT 1 AS a").write_parquet(path)
    one_line(pokersql("check", path, code=4).stderr)


# ---- export


@pytest.mark.quick(1)
@pytest.mark.parametrize("name", DATABASES)
@pytest.mark.parametrize("ending", ["parquet", "csv", "jsonl"])
def test_the_ending_of_an_exported_file_gives_its_format(built, tmp_path, name, ending):
    target = tmp_path / f"classes.{ending}"
    pokersql("export", "hand_classes", str(target), "--db", str(built / name))
    read = duckdb.sql(f"SELECT hand_rank, hand_key, description, hands FROM '{target}' ORDER BY hand_rank").fetchall()
    assert read == rows(built / name, "SELECT hand_rank, hand_key, description, hands FROM hand_classes ORDER BY 1")
    assert "exists; --force" in one_line(pokersql("export", "deck", str(target), code=2).stderr)
    pokersql("export", "deck", str(target), "--force")
    assert duckdb.sql(f"SELECT COUNT(*) FROM '{target}'").fetchall() == [(52,)]


def told(path) -> dict[str, str]:
    """The metadata of a Parquet file, by key."""
    found = duckdb.sql(f"SELECT DECODE(key), DECODE(value) FROM parquet_kv_metadata('{path}')").fetchall()
    return {key.removeprefix("pokersql."): value for key, value in found}


@pytest.mark.quick(0)
@pytest.mark.parametrize("name", DATABASES)
def test_exported_parquet_is_sorted_in_row_groups_and_has_metadata(built, tmp_path, name):
    target = tmp_path / "classes.parquet"
    words = ("export", "hand_classes", str(target), "--db", str(built / name))
    pokersql(*words, "--partition-by", "hand_points", "--sort-by", "hands", "--sort-by", "hand_rank")
    parts = sorted(target.rglob("*.*"))
    assert [part.relative_to(target).as_posix() for part in parts] == [
        f"hand_points={points}/data_0.parquet" for points in range(10)
    ]
    ranks = {row for part in parts for row in duckdb.sql(f"SELECT hand_points, hand_rank FROM '{part}'").fetchall()}
    assert ranks == {*rows(built / name, "SELECT hand_points, hand_rank FROM hand_classes")}
    for part in parts:
        order = duckdb.sql(f"SELECT hands, hand_rank FROM '{part}'").fetchall()
        assert order == sorted(order)
        assert told(part)["relation"] == "hand_classes"
        assert told(part)["schema_version"] == str(sql_files.version())
        assert told(part)["column.hand_rank"] == comments.meanings("sql/classes/hand_classes.sql")["hand_rank"]
    assert "exists; --force" in one_line(pokersql(*words, "--partition-by", "hand_points", code=2).stderr)
    pokersql(*words, "--partition-by", "category", "--force")
    assert {part.parent.name for part in target.rglob("*.*")} == {
        f"category={name.replace(' ', '%20')}" for (name,) in rows(built / name, "SELECT category FROM categories")
    }
    pokersql(*words, "--partition-by", "hand_points", "--partition-by", "suited", "--force")
    assert (target / "hand_points=5" / "suited=1" / "data_0.parquet").is_file()
    (target / "mine.txt").write_text("mine")
    said = one_line(pokersql(*words, "--partition-by", "hand_points", "--force", code=2).stderr)
    assert "has mine.txt, which no build made" in said


def test_a_table_of_the_user_is_exported_in_partitions(tmp_path):
    with duckdb.connect(str(tmp_path / "mine.duckdb")) as connection:
        connection.execute(
            "CREATE TABLE played AS SELECT NULL AS room, 'As Kd' AS hole UNION ALL SELECT 'a/b', '2c 2d'"
        )
        connection.execute("CREATE TABLE nothing (room TEXT, hole TEXT)")
    words = ("--db", str(tmp_path / "mine.duckdb"), "--partition-by", "room")
    pokersql("export", "played", str(tmp_path / "played.parquet"), *words)
    found = duckdb.sql(f"SELECT room, hole FROM '{tmp_path}/played.parquet/*/*.parquet' ORDER BY hole").fetchall()
    assert found == [("a/b", "2c 2d"), (None, "As Kd")]
    duckdb.sql(
        f"COPY (SELECT 'a' AS room, 1 AS b) TO '{tmp_path}/theirs.parquet' (FORMAT parquet, PARTITION_BY (room))"
    )
    said = one_line(pokersql("export", "played", str(tmp_path / "theirs.parquet"), *words, "--force", code=2).stderr)
    assert "has data_0.parquet, which no build made" in said
    said = one_line(pokersql("export", "nothing", str(tmp_path / "nothing.parquet"), *words, code=2).stderr)
    assert said.endswith("there are no rows to write in parts\n")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine.duckdb", "played.parquet", "theirs.parquet"]


@pytest.mark.slow
def test_every_hand_is_exported_without_a_database(built, tmp_path):
    pokersql("export", "five_card_hands", str(tmp_path / "hands.parquet"))
    assert (tmp_path / "hands.parquet").read_bytes() == (built / "hands.parquet").read_bytes()
    pokersql("export", "hands", str(tmp_path / "hands.csv"))
    with open(tmp_path / "hands.csv") as lines:
        assert next(lines) == "hand,category,description,hand_points,hand_rank\n"
        read = set(lines)
    assert len(read) == 2598960 and "Tc Jc Qc Kc Ac,Royal Flush,Royal Flush,9,1\n" in read


@pytest.mark.slow
def test_sqlite_exports_the_same_parquet_file_as_duckdb(built, tmp_path):
    pokersql("export", "five_card_hands", str(tmp_path / "hands.parquet"), "--db", str(built / "poker.sqlite"))
    read = f"SELECT * FROM '{tmp_path / 'hands.parquet'}'"
    other = f"SELECT * FROM '{built / 'hands.parquet'}'"
    assert duckdb.sql(f"{read} EXCEPT {other}").fetchall() == [] == duckdb.sql(f"{other} EXCEPT {read}").fetchall()


@pytest.mark.quick(1)
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("table", ['odd "name"; DROP TABLE deck; --', "select", "Größe 1", "a.b"])
def test_an_exported_table_may_have_any_name(built, tmp_path, engine, table):
    path = shutil.copy(built / f"poker.{engine}", tmp_path / f"mine.{engine}")
    with engines.opened(path, None, True) as writable:
        writable.rows(f"CREATE TABLE {quoted(table)} ({quoted(table)} TEXT)")
        writable.rows(f"INSERT INTO {quoted(table)} VALUES (?)", [table])
    pokersql("export", table, str(tmp_path / "out.csv"), "--db", path)
    with open(tmp_path / "out.csv", newline="") as lines:
        assert list(csv.reader(lines)) == [[table], [table]]
    assert rows(path, "SELECT COUNT(*) FROM deck") == [(52,)]


@pytest.mark.parametrize(
    "words, code, said",
    [
        (["export", "deck", "deck.xlsx"], 2, ["deck.xlsx", ".parquet, .csv, .jsonl"]),
        (["export", "dekc", "deck.csv"], 2, ["'dekc'", "did you mean deck?"]),
        (["export", "deck", "/no/such/deck.csv"], 2, ["/no/such"]),
        (["export", "deck", "/no/such/deck.parquet", "--partition-by", "rank"], 2, ["/no/such"]),
        (["export", "deck", "deck.csv", "--partition-by", "rank"], 2, ["deck.csv", "end it in .parquet"]),
        (["export", "deck", "deck.parquet", "--partition-by", "rnak"], 2, ["deck has no column 'rnak'", "mean rank?"]),
        (["export", "deck", "deck.csv", "--sort-by", "rnak"], 2, ["deck has no column 'rnak'", "did you mean rank?"]),
        (["export", "deck", "deck.csv", "--db", "none.duckdb"], 2, ["none.duckdb", "no such file"]),
        (["build", "poker.db"], 2, ["poker.db", ".duckdb"]),
        (["build", "/no/such/poker.duckdb"], 2, ["/no/such"]),
        (["build", "."], 2, ["."]),
        (["build", "poker.duckdb", "--memory-limit", "lots"], 2, ["'lots'", "2GB"]),
        (["check", "poker.txt"], 2, ["poker.txt", ".duckdb", ".parquet"]),
        (["check", ""], 2, ["is empty"]),
        (["export", "deck", "deck.csv", "--db", "hands.parquet"], 2, ["hands.parquet", "database"]),
    ],
)
def test_bad_input_gives_a_one_line_error(words, code, said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    line = one_line(pokersql(*words, code=code).stderr)
    assert all(part in line for part in said), line
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", ["hands[1].parquet", "~/hands.parquet", "card_1=5/hands.parquet"])
def test_the_command_check_reads_exactly_the_named_file(built, tmp_path, monkeypatch, name):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    for other in (name, "hands1.parquet", "hands.parquet"):
        (tmp_path / other).parent.mkdir(exist_ok=True)
        shutil.copyfile(built / "hands.parquet", tmp_path / other)
    assert "checks passed" in pokersql("check", name).stderr or "check passed" in pokersql("check", name).stderr
    (tmp_path / name).write_bytes(b"PAR1, and nothing")
    assert "can't be read as Parquet" in one_line(pokersql("check", name, code=4).stderr)


@pytest.mark.slow
def test_the_relation_rule_hands_has_the_known_numbers_of_hands_and_of_ranked_hands(duckdb_engine):
    counts = duckdb_engine.rows("SELECT rules, COUNT(*), COUNT(hand_rank) FROM rule_hands GROUP BY rules")
    kinds = {rules: (hands, ranked) for rules, hands, ranked in counts}
    assert kinds["standard"] == kinds["joker"] == kinds["deuce to seven"] == (2_598_960, 2_598_960)
    assert kinds["short deck"] == (376_992, 376_992)
    assert kinds["eight or better"] == (2_598_960, 57_344)
    assert "deuces wild" not in kinds
