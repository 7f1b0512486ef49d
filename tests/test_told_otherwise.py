"""Hands whose text is changed, with their results and errors. The changes leave a hand right, contradictory or
unreadable."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import duckdb
import phh
import pytest
from conftest import one_line, pokersql, running
from phh import load, rows, written
from retold import random_hands
from retold_winamax import winamax
from written_hands import CASES, OHH_CASES, stars

CASH = "Hold'em No Limit ($1/$2 USD)"
TOURNAMENT = "Tournament #5, $1+$0.10 USD Hold'em No Limit - Level I (10/20)"
SEATS = ["Ann $200", "Bob $200", "Cy $200", "Dee $200"]
BLINDS = "Cy: posts small blind $1 / Dee: posts big blind $2 / *** HOLE CARDS *** / Dealt to Ann [Qs Qd] / "
FLOP = "Ann: raises $4 to $6 / Bob: folds / Cy: folds / Dee: calls $4 / *** FLOP *** [2h 8c Js] / Dee: checks / "
STREETS = "*** TURN *** [2h 8c Js] [5d] / Dee: checks / Ann: checks / *** RIVER *** [2h 8c Js 5d] [3c] / "
SHOWS = "*** SHOW DOWN *** / Dee: shows [Jd Tc] (a pair) / Ann: shows [Qs Qd] (a pair) / Ann collected $47 from pot / "
SUMMARY = (
    "*** SUMMARY *** / Total pot $49 | Rake $2 / Board [2h 8c Js 5d 3c] / Seat 1: Ann showed [Qs Qd] and won ($47) \
/ Seat 2: Bob (button) folded before Flop / Seat 3: Cy (small blind) folded before Flop \
/ Seat 4: Dee (big blind) showed [Jd Tc] and lost with a pair"
)
PLAY = f"{BLINDS}{FLOP}Ann: bets $8 / Dee: calls $8 / {STREETS}Dee: bets $10 / Ann: calls $10 / {SHOWS}{SUMMARY}"
GOOD = stars(CASH, SEATS, PLAY, 2)
NETS = {"Ann": 23, "Bob": 0, "Cy": -1, "Dee": -24}


def other(*changes: str, hand: str = GOOD) -> str:
    """A hand with replaced texts. `changes` are pairs: a text of the hand, and its replacement."""
    for old, new in zip(changes[::2], changes[1::2], strict=True):
        assert old in hand, old
        hand = hand.replace(old, new)
    return hand


EUROS = other("$1/$2 USD", "€0,50/€1,00", *("$1\n", "€0,50\n", "$2\n", "€1,00\n"), "$200", "€1.234,50")
SHORT = ["Ann 200", "Bob 200", "Cy 200"]
STUD = CASES["stud"].text(1)
RIGHT = {
    "unchanged": (GOOD, NETS),
    "the big blind sits out and folds": (
        stars(
            TOURNAMENT,
            [*SHORT, "Dee 15"],
            """Cy: posts small blind 10 / Dee: posts big blind 15 and is all-in / Ann: raises 40 to 60 / Bob: folds
        Cy: folds / Dee: folds / Uncalled bet (40) returned to Ann / Ann collected 45 from pot / *** SUMMARY ***
        Total pot 45 | Rake 0""",
            2,
        ),
        {"Ann": 25, "Bob": 0, "Cy": -10, "Dee": -15},
        "acts_after_all_in",
    ),
    "the big blind is all-in by the ante": (
        stars(
            TOURNAMENT,
            [*SHORT, "Dee 3"],
            """Ann: posts the ante 4 / Bob: posts the ante 4 / Cy: posts the ante 4
        Dee: posts the ante 3 and is all-in / Cy: posts small blind 10 / Ann: calls 20 / Bob: folds / Cy: calls 10
        *** FLOP *** [2h 8c Js] / Cy: checks / Ann: checks / *** TURN *** [2h 8c Js] [5d] / Cy: checks / Ann: checks
        *** RIVER *** [2h 8c Js 5d] [3c] / Cy: checks / Ann: checks / *** SHOW DOWN *** / Cy: shows [4c 7h] (high card)
        Ann: shows [Qs Qd] (a pair of Queens) / Dee: shows [Jd Tc] (a pair of Jacks) / Ann collected 55 from pot
        *** SUMMARY *** / Total pot 55 | Rake 0""",
            2,
        ),
        {"Ann": 31, "Bob": -4, "Cy": -24, "Dee": -3},
    ),
    "a cap": (
        stars(
            "Hold'em No Limit ($1/$2 - $16 Cap -  USD)",
            SEATS,
            f"""{BLINDS}Ann: raises $14 to $16 and has reached the $16 cap / Bob: folds / Cy: folds
        Dee: calls $14 and has reached the $16 cap / *** FLOP *** [2h 8c Js] / *** TURN *** [2h 8c Js] [5d]
        *** RIVER *** [2h 8c Js 5d] [3c] / *** SHOW DOWN *** / Dee: shows [Jd Tc] (a pair) / Ann: shows [Qs Qd] (a pair)
        Ann collected $32 from pot / *** SUMMARY *** / Total pot $33 | Rake $1""",
            2,
        ),
        {"Ann": 16, "Bob": 0, "Cy": -1, "Dee": -16},
    ),
    "a comma before cents": (
        stars(
            "Hold'em No Limit (€0,50/€1)",
            ["Ann €1\u202f234,50", "Bob €1.234,5"],
            """Ann: posts small blind €0,50 / Bob: posts big blind €1 / Ann: raises €1,5 to €2,50 / Bob: folds
        Uncalled bet (€1,50) returned to Ann / Ann collected €2 from pot / *** SUMMARY ***
        Total pot €2,00 | Rake €0""",
        ),
        {"Ann": 1, "Bob": -1},
    ),
    "thousands": (
        stars(
            "Hold'em No Limit ($1,000/$2,000 USD)",
            ["Ann $1,234,567.50", "Bob $2\u00a0000\u00a0000"],
            """Ann: posts small blind $1,000 / Bob: posts big blind $2 000 / Ann: folds
        Uncalled bet ($1,000) returned to Bob / Bob collected $2\u00a0000 from pot / *** SUMMARY ***
        Total pot $2,000 | Rake $0""",
        ),
        {"Ann": -1000, "Bob": 1000},
    ),
    "a time of one digit": (other(" 1:08:09", " 1:8:9"), NETS),
    "a line without the button": (other(" Seat #2 is the button", ""), NETS, "missing_field"),
    "another name of the game": (other("Hold'em No Limit", "NLH", "PokerStars", "CoinPoker"), NETS),
    "letters in the number": (other("PokerStars Hand #1", "Poker Hand #RC1"), NETS),
    "a shared card": (
        other(
            *("*** RIVER ***\nDealt to Ann [Ah Ad Kc 5s 7d 4h] [4s]", "*** RIVER *** [4s]"),
            *("[Ah Ad Kc 5s 7d 4h 4s]", "[Ah Ad Kc 5s 7d 4h]", "[Qc 2s 2d 8h Td 9c 3h]", "[Qc 2s 2d 8h Td 9c]"),
            hand=STUD,
        ),
        CASES["stud"].net,
    ),
}
"""Hands that are loaded, each with its text, the net of each player, and its error if it has one."""

CHIPS = 10**12
BETS = f"'p3 cbr {CHIPS}', 'p1 cc', 'p2 cc', 'd db 2c7d9h', 'd db Jc', 'd db 3s'"
HUGE = f"""variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [{CHIPS // 200}, {CHIPS // 100}, 0]
starting_stacks = [{CHIPS // 3}, {CHIPS}, {CHIPS}]
actions = ['d dh p1 AsAh', 'd dh p2 KsKh', 'd dh p3 QsQh', {BETS}]
hand = 7
finishing_stacks = [{CHIPS // 3 * 3}, {2 * (CHIPS - CHIPS // 3)}, 0]
"""

NAMED = {
    "an unknown action": (other("Bob: folds", "Bob: 0olds"), "bad_action"),
    "a raise without an amount": (other("raises $4 to $6", "raises"), "bad_action"),
    "an invalid amount": (other("Ann: bets $8", "Ann: bets $8.8.8"), "bad_action"),
    "misplaced commas": (other("Ann: bets $8", "Ann: bets $1,23,4"), "bad_action"),
    "a stack above the largest number": (other("Ann ($200", f"Ann (${10**20}"), "bad_field"),
    "a seat above the largest number": (other("Seat 1: Ann", "Seat 2147483648: Ann"), "unreadable"),
    "two players on a seat": (other("Seat 4: Dee ($", "Seat 1: Dee ($"), "repeated_seat"),
    "a player on two seats": (other("Seat 2: Bob ($", "Seat 9: Ann ($5 in chips)\nSeat 2: Bob ($"), "repeated_player"),
    "two hands in one": (other("Dee: bets $10\n", "Dee: bets $10\nSeat 2: Bob ($200 in chips)\n"), "two_hands"),
}
"""Hands that are not loaded, each with its text and its error."""

KEPT = {
    "a river that changes the board": (other("*** RIVER *** [2h 8c Js", "*** RIVER *** [2h 8c As"), "wrong_board"),
    "another board in the summary": (other("Board [2h 8c Js", "Board [2h 9c Js"), "wrong_board"),
    "an uncalled bet that nobody made": (
        other("*** SHOW", "Uncalled bet ($4) returned to Ann\n*** SHOW"),
        "wrong_returned",
    ),
    "a raise by a wrong amount": (other("raises $4 to $6", "raises $5 to $6"), "wrong_raise"),
    "a blind of a wrong amount": (other("small blind $1", "small blind $0.50", "$49", "$48.50"), "wrong_post"),
    "a blind posted twice": (other("Dee: posts big blind $2\n", "Dee: posts big blind $2\n" * 2), "wrong_post"),
    "another button in the summary": (
        other("Bob (button)", "Bob", "Ann showed", "Ann (button) showed"),
        "wrong_summary",
    ),
    "another player in the summary": (other("Seat 3: Cy (small", "Seat 3: Eve (small"), "wrong_summary"),
    "another fold in the summary": (other("(small blind) folded before Flop", "folded on the Turn"), "wrong_fold"),
    "an action out of turn": (other("Bob: folds\nCy: folds", "Cy: folds\nBob: folds"), "acts_out_of_turn"),
    "a second check of a player": (
        other("Dee: checks\nAnn: checks\n", "Dee: checks\nAnn: checks\nDee: checks\n"),
        "acts_out_of_turn",
    ),
    "a bet that nobody answers": (other("Dee: calls $8\n", ""), "missing_action"),
    "all-in with chips left": (other("Ann: calls $10", "Ann: calls $10 and is all-in"), "wrong_stack"),
    "other cards than were dealt": (other("Dealt to Ann [Qs Qd]", "Dealt to Ann [Qs Qh]"), "wrong_cards"),
    "an invalid time": (other("2024/05/06 1:08:09", "2024/15/06 1:08:09"), "bad_time"),
}
"""Contradictory hands that are loaded, each with its text and its error."""

SPLIT = stars(
    CASH,
    SEATS,
    f"{BLINDS}Ann: folds / Bob: folds / Cy: folds / Uncalled bet ($1) returned to Dee / \
Dee collected $2 from pot / *** SUMMARY *** / Total pot $2 | Rake $0 / Seat 4: Dee (big blind) collected ($2)",
    2,
    2,
)
REST = GOOD.partition("\n")[2]
WINAMAX = "Winamax Poker - CashGame - HandId: #1-2-3 - Holdem no limit (1€/2€) - 2025/01/01 00:00:00 UTC"


@pytest.fixture(scope="module")
def loaded(tmp_path_factory) -> duckdb.DuckDBPyConnection:
    """A database of the hands of RIGHT, NAMED and KEPT. Each of them is the first hand of a file; the second is a good
    hand."""
    directory = tmp_path_factory.mktemp("told")
    # Unreadable hands are apart, because all hands that are loaded together with them are replayed twice.
    for part in ("hands", "failing"):
        (directory / part).mkdir()
    cases = {name: case for cases in (RIGHT, NAMED, KEPT) for name, case in cases.items()}
    for number, (name, (text, *told)) in enumerate(cases.items(), 100):
        text = text.replace("#1:", f"#{number}:").replace("#RC1:", f"#RC{number}:")
        part = directory / ("failing" if "unreadable" in told else "hands")
        (part / f"{name}.txt").write_text(f"{text}\n\n{GOOD.replace('#1:', f'#{number}000:')}")
    (directory / "hands" / "huge.phh").write_text(HUGE)
    pokersql("load", str(directory / "hands"), str(directory / "failing"), "--db", str(directory / "told.duckdb"))
    connection = duckdb.connect(str(directory / "told.duckdb"), read_only=True)
    connection.execute("USE histories")
    return connection


def hand_of(loaded, name: str) -> tuple[dict[str, float] | None, set[str], bool | None]:
    """The nets of the players, the errors and `whole` of a file's first hand. Checks that the file's second hand is
    loaded."""
    hands = loaded.execute(
        "SELECT h.line, h.whole, s.player, s.net FROM hands AS h JOIN sources USING (source_id) JOIN seats AS s "
        "USING (hand_id) WHERE source LIKE $name ORDER BY s.seat",
        {"name": f"%/{name}.%"},
    ).fetchall()
    errors = loaded.execute("SELECT error FROM history_errors WHERE source LIKE $name", {"name": f"%/{name}.%"})
    first = {player: float(net) for line, _, player, net in hands if line == 1}
    assert {player: float(net) for line, _, player, net in hands if line > 1} in (NETS, {})
    assert name == "huge" or len(hands) > len(first)
    whole = next((whole for line, whole, *_ in hands if line == 1), None)
    return first or None, {error for (error,) in errors.fetchall()}, whole


@pytest.mark.slow
@pytest.mark.parametrize("name", RIGHT)
def test_a_hand_with_unusual_text_has_the_right_results(loaded, name):
    _, nets, *errors = RIGHT[name]
    assert hand_of(loaded, name) == (nets, {*errors}, not errors)


@pytest.mark.parametrize("name", NAMED)
def test_an_unreadable_hand_has_an_error_and_is_not_loaded(loaded, name):
    nets, errors, _ = hand_of(loaded, name)
    assert nets is None and NAMED[name][1] in errors


@pytest.mark.parametrize("name", KEPT)
def test_a_contradictory_hand_has_an_error_and_is_loaded(loaded, name):
    nets, errors, whole = hand_of(loaded, name)
    assert nets and KEPT[name][1] in errors and whole is False


def test_tournament_chips_do_not_overflow(loaded):
    third = CHIPS // 3
    assert hand_of(loaded, "huge") == (
        {"p1": 2 * third, "p2": CHIPS - 2 * third, "p3": -CHIPS},
        set(),
        True,
    )


def test_a_community_card_in_stud_belongs_to_the_hand_of_every_player(loaded):
    ranks = "SELECT player, hand_rank FROM seats JOIN hands USING (hand_id) JOIN sources USING (source_id)"
    where = "WHERE source LIKE '%a shared card.txt' AND line = 1 AND hand_rank IS NOT NULL ORDER BY player"
    [(value,)] = loaded.execute("SELECT COUNT(*) FROM hands WHERE played_at = '2024-05-06 01:08:09'").fetchall()
    assert loaded.execute(f"{ranks} {where}").fetchall() == [("Ann", 2567), ("Bob", 6074)] and value > 10


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    "text, hands, errors",
    [
        (f"{SPLIT}\n\n{REST}", {"2"}, {"bad_header"}),
        (f"{SPLIT.rstrip()}{GOOD}", {"1", "2"}, set()),
        (f"{SPLIT}\n\n{WINAMAX}\n{REST}", {"2"}, {"bad_field", "unknown_player"}),
        (f"{REST}\n\n{SPLIT}", {"2"}, {"bad_header"}),
        (f"{SPLIT}\n\n{GOOD.replace('PokerStars Hand #1', 'Poker Hand #HD1')}", {"2", "HD1"}, set()),
    ],
    ids=["no header", "no line end", "another room", "no header at the begin", "another room of this text"],
)
def test_a_hand_without_a_header_is_not_appended_to_the_previous_hand(text, hands, errors, tmp_path):
    load(db := tmp_path / "mine.duckdb", written(tmp_path / "hands", a_txt=text))
    assert {hand for (hand,) in rows(db, "SELECT site_hand_id FROM histories.hands")} == hands
    assert {error for (error,) in rows(db, "SELECT error FROM histories.history_errors")} == errors
    assert rows(
        db,
        "SELECT hole FROM histories.seats JOIN histories.hands USING (hand_id) WHERE site_hand_id = '2' "
        "AND player = 'Dee'",
    ) == [(None,)]


def test_a_file_may_have_hands_of_several_rooms(tmp_path):
    [hand] = random_hands("NT", 1, 5)
    summary = "PokerStars Tournament #7, No Limit Hold'em"
    directory = written(tmp_path / "hands", a_txt=f"{GOOD}\n\n{winamax(hand)}\n\n{summary}\n")
    said = load(db := tmp_path / "mine.duckdb", directory)
    assert f"2 new hands and 1 summary of a tournament from {directory}: PokerStars 1, Winamax 1\n" in said
    assert rows(db, "SELECT format FROM histories.sources") == [("pokerstars, pokerstars summary, winamax",)]
    assert rows(db, "SELECT error, expected FROM histories.history_errors") == [
        ("missing_field", "the buy-in"),
        ("missing_field", "the places of the players"),
    ]


# The same hand in two texts


@pytest.mark.slow
def test_if_a_hand_has_several_texts_the_one_with_the_most_known_cards_is_loaded(tmp_path):
    chat = other("Dee: checks\n", 'Bob said, "nh"\nDee: checks\n')
    fuller = other("Dealt to Ann [Qs Qd]\n", "Dealt to Ann [Qs Qd]\nDealt to Bob [9h 9d]\n", "Hand #1", "Game #1")
    directory = written(tmp_path / "hands", a_txt=GOOD, b_txt=chat, c_txt=fuller)
    db = tmp_path / "mine.duckdb"
    for name in ("a", "b", "c", "a"):
        pokersql("load", str(directory / f"{name}.txt"), "--db", str(db))
    assert rows(db, "SELECT player, hole, net FROM histories.seats WHERE hole IS NOT NULL ORDER BY seat") == [
        ("Ann", "Qs Qd", 23),
        ("Bob", "9h 9d", 0),
        ("Dee", "Jd Tc", -24),
    ]
    told = rows(db, "SELECT source[-5:], error, left_out FROM histories.history_errors ORDER BY ALL")
    assert told == [(f"{name}.txt", "repeated_hand", name != "c") for name in "abc"]
    assert rows(db, "SELECT source[-5:], hands FROM histories.sources ORDER BY 1") == [
        ("a.txt", 0),
        ("b.txt", 0),
        ("c.txt", 1),
    ]
    load(again := tmp_path / "again.duckdb", directory)
    assert rows(again, "SELECT * EXCLUDE (source_id) FROM histories.hands") == rows(
        db, "SELECT * EXCLUDE (source_id) FROM histories.hands"
    )


@pytest.mark.slow
def test_a_note_of_report_counts_hands_with_errors_and_the_option_whole_omits_them(tmp_path):
    wrong = other("#1:", "#2:", "raises $4 to $6", "raises $5 to $6")
    load(db := tmp_path / "mine.duckdb", written(tmp_path / "hands", a_txt=f"{GOOD}\n\n{wrong}"))
    for more, hands, words in [((), "2", "count, with the replayed amounts"), (("--whole",), "1", "are left out")]:
        done = pokersql("report", "players", "--db", str(db), "--player", "Ann", "-f", "csv", *more)
        assert {line.split(",")[1] for line in done.stdout.splitlines()[1:]} == {hands}
        assert f"1 hand with a row in history_errors {words}" in one_line(done.stderr)


# Files


def array(indent: int | None, *hands: dict) -> str:
    return json.dumps([*hands], indent=indent)


LAST = [{"version": 1, **OHH_CASES["one sits out"].ohh(number)} for number in range(3)]
"""Hands in which the key "ohh" is not the first key."""


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    "text, hands",
    [
        (array(None, *LAST), 3),
        (array(2, *LAST), 3),
        ("\n".join(map(json.dumps, LAST)), 3),
        (array(None, *[OHH_CASES["one sits out"].ohh(number) for number in range(3)])[:-40], 2),
        (array(2, *LAST).replace('"rounds": [', '"rounds": ', 1), 2),
    ],
    ids=[
        "an array on one line",
        "an array on many lines",
        "a hand a line",
        "a cut array",
        "a damaged hand of an array",
    ],
)
def test_open_hand_histories_are_found_in_any_json_layout(text, hands, tmp_path):
    load(db := tmp_path / "mine.duckdb", written(tmp_path / "hands", a_ohh=text))
    assert rows(db, "SELECT COUNT(*) FROM histories.hands") == [(hands,)]
    assert rows(db, "SELECT error FROM histories.history_errors") == [("bad_json",)] * (3 - hands)


@pytest.mark.slow
@pytest.mark.parametrize(
    "text, message",
    [
        (NAMED["an unknown action"][0], "none of its hands can be loaded: bad_action: Bob: 0olds"),
        ("Kings Tournament summary : Freeroll(1)\n", "is a tournament summary in an unknown format"),
    ],
    ids=["hands with errors", "a summary"],
)
def test_a_file_without_a_hand_is_an_error(text, message, tmp_path):
    file = written(tmp_path / "hands", a_txt=text) / "a.txt"
    assert message in load(tmp_path / "mine.duckdb", file, code=3).splitlines()[-1]


@pytest.mark.slow
def test_the_other_files_are_loaded_if_a_file_fails(tmp_path, monkeypatch):
    """If a statement fails on small files that are loaded together, each file is loaded separately."""
    from pokersql.errors import ExitCode, PokersqlError
    from pokersql.histories import loading

    replay = loading.Histories._replay

    def failing(self, pieces):
        if any(piece.source.endswith("b.phh") for piece in pieces):
            raise PokersqlError("the disk is full", ExitCode.SYSTEM)
        return replay(self, pieces)

    monkeypatch.setattr(loading.Histories, "_replay", failing)
    directory = written(tmp_path / "hands", **{f"{name}_phh": phh.hand(at) for at, name in enumerate("abcd")})
    said = load(db := tmp_path / "mine.duckdb", *sorted(directory.iterdir()), code=1).splitlines()
    assert "the disk is full" in "".join(said) and said[-1] == "pokersql: 1 of 4 are not loaded"
    assert rows(db, "SELECT COUNT(*) FROM histories.hands") == [(3,)]


@pytest.mark.protocol
def test_a_database_that_another_program_writes_to_is_an_error(tmp_path):
    db, file = tmp_path / "mine.duckdb", written(tmp_path, a_phh=phh.HAND) / "a.phh"
    holds = "import duckdb, sys; c = duckdb.connect(sys.argv[1]); print('open', flush=True); sys.stdin.read()"
    with subprocess.Popen(
        [sys.executable, "-c", holds, str(db)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        other.stdout.readline()
        said = one_line(load(db, file, code=1))
        other.stdin.close()
    assert f"{db} is open in another program (" in said and f"process {other.pid}); close it there" in said


@pytest.mark.slow
def test_other_programs_can_write_to_the_database_while_hands_are_replayed(tmp_path):
    """A hand that another program loads during the replay is not loaded twice."""
    from pokersql.histories import history_files, loading

    directory = written(tmp_path / "hands", a_phh=phh.hand(1), b_phh=phh.hand(2))
    db = tmp_path / "mine.duckdb"
    with loading.opened(str(db)) as first, loading.opened(str(db)) as second:
        second.load(history_files.Reading([str(directory / "a.phh")]))
        first.load(history_files.Reading([str(directory)]))
    assert rows(db, "SELECT site_hand_id FROM histories.hands ORDER BY 1") == [("1",), ("2",)]


@pytest.mark.protocol
def test_sigterm_ends_a_load_that_waits_for_a_pipe(tmp_path):
    os.mkfifo(pipe := tmp_path / "pipe")
    with running(
        "load", str(pipe), "--db", str(tmp_path / "mine.duckdb"), "--show-sql", stderr=subprocess.PIPE, text=True
    ) as process:
        while "load_histories" not in (line := process.stderr.readline()) and "ATTACH" not in line:
            assert line
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) == 143
    assert Path(pipe).exists() and not (tmp_path / "mine.duckdb").exists()
