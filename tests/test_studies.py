"""The studies as a whole: every engine can load them, and their checks find nothing."""

import pytest
from conftest import flattened, one_line, pokersql

from pokersql.sources import sql_files

CHECKS = sql_files.order("sql/check_studies.sql")
STUDIES = sorted(path.name for path in (sql_files.base() / "sql/studies").iterdir() if path.is_dir())


@pytest.mark.parametrize("study", STUDIES)
def test_each_study_has_relations_and_checks_and_a_link_in_the_chapter_of_the_studies(study):
    folder = f"sql/studies/{study}/"
    assert any(path.startswith(folder) for path in sql_files.order("sql/studies.sql"))
    assert any(path.startswith(f"{folder}checks/") for path in CHECKS)
    assert f"]({study}/README.md)" in sql_files.read("sql/studies/README.md")


@pytest.mark.quick(2)
@pytest.mark.parametrize("check", CHECKS)
def test_a_check_of_the_studies_finds_nothing_after_loading(duckdb_engine, check):
    assert duckdb_engine.rows(sql_files.read(check)) == []  # the tests below use other engines


@pytest.mark.parametrize("name", ["duckdb_shell", "sqlite_shell"])
def test_the_checks_of_the_studies_find_nothing_in_the_shells(name, request):
    script = ".read sql/load.sql\n.read sql/studies.sql\n.read sql/studies.sql\n.read sql/check_studies.sql\n"
    assert set(request.getfixturevalue(name).run(script)) <= {("problem",)}


def test_the_checks_of_the_studies_find_nothing_in_postgresql(postgresql):
    rows = postgresql.database().run(flattened("sql/load.sql", "sql/studies.sql", "sql/check_studies.sql"))
    assert set(rows) == {("problem",)}


CHECKED = ("check", "check_rules", "check_equity", "check_studies")


@pytest.mark.slow
def test_the_command_check_without_a_file_passes_every_check():
    done = pokersql("check", "-f", "csv")
    checks = sum(len(sql_files.order(f"sql/{name}.sql")) for name in CHECKED)
    assert done.stdout.count("pass,") == checks
    assert "the files: " in one_line(done.stderr)


def test_a_query_may_read_a_relation_of_a_study():
    sql = "SELECT COUNT(*) AS rows FROM hand_weights"
    assert pokersql("query", sql, "-f", "csv").stdout == "rows\n7462\n"


@pytest.mark.protocol
def test_untrusted_sql_may_read_a_relation_of_a_study():
    sql = "SELECT COUNT(*) AS rows FROM hand_weights"
    assert pokersql("query", "--safe", sql, "-f", "csv").stdout == "rows\n7462\n"
