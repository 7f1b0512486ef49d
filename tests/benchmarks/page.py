"""The time until the page shows its answers in Chromium, on a server and on DuckDB-Wasm, compared with the command.

`python tests/benchmarks/page.py` prints a table for README.md: medians of five runs, each with a new card.
"""

import json
import os
import re
import shutil
import statistics
import subprocess
import sys
from collections.abc import Callable
from itertools import count, cycle
from tempfile import TemporaryDirectory
from threading import Event
from time import perf_counter

from machine import described
from playwright.sync_api import Browser, Page, sync_playwright

from pokersql.page.desk import Query
from pokersql.page.equity_desk import EquityDesk, Question

RUNS = 5
CARDS = cycle(["2c", "3d", "9s", "Tc", "5h", "4c", "8d", "6s", "Jd", "4d", "9c", "3s"])
SEEDS = count(1)
FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --disable-background-networking --disable-sync".split()  # noqa: SIM905
)
START = "#hero=AhKh&board=Qh7h"
CLICK = """async (selector) => {
    const before = document.body.dataset.answered;
    const start = performance.now();
    document.querySelector(selector).click();
    while (document.body.dataset.answered === before) await new Promise(requestAnimationFrame);
    return (performance.now() - start) / 1000;
}"""
ASK = """async (question) => {
    const before = document.body.dataset.answered;
    location.hash = question;
    while (document.body.dataset.answered === before) await new Promise(requestAnimationFrame);
}"""
FRAMES = """async ([from, to]) => {
    const grid = document.querySelector(".grid.paint");
    const box = (hand) => grid.querySelector(`[data-hand="${hand}"]`).getBoundingClientRect();
    const settings = { bubbles: true, button: 0, pointerId: 1 };
    const point = (name, x, y) => new PointerEvent(name, { ...settings, clientX: x, clientY: y });
    const [first, last] = [box(from), box(to)];
    const gaps = [];
    let before = null;
    const send = (name, part) => {
        const x = first.x + 5 + part * (last.x - first.x), y = first.y + 5 + part * (last.y - first.y);
        document.elementFromPoint(x, y).dispatchEvent(point(name, x, y));
    };
    grid.setPointerCapture = () => {};
    send("pointerdown", 0);
    for (let frame = 0; frame <= 120; frame += 1) {
        const now = await new Promise(requestAnimationFrame);
        if (before !== null) gaps.push(now - before);
        before = now;
        send("pointermove", frame / 120);
    }
    send("pointerup", 1);
    gaps.sort((a, b) => a - b);
    return 1000 / gaps[Math.floor(gaps.length / 2)];
}"""


def clicked(page: Page, view: str) -> float:
    """The seconds from the click on the third flop card until all numbers or pictures of a view are shown."""
    card = next(CARDS)
    page.evaluate(f"location.hash = '{START}&view={view}'")
    page.get_by_text("1 more for a flop").first.wait_for()
    return page.evaluate(CLICK, f".deck [data-card='{card}']")


def first(browser, address: str) -> float:
    """The seconds until the first equity is shown, with an empty cache."""
    context = browser.new_context()
    page = context.new_page()
    start = perf_counter()
    page.goto(f"{address}#hero=AhKh&board=Qh7h{next(CARDS)}")
    page.locator("#equity").wait_for()
    taken = perf_counter() - start
    context.close()
    return taken


def command() -> float:
    """The seconds that the command takes to print the same equity."""
    start = perf_counter()
    words = ["equity", "AhKh", "-b", f"Qh7h{next(CARDS)}", "-f", "json"]
    done = subprocess.run([sys.executable, "-m", "pokersql", *words], check=True, capture_output=True)
    assert json.loads(done.stdout)
    return perf_counter() - start


def simulated(page: Page) -> float:
    """The seconds of 100,000 simulated deals, with the chart drawn after each batch."""
    page.evaluate(ASK, f"#view=odds&seed={next(SEEDS)}")
    page.locator("#deals").select_option("100000")
    start = perf_counter()
    page.get_by_role("button", name="Start").click()
    page.get_by_text("100,000 of 100,000 deals").wait_for(timeout=120_000)
    return perf_counter() - start


def dealt(page: Page) -> float:
    """The seconds from the request of another deal until its seven steps are shown."""
    page.evaluate(ASK, f"#view=deal&seed={next(SEEDS)}")
    return page.evaluate(CLICK, "#question button.main")


def seen(browser: Browser, address: str) -> dict[str, float]:
    """The median seconds of each wait, by the name of its row in the table."""
    page = browser.new_page(viewport={"width": 1400, "height": 900})
    page.set_default_timeout(60_000)
    page.goto(address + START)
    page.locator("#views a").first.wait_for()
    first(browser, address)
    measures: dict[str, Callable[[], float]] = {
        "the first equity, cache empty": lambda: first(browser, address),
        "from the click on the third flop card to all numbers of *Your hand*": lambda: clicked(page, "hand"),
        "from the same click to all pictures of *What beats me* (both grids)": lambda: clicked(page, "beats"),
        "100,000 deals simulated in *All hands*": lambda: simulated(page),
        "from the request of another deal of ten players to all its seven steps": lambda: dealt(page),
    }
    return {name: statistics.median(measure() for _ in range(RUNS)) for name, measure in measures.items()}


def painted(browser: Browser, address: str) -> tuple[float, float]:
    """The frames per second while a range is painted, and the kilobytes that the server sends apart from answers."""
    page = browser.new_page(viewport={"width": 1400, "height": 900})
    page.goto(f"{address}#view=ranges&hero=AA&villain=random")
    page.locator(".grid.paint [aria-pressed='true']").first.wait_for()
    page.wait_for_load_state("networkidle")
    frames = page.evaluate(FRAMES, ["AKs", "A2o"])
    page.evaluate("location.hash = '#view=sql'")
    page.locator(".cm-content").wait_for()
    sizes = page.evaluate(
        "performance.getEntriesByType('resource').map((one) => /(ask|about)$/.test(one.name) ? 0 : one.encodedBodySize)"
    )
    return frames, sum(sizes) / 1000


def main() -> None:
    desk = EquityDesk()
    desk.warm()
    names = ["written", "errors", "hand_now", "ahead", "equity", "outs", "winning_categories"]

    def engine() -> float:
        start = perf_counter()
        question = Question("holdem", ("AhKh", "random"), f"Qh7h{next(CARDS)}", None, 1)
        for answer in desk.answers(question, [Query(name, {}) for name in names], Event()):
            assert answer["rows"] is not None
        return perf_counter() - start

    alone = {
        "the queries of *Your hand* on DuckDB alone": statistics.median(engine() for _ in range(RUNS)),
        "the command that prints the same equity": statistics.median(command() for _ in range(RUNS)),
    }
    package = os.environ.get("POKERSQL_DUCKDB_WASM")
    serve = [sys.executable, "-m", "pokersql", "serve", "--no-open", "--port", "0"]
    with TemporaryDirectory() as directory, sync_playwright() as playwright:
        write = [sys.executable, "-m", "pokersql", "page", f"{directory}/page"]
        subprocess.run(write + (["--duckdb-wasm", package] if package else []), check=True, stderr=subprocess.DEVNULL)
        host = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "-d", f"{directory}/page"]
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        with subprocess.Popen(serve, stdout=subprocess.PIPE, text=True) as server:
            address = server.stdout.readline().split()[-1]
            on_server = seen(browser, address)
            frames, kilobytes = painted(browser, address)
            server.kill()
        with subprocess.Popen(host, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
            on_wasm = seen(browser, re.search(r"http://\S+/", server.stdout.readline())[0])
            server.kill()
        browser.close()
    print(described("duckdb"), end="\n\n")
    print("| seconds | `serve` | Wasm |\n| --- | --: | --: |")
    for name, seconds in on_server.items():
        print(f"| {name} | {seconds:.2f} | {on_wasm[name]:.2f} |")
    for name, seconds in alone.items():
        print(f"| {name} | {seconds:.2f} | |")
    print(f"\nPainting a range: {frames:.0f} frames a second. Without answers, `serve` sends {kilobytes:,.0f} kB.")


if __name__ == "__main__":
    main()
