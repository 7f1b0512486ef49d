"""The Python interface: connections of the user's, frames, lists, and SQL that is not trusted."""

import os
import random
import sqlite3
import time

import duckdb
import numpy
import pandas
import phevaluator
import polars
import pyarrow
import pytest
from conftest import deal_hands

import pokersql
from pokersql import PokersqlError, bundle, engines, library, sql_files
from pokersql.engines import literal, quoted

HANDS = ["As Kd Qh Jc Ts", "A♠ A♥ 8♠ 8♣ 9♦ 2♣ 3♣", "As Xx Kd", None]
RANKED = [
    (1600, "Straight", "Straight, Ace high", None),
    (2527, "Two Pair", "Two Pair, Aces and Eights, Nine kicker", None),
    (None, None, None, "bad_card 'Xx' at 2"),
    (None, None, None, None),
]


def contents(connection) -> list[tuple]:
    """All that a connection's databases hold, as a user sees it."""
    return connection.execute(
        """
        SELECT database_name, schema_name, table_name AS name FROM duckdb_tables()
        UNION ALL SELECT database_name, schema_name, view_name FROM duckdb_views() WHERE NOT internal
        UNION ALL SELECT database_name, schema_name, function_name FROM duckdb_functions() WHERE NOT internal
        UNION ALL SELECT database_name, schema_name, type_name FROM duckdb_types() WHERE NOT internal
        UNION ALL SELECT database_name, '', '' FROM duckdb_databases() WHERE NOT internal
        ORDER BY ALL
        """
    ).fetchall()


# ---- connections


def test_connect_in_memory_has_every_relation_and_macro():
    with pokersql.connect() as connection:
        for relation in sql_files.relations():
            connection.execute(f"SELECT * FROM {relation}").fetchall()
        assert connection.sql("SELECT hand_rank('As Kd Qh Jc Ts')").fetchall() == [(1600,)]


def test_connect_to_a_database_writes_nothing_to_it(tmp_path):
    path = str(tmp_path / "mine.duckdb")
    with duckdb.connect(path) as connection:
        connection.execute("CREATE TABLE hands AS SELECT unnest(?) AS hand", [HANDS])
    before = (tmp_path / "mine.duckdb").read_bytes()
    with pokersql.connect(path) as connection:
        rows = connection.sql(
            "SELECT hand_rank, category, description, error FROM rank_hands('hands', hand)"
        ).fetchall()
        assert sorted(rows, key=str) == sorted(RANKED, key=str)
        assert connection.sql("SELECT MIN(hand_rank(hand)) FROM hands").fetchall() == [(1600,)]
    assert (tmp_path / "mine.duckdb").read_bytes() == before
    with pokersql.connect(str(tmp_path / "new.duckdb")) as connection:
        assert connection.sql("SELECT hand_rank('As Kd Qh Jc Ts')").fetchall() == [(1600,)]


@pytest.mark.parametrize("short_names", [True, False])
@pytest.mark.parametrize("attach", [True, False])
def test_installing_adds_what_it_says_and_uninstalling_removes_it(short_names, attach):
    connection = duckdb.connect()
    connection.execute("CREATE TABLE deck AS SELECT 1 AS one; CREATE MACRO mine(x) AS x; CREATE VIEW v AS FROM deck")
    before = contents(connection)
    pokersql.install(connection, short_names=short_names, attach=attach)
    pokersql.install(connection, short_names=short_names, attach=False) if not attach else None  # again is fine
    assert connection.sql("SELECT pokersql.hand_rank('As Kd Qh Jc Ts')").fetchall() == [(1600,)]
    assert connection.sql("FROM v").fetchall() == [(1,)]
    added = set(contents(connection)) - set(before)
    places = {(database, schema) for database, schema, name in added if name}
    assert (
        places
        == {
            (True, True): {("pokersql", "main"), ("temp", "main")},
            (False, True): {("pokersql", "main")},
            (True, False): {("memory", "pokersql"), ("memory", "main")},
            (False, False): {("memory", "pokersql")},
        }[short_names, attach]
    )
    own = {name for database, schema, name in added if (database, schema) in (("temp", "main"), ("memory", "main"))}
    assert own == (set(bundle.public()) if short_names else set())
    pokersql.uninstall(connection)
    assert contents(connection) == before
    pokersql.uninstall(connection)


def test_installing_in_a_transaction_of_the_user_s_is_part_of_it():
    connection = duckdb.connect()
    before = contents(connection)
    connection.execute("BEGIN")
    connection.execute("CREATE TABLE mine AS SELECT 1 AS one")
    pokersql.install(connection)
    assert connection.sql("SELECT hand_rank('As Kd Qh Jc Ts')").fetchall() == [(1600,)]
    connection.execute("ROLLBACK")
    assert contents(connection) == before


def test_a_read_only_database_has_the_macros_attached(tmp_path):
    path = str(tmp_path / "mine.duckdb")
    duckdb.connect(path).execute("CREATE TABLE hands AS SELECT 'As Kd Qh Jc Ts' AS hand").close()
    with duckdb.connect(path, read_only=True) as connection:
        with pytest.raises(PokersqlError, match="read-only"):
            pokersql.install(connection)
        pokersql.install(connection, attach=True)
        assert connection.sql("SELECT hand_rank(hand) FROM hands").fetchall() == [(1600,)]


def test_what_has_the_name_already_is_refused_and_kept(tmp_path):
    connection = duckdb.connect()
    connection.execute("CREATE SCHEMA pokersql; CREATE TABLE pokersql.mine AS SELECT 1 AS one")
    before = contents(connection)
    with pytest.raises(PokersqlError, match="the schema pokersql holds mine"):
        pokersql.install(connection)
    assert contents(connection) == before
    with (
        duckdb.connect(str(tmp_path / "pokersql.duckdb")) as connection,
        pytest.raises(PokersqlError, match="pokersql"),
    ):
        pokersql.install(connection)
    with pytest.raises(TypeError, match="no connection of duckdb or sqlite3"):
        pokersql.install("mine.duckdb")


def test_sqlite_has_every_relation_in_a_database_beside_the_user_s(tmp_path):
    connection = sqlite3.connect(tmp_path / "mine.sqlite")
    connection.execute("CREATE TABLE deck (mine)")
    connection.commit()
    pokersql.install(connection)
    pokersql.install(connection)
    connection.executemany("INSERT INTO pokersql.hand_text VALUES (1, ?, ?)", enumerate(HANDS, 1))
    connection.execute("INSERT INTO pokersql.hand_cards SELECT game_id, player_id, card_id FROM pokersql.text_cards")
    rows = connection.execute("SELECT hand_rank, error FROM pokersql.text_ranks ORDER BY player_id").fetchall()
    assert rows == [(1600, None), (2527, None), (None, "bad_card 'Xx' at 2"), (None, "wrong_count 0")]
    loaded = engines.loaded("sqlite")
    deal_hands(loaded, *HANDS[:2])
    for relation in sql_files.relations():
        count = connection.execute(f"SELECT COUNT(*) FROM pokersql.{relation}").fetchone()
        if not relation.startswith(("hand_", "text_")):
            assert loaded.rows(f"SELECT COUNT(*) FROM {relation}") == [count], relation
    with pytest.raises(PokersqlError, match="transaction"):
        connection.execute("INSERT INTO deck VALUES (1)")
        pokersql.install(connection)
    connection.rollback()
    pokersql.uninstall(connection)
    pokersql.uninstall(connection)
    assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("deck",)]
    assert [row[1] for row in connection.execute("PRAGMA database_list")] == ["main"]


# ---- frames and lists


@pytest.mark.parametrize(
    "frame",
    [
        pandas.DataFrame({"id": range(4), "hand": HANDS}),
        pandas.DataFrame({"id": range(4), "hand": pandas.Categorical(HANDS)}),
        polars.DataFrame({"id": range(4), "hand": HANDS}),
        polars.LazyFrame({"id": range(4), "hand": HANDS}),
        pyarrow.table({"id": range(4), "hand": HANDS}),
        pyarrow.table({"id": range(4), "hand": pyarrow.array(HANDS).dictionary_encode()}),
    ],
    ids=["pandas", "pandas categorical", "Polars", "Polars lazy", "Arrow", "Arrow dictionary"],
)
def test_a_frame_is_a_table_by_the_name_of_its_variable(frame):
    connection = pokersql.connect()
    ranked = connection.sql("SELECT * FROM rank_hands('frame', hand) ORDER BY id")
    assert ranked.fetchall() == [(*row, *known) for row, known in zip(enumerate(HANDS), RANKED, strict=True)]
    assert connection.sql("SELECT hand_rank(hand) FROM frame ORDER BY id").fetchall() == [row[:1] for row in RANKED]


def test_ranks_go_back_to_frames_of_each_kind():
    connection = pokersql.connect()
    numbers = numpy.array([[51, 47, 43, 39, 35], [0, 1, 2, 3, 4]])
    frame = pandas.DataFrame(numbers, columns=list("abcde"))
    query = "SELECT hand_rank FROM rank_hands('frame', [a, b, c, d, e]) ORDER BY hand_rank"
    assert frame.shape == (2, 5)  # DuckDB sees it
    assert connection.sql(query).df()["hand_rank"].tolist() == [1, 166]
    assert connection.sql(query).pl()["hand_rank"].to_list() == [1, 166]
    assert connection.sql(query).to_arrow_table()["hand_rank"].to_pylist() == [1, 166]


def test_a_list_of_hands_is_ranked_in_its_order():
    hands = [*HANDS, ["2c", "3c", "4c", "5c", "Ac"], [0, 4, 8, 12, 48], range(0, 20, 4), numpy.array([0, 4, 8, 12, 48])]
    hands += [("As", "As", "2c", "3c", "4c"), [], [0, 1, 2, 3, 99]]
    ranked = pokersql.rank(hands)
    assert [tuple(row) for row in ranked[:4]] == RANKED
    assert [row.hand_rank for row in ranked[4:8]] == [10, 10, 9, 10]
    assert [row.error for row in ranked[8:]] == ["duplicate_card 'As'", "wrong_count 0", "bad_card 99 at 5"]
    assert pokersql.rank([]) == [] and pokersql.rank(iter(HANDS)) == ranked[:4]
    rng = random.Random(4)
    dealt = [rng.sample(range(52), rng.choice([5, 6, 7])) for _ in range(2000)]
    assert [row.hand_rank for row in pokersql.rank(dealt)] == [phevaluator.evaluate_cards(*hand) for hand in dealt]


@pytest.mark.parametrize("hands", ["As Kd Qh Jc Ts", [5], [["As", 5]], [[1.5] * 5], [[True] * 5], [{"a": 1}, 3], 7])
def test_what_is_no_hand_at_all_is_a_type_error(hands):
    with pytest.raises(TypeError):
        pokersql.rank(hands)


# ---- names that can't be bound


@pytest.mark.parametrize(
    "name",
    ["a", "A", 'a"b', '"', '""', "a'b", "a;b", "a.b", "--", "/*", "select", "a\nb", "♠", " ", 'x"; DROP TABLE t; --'],
)
@pytest.mark.parametrize("kind", engines.ENGINES)
def test_a_name_is_quoted_whatever_is_in_it(kind, name):
    engine = engines.ENGINES[kind]()
    engine.rows(f"CREATE TABLE t AS SELECT 1 AS {quoted(name)}")
    engine.rows(f"CREATE TABLE {quoted(name + '_')} AS SELECT {quoted(name)} FROM t")
    result = engine.execute(f"SELECT {quoted(name)} FROM {quoted(name + '_')}")
    assert result.columns == [name] and list(result.rows) == [(1,)]
    assert engine.relations() == {"t", name + "_"}
    assert engine.rows(f"SELECT {literal(name)}") == [(name,)]


# ---- SQL that is not trusted


@pytest.fixture
def outside(tmp_path, monkeypatch):
    """A directory with what is to be kept secret, and the whole of what is in it."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "secret.csv").write_text("a,b\n1,2\n")
    duckdb.sql("COPY (SELECT 42 AS secret) TO 'secret.parquet' (FORMAT parquet)")
    duckdb.connect("other.duckdb").execute("CREATE TABLE t AS SELECT 1 AS one").close()
    sqlite3.connect("other.sqlite").execute("CREATE TABLE t AS SELECT 1 AS one").connection.commit()
    return tmp_path


ESCAPES = {
    "read a file": "FROM 'secret.csv'",
    "read Parquet": "FROM 'secret.parquet'",
    "read text": "SELECT content FROM read_text('/etc/passwd')",
    "read a blob": "FROM read_blob('secret.csv')",
    "list files": "FROM glob('*')",
    "sniff": "FROM sniff_csv('secret.csv')",
    "read metadata": "FROM parquet_metadata('secret.parquet')",
    "read through a table function": "FROM query('FROM read_text(''secret.csv'')')",
    "read through a name": "FROM query_table('secret.csv')",
    "read in a view": "CREATE VIEW v AS FROM 'secret.csv'; FROM v",
    "read in a macro": "CREATE MACRO m() AS TABLE FROM read_text('secret.csv'); FROM m()",
    "read through rank_hands": "FROM rank_hands('secret.csv', a)",
    "write a file": "COPY (SELECT 1) TO 'out.csv'",
    "write with a query": "CREATE TABLE t AS SELECT 1; COPY t TO 'out.parquet' (FORMAT parquet)",
    "load a file": "CREATE TABLE t (a INT, b INT); COPY t FROM 'secret.csv'",
    "export": "EXPORT DATABASE 'out'",
    "import": "IMPORT DATABASE 'out'",
    "attach": "ATTACH 'other.duckdb' AS other",
    "attach in memory": "ATTACH ':memory:' AS other",
    "attach after another statement": "SELECT 1; ATTACH 'new.duckdb' AS new",
    "detach": "DETACH pokersql",
    "use": "USE pokersql",
    "install": "INSTALL httpfs",
    "install by force": "FORCE INSTALL json",
    "load": "LOAD httpfs",
    "load a library": "LOAD './secret.csv'",
    "reach the network": "FROM read_csv('https://example.com/a.csv')",
    "set": "SET enable_external_access = true",
    "set for all": "SET GLOBAL memory_limit = '100GB'",
    "reset": "RESET enable_external_access",
    "unlock": "SET lock_configuration = false",
    "set by pragma": "PRAGMA enable_profiling = 'json'",
    "profile to a file": "PRAGMA profiling_output = 'out.json'",
    "set a variable": "SET VARIABLE x = 1",
    "call a pragma": "CALL pragma_version()",
    "log to a file": "CALL enable_logging(storage = 'file', storage_path = 'out')",
    "a secret": "CREATE SECRET s (TYPE s3)",
    "a lasting secret": "CREATE PERSISTENT SECRET s (TYPE s3)",
    "a variable of Python's": "FROM frame",
    "a variable of Python's through a macro": "FROM rank_hands('frame', x)",
    "an environment variable": "SELECT getenv('HOME')",
    "explain and run": "EXPLAIN ANALYZE COPY (SELECT 1) TO 'out.csv'",
    "prepare": "PREPARE p AS COPY (SELECT 1) TO 'out.csv'",
    "checkpoint": "CHECKPOINT",
    "a temporary file": "SET temp_directory = 'out'",
}


@pytest.mark.parametrize("sql", ESCAPES.values(), ids=ESCAPES)
def test_untrusted_sql_does_not_get_out(outside, sql):
    frame = pandas.DataFrame({"x": [1]})  # noqa: F841
    before = sorted(os.listdir(outside))
    with pytest.raises(PokersqlError) as error:
        pokersql.query(sql, safe=True)
    assert "\n" not in str(error.value)
    assert sorted(os.listdir(outside)) == before
    if "prepare" not in sql.lower() and sql.startswith(("FROM 'secret", "COPY (", "ATTACH", "SET VARIABLE")):
        pokersql.query(sql)  # which trusted SQL may


def test_untrusted_sql_does_not_get_out_of_a_database_of_the_user_s_either(outside):
    for sql in ("ATTACH 'new.duckdb' AS n", "FROM 'secret.csv'", "CREATE TABLE u AS SELECT 1", "DROP TABLE t"):
        with pytest.raises(PokersqlError):
            pokersql.query(sql, path="other.duckdb", safe=True)
    assert pokersql.query("FROM t", path="other.duckdb", safe=True).rows == [(1,)]


def test_untrusted_sql_may_do_its_work():
    sql = """
        CREATE TABLE mine AS SELECT 'As Kd Qh Jc Ts' AS hand;
        INSERT INTO mine VALUES ('x');
        UPDATE mine SET hand = '2c 3c 4c 5c Ac' WHERE hand = 'x';
        CREATE MACRO best(t) AS (SELECT MIN(hand_rank(hand)) FROM query_table(t));
        SELECT best('mine') AS best, COUNT(*) AS hands FROM rank_hands('mine', hand)
    """
    assert pokersql.query(sql, safe=True) == (["best", "hands"], [(10, 2)])
    assert pokersql.query("SELECT COUNT(*) FROM deal(seed := $seed)", {"seed": 3}, safe=True).rows == [(10,)]
    assert pokersql.query("SELECT ? || ?", ["a", "b"], safe=True).rows == [("ab",)]


ENDLESS = {
    "duckdb": "SELECT COUNT(*) FROM range(100000000) AS a, range(100000000) AS b WHERE a.range + b.range = 7",
    "sqlite": "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT COUNT(*) FROM n",
}


@pytest.mark.parametrize("name", engines.ENGINES)
def test_a_query_ends_when_its_time_is_over(name):
    engine = engines.ENGINES[name]()
    engine.restrict()
    engine.time_limit = 0.3
    start = time.perf_counter()
    with pytest.raises(PokersqlError, match=r"took longer than 0\.3 s"):
        engine.rows(ENDLESS[name])
    assert time.perf_counter() - start < 60
    assert engine.rows("SELECT 1") == [(1,)]  # the next has its own time
    with pytest.raises(PokersqlError, match="missing"):
        engine.rows("SELECT missing")


def test_the_time_counts_while_rows_are_read():
    with pytest.raises(PokersqlError, match="took longer"):
        pokersql.query("SELECT * FROM range(1000000000000)", safe=True, time_limit=0.3)


def test_untrusted_sql_has_no_more_memory_than_it_is_given():
    with pytest.raises(PokersqlError, match=r"(?i)memory"):
        pokersql.query("SELECT LENGTH(STRING_AGG(REPEAT('x', 10000), '')) FROM range(1000000)", safe=True)


@pytest.mark.parametrize(
    "sql",
    [
        "ATTACH 'new.sqlite' AS n",
        "ATTACH ':memory:' AS n",
        "DETACH main",
        "PRAGMA journal_mode = WAL",
        "PRAGMA table_info(deck)",
        "SELECT load_extension('x')",
        "VACUUM INTO 'out.sqlite'",
        "SELECT 1; ATTACH 'new.sqlite' AS n",
    ],
)
def test_untrusted_sql_does_not_get_out_of_sqlite(outside, sql):
    engine = engines.SQLite()
    engine.restrict()
    before = sorted(os.listdir(outside))
    with pytest.raises(PokersqlError):
        engine.rows(sql)
    assert sorted(os.listdir(outside)) == before
    assert engine.rows("SELECT 1") == [(1,)]


def test_short_names_are_the_schema_s_macros():
    connection = pokersql.connect()
    for name in bundle.public():
        [(comment,)] = connection.execute(
            "SELECT DISTINCT comment FROM duckdb_functions() WHERE function_name = ? AND schema_name = 'pokersql'",
            [name],
        ).fetchall()
        assert comment.startswith(sql_files.header(bundle.public()[name]).title)
    assert library.installed(connection)
