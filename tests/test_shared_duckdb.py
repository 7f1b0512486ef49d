"""DuckDB tables that processes share in a DuckLake or through a server; the statements are those of the chapter."""

import os
import re
import socket
import subprocess

import pytest
from conftest import missing
from test_targets import blocks

from pokersql.sources import sql_files, sql_text

pytestmark = pytest.mark.engines

PROGRAM = """
import importlib, pathlib, sys
import duckdb, pokersql
connection = duckdb.connect()
connection.execute("SET enable_progress_bar = false")  # DuckDB 1.5 writes it among the rows where a query takes 2 s
for name in ("httpfs", "ducklake", "quack"):
    package = pathlib.Path(importlib.import_module(f"duckdb_extension_{name}").__file__).parent
    connection.execute(f"LOAD '{next(package.rglob('*.duckdb_extension'))}'")
pokersql.install(connection, games=True, relations=True)
for statement in sys.argv[1:]:
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


def started(python: str, *statements: str) -> subprocess.Popen:
    """Start a process that runs statements, prints their rows, and ends when its input ends."""
    return subprocess.Popen(
        [python, "-c", PROGRAM, *statements], stdin=-1, stdout=-1, stderr=-1, text=True, cwd=sql_files.base()
    )


def told(python: str, *statements: str) -> list[str]:
    """Run statements in a new process; returns one line of output per statement."""
    process = started(python, *statements)
    out, error = process.communicate()
    assert process.returncode == 0, error
    return out.splitlines()


def statements(number: int) -> list[str]:
    return sql_text.statements(blocks("", "sql")[number])


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
