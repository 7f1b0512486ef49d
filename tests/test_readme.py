"""The chapters: their commands print the outputs shown; they describe every relation and command; links have targets.

A chapter is a README.md. Its commands run in order, in a directory that is empty at first.
`python tests/test_readme.py [CHAPTER...]` writes the outputs into all chapters, or into those given, for example
`sql/odds/README.md`.
"""

import os
import random
import re
import runpy
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

import duckdb
import pytest
from phevaluator import evaluate_cards

import pokersql
from pokersql.cli import KNOWN
from pokersql.commands import help
from pokersql.sources import bundle, catalogue, sql_files

ROOT = Path(__file__).parent.parent
MAPS = ["README.md", "sql/README.md"]  # these two also name relations that other chapters describe
FOUND = [path for folder in ("sql", "pokersql", "tests") for path in ROOT.glob(f"{folder}/**/README.md")]
CHAPTERS = ["README.md", *sorted(path.relative_to(ROOT).as_posix() for path in FOUND)]
COMMUNITY = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob(".github/*.md"))
RECIPES = "sql/histories/recipes/README.md"
SAMPLE = "pokersql load --sample --db sample.duckdb"
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^\$ (.*(?:\n>.*)*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)
LINK = re.compile(r"\[[^\]]+\]\(([^)\s]+)\)")


@cache
def text_of(chapter: str) -> str:
    return (ROOT / chapter).read_text(encoding="utf-8")


def commands(chapter: str) -> list[tuple[str, str]]:
    """Each command of a chapter, with the output shown below it. Further lines of a command begin with `>`."""
    run = [command for block in BLOCK.findall(text_of(chapter)) for command in COMMAND.findall(block)]
    return [(re.sub("\n> ?", "\n", command), shown) for command, shown in run]


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


def uses_postgresql(command: str) -> bool:
    return "psql" in command.replace("pokersql", "") or "postgresql://" in command


@pytest.fixture(scope="module")
def sample(tmp_path_factory):
    """The database that the command SAMPLE makes, and the output of this command. Many chapters begin with it."""
    directory = tmp_path_factory.mktemp("sample")
    printed = output(SAMPLE, directory, {})
    return directory / "sample.duckdb", printed


@pytest.mark.protocol
@pytest.mark.parametrize("chapter", [chapter for chapter in CHAPTERS if commands(chapter)])
def test_the_commands_of_a_chapter_print_the_outputs_shown_in_it(chapter, tmp_path, request):
    environment = {}
    for command, shown in commands(chapter):
        if uses_postgresql(command) and not environment:
            server = request.getfixturevalue("postgresql")
            server.new()
            name = f"test_{server.databases}"
            environment = {"PGHOST": str(server.directory), "PGUSER": "postgres", "PGDATABASE": name}
        if "POKERSQL_DATA" in command:
            request.getfixturevalue("data")
        if command.startswith("make "):
            request.getfixturevalue("compiler")
        if "sqlite3" in command:
            request.getfixturevalue("sqlite_shell")
        if command == SAMPLE:
            database, printed = request.getfixturevalue("sample")
            shutil.copy(database, tmp_path)
        else:
            printed = output(command, tmp_path, environment)
        assert printed == shown, command


@pytest.mark.parametrize("connect", [duckdb.connect, pytest.param(sqlite3.connect, marks=pytest.mark.engines)])
def test_the_view_in_the_chapter_about_the_users_tables_agrees_with_phevaluator(connect):
    connection = connect(":memory:")
    pokersql.install(connection)
    connection.execute("CREATE TABLE my_cards (game_id INTEGER, player_id INTEGER, card_id INTEGER)")
    rng = random.Random(8)
    decks = [range(52), range(0, 52, 4), range(1, 33), [*range(26), *range(0, 52, 4)], range(32, 52)]
    hands = [rng.sample(sorted(set(rng.choice(decks))), rng.choice([5, 6, 7])) for _ in range(600)]
    cards = [(1, player, card) for player, hand in enumerate(hands) for card in hand]
    cards += [(2, player, card) for player, count in enumerate([1, 4, 8, 13]) for card in range(0, 4 * count, 4)]
    connection.executemany("INSERT INTO my_cards VALUES (?, ?, ?)", cards)
    [view] = re.findall(r"ranked\.sql <<'END'\n((?:>.*\n)+?)> END\n", "".join(map(text_of, CHAPTERS)))
    connection.execute(re.sub(r"^> ?", "", view, flags=re.MULTILINE))
    thousands = []
    if connect is sqlite3.connect:
        connection.set_progress_handler(lambda: thousands.append(1), 1000)
    ranked = connection.execute("SELECT game_id, hand_rank FROM ranked ORDER BY game_id, player_id").fetchall()
    assert len(thousands) < 10_000  # fewer than ten million instructions of SQLite; a scan per hand would take more
    assert ranked == [(1, evaluate_cards(*hand)) for hand in hands]


def test_the_readme_is_short_and_has_one_sentence_at_its_beginning_and_two_setup_commands():
    text = text_of("README.md")
    title, sentence, *_ = text.split("\n\n")
    assert title == "# pokersql" and sentence.count(". ") == 0 and sentence.endswith(".")
    setups = re.findall(r"^```sh\n(.*)\n```$", text, re.MULTILINE)
    assert len(setups) == 2 and all("python3 -m venv" in setup for setup in setups)
    assert setups[0].endswith("pokersql deal") and setups[1].endswith("pytest")
    assert len(text.splitlines()) <= 150, "README.md is too long: move something into another chapter"


def linked(chapter: str) -> set[str]:
    """The chapters to which a chapter links."""
    files = [link.split("#")[0] for link in LINK.findall(FENCED.sub("", text_of(chapter)))]
    return {os.path.relpath(ROOT / chapter / ".." / file, ROOT) for file in files if file} & {*CHAPTERS}


def test_every_chapter_is_at_most_two_links_from_the_readme():
    near = linked("README.md")
    assert {*CHAPTERS} - near - set().union(*map(linked, near)) <= {"README.md"}


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_each_chapter_has_one_title_and_at_most_250_lines(chapter):
    assert text_of(chapter).count("\n") <= 250
    text = FENCED.sub("", text_of(chapter))
    assert text.startswith("# ") and len(re.findall("^# ", text, re.MULTILINE)) == 1


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_each_chapter_opens_with_commands_that_run_on_a_fresh_clone(chapter):
    before, language, commands = re.split(r"^```(\w*)\n", text_of(chapter).split("\n```\n")[0], flags=re.MULTILINE)
    assert before.count("\n") < 10
    # README.md and the chapters of the tests install something first; no test runs these commands.
    assert language == "console" or (language == "sh" and chapter.startswith(("README", "tests")))
    assert not re.search(r"POKERSQL_DATA|postgresql://|\bpsql|\bpip install 'pokersql", commands)


@cache
def anchors(path: Path) -> set[str]:
    """The anchors that a link to a chapter may name after `#`. They are made from headings as by GitHub."""
    headings = re.findall("^#+ (.+)", FENCED.sub("", path.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("chapter", [*CHAPTERS, *COMMUNITY])
def test_every_link_of_a_chapter_has_a_target(chapter):
    dead = []
    for link in LINK.findall(FENCED.sub("", text_of(chapter))):
        if not link.startswith(("https://", "http://")):
            file, _, anchor = link.partition("#")
            path = (ROOT / chapter).parent / file if file else ROOT / chapter
            if not path.exists() or (anchor and anchor not in anchors(path)):
                dead.append(link)
    assert not dead


def test_the_list_of_recipes_has_every_question_of_its_chapters():
    asked = []
    for room in linked(RECIPES):
        if Path(room).parent.parent == Path(RECIPES).parent:
            questions = re.findall("^## (.+)", FENCED.sub("", text_of(room)), re.MULTILINE)
            asked += [f"- [{question}]({Path(room).parent.name}" for question in questions]
    assert sorted(re.findall(r"^(- \[.+\]\(\w+)/README.md#", text_of(RECIPES), re.MULTILINE)) == sorted(asked)
    assert len(asked) == 40


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_sql_files_that_a_chapter_names_exist(chapter):
    named = re.findall(r"\bsql/[a-z_/]+\.sql\b", text_of(chapter))
    assert [path for path in named if not (ROOT / path).exists()] == []


def in_code(chapter: str) -> list[str]:
    """The texts between backticks outside code blocks."""
    return re.findall(r"`([^`\n]+)`", FENCED.sub("", text_of(chapter)))


@pytest.mark.parametrize("command", KNOWN)
def test_help_on_a_command_prints_a_chapter_that_names_the_command(command):
    chapter = help.chapters()[help.TOPICS[command]].relative_to(ROOT).as_posix()
    assert f"pokersql {command}" in text_of(chapter)


def test_the_chapter_of_the_macros_names_every_macro():
    told = "\n".join(in_code("sql/macros/README.md"))
    assert [name for name in bundle.public() if not re.search(rf"^{name}\b", told, re.MULTILINE)] == []


@pytest.mark.parametrize("order", [*catalogue.ORDERS, *catalogue.LARGER])
def test_the_chapter_of_a_folder_names_every_public_relation(order):
    silent = []
    for name, path in sql_files.relations(order).items():
        if not sql_files.header(path).internal:
            rooms = [folder / "README.md" for folder in Path(path).parents]
            chapter = next(room.as_posix() for room in rooms if room.as_posix() in CHAPTERS)
            if name not in in_code(chapter) or (chapter in MAPS and path.count("/") > 1):
                silent.append(f"{name} is not named in {chapter if chapter not in MAPS else 'a chapter of its folder'}")
    assert silent == []


def test_the_relations_that_a_chapter_lists_exist():
    files = [path for order in [*catalogue.ORDERS, *catalogue.LARGER] for path in sql_files.order(order)]
    known = {sql_files.relation(path) for path in files}
    for chapter in CHAPTERS:
        for table in re.findall(r"^\| relation \|.*\n((?:\|.*\n)+)", text_of(chapter), re.MULTILINE):
            listed = {name for row in table.splitlines() for name in re.findall("`(.+?)`", row.split("|")[1])}
            assert listed <= known, chapter


def rooms_read(room: str) -> set[str]:
    """The other folders of sql/ whose relations the headers of a folder's files name; checks are left out."""
    paths = (path.relative_to(ROOT).as_posix() for path in ROOT.glob(f"sql/{room}/**/*.sql"))
    names = {name for path in paths if "/checks/" not in path for name in sql_files.header(path).reads}
    made = sql_files.tables_and_views()
    files = [made[one] for name in names for one in (name, name.removeprefix("pokersql.")) if one in made]
    return {path.split("/")[1] for path in files if path.count("/") > 1} - {room}


def test_the_readme_of_sql_lists_every_folder_after_the_folders_that_it_reads():
    section = text_of("sql/README.md").split("## The rooms")[1].split("\n## ")[0]
    rows = re.findall(r"^\| \[(\w+)\]\(.+ \| (.*) \|$", section, re.MULTILINE)
    assert {room for room, _ in rows} == {path.name for path in (ROOT / "sql").iterdir() if path.is_dir()}
    for place, (room, read) in enumerate(rows):
        if read != "any":
            above = [name for name, _ in rows[:place]]
            assert rooms_read(room) == {*filter(None, read.split(", "))} <= {*above}, room
    assert [room for room, read in rows if read == "any"] == ["engines", "page", "course", "checks"]


def test_the_readme_of_sql_names_every_table_that_users_may_write_to():
    files = [path for order in catalogue.ORDERS for path in sql_files.relations(order).values()]
    yours = {sql_files.relation(path) for path in files if any(one.kept for one in sql_files.made(path))}
    section = text_of("sql/README.md").split("## What you may write to")[1].split("\n## ")[0]
    assert yours <= {*re.findall("`(.+?)`", section)}


def test_every_benchmark_has_a_marked_place_for_its_table():
    text = text_of("tests/benchmarks/README.md") + text_of("tests/benchmarks/engines/README.md")
    places = re.findall(r"^<!-- python tests/benchmarks/(\w+)\.py.* -->$", text, re.MULTILINE)
    files = {path.stem for path in (ROOT / "tests/benchmarks").glob("*.py") if "prints a table" in path.read_text()}
    assert sorted(places) == sorted(files) and text.count("<!-- end -->") == len(places)
    measured = runpy.run_path(ROOT / "tests/benchmarks/__main__.py")["MEASURED"]
    assert sorted(measured) == sorted(files)
    assert all((ROOT / path).exists() for paths in measured.values() for path in paths.split())


def test_the_readme_of_the_tests_names_the_variable_for_test_data():
    assert "POKERSQL_DATA" in text_of("tests/README.md")


def test_the_changelog_has_a_dated_section_for_each_schema_version():
    versions = re.findall(r"^## Schema (\d+) - \d{4}-\d\d-\d\d$", text_of(".github/CHANGELOG.md"), re.MULTILINE)
    [newest] = re.findall(r"SELECT (\d+) AS schema_version", text_of("sql/schema_version.sql"))
    assert versions == [str(version) for version in range(int(newest), 0, -1)]


def test_the_workflow_runs_every_tier_and_every_step_of_ci_run():
    [steps] = re.findall(r"^all='(.+)'$", text_of(".ci/run"), re.MULTILINE)
    [jobs] = re.findall(r"^ +step: \[(.+)\]$", text_of(".github/workflows/tests.yml"), re.MULTILINE)
    assert jobs.split(", ") == steps.split()
    markers = re.findall(r'^    "(\w+)(?:\(\w+\))?: ', text_of("pyproject.toml"), re.MULTILINE)
    assert "slow" in markers and {*markers} <= {*steps.split()}


def write_anew(chapter: str) -> None:
    text = text_of(chapter)
    with tempfile.TemporaryDirectory() as directory:
        for command, shown in commands(chapter):
            if not uses_postgresql(command) or "PGHOST" in os.environ:
                written = re.sub("\n> (?=\n)", "\n>", command.replace("\n", "\n> "))
                text = text.replace(f"$ {written}\n{shown}", f"$ {written}\n{output(command, Path(directory), {})}")
    (ROOT / chapter).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for chapter in sys.argv[1:] or CHAPTERS:
        write_anew(chapter)
