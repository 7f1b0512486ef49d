"""Every command in the README, run as written, prints what the README shows; each chapter in a directory of its own.

`python tests/test_readme.py` writes the outputs anew.
"""

import os
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

import duckdb
import phevaluator
import pytest

import pokersql
from pokersql import catalogue, sql_files

README = Path(__file__).parent.parent / "README.md"
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^\$ (.*(?:\n>.*)*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)


def chapters() -> dict[str, list[tuple[str, str]]]:
    """By its heading, each chapter's commands (their other lines begin with `>`) and the outputs shown for them."""
    found = {}
    for chapter in re.split(r"^## ", README.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        heading, text = chapter.split("\n", 1)
        run = [command for block in BLOCK.findall(text) for command in COMMAND.findall(block)]
        found[heading] = [(re.sub("\n> ?", "\n", command), shown) for command, shown in run]
    return {heading: run for heading, run in found.items() if run}


def files_of_others(heading: str) -> list[str]:
    """The commands of other chapters that write a file which this one's commands name."""
    named = "".join(command for command, _ in chapters()[heading])
    others = [command for other, run in chapters().items() if other != heading for command, _ in run]
    written = {command: re.search(r" > (\S+\.csv)$", command) for command in others}
    return [command for command, file in written.items() if file and file[1] in named]


def output(command: str, directory: Path, environment: dict[str, str]) -> str:
    scripts = str(Path(sys.executable).parent)
    path = scripts + os.pathsep + os.environ["PATH"]
    done = subprocess.run(
        ["bash", "-e", "-o", "pipefail", "-c", command],
        cwd=directory,
        capture_output=True,
        text=True,
        env=os.environ | environment | {"PATH": path, "PYTHONUTF8": "1"},
    )
    return done.stdout + done.stderr


@pytest.mark.protocol
@pytest.mark.parametrize("heading", chapters())
def test_the_commands_of_a_chapter_print_what_it_shows(heading, tmp_path, request):
    environment = {}
    for command in files_of_others(heading):
        output(command, tmp_path, {})
    for command, shown in chapters()[heading]:
        if "psql" in command.replace("pokersql", ""):
            server = request.getfixturevalue("postgresql")
            server.database()
            name = f"test_{server.databases}"
            environment = {"PGHOST": str(server.directory), "PGUSER": "postgres", "PGDATABASE": name}
        if "POKERSQL_DATA" in command:
            request.getfixturevalue("data")
        if "sqlite3" in command:
            request.getfixturevalue("sqlite_shell")
        assert output(command, tmp_path, environment) == shown, command


@pytest.mark.parametrize("connect", [duckdb.connect, pytest.param(sqlite3.connect, marks=pytest.mark.engines)])
def test_the_view_for_tables_of_one_s_own_ranks_as_phevaluator_does(connect):
    connection = connect(":memory:")
    pokersql.install(connection)
    connection.execute("CREATE TABLE my_cards (game_id INTEGER, player_id INTEGER, card_id INTEGER)")
    rng = random.Random(8)
    decks = [range(52), range(0, 52, 4), range(1, 33), [*range(26), *range(0, 52, 4)], range(32, 52)]
    hands = [rng.sample(sorted(set(rng.choice(decks))), rng.choice([5, 6, 7])) for _ in range(600)]
    cards = [(1, player, card) for player, hand in enumerate(hands) for card in hand]
    cards += [(2, player, card) for player, count in enumerate([1, 4, 8, 13]) for card in range(0, 4 * count, 4)]
    connection.executemany("INSERT INTO my_cards VALUES (?, ?, ?)", cards)
    text = README.read_text(encoding="utf-8")
    view = re.search(r"ranked\.sql <<'END'\n((?:>.*\n)+?)> END\n", text)[1]
    connection.execute(re.sub(r"^> ?", "", view, flags=re.MULTILINE))
    thousands = []
    if connect is sqlite3.connect:
        connection.set_progress_handler(lambda: thousands.append(1), 1000)
    ranked = connection.execute("SELECT game_id, hand_rank FROM ranked ORDER BY game_id, player_id").fetchall()
    assert len(thousands) < 10_000  # instructions of SQLite: hands are looked up; to scan for each takes a million
    assert ranked == [(1, phevaluator.evaluate_cards(*hand)) for hand in hands]


def test_the_readme_opens_with_a_sentence_and_two_commands():
    text = README.read_text(encoding="utf-8")
    title, sentence, *_ = text.split("\n\n")
    assert title == "# pokersql" and sentence.count(". ") == 0 and sentence.endswith(".")
    setups = re.findall(r"^```sh\n(.*)\n```$", text, re.MULTILINE)
    assert len(setups) == 2 and all("python3 -m venv" in setup for setup in setups)
    assert setups[0].endswith("pokersql deal") and setups[1].endswith("pytest")


def test_the_readme_names_every_command_and_the_test_data():
    text = README.read_text(encoding="utf-8")
    for command in (
        "deal",
        "play",
        "rank",
        "compare",
        "weigh",
        "score",
        "equity",
        "beats",
        "outs",
        "chinese",
        "odds",
        "luck",
        "audit",
        "build",
        "check",
        "export",
        "sql",
        "query",
        "shell",
        "path",
    ):
        assert f"pokersql {command}" in text
    assert "POKERSQL_DATA" in text


def test_relations_that_the_readme_names_exist():
    text = README.read_text(encoding="utf-8")
    table = re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE)
    in_duckdb = {sql_files.relation(path) for path in sql_files.order("sql/equity.sql")}
    assert table and set(table) <= catalogue.relations("sqlite") | in_duckdb


if __name__ == "__main__":
    text = README.read_text(encoding="utf-8")
    directory = Path(tempfile.mkdtemp())
    for command, shown in (pair for chapter in chapters().values() for pair in chapter):
        if "psql" not in command.replace("pokersql", ""):
            written = re.sub("\n> (?=\n)", "\n>", command.replace("\n", "\n> "))
            text = text.replace(f"$ {written}\n{shown}", f"$ {written}\n{output(command, directory, {})}")
    README.write_text(text, encoding="utf-8")
