"""How soon the page shows its answers in Chromium, beside the command and beside the engine alone.

`python tests/benchmarks/page.py` prints a table for README.md here: medians of five, each with a card that is new.
"""

import json
import shutil
import statistics
import subprocess
import sys
from itertools import cycle
from threading import Event
from time import perf_counter

from machine import described
from playwright.sync_api import Page, sync_playwright

from pokersql.page.desk import Query
from pokersql.page.equity_desk import EquityDesk, Question

RUNS = 5
CARDS = cycle(["2c", "3d", "9s", "Tc", "5h", "4c", "8d", "6s", "Jd", "4d", "9c", "3s"])
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
    """The seconds from a card clicked on the flop until all numbers stand."""
    card = next(CARDS)
    page.evaluate(f"location.hash = '{START}&view={view}'")
    page.get_by_text("1 more make a flop").first.wait_for()
    return page.evaluate(CLICK, f".deck [data-card='{card}']")


def first(browser, address: str) -> float:
    """The seconds until the first equity stands, with an empty cache."""
    context = browser.new_context()
    page = context.new_page()
    start = perf_counter()
    page.goto(f"{address}#hero=AhKh&board=Qh7h{next(CARDS)}")
    page.locator("#equity").wait_for()
    taken = perf_counter() - start
    context.close()
    return taken


def command() -> float:
    """The seconds of the command that prints the same equity."""
    start = perf_counter()
    words = ["equity", "AhKh", "-b", f"Qh7h{next(CARDS)}", "-f", "json"]
    done = subprocess.run([sys.executable, "-m", "pokersql", *words], check=True, capture_output=True)
    assert json.loads(done.stdout)
    return perf_counter() - start


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

    serve = [sys.executable, "-m", "pokersql", "serve", "--no-open", "--port", "0"]
    with subprocess.Popen(serve, stdout=subprocess.PIPE, text=True) as server, sync_playwright() as playwright:
        address = server.stdout.readline().split()[-1]
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        page = browser.new_page(viewport={"width": 1400, "height": 900})
        page.goto(address + START)
        first(browser, address)
        taken = {
            "the first equity, cache empty": [first(browser, address) for _ in range(RUNS)],
            "a card clicked on the flop: all numbers of *Your hand*": [clicked(page, "hand") for _ in range(RUNS)],
            "the same: all pictures of *What beats me*, both grids": [clicked(page, "beats") for _ in range(RUNS)],
            "its queries on the engine alone": [engine() for _ in range(RUNS)],
            "the command that prints the same equity": [command() for _ in range(RUNS)],
        }
        page.evaluate("location.hash = '#view=ranges&hero=AA&villain=random'")
        page.locator(".grid.paint [aria-pressed='true']").first.wait_for()
        page.wait_for_load_state("networkidle")
        frames = page.evaluate(FRAMES, ["AKs", "A2o"])
        page.evaluate("location.hash = '#view=sql'")
        page.locator(".cm-content").wait_for()
        sizes = page.evaluate(
            "performance.getEntriesByType('resource').map("
            "(one) => /(ask|about)$/.test(one.name) ? 0 : one.encodedBodySize)"
        )
        browser.close()
        server.kill()
    alone = statistics.median(taken["its queries on the engine alone"])
    print(described(), end="\n\n")
    print("| | seconds | times its queries |\n| --- | --: | --: |")
    for name, times in taken.items():
        print(f"| {name} | {statistics.median(times):.2f} | {statistics.median(times) / alone:.1f} |")
    print(f"\nPainting a range: {frames:.0f} frames a second. Sent without answers: {sum(sizes) / 1000:,.0f} kB.")


if __name__ == "__main__":
    main()
