"""Untrusted SQL: the statements refused on each engine, and the limits of its process."""

import glob
import io
import json
import os
import pickle
import re
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

import duckdb
import pytest
from conftest import one_line, pokersql, running, started, terminal, until

import pokersql as package
from pokersql import engines
from pokersql.databases import installation
from pokersql.engines.sqlite import allowed
from pokersql.errors import PokersqlError
from pokersql.sources import bundle
from pokersql.sources.sql_text import quoted
from pokersql.untrusted import apart

pytestmark = pytest.mark.protocol


@pytest.fixture
def outside(tmp_path, monkeypatch):
    """A directory with files that untrusted SQL must not reach; the tests run in it."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "secret.csv").write_text("hand,b\nAs Ks Qs Js Ts,2\n")
    duckdb.sql("COPY (SELECT 42 AS secret) TO 'secret.parquet' (FORMAT parquet)")
    duckdb.connect("other.duckdb").execute("CREATE TABLE t AS SELECT 1 AS one").close()
    sqlite3.connect("other.sqlite").execute("CREATE TABLE t AS SELECT 1 AS one").connection.commit()
    return tmp_path


FILES = "disabled"
"""A word in the messages with which DuckDB refuses to read files."""

READS = {
    "read a file": ("FROM 'secret.csv'", FILES),
    "read Parquet": ("FROM 'secret.parquet'", FILES),
    "read text": ("SELECT content FROM read_text('secret.csv')", FILES),
    "read a blob": ("SELECT content FROM read_blob('secret.csv')", FILES),
    "list files": ("FROM glob('*')", FILES),
    "sniff": ("FROM sniff_csv('secret.csv')", FILES),
    "read metadata": ("FROM parquet_metadata('secret.parquet')", FILES),
    "read through a table function": ("FROM query('SELECT content FROM read_text(''secret.csv'')')", FILES),
    "read through a name": ("FROM query_table('secret.csv')", FILES),
    "read in a view": ("CREATE VIEW v AS FROM 'secret.csv'; FROM v", FILES),
    "read in a macro": ("CREATE MACRO m() AS TABLE SELECT content FROM read_text('secret.csv'); FROM m()", FILES),
    "read through rank_hands": ("FROM rank_hands('secret.csv', hand)", FILES),
}
WRITES = {
    "write a file": ("COPY (SELECT 1) TO 'out.csv'", "COPY is off"),
    "write a table": ("CREATE TABLE t AS SELECT 1; COPY t TO 'out.parquet' (FORMAT parquet)", "COPY is off"),
    "load a file": ("CREATE TABLE t (a TEXT, b INT); COPY t FROM 'secret.csv'", "COPY is off"),
    "export": ("EXPORT DATABASE 'out'", "EXPORT is off"),
    "attach": ("ATTACH 'other.duckdb' AS other", "ATTACH is off"),
    "attach in memory": ("ATTACH ':memory:' AS other", "ATTACH is off"),
    "attach after another statement": ("SELECT 1; ATTACH 'new.duckdb' AS new", "ATTACH is off"),
    "use": ("USE memory", "SET is off"),
    "load": ("LOAD json", "LOAD is off"),
    "set": ("SET threads = 1", "SET is off"),
    "set for all": ("SET GLOBAL memory_limit = '100GB'", "SET is off"),
    "reset": ("RESET threads", "SET is off"),
    "set by pragma": ("PRAGMA enable_profiling = 'json'", "is off"),
    "set a variable": ("SET VARIABLE x = 1", "SET is off"),
    "call a pragma": ("CALL pragma_version()", "CALL is off"),
    "explain and run": ("EXPLAIN ANALYZE COPY (SELECT 1) TO 'out.csv'", "EXPLAIN is off"),
    "explain and set": ("EXPLAIN ANALYZE SET VARIABLE x = 1", "EXPLAIN is off"),
    "prepare": ("PREPARE p AS COPY (SELECT 1) TO 'out.csv'", "PREPARE is off"),
    "checkpoint": ("CHECKPOINT", "is off"),
    "begin": ("BEGIN", "TRANSACTION is off"),
}
HOPELESS = {  # these statements also fail as trusted SQL, so only the message shows that they are refused
    "install": ("INSTALL httpfs", "LOAD is off"),
    "install by force": ("FORCE INSTALL httpfs", "LOAD is off"),
    "load a library": ("LOAD './secret.csv'", "LOAD is off"),
    "detach": ("DETACH other", "DETACH is off"),
    "import": ("IMPORT DATABASE 'out'", "is off|disabled"),
    "switch on again": ("SET enable_external_access = true", "SET is off"),
    "unlock": ("SET lock_configuration = false", "SET is off"),
    "reach the network": ("FROM read_csv('http://localhost:1/a.csv')", "(?i)disabled|extension"),
    "a secret": ("CREATE PERSISTENT SECRET s (TYPE s3)", "(?i)secret|extension|disabled"),
}
ESCAPES = READS | WRITES | HOPELESS


@pytest.mark.parametrize("sql, message", ESCAPES.values(), ids=ESCAPES)
def test_untrusted_sql_in_duckdb_reaches_no_files(outside, sql, message):
    before = sorted(os.listdir(outside))
    with engines.DuckDB(safe=True) as engine:  # in this process; test_query.py tests the separate process
        installation.use_macros(engine, sql)
        engine.restrict()
        with pytest.raises(PokersqlError, match=message) as error:
            engine.rows(sql)
    assert "\n" not in str(error.value)
    assert sorted(os.listdir(outside)) == before


@pytest.mark.parametrize("sql", [sql for sql, _ in (READS | WRITES).values()], ids=READS | WRITES)
def test_the_refused_statements_work_as_trusted_sql(outside, sql):
    with engines.DuckDB() as engine:
        installation.use_macros(engine, sql)
        engine.rows(sql)


def test_untrusted_sql_on_a_users_database_reaches_no_other_files(outside):
    for sql in ("ATTACH 'new.duckdb' AS n", "FROM 'secret.csv'", "CREATE TABLE u AS SELECT 1", "DROP TABLE t"):
        with pytest.raises(PokersqlError):
            package.query(sql, path="other.duckdb", safe=True)
    assert package.query("FROM t", path="other.duckdb", safe=True).rows == [(1,)]


def test_untrusted_sql_can_use_relations_and_macros_and_temporary_tables():
    sql = """
        CREATE TABLE mine AS SELECT 'As Kd Qh Jc Ts' AS hand;
        INSERT INTO mine VALUES ('x');
        UPDATE mine SET hand = '2c 3c 4c 5c Ac' WHERE hand = 'x';
        CREATE MACRO best(t) AS (SELECT MIN(hand_rank(hand)) FROM query_table(t));
        SELECT best('mine') AS best, COUNT(*) AS hands FROM rank_hands('mine', hand)
    """
    found = package.query(sql, safe=True)
    assert (found.columns, found.rows) == (["best", "hands"], [(10, 2)])
    assert package.query("SELECT COUNT(*) FROM deal(seed := $seed)", {"seed": 3}, safe=True).rows == [(10,)]
    assert package.query("SELECT ? || ?", ["a", "b"], safe=True).rows == [("ab",)]


COUNTING = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"
ENDLESS = {
    "duckdb": "SELECT COUNT(*) FROM range(100000000) AS a, range(100000000) AS b WHERE a.range + b.range = 7",
    "sqlite": f"{COUNTING} SELECT COUNT(*) FROM n",
}


@pytest.mark.parametrize(
    "engine, sql, safe",
    [
        ("duckdb", ENDLESS["duckdb"], False),
        ("duckdb", f"SELECT 1; {ENDLESS['duckdb']}", True),
        ("duckdb", "SELECT * FROM range(1000000000000)", True),
        ("duckdb", "SELECT levenshtein(repeat('a', 200000), repeat('b', 200000))", True),  # can't be interrupted
        ("sqlite", f"SELECT '{';' * 50000}'; {ENDLESS['sqlite']}", True),
    ],
)
def test_a_query_ends_at_its_time_limit(engine, sql, safe):
    with pytest.raises(PokersqlError, match=r"took longer than 0\.3 s"):
        apart.run(apart.Task(sql, engine=engine, safe=safe, time_limit=0.3))


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT LENGTH(STRING_AGG(REPEAT('x', 10000), '')) FROM range(1000000)",
        "SELECT LENGTH(REPEAT('x', 3000000000))",
        "SELECT REPEAT('x', 100000) || range FROM range(50000)",  # few rows at a time, but a large result
    ],
)
def test_untrusted_sql_has_a_memory_limit(sql):
    with pytest.raises(PokersqlError, match=r"(?i)memory|longer|bytes"):
        package.query(sql, safe=True)
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024
    assert peak < 3000


def test_the_text_of_untrusted_sql_has_a_length_limit():
    with pytest.raises(PokersqlError, match="100,008 letters; 100,000 at most"):
        package.query(f"SELECT {'1' * 100001}", safe=True)


def test_values_of_every_type_are_returned_from_the_process_of_untrusted_sql():
    sql = "SELECT 1.5::DECIMAL(9, 2), DATE '2026-11-21', [1, NULL], {'a': 'b'}, NULL, 'ü♠', 2 ** 70, '\\x00'::BLOB"
    sql += ", TIMESTAMPTZ '2026-11-21 12:00:00+00', TIMETZ '12:00:00+02', INTERVAL 1 DAY, MD5('x')::UUID"
    apart, here = package.query(sql, safe=True), package.query(sql)
    assert (apart.columns, apart.rows) == (here.columns, here.rows)


@pytest.mark.parametrize(
    "sql",
    [
        "ATTACH 'new.sqlite' AS n",
        "ATTACH ':memory:' AS n",
        "DETACH main",
        "PRAGMA journal_mode = WAL",
        "PRAGMA table_info(deck)",
        "SELECT load_extension('x')",
        "VACUUM INTO 'out.sqlite'",
        "SELECT 1; ATTACH 'new.sqlite' AS n",
        "EXPLAIN SELECT * FROM json_each('[1]')",
        "SELECT 1; /* it shows places in memory */ \ufeff explain query plan SELECT 1",
        "CREATE TEMP TABLE t (a, b DEFAULT (fts3_tokenizer('simple'))); INSERT INTO t (a) VALUES (1); SELECT b FROM t",
        "CREATE TABLE t (a CHECK (fts3_tokenizer('simple', a) IS NOT NULL))",
        "CREATE TABLE t (a, b DEFAULT (sqlite_drop_column(0, 'create table t (a, b)', -5)))",
        "CREATE VIEW v AS SELECT 1",
        "CREATE TEMP TRIGGER r AFTER INSERT ON hand_text BEGIN SELECT 1; END",
    ],
)
def test_untrusted_sql_in_sqlite_reaches_no_files(outside, sql):
    engine = engines.SQLite(safe=True)
    engine.restrict()
    before = sorted(os.listdir(outside))
    with pytest.raises(PokersqlError):
        engine.rows(sql)
    assert sorted(os.listdir(outside)) == before
    assert engine.rows("SELECT 1") == [(1,)]


# ---- SQLite: only listed functions and tables are allowed


def test_untrusted_sql_in_sqlite_can_call_only_listed_functions():
    engine = engines.SQLite(safe=True)
    functions = engine.rows("SELECT name, narg FROM pragma_function_list")
    engine.restrict()
    refused = set()
    for name, narg in functions:
        if name in allowed.FUNCTIONS.split():
            continue
        for count in [narg] if narg >= 0 else range(5):
            with pytest.raises(PokersqlError, match=r"not authorized to use function|may not name"):
                engine.rows(f"SELECT {quoted(name)}({', '.join(['1'] * count)})")
        refused.add(name)
    assert {"load_extension", "sqlite_version"} <= refused


@pytest.mark.parametrize(
    "defined",
    [
        "a, b DEFAULT (sqlite_version())",
        "a, b DEFAULT (fts3_tokenizer('simple'))",
        "a, b DEFAULT (sqlite_drop_column(0, 'create table t (a, b)', 1))",
        "a CHECK (sqlite_version() > a)",
    ],
)
def test_a_function_of_sqlite_that_bypasses_the_authorizer_is_replaced(defined):
    engine = engines.SQLite(safe=True)
    engine.rows(f"CREATE TEMP TABLE t ({defined})")  # SQLite's setting does not protect temporary tables
    engine.restrict()
    with pytest.raises(PokersqlError, match="user-defined function raised exception"):
        engine.rows("INSERT INTO t (a) VALUES (1)")


GENERATED = {
    "t": "CREATE TABLE t (a, b AS (sqlite_drop_column(100000000, 'create table t (a)', 1)))",
    "sqlite_stat1": "CREATE TABLE sqlite_stat1 (tbl, idx, x, stat AS (sqlite_drop_column(1, 'create table t (a)', 1)))",
}


@pytest.mark.parametrize("name", GENERATED)
def test_no_function_of_a_database_runs_while_its_schema_is_read(tmp_path, name):
    path = tmp_path / "generated.sqlite"
    connection = sqlite3.connect(path, isolation_level=None)
    connection.executescript("CREATE TABLE t (a); CREATE INDEX i ON t (a); INSERT INTO t VALUES (7); ANALYZE")
    connection.execute("PRAGMA writable_schema = ON")
    connection.execute("UPDATE sqlite_master SET sql = ? WHERE name = ?", (GENERATED[name], name))
    connection.close()
    with pytest.raises(PokersqlError, match="malformed database schema"):
        apart.run(apart.Task("SELECT * FROM t", path=str(path), safe=True))


def test_a_schema_that_names_internal_functions_of_sqlite_is_refused(tmp_path):
    path = tmp_path / "inside.sqlite"
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("CREATE TABLE t (a, b DEFAULT (sqlite_of_tomorrow()))")
    connection.close()
    with pytest.raises(PokersqlError, match="sqlite_of_tomorrow belongs to a module or to SQLite itself"):
        apart.run(apart.Task("SELECT * FROM t", path=str(path), safe=True))


def test_untrusted_sql_in_sqlite_can_use_only_the_virtual_tables_of_json():
    engine = engines.SQLite(safe=True)
    modules = {name for (name,) in engine.rows("SELECT name FROM pragma_module_list")}
    engine.restrict()
    for name in modules | {"pragma_database_list", "pragma_table_info", "no_such_module"}:
        for using in (name, f"{name}(a)"):
            with pytest.raises(PokersqlError, match=r"not authorized|may not name"):
                engine.rows(f"CREATE VIRTUAL TABLE v USING {using}")
        if name not in allowed.TABLE_FUNCTIONS.split():
            for named in (
                name,
                name.upper(),
                f'main."{name}"',
                f"(SELECT 1 AS hidden) AS h JOIN {name} USING (hidden)",
            ):
                with pytest.raises(PokersqlError):
                    engine.rows(f"SELECT COUNT(*) FROM {named}")
    for sql in (
        "SELECT pageno FROM (SELECT 1 AS pageno) AS p JOIN dbstat USING (pageno)",
        "SELECT mem FROM (SELECT 1 AS mem) AS m JOIN sqlite_stmt USING (mem)",
    ):
        with pytest.raises(PokersqlError, match="belongs to a module or to SQLite itself"):
            engine.rows(sql)
    assert engine.rows("SELECT value FROM json_each('[7]')") == [(7,)]


def test_untrusted_sql_cannot_read_a_database_with_a_virtual_table(tmp_path):
    path = tmp_path / "mine.sqlite"
    connection = sqlite3.connect(path)
    connection.executescript(
        """
        CREATE VIRTUAL TABLE Texts USING fts5(a);
        INSERT INTO Texts VALUES ('x');
        CREATE VIEW v AS SELECT a FROM Texts;
        CREATE TABLE plain AS SELECT 1 AS a;
        """
    )
    connection.close()
    for name in ("texts", "v", "plain"):
        with pytest.raises(PokersqlError, match="table 'Texts' is virtual: it runs code of a module"):
            apart.run(apart.Task(f"SELECT a FROM {name}", path=str(path), safe=True))


def test_untrusted_sql_in_sqlite_can_use_relations_and_temporary_tables():
    sql = """
        INSERT INTO hand_text VALUES (1, 1, 'As Ks Qs Js Ts'), (1, 2, '2c 2d 2h 2s 3c'), (1, 3, '');
        UPDATE hand_text SET hand = UPPER(hand) WHERE player_id IN (SELECT player_id FROM hand_text);
        DELETE FROM hand_text WHERE player_id = 3;
        INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM text_cards;
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3)
        SELECT
            t.written, ROW_NUMBER() OVER (ORDER BY t.hand_rank) AS place, SUM(n.i), (SELECT COUNT(*) FROM hand_classes)
        FROM text_ranks AS t CROSS JOIN n GROUP BY t.written, t.hand_rank ORDER BY t.hand_rank
    """
    ranked = [("AS KS QS JS TS", 1, 6, 7462), ("2C 2D 2H 2S 3C", 2, 6, 7462)]
    assert list(apart.run(apart.Task(sql, engine="sqlite", safe=True)).rows) == ranked


def test_untrusted_sql_in_sqlite_sorts_without_a_temporary_file():
    engine = engines.SQLite(safe=True)
    engine.restrict()
    sorted_rows = engine.execute(
        """
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
        SELECT i, zeroblob(100000) || i AS a FROM n ORDER BY a
        """
    )
    assert next(iter(sorted_rows.rows))
    assert not [path for path in map(os.path.realpath, glob.glob("/proc/self/fd/*")) if "etilqs" in path]


# ---- limits of the operating system, if those of the engine fail


def test_a_limited_process_can_neither_open_nor_write_files(tmp_path):
    kept = tmp_path / "kept"
    kept.write_text("x")
    code = f"""
import os, socket
from pokersql.untrusted import process
kept = open({str(kept)!r}, "r+")
process._limit(5)
process._open_no_more()
print(kept.read(), flush=True)
for name, reach in {{
    "file": lambda: open("/etc/passwd"), "socket": socket.socket, "directory": lambda: os.listdir("/"),
    "pipe": os.pipe, "write": lambda: os.write(kept.fileno(), b"y"), "memory": lambda: bytes(3 * 2**30),
}}.items():
    try:
        reach()
    except (OSError, MemoryError):
        print("no", name)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.split("\n") == [
        "x",
        *(f"no {n}" for n in ["file", "socket", "directory", "pipe", "write", "memory"]),
        "",
    ]
    assert kept.read_text() == "x"


@pytest.mark.parametrize(
    "sql",
    [
        "WITH x AS (COPY (SELECT 1 AS a) TO '{}') SELECT 1",
        "SELECT * FROM enable_logging(storage_path := '{}')",
        "SELECT * FROM enable_logging(storage := 'file', storage_config := {{'path': '{}'}})",
    ],
)
def test_a_statement_that_the_first_check_misses_creates_no_file(tmp_path, sql):
    with pytest.raises(PokersqlError):
        package.query(sql.format(tmp_path / "out.csv"), safe=True)
    assert os.listdir(tmp_path) == []


@pytest.fixture
def no_links(monkeypatch):
    """Make links fail, as they do if the temporary directory and the databases are on different file systems."""

    def link(*paths):
        raise OSError("Invalid cross-device link")

    monkeypatch.setattr(os, "link", link)


@pytest.mark.parametrize(
    "options, beside",
    [
        ("PER_THREAD_OUTPUT, OVERWRITE", ""),
        ("FILE_SIZE_BYTES 100, OVERWRITE", ""),
        ("PER_THREAD_OUTPUT", ".wal"),
        ("PER_THREAD_OUTPUT, OVERWRITE", ".wal"),
    ],
)
def test_untrusted_sql_does_not_overwrite_its_own_database(outside, no_links, options, beside):
    """DuckDB would allow writing beside the database, and limits on open files don't prevent deleting a file."""
    before = {path: Path(path).read_bytes() for path in os.listdir()}
    sql = f"WITH x AS (COPY t TO '{outside}/other.duckdb{beside}' (FORMAT csv, {options})) SELECT * FROM x"
    with pytest.raises(PokersqlError, match="disabled by configuration"):
        package.query(sql, path="other.duckdb", safe=True)
    assert {path: Path(path).read_bytes() for path in os.listdir()} == before
    assert package.query("FROM t", path="other.duckdb", safe=True).rows == [(1,)]


def test_sqlite_refuses_databases_beside_which_it_would_write_files(outside, no_links):
    """SQLite writes files beside a database in WAL mode, and deletes a log beside an empty database."""
    connection = sqlite3.connect("wal.sqlite")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("CREATE TABLE t AS SELECT 7 AS a")
    connection.close()
    Path("empty.sqlite").touch()
    Path("empty.sqlite-wal").write_text("precious")
    os.symlink("empty.sqlite", "link.sqlite")
    before = sorted(os.listdir())
    for path in ("wal.sqlite", "empty.sqlite", "link.sqlite"):
        with pytest.raises(PokersqlError, match=f"{path}: SQLite would write files beside it, .* let TMPDIR name"):
            apart.run(apart.Task("SELECT 1", path=path, safe=True))
    assert list(apart.run(apart.Task("SELECT one FROM t", path="other.sqlite", safe=True)).rows) == [(1,)]
    assert sorted(os.listdir()) == before


def test_stricter_limits_of_the_calling_process_are_kept():
    code = """
import resource
from pokersql.untrusted import process
for limit, number in ((resource.RLIMIT_CPU, 7), (resource.RLIMIT_AS, 10**9)):
    resource.setrlimit(limit, (number, resource.getrlimit(limit)[1]))
process._limit(1000)
process._limit(2000)
print(resource.getrlimit(resource.RLIMIT_CPU)[0], resource.getrlimit(resource.RLIMIT_AS)[0])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["7", "1000000000"]


def test_untrusted_sql_cannot_read_paths_or_passwords_of_the_user(outside, monkeypatch):
    monkeypatch.setenv("http_proxy", "http://ann:hunter2@proxy.example:3128")
    monkeypatch.setenv("HOME", str(outside))
    sql = """
        SELECT name || value FROM duckdb_settings() UNION ALL SELECT path FROM duckdb_databases()
        UNION ALL SELECT current_setting('http_proxy') UNION ALL SELECT current_setting('home_directory')
    """
    told = str(package.query(sql, path="other.duckdb", safe=True).rows)
    for other in ("FROM read_text('secret.csv')", "SELECT * FROM glob('*')", "FROM duckdb_extensions()"):
        with pytest.raises(PokersqlError) as error:
            package.query(other, path="other.duckdb", safe=True)
        told += str(error.value)
    assert "memory_limit" in told and "other.duckdb" in told
    assert not [secret for secret in (str(outside), "hunter2", str(Path(__file__).parent.parent)) if secret in told]
    with pytest.raises(PokersqlError, match=r"Input Error: other\.duckdb$"):
        package.query(
            "SELECT error(path) FROM duckdb_databases() WHERE path > ''", path=str(outside / "other.duckdb"), safe=True
        )
    assert package.query("SELECT current_database() AS d", path="other.duckdb", safe=True).rows == [("other",)]
    assert package.query("SELECT current_setting('TimeZone') AS z", safe=True).rows == [("Etc/UTC",)]
    monkeypatch.setattr(tempfile, "tempdir", str(outside / "a  directory"))
    (outside / "a  directory").mkdir()
    for name in ("two  blanks.sqlite", "a\nb.sqlite", "what?.duckdb"):
        Path(name).write_text("no database")
        with pytest.raises(PokersqlError) as error:
            apart.run(apart.Task("SELECT 1", path=name, safe=True))
        assert os.sep not in str(error.value)


def test_rows_in_the_log_beside_a_database_are_read(outside):
    """Committed rows may be in a log beside the database, so the log must be linked, too."""
    connection = sqlite3.connect("wal.sqlite", isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("CREATE TABLE t AS SELECT 7 AS a")
    assert os.path.getsize("wal.sqlite-wal")
    assert list(apart.run(apart.Task("SELECT a FROM t", path="wal.sqlite", safe=True)).rows) == [(7,)]
    connection.close()
    code = (
        "import duckdb, os; c = duckdb.connect('wal.duckdb'); c.execute('CREATE TABLE t AS SELECT 7 AS a'); os._exit(0)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
    assert os.path.exists("wal.duckdb.wal")
    assert package.query("FROM t", path="wal.duckdb", safe=True).rows == [(7,)]


def test_a_query_reads_a_database_as_it_was_at_its_start_despite_a_writer(tmp_path):
    """The writer must see the reader's lock. Otherwise the reader would mix pages of two times."""
    path = tmp_path / "live.sqlite"
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA wal_autocheckpoint = 1")
    connection.execute("CREATE TABLE t AS SELECT 1 AS a, printf('%.100000c', 'x') AS b")
    task = apart.Task("", path=str(path), safe=True)
    assert apart._unseen(task) is None
    with apart._elsewhere(task) as place:
        engine = engines.SQLite(place.path, read_only=True, safe=True)
    engine.restrict()
    connection.execute("UPDATE t SET a = 2, b = printf('%.100000c', 'y')")
    # The first column is 1 if the reader prevents the checkpoint.
    assert connection.execute("PRAGMA wal_checkpoint(FULL)").fetchone()[0] == 1
    assert engine.rows("SELECT a, SUBSTR(b, 100000) FROM t") == [(1, "x")]
    engine.close()
    connection.close()


def test_a_query_fails_if_its_database_was_changed_while_it_ran(tmp_path, monkeypatch):
    path = tmp_path / "live.sqlite"
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("CREATE TABLE t AS SELECT 1 AS a")
    connection.close()  # closing removes the files beside the database
    task = apart.Task("SELECT a FROM t", path=str(path), safe=True)
    assert list(apart.run(task).rows) == [(1,)]
    check = apart._check

    def late(*said):
        with sqlite3.connect(path) as writer:
            writer.execute("UPDATE t SET a = 2")
        writer.close()
        check(*said)

    monkeypatch.setattr(apart, "_check", late)
    with pytest.raises(PokersqlError, match=r"live\.sqlite: was written to while it was read; ask again"):
        apart.run(task)


def test_the_log_files_beside_a_database_are_linked_with_it(outside):
    for ending in (".wal", ".wal.checkpoint", ".wal.recovery"):
        Path(f"other.duckdb{ending}").touch()
    with apart._elsewhere(apart.Task("", path="other.duckdb", safe=True)) as place:
        assert sorted(os.listdir(os.path.dirname(place.path))) == sorted(map(str, Path().glob("other.duckdb*")))


@pytest.mark.parametrize("name", ["other.duckdb.wal", "other.sqlite-wal", "other.sqlite-journal"])
def test_a_database_is_refused_if_its_log_is_a_pipe_or_a_link(outside, name):
    """DuckDB would wait forever for a pipe, or read the file to which a link leads."""
    path = next(ending for ending in ("other.duckdb", "other.sqlite") if name.startswith(ending))
    for make in (os.mkfifo, lambda name: os.symlink("secret.csv", name)):
        make(name)
        with pytest.raises(PokersqlError, match=f"{name} is no plain file"):
            apart.run(apart.Task("SELECT 1", path=path, safe=True))
        os.remove(name)


# ---- untrusted databases


HOSTILE = {
    "metadata": "CREATE VIEW metadata AS SELECT 'schema_version' AS attribute, {secret} AS value",
    "now": "CREATE MACRO now() AS {secret}",
    "uuid": "CREATE MACRO uuid() AS {secret}",
    "current_database": "CREATE MACRO current_database() AS {secret}",
    "duckdb_tables": "CREATE MACRO duckdb_tables() AS TABLE SELECT {secret} AS table_name",
    "duckdb_functions": "CREATE MACRO duckdb_functions() AS TABLE SELECT {secret} AS function_name",
    "schema_version": """
        CREATE SCHEMA pokersql; CREATE TABLE pokersql.schema_version (schema_version INTEGER);
        COMMENT ON TABLE pokersql.schema_version IS '{mark}'; CREATE VIEW metadata AS SELECT {secret} AS value
    """,
}


@pytest.mark.parametrize("sql", HOSTILE.values(), ids=HOSTILE)
def test_no_macro_or_view_of_an_untrusted_database_runs_before_the_limits_are_set(outside, sql):
    """The database has macros and views with the names of objects that pokersql uses."""
    with duckdb.connect("hostile.duckdb") as connection:
        connection.execute(sql.format(secret="(SELECT error(content) FROM read_text('secret.csv'))", mark=bundle.MARK))
    for query in ("SELECT hand_rank('As Ks Qs Js Ts') AS r", "SELECT now(), uuid(), current_database()"):
        with suppress(PokersqlError):
            package.query(query, path="hostile.duckdb", safe=True)
        done = subprocess.run(
            [sys.executable, "-m", "pokersql", "query", "--safe", "--db", "hostile.duckdb", query],
            capture_output=True,
            text=True,
        )
        assert "As Ks Qs Js Ts,2" not in done.stdout + done.stderr
        assert "TypeError" not in done.stderr


def test_opening_a_database_that_never_ends_loading_stops_at_the_time_limit(tmp_path):
    with duckdb.connect(str(tmp_path / "endless.duckdb")) as connection:
        endless = f"({ENDLESS['duckdb']})"
        connection.execute(f"CREATE VIEW metadata AS SELECT 'schema_version' AS attribute, {endless} AS value")
        connection.execute(f"CREATE MACRO now() AS {endless}")
    with sqlite3.connect(tmp_path / "endless.sqlite") as connection:
        connection.execute(
            f"CREATE VIEW metadata AS SELECT 'schema_version' AS attribute, ({ENDLESS['sqlite']}) AS value"
        )
    for name, sql in (("endless.duckdb", "SELECT now()"), ("endless.sqlite", "SELECT * FROM metadata")):
        words = ["query", "--safe", "--time-limit", "1", "--db", str(tmp_path / name), sql]
        assert "took longer than 1 s" in one_line(pokersql(*words, code=1).stderr)


def test_untrusted_sql_is_refused_on_duckdb_versions_without_the_needed_settings(monkeypatch):
    """DuckDB 1.4 has functions that call any memory address, and no setting that disables them."""
    monkeypatch.setattr(duckdb, "__version__", "1.5.6")
    with pytest.raises(
        PokersqlError, match=r"untrusted SQL needs DuckDB 2\.0, this is 1\.5\.6; .*pip install -U duckdb"
    ):
        engines.DuckDB(safe=True)
    assert engines.DuckDB().rows("SELECT 1") == [(1,)]


def test_untrusted_sql_leaves_no_file_beside_the_database(outside, tmp_path_factory, monkeypatch):
    places = tmp_path_factory.mktemp("temporary")
    monkeypatch.setattr(tempfile, "tempdir", str(places))
    connection = sqlite3.connect("wal.sqlite")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("CREATE TABLE t AS SELECT 7 AS a")
    connection.close()
    before = sorted(os.listdir())
    for path, end in (("wal.sqlite", "a"), ("wal.sqlite", "no_column"), ("other.duckdb", "one"), ("other.duckdb", "x")):
        with suppress(PokersqlError):
            apart.run(apart.Task(f"SELECT {end} FROM t", path=path, safe=True))
    assert sorted(os.listdir()) == before
    assert os.listdir(places) == []


def test_a_pipe_in_place_of_a_database_is_refused_without_waiting(tmp_path):
    os.mkfifo(tmp_path / "a.duckdb")
    done = pokersql("query", "--safe", "SELECT 1", "--db", str(tmp_path / "a.duckdb"), code=2)
    assert "no such file" in one_line(done.stderr)


def test_sql_from_an_endless_file_is_read_only_up_to_a_limit():
    for words in (["--file", "/dev/zero"], ["-"]):
        done = pokersql("query", "--safe", *words, stdin=b"SELECT 1;" * 100_000, code=2)
        assert "400,000 bytes or more" in one_line(done.stderr)


def test_a_table_of_a_sqlite_database_cannot_hide_the_list_of_modules(tmp_path):
    path = tmp_path / "shadow.sqlite"
    connection = sqlite3.connect(path)
    connection.executescript("CREATE TABLE pragma_module_list (name); INSERT INTO pragma_module_list VALUES ('x');")
    connection.close()
    for table in ("sqlite_stmt", "dbstat"):
        with pytest.raises(PokersqlError, match="belongs to a module"):
            apart.run(apart.Task(f"SELECT * FROM {table}", path=str(path), safe=True))
    connection = sqlite3.connect(path)
    connection.execute("CREATE VIEW v AS SELECT pageno FROM (SELECT 1 AS pageno) JOIN dbstat USING (pageno)")
    connection.close()
    with pytest.raises(PokersqlError, match="belongs to a module"):
        apart.run(apart.Task("SELECT * FROM v", path=str(path), safe=True))


def test_no_virtual_table_can_be_added_during_a_query(tmp_path):
    path = tmp_path / "race.sqlite"
    connection = sqlite3.connect(path, timeout=0)
    connection.execute("CREATE TABLE t AS SELECT 7 AS a")
    engine = engines.SQLite(str(path), read_only=True, safe=True)
    engine.restrict()
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        connection.execute("CREATE VIRTUAL TABLE v USING fts3(a)")
    for sql in ("COMMIT", "ROLLBACK", "END"):
        with pytest.raises(PokersqlError, match="not authorized"):
            engine.rows(sql)
    assert engine.rows("SELECT a FROM t") == [(7,)]


def test_sqlite_uses_the_same_schema_that_was_checked(tmp_path):
    """The schema is changed in secret: after SQLite has read it, before pokersql checks it."""
    path = tmp_path / "flip.sqlite"
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("CREATE VIRTUAL TABLE v USING dbstat(main)")
    connection.execute("CREATE TABLE t AS SELECT 7 AS a")
    engine = engines.SQLite(str(path), read_only=True, safe=True)
    connection.execute("PRAGMA writable_schema = ON")
    connection.execute(
        "UPDATE sqlite_master SET sql = 'CREATE TABLE v(a)', rootpage = 2 WHERE name = 'v'",
    )
    connection.execute("UPDATE sqlite_master SET name = 'other', tbl_name = 'other' WHERE name = 't'")
    connection.execute("DELETE FROM sqlite_master WHERE name = 'other'")
    connection.close()
    engine.restrict()
    assert engine.rows("SELECT * FROM v") == [(7,)]


def test_an_index_does_not_hide_a_virtual_table(tmp_path):
    """SQLite accepts an index on its schema table. Here the index is empty: a search in it finds no virtual table."""
    path = tmp_path / "index.sqlite"
    connection = sqlite3.connect(path, isolation_level=None)
    connection.executescript(
        """
        CREATE VIRTUAL TABLE v USING fts3(a);
        CREATE TABLE t (a, b);
        CREATE INDEX i ON t (a, b);
        ANALYZE;
        INSERT INTO sqlite_stat1 VALUES ('sqlite_master', 'i', '0 0 0');
        PRAGMA writable_schema = ON;
        UPDATE sqlite_master
        SET tbl_name = 'sqlite_master', sql = 'CREATE INDEX i ON sqlite_master(sql, name) WHERE sql IS NOT NULL'
        WHERE name = 'i';
        """
    )
    connection.close()
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT name FROM sqlite_master WHERE sql IS NOT NULL").fetchall() == []
    connection.close()
    with pytest.raises(PokersqlError, match="table 'v' is virtual"):
        apart.run(apart.Task("SELECT a FROM v", path=str(path), safe=True))


@pytest.mark.parametrize(
    "written", ["CREATE VIRTUAL TABLE", "create /* a */ virtual -- b\n table", "CREATE \ufeff VIRTUAL TABLE"]
)
def test_a_disguised_virtual_table_is_refused(tmp_path, written):
    path = tmp_path / "masked.sqlite"
    connection = sqlite3.connect(path)
    connection.executescript(
        f"""
        CREATE VIRTUAL TABLE f USING fts4(a);
        PRAGMA writable_schema = ON;
        UPDATE sqlite_master SET rootpage = 2, sql = '{written} f USING fts4(a)' WHERE name = 'f';
        """
    )
    connection.close()
    with pytest.raises(PokersqlError, match="table 'f' is virtual"):
        apart.run(apart.Task("SELECT a FROM f", path=str(path), safe=True))


# ---- limits of output and process


@pytest.mark.parametrize(
    "engine, sql",
    [
        ("duckdb", "SELECT REPEAT('x', 1000000) FROM range(100000)"),
        ("duckdb", "SELECT NULL AS a FROM range(100000000)"),
        ("sqlite", "SELECT zeroblob(200000000)"),
        (
            "sqlite",
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT printf('%1000000d', i) FROM n",
        ),
    ],
)
def test_the_output_of_untrusted_sql_has_a_limit(engine, sql):
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with pytest.raises(PokersqlError, match=r"(?i)more than 64,000,000 bytes|memory|longer"):
        apart.run(apart.Task(sql, engine=engine, safe=True, time_limit=2))
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 300_000
    for form in ("table", "json"):
        done = pokersql("query", "--safe", "--time-limit", "2", sql, "--engine", engine, "-f", form, code=1)
        assert done.stdout == "" and re.search(r"bytes|[Mm]emory|longer", one_line(done.stderr))
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 300_000


def test_the_limit_of_the_output_also_holds_for_wide_tables():
    """In a table a wide cell makes its whole column wide."""
    sql = "SELECT CASE range WHEN 7 THEN REPEAT('x', 10000) ELSE 'x' END AS a, 1 AS b FROM range(20000)"
    assert "64,000,000 bytes" in one_line(pokersql("query", "--safe", sql, "-f", "table", code=1).stderr)
    assert len(pokersql("query", "--safe", sql, "-f", "csv").stdout) < 100_000


def test_an_option_sets_the_limit_of_the_output(tmp_path):
    words = ["query", "SELECT range AS a FROM range(1000)", "-f", "csv", "--max-output"]
    assert len(pokersql(*words, "4KB").stdout) == 3892
    done = pokersql(*words, "3 KiB", "-o", str(tmp_path / "out.csv"), code=1)
    assert "more than 3,072 bytes" in one_line(done.stderr) and os.listdir(tmp_path) == []
    assert "no size" in one_line(pokersql(*words, "3000", code=2).stderr)
    with pytest.raises(PokersqlError, match="1,000 bytes"):
        package.query("FROM range(1000)", max_output=1000)


def worked(process: subprocess.Popen) -> int:
    """The id of the process of a query if this process has used 1.5 s of CPU time; else 0."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    ticks = Path(f"/proc/{children[0]}/stat").read_text().rsplit(")", 1)[1].split()[11] if children else "0"
    return int(children[0]) if int(ticks) > 1.5 * os.sysconf("SC_CLK_TCK") else 0


def gone(child: int) -> bool:
    try:
        return Path(f"/proc/{child}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
@pytest.mark.parametrize("engine", ["duckdb", "sqlite"])
def test_the_process_of_a_query_ends_with_its_parent(engine, number, tmp_path):
    path = tmp_path / f"asked_{number}_{engine}.{engine}"  # no test that runs at the same time uses this name
    engines.ENGINES[engine](str(path)).close()
    words = ["query", "--safe", "--time-limit", "3600", "--engine", engine, "--db", str(path), ENDLESS[engine]]
    with running(*words, stderr=subprocess.DEVNULL) as process:
        child = until(lambda: worked(process))
        assert Path(f"/proc/{child}/environ").read_bytes() == b""
        assert not glob.glob(f"{tempfile.gettempdir()}/pokersql*/{path.stem}*")
        process.send_signal(number)
        assert process.wait() == (-number if number == signal.SIGKILL else 128 + number)

    assert until(lambda: gone(child))


def test_the_process_of_a_query_ends_at_its_time_limit_without_its_parent():
    """The parent process does nothing to end the query."""
    with apart._process() as process:
        process.stdin.write(pickle.dumps(apart.Task(ENDLESS["sqlite"], engine="sqlite", safe=True, time_limit=0.1)))
        assert process.stdout.read() == apart.READY
        assert process.wait() == -signal.SIGXCPU


def test_the_error_says_that_the_process_of_a_query_died():
    with pytest.raises(PokersqlError, match="the query's process died: SIGSEGV"):
        apart._check(-signal.SIGSEGV, "", "")
    with pytest.raises(PokersqlError, match="died: ModuleNotFoundError: No module named 'x'"):
        apart._check(1, "Traceback:\nModuleNotFoundError: No module named 'x'\n", "")
    with pytest.raises(PokersqlError, match="longer than 1 s"):
        apart._check(-signal.SIGKILL, "", "the query took longer than 1 s")


@pytest.mark.parametrize(
    "answer", [b"cos\nsystem\n.", b"\x80\x04\x8c\x08datetime\x8c\x0bsys.modules\x93.", b"cbuiltins\neval\n."]
)
def test_only_plain_values_are_read_from_the_process_of_a_query(answer):
    with pytest.raises(PokersqlError, match="which no column has"):
        apart._Values(io.BytesIO(answer)).load()


def test_an_error_of_the_engine_with_the_word_interrupted_is_not_taken_for_ctrl_c():
    for words in (["query"], ["query", "--safe"]):
        assert "Invalid Input Error: interrupted" in one_line(
            pokersql(*words, "SELECT error('interrupted')", code=1).stderr
        )


def test_the_process_of_a_query_ends_with_its_parent_while_the_engine_parses(tmp_path):
    """DuckDB 2.0 parses many brackets slowly, and holds Python's global lock while it parses."""
    (tmp_path / "deep.sql").write_text(f"SELECT * FROM {'(' * 9000}")
    words = ["query", "--safe", "--time-limit", "3600", "--file", str(tmp_path / "deep.sql")]
    with running(*words, stderr=subprocess.DEVNULL) as process:
        child = until(lambda: process.poll() or worked(process))  # a later DuckDB may parse fast
        process.kill()
    assert until(lambda: gone(child))


# ---- control characters on a terminal

TITLE = "\x1b]0;owned\x07\x9b31m\r"


@pytest.mark.parametrize("form", ["table", "csv", "json", "jsonl", "markdown"])
@pytest.mark.parametrize("safe", [[], ["--safe"]])
def test_control_characters_are_shown_as_visible_text_on_a_terminal(form, safe):
    sql = f"""SELECT '{TITLE}' AS "name{TITLE}", ['{TITLE}'] AS list"""
    shown = terminal("query", *safe, sql, "-f", form, NO_COLOR="1")
    assert "owned" in shown and not set("\x07\x9b") & set(shown) and "\x1b]" not in shown
    assert not re.search(r"\r(?!\n)", shown)


def test_a_heading_is_shown_as_plain_text_without_markup():
    shown = terminal(
        "query", 'SELECT 1 AS "[link=https://a.example]x[/link]", 2 AS "[/foo]", 3 AS ":smile:"', NO_COLOR="1"
    )
    assert "[link=https://a.example]x[/link]" in shown and "[/foo]" in shown and "\x1b]" not in shown


def test_tables_and_messages_show_control_characters_as_visible_text(tmp_path):
    (tmp_path / "a.csv").write_text(f'hand,b\n"As{TITLE}",1\n', newline="")
    said = [
        started("query", f"SELECT '{TITLE}' AS a").stdout,
        started("query", f"SELECT '{TITLE}' AS a", "-f", "markdown").stdout,
        *(
            started(*words, code=code).stderr
            for code, *words in (
                (1, "query", f'SELECT "{TITLE}"'),
                (1, "query", "--safe", f'SELECT "{TITLE}"'),
                (1, "--debug", "query", f'SELECT "{TITLE}"'),
                (2, TITLE),
                (2, "deal", "--game", TITLE),
                (2, "query", "SELECT 1", "--db", f"/no{TITLE}.duckdb"),
                (3, "rank", f"As {TITLE}"),
                (3, "rank", str(tmp_path / "a.csv"), "-o", str(tmp_path / "o.csv")),
                (1, "query", f"SELECT '{TITLE}' AS a, $x", "--show-sql"),
            )
        ),
    ]
    for text in said:
        assert "owned" in text and not set("\x1b\x07\x9b\r") & set(text), text
    [row] = json.loads(started("query", f"SELECT '{TITLE}' AS a", "-f", "json").stdout)
    assert row == {"a": TITLE}  # without a terminal, data formats are unchanged
