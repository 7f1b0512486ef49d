"""Every command in the README, run as written, prints what the README shows.

`python tests/test_readme.py` writes the outputs anew.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from pokersql import sql_files

pytestmark = pytest.mark.xdist_group("readme")  # later commands use the files of earlier ones

README = Path(__file__).parent.parent / "README.md"
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^\$ (.*(?:\n> .*)*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)


def commands() -> list[tuple[str, str]]:
    """Each command (lines that go on begin with `> `) and the output shown for it."""
    blocks = BLOCK.findall(README.read_text(encoding="utf-8"))
    return [(c.replace("\n> ", "\n"), shown) for block in blocks for c, shown in COMMAND.findall(block)]


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


@pytest.mark.parametrize("command, shown", commands(), ids=lambda text: text[:40])
def test_a_command_prints_what_the_readme_shows(command, shown, directory, request):
    environment = {}
    if "psql" in command.replace("pokersql", ""):
        server = request.getfixturevalue("postgresql")
        server.database()
        environment = {"PGHOST": str(server.directory), "PGUSER": "postgres", "PGDATABASE": f"test_{server.databases}"}
    if "sqlite3" in command:
        request.getfixturevalue("sqlite_shell")
    assert output(command, directory, environment) == shown


@pytest.fixture(scope="module")
def directory(tmp_path_factory) -> Path:
    """Where the commands run, one after the other: later ones use the files of earlier ones."""
    return tmp_path_factory.mktemp("readme")


def test_the_readme_opens_with_a_sentence_and_two_commands():
    text = README.read_text(encoding="utf-8")
    title, sentence, *_ = text.split("\n\n")
    assert title == "# pokersql" and sentence.count(". ") == 0 and sentence.endswith(".")
    setups = re.findall(r"^```sh\n(.*)\n```$", text, re.MULTILINE)
    assert len(setups) == 2 and all("python3 -m venv" in setup for setup in setups)
    assert setups[0].endswith("pokersql deal") and setups[1].endswith("pytest")


def test_the_readme_names_every_command_and_the_test_data():
    text = README.read_text(encoding="utf-8")
    for command in ("deal", "rank", "compare", "odds", "luck", "build", "check", "export", "sql", "query", "shell", "path"):
        assert f"pokersql {command}" in text
    assert "POKERSQL_DATA" in text


def test_relations_that_the_readme_names_exist():
    text = README.read_text(encoding="utf-8")
    table = re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE)
    assert table and set(table) <= set(sql_files.relations() | sql_files.built())


if __name__ == "__main__":
    text = README.read_text(encoding="utf-8")
    directory = Path(tempfile.mkdtemp())
    for command, shown in commands():
        if "psql" not in command.replace("pokersql", ""):
            written = command.replace("\n", "\n> ")
            text = text.replace(f"$ {written}\n{shown}", f"$ {written}\n{output(command, directory, {})}")
    README.write_text(text, encoding="utf-8")
