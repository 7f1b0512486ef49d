"""Finds and reads the SQL files. What they say is said there; nothing is repeated here."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path


@cache
def base() -> Path:
    """The directory that holds `sql/`, from which the shells `.read sql/load.sql`.

    An installed package carries its own `sql/`; in a clone it stands beside the package.
    """
    package = Path(__file__).resolve().parent
    return package if (package / "sql" / "load.sql").is_file() else package.parent


@cache
def read(path: str) -> str:
    """The text of one file, named as in load.sql: `sql/deal.sql`."""
    return (base() / path).read_text(encoding="utf-8")


def order(path: str = "sql/load.sql") -> list[str]:
    """The files that an order file reads, in its order."""
    return re.findall(r"^\.read (\S+)$", read(path), re.MULTILINE)


@dataclass(frozen=True)
class Header:
    """The comment that opens each file."""

    title: str
    grain: str
    columns: dict[str, str]
    """What each column is, of a relation that is for people."""
    reads: list[str]
    source: str
    engine: str | None
    """The one engine that the file is for, or None."""
    internal: bool
    """Whether it is for other files to read, and not for people."""


@cache
def header(path: str) -> Header:
    """The header of one file.

    >>> header("sql/cards/deck.sql").reads
    ['ranks', 'suits']
    >>> header("sql/cards/deck.sql").columns["card_id"]
    '0 to 51'
    """
    title, *lines = (line.removeprefix("-- ") for line in read(path).split("\n\n")[0].splitlines())
    columns = dict(line.strip().split(": ", 1) for line in lines if line.startswith("  "))
    labels = dict(line.split(": ", 1) for line in lines if ": " in line and not line.startswith("  "))
    reads = [] if labels["Reads"] == "nothing" else labels["Reads"].split(", ")
    internal = labels.get("Access") == "internal"
    return Header(title, labels["Grain"], columns, reads, labels["Source"], labels.get("Engine"), internal)


@cache
def is_for(engine: str, path: str) -> bool:
    """Whether an engine reads a file, or an order file's files: what is for one engine says so in its header."""
    return all(header(file).engine in (engine, None) for file in order(path) or [path])


@cache
def relation(path: str) -> str:
    """The relation that a file makes: its stem."""
    return Path(path).stem


@cache
def relations(path: str = "sql/load.sql") -> dict[str, str]:
    """The file of each relation that an order file makes, in its order."""
    return {relation(file): file for file in order(path) if relation(file) != "unload"}


@cache
def limits() -> dict[str, tuple[int, int]]:
    """The lowest and highest value of each numeric setting, from its CHECK.

    >>> limits()["players"]
    (1, 10)
    """
    found = re.findall(r"CHECK \((\w+) BETWEEN (\d+) AND (\d+)", read(relations()["settings"]))
    return {name: (int(low), int(high)) for name, low, high in found}


@cache
def defaults() -> dict[str, int | str]:
    """What loading sets each setting to.

    >>> defaults()["players"], defaults()["shuffle"]
    (10, 'uniform')
    """
    inserted = read(relations()["settings"]).split("INSERT INTO settings")[1]
    found = re.findall(r"^    (?:(\d+)|'(.+)') AS (\w+)", inserted, re.MULTILINE)
    return {name: int(number) if number else text for number, text, name in found}


@cache
def choices() -> dict[str, list[str]]:
    """The values of each setting that is a choice, from its CHECK."""
    found = re.findall(r"CHECK \((\w+) IN \((.+?)\)\)", read(relations()["settings"]))
    return {name: re.findall(r"'(.+?)'", values) for name, values in found}


@cache
def most_players() -> dict[str, int]:
    """How many players a game has at most, for games with a CHECK of their own.

    >>> most_players()
    {'chinese': 4}
    """
    found = re.findall(r"CHECK \(game <> '(\S+)' OR players <= (\d+)\)", read(relations()["settings"]))
    return {game: int(most) for game, most in found}
