"""Helpers for tests of the page, which runs in a browser on `pokersql serve` or on DuckDB-Wasm.

Tests without a browser start a server in their own process, and send requests to it.
"""

import json
import logging
import os
import re
import socket
from contextlib import contextmanager
from functools import cache
from http.client import HTTPConnection
from threading import Thread
from urllib.parse import urlsplit

import pytest
from conftest import pokersql
from playwright.sync_api import Error

FLOP = "#hero=AhKh&board=Qh7h2c"

VIEWS = {
    "hand": FLOP,
    "beats": f"{FLOP}&view=beats",
    "ranges": "#view=ranges&hero=15%&villain=QQ+,AKs:0.5&board=Qh7h2c",
    "omaha": "#game=omaha&hero=AhKhQsJs&board=Qh7h2c&villain=AsAd2h2d",
    "odds": "#view=odds&figures=Straight 9095%0AFlush x%0Aother 2589865",
    "deal": "#view=deal&seed=42&step=7",
    "first step": "#view=deal&seed=42",
    "icm": "#view=icm",
    "push or fold": "#view=push-fold",
    "sql": "#view=sql",
    "empty": "#hero=",
}

AT_REST = VIEWS["empty"]
"""The address of a view that asks no question."""


ENGINES = {"serve": "served", "wasm": "hosted"}
"""For each engine of the page, the name of the fixture that returns the page's address."""


@pytest.fixture
def address(request):
    """The address of the page: tests with `on_both` get both engines, other tests the engine in POKERSQL_PAGE."""
    return request.getfixturevalue(ENGINES[getattr(request, "param", os.environ.get("POKERSQL_PAGE", "serve"))])


on_both = pytest.mark.parametrize("address", ENGINES, indirect=True)


class Tab:
    """A tab of the browser. It may send requests only to its own host; `wrong` collects its errors."""

    def __init__(self, browser, at: str, **looks):
        self.wrong = []
        self.home = urlsplit(at).netloc
        # A service worker would load all files in each new context, and its requests do not reach `route`.
        self.context = browser.new_context(service_workers="block", **looks)
        self.context.route("**/*", self.route)
        self.context.set_default_timeout(10_000)
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", lambda said: "Content Security" in said.text and self.wrong.append(said.text))

    def route(self, route):
        url = route.request.url
        if urlsplit(url).netloc == self.home or url.startswith(("data:", "blob:")):
            route.continue_()
        else:
            self.wrong.append(url)
            route.abort()

    def open(self, address: str) -> None:
        self.page.goto(address)
        soon(self.page, "body:has(#loading[hidden]) .desk[data-view]", 60)  # the engine has started

    def rest(self) -> bool:
        """Leave the present question; return False if the page raises an error."""
        try:
            self.page.evaluate(f"location.hash = '{AT_REST}'")
            soon(self.page, "#hero[value='']")
            self.page.evaluate("delete document.body.dataset.answered")
        except Error:
            return False
        return True

    def ask(self, question: str) -> None:
        self.page.evaluate("question => (location.hash = question)", question)


@pytest.fixture(scope="module")
def standing(browser):
    """Open tabs, by address and options. The next tests use them again, because DuckDB-Wasm starts slowly."""
    tabs = {}
    yield tabs
    for one in tabs.values():
        one.context.close()


def opening(browser, address, standing=None):
    """A function that opens the page at a question and waits for all answers; an error in the browser fails the test.

    If `standing` is given, the function uses the open tabs in it, and tabs go back to it at the end.
    """
    opened = []

    def open_at(question: str = "", at: str = address, waits: bool = True, **looks):
        key = (at, *looks)
        one = standing.pop(key, None) if standing else None
        if one is None or not one.rest():
            one = Tab(browser, at, **looks)
            one.open(at + (question if standing is None else AT_REST))
        if standing is not None:
            one.ask(question or "#")
        opened.append((one, key))
        if waits and question not in (AT_REST, VIEWS["sql"]):
            answered(one.page)
        return one.page

    yield open_at
    wrong = [sentence for one, _ in opened for sentence in one.wrong]
    for one, key in opened:
        if standing is None or key in standing or wrong:
            one.context.close()
        else:
            standing[key] = one
    assert wrong == []


@pytest.fixture
def tab(browser, address, standing):
    yield from opening(browser, address, standing)


@pytest.fixture
def fresh_tab(browser, address):
    yield from opening(browser, address)


SOON = """([selector, seconds]) => new Promise((resolve, reject) => {
    const look = () => document.querySelector(selector) && resolve();
    new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
    setTimeout(() => reject(new Error(`no ${selector} in ${seconds} s`)), 1000 * seconds);
    look();
})"""


def soon(page, selector: str, seconds: float = 30) -> None:
    """Wait for an element; unlike a locator, which checks every half second, notice it at once."""
    page.evaluate(SOON, [selector, seconds])


def answered(page, times: int = 1, seconds: float = 30) -> None:
    """Wait until the page has answered a number of questions."""
    soon(page, f"body[data-answered='{times}']", seconds)


def figure(page, title: str):
    return page.locator(".figure", has=page.get_by_role("heading", name=title, exact=True))


@cache
def printed(*words: str) -> list[dict]:
    return json.loads(pokersql(*words, "-f", "json").stdout)


def numbers(text: str) -> list[int]:
    return [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*", text)]


@contextmanager
def serving_here(page=None):
    """Run a server in this process until the block ends; yields its address and the list of errors that it logs."""
    from pokersql.page import server

    said, listening = [], server.bound(0)
    here = server.server(page or server.Page(None, 600), listening, "TOKEN")
    handler = logging.Handler(logging.ERROR)
    handler.emit = lambda record: said.append(record.getMessage())
    logs = [logging.getLogger(name) for name in ("uvicorn.error", "asyncio")]
    for log in logs:
        log.addHandler(handler)
    thread = Thread(target=here.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/TOKEN/", said
    finally:
        here.should_exit = True
        thread.join()
        for log in logs:
            log.removeHandler(handler)


def asked(address: str, method: str = "GET", path: str = "", body: str | bytes | None = None, **headers: str):
    """The status, headers and text of the answer to a request; `headers` may replace Host and Content-Type."""
    place = urlsplit(address)
    connection = HTTPConnection(place.hostname, place.port, timeout=120)
    given = {"Content-Type": "application/json"} | {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, place.path + path, body, given)
    with connection.getresponse() as response:
        return response.status, response.headers, response.read().decode()


def sent(
    address: str, method: str, path: str, body: bytes = b"", size: int | None = None, buffer: int = 0
) -> socket.socket:
    """A connection on which a request was sent. `size` announces a larger body, of which only `body` is sent.

    If `size` is given and `body` is empty, the request expects "100 Continue", so the server answers as soon as it
    reads the body. `buffer`, if not 0, is the size of the connection's receive buffer: it limits how much of
    the answer the system holds before the test reads it.
    """
    place = urlsplit(address)
    connection = socket.socket()
    connection.settimeout(30)
    if buffer:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    connection.connect((place.hostname, place.port))
    kind = "application/octet-stream" if path.startswith("load") else "application/json"
    head = [f"{method} {place.path}{path} HTTP/1.1", f"Host: {place.netloc}", f"Content-Type: {kind}"]
    head += [f"Content-Length: {len(body) if size is None else size}"]
    head += ["Expect: 100-continue"] if size and not body else []
    connection.sendall("\r\n".join([*head, "", ""]).encode() + body)
    return connection


def write(page, sql: str) -> None:
    """Replace the text in the editor."""
    page.locator(".cm-content").click()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(sql)


RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def check_for_everybody(page) -> None:
    """Check that axe finds no violation in either theme, and that the page fits the width of a phone."""
    from axe_playwright_python.sync_playwright import Axe

    page.set_viewport_size({"width": 1280, "height": 720})
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        found = Axe().run(page, options={"runOnly": RULES, "resultTypes": ["violations"]})
        assert found.violations_count == 0, found.generate_report()
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("new Promise(requestAnimationFrame).then(() => document.documentElement.scrollWidth)") <= 360


def on_relations(page) -> None:
    """Choose pokersql's relations as the database on which SQL runs, if the page offers a choice."""
    if page.get_by_label("Where it runs").is_visible():
        page.get_by_label("Where it runs").select_option("")
