"""Random commands, files and SQL by a seed (POKERSQL_SEED, else 1), and checks of properties that always hold.

First come the strategies, then the properties, then a test for each kind of input.
"""

import csv
import gzip
import io
import json
import os
import re
import signal
import sqlite3
import tempfile
from contextlib import contextmanager
from itertools import chain
from pathlib import Path

import click
import duckdb
import pyarrow
import pyarrow.parquet
import pytest
from conftest import pokersql, started
from hypothesis import HealthCheck, Phase, assume, given, note, seed, settings
from hypothesis import strategies as st
from phevaluator import evaluate_cards

from pokersql import cli
from pokersql.errors import ExitCode
from pokersql.sources import catalogue, sql_files

pytestmark = pytest.mark.slow

SEED = int(os.environ.get("POKERSQL_SEED", 1))
SECONDS = 120
"""The seconds that a command may take, even on a busy machine."""

# --- Strategies: texts and cards ---

HOSTILE = [
    *["", " ", "\t", "'", '"', "`", "\\", ";", "--", "%", "*", "?", "[a]", "$x", "{}", "%s", "NULL", "None", "-1"],
    *["-x", "nan", "inf", "1e999", "0x10", "1_0", "٣", "²", "9" * 30, "-" + "9" * 30, "1.5", "x" * 3000, "♠", "A♠️"],
    *["é", "𝔸", "'; DROP TABLE deck; --", '"; DROP TABLE deck; --', "a\nb", "a\rb", "\x1b[31mred", "\x9b1m", "\x7f"],
    *["\u202eabc", "a,b", 'a"b', "=1+1", "#", "# x", "..", "/", "~", "../x", "/dev/null", "/dev/full"],
    *["/proc/self/mem", "\ufeff"],
]
LETTERS = st.characters(exclude_categories=["Cs"], exclude_characters="\0")  # a shell can pass only these letters
TEXT = st.sampled_from(HOSTILE) | st.text(LETTERS, max_size=12)
RANKS = {"T": ["T", "t", "10"], "A": ["A", "a", "14"], "K": ["K", "k", "13"], "Q": ["Q", "q"], "J": ["J", "11"]}
SUITS = {"c": "cC♣♧", "d": "dD♦♢", "h": "hH♥♡", "s": "sS♠♤"}
DECK = [rank + suit for rank in "23456789TJQKA" for suit in SUITS]


@st.composite
def hands(draw, sizes=(5, 6, 7)):
    """A hand in a random spelling, and its rank."""
    size = draw(st.sampled_from(sizes))
    cards = draw(st.lists(st.sampled_from(DECK), min_size=size, max_size=size, unique=True))
    colon = draw(st.sampled_from(["", "", ":"]))
    spelled = [
        draw(st.sampled_from(RANKS.get(rank, [rank]))) + colon + draw(st.sampled_from(SUITS[suit]))
        for rank, suit in cards
    ]
    return draw(st.sampled_from([" ", ",", ", ", "|", "-", ""])).join(spelled), evaluate_cards(*cards)


BAD_HANDS = [
    *["As Ks", "As As Kd Qh Jc", "hello", "1s 2s 3s 4s 5s", "As Ks Qs Js Ts 9s 8s 7s 6s", "AsKsQsJsXs", "♠♥♦♣", "null"],
    *["x" * 3000, "'; DROP TABLE deck; --", "=1+1", 'a"b', "\x1b[31mred", "#", "# As Ks Qs Js Ts", "5", "NaN", "a\\b"],
]

# --- Strategies: commands, from click's own tree ---

NO_COMMANDS = {"shell", "install", "extension", "serve", "page", "dataset"}  # these ask, are slow, or write elsewhere
NO_COMMANDS |= {"share", "init-file"}
NO_OPTIONS = {"--seven", "--starting-hands", "--heads-up", "--full", "--macros", "--games"}  # slow, or without rows
NO_OPTIONS |= {"--clear"}  # this option removes the prepared databases that other tests use
PLACED = {"--format", "--out"}  # these options change the output
MANY = 25  # a value is at most this much above the least value of its option: greater values take long

FILES = ["hands.csv", "hands.txt", "seen.csv", "query.sql", "mine.duckdb", "mine.sqlite", "dir", "none.csv", "no/a.csv"]
RANGES = ["AhKh", "QdQc", "AA", "QQ+", "AKs", "A5s-A2s", "random", "AKs:0.5,22", "7c2d", "AhAh", "XX", "22-77"]
CARDS = ["Qs Jh 2c", "QsJh2c9d", "2c3d4h5s6c", "Ah", "AsAhKdKcQsJhTs9c8d7h4s4c2d", "AdAcKsKhQdJcTd9h8s7c5s5c3d"]
HANDS = ["As Ks Qs Js Ts", "AsAhKdKcQs", "As Ah 8c 8d Kc 2c 3c", "10♠ 9♠ 8♠ 7♠ 6♠", "2c"]
CATEGORIES = ["flush", "full house", "flush,full house", "pair, pair", "total", "other"]
KNOWN = (
    dict.fromkeys(["players", "hand", "villain"], RANGES)
    | dict.fromkeys(["board", "dead", "cards", "against"], CARDS)
    | dict.fromkeys(["categories", "category"], CATEGORIES)
    | dict.fromkeys(["db", "file", "observed"], FILES)
    | {"names": ["Ann", "Bob", "Ann"], "choosers": ["1", "Ann"], "discards": ["1: 2c", "1:", "Ann: 7h 5h", "2c"]}
    | {"slips": ["all three", "eights"], "objective": ["back", "middle", "front"], "rules": ["standard", "published"]}
    | {"column": ["hand", "n", "HAND"], "columns": ["c1,c2,c3,c4,c5", "hand,n"], "hands": HANDS + FILES}
    | {"table": sorted(catalogue.relations("sqlite") - {*sql_files.relations("sql/build.sql")})}
    | {"relation": sorted(catalogue.relations("sqlite")), "dialect": ["duckdb", "sqlite", "postgres", "tsql", "mysql"]}
    | {"statement": ["FROM deck", "SELECT $x AS x", "SELEC", "-"], "error": ["0.05", "1", "0", "-1", "nan"]}
    | {"time_limit": ["20", "0.001", "0", "-1", "nan"], "max_output": ["1KB", "1MB", "0KB"]}
    | {"target": [*FILES, "postgresql:///poker?host=/none", "mysql://x"]}
    | {"memory_limit": ["1GB", "1KB"], "plot": ["plot.svg", "a.xyz"], "path": ["hands.parquet", "mine.duckdb", "no/x"]}
)
"""Valid and seemingly valid values of the options and arguments that take any text."""
OUTS = ["out.csv", "out.json", "out.jsonl", "out.txt", "out.md", "a.parquet", "hands.csv", "é\n.csv", "out.xyz", "dir"]


def values(parameter: click.Parameter):
    """Valid and invalid values of an option or argument, by its type or, if it takes any text, by its name."""
    kind = parameter.type
    if isinstance(kind, click.Choice):
        good = st.sampled_from(list(kind.choices))
    elif isinstance(kind, click.IntRange):
        low = kind.min or 0
        good = st.integers(low, min(low + MANY, kind.max or low + MANY)).map(str)
        if kind.max is not None:
            good = st.integers(0, 9).flatmap(lambda chance, good=good: good if chance else st.just(str(kind.max + 1)))
    else:
        good = st.sampled_from(KNOWN.get(parameter.name) or [*chain(*KNOWN.values())])
    return st.integers(0, 14).flatmap(lambda chance: good if chance else TEXT)


@st.composite
def commands(draw):
    """The words of a command with some options, and the format of its output."""
    name = draw(st.sampled_from([name for name in cli.KNOWN if name not in NO_COMMANDS]))
    words, arguments, form = [name], [], "table"
    options = [p for p in cli.command(name).params if isinstance(p, click.Option)]
    if any("--format" in option.opts for option in options):
        form = draw(st.sampled_from(["table", "csv", "json", "jsonl", "markdown"]))
        words += ["-f", form] if form != "table" else []
        words += ["-o", draw(st.sampled_from(OUTS))] if draw(st.integers(0, 5)) == 0 else []
    options = [option for option in options if not {*option.opts} & (NO_OPTIONS | PLACED)]
    chosen = draw(st.lists(st.sampled_from(options), max_size=3, unique_by=lambda o: o.name)) if options else []
    for option in {option.name: option for option in [o for o in options if o.required] + chosen}.values():
        for _ in range(draw(st.integers(1, 2)) if option.multiple else 1):
            words += [option.opts[0]] + ([] if option.is_flag else [draw(values(option)) for _ in range(option.nargs)])
    for argument in (p for p in cli.command(name).params if isinstance(p, click.Argument)):
        few = 1 if argument.required else 0
        number = draw(st.integers(few, 3)) if argument.nargs < 0 else draw(st.integers(few, 1))
        arguments += [draw(values(argument)) for _ in range(number)]
    if draw(st.integers(0, 9)) == 0:
        arguments.append(draw(TEXT))
    assume(not is_long([*words, *arguments]))
    return [*words, *arguments], form


def is_long(words: list[str]) -> bool:
    """Whether a command takes long by design, or has a word that click reads as --format, --out or --help."""
    return (
        (words[0] == "odds" and "chinese" in words and "--simulate" not in words)
        or (words[0] == "build" and "--force" in words)
        or (words[0] == "beats" and "-p" in words and "-n" not in words)
        or "exact" in words
        or any(re.match("--?[foh]", word) for word in words[3:] if word not in OPTIONS)
    )


OPTIONS = {name for word in cli.KNOWN for option in cli.command(word).params for name in option.opts}

# --- Strategies: files ---

CELLS = ["1", "", "a,b", 'q"q', "two\nlines", "\x1b[0m", "NaN", "1e999", "#x", " x ", "♠", "NULL", "2026-01-01", "[1]"]
HEADINGS = [
    "n",
    "hand_rank",
    "error",
    'a"b',
    "x,y",
    "'; --",
    "é",
    "♠",
    "pokersql rows",
    "two\nlines",
    "row",
    "category",
]


@st.composite
def hand_files(draw):
    """A file of hands: its name, its bytes, and for each row the rank of its hand or None."""
    kind = draw(st.sampled_from(["csv", "tsv", "txt", "jsonl", "parquet"]))
    bad = st.tuples(st.sampled_from(BAD_HANDS), st.none())
    rows = draw(st.lists(st.one_of(hands(), hands(), bad), min_size=1, max_size=12))
    headings = draw(st.lists(st.sampled_from(HEADINGS), max_size=3, unique=True))
    more = [[draw(st.sampled_from(CELLS)) for _ in headings] for _ in rows]
    place = draw(st.integers(0, len(headings)))
    table = [[*cells[:place], hand, *cells[place:]] for (hand, _), cells in zip(rows, more, strict=True)]
    headings = [*headings[:place], "hand", *headings[place:]]
    end = draw(st.sampled_from(["\n", "\n", "\r\n"]))
    if kind == "parquet":
        stream = io.BytesIO()
        columns = [list(column) for column in zip(*table, strict=True)]
        pyarrow.parquet.write_table(pyarrow.table(columns, names=headings), stream)
        return "hands.parquet", stream.getvalue(), [rank for _, rank in rows]
    if kind == "txt":
        text = end.join(hand for hand, _ in rows) + end
    elif kind == "jsonl":
        text = "".join(json.dumps(dict(zip(headings, row, strict=True))) + end for row in table)
    else:
        stream = io.StringIO()
        quoting = draw(st.sampled_from([csv.QUOTE_MINIMAL, csv.QUOTE_ALL]))
        writer = csv.writer(stream, delimiter=",\t"[kind == "tsv"], lineterminator=end, quoting=quoting)
        writer.writerows([headings, *table])
        text = stream.getvalue()
    raw = draw(st.sampled_from([b"", b"", b"\xef\xbb\xbf"])) + text.encode()
    packed = kind != "txt" and draw(st.integers(0, 3)) == 0
    name = f"hands.{kind}" + (".gz" if packed else "")
    return name, gzip.compress(raw, mtime=0) if packed else raw, [rank for _, rank in rows]


PIECES = [b"\0", b"\xef\xbb\xbf", b"\r", b"\n", b'"', b"\xff\xfe", b"#", b",", b"\t", b"\xed\xa0\x80", b"\x1b[0m", b"'"]
SPOILS = [
    lambda raw, at, piece: raw[:at] + piece + raw[at:],
    lambda raw, at, piece: raw[:at] + piece + raw[at + 1 :],
    lambda raw, at, piece: raw[:at] + bytes([raw[at] ^ 1 << at % 8]) + raw[at + 1 :] if raw else raw,
    lambda raw, at, piece: raw[:at],
    lambda raw, at, piece: raw[at:],
    lambda raw, at, piece: raw + raw[raw.rfind(b"\n", 0, at) + 1 :],
    lambda raw, at, piece: b"# made by somebody\n" + raw,
    lambda raw, at, piece: raw.replace(b"\n", b"\r"),
    lambda raw, at, piece: raw.replace(b"\n", b"\r\n", 1 + at % 3),
    lambda raw, at, piece: raw.replace(b"\n", b"\n\n"),
    lambda raw, at, piece: raw.replace(b'"', piece),
    lambda raw, at, piece: raw.decode("utf-8", "replace").encode("utf-16"),
    lambda raw, at, piece: raw.decode("utf-8", "replace").encode("latin-1", "replace"),
    lambda raw, at, piece: b"",
]


@st.composite
def damaged(draw, raw: bytes):
    """The given bytes with a small change."""
    for _ in range(draw(st.integers(1, 2))):
        at = draw(st.integers(0, max(len(raw) - 1, 0)))
        raw = draw(st.sampled_from(SPOILS))(raw, at, draw(st.sampled_from(PIECES)))
    return raw


NAMES = ["Royal Flush", "straight flush", "pair", "Nothing", "other", "total", "category", "flush", "", "x\x1b[0m", "é"]
COUNTS = ["4", "36", "1,302,540", "1 098 240", "-1", "1.5", "hands", "", "9" * 40, "0", "1e5", "٣", "2598960"]
FIGURES = st.lists(st.tuples(st.sampled_from(NAMES), st.sampled_from(COUNTS)), max_size=8).map(
    lambda rows: "".join(f'"{name}","{count}"\n' for name, count in rows).encode()
)

# --- Strategies: SQL ---

VALUES = [
    *["1", "-1.50", "1e308 * 10", "1 / 0", "9223372036854775807", "9" * 38, "CAST('nan' AS DOUBLE)", "NULL", "x'00ff'"],
    *["2 ** 1023", "DATE '2026-01-01'", "TIMESTAMPTZ '2026-01-01 00:00:00+02'", "INTERVAL 1 DAY", "[1, 2]", "{'a': 1}"],
    *["MAP {1: 2}", "[CAST('inf' AS DOUBLE)]", "{'a': CAST('nan' AS REAL)}", "CHR(27) || 'x'", "CHAR(27, 0, 10)", "''"],
    *["CHR(0)", "uuid()", "random()", "CAST(1.5 AS DECIMAL(38, 9))", "TRUE", "COUNT(*)", "*", "card", "$x", "?"],
    *["1::BIT", "hand_rank('As Ks Qs Js Ts')", "best_five('x')", "REPEAT('x', 3000)", "MAX(card_id)"],
    *["ROW_NUMBER() OVER ()", "(SELECT MAX(hand_rank) FROM hand_classes)", "CAST('x' AS INTEGER)", "'a\rb\nc'"],
    *["TIME '12:00'", "'\x9b'", "DATE '290000-01-01'", "DATE '-100-01-01'", "TIMESTAMP 'infinity'"],
    *["9223372036854775807 + 1", "ABS(-(1 << 63))"],
]
COLUMNS = ["x", "y", '""', '"a b"', '"a""b"', '"a\nb"', '"\x1b[0m"', '"é"', "rank", '"' + "x" * 300 + '"', "hand_rank"]
TABLES = [
    *["deck", "ranks", "categories", "showdown", "settings", "hand_classes LIMIT 3", "(VALUES (1), (NULL)) AS t (v)"],
    *["range(3)", "deal(players := 2)", "rank_hands('deck', card)", "no_such", "(SELECT 1 AS a, 2 AS a) AS t"],
    *["read_csv('hands.csv')", "'hands.csv'", "glob('*')", "read_text('/etc/passwd')", "pragma_database_list"],
]
WHOLE = [
    *["", ";", ";;", "-- only", "/* open", "'open", "SELECT", "SELECT 1; SELECT 2 AS b", "VALUES (1)", "SHOW TABLES"],
    *["EXPLAIN SELECT 1", "DESCRIBE deck", "PRAGMA table_info(deck)", "SUMMARIZE deck", "(" * 300 + "1"],
    *["BEGIN; SELECT 1", "CREATE TABLE mine AS SELECT 1 AS a; SELECT * FROM mine", "DELETE FROM deck"],
    *["DROP VIEW showdown", "ROLLBACK", "SET threads = 1", "PREPARE p AS SELECT 1; EXECUTE p"],
    *["SELECT 1 AS a UNION SELECT 'x'", "SELECT $x", "SELECT \0"],
]
ESCAPES = [
    *["COPY deck TO 'made.csv'", "ATTACH 'made.duckdb'", "EXPORT DATABASE 'made'", "VACUUM INTO 'made.sqlite'"],
    *["INSTALL httpfs", "LOAD httpfs", "SET enable_external_access = true", "PRAGMA journal_mode = WAL", "CHECKPOINT"],
    *["SELECT writefile('made', 'x')", "SELECT load_extension('made')", "CREATE SECRET (TYPE S3)"],
    *["SELECT getenv('HOME')", "SET temp_directory = 'made'; SELECT 1"],
    "PRAGMA enable_profiling; PRAGMA profile_output = 'made'; SELECT 1",
    "WITH RECURSIVE t AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM t) SELECT COUNT(*) FROM t",
]


@st.composite
def statements(draw, whole=WHOLE):
    """SQL composed of valid and hostile parts."""
    if draw(st.integers(0, 3)) == 0:
        return draw(st.sampled_from(whole))
    listed = st.tuples(st.sampled_from(VALUES) | TEXT.map(lambda text: f"'{text}'"), st.sampled_from([*COLUMNS, ""]))
    pieces = draw(st.lists(listed, min_size=1, max_size=3))
    sql = "SELECT " + ", ".join(f"{value} AS {name}" if name else value for value, name in pieces)
    sql += f" FROM {draw(st.sampled_from(TABLES))}" if draw(st.booleans()) else ""
    sql += draw(st.sampled_from(["", "", "", ";", " ORDER BY 1", " LIMIT 0", "; -- end", "; SELECT 1", " WHERE 1 = 0"]))
    at = draw(st.integers(0, len(sql)))
    return sql if draw(st.integers(0, 5)) else sql[:at] + draw(TEXT) + sql[at:]


# --- Properties ---

CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")


@contextmanager
def in_time():
    """Fail if the block takes longer than `SECONDS`."""

    def end(number, frame):
        pytest.fail(f"the command takes longer than {SECONDS} s")

    before = signal.signal(signal.SIGALRM, end)
    signal.alarm(SECONDS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def listed(directory: Path) -> dict[str, bytes | None]:
    return {str(p.relative_to(directory)): p.read_bytes() if p.is_file() else None for p in directory.rglob("*")}


def tried(words: list[str], form: str, files: dict[str, bytes], call=pokersql, stdin: bytes = b""):
    """Run a command in its own directory with the given files, and check the properties of all commands.

    Returns the completed process and the rows that it printed or wrote; None after a failure or without a data format.
    """
    note(f"POKERSQL_SEED={SEED} {words!r}")
    with tempfile.TemporaryDirectory(prefix="fuzz") as made, pytest.MonkeyPatch.context() as patch, in_time():
        directory = Path(made)
        (directory / "dir").mkdir()
        for name, raw in files.items():
            (directory / name).write_bytes(raw)
        patch.chdir(directory)
        before = listed(directory)
        done = call(*words, stdin=stdin, code=None)
        note(f"exit code {done.returncode}: {done.stderr}")
        after = listed(directory)
    check_words(done, words)
    changed = {name.split("/")[0] for name in {**before, **after} if before.get(name, 0) != after.get(name, 0)}
    rows_there = done.returncode in (ExitCode.FINE, ExitCode.CARDS, ExitCode.TABLE)
    assert changed <= ({*words} if rows_there else set()), f"left behind: {changed}"
    if not rows_there:
        assert not done.stdout or done.returncode == ExitCode.SYSTEM
        return done, None
    chart = words[words.index("--plot") + 1] if "--plot" in words else None
    [out] = changed - {chart} or [None]
    if out is None:
        return done, rows_of(done.stdout, form)
    return done, rows_of(after[out], form if "-f" in words else Path(out).suffix[1:])


def check_words(done, words: list[str]) -> None:
    """Check that standard error has complete lines without control characters, and that an error is its last line."""
    said, code = done.stderr, done.returncode
    assert code in {*ExitCode} and "Traceback" not in said and "--debug shows where" not in said
    assert not CONTROLS.search(said) and (not said or said.endswith("\n"))
    lines = said.split("\n")[:-1]
    if not {"--show-sql", "--choose"} & {*words}:
        assert all(line.startswith("pokersql: ") for line in lines)
    if code:
        assert re.search("pokersql: .", lines[-1])


def rows_of(text: str | bytes, form: str) -> list[list] | None:
    """The rows of an output in a data format; None for a table or Markdown."""
    if form == "parquet":
        return [list(row.values()) for row in pyarrow.parquet.read_table(io.BytesIO(text)).to_pylist()]
    text = text.decode() if isinstance(text, bytes) else text
    if form in ("json", "jsonl") and text:
        parts = [text] if form == "json" else text.removesuffix("\n").split("\n")
        read = [json.loads(part, parse_constant=pytest.fail) for part in parts]
        return [list(row.values()) for row in (read[0] if form == "json" else read)]
    if form == "csv" and text:
        header, *rows = csv.reader(io.StringIO(text, newline=""), strict=True)
        assert {len(row) for row in rows} <= {len(header)}
        return [[cell or None for cell in row] for row in rows]
    assert form in ("csv", "json", "jsonl") or not CONTROLS.search(text)
    return None


# --- Tests ---


DATA = st.sampled_from(["csv", "json", "jsonl"])
FORMS = DATA | st.sampled_from(["table", "markdown"])


def fuzzed(examples: int):
    """Run a test on a number of examples, drawn with the seed."""
    phases = [Phase.generate, Phase.shrink]
    checks = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]
    kind = settings(max_examples=examples, deadline=None, database=None, phases=phases, suppress_health_check=checks)
    return lambda test: seed(SEED)(kind(test))


@pytest.fixture(scope="module")
def files(tmp_path_factory) -> dict[str, bytes]:
    """The files that the random commands name."""
    directory = tmp_path_factory.mktemp("files")
    duckdb.connect(str(directory / "mine.duckdb")).execute("CREATE TABLE played AS SELECT 'AsKsQsJsTs' AS hand").close()
    with sqlite3.connect(directory / "mine.sqlite") as connection:
        connection.execute("CREATE TABLE played AS SELECT 'AsKsQsJsTs' AS hand")
    databases = {name: (directory / name).read_bytes() for name in ("mine.duckdb", "mine.sqlite")}
    hands = b"hand,n\nAs Ks Qs Js Ts,1\nx,2\n"
    return databases | {
        "hands.csv": hands,
        "hands.txt": b"AsKsQsJsTs\n",
        "hands.parquet": b"PAR1",
        "seen.csv": b"flush,5\npair,40\n",
        "query.sql": b"FROM deck",
    }


@fuzzed(40)
@given(command=commands(), call=st.sampled_from([pokersql] * 8 + [started]))
def test_the_properties_hold_for_random_commands(files, command, call):
    words, form = command
    tried(words, form, files, call)


@fuzzed(25)
@given(file=hand_files(), form=DATA, out=st.sampled_from(["", "", "parquet", "csv"]))
def test_random_files_of_hands_have_the_ranks_by_phevaluator(file, form, out):
    name, raw, ranks = file
    place = ["-o", f"out.{out}"] if out and "txt" not in name else ["-f", form]
    done, rows = tried(["rank", name, *place], form, {name: raw})
    assert done.returncode == (ExitCode.CARDS if None in ranks else ExitCode.FINE)
    found = [row[3 if "txt" in name else -4] for row in rows]
    assert [rank and int(rank) for rank in found] == ranks
    assert [row[5 if "txt" in name else -1] is None for row in rows] == [rank is not None for rank in ranks]


@fuzzed(40)
@given(data=st.data(), form=FORMS, by_stdin=st.booleans())
def test_the_properties_hold_for_damaged_files_of_hands(data, form, by_stdin):
    name, raw, _ = data.draw(hand_files())
    kind, _, packed = name.removeprefix("hands.").partition(".")
    inside = packed and data.draw(st.booleans())
    raw = gzip.compress(data.draw(damaged(gzip.decompress(raw)))) if inside else data.draw(damaged(raw))
    words = ["rank", "-f", form, *(["--from", kind, "-"] if by_stdin else [name])]
    done, rows = tried(words, form, {} if by_stdin else {name: raw}, stdin=raw if by_stdin else b"")
    count = rows_in(gzip.decompress(raw) if inside else raw, kind) if inside or not packed else None
    if rows is not None and count is not None and "can't be read" not in done.stderr:
        assert len(rows) == count


def rows_in(raw: bytes, kind: str) -> int | None:
    """The number of rows that the csv and json modules find in a file; None if the file is invalid or ambiguous."""
    try:
        text = raw.decode("utf-8-sig").replace("\r\n", "\n")
        if "\0" in text or "\r" in text or kind == "parquet":
            return None
        if kind == "jsonl":
            return len([json.loads(line) for line in text.split("\n") if line.strip()])
        if kind == "txt":
            return len([line for line in text.split("\n") if line.strip()])
        header, *rows = csv.reader(io.StringIO(text, newline=""), delimiter=",\t"[kind == "tsv"], strict=True)
        rows = [row for row in rows if row]
        return len(rows) if {len(row) for row in rows} <= {len(header)} else None
    except (ValueError, csv.Error):
        return None


@fuzzed(20)
@given(data=st.data(), form=FORMS)
def test_the_properties_hold_for_random_files_of_figures_and_of_sql(data, form):
    first = data.draw(st.sampled_from([["luck", "--observed"], ["audit", "--cards", "5"], ["query", "--file"]]))
    raw = data.draw(statements()).encode("utf-8", "replace") if first[0] == "query" else data.draw(FIGURES)
    raw = data.draw(damaged(raw)) if data.draw(st.booleans()) else raw
    tried([*first, "given", "-f", form], form, {"given": raw})


@fuzzed(40)
@given(sql=statements(), form=FORMS, engine=st.sampled_from(["duckdb", "duckdb", "sqlite"]))
def test_the_properties_hold_for_random_sql(sql, form, engine):
    tried(["query", "-f", form, "--engine", engine, "-"], form, {}, stdin=sql.encode())


@fuzzed(20)
@given(sql=statements(whole=WHOLE + ESCAPES * 2), form=FORMS, engine=st.sampled_from(["duckdb", "sqlite"]))
def test_the_properties_hold_for_random_untrusted_sql(sql, form, engine):
    words = ["query", "-f", form, "--engine", engine, "--safe", "--time-limit", "5", "-"]
    tried(words, form, {"hands.csv": b"hand\nAsKsQsJsTs\n"}, stdin=sql.encode())
