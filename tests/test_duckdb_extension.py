"""The extension for DuckDB: compiled once, loaded by DuckDB 1.4, 1.5 and the DuckDB of the tests."""

import re
import shutil
import subprocess
from pathlib import Path

import duckdb
import pytest
from conftest import BAD_HANDS, Shell, one_line, pokersql
from test_postgresql import texts_of_hands

from pokersql.engines.duckdb import package

pytestmark = pytest.mark.engines


@pytest.fixture(scope="module")
def sources(compiler, tmp_path_factory) -> Path:
    """The sources that the command writes, compiled."""
    place = tmp_path_factory.mktemp("extension") / "sources"
    assert len(pokersql("extension", "--duckdb", str(place)).stdout.split()) == 10
    subprocess.run(["make", "-s", "CFLAGS=-Werror -Wextra"], cwd=place, check=True)
    return place


@pytest.fixture(scope="module")
def load(sources) -> str:
    return f"LOAD '{sources / 'build/release/pokersql.duckdb_extension'}'"


def connected(database: str = ":memory:") -> duckdb.DuckDBPyConnection:
    return duckdb.connect(database, config={"allow_unsigned_extensions": True})


def records(path: Path, load: str, directory: Path) -> list[tuple[str, str, str]]:
    """The records of a file in DuckDB's format of tests: kind, SQL and what is expected."""
    text = path.read_text(encoding="utf-8").replace("__TEST_DIR__", str(directory))
    text = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("require pokersql", f"statement ok\n{load};")
    found = re.findall(
        r"^(query|statement ok|statement error).*\n((?:.+\n)+?)(?:----\n((?:.+\n)+))?(?:\n|\Z)", text, re.M
    )
    assert len(found) == len(re.findall("^(?:query|statement)", text, re.MULTILINE)) > 10
    return found


def in_shell(shell: Shell, statements: list[str]) -> tuple[list[str], list[str]]:
    """Run statements in a shell. Returns what each of them prints, and all errors."""
    command = [shell.command[0], "-unsigned", "-list", "-noheader", "-separator", "\t", "-nullvalue", "NULL"]
    script = "".join(f"{statement}.print ----\n" for statement in statements)
    done = subprocess.run(command, input=script, capture_output=True, encoding="utf-8")
    _, *errors = re.split(r"^(?=[A-Z][A-Za-z ]+ Error:)", done.stderr, flags=re.MULTILINE)
    return done.stdout.split("----\n")[:-1], errors


def in_python(statements: list[str]) -> tuple[list[str], list[str]]:
    """Do what `in_shell` does, with the module duckdb."""
    printed, errors = [], []
    with connected() as connection:
        for statement in statements:
            rows = []
            try:
                rows = connection.execute(statement).fetchall()
            except duckdb.Error as error:
                errors.append(str(error))
            printed.append("".join("\t".join("NULL" if v is None else str(v) for v in row) + "\n" for row in rows))
    return printed, errors


@pytest.mark.parametrize("engine", ["oldest_shell", "duckdb_shell", "python"])
def test_the_tests_of_the_extension_pass_on_three_versions_of_duckdb(engine, sources, load, tmp_path, request):
    found = records(sources / "test/sql/pokersql.test", load, tmp_path)
    statements = [sql for _, sql, _ in found]
    shell = request.getfixturevalue(engine) if engine != "python" else None
    printed, errors = in_shell(shell, statements) if shell else in_python(statements)
    assert [told for told, (kind, *_) in zip(printed, found, strict=True) if kind == "query"] == [
        expected for kind, _, expected in found if kind == "query"
    ]
    for error, expected in zip(errors, [text for kind, _, text in found if kind == "statement error"], strict=True):
        assert expected.strip() in error


def test_the_strings_of_the_sources_are_the_sql_that_load_runs(sources):
    text = (sources / "src/macros.h").read_text(encoding="utf-8")
    decoded = {
        name: re.sub(
            r"\\(.)", lambda one: "\n" if one[1] == "n" else one[1], "".join(re.findall('^"(.*)"', lines, re.M))
        )
        for name, lines in re.findall(r'char (\w+)\[\] =\n((?:".*\n)+)', text)
    }
    assert decoded == package.scripts()


@pytest.fixture(scope="module")
def loaded(load):
    """A connection in which a user had two macros before LOAD, and other defaults of ORDER BY."""
    with connected() as connection:
        connection.execute("CREATE MACRO hand_rank(hand) AS 'mine'; CREATE MACRO rank_hands(a, b) AS 'mine'")
        connection.execute("SET GLOBAL default_order = 'DESC'; SET GLOBAL default_null_order = 'NULLS_FIRST'")
        connection.execute(load)
        connection.execute("RESET GLOBAL default_order; RESET GLOBAL default_null_order")
        yield connection


def test_the_extension_ranks_as_the_macros_do(loaded, macros):
    hands = [*enumerate([*texts_of_hands(), *BAD_HANDS, "", None])]
    ranked = []
    for connection in (loaded, macros):
        connection.execute("CREATE OR REPLACE TEMPORARY TABLE played (id INTEGER, hand VARCHAR)")
        connection.executemany("INSERT INTO played VALUES (?, ?)", hands)
        ranked.append(connection.execute("FROM pokersql.rank_hands('played', hand) ORDER BY id").fetchall())
    assert ranked[0] == ranked[1] and len(ranked[0]) == len(hands)


def test_load_keeps_the_users_functions_and_a_second_load_changes_nothing(loaded, load):
    loaded.execute(load)
    rows = (
        loaded.cursor().execute("SELECT hand_rank('x'), rank_hands(1, 2), hand_category('As Kd Qh Jc Ts')").fetchall()
    )
    assert rows == [("mine", "mine", "Straight")]


def test_load_of_the_installed_extension_writes_nothing_into_the_users_file(load, tmp_path):
    file = tmp_path / "mine.duckdb"
    with connected(str(file)) as connection:
        connection.execute("CREATE TABLE played AS SELECT 'As Kd Qh Jc Ts' AS hand; CHECKPOINT")
        before = file.read_bytes()
        connection.execute(f"SET extension_directory = '{tmp_path}'; {load.replace('LOAD', 'INSTALL')}; LOAD pokersql")
        assert connection.execute("SELECT hand_rank FROM pokersql.rank_hands('played', hand)").fetchall() == [(1600,)]
        connection.execute("CHECKPOINT")
    assert file.read_bytes() == before


REFUSED = {
    "pokersql.duckdb": ("SELECT 1", "rename the file"),
    ":memory:": ("ATTACH ':memory:' AS PokerSQL", "DETACH pokersql, then LOAD again"),
    "mine.duckdb": ("CREATE SCHEMA pokersql", "the database mine has a schema named pokersql"),
    "small.duckdb": ("SET memory_limit = '9MB'", "Out of Memory"),
    ":memory:busy": ("BEGIN; CREATE MACRO hand_rank(hand) AS 'mine'", "write-write conflict"),
}
"""For each database, a statement on another connection after which LOAD fails, and its error."""


@pytest.mark.parametrize("database", [*REFUSED])
def test_a_load_that_fails_says_why_and_leaves_nothing(database, load, tmp_path):
    statement, why = REFUSED[database]
    path = database if database.startswith(":memory:") else str(tmp_path / database)
    with connected(path) as connection, connection.cursor() as other:
        other.execute(statement)
        named = "SELECT database_name FROM duckdb_databases() ORDER BY ALL"
        before = connection.execute(named).fetchall()
        with pytest.raises(duckdb.Error, match=why):
            connection.execute(load)
        assert connection.execute(named).fetchall() == before


def test_duckdb_and_make_name_the_remedy_if_they_refuse(sources, load, tmp_path):
    with duckdb.connect() as connection, pytest.raises(duckdb.Error, match="allow_unsigned_extensions"):
        connection.execute(load)
    shutil.copytree(sources, tmp_path / "new", ignore=shutil.ignore_patterns("build"))
    made = subprocess.run(["make", "CC=nocc"], cwd=tmp_path / "new", capture_output=True, text=True)
    assert made.returncode and made.stderr.count("\n") == 1
    assert "there is no compiler 'nocc': install gcc or clang" in made.stderr
    assert "needs a directory" in one_line(pokersql("extension", "--duckdb", code=2).stderr)
    assert "give one of them" in one_line(pokersql("extension", "--duckdb", "--sqlite", "a", code=2).stderr)
