"""Logs of PokerTH: random hands are compared with the same hands in PHH, also after damage. Files that are no log are
refused."""

import gzip
import random
import shutil
import sqlite3
import subprocess
import zipfile
from contextlib import closing
from pathlib import Path

import pytest
from conftest import missing, one_line, pokersql
from retold import random_hands
from retold_pokerth import SEATS, can_tell, write
from test_damaged_hands import CONTENT
from test_history_formats import COLUMNS, Loaded

from pokersql.sources import sql_files

QUERY = sql_files.base() / "sql/engines/sqlite/histories/pokerth_log.sql"
NUMBER = r"CAST(REGEXP_EXTRACT(site_hand_id, '\d+$') AS INTEGER) AS number"
"""An SQL expression for the number of a hand within its log."""

REAL = sql_files.base() / "sql/histories/pokerth/pokerth.pdb.gz"
"""A log of PokerTH 1.1.2: a tournament of ten computer players."""

HANDS = [hand for hand in random_hands("NT", 120, 5000) if can_tell(hand)]


@pytest.fixture(scope="module")
def loaded(tmp_path_factory) -> Loaded:
    """A database into which a log and a PHH file with the same hands are loaded."""
    directory = tmp_path_factory.mktemp("pokerth")
    (directory / "hands.phhs").write_text("\n".join(f"[{hand.number}]\n{hand.phh}" for hand in HANDS))
    write(directory / "log.pdb", HANDS)
    pokersql("load", str(directory), "--db", db := f"{directory}.duckdb")
    return Loaded(db)


def test_random_hands_of_a_log_have_no_errors(loaded):
    assert len(HANDS) > 20
    assert loaded.errors() == {}
    assert loaded.rows("SELECT room, COUNT(*) FROM hands GROUP BY ALL ORDER BY ALL") == [
        ("PokerTH", len(HANDS)),
        (None, len(HANDS)),
    ]


@pytest.mark.parametrize("table", COLUMNS)
def test_a_hand_gives_the_same_rows_from_a_log_as_from_phh(loaded, table):
    rows = {"phh": [], "pokerth": []}
    hands = f"SELECT hand_id, format, {NUMBER} FROM hands JOIN sources USING (source_id)"
    for row in loaded.dicts(f"SELECT {COLUMNS[table]} FROM {table} JOIN ({hands}) USING (hand_id)"):
        of = row.pop("format")
        for name in ("site_hand_id", "room", "currency", "tournament", "player", "anonymous"):
            row.pop(name, None)
        rows[of].append(sorted(map(repr, row.items())))
    assert sorted(rows["phh"]) == sorted(rows["pokerth"]) != []


def test_a_log_names_its_games_by_the_time_of_the_session(loaded):
    columns = "site_hand_id, tournament, played_at, game, betting"
    found = loaded.rows(f"SELECT {columns} FROM hands WHERE room = 'PokerTH' ORDER BY line LIMIT 1")[0]
    assert found[:2] == (f"20240506070809-1-{HANDS[0].number}", "20240506070809-1")
    assert (str(found[2]), *found[3:]) == ("2024-05-06 07:08:09", "holdem", "no limit")


@pytest.mark.slow
def test_stacks_in_a_real_log_equal_the_stacks_after_the_previous_hands(tmp_path):
    path, db = tmp_path / "real.pdb", tmp_path / "real.duckdb"
    path.write_bytes(gzip.decompress(REAL.read_bytes()))
    said = pokersql("load", str(path), "--db", str(db)).stderr
    assert said == f"pokersql: {db}: 41 new hands from {path}: PokerTH 41\n"
    stacks = ", ".join(f"Seat_{seat}_Cash" for seat in SEATS)
    with closing(sqlite3.connect(path)) as log:
        rows = log.execute(f"SELECT HandID, {stacks} FROM Hand").fetchall()
    told = {(hand, seat): stack for hand, *cash in rows for seat, stack in enumerate(cash, 1)}
    found = Loaded(str(db)).rows(f"SELECT {NUMBER}, seat, stack, net FROM seats JOIN hands USING (hand_id)")
    assert len(found) == sum(stack is not None for stack in told.values())
    assert all(stack == told[hand, seat] for hand, seat, stack, _ in found)
    assert all(stack + net == (told[hand + 1, seat] or 0) for hand, seat, stack, net in found if hand < len(rows))


@pytest.mark.protocol
def test_the_shell_of_sqlite_prints_a_log_as_a_text_with_the_same_hands(tmp_path):
    if not shutil.which("sqlite3"):
        missing("sqlite3 shell")
    log, text = tmp_path / "log.pdb", tmp_path / "log.txt"
    write(log, HANDS)
    with closing(sqlite3.connect(log)) as connection, connection:
        connection.execute("UPDATE Action SET Action = 'sleeps' WHERE ActionID = 40")
    with QUERY.open() as query, text.open("w") as lines:
        subprocess.run(["sqlite3", log], stdin=query, stdout=lines, check=True)
    found = []
    for path in (log, text):
        pokersql("load", str(path), "--db", db := f"{path}.duckdb")
        found.append(Loaded(db).rows("SELECT hand_id, line FROM hands ORDER BY line"))
        found.append(Loaded(db).rows("SELECT line, error FROM history_errors"))
    assert found[:2] == found[2:] and len(found[0]) == len(HANDS) - 1
    [(line, error)] = found[1]
    assert error == "bad_action" and text.read_text().splitlines()[line - 1].endswith(": sleeps 10")


@pytest.mark.slow
def test_it_is_no_error_if_a_player_does_not_show_or_if_the_dealers_seat_is_empty(tmp_path):
    write(path := tmp_path / "log.pdb", HANDS)
    hand = next(hand for hand in HANDS if len(hand.shown) == 2 and len({player for _, player, _ in hand.pushed}) == 1)
    [loser] = {*hand.shown} - {hand.pushed[0][1]}
    with closing(sqlite3.connect(path)) as log, log:
        log.execute(f"DELETE FROM Action WHERE Action IN ('shows', 'has') AND Player = {loser + 1}")
        log.execute("UPDATE Hand SET Dealer_Seat = 10")
        log.execute(f"DELETE FROM Hand WHERE HandID <> {hand.number}")
        log.execute(f"DELETE FROM Action WHERE HandID <> {hand.number}")
    pokersql("load", str(path), "--db", db := f"{tmp_path}/log.duckdb")
    loaded = Loaded(db)
    assert loaded.errors() == {}
    assert loaded.rows(f"SELECT hole, net FROM seats WHERE seat = {loser + 1}") == [(None, hand.nets[loser])]


def bad_files(directory: Path) -> dict[str, str]:
    """Write files that are no log with hands. Returns, for each file name, the message of `load`."""
    write(directory / "whole.pdb", HANDS)
    data = (directory / "whole.pdb").read_bytes()
    changed = {
        "other": ("no hand history: an SQLite database (no such table: ", ["DROP TABLE Action", "DROP TABLE Hand"]),
        "column": (
            "no hand history: an SQLite database (no such column: ",
            ["ALTER TABLE Hand RENAME COLUMN Seat_7_Card_2 TO other"],
        ),
        "view": (
            "no hand history: an SQLite database (it has views",
            ["ALTER TABLE Player RENAME TO p", "CREATE VIEW Player AS SELECT * FROM p"],
        ),
        "empty": ("a log without hands", ["DELETE FROM Hand", "DELETE FROM Action"]),
    }
    for name, (_, statements) in changed.items():
        shutil.copy(directory / "whole.pdb", path := directory / f"{name}.pdb")
        with closing(sqlite3.connect(path)) as log, log:
            for statement in statements:
                log.execute(statement)
    (directory / "whole.pdb").unlink()
    written = {
        "cut.pdb": ("no hand history: an SQLite database (", data[: len(data) // 2]),
        "begin.pdb": ("no hand history: an SQLite database (file is not a database)", data[:16]),
        "noise.pdb": ("no hand history: an SQLite database (", data[:4096] + bytes(range(256)) * 100),
        "text.pdb": ('no hand history: its first line is "hello"', b"hello\n"),
    }
    for name, (_, content) in written.items():
        (directory / name).write_bytes(content)
    return {
        **{f"{name}.pdb": said for name, (said, _) in changed.items()},
        **{n: said for n, (said, _) in written.items()},
    }


@pytest.mark.slow
def test_a_file_that_is_no_log_is_named_and_all_other_files_are_loaded(tmp_path):
    (directory := tmp_path / "logs").mkdir()
    bad = bad_files(directory)
    write(directory / "good.pdb", HANDS)
    words = [str(directory / name) for name in (*bad, "good.pdb")]
    said = pokersql("load", *words, "--db", str(tmp_path / "mine.duckdb"), code=3).stderr
    for name, why in bad.items():
        assert f"{directory / name} is {why}" in said
    assert f"{len(HANDS)} new hands" in said and "Traceback" not in said
    alone = pokersql("load", words[0], "--db", str(tmp_path / "none.duckdb"), code=3).stderr
    assert one_line(alone).endswith("'pokersql help texts' tells how to add a room\n")
    assert not (tmp_path / "none.duckdb").exists()


@pytest.mark.slow
def test_logs_in_archives_are_read_and_bad_logs_are_named(tmp_path):
    (directory := tmp_path / "logs").mkdir()
    bad_files(directory)
    write(directory / "good.pdb", HANDS)
    with zipfile.ZipFile(archive := tmp_path / "logs.zip", "w") as zipped:
        for path in sorted(directory.iterdir()):
            zipped.write(path, path.name)
    (packed := tmp_path / "good.pdb.gz").write_bytes(gzip.compress((directory / "good.pdb").read_bytes()))
    said = pokersql("load", str(archive), "--db", str(tmp_path / "mine.duckdb")).stderr
    assert f"{len(HANDS)} new hands from {archive}" in said
    assert f"passed over: {archive}/begin.pdb (no hand history: an SQLite database (file is not a database))" in said
    said = pokersql("load", str(packed), "--db", str(tmp_path / "mine.duckdb")).stderr
    assert f"0 new hands from {packed}, {len(HANDS)} already there" in said


# Damaged rows


def outcome(path: Path) -> tuple[dict[int, list[tuple]], set[int]]:
    """The loaded rows by the number of the hand, and the numbers of the hands with errors."""
    pokersql("load", str(path), "--db", db := str(path.with_suffix(".duckdb")))
    loaded = Loaded(db)
    rows: dict[int, list[tuple]] = {}
    numbers = f"(SELECT hand_id, {NUMBER} FROM hands)"
    for table, columns in CONTENT.items():
        told = f"SELECT number, {columns} FROM {table} JOIN {numbers} USING (hand_id) ORDER BY ALL"
        for number, *row in loaded.rows(told):
            rows.setdefault(number, []).append((table, *row))
    errors = {line for (line,) in loaded.rows("SELECT line FROM history_errors")}
    named, number = set(), 0
    with closing(sqlite3.connect(path)) as log:
        for line, (text,) in enumerate(log.execute(QUERY.read_text()), 1):
            if text.startswith("## "):
                number = int(text.split(" | ")[2].rpartition("-")[2])
            if line in errors:
                named.add(number)
    return rows, named


DAMAGES = [
    "DELETE FROM Action WHERE ActionID = {action}",
    "INSERT INTO Action SELECT NULL, HandID, UniqueGameID, BeRo, Player, Action, Amount FROM Action"
    " WHERE ActionID = {action}",
    "UPDATE Action SET Amount = Amount + {some} WHERE ActionID = {amount}",
    "UPDATE Action SET Amount = NULL WHERE ActionID = {amount}",
    "UPDATE Action SET Amount = -Amount WHERE ActionID = {amount}",
    "UPDATE Action SET Amount = 'many' WHERE ActionID = {amount}",
    "UPDATE Action SET Player = Player % 4 + 1 WHERE ActionID = {action}",
    "UPDATE Action SET Player = 12 WHERE ActionID = {action}",
    "UPDATE Action SET BeRo = BeRo + 1 WHERE ActionID = {action}",
    "UPDATE Action SET Action = 'sleeps' WHERE ActionID = {action}",
    "UPDATE Hand SET Seat_1_Cash = NULL WHERE HandID = {hand}",
    "UPDATE Hand SET Seat_2_Cash = 'much' WHERE HandID = {hand}",
    "UPDATE Hand SET BoardCard_1 = 99, BoardCard_5 = NULL WHERE HandID = {hand}",
    "UPDATE Hand SET BoardCard_2 = BoardCard_1 WHERE HandID = {hand}",
    "UPDATE Hand SET Seat_1_Card_1 = NULL, Seat_2_Card_1 = NULL WHERE HandID = {hand}",
    "UPDATE Hand SET Dealer_Seat = 2 WHERE HandID = {hand}",
    "UPDATE Hand SET Dealer_Seat = NULL WHERE HandID = {hand}",
    "UPDATE Hand SET Bb_Amount = 'big' WHERE HandID = {hand}",
    "DELETE FROM Player WHERE UniqueGameID = {game} AND Seat = 1",
    "UPDATE Player SET Player = 'Bob' WHERE UniqueGameID = {game} AND Seat = 2",
    "DELETE FROM Hand WHERE HandID = {hand}",
]
"""Statements that damage a hand in the database of the log."""


@pytest.mark.slow
def test_few_hands_with_a_damaged_row_are_loaded_wrong_without_an_error(tmp_path):
    write(tmp_path / "good.pdb", HANDS)
    good, _ = outcome(tmp_path / "good.pdb")
    choices = random.Random(1)
    silent, damaged = 0, 0
    for number in range(8):
        write(path := tmp_path / f"bad{number}.pdb", HANDS)
        bad = dict(list(enumerate(HANDS, 1))[number % 2 :: 2])
        with closing(sqlite3.connect(path)) as log, log:
            for game, hand in bad.items():
                played = "Action NOT IN ('has left the game', 'sits out')"
                rows = log.execute(
                    f"SELECT ActionID, Amount FROM Action WHERE UniqueGameID = {game} AND {played}"
                ).fetchall()
                action, amount = choices.choice(rows)[0], choices.choice([row for row, chips in rows if chips])
                chosen = {"action": action, "amount": amount, "some": choices.choice([-30, 10, 50, 100])}
                log.execute(choices.choice(DAMAGES).format(**chosen, hand=hand.number, game=game))
        found, named = outcome(path)
        for hand in HANDS:
            same = found.get(hand.number) == good[hand.number]
            if hand in bad.values():
                silent += not same and hand.number not in named
            else:
                assert same and hand.number not in named
        damaged += len(bad)
    assert damaged > 200 and silent < damaged * 0.06
