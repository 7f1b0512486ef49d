"""The dbt package in the project of its chapter, on DuckDB and PostgreSQL: its ranks equal those of the macro."""

import os
import shutil
import subprocess
from pathlib import Path

import duckdb
import psycopg
import pytest
from conftest import BAD_HANDS, missing, one_line, pokersql
from test_postgresql import texts_of_hands
from test_targets import blocks

PROFILES = """
poker:
  target: "{{ env_var('DBT_TARGET') }}"
  outputs:
    duckdb: {type: duckdb, path: poker.duckdb}
    postgres: {type: postgres, host: "{{ env_var('PGHOST', '') }}", port: 5432, user: postgres, password: "",
               dbname: "{{ env_var('PGDATABASE', '') }}", schema: main}
"""


@pytest.fixture(scope="module")
def dbt() -> Path:
    """The program dbt beside the Python that POKERSQL_DBT_PYTHON names; it has adapters for DuckDB and PostgreSQL."""
    if not os.environ.get("POKERSQL_DBT_PYTHON"):
        missing("POKERSQL_DBT_PYTHON")
    return Path(os.environ["POKERSQL_DBT_PYTHON"]).with_name("dbt")


def played() -> list[tuple]:
    """Numbered hands: some twice, each bad hand, and NULL."""
    hands = [*texts_of_hands(), *BAD_HANDS, "", None]
    return [*enumerate([*hands, *hands[:3]])]


@pytest.fixture(scope="module")
def package(tmp_path_factory) -> Path:
    """The package that the command writes: eight files."""
    package = tmp_path_factory.mktemp("dbt") / "poker_package"
    assert len(pokersql("dbt", str(package)).stdout.split()) == 8
    return package


@pytest.fixture(scope="module")
def project(dbt, package) -> Path:
    """The project of the chapter beside its package, which dbt has installed."""
    project = package.parent
    for path, text in zip(
        ("packages.yml", "dbt_project.yml", "models/ranked.sql", "models/poker.yml"),
        [*blocks("dbt", "yaml")[:2], *blocks("dbt", "sql")[:1], *blocks("dbt", "yaml")[2:3]],
        strict=True,
    ):
        (project / path).parent.mkdir(exist_ok=True)
        (project / path).write_text(text, encoding="utf-8")
    (project / "profiles.yml").write_text(PROFILES)
    run(dbt, "deps", project, DBT_TARGET="duckdb")
    return project


def run(dbt: Path, command: str, project: Path, **environment: str) -> None:
    environment |= {"DBT_SEND_ANONYMOUS_USAGE_STATS": "false", "DBT_PROFILES_DIR": str(project)}
    words = [dbt, "--quiet", "--no-use-colors", command]
    done = subprocess.run(words, cwd=project, env=os.environ | environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def build(dbt: Path, project: Path, place: Path, **environment: str) -> None:
    """Build a copy of the project: its package, its models, and its tests, which only warn and keep their rows."""
    shutil.copytree(project, place, dirs_exist_ok=True)
    run(dbt, "build", place, **environment)


def check(macros: duckdb.DuckDBPyConnection, fetch) -> None:
    """Compare the rows that dbt has made with those of the macro rank_hands."""
    hands = played()
    macros.execute("CREATE OR REPLACE TEMPORARY TABLE played (id INTEGER, hand VARCHAR)")
    macros.executemany("INSERT INTO played VALUES (?, ?)", hands)
    expected = macros.sql("FROM rank_hands('played', hand) ORDER BY id")
    columns = ", ".join(expected.columns)
    rows = expected.fetchall()
    assert fetch(f"SELECT {columns} FROM main.ranked ORDER BY id") == rows
    errors = [(row[0], row[-1]) for row in rows if row[-1] is not None]
    assert len(errors) > len(BAD_HANDS)
    failures = "SELECT id, pokersql_error FROM main_dbt_test__audit"
    assert fetch(f"{failures}.bad_hands ORDER BY id") == errors
    is_seven = "HAND_ERROR(hand) IS NULL AND REGEXP_FULL_MATCH(hand, '(?:[2-9TJQKA][cdhs] ?){7}')"
    seven = macros.sql(f"SELECT id FROM played WHERE {is_seven}").fetchall()
    not_five = {row[:1] for row in fetch(f"{failures}.not_five WHERE pokersql_error = 'wrong_count 7'")}
    assert seven and {*seven} <= not_five


@pytest.mark.engines
def test_the_package_ranks_and_tests_a_table_in_duckdb_as_the_macro_does(dbt, project, macros, tmp_path):
    with duckdb.connect(str(tmp_path / "poker.duckdb")) as connection:
        connection.execute("CREATE TABLE played (id INTEGER, hand VARCHAR)")
        connection.executemany("INSERT INTO played VALUES (?, ?)", played())
    build(dbt, project, tmp_path, DBT_TARGET="duckdb")
    with duckdb.connect(str(tmp_path / "poker.duckdb"), read_only=True) as connection:
        check(macros, lambda sql: connection.execute(sql).fetchall())


@pytest.mark.engines
def test_the_package_ranks_and_tests_a_table_in_postgresql_as_the_macro_does(
    dbt, project, macros, postgresql, tmp_path
):
    with psycopg.connect(postgresql.new(), autocommit=True) as connection:
        connection.execute("CREATE SCHEMA main; CREATE TABLE main.played (id INTEGER, hand TEXT)")
        connection.cursor().executemany("INSERT INTO main.played VALUES (%s, %s)", played())
        server = {"PGHOST": str(postgresql.directory), "PGDATABASE": f"test_{postgresql.databases}"}
        build(dbt, project, tmp_path, DBT_TARGET="postgres", **server)
        check(macros, lambda sql: connection.execute(sql).fetchall())


@pytest.mark.engines
def test_the_command_writes_a_package_and_replaces_files_only_with_force(package, tmp_path):
    mine = tmp_path / "old" / "dbt_project.yml"
    mine.parent.mkdir()
    mine.write_text("mine")
    assert f"{mine} exists; --force" in one_line(pokersql("dbt", str(mine.parent), code=2).stderr)
    assert mine.read_text() == "mine" and [*mine.parent.iterdir()] == [mine]
    assert len(pokersql("dbt", str(mine.parent), "--force").stdout.split()) == 8
    assert mine.read_text() == (package / mine.name).read_text()
    assert f"{mine} is a file; name a directory" in one_line(pokersql("dbt", str(mine), code=2).stderr)
