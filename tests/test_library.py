"""The Python interface: a user's connections, frames, lists, and quoted names."""

import pydoc
import random
import sqlite3
from datetime import datetime, timedelta

import duckdb
import numpy
import pandas
import polars
import pyarrow
import pytest
from conftest import BAD_HANDS, ENGINES, MACRO_CALLS, MACRO_TABLES, SUMS, deal_hands
from phevaluator import evaluate_cards

import pokersql
from pokersql import PokersqlError, engines
from pokersql.databases import installation, worlds
from pokersql.errors import ExitCode
from pokersql.sources import bundle, sql_files
from pokersql.sources.sql_text import literal, quoted

HANDS = ["As Kd Qh Jc Ts", "A♠ A♥ 8♠ 8♣ 9♦ 2♣ 3♣", "As Xx Kd", None]
RANKED = [
    (1600, "Straight", "Straight, Ace high", None),
    (2527, "Two Pair", "Two Pair, Aces and Eights, Nine kicker", None),
    (None, None, None, "bad_card 'Xx' at 2"),
    (None, None, None, None),
]


def contents(connection) -> list[tuple]:
    """All objects that a user sees in the databases of a connection."""
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


@pytest.fixture
def connection(everything):
    return everything.cursor()


# ---- connections


def test_connect_without_a_path_has_every_relation_and_the_macros(connection):
    for relation in sql_files.relations():
        connection.execute(f"SELECT * FROM {relation} LIMIT 1").fetchall()
    assert connection.sql("SELECT hand_rank('As Kd Qh Jc Ts')").fetchall() == [(1600,)]


def test_connect_writes_nothing_to_the_users_database(tmp_path):
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


@pytest.mark.parametrize("short_names, attach", [(True, False), (False, True)])
def test_install_adds_the_documented_objects_and_uninstall_removes_them(short_names, attach):
    connection = duckdb.connect()
    connection.execute("CREATE TABLE deck AS SELECT 1 AS one; CREATE MACRO mine(x) AS x; CREATE VIEW v AS FROM deck")
    before = contents(connection)
    pokersql.install(connection, short_names=short_names, attach=attach)
    pokersql.install(connection, short_names=short_names, attach=False) if not attach else None  # allowed twice
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


def test_install_takes_part_in_the_users_transaction():
    connection = duckdb.connect()
    before = contents(connection)
    connection.execute("BEGIN")
    connection.execute("CREATE TABLE mine AS SELECT 1 AS one")
    pokersql.install(connection)
    assert connection.sql("SELECT hand_rank('As Kd Qh Jc Ts')").fetchall() == [(1600,)]
    connection.execute("ROLLBACK")
    assert contents(connection) == before


def test_install_into_a_read_only_database_can_attach_the_macros_and_nothing_else(tmp_path):
    path = str(tmp_path / "mine.duckdb")
    duckdb.connect(path).execute("CREATE TABLE hands AS SELECT 'As Kd Qh Jc Ts' AS hand").close()
    with duckdb.connect(path, read_only=True) as connection:
        with pytest.raises(PokersqlError, match="read-only"):
            pokersql.install(connection)
        pokersql.install(connection, attach=True)
        assert connection.sql("SELECT hand_rank(hand) FROM hands").fetchall() == [(1600,)]


MINE = [
    "CREATE TABLE {}.mine AS SELECT 1 AS one",
    "CREATE VIEW {}.mine AS SELECT 1 AS one",
    "CREATE MACRO {}.mine(x) AS x",
    "CREATE TYPE {}.mine AS ENUM ('a')",
]


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "first, mine",
    [
        *(('CREATE SCHEMA "pokersql"', mine) for mine in MINE),
        *((first, MINE[0]) for first in ('CREATE SCHEMA "PokerSQL"', "install", "attach", "both")),
    ],
)
def test_install_refuses_to_replace_an_object_of_the_same_name(first, mine, monkeypatch):
    monkeypatch.setattr(installation, "attaching", installation.making)  # a database that the test may write to
    connection = duckdb.connect()
    if first == "both":
        connection.execute("ATTACH ':memory:' AS pokersql")
    elif first.startswith("CREATE"):
        connection.execute(first)
    else:
        pokersql.install(connection, attach=first == "attach")
    connection.execute(mine.format("pokersql"))
    before = contents(connection)
    for work in (
        lambda: pokersql.install(connection),
        lambda: pokersql.install(connection, attach=True),
        lambda: pokersql.uninstall(connection) if first in ("install", "attach") else pokersql.install(connection),
    ):
        with pytest.raises(PokersqlError):
            work()
        assert contents(connection) == before
    if first.startswith("CREATE"):
        pokersql.uninstall(connection)  # removes nothing: the user made this schema
        assert contents(connection) == before


def test_install_and_uninstall_keep_a_users_attached_database_named_pokersql():
    connection = duckdb.connect()
    connection.execute("ATTACH ':memory:' AS pokersql")
    for work in (pokersql.install, pokersql.uninstall, lambda c: pokersql.install(c, attach=True)):
        with pytest.raises(PokersqlError):
            work(connection)
        assert ("pokersql", "", "") in contents(connection)


@pytest.mark.parametrize("name", ["pokersql.duckdb", "PokerSQL.duckdb"])
def test_a_database_file_named_pokersql_is_refused(tmp_path, name):
    with duckdb.connect(str(tmp_path / name)) as connection:
        for attach in (False, True):
            with pytest.raises(PokersqlError, match="rename the file"):
                pokersql.install(connection, attach=attach)
        pokersql.uninstall(connection)
    with pytest.raises(PokersqlError, match="rename the file"):
        pokersql.connect(str(tmp_path / name))
    assert pokersql.query("SELECT 1", path=str(tmp_path / name)).rows == [(1,)]
    with pytest.raises(PokersqlError, match="rename the file"):
        pokersql.query("SELECT hand_rank('As')", path=str(tmp_path / name))


@pytest.mark.parametrize("attach", [False, True])
def test_install_and_uninstall_keep_the_users_macros_with_the_same_short_names(attach):
    connection = duckdb.connect()
    connection.execute("CREATE MACRO deal(x) AS 'mine'; CREATE MACRO hand_category(a, b) AS a || b")
    pokersql.install(connection, attach=attach)
    connection.execute("CREATE MACRO main.best(hand) AS pokersql.hand_rank(hand)")
    connection.execute("CREATE OR REPLACE MACRO main.hand_category(a, b) AS pokersql.hand_category(a || ' ' || b)")
    query = "SELECT deal(1), best('As Ks Qs Js Ts'), hand_category('As Ks', 'Qs Js Ts'), hand_points('As Ks Qs Js Ts')"
    assert connection.execute(query).fetchall() == [("mine", 1, "Royal Flush", 9)]
    pokersql.uninstall(connection)
    assert {name for _, _, name in contents(connection) if name} == {"deal", "best", "hand_category"}


@pytest.mark.slow
def test_macros_of_another_version_are_reported_and_replaced(tmp_path):
    path = str(tmp_path / "mine.duckdb")
    with duckdb.connect(path) as connection:
        pokersql.install(connection)
        connection.execute("UPDATE pokersql.schema_version SET schema_version = 1")
    with pytest.raises(PokersqlError, match=f"version 1, but this is version {sql_files.version()}"):
        pokersql.connect(path)
    with duckdb.connect(path) as connection:
        pokersql.install(connection)
    pokersql.connect(path).close()


def test_an_argument_that_is_not_a_connection_is_a_type_error():
    with pytest.raises(TypeError, match="no connection of duckdb or sqlite3"):
        pokersql.install("mine.duckdb")


@pytest.mark.engines
def test_install_and_uninstall_keep_a_database_that_the_user_attached_to_sqlite(tmp_path):
    connection = sqlite3.connect(":memory:")
    connection.row_factory = sqlite3.Row
    for file in (":memory:", str(tmp_path / "mine.sqlite")):
        connection.execute(f"ATTACH '{file}' AS PokerSQL")
        connection.execute("CREATE TABLE pokersql.mine (x)")
        for work in (pokersql.install, pokersql.uninstall):
            with pytest.raises(PokersqlError, match="your own tables"):
                work(connection)
        assert [row[0] for row in connection.execute("SELECT name FROM pokersql.sqlite_master")] == ["mine"]
        connection.execute("DETACH pokersql")
    pokersql.install(connection)
    connection.execute("CREATE TABLE pokersql.mine (x)")
    with pytest.raises(PokersqlError, match="your own tables"):
        pokersql.uninstall(connection)
    connection.execute("DROP TABLE pokersql.mine")
    pokersql.uninstall(connection)


@pytest.mark.engines
def test_install_into_sqlite_attaches_a_database_with_every_relation(tmp_path):
    connection = sqlite3.connect(tmp_path / "mine.sqlite")
    connection.execute("CREATE TABLE deck (mine)")
    connection.commit()
    pokersql.install(connection)
    pokersql.install(connection)
    connection.executemany("INSERT INTO pokersql.hand_text VALUES (1, ?, ?)", enumerate(HANDS, 1))
    connection.execute("INSERT INTO pokersql.hand_cards SELECT game_id, player_id, card_id FROM pokersql.text_cards")
    rows = connection.execute("SELECT hand_rank, error FROM pokersql.text_ranks ORDER BY player_id").fetchall()
    assert rows == [(1600, None), (2527, None), (None, "bad_card 'Xx' at 2"), (None, "wrong_count 0")]
    loaded = worlds.loaded("sqlite")
    deal_hands(loaded, *HANDS[:2])
    for relation in (name for name in sql_files.relations() if not name.endswith("_patterns")):  # slow
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
def test_a_frame_is_queried_by_the_name_of_its_variable(connection, frame):
    ranked = connection.sql("SELECT * FROM rank_hands('frame', hand) ORDER BY id")
    assert ranked.fetchall() == [(*row, *known) for row, known in zip(enumerate(HANDS), RANKED, strict=True)]
    assert connection.sql("SELECT hand_rank(hand) FROM frame ORDER BY id").fetchall() == [row[:1] for row in RANKED]


def test_ranks_convert_to_each_kind_of_frame(connection):
    numbers = numpy.array([[51, 47, 43, 39, 35], [0, 1, 2, 3, 4]])
    frame = pandas.DataFrame(numbers, columns=list("abcde"))
    query = "SELECT hand_rank FROM rank_hands('frame', [a, b, c, d, e]) ORDER BY hand_rank"
    assert frame.shape == (2, 5)  # the query names this variable
    assert connection.sql(query).df()["hand_rank"].tolist() == [1, 166]
    assert connection.sql(query).pl()["hand_rank"].to_list() == [1, 166]
    assert connection.sql(query).to_arrow_table()["hand_rank"].to_pylist() == [1, 166]


def test_each_invalid_hand_of_a_list_has_an_error():
    assert [row.error for row in pokersql.rank([*BAD_HANDS])] == [*BAD_HANDS.values()]


def test_rank_takes_hands_of_several_types_and_keeps_their_order():
    hands = [*HANDS, ["2c", "3c", "4c", "5c", "Ac"], [0, 4, 8, 12, 48], range(0, 20, 4), numpy.array([0, 4, 8, 12, 48])]
    hands += [("As", "As", "2c", "3c", "4c"), [], [0, 1, 2, 3, 99], [0, 1, 2, 3, 2**70], "\ud800"]
    ranked = pokersql.rank(hands)
    assert [tuple(row) for row in ranked[:4]] == RANKED
    assert [row.hand_rank for row in ranked[4:8]] == [10, 10, 9, 10]
    assert [row.error for row in ranked[8:]] == [
        "duplicate_card 'As'",
        "wrong_count 0",
        "bad_card 99 at 5",
        "bad_card 11805916207174113034… at 5",
        "bad_card '?' at 1",
    ]
    assert pokersql.rank([]).rows == [] and pokersql.rank(iter(HANDS)).rows == ranked[:4]
    rng = random.Random(4)
    dealt = [rng.sample(range(52), rng.choice([5, 6, 7])) for _ in range(2000)]
    assert [row.hand_rank for row in pokersql.rank(dealt)] == [evaluate_cards(*hand) for hand in dealt]


def test_missing_values_of_numpy_and_pandas_have_no_rank_and_no_error():
    missing = [float("nan"), numpy.nan, numpy.float32("nan"), pandas.NA, pandas.NaT, numpy.datetime64("NaT")]
    assert [tuple(row) for row in pokersql.rank([*missing, HANDS[0], "nan"])] == [
        *[(None,) * 4 for _ in missing],
        RANKED[0],
        (None, None, None, "bad_card 'nan' at 1"),
    ]
    frame = pandas.DataFrame({"hand": [HANDS[0], numpy.nan, pandas.NA, None]})
    assert [row.hand_rank for row in pokersql.rank(frame["hand"])] == [1600, None, None, None]


def type_name(value) -> str:
    return f"{type(value).__module__}.{type(value).__name__}"


COLUMN = ["As Kd Qh Jc Ts", None, "2c 3c"]


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "hands",
    [
        numpy.array(COLUMN),
        pandas.Series(COLUMN),
        polars.Series(COLUMN),
        pyarrow.array(COLUMN),
        pyarrow.chunked_array([COLUMN]),
        pyarrow.array(COLUMN).dictionary_encode(),
        pyarrow.array([[51, 46, 41, 36, 35], None, [0, 4]]),
        pandas.DataFrame({"hand": COLUMN}),
        polars.DataFrame({"hand": COLUMN}),
        pyarrow.table({"hand": COLUMN}),
    ],
    ids=type_name,
)
def test_arrays_and_columns_and_frames_of_one_column_are_ranked_like_lists(hands):
    assert [(row.hand_rank, row.error) for row in pokersql.rank(hands)] == [
        (1600, None),
        (None, None),
        (None, "wrong_count 2"),
    ]
    assert pokersql.rank(hands, rules="standard")[0].hand_rank == 1600


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "value, bound",
    [
        (numpy.int64(1), 1),
        (numpy.uint64(2**63), 2**63),
        (numpy.float32(1.5), 1.5),
        (numpy.bool_(True), True),
        (numpy.datetime64("2020-01-02T03:04:05.123456789"), datetime(2020, 1, 2, 3, 4, 5, 123456)),
        (numpy.timedelta64(5, "s"), timedelta(seconds=5)),
        (numpy.array([1, 2]), [1, 2]),
        (pandas.Series([1, 2]), [1, 2]),
        (polars.Series([1, 2]), [1, 2]),
        (pyarrow.scalar(5), 5),
        (pyarrow.array([1, None]), [1, None]),
        ([numpy.int64(1)], [1]),
        ({"a": numpy.int64(1)}, {"a": 1}),
        (pandas.NA, None),
    ],
    ids=type_name,
)
def test_a_value_of_numpy_or_pandas_or_polars_or_arrow_is_bound_as_its_python_value(value, bound):
    for values in ([value], {"1": value}):
        assert pokersql.query("SELECT $1", values).rows == [(bound,)]


def test_the_error_for_a_value_that_cannot_be_bound_names_its_type():
    with pytest.raises(PokersqlError, match="complex"):
        pokersql.query("SELECT ?", [numpy.complex64(1)])
    for values in (5, "text"):
        with pytest.raises(TypeError, match="put it in a list"):
            pokersql.query("SELECT ?", values)


@pytest.mark.parametrize(
    "limit", [{"time_limit": 0}, {"time_limit": -1.0}, {"time_limit": float("nan")}, {"max_output": 0}], ids=str
)
def test_a_limit_of_zero_is_an_error_and_not_the_default(limit):
    with pytest.raises(PokersqlError, match=r"must be (above 0|at least 1)"):
        pokersql.query("SELECT 1", **limit)


@pytest.mark.parametrize(
    "path, said, code",
    [
        ("{}", "Is a directory", ExitCode.TABLE),
        ("{}/text.txt", "not a valid DuckDB database", ExitCode.TABLE),
        ("{}/no/mine.duckdb", "No such file", ExitCode.TABLE),
        ("md:mine", "is no path of a file; connect to it", ExitCode.USAGE),
        ("s3://bucket/mine.duckdb", "is no path of a file", ExitCode.USAGE),
        ("", "'' is no path of a file", ExitCode.USAGE),
    ],
)
def test_connect_refuses_a_path_that_is_not_a_database(tmp_path, path, said, code):
    (tmp_path / "text.txt").write_text("no database\n" * 1000)
    with pytest.raises(PokersqlError, match=said) as error:
        pokersql.connect(path.format(tmp_path))
    assert error.value.code == code


@pytest.mark.parametrize(
    "hands",
    [
        "As Kd Qh Jc Ts",
        {"hand": ["As Kd Qh Jc Ts"]},
        [5],
        [["As", 5]],
        [[1.5] * 5],
        [[True] * 5],
        [{"a": 1}, 3],
        7,
        [[2**200]],
    ],
)
def test_a_value_that_is_not_a_hand_is_a_type_error(hands):
    with pytest.raises(TypeError):
        pokersql.rank(hands)


def test_dir_and_help_of_the_package_list_every_public_name():
    assert {*pokersql.__all__} <= {*dir(pokersql)}
    text = pydoc.plain(pydoc.render_doc(pokersql))
    assert all(f"    {name}(" in text for name in pokersql.__all__ if name[0].islower())
    assert "class PokersqlError" in text


# ---- quoted names, which can't be bound as values


@pytest.mark.parametrize(
    "name",
    ["a", "A", 'a"b', '"', '""', "a'b", "a;b", "a.b", "--", "/*", "select", "a\nb", "♠", " ", 'x"; DROP TABLE t; --'],
)
@pytest.mark.parametrize("kind", ENGINES)
def test_a_name_with_any_characters_is_quoted(kind, name):
    engine = engines.ENGINES[kind]()
    engine.rows(f"CREATE TABLE t AS SELECT 1 AS {quoted(name)}")
    engine.rows(f"CREATE TABLE {quoted(name + '_')} AS SELECT {quoted(name)} FROM t")
    result = engine.execute(f"SELECT {quoted(name)} FROM {quoted(name + '_')}")
    assert result.columns == [name] and list(result.rows) == [(1,)]
    assert engine.relations() == {"t", name + "_"}
    assert engine.rows(f"SELECT {literal(name)}") == [(name,)]


def test_install_refuses_to_make_tables_while_order_by_is_descending():
    with duckdb.connect() as connection:
        connection.execute("SET default_order = 'desc'")
        with pytest.raises(pokersql.PokersqlError, match="RESET default_order"):
            pokersql.install(connection)
        with pytest.raises(duckdb.Error, match="RESET default_order"):
            connection.execute(installation.making())
        assert connection.execute("SELECT 1 FROM duckdb_schemas() WHERE schema_name = 'pokersql'").fetchall() == []


@pytest.mark.slow
def test_macros_give_the_same_results_with_and_without_the_name_of_the_schema(connection):
    connection.execute(MACRO_TABLES)
    for name in MACRO_CALLS.keys() - SUMS:
        calls = [MACRO_CALLS[name].format(f"{schema}{name}") for schema in ("", "pokersql.")]
        short, whole = (connection.execute(call).fetchall() for call in calls)
        assert sorted(short, key=str) == sorted(whole, key=str) and (short or calls[0].endswith("LIMIT 0")), name
    assert installation.installed(connection)
