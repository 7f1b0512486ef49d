"""The SQL files of the core: their order, their headers, their style."""

import re
from pathlib import Path

import pytest
import sqlglot
from sqlglot import exp

from pokersql import sql_files

ALL = sorted(str(path.relative_to(sql_files.base())) for path in sql_files.base().glob("sql/**/*.sql"))
FILES = [path for path in ALL if "/duckdb/" not in path]  # which test_bundle.py looks at
MAKING = ["sql/load.sql", "sql/build.sql", "sql/studies.sql", "sql/proof.sql"]
COUNTING = "sql/studies/together/count.sql"
CHECKING = ["sql/check.sql", "sql/check_tables.sql", "sql/check_studies.sql"]
ORDERS = [*MAKING, *CHECKING, COUNTING]
SCRIPTS = [
    "sql/unload.sql",
    "sql/evaluation/unload.sql",
    "sql/deal.sql",
    "sql/prove.sql",
    "sql/studies/draw/draw.sql",
    *sorted(set(sql_files.order(COUNTING))),
]
RELATION_FILES = [path for path in FILES if path not in [*ORDERS, *SCRIPTS] and "/checks/" not in path]
WITH_HEADER = [path for path in FILES if path not in ORDERS]


def statements(path: str) -> list[exp.Expression]:
    return sqlglot.parse(sql_files.read(path), read="postgres")


def tables(statement: exp.Expression) -> set[str]:
    inner = {cte.alias for cte in statement.find_all(exp.CTE)}
    return {table.name for table in statement.find_all(exp.Table)} - inner


@pytest.mark.parametrize("path", ORDERS)
def test_an_order_file_holds_nothing_but_reads_of_files_that_exist(path):
    lines = sql_files.read(path).splitlines()
    assert lines and all(re.fullmatch(r"\.read sql/\S+\.sql", line) for line in lines)
    assert all(line.removeprefix(".read ") in FILES for line in lines)


def test_the_order_files_read_every_relation_and_every_check_once():
    made = [path for order in MAKING for path in sql_files.order(order)]
    assert set(made) == {*RELATION_FILES, "sql/unload.sql", "sql/evaluation/unload.sql"}
    proof = "sql/checks/110_stepped_ranks.sql"
    checks = [path for order in CHECKING for path in sql_files.order(order)]
    assert sorted([*checks, proof]) == sorted(path for path in FILES if "/checks/" in path)
    for folder in {Path(path).parent for path in checks}:
        numbers = [number(path) for path in checks if Path(path).parent == folder]
        assert numbers == sorted(set(numbers))


def number(path: str) -> int:
    return int(Path(path).name.split("_")[0])


@pytest.mark.parametrize("order", [["load"], ["load", "build"], ["load", "build", "proof"], ["load", "studies"]])
def test_a_relation_comes_after_all_that_it_reads(order):
    made = set()
    for path in [path for name in order for path in sql_files.order(f"sql/{name}.sql")]:
        if path in RELATION_FILES:
            assert set(sql_files.header(path).reads) <= made, path
            made.add(sql_files.relation(path))


@pytest.mark.parametrize("path", RELATION_FILES)
def test_a_file_makes_the_one_relation_it_is_named_after(path):
    created = [statement for statement in statements(path) if isinstance(statement, exp.Create)]
    assert [statement.find(exp.Table).name for statement in created] == [sql_files.relation(path)]


@pytest.mark.parametrize("path", WITH_HEADER)
def test_a_header_says_what_the_file_is_and_what_it_reads(path):
    header = sql_files.header(path)
    assert header.title[0].isupper() and len(header.title) > 20
    assert header.grain.startswith(("one row", "one new", "none"))
    made = {sql_files.relation(path)} if path in RELATION_FILES else set()
    read = set()
    for statement in statements(path):
        if not isinstance(statement, exp.Drop):
            read |= tables(statement)
    assert set(header.reads) == read - made
    assert header.reads == sorted(header.reads)


@pytest.mark.parametrize("path", WITH_HEADER)
def test_every_cte_says_what_one_row_is(path):
    for statement in statements(path):
        for cte in statement.find_all(exp.CTE):
            comments = cte.args["alias"].comments or []
            assert comments and comments[0].startswith(" One row"), cte.alias


def test_unloading_drops_what_loading_makes_last_first_and_no_table_of_the_users():
    created = []
    for path in [path for order in MAKING[:3] for path in sql_files.order(order)]:
        for statement in statements(path) if path in RELATION_FILES else []:
            name = statement.find(exp.Table).name
            kept = isinstance(statement, exp.Create) and statement.args.get("exists")
            if isinstance(statement, exp.Create) and not kept:
                created = [*(n for n in created if n != name), name]
    dropped = [statement.find(exp.Table).name for statement in statements("sql/unload.sql")]
    assert dropped == created[::-1]
    yours = {"hand_cards", "hand_text", "players", "deals", "observations", "discards", "draws", "exchanges"}
    assert not yours & set(dropped)


def test_unloading_the_evaluation_drops_its_folder_last_first():
    names = [
        sql_files.relation(path)
        for path in sql_files.order()
        if path.startswith("sql/evaluation/1") or (path.startswith("sql/evaluation/") and path in RELATION_FILES)
    ]
    names = list(dict.fromkeys(names[names.index("evaluated_cards") :]))
    dropped = [statement.find(exp.Table).name for statement in statements("sql/evaluation/unload.sql")]
    assert dropped == names[::-1]


def test_the_command_has_the_defaults_that_loading_sets(engine):
    set_by_loading = engine.execute("SELECT * FROM settings")
    assert dict(zip(set_by_loading.columns, next(set_by_loading.rows), strict=True)) == sql_files.defaults()


def test_limits_and_choices_come_from_the_settings():
    assert sql_files.limits()["players"] == (1, 10)
    assert sql_files.limits()["seed"] == (0, 2147483579 - 1)
    assert sql_files.choices() == {
        "shuffle": ["uniform", "riffle"],
        "dealing": ["blocks", "one at a time"],
        "game": ["five-card", "holdem", "chinese"],
        "street": ["flop", "turn", "river"],
    }


@pytest.mark.parametrize("path", RELATION_FILES)
def test_a_table_says_what_each_of_its_columns_is(path):
    for statement in statements(path):
        if isinstance(statement, exp.Create) and isinstance(statement.this, exp.Schema) and "settings" not in path:
            columns = [column.name for column in statement.find_all(exp.ColumnDef)]
            assert list(sql_files.comments(path)) == columns, path
