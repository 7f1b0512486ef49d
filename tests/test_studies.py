"""The studies as a whole: every engine makes them and finds their checks silent."""

import pytest
from conftest import flattened, one_line, pokersql

from pokersql import sql_files

CHECKS = sql_files.order("sql/check_studies.sql")


@pytest.mark.parametrize("check", CHECKS)
def test_a_check_passes_on_what_the_files_make(duckdb_studies, check):
    assert duckdb_studies.rows(sql_files.read(check)) == []  # other engines are below


@pytest.mark.parametrize("name", ["duckdb_shell", "sqlite_shell"])
def test_the_shells_read_the_studies_and_find_nothing_wrong(name, request):
    script = ".read sql/load.sql\n.read sql/studies.sql\n.read sql/studies.sql\n.read sql/check_studies.sql\n"
    assert set(request.getfixturevalue(name).run(script)) <= {("problem",)}


def test_postgresql_makes_the_studies_and_finds_nothing_wrong(postgresql):
    rows = postgresql.database().run(flattened("sql/load.sql", "sql/studies.sql", "sql/check_studies.sql"))
    assert set(rows) == {("problem",)}


def test_unloading_takes_the_studies_too(studies):
    made = sql_files.relations("sql/studies.sql")
    assert set(made) <= studies.relations()
    studies.read("sql/unload.sql")
    the_users = {name for name, path in made.items() if "CREATE TABLE IF NOT EXISTS" in sql_files.read(path)}
    assert set(made) & studies.relations() == the_users


def test_the_command_checks_what_the_files_make():
    done = pokersql("check", "-f", "csv")
    assert done.stdout.count("pass,") == len(CHECKS) + len(sql_files.order("sql/check.sql"))
    assert "the files: " in one_line(done.stderr)


def test_a_query_may_name_a_study():
    sql = "SELECT COUNT(*) AS rows FROM hand_weights"
    assert pokersql("query", sql, "-f", "csv").stdout == "rows\n7462\n"


@pytest.mark.protocol
def test_untrusted_sql_may_name_a_study():
    sql = "SELECT COUNT(*) AS rows FROM hand_weights"
    assert pokersql("query", "--safe", sql, "-f", "csv").stdout == "rows\n7462\n"
