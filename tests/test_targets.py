"""Installing into each engine, and the conformance check: questions to which all engines must give the same answers.

`python tests/test_targets.py` writes DuckDB's answers into the file of answers; look at the difference before you
commit it.
"""

import csv
import os
import random
import re
import shutil
import sqlite3
import subprocess
from functools import cache
from pathlib import Path

import duckdb
import pytest
from conftest import BAD_HANDS, CARDS, missing, one_line, pokersql

from pokersql import install, uninstall
from pokersql.engines import conformance, copies, targets
from pokersql.engines.sqlite import hand_functions
from pokersql.errors import PokersqlError
from pokersql.sources import catalogue, sql_files, sql_text

ENGINES = ["duckdb", pytest.param("sqlite", marks=pytest.mark.engines), "postgresql"]

CHAPTERS = Path(__file__).parent.parent / "sql" / "engines"


@pytest.fixture(scope="session")
def installed_file(tmp_path_factory):
    """A function that returns a file of an engine with pokersql installed; tests copy the file."""
    directory = tmp_path_factory.mktemp("installed")

    @cache
    def of(engine: str) -> str:
        pokersql("install", path := str(directory / f"mine.{engine}"))
        return path

    return of


@pytest.fixture
def place(request, tmp_path, installed_file):
    """A function that returns the argument of `install` for an engine: a path, or the address of a new database."""

    def of(engine: str, installed: bool = False) -> str:
        if engine == "postgresql":
            server = request.getfixturevalue("postgresql")
            return server.installed() if installed else server.new()
        path = str(tmp_path / f"mine.{engine}")
        if installed:
            shutil.copyfile(installed_file(engine), path)
        return path

    return of


def column(engine: str) -> dict[str, str]:
    """For each question, the cell of an engine in the table of the conformance chapter."""
    text = (CHAPTERS / "conformance/README.md").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    [head] = [row for row in rows if row[0] == "question"]
    place = head.index(engine)
    return {row[0].strip("`"): row[place] for row in rows if row[0].strip("`") in conformance.questions()}


def blocks(chapter: str, language: str) -> list[str]:
    """The code blocks in a language that an engine's chapter has; the chapter "" is about all engines."""
    text = (CHAPTERS / chapter / "README.md").read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def rows_of_views(target: targets.Target) -> dict[str, conformance.Rows]:
    """The rows of each view except large views, with a table of hands as input."""
    with target.trial() as engine:
        for name in ("nothing", "texts", "table"):
            copies.run_core(engine, sql_files.read(f"sql/engines/conformance/inputs/{name}.sql"))
        names = [name for name, _ in copies.views("postgres") if name not in copies.LONG]
        return {
            name: sorted(map(conformance.as_text, copies.run_core(engine, f"SELECT * FROM {name}").rows))
            for name in names
        }


@pytest.mark.quick(0)
@pytest.mark.parametrize("engine", ENGINES)
def test_each_engine_passes_the_conformance_check_and_the_chapter_says_so(engine, place):
    with targets.opened(place(engine), create=True) as target:
        assert target.install()
        wrong = {question: found for question, _, found in conformance.checks(target) if found}
        assert not wrong, "if the SQL has changed, python tests/test_targets.py writes the expected answers"
        assert column(target.engine.name) == dict.fromkeys(conformance.questions(), "run")


@pytest.mark.engines
def test_the_oldest_supported_duckdb_passes_the_conformance_check(oldest_shell, tmp_path):
    python = Path(os.environ["POKERSQL_OLDEST_SHELL"]).with_name("python")
    module = [str(python), "-c", "import duckdb, click; print(duckdb.__version__)"]
    if not subprocess.run(module, capture_output=True, text=True).stdout.startswith("1.4."):
        missing("DuckDB 1.4 for Python")
    for command in ("install", "check"):
        words = [str(python), "-m", "pokersql", command, str(tmp_path / "old.duckdb")]
        done = subprocess.run(words, capture_output=True, text=True, cwd=sql_files.base())
        assert done.returncode == 0, done.stdout + done.stderr
    assert f"{len(conformance.questions())} checks passed" in done.stderr


@pytest.mark.quick(0)
@pytest.mark.parametrize("engine", ENGINES)
def test_the_conformance_check_does_not_change_the_users_rows(engine, place):
    where = place(engine, installed=True)
    with targets.opened(where, create=True) as target:
        target.install()
        schema = "" if engine == "sqlite" else "pokersql."
        target.engine.rows(f"INSERT INTO {schema}hand_text VALUES (1, 1, 'As Kd Qh Jc Ts')")
        target.engine.rows(f"UPDATE {schema}settings SET seed = 7")
    assert one_line(pokersql("check", where).stderr).endswith("21 checks passed\n")
    with targets.opened(where) as target:
        assert target.engine.rows(f"SELECT * FROM {schema}hand_text") == [(1, 1, "As Kd Qh Jc Ts")]
        assert target.engine.rows(f"SELECT seed FROM {schema}settings") == [(7,)]


@pytest.mark.quick(0)
@pytest.mark.parametrize("engine", ENGINES)
def test_the_conformance_check_finds_a_wrong_row(engine, place, two_questions):
    where = place(engine, installed=True)
    with targets.opened(where, create=True) as target:
        target.install()
        schema = "" if engine == "sqlite" else "pokersql."
        target.engine.rows(f"UPDATE {schema}numberings SET card_id = 3 WHERE system = 'fpdb' AND number = 1")
    done = pokersql("check", where, "-f", "csv", code=4)
    assert [line.split(",")[:2] for line in done.stdout.splitlines() if line.startswith("fail")] == [
        ["fail", "numberings"]
    ]
    assert "lacks the row fpdb, 1, 2" in done.stdout or "has the row fpdb, 1, 3" in done.stdout


@pytest.mark.quick(0)
@pytest.mark.parametrize("engine", ENGINES)
def test_uninstall_removes_only_the_installed_objects(engine, place):
    where = place(engine)
    catalogue = {
        "duckdb": "SELECT schema_name, table_name FROM duckdb_tables() UNION ALL "
        "SELECT schema_name, function_name FROM duckdb_functions() WHERE NOT internal ORDER BY ALL",
        "sqlite": "SELECT name FROM sqlite_master ORDER BY name",
        "postgresql": "SELECT nspname, relname FROM pg_class c JOIN pg_namespace n ON c.relnamespace = n.oid "
        "WHERE nspname NOT LIKE 'pg%' AND nspname <> 'information_schema' ORDER BY 1, 2",
    }[engine]
    with targets.opened(where, create=True) as target:
        target.engine.rows("CREATE TABLE mine AS SELECT 1 AS a")
        before = target.engine.rows(catalogue)
    assert "mine" in str(before)
    assert one_line(pokersql("install", where).stderr).endswith("installed; 'pokersql check' tries it\n")
    assert "is installed already" in one_line(pokersql("install", where).stderr)
    with targets.opened(where) as target:
        schema = "" if engine == "sqlite" else "pokersql."
        target.engine.rows(f"INSERT INTO {schema}hand_text VALUES (1, 1, 'As Kd Qh Jc Ts')")
    assert "1 row in hand_text would be lost" in one_line(pokersql("uninstall", where, code=4).stderr)
    assert one_line(pokersql("uninstall", where, "--force").stderr).endswith("removed\n")
    assert "is not installed here" in one_line(pokersql("uninstall", where).stderr)
    with targets.opened(where) as target:
        assert target.engine.rows(catalogue) == before


@pytest.mark.quick(0)
@pytest.mark.parametrize("engine", ENGINES)
def test_the_error_for_an_install_of_another_version_names_both_versions(engine, place, monkeypatch):
    where = place(engine, installed=True)
    with targets.opened(where, create=True) as target:
        target.install()
    monkeypatch.setattr(sql_files, "version", lambda: 99)
    assert one_line(pokersql("check", where, code=4).stderr) == one_line(pokersql("install", where, code=4).stderr)
    said = one_line(pokersql("install", where, code=4).stderr)
    assert re.search(r"has version \d+ of pokersql's schema, these files are of version 99; 'pokersql uninstall", said)


def test_an_invalid_target_is_refused(tmp_path):
    assert "names no database" in one_line(pokersql("install", "poker.txt", code=2).stderr)
    assert "no such file" in one_line(pokersql("uninstall", str(tmp_path / "none.duckdb"), code=2).stderr)
    for other in (object(), sqlite3.connect(":memory:").cursor()):
        with pytest.raises(TypeError, match="no connection of duckdb or sqlite3 or psycopg"):
            install(other)


@pytest.mark.engines
def test_install_refuses_to_replace_a_users_table_in_sqlite(tmp_path):
    path = tmp_path / "mine.sqlite"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE Deck (mine)")
    assert "has your own deck; install into a separate file" in one_line(pokersql("install", str(path), code=1).stderr)
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("Deck",)]


@pytest.mark.engines
def test_uninstall_refuses_a_built_file(built):
    for name in ("poker.duckdb", "poker.sqlite"):
        assert "was built by pokersql" in one_line(pokersql("uninstall", str(built / name), code=4).stderr)


HANDS = [
    "As Kd Qh Jc Ts",
    "2c 2d 2h Ks Kc 5d 9d",
    "A♠ 2♦ 3♣ 4♥ 5♠",
    "asksqsjs10s",
    "As Xx Kd Qd Jd",
    "As As Kd Qd Jd",
    "",
    None,
]


@pytest.mark.slow
def test_functions_of_sqlite_give_the_results_of_the_macros():
    ours, connection = sqlite3.connect(":memory:"), duckdb.connect()
    hand_functions.register(ours)
    install(connection)
    texts = [(hand,) for hand in HANDS]
    numbers = [
        (0, 4, 8, 12, 48),
        (51, 47, 43, 39, 35, 34, 33),
        (0, 1, 2),
        (0, 0, 1, 2, 3),
        (0, 4, 8, 12, 52),
        (0, 4, None, 8, 12, 1),
    ]
    for name in hand_functions.COLUMNS:
        for values in texts + numbers:
            places = ", ".join("?" for _ in values)
            [found] = ours.execute(f"SELECT {name}({places})", values).fetchone()
            given = list(values) if len(values) > 1 else values[0]
            kind = "BIGINT[]" if len(values) > 1 else "VARCHAR"
            [expected] = connection.execute(f"SELECT {name}(?::{kind})", [given]).fetchone()
            assert found == expected, (name, values)
    assert ours.execute("SELECT hand_rank('As', 'Kd', 'Qh', 'Jc', 'Ts')").fetchone() == (1600,)
    odd = ours.execute("SELECT hand_rank(), hand_error(x'00'), hand_error(5)").fetchone()
    assert odd == (None, "bad_card '�' at 1", "bad_card '5' at 1")


def test_the_extension_of_sqlite_gives_the_results_of_the_functions(compiler, sqlite_shell, tmp_path):
    pokersql("extension", "--sqlite", str(tmp_path))
    compiled = subprocess.run(["make", "-s", "-C", str(tmp_path)], capture_output=True, text=True)
    assert compiled.stderr == ""
    draw = random.Random(1)
    dealt = [draw.sample(CARDS, draw.choice([5, 6, 7])) for _ in range(1000)]
    calls = [(hand,) for hand in [*BAD_HANDS, *HANDS, *map(" ".join, dealt), *map("".join, dealt[:100])]]
    calls += [*map(tuple, dealt[:100]), *(tuple(map(CARDS.index, hand)) for hand in dealt[:100])]
    calls += [(), (5,), (1.5,), (0, 1, 2), (0, 0, 1, 2, 3), (0, 4, 8, 12, 52), (0, 4, None, 8, 12, 1), (-1, 2, 3, 4)]
    calls += [("", ""), (None, ""), ("Kd", "As\0"), ("As\0Kd", "Qh")]
    calls += [(None, None), ("As", None, "Kd", "Qh", "Jc", "Ts"), ("As", 1, 2, 3), (1, 2, "As"), ("As Kd", "Qh Jc Ts")]
    rows = [", ".join(f"{name}({given})" for name in hand_functions.COLUMNS) for given in map(literals, calls)]
    query = f"VALUES ({'), ('.join(rows)});"
    ours = sqlite3.connect(":memory:")
    hand_functions.register(ours)
    expected = [tuple("" if value is None else str(value) for value in row) for row in ours.execute(query)]
    assert sqlite_shell.run(f".load {tmp_path}/pokersql\n{query}")[1:] == expected
    (tmp_path / "mine.c").write_text(MINE)
    subprocess.run(["make", "-s", "mine", "CFLAGS=-shared -fPIC"], cwd=tmp_path, check=True)
    # While a statement runs, as SELECT does here, SQLite refuses to replace a function.
    loads = f".load {tmp_path}/mine\n" + f"SELECT load_extension('{tmp_path}/pokersql');\n" * 2
    assert sqlite_shell.run(f"{loads}SELECT hand_rank('As Kd Qh Jc Ts'), hand_error('Xx');")[-1] == ("1600", "mine")


MINE = """
#include <sqlite3ext.h>
SQLITE_EXTENSION_INIT1
static void mine(sqlite3_context *context, int count, sqlite3_value **values) {
    sqlite3_result_text(context, "mine", -1, SQLITE_STATIC);
}
int sqlite3_mine_init(sqlite3 *connection, char **error, const sqlite3_api_routines *api) {
    SQLITE_EXTENSION_INIT2(api);
    return sqlite3_create_function(connection, "hand_error", -1, SQLITE_UTF8, 0, mine, 0, 0);
}
"""
"""An extension with a user's function hand_error."""


def literals(values: tuple) -> str:
    """The arguments of a call in SQL."""
    texts = [sql_text.literal(v).replace("\0", "' || char(0) || '") if isinstance(v, str) else v for v in values]
    return ", ".join("NULL" if v is None else str(v) for v in texts)


@pytest.mark.slow
def test_install_adds_the_functions_of_hands_to_a_connection_of_sqlite3():
    connection = sqlite3.connect(":memory:")
    install(connection)
    assert connection.execute("SELECT hand_rank('As Kd Qh Jc Ts')").fetchone() == (1600,)
    uninstall(connection)


@pytest.mark.engines
def test_query_on_a_sqlite_database_can_use_the_functions_of_hands(tmp_path):
    path = tmp_path / "mine.sqlite"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE played (hand)")
        connection.executemany("INSERT INTO played VALUES (?)", [(hand,) for hand in HANDS])
    done = pokersql("query", "--db", str(path), "SELECT hand_rank(hand), hand_error(hand) FROM played", "-f", "csv")
    assert done.stdout.splitlines()[1:3] == ["1600,", "312,"]
    assert (
        pokersql("query", "--engine", "sqlite", "SELECT hand_rank('As Kd Qh Jc Ts') AS r", "-f", "csv").stdout
        == "r\n1600\n"
    )


def test_the_conformance_check_lists_the_rows_that_differ():
    expected = [("a",), ("1",), ("2",), ("2",)]
    assert list(conformance.differences(expected, expected)) == []
    assert list(conformance.differences([("b",)], expected)) == ["its columns are b, not a"]
    assert list(conformance.differences([("a",), ("1",), ("2",), ("3",)], expected)) == [
        "has the row 3",
        "lacks the row 2",
    ]


@pytest.mark.slow
def test_the_conformance_check_counts_an_error_as_a_wrong_answer(tmp_path):
    with targets.opened(str(tmp_path / "mine.duckdb"), create=True) as target:
        target.install()
        target.engine.rows("DROP VIEW pokersql.showdown")
        found = dict((question, wrong) for question, _, wrong in conformance.checks(target) if wrong)
    assert found.keys() == {"showdown"} and "showdown does not exist" in found["showdown"][0]


@pytest.mark.slow
@pytest.mark.parametrize("engine", ["duckdb"])
def test_install_and_uninstall_do_not_change_the_users_tables_of_the_same_names(engine, place):
    with duckdb.connect(place(engine)) as connection:
        for name in catalogue.installed():
            connection.execute(f"CREATE {'VIEW' if name == 'categories' else 'TABLE'} {name} AS SELECT 77 AS mine")
        install(connection, games=True, relations=True)
        for name in catalogue.installed():
            assert connection.execute(f"SELECT * FROM main.{name}").fetchall() == [(77,)], name
        uninstall(connection)
        for name in catalogue.installed():
            assert connection.execute(f"SELECT * FROM main.{name}").fetchall() == [(77,)], name


@pytest.mark.slow
def test_the_relations_can_be_installed_into_duckdb_without_the_macros_of_games():
    connection = duckdb.connect()
    install(connection, relations=True)
    assert connection.execute("SELECT COUNT(*) FROM pokersql.choice_places").fetchone() > (0,)
    uninstall(connection)
    assert connection.execute("SELECT * FROM duckdb_schemas() WHERE schema_name = 'pokersql'").fetchall() == []


@pytest.mark.slow
def test_install_writes_a_new_duckdb_file_that_older_versions_can_open(tmp_path):
    path = str(tmp_path / "new.duckdb")
    pokersql("install", path)
    with duckdb.connect(path) as connection:
        [(tags,)] = connection.execute("SELECT tags FROM duckdb_databases() WHERE path = ?", [path]).fetchall()
    assert tags["storage_version"] == "v1.0.0+"


@pytest.mark.slow
def test_an_install_of_only_the_macros_can_be_completed_or_removed(tmp_path):
    for command, said in (("install", "installed;"), ("uninstall", "removed")):
        path = str(tmp_path / f"{command}.duckdb")
        with duckdb.connect(path) as connection:
            connection.execute("CREATE TABLE hand_text (mine INT); INSERT INTO hand_text VALUES (1)")
            install(connection)
        assert said in one_line(pokersql(command, path).stderr)


@pytest.mark.slow
def test_a_failed_install_creates_no_file(tmp_path, monkeypatch):
    monkeypatch.setattr(sql_files, "runnable", lambda path: "SELECT nothing;")
    for name in ("mine.duckdb", "mine.sqlite"):
        assert "nothing" in one_line(pokersql("install", str(tmp_path / name), code=1).stderr)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_registering_functions_in_sqlite_keeps_the_users_functions():
    connection = sqlite3.connect(":memory:")
    connection.create_function("hand_rank", -1, lambda *values: "mine")
    hand_functions.register(connection)
    assert connection.execute("SELECT hand_rank('As'), hand_error('As')").fetchone() == ("mine", "wrong_count 1")


@pytest.mark.slow
def test_a_failed_install_leaves_no_objects(tmp_path, monkeypatch):
    read = sql_files.runnable
    monkeypatch.setattr(sql_files, "runnable", lambda path: read(path) + "SELECT nothing;" * ("odds/odds" in path))
    with targets.opened(str(tmp_path / "mine.duckdb"), create=True) as target:
        with pytest.raises(PokersqlError, match="nothing"):
            target.install()
        assert target.version() is None
        assert target.engine.rows("SELECT * FROM duckdb_schemas() WHERE schema_name = 'pokersql'") == []
    with targets.opened(str(tmp_path / "mine.sqlite"), create=True) as target:
        with pytest.raises(PokersqlError, match="nothing"):
            target.install()
        assert target.engine.relations() == set()


if __name__ == "__main__":
    import tempfile

    with tempfile.TemporaryDirectory() as directory, targets.opened(f"{directory}/new.duckdb", create=True) as asked:
        asked.install()
        for question in conformance.questions():
            answer = Path(sql_files.base(), conformance.ANSWERS, f"{question}.csv")
            with answer.open("w", encoding="utf-8", newline="") as file:
                csv.writer(file, lineterminator="\n").writerows(conformance.ask(asked, question))
