"""Hand histories on the page, from dropped files or a database: reports, refused files, removed hands."""

import base64
import csv
import io
import json
import os
import random
import re
import subprocess
import sys
import tarfile
import zipfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor, wait
from functools import cache
from pathlib import Path
from threading import Event

import duckdb
import pytest
from conftest import pokersql, serving, started
from pages import VIEWS, answered, asked, check_for_everybody, figure
from pages import fresh_tab as tab
from playwright.sync_api import expect

from pokersql.page import history_desk, uploads
from pokersql.page.desk import Query, Superseded, queries
from pokersql.page.history_desk import DroppedDesk, Question

pytestmark = pytest.mark.page

VIEW = "#view=histories"
EVENING = "pluribus/97b/"
ROOMS = [
    "NLHE-6max-USD-0.05-0.10-200911.txt",
    "PLO-FR-USD-0.01-0.02-201006.sidepots.txt",
    "PLO-6max-EUR-1.00-2.00-201902.RIO.raiseTo.bug.txt",
]


def members(archive: Path, start: str = "") -> dict[str, bytes]:
    """The files of a tar archive whose paths start with `start`: the content of each, by the last part of its path."""
    with tarfile.open(archive) as opened:
        files = [one for one in opened if one.isfile() and one.name.startswith(start)]
        return {Path(one.name).name: opened.extractfile(one).read() for one in files}


def packed(files: dict[str, bytes]) -> bytes:
    """The bytes of a .tar.gz archive."""
    stream = io.BytesIO()
    with tarfile.open(fileobj=stream, mode="w:gz") as archive:
        for name, data in files.items():
            member = tarfile.TarInfo(name)
            member.size = len(data)
            archive.addfile(member, io.BytesIO(data))
    return stream.getvalue()


@pytest.fixture(scope="module")
def evening(data) -> dict[str, bytes]:
    """120 hands of Pluribus, each in its own file. One of the hands has an all-in."""
    return members(data / "histories/pluribus_phh.tar.gz", EVENING)


@pytest.fixture(scope="module")
def rooms(data) -> dict[str, bytes]:
    """Files of PokerStars with two games, two currencies, and three lines that contradict their hands."""
    files = members(data / "histories/pokerstars_cash.tar.gz")
    return {name: files[name] for name in ROOMS}


def database(directory: Path, files: dict[str, bytes]) -> str:
    """The path of a database into which `pokersql load` loaded files."""
    (directory / "hands").mkdir()
    for name, content in files.items():
        (directory / "hands" / name).write_bytes(content)
    pokersql("load", str(directory / "hands"), "--db", str(directory / "loaded.duckdb"))
    return str(directory / "loaded.duckdb")


@pytest.fixture(scope="module")
def loaded(evening, tmp_path_factory) -> str:
    return database(tmp_path_factory.mktemp("evening"), evening)


@pytest.fixture(scope="module")
def loaded_rooms(rooms, tmp_path_factory) -> str:
    return database(tmp_path_factory.mktemp("rooms"), rooms)


@pytest.fixture(scope="module")
def address(loaded):
    """The address of a page with a database of histories."""
    with serving(loaded) as (_, address):
        yield address


@pytest.fixture(scope="module")
def bare(tmp_path_factory):
    """The address of a page without a database, and the directory of its temporary files."""
    directory = tmp_path_factory.mktemp("temporary")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TMPDIR", str(directory))
        with serving() as (_, address):
            yield address, directory


@pytest.fixture
def forgotten(bare):
    """The address of the page `bare`, from which all hands are removed."""
    assert asked(bare[0], "POST", "forget", "{}")[0] == 200
    return bare[0]


@pytest.fixture(params=["serve", "wasm"])
def empty(request):
    """The address of a page without hands: of `pokersql serve`, then of a web host."""
    return request.getfixturevalue("forgotten" if request.param == "serve" else "hosted")


def dropped(page, files: dict[str, bytes]) -> None:
    """Drop files on the page and wait until they are loaded."""
    told = [[name, base64.b64encode(content).decode()] for name, content in files.items()]
    dragged = page.evaluate_handle(
        """(files) => {
            const dragged = new DataTransfer();
            for (const [name, text] of files) {
                dragged.items.add(new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], name));
            }
            return dragged;
        }""",
        told,
    )
    page.dispatch_event("#content", "drop", {"dataTransfer": dragged})
    finished(page)


def finished(page) -> None:
    expect(page.locator(".told")).not_to_contain_text("loading")
    expect(page.locator(".drop progress")).to_be_hidden()


def said(page) -> str:
    return page.locator(".told").inner_text()


def cells(page, title: str, caption: str, summary: str = "As a table") -> list[list[str]]:
    """The cells of the table below a picture."""
    shown = figure(page, title)
    shown.locator("summary", has_text=summary).click()
    rows = shown.get_by_role("region", name=caption).locator("tbody tr").all()
    return [row.locator("td").all_inner_texts() for row in rows]


def written(value) -> str:
    """A value of a report, with as many digits as the page shows."""
    if value is None or not re.fullmatch(r"-?[\d.]+", str(value)):
        return value or ""
    return f"{float(value):,.4f}".rstrip("0").rstrip(".")


@cache
def reported(name: str, db: str, *words: str) -> list[dict]:
    return json.loads(pokersql("report", name, "--db", db, *words, "-f", "json").stdout)


def expected_positions(db: str, *words: str) -> list[list[str]]:
    found = {}
    for row in reported("positions", db, *words):
        place = found.setdefault(row["position"], [row[name] for name in ("position", "hands", "net", "bb_per_100")])
        if row["statistic"] == "vpip":
            place.append(row["standard_error"])
        if row["statistic"] in ("vpip", "pfr"):
            place.append(row["percent"])
    return [[written(value) for value in row] for row in found.values()]


def check_against_commands(page, db: str, player: str = "", filters: tuple[str, ...] = ()) -> None:
    """Check that the tables of the pictures have the rows of the command `report`."""
    words = (*(["--player", player] if player else []), *filters)
    assert cells(page, "By position", "Results by position") == expected_positions(db, *words)
    won = {row[0]: row[3] for row in cells(page, "By starting hand", "Results by starting hand")}
    for line in reported("starting-hands", db, *words):
        high, *values = line.values()
        for low, value in zip([*line][1:], values, strict=True):
            suited = "AKQJT98765432".index(high) < "AKQJT98765432".index(low)
            hand = high + low + "s" if suited else high + low if high == low else low + high + "o"
            assert won.get(hand, "") == written(value), hand
    luck = cells(page, "Luck against expectation", "Luck in all-ins, by player", "The luck of every player")
    players = cells(page, "What is there", "Results of the 500 players", "Players")
    assert players == [[*map(written, row.values())] for row in reported("players", db, "--wide", *filters)]
    over_time = figure(page, "Results over time")
    if over_time.is_visible():
        period, shown = (
            re.search("end of each (day|week|month)", over_time.inner_text())[1],
            cells(page, "Results over time", "Results by"),
        )
        one = player or reported("results", db, *filters)[0]["player"]
        rows = [[*row.values()][1:] for row in reported("over-time", db, "--player", one, "--by", period, *filters)]
        assert shown == [[*map(written, row)] for row in rows]
    if player:
        line = reported("luck", db, *words)
        assert [row[5] for row in luck] == [written(round(sum(row["luck"] or 0 for row in line), 2))]
    else:
        assert luck == [[written(value) for value in row.values()] for row in reported("luck", db, *filters)]


@pytest.mark.parametrize("player", ["", "Pluribus"])
def test_a_database_shows_the_rows_of_the_command_report(tab, loaded, player):
    page = tab(f"{VIEW}&player={player}" if player else VIEW)
    assert "120 hands of 6 players in 120 files" in figure(page, "What is there").inner_text()
    check_against_commands(page, loaded, player)
    expect(figure(page, "Results over time")).to_be_hidden()  # these hands have no time
    expect(figure(page, "Contradictions")).to_have_count(0)


def test_dropped_files_show_the_rows_of_the_commands_load_and_report(tab, empty, rooms, loaded_rooms):
    page = tab(VIEW, empty, waits=False)
    page.get_by_text("Drop files of a poker room").wait_for()
    dropped(page, rooms)
    assert said(page).endswith("82 new hands in 3 files. 3 lines contradict the rest of a hand or can't be read.")
    luck = figure(page, "Luck against expectation")
    luck.get_by_role("button", name="Stop").click()  # while the all-ins of hold'em are counted
    answered(page)
    expect(luck.get_by_text("3 of 5 all-ins")).to_be_visible()
    expect(luck.get_by_role("progressbar")).to_have_js_property("value", 3)
    luck.get_by_role("button", name="Go on").click()
    answered(page, 2)
    expect(luck.get_by_role("progressbar")).to_be_hidden()
    check_against_commands(page, loaded_rooms)
    assert "Amounts in EUR, USD are added up" in figure(page, "What is there").inner_text()
    kinds = cells(page, "Contradictions", "Contradictions", "each with its first line")
    assert sum(int(row[1]) for row in kinds) == 3 and all(row[3].startswith(f"{ROOMS[2]}, line ") for row in kinds)
    with page.expect_download() as saving:
        figure(page, "Contradictions").get_by_role("button", name="Save all as csv").click()
    lines = [*csv.DictReader(Path(saving.value.path()).read_text().splitlines())]
    assert Counter(row["error"].replace("_", " ") for row in lines) == {row[0]: int(row[1]) for row in kinds}
    fields = {"variant": ("--game", "holdem"), "seats": ("--players", "5"), "until": ("--until", "2009-11-25")}
    page.evaluate(
        "(hash) => (location.hash = hash)", VIEW + "".join(f"&{name}={value}" for name, (_, value) in fields.items())
    )
    answered(page, 3)
    check_against_commands(page, loaded_rooms, filters=tuple(word for words in fields.values() for word in words))
    page.get_by_label("Position", exact=True).select_option("BTN")
    answered(page, 4)
    assert [row[0] for row in cells(page, "By position", "Results by position")] == [
        "BTN"
    ] and "position=BTN" in page.url
    page.get_by_role("button", name="Count all hands").click()
    answered(page, 5)
    check_against_commands(page, loaded_rooms)


def seats(page) -> dict[str, list[str]]:
    """The lines of each seat at the table, by the player's name."""
    return {lines[0]: lines[1:] for lines in (text.split("\n") for text in page.locator(".seat").all_inner_texts())}


def largest(db: str) -> tuple[str, list[dict]]:
    """The hand_id of the hand with the largest pot, and its steps by the command."""
    hand = next(str(row["hand_id"]) for row in reported("pots", db) if row["hand_id"])
    return hand, reported("hand", db, hand)


def check_beginning(page, told: list[dict]) -> None:
    """Check that the page has the steps of the command, and shows the equities before the flop."""
    assert page.locator(".log li").count() == told[-1]["step"] + 1
    equities = {row["player"]: row["equity"] for row in told if row["step"] == 0}
    for player, rest in seats(page).items():
        assert rest[-1] == f"{100 * equities[player]:.2f} %"


def test_a_tab_replays_a_hand_of_a_dropped_file(tab, hosted, evening, loaded):
    hand, told = largest(loaded)
    with duckdb.connect(loaded, read_only=True) as connection:
        written_in = "FROM histories.hands JOIN histories.sources USING (source_id) WHERE hand_id::VARCHAR = $hand"
        name = Path(connection.execute(f"SELECT source {written_in}", {"hand": hand}).fetchone()[0]).name
    page = tab(VIEW, hosted, waits=False)
    dropped(page, {name: evening[name]})
    answered(page)
    figure(page, "Hands").get_by_role("link", name="replay").first.click()
    answered(page, 2)
    check_beginning(page, told)


def test_a_hand_is_opened_from_the_list_and_replayed_by_keys_and_by_a_link(tab, loaded):
    """The steps and equities are those of the command. The link has the hand in it, so it needs no file."""
    hand, told = largest(loaded)
    page = tab(VIEW)
    replays = figure(page, "Hands").get_by_role("link", name="replay").first
    replays.scroll_into_view_if_needed()
    place = page.evaluate("scrollY")
    replays.click()
    answered(page, 2)
    assert hand in page.url and page.evaluate("scrollY") == 0 < place
    page.go_back()
    answered(page, 3)
    expect(replays).to_be_in_viewport()
    page.go_forward()
    answered(page, 4)
    check_beginning(page, told)
    lines = page.locator(".log li").all_inner_texts()
    last = [row for row in told if row["action"] and row["street"] != "result"][-1]
    for _ in range(last["step"]):
        page.keyboard.press("ArrowRight")
    assert f"at={last['step']}" in page.url
    shown = seats(page)[last["player"]]
    assert f"{float(last['stack']):,.0f}" in shown and page.locator(".acts").count() == 1
    assert f"Pot {float(last['pot']):,.0f}" in page.locator(".middle").inner_text()
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.get_by_role("button", name="Copy a link").click()
    link = page.get_by_role("link", name="The link").get_attribute("href")
    page.evaluate("link => (location.href = link)", link)
    expect(page.locator("output")).to_have_text(f"{last['street']}: {last['step']} of {told[-1]['step']}")
    assert page.locator(".log li").all_inner_texts() == lines
    page.keyboard.press("End")
    assert f"wins {float(told[-1]['amount']):,.0f}" in page.locator(".acts").inner_text()
    check_for_everybody(page)
    page.evaluate("link => (location.href = link)", f"{link[:-40]}x")
    expect(page.get_by_text("The link is damaged")).to_be_visible()
    page.get_by_label("Number of the hand").fill("12 34")
    expect(page.locator("#hand-error")).to_contain_text("unknown hand '12 34': give the room's number of a hand")


def test_a_cell_of_the_starting_hands_opens_its_hands(tab, loaded):
    page = tab(f"{VIEW}&player=Pluribus")
    with duckdb.connect(loaded, read_only=True) as connection:
        dealt = "SELECT COUNT(*) AS hands, starting_hand FROM histories.plays WHERE player = 'Pluribus' GROUP BY ALL"
        [(hands, cards)] = connection.execute(f"{dealt} ORDER BY ALL DESC LIMIT 1").fetchall()
    page.locator(f"#starting-hands [data-hand='{cards}']").click()
    answered(page, 2)
    assert figure(page, "Hands").locator("tbody tr").count() == hands and f"starting_hand={cards}" in page.url
    page.get_by_role("button", name="Show all starting hands").click()
    answered(page, 3)
    assert figure(page, "Hands").locator("tbody tr").count() == 50


def test_a_tab_reads_files_of_other_rooms(tab, hosted, data):
    """One file of a room whose files are lines of text, and one of a room whose files are XML."""
    files = {
        name: members(data / f"histories/rooms/{room}.tar.gz", f"{room}/cash/Flop/{name}")[name]
        for room, name in (
            ("winamax", "5-Card-PLO8-6max-EUR-1.00-2.00-201611.txt"),
            ("ipoker", "5CPLO-EUR-2.00-4.00-201905.txt"),
        )
    }
    page = tab(VIEW, hosted, waits=False)
    dropped(page, files)
    assert "3 new hands in 2 files." in said(page)
    answered(page)


def test_tournaments_and_cash_games_are_shown_one_kind_at_a_time(tab, hosted):
    page = tab(VIEW, hosted, waits=False)
    page.get_by_role("button", name="Load the sample hands").click()
    answered(page, seconds=120)
    assert "1,056 new hands and 5 summaries of tournaments." in said(page)
    assert page.locator(".figure .error").count() == 0
    expect(page.get_by_role("button", name="Load the sample hands")).to_be_hidden()
    kind = page.get_by_label("Count the hands of")
    expect(kind).to_have_value("cash")
    assert "Amounts are in USD." in figure(page, "What is there").inner_text()
    kind.select_option("tournaments")
    answered(page, 2)
    assert "Amounts are in chips." in figure(page, "What is there").inner_text()
    assert "kind=tournaments" in page.url
    page.get_by_role("button", name="Forget the dropped files").click()
    expect(page.get_by_role("button", name="Load the sample hands")).to_be_visible()
    expect(kind).to_be_hidden()


def test_a_dropped_file_that_is_no_history_is_named_and_the_other_files_are_loaded(tab, forgotten, evening):
    page = tab(VIEW, forgotten, waits=False)
    first, second, *_ = evening
    files = {"notes.txt": b"hello", "picture.png": b"\x89PNG\0", first: evening[first], "nothing.phh": b""}
    dropped(page, files | {"Wide.phh": b"\xff\xfe" + evening[second].decode().encode("utf-16-le")})
    for name in ("notes.txt is no hand history", "picture.png is no hand history", "nothing.phh is empty"):
        assert re.search(rf"{name}(: its first line is .*)?; ", said(page)), name
    assert "2 new hands in 2 files." in said(page)
    answered(page)
    assert "2 hands of 6 players" in figure(page, "What is there").inner_text()
    assert "Amounts are in chips." in figure(page, "What is there").inner_text()
    dropped(page, {first: evening[first]})
    assert f"{first}: 0 new hands, 1 already there." in said(page)
    answered(page, 2)
    assert "2 hands of 6 players" in figure(page, "What is there").inner_text()


def test_archives_are_unpacked_and_damaged_archives_are_named(tab, forgotten, evening):
    page = tab(VIEW, forgotten, waits=False)
    bomb = zipfile.ZipFile(stream := io.BytesIO(), "w")
    bomb.writestr("bomb.txt", "PokerStars Hand #1:")
    bomb.infolist()[0].file_size = 513 * 2**20  # the limit of unpacked files is one megabyte less
    bomb.close()
    archive = packed(evening)
    files = {"cut.tar.gz": archive[: len(archive) // 2], "bomb.zip": stream.getvalue(), "all.tar.gz": archive}
    files |= {"cut.pdb": b"SQLite format 3\0" + bytes(100)}
    dropped(page, files)
    for sentence in (
        "cut.pdb is no hand history: an SQLite database (",
        "cut.tar.gz: can't be unpacked: ",
        "bomb.zip: can't be unpacked: it is more than 512 MB, which only 'pokersql load' accepts; nothing of it",
        f"{len(evening)} new hands",
    ):
        assert sentence in said(page), sentence
    answered(page)
    assert "120 hands of 6 players" in figure(page, "What is there").inner_text()
    dropped(page, {"all.tar.gz": archive})
    assert "all.tar.gz: 0 new hands in 120 files, 120 already there." in said(page)


def test_a_tab_names_the_files_that_it_cannot_read_and_a_button_removes_the_loaded_hands(tab, hosted, evening):
    page = tab(VIEW, hosted, waits=False)
    first = next(iter(evening))
    wide = b"\xff\xfe" + evening[first].decode().encode("utf-16-le")
    log = b"SQLite format 3\0" + bytes(100)
    dropped(page, {"all.tar.gz": packed(evening), "log.pdb": log, "game.ohh": b'{"ohh": {"spec_version": "1.4.7"}}'})
    assert "all.tar.gz: unpack it first" in said(page)
    assert "log.pdb is an SQLite database, which a tab can't read; 'pokersql serve' and " in said(page)
    assert re.search(r"game.ohh is no hand history: its first line .*; known formats are phh, .*pokerstars", said(page))
    dropped(page, {"notes.txt": b"hello", "nothing.phh": b"", "Wide.phh": wide})
    assert "notes.txt is no hand history" in said(page) and "nothing.phh is empty; " in said(page)
    expect(figure(page, "What is there")).to_contain_text("1 hand of 6 players in 1 file")
    dropped(page, {first: evening[first]})
    assert f"{first}: 0 new hands, 1 already there." in said(page)
    page.get_by_role("button", name="Forget the dropped files").click()
    expect(figure(page, "No hands yet")).to_contain_text("Drop files of a poker room")


def test_files_can_be_chosen_and_removed_by_keyboard(tab, evening, tmp_path):
    page = tab(VIEW)
    first = next(iter(evening))
    (tmp_path / first).write_bytes(evening[first])
    with (tmp_path / "large.txt").open("wb") as large:
        large.truncate(uploads.FILE + 1)
    page.on("filechooser", lambda _: None)  # with a listener for file choosers, Chromium opens no dialog
    page.get_by_label("Hand histories").focus()
    expect(page.get_by_label("Hand histories")).to_be_focused()
    with page.expect_file_chooser() as chooser:
        page.keyboard.press("Space")
    chooser.value.set_files([tmp_path / first, tmp_path / "large.txt"])
    finished(page)
    assert f"{first}: 1 new hand." in said(page)
    assert "large.txt: 64.0 MB, and the page takes files of 64 MB at most; 'pokersql load' has no such" in said(page)
    answered(page, 2)
    there = figure(page, "What is there")
    expect(there).to_contain_text("1 hand of 6 players in 1 file")
    page.get_by_label("Show the hands of").select_option("db")
    expect(there).to_contain_text("120 hands")
    assert "of=db" in page.url
    page.get_by_role("button", name="Forget the dropped files").click()
    expect(page.get_by_role("button", name="Forget the dropped files")).to_be_hidden()
    expect(page.get_by_label("Show the hands of")).to_be_hidden()
    expect(page.locator("#files")).to_be_focused()
    expect(there).to_contain_text("120 hands")


def test_the_error_for_an_unknown_player_suggests_the_most_similar_name(tab):
    page = tab(f"{VIEW}&player=pluribos")
    expect(page.locator("#player-error")).to_have_text("unknown player 'pluribos': the name most like it is Pluribus")
    expect(figure(page, "What is there")).to_contain_text("There is no such player.")
    page.get_by_label("Player", exact=True).fill("Pluribus")
    answered(page, 2)
    assert "player=Pluribus" in page.url and page.locator("#player-error").inner_text() == ""
    assert page.locator("#players option").count() == 6
    cell = figure(page, "By starting hand").locator("[data-hand=AA]")
    cell.focus()
    page.keyboard.press("ArrowRight")
    expect(figure(page, "By starting hand").locator("p[aria-live]")).to_contain_text("AKs: ")


def test_a_click_on_a_heading_sorts_players_by_winnings(tab, loaded):
    page = tab(VIEW)
    there = figure(page, "What is there")
    there.locator("summary", has_text="Players").click()
    rows = there.locator("tbody tr")
    dealt = rows.all_inner_texts()
    net = {row["player"]: float(row["net"]) for row in reported("players", loaded)}
    expected = sorted(net, key=net.get, reverse=True)
    for order in ("descending", "ascending"):
        there.get_by_role("button", name="net").click()
        expect(there.get_by_role("columnheader", name="net")).to_have_attribute("aria-sort", order)
        assert [row.split("\t")[0] for row in rows.all_inner_texts()] == expected
        expected.reverse()
    there.get_by_role("button", name="Player", exact=True).click()
    assert [row.split("\t")[0] for row in rows.all_inner_texts()] == sorted(net, key=str.lower)
    assert sorted(rows.all_inner_texts()) == sorted(dealt)
    rows.filter(has_text="Pluribus").get_by_role("button").click()
    expect(page.get_by_label("Player", exact=True)).to_have_value("Pluribus")
    assert "player=Pluribus" in page.url
    answered(page, 2)


def test_other_processes_can_write_to_the_database_because_the_page_only_reads_it(tab, evening, tmp_path):
    first, second, *_ = evening
    db = database(tmp_path, {first: evening[first]})
    before = Path(db).read_bytes()
    with serving(db) as (_, at):
        page = tab(VIEW, at)
        there = figure(page, "What is there")
        expect(there).to_contain_text("1 hand of")
        dropped(page, {second: evening[second]})
        answered(page, 2)
        assert Path(db).read_bytes() == before
        (tmp_path / second).write_bytes(evening[second])
        started("load", str(tmp_path / second), "--db", db)
        page.get_by_label("Show the hands of").select_option("db")
        expect(there).to_contain_text("2 hands of")
        answered(page, 3)
        writing = "import duckdb, sys; c = duckdb.connect(sys.argv[1]); c.execute('CHECKPOINT'); print(1); input()"
        command = [sys.executable, "-c", writing, db]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
            assert other.stdout.readline() == "1\n"
            page.get_by_label("Player", exact=True).fill("Pluribus")
            page.locator("#trouble", has_text="Could not set lock on file").wait_for()
            other.communicate("\n")
        page.get_by_label("Player", exact=True).fill("")
        expect(there).to_contain_text("2 hands of")


def test_the_query_behind_a_picture_runs_on_the_users_database(tab):
    page = tab(VIEW)
    rows = cells(page, "Luck against expectation", "Luck in all-ins, by player", "The luck of every player")
    luck = figure(page, "Luck against expectation")
    luck.locator("summary", has_text="SQL").click()
    luck.get_by_role("button", name="Open in the editor").first.click()
    expect(page.get_by_label("Where it runs")).to_have_value("db")
    page.get_by_role("button", name="Run").click()
    page.locator(".result tbody tr").first.wait_for()
    assert page.locator(".result tbody tr td:first-child").all_inner_texts() == [row[0] for row in rows]


def test_the_first_example_of_each_database_is_answered_when_the_database_is_chosen(tab):
    page = tab(VIEWS["sql"])
    place, run = page.get_by_label("Where it runs"), page.get_by_role("button", name="Run (Ctrl+Enter)")
    first = page.locator(".result tbody tr").first
    expect(place).to_have_value("db")
    expect(first).to_contain_text("holdem")
    place.select_option("")
    expect(first).to_contain_text("Royal Flush")
    page.get_by_label("Examples").select_option("The rank of each hand in a table, in any spelling of cards")
    expect(first).to_contain_text("As Ks Qs Js Ts")
    place.select_option("db")
    page.locator("summary", has_text="Relations and macros").click()
    page.get_by_role("button", name="hand_classes", exact=True).click()
    expect(place).to_have_value("")
    run.click()
    page.get_by_text("The first 1,000 rows").wait_for()
    page.get_by_role("link", name="All hands").click()
    page.get_by_role("link", name="SQL").click()
    expect(place).to_have_value("")


def test_the_view_of_histories_is_accessible_with_and_without_hands(tab, forgotten, rooms):
    page = tab(VIEW, forgotten, waits=False, bypass_csp=True, reduced_motion="reduce")
    check_for_everybody(page)
    dropped(page, {"notes.txt": b"hello", ROOMS[2]: rooms[ROOMS[2]]})
    answered(page)
    for summary in page.locator("summary:visible").all():
        summary.click()
    check_for_everybody(page)


def test_no_dropped_file_stays_on_the_disk(forgotten, bare, evening):
    first = next(iter(evening))
    status, _, text = asked(
        forgotten, "POST", f"load?name=in/{first}", evening[first], Content_Type="application/octet-stream"
    )
    assert status == 200 and json.loads(text)["hands"] == 1 and os.listdir(bare[1]) == []


def desk_with(directory: Path, files: dict[str, bytes]) -> DroppedDesk:
    desk = DroppedDesk()
    for name, content in files.items():
        (directory / name).write_bytes(content)
    assert desk.load(str(directory), list(files), Event())["refused"] == []
    return desk


def test_the_page_accepts_only_a_limited_number_of_dropped_hands(evening, tmp_path, monkeypatch):
    monkeypatch.setattr(history_desk, "HANDS", 3)
    first, second, third, *_ = evening
    desk = desk_with(tmp_path, {name: evening[name] for name in (first, second)})
    (tmp_path / "all.tar.gz").write_bytes(packed(evening))
    [refused] = desk.load(str(tmp_path), ["all.tar.gz"], Event())["refused"]
    assert refused == "all.tar.gz: not loaded, since the page keeps 3 hands at most; 'pokersql load' has no such limit"
    (tmp_path / third).write_bytes(evening[third])
    assert desk.load(str(tmp_path), [third], Event())["hands"] == 1
    [answer] = desk.answers(Question(None), [Query("sources", {})], Event())
    assert answer["rows"][0][:2] == [3, 3]
    desk.forget()
    [answer] = desk.answers(Question(None), [Query("sources", {})], Event())
    assert answer["error"] == "no hands are loaded; drop files on the page"


@pytest.mark.parametrize("hands", [1, 2, 999, 1000, 1001, 1998, 2000, 123_456])
def test_the_luck_line_has_at_most_a_thousand_points_including_both_ends(hands):
    with duckdb.connect() as connection:
        connection.execute(
            "CREATE SCHEMA histories; CREATE TABLE shown_plays AS SELECT 'Ann' AS player, FALSE AS anonymous"
        )
        connection.execute(
            "CREATE MACRO histories.luck_line(rows_table, player_name, plays_table) AS TABLE "
            f"SELECT range AS hand_no, 0 AS total_net, 0 AS total_expected FROM RANGE(1, {hands + 1})"
        )
        rows = connection.execute(queries("histories")["luck_line"], {"player": None}).fetchall()
    numbers = [hand_no for _, hand_no, *_ in rows]
    assert numbers[0] == 1 and numbers[-1] == hands and min(hands, 500) <= len(numbers) <= 1000


def test_reports_are_right_even_after_cancelled_questions(evening, tmp_path):
    desk, rng = desk_with(tmp_path, {"hands.tar.gz": packed(evening)}), random.Random(6)
    names = ["positions", "starting_hands", "count_all_ins", "luck", "luck_line", "all_ins"]
    asking = [Query(name, {}) for name in names]
    first, second = (Question(player) for player in (None, "Pluribus"))

    def reports(question):
        answers = {answer.pop("name"): answer for answer in desk.answers(question, asking, Event())}
        return [answers[name].get("rows", answers[name].get("error")) for name in names if name != "count_all_ins"]

    right = {one: reports(one) for one in (first, second)}
    assert all(map(all, right.values()))
    with ThreadPoolExecutor(1) as pool:
        for _ in range(3):
            stop = Event()
            (tmp_path / "again.tar.gz").write_bytes(packed(evening))
            desk.load(str(tmp_path), ["again.tar.gz"], Event())  # makes the desk compute luck again
            answers = pool.submit(lambda stop=stop: list(desk.answers(first, asking, stop)))
            wait([answers], timeout=rng.random() * 0.3)
            while not answers.done():
                desk.interrupt(stop)
                wait([answers], timeout=0.02)
            assert isinstance(answers.exception(), (Superseded, type(None)))
            for question in (second, first):
                assert reports(question) == right[question]


def test_counted_all_ins_stay_until_the_hands_change(rooms, tmp_path):
    """Three all-ins of hold'em and two of Omaha; one call counts all-ins of one game."""
    desk = desk_with(tmp_path, rooms)

    def counted(player, *names):
        return [*desk.answers(Question(player), [Query(name) for name in (*names, "all_ins")], Event())][-1]["rows"]

    assert counted(None) == [[0, 5]]
    assert counted(None, "count_all_ins") == counted(None, "positions") == [[3, 5]]
    desk.engine.script("USE history_database")
    [(player,)] = desk.engine.rows(
        "SELECT player FROM histories.seats JOIN histories.hands USING (hand_id) WHERE NOT folded "
        "AND all_in_street > '' GROUP BY player HAVING COUNT(*) = 1 AND MIN(game) = 'omaha' ORDER BY player LIMIT 1"
    )
    assert counted(player, "count_all_ins") == [[1, 1]] and counted(None) == [[4, 5]]
    desk.load(str(tmp_path), [ROOMS[0]], Event())
    assert counted(None) == [[0, 5]]
