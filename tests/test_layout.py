"""Tables on a terminal: which columns are dropped from a table that is too wide, and where text folds."""

import io
import re

import pytest
from conftest import terminal
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pokersql.engines import Result
from pokersql.output import layout, render
from pokersql.output.charts import Bars

CARDS = {card: (card[0].replace("T", "10") + "♠", "black") for card in ("As", "Ks", "Qs", "Js", "Ts", "9s")}


def shown(columns: str, rows: list[tuple], width: int, **look) -> list[str]:
    """The lines that a terminal of the given width shows."""
    stream = io.StringIO()
    screen = render.Screen(width, None, True)
    render.write_rows(Result(columns.split(), iter(rows)), "table", stream, render.Look(**look), screen)
    lines = re.sub(r"\x1b\[[0-9;]*m", "", stream.getvalue()).splitlines()
    assert max(map(len, lines)) <= width, lines
    return [line.rstrip() for line in lines]


def test_all_columns_are_shown_if_they_fit():
    assert shown("rules hand_rank note", [("standard", 1, None), ("standard", 7462, None)], 40) == [
        "rules     hand rank  note",
        "─────────────────────────",
        "standard          1",
        "standard       7462",
    ]


@pytest.mark.parametrize(
    "width, headings, told",
    [
        (32, "rules hand rank note place", []),
        (31, "rules hand rank place", ["empty: note"]),
        (25, "hand rank place", ["the same in every row:", "rules standard; empty:", "note"]),
    ],
)
def test_empty_columns_are_dropped_first_and_then_constant_columns(width, headings, told):
    lines = shown("rules hand_rank note place", [("standard", 1, None, 1), ("standard", 2, None, 2)], width)
    assert lines[0].split() == headings.split()
    assert lines[5:] == told


def test_in_a_table_of_one_row_no_column_is_dropped_as_constant():
    lines = shown("rules hand_rank note", [("standard", 1, None)], 14)
    assert lines[1:] == ["rules     rank", "──────────────", "standard     1", "", "empty: note"]


def test_a_table_of_constant_columns_keeps_one_column():
    lines = shown("rules verdict", [("standard", "luck")] * 2, 10)
    assert lines[:4] == ["verdict", "───────", "luck", "luck"]
    assert " ".join(lines[5:]) == "the same in every row: rules standard"


def test_a_column_of_equal_cards_with_different_highlights_is_not_constant():
    rows = [("Ann", "As Ks Qs", "As Ks"), ("Bob", "As Ks Qs", "Ks Qs")]
    look = {"cards": CARDS, "shown": ("board",), "lit": "best"}
    assert "board" in shown("player board best", rows, 19, **look)[0]
    assert "board" not in shown("player board best", [(*row[:2], "As") for row in rows], 18, **look)[0]
    assert "board" in shown("player board best", rows, 18, **look)[1]  # this table shows each row as a column


def test_a_column_is_dropped_if_each_of_its_texts_is_the_beginning_of_the_text_in_another_column():
    flush, pair = ("Flush", "Flush, Ace high"), ("One Pair", "One Pair, Aces")
    assert shown("category description", [flush, pair], 24)[0] == "description"
    assert shown("category description", [flush, (None, "no hand")], 20)[0] == "description"
    for other in [("One Pair", "Two Pair, Aces"), ("One", "Onerous"), ("One Pair", None)]:
        assert "category" in shown("category description", [flush, other], 23)[0]
    numbers = shown("hand_points published_points", [(9, 9), (8, 8)], 24)
    assert [line.split() for line in numbers[:2]] == [["published"], ["hand", "points", "points"]]


def test_bars_are_dropped_before_columns():
    rows = [("Flush", 8, 1, None), ("Straight", 4, 1, None)]
    look = {"bars": Bars("seen")}
    assert "━" in shown("category seen run note", rows, 51, **look)[2]
    assert shown("category seen run note", rows, 50, **look)[0] == "category  seen  run  note"


def test_less_important_columns_are_dropped_only_if_folding_text_is_not_enough():
    rows = [("One Pair, Aces, King kicker", 123456), ("One Pair, Kings, Ace kicker", 0)]
    look = {"spare": ("hand_weight",)}
    assert shown("description hand_weight", rows, 24, **look)[:5] == [
        "                    hand",
        "description       weight",
        "────────────────────────",
        "One Pair, Aces,   123456",
        "King kicker",
    ]
    lines = shown("description hand_weight", rows, 20, **look)
    assert lines[0] == "description" and lines[-1] == "hand_weight"  # the last line names the dropped column


def test_text_folds_between_words_and_words_that_are_too_long_fold_after_hyphens():
    assert layout.folded("High Card, King-Queen-Jack kickers", 16) == "High Card,\nKing-Queen-Jack\nkickers"
    assert layout.folded("High Card, King-Queen-Jack kickers", 11) == "High Card,\nKing-Queen-\nJack\nkickers"
    assert layout.folded("two\n\nlines of it", 8) == "two\n\nlines of\nit"


def test_a_word_that_is_too_long_is_shortened_but_a_number_is_not():
    rows = [("22+,A2s+,K9s+,Q9s+,J9s+,T9s,98s,87s", 10**20), ("AA", 1)]
    assert "98s,87s" in shown("player_range wins", rows, 80)[2]
    assert shown("player_range wins", rows, 48)[2] == "22+,A2s+,K9s+,Q9s+,J9s+,…  100000000000000000000"


def test_the_rows_of_a_table_that_is_still_too_wide_are_shown_as_columns():
    rows = [("As Ks Qs Js Ts", 7696581394928, "Royal Flush"), ("9s Ks Qs Js Ts", 7146825605126, "a\nb")]
    look = {"cards": CARDS, "shown": ("hand",), "marked": lambda row: row["weight"] > 7.5e12}
    assert shown("hand weight note", rows, 50, **look)[0].startswith("   hand")
    assert shown("hand weight note", rows, 49, **look)[2] == "weight  7696581394928        7146825605126"
    lines = shown("hand weight note", rows, 36, **look)
    assert lines == [
        "        ★",
        "hand     A♠  K♠  Q♠  J♠ 10♠",
        "weight  7696581394928",
        "note    Royal Flush",
        "",
        "hand     9♠  K♠  Q♠  J♠ 10♠",
        "weight  7146825605126",
        "note    a",
        "        b",
    ]


def test_a_table_without_rows_shows_its_headings():
    assert shown("game_id player_id", [], 14) == ["  game  player", "    id      id", "──────────────"]
    assert shown("game_id player_id", [], 9) == ["game id", "player id"]


def test_the_text_below_a_table_folds_at_the_width_of_the_terminal():
    lines = shown("n", [(1,)], 30, below="Luck, by the rules of poker: 8 seen where 4 are expected.\n2 lines")
    assert lines[4:] == ["Luck, by the rules of poker: 8", "seen where 4 are expected.", "2 lines"]


TEXT = st.lists(st.text("abcxyz", min_size=1, max_size=layout.LONG), max_size=6).map(" ".join)
CELLS = st.one_of(TEXT, st.integers(0, 10**12), st.none())


@settings(max_examples=60, deadline=None, database=None)
@example(
    72,
    [
        ("", "", None, None, None, None),
        (0, "", "", "", "", ""),
        ("", "", "", "", 0, "a" * 23),
        ("a" * 15, "", "a", "aaaaaaaaaaaaaaa a", "", ""),
    ],
)
@given(
    st.integers(72, 120),
    st.integers(1, 8).flatmap(lambda n: st.lists(st.tuples(*[CELLS] * n), min_size=2, max_size=4)),
)
def test_random_tables_keep_words_whole_and_headings_complete(width, rows):
    names = [f"column_number_{number}" for number in range(len(rows[0]))]
    text = "\n".join(shown(" ".join(names), rows, width))
    left_out = set(re.findall(r"column_number_\d", text))
    words = re.split(r"[\s,;]+", text)
    for number, name in enumerate(names):
        if name in left_out:
            continue
        assert str(number) in words
        for row in rows:
            assert set(str(row[number] or "").split()) <= set(words), text


@pytest.mark.protocol
def test_a_terminal_of_80_columns_shows_whole_words():
    lines = re.sub(r"\x1b\[[0-9;]*m", "", terminal("deal", "--seed", "42", COLUMNS="80")).splitlines()
    assert max(map(len, lines)) == 80 and lines[-1] == "the same in every row: deal 1; left out: category"
    [at] = {line.index("description") for line in lines[:2] if "description" in line}
    described = " ".join(" ".join(line[at:70].split()) for line in lines[3:-2])
    assert "High Card, Jack high, Ten-Six-Five-Four kickers" in described
    said = terminal("rank", "As Xx Kd Qd Jd", COLUMNS="80").splitlines()
    assert len(said) == 3 and said[0].endswith("a card is a rank (2 to 9,")
