"""The tiers of the tests, and fixtures for engines: DuckDB and SQLite in process and as shells, PostgreSQL, Spark."""

import csv
import fcntl
import gc
import io
import os
import pty
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections import Counter
from collections.abc import Callable
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import duckdb
import pytest

from pokersql import cli, engines, library
from pokersql.databases import installation, prepared, worlds
from pokersql.engines import conformance, targets
from pokersql.sources import bundle, sql_files

# The directory must stay the same if a test changes HOME.
os.environ.setdefault(prepared.DIRECTORY, str(prepared.directory()))

SCRIPTS = Path(sysconfig.get_path("scripts"))

TIERS = ("engines", "page", "protocol", "slow")
"""The markers of tests outside the quick tier; pyproject.toml describes each marker."""

LONGEST = ("test_spark", "test_clickhouse", "test_postgresql")
"""The files that take the most time in the engines tier. They have few tests, so xdist would start them late."""

SHELLS = {"duckdb_shell", "oldest_shell", "sqlite_shell", "postgresql", "spark"}
"""A test belongs to the engines tier if it takes one of these fixtures or has the name of one as a parameter."""

ENGINES = ["duckdb", pytest.param("sqlite", marks=pytest.mark.engines)]
"""Engines for `parametrize`: DuckDB in the quick tier, SQLite in the engines tier."""

RANKS, SUITS = "23456789TJQKA", "cdhs"

CARDS = [rank + suit for rank in RANKS for suit in SUITS]
"""The deck, in the order of card_id."""

LEFT = pytest.StashKey[Counter]()
"""The number of tests of each tier that were deselected."""

CPU_SECONDS = pytest.StashKey[float]()
"""The sum of the CPU seconds of the test processes."""

RAN = pytest.StashKey[int]()
"""The number of tests that a process has run."""

SLOWNESS = pytest.StashKey[list]()
"""All measurements of `slowness`."""

IDLE = 0.0028
"""The CPU seconds that the query of `slowness` takes on the machine where cpu_seconds.csv was measured.

This is an estimate: the quick tier of one commit took 372 s on that machine. On another machine, where the query took
0.0039 s, the tier took 533 s.
"""

MACRO_TABLES = """
CREATE TEMP TABLE hands AS SELECT '2c 2d 2h 2s 3c' AS hand;
CREATE TEMP TABLE cards AS SELECT 1 AS game_id, 2 AS player_id, UNNEST([0, 1, 2, 3, 4]) AS card_id;
CREATE TEMP TABLE spots AS SELECT 1 AS game_id, 1 AS seat, 'AsAh' AS hero, 'KdKc' AS villain, 'Qh 7h 2c 9s' AS board;
CREATE TEMP TABLE moves AS
SELECT 1 AS game, 'a' AS sequence, 1 AS player, 'set' AS information_set, NULL AS parent, 1 AS frequency;
CREATE TEMP TABLE wins AS SELECT 1 AS game, 'a' AS sequence_1, NULL AS sequence_2, 1 AS chance, 1 AS payoff;
CREATE TEMP TABLE losses AS SELECT * REPLACE (NULL AS payoff) FROM wins;
CREATE TEMP TABLE pushes AS FROM pokersql.push_fold(5, iterations := 2);
CREATE TEMP TABLE decisions AS
SELECT 1 AS number, 'button' AS player, 'push' AS decision, 0 AS dead, 6 AS combinations, 1 AS faced, 1 AS played,
    1 AS value, 1 AS gain;
"""
"""The tables that MACRO_CALLS read."""

MACRO_CALLS = dict.fromkeys(bundle.public(), "SELECT {}('2c 2d 2h 2s 3x')") | {
    "rank_hands": "FROM {}('hands', hand)",
    "showdown_of": "FROM {}('cards')",
    "draws_of": "FROM {}('hands', hand[:5], hand[7:])",
    "hand_draws": "FROM {}('AhKh', 'Qh7h2c')",
    "equity_of": "FROM {}('spots', hero, villain, board)",
    "equity_of_players": "FROM {}('spots', game_id, seat, hero, board)",
    "equity_steps": "FROM {}('spots', hero, villain, board)",
    "board_texture": "SELECT {}('Qh 7h 2c')",
    "flop_error": "SELECT {}('AKs', 'QX')",
    "flop_equities": "FROM {}('AKs', 'QQ') LIMIT 0",
    "icm_error": "SELECT {}([3, 0], [2, 1])",
    "place_chances": "SELECT {}([3, 2, 1])",
    "icm": "SELECT {}([3, 2, 1], [2, 1])",
    "icm_of": "FROM {}('cards', game_id, player_id, card_id + 1, [2, 1])",
    "bubble_factors": "FROM {}([3, 2, 1], [2, 1])",
    "push_fold_error": "SELECT {}([5], 0, 0.5, 1)",
    "push_fold": "FROM {}(5, iterations := 2)",
    "push_fold_icm": "FROM {}([5, 5, 5], [2, 1], 0.5, 1, iterations := 2)",
    "push_fold_summary": "FROM {}('pushes')",
    "push_fold_three": "FROM {}(5) LIMIT 0",
    "push_fold_three_summary": "FROM {}('decisions')",
    "game_errors": "FROM {}('moves', 'losses')",
    "solve_game": "FROM {}('moves', 'wins', iterations := 2)",
    "game_value": "FROM {}('moves', 'wins', 'moves')",
    "river_error": "SELECT {}('AA', 'KK', 'Qh 7h 2c 9s', 10, 20, [100], [100], 1)",
    "river": "FROM {}('AA', 'KK', 'Qh 7h 2c 9s 4d', 10, 20, iterations := 2)",
    "river_summary": "FROM {}('AA', 'KK', 'Qh 7h 2c 9s 4d', 10, 20, iterations := 2)",
    "deal": "FROM {}(seed := 5)",
}
"""For each public macro, a statement that calls it; its name, with or without the schema, takes the place of {}.

LIMIT 0 lets DuckDB plan, but not run, a macro that takes seconds.
"""

SUMS = {"push_fold", "push_fold_icm", "push_fold_summary", "river", "river_summary"}
"""The macros that add fractions: the last digits depend on the order in which the threads end."""

BAD_HANDS = {
    "As Xx Kd Qd Jd": "bad_card 'Xx' at 2",
    "AsKdQhJcXx": "bad_card 'Xx' at 5",
    "As Ks Qs Js 1s": "bad_card '1s' at 5",
    "As Ks Qs Js 15s": "bad_card '15s' at 5",
    "As Ks Qs Js A": "bad_card 'A' at 5",
    "As Ks Qs Js T s": "bad_card 'T' at 5",
    "Xx As As": "bad_card 'Xx' at 1",
    "As As Kd Qd Xx": "bad_card 'Xx' at 5",
    "12345": "bad_card '12345' at 1",
    "As Kd A♠ Qd Jd": "duplicate_card 'As'",
    "As Kd Qh Jc9c As": "duplicate_card 'As'",
    "As Kd Qh Jc Ts 9c8c As": "duplicate_card 'As'",
    "As Kd Qd Jd": "wrong_count 4",
    "2c 3c 4c 5c 6c 7c 8c 9c": "wrong_count 8",
    " , ": "wrong_count 0",
    "x" * 30: "bad_card 'xxxxxxxxxxxxxxxxxxxx…' at 1",
    "As" + " " * 400 + "Kd Qd Jd 9d": "too_long 413",
    "'; DROP TABLE deck; --": "bad_card '';' at 1",
}
"""Hands that can't be ranked, each with its error. Whatever reads a hand from text must give this error."""


def tier(item: pytest.Item) -> str:
    """The tier of a test: the name of its tier marker, or quick if it has none."""
    return next((marker.name for marker in item.iter_markers() if marker.name in TIERS), "quick")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    config.stash[LEFT] = Counter()
    families = {}
    for item in items:
        parameters = item.callspec.params.values() if hasattr(item, "callspec") else ()
        asked = {*item.fixturenames, *map(str, parameters)}
        if tier(item) == "quick" and SHELLS & asked:
            item.add_marker(pytest.mark.engines)
        if tier(item) == "quick" and "browser" in asked:
            item.add_marker(pytest.mark.page)
        if tier(item) == "quick" and item.get_closest_marker("quick"):
            families.setdefault((item.path, item.originalname), []).append(item)
    items.sort(key=lambda item: item.path.stem not in LONGEST)  # because a tier can't end before its longest file
    for cases in families.values():
        few = cases[0].get_closest_marker("quick").args[0]
        kept = {len(cases) * number // few for number in range(few)}
        for number, case in enumerate(cases):
            if number not in kept:
                case.add_marker(pytest.mark.slow)


def pytest_collection_finish():
    gc.freeze()  # otherwise garbage collection over thousands of tests takes a tenth of all CPU time


def pytest_deselected(items):
    for item in items:
        item.config.stash[LEFT][tier(item)] += 1


def slowness() -> float:
    """The CPU time of a small DuckDB query, divided by `IDLE`: above 1 if the processor is slower or busier."""
    query = """
        WITH RECURSIVE
        numbers AS (SELECT 1 AS a UNION ALL SELECT a + 1 FROM numbers WHERE a < 20),
        sums AS (SELECT a, SUM(a) OVER (ORDER BY a) AS s, REGEXP_EXTRACT('x' || a, '([0-9]+)') AS t FROM numbers)
        SELECT b.a, COUNT(*), MAX(c.t) FROM sums AS b INNER JOIN sums AS c ON b.a = c.a GROUP BY ALL ORDER BY ALL
    """
    with duckdb.connect() as connection:
        connection.execute(query)
        started = time.process_time()
        for _ in range(10):
            connection.execute(query).fetchall()
        return (time.process_time() - started) / 10 / IDLE


def pytest_runtest_teardown(item):
    """Measure `slowness` after the first of every fifty tests."""
    item.config.stash[RAN] = ran = item.config.stash.get(RAN, 0) + 1
    if ran % 50 == 1 and hasattr(item.config, "workeroutput"):
        item.config.stash.setdefault(SLOWNESS, []).append(slowness())


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session):
    config = session.config
    if hasattr(config, "workeroutput"):
        took = sum(os.times()[:4]) / fmean(config.stash.get(SLOWNESS, [1]))
        config.workeroutput |= {"left": dict(config.stash[LEFT]), "cpu_seconds": took}
    elif (cost := cpu_cost(config)) and cost.took > cost.most and os.environ.get("POKERSQL_REQUIRE_ALL"):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node):
    output = getattr(node, "workeroutput", {})
    node.config.stash[LEFT] = Counter(output.get("left"))
    node.config.stash[CPU_SECONDS] = node.config.stash.get(CPU_SECONDS, 0) + output.get("cpu_seconds", 0)


class Cost(NamedTuple):
    """Three CPU times of a tier: that of this run, divided by `slowness`; its limit; that of the last recorded run."""

    tier: str
    took: float
    limit: int
    last: int

    @property
    def most(self) -> float:
        return 1.5 * self.limit if self.tier == "quick" else float("inf")


def cpu_cost(config) -> Cost | None:
    """The CPU seconds of the tier that ran; None if only some of its tests ran, or if no worker process ran them."""
    took = config.stash.get(CPU_SECONDS, 0)
    name = config.option.markexpr if config.option.markexpr in TIERS else "quick"
    is_whole = config.args_source is pytest.Config.ArgsSource.TESTPATHS and not config.option.keyword
    if not took or not is_whole or (name == "quick" and not config.option.markexpr.startswith("not (")):
        return None
    with open(Path(__file__).with_name("cpu_seconds.csv"), newline="") as file:
        [planned] = [row for row in csv.DictReader(file) if row["tier"] == name]
    return Cost(name, took, int(planned["limit"]), int(planned["last"]))


def pytest_terminal_summary(terminalreporter, config):
    if cost := cpu_cost(config):
        more = "; that is too many" if cost.took > cost.most else ""
        line = f"{cost.tier} tier: {cost.took:.0f} CPU seconds; limit {cost.limit}, last landing {cost.last}{more}"
        terminalreporter.write_line(line)
        if path := os.environ.get("POKERSQL_COSTS"):
            with open(path, "a") as costs:
                print(line, file=costs)
    left = config.stash.get(LEFT, Counter()) if not config.option.keyword else Counter()
    for name in ("quick", *TIERS):
        if left[name]:
            words = f"-m {name}" if name in TIERS else ""
            terminalreporter.write_line(f"not run: {left[name]} {name} tests; .venv/bin/pytest {words}".rstrip())
    if left:
        terminalreporter.write_line("to run all of them: .venv/bin/pytest -m ''")


def missing(what: str) -> None:
    """Skip a test because a tool is missing; if POKERSQL_REQUIRE_ALL is set, as by .ci/run, fail the test."""
    if os.environ.get("POKERSQL_REQUIRE_ALL"):
        pytest.fail(f"no {what}, and POKERSQL_REQUIRE_ALL is set")
    pytest.skip(f"no {what}")


@pytest.fixture(autouse=True)
def one_tier(request, monkeypatch):
    """Check that a test has at most one tier marker, and that a quick test starts no process."""
    tiers = {marker.name for marker in request.node.iter_markers()} & {*TIERS}
    assert len(tiers) < 2, f"a test may have one tier, not {tiers}"
    if not tiers:

        def refuse(*words, **options):
            pytest.fail("a quick test must not start a process; mark the test protocol or engines")

        monkeypatch.setattr(subprocess.Popen, "__init__", refuse)
        monkeypatch.setattr(pty, "fork", refuse)


@pytest.fixture(scope="session")
def macros() -> duckdb.DuckDBPyConnection:
    """A DuckDB connection with the macros: tests compare the functions of other engines with these macros."""
    connection = duckdb.connect()
    targets.install(connection)
    return connection


@pytest.fixture(scope="session")
def loaded_sqlite():
    return worlds.loaded("sqlite")


@pytest.fixture(scope="session", autouse=True)
def prepared_duckdb() -> Path:
    """Make the prepared databases before the first test, so that no test prints the note that they are made."""
    paths = {}
    for name, kind in engines.ENGINES.items():
        with kind() as engine:
            paths[name] = worlds.prepared_of(engine)
    installation.attaching()
    return paths["duckdb"]


@pytest.fixture(scope="session")
def everything() -> duckdb.DuckDBPyConnection:
    """An in-memory connection with all relations and macros; tests take a cursor and write only to temporary tables."""
    return library.connect()


@pytest.fixture(scope="module")
def world(everything) -> duckdb.DuckDBPyConnection:
    """A cursor of `everything`, with temporary tables that only the tests of one file share."""
    return everything.cursor()


@pytest.fixture(scope="session")
def fonts():
    """Make matplotlib's list of fonts now, because matplotlib starts a process to make this list, once per machine."""
    from matplotlib import font_manager

    return font_manager.fontManager


@pytest.fixture(params=ENGINES)
def engine(request):
    """Each engine in turn, on a copy of a loaded database, because loading takes longer than a short test."""
    if request.param == "duckdb":
        return request.getfixturevalue("duckdb_engine")
    return sqlite_copy(request.getfixturevalue("loaded_sqlite"))


@pytest.fixture(scope="session")
def loaded_duckdb(prepared_duckdb, tmp_path_factory):
    with copy_of(prepared_duckdb, tmp_path_factory.mktemp("loaded")) as engine:
        yield engine


@pytest.fixture
def duckdb_engine(loaded_duckdb):
    """DuckDB with all relations, in a transaction that is rolled back: faster than a copy of the database."""
    with rolled_back(loaded_duckdb) as engine:
        yield engine


@contextmanager
def rolled_back(engine: engines.DuckDB):
    """An engine whose changes are undone at the end of the block. An error of a statement makes all later ones fail."""
    engine.one_connection = True
    engine.rows("BEGIN")
    yield engine
    engine.rows("ROLLBACK")


def sqlite_copy(loaded: engines.SQLite) -> engines.SQLite:
    copy = engines.SQLite()
    loaded.connection.backup(copy.connection)
    return copy


@contextmanager
def copy_of(path: Path, directory: Path):
    """An engine on a writable copy of a database file; a copy into memory would take three times as long."""
    copy = shutil.copy(path, directory)
    with engines.DuckDB(copy) as engine:
        # A checkpoint would be wasted, because no later connection reads the copy.
        engine.connection.execute("PRAGMA disable_checkpoint_on_shutdown")
        yield engine
    for file in directory.glob(f"{path.name}*"):
        file.unlink()


@pytest.fixture(scope="session")
def data() -> Path:
    """The directory that POKERSQL_DATA names: published deals and hands, which are not in this repository."""
    if "POKERSQL_DATA" not in os.environ:
        missing("POKERSQL_DATA")
    if not os.environ["POKERSQL_DATA"]:
        pytest.skip("POKERSQL_DATA is empty")
    return Path(os.environ["POKERSQL_DATA"])


def texts(rows) -> list[tuple[str, ...]]:
    """Rows with each value as it is written in CSV."""
    return [tuple("" if value is None else str(value) for value in row) for row in rows]


def flattened(*paths: str) -> str:
    """The text of files; each `.read` line is replaced by the text of the file that it names."""
    parts = []
    for path in paths:
        inner = sql_files.order(path)
        parts.append(flattened(*inner) if inner else sql_files.runnable(path))
    return "\n".join(parts)


class Shell:
    """A program that reads SQL from standard input and prints CSV."""

    def __init__(self, *command: str):
        self.command = command

    def run(self, script: str) -> list[tuple[str, ...]]:
        """The rows that a script prints; each result begins with a row of column names."""
        done = subprocess.run(
            self.command, input=script, capture_output=True, text=True, cwd=sql_files.base(), encoding="utf-8"
        )
        assert done.returncode == 0, done.stderr
        return [tuple(row) for row in csv.reader(io.StringIO(done.stdout))]


@pytest.fixture(scope="session")
def duckdb_shell() -> Shell:
    shell = SCRIPTS / "duckdb"
    if not shell.exists():
        missing("DuckDB shell")
    return Shell(str(shell), "-csv", "-bail", "-nullvalue", "", ":memory:")


@pytest.fixture(scope="session")
def oldest_shell() -> Shell:
    """The shell of the oldest supported DuckDB, which POKERSQL_OLDEST_SHELL names."""
    path = os.environ.get("POKERSQL_OLDEST_SHELL")
    if not path:
        missing("POKERSQL_OLDEST_SHELL")
    version = subprocess.run([path, "-version"], capture_output=True, text=True).stdout
    assert version.startswith("v1.4."), version
    return Shell(path, "-csv", "-bail", "-nullvalue", "", ":memory:")


@pytest.fixture(scope="session")
def compiler() -> None:
    """What the sources of extensions need: a C compiler, make and SQLite's header."""
    for program in ("cc", "make"):
        if not shutil.which(program):
            missing(program)
    words = ["cc", "-fsyntax-only", "-include", "sqlite3ext.h", "-x", "c", os.devnull]
    if subprocess.run(words, capture_output=True).returncode:
        missing("sqlite3ext.h")


@pytest.fixture(scope="session")
def sqlite_shell() -> Shell:
    if not shutil.which("sqlite3"):
        missing("sqlite3 shell")
    return Shell("sqlite3", "-csv", "-header", "-bail", ":memory:")


class PostgreSQL:
    """A PostgreSQL server that listens on a socket in its own directory."""

    def __init__(self, binaries: Path, directory: Path):
        # PostgreSQL refuses to be run by root.
        self.prefix = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        self.binaries, self.directory, self.databases = binaries, directory, 0
        self.template: str | None = None
        directory.mkdir()
        if self.prefix:
            shutil.chown(directory, "postgres")
        self.call("initdb", "-D", directory / "data", "-E", "UTF8", "--locale=C.UTF-8", "-A", "trust", "-N")
        self.call("pg_ctl", "-D", directory / "data", "-l", directory / "log", "-w", "-o", self.options(), "start")

    def options(self) -> str:
        return f"-c listen_addresses='' -c unix_socket_directories={self.directory} -c fsync=off"

    def call(self, program: str, *words) -> str:
        """The standard output of a program."""
        command = [*self.prefix, str(self.binaries / program), *map(str, words)]
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.directory)
        assert done.returncode == 0, f"{program}: {done.stderr}"
        return done.stdout

    def share(self) -> Path:
        """The directory in which the server looks for extensions."""
        return Path(self.call("pg_config", "--sharedir").strip())

    def new(self, template: str = "template1") -> str:
        """The address of a new database."""
        self.databases += 1
        name = f"test_{self.databases}"
        self.call("createdb", "-h", self.directory, "-T", template, name)
        return f"postgresql:///{name}?host={self.directory}&user=postgres"

    def installed(self) -> str:
        """The address of a new database with pokersql installed: a copy, ten times as fast as an install."""
        if self.template is None:
            with targets.opened(self.new()) as target:
                target.install()
            self.template = f"test_{self.databases}"
        return self.new(self.template)

    def shell(self, address: str) -> Shell:
        psql = [*self.prefix, str(self.binaries / "psql"), address]
        return Shell(*psql, "-q", "--csv", "-v", "ON_ERROR_STOP=1")

    def database(self) -> Shell:
        """A shell on a new database that uses neither JIT compilation nor nested loops.

        Tables that a script has just made have no statistics. Without statistics PostgreSQL would compile queries over
        52 rows, and plan nested loops that take minutes.
        """
        return self.shell(f"{self.new()}&options=-cjit%3Doff%20-cenable_nestloop%3Doff")

    def stop(self) -> None:
        self.call("pg_ctl", "-D", self.directory / "data", "-m", "immediate", "stop")


@pytest.fixture(scope="session")
def postgresql():
    import tempfile

    on_path = shutil.which("initdb")
    found = [*([Path(on_path)] if on_path else []), *sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))]
    if not found:
        missing("PostgreSQL")
    # A socket's path must be short, and the server's user must reach it.
    with tempfile.TemporaryDirectory(prefix="pg") as directory:
        os.chmod(directory, 0o755)
        server = PostgreSQL(found[-1].parent, Path(directory) / "s")
        yield server
        server.stop()


SHORT_LIVED = "-XX:+UseSerialGC -XX:TieredStopAtLevel=1"
"""Options of Java for processes that plan a few queries: they take a third less CPU time without more threads for
garbage collection and without the second compiler, whose results come too late."""


class SparkCluster:
    """A standalone Spark cluster on loopback: a master process, worker processes, and a session as the driver."""

    def __init__(self, directory: Path, workers: int = 2):
        import pyspark

        self.home = Path(pyspark.__file__).parent
        self.directory, self.processes, self.workers, self.session = directory, [], [], None
        try:
            self.start("master", "master.Master", "--host", "127.0.0.1", "--port", "0", "--webui-port", "0")
            log = directory / "master"
            self.address = until(lambda: re.search(r"Starting Spark master at (spark://\S+)", log.read_text()))[1]
            for _ in range(workers):
                self.add_worker()
        except BaseException:
            self.stop()
            raise

    def start(self, name: str, place: str, *words: str) -> subprocess.Popen:
        with (self.directory / name).open("w") as log:
            process = subprocess.Popen(
                [self.home / "bin" / "spark-class", f"org.apache.spark.deploy.{place}", *words],
                stdout=log,
                stderr=log,
                env=os.environ
                | {
                    "SPARK_HOME": str(self.home),
                    "SPARK_LOCAL_IP": "127.0.0.1",
                    "SPARK_DAEMON_JAVA_OPTS": SHORT_LIVED,
                },
                cwd=self.directory,
            )
        self.processes.append(process)
        return process

    def add_worker(self) -> None:
        """Start a worker with one core, and wait until it is registered with the master."""
        name = f"worker{len(self.workers) + 1}"
        words = ["--host", "127.0.0.1", "--cores", "1", "--memory", "2g", "--webui-port", "0"]
        work = ["--work-dir", str(self.directory / "work"), self.address]
        self.workers.append(self.start(name, "worker.Worker", *words, *work))
        log = self.directory / name
        until(lambda: "Successfully registered with master" in log.read_text())

    def connect(self, **settings: str):
        """A Spark session with a Hive catalogue in memory."""
        from pyspark.sql import SparkSession

        builder = SparkSession.builder.master(self.address).appName("tests").enableHiveSupport()
        for name, value in {
            "spark.ui.enabled": "false",
            "spark.driver.host": "127.0.0.1",
            "spark.driver.bindAddress": "127.0.0.1",
            "spark.driver.memory": "4g",
            "spark.executor.memory": "1536m",
            "spark.sql.warehouse.dir": str(self.directory / "warehouse"),
            "spark.driver.extraJavaOptions": f"{SHORT_LIVED} -Dderby.system.home={self.directory}",
            "spark.executor.extraJavaOptions": "-XX:+UseSerialGC",
            "spark.hadoop.javax.jdo.option.ConnectionURL": "jdbc:derby:memory:tests;create=true",
            **settings,
        }.items():
            builder = builder.config(name, value)
        self.session = builder.getOrCreate()
        self.session.sparkContext.setLogLevel("OFF")
        return self.session

    def stop(self) -> None:
        try:
            if self.session is not None:
                self.session.stop()
        finally:
            for process in self.processes:
                process.kill()
                process.wait()


@pytest.fixture(scope="session")
def cluster(tmp_path_factory):
    try:
        import pyspark  # noqa: F401
    except ImportError:
        missing("pyspark")
    if not shutil.which("java"):
        missing("Java")
    cluster = SparkCluster(tmp_path_factory.mktemp("spark"))
    yield cluster
    cluster.stop()


@pytest.fixture(scope="session")
def spark(cluster):
    """A Spark session on the cluster."""
    return cluster.connect()


def started(
    *words: str, stdin: bytes | str = b"", code: int | None = 0, **environment: str
) -> subprocess.CompletedProcess:
    """Run `pokersql` as a process and check its exit code (None accepts any); its output is decoded to text."""
    done = subprocess.run(
        [sys.executable, "-m", "pokersql", *words],
        input=stdin.encode() if isinstance(stdin, str) else stdin,
        capture_output=True,
        env=os.environ | {"PYTHONUTF8": "1"} | environment,
    )
    done.stdout, done.stderr = done.stdout.decode(), done.stderr.decode()
    assert code in (None, done.returncode), f"exit code {done.returncode}, not {code}: {done.stderr}"
    return done


def pokersql(*words: str, stdin: bytes | str = b"", code: int | None = 0) -> subprocess.CompletedProcess:
    """Run `pokersql` in this process: to start a process would take longer than most commands."""
    stdin = stdin.encode() if isinstance(stdin, str) else stdin
    stdin, stdout, stderr = (io.TextIOWrapper(io.BytesIO(given), "utf-8", newline="") for given in (stdin, b"", b""))
    with pytest.MonkeyPatch.context() as patch, pytest.raises(SystemExit) as ended:
        patch.setattr(sys, "argv", ["pokersql", *words])
        for name, stream in (("stdin", stdin), ("stdout", stdout), ("stderr", stderr)):
            patch.setattr(sys, name, stream)
        cli.main()
    said = []
    for stream in (stdout, stderr):
        stream.flush()
        said.append(stream.buffer.getvalue().decode())
    assert code in (None, ended.value.code), f"exit code {ended.value.code}, not {code}: {said[1]}"
    return subprocess.CompletedProcess(words, ended.value.code, *said)


FILES = ["poker.duckdb", pytest.param("poker.sqlite", marks=pytest.mark.engines), "hands.parquet"]


@pytest.fixture(scope="session")
def shared(tmp_path_factory) -> Callable[[str, Callable[[str], object]], Path]:
    """A function that returns the path of a file or directory, which it makes once for all test processes."""
    directory = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        directory = directory.parent

    def made(name: str, make: Callable[[str], object]) -> Path:
        path = directory / name
        with open(f"{path}.lock", "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not path.exists():
                make(str(path))
        return path

    return made


class Built:
    """A directory of built files, each built at its first use; a test that changes a file copies it first."""

    def __init__(self, shared):
        self.shared = shared

    def __truediv__(self, name: str) -> Path:
        return self.shared(name, lambda path: pokersql("build", path))


@pytest.fixture(scope="session")
def built(shared) -> Built:
    return Built(shared)


@pytest.fixture
def two_questions(monkeypatch):
    """Let `check` ask two questions. One test per engine asks all of them, which takes from ten seconds to minutes."""
    monkeypatch.setattr(conformance, "questions", lambda: ["hand_functions", "numberings"])


@pytest.fixture(scope="module")
def pluribus(shared, data, tmp_path_factory) -> Path:
    """A copy of a database with the 10,000 hands of Pluribus."""
    hands = str(data / "histories" / "pluribus_phh.tar.gz")
    loaded = shared("pluribus.duckdb", lambda path: pokersql("load", hands, "--db", path))
    return Path(shutil.copy(loaded, tmp_path_factory.mktemp("pluribus")))


def terminal(*words: str, **environment: str) -> str:
    """The output of `pokersql` on a terminal of 200 columns; `environment` may give another number as `COLUMNS`."""
    pid, descriptor = pty.fork()
    if pid == 0:
        os.environ.update({"COLUMNS": "200", "TERM": "xterm-256color"} | environment)
        os.execv(sys.executable, [sys.executable, "-m", "pokersql", *words])
    written = b""
    while True:
        try:
            piece = os.read(descriptor, 65536)
        except OSError:
            break
        if not piece:
            break
        written += piece
    os.waitpid(pid, 0)
    return written.decode()


@contextmanager
def running(*words: str, **options):
    """`pokersql` as a process, killed at the end of the block; it reacts to SIGHUP even if pytest runs under nohup."""
    process = subprocess.Popen(
        [sys.executable, "-m", "pokersql", *words],
        preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_DFL),
        **options,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def until(condition, seconds: float = 60):
    """Call a function until its result is true, and return the result.

    Between two calls the processor is free for the processes that the function waits for.
    """
    end = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < end, f"the condition is still false after {seconds} s"
        time.sleep(0.01)
    return found


def writes(process: subprocess.Popen, directory: Path) -> bool:
    """Whether a process has written to an unnamed file in a directory, according to Linux's /proc."""
    for descriptor in Path(f"/proc/{process.pid}/fd").iterdir():
        with suppress(FileNotFoundError):
            if os.readlink(descriptor).startswith(f"{directory}/#") and descriptor.stat().st_size:
                return True
    return False


def one_line(stderr: str) -> str:
    assert stderr.count("\n") == 1 and stderr.startswith("pokersql: ") and "Traceback" not in stderr, stderr
    return stderr


def deal_hands(engine, *hands: str, game: int = 1) -> None:
    """Insert hands, given as text, into hand_text and hand_cards, as a user would."""
    engine.insert("hand_text", [(game, player, hand) for player, hand in enumerate(hands, 1)])
    engine.rows(f"INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM text_cards WHERE game_id = {game}")


FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)
"""Options of Chromium, so that it sends only the requests of the page."""


@pytest.fixture(scope="session")
def site(shared) -> Path:
    """The page as static files."""
    package = os.environ.get("POKERSQL_DUCKDB_WASM")
    if package is None:
        missing("npm's package @duckdb/duckdb-wasm, whose directory POKERSQL_DUCKDB_WASM names")
    return shared("page", lambda path: pokersql("page", path, "--duckdb-wasm", package))


@pytest.fixture(scope="session")
def hosted(site):
    """The address of the static page, which runs DuckDB-Wasm, on a file server."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(site)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        yield re.search(r"http://\S+/", process.stdout.readline())[0]
        process.kill()


@contextmanager
def serving(*words: str):
    """Start `pokersql serve`; yields its process and the address that it prints."""
    command = [sys.executable, "-m", "pokersql", "serve", "--no-open", "--port", "0", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process, process.stdout.readline().split()[-1]
        finally:
            process.kill()


@pytest.fixture(scope="session")
def served(tmp_path_factory):
    """The address of the page of `pokersql serve` on a user's database."""
    path = tmp_path_factory.mktemp("mine") / "mine.duckdb"
    duckdb.connect(str(path)).execute("CREATE TABLE played AS SELECT 'As Ks Qs Js Ts' AS hand").close()
    with serving(str(path)) as (_, address):
        yield address


@pytest.fixture(scope="session")
def browser():
    """Chromium."""
    program = shutil.which("chromium")
    if program is None:
        missing("chromium")
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=30_000)  # milliseconds, enough for an engine to start on a busy machine
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=FLAGS.split())
        yield chromium
        chromium.close()
