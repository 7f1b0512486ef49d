"""What DuckDBs share: a file with the macros; tables in a DuckLake or behind a server, by the chapter's statements."""

import os
import re
import socket
import subprocess
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import duckdb
import pytest
from conftest import MACRO_CALLS, MACRO_TABLES, SUMS, Shell, missing, one_line, pokersql
from test_targets import blocks

from pokersql import install
from pokersql.sources import bundle, sql_files, sql_text

pytestmark = pytest.mark.engines

PROGRAM = """
import importlib, pathlib, sys
import duckdb, pokersql
connection = duckdb.connect()
connection.execute("SET enable_progress_bar = false")  # DuckDB 1.5 writes it among the rows where a query takes 2 s
for name in ("httpfs", "ducklake", "quack"):
    package = pathlib.Path(importlib.import_module(f"duckdb_extension_{name}").__file__).parent
    connection.execute(f"LOAD '{next(package.rglob('*.duckdb_extension'))}'")
if sys.argv[1] == "install":
    pokersql.install(connection, games=True, relations=True)
for statement in sys.argv[2:]:
    print(connection.execute(statement).fetchall(), flush=True)
sys.stdin.read()
"""


@pytest.fixture(scope="module")
def python() -> str:
    """The Python that POKERSQL_EXTENSIONS_PYTHON names; its DuckDB has the extensions."""
    path = os.environ.get("POKERSQL_EXTENSIONS_PYTHON")
    if not path:
        missing("POKERSQL_EXTENSIONS_PYTHON")
    return path


def started(python: str, *statements: str, install: bool = True) -> subprocess.Popen:
    """Start a process that runs statements, prints their rows, and ends when its input ends."""
    words = [python, "-c", PROGRAM, "install" if install else "", *statements]
    return subprocess.Popen(words, stdin=-1, stdout=-1, stderr=-1, text=True, cwd=sql_files.base())


def told(python: str, *statements: str, install: bool = True) -> list[str]:
    """Run statements in a new process; returns one line of output per statement."""
    process = started(python, *statements, install=install)
    out, error = process.communicate()
    assert process.returncode == 0, error
    return out.splitlines()


def statements(number: int) -> list[str]:
    return sql_text.statements(blocks("", "sql")[number])


@pytest.fixture(scope="module")
def macros_file(tmp_path_factory) -> str:
    """A file with the macros."""
    path = tmp_path_factory.mktemp("shared") / "pokersql.duckdb"
    assert str(path) in pokersql("share", str(path)).stderr
    return str(path)


@pytest.fixture(params=["duckdb_shell", "oldest_shell"])
def shell(request) -> str:
    """The program of a shell."""
    return request.getfixturevalue(request.param).command[0]


def calls(macros_file: str) -> str:
    """A script that attaches a file and calls every macro: a row has the macro's name and a row of its result.

    The user has temporary tables of the names of the tables in the file.
    The alias `a` takes the place of names that DuckDB makes from an expression: they differ between versions.
    """
    called = [
        f"SELECT '{name}' AS macro, CAST(r AS VARCHAR) AS row FROM ({call.format(f'pokersql.{name}')}) AS r (a);"
        for name, call in MACRO_CALLS.items()
    ]
    made = (one for file in bundle.ORDERS for path in bundle.parts(file) for one in sql_files.made(path))
    names = [one.name.removeprefix("pokersql.") for one in made if one.kind == "TABLE"]
    mine = [f"CREATE TEMP TABLE {name} AS SELECT 0 AS mine;" for name in names]
    return "\n".join([f"ATTACH '{macros_file}' AS pokersql (READ_ONLY);", MACRO_TABLES, *mine, *called])


def without_sums(rows: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Sort the rows of `calls`, without the results in SUMS."""
    return sorted((macro, "" if macro in SUMS else row) for macro, row in rows)


@pytest.fixture(scope="module")
def expected(macros_file) -> list[tuple[str, str]]:
    """The rows of `calls` in the module duckdb, in a database that has only the file."""
    with duckdb.connect() as connection:
        results = [connection.execute(one).fetchall() for one in duckdb.extract_statements(calls(macros_file))]
    return without_sums([row for rows in results for row in rows if len(row) == 2])


def test_every_macro_gives_the_same_rows_in_each_shell_after_attach_alone(shell, macros_file, expected):
    assert without_sums(Shell(shell, "-csv", "-bail", "-noheader").run(calls(macros_file))) == expected
    empty = {name for name, call in MACRO_CALLS.items() if call.endswith("LIMIT 0")}
    assert {macro for macro, _ in expected} == MACRO_CALLS.keys() - empty


def test_the_line_of_init_file_gives_a_shell_the_macros(shell, tmp_path, monkeypatch):
    # DuckDB 1.4 does not look for .duckdbrc in $HOME.
    rc, mine = tmp_path / ".duckdbrc", str(tmp_path / "mine.duckdb")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    line = pokersql("init-file").stdout
    assert line == pokersql("init-file", str(tmp_path / "pokersql/pokersql.duckdb")).stdout
    rc.write_text(line, encoding="utf-8")
    query = "SELECT pokersql.hand_rank('As Ks Qs Js Ts') + 41 AS sum"
    for words in ([], [mine]):
        assert Shell(shell, "-init", str(rc), "-csv", *words).run(query) == [("sum",), ("42",)]
    with duckdb.connect(mine) as connection:
        assert connection.execute("SELECT 1 FROM duckdb_functions() WHERE NOT internal").fetchall() == []
        install(connection)
    with pytest.raises(AssertionError, match="Ambiguous reference"):
        Shell(shell, "-init", str(rc), "-bail", mine).run(query)
    assert ("42",) in Shell(shell, "-init", str(rc), "-csv", mine).run(f"DETACH pokersql; {query}")


def test_the_command_shell_leaves_out_the_line_of_init_file_for_a_database_that_has_the_macros(
    duckdb_shell, macros_file, tmp_path, monkeypatch
):
    monkeypatch.setenv("HOME", str(tmp_path))
    own = "mine AS pokersql (READ_ONLY);"
    rc = f"{pokersql('init-file', macros_file).stdout}.print {own}\n"
    (tmp_path / ".duckdbrc").write_text(rc, encoding="utf-8")
    mine = str(tmp_path / "mine.duckdb")
    with duckdb.connect(mine, config={"storage_compatibility_version": "v1.0.0"}) as connection:
        install(connection)
    query = "SELECT pokersql.hand_rank('As Ks Qs Js Ts') + 41 AS sum"
    for words in ([], [mine]):
        shell = Shell(sys.executable, "-m", "pokersql", "shell", *words, "--", "-csv")
        assert shell.run(query) == [(own,), ("sum",), ("42",)]


def test_share_replaces_a_file_only_with_force_and_init_file_refuses_another_file(macros_file, tmp_path, monkeypatch):
    path = tmp_path / "other's.duckdb"
    duckdb.connect(str(path)).close()
    assert "has no macros" in one_line(pokersql("init-file", str(path), code=4).stderr)
    assert "--force writes over it" in one_line(pokersql("share", str(path), code=2).stderr)
    pokersql("share", str(path), "--force")
    with duckdb.connect() as connection:
        connection.execute(pokersql("init-file", str(path)).stdout)
    assert "no such file" in one_line(pokersql("init-file", str(tmp_path / "none.duckdb"), code=2).stderr)
    assert "no directory" in one_line(pokersql("share", str(tmp_path / "none" / "a.duckdb"), code=2).stderr)
    assert "name a file" in one_line(pokersql("share", "-", code=2).stderr)
    with duckdb.connect(str(path)) as connection:
        connection.execute("UPDATE schema_version SET schema_version = 1")
    assert "has macros of version 1, not" in one_line(pokersql("init-file", str(path), code=4).stderr)
    monkeypatch.setenv("XDG_DATA_HOME", str(path))
    assert "other's.duckdb: file exists; name a file" in one_line(pokersql("init-file", code=1).stderr)
    assert pokersql("init-file", "https://a.example/b.duckdb").stdout.startswith("ATTACH IF NOT EXISTS 'https://a.ex")


def test_a_file_on_the_web_is_attached(python, macros_file):
    serving = partial(SimpleHTTPRequestHandler, directory=os.path.dirname(macros_file))
    with ThreadingHTTPServer(("127.0.0.1", 0), serving) as server:
        threading.Thread(target=server.serve_forever).start()
        try:
            line = pokersql("init-file", f"http://127.0.0.1:{server.server_port}/pokersql.duckdb").stdout
            ranked = "SELECT pokersql.hand_rank('As Ks Qs Js Ts'), pokersql.hand_rank('2c 3d 4h 5s', rules := 'badugi')"
            assert told(python, line, ranked, install=False)[1] == "[(1, 5)]"
        finally:
            server.shutdown()


def test_several_processes_rank_hands_in_a_ducklake(python, tmp_path):
    attaching, *writing = (re.sub(r"(poker\.ducklake|lake/)'", rf"{tmp_path}/\1'", sql) for sql in statements(0))
    told(python, attaching, *writing)
    ranked = "(1, 'As Kd Qh Jc Ts', 1600, 'Straight', 'Straight, Ace high', None)"
    more = "INSERT INTO lake.played VALUES (2, '2c 2d 2h Ks Kc')"
    reading = "SELECT id, hand_rank(hand) FROM lake.played ORDER BY id"
    assert told(python, attaching, "FROM lake.ranked", more, reading)[1:] == [
        f"[{ranked}]",
        "[(1,)]",
        "[(1, 1600), (2, 312)]",
    ]


def test_hands_in_a_duckdb_server_are_ranked_by_the_server_and_by_its_client(python):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    here = [re.sub("quack:localhost", f"quack:localhost:{port}", sql) for n in (1, 2) for sql in statements(n)]
    played = "CREATE TABLE played AS SELECT 1 AS id, 'As Kd Qh Jc Ts' AS hand"
    server = started(python, played, here[0])
    try:
        assert server.stdout.readline() == "[(1,)]\n"
        assert f"quack:localhost:{port}" in server.stdout.readline()
        ranked_there, showdown, ranked_here = told(python, *here[1:])[2:]
        assert ranked_there == "[(1, 1600, 'Straight, Ace high')]"
        assert showdown == "[]"
        assert ranked_here == "[(1, 'As Kd Qh Jc Ts', 1600, 'Straight', 'Straight, Ace high', None)]"
    finally:
        server.communicate()
    assert server.returncode == 0
