"""ClickHouse in the tests' process: functions compared with the macros, directories, sessions, errors."""

import subprocess
import sys
from importlib.util import find_spec

import pyarrow
import pytest
from conftest import missing, one_line, pokersql
from test_postgresql import FUNCTIONS, lists_of_hands, texts_of_hands
from test_targets import blocks, column, rows_of_views

import pokersql as library
from pokersql.engines import conformance, copies, targets
from pokersql.errors import PokersqlError

pytestmark = pytest.mark.engines


@pytest.fixture(scope="module", autouse=True)
def chdb():
    if find_spec("chdb") is None:
        missing("chdb")


@pytest.fixture(scope="module")
def directory(tmp_path_factory):
    """A ClickHouse directory with pokersql installed. A process can open only one such directory at a time."""
    path = tmp_path_factory.mktemp("clickhouse") / "data"
    assert one_line(pokersql("install", f"chdb:{path}").stderr).endswith("installed; 'pokersql check' tries it\n")
    return path


@pytest.fixture
def session(directory):
    from chdb.session import Session

    with Session(str(directory)) as session:
        yield session


def rows(session, query: str) -> list[tuple]:
    found = session.query(query, "ArrowTable")
    return [*zip(*(one.to_pylist() for one in found.columns), strict=True)]


def test_clickhouse_passes_the_conformance_check_and_its_chapter_says_so(directory):
    with targets.opened(f"chdb:{directory}") as target:
        wrong = {question: found for question, _, found in conformance.checks(target) if found}
        assert not wrong
        assert target.engine.relations("pokersql_check") == set()
    assert column("clickhouse") == dict.fromkeys(conformance.questions(), "run")


def test_every_view_has_the_same_rows_as_in_duckdb(directory, tmp_path):
    with targets.opened(f"{tmp_path}/mine.duckdb", create=True) as base, targets.opened(f"chdb:{directory}") as target:
        base.install()
        expected, found = rows_of_views(base), rows_of_views(target)
        target.finish()
    assert {name for name in expected if found[name] != expected[name]} == set()


def test_functions_of_texts_give_the_results_of_the_macros(session, macros):
    hands = pyarrow.table({"hand": [*texts_of_hands(), None]})  # the query names this variable
    columns = ", ".join(f"{name}(hand) AS {name}" for name in FUNCTIONS)
    expected = macros.sql(f"SELECT hand, {columns} FROM hands").fetchall()
    found = rows(session, f"SELECT hand, {columns} FROM Python(hands)")
    assert {*found} - {*expected} == set() and len(found) == len(expected) == len(hands)


def test_functions_of_lists_give_the_results_of_the_macros(session, macros):
    columns = ", ".join(f"{name}(hand) AS {name}" for name in FUNCTIONS)
    for lists, kind in zip(lists_of_hands(), ("Int32", "String"), strict=True):
        typed = pyarrow.array(lists, pyarrow.list_(pyarrow.int64() if kind == "Int32" else pyarrow.string()))
        hands = pyarrow.table({"place": [*range(len(lists))], "hand": typed})  # noqa: F841 the queries name this variable
        expected = macros.sql(f"SELECT place, {columns} FROM hands ORDER BY place").fetchall()
        session.query("DROP TABLE IF EXISTS lists")
        session.query(f"CREATE TABLE lists (place Int64, hand Array(Nullable({kind}))) ENGINE = Memory")
        session.query("INSERT INTO lists SELECT * FROM Python(hands)")
        assert rows(session, f"SELECT place, {columns} FROM lists ORDER BY place") == expected
    assert rows(session, "SELECT hand_rank([0, 4, 8, 12, 48]), hand_rank(['As', 'Kd', 'Qh', 'Jc', 'Ts'])") == [
        (10, 1600)
    ]


def test_install_and_uninstall_in_a_session_lose_no_rows_or_objects_of_the_user(session, two_questions):
    session.query("CREATE DATABASE mine")
    session.query("USE mine")
    session.query("INSERT INTO pokersql.hand_text VALUES (1, 1, 'As Kd Qh Jc 10s')")
    library.install(session)
    assert rows(session, "SELECT cards, error FROM pokersql.text_hands") == [(5, "")]
    assert {row[0] for row in library.check(session)} == {"pass"}
    assert rows(session, "SELECT currentDatabase(), COUNT(*) FROM pokersql.hand_text") == [("mine", 1)]
    session.query("ALTER TABLE pokersql.numberings DELETE WHERE number = 51 SETTINGS mutations_sync = 1")
    assert {question for result, question, _ in library.check(session) if result == "fail"} == {"numberings"}
    with pytest.raises(PokersqlError, match="1 row in hand_text would be lost"):
        library.uninstall(session)
    ranks = "CREATE TABLE mine.ranked (hand String, hand_rank Nullable(Int32) DEFAULT hand_rank(hand))"
    session.query(f"{ranks} ENGINE = MergeTree ORDER BY hand")
    with pytest.raises(PokersqlError, match=r"a column of mine\.ranked uses pokersql's functions; drop or change it"):
        library.uninstall(session, force=True)
    session.query("DROP TABLE mine.ranked SYNC")
    session.query("CREATE VIEW pokersql.mine AS SELECT 1 AS a")
    with pytest.raises(PokersqlError, match="mine in the schema is yours"):
        library.uninstall(session, force=True)
    session.query("DROP VIEW pokersql.mine")
    # Another install completes a killed install, but refuses if a table for the user's hands has rows.
    session.query("DROP FUNCTION best_five")
    with pytest.raises(PokersqlError, match=r"1 row in hand_text would be lost; .* uninstall it with force=True"):
        library.install(session)
    session.query("TRUNCATE TABLE pokersql.hand_text")
    library.install(session)
    assert rows(session, "SELECT best_five('As Kd Qh Jc Ts 2c')") == [("Ts Jc Qh Kd As",)]
    library.uninstall(session)
    found = "SELECT name FROM system.databases WHERE name LIKE 'pokersql%'"
    assert rows(session, f"{found} UNION ALL SELECT name FROM system.functions WHERE origin = 'SQLUserDefined'") == []
    library.uninstall(session)


def test_an_install_does_not_replace_the_users_objects(session):
    library.uninstall(session, force=True)
    session.query("CREATE FUNCTION hand_rank AS (hand) -> 5")
    with pytest.raises(PokersqlError, match="has your own function hand_rank; rename it"):
        library.install(session)
    session.query("DROP FUNCTION hand_rank")
    session.query("CREATE DATABASE pokersql")
    for work in (library.install, library.uninstall, library.check):
        with pytest.raises(PokersqlError, match="has your own database pokersql; rename it"):
            work(session)
    session.query("DROP DATABASE pokersql SYNC")
    with pytest.raises(PokersqlError, match=r"pokersql is not installed here; call pokersql.install\(\)"):
        library.check(session)


def test_a_failed_install_leaves_no_objects(tmp_path, monkeypatch):
    monkeypatch.setattr(copies, "views", lambda dialect, schema: [("wrong", "SELECT nothing")])
    said = one_line(pokersql("install", f"chdb:{tmp_path}/new", code=1).stderr)
    assert "clickhouse: Code: 47" in said and "nothing" in said
    assert [*tmp_path.iterdir()] == []


def test_an_unusable_clickhouse_directory_is_named_in_the_error(directory, tmp_path, monkeypatch):
    (tmp_path / "mine").write_text("mine")
    for name, said, code in (
        ("", "DIR in chdb:DIR is a directory of ClickHouse", 2),
        (f"{tmp_path}/a?b", "no ?", 2),
        ("//localhost", "not a server", 2),
        (f"{tmp_path}/none/data", f"{tmp_path}/none is no such directory", 2),
        (f"{tmp_path}/mine", f"{tmp_path}/mine is a file", 2),
        (str(tmp_path), "has files that are not ClickHouse's; name another directory", 4),
    ):
        assert said in one_line(pokersql("install", f"chdb:{name}", code=code).stderr)
    for command in ("check", "uninstall"):
        assert "no such directory" in one_line(pokersql(command, f"chdb:{tmp_path}/none", code=2).stderr)
    script = f"import chdb; c = chdb.connect({str(directory)!r}); print(c.query('SELECT 1')); input()"
    with subprocess.Popen([sys.executable, "-uc", script], stdin=-1, stdout=-1, text=True) as other:
        other.stdout.readline()
        said = one_line(pokersql("check", f"chdb:{directory}", code=1).stderr)
        other.communicate("\n")
    assert "another process has it open" in said
    monkeypatch.setitem(sys.modules, "chdb", None)
    said = one_line(pokersql("install", f"chdb:{tmp_path}/new", code=5).stderr)
    assert "pip install 'chdb>=" in said


def test_the_commands_of_the_chapter_print_the_outputs_shown_there(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    [code], [shown] = blocks("clickhouse", "python"), blocks("clickhouse", "text")
    names: dict = {}
    exec(code, names)
    names["connection"].close()
    assert capsys.readouterr().out.rstrip() == shown.rstrip()
