"""The book: the chapters as a site, opened from disk in a browser."""

import os
import posixpath
import re
import subprocess
import sys
from html import unescape
from importlib.util import find_spec
from urllib.parse import unquote

import pytest
from conftest import missing
from pages import RULES, check_for_everybody
from playwright.sync_api import expect
from test_readme import CHAPTERS, COMMUNITY, ROOT

import pokersql

pytestmark = pytest.mark.page


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    """The directory of the site. The build fails if a link of a chapter leads nowhere."""
    if find_spec("material") is None or find_spec("mkdocstrings") is None:
        missing("mkdocs-material or mkdocstrings")
    site = tmp_path_factory.mktemp("book")
    words = [sys.executable, "-m", "mkdocs", "build", "-f", ".github/book/mkdocs.yml", "-d", str(site)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return site


def test_the_book_has_all_chapters_and_functions_and_no_dead_link(book):
    pages = {path.relative_to(book).as_posix(): path.read_text(encoding="utf-8") for path in book.rglob("*.html")}
    chapters = [path.removeprefix(".github/") for path in [*CHAPTERS, *COMMUNITY] if "TEMPLATE" not in path]
    assert {re.sub("README.md$", "index.html", path).replace(".md", ".html") for path in chapters} < {*pages}
    anchors = {page: {*re.findall(r'\bid="([^"]+)"', text)} for page, text in pages.items()}
    assert {f"pokersql.{name}" for name in pokersql.__all__} <= anchors["pokersql/api.html"]
    dead = []
    for page, text in pages.items():
        for link in map(unescape, re.findall(r'\b(?:href|src)="(?!https?:|data:)([^"]*)"', text)):
            file, _, anchor = unquote(link).partition("#")
            path = posixpath.join(posixpath.dirname(page), file) if file else page
            if not os.path.isfile(f"{book}/{path}") or (anchor and anchor not in anchors[posixpath.normpath(path)]):
                dead.append((page, link))
    assert dead == []


def test_a_reader_without_a_network_finds_a_word_and_copies_a_command(book, browser, monkeypatch):
    # The theme makes a landmark of each button that copies: best practice is otherwise, but WCAG allows it.
    monkeypatch.setattr("pages.RULES", [rule for rule in RULES if rule != "best-practice"])
    with browser.new_context(reduced_motion="reduce", bypass_csp=True) as context:
        asked = []
        context.on("request", lambda request: asked.append(request.url))
        page = context.new_page()
        page.goto((book / "index.html").as_uri())
        check_for_everybody(page)
        search = page.get_by_role("textbox", name="Search")
        search.fill("badugi")
        page.locator(".md-search-result__link").first.click()
        expect(page).to_have_title("Rules - pokersql")
        block = page.locator(".highlight").filter(has_text="pokersql query").first
        check_for_everybody(page)
        page.set_viewport_size({"width": 1280, "height": 720})
        block.get_by_title("Copy to clipboard").click()
        search.focus()
        page.keyboard.press("Control+V")
        expect(search).to_have_value(
            re.compile('^pokersql query " +SELECT [^$]+ORDER BY rules" pokersql query " +SELECT game')
        )
        assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
