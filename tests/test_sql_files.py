"""The SQL files: their names, their order, their headers, and the files generated from them."""

import re
from functools import cache
from pathlib import Path

import duckdb
import pytest
import sqlglot
from sqlglot import exp

from pokersql import engines
from pokersql.databases import worlds
from pokersql.sources import bundle, catalogue, sql_files

FILES = sorted(path.relative_to(sql_files.base()).as_posix() for path in sql_files.base().glob("sql/**/*.sql"))
ORDERS = [path for path in FILES if sql_files.order(path)]
GENERATED = {
    "sql/macros.sql": "pokersql sql --macros",
    "sql/games.sql": "pokersql sql --games",
    "sql/unload.sql": "pokersql sql --unload load",
    "sql/unload_equity.sql": "pokersql sql --unload equity",
    "sql/unload_macros.sql": "pokersql sql --unload macros",
}
MACRO_PARTS = [path for file in bundle.ORDERS for path in bundle.parts(file)]  # test_bundle.py tests these
CHECKS = [path for path in FILES if "/checks/" in path]
OWN = [path for path in FILES if path not in [*ORDERS, *GENERATED, *MACRO_PARTS, sql_files.BESIDE]]
RELATIONS = [path for path in OWN if sql_files.made(path)]
SCRIPTS = [path for path in OWN if path not in [*RELATIONS, *CHECKS]]
CORE = [path for path in OWN if sql_files.header(path).engine is None]

SERVERS = ("postgresql", "spark", "clickhouse", "datafusion")
"""Engines with their own dialects of SQL; these tests don't parse the files of these engines."""

SCHEMAS = "(?:histories|history_database|memory|pokersql)"
"""Prefixes of relation names: schemas, and the two databases between which hand histories are copied."""


@cache
def statements(path: str) -> list[exp.Expression]:
    return sqlglot.parse(sql_files.read(path), read="postgres")


def tables(path: str) -> set[str]:
    """The relations that a file reads or fills: portable SQL is parsed, DuckDB's SQL is searched by patterns."""
    text = sql_files.read(path)
    if path not in CORE:
        ctes = re.findall(r"(\w+) AS (?:(?:NOT )?MATERIALIZED )?\(", text)  # some CTEs are in queries inside strings
        read = set(re.findall(rf"(?:FROM|JOIN|INTO|UPDATE) ((?:{SCHEMAS}\.)*[a-z_]+)(?= |$|;|\))", text, re.MULTILINE))
        named = re.findall(r"\w+_of\(([^()]*)\)", text, re.IGNORECASE)  # arguments of macros, which may name relations
        return (read | set(re.findall(r"'([\w.]+)'", " ".join(named)))) - set(ctes)
    read = set()
    for statement in statements(path):
        if not isinstance(statement, exp.Drop):
            inner = {cte.alias for cte in statement.find_all(exp.CTE)}
            read |= {table.name for table in statement.find_all(exp.Table)} - inner
    return read


def test_a_file_name_has_no_number_and_no_line_is_too_long():
    for path in FILES:
        assert re.fullmatch("[a-z_]+", Path(path).stem), path
        assert path in bundle.ORDERS or all(len(line) <= 120 for line in sql_files.read(path).splitlines()), path


def test_no_two_sql_files_have_the_same_name():
    """The test leaves out queries of the page, files of engines, and objects in the schemas pokersql and histories."""
    stems: dict[str, list[str]] = {}
    for path in [path for path in (*RELATIONS, *SCRIPTS) if not path.startswith(("sql/engines/", "sql/page/"))]:
        if not {one.name.split(".")[0] for one in sql_files.made(path)} & {"pokersql", "histories"}:
            stems.setdefault(Path(path).stem, []).append(path)
    proof = stems.pop("hand_cards")
    assert proof == [
        "sql/hands/hand_cards.sql",
        "sql/proofs/steps/hand_cards.sql",
    ]  # the proof of the steps loads the second file in place of the first
    assert [paths for paths in stems.values() if len(paths) > 1] == []


def test_an_order_file_has_only_read_lines_of_existing_files():
    for path in ORDERS:
        lines = sql_files.read(path).splitlines()
        assert lines and all(re.fullmatch(r"\.read sql/\S+\.sql", line) for line in lines), path
        assert all(line.removeprefix(".read ") in FILES for line in lines), path


def test_the_order_files_read_the_file_of_every_relation_and_check():
    read = {path for order in ORDERS for path in sql_files.order(order)}
    asked_last = {"sql/checks/proofs/stepped_ranks.sql", "sql/checks/proofs/misranked_hands.sql"}
    made_by_page = {"sql/page/histories/shown_plays.sql"}  # a new view for each question
    assert {*RELATIONS, *CHECKS} - read == asked_last | made_by_page


@pytest.mark.parametrize(
    "orders",
    [
        ["load", "rules"],
        ["load", "build", "prove_steps"],
        ["load", "studies"],
        ["load", "rules", "equity", "odds", "count_starting_hands"],
        ["load", "equity", "count_heads_up"],
        ["load", "seven", "prove_choices"],
        ["histories", "load_histories"],
    ],
)
def test_an_order_file_reads_a_relation_after_all_relations_that_it_reads(orders):
    made = set()
    for path in [path for name in orders for path in sql_files.order(f"sql/{name}.sql")]:
        if path in RELATIONS:
            reads = {name for name in sql_files.header(path).reads if not name.startswith("pokersql.")}
            assert reads <= made, path
            made |= {one.name for one in sql_files.made(path)}


def test_a_file_drops_and_creates_the_relation_it_is_named_after():
    several = {"MACRO", "MACRO TABLE", "FUNCTION", "PROCEDURE"}
    for path in RELATIONS:
        made = sql_files.made(path)
        is_named = [one.name.split(".")[-1] for one in made] == [sql_files.relation(path)]
        assert is_named or {one.kind for one in made} <= several, path
        if sql_files.header(path).engine in SERVERS:  # these objects are in a schema that the same order file creates
            continue
        for one in made:
            drop = rf"DROP {one.kind} IF EXISTS (temp\.)?{one.name};"
            replaced = f"CREATE OR REPLACE {'TEMPORARY ' * (one.kind == 'TABLE')}" in sql_files.read(path)
            assert one.kept or replaced or any(re.fullmatch(drop, line) for line in sql_files.drops(path)), path
            assert one.comment or not one.kind.startswith("MACRO") or one.name == sql_files.relation(path), path


def test_a_header_has_a_title_and_a_grain_and_the_relations_that_the_file_reads():
    for path in OWN:
        header = sql_files.header(path)
        assert header.title[0].isupper() and len(header.title) > 20, path
        rows = {one.kind for one in sql_files.made(path)} & {"TABLE", "VIEW"} or path in CHECKS
        assert header.grain.startswith(("one row", "one new") if rows else ("one row", "one new", "")), path
        assert header.engine in ("duckdb", "sqlite", *SERVERS, None), path
        assert header.engine in ("duckdb", None) or path.startswith(f"sql/engines/{header.engine}/"), path
        assert header.reads == sorted(header.reads), path
        if header.engine in SERVERS:  # their functions have SQL in strings and names of the user's objects
            read = r"(?:FROM |JOIN |joinGet(?:OrNull)?\(\s*')(?:pokersql\.)?\{?"
            assert all(re.search(rf"{read}{name}\b", sql_files.read(path)) for name in header.reads), path
        else:
            made = {sql_files.relation(path)} if path in RELATIONS else set()
            assert set(header.reads) == tables(path) - made, path


def test_the_portable_order_files_have_no_files_of_a_single_engine():
    made = ("load", "rules", "build", "studies")
    for order in (*made, "check", "check_rules", "check_studies", "check_tables", "prove_steps"):
        assert all(sql_files.is_for("postgresql", path) for path in sql_files.order(f"sql/{order}.sql"))


def test_every_cte_has_a_comment_that_states_its_grain():
    for path in CORE:
        for statement in statements(path):
            for cte in statement.find_all(exp.CTE):
                comments = cte.args["alias"].comments or []
                assert comments and comments[0].startswith(" One row"), (path, cte.alias)
    for path in {*OWN} - {*CORE}:
        text = sql_files.read(path)
        for cte in re.findall(r"^(\w+) AS (?:(?:NOT )?MATERIALIZED )?\($", text, re.MULTILINE):
            assert re.search(rf"^-- One row.*\n(?:-- .*\n)*{cte} AS ", text, re.MULTILINE), (path, cte)


@pytest.mark.parametrize("path, command", GENERATED.items())
def test_a_generated_file_equals_the_output_of_its_command(path, command):
    made = bundle.text(path) if path in bundle.ORDERS else catalogue.unload(command.split()[-1])
    assert sql_files.read(path) == made, f"{path} is older than its sources; make it again: {command} -o {path} --force"
    assert len(made) <= 400_000
    assert f"{path} linguist-generated\n" in (Path(__file__).parents[1] / ".gitattributes").read_text()


@pytest.mark.slow
def test_the_file_unload_equity_keeps_the_question_and_all_objects_of_other_files():
    everything = """
        SELECT name FROM sqlite_master WHERE type <> 'index'
        UNION ALL
        SELECT function_name FROM duckdb_functions() WHERE NOT internal
    """
    with duckdb.connect() as connection:
        for name in ("load", "rules"):
            connection.execute(catalogue.part(name))
        before = connection.sql(everything).fetchall()
        for name in ("equity", "count_starting_hands", "count_heads_up"):
            connection.execute(catalogue.part(name))
        for name in ("equity", "macros"):
            connection.execute(sql_files.read(f"sql/unload_{name}.sql"))
        assert {*connection.sql(everything).fetchall()} == {*before, ("player_ranges",), ("known_cards",)}


@pytest.mark.slow
def test_the_file_unload_keeps_the_tables_of_the_user():
    parts = ("load", "rules", "build", "studies")
    with engines.DuckDB() as engine:
        for part in (*parts, "unload"):
            worlds.read(engine, f"sql/{part}.sql")
        kept = {path for path in RELATIONS if "CREATE TABLE IF NOT EXISTS" in sql_files.read(path)}
        read = {path for order in parts for path in sql_files.order(f"sql/{order}.sql")}
        assert engine.relations() == {sql_files.relation(path) for path in kept & read}
        assert {"hand_cards", "hand_text", "observations"} <= engine.relations()


def test_the_defaults_of_options_equal_those_in_the_table_settings(engine):
    set_by_loading = engine.execute(f"SELECT {', '.join(sql_files.settings())} FROM settings")
    assert next(set_by_loading.rows) == tuple(setting.default for setting in sql_files.settings().values())


def test_the_limits_of_options_are_read_from_the_checks_of_the_table_settings():
    assert {name: setting.allowed for name, setting in sql_files.settings().items()} == {
        "players": (1, 10),
        "seed": (0, 2147483579 - 1),
        "deal": (0, 2147483579 - 1),
        "rounds": (1, 1_000_000),
        "shuffle": ("uniform", "riffle"),
        "riffles": (0, 30),
        "dealing": ("blocks", "one at a time"),
        "street": ("flop", "turn", "river"),
    }
