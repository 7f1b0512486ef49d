"""The files of sql/duckdb that are no macros for anybody's database: their order, their headers, their style."""

import re
from pathlib import Path

import pytest

from pokersql import sql_files

FOLDERS = ["equity", "seven", "starting_hands"]
ORDERS = [f"sql/duckdb/{name}.sql" for name in ("equity", "seven", "seven_proof", "starting_hands", "check_seven")]
SCRIPTS = [
    "sql/duckdb/simulate.sql",
    "sql/duckdb/count_starting_hands.sql",
    "sql/duckdb/unload_equity.sql",
    "sql/duckdb/seven/proof/prove.sql",
]
LAST_CHECK = "sql/duckdb/seven/checks/30_misranked_hands.sql"
RELATIONS = [path for order in ORDERS for path in sql_files.order(order) if "/checks/" not in path]
FILES = sorted(
    {*SCRIPTS}
    | {
        str(path.relative_to(sql_files.base()))
        for folder in FOLDERS
        for path in sql_files.base().glob(f"sql/duckdb/{folder}/**/*.sql")
    }
)
MACROS = [path for path in RELATIONS if "CREATE MACRO" in sql_files.read(path)]


def test_the_order_files_read_every_file_once_and_in_order():
    read = [path for order in ORDERS for path in sql_files.order(order)]
    assert sorted([*read, *SCRIPTS, LAST_CHECK]) == FILES
    for order in ORDERS:
        numbers = [int(Path(path).name.split("_")[0]) for path in sql_files.order(order)]
        assert numbers == sorted(set(numbers))


@pytest.mark.slow
def test_unloading_leaves_what_was_there_before_and_the_question(duckdb_engine):
    everything = """
        SELECT name FROM sqlite_master WHERE type <> 'index'
        UNION ALL
        SELECT function_name FROM duckdb_functions() WHERE NOT internal
    """
    before = duckdb_engine.rows(everything)
    for path in ("equity.sql", "starting_hands.sql", "unload_equity.sql"):
        duckdb_engine.read(f"sql/duckdb/{path}")
    assert set(duckdb_engine.rows(everything)) == {*before, ("player_ranges",), ("known_cards",)}


@pytest.mark.parametrize("order", [*ORDERS, "sql/load.sql"])
def test_an_order_file_holds_nothing_but_reads(order):
    assert all(re.fullmatch(r"\.read sql/\S+\.sql", line) for line in sql_files.read(order).splitlines())


@pytest.mark.parametrize("path", FILES)
def test_a_header_says_what_a_file_is_and_what_it_reads(path):
    header, text = sql_files.header(path), sql_files.read(path)
    ctes = re.findall(r"^(\w+) AS (?:MATERIALIZED )?\($", text, re.MULTILINE)
    read = set(re.findall(r"(?:FROM|JOIN|INTO|UPDATE) ([a-z_]+)(?= |$|;|\))", text, re.MULTILINE)) - set(ctes)
    read |= set(re.findall(r"_OF\('(\w+)'\)", text))
    assert header.title[0].isupper() and header.grain.startswith(("one row", "one new", "none"))
    assert header.reads == sorted(read - ({sql_files.relation(path)} if path in RELATIONS else set()))
    assert all(re.search(rf"^-- One row.*\n(?:-- .*\n)*{cte} AS ", text, re.MULTILINE) for cte in ctes)


@pytest.mark.parametrize("path", RELATIONS)
def test_a_file_makes_the_one_relation_it_is_named_after_and_says_what_its_columns_are(path):
    text = sql_files.read(path)
    made = r"^CREATE (?:TEMPORARY )?(?:TABLE|VIEW|MACRO) (?:IF NOT EXISTS )?(\w+)"
    names = re.findall(made, text, re.MULTILINE)
    assert names == [sql_files.relation(path)] or path in MACROS
    if columns := re.search(r"^CREATE (?:TEMPORARY )?TABLE [\w ]+ \(\n(.+?)\n\);", text, re.DOTALL | re.MULTILINE):
        assert all(re.fullmatch(r"    \w+ [A-Z].* -- .+", line) for line in columns[1].splitlines())


@pytest.mark.parametrize("path", MACROS)
def test_every_macro_says_what_it_is(path):
    text = sql_files.read(path)
    for name in re.findall(r"^CREATE MACRO (\w+)", text, re.MULTILINE):
        assert re.search(rf"^DROP MACRO (?:TABLE )?IF EXISTS {name};", text, re.MULTILINE)
        assert name == sql_files.relation(path) or re.search(rf"^-- .+\nCREATE MACRO {name}\(", text, re.MULTILINE)


def test_no_line_is_too_long():
    # The linter reads no macros and no lambdas.
    assert all(len(line) <= 120 for path in FILES for line in sql_files.read(path).splitlines())
