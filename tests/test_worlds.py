"""All relations and macros in two places: in memory, and in a built file that other databases attach."""

import sqlite3

import duckdb
import pytest
from conftest import one_line, pokersql

from pokersql.sources import bundle, catalogue, comments, sql_files

ATTACHED = [
    ("SELECT pokersql.hand_rank('As Kd Qh Jc Ts') AS a, pokersql.best_five('2c 3c 4c 5c Ac Kd Kh') AS b", ["1600", ""]),
    ("SELECT pokersql.hand_error('As Xx') AS a", ["bad_card 'Xx' at 2"]),
    ("SELECT pokersql.starting_hand('AsKs') AS a", ["AKs"]),
    ("SELECT hand_rank, description FROM pokersql.rank_hands('mine', cards)", ["1600", "Straight, Ace high"]),
    ("SELECT hand FROM pokersql.deal(players := 1, seed := 42)", ["4d Js Qh Ks Ah"]),
    ("SELECT COUNT(*) AS a FROM pokersql.hands WHERE category = 'Royal Flush'", ["4"]),
    ("SELECT COUNT(*) AS a, MIN(place) AS b FROM pokersql.equity_errors", ["1", "players"]),
    ("SELECT wins FROM pokersql.starting_hands WHERE starting_hand = 'AA'", ["1781508418"]),
    ("SELECT COUNT(*) AS a FROM pokersql.hand_weights JOIN pokersql.hand_classes USING (hand_rank)", ["7462"]),
]


@pytest.fixture
def connection(everything):
    return everything.cursor()


def test_a_connection_has_every_relation_with_a_comment_and_the_macros(connection):
    assert connection.sql("SELECT hand_rank('As Kd Qh Jc Ts'), pokersql.hand_rank('As Kd Qh Jc Ts')").fetchall() == [
        (1600, 1600)
    ]
    assert connection.sql("SELECT COUNT(*) FROM hands").fetchall() == [(2598960,)]
    said = connection.sql(
        """
        SELECT table_name, comment FROM duckdb_tables()
        UNION ALL SELECT view_name, comment FROM duckdb_views() WHERE NOT internal
        """
    ).fetchall()
    assert all(comment for _, comment in said)
    of_macros = {sql_files.relation(path) for path in (*bundle.parts(), *bundle.parts(bundle.GAMES))}
    assert catalogue.relations("duckdb") <= {name for name, _ in said} <= catalogue.relations("duckdb") | of_macros
    [(tables,)] = connection.sql("SELECT COUNT(*) FROM duckdb_tables() WHERE table_name = 'hand_keys'").fetchall()
    assert tables == 1


def test_every_column_of_a_public_relation_has_a_comment_in_the_database(connection):
    columns = "SELECT table_name, LIST(column_name ORDER BY column_index) FROM duckdb_columns()"
    there = dict(connection.sql(f"{columns} WHERE schema_name = 'main' GROUP BY ALL").fetchall())
    told = dict(connection.sql(f"{columns} WHERE schema_name = 'main' AND comment > '' GROUP BY ALL").fetchall())
    for path in catalogue.everything("duckdb"):
        header, name = sql_files.header(path), sql_files.relation(path)
        if name in there and not path.startswith("sql/macros/"):
            meanings = [*comments.meanings(path)]
            assert {*header.columns} <= {*meanings} and told.get(name, []) == meanings, path
            assert header.internal or there[name] == meanings, path


def test_a_header_does_not_repeat_the_description_of_a_column_that_it_inherits():
    for path in sql_files.tables_and_views().values():
        own = sql_files.header(path).columns
        for column in comments.columns(path):
            assert column.name not in own or own[column.name] != comments.inherited(path, column), path


def test_the_command_query_gives_the_same_rows_as_a_connection(connection):
    for sql in ("SELECT COUNT(*) AS n FROM any_ahead", "SELECT MAX(hand_rank) AS n FROM five_card_hands"):
        [(n,)] = connection.sql(sql).fetchall()
        assert pokersql("query", sql, "-f", "csv").stdout == f"n\n{n}\n"


def attach(path) -> list[str]:
    """Statements that attach a built file, and make a user's table."""
    made = "CREATE TABLE mine AS SELECT 'As Kd Qh Jc Ts' AS cards"
    return [f"ATTACH '{path}' AS pokersql (READ_ONLY)", made]


@pytest.mark.slow
def test_a_built_file_is_attached_as_pokersql_to_any_database(built):
    with duckdb.connect() as connection:
        for statement in attach(built / "poker.duckdb"):
            connection.execute(statement)
        for sql, expected in ATTACHED:
            [row] = connection.execute(sql).fetchall()
            assert [str(value) for value, text in zip(row, expected, strict=True) if text] == list(
                filter(None, expected)
            )
        with pytest.raises(duckdb.Error, match="read-only"):
            connection.execute("INSERT INTO pokersql.player_ranges VALUES (1, 'AA')")


def test_a_database_named_as_the_schema_is_not_built(tmp_path):
    assert "rename the file" in one_line(pokersql("build", str(tmp_path / "Pokersql.duckdb"), code=2).stderr)


def test_in_a_built_file_macros_are_called_with_and_without_the_schema_pokersql(built):
    with duckdb.connect(str(built / "poker.duckdb"), read_only=True) as connection:
        sql = "SELECT hand_rank(c), pokersql.hand_rank(c), starting_hand('AsKs') FROM (SELECT 'As Kd Qh Jc Ts' AS c)"
        assert connection.execute(sql).fetchall() == [(1600, 1600, "AKs")]
        assert connection.execute("SELECT COUNT(*) FROM pokersql.hand_keys").fetchall() == [(78494,)]


@pytest.mark.engines
@pytest.mark.parametrize("name", ["duckdb_shell", "oldest_shell"])
def test_the_shells_attach_a_built_file(built, name, request):
    shell = request.getfixturevalue(name)
    for sql, expected in ATTACHED:
        _, row = shell.run(";\n".join([*attach(built / "poker.duckdb"), sql]) + ";")
        assert all(value == text for value, text in zip(row, expected, strict=True) if text), sql


def test_a_printed_part_runs_in_any_directory():
    text = pokersql("sql", "--part", "load").stdout
    assert "\n.read" not in text
    with sqlite3.connect(":memory:") as connection:
        connection.executescript(text)
        assert connection.execute("SELECT COUNT(*) FROM hand_classes").fetchall() == [(7462,)]
    assert catalogue.part("check_tables").count("-- Grain: ") == len(sql_files.order("sql/check_tables.sql"))


def test_the_error_for_an_unknown_part_lists_the_parts():
    said = one_line(pokersql("sql", "--part", "laod", code=2).stderr)
    assert "no part 'laod'" in said and "everything" in said and "studies" in said
    for words in (["--part", "load", "deck"], ["--part", "load", "--macros"]):
        one_line(pokersql("sql", *words, code=2).stderr)
