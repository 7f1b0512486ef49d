"""The command `pokersql`: its output, the files that it writes, and its errors."""

import csv
import io
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import duckdb
import pytest
from conftest import BAD_HANDS, ENGINES, SCRIPTS, missing, one_line, pokersql, started, terminal

from pokersql import engines
from pokersql.cli import GROUPS, KNOWN, cli
from pokersql.commands import help
from pokersql.databases import database_files, worlds
from pokersql.sources import catalogue, sql_files

DEAL = "deal,player_ranking,player,hand,category,description,pot_share"
RANK = "hand,category,hand_points,hand_rank,description,error"
COMPARE = "place,hand,category,description,decided_by"


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


# ---- output


@pytest.mark.engines
@pytest.mark.parametrize(
    "words",
    [
        ["deal", "--seed", "42"],
        ["deal", "--seed", "7", "--deal", "3", "--rounds", "40", "-p", "4", "--name", "Ann", "--one-at-a-time"],
        ["deal", "--seed", "2147483578", "--shuffle", "riffle", "--riffles", "2"],
        ["deal", "--game", "holdem", "--street", "turn", "-p", "4", "--seed", "42", "--rounds", "20"],
        ["rank", "As Kd Qh Jc Ts", "2c3c4c5cAcAdKs"],
        ["compare", "As Ah 8c 8d Kc", "Ac Ad 8h 8s Qc", "As Ah 8c 8d Qc"],
        ["query", "SELECT * FROM hand_classes ORDER BY hand_rank"],
    ],
)
def test_both_engines_print_the_same_bytes(words):
    one, other = (pokersql(*words, "-f", "csv", "--engine", engine).stdout for engine in engines.ENGINES)
    assert one == other and len(one) > 100


def test_a_deal_lists_its_players_with_the_best_hand_first():
    printed = pokersql("deal", "--seed", "42", "--rounds", "2", "-f", "csv").stdout
    assert printed.splitlines()[0] == DEAL
    dealt = rows(printed)
    assert [(row["deal"], row["player_ranking"]) for row in dealt] == sorted(
        ((row["deal"], row["player_ranking"]) for row in dealt), key=lambda pair: (int(pair[0]), int(pair[1]))
    )
    assert {row["pot_share"] for row in dealt} == {"1.000000", "0.000000"}
    assert len({card for row in dealt[:10] for card in row["hand"].split()}) == 50
    assert rows(pokersql("deal", "--seed", "42", "--deal", "2", "-f", "csv").stdout) == dealt[10:]


def test_holdem_prints_hole_cards_and_board_and_best_five():
    printed = pokersql("deal", "--game", "holdem", "-p", "4", "--seed", "42", "--street", "turn", "-f", "csv").stdout
    assert printed.splitlines()[0] == DEAL.replace("hand", "hole,board,best_five")
    dealt = rows(printed)
    assert [len(row["hole"] + row["board"]) for row in dealt] == [4 + 11] * 4
    assert all(
        set(row["best_five"].split()) <= {row["hole"][:2], row["hole"][2:], *row["board"].split()} for row in dealt
    )


def test_a_shared_pot_has_six_decimals(capsys):
    # If an unshuffled deck is dealt one card at a time, four players get the same straight flush in four suits.
    words = ["deal", "--seed", "1", "-p", "4", "--shuffle", "riffle", "--riffles", "0", "--one-at-a-time"]
    assert [row["pot_share"] for row in rows(pokersql(*words, "-f", "csv").stdout)] == ["0.250000"] * 4
    assert [row["pot_share"] for row in json.loads(pokersql(*words, "-f", "json").stdout)] == [0.25] * 4
    from pokersql.engines import Result
    from pokersql.output import render

    render.write(Result(["pot_share"], iter([(1 / 3,)])), "csv", None, render.Look(digits={"pot_share": ".6f"}))
    render.write(Result(["pot_share"], iter([(1 / 3,)])), "jsonl", None, render.Look(digits={"pot_share": ".6f"}))
    assert capsys.readouterr().out == 'pot_share\n0.333333\n{"pot_share": 0.333333}\n'


@pytest.mark.parametrize("game", ["five-card", "holdem"])
def test_rounds_dealt_in_slices_equal_the_same_rounds_dealt_at_once(monkeypatch, capsys, game):
    from pokersql.counts import dealing

    words = ["deal", "--game", game, "--seed", "5", "--rounds", "7", "-p", "2", "-f", "csv"]
    whole = pokersql(*words).stdout
    monkeypatch.setattr(dealing, "SLICE", 3)
    cli.main(words, standalone_mode=False)
    assert capsys.readouterr().out == whole


def test_a_random_seed_is_printed_and_repeats_the_deal():
    done = pokersql("deal", "-f", "csv")
    seed = one_line(done.stderr).removeprefix("pokersql: seed ").strip()
    again = pokersql("deal", "-f", "csv", "--seed", seed)
    assert again.stdout == done.stdout and again.stderr == ""
    assert pokersql("deal", "-f", "csv").stdout != done.stdout


def test_player_names_may_contain_any_characters():
    name = "Robert'); DROP TABLE deals;--"
    dealt = rows(pokersql("deal", "-p", "3", "--seed", "1", "--name", name, "--name", '♠ Ann, "A"', "-f", "csv").stdout)
    assert {row["player"] for row in dealt} == {name, '♠ Ann, "A"', "Player 3"}


@pytest.mark.parametrize(
    "words, ranked",
    [
        (["As", "Kd", "Qh", "Jc", "Ts"], [("Ts Jc Qh Kd As", "1600")]),
        (["A♠", "K♠", "Q♠", "J♠", "10♠", "2c"], [("2c Ts Js Qs Ks As", "1")]),
        (["AsKdQhJcTs"], [("Ts Jc Qh Kd As", "1600")]),
        (["As Kd Qh Jc Ts", "7c 5d 4h 3s 2c"], [("Ts Jc Qh Kd As", "1600"), ("2c 3s 4h 5d 7c", "7462")]),
    ],
)
def test_hands_given_as_arguments_are_ranked(words, ranked):
    printed = pokersql("rank", *words, "-f", "csv").stdout
    assert printed.splitlines()[0] == RANK
    assert [(row["hand"], row["hand_rank"]) for row in rows(printed)] == ranked


@pytest.mark.parametrize("engine", ENGINES)
def test_hands_from_standard_input_are_ranked_and_invalid_hands_have_an_error(engine):
    lines = "\ufeffAs Kd Qh Jc Ts\r\n\nfoo\n2c 2c 3c 4c 5c\n7c|5d|4h|3s|2c\nA\udcff Kd\n".encode(
        errors="surrogateescape"
    )
    done = pokersql("rank", "-", "-f", "csv", "--engine", engine, stdin=lines, code=3)
    assert [(row["hand"], row["hand_rank"], row["error"]) for row in rows(done.stdout)] == [
        ("Ts Jc Qh Kd As", "1600", ""),
        ("foo", "", "bad_card 'foo' at 1"),
        ("2c 2c 3c 4c 5c", "", "duplicate_card '2c'"),
        ("2c 3s 4h 5d 7c", "7462", ""),
        ("A\ufffd Kd", "", "bad_card 'A\ufffd' at 1"),
    ]
    assert one_line(done.stderr).startswith("pokersql: line 3 'foo': bad_card 'foo' at 1: a card is a rank")
    assert done.stderr.endswith("(and 2 more)\n")


@pytest.mark.parametrize("engine", ENGINES)
def test_each_invalid_line_has_its_error_in_its_row(engine):
    done = pokersql("rank", "-", "-f", "csv", "--engine", engine, stdin="\n".join(BAD_HANDS), code=3)
    assert [row["error"] for row in rows(done.stdout)] == [*BAD_HANDS.values()]


def test_many_hands_are_ranked_in_slices_and_keep_their_order():
    hands = ["As Kd Qh Jc Ts", "7c 5d 4h 3s 2c", "As Ks Qs Js Ts"] * 7000
    printed = pokersql("rank", "-", "-f", "csv", stdin="\n".join(hands)).stdout
    assert [row["hand_rank"] for row in rows(printed)] == ["1600", "7462", "1"] * 7000


def test_the_command_compare_prints_places_and_what_decided_each_place():
    printed = pokersql("compare", "7c 5d 4h 3s 2c", "As Kd Qh Jc Ts", "7d 5c 4s 3h 2d", "-f", "csv").stdout
    assert printed.splitlines()[0] == COMPARE
    assert [(row["place"], row["hand"], row["decided_by"]) for row in rows(printed)] == [
        ("1", "Ts Jc Qh Kd As", "category Straight over High Card"),
        ("2", "2c 3s 4h 5d 7c", "split"),
        ("2", "2d 3h 4s 5c 7d", "split"),
    ]


def test_all_formats_have_the_same_values():
    words = ["query", "SELECT hand_rank, category, NULL AS nothing FROM hand_classes WHERE hand_rank < 3 ORDER BY 1"]
    expected = [
        {"hand_rank": 1, "category": "Royal Flush", "nothing": None},
        {"hand_rank": 2, "category": "Straight Flush", "nothing": None},
    ]
    assert json.loads(pokersql(*words, "-f", "json").stdout) == expected
    assert [json.loads(line) for line in pokersql(*words, "-f", "jsonl").stdout.splitlines()] == expected
    assert pokersql(*words, "-f", "csv").stdout == "hand_rank,category,nothing\n1,Royal Flush,\n2,Straight Flush,\n"
    assert pokersql(*words, "-f", "markdown").stdout.splitlines()[1:3] == [
        "| --- | --- | --- |",
        "| 1 | Royal Flush |  |",
    ]
    bars = pokersql("query", "SELECT 'a|b' AS \"c|d\"", "-f", "markdown").stdout.splitlines()
    assert [bars[0], bars[2]] == ["| c\\|d |", "| a\\|b |"]
    table = pokersql(*words).stdout
    assert "Royal Flush" in table and "\x1b" not in table and pokersql(*words, "-f", "table").stdout == table


def test_a_result_without_rows_is_valid_in_each_format():
    words = ["query", "SELECT card FROM deck WHERE card_id < 0"]
    assert pokersql(*words, "-f", "json").stdout == "[]\n"
    assert pokersql(*words, "-f", "jsonl").stdout == ""
    assert pokersql(*words, "-f", "csv").stdout == "card\n"


def test_values_that_json_lacks_are_written_as_null_or_text():
    text = """
        SELECT CAST('NaN' AS DOUBLE) AS a, CAST('-inf' AS DOUBLE) AS b, 2.50 AS c, '\\xFF\\x00'::BLOB AS d,
            DATE '2026-11-21' AS e
    """
    assert json.loads(pokersql("query", text, "-f", "json").stdout) == [
        {"a": None, "b": None, "c": 2.5, "d": "ff00", "e": "2026-11-21"}
    ]


def test_a_cell_of_several_lines_does_not_break_its_table():
    text = "SELECT 'one' || CHR(10) || 'two' || CHR(9) || '!' AS a, 5 AS b"
    assert pokersql("query", text).stdout == "a           b\n─────────   ─\none         5\ntwo     !\n"
    plan = pokersql("query", "EXPLAIN SELECT COUNT(*) FROM deck JOIN ranks USING (rank)").stdout.splitlines()
    assert len(plan) > 10 and max(map(len, plan)) < 200


@pytest.mark.protocol
def test_columns_with_the_same_name_keep_their_own_values():
    words = ["query", "SELECT 1 AS a, 2 AS a"]
    assert pokersql(*words, "-f", "csv").stdout == "a,a\n1,2\n"
    shown = [line.split() for line in terminal(*words).splitlines()]
    assert ["1", "2"] in shown


def test_a_statement_without_a_result_prints_nothing():
    words = ["query", "UPDATE settings SET seed = 2", "--engine", "sqlite"]
    for name in ("table", "csv", "json", "jsonl", "markdown"):
        assert pokersql(*words, "-f", name).stdout == ""


@pytest.mark.protocol
def test_output_is_utf_8_in_any_locale():
    done = started("rank", "A♠ K♠ Q♠ J♠ 10X", code=3, PYTHONUTF8="0", PYTHONIOENCODING="ascii", LC_ALL="C")
    assert "'A♠ K♠ Q♠ J♠ 10X': bad_card '10X' at 5" in one_line(done.stderr)
    text = "SELECT symbol FROM deck WHERE suit = 's' AND '♠' = substr(symbol, 2) LIMIT 1"
    done = started("query", text, "-f", "csv", PYTHONUTF8="0", PYTHONIOENCODING="ascii", LC_ALL="C")
    assert done.stdout == "symbol\n2♠\n"


@pytest.mark.parametrize("engine", ENGINES)
def test_the_command_query_runs_all_statements_and_prints_the_rows_of_the_last_statement(engine):
    text = "UPDATE settings SET seed = 9; SELECT ';' AS a, seed FROM settings; -- done;"
    assert pokersql("query", text, "-f", "csv", "--engine", engine).stdout == "a,seed\n;,9\n"
    assert pokersql("query", "-", "-f", "csv", "--engine", engine, stdin=text).stdout == "a,seed\n;,9\n"


def test_the_option_show_sql_prints_the_sql_on_standard_error():
    done = pokersql("deal", "--seed", "42", "--show-sql", "-f", "csv")
    assert done.stdout == pokersql("deal", "--seed", "42", "-f", "csv").stdout
    assert "everything comes from " in done.stderr and "UPDATE settings" in done.stderr and "42" in done.stderr


def test_the_command_path_prints_the_directory_with_the_sql_files():
    directory = pokersql("path").stdout.strip()
    assert os.path.isfile(f"{directory}/sql/load.sql")


@pytest.mark.quick(20)
@pytest.mark.parametrize("name", catalogue.named())
def test_the_sql_of_every_relation_and_macro_can_be_printed(name):
    assert catalogue.query(name, "duckdb").rstrip().endswith(";")


def test_help_finds_a_chapter_for_every_relation_and_macro():
    for name, (_, path) in catalogue.named().items():
        folders = {folder.name for folder in Path(path).parents}
        assert help.topic_of(name, help.TOPICS) in {*folders, help.TOPICS.get(name), name}, name


def test_relations_are_listed_with_their_titles():
    listed = rows(pokersql("sql", "--list", "-f", "csv").stdout)
    assert listed[0]["relation"] == "schema_version"
    deck = {
        "relation": "deck",
        "part": "load",
        "access": "public",
        "title": "The 52 cards, ordered by rank and then by suit",
    }
    assert deck in listed
    parts = {row["relation"]: row["part"] for row in listed}
    assert [parts[name] for name in ("hands", "outs", "draw_odds", "seven_card_hands")] == [
        "build",
        "equity",
        "studies",
        "seven",
    ]
    assert parts["rank_hands"] == "macros" and len(listed) == len({(row["relation"], row["part"]) for row in listed})


def test_the_showdown_printed_as_one_query_runs_in_an_empty_database():
    folded = pokersql("sql").stdout
    by_query = duckdb.connect().execute(folded).fetchall()
    by_command = rows(pokersql("deal", "--seed", "1", "-f", "csv").stdout)
    assert {row[3] for row in by_query} == {row["hand"] for row in by_command}
    assert "-- Step 6: the points of each hand" in folded and folded.count("WITH") == 1


# sqlglot parses the query in each dialect; no engine runs it.
@pytest.mark.quick(2)
@pytest.mark.parametrize("dialect", ["spark", "tsql", "snowflake", "bigquery", "clickhouse", "mysql", "trino"])
def test_sqlglot_parses_a_query_printed_in_each_dialect(dialect):
    import sqlglot

    text = pokersql("sql", "hand_comparison", "--dialect", dialect).stdout
    assert len(sqlglot.parse(text, read=dialect)) == 1
    assert ("N'♠'" in text) == (dialect == "tsql")
    assert ("RECURSIVE" in text) == (dialect != "tsql")


# ---- files


@pytest.mark.slow
def test_the_ending_of_an_output_file_chooses_its_format(tmp_path):
    target = tmp_path / "deal.csv"
    assert pokersql("deal", "--seed", "42", "-o", str(target)).stdout == ""
    assert target.read_text() == pokersql("deal", "--seed", "42", "-f", "csv").stdout
    assert "exists; --force" in one_line(pokersql("deal", "--seed", "1", "-o", str(target), code=2).stderr)
    pokersql("deal", "--seed", "42", "--force", "-f", "jsonl", "-o", str(target))
    assert target.read_text() == pokersql("deal", "--seed", "42", "-f", "jsonl").stdout
    pokersql("sql", "deck", "-o", str(tmp_path / "deck.sql"))
    assert os.listdir(tmp_path) and not list(tmp_path.glob("*.part"))


@pytest.mark.protocol
def test_an_output_file_may_be_a_symbolic_link_or_a_pipe(tmp_path):
    target, link, dangling, pipe = (tmp_path / name for name in ("target.csv", "link.csv", "dangling.csv", "pipe"))
    target.write_text("old")
    link.symlink_to(target)
    dangling.symlink_to(tmp_path / "new.csv")
    os.mkfifo(pipe)
    words = ["query", "SELECT 1 AS a", "-f", "csv", "-o"]
    pokersql(*words, str(link), code=2)
    pokersql(*words, str(link), "--force")
    pokersql(*words, str(dangling))
    assert link.is_symlink() and target.read_text() == "a\n1\n"
    assert dangling.is_symlink() and (tmp_path / "new.csv").read_text() == "a\n1\n"
    reader = subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE, text=True)
    pokersql(*words, str(pipe))
    assert reader.communicate()[0] == "a\n1\n" and pipe.is_fifo()
    assert started(*words, "/dev/stdout").stdout == "a\n1\n"


def test_a_command_that_fails_leaves_no_output_file(tmp_path):
    pokersql("query", "SELECT CAST('x' AS INTEGER) FROM range(100000)", "-o", str(tmp_path / "a.csv"), code=1)
    pokersql("rank", "-", "-o", str(tmp_path / "b.csv"), stdin="", code=2)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("engine", ENGINES)
def test_a_database_is_queried_read_only_unless_writing_is_allowed(engine, tmp_path):
    path = str(tmp_path / f"home.{engine}")
    made = database_files.copied(engine, path)
    worlds.read(made, "sql/deal.sql")
    made.connection.close()
    count = ["query", "SELECT COUNT(*) AS hands FROM showdown", "--db", path, "-f", "csv"]
    assert pokersql(*count).stdout == "hands\n10\n"
    one_line(pokersql("query", "DELETE FROM hand_cards", "--db", path, code=1).stderr)
    assert pokersql(*count).stdout == "hands\n10\n"
    pokersql("query", "DELETE FROM hand_cards", "--db", path, "--write")
    assert pokersql(*count).stdout == "hands\n0\n"


# ---- errors


BAD_INPUT = [
    (["deal", "-p", "11"], 2, ["11", "--players", "1<=x<=10"]),
    (["deal", "-p", "0"], 2, ["0", "--players", "1<=x<=10"]),
    (["deal", "--seed", "-1"], 2, ["-1", "--seed", "0<=x<=2147483578"]),
    (["deal", "--seed", "2147483579"], 2, ["2147483579", "--seed"]),
    (["deal", "--seed", "x"], 2, ["'x'", "--seed"]),
    (["deal", "--deal", "0"], 2, ["0", "--deal", "1<=x"]),
    (["deal", "--deal", "2147483578", "--rounds", "2"], 2, ["2147483578", "--rounds 2", "deals end"]),
    (["deal", "--shuffle", "cut"], 2, ["'cut'", "--shuffle", "'riffle'"]),
    (["deal", "--riffles", "99"], 2, ["99", "--riffles"]),
    (["deal", "--rounds", "0"], 2, ["0", "--rounds"]),
    (["deal", "--game", "omahaa"], 2, ["--game omahaa", "did you mean omaha?"]),
    (["deal", "--game", "holdem", "--street", "preflop"], 2, ["'preflop'", "--street", "'flop'"]),
    (["deal", "--street", "river"], 2, ["--street river", "--game"]),
    (["deal", "-p", "1", "--name", "Ann", "--name", "Bob"], 2, ["Bob", "player 2, but --players is 1"]),
    (["deal", "--engine", "oracle"], 2, ["'oracle'", "'duckdb'"]),
    (["deal", "-f", "xml"], 2, ["'xml'", "'csv'"]),
    (["deal", "-o", "deal.xls"], 2, ["deal.xls", ".csv"]),
    (["deal", "-o", "/no/such/deal.csv"], 2, ["/no/such/deal.csv"]),
    (["frobnicate"], 2, ["'frobnicate'", "--help"]),
    (["deal", "--frobnicate"], 2, ["--frobnicate", "pokersql deal --help"]),
    (["rank"], 2, ["HAND"]),
    (["rank", "-", "As Kd Qh Jc Ts"], 2, ["-: give hands on standard input"]),
    (["sql", "deck", "--list"], 2, ["deck", "--list"]),
    (["sql", "deck", "-o", "."], 2, ["directory"]),
    (["sql", "deck", "-o", "deck.csv"], 2, ["deck.csv", "SQL is written as text", ".sql"]),
    (["query", "SELECT 1", "--db", ""], 2, ["is empty"]),
    (["query", "SELECT 1 AS a, 2 AS a", "-f", "json"], 2, ["'a'", "AS"]),
    (["rank", "As Xx Kd Qd Jd"], 3, ["hand 1", "'As Xx Kd Qd Jd'", "bad_card 'Xx' at 2", "As or 10♥"]),
    (["rank", "As", "Kd", "Qh", "Jc", "Xx"], 3, ["bad_card 'Xx' at 5"]),
    (["rank", "As As Kd Qd Jd"], 3, ["duplicate_card 'As'", "once"]),
    (["rank", "As", "Kd", "Qh", "Jc"], 3, ["wrong_count 4", "five to seven"]),
    (["rank", "As", "Kd", "Qh", "Jc", "Ts", "9s", "8s", "7s"], 3, ["wrong_count 8", "five to seven"]),
    (["rank", ""], 3, ["wrong_count 0"]),
    (["compare", "As Kd Qh Jc Ts"], 2, ["'As Kd Qh Jc Ts'", "two or more"]),
    (["compare", "As Kd Qh Jc Ts", "As Kd Qh Jc"], 3, ["hand 2", "wrong_count 4"]),
    (["compare", "As Kd Qh Jc 1s", "As Kd Qh Jc"], 3, ["hand 1", "bad_card '1s' at 5", "(and 1 more)"]),
    (["sql", "showdwn"], 2, ["'showdwn'", "did you mean showdown"]),
    (["sql", "deck", "--dialect", "klingon"], 2, ["'klingon'", "postgres"]),
    (["query"], 2, ["--file"]),
    (["query", ""], 2, ["empty"]),
    (["query", "SELECT 1", "--file", "x.sql"], 2, ["--file"]),
    (["query", "--file", "nosuch.sql"], 2, ["nosuch.sql", "no such file"]),
    (["query", "--file", "/"], 2, ["/", "directory"]),
    (["query", "SELECT 1", "--write"], 2, ["--write", "--db"]),
    (["query", "SELECT 1", "--db", "nosuch.duckdb"], 2, ["nosuch.duckdb", "no such file"]),
    (["query", "SELECT 1", "--db", sys.executable], 2, ["--engine", ".duckdb"]),
    (["query", "SELECT 1", "--db", sys.executable, "--engine", "duckdb"], 4, ["can't open", "database"]),
    (["query", "SELECT 1", "--db", sys.executable, "--engine", "sqlite"], 4, ["can't open", "database"]),
    (["query", "SELECT nosuch FROM deck"], 1, ["duckdb", "nosuch"]),
    (["query", "SELECT 1 AS a, 2 AS a", "-f", "json"], 2, ["two columns are named 'a'", "AS"]),
    (["query", "SELECT nosuch FROM deck", "--engine", "sqlite"], 1, ["sqlite", "nosuch"]),
    (["query", "SELEC 1"], 1, ["duckdb"]),
]


@pytest.mark.quick(4)
@pytest.mark.parametrize(
    "words, code, said",
    BAD_INPUT,
    ids=lambda value: " ".join(map(str, value))[:50] if isinstance(value, list) else None,
)
def test_bad_input_gives_a_one_line_error(words, code, said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    done = pokersql(*words, code=code)
    assert done.stdout == ""
    for part in said:
        assert part in one_line(done.stderr)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "stdin, said",
    [(b"", "empty"), (b"\n \n", "empty"), (b"\x7fELF\0\0\1", "not text"), (b"As " * 400_000, "is too long")],
)
def test_input_without_hands_is_refused(stdin, said):
    done = pokersql("rank", "-", stdin=stdin, code=2)
    assert done.stdout == "" and said in one_line(done.stderr)


@pytest.mark.parametrize("content, said", [(b"", "empty"), (b"SELECT \xff", "byte 8"), (b"SELECT 1\0", "byte 9")])
def test_a_file_of_sql_that_is_empty_or_not_text_is_refused(content, said, tmp_path):
    (tmp_path / "q.sql").write_bytes(content)
    assert said in one_line(pokersql("query", "--file", str(tmp_path / "q.sql"), code=2).stderr)
    assert said in one_line(pokersql("query", "-", stdin=content, code=2).stderr)


def test_valid_hands_are_ranked_although_other_hands_are_invalid():
    done = pokersql("rank", "As Xx", "As Ks Qs Js Ts", "2c", "-f", "csv", code=3)
    assert [row["hand_rank"] for row in rows(done.stdout)] == ["1"]
    assert "hand 1 'As Xx'" in one_line(done.stderr) and "(and 1 more)" in done.stderr


@pytest.mark.parametrize("words", [["--debug", "sql", "nosuch"], ["sql", "nosuch", "--debug"]])
def test_debug_shows_the_traceback(words):
    done = pokersql(*words, code=2)
    assert "Traceback" in done.stderr and done.stderr.splitlines()[-1].startswith("pokersql: no relation 'nosuch'")


@pytest.mark.protocol
def test_a_full_disk_gives_a_one_line_error():
    if not os.path.exists("/dev/full"):
        missing("/dev/full")
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "pokersql", "query", "FROM hand_classes"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert done.returncode == 1 and "space" in one_line(done.stderr)


@pytest.mark.protocol
def test_a_reader_that_closes_the_pipe_ends_the_command_without_an_error():
    command = f"{sys.executable} -m pokersql deal --rounds 20000 --seed 1 -f csv | head -n 1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True)
    assert done.stdout == f"{DEAL}\n0\n" and done.stderr == ""


@pytest.mark.protocol
@pytest.mark.parametrize(
    "words",
    [
        ["deal", "--rounds", "1000000", "--seed", "1", "-o", "deals.csv"],
        ["query", "SELECT COUNT(*) FROM range(1000000000000) AS r(n) WHERE n % 7 = 3", "-o", "count.csv"],
        [
            "query",
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT COUNT(*) FROM n",
            "--engine",
            "sqlite",
            "-o",
            "count.csv",
        ],
    ],
)
def test_ctrl_c_ends_long_work_and_leaves_no_partial_file(words, tmp_path):
    process = subprocess.Popen(
        [sys.executable, "-m", "pokersql", *words, "--show-sql"], cwd=tmp_path, stderr=subprocess.PIPE, text=True
    )
    for line in process.stderr:  # the command prints a statement when it begins to run it
        if line.startswith(("UPDATE settings", "SELECT COUNT", "WITH RECURSIVE")):
            break
    deadline = time.monotonic() + 60
    while process.poll() is None and time.monotonic() < deadline:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            continue
    assert process.returncode == 130
    assert process.stderr.read().endswith("pokersql: interrupted\n")
    assert list(tmp_path.iterdir()) == []


# ---- terminals and start-up


@pytest.mark.protocol
def test_a_terminal_shows_suits_in_colour_and_marks_the_winner():
    shown = terminal("deal", "-p", "3", "--seed", "4")
    assert "\x1b[1;31m Q♦" in shown and "\x1b[31m 9♦" in shown and shown.count("★") == 1
    assert "Qd" not in shown


@pytest.mark.protocol
def test_a_terminal_dims_the_cards_that_are_not_in_the_best_hand():
    shown = terminal("rank", "As Ah 8s 8c 9d 2c 3c")
    assert "\x1b[2;39m 2♣" in shown and "\x1b[39m 8♣" in shown


@pytest.mark.protocol
def test_a_terminal_highlights_the_best_five_cards_of_holdem():
    shown = terminal("deal", "--game", "holdem", "-p", "4", "--seed", "42")
    [winner] = [line for line in shown.splitlines() if "★" in line]
    lit = re.findall(r"\x1b\[1;\d+m *(\w+[♣♦♥♠])", winner)
    assert lit == ["Q♥", "5♦", "K♣", "Q♠", "Q♦"]
    assert re.findall(r"\x1b\[1;2;\d+m *(\w+[♣♦♥♠])", winner) == ["4♦", "3♠"] and "best" not in shown


@pytest.mark.protocol
def test_a_narrow_terminal_does_not_break_hands_or_numbers():
    shown = terminal("deal", "-p", "3", "--seed", "4", "--name", "Ann", COLUMNS="80", NO_COLOR="1")
    shown = re.sub(r"\x1b\[[0-9;]*m", "", shown)
    assert " 3♥  6♦  Q♣  Q♦  K♥" in shown and "1.000000" in shown and "Ann" in shown and "…" not in shown
    assert max(map(len, shown.splitlines())) == 80


@pytest.mark.protocol
def test_a_terminal_shows_no_colour_if_the_variable_no_color_is_set():
    assert "\x1b[31m" not in terminal("deal", "-p", "3", "--seed", "4", NO_COLOR="1")


@pytest.mark.protocol
def test_a_pipe_gets_no_colour_even_if_the_variable_force_color_is_set():
    assert "\x1b" not in started("deal", "--seed", "4", FORCE_COLOR="1", CLICOLOR_FORCE="1").stdout


@pytest.mark.protocol
@pytest.mark.parametrize(
    "words",
    [["--help"], ["deal", "--help"], ["luck", "--help"], ["help"], ["help", "query"], ["--version"], ["path"], []],
)
def test_the_command_help_imports_no_engine(words):
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "pokersql", *words], capture_output=True, text=True
    )
    assert done.returncode == 0 and done.stdout
    imported = {line.split("|")[-1].strip() for line in done.stderr.splitlines()}
    assert "click" in imported
    assert not {"duckdb", "sqlglot", "sqlite3", "rich", "scipy", "matplotlib", "filelock"} & imported


COMPLETING = {
    "bash": "compopt() {{ COMPREPLY=(*.csv); }}; "
    'eval "$(_POKERSQL_COMPLETE=bash_source pokersql)"; COMP_WORDS=(pokersql {}); COMP_CWORD=$(({} - 1)); '
    '_pokersql_completion pokersql; printf "%s\\n" "${{COMPREPLY[@]}}"',
    "zsh": "compdef() {{ }}; _describe() {{ print -l -- ${{(P)3}} }}; _path_files() {{ print -l *.csv }}; "
    'eval "$(_POKERSQL_COMPLETE=zsh_source pokersql)"; words=(pokersql {}); CURRENT={}; _pokersql_completion',
    "fish": "_POKERSQL_COMPLETE=fish_source pokersql | source; complete -C 'pokersql {}'; test {} != ''",
}
"""For each shell, a script that prints the completions of the last word of a command line."""


@pytest.mark.protocol
@pytest.mark.parametrize(
    "words, completed",
    [("eq", "equity"), ("deal --shu", "--shuffle"), ("deal -o ha", "hands.csv"), ("rank ha", "hands.csv")],
)
@pytest.mark.parametrize("shell", COMPLETING)
def test_a_shell_completes_the_names_of_commands_and_options_and_files(shell, words, completed, tmp_path):
    if not shutil.which(shell):
        missing(shell)
    (tmp_path / "hands.csv").touch()
    script = COMPLETING[shell].format(words, len(words.split()) + 1)
    options = {"bash": "--norc", "zsh": "-f", "fish": "--no-config"}[shell]
    environment = os.environ | {"PATH": f"{SCRIPTS}{os.pathsep}{os.environ['PATH']}", "HOME": str(tmp_path)}
    done = subprocess.run(
        [shell, options, "-c", script], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.stderr == ""
    assert [re.split(r"[:\t]", line)[0] for line in done.stdout.splitlines()] == [completed]


@pytest.mark.parametrize("command", KNOWN)
def test_the_help_of_every_command_has_an_example(command):
    text = pokersql(command, "--help").stdout
    assert f"pokersql {command}" in text.split("Examples:")[1] or "pokersql path" in text
    assert max(map(len, text.splitlines())) <= 80


def test_help_lists_every_command_in_a_group():
    # The first two parts of the help are the usage and the options.
    listed = re.split(r"^(?=\S.*:\n)", pokersql("--help").stdout, flags=re.MULTILINE)[2:]
    found = {group.split(":\n")[0]: re.findall(r"^  ([\w-]+)", group, re.MULTILINE) for group in listed}
    assert found == {group: [*names] for group, names in GROUPS.items()}


@pytest.mark.parametrize("topic, chapter", [((), "sql"), (("sql",), "sql"), (("query",), "pokersql")])
def test_help_prints_the_text_of_a_chapter_unchanged(topic, chapter):
    text = help.chapters()[chapter].read_text(encoding="utf-8")
    printed = pokersql("help", *topic).stdout
    assert printed == text if topic else printed.endswith(text)
    if not topic:
        rows = re.findall(r"^\| (\w+) +\| .+ \|$", printed.removesuffix(text), re.MULTILINE)
        assert rows == ["topic", *help.chapters()]


@pytest.mark.slow
def test_help_finds_the_chapter_of_a_relation_and_suggests_similar_names():
    made = [path for order in catalogue.ORDERS for path in sql_files.order(order)]
    assert {help.topic_of(sql_files.relation(path), {}) for path in made} <= {*help.chapters()}
    assert help.topic_of("load", {}) == help.topic_of("schema_version", {}) == "sql"
    # The title of a chapter is preferred to a heading in another chapter; a word may be singular or plural.
    assert help.topic_of("steps", {}) == help.topic_of("step", {}) == "evaluation"
    message = one_line(pokersql("help", "lukc", code=2).stderr)
    assert message == "pokersql: no chapter on 'lukc'; did you mean luck?; 'pokersql help' lists the topics\n"


@pytest.mark.protocol
def test_help_shows_a_rendered_chapter_in_a_pager_on_a_terminal():
    shown = terminal("help", "pokersql", PAGER="sed s/^/paged:/")
    lines = shown.splitlines()
    assert lines[0].startswith("paged:") and lines[0].strip().endswith("The command line and Python")
    assert "## " not in shown and "README.md" not in shown and "pokersql help sql" in shown


def test_the_version_option_prints_the_version_of_the_package():
    from pokersql import __version__

    assert pokersql("--version").stdout == f"pokersql, version {__version__}\n"
