"""The option `-o x.parquet` of commands that print rows: the rows in the file, their types, and refused arguments."""

import json
import os
from datetime import date
from decimal import Decimal

import duckdb
import pytest
from conftest import one_line, pokersql

from pokersql.engines import Result
from pokersql.output import parquet
from pokersql.untrusted import apart


def read(path) -> tuple[list[str], list[str], list[tuple]]:
    """The columns of a Parquet file, their types, and its rows."""
    found = duckdb.connect().execute(f"FROM '{path}'")
    columns, types = ([str(column[i]) for column in found.description] for i in (0, 1))
    return columns, types, found.fetchall()


@pytest.mark.quick(0)
@pytest.mark.parametrize(
    "words",
    [
        ["deal", "--seed", "1", "-p", "3"],
        ["rank", "As Kd Qh Jc Ts", "2c 3c 4c 5c Ac 9d"],
        ["compare", "As Ah 8c 8d Kc", "Ac Ad 8h 8s Qc"],
        ["outs", "AhKh", "-b", "Qs Jh 2c"],
        ["sql", "--list"],
        ["query", "SELECT * FROM deck", "--engine", "sqlite"],
        pytest.param(["query", "FROM deck", "--time-limit", "60"], marks=pytest.mark.protocol),
    ],
    ids=lambda words: " ".join(words)[:20],
)
def test_a_parquet_file_has_the_rows_that_jsonl_has(words, tmp_path):
    out = tmp_path / "out.parquet"
    done = pokersql(*words, "-o", str(out))
    other = pokersql(*words, "-f", "jsonl")
    columns, _, rows = read(out)
    assert [dict(zip(columns, row, strict=True)) for row in rows] == [*map(json.loads, other.stdout.splitlines())]
    assert done.stdout == "" and done.stderr == other.stderr and os.listdir(tmp_path) == ["out.parquet"]


PLAIN = "SELECT 1::TINYINT AS a, 1.5::DECIMAL(5, 2) AS b, DATE '2026-01-01' AS c, [1, 2] AS d"


@pytest.mark.parametrize("words", [[], pytest.param(["--safe"], marks=pytest.mark.protocol)])
def test_the_columns_of_a_parquet_file_have_the_types_of_the_query(words, tmp_path):
    out = tmp_path / "out.parquet"
    pokersql("query", PLAIN, *words, "-o", str(out))
    assert read(out)[1:] == (
        ["TINYINT", "DECIMAL(5,2)", "DATE", "INTEGER[]"],
        [(1, Decimal("1.50"), date(2026, 1, 1), [1, 2])],
    )


def test_sums_stay_integers_and_types_that_parquet_lacks_are_converted(tmp_path):
    out = tmp_path / "out.parquet"
    sums = "SELECT SUM(card_id) AS a, 170141183460469231731687303715884105727 AS b, (1::HUGEINT << 100) AS c"
    pokersql("query", f"{sums}, NULL AS d, {{'a b': 1}} AS e FROM deck", "-o", str(out))
    assert read(out) == (
        ["a", "b", "c", "d", "e"],
        ["BIGINT", "VARCHAR", "DECIMAL(38,0)", "VARCHAR", 'STRUCT("a b" INTEGER)'],
        [(1326, "170141183460469231731687303715884105727", Decimal(2**100), None, {"a b": 1})],
    )


def test_a_column_without_a_type_gets_the_common_type_of_its_values(tmp_path, monkeypatch):
    monkeypatch.setattr(parquet, "FETCHED_ROWS", 2)
    out = tmp_path / "out.parquet"
    rows = [(1, 1, None, b"\0", True), (2, 2.5, None, None, None), (None, 3, 1, b"x", False), (4, 4, "x", None, None)]
    parquet.write(Result([*"abcde"], iter(rows)), str(out))
    assert read(out)[1] == ["BIGINT", "DOUBLE", "VARCHAR", "BLOB", "BOOLEAN"]
    assert read(out)[2] == [row if row[2] is None else (*row[:2], str(row[2]), *row[3:]) for row in rows]
    parquet.write(Result([*"ab"], iter([])), str(out))
    assert read(out) == (["a", "b"], ["VARCHAR", "VARCHAR"], [])


@pytest.mark.parametrize(
    "kind", ["INTEGER); ATTACH 'x.db'; --", "STRUCT(a INTEGER)", "ENUM('a')", 'x"', "", "INT" * 99]
)
def test_only_plain_types_are_read_from_the_process_of_untrusted_sql(kind):
    assert apart.PLAIN_TYPE.fullmatch(kind) is None


@pytest.mark.parametrize(
    "words, message",
    [
        (["query", "SELECT 1 AS a, 2 AS a"], "'a'; in Parquet and in a frame each column needs its own name"),
        (["query", "CREATE TABLE t (a)", "--engine", "sqlite"], "the SQL gives no rows; end it with a query"),
        (["deal", "-f", "csv"], "the ending names another format; leave out -f"),
    ],
)
def test_output_that_parquet_cannot_hold_is_refused(words, message, tmp_path):
    assert message in one_line(pokersql(*words, "-o", str(tmp_path / "out.parquet"), code=2).stderr)
    assert os.listdir(tmp_path) == []
