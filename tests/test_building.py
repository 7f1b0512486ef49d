"""`pokersql build` never leaves a partial file, even if it is killed, runs twice at once, or finds the disk full."""

import os
import resource
import signal
import subprocess
import sys
import time

import filelock
import pytest
from conftest import one_line, started

from pokersql.databases import database_files, prepared

pytestmark = pytest.mark.protocol

EVERYTHING = os.environ[prepared.DIRECTORY]
"""The directory of the prepared databases that the other tests use."""

FILES = ["poker.duckdb", "poker.sqlite", "hands.parquet"]
OLD = b"the old file"

WHOLE = [sys.executable, "-m", "pokersql", "build"]
TOY = """
from pokersql import cli
from pokersql.sources import sql_files

read = sql_files.read
some = " (SELECT * FROM deck WHERE card_id < 12) AS c"
sql_files.read = lambda path: read(path).replace(" deck AS c", some) if "every_hand" in path else read(path)
cli.main()
"""
BUILD = [sys.executable, "-c", TOY, "build"]
"""`pokersql build` with only the 792 hands of twelve cards, since these tests are about files."""


@pytest.fixture(scope="module", autouse=True)
def toys(tmp_path_factory):
    """Use prepared databases that have only the hands of twelve cards, as `BUILD` does."""
    with pytest.MonkeyPatch.context() as patch:
        directory = tmp_path_factory.mktemp("toys")
        patch.setenv(prepared.DIRECTORY, str(directory / "cache"))
        for name in FILES:
            build(str(directory / name))
        yield


@pytest.fixture
def whole_hands(monkeypatch):
    """Use the prepared databases with all hands."""
    monkeypatch.setenv(prepared.DIRECTORY, EVERYTHING)


def build(*words: str, code: int = 0) -> str:
    """Run `BUILD`; returns its messages."""
    done = subprocess.run([*BUILD, *words], capture_output=True, text=True)
    assert done.returncode == code, done.stderr
    return done.stderr


def whole(path) -> bool:
    with database_files.opened(str(path)) as engine:
        return engine.rows("SELECT COUNT(*) FROM five_card_hands") == [(792,)]


@pytest.mark.parametrize(
    "name, kills, old",
    [("poker.duckdb", 4, OLD), ("poker.duckdb", 4, None), ("hands.parquet", 4, OLD), ("poker.sqlite", 4, OLD)],
)
def test_a_killed_build_leaves_the_old_file_or_none(tmp_path, name, kills, old):
    path = tmp_path / name
    start = time.perf_counter()
    build(str(path))
    length = time.perf_counter() - start
    path.unlink()
    left = set()
    # The times of the kills are evenly spaced over the duration of the first build. If later builds are faster, all
    # kills may come too late; then further builds are killed at other times.
    for kill in range(8 * kills):
        if kill >= kills and any(there.startswith(".") for there in left):
            break
        if old is not None:
            path.write_bytes(old)
        process = subprocess.Popen([*BUILD, str(path), "--force"], stderr=subprocess.DEVNULL)
        try:
            process.wait(timeout=length * ((kill + 0.5) / kills if kill < kills else kill * 0.618 % 1))
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGKILL)
            process.wait()
        found = path.read_bytes() if path.exists() else None
        assert found == old or whole(path)
        left |= set(os.listdir(tmp_path))
        path.unlink(missing_ok=True)
    assert any(there.startswith(".") for there in left), "no kill came while a build was at work"
    build(str(path))
    assert os.listdir(tmp_path) == [name] and whole(path)


@pytest.mark.parametrize("name", FILES)
def test_a_second_build_of_a_file_says_that_another_process_is_building_it(tmp_path, name):
    path = tmp_path / name
    with filelock.FileLock(tmp_path / f".{name}.lock"):
        assert "another process is building" in one_line(build(str(path), code=1))
    build(str(path))
    assert os.listdir(tmp_path) == [name]


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("force", [[], ["--force"]])
def test_two_simultaneous_builds_leave_one_complete_file(tmp_path, name, force):
    path = tmp_path / name
    builds = [subprocess.Popen([*BUILD, str(path), *force], stderr=subprocess.PIPE, text=True) for _ in range(3)]
    said = [build.communicate()[1] for build in builds]
    codes = sorted(build.returncode for build in builds)
    assert codes[0] == 0 and set(codes) <= {0, 1, 2}, said
    assert force or codes.count(0) == 1
    for build, text in zip(builds, said, strict=True):
        if build.returncode:
            assert "another process is building" in one_line(text) or "exists; --force" in text
    assert whole(path) and os.listdir(tmp_path) == [name]


@pytest.mark.parametrize("name", FILES)
def test_an_existing_file_is_overwritten_only_with_force(tmp_path, name):
    path = tmp_path / name
    path.write_bytes(OLD)
    assert f"{path} exists; --force" in one_line(build(str(path), code=2))
    assert path.read_bytes() == OLD
    build(str(path), "--force")
    assert whole(path)


@pytest.mark.parametrize("name", FILES)
def test_a_build_through_a_symbolic_link_keeps_the_link(tmp_path, name):
    (tmp_path / "real").mkdir()
    link = tmp_path / name
    link.symlink_to(tmp_path / "real" / name)
    build(str(link))
    assert link.is_symlink() and whole(tmp_path / "real" / name)


@pytest.mark.parametrize("name", FILES)
def test_a_full_disk_leaves_the_old_file(tmp_path, name, whole_hands):
    # A limit on the size of files simulates a full disk.
    path = tmp_path / name
    path.write_bytes(OLD)
    done = subprocess.run(
        [*WHOLE, str(path), "--force"],
        capture_output=True,
        text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (60_000, 60_000)),
    )
    assert done.returncode == 1, done.stderr
    one_line(done.stderr)
    assert path.read_bytes() == OLD and os.listdir(tmp_path) == [name]


def test_a_directory_without_write_permission_is_an_error():
    said = build("/proc/poker.duckdb", code=1)
    assert "/proc" in one_line(said)


@pytest.mark.parametrize("side", ["poker.duckdb.wal", "poker.sqlite-journal"])
def test_a_database_in_the_middle_of_a_write_is_not_replaced(tmp_path, side):
    # The log beside the file belongs to the old database; SQLite would replay it into the new database.
    path = tmp_path / side.removesuffix(".wal").removesuffix("-journal")
    path.write_bytes(OLD)
    (tmp_path / side).write_bytes(b"journal")
    assert side in one_line(build(str(path), "--force", code=1))
    assert path.read_bytes() == OLD and sorted(os.listdir(tmp_path)) == sorted([path.name, side])


def test_a_database_that_another_process_writes_to_is_not_replaced(tmp_path):
    path = tmp_path / "poker.duckdb"
    writer = subprocess.Popen(
        [sys.executable, "-c", f"import duckdb; c = duckdb.connect({str(path)!r}); print('open', flush=True); input()"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert writer.stdout.readline() == "open\n"
    before = path.read_bytes()
    assert "is in use" in one_line(build(str(path), "--force", code=1))
    assert path.read_bytes() == before
    assert "lock" in one_line(started("check", str(path), code=1).stderr)
    writer.communicate("\n")
    build(str(path), "--force")
    assert whole(path) and os.listdir(tmp_path) == ["poker.duckdb"]


def test_ctrl_c_during_a_build_leaves_no_file(tmp_path, whole_hands):
    process = subprocess.Popen(
        [*WHOLE, str(tmp_path / "poker.sqlite"), "--show-sql"], stderr=subprocess.PIPE, text=True
    )
    for line in process.stderr:
        if "five_card_hands.sql" in line:
            break
    while process.poll() is None:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            continue
    assert process.returncode == 130 and list(tmp_path.iterdir()) == []
