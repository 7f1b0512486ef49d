"""`pokersql serve`: how it starts, answers and ends, and the files that it sends."""

import json
import random
import re
import signal
import socket
import sys
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path
from threading import Event
from urllib.parse import urlsplit

import duckdb
import pytest
from conftest import one_line, pokersql, serving, started
from pages import FLOP, VIEWS, answered, printed, sent, serving_here, write
from pages import fresh_tab as tab

from pokersql import page as pokersql_page
from pokersql.page import desk, server
from pokersql.page.desk import Query, Superseded
from pokersql.page.equity_desk import EquityDesk, Question
from pokersql.sources import sql_files

HANDS = ("AhKh", "random")


@pytest.fixture
def address(served):
    return served


@pytest.mark.protocol
def test_each_question_gets_its_own_answer_even_if_earlier_questions_were_cancelled():
    desk, rng = EquityDesk(), random.Random(5)
    desk.warm()
    queries = [Query("written", {}), Query("errors", {}, True), Query("equity", {}), Query("outs", {})]
    with ThreadPoolExecutor(2) as pool:

        def given_up(game: str, board: str | None) -> None:
            stop = Event()
            answers = pool.submit(lambda: list(desk.answers(Question(game, HANDS, board, None, 1), queries, stop)))
            wait([answers], timeout=rng.random() * 0.4)
            while not answers.done():
                desk.interrupt(stop)
                wait([answers], timeout=0.02)
            assert answers.cancelled() or isinstance(answers.exception(), (Superseded, type(None)))

        for _ in range(10):
            others = [rng.choice([("holdem", "7h8h9h"), ("six-plus", "7h8h9h"), ("holdem", None)]) for _ in range(2)]
            for other in others:
                given_up(*other)
            board = rng.choice(["Qh7h2c", "Qh7h2cTd"])
            answers = list(desk.answers(Question("holdem", HANDS, board, None, 1), queries, Event()))
            assert [answer["name"] for answer in answers] == [query.name for query in queries]
            assert "".join(card for place, _, card in answers[0]["rows"] if place == "board") == board
            assert f"{answers[2]['rows'][0][3]:.4f}" == {"Qh7h2c": "0.7268", "Qh7h2cTd": "0.6337"}[board]


def test_two_tabs_get_the_answers_to_their_own_questions(tab):
    first, second = tab(FLOP), tab("#hero=AsAd&board=Qh7h2c")
    assert first.locator("#equity").inner_text() == "72.68 %"
    [own, _] = printed("equity", "AsAd", "-b", "Qh7h2cTd")
    for page in (first, second):
        page.evaluate("location.hash = '#hero=AsAd&board=Qh7h2cTd'")
    for page in (first, second):
        page.get_by_text(f"{100 * own['equity']:.2f} %", exact=True).first.wait_for()


def test_sql_in_the_editor_reads_the_users_database_and_writes_no_file(tab):
    page = tab(VIEWS["sql"])
    page.get_by_role("cell", name="played").wait_for()
    write(page, "COPY played TO 'x.csv'")
    page.keyboard.press("Control+Enter")
    page.get_by_text("COPY is off").wait_for()
    write(page, "SELECT hand FROM played")
    page.keyboard.press("Control+Enter")
    page.get_by_text("As Ks Qs Js Ts", exact=True).wait_for()
    page.get_by_role("button", name="Spark", exact=True).click()
    page.get_by_text(re.compile("(Copied as|As) Spark")).wait_for()


def test_the_page_shows_how_many_queries_are_before_queued_sql(tab, monkeypatch):
    monkeypatch.setattr(server, "AT_ONCE", 1)
    endless = json.dumps({"sql": "SELECT COUNT(*) FROM range(1000000) a, range(1000000) b"}).encode()
    with serving_here() as (at, _), ExitStack() as open_until:
        for _ in range(2):
            last = open_until.enter_context(sent(at, "POST", "sql", endless))
            assert last.recv(1) == b"H"
        page = tab(VIEWS["sql"], at)
        page.get_by_text("Waiting for its turn: 2 queries are before it …").wait_for()
        last.close()
        page.get_by_text("Waiting for its turn: 1 query is before it …").wait_for()


def test_the_page_shows_a_message_if_the_server_has_ended(tab):
    with serving() as (process, at):
        page = tab(FLOP, at)
        process.send_signal(signal.SIGINT)
        assert (process.wait(), process.stderr.read()) == (130, "pokersql: interrupted\n")
        page.locator(".deck [data-card='2d']").click()
        page.get_by_text("The server has ended. Start 'pokersql serve' again").wait_for()


@pytest.mark.protocol
def test_the_server_listens_only_on_loopback(address):
    own = {found[4][0] for found in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)} - {"127.0.0.1"}
    for place in own:
        with socket.socket() as other:
            assert other.connect_ex((place, urlsplit(address).port)) != 0


@pytest.mark.protocol
def test_a_starting_server_prints_one_line_with_its_address_or_an_error(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = started("serve", "--no-open", "--port", str(port), code=1)
        assert f"--port {port}: address already in use; give another" in one_line(done.stderr) and done.stdout == ""
    assert "no such file" in one_line(started("serve", str(tmp_path / "none.duckdb"), code=2).stderr)
    other = tmp_path / "other.duckdb"
    other.write_text("no database")
    assert "can't open it as a database" in one_line(started("serve", str(other), code=4).stderr)
    with serving() as (process, at):
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/[\w-]{32}/", at)
        with sent(at, "POST", "load?name=a.phh&size=9", size=9) as upload:
            assert upload.recv(12) == b"HTTP/1.1 100"
            process.terminate()
            assert process.wait() == 143 and process.stdout.read() == ""
            assert process.stderr.read() == "pokersql: terminated\n"


def test_the_scripts_of_the_page_use_every_query_of_its_folders():
    scripts = "".join(path.read_text(encoding="utf-8") for path in server.STATIC.glob("*.js"))
    rooms = {one.room for one in server.Page("mine.duckdb", 1).desks.values()}
    folders = {path.name for path in (sql_files.base() / desk.ROOMS).iterdir() if path.is_dir()}
    assert folders == {*rooms, "examples"}  # the server sends the examples to the page
    for room in rooms:
        known = {*desk.queries(room)}
        named = {name for name in known if re.search(rf'["`]{name}["`]', scripts)}
        assert known - named <= {"question", "written_hands", "method"}, room


def test_licenses_txt_names_the_version_of_every_vendored_package():
    package = Path(__file__).parents[1] / "pokersql/page/vendor/package.json"  # the wheel has no such file
    wanted = json.loads(package.read_text(encoding="utf-8"))["dependencies"]
    licences = (server.STATIC / "vendor" / "LICENSES.txt").read_text(encoding="utf-8")
    assert all(f"{name} {version} (" in licences for name, version in wanted.items())


def test_the_error_of_serve_names_the_packages_to_install_if_uvicorn_is_missing(monkeypatch):
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    monkeypatch.delitem(sys.modules, "pokersql.page.server", raising=False)
    monkeypatch.delattr(pokersql_page, "server", raising=False)
    said = one_line(pokersql("serve", code=5).stderr)
    assert re.fullmatch(
        r"pokersql: the page needs Starlette and uvicorn: .+ install .*'starlette>=\S+ 'uvicorn>=\S+\n", said
    )


def test_the_page_loads_at_most_600_kilobytes(tab, browser, address):
    context = browser.new_context()
    page = context.new_page()
    page.goto(address + FLOP)
    page.locator("#equity").wait_for()
    page.evaluate("location.hash = '#view=sql'")
    page.locator(".cm-content").wait_for()
    sent = page.evaluate("performance.getEntriesByType('resource').reduce((sum, one) => sum + one.transferSize, 0)")
    context.close()
    assert 100_000 < sent <= 600_000
