"""The times of `pokersql load` and of reports, and for comparison that of a loop over PokerKit.

After `pip install '.[benchmark]'`, `POKERSQL_DATA=DIRECTORY python tests/benchmarks/histories.py` prints a table for
README.md. `--million` adds rows for 100 copies of the Pluribus hands with other hand numbers. A time is that of one
whole run of a command. The loop reads and replays 1,000 Pluribus hands. The hands of PokerStars are 328 cash hands of
many games and languages, copied 430 times with other hand numbers.
"""

from __future__ import annotations

import io
import os
import random
import re
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import time
from pathlib import Path

import duckdb
from all_ins import STREETS, all_ins
from equity import CARDS
from machine import described
from pokerkit import HandHistory

COMMAND = str(Path(sysconfig.get_path("scripts")) / "pokersql")
LOOPED = 1000
COPIES = 100
POKERSTARS_COPIES = 430
FILES = 4
REPORTS = [
    "players",
    "positions",
    "stacks",
    "stakes",
    "starting-hands",
    "pots",
    "opponents",
    "sessions",
    "folded-best",
    "luck",
]


def pluribus() -> list[str]:
    """The texts of the Pluribus hands."""
    archive = Path(os.environ["POKERSQL_DATA"]) / "histories" / "pluribus_phh.tar.gz"
    with tarfile.open(archive) as members:
        return [members.extractfile(member).read().decode() for member in members if member.isfile()]


def copied(hands: list[str], place: Path) -> Path:
    """A directory of files that have 100 copies of the hands, with different hand numbers."""
    place.mkdir()
    number = 0
    for file in range(FILES):
        with open(place / f"{file}.phhs", "w") as out:
            for _ in range(COPIES // FILES):
                for hand in hands:
                    number += 1
                    out.write(f"[{number}]\n{re.sub('hand = .*', f'hand = {number}', hand)}\n\n")
    return place


def pokerstars(place: Path) -> Path:
    """A directory of files that have many copies of PokerStars' hands, with different hand numbers."""
    place.mkdir()
    with tarfile.open(Path(os.environ["POKERSQL_DATA"]) / "histories" / "pokerstars_cash.tar.gz") as members:
        for number, member in enumerate(filter(tarfile.TarInfo.isfile, members)):
            text = members.extractfile(member).read().decode("utf-8-sig", errors="replace")
            with open(place / f"{number}.txt", "w") as out:
                for copy in range(POKERSTARS_COPIES):
                    out.write(re.sub(r"#(\d{6,})", rf"#\g<1>{copy:03}", text) + "\n\n")
    return place


def hands_in(database: Path) -> int:
    with duckdb.connect(str(database), read_only=True) as connection:
        return connection.execute("SELECT COUNT(*) FROM histories.hands").fetchone()[0]


def written(place: Path) -> Path:
    """Write hands with all-ins of two players and complete boards. A third of the all-ins is before the flop, a third
    on the flop and a third on the turn."""
    drawn = random.Random(5)
    with open(place, "w") as out:
        for number, (hero, villain, board) in enumerate(all_ins(10_000, STREETS), 1):
            left = [card for card in CARDS if card not in {*hero, *villain, *board}]
            cards = [*board, *drawn.sample(left, 5 - len(board))]
            actions = [f"d dh p1 {''.join(hero)}", f"d dh p2 {''.join(villain)}"]
            actions += ["p2 cc", "p1 cc"] if board else ["p2 cbr 200", "p1 cc"]
            for size, street in ((3, "".join(cards[:3])), (4, cards[3]), (5, cards[4])):
                actions.append(f"d db {street}")
                if len(board) == size:
                    actions += ["p1 cbr 198", "p2 cc"]
                elif len(board) > size:
                    actions += ["p1 cc", "p2 cc"]
            listed = ", ".join(f"'{action}'" for action in actions)
            out.write(
                f"[{number}]\nvariant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
                f"starting_stacks = [200, 200]\nactions = [{listed}]\nhand = {number}\n\n"
            )
    return place


def run(*words: str) -> tuple[float, int]:
    """The seconds that a command takes, and its peak memory in bytes."""
    started = time.perf_counter()
    process = subprocess.Popen([COMMAND, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"{' '.join(words)}: status {status}")
    return time.perf_counter() - started, used.ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def reported(name: str, database: Path, *words: str) -> float:
    """The seconds that a report takes."""
    return run("report", name, "--db", str(database), "-f", "csv", *words)[0]


def loop(hands: list[str]) -> float:
    """The seconds that PokerKit takes per hand."""
    started = time.perf_counter()
    for hand in hands:
        for _ in HandHistory.load(io.BytesIO(hand.encode())):
            pass
    return (time.perf_counter() - started) / len(hands)


def main() -> None:
    hands = pluribus()
    print(described("duckdb", "pokerkit"), end="\n\n")
    looped = loop(hands[:LOOPED])
    print("| | seconds | hands a second | times as fast | |")
    print("| --- | --: | --: | --: | --- |")
    print(f"| PokerKit, a loop that reads and replays | {looped * len(hands):.1f} | {1 / looped:,.0f} | 1 | |")
    with tempfile.TemporaryDirectory() as directory:
        place = Path(directory)
        archive = str(Path(os.environ["POKERSQL_DATA"]) / "histories" / "pluribus_phh.tar.gz")
        loads = [("{:,} of PokerStars, cash games of all kinds", str(pokerstars(place / "pokerstars")))]
        loads.append(("{:,} Pluribus hands, an archive of as many files", archive))
        if "--million" in sys.argv:
            million = "{:,} Pluribus hands (100 copies of the 10,000), 560 MB in four files"
            loads.append((million, str(copied(hands, place / "million"))))
        for number, (what, source) in enumerate(loads):
            database = place / f"{number}.duckdb"
            seconds, memory = run("load", source, "--db", str(database))
            count = hands_in(database)
            rate, times = count / seconds, looped * count / seconds
            size = f"{database.stat().st_size / count:.0f} bytes a hand, {memory / 1e9:.1f} GB of memory"
            print(f"| `load`: {what.format(count)} | {seconds:.1f} | {rate:,.0f} | {times:.2g} | {size} |", flush=True)
        all_in = place / "all_ins.duckdb"
        run("load", str(written(place / "all_ins.phhs")), "--db", str(all_in))
        print(f"\n| `report NAME` on {count:,} hands | seconds |\n| --- | --: |")
        for name in REPORTS:
            print(f"| `{name}` | {reported(name, database):.2f} |", flush=True)
        print(f"| `luck --no-dead` | {reported('luck', database, '--no-dead'):.2f} |")
        print(f"| `luck` on 10,000 hands whose folded cards are known | {reported('luck', place / '1.duckdb'):.2f} |")
        seconds = reported("luck", all_in)
        print(f"| `luck` on 10,000 all-ins, a third each before the flop, on it and on the turn | {seconds:.2f} |")


if __name__ == "__main__":
    main()
