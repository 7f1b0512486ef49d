"""Spark on a cluster of processes: functions compared with the macros, frames, seven-card hands, a killed worker."""

import doctest
import json
import re
import sys
import threading
from math import comb

import duckdb
import pytest
from conftest import one_line, pokersql, until
from pyarrow import parquet
from test_postgresql import FUNCTIONS, lists_of_hands, texts_of_hands
from test_targets import blocks, column

import pokersql as library
from pokersql.databases import worlds
from pokersql.engines import conformance, copies, targets
from pokersql.engines.spark import hand_functions as spark_files
from pokersql.engines.spark import target as spark_target
from pokersql.engines.spark.hand_functions import every_seven_card_hand, rank_hands
from pokersql.errors import PokersqlError
from pokersql.sources import catalogue, sql_files

pytestmark = pytest.mark.engines


@pytest.fixture(scope="module")
def target(spark):
    """A Spark session as a target of an install; it is treated as a session without a persistent catalogue."""
    target = targets.around(spark.newSession())
    target.lasts, target._place = False, ""
    return target


@pytest.fixture(scope="module")
def temporary(target):
    """A session with new temporary tables and views of pokersql, and with Spark's default settings."""
    with target.trial() as engine:
        for setting in spark_target.FEW_ROWS:
            engine.connection.conf.unset(setting)
        for name, table in copies.rows([*catalogue.yours(), "settings"]):
            engine.connection.createDataFrame(table).createOrReplaceTempView(name)
        return engine.connection


def test_spark_passes_the_conformance_check_and_its_chapter_says_so(target):
    wrong = {question: found for question, _, found in conformance.checks(target) if found}
    assert not wrong
    assert {*column("spark")} == {*conformance.questions()}
    assert {*column("spark").values()} == {"run", "run but slow"}


def rows(frame) -> list[tuple]:
    return [*map(tuple, frame.collect())]


def test_functions_of_texts_give_the_results_of_the_macros(temporary, macros):
    texts = texts_of_hands()
    columns = ", ".join(f"{name}(hand)" for name in FUNCTIONS)
    expected = macros.execute(f"SELECT hand, {columns} FROM (SELECT unnest(?::VARCHAR[]) AS hand)", [texts]).fetchall()
    temporary.createDataFrame([(text,) for text in texts], "hand string").createOrReplaceTempView("texts")
    found = rows(temporary.sql(f"SELECT hand, {columns} FROM texts"))
    assert {*found} - {*expected} == set() and len(found) == len(expected)
    ranked = rows(rank_hands(temporary.table("texts"), "hand").drop("category"))
    assert {*ranked} == {(hand, rank, name, error) for hand, rank, _, _, name, _, error in expected}


def test_functions_of_lists_give_the_results_of_the_macros(temporary, macros):
    numbers, cards = lists_of_hands()
    columns = "hand_rank(hand), best_five(hand), hand_error(hand)"
    for kind, hands, theirs in (("int", numbers, "BIGINT"), ("string", cards, "VARCHAR")):
        expected = macros.execute(f"SELECT {columns} FROM (SELECT unnest(?::{theirs}[][]) AS hand)", [hands]).fetchall()
        frame = temporary.createDataFrame([*enumerate(hands)], f"place int, hand array<{kind}>")
        frame.createOrReplaceTempView("lists")
        assert [
            row[1:] for row in rows(temporary.sql(f"SELECT place, {columns} FROM lists ORDER BY place"))
        ] == expected
        ranked = rows(rank_hands(frame, "hand").orderBy("place").select("hand_rank", "error"))
        assert ranked == [(rank, error) for rank, _, error in expected]


def test_docstring_examples_run(spark):
    results = doctest.testmod(spark_files, extraglobs={"session": spark})
    assert results.attempted == 3 and not results.failed


def test_rank_hands_keeps_the_columns_of_a_frame_in_spark(spark):
    hands = [("As Kd Qh Jc Ts", "mine", 1), ("2c 2d", "yours", 2), (None, None, None)]
    frame = spark.createDataFrame(hands, "`my ``hand` string, Category string, hand_rank int")
    ranked = rank_hands(frame, "my `hand").orderBy("hand_rank")
    assert ranked.columns == ["my `hand", "Category", "hand_rank", "hand_rank_1", "category_1", "description", "error"]
    assert rows(ranked)[1] == (*hands[0], 1600, "Straight", "Straight, Ace high", None)
    assert rows(ranked)[2] == (*hands[1], None, None, None, "wrong_count 2")
    with pytest.raises(PokersqlError, match="pokersql_bits: pokersql adds columns whose names begin with pokersql_"):
        rank_hands(frame.withColumnRenamed("Category", "pokersql_bits"), "my `hand")
    with pytest.raises(PokersqlError, match="no column 'hend' in the frame; did you mean hand"):
        rank_hands(spark.createDataFrame([("As",)], "hand string"), "hend")
    from pyspark.sql.functions import concat_ws

    pieces = spark.createDataFrame([("As Kd", "Qh Jc Ts")], "hole string, board string")
    assert rows(rank_hands(pieces, concat_ws(" ", "hole", "board")).select("hand_rank")) == [(1600,)]


def test_spark_ranks_texts_without_moving_rows_between_workers(spark):
    frame = spark.createDataFrame([("As Kd Qh Jc Ts",)], "hand string")
    plan = rank_hands(frame, "hand")._jdf.queryExecution().executedPlan().toString()
    assert plan.count("BroadcastHashJoin") == 6 and "Exchange hashpartitioning" not in plan and "SortMerge" not in plan


def test_the_views_of_the_steps_rank_the_hands_of_a_frame(temporary):
    hands = temporary.createDataFrame(
        [(1, 1, "As Kd Qh Jc Ts"), (1, 2, "2c 2d 2h Ks Kc")], "game_id int, player_id int, hand string"
    )
    hands.createOrReplaceTempView("hand_text")
    temporary.table("readable_cards").select("game_id", "player_id", "card_id").createOrReplaceTempView("hand_cards")
    found = rows(temporary.sql("SELECT player_id, category, player_ranking FROM showdown ORDER BY player_id"))
    assert found == [(1, "Straight", 2), (2, "Full House", 1)]


def test_a_persistent_catalogue_keeps_the_installed_schema_for_other_sessions(spark, two_questions):
    library.install(spark)
    library.install(spark)
    other = spark.newSession()
    assert rows(other.sql("SELECT pokersql.hand_rank('As Kd Qh Jc Ts'), pokersql.hand_error('As As')")) == [
        (1600, "duplicate_card 'As'")
    ]
    assert {name for _, name, _ in rows(spark.sql("SHOW TABLES IN pokersql"))} == {*catalogue.installed()}
    spark.sql("INSERT INTO pokersql.hand_text VALUES (1, 1, 'As Kd Qh Jc Ts')")
    assert rows(spark.table("pokersql.text_hands").select("cards", "error")) == [(5, "")]
    with pytest.raises(PokersqlError, match="1 row in hand_text would be lost"):
        library.uninstall(spark)
    # The check finds a wrong row, and leaves no objects.
    wrong = spark.table("pokersql.numberings").replace(52, 51, "number").toArrow()
    spark.createDataFrame(wrong).write.insertInto("pokersql.numberings", overwrite=True)
    assert {row[:2] for row in library.check(spark)} == {("pass", "hand_functions"), ("fail", "numberings")}
    assert rows(spark.sql("SELECT hand FROM pokersql.hand_text")) == [("As Kd Qh Jc Ts",)]
    spark.sql("CREATE VIEW pokersql.mine AS SELECT 1 AS a")
    with pytest.raises(PokersqlError, match="mine in the schema is yours"):
        library.uninstall(spark, force=True)
    spark.sql("DROP VIEW pokersql.mine")
    # A function may be missing after a killed install; this is noticed.
    spark.sql("DROP FUNCTION pokersql.best_five")
    assert not targets.around(spark)._is_whole() and targets.around(spark).version() == sql_files.version()
    library.uninstall(spark, force=True)
    assert not spark.catalog.databaseExists("pokersql")
    library.uninstall(spark)


def test_install_and_uninstall_keep_the_users_objects_in_spark(spark, target, monkeypatch):
    session = target.engine.connection
    session.sql("CREATE TEMPORARY VIEW deck AS SELECT 1 AS mine")
    with pytest.raises(PokersqlError, match=r"has your own temporary deck; install into session.newSession"):
        target.install()
    assert rows(session.table("deck")) == [(1,)]
    spark.sql("CREATE SCHEMA pokersql")
    with pytest.raises(PokersqlError, match="has your own schema pokersql; rename it"):
        library.install(spark)
    spark.sql("DROP SCHEMA pokersql")
    session.sql("DROP VIEW deck")
    read = {name for path in sql_files.order(spark_files.FUNCTIONS) for name in sql_files.header(path).reads}
    monkeypatch.setattr(copies, "stored", lambda: ["schema_version", "deck", *catalogue.yours(), *read - {"deck"}])
    monkeypatch.setattr(copies, "views", lambda dialect: [])
    assert target.install() and not target.install()
    assert rows(session.sql("SELECT hand_rank('As Kd Qh Jc Ts'), COUNT(*) FROM deck")) == [(1600, 52)]
    assert target.uninstall(force=False) and not target.engine.relations() and not target.engine.functions()
    wrong = {"wrong": "CREATE FUNCTION wrong() RETURN nothing"}
    monkeypatch.setattr(copies, "functions", lambda order, prefix="": wrong)
    with pytest.raises(PokersqlError, match="nothing"):
        library.install(spark)
    assert not spark.catalog.databaseExists("pokersql")


SOME = "card_1 >= 16"
"""The condition for the C(36, 7) seven-card hands without a card below a six."""


def counts_by_duckdb() -> list[tuple[int, int]]:
    """For each rank, the number of seven-card hands that meet `SOME`."""
    with worlds.loaded("duckdb") as engine:
        engine.one_connection = True  # temporary tables exist in one connection only
        for file in sql_files.order(copies.SEVEN)[:-1]:
            worlds.read(engine, file)
        counted = f"SELECT hand_rank, COUNT(*) FROM every_seven_card_hand WHERE {SOME} GROUP BY ALL ORDER BY ALL"
        return engine.rows(counted)


@pytest.fixture
def seats_and_boards(pluribus, tmp_path) -> list[tuple[str, int]]:
    """Write the tables `seats` and `boards` of Pluribus' hands as Parquet; returns the number of hands by category."""
    library.install(connection := duckdb.connect(str(pluribus)))
    for table in ("seats", "boards"):
        connection.execute(f"COPY histories.{table} TO '{tmp_path}/{table}.parquet'")
    return connection.execute(
        "SELECT category, COUNT(*) FROM histories.seats JOIN pokersql.hand_classes USING (hand_rank) "
        "WHERE shown GROUP BY category ORDER BY category"
    ).fetchall()


def test_the_code_of_the_chapter_gives_the_right_results_although_a_worker_is_killed(
    cluster, spark, seats_and_boards, tmp_path, monkeypatch, capsys
):
    monkeypatch.setattr(spark_files, "TASKS", 16)
    ranking, making, counting = blocks("spark", "python")
    # The chapter's relative paths become absolute: Spark has another working directory.
    names: dict = {}
    exec(ranking, names)
    assert capsys.readouterr().out.strip() == blocks("spark", "text")[0].strip()
    making, counting = (re.sub(r'"([^"\s]+parquet)"', rf'"{tmp_path}/\1"', code) for code in (making, counting))
    names["every_seven_card_hand"] = lambda session: every_seven_card_hand(session).where(SOME)
    making = threading.Thread(target=exec, args=(making, names), daemon=True)
    tracker = spark.sparkContext.statusTracker()

    def is_writing() -> bool:
        stages = [tracker.getStageInfo(stage) for stage in tracker.getActiveStageIds()]
        written = (tmp_path / "seven.parquet").exists()
        return written and any(
            stage and stage.numTasks == 16 and stage.numCompletedTasks in range(2, 12) for stage in stages
        )

    making.start()
    until(lambda: is_writing() or not making.is_alive(), seconds=300)
    assert making.is_alive()
    cluster.workers[0].kill()
    making.join(timeout=400)
    assert not making.is_alive()
    cluster.add_worker()
    expected = counts_by_duckdb()
    assert sum(hands for _, hands in expected) == comb(36, 7)
    for path, hands in (("counts.parquet/*.parquet", "SUM(count)"), ("seven.parquet/*.parquet", "COUNT(*)")):
        found = duckdb.sql(f"SELECT hand_rank, {hands} FROM '{tmp_path}/{path}' GROUP BY hand_rank ORDER BY hand_rank")
        assert found.fetchall() == expected
    exec(counting, names)
    counted = names["counts"].where("category IS NOT NULL").orderBy("category")
    assert rows(counted) == seats_and_boards and len(seats_and_boards) > 5


def test_four_engines_read_an_exported_parquet_file_that_is_sorted_and_has_many_row_groups(spark, tmp_path, capsys):
    path = tmp_path / "hands.parquet"
    pokersql("export", "five_card_hands", str(path), "--sort-by", "hand_rank")
    file = parquet.ParquetFile(path)
    stretches = [file.metadata.row_group(n).column(5).statistics for n in range(file.metadata.num_row_groups)]
    assert file.schema.names[5] == "hand_rank" and len(stretches) > 9
    assert [stretch.min <= 10 for stretch in stretches].count(True) == 1
    [code] = blocks("", "python")
    exec(code.replace('"hands.parquet"', repr(str(path))).replace("'hands.parquet'", f"'{path}'"), {})
    assert capsys.readouterr().out.split() == ["40"] * 4


def test_spark_reads_every_data_set(spark, tmp_path):
    pokersql("dataset", str(tmp_path))
    for one in json.loads((tmp_path / "datapackage.json").read_text())["resources"]:
        frame = spark.read.parquet(str(tmp_path / one["path"]))
        assert (frame.count(), frame.columns) == (one["rows"], [field["name"] for field in one["schema"]["fields"]])


def test_without_pyarrow_the_error_names_the_packages_to_install(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    from pokersql.engines.spark.engine import Spark

    with pytest.raises(PokersqlError, match=r"pip install 'pyarrow>=\d+' 'pyspark>=") as raised:
        Spark("session")
    assert raised.value.code == 5
    assert "names no database" in one_line(pokersql("install", "spark://localhost:7077", code=2).stderr)
