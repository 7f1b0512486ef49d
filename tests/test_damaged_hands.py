"""Damaged hands between good hands: most damaged hands have an error, and the good hands are loaded unchanged.

Each test begins with the seed POKERSQL_SEED, or 1, and takes further seeds for POKERSQL_SECONDS.
"""

import ast
import json
import random
import re
import tarfile
from collections.abc import Callable
from itertools import count
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import duckdb
import phh
import pytest
from conftest import pokersql
from retold import HEADERS, OHH_GAMES, ohh, pokerstars, random_hands
from test_fuzz import SEED
from test_page_fuzz import SECONDS

LETTERS = "0123456789abcdefghijklmnopqrstuvwxyzACEKQJT $.,:[]()#"
ACTIONS = re.compile(r"^actions = (\[.*\])$", re.MULTILINE)
FIRST = 1_000_000
"""The number of the first hand. Good hands have even numbers, damaged hands have odd numbers."""

CONTENT = {
    "hands": "* EXCLUDE (hand_id, text_id, source_id, line, site_hand_id, table_name, whole, known_cards)",
    **{name: "* EXCLUDE (hand_id)" for name in ("seats", "actions", "boards", "pots", "pot_seats")},
}
"""The columns compared for a hand. Columns whose value no other part of the hand confirms are omitted."""


class Format(NamedTuple):
    """A format: a function that sets a hand's number, a function that damages a hand, and a function that joins hands
    to a text."""

    ending: str
    numbered: Callable[[str, int], str]
    damaged: Callable[[str, random.Random], str]
    joined: Callable[[list[str]], str]
    lead: int = 0
    """The number of lines before the first hand of a file."""


def spoiled(items: list, choices: random.Random, swap: bool) -> list:
    """The items after one item is dropped, doubled or changed: with `swap` it changes places with the next item, else
    one of its letters is replaced."""
    at, kind = choices.randrange(len(items) - swap), choices.choice(["drop", "double", "other"])
    if kind == "drop":
        return items[:at] + items[at + 1 :]
    if kind == "double":
        return items[: at + 1] + items[at:]
    if swap:
        return [*items[:at], items[at + 1], items[at], *items[at + 2 :]]
    letter = choices.randrange(len(items[at]))
    other = choices.choice(LETTERS.replace(items[at][letter], ""))
    return [*items[:at], items[at][:letter] + other + items[at][letter + 1 :], *items[at + 1 :]]


def damaged_text(text: str, choices: random.Random) -> str:
    header, *lines = [line for line in text.splitlines() if line.strip()]
    return "\n".join([header, *spoiled(lines, choices, False)]) + "\n"


def damaged_phh(text: str, choices: random.Random) -> str:
    found = ACTIONS.search(text)[1]
    return text.replace(found, repr(spoiled(ast.literal_eval(found), choices, True)))


def damaged_ohh(text: str, choices: random.Random) -> str:
    hand = json.loads(text)
    actions = choices.choice([one["actions"] for one in hand["ohh"]["rounds"] if len(one["actions"]) > 1])
    actions[:] = spoiled(actions, choices, True)
    for number, action in enumerate(actions):
        action["action_number"] = number
    return json.dumps(hand)


def numbered_phh(text: str, number: int) -> str:
    fields = (line for line in text.splitlines() if not re.match(r"(venue|hand) *=", line))
    return "\n".join([*fields, "venue = 'Random'", f"hand = {number}", ""])


POKERSTARS = Format(
    "txt", lambda text, number: re.sub(r"#\d+:", f"#{number}:", text, count=1), damaged_text, "\n\n\n".join
)
PHH = Format("phhs", numbered_phh, damaged_phh, lambda hands: phh.phhs(*hands), 1)
OHH = Format(
    "ohh",
    lambda text, number: re.sub(r'"game_number": "\d+"', f'"game_number": "{number}"', text),
    damaged_ohh,
    "\n".join,
)


class Outcome(NamedTuple):
    """The loaded rows by the number of the hand, and the indexes of the hands with errors."""

    rows: dict[str, list[tuple]]
    named: set[int]


def outcome(directory: Path, form: Format, hands: list[str]) -> Outcome:
    """The outcome of loading a file of hands."""
    directory.mkdir()
    file, db = directory / f"hands.{form.ending}", directory / "hands.duckdb"
    text = form.joined(hands)
    file.write_text(text)
    pokersql("load", str(file), "--db", str(db))
    rows: dict[str, list[tuple]] = {}
    with duckdb.connect(str(db), read_only=True) as connection:
        connection.execute("USE histories")
        numbers = dict(connection.execute("SELECT hand_id, site_hand_id FROM hands").fetchall())
        for table, columns in CONTENT.items():
            for hand_id, *row in connection.execute(f"SELECT hand_id, {columns} FROM {table} ORDER BY ALL").fetchall():
                rows.setdefault(numbers[hand_id], []).append((table, *row))
        errors = {line for (line,) in connection.execute("SELECT line FROM history_errors").fetchall()}
    starts, line = [], 1 + form.lead
    for hand in hands:
        starts.append(line)
        line += form.joined([hand, ""]).count("\n") - form.lead
    ends = [*starts[1:], line + 9]
    named = {
        at for at, (start, end) in enumerate(zip(starts, ends, strict=True)) if any(start <= e < end for e in errors)
    }
    return Outcome(rows, named)


def silent(directory: Path, form: Format, hands: list[str], seed: int) -> list[str]:
    """The damaged hands that are loaded with changed rows, but without an error. Checks that the good hands are
    unchanged."""
    choices = random.Random(seed)
    good = [form.numbered(hand, FIRST + at) for at, hand in enumerate(hand for hand in hands for _ in range(2))]
    alone = outcome(directory / f"alone {seed}", form, good)
    assert not alone.named and len(alone.rows) == len(good)
    mixed = [form.damaged(hand, choices) if at % 2 else hand for at, hand in enumerate(good)]
    found = outcome(directory / f"mixed {seed}", form, mixed)
    others = []
    for at, hand in enumerate(mixed):
        number = str(FIRST + at)
        same = found.rows.get(number) == alone.rows[number]
        assert same or at % 2, f"seed {seed}: {number} is changed by a hand beside it:\n{mixed[at - 1]}"
        if not same and at not in found.named:
            others.append(f"seed {seed}\n{good[at]}\n{hand}")
    return others


def check(directory: Path, form: Format, hands: list[str], most: float) -> None:
    """Check that `silent` finds at most the share `most` of the damaged hands."""
    end, others, tried = monotonic() + SECONDS, [], 0
    for seed in count(SEED):
        others += silent(directory, form, hands, seed)
        tried += len(hands)
        if monotonic() >= end:
            break
    assert len(others) <= most * tried, "\n\n".join(others)


@pytest.fixture(scope="module")
def played() -> list:
    return [hand for variant in HEADERS for hand in random_hands(variant, 4, FIRST)]


@pytest.mark.slow
def test_few_damaged_text_hands_are_loaded_wrong_without_an_error(played, tmp_path):
    check(tmp_path, POKERSTARS, [pokerstars(hand) for hand in played], 0.06)


@pytest.mark.slow
def test_few_damaged_phh_hands_are_loaded_wrong_without_an_error(played, tmp_path):
    check(tmp_path, PHH, [hand.phh for hand in played], 0.06)


@pytest.mark.slow
def test_few_damaged_ohh_hands_are_loaded_wrong_without_an_error(played, tmp_path):
    hands = [json.dumps(ohh(hand, "called")) for hand in played if hand.variant in OHH_GAMES]
    check(tmp_path, OHH, hands, 0.2)


# Real hands


def real_texts(data: Path) -> list[str]:
    """The texts of the real PokerStars hands that load without an error."""
    texts = []
    for archive in (data / "histories" / "pokerstars_cash.tar.gz", data / "histories" / "rooms" / "pokerstars.tar.gz"):
        with tarfile.open(archive) as files:
            for member in filter(tarfile.TarInfo.isfile, files):
                content = files.extractfile(member).read()
                try:
                    text = content.decode("utf-8-sig")
                except UnicodeDecodeError:
                    text = content.decode("cp1252", errors="replace")
                lines = [line.strip() for line in text.replace("\r", "").split("\n")]
                starts = [at for at, line in enumerate(lines) if re.match(r"PokerStars (\w+ )*(Hand|Game) #\d+:", line)]
                for start, end in zip(starts, [*starts[1:], None], strict=False):
                    texts.append("\n".join(filter(None, lines[start:end])) + "\n")
    return texts


@pytest.mark.slow
def test_few_damaged_real_text_hands_are_loaded_wrong_without_an_error(data, tmp_path):
    texts = real_texts(data)
    alone = outcome(
        tmp_path / "all", POKERSTARS, [POKERSTARS.numbered(text, FIRST + at) for at, text in enumerate(texts)]
    )
    good = [text for at, text in enumerate(texts) if at not in alone.named and str(FIRST + at) in alone.rows]
    assert len(good) > 1000
    check(tmp_path, POKERSTARS, random.Random(SEED).sample(good, 400), 0.02)


@pytest.mark.slow
def test_few_damaged_real_phh_hands_are_loaded_wrong_without_an_error(data, tmp_path):
    with tarfile.open(data / "histories" / "pluribus_phh.tar.gz") as files:
        members = random.Random(SEED).sample([member for member in files if member.isfile()], 300)
        hands = [files.extractfile(member).read().decode() + "\n" for member in members]
    check(tmp_path, PHH, hands, 0.02)
