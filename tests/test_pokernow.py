"""Logs of PokerNow (CSV, newest entry first): read in slices, cut or sorted by time; the rules of home games."""

from pathlib import Path

import pytest
from phh import load, rows, tables, written
from retold import random_hands
from retold_pokernow import HEADER, VARIANTS, joined, log, pokernow

from pokersql.histories import history_files

ANN, BOB, CY = NAMES = '"Ann @ a-1"', '"Bob " (1) | "B" folds @ b_2"', '"and go all in @ c3"'


def entries(number: int, play: str, game: str = "No Limit Texas Hold'em", dealer: str = f"dealer: {ANN}") -> list[str]:
    """The entries of a hand. In `play`, each entry begins with a slash, and the letters A, B and C are the players."""
    for letter, name in zip("ABC", NAMES, strict=True):
        play = play.replace(f"<{letter}>", name).replace(f"/ {letter} ", f"/ {name} ")
    return [
        f"-- starting hand #{number} (id: hand{number})  {game} ({dealer}) --",
        f"Player stacks: #2 {ANN} (100) | #5 {BOB} (60.50) | #10 {CY} (200)",
        *play.split("/ ")[1:],
        f"-- ending hand #{number} --",
    ]


BLINDS = "/ B posts a small blind of 1/ C posts a big blind of 2/ "
CASES = {
    "a call is a total": (
        BLINDS + "A raises to 6/ B calls 6/ C raises to 20/ A calls 20/ B folds/ Flop:  [2♣, 10♦, 9♥]/ C bets 10/ "
        "A raises to 30/ C folds/ Uncalled bet of 20 returned to <A>/ A collected 66 from pot",
        [36, -6, -30],
    ),
    "a walk": (BLINDS + "A folds/ B folds/ Uncalled bet of 1 returned to <C>/ C collected 2 from pot", [0, -1, 1]),
    "a straddle, and a player who quits": (
        BLINDS
        + "A posts a straddle of 4/ B raises to 12/ C folds/ The player <C> quits the game with a stack of 198./ "
        "A folds/ Uncalled bet of 8 returned to <B>/ B collected 10 from pot",
        [-4, 6, -2],
    ),
    "missed blinds": (
        BLINDS + "A posts a missing small blind of 1/ A posts a missed big blind of 2/ A checks/ B folds/ C checks/ "
        "Flop:  [2♣, 10♦, 9♥]/ C bets 5/ A folds/ Uncalled bet of 5 returned to <C>/ C collected 6 from pot",
        [-3, -1, 4],
    ),
    "no small blind": (
        "/ Dead Small Blind/ B posts a big blind of 2/ C folds/ A calls 2/ B checks/ Flop:  [2♣, 10♦, 9♥]/ B bets 5/ "
        "A folds/ Uncalled bet of 5 returned to <B>/ B collected 4 from pot",
        [-2, 2, 0],
    ),
    "run twice": (
        BLINDS + "A raises to 100 and go all in/ B calls 60.50 and go all in/ C folds/ "
        "Remaining players decide whether to run it twice./ A chooses to  run it twice./ B chooses to  run it twice./ "
        "All players in hand choose to run it twice./ A shows a A♠, A♣./ B shows a K♠, K♣./ "
        "Flop:  [2♣, 10♦, 9♥]/ Turn: 2♣, 10♦, 9♥ [3♠]/ River: 2♣, 10♦, 9♥, 3♠ [4♠]/ "
        "Flop (second run):  [K♦, 7♦, 9♠]/ Turn (second run): K♦, 7♦, 9♠ [5♠]/ "
        "River (second run): K♦, 7♦, 9♠, 5♠ [6♣]/ Uncalled bet of 39.50 returned to <A>/ "
        "A collected 61.50 from pot with Pair, A's (combination: A♠, A♣)/ "
        "B collected 61.50 from pot with Three of a Kind, K's on the second run  (combination: K♠, K♣, K♦)",
        [1, 1, -2],
    ),
    "a bomb pot with two boards": (
        "/ A posts a bet of 6 (bomb pot bet)/ B calls 6 (bomb pot bet)/ C calls 6 (bomb pot bet)/ "
        "Flop:  [2♣, 10♦, 9♥]/ Flop (second board):  [K♦, 7♦, 9♠]/ B checks/ C bets 9/ A calls 9/ B folds/ "
        "Turn: 2♣, 10♦, 9♥ [3♠]/ Turn (second board): K♦, 7♦, 9♠ [5♠]/ C checks/ A checks/ "
        "River: 2♣, 10♦, 9♥, 3♠ [4♠]/ River (second board): K♦, 7♦, 9♠, 5♠ [6♣]/ C checks/ A checks/ "
        "C shows a A♥, Q♥, Q♦, J♠./ A shows a A♦, K♥, 8♠, Q♠./ "
        "C collected 18 from pot with Pair, Q's (combination: Q♥, Q♦)/ "
        "A collected 18 from pot with Straight on the second board  (combination: 9♠, 8♠, 7♦, 6♣, 5♠)",
        [3, -6, 3],
    ),
    "high and low": (
        BLINDS
        + "A calls 2/ B calls 2/ C checks/ Flop:  [2♣, 3♦, 9♥]/ B bets 3/ C calls 3/ A folds/ Turn: 2♣, 3♦, 9♥ [8♠]/ "
        "B checks/ C checks/ River: 2♣, 3♦, 9♥, 8♠ [K♠]/ B checks/ C checks/ B shows a A♠, 4♣, J♦, J♣./ "
        "C shows a K♥, K♦, Q♣, Q♦./ C collected 6 from pot with Three of a Kind, K's (combination: K♠, K♥, K♦)/ "
        "B collected 6 from pot with 8,4,3,2,A (combination: 8♠, 4♣, 3♦, 2♣, A♠)",
        [-2, 1, 1],
    ),
    "a dead button": (
        "/ C posts a small blind of 1/ A posts a big blind of 2/ B calls 2/ C calls 2/ A checks/ Flop:  [2♣, 10♦, 9♥]/ "
        "C bets 4/ A folds/ B folds/ Uncalled bet of 4 returned to <C>/ C collected 6 from pot",
        [-2, -2, 4],
    ),
}
GAMES = {"a bomb pot with two boards": "Pot Limit Omaha Hi", "high and low": "(Pot Limit Omaha Hi/Lo (8 or Better))"}
DEALERS = {"a dead button": "dead button"}
BETWEEN = [
    'The player "Dee @ d" joined the game with a stack of 50.',
    "Undealt cards: 2♣, 3♦, 2♦ [A♣, 2♠]",
    "Game Config Changes\nBomb Pot: off » on\n[2♣] from pot",
    f"{ANN} shows a 2♣.",
    f"{BOB} paid 3 for the 7-2 bounty to {ANN}",
    f"{ANN} collected 3 from the 7-2 bounty",
]
HANDS = [
    entries(number, play, GAMES.get(name, "No Limit Texas Hold'em"), DEALERS.get(name, f"dealer: {ANN}"))
    for number, (name, (play, _)) in enumerate(CASES.items())
]
LOG = log([entry for hand in HANDS for entry in [*hand, *BETWEEN]])


@pytest.fixture(scope="module")
def loaded(tmp_path_factory) -> Path:
    """A database into which the log `LOG` was loaded."""
    directory = tmp_path_factory.mktemp("pokernow")
    load(db := directory / "mine.duckdb", written(directory / "hands", a_csv=LOG))
    return db


def test_the_hands_of_a_log_have_no_errors(loaded):
    assert rows(loaded, "SELECT * FROM histories.history_errors") == []


@pytest.mark.parametrize("name", CASES)
def test_the_players_win_what_the_log_says(loaded, name):
    nets = "SELECT CAST(net AS DOUBLE) FROM histories.seats JOIN histories.hands USING (hand_id)"
    number = [*CASES].index(name)
    assert [net for (net,) in rows(loaded, f"{nets} WHERE site_hand_id = 'hand{number}' ORDER BY seat")] == CASES[name][
        1
    ]


def test_a_log_has_times_and_players_and_boards_and_true_line_numbers(loaded):
    found = rows(loaded, "SELECT CAST(played_at AS VARCHAR), time_zone, line FROM histories.hands ORDER BY played_at")
    lines = [at for at, line in enumerate(LOG.splitlines(), 1) if line.startswith('"-- starting')]
    assert [line for *_, line in found] == lines[::-1] and found[0][:2] == ("2024-05-06 07:00:00", "UTC")
    assert {name for (name,) in rows(loaded, "SELECT player FROM histories.seats")} == {name[1:-1] for name in NAMES}
    boards = rows(loaded, "SELECT board FROM histories.boards WHERE board_no = 2 ORDER BY ALL")
    assert boards == 2 * [("Kd 7d 9s 5s 6c",)]


@pytest.mark.slow
def test_the_player_who_shows_the_cards_of_a_line_your_hand_is_the_saver_of_the_log(tmp_path):
    hands = [entries(number, CASES[name][0]) for number, name in enumerate(["a walk", "run twice", "missed blinds"])]
    for hand, cards in zip(hands, ["7♦, 2♠", "A♣, A♠", "10♥, 3♥"], strict=True):
        hand.insert(2, f"Your hand is {cards}")
    for name, part in {"known": hands, "unknown": hands[:1]}.items():
        load(
            tmp_path / f"{name}.duckdb", written(tmp_path / name, a_csv=log([entry for hand in part for entry in hand]))
        )
    held = "SELECT player, hole FROM histories.seats WHERE hole IS NOT NULL ORDER BY ALL"
    ann, bob = ANN[1:-1], BOB[1:-1]
    assert rows(tmp_path / "known.duckdb", held) == [(ann, "7d 2s"), (ann, "As Ac"), (ann, "Th 3h"), (bob, "Ks Kc")]
    assert rows(tmp_path / "unknown.duckdb", held) == []
    assert rows(tmp_path / "known.duckdb", "SELECT * FROM histories.history_errors") == []


@pytest.mark.slow
def test_a_log_that_is_cut_or_sorted_by_time_has_all_complete_hands(tmp_path, loaded):
    lines = LOG.splitlines(keepends=True)[1:]
    ascending = log([*HANDS[0], *HANDS[1]]).splitlines(keepends=True)[:0:-1]
    for name, part in {"cut": lines[:-1], "ascending": ascending}.items():
        load(tmp_path / f"{name}.duckdb", written(tmp_path / name, a_csv=HEADER + "".join(part)))
    errors = "SELECT line, error FROM histories.history_errors WHERE error <> 'bad_action'"
    assert rows(tmp_path / "cut.duckdb", errors) == [(len(lines), "bad_header")]
    hands = "SELECT site_hand_id FROM histories.hands ORDER BY ALL"
    assert rows(tmp_path / "cut.duckdb", hands) == rows(loaded, hands)[1:]
    assert rows(tmp_path / "ascending.duckdb", errors) == []
    assert rows(tmp_path / "ascending.duckdb", "SELECT line FROM histories.hands ORDER BY ALL")[0] == (2,)


@pytest.mark.slow
def test_another_csv_with_the_same_header_is_no_hand_history(tmp_path):
    said = load(tmp_path / "mine.duckdb", written(tmp_path / "hands", a_csv=HEADER + '"hello",2024,1\n'), code=3)
    assert 'no hand history: its first line is "entry,at,order"' in said


@pytest.mark.slow
def test_a_log_read_in_slices_gives_the_same_rows(tmp_path, monkeypatch):
    played = [hand for at, variant in enumerate(VARIANTS) for hand in random_hands(variant, 6, 100 * at)]
    hands = [*map(pokernow, played)]
    directory = written(tmp_path / "hands", a_csv=joined(hands), b_csv=LOG)
    load(whole := tmp_path / "whole.duckdb", directory)
    for name, letters in {"SLICE": 4000, "BLOCK": 3000, "HEAD": 500}.items():
        monkeypatch.setattr(history_files, name, letters)
    load(sliced := tmp_path / "sliced.duckdb", directory)
    assert tables(whole) == tables(sliced) and len(tables(whole)["hands"]) == len(hands) + len(HANDS)
