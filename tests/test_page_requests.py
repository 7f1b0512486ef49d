"""Requests to the page's server, in the tests' own process: access, invalid requests, untrusted SQL, time limits."""

import json
import socket
from contextlib import ExitStack
from threading import Event
from urllib.parse import urlsplit

import duckdb
import pytest
from conftest import pokersql
from pages import asked, sent, serving_here
from written_hands import CASES

from pokersql.page import server, uploads


@pytest.fixture(scope="module")
def address():
    with serving_here() as (address, said):
        yield address
    assert said == []


# Access

QUESTION = {"game": "holdem", "players": ["AhKh", "random"], "board": "", "dead": "", "queries": [{"name": "cards"}]}
ASKED = json.dumps(QUESTION)
BYTES = {"Content_Type": "application/octet-stream"}
REQUESTS = {"ask": {}, "sql": {}, "copy": {}, "forget": {}, "load?name=a.txt": BYTES}


def test_the_server_answers_only_requests_of_its_page_at_the_printed_address(address):
    place = urlsplit(address)
    assert asked(address, "POST", "ask", ASKED)[0] == 200
    assert asked(address, "POST", "ask", ASKED, Origin=f"http://127.0.0.1:{place.port}")[0] == 200
    refused = {
        "this page is only at 127.0.0.1; open the address that 'pokersql serve' printed": {
            "Host": f"evil.example:{place.port}"
        },
        "https://evil.example may not ask": {"Origin": "https://evil.example"},
        f"http://127.0.0.1:{place.port + 1} may not ask": {"Origin": f"http://127.0.0.1:{place.port + 1}"},
        "null may not ask": {"Origin": "null"},
        "another site may not ask": {"Sec_Fetch_Site": "cross-site"},
    }
    for path, kind in REQUESTS.items():
        for said, headers in refused.items():
            status, _, text = asked(address, "POST", path, ASKED, **kind, **headers)
            assert status == 403 and text.startswith(said)
        for root in ("/", "/token/", "/TOKEN", "//TOKEN/"):
            status, _, text = asked(
                f"http://{place.netloc}{root}", "POST", path, ASKED, Cookie="pokersql=TOKEN", **kind
            )
            assert status == 403 and text == "open the whole address that 'pokersql serve' printed"
    status, headers, text = asked(address)
    assert status == 200 and "script-src 'self';" in headers["Content-Security-Policy"] and "<script>" not in text
    assert asked(address, "GET", "../server.py")[0] == asked(address, "GET", "%2e%2e/server.py")[0] == 404


def test_no_answer_is_cacheable_or_contains_the_token(address):
    nowhere = address.replace("TOKEN", "none")
    for at, method, path in [
        *[(address, "GET", path) for path in ("", "page.css", "none.css", "about")],
        *[(address, "POST", path) for path in ("", "ask", "sql", "copy", "load", "forget")],
        (nowhere, "GET", ""),
    ]:
        _, headers, text = asked(at, method, path, "{}")
        assert headers["Cache-Control"] == "no-store" and "Set-Cookie" not in headers
        assert "TOKEN" not in text + str(headers)


# Valid and invalid questions

DEEP = "[" * 200_000
LONG = int("9" * 400)


@pytest.mark.parametrize(
    "path, changes, said",
    [
        ("ask", {"players": []}, "players is a list of 1 to 10, not a list of 0"),
        ("ask", {"players": ["x"] * 11}, "players is a list of 1 to 10, not a list of 11"),
        ("ask", {"players": ["AhKh", 2]}, "players 2 is a text of 20,000 letters at most, not 2"),
        ("ask", {"players": None}, "players is a list of 1 to 10, not null"),
        ("ask", {"board": "2c" * 1000}, 'board is a text of 1,000 letters at most, not "2c2c2c2c2c2'),
        ("ask", {"seed": -1}, "seed is a whole number from 0 to 2147483578, not -1"),
        ("ask", {"seed": True}, "seed is a whole number from 0 to 2147483578, not true"),
        (
            "ask",
            {"seed": LONG},
            "seed is a whole number from 0 to 2147483578, not 9999999999999999999999999999999999999999… ",
        ),
        ("ask", {"game": {}}, "game is a text of 100 letters at most, not an object of 0"),
        ("ask", {"topic": "whist"}, "no topic 'whist'; the topics are equity, "),
        ("ask", {"topic": []}, "topic is a text of 100 letters at most, not a list of 0"),
        ("ask", {"topic": "odds", "cards": 8}, "cards is a whole number from 0 to 7, not 8"),
        ("ask", {"topic": "odds", "figures": "x" * 20_001}, "figures is a text of 20,000 letters at most"),
        ("ask", {"topic": "deal", "deal": 0}, "deal is a whole number from 1 to 2147483578, not 0"),
        ("ask", {"queries": "equity"}, 'queries is a list of 1 to 50, not "equity"'),
        ("ask", {"queries": ["equity"]}, 'queries 1 is an object, not "equity"'),
        ("ask", {"queries": [{}]}, "queries 1 has no name"),
        ("ask", {"queries": [{"name": "equity", "values": [1]}]}, "values is an object, not a list of 1"),
        (
            "ask",
            {"queries": [{"name": "equity", "values": {"\ud800": 1}}]},
            r'values "\ud800" is a text of 1,000 letters',
        ),
        ("ask", {"queries": [{"name": "equity", "ends": 1}]}, "ends is true or false, not 1"),
        ("sql", {}, "a question has no sql"),
        ("sql", {"sql": " "}, "the SQL is empty"),
        ("sql", {"sql": "SELECT 1", "format": "exe"}, 'format is one of json, csv, parquet, not "exe"'),
        ("sql", {"sql": "SELECT 1", "format": []}, "format is one of json, csv, parquet, not a list of 0"),
        ("sql", {"sql": "SELECT 1", "on_db": "no"}, 'on_db is true or false, not "no"'),
        ("sql", {"sql": "x" * 200_000}, "sql is a text of 100,000 letters at most"),
        ("copy", {"sql": "SELECT 1", "dialect": "COBOL"}, "dialect is one of DuckDB, PostgreSQL, SQLite, Spark, not"),
        ("copy", {"sql": "SELECT 1", "dialect": {}}, "dialect is one of DuckDB, PostgreSQL, SQLite, Spark, not"),
        ("copy", {"sql": "SELECT (", "dialect": "Spark"}, "this SQL can't be read in line 1"),
        ("copy", {"sql": "SELECT " + "(" * 20_000, "dialect": "Spark"}, "this SQL can't be read: its brackets are too"),
    ],
)
def test_invalid_arguments_give_a_one_line_error(address, path, changes, said):
    status, _, text = asked(address, "POST", path, json.dumps({**QUESTION, **changes}))
    assert status == 400 and json.loads(text)["error"].startswith(said) and "\n" not in json.loads(text)["error"]


@pytest.mark.parametrize("body", ["", "[]", "{", "x" * 1_100_000, DEEP, '{"topic":' + DEEP, b"\xff", "9" * 5000])
def test_a_request_body_that_is_not_a_question_is_refused(address, body):
    for path in ("ask", "sql", "copy"):
        status, _, text = asked(address, "POST", path, body)
        assert status == 400 and json.loads(text)["error"].startswith("a question ")


@pytest.mark.parametrize(
    "words, headers, status, told",
    [
        ("?name=a.txt&size=2", {}, 400, "files are application/octet-stream"),
        ("?size=2", BYTES, 400, "a request has one to 100 files with different names, and the size of each"),
        ("?name=a.txt&name=a.txt&size=1&size=1", BYTES, 400, "a request has one to 100 files with different names"),
        ("?name=a.txt&name=b.txt&size=1", BYTES, 400, "a request has one to 100 files with different names"),
        ("?name=a.txt&size=-1", BYTES, 400, "a.txt: its size '-1' is not a whole number"),
        (f"?name=a.txt&size={LONG}", BYTES, 400, "a.txt: its size of 400 letters is not a whole number of 15 digits"),
        (f"?name=a.txt&size={'9' * 15}", BYTES, 413, "a.txt: 953,674,316.4 MB, and the page takes files of 64 MB"),
        ("?name=a.txt&size=3", BYTES, 400, "a.txt: 1 of its bytes did not arrive"),
        ("?name=../a.txt&size=2", BYTES, 400, "'../a.txt' is not the name of a file"),
        ("?name=/a.txt&size=2", BYTES, 400, "'/a.txt' is not the name of a file"),
        ("?name=a%00.txt&size=2", BYTES, 400, r"'a\x00.txt' is not the name of a file"),
        ("?name=a.txt&size=1&name=a.txt/b&size=1", BYTES, 400, "a.txt/b: "),
        (f"?name={'a' * 300}&size=2", BYTES, 400, f"{'a' * 300}: file name too long"),
        (f"?name=a.txt&size={uploads.FILE + 1}", BYTES, 413, "a.txt: 64.0 MB, and the page takes files of 64 MB"),
    ],
)
def test_an_invalid_request_to_load_gives_a_one_line_error(address, words, headers, status, told):
    found, _, text = asked(address, "POST", f"load{words}", b"ab", **headers)
    assert found == status and json.loads(text)["error"].startswith(told)


def test_a_request_names_a_query_and_its_parameters_are_bound_as_values(address):
    *_, text = asked(address, "POST", "ask", json.dumps(QUESTION | {"queries": [{"name": "deck; DROP TABLE deck"}]}))
    assert "no query 'deck; DROP TABLE deck'; the queries are ahead, " in json.loads(text)["error"]
    hostile = QUESTION | {"players": ["'); DROP TABLE deck; --", "random"], "queries": [{"name": "errors"}]}
    *_, text = asked(address, "POST", "ask", json.dumps(hostile))
    assert "bad_range" in text
    assert '"rows"' in asked(address, "POST", "ask", ASKED)[2]


# Untrusted SQL

ENDLESS = "SELECT COUNT(*) FROM range(1000000) a, range(1000000) b"


def begun(address: str, sql: str):
    """A connection on which a request with SQL was sent, and a file from which its answer can be read."""
    connection = sent(address, "POST", "sql", json.dumps({"sql": sql}).encode())
    return connection, connection.makefile("rb")


def line(file) -> dict:
    """The next JSON line of an answer."""
    while not (read := file.readline()).startswith(b"{"):
        assert read, "the server closed the connection"
    return json.loads(read)


def ran(address: str, sql: str, **more) -> list[dict]:
    """The JSON lines of the answer to a request with SQL."""
    status, _, text = asked(address, "POST", "sql", json.dumps({"sql": sql, **more}))
    assert status == 200
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.protocol
def test_sql_that_is_refused_or_too_slow_gives_a_one_line_error(tmp_path):
    path = tmp_path / "mine.duckdb"
    duckdb.connect(str(path)).close()
    with serving_here(server.Page(str(path), 0.5)) as (address, _):
        [refused] = ran(address, "SELECT * FROM read_text('/etc/passwd')")
        assert refused["error"].startswith("duckdb: Permission Error")
        assert ran(address, ENDLESS) == [{"error": "the query took longer than 0.5 s"}]
        path.unlink()
        [gone] = ran(address, "SELECT 1", on_db=True)
        assert "mine.duckdb" in gone["error"]


@pytest.mark.protocol
def test_queued_sql_reports_its_position_and_is_cancelled_when_its_connection_closes(monkeypatch):
    monkeypatch.setattr(server, "AT_ONCE", 1)

    page, answers = server.Page(None, 600), []
    with serving_here(page) as (address, said), ExitStack() as open_until:
        first = begun(address, ENDLESS)
        while not page.line:
            asked(address)
        second = begun(address, ENDLESS)
        assert line(second[1]) == {"before": 1}
        third = begun(address, "SELECT 42 AS x")
        assert line(third[1]) == {"before": 2}
        for _ in range(60):  # more requests than the server has threads
            open_until.enter_context(begun(address, ENDLESS)[0])
        assert asked(address, "GET", "about")[0] == 200
        for connection, file in (first, second):
            file.close()
            connection.close()
            answers.append(line(third[1]))
        assert answers[0] == {"before": 1} and answers[1]["rows"] == [[42]]
        third[1].close()
        third[0].close()
    assert said == []


def test_waiting_questions_do_not_block_other_requests():
    page = server.Page(None, 600)
    with serving_here(page) as (address, said), ExitStack() as open_until:
        with page.equity._turn:
            waiting = [open_until.enter_context(sent(address, "POST", "ask", ASKED.encode())) for _ in range(60)]
            assert asked(address, "GET", "about")[0] == 200
        for connection in waiting:
            assert connection.recv(12) == b"HTTP/1.1 200"
    assert said == []


# Time limits

HALF = b"POST /TOKEN/ask HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@pytest.mark.parametrize("half", ["", "head", "body", "second head"])
def test_a_client_that_sends_its_request_too_slowly_is_disconnected(half, monkeypatch):
    monkeypatch.setattr(server, "PATIENCE", 0.1)
    with serving_here() as (address, said):
        if half == "body":
            connection = sent(address, "POST", "load?name=a.txt&size=9", b"ab", size=9)
        elif half == "second head":
            connection = sent(address, "GET", "about")
        else:
            connection = socket.create_connection(urlsplit(address).netloc.split(":"), timeout=30)
        with connection:
            while half == "second head" and not connection.recv(10_000).endswith(b"}"):
                pass
            connection.sendall(HALF if "head" in half else b"")
            assert connection.recv(1) == b""
    assert said == []


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["relations", "histories", "database"])
def test_each_example_of_the_editor_returns_rows(kind, tmp_path):
    path = None if kind == "relations" else str(tmp_path / "mine.duckdb")
    if kind == "histories":
        (tmp_path / "hands.txt").write_text(CASES["tournament"].text(1))
        pokersql("load", str(tmp_path / "hands.txt"), "--db", path)
    elif path:
        duckdb.connect(path).execute("CREATE TABLE played AS SELECT 'As Ks Qs Js Ts' AS hand").close()
    with serving_here(server.Page(path, 60)) as (at, _):
        told = json.loads(asked(at, "GET", "about")[2])
        assert told["histories"]["db"] == (kind == "histories")
        for sql in told["examples"][kind].values():
            [*_, answer] = asked(at, "POST", "sql", json.dumps({"sql": sql, "on_db": path is not None}))[2].splitlines()
            assert json.loads(answer).get("rows"), answer


@pytest.mark.slow
def test_a_client_that_does_not_read_its_answer_is_disconnected(monkeypatch):
    lost = Event()

    class Connection(server.Connection):
        def connection_lost(self, error):
            super().connection_lost(error)
            lost.set()

    monkeypatch.setattr(server, "PATIENCE", 0.1)
    monkeypatch.setattr(server, "Connection", Connection)
    large = json.dumps(QUESTION | {"board": "Qh7h2c", "queries": [{"name": "combinations"}] * 50}).encode()
    with serving_here() as (address, said), sent(address, "POST", "ask", large, buffer=4096):
        assert lost.wait(30)
        assert asked(address, "POST", "ask", ASKED)[0] == 200
    assert said == []


@pytest.mark.protocol
def test_running_requests_are_cancelled_silently_when_the_server_ends():
    with serving_here() as (address, said), ExitStack() as open_until:
        for path in ("load?name=a.txt&size=9", "ask"):
            connection = open_until.enter_context(sent(address, "POST", path, size=9))
            assert connection.recv(12) == b"HTTP/1.1 100"
        for _ in range(server.AT_ONCE + 1):
            connection, file = begun(address, ENDLESS)
            open_until.enter_context(connection)
            open_until.enter_context(file)
        assert line(file) == {"before": 1}
    assert said == []
