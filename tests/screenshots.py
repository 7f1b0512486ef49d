"""Pictures of the page for its chapter: `python tests/screenshots.py` writes them into `.github/page`.

The histories are the sample hands. `python tests/screenshots.py deal icm` takes two pictures only.
"""

import io
import shutil
import sys
import tempfile
from pathlib import Path

from conftest import FLAGS, pokersql, serving
from pages import VIEWS, answered
from PIL import Image
from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent.parent / ".github" / "page"
DESK = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}}
REPLAY = "#view=replay&hand=111045&at=12"

# For each picture, the question, and how the browser shows it.
PICTURES = {
    "hand": (VIEWS["hand"], DESK),
    "beats": (VIEWS["beats"], DESK),
    "ranges": (VIEWS["ranges"], DESK),
    "odds": (VIEWS["odds"], DESK),
    "deal": (VIEWS["first step"], DESK),
    "icm": (VIEWS["icm"], DESK),
    "push-fold": (VIEWS["push or fold"], DESK),
    "histories": ("#view=histories", DESK),
    "replay": (REPLAY, DESK),
    "dark": (VIEWS["ranges"], {**DESK, "color_scheme": "dark"}),
    "phone": (VIEWS["hand"], PHONE),
}


def take(browser, address: str, name: str) -> None:
    """Open a question, wait for its answers, and save what the browser shows."""
    question, looks = PICTURES[name]
    page = browser.new_page(**looks)
    page.goto(address + question)
    answered(page, seconds=120)
    Image.open(io.BytesIO(page.screenshot())).save(HERE / f"{name}.webp", quality=50, method=6)
    page.close()


def main(names: list[str]) -> None:
    HERE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as directory, sync_playwright() as playwright:
        db = str(Path(directory) / "sample.duckdb")
        pokersql("load", "--sample", "--db", db)
        with serving(db) as (_, address):
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS.split())
            for name in names or PICTURES:
                take(browser, address, name)
            browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
