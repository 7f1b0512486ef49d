"""Hands as text: every usual spelling of a card is read as that card, and all other texts are errors."""

from itertools import product

import pytest
from conftest import BAD_HANDS, ENGINES
from hypothesis import given, settings
from hypothesis import strategies as st

from pokersql.databases import worlds
from pokersql.errors import PokersqlError

RANKS = {
    2: ["2"],
    3: ["3"],
    4: ["4"],
    5: ["5"],
    6: ["6"],
    7: ["7"],
    8: ["8"],
    9: ["9"],
    10: ["T", "t", "10"],
    11: ["J", "j", "11"],
    12: ["Q", "q", "12"],
    13: ["K", "k", "13"],
    14: ["A", "a", "14"],
}
SUITS = {"c": "cC♣♧", "d": "dD♦♢", "h": "hH♥♡", "s": "sS♠♤"}
SEPARATORS = ["", " ", ",", ", ", "|", " | ", "-", "\t"]
SELECTORS = ["", "\N{VARIATION SELECTOR-16}", "\N{VARIATION SELECTOR-15}"]


def card_id(rank: int, suit: str) -> int:
    return (rank - 2) * 4 + "cdhs".index(suit)


WRITTEN = [
    (dot + rank_text + colon + sign, card_id(rank, suit))
    for rank, texts in RANKS.items()
    for rank_text in texts
    for dot in (["", "."] if len(rank_text) == 1 else [""])
    for colon in ["", ":"]
    for suit, signs in SUITS.items()
    for sign in signs
]


def read(engine, *hands: str | None) -> list[tuple]:
    engine.rows("DELETE FROM hand_text")
    engine.insert("hand_text", [(1, number, hand) for number, hand in enumerate(hands, 1)])
    return engine.rows("SELECT player_id, card_number, card_id, bad_card FROM text_tokens ORDER BY 1, 2")


def errors(engine, *hands: str | None) -> dict[int, str]:
    read(engine, *hands)
    return dict(engine.rows("SELECT player_id, error FROM text_errors"))


def test_every_spelling_is_read_as_its_card(engine):
    hands = [text + selector for (text, _), selector in product(WRITTEN, SELECTORS)]
    expected = [(n, 1, card, "") for n, (_, card) in enumerate([w for w in WRITTEN for _ in SELECTORS], 1)]
    assert read(engine, *hands) == expected


@pytest.mark.quick(0)
@pytest.mark.parametrize("name", ENGINES)
def test_hands_with_any_mixture_of_spellings_are_read(name):
    engine = worlds.loaded(name)

    @settings(deadline=None, max_examples=20)
    @given(
        st.lists(
            st.lists(
                st.tuples(st.sampled_from(WRITTEN), st.sampled_from(SELECTORS), st.sampled_from(SEPARATORS)),
                min_size=1,
                max_size=9,
            ),
            min_size=1,
            max_size=30,
        )
    )
    def check(hands):
        written = ["".join(w[0] + selector + separator for w, selector, separator in hand) for hand in hands]
        expected = [
            (player, number, w[1], "")
            for player, hand in enumerate(hands, 1)
            for number, (w, _, _) in enumerate(hand, 1)
        ]
        assert read(engine, *written) == expected
        wrong = errors(engine, *written)
        for player, hand in enumerate(hands, 1):
            cards = [w[1] for w, _, _ in hand]
            if len(set(cards)) < len(cards):
                assert wrong[player].startswith("duplicate_card '")
            elif not 5 <= len(cards) <= 7:
                assert wrong[player] == f"wrong_count {len(cards)}"
            else:
                assert player not in wrong

    check()


@pytest.mark.parametrize("name", ENGINES)
def test_both_engines_read_the_same_cards_from_any_text_and_invent_no_card(name):
    engine, other = worlds.loaded(name), worlds.loaded("duckdb")
    letters = st.text(st.sampled_from("As10TKd♥:.-|, \t2xé"), max_size=24)
    anything = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=12)

    @settings(deadline=None, max_examples=30)
    @given(st.lists(letters | anything, min_size=1, max_size=20))
    def check(hands):
        tokens = read(engine, *hands)
        assert tokens == read(other, *hands)
        for player, hand in enumerate(hands, 1):
            bad = [token[3] for token in tokens if token[0] == player and token[3]]
            assert all(text in hand for text in bad)
            rest = hand
            for text in bad:
                rest = rest.replace(text, " ", 1)
            read_cards = sum(token[0] == player and not token[3] for token in tokens)
            assert read_cards <= len(rest) / 2

    check()


def test_an_error_names_the_bad_text_and_its_position(engine):
    wrong = [*BAD_HANDS.items(), ("", "wrong_count 0"), (None, "wrong_count 0")]
    hands = [hand for bad, _ in wrong for hand in ("As Ks Qs Js Ts", bad)]
    found = errors(engine, *hands)
    assert [found.get(player) for player in range(1, len(hands) + 1)] == [said for _, e in wrong for said in (None, e)]
    served = engine.rows("SELECT DISTINCT player_id FROM text_cards ORDER BY player_id")
    assert served == [(player,) for player in range(1, len(hands), 2)]


def test_every_error_has_a_remedy(engine):
    errors(engine, "As Xx", "As As", "As", "x" * 500)
    remedies = engine.rows("SELECT remedy FROM text_errors ORDER BY player_id")
    for (remedy,), word in zip(remedies, ["rank", "once", "five to seven", "400"], strict=True):
        assert word in remedy


def test_the_relation_text_ranks_has_an_error_for_a_hand_that_is_not_yet_in_hand_cards(engine):
    read(engine, "As Ks Qs Js Ts", "As")
    assert engine.rows("SELECT error FROM text_ranks ORDER BY player_id") == [
        ("not_in_hand_cards",),
        ("wrong_count 1",),
    ]
    engine.rows("INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM text_cards")
    ranked = engine.rows("SELECT written, hand, hand_rank, error FROM text_ranks ORDER BY player_id")
    assert ranked == [("As Ks Qs Js Ts", "Ts Js Qs Ks As", 1, None), ("As", "As", None, "wrong_count 1")]


def on_the_table(engine) -> None:
    engine.rows("INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM text_cards")


def test_inserting_text_cards_into_hand_cards_again_adds_only_new_hands(engine):
    read(engine, "As Ks Qs Js Ts")
    on_the_table(engine)
    engine.insert("hand_text", [(1, 2, "7c 5d 4h 3s 2c")])
    on_the_table(engine)
    on_the_table(engine)
    assert engine.rows("SELECT hand_rank FROM text_ranks ORDER BY player_id") == [(1,), (7462,)]
    assert engine.rows("SELECT COUNT(*) FROM hand_cards") == [(10,)]


def test_a_text_hand_of_a_player_who_has_other_cards_gets_an_error(engine):
    worlds.read(engine, "sql/deal.sql")
    dealt = engine.rows("SELECT * FROM hand_cards ORDER BY 1, 2, 3")
    # Players 1 to 10 of game 1 already have dealt cards.
    read(engine, "7D 2S", "As Ks Qs Js Ts", "As Xx", *["2c 3c 4c 5c 6c"] * 7, "7c 5d 4h 3s 2c")
    on_the_table(engine)
    assert engine.rows("SELECT error, hand_rank FROM text_ranks ORDER BY player_id") == [
        ("wrong_count 2", None),
        ("other_cards", None),
        ("bad_card 'Xx' at 2", None),
        *[("other_cards", None)] * 7,
        (None, 7462),
    ]
    assert engine.rows("SELECT * FROM hand_cards WHERE player_id <= 10 ORDER BY 1, 2, 3") == dealt
    assert len(engine.rows("SELECT * FROM showdown")) == 11


def test_a_text_hand_of_which_only_some_cards_are_in_hand_cards_has_no_rank(engine):
    read(engine, "As Ks Qs Js Ts 9s")
    engine.rows("INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM text_cards WHERE card_number < 6")
    assert engine.rows("SELECT error, hand_rank FROM text_ranks") == [("other_cards", None)]


def test_a_player_has_at_most_one_text_hand_per_game(engine):
    read(engine, "As Ks Qs Js Ts")
    with pytest.raises(PokersqlError):
        engine.insert("hand_text", [(1, 1, "2c")])


def test_a_hand_with_a_null_character_or_bytes_is_refused(engine):
    hand = "As Ks Qs Js Ts"
    hands = [hand, hand + "\0", hand + "\0 more", "\0" + hand, "As Ks\0Qs Js Ts"]
    if engine.name == "sqlite":  # a column of SQLite accepts values of any type
        hands += [hand.encode(), hand.encode() + b"\0", b"\xff\0\x80", b"\xf0"]
    found = errors(engine, *hands)
    assert sorted(found) == list(range(2, len(hands) + 1))
    assert {error.split()[0] for error in found.values()} == {"bad_card"}
