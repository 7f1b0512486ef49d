"""The files of macros: the objects that they create, their headers, and the files generated from them."""

import re

import duckdb
import pytest

from pokersql.databases import worlds
from pokersql.sources import bundle, sql_files

PARTS = [path for file in bundle.ORDERS for path in bundle.parts(file)]
UNLOAD = "sql/unload_macros.sql"
MACROS = [
    "hand_rank",
    "hand_points",
    "hand_category",
    "hand_description",
    "hand_error",
    "best_five",
    "starting_hand",
    "rank_hands",
    "showdown_of",
    "draws_of",
    "hand_draws",
    "equity_of",
    "equity_of_players",
    "equity_steps",
    "board_texture",
    "flop_error",
    "flop_equities",
    "icm_error",
    "place_chances",
    "icm",
    "icm_of",
    "bubble_factors",
    "push_fold_error",
    "push_fold",
    "push_fold_icm",
    "push_fold_summary",
    "push_fold_three",
    "push_fold_three_summary",
    "game_errors",
    "solve_game",
    "game_value",
    "river_error",
    "river",
    "river_summary",
    "deal",
]
READ = re.compile(r"(?:FROM|JOIN) ([a-z_.]+)(?= AS \w|$|;)", re.MULTILINE)
CTE = re.compile(r'((?:^ *--.*\n)*)^("?[\w ]+"?) AS (?:NOT MATERIALIZED )?\($', re.MULTILINE)


def test_the_macros_are_exactly_the_documented_ones():
    assert list(bundle.public()) == MACROS


def test_a_file_of_macros_creates_objects_only_in_the_schema_pokersql_and_one_named_after_the_file():
    # The files in `helpers` create no macro, or several small macros.
    helpers = ("schema", "card_reading", "card_bits", "board_parts", "required_macros", "required_games")
    for path in PARTS:
        names = [made.name for made in sql_files.made(path)]
        assert all(name.startswith("pokersql.") for name in names), path
        assert f"pokersql.{sql_files.relation(path)}" in names or sql_files.relation(path) in helpers, path


def test_a_header_has_a_title_and_lists_what_the_file_reads():
    for path in [*PARTS, UNLOAD, *bundle.ORDERS]:
        header, text = sql_files.header(path), sql_files.read(path)
        assert header.title[0].isupper() and len(header.title) > 10, path
        assert header.grain.startswith(("one row per", "one row in all")) or not header.grain, path
        assert header.reads == sorted(header.reads), path
        if path in PARTS[1:]:
            heads = re.findall(r"^(?:    )*(\w+) AS (?:(?:NOT )?MATERIALIZED )?\($", text, re.MULTILINE)
            inner = {name.split(".")[0] for name in heads}
            assert set(header.reads) == {name for name in READ.findall(text) if name not in inner}, path


def test_the_file_beside_relations_replaces_each_copy_of_a_relation_in_games_sql_by_a_view():
    made = [one.name.removeprefix("pokersql.") for one in sql_files.made(sql_files.BESIDE)]
    assert made == sql_files.header(sql_files.BESIDE).reads == sorted(bundle.shared(bundle.GAMES))
    comments = re.findall(r"ON VIEW pokersql\.(\w+) IS '.+ \(pokersql\)';", sql_files.read(sql_files.BESIDE))
    assert comments == made


def test_every_cte_and_every_small_macro_has_a_comment():
    for path in PARTS:
        for before, name in CTE.findall(sql_files.read(path)):
            assert before.strip().startswith("-- One row"), (path, name)
        if path.endswith(("card_reading.sql", "card_bits.sql", "board_parts.sql")):
            assert all(made.comment for made in sql_files.made(path)), path


def test_unloading_drops_every_short_name():
    dropped = re.findall(r"^DROP MACRO (?:TABLE )?IF EXISTS main\.(\w+);", sql_files.read(UNLOAD), re.MULTILINE)
    assert dropped == MACROS[::-1]
    listed = re.search(r"function_name IN \(([^)]+)\)", sql_files.read(UNLOAD))[1]
    assert re.findall(r"'(\w+)'", listed) == MACROS


@pytest.mark.slow
def test_the_comment_of_each_object_in_the_database_ends_with_the_mark_of_pokersql():
    connection = duckdb.connect()
    for file in bundle.ORDERS:
        connection.execute(sql_files.read(file))
    made = connection.execute(
        """
        SELECT table_name AS name, comment FROM duckdb_tables() WHERE schema_name = 'pokersql'
        UNION ALL SELECT view_name, comment FROM duckdb_views() WHERE schema_name = 'pokersql'
        UNION ALL SELECT type_name, comment FROM duckdb_types() WHERE schema_name = 'pokersql'
        UNION ALL SELECT function_name, comment FROM duckdb_functions() WHERE schema_name = 'pokersql'
        """
    ).fetchall()
    assert all(comment.endswith(f" {bundle.MARK}") and len(comment) > 25 for _, comment in made)
    said = dict(made)
    assert said["hand_rank"].startswith("The rank of a hand")
    assert said["card_bit"].startswith("internal: 2^card_id")
    assert set(said) > {*MACROS, "deck", "hand_classes", "hand_keys", "card", "schema_version", "class_ranks", "judges"}


def test_loading_and_unloading_refuse_the_same_objects():
    assert bundle.guard() in sql_files.read(UNLOAD)
    assert bundle._without_comments(bundle.guard()) in sql_files.read(bundle.FILE)
    assert sql_files.version() == worlds.loaded("duckdb").rows("SELECT * FROM schema_version")[0][0]
