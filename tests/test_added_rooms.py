"""Unusable rows in the tables of text formats: pokersql ships none, and an SQL file with such a row is refused."""

import pytest
from conftest import pokersql

from pokersql.engines import DuckDB
from pokersql.histories import loading

ROOM = """
INSERT INTO history_formats VALUES (200, 'kitchen', 'an example', '^Round ', NULL, '{player} ', 'Round 1');
INSERT INTO line_templates VALUES ('kitchen', 'play', 'seat', 'Chair {seat}: {player} ({stack} dollars)');
INSERT INTO hand_fields VALUES ('kitchen', 'id', '^Round (\\d+)'), ('kitchen', 'site', '(Kitchen)');
INSERT INTO room_games VALUES ('kitchen', 'holdem', 'holdem', 'no limit');
INSERT INTO line_changes VALUES ('kitchen', '^(Round) No', '\\1');
INSERT INTO summary_formats VALUES ('kitchen summary', 'kitchen', NULL, TRUE, '^Evening ', NULL);
INSERT INTO summary_fields VALUES ('kitchen summary', 'id', 'No (.+)'), ('kitchen summary', 'site', '(Table)');
"""

BAD = [
    ("history_formats", "'^Round '", "'^Round ('"),
    ("history_formats", "'Round 1')", "'Turn 1')"),
    ("history_formats", "'{player} '", "NULL"),
    ("line_templates", "'seat', ", "'chair', "),
    ("line_templates", "'seat', 'Chair {seat}: ", "'all-in', '{amount}: "),
    ("line_templates", "'play'", "'game'"),
    ("line_templates", "{stack}", "{chips}"),
    ("line_templates", "INTO line_templates VALUES ('kitchen'", "INTO line_templates VALUES ('kitchn'"),
    ("hand_fields", "'kitchen', 'id'", "'kitchen', 'number'"),
    ("hand_fields", "'kitchen', 'site'", "'kitchen', 'table'"),
    ("hand_fields", r"(\d+)'", r"(\d+'"),
    ("hand_fields", r"(\d+)'", r"\d+'"),
    ("room_games", "'no limit'", "'any limit'"),
    ("line_changes", r"'\1'", r"'\2'"),
    ("summary_formats", "'^Evening '", "'^Evening ('"),
    ("summary_formats", "summary', 'kitchen'", "summary', 'kitchn'"),
    ("summary_fields", "fields VALUES ('kitchen summary'", "fields VALUES ('kitchen'"),
    ("summary_fields", "'No (.+)'", "'No .+'"),
    ("summary_fields", "'(Table)'", "'(Table'"),
    ("summary_fields", "summary', 'id'", "summary', 'number'"),
]


@pytest.fixture(scope="module")
def formats():
    engine = DuckDB()
    loading.begin(engine, ())
    return engine.connection


def test_all_shipped_rows_can_be_used(formats):
    assert formats.execute("FROM room_errors").fetchall() == []


@pytest.mark.parametrize(("relation", "right", "wrong"), BAD)
def test_a_row_that_cannot_be_used_is_named(formats, relation, right, wrong):
    assert ROOM.count(right) == 1
    formats.begin()
    formats.execute(ROOM)
    assert formats.execute("FROM room_errors").fetchall() == []
    formats.rollback()
    formats.begin()
    formats.execute(ROOM.replace(right, wrong))
    errors = [name for (name,) in formats.execute("SELECT relation FROM room_errors").fetchall()]
    formats.rollback()
    assert relation in errors


@pytest.mark.parametrize(
    ("sql", "said"),
    [
        (None, "room.sql: No such file or directory"),
        ("INSERT INTO rooms VALUES (1)", "room.sql: duckdb: Binder Error: "),
        ("INSERT INTO hand_fields VALUES ('no', 'id', '(a)')", "room.sql: hand_fields of no: no; right: a text format"),
    ],
)
def test_a_file_that_adds_no_room_is_refused(tmp_path, monkeypatch, sql, said):
    if sql:
        (tmp_path / "room.sql").write_text(sql)
    (tmp_path / "hands.txt").write_text("Round 1\n")
    monkeypatch.chdir(tmp_path)
    done = pokersql("load", "hands.txt", "--add", "room.sql", "--db", "new.duckdb", code=2)
    assert done.stderr.startswith(f"pokersql: {said}") and done.stderr.count("\n") == 1
    assert not (tmp_path / "new.duckdb").exists()
