"""`pokersql query` with parameters and with untrusted SQL, and `pokersql shell`."""

import csv
import io
import json
import os
import subprocess
import sys

import duckdb
import pytest
from conftest import ENGINES, SCRIPTS, missing, one_line, pokersql, started
from test_untrusted import ENDLESS, ESCAPES

from pokersql import engines
from pokersql.errors import PokersqlError
from pokersql.sources import bundle, sql_files


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def test_the_macros_can_be_used_in_query():
    query = "SELECT hand_rank($hand) AS rank, best_five($hand) AS five"
    done = pokersql("query", query, "--param", "hand", "As Ks Qs Js Ts 2c 2d", "-f", "csv")
    assert rows(done.stdout) == [{"rank": "1", "five": "Ts Js Qs Ks As"}]
    assert len(rows(pokersql("query", "FROM deal(players := 3)", "-f", "csv").stdout)) == 3


@pytest.mark.protocol
def test_query_attaches_the_macros_and_does_not_write_them_into_the_users_database(tmp_path):
    path = tmp_path / "mine.duckdb"
    duckdb.connect(str(path)).execute("CREATE TABLE played AS SELECT 'As Ks Qs Js Ts' AS hand").close()
    before = path.read_bytes()
    [row] = rows(pokersql("query", "FROM rank_hands('played', hand)", "--db", str(path), "-f", "csv").stdout)
    assert row["hand_rank"] == "1" and path.read_bytes() == before
    words = ["--db", str(path), "--write", "--time-limit", "60"]
    pokersql("query", "CREATE TABLE ranked AS FROM rank_hands('played', hand)", *words)
    assert os.listdir(tmp_path) == ["mine.duckdb"]
    assert duckdb.connect(str(path)).execute("SELECT hand_rank FROM ranked").fetchall() == [(1,)]


@pytest.mark.quick(2)
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    "value",
    [
        "plain",
        "",
        "it's; DROP TABLE deck; --",
        "007",
        "1e5",
        "-3",
        "2.50",
        "2.5",
        "♠",
        "$other",
        "NULL",
        "nan",
        "99999999999999999999",
    ],
)
def test_the_value_of_a_parameter_is_returned_unchanged(engine, value):
    words = ["query", "SELECT $value AS value, COUNT(*) AS cards FROM deck", "--param", "value", value]
    [row] = rows(pokersql(*words, "-f", "csv", "--engine", engine).stdout)
    assert row == {"value": value, "cards": "52"}


@pytest.mark.parametrize("limit", ["0", "-1", "inf", "nan", "1e10"])
def test_an_invalid_time_limit_is_an_error(limit):
    done = pokersql("query", "SELECT 1", "--time-limit", limit, code=2)
    assert "at most 86400 seconds" in one_line(done.stderr) and done.stdout == ""


def test_a_parameter_that_looks_like_a_number_is_compared_as_a_number():
    query = "SELECT COUNT(*) AS ranks FROM hand_classes WHERE hand_rank <= $most AND category = $category"
    words = ["--param", "most", "170", "--param", "category", "Full House"]
    assert rows(pokersql("query", query, *words, "-f", "csv").stdout) == [{"ranks": "4"}]
    assert rows(pokersql("query", query, *words, "-f", "csv", "--engine", "sqlite").stdout) == [{"ranks": "4"}]


@pytest.mark.protocol
@pytest.mark.parametrize(
    "words, message",
    [
        (["SELECT $a"], "a"),
        (["--safe", "UPDATE EXTENSIONS"], "this statement is off"),
        (["SELECT 1", "--param", "a", "1"], "a"),
        (["SELECT $a", "--param", "b", "1"], "b"),
    ],
)
def test_a_missing_or_superfluous_parameter_is_an_error(words, message):
    assert message in one_line(pokersql("query", *words, code=1).stderr)


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "sql, said",
    [
        ("FROM showdwn", 'showdwn does not exist! Did you mean "showdown"? (LINE 1: FROM showdwn, at showdwn)'),
        ("SELECT card\nFROM deck\nWHERE crad = 1", '"rank_code" (LINE 3: WHERE crad = 1, at crad)'),
        ("CREATE TABLE mine AS SELECT 1 AS one; FROM showdwn", "showdwn does not exist!"),
        ("SELECT hand_rank()", "Candidate macros: hand_rank(hand) (LINE 1: SELECT hand_rank(), at hand_rank"),
        ("SELECT 1 +", 'syntax error at or near "+" (LINE 1: SELECT 1 +, at +)'),
        ("SELECT error('a\nb\nc')", "duckdb: Invalid Input Error: a b\n"),
        (
            "FROM read_csv('two.csv', columns = {'a': 'INT', 'b': 'INT'}, header = true, auto_detect = false)",
            "CSV Error on Line: 3; file = two.csv; Expected Number of Columns: 2 Found: 1; Disable the parser's strict",
        ),
        (
            "FROM read_csv('two.csv', columns = {'a': 'DATE', 'b': 'INT'}, header = true, auto_detect = false)",
            'CSV Error on Line: 2; file = two.csv; Error when converting column "a". Could not convert string',
        ),
    ],
)
def test_the_error_line_for_wrong_sql_has_its_reason_and_its_position_and_a_hint(sql, said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "two.csv").write_text("a,b\n1,2\n3\n")
    done = pokersql("query", sql, code=1)
    assert said in one_line(done.stderr)


def test_debug_shows_the_whole_message_of_the_engine(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "two.csv").write_text("a,b\n1,2\n3\n")
    sql = "FROM read_csv('two.csv', columns = {'a': 'INT', 'b': 'INT'}, header = true, auto_detect = false)"
    assert "Enable ignore errors" not in pokersql("query", sql, code=1).stderr
    said = pokersql("query", sql, "--debug", code=1).stderr
    assert "* Enable ignore errors (ignore_errors=true)" in said and "Original Line: 3\n" in said


@pytest.mark.protocol
def test_untrusted_sql_cannot_reach_files_or_the_network(tmp_path):
    """test_untrusted.py tests all attempts to escape from Python; this test tries some by the command."""
    for name in ("attach", "write a file", "install", "set", "read text"):
        assert one_line(pokersql("query", "--safe", ESCAPES[name][0], code=1).stderr)
    assert "untrusted SQL may SELECT" in pokersql("query", "--safe", ESCAPES["attach"][0], code=1).stderr
    assert rows(pokersql("query", "--safe", "SELECT hand_rank('As Ks Qs Js Ts') AS r", "-f", "csv").stdout) == [
        {"r": "1"}
    ]
    for engine in ("duckdb", "sqlite"):
        words = ["query", "--safe", "--time-limit", "0.3", "--engine", engine, ENDLESS[engine]]
        assert "took longer than 0.3 s" in one_line(pokersql(*words, code=1).stderr)
    path = tmp_path / "mine.duckdb"
    duckdb.connect(str(path)).execute("CREATE TABLE t AS SELECT 1 AS one").close()
    assert "--safe and --write" in one_line(
        pokersql("query", "SELECT 1", "--db", str(path), "--safe", "--write", code=2).stderr
    )
    assert one_line(pokersql("query", "DROP TABLE t", "--db", str(path), "--safe", code=1).stderr)
    assert pokersql("query", "FROM t", "--db", str(path), "--safe", "-f", "csv").stdout == "one\n1\n"
    out = tmp_path / "out.csv"  # the command's own option -o may write
    pokersql("query", "--safe", "SELECT 1 AS one", "-o", str(out))
    assert out.read_text() == "one\n1\n"


def test_the_command_sql_prints_the_file_of_macros_unchanged(tmp_path):
    printed = pokersql("sql", "--macros").stdout
    assert printed == sql_files.read(bundle.FILE)
    assert "--macros prints many relations" in one_line(pokersql("sql", "showdown", "--macros", code=2).stderr)


# ---- the shell


@pytest.fixture(scope="module")
def real_shell():
    if not (SCRIPTS / "duckdb").exists():
        missing("DuckDB shell")


@pytest.fixture
def home(tmp_path):
    """A home directory with a user's .duckdbrc."""
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / ".duckdbrc").write_text(".nullvalue nothing\n", encoding="utf-8")
    return str(tmp_path / "home")


@pytest.mark.engines
def test_the_shell_has_the_relations_and_the_macros(real_shell, home):
    query = "SELECT hand_rank('As Ks Qs Js Ts') AS r, (SELECT COUNT(*) FROM hand_classes) AS n, NULL AS x"
    assert started("shell", "--", "-csv", "-c", query, HOME=home).stdout == "r,n,x\n1,7462,nothing\n"
    assert started("shell", "--", "-csv", stdin=f"{query};\n", HOME=home).stdout == "r,n,x\n1,7462,nothing\n"


@pytest.mark.engines
def test_the_shell_opens_the_users_database_and_adds_nothing_to_it(real_shell, tmp_path, home):
    path = tmp_path / "mine.duckdb"
    with duckdb.connect(str(path), config={"storage_compatibility_version": "v1.0.0"}) as connection:
        connection.execute("CREATE TABLE played AS SELECT 'As Ks Qs Js Ts' AS hand")
    for words in ([], ["-readonly"]):
        query = "SELECT hand_rank, hand_points(hand) AS points FROM rank_hands('played', hand)"
        done = started("shell", str(path), "--", *words, "-csv", "-c", query, HOME=home)
        assert done.stdout == "hand_rank,points\n1,9\n"
    with duckdb.connect(str(path)) as connection:
        functions = "SELECT COUNT(*) FROM duckdb_functions() WHERE NOT internal"
        assert connection.execute(functions).fetchall() == [(0,)]
    assert sorted(os.listdir(tmp_path)) == ["home", "mine.duckdb"]
    started("shell", str(tmp_path / "new.duckdb"), "--", "-c", "CREATE TABLE t AS SELECT 1 AS one", HOME=home)
    assert (tmp_path / "new.duckdb").exists()


@pytest.mark.engines
def test_the_shell_does_not_hide_a_users_macro_of_the_same_name(real_shell, tmp_path, home):
    path = tmp_path / "mine.duckdb"
    with duckdb.connect(str(path), config={"storage_compatibility_version": "v1.0.0"}) as connection:
        connection.execute("CREATE MACRO hand_rank(x) AS 'mine'")
    query = "SELECT hand_rank('As Ks Qs Js Ts') AS r, hand_points('As Ks Qs Js Ts') AS p"
    assert started("shell", str(path), "--", "-csv", "-c", query, HOME=home).stdout == "r,p\nmine,9\n"
    assert pokersql("query", query, "--db", str(path), "-f", "csv").stdout == "r,p\nmine,9\n"
    done = started("shell", str(tmp_path / "pokersql.duckdb"), code=2, HOME=home)
    assert "rename the file" in one_line(done.stderr)


@pytest.mark.engines
def test_the_command_shell_returns_the_exit_code_of_the_shell(real_shell, home):
    assert started("shell", "--", "-bail", "-c", "SELECT nothing_of_that_name", code=1, HOME=home).stderr


@pytest.mark.engines
def test_without_a_shell_the_error_says_how_to_install_one(tmp_path):
    # The shell is looked for beside Python's interpreter. This directory has a link to the interpreter, but no shell.
    scripts = tmp_path / "bin"
    scripts.mkdir()
    (scripts / "python").symlink_to(sys.executable)
    code = "import sys; sys.executable = sys.argv.pop(1); from pokersql.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, str(scripts / "python"), "shell"],
        env=os.environ | {"PATH": "/nowhere"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 5 and "pip install duckdb-cli" in one_line(done.stderr)


@pytest.mark.engines
def test_the_command_shell_refuses_a_directory_as_a_database(real_shell, tmp_path):
    assert "is a directory" in one_line(started("shell", str(tmp_path), code=2).stderr)


@pytest.mark.quick(2)
@pytest.mark.parametrize("cell", ["a\rb", "\r", "a\nb", "\r\n", 'say "a"', "a,b", "", "ä"])
def test_a_csv_reader_reads_every_printed_cell_unchanged(tmp_path, cell):
    printed = pokersql("query", "SELECT $cell AS cell, 1 AS one", "--param", "cell", cell, "-f", "csv").stdout
    assert printed.startswith("cell,one\n") and printed.endswith(",1\n")
    assert list(csv.reader(io.StringIO(printed, newline="")))[1:] == [[cell, "1"]]
    with duckdb.connect() as connection:  # the commands rank and export let DuckDB write the file
        connection.execute("COPY (SELECT $1 AS cell, 1 AS one) TO $2 (FORMAT csv, HEADER)", [cell, f"{tmp_path}/c.csv"])
    with open(tmp_path / "c.csv", encoding="utf-8", newline="") as stream:
        assert list(csv.reader(stream))[1:] == [[cell, "1"]]


JSON = [
    ("['nan'::DOUBLE, 1.5]", "[null, 1.5]"),
    ("{'a': '-inf'::FLOAT, 'b': ['NaN']}", '{"a": null, "b": ["NaN"]}'),
    ("'inf'::DOUBLE", "null"),
    ("'123456789012345678901234567890123456.78'::DECIMAL(38, 2)", "123456789012345678901234567890123456.78"),
    ("[0.10::DECIMAL(4, 2)]", "[0.10]"),
    ("170141183460469231731687303715884105727::HUGEINT", "170141183460469231731687303715884105727"),
    ("MAP {1: 'a'}", '{"1": "a"}'),
    ("MAP {DATE '2020-01-01': true}", '{"2020-01-01": true}'),
    ("DATE 'infinity'", '"infinity"'),
    ("DATE '9999-12-31'", '"9999-12-31"'),
    ("TIMESTAMP '-infinity'", '"-infinity"'),
    ("DATE '0044-03-15 (BC)'", '"0044-03-15 (BC)"'),
    ("TIMESTAMP '12000-01-01'", '"12000-01-01 00:00:00"'),
]


@pytest.mark.quick(2)
@pytest.mark.parametrize("value, expected", JSON)
def test_json_keeps_every_value_and_every_digit(value, expected):
    assert pokersql("query", f"SELECT {value} AS x", "-f", "jsonl").stdout == f'{{"x": {expected}}}\n'


@pytest.mark.parametrize("statement", ["{}", "{};", "{}; -- the end", "SELECT 1; {} -- the end"])
def test_an_infinite_date_is_printed_as_infinity(statement):
    query = statement.format("SELECT DATE 'infinity' AS d, DATE '2020-01-01' AS e")
    assert pokersql("query", query, "-f", "csv").stdout == "d,e\ninfinity,2020-01-01\n"


def test_an_output_file_of_json_is_valid_json(tmp_path):
    path = tmp_path / "rows.jsonl"
    with engines.DuckDB() as engine:
        engine.copy("SELECT 'nan'::DOUBLE AS a, 'NaN' AS b, [1.5::DOUBLE] AS c, ['[NaN]'] AS d", str(path), "json")
        assert json.loads(path.read_text()) == {"a": None, "b": "NaN", "c": [1.5], "d": ["[NaN]"]}
        for value in ("['nan'::DOUBLE]", "{'a\"': 'inf'::FLOAT}"):
            with pytest.raises(PokersqlError, match="column 'x': a list or struct has NaN or Infinity"):
                engine.copy(f"SELECT {value} AS x", str(path), "json")
