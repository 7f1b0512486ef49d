"""`pokersql rank FILE`: every kind of file, errors in files, and output files."""

import csv
import gzip
import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import duckdb
import pytest
from conftest import one_line, pokersql, started, terminal, writes
from phevaluator import evaluate_cards

from pokersql import install
from pokersql.commands.options import bytes_of
from pokersql.input import hand_files

HANDS = ["As Kd Qh Jc Ts", "A♠ A♥ 8♠ 8♣ 9♦ 2♣ 3♣", " 7c,5d|4h-3s .2C ", "As Xx Kd Qd Jd", "2c 2c 3c 4c 5c", "2c 3c", ""]
RANKS = [1600, 2527, 7462, None, None, None, None]
ERRORS = [None, None, None, "bad_card 'Xx' at 2", "duplicate_card '2c'", "wrong_count 2", "wrong_count 0"]
SUMMARY = "bad_card 'Xx' at 2: a card is a rank"
PEAK = Path(__file__).with_name("peak.py")
KINDS = ["csv", "tsv", "jsonl", "parquet", "csv.gz", "tsv.gz", "jsonl.gz"]


def write(path, hands=HANDS, name="hand"):
    """Write a file in the format of its ending, with a number and a hand in each row."""
    kind = path.name.split(".")[1]
    if kind == "parquet":
        connection = duckdb.connect()
        connection.execute(
            f'CREATE TABLE t AS SELECT unnest(range(1, len($1) + 1)) AS id, unnest($1::VARCHAR[]) AS "{name}"', [hands]
        )
        connection.execute(f"COPY t TO '{path}' (FORMAT parquet)")
        return path
    text = io.StringIO(newline="")
    if kind == "jsonl":
        text.writelines(json.dumps({"id": i, name: hand}) + "\n" for i, hand in enumerate(hands, 1))
    else:
        writer = csv.writer(text, delimiter="," if kind == "csv" else "\t", lineterminator="\n")
        writer.writerows([["id", name], *enumerate(hands, 1)])
    data = text.getvalue().encode()
    path.write_bytes(gzip.compress(data) if path.name.endswith(".gz") else data)
    return path


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def expected(kind: str = "csv") -> list[tuple[str, str, str]]:
    """Each hand with its rank and its error. An empty hand is NULL in CSV, but an empty text in other formats."""
    wrong = [error or "" for error in ERRORS[:-1]] + ["" if kind in ("csv", "tsv") else ERRORS[-1]]
    return [(hand, str(r or ""), error) for hand, r, error in zip(HANDS, RANKS, wrong, strict=True)]


def summary(kind: str) -> str:
    """The message with the number of errors and the position of the first error."""
    if kind in ("csv", "tsv"):
        counted = "3 hands can't be ranked: 1 bad_card, 1 duplicate_card, 1 wrong_count; the first in line 5"
    else:
        place = "row" if kind == "parquet" else "line"
        counted = f"4 hands can't be ranked: 2 wrong_count, 1 bad_card, 1 duplicate_card; the first in {place} 4"
    return f"{counted}: {SUMMARY}"


@pytest.mark.quick(2)
@pytest.mark.parametrize("ending", KINDS)
def test_the_ending_of_a_file_gives_its_format_and_invalid_hands_have_an_error(tmp_path, ending):
    path = write(tmp_path / f"hands.{ending}")
    done = pokersql("rank", str(path), "-f", "csv", code=3)
    assert done.stdout.splitlines()[0] == "id,hand,hand_rank,category,description,error"
    assert [(row["hand"], row["hand_rank"], row["error"]) for row in rows(done.stdout)] == expected(ending[:3])
    assert one_line(done.stderr).startswith(f"pokersql: {path}: {summary(ending.removesuffix('.gz'))}")
    assert ("1 row without a hand, the first in line 8" in done.stderr) == (ending[:3] in ("csv", "tsv"))
    assert pokersql("rank", str(path), "-f", "csv", "--allow-errors").stdout == done.stdout


@pytest.mark.parametrize("name", ["it's.csv", "hands [1].csv", "*.csv", "a?.parquet", "♠ two words.jsonl", "-a.tsv"])
def test_a_file_of_hands_may_have_any_name(tmp_path, name):
    for other in ("hands 1.csv", "ab.parquet", "b.csv"):
        write(tmp_path / other, ["As"] * 9)
    path = write(tmp_path / name)
    assert len(rows(pokersql("rank", str(path), "-f", "csv", "--allow-errors").stdout)) == 7


@pytest.mark.quick(1)
@pytest.mark.parametrize("kind", ["csv", "tsv", "jsonl", "parquet"])
def test_the_option_from_gives_the_format_of_standard_input(tmp_path, kind):
    path = write(tmp_path / f"hands.{kind}")
    done = pokersql("rank", "-", "--from", kind, "-f", "csv", stdin=path.read_bytes(), code=3)
    assert done.stdout == pokersql("rank", str(path), "-f", "csv", code=3).stdout
    assert one_line(done.stderr).startswith(f"pokersql: standard input: {summary(kind)}")


def test_standard_input_is_read_as_csv_if_a_column_is_given_and_otherwise_as_lines_of_hands():
    done = pokersql("rank", "-", "--column", "cards", "-f", "csv", stdin="cards\nAs Ks Qs Js Ts\n")
    assert done.stdout.splitlines()[1] == "As Ks Qs Js Ts,1,Royal Flush,Royal Flush,"
    assert "Ts Js Qs Ks As" in pokersql("rank", "-", stdin="As Ks Qs Js Ts\n").stdout


def test_a_text_file_has_one_hand_per_line(tmp_path):
    path = tmp_path / "hands.txt"
    path.write_text("As Ks Qs Js Ts\nfoo\n", encoding="utf-8")
    done = pokersql("rank", str(path), "-f", "csv", code=3)
    assert [row["hand_rank"] for row in rows(done.stdout)] == ["1", ""]
    assert one_line(done.stderr).startswith("pokersql: line 2 'foo': bad_card")


@pytest.mark.quick(2)
@pytest.mark.parametrize("name", ["out.csv", "out.jsonl", "out.parquet", "out.json", "out.md", "out.txt"])
def test_an_output_file_has_the_rows_that_are_printed_without_the_option(tmp_path, name):
    path, out = write(tmp_path / "hands.csv"), tmp_path / name
    done = pokersql("rank", str(path), "-o", str(out), code=3)
    assert done.stdout == "" and SUMMARY in one_line(done.stderr)
    assert sorted(os.listdir(tmp_path)) == sorted(["hands.csv", name])
    if name == "out.parquet":
        found = duckdb.sql(f"SELECT hand, hand_rank, error FROM '{out}'").fetchall()
        assert [(hand or "", *known) for hand, *known in found] == list(
            zip(HANDS, RANKS, [*ERRORS[:-1], None], strict=True)
        )
        types = dict(row[:2] for row in duckdb.sql(f"DESCRIBE FROM '{out}'").fetchall())
        texts = dict.fromkeys(["hand", "category", "description", "error"], "VARCHAR")
        assert types == {"id": "BIGINT"} | texts | {"hand_rank": "INTEGER"}
        return
    kind = {"out.md": "markdown", "out.txt": "table"}.get(name, name.removeprefix("out."))
    printed = pokersql("rank", str(path), "-f", kind, code=3).stdout
    if kind == "csv":
        assert rows(out.read_text(encoding="utf-8")) == rows(printed)
    elif kind == "jsonl":
        written = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
        assert written == [json.loads(line) for line in printed.splitlines()]
    else:
        assert out.read_text(encoding="utf-8") == printed


def test_an_existing_output_file_is_overwritten_only_with_force(tmp_path):
    path, out = write(tmp_path / "hands.csv"), tmp_path / "out.parquet"
    out.write_text("mine")
    assert "--force" in one_line(pokersql("rank", str(path), "-o", str(out), code=2).stderr)
    assert out.read_text() == "mine"
    pokersql("rank", str(path), "-o", str(out), "--force", "--allow-errors")
    assert duckdb.sql(f"SELECT COUNT(*) FROM '{out}'").fetchall() == [(7,)]


@pytest.mark.slow
def test_each_card_may_have_its_own_column_of_text_or_numbers(tmp_path):
    path = tmp_path / "cards.csv"
    path.write_text('c1,"c,2",c3,c4,c5\nAs,K♠,Qs,Js,10s\n2c,2d,,2h,2s\n', encoding="utf-8")
    done = pokersql("rank", str(path), "--columns", 'c1,"c,2",c3,c4,c5', "-f", "csv", code=3)
    assert [(row["hand_rank"], row["error"]) for row in rows(done.stdout)] == [("1", ""), ("", "wrong_count 4")]
    numbers = tmp_path / "numbers.csv"
    numbers.write_text("c1,c2,c3,c4,c5\n51,47,43,39,35\n52,1,2,3,4\nAs,47,Qs,39,Ts\n", encoding="utf-8")
    done = pokersql("rank", str(numbers), "--columns", "C1, c2, c3, c4, c5", "-f", "csv", code=3)
    assert [(row["hand_rank"], row["error"]) for row in rows(done.stdout)] == [
        ("1", ""),
        ("", "bad_card '52' at 1"),
        ("1", ""),
    ]
    ids = tmp_path / "ids.parquet"
    duckdb.sql(
        f"COPY (SELECT 51::TINYINT AS a, 47 AS b, 43 AS c, 39 AS d, 35 AS e, 0 AS f) TO '{ids}' (FORMAT parquet)"
    )
    [row] = rows(pokersql("rank", str(ids), "--columns", "a,b,c,d,e,f", "-f", "csv").stdout)
    assert row["hand_rank"] == "1"
    lists = tmp_path / "lists.jsonl"
    lists.write_text('{"hand": ["As", "Ks", "Qs", "Js", "Ts"]}\n{"hand": null}\n{"hand": ["As"]}\n', encoding="utf-8")
    done = pokersql("rank", str(lists), "-f", "csv", code=3)
    assert [(row["hand_rank"], row["error"]) for row in rows(done.stdout)] == [
        ("1", ""),
        ("", ""),
        ("", "wrong_count 1"),
    ]


def test_the_users_columns_with_the_names_of_added_columns_are_kept(tmp_path):
    path = tmp_path / "hands.csv"
    path.write_text("error,hand,hand_rank,category\nmine,x,old,c\n,As Ks Qs Js Ts,old,c\n", encoding="utf-8")
    done = pokersql("rank", str(path), "-f", "csv", code=3)
    assert rows(done.stdout) == [
        {"error": "mine", "hand": "x", "hand_rank": "old", "category": "c"}
        | {"hand_rank_1": "", "category_1": "", "description": "", "error_1": "bad_card 'x' at 1"},
        {"error": "", "hand": "As Ks Qs Js Ts", "hand_rank": "old", "category": "c"}
        | {"hand_rank_1": "1", "category_1": "Royal Flush", "description": "Royal Flush", "error_1": ""},
    ]
    assert "1 hand can't be ranked: 1 bad_card; the first in line 2: bad_card 'x' at 1: a card is" in done.stderr


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "text",
    [
        "\ufeffid,hand\n1,As Ks Qs Js Ts\n",
        "id,hand\r\n1,As Ks Qs Js Ts\r\n",
        'id,hand\n1,"As,Ks,Qs,Js,Ts"\n',
        'id,hand\n1," As Ks  Qs\tJs Ts "\n',
        'id,hand\n1,"A♠ K♠️ Q♤ J♠ 10♠"\n',
        'id,"hand"\n1,AsKsQsJsTs',
        '"id","hand"\n"a ""quoted"" id",As-Ks-Qs-Js-Ts\n',
        "hand\nAs Ks Qs Js Ts\n",
        'note,hand\n"two\nlines",As Ks Qs Js Ts\n',
    ],
)
def test_csv_files_of_many_kinds_are_read(tmp_path, text):
    path = tmp_path / "hands.csv"
    path.write_bytes(text.encode())
    [row] = rows(pokersql("rank", str(path), "-f", "csv").stdout)
    assert row["hand_rank"] == "1" and row["error"] == ""


def test_csv_lines_with_too_many_or_too_few_cells_are_skipped_and_reported(tmp_path):
    path = tmp_path / "hands.csv"
    path.write_text("id,hand\n1,As Ks Qs Js Ts\n2,7c,5d,4h\n3\n4,As Kd Qh Jc Ts\n", encoding="utf-8")
    done = pokersql("rank", str(path), "-f", "csv", code=3)
    assert [row["hand_rank"] for row in rows(done.stdout)] == ["1", "1600"]
    assert re.search(r"2 lines can't be read; the first is line 3: ", one_line(done.stderr))


def test_a_line_that_is_not_utf_8_is_skipped_and_reported(tmp_path):
    path = tmp_path / "hands.csv"
    path.write_bytes("hand\nAs Ks Qs Js Té\nAs Ks Qs Js Ts\n".encode("latin-1"))
    done = pokersql("rank", str(path), "-f", "csv", code=3)
    assert [row["hand_rank"] for row in rows(done.stdout)] == ["1"]
    assert "1 line can't be read; the first is line 2: it is not UTF-8; save the file as UTF-8" in one_line(done.stderr)


def test_a_file_with_only_a_header_gives_output_with_only_a_header(tmp_path):
    path = tmp_path / "hands.csv"
    path.write_text("id,hand\n", encoding="utf-8")
    assert pokersql("rank", str(path), "-f", "csv").stdout == "id,hand,hand_rank,category,description,error\n"


def test_the_option_only_errors_prints_the_invalid_hands_and_their_row_numbers(tmp_path):
    path = write(tmp_path / "hands.csv")
    done = pokersql("rank", str(path), "--only-errors", "-f", "csv", code=3)
    assert [(row["row"], row["id"], row["error"]) for row in rows(done.stdout)] == [
        (str(number + 1), str(number), error) for number, error in enumerate(ERRORS[:-1], 1) if error
    ]
    assert SUMMARY in one_line(done.stderr)
    out = tmp_path / "bad.csv"
    assert SUMMARY in one_line(pokersql("rank", str(path), "--only-errors", "-o", str(out), code=3).stderr)
    assert rows(out.read_text(encoding="utf-8")) == rows(done.stdout)
    good = write(tmp_path / "good.csv", HANDS[:3])
    assert pokersql("rank", str(good), "--only-errors", "-f", "jsonl").stdout == ""


@pytest.mark.protocol
@pytest.mark.parametrize(
    "make, words, message",
    [
        (lambda path: path / "none.csv", [], "no such file"),
        (lambda path: path, ["--from", "csv"], "is a directory"),
        (lambda path: path / "empty.csv", [], "is empty"),
        (lambda path: path / "empty.parquet", [], "is empty"),
        (lambda path: path / "hands.csv", ["--column", "hnd"], "no column 'hnd', but id, hand; --column names one"),
        (lambda path: path / "hands.csv", ["--columns", "id,hadn"], "no column 'hadn', but id, hand"),
        (lambda path: path / "hands.csv", ["--column", "id", "--columns", "id"], "--column and --columns"),
        (lambda path: path / "hands.csv", ["--engine", "sqlite"], "files are read by DuckDB"),
        (lambda path: path / "hands.csv", ["-o", "out.xyz"], "ending"),
        (lambda path: path / "hands.csv", ["-o", "out.parquet", "-f", "csv"], "the ending names another format"),
        (lambda path: path / "other.csv", [], "no column 'hand', but id, cards"),
        (lambda path: path / "hands.csv", ["--columns", ""], "--columns: a name is empty"),
        (lambda path: path / "hands.csv", ["other.csv"], "one file at a time"),
        (lambda path: path / "hands.csv", ["other.csv", "--from", "csv"], "one file at a time"),
        (lambda path: "As Ks Qs Js Ts", ["other", "--from", "csv"], "one file at a time"),
        (lambda path: path / "hands.xlsx", [], "one file at a time, which ends in .txt, .csv"),
        (lambda path: path / "hands.parquet", ["--column", "id"], "column 'id' is BIGINT, not hands"),
        (lambda path: path / "truncated.parquet", [], "can't be read as parquet"),
        (lambda path: path / "text.parquet", [], "can't be read as parquet"),
        (lambda path: path / "text.jsonl", [], "can't be read as jsonl"),
    ],
)
def test_an_unusable_file_gives_a_one_line_error(tmp_path, make, words, message):
    for ending in ("csv", "parquet"):
        (tmp_path / f"empty.{ending}").touch()
        write(tmp_path / f"hands.{ending}")
    write(tmp_path / "other.csv", name="cards")
    (tmp_path / "hands.xlsx").write_text("no such format")
    whole = (tmp_path / "hands.parquet").read_bytes()
    (tmp_path / "truncated.parquet").write_bytes(whole[: len(whole) // 2])
    for ending in ("parquet", "jsonl"):
        (tmp_path / f"text.{ending}").write_text("this is {no hand", encoding="utf-8")
    before = sorted(os.listdir(tmp_path))
    done = subprocess.run(
        [sys.executable, "-m", "pokersql", "rank", str(make(tmp_path)), *words],
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert message in one_line(done.stderr) and done.stdout == ""
    assert done.returncode == 2
    assert sorted(os.listdir(tmp_path)) == before


def test_column_names_are_not_case_sensitive(tmp_path):
    path = write(tmp_path / "hands.csv", HANDS[:2], name="HAND")
    assert [row["hand_rank"] for row in rows(pokersql("rank", str(path), "-f", "csv").stdout)] == ["1600", "2527"]


@pytest.mark.protocol
def test_a_time_with_a_time_zone_is_printed(tmp_path):
    path = tmp_path / "hands.parquet"
    made = "SELECT '2c 2d 2h 2s 3c' AS hand, TIMESTAMPTZ '2026-11-21 12:00:00+00' AS dealt"
    duckdb.sql(f"COPY ({made}) TO '{path}' (FORMAT parquet)")
    assert "2026-11-21 12:00:00+00:00" in started("rank", str(path), "-f", "csv", TZ="UTC").stdout


@pytest.mark.slow
def test_the_message_names_the_error_with_the_lowest_row_number(tmp_path):
    path = write(tmp_path / "hands.csv", [*["As Ks Qs Js Ts"] * 3, "x4", *["As Ks Qs Js Ts"] * 5, "x10", "x11"])
    for name in ("e.csv", "e.jsonl", "e.parquet"):
        for words in ([], ["--only-errors"], ["--any-order"]):
            done = pokersql("rank", str(path), "-o", str(tmp_path / name), *words, "--force", code=3)
            assert "3 hands can't be ranked: 3 bad_card; the first in line 5: bad_card 'x4' at 1" in one_line(
                done.stderr
            )


@pytest.mark.slow
@pytest.mark.parametrize("number", ["id", "File_Row_Number"])
def test_the_rows_of_a_large_file_keep_their_order(tmp_path, number):
    path, out = tmp_path / "hands.parquet", tmp_path / "out.parquet"
    card = "lambda k: substr('23456789TJQKA', 1 + k // 4, 1) || substr('cdhs', 1 + k % 4, 1)"
    cards = f"list_transform(list_transform(range(5), lambda k: (i + 7 * k * (1 + i % 5)) % 52), {card})"
    hands = f"SELECT i AS {number}, array_to_string({cards}, ' ') AS hand FROM range(200000) AS t(i)"
    duckdb.sql(f"COPY ({hands}) TO '{path}'")
    pokersql("rank", str(path), "-o", str(out))
    with duckdb.connect() as connection:
        install(connection)
        numbers = connection.execute(f"SELECT {number} FROM '{out}'").fetchall()
        assert numbers == [(place,) for place in range(200_000)]
        other = f"FROM '{out}' EXCEPT FROM rank_hands('{path}', hand)"
        assert connection.execute(other).fetchall() == []


@pytest.mark.quick(1)
@pytest.mark.parametrize("name", ["out.csv", "out.jsonl", "out.parquet", "out.json"])
def test_an_output_file_without_rows_is_written_in_each_format(tmp_path, name):
    good, none = write(tmp_path / "good.csv", HANDS[:3]), write(tmp_path / "none.csv", [])
    for path, words in ((good, ["--only-errors"]), (none, [])):
        assert pokersql("rank", str(path), *words, "-o", str(tmp_path / name), "--force").stderr == ""
        assert (tmp_path / name).exists()


@pytest.mark.protocol
@pytest.mark.parametrize("ending", ["csv", "jsonl"])
def test_ranked_rows_can_be_written_to_a_pipe(tmp_path, ending):
    path, pipe = write(tmp_path / "hands.csv"), tmp_path / f"pipe.{ending}"
    os.mkfifo(pipe)
    with subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE, text=True) as reader:
        assert SUMMARY in pokersql("rank", str(path), "-o", str(pipe), "--force", code=3).stderr
        assert len(reader.stdout.read().splitlines()) == len(HANDS) + (ending == "csv")


def test_a_jsonl_file_may_have_hands_as_text_in_some_rows_and_as_lists_in_others(tmp_path):
    path = tmp_path / "hands.jsonl"
    hands = ["As Ks Qs Js Ts", ["As", "Ks", "Qs", "Js", "Ts"], None, "As", ["x"]]
    path.write_text("".join(json.dumps({"hand": hand}) + "\n" for hand in hands), encoding="utf-8")
    ranked = rows(pokersql("rank", str(path), "-f", "csv", code=3).stdout)
    assert [(row["hand_rank"], row["error"]) for row in ranked] == [
        ("1", ""),
        ("1", ""),
        ("", ""),
        ("", "wrong_count 1"),
        ("", "bad_card 'x' at 1"),
    ]


def test_a_carriage_return_in_a_cell_does_not_end_the_line(tmp_path):
    path = tmp_path / "hands.csv"
    path.write_bytes(b'hand,note\nAs Kd Qh Jc Ts,"a\rb"\n')
    assert [row["note"] for row in rows(pokersql("rank", str(path), "-f", "csv").stdout)] == ["a\rb"]


@pytest.mark.parametrize("ending", ["csv", "parquet", "jsonl"])
def test_a_directory_named_like_a_partition_adds_no_column(tmp_path, ending):
    (tmp_path / "year=2020").mkdir()
    path = write(tmp_path / "year=2020" / f"hands.{ending}")
    printed = pokersql("rank", str(path), "-f", "csv", "--allow-errors").stdout
    assert printed.splitlines()[0] == "id,hand,hand_rank,category,description,error"


def test_options_for_files_are_refused_for_a_hand_given_as_argument():
    for words in (["--column", "x"], ["--columns", "a,b"], ["--only-errors"], ["--any-order"]):
        assert "for a file that has columns" in one_line(pokersql("rank", "As Ks Qs Js Ts", *words, code=2).stderr)


@pytest.fixture(scope="module")
def million(tmp_path_factory):
    """A file of a million hands of five to seven cards. In each thousand, each kind of error occurs in one hand."""
    path = tmp_path_factory.mktemp("million") / "million.csv"
    duckdb.sql(
        f"""
        COPY (
            WITH spelled AS (
                SELECT
                    i,
                    list_transform(
                        list_transform(range(5 + i % 3), lambda k: (i // 7 + k * (1 + i % 7)) % 52),
                        lambda c: substr('23456789TJQKA', 1 + c // 4, 1) || substr('cdhs', 1 + c % 4, 1)
                    ) AS cards
                FROM range(1000000) AS t(i)
            )
            SELECT
                i AS id,
                CASE i % 1000
                    WHEN 100 THEN cards[1] || ' Xx ' || array_to_string(cards[2:], ' ')
                    WHEN 200 THEN array_to_string(list_append(cards[:4], cards[2]), ' ')
                    WHEN 300 THEN array_to_string(cards[:4], ' ')
                    WHEN 400 THEN ''
                    WHEN 500 THEN repeat('x', 500)
                    ELSE CASE WHEN i % 2 = 0 THEN array_to_string(cards, ' ') ELSE array_to_string(cards, '') END
                END AS hand
            FROM spelled
        ) TO '{path}' (FORMAT csv, HEADER)
        """
    )
    return path


@pytest.mark.slow
def test_a_million_hands_with_each_kind_of_error_are_ranked(million, tmp_path):
    out = tmp_path / "ranked.parquet"
    done = pokersql("rank", str(million), "-o", str(out), code=3)
    assert (
        "4,000 hands can't be ranked: 1,000 bad_card, 1,000 duplicate_card, 1,000 too_long, 1,000 wrong_count; "
        "the first in line 102: bad_card 'Xx' at 2: " in one_line(done.stderr)
    )
    duckdb.sql(f"CREATE OR REPLACE TEMP TABLE ranked AS SELECT row_number() OVER () - 1 AS place, * FROM '{out}'")
    moved = "SELECT COUNT(*), COUNT(*) FILTER (place <> id) FROM ranked"
    assert duckdb.sql(moved).fetchall() == [(1_000_000, 0)]
    bad = "SELECT id % 1000, split_part(error, ' ', 1), COUNT(*) FROM ranked WHERE hand_rank IS NULL GROUP BY ALL"
    assert sorted(duckdb.sql(bad).fetchall()) == [
        (100, "bad_card", 1000),
        (200, "duplicate_card", 1000),
        (300, "wrong_count", 1000),
        (400, None, 1000),
        (500, "too_long", 1000),
    ]
    good = duckdb.sql("SELECT hand, hand_rank FROM ranked WHERE hand_rank > 0 AND place % 97 = 5").fetchall()
    assert len(good) > 10_000
    for hand, rank in good:
        assert rank == evaluate_cards(*re.findall("..", hand.replace(" ", ""))), hand
    said = pokersql("rank", str(million), "-o", str(out), "--force", "--allow-errors", "--any-order").stderr
    assert (
        "1,000 wrong_count; the first in line 102: " in one_line(said)
        and "1,000 rows without a hand, the first in line 402" in said
    )
    lost = f"SELECT COUNT(*) FROM (SELECT * EXCLUDE place FROM ranked EXCEPT ALL FROM '{out}')"
    assert duckdb.sql(lost).fetchall() == [(0,)]


@pytest.mark.protocol
def test_rank_shows_its_progress_on_a_terminal(million, tmp_path):
    shown = terminal("rank", str(million), "-o", str(tmp_path / "ranked.parquet"))
    assert "ranking" in shown and "100%" in shown


@pytest.mark.protocol
def test_ctrl_c_during_rank_leaves_no_file(million, tmp_path):
    out = tmp_path / "ranked.csv"
    process = subprocess.Popen(
        [sys.executable, "-m", "pokersql", "rank", str(million), "-o", str(out)], stderr=subprocess.PIPE
    )
    deadline = time.monotonic() + 60
    begun = False
    while not begun and time.monotonic() < deadline:
        begun = writes(process, tmp_path)
    assert begun, "no file was begun within 60 s"
    process.send_signal(signal.SIGINT)
    _, stderr = process.communicate()
    assert process.returncode == 130 and b"Traceback" not in stderr
    assert os.listdir(tmp_path) == []


@pytest.mark.protocol
def test_rank_ends_without_an_error_if_the_reader_closes_the_pipe(million):
    shell = f"{sys.executable} -m pokersql rank {million} -f csv --allow-errors | head -n 2; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", shell], capture_output=True, text=True)
    assert len(done.stdout.splitlines()) == 2 and done.stderr == "" and done.returncode == 0


@pytest.mark.slow
def test_memory_does_not_grow_with_the_size_of_the_file(tmp_path):
    """A sort of ten million hands in memory takes 2.7 GB, so it uses the disk. Without a sort memory does not grow."""

    def peak(hands: int, *options: str) -> int:
        path = tmp_path / f"{hands}.parquet"
        if not path.exists():
            duckdb.sql(
                f"""
                COPY (
                    SELECT i AS id, list_transform(range(7), lambda k: ((i * 11) % 52 + k * (1 + i % 7)) % 52) AS cards
                    FROM range({hands}) AS t(i)
                ) TO '{path}' (FORMAT parquet)
                """
            )
        words = ["rank", str(path), "--column", "cards", *options, "-o", str(tmp_path / "out.parquet"), "--force"]
        done = subprocess.run([sys.executable, PEAK, *words], capture_output=True, text=True, check=True)
        return int(done.stderr.split()[-1])

    beside = 300_000_000  # bytes for Python, DuckDB's code, and allocations that DuckDB doesn't count
    assert peak(10_000_000) < bytes_of(hand_files.MEMORY) + beside
    assert peak(10_000_000, "--any-order") < peak(400_000, "--any-order") + 200_000_000


ROYAL = "As Ks Qs Js Ts"


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "text, names, kept",
    [
        (f"# c,hand\n1,{ROYAL}\n#2,x # y\n", "# c,hand", [ROYAL, "x # y"]),
        (f"id,hand\r1,{ROYAL}\r2,x\r", "id,hand", [ROYAL, "x"]),
        (f"\n\nid,hand\n\n1,{ROYAL}\n\n2,x\n\n", "id,hand", [ROYAL, "x"]),
        (f"\n\nhand\n{ROYAL}\n\n", "hand", [ROYAL, ""]),  # a blank line in a file of one column is an empty cell
        (f'id,hand\n5" disc,{ROYAL}\n6" disc,"x\ny"\n', "id,hand", [ROYAL, "x\ny"]),
        (f'id, "hand"\n1, {ROYAL}\n2, "x,y"\n', "id,hand", [f" {ROYAL}", "x,y"]),
        (f"id,hand,\n1,{ROYAL},\n", "id,hand,column2", [ROYAL]),
        (f"id,hand,ID\n1,{ROYAL},2\n", "id,hand,ID_1", [ROYAL]),
        ("id,hand", "id,hand", []),
        (f"id,hand\n1,{ROYAL}\0\n", "id,hand", [f"{ROYAL}\0"]),
    ],
)
def test_no_cell_of_a_csv_file_is_changed_or_lost(tmp_path, text, names, kept):
    path = tmp_path / "hands.csv"
    path.write_bytes(text.encode())
    out = tmp_path / "out.jsonl"
    pokersql("rank", str(path), "-o", str(out), "--allow-errors")
    written = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert [row["hand"] or "" for row in written] == kept
    printed = pokersql("rank", str(path), "-f", "csv", "--allow-errors").stdout
    assert printed.splitlines()[0] == f"{names},hand_rank,category,description,error"


@pytest.mark.parametrize(
    "data, message",
    [
        (b'"id,hand\n1,x\n', "its header, which begins before line 3: a quote is opened and not closed"),
        ("id,hand\n1,x\n".encode("utf-16"), "its header is not UTF-8"),
        ("id,hànd\n1,x\n".encode("latin-1"), "its header is not UTF-8"),
        (b"\n\n\n", "is blank"),
        (b"hand,HAND\nx,y\n", "more than one column is named 'hand'"),
        (b"hand,PokerSQL row\nx,y\n", "column 'PokerSQL row' has a name that pokersql uses"),
        (b"x" * 3_000_000, "its header is too long"),
    ],
)
def test_a_csv_file_that_would_lose_rows_is_refused(tmp_path, data, message):
    path, out = tmp_path / "hands.csv", tmp_path / "out.csv"
    path.write_bytes(data)
    assert message in one_line(pokersql("rank", str(path), "-o", str(out), code=2).stderr)
    assert os.listdir(tmp_path) == ["hands.csv"]


MIXED = [
    "\ufeffid;hand;paid\r\n007;As Ks Qs Js Ts;1.50\n8;7c,5d;2\r\n",
    '9;"As Kd;\n\n10;As Kd Qh Jc Ts;2\n11;;3\n12;"x\ny";3\n13;x\n',
]


def test_errors_in_an_irregular_csv_file_have_the_right_line_numbers(tmp_path):
    """The file has two kinds of line ends, an unclosed quote, blank lines, cells of several lines, and a short row."""
    path, out = tmp_path / "hands.csv", tmp_path / "out.parquet"
    path.write_bytes("".join(MIXED).encode())
    said = one_line(pokersql("rank", str(path), "-o", str(out), code=3).stderr)
    assert duckdb.sql(f"SELECT id, hand, paid, hand_rank, error FROM '{out}'").fetchall() == [
        ("007", ROYAL, 1.5, 1, None),
        ("8", "7c,5d", 2, None, "wrong_count 2"),
        ("10", "As Kd Qh Jc Ts", 2, 1600, None),
        ("11", None, 3, None, None),
        ("12", "x\ny", 3, None, "bad_card 'x\ny' at 1"),
    ]
    assert "2 hands can't be ranked: 1 bad_card, 1 wrong_count; the first in line 3: wrong_count 2" in said
    assert "2 lines can't be read; the first is line 4: a quote is opened and not closed before the cell ends" in said
    assert "1 row without a hand, the first in line 7" in said
    done = pokersql("rank", str(path), "--only-errors", "-f", "csv", "--allow-errors")
    assert [row["row"] for row in rows(done.stdout)] == ["3", "8"]


@pytest.mark.parametrize(
    "text, lines",
    [
        (f'id,hand\n1,"{ROYAL}\n2,{ROYAL}\n', ["2", None]),  # the quote is never closed
        (f'id,hand\n1,{ROYAL}\n2,"x\n3,"y"\n4,{ROYAL}\n', ["3", None, "y", None]),  # another quote closes it
        (f"id,hand\n1\n2,{ROYAL}\n3,a,b\n", ["2", None]),
        (f'id,hand\n1,"{"x" * 2_000_000}\n2,{ROYAL}\n', ["2", None]),  # the quote has over a million letters
        (f"id,hand\n1,{'x' * 3_000_000}\n2,{ROYAL}\n", ["2", None]),
        (f'id,hand\n1,"{"x" * 900_000}\n2,"{"y" * 900_000}\n3,{ROYAL}\n', ["2", None]),
    ],
)
def test_an_unclosed_quote_loses_only_its_line(tmp_path, text, lines):
    path = tmp_path / "hands.csv"
    path.write_text(text)
    done = pokersql("rank", str(path), "-f", "csv", code=3)
    found = rows(done.stdout)
    assert [row["hand"] for row in found if row["hand_rank"]] == [ROYAL] * (len(found) - ("y" in lines))
    assert f"can't be read; the first is line {lines[0]}: " in one_line(done.stderr)


def test_twenty_thousand_unclosed_quotes_do_not_take_forever(tmp_path):
    """Each line closes the quote of the line before and opens the next quote. The last end of a quote is invalid."""
    path = tmp_path / "hands.csv"
    path.write_text('id,hand\n1,"x\n' + 'x","y\n' * 20_000 + '"z"z\n' + f"2,{ROYAL}\n")
    done = pokersql("rank", str(path), "-f", "csv", code=3)
    assert [row["hand_rank"] for row in rows(done.stdout)] == ["1"]
    assert "20,002 lines can't be read; the first is line 2: " in one_line(done.stderr)


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
@pytest.mark.parametrize("kind", ["csv", "tsv"])
def test_the_separator_of_the_header_separates_all_rows(tmp_path, kind, delimiter):
    path = tmp_path / f"hands.{kind}"
    path.write_text(f'"id"{delimiter}"hand"\n1{delimiter}{ROYAL}\n')
    assert rows(pokersql("rank", str(path), "-f", "csv").stdout)[0]["hand_rank"] == "1"


def test_a_file_without_a_header_is_read_if_its_first_line_has_a_hand(tmp_path):
    path = tmp_path / "hands.csv"
    path.write_text(f"1,{ROYAL}\n2,As\n")
    done = pokersql("rank", str(path), "-f", "csv", code=3)
    assert [(row["column0"], row["column1"], row["hand_rank"]) for row in rows(done.stdout)] == [
        ("1", ROYAL, "1"),
        ("2", "As", ""),
    ]
    said = one_line(done.stderr)
    assert "the first in line 2: wrong_count 1" in said
    assert "its first line has a hand and no names, so its columns are column0, column1" in said
    path.write_text("As,Ks,Qs,Js,Ts\n2c,3c,4c,5c,7d\n")
    columns = "column0,column1,column2,column3,column4"
    found = rows(pokersql("rank", str(path), "--columns", columns, "-f", "csv").stdout)
    assert [row["hand_rank"] for row in found] == ["1", "7462"]
    said = one_line(pokersql("rank", str(path), code=2).stderr)
    assert "no column 'hand', but column0, " in said and "its first line has cards and no names" in said


def test_line_numbers_of_a_jsonl_file_count_blank_lines(tmp_path):
    path = tmp_path / "hands.jsonl"
    path.write_bytes(b'\xef\xbb\xbf{"hand": "x"}\n\n{}\r\n { }\n{"hand": "y", "n": 1}\n')
    done = pokersql("rank", str(path), "--only-errors", "-f", "csv", code=3)
    assert [(row["row"], row["hand"], row["n"]) for row in rows(done.stdout)] == [("1", "x", ""), ("5", "y", "1")]
    assert "the first in line 1: " in done.stderr and "2 rows without a hand, the first in line 3" in done.stderr
    path.write_bytes(f'\ufeff{{"hand": "{ROYAL}"}}'.encode())
    assert rows(pokersql("rank", str(path), "-f", "csv").stdout)[0]["hand_rank"] == "1"


VALUES = [
    (["1", "-20", "0"], "BIGINT"),
    (["1", "", "3"], "BIGINT"),
    (["1", "2.50", "-0.5", "1e-05", "3"], "DOUBLE"),
    (["2026-01-31", "2025-12-01"], "DATE"),
    (["2026-01-31 12:00:00", "2026-01-31T12:00:00.25"], "TIMESTAMP"),
    (["12:00:00", "23:59:59"], "TIME"),
    (["true", "False"], "BOOLEAN"),
    (["007", "8"], "VARCHAR"),
    (["1", "x"], "VARCHAR"),
    (["1", "NaN"], "VARCHAR"),
    (["1.5", "12345678901234567890"], "VARCHAR"),
    (["9223372036854775808"], "VARCHAR"),
    (["2026-02-30"], "VARCHAR"),
    (["infinity"], "VARCHAR"),
    (["1e999"], "VARCHAR"),
    (["+1"], "VARCHAR"),
    (["1 "], "VARCHAR"),
    (["", ""], "VARCHAR"),
]


@pytest.mark.parametrize("late", [False, True])
def test_a_column_has_a_type_that_fits_all_its_values(tmp_path, late):
    """If `late`, the value that decides the type comes after the rows from which the type is guessed."""
    path, out = tmp_path / "hands.csv", tmp_path / "out.parquet"
    columns = [
        [*values[:-1], *[values[0]] * (hand_files.SAMPLE + 9 if late else 9), values[-1]] for values, _ in VALUES
    ]
    lengths = max(map(len, columns))
    cells = [column + column[-1:] * (lengths - len(column)) for column in columns]
    with open(path, "w", newline="") as stream:
        writer = csv.writer(stream, lineterminator="\n")
        writer.writerow([*(f"c{number}" for number in range(len(cells))), "hand"])
        writer.writerows([*row, ROYAL] for row in zip(*cells, strict=True))
    pokersql("rank", str(path), "-o", str(out))
    types = [kind for _, kind, *_ in duckdb.sql(f"DESCRIBE FROM '{out}'").fetchall()]
    assert types[: len(VALUES)] == [kind for _, kind in VALUES]


def test_a_column_of_hands_is_read_as_text_and_a_column_of_cards_may_be_numbers(tmp_path):
    path, out = tmp_path / "hands.csv", tmp_path / "out.parquet"
    path.write_text("hand,a,b\n5,51,51\n,,7\n")
    pokersql("rank", str(path), "-o", str(out), "--allow-errors")
    assert duckdb.sql(f"SELECT hand, error FROM '{out}'").fetchall() == [("5", "bad_card '5' at 1"), (None, None)]
    words = ["--columns", "a,hand", "-o", str(out), "--force", "--allow-errors"]
    assert "1 row without a hand, the first in line 3" in pokersql("rank", str(path), *words).stderr
    assert duckdb.sql(f"SELECT a, error FROM '{out}'").fetchall() == [(51, "wrong_count 2"), (None, None)]


def test_the_option_show_sql_shows_how_a_csv_file_is_read(tmp_path):
    shown = pokersql("rank", str(write(tmp_path / "hands.csv", HANDS[:1])), "--show-sql").stderr
    assert "auto_detect = false, header = true" in shown and "{'id': 'VARCHAR', 'hand': 'VARCHAR'}" in shown


@pytest.mark.parametrize("cut, message", [(-4, "ended before"), (-9, "ended before"), (None, "CRC"), (20, "ended")])
def test_a_damaged_gz_file_is_refused(tmp_path, cut, message):
    path = write(tmp_path / "hands.csv.gz")
    whole = path.read_bytes()
    path.write_bytes(whole[:cut] if cut else whole[:-8] + b"\1\2\3\4" + whole[-4:])
    done = pokersql("rank", str(path), "-o", str(tmp_path / "out.csv"), code=2)
    assert f"{path}: a damaged gz file" in one_line(done.stderr) and message in done.stderr
    assert os.listdir(tmp_path) == ["hands.csv.gz"]


def test_a_gz_file_may_have_several_members_or_any_name(tmp_path):
    path = tmp_path / "hands"
    path.write_bytes(gzip.compress(b"hand\n") + gzip.compress(f"{ROYAL}\n".encode()) * 2)
    assert len(rows(pokersql("rank", str(path), "--from", "csv", "-f", "csv").stdout)) == 2
    lines = tmp_path / "hands.txt.gz"
    lines.write_bytes(gzip.compress(f"{ROYAL}\n".encode()))
    assert [row["hand_rank"] for row in rows(pokersql("rank", str(lines), "-f", "csv").stdout)] == ["1"]


@pytest.mark.protocol
@pytest.mark.parametrize("kind", ["csv", "jsonl", "parquet", "txt"])
def test_rank_reads_a_pipe_if_its_format_is_given(tmp_path, kind):
    path = tmp_path / "hands.txt" if kind == "txt" else write(tmp_path / f"hands.{kind}", [ROYAL])
    if kind == "txt":
        path.write_text(f"{ROYAL}\n")
    command = f"{sys.executable} -m pokersql rank <(cat {path})"
    done = subprocess.run(["bash", "-c", f"{command} --from {kind} -f csv"], capture_output=True, text=True)
    assert ",1,Royal Flush,Royal Flush," in done.stdout or ",Royal Flush,9,1," in done.stdout, done.stderr
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True)
    assert done.returncode == 2 and "for another ending, --from names the format" in one_line(done.stderr)


@pytest.mark.parametrize("name", ["~/hands.parquet", "card_1=5/hands.csv", "s3:/hands.jsonl", "a[1]/.csv", ".csv"])
def test_a_file_name_is_not_a_pattern_or_an_address(tmp_path, name, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / name).parent.mkdir(exist_ok=True)
    if name.endswith("/.csv") or name == ".csv":
        (tmp_path / name).write_text(f"id,hand\n1,{ROYAL}\n")
    else:
        write(tmp_path / name, [ROYAL])
    printed = pokersql("rank", name, "-f", "csv").stdout
    assert printed == f"id,hand,hand_rank,category,description,error\n1,{ROYAL},1,Royal Flush,Royal Flush,\n"


def test_a_file_name_that_is_only_an_ending_is_not_found():
    assert "no such file" in one_line(pokersql("rank", ".csv", code=2).stderr)


@pytest.mark.parametrize(
    "card, error", [("51.0", ""), ("50.5", "bad_card '50.5' at 1"), ("5e1", "bad_card '5e1' at 1")]
)
def test_a_card_that_is_no_whole_number_is_not_rounded(tmp_path, card, error):
    path = tmp_path / "cards.csv"
    path.write_text(f"a,b,c,d,e\n{card},47,43,39,35\n")
    done = pokersql("rank", str(path), "--columns", "a,b,c,d,e", "-f", "csv", "--allow-errors")
    assert [row["error"] for row in rows(done.stdout)] == [error]


@pytest.mark.parametrize(
    "cards, rank",
    [
        ("'As' AS a, 47 AS b, 43::DOUBLE AS c, 39::DECIMAL(5, 2) AS d, 'Ts'::ENUM ('Ts') AS e", "1"),
        ("51::DOUBLE AS a, 47::FLOAT AS b, 43::HUGEINT AS c, 39::UTINYINT AS d, 35 AS e", "1"),
        ("51 AS a, 47 AS b, 43 AS c, 39 AS d, 'nan'::DOUBLE AS e", ""),
        ("51 AS a, 47 AS b, 43 AS c, 39 AS d, true AS e", "column 'e' is BOOLEAN, not cards"),
        ("51 AS a, 47 AS b, 43 AS c, 39 AS d, DATE '2020-01-01' AS e", "column 'e' is DATE, not cards"),
        ("51 AS a, 47 AS b, 43 AS c, 39 AS d, {'x': 1} AS e", "column 'e' is STRUCT(x INTEGER), not cards"),
    ],
)
def test_columns_of_cards_may_be_of_several_types(tmp_path, cards, rank):
    path = tmp_path / "cards.parquet"
    duckdb.sql(f"COPY (SELECT {cards}) TO '{path}' (FORMAT parquet)")
    words = ["rank", str(path), "--columns", "a,b,c,d,e", "-f", "csv", "--allow-errors"]
    if rank in ("", "1"):
        assert [row["hand_rank"] for row in rows(pokersql(*words).stdout)] == [rank]
    else:
        assert rank in one_line(pokersql(*words, code=2).stderr)


@pytest.mark.parametrize("hand", ["[1.5]", "{'a': 1}", "[['As']]", "'As'::BLOB", "MAP {'a': 1}", "DATE '2020-01-01'"])
def test_a_column_whose_type_cannot_be_a_hand_is_refused(tmp_path, hand):
    path = tmp_path / "hands.parquet"
    duckdb.sql(f"COPY (SELECT {hand} AS hand) TO '{path}' (FORMAT parquet)")
    assert "column 'hand' is " in one_line(pokersql("rank", str(path), code=2).stderr)


def test_a_jsonl_file_may_have_text_and_numbers_in_one_column(tmp_path):
    path = tmp_path / "hands.jsonl"
    for hands in ([["As", 47, 43.0, "Js", "Ts"], [51, 47, 43, 39, 35]], [[51, 47, 43, 39, 35], ROYAL]):
        path.write_text("".join(json.dumps({"hand": hand}) + "\n" for hand in hands))
        assert [row["hand_rank"] for row in rows(pokersql("rank", str(path), "-f", "csv").stdout)] == ["1", "1"]
    path.write_text('{"hand": "As", "HAND": "Ks"}\n')
    assert "more than one column is named" in one_line(pokersql("rank", str(path), "--column", "HAND", code=2).stderr)


def test_keys_that_are_rare_in_a_jsonl_file_become_columns(tmp_path):
    path = tmp_path / "hands.jsonl"
    path.write_text(f'{{"hand": "{ROYAL}"}}\n' + "".join(f'{{"k{i}": 1}}\n' for i in range(250)))
    assert rows(pokersql("rank", str(path), "-f", "csv").stdout)[0]["hand_rank"] == "1"


def test_the_error_for_a_missing_column_lists_only_some_of_many_columns(tmp_path):
    path = tmp_path / "wide.csv"
    path.write_text(",".join(["hand", *(f"c{i}" for i in range(300))]) + "\n")
    message = one_line(pokersql("rank", str(path), "--column", "hnd", code=2).stderr)
    assert "but hand, c0, c1" in message and "and 281 more" in message and "did you mean hand?" in message
    for option in ("--column", "--columns"):
        assert f"{option}: a name is empty" in one_line(pokersql("rank", str(path), option, "", code=2).stderr)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["csv", "parquet"])
def test_a_file_may_have_thousands_of_columns(tmp_path, kind):
    path, out = tmp_path / f"wide.{kind}", tmp_path / "out.parquet"
    columns = ", ".join(f"'x' AS c{number}" for number in range(2500))
    duckdb.sql(f"COPY (SELECT '{ROYAL}' AS hand, {columns} FROM range(10)) TO '{path}' (FORMAT {kind})")
    pokersql("rank", str(path), "-o", str(out))
    assert duckdb.sql(f"SELECT COUNT(*), MAX(hand_rank), MIN(c2499) FROM '{out}'").fetchall() == [(10, 1, "x")]
