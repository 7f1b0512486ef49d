"""Prepared databases, which keep the loaded SQL files for later commands: made once, and used only if complete."""

import os
import re
import resource
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest
from conftest import one_line, pokersql, running, started, until

from pokersql import __version__, engines
from pokersql.databases import prepared, worlds
from pokersql.errors import ExitCode, PokersqlError
from pokersql.sources import catalogue

DEAL = ("deal", "--seed", "1", "-f", "csv")
"""A command that uses a prepared database."""

NAME = "everything.duckdb"
"""The name of the prepared database in tests that make it with a `Maker`."""


class Maker:
    """Makes a small file in place of a database, and counts its calls."""

    made = 0

    def __call__(self, path: str) -> None:
        self.made += 1
        Path(path).write_bytes(b"all relations" * 100)


@pytest.fixture
def cache(tmp_path, monkeypatch) -> Path:
    """An empty cache directory for prepared databases."""
    monkeypatch.setenv(prepared.DIRECTORY, str(tmp_path / "cache"))
    return tmp_path / "cache"


def names(cache: Path) -> list[str]:
    """The names of the files in the cache except its lock."""
    return sorted(path.name for path in cache.iterdir() if path.name != ".lock") if cache.exists() else []


def test_a_prepared_database_is_made_once_and_its_name_has_the_versions_and_a_checksum_of_its_sources(cache, capsys):
    make = Maker()
    path = prepared.path(NAME, "2.0.1", make)
    assert path == prepared.path(NAME, "2.0.1", make) == prepared.path(NAME, "2.0.1", None) and make.made == 1
    assert path.name.startswith(f"everything-duckdb-2.0.1-{__version__}-{prepared._makers()[:16]}-")
    assert prepared.NAME.fullmatch(path.name) and names(cache) == [path.name]
    assert (
        one_line(capsys.readouterr().err)
        == f"pokersql: making the database 'everything' once for all later starts, in {cache}\n"
    )


def test_other_sql_and_other_engine_versions_have_their_own_prepared_database(cache, monkeypatch):
    make = Maker()
    paths = {prepared.path(NAME, "2.0.1", make), prepared.path(NAME, "2.0.2", make)}
    monkeypatch.setattr(prepared, "_makers", lambda: "0" * 64)
    paths |= {prepared.path(NAME, "2.0.1", make), prepared.path("everything.sqlite", "3.40.1", make)}
    assert len(paths) == 4 == make.made and names(cache) == sorted(path.name for path in paths)


@pytest.mark.parametrize(
    "damage",
    [
        lambda path: path.write_bytes(path.read_bytes()[:-1]),
        lambda path: path.write_bytes(path.read_bytes()[:-1] + b"x"),
        lambda path: path.write_bytes(b""),
        lambda path: path.write_bytes(b"somebody else's file"),
        lambda path: path.unlink(),
    ],
)
def test_a_damaged_prepared_database_is_made_again(cache, damage):
    make = Maker()
    path = prepared.path(NAME, "2.0.1", make)
    whole = path.read_bytes()
    damage(path)
    assert prepared.path(NAME, "2.0.1", None) is None
    assert prepared.path(NAME, "2.0.1", make) == path and path.read_bytes() == whole and make.made == 2
    assert names(cache) == [path.name]


def test_partial_files_and_long_unused_prepared_databases_are_removed(cache):
    make = Maker()
    unused, used = (prepared.path(NAME, version, make) for version in ("1.4.2", "1.5.0"))
    os.utime(unused, (time.time() - 2 * prepared.UNUSED,) * 2)
    for name in (prepared.MAKING, f"{prepared.MAKING}.wal", "notes.txt"):
        (cache / name).write_text("left")
    path = prepared.path(NAME, "2.0.1", make)
    assert names(cache) == sorted([used.name, path.name, "notes.txt"])


def test_only_the_prepared_databases_used_last_are_kept(cache):
    make = Maker()
    for number in range(prepared.KEPT + 2):
        used = prepared.path(NAME, f"2.0.{number}", make)
        os.utime(used, (time.time() - 60 + number,) * 2)
    kept = sorted(name.split("-")[2] for name in names(cache))
    assert kept == sorted(f"2.0.{number}" for number in range(2, prepared.KEPT + 2))


def test_without_a_writable_cache_a_note_is_printed(cache, capsys):
    cache.write_text("a file in the place of the directory")
    make = Maker()
    assert prepared.path(NAME, "2.0.1", make) is None and make.made == 0
    assert "can't be written (file exists)" in one_line(capsys.readouterr().err).lower()


def test_a_prepared_database_that_cannot_be_completed_leaves_no_file(cache, capsys):
    def full(path: str) -> None:
        Path(path).write_bytes(b"a part")
        raise PokersqlError("no space left on device", ExitCode.SYSTEM)

    assert prepared.path(NAME, "2.0.1", full) is None and names(cache) == []
    assert "(no space left on device), so each start takes some seconds" in capsys.readouterr().err


def test_the_command_cache_lists_and_removes_prepared_databases(cache):
    assert pokersql("cache", "-f", "csv").stdout == "database,bytes,directory\n"
    path = prepared.path(NAME, "2.0.1", Maker())
    assert pokersql("cache", "-f", "csv").stdout == f"database,bytes,directory\n{path.name},1300,{cache}\n"
    assert re.search("0.0 MB removed from", one_line(pokersql("cache", "--clear").stderr)) and names(cache) == []


@pytest.mark.slow
@pytest.mark.parametrize("whole", [True, False])
def test_the_tables_of_a_prepared_database_have_the_rows_that_the_sql_files_make(whole):
    """The rows of all tables are compared, but only the names of views."""
    counted = "SELECT COUNT(*), CAST(SUM(hash(t)) AS VARCHAR) FROM {} AS t"
    with engines.DuckDB() as made, worlds.loaded("duckdb", whole=whole) as taken:
        worlds.make(made)
        names = sorted(catalogue.relations("duckdb") - {"metadata"})
        assert made.relations() == taken.relations() and len(names) > 200
        for name in names:
            kind = "SELECT COUNT(*) FROM duckdb_tables() WHERE table_name = ?"
            if made.rows(kind, [name]) == [(1,)]:
                assert made.rows(counted.format(name)) == taken.rows(counted.format(name)), name


@pytest.mark.protocol
def test_simultaneous_processes_make_one_prepared_database_and_answer_alike(tmp_path):
    environment = os.environ | {prepared.DIRECTORY: str(tmp_path)}
    command = [sys.executable, "-m", "pokersql", *DEAL]
    options = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, "env": environment}
    processes = [subprocess.Popen(command, **options) for _ in range(8)]
    done = [process.communicate() for process in processes]
    assert {out for out, _ in done} == {pokersql(*DEAL).stdout}
    assert sorted(said.count("\n") for _, said in done) == [0] * 7 + [1] and len(names(tmp_path)) == 1


@pytest.mark.protocol
def test_a_partial_database_left_by_a_killed_process_is_not_used(tmp_path):
    for size in (0, 1_000_000):

        def has_begun(size: int = size) -> bool:
            """Whether the partial file has at least `size` bytes, or the complete file exists."""
            with suppress(FileNotFoundError):
                return (tmp_path / prepared.MAKING).stat().st_size >= size
            return any(map(prepared.NAME.fullmatch, names(tmp_path)))

        with running(*DEAL, env=os.environ | {prepared.DIRECTORY: str(tmp_path)}, stdout=subprocess.DEVNULL):
            until(has_begun)
    expected = pokersql(*DEAL).stdout
    assert started(*DEAL, **{prepared.DIRECTORY: str(tmp_path)}).stdout == expected
    assert [prepared.NAME.fullmatch(name) is not None for name in names(tmp_path)] == [True]


@pytest.mark.protocol
def test_untrusted_sql_makes_no_prepared_database(tmp_path):
    done = started(
        "query", "--safe", "SELECT COUNT(*) AS n FROM deck", "-f", "csv", **{prepared.DIRECTORY: str(tmp_path)}
    )
    assert done.stdout == "n\n52\n" and names(tmp_path) == []


@pytest.mark.protocol
def test_with_an_unwritable_cache_a_command_answers_and_prints_a_note(tmp_path):
    place = tmp_path / "file" / "cache"
    (tmp_path / "file").write_text("")
    done = started(*DEAL, **{prepared.DIRECTORY: str(place)})
    assert done.stdout == pokersql(*DEAL).stdout and "can't be written" in one_line(done.stderr)


@pytest.mark.protocol
def test_on_a_full_disk_a_command_answers_and_prints_a_note(tmp_path):
    # A limit on the size of files simulates a full disk.
    done = subprocess.run(
        [sys.executable, "-m", "pokersql", *DEAL],
        capture_output=True,
        text=True,
        env=os.environ | {prepared.DIRECTORY: str(tmp_path)},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, 1_000_000)),
    )
    assert done.stdout == pokersql(*DEAL).stdout and names(tmp_path) == []
    assert "can't be written" in done.stderr.splitlines()[-1]
