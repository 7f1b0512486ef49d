"""The functions of the Python API return the rows that the commands print; the rows convert to frames and tables."""

import html
import json
import random
import re
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from itertools import combinations, product
from pathlib import Path

import duckdb
import numpy
import pandas
import polars
import pyarrow
import pytest
from phevaluator import evaluate_cards

import pokersql
from pokersql import PokersqlError, cli
from pokersql.databases import database_files
from pokersql.errors import ExitCode
from pokersql.output import rows

HANDS = ["As Kd Qh Jc Ts", None, "2c 3c"]
ANSWERS = [(1600, None), (None, None), (None, "wrong_count 2")]
QUESTIONS = {"me": ["AsAh", "As"], "you": ["KdKc", "random"], "on": [None, "Ks 2d 3c"]}
FRAMES = [pandas.DataFrame, polars.DataFrame, pyarrow.table]


def of_command(*words: str) -> list[dict]:
    """The rows that a command prints as JSON."""
    out = StringIO()
    with (
        redirect_stdout(out),
        redirect_stderr(StringIO()),
        cli.cli.make_context("pokersql", [*words, "-f", "json"]) as it,
    ):
        cli.cli.invoke(it)
    return json.loads(out.getvalue())


def of_python(found: pokersql.Rows) -> list[dict]:
    return [dict(zip(found.columns, row, strict=True)) for row in found.rows]


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "found, words",
    [
        (lambda: pokersql.compare(["AsAh8c8dKc", ["Ac", "Ad", "8h", "8s", "Qc"]]), "compare AsAh8c8dKc AcAd8h8sQc"),
        (
            lambda: pokersql.compare(["2c3d4h5s7c", "2c3d4h6s7c"], rules="deuce to seven"),
            "compare --rules deuce-to-seven 2c3d4h5s7c 2c3d4h6s7c",
        ),
        (
            lambda: pokersql.deal(game="omaha-hi-lo", players=numpy.int64(3), seed=42, rounds=2, deal=5, names=["Ann"]),
            "deal --game omaha-hi-lo -p 3 --seed 42 --rounds 2 --deal 5 --name Ann",
        ),
        (
            lambda: pokersql.deal(shuffle="riffle", riffles=3, one_at_a_time=True, seed=1),
            "deal --shuffle riffle --riffles 3 --one-at-a-time --seed 1",
        ),
        (lambda: pokersql.equity("AhKh", "QQ+,AKs:0.5", board="Qs Jh 2c"), "equity AhKh QQ+,AKs:0.5 -b QsJh2c"),
        (
            lambda: pokersql.equity(["AA", "KK", "random"], samples=1000, seed=1, dead="2c", method="sim"),
            "equity AA KK random -n 1000 --seed 1 -d 2c --method sim",
        ),
        (lambda: pokersql.equity("AhKh", board="QsJh2c", by="category"), "equity AhKh -b QsJh2c --by category"),
        (lambda: pokersql.beats("9h9c", board="Qh9s9d2s", by="class"), "beats 9h9c -b Qh9s9d2s --by class"),
        (lambda: pokersql.beats("AhKh", "QQ+,AK", board="QhJh2c", nuts=True), "beats AhKh QQ+,AK -b QhJh2c --nuts"),
        (lambda: pokersql.outs("2d2s", "AhKh", board="QhJh2c"), "outs 2d2s AhKh -b QhJh2c"),
        (lambda: pokersql.outs("QQ+", board="QhJh2c", dead="Th", by="card"), "outs QQ+ -b QhJh2c -d Th --by card"),
        (
            lambda: pokersql.draws("QQ,JTs", "Qh7h2c9s", dead="2d", by="hand"),
            "draws QQ,JTs -b Qh7h2c9s -d 2d --by hand",
        ),
        (lambda: pokersql.odds(rules="short deck"), "odds --rules short-deck"),
        (lambda: pokersql.icm([5, 3.5, 2], [50, 30]), "icm 5 3.5 2 --payouts 50,30"),
        (lambda: pokersql.icm([5, 3], [50], bubble=True), "icm 5 3 --payouts 50 --bubble"),
        (lambda: pokersql.push_fold(9, ante=0.125, hand="K7s"), "push-fold 9 --ante 0.125 --hand K7s"),
        (
            lambda: pokersql.river("AA,QJs:0.5", "KK", "Qh7h2c9s4d", 10, stack=20, bets=[50, 100], iterations=20),
            "river AA,QJs:0.5 KK -b Qh7h2c9s4d --pot 10 --stack 20 --bets 50,100 --iterations 20",
        ),
        (lambda: pokersql.flops("AKs", "QQ", by=["suits", "paired"]), "flops AKs QQ --by suits --by paired"),
        (lambda: pokersql.odds(players=6, together="flush, straight"), "odds --players 6 --together flush,straight"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_python_function_returns_the_rows_of_its_command(found, words):
    expected = of_command(*words.split())
    for row, wanted in zip(of_python(found()), expected, strict=True):
        assert row == pytest.approx(wanted)


@pytest.mark.quick(1)
@pytest.mark.parametrize("frame", FRAMES, ids=lambda kind: kind.__module__)
def test_rank_of_a_frame_keeps_its_columns_and_adds_the_ranks(frame):
    for names in ({"column": "own"}, {}):
        held = {"id": [3, 1, 2], "own" if names else "hand": HANDS}
        ranked = pokersql.rank(frame(held), **names)
        assert ranked.columns == [*held, "hand_rank", "category", "description", "error"]
        assert [(row.id, row.hand_rank, row.error) for row in ranked] == [
            (place, *answer) for place, answer in zip([3, 1, 2], ANSWERS, strict=True)
        ]
    assert [note for note in ranked.notes if "1 hand can't be ranked" in note and "/" not in note]
    cards = frame({"a": [12, 0], "b": [8, 0], "c": [4, 1], "d": [0, 2], "e": [48, 3]})
    assert [row.error for row in pokersql.rank(cards, columns=list("abcde"))] == [None, "duplicate_card '2c'"]
    low = pokersql.rank(frame({"hole": ["AsKsQhJh"], "on": ["Ts9s8d"]}), column="hole", game="omaha", board_column="on")
    assert low[0].description == "Straight, Queen high"
    with pytest.raises(
        PokersqlError, match=r"^frame has no column 'hnd', but id, hand; column names one; did you mean"
    ):
        pokersql.rank(frame({"id": [1], "hand": ["As"]}), column="hnd")


@pytest.mark.quick(0)
@pytest.mark.parametrize("frame", FRAMES, ids=lambda kind: kind.__module__)
def test_equity_of_a_frame_of_questions_adds_the_equities_as_columns(frame):
    answered = pokersql.equity(frame(QUESTIONS), columns=["me", "you", "on"])
    assert answered.columns[:4] == ["me", "you", "on", "equity"]
    assert [round(answered[0].equity, 6), answered[0].wins] == [0.812555, 1388072]
    assert answered[1].equity is None and answered[1].error
    assert "row 2" in answered.notes[0] and "a hand has 2 cards in holdem" in answered.notes[0]
    named = frame({"hero": ["AsAh"], "villain": ["KdKc"]})
    assert pokersql.equity(named)[0].wins == 1388072


@pytest.mark.slow
def test_rank_takes_a_path_as_a_file_of_hands(tmp_path):
    path = tmp_path / "hands, mine.csv"
    path.write_text("id,hand\n1,As Kd Qh Jc Ts\n2,2c 3c\n")
    for named in (path, str(path)):
        assert [(row.id, row.hand_rank) for row in pokersql.rank(named)] == [(1, 1600), (2, None)]
    (tmp_path / "hands.txt").write_text("As Kd Qh Jc Ts\n")
    assert pokersql.rank(tmp_path / "hands.txt")[0].hand_rank == 1600
    with pytest.raises(PokersqlError, match=r"gone\.csv: no such file"):
        pokersql.rank(str(tmp_path / "gone.csv"))


@pytest.mark.slow
def test_the_python_functions_load_and_report_and_export_work(tmp_path, data):
    db, room = tmp_path / "mine.duckdb", data / "histories" / "rooms"
    paths = sorted(path for path in room.rglob("*") if "pokerstars" in path.name.lower() and path.is_file())[:1]
    assert paths
    (tmp_path / "none.txt").write_text("no hand\n")
    loaded = pokersql.load([*paths, tmp_path / "none.txt"], db)
    assert loaded.columns == ["path", "files", "hands", "summaries", "repeated", "errors", "first_error"]
    assert sum(row.hands for row in loaded) > 0 and any("none.txt" in note for note in loaded.notes)
    with pytest.raises(PokersqlError, match=r"none\.txt is no hand history") as error:
        pokersql.load(tmp_path / "none.txt", db)
    assert error.value.code == ExitCode.CARDS
    assert of_python(pokersql.report("results", db)) == of_command("report", "results", "--db", str(db))
    with pytest.raises(PokersqlError, match=r"has no player 'Nobody'"):
        pokersql.report("players", db, player="Nobody")
    of_room = of_command("report", "results", "--db", str(db), "--room", "PokerStars")
    assert of_python(pokersql.report("results", db, room="PokerStars")) == of_room
    with pytest.raises(PokersqlError, match=r"has no room 'Nowhere'; its rooms are .*PokerStars"):
        pokersql.report("results", db, room="Nowhere")
    pokersql.export("suits", tmp_path / "suits.csv", sort_by=["suit"])
    assert (tmp_path / "suits.csv").read_text().startswith("suit")
    with pytest.raises(PokersqlError, match=r"exists; force writes over it"):
        pokersql.export("suits", tmp_path / "suits.csv")


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "call, said, code",
    [
        (lambda: pokersql.deal(players=60), r"'players'.*60 is not in the range", ExitCode.USAGE),
        (lambda: pokersql.deal(game="hodlem"), r"^game hodlem: .*holdem", ExitCode.USAGE),
        (lambda: pokersql.equity("AhKh", "Xx"), r"^player 2 'Xx': bad_range", ExitCode.CARDS),
        (lambda: pokersql.equity(), r"^no PLAYER", ExitCode.USAGE),
        (lambda: pokersql.beats("QQ+"), r"give one hand", ExitCode.CARDS),
        (lambda: pokersql.odds(cards=9), r"'cards'.*9 is not in the range", ExitCode.USAGE),
        (lambda: pokersql.compare(["As Kd Qh Jc Ts"]), r"one hand; give two or more", ExitCode.USAGE),
        (lambda: pokersql.compare(["As Kd Qh Jc Ts", "As"]), r"^hand 2 'As': wrong_count 1", ExitCode.CARDS),
        (lambda: pokersql.report("winners", "mine.duckdb"), r"'winners' is not one of", ExitCode.USAGE),
        (lambda: pokersql.report("players", "gone.duckdb"), r"^gone\.duckdb: no such", ExitCode.USAGE),
        (lambda: pokersql.load("gone/", "mine.duckdb"), r"^gone/: no such file", ExitCode.USAGE),
    ],
)
def test_an_error_names_arguments_of_python_and_not_options(call, said, code):
    with pytest.raises(PokersqlError, match=said) as error:
        call()
    assert error.value.code == code and "--" not in str(error.value)


@pytest.mark.slow
def test_rows_convert_to_each_kind_of_frame():
    found = pokersql.rank(["As Kd Qh Jc Ts", "2c 3c"])
    assert found.df()["hand_rank"].isna().tolist() == [False, True]
    assert found.pl()["hand_rank"].to_list() == found.arrow()["hand_rank"].to_pylist() == [1600, None]
    dealt = pokersql.deal(rounds=30, players=2, seed=1)
    assert len(dealt) == len(dealt.df()) == len(dealt.pl()) == dealt.arrow().num_rows == len(dealt.fetchall()) == 60
    assert dealt.relation.filter("player_ranking = 1").aggregate("MAX(deal)").fetchall() == [(30,)]
    assert dealt[-1].deal == dealt[58:][1].deal == 30 and {row.player for row in dealt} == {"Player 1", "Player 2"}
    twice = pokersql.query("SELECT 1 AS a, 2 AS a")
    assert twice[0]._1 == 2 and twice.fetchall() == [(1, 2)]
    with pytest.raises(PokersqlError, match=r"two columns are named 'a'"):
        twice.df()


def test_an_error_keeps_dashes_in_file_names_and_in_shell_commands(tmp_path):
    named, empty = tmp_path / "my--own.csv", tmp_path / "empty.duckdb"
    with pytest.raises(PokersqlError, match=r"my--own\.csv: no such file"):
        pokersql.rank(named)
    duckdb.connect(str(empty)).close()
    with pytest.raises(PokersqlError, match=r"'pokersql load FILE --db .*empty\.duckdb' loads them"):
        pokersql.report("players", empty)


@pytest.mark.slow
def test_rows_are_shown_up_to_a_limit_at_a_prompt_and_in_a_notebook():
    dealt = pokersql.deal(rounds=30, players=2, seed=1)
    text, table = repr(dealt), dealt._repr_html_()
    assert text.splitlines()[0].split() == dealt.columns and text.splitlines()[-1] == f"{rows.SHOWN} of 60 rows"
    assert table.count("<tr>") == rows.SHOWN + 1 and table.count("<th ") == len(dealt.columns)
    assert repr(pokersql.query("CREATE TABLE mine AS SELECT 1 AS one")) in ("no rows", "Count\n─────\n    1")
    assert pokersql.deal().notes[0].startswith("seed ")


@pytest.mark.slow
def test_a_notebook_shows_columns_of_cards_as_symbols_and_other_texts_as_they_are():
    values = "('AsTd', 'As is a word'), ('A♠ 10♥', 'Jack'), ('<i>As', 'Kd'), (NULL, '<b onclick=x>&')"
    shown = pokersql.query(f'FROM (VALUES {values}) AS played (hand, "<said>")')._repr_html_()
    cells = [html.unescape(re.sub("<.*?>", "", cell)) for cell in re.findall(r"<td.*?>(.*?)</td>", shown)]
    assert cells == ["A♠ 10♦", "As is a word", "A♠ 10♥", "Jack", "<i>As", "Kd", "", "<b onclick=x>&"]
    assert {*re.findall(r"<(\w+)", shown)} == {"table", "thead", "tbody", "tr", "th", "td", "span"}


def test_the_suits_have_the_colours_of_the_page():
    style = (Path(pokersql.__file__).parent / "page" / "static" / "page.css").read_text()
    suits = re.findall(r"--suit-[cdhs]: light-dark\((#\w+)", style)
    assert sorted(suits) == sorted(rows.html.INKS.values())


def test_the_error_names_the_package_to_install_if_the_package_of_a_frame_is_missing(monkeypatch):
    monkeypatch.setitem(sys.modules, "polars", None)
    found = pokersql.rank(HANDS)
    with pytest.raises(PokersqlError, match=r"pip install polars") as error:
        found.pl()
    assert error.value.code == ExitCode.OPTIONAL


@pytest.mark.slow
def test_rank_reads_a_users_own_game_from_the_database(tmp_path):
    db = tmp_path / "mine.duckdb"
    database_files.build(str(db), force=False)
    with duckdb.connect(str(db)) as connection:
        connection.execute("""
            INSERT INTO games (game, description, own_cards, board_cards, own_used, may_use_fewer, most_players, draws,
                high_rules, low_rules, deck)
            VALUES
                ('irish', 'four cards, any of them used', 4, 5, -1, 0, 10, 0, 'standard', '', 'standard'),
                ('pineapple', 'three cards, at most two of them used', 3, 5, 2, 1, 10, 0, 'standard', '', 'standard')
        """)
    before = db.read_bytes()
    board, rng = "Ts 9s 8d 2c 2d", random.Random(7)
    held = [card for card in map("".join, product("23456789TJQKA", "cdhs")) if card not in board.split()]
    hands = [" ".join(rng.sample(held, 4)) for _ in range(20)]
    ranks = [min(evaluate_cards(*five) for five in combinations([*hand.split(), *board.split()], 5)) for hand in hands]
    assert [row.hand_rank for row in pokersql.rank(hands, game="irish", board=board, db=db)] == ranks
    words = ["--game", "irish", "--db", str(db), "-b", board, *hands]
    assert [row["hand_rank"] for row in of_command("rank", *words)] == ranks
    pineapple = [hand[:8] for hand in hands]
    by_two = [min(evaluate_cards(*two, *board.split()) for two in combinations(hand.split(), 2)) for hand in pineapple]
    found = of_command("rank", "--game", "pineapple", "--db", str(db), "-b", board, *pineapple)
    assert [row["hand_rank"] for row in found] == by_two != ranks
    order = sorted({*ranks})
    assert [row["place"] for row in of_command("compare", *words)] == [order.index(rank) + 1 for rank in sorted(ranks)]
    assert db.read_bytes() == before
    with pytest.raises(PokersqlError, match=r"^game hold: known are .*irish"):
        pokersql.rank(hands, game="hold", db=db)
    duckdb.connect(str(tmp_path / "bare.duckdb")).close()
    with pytest.raises(PokersqlError, match=r"bare\.duckdb has no board_cards and no .*'pokersql build'") as error:
        pokersql.rank(hands, game="irish", db=tmp_path / "bare.duckdb")
    assert error.value.code == ExitCode.TABLE
