"""Random requests to the page's server, in the tests' own process: each gets an answer or a one-line error.

Each test runs with one seed (POKERSQL_SEED, or 1), and then with further seeds until POKERSQL_SECONDS have passed.
"""

import gzip
import io
import json
import os
import re
import socket
import tarfile
import zipfile
from contextlib import suppress
from itertools import count
from time import monotonic
from urllib.parse import urlencode, urlsplit

import phh
import pytest
from conftest import pokersql
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from pages import asked, serving_here
from test_fuzz import BAD_HANDS, CARDS, CONTROLS, ESCAPES, HANDS, RANGES, SEED, TEXT, WHOLE, damaged, statements

from pokersql.page import desk, dialects, server

pytestmark = pytest.mark.slow

SECONDS = float(os.environ.get("POKERSQL_SECONDS", 0))

QUICK = settings(
    deadline=None,
    database=None,
    phases=[Phase.generate, Phase.shrink],
    suppress_health_check=[*HealthCheck],
)


def tried(examples: int, strategy, check) -> None:
    """Check a number of examples of a strategy; then as many with each further seed, until `SECONDS` have passed."""
    end = monotonic() + SECONDS
    for number in count(SEED):
        seed(number)(settings(QUICK, max_examples=examples)(given(strategy)(check)))()
        if monotonic() >= end:
            return


@pytest.fixture(scope="module")
def page(tmp_path_factory):
    """The address of a page and the list of its logged errors. Its database has two hands; a dropped file has one."""
    directory = tmp_path_factory.mktemp("page")
    (directory / "a.phhs").write_text(phh.phhs(phh.hand(1), phh.hand(2)))
    pokersql("load", str(directory / "a.phhs"), "--db", str(directory / "mine.duckdb"))
    with serving_here(server.Page(str(directory / "mine.duckdb"), 2)) as (address, said):
        asked(address, "POST", "load?name=b.phh", phh.hand(3).encode(), Content_Type="application/octet-stream")
        yield address, said


# --- Requests ---

JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXT | st.sampled_from(["\ud800", 10**400, 2**63, -0.0]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=5,
)


def often(*good, bad=TEXT):
    """One of the valid values in most examples, else a value of `bad`."""
    return st.integers(0, 14).flatmap(lambda chance: st.sampled_from(good) if chance else bad)


NUMBER = often(*range(1, 8), bad=st.sampled_from([-1, 0, 12, 2**31, 2**63]))
CARD_TEXT = often(*CARDS, "", "", bad=TEXT | st.sampled_from(BAD_HANDS))
RULES = often("standard", "published", "short deck", "badugi", "ace to five")
FIGURES = ["Straight 9095\nother 2589865", "Flush x", "pair,40", "Royal Flush,8\nother," + "9" * 20]
QUESTIONS = {
    "equity": {
        "game": often("holdem", "holdem", "holdem", "six-plus", "omaha"),
        "players": st.lists(often(*RANGES, *HANDS), min_size=1, max_size=3),
        "board": CARD_TEXT,
        "dead": CARD_TEXT,
        "seed": NUMBER,
    },
    "odds": {"rules": RULES, "cards": NUMBER, "figures": often("", *FIGURES), "hands": NUMBER},
    "deal": {
        "seed": NUMBER,
        "deal": NUMBER,
        "players": NUMBER,
        "rules": RULES,
        "own": st.lists(often(*HANDS, *BAD_HANDS), max_size=4).map("\n".join),
    },
    "db": {
        **{name: often("", "Ann", "p1", "%", "' OR 1 = 1 --") for name in ("player", "room", "stake", "position")},
        "since": often("", "2026-01-05", "5 Jan"),
        "seats": often("", "6", "3-6", "-", "a-b"),
    },
    "dropped": {"player": often("", "p1")},
}
ROOMS = {"db": "histories", "dropped": "histories"}


@st.composite
def questions(draw):
    """A body for /ask: a question about a topic, and queries of the topic with values for their parameters."""
    topic = draw(st.sampled_from([*QUESTIONS]))
    known = desk.queries(ROOMS.get(topic, topic))
    queries = []
    for name in draw(st.lists(st.sampled_from([*known]), min_size=1, max_size=3)):
        parameters = re.findall(r"\$(\w+)", known[name])
        values = {one: draw(NUMBER.map(str) | CARD_TEXT) for one in parameters}
        queries.append({"name": name, "values": values, "ends": draw(st.booleans())})
    return {name: draw(value) for name, value in QUESTIONS[topic].items()} | {"topic": topic, "queries": queries}


BODIES = {
    "ask": questions(),
    "copy": st.fixed_dictionaries({"sql": statements(), "dialect": often(*dialects.DIALECTS)}),
}


@st.composite
def spoiled(draw, value):
    """A JSON value in which one part is changed or dropped."""
    if isinstance(value, (dict, list)) and value and draw(st.integers(0, 3)):
        places = [*value] if isinstance(value, dict) else range(len(value))
        place = draw(st.sampled_from(places))
        changed = dict(value) if isinstance(value, dict) else list(value)
        changed[place] = draw(spoiled(value[place]))
        if draw(st.integers(0, 5)) == 0:
            del changed[place]
        return changed
    return draw(JUNK)


@st.composite
def requests(draw):
    """The path and body of a request; most are valid."""
    path = draw(st.sampled_from(["ask"] * 8 + ["copy"]))
    body = draw(BODIES[path])
    body = draw(spoiled(body)) if draw(st.integers(0, 2)) == 0 else body
    raw = json.dumps(body).encode()
    return path, draw(damaged(raw)) if draw(st.integers(0, 9)) == 0 else raw


def taken(said: list[str]) -> list[str]:
    """The errors logged since the last call."""
    logged = [*said]
    said.clear()
    return logged


def check_answer(status: int, headers, text: str, said: list[str]) -> None:
    """Check that the status of an answer is no server error, and that its errors have one line."""
    assert status in (200, 400, 403, 404, 405, 413) and taken(said) == []
    assert headers["Cache-Control"] == "no-store"
    if "json" not in headers["Content-Type"]:
        return
    for line in text.splitlines():
        answer = json.loads(line, parse_constant=pytest.fail)
        error = answer.get("error")
        assert error is None or (error and not CONTROLS.search(error) and "\n" not in error)
        assert "Traceback" not in str(error) and "INTERNAL" not in str(error)
        assert "error" in answer or status == 200


def test_random_questions_get_an_answer_or_a_one_line_error(page):
    address, said = page

    def check(request):
        check_answer(*asked(address, "POST", *request), said)

    tried(100, requests(), check)


SQL = st.fixed_dictionaries(
    {
        "sql": statements(whole=WHOLE + ESCAPES),
        "on_db": st.booleans(),
        "format": st.sampled_from(["json"] * 4 + ["csv", "parquet"]),
    }
)


def test_random_sql_gets_an_answer_or_a_one_line_error(page):
    address, said = page

    def check(body):
        check_answer(*asked(address, "POST", "sql", json.dumps(body)), said)

    tried(20, SQL, check)


# --- Files ---


def packed(name: str, raw: bytes) -> bytes:
    """The bytes of a file, packed as the ending of its name says."""
    stream = io.BytesIO()
    if name.endswith(".zip"):
        with zipfile.ZipFile(stream, "w") as archive:
            archive.writestr("a.phh", raw)
    elif ".tar" in name:
        with tarfile.open(fileobj=stream, mode="w:gz" if name.endswith("gz") else "w") as archive:
            member = tarfile.TarInfo("in/a.phh")
            member.size = len(raw)
            archive.addfile(member, io.BytesIO(raw))
    else:
        return gzip.compress(raw) if name.endswith(".gz") else raw
    return stream.getvalue()


FILE_NAMES = ["a.phh", "in/b.phhs", "c.txt", "d.zip", "e.tar", "f.tar.gz", "g.phh.gz", "h.tar.xz"]
HANDS_OF_FILES = [phh.hand(1), phh.phhs(phh.hand(2), phh.hand(3)), "", "hello", "PokerStars Hand #1:", '{"ohh": {}}']


@st.composite
def files(draw):
    """The address and body of a request to load."""
    told, body = [], b""
    for name in draw(st.lists(st.sampled_from(FILE_NAMES) | TEXT, min_size=1, max_size=3)):
        raw = draw(st.sampled_from(HANDS_OF_FILES)).encode()
        raw = draw(damaged(raw)) if draw(st.booleans()) else raw
        raw = packed(name, raw)
        raw = draw(damaged(raw)) if draw(st.booleans()) else raw
        size = str(len(raw)) if draw(st.integers(0, 9)) else draw(TEXT)
        told += [("name", name), ("size", size)]
        body += raw
    return f"load?{urlencode(told)}", body


def test_random_files_are_loaded_or_get_a_one_line_error(page):
    address, said = page

    def check(request):
        path, body = request
        check_answer(*asked(address, "POST", path, body, Content_Type="application/octet-stream"), said)

    tried(15, files(), check)


# --- Bytes ---


HEADERS = [
    *["", "Transfer-Encoding: chunked", "Expect: 100-continue", "Upgrade: websocket\r\nConnection: upgrade"],
    *["Range: bytes=0-1,5-2", "If-Modified-Since: never", "Origin: null", "Content-Length: 5", "Connection: close"],
]
PATHS = ["", "ask", "sql", "load?name=a&size=3", "about", "page.css", "%00", "%ff", "..", "vendor"]


@st.composite
def sent_bytes(draw, address):
    """The bytes sent on a connection: one or two requests, the last with `Connection: close`; most are damaged."""
    place, sent = urlsplit(address), b""
    for last in draw(st.sampled_from([[True], [False, True]])):
        method = draw(st.sampled_from(["GET", "POST", "HEAD", "PUT", "OPTIONS", "CONNECT", "get"]))
        path = draw(st.sampled_from(PATHS))
        body = draw(st.sampled_from([b"", b"{}", b"abc", b"3\r\nabc\r\n0\r\n\r\n"]))
        head = [f"{method} {place.path}{path} HTTP/1.1", f"Host: {place.netloc}", f"Content-Length: {len(body)}"]
        kind = "application/octet-stream" if path.startswith("load") else "application/json"
        head += [f"Content-Type: {kind}", draw(st.sampled_from(HEADERS)), "Connection: close" if last else ""]
        sent += "\r\n".join([*filter(None, head), "", ""]).encode() + body
    return draw(damaged(sent)) if draw(st.integers(0, 4)) else sent


def test_random_bytes_get_an_answer_that_is_no_server_error(page, monkeypatch):
    address, said = page
    place = urlsplit(address)
    monkeypatch.setattr(server, "PATIENCE", 0.1)

    def check(sent):
        with socket.create_connection((place.hostname, place.port), timeout=60) as connection:
            connection.sendall(sent)
            answer = b""
            with suppress(ConnectionResetError):
                while read := connection.recv(2**16):
                    answer += read
        answer = answer.removeprefix(b"HTTP/1.1 100 \r\n\r\n").removeprefix(b"HTTP/1.1 100 Continue\r\n\r\n")
        assert answer == b"" or re.match(rb"HTTP/1.1 [1234]\d\d [^\r]*\r\n", answer)
        assert answer == b"" or b"\r\ncache-control: no-store\r\n" in answer.lower()
        assert not re.search(rb"HTTP/1.1 5", answer) and taken(said) == []

    tried(200, sent_bytes(address), check)
