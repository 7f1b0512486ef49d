"""The files of an installed package, and the directory from which it reads SQL."""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from pokersql import __version__

pytestmark = pytest.mark.protocol

ROOT = Path(__file__).parent.parent


def built(version: str, directory: Path) -> Path:
    """The directory of an unpacked wheel, as after an install."""
    [wheel] = WheelBuilder(str(ROOT)).build(directory=str(directory / "dist"), versions=[version])
    installed = directory / "site-packages"
    zipfile.ZipFile(wheel).extractall(installed)
    return installed


def path_used(site_packages: Path, *before: Path) -> str:
    """The directory from which a package on the given path reads SQL; the working directory has no SQL."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, [*before, site_packages]))}
    code = "from pokersql.sources.sql_files import base, order; print(base()); print(len(order('sql/load.sql')))"
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, cwd=site_packages.parent, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[0]


def files(directory: Path, *patterns: str) -> set[str]:
    found = [path for pattern in patterns for path in directory.glob(pattern) if path.is_file()]
    return {str(path.relative_to(directory)) for path in found}


def test_the_wheel_has_every_sql_file_and_every_chapter(tmp_path):
    installed = built("standard", tmp_path)
    carried = [
        "sql/**/*.sql",
        "sql/**/*.md",
        "sql/**/*.gz",
        "sql/**/*.bz2",
        "sql/**/*.parquet",
        "sql/engines/conformance/answers/*.csv",
    ]
    assert files(installed / "pokersql", "sql/**/*.*") == files(ROOT, *carried)
    texts = [
        "pokersql/notebooks/*.md",
        "pokersql/datasets/*.md",
        "pokersql/dbt/**/*.*",
        "pokersql/engines/*/extension/**/*",
    ]
    assert files(installed, *texts) == files(ROOT, *texts) != set()
    assert path_used(installed) == str(installed / "pokersql")
    environment = os.environ | {"PYTHONPATH": str(installed)}
    words = [sys.executable, "-m", "pokersql", "help"]
    for topic, chapter in (("sql", "sql/README.md"), ("pokersql", "pokersql/README.md")):
        done = subprocess.run([*words, topic], env=environment, cwd=tmp_path, capture_output=True, text=True)
        assert done.stdout == (ROOT / chapter).read_text(encoding="utf-8")


def test_an_editable_install_reads_sql_from_the_clone_and_not_from_its_copy(tmp_path):
    # An editable install has a copy of sql/ in site-packages, and a .pth file that adds the clone to Python's path.
    installed = built("editable", tmp_path)
    stale = installed / "pokersql" / "sql" / "load.sql"
    if not stale.exists():
        pytest.fail("an editable install has no copy of sql/ any more: remove this test, and the code for it")
    stale.write_text("SELECT 'stale';\n")
    [pointer] = installed.glob("*.pth")
    assert path_used(installed, Path(pointer.read_text().strip())) == str(ROOT)
    # Even if Python searches the copy's directory first, it prefers a package to a directory without __init__.py.
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(installed), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, "-m", "pokersql", "path"], env=environment, cwd=tmp_path, capture_output=True, text=True
    )
    assert done.stdout == f"{ROOT}\n"


def test_the_wheel_is_small_and_the_links_of_its_readme_lead_to_the_repository(tmp_path):
    [wheel] = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    assert Path(wheel).stat().st_size <= 2 * 2**20
    with zipfile.ZipFile(wheel) as carried:
        told = carried.read(f"pokersql-{__version__}.dist-info/METADATA").decode()
    assert "](https://github.com/pokersql/pokersql/" in told and not re.search(r"\]\((?!https://|#)", told)


def test_the_address_of_the_project_is_the_same_everywhere():
    names = ["pyproject.toml", "README.md", ".github/CHANGELOG.md", ".github/CONTRIBUTING.md"]
    told = "".join((ROOT / name).read_text(encoding="utf-8") for name in names)
    assert {*re.findall(r"https://github\.com/\w+/pokersql(?![\w-])", told)} == {"https://github.com/pokersql/pokersql"}


def test_the_newest_section_of_the_changelog_is_unreleased_or_the_version_of_the_package():
    text = (ROOT / ".github/CHANGELOG.md").read_text(encoding="utf-8")
    [newest] = re.findall(r"^## (.+)", text, re.MULTILINE)[:1]
    assert newest == "Unreleased" or re.fullmatch(rf"{re.escape(__version__)} - \d{{4}}-\d\d-\d\d", newest)


def test_the_top_level_of_the_repository_has_only_five_visible_names():
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True).stdout.split()
    names = {path.split("/")[0] for path in tracked}
    assert {name for name in names if not name.startswith(".")} <= {
        "pyproject.toml",
        "sql",
        "pokersql",
        "tests",
        "README.md",
    }


EXAMPLES = [path for path in sorted((ROOT / "pokersql").rglob("*.py")) if ">>> " in path.read_text(encoding="utf-8")]
EXAMPLES.remove(ROOT / "pokersql/engines/spark/hand_functions.py")  # test_spark.py runs these


@pytest.mark.parametrize("path", EXAMPLES, ids=[path.stem for path in EXAMPLES])
def test_docstring_examples_run(path):
    import doctest
    from importlib import import_module

    module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    results = doctest.testmod(import_module(module))
    assert results.attempted and not results.failed


ELSEWHERE = """
import os, signal, sys

for module in ("fcntl", "resource", "pwd", "grp", "termios"):
    sys.modules[module] = None
for place, name in ((os, "O_NONBLOCK"), (os, "O_TMPFILE"), (signal, "SIGHUP"), (signal, "SIGXCPU")):
    delattr(place, name)
from pokersql.cli import main
main()
"""
"""Runs the command as on a system that lacks what only POSIX or Linux has."""


def test_commands_run_without_the_modules_and_names_that_windows_lacks(tmp_path):
    def run(*words: str) -> str:
        command = [sys.executable, "-c", ELSEWHERE, *words]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert run("query", "--safe", "-f", "csv", "SELECT COUNT(*) AS cards FROM deck") == "cards\n52\n"
    assert run("odds", "-f", "csv", "-o", "odds.csv") == "" and (tmp_path / "odds.csv").exists()
