"""The page in a real browser: on a server that was started as people start it, and as static files on DuckDB-Wasm."""

import json
import os
import re
import shutil
import subprocess
import sys
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from conftest import missing, pokersql
from playwright.sync_api import Error, sync_playwright

FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)
"""How Chromium starts: it then asks for nothing by itself."""

FLOP = "#hero=AhKh&board=Qh7h2c"

VIEWS = {
    "hand": FLOP,
    "beats": f"{FLOP}&view=beats",
    "ranges": "#view=ranges&hero=15%&villain=QQ+,AKs:0.5&board=Qh7h2c",
    "omaha": "#game=omaha&hero=AhKhQsJs&board=Qh7h2c&villain=AsAd2h2d",
    "odds": "#view=odds&figures=Straight 9095%0AFlush x%0Aother 2589865",
    "deal": "#view=deal&seed=42&step=7",
    "first step": "#view=deal&seed=42",
    "sql": "#view=sql",
    "empty": "#",
}

AT_REST = VIEWS["sql"]
"""The question of a view that asks nothing."""


@contextmanager
def serving(*words: str):
    """A server; its process, and the address that it prints."""
    command = [sys.executable, "-m", "pokersql", "serve", "--no-open", "--port", "0", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process, process.stdout.readline().split()[-1]
        finally:
            process.kill()


@contextmanager
def hosting(directory: Path):
    """The address of a host of static files."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(directory)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            yield re.search(r"http://\S+", process.stdout.readline())[0].rstrip(")")
        finally:
            process.kill()


@pytest.fixture(scope="session")
def site(tmp_path_factory) -> Path:
    """The page as static files."""
    package = os.environ.get("POKERSQL_DUCKDB_WASM")
    if package is None:
        missing("npm's package @duckdb/duckdb-wasm, whose directory POKERSQL_DUCKDB_WASM names")
    directory = tmp_path_factory.mktemp("site") / "page"
    pokersql("page", str(directory), "--duckdb-wasm", package)
    return directory


@pytest.fixture(scope="session")
def hosted(site):
    """The address of the page on DuckDB-Wasm."""
    with hosting(site) as address:
        yield address


@pytest.fixture(scope="module", params=["serve", "wasm"])
def address(request):
    """The address of the page on each engine; a module of tests has the fixture `served`."""
    return request.getfixturevalue("served" if request.param == "serve" else "hosted")


@pytest.fixture(scope="session")
def browser():
    program = shutil.which("chromium")
    if program is None:
        missing("chromium")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=FLAGS.split())
        yield chromium
        chromium.close()


class Tab:
    """A page of the browser, which may ask only its own host; what goes wrong in it is noted."""

    def __init__(self, browser, at: str, **looks):
        self.wrong = []
        self.home = urlsplit(at).netloc
        self.context = browser.new_context(**looks)
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
        self.page.locator("#views a").first.wait_for()

    def rest(self) -> bool:
        """Leave the question; whether the page is still whole."""
        try:
            self.page.evaluate(f"location.hash = '{AT_REST}'")
            self.page.locator("#sql-view").wait_for()
            self.page.evaluate("delete document.body.dataset.answered")
        except Error:
            return False
        return True

    def ask(self, question: str) -> None:
        self.page.evaluate("question => (location.hash = question)", question)


@pytest.fixture(scope="module")
def standing(browser):
    """The tab of a page on DuckDB-Wasm that one test after the other uses, by its address, since an engine starts."""
    tabs = {}
    yield tabs
    for one in tabs.values():
        one.context.close()


@pytest.fixture
def tab(browser, address, standing, request):
    """A function that opens the page at a question, and waits for all answers; nothing may go wrong in the browser."""
    opened = []

    def opening(question: str = "", at: str = address, waits: bool = True, **looks):
        parameters = request.node.callspec.params if hasattr(request.node, "callspec") else {}
        stays = parameters.get("address") == "wasm" and not looks
        one = standing.pop(at, None) if stays else None
        if one is None or not one.rest():
            one = Tab(browser, at, **looks)
            one.open(at + (AT_REST if stays else question))
        if stays:
            one.ask(question or "#")
        opened.append((one, at if stays else None))
        if waits and question not in ("", "#", AT_REST):
            answered(one.page)
        return one.page

    yield opening
    wrong = [sentence for one, _ in opened for sentence in one.wrong]
    for one, at in opened:
        if at is None or at in standing or wrong:
            one.context.close()
        else:
            standing[at] = one
    assert wrong == []


def answered(page, times: int = 1) -> None:
    """Wait until the page has answered so many questions."""
    page.locator(f"body[data-answered='{times}']").wait_for(state="attached")


def figure(page, title: str):
    return page.locator(".figure", has=page.get_by_role("heading", name=title, exact=True))


def printed(*words: str) -> list[dict]:
    return json.loads(pokersql(*words, "-f", "json").stdout)


def numbers(text: str) -> list[int]:
    return [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*", text)]


def asked(address: str, method: str = "GET", path: str = "/", body: str | bytes | None = None, **headers: str):
    """The answer to a request: its status, headers and text. The cookie and Host are right unless given."""
    place = urlsplit(address)
    connection = HTTPConnection(place.hostname, place.port, timeout=30)
    connection.request("GET", f"/?{place.query}")
    with connection.getresponse() as opened:
        opened.read()
        cookie = (opened.headers["Set-Cookie"] or "").split(";")[0]
    given = {"Cookie": cookie, "Content-Type": "application/json"}
    given |= {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, body, {name: value for name, value in given.items() if value})
    with connection.getresponse() as response:
        return response.status, response.headers, response.read().decode()


def write(page, sql: str) -> None:
    """Write into the editor."""
    page.locator(".cm-content").click()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(sql)
