"""`pokersql` in unusual conditions: closed streams, signals, invalid names, very long numbers."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import one_line, pokersql, running, started, until, writes

from pokersql.counts import equities
from pokersql.databases import database_files
from pokersql.errors import ExitCode

COMMAND = [sys.executable, "-m", "pokersql"]
DEAL = ["deal", "--seed", "1", "-p", "1", "-f", "csv"]
DIGITS = "9" * 5000


# ---- streams


def closed(words: list[str], *descriptors: int, **streams) -> subprocess.CompletedProcess:
    """Run `pokersql` with standard streams closed, as by `<&- >&- 2>&-`."""

    def close() -> None:
        for descriptor in descriptors:
            os.close(descriptor)

    return subprocess.run([*COMMAND, *words], preexec_fn=close, text=True, timeout=60, **streams)


@pytest.mark.protocol
def test_printing_rows_to_a_closed_output_is_an_error():
    done = closed(DEAL, 1, stderr=subprocess.PIPE)
    assert done.returncode == 1 and "standard output is closed" in one_line(done.stderr)
    assert closed(DEAL, 0, 1, 2).returncode == 1
    with open("/dev/full", "w") as full:
        assert closed(["rank", "As Xx"], stdout=full, stderr=subprocess.DEVNULL).returncode == ExitCode.CARDS
        done = closed(DEAL, stdout=full, stderr=subprocess.PIPE)
        assert done.returncode == 1 and "space" in one_line(done.stderr)
        assert closed([*DEAL, "--show-sql"], stdout=subprocess.DEVNULL, stderr=full).returncode == 1


@pytest.mark.protocol
def test_an_unused_standard_stream_may_be_closed(tmp_path):
    done = closed(DEAL, 0, 2, stdout=subprocess.PIPE)
    assert done.returncode == 0 and done.stdout == started(*DEAL).stdout
    done = closed(["rank", "-"], 0, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert done.returncode == 2 and "standard input is empty" in one_line(done.stderr)
    out = tmp_path / "classes.duckdb"
    assert closed([*DEAL, "-o", str(tmp_path / "out.csv")], 0, 1, 2).returncode == 0
    assert (tmp_path / "out.csv").read_text() == started(*DEAL).stdout
    assert not out.exists()


@pytest.mark.protocol
def test_a_database_never_gets_the_descriptor_of_a_closed_stream(tmp_path):
    """If standard error is closed, the next file opened would get its descriptor, 2, and receive all messages."""
    path = tmp_path / "poker.sqlite"
    assert closed(["build", str(path)], 0, 1, 2).returncode == 0
    with database_files.opened(str(path)) as engine:
        assert engine.rows("PRAGMA integrity_check") == [("ok",)]


@pytest.mark.parametrize(
    "words", [["play", "-p", "2", "--seed", "1", "--name", "Ann", "--choose", "Ann"], ["rank", "-"]]
)
def test_input_that_is_not_utf_8_is_reported_as_a_bad_card(words):
    assert "bad_card '\ufffd' at 1" in pokersql(*words, stdin=b"\xff\n", code=3).stderr


# ---- signals


@pytest.mark.protocol
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
@pytest.mark.parametrize("out", ["out.csv", "out.parquet", "out.md"])
def test_a_command_ended_by_a_signal_leaves_no_partial_output_file(tmp_path, out, number):
    """The partial file has no name, so the test looks for it among the open files of the process."""
    sql = "SELECT a.range AS a FROM range(1000000000000) AS a"
    words = ["query", sql, "-o"] if out == "out.md" else ["export", "big", "--db", "big.duckdb"]
    if out != "out.md":
        build_endless(tmp_path / "big.duckdb")
    before = sorted(os.listdir(tmp_path))
    with running(*words, out, cwd=tmp_path, stderr=subprocess.PIPE, text=True) as process:
        until(lambda: writes(process, tmp_path))
        process.send_signal(number)
        _, said = process.communicate(timeout=60)
    assert process.returncode == (-number if number == signal.SIGKILL else 128 + number)
    assert number == signal.SIGKILL or one_line(said).strip("\n")[10:] in ("interrupted", "terminated", "hung up")
    assert sorted(os.listdir(tmp_path)) == before


def build_endless(path: Path) -> None:
    """Make a file that looks like a built database and has an almost endless view."""
    import duckdb

    from pokersql.sources import sql_files

    version = sql_files.version()
    connection = duckdb.connect(str(path))
    connection.execute(f"CREATE TABLE metadata AS SELECT 'schema_version' AS attribute, '{version}' AS value")
    connection.execute("CREATE VIEW big AS SELECT range AS a, hash(range) AS b FROM range(1000000000000)")
    connection.close()


@pytest.mark.protocol
@pytest.mark.parametrize("number, code", [(signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_terminated_build_leaves_no_files(tmp_path, number, code):
    words = ["build", str(tmp_path / "poker.sqlite"), "--show-sql"]
    with running(*words, stderr=subprocess.PIPE, text=True) as process:
        for line in process.stderr:
            if "five_card_hands.sql" in line:
                break
        process.send_signal(number)
        assert process.wait(timeout=60) == code and os.listdir(tmp_path) == []


@pytest.mark.protocol
def test_a_command_under_nohup_ignores_sighup():
    code = (
        "import os, signal; signal.signal(signal.SIGHUP, signal.SIG_IGN)\n"
        "from pokersql import cli\n"
        "from pokersql.databases import worlds\n"
        "loaded = worlds.loaded\n"
        "worlds.loaded = lambda *words: (os.kill(os.getpid(), signal.SIGHUP), loaded(*words))[1]\n"
        "cli.main()"
    )
    done = subprocess.run([sys.executable, "-c", code, *DEAL], capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout == started(*DEAL).stdout


@pytest.mark.protocol
def test_ctrl_c_during_imports_prints_one_line(tmp_path):
    (tmp_path / "click.py").write_text("import os, signal\nos.kill(os.getpid(), signal.SIGINT)\nwhile True: pass\n")
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), *filter(None, sys.path)])}
    code = "from pokersql.__main__ import main; main()"
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 130 and done.stderr == "pokersql: interrupted\n"


# ---- names and numbers


@pytest.mark.quick(4)
@pytest.mark.parametrize(
    "words, code, said",
    [
        (["build", ""], 2, "'' is empty"),
        (["check", ""], 2, "'' is empty"),
        (["check", " "], 2, "' ' is empty"),
        (["query", "SELECT 1", "--db", ""], 2, "'--db': '' is empty"),
        (["query", "--file", ""], 2, "'--file': '' is empty"),
        (["export", "deck", "x.csv", "--db", ""], 2, "'--db': '' is empty"),
        (["export", "deck", ""], 2, "'' is empty"),
        (["deal", "-o", ""], 2, "'' is empty"),
        (["shell", ""], 2, "'' is empty"),
        (["luck", "--observed", ""], 2, "'' is empty"),
        (["odds", "--plot", ""], 2, "'' is empty"),
        (["audit", "", "--cards", "5"], 2, "'' is empty"),
        (["equity", "AsAh", "-b", ""], 2, "'--board': '' is empty"),
        (["beats", "AsAh", "-d", ""], 2, "'--dead': '' is empty"),
        (["outs", "AsAh", "-b", ""], 2, "'--board': '' is empty"),
        (["build", ".duckdb"], 2, ".duckdb is only an ending"),
        (["build", "--seven", ".parquet"], 2, ".parquet is only an ending"),
        (["check", ".duckdb"], 2, ".duckdb is only an ending"),
        (["deal", "-o", ".csv"], 2, ".csv is only an ending"),
        (["export", "deck", ".csv"], 2, ".csv is only an ending"),
        (["odds", "--plot", ".svg"], 2, ".svg is only an ending"),
        (["build", "/proc/poker.duckdb"], 1, "no file can be made in /proc"),
        (["deal", "-o", "circle.csv"], 2, "circle.csv can't be written: its links form a circle"),
        (["export", "deck", "circle.csv"], 2, "circle.csv can't be written"),
        (["build", "circle.duckdb"], 2, "circle.duckdb can't be written"),
        (["build", "--seven", "circle.parquet"], 2, "circle.parquet can't be written"),
        (["equity", "AsAh", "--error", "nan"], 2, "'nan' is no number"),
        (["equity", "AsAh", "--error", "inf"], 2, "not in the range"),
        (["deal", "--seed", DIGITS], 2, "'--seed'"),
        (["luck", "--category", "flush", "--seen", DIGITS, "--hands", "5"], 2, "'--seen'"),
        (["luck", "--observed", "digits.csv"], 2, "occurrences are a whole number"),
        (["audit", "digits.csv", "--cards", "5"], 2, "occurrences are a whole number"),
        (["rank", f"As {DIGITS} Kd Qh Jc Ts"], 3, "too_long"),
        (["equity", f"AKs:{DIGITS}"], 3, "AKs"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else "",
)
def test_an_invalid_name_or_number_gives_a_one_line_error(words, code, said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("digits.csv").write_text(f"flush,{DIGITS}\n")
    for ending in ("csv", "duckdb", "parquet"):
        os.symlink(f"circle.{ending}", f"circle.{ending}")
    before = sorted(os.listdir())
    done = pokersql(*words, code=code)
    assert said in one_line(done.stderr) and done.stdout == "" and len(done.stderr) < 3000
    assert sorted(os.listdir()) == before


def test_leading_zeros_do_not_count_as_digits_of_a_long_number(tmp_path):
    path = tmp_path / "zeros.csv"
    path.write_text(f"flush,{'0' * 5000}7\nother,{'0' * 5000}\n")
    assert "Flush" in pokersql("luck", "--observed", str(path), "--hands", "5000").stdout


@pytest.mark.slow
def test_a_simulation_prints_a_note_if_it_is_long_and_is_refused_if_it_takes_over_an_hour(monkeypatch):
    words = ["equity", *["random"] * 4, "--method", "sim", "--seed", "1", "-f", "csv", "-n"]
    monkeypatch.setattr(equities, "LONGEST", equities.TOO_LONG)
    assert "take about" not in pokersql(*words, "110000").stderr
    monkeypatch.setattr(equities, "LONGEST", 0)
    said = pokersql(*words, "250000").stderr
    assert re.search(r"250,000 showdowns take about \d+ seconds; for a faster answer, give a smaller -n", said)
    done = pokersql(*words, "1000000000", code=2)
    assert "the limit is an hour; give a smaller -n or a larger --error" in one_line(done.stderr)
    done = pokersql(*words[:-1], "--error", "0.0000001", code=2)
    assert "the limit is an hour" in one_line(done.stderr)
