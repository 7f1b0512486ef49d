"""`pokersql page`: the static files that it writes, the arguments that it refuses, the errors that the page shows."""

import io
import json
import os
import re
import shutil
import tarfile
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread

import pytest
from conftest import one_line, pokersql
from pages import FLOP, VIEWS, answered, write
from pages import fresh_tab as tab
from playwright.sync_api import expect

from pokersql.page import site as pokersql_site
from pokersql.sources import sql_files


@pytest.fixture
def address(hosted):
    return hosted


@pytest.fixture(scope="module")
def version() -> str:
    """The version of DuckDB-Wasm that the page uses."""
    return json.loads((pokersql_site.HOME / "duckdb_wasm.json").read_text())["version"]


@pytest.fixture
def package(tmp_path, version) -> Path:
    """A directory like the package of DuckDB-Wasm, in the version that the page uses."""
    (tmp_path / "package/dist").mkdir(parents=True)
    (tmp_path / "package/package.json").write_text(json.dumps({"version": version}))
    for name in pokersql_site.FILES:
        (tmp_path / "package/dist" / name).write_bytes(b"")
    return tmp_path / "package"


def npm(directory: Path, monkeypatch, script: str) -> None:
    """Make a shell script the only npm on PATH."""
    (directory / "bin").mkdir()
    (directory / "bin/npm").write_text(f"#!/bin/sh\n{script}\n")
    (directory / "bin/npm").chmod(0o755)
    monkeypatch.setenv("PATH", f"{directory / 'bin'}:/usr/bin:/bin")


def test_the_page_needs_the_package_of_duckdb_wasm_that_is_bundled():
    # The wheel has no package-lock.json.
    lock = json.loads((Path(__file__).parents[1] / "pokersql/page/vendor/package-lock.json").read_text())
    needed = json.loads((pokersql_site.HOME / "duckdb_wasm.json").read_text())
    assert needed.items() <= lock["packages"][f"node_modules/{pokersql_site.PACKAGE}"].items()


def test_force_overwrites_files_of_the_same_names_and_keeps_other_files(tmp_path, package, monkeypatch):
    for name in pokersql_site.DATABASES:
        monkeypatch.setitem(pokersql_site.DATABASES, name, lambda path: Path(path).write_bytes(b""))
    target = tmp_path / "site"
    target.mkdir()
    (target / "index.html").write_text("mine")
    (target / "CNAME").write_text("poker.example")
    said = one_line(pokersql("page", str(target), "--duckdb-wasm", str(package), code=2).stderr)
    assert said == f"pokersql: {target} has files; --force overwrites files of the same names\n"
    assert (target / "index.html").read_text() == "mine"
    done = pokersql("page", str(target), "--duckdb-wasm", str(package), "--force")
    assert done.stdout == "" and re.fullmatch(rf"pokersql: {target}: \d+ MB\n", done.stderr)
    index = (target / "index.html").read_text()
    assert "pokersql" in index and "Content-Security-Policy" in index and "connect-src 'self'" in index
    # The page has no inline script and names no other host.
    assert "<script>" not in index and re.findall(r"https?://[^\s\"']+", index) == []
    assert (target / "CNAME").read_text() == "poker.example"
    assert sorted(os.listdir(tmp_path)) == ["package", "site"]


def test_a_file_or_a_directory_that_cannot_be_made_is_refused(tmp_path, package):
    (tmp_path / "file").write_text("")
    words = ["--duckdb-wasm", str(package)]
    assert "is a file; name a directory" in one_line(pokersql("page", str(tmp_path / "file"), *words, code=2).stderr)
    assert "no directory" in one_line(pokersql("page", str(tmp_path / "none/site"), *words, code=2).stderr)


def test_a_duckdb_wasm_package_without_a_file_or_of_another_version_is_refused(tmp_path, package):
    words = ["page", str(tmp_path / "site"), "--duckdb-wasm", str(package)]
    (package / "dist/duckdb-eh.wasm").unlink()
    said = one_line(pokersql(*words, code=2).stderr)
    assert "has no dist/duckdb-eh.wasm; 'npm install @duckdb/duckdb-wasm@" in said
    (package / "dist/duckdb-eh.wasm").write_bytes(b"")
    (package / "package.json").write_text('{"version": "1.0.0"}')
    assert "is of version 1.0.0; the page needs @duckdb/duckdb-wasm@" in one_line(pokersql(*words, code=2).stderr)
    assert os.listdir(tmp_path) == ["package"]


@pytest.mark.protocol
@pytest.mark.parametrize(
    "script, said",
    [
        ("echo 'npm error ENOTFOUND' >&2; exit 1", "npm can't fetch @duckdb/duckdb-wasm@.*: npm error ENOTFOUND"),
        ("exit 0", "npm can't fetch @duckdb/duckdb-wasm@.*: exit code 0"),
        ('cp "$OTHER" "$5"', "the archive that npm fetched has another checksum than duckdb_wasm.json"),
    ],
)
def test_a_failure_of_npm_gives_a_one_line_error(tmp_path, monkeypatch, script, said):
    with tarfile.open(tmp_path / "other.tgz", "w:gz") as other:
        other.addfile(tarfile.TarInfo("package/dist/duckdb-eh.wasm"), io.BytesIO())
    monkeypatch.setenv("OTHER", str(tmp_path / "other.tgz"))
    npm(tmp_path, monkeypatch, script)
    assert re.search(said, one_line(pokersql("page", str(tmp_path / "site"), code=1).stderr))
    assert not (tmp_path / "site").exists()


def test_the_error_names_the_option_for_the_package_if_npm_is_missing(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    said = one_line(pokersql("page", str(tmp_path / "site"), code=5).stderr)
    assert re.search(r"npm, which fetches @duckdb/duckdb-wasm@\S+, is missing; .*the package's directory by", said)


@pytest.mark.parametrize(
    "name", ["duckdb-eh.wasm", "duckdb-browser-eh.worker.js", "relations.duckdb.gzip", "texts.json"]
)
def test_the_page_names_a_file_that_is_missing_on_its_host(browser, hosted, name):
    with browser.new_context() as context:
        context.route(f"**/{name}", lambda route: route.fulfill(status=404, body="none"))
        page = context.new_page()
        wrong = []
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(hosted)
        expect(page.locator("#trouble")).to_contain_text(name)
        assert wrong == []


HAND = """variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 100, 100]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 AhKh', 'p3 f', 'p1 f']
"""


@contextmanager
def host(directory: Path, held: str | None = None):
    """Serve a directory on this machine; yields its address, and an event without which the file `held` is not sent."""
    freed = Event()

    class Answer(SimpleHTTPRequestHandler):
        def do_GET(self):
            if self.path == f"/{held}":
                freed.wait()
            super().do_GET()

        def log_message(self, *_):
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Answer, directory=str(directory))) as server:
        Thread(target=server.serve_forever).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/", freed
        finally:
            freed.set()
            server.shutdown()


def test_the_page_shows_a_bar_while_files_are_loaded_and_then_needs_no_host(browser, site):
    with browser.new_context() as context:
        page = context.new_page()
        with host(site, held="duckdb-eh.wasm") as (address, freed):
            page.goto(address + FLOP)
            said = re.compile(r"^[\d.]+ of 4[\d.]+ MB are loaded")
            expect(page.get_by_role("progressbar", name=said)).to_be_visible()
            expect(page.locator("#views a").first).to_have_text("Your hand")
            expect(page.locator(".deck [data-card='2d']")).to_be_visible()
            expect(page.get_by_role("heading", name="Outs")).to_be_visible()
            freed.set()
            answered(page, seconds=90)
            expect(page.locator("#loading")).to_be_hidden()
        page.reload()
        answered(page, seconds=90)
        expect(page.locator("#equity")).to_have_text("72.68 %")
        page.evaluate("location.hash = 'view=histories'")
        page.locator("input[type=file]").set_input_files({"name": "a.phh", "mimeType": "", "buffer": HAND.encode()})
        expect(page.locator(".told")).to_contain_text("a.phh: 1 new hand")


NEWER = """async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    await new Promise((resolve) => (installing ? (installing.onstatechange = resolve) : resolve()));
}"""
"""Waits until a newer version of the page is loaded."""


ALONE = """async () => {
    while ((await clients.matchAll()).length > 1) await new Promise((resolve) => setTimeout(resolve, 50));
}"""
"""Waits in the service worker until one tab shows the page."""


def published(site: Path, sentence: str) -> None:
    """Publish a version of the page that says a sentence in two files, without an engine."""
    for name, place in {"index.html": "</noscript>", "question.js": "// "}.items():
        text = (pokersql_site.HOME / "static" / name).read_text().replace(place, f"{place}{sentence}", 1)
        (site / name).write_text(text)
    (site / "duckdb-eh.wasm").write_text("")
    pokersql_site.write_service_worker(site)


def test_a_new_version_of_the_page_replaces_all_files_of_the_old_version(browser, site, tmp_path):
    shutil.copytree(site, tmp_path, dirs_exist_ok=True)
    published(tmp_path, "Version 1")

    def versions(page) -> str:
        return page.evaluate(
            """async () => {
                const texts = [document.body.innerText, await (await fetch("question.js")).text()];
                return texts.map((text) => text.match(/Version \\d/)[0]).join();
            }"""
        )

    with browser.new_context() as context, host(tmp_path) as (address, _):
        page = context.new_page()
        page.goto(address + FLOP)
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        published(tmp_path, "Version 2")
        page.reload()
        assert versions(page) == "Version 1,Version 1"
        page.evaluate(NEWER)
        other = context.new_page()
        other.goto(address + FLOP)
        page.reload()
        assert versions(page) == versions(other) == "Version 1,Version 1"
        other.close()
        context.service_workers[0].evaluate(ALONE)
        page.reload(wait_until="commit")  # the old version's answer reloads the page once more
        page.get_by_text("Version 2").wait_for()
        assert versions(page) == "Version 2,Version 2"
        assert page.url == address + FLOP
        assert page.evaluate("caches.keys().then((names) => names.length)") == 1


STOPPED = """() => {
    onmessage = ({ data: { messageId } }) => postMessage({
        messageId: 0,
        requestId: messageId,
        type: "ERROR",
        data: { name: "RuntimeError", message: "memory access out of bounds", stack: "" },
    });
}"""


def test_duckdb_wasm_is_restarted_after_a_crash(tab):
    page = tab(FLOP)
    page.workers[0].evaluate(STOPPED)
    page.locator(".deck [data-card='2d']").click()
    expect(page.locator("#trouble")).to_contain_text("memory access out of bounds")
    page.evaluate(f"location.hash = '{FLOP}'")
    expect(page.locator("#equity")).to_have_text("72.68 %")
    expect(page.locator("#trouble")).to_be_hidden()


def test_the_static_page_shows_times_and_large_numbers_and_its_chapter_names_the_engine_version(tab, version):
    page = tab(VIEWS["sql"])
    write(
        page,
        "SELECT VERSION(), DATE '12000-01-01', TIMESTAMP '2020-02-03 04:05:06', TIME '07:08:09', "
        "DATE '5000000-01-01', DATE '-infinity', 1.50, 170141183460469231731687303715884105727::HUGEINT",
    )
    page.keyboard.press("Control+Enter")
    page.get_by_text("1 row of the last statement").wait_for()
    engine, *values = page.locator(".result tbody td").all_inner_texts()
    assert values == [
        "12000-01-01",
        "2020-02-03 04:05:06",
        "07:08:09",
        "after the year 275760",
        "before the year -271821",
        "1.50",
        "170141183460469231731687303715884105727",
    ]
    chapter = (sql_files.base() / "sql" / "page" / "README.md").read_text()
    assert f"DuckDB-Wasm {version} is DuckDB {engine.removeprefix('v')}," in chapter


def test_sql_on_the_static_page_reads_no_other_host_and_is_stopped_after_a_minute(tab):
    page = tab(VIEWS["sql"])
    write(page, "FROM 'https://example.com/hands.csv'")
    page.keyboard.press("Control+Enter")
    expect(page.locator("#sql-view .error")).to_contain_text("duckdb: ")
    write(page, "SELECT TO_JSON(1)")
    page.keyboard.press("Control+Enter")
    expect(page.locator("#sql-view .error")).to_contain_text("exists in the json extension")
    page.clock.install()
    write(page, "SELECT COUNT(*) FROM range(1000000) a, range(1000000) b")
    page.keyboard.press("Control+Enter")
    expect(page.locator("#sql-view")).to_have_attribute("aria-busy", "true")
    page.clock.fast_forward(61_000)
    expect(page.locator("#sql-view .error")).to_have_text("it took more than 60 seconds, and was stopped")
