"""`hand_comparison`: the card, group or category that decided between two hands."""

import pytest
from conftest import deal_hands


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "better, worse, decided_by",
    [
        ("As Ks Qs Js Ts", "9s Ks Qs Js Ts", "category Royal Flush over Straight Flush"),
        ("Ts 9s 8s 7s 6s", "5d 4d 3d 2d Ad", "high card Ten over Five"),
        ("6c 2c 3d 4h 5s", "Ac 2d 3c 4d 5h", "high card Six over Five"),
        ("Ac Ad Ah As 3c", "Kc Kd Kh Ks 2c", "four of a kind Aces over Kings"),
        ("Ac Ad Ah As 3c", "Ac Ad Ah As 2c", "kicker Three over Two"),
        ("3c 3d 3h 2s 2c", "2c 2d 2h As Ac", "three of a kind Threes over Twos"),
        ("3c 3d 3h Ks Kc", "3c 3d 3h Qs Qc", "pair Kings over Queens"),
        ("Ac Kc Qc Jc 9c", "Ad Kd Qd Jd 8d", "kicker Nine over Eight"),
        ("Ac 2c 3c 4c 6c", "Kd Qd Jd 9d 8d", "high card Ace over King"),
        ("5c 5d 5h As 2c", "5c 5d 5h Ks Qc", "kicker Ace over King"),
        ("5c 5d 5h As 3c", "5c 5d 5h Ac 2c", "kicker Three over Two"),
        ("Ac Ad 2h 2s 3c", "Kc Kd Qh Qs Jc", "high pair Aces over Kings"),
        ("Ac Ad 3h 3s 2c", "Ac Ad 2h 2s Kc", "low pair Threes over Twos"),
        ("Ac Ad 3h 3s 4c", "Ac Ad 3h 3s 2c", "kicker Four over Two"),
        ("6c 6d 2h 3s 4c", "5c 5d Ah Ks Qc", "pair Sixes over Fives"),
        ("6c 6d 2h 3s 5c", "6c 6d 2h 3s 4c", "kicker Five over Four"),
        ("6c 6d 5h 4s 3c", "6c 6d 5h 4s 2c", "kicker Three over Two"),
        ("Ac Kd Qh Js 9c", "Ac Kd Qh Ts 9c", "kicker Jack over Ten"),
        ("Ah Kh 2c 7h 9h 9s 3h", "Qs Qc 2c 7h 9h 9s 3h", "category Flush over Two Pair"),
    ],
)
def test_the_comparison_names_the_card_or_group_that_decided(engine, better, worse, decided_by):
    deal_hands(engine, worse, better)
    rows = engine.rows("SELECT place, player_id, decided_by FROM hand_comparison ORDER BY place")
    assert rows == [(1, 2, decided_by), (2, 1, "")]


def test_tied_hands_share_a_place_and_the_next_hand_has_the_next_number(engine):
    deal_hands(engine, "Ac Kd Qh Js 9c", "Ad Kc Qs Jh 9d", "2c 2d 3h 4s 5c", "2h 2s 3c 4d 5s", "Ts 9s 8s 7s 6s")
    rows = engine.rows("SELECT player_id, place, decided_by FROM hand_comparison ORDER BY player_id")
    assert rows == [
        (1, 3, "split"),
        (2, 3, "split"),
        (3, 2, "split"),
        (4, 2, "split"),
        (5, 1, "category Straight Flush over One Pair"),
    ]


def test_hands_are_compared_only_within_a_game_id(engine):
    deal_hands(engine, "Ac Kd Qh Js 9c", game=1)
    deal_hands(engine, "2c 2d 3h 4s 5c", "Ts 9s 8s 7s 6s", game=2)
    rows = engine.rows("SELECT game_id, player_id, place FROM hand_comparison ORDER BY 1, 2")
    assert rows == [(1, 1, 1), (2, 1, 2), (2, 2, 1)]
