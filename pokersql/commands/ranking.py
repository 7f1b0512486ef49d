"""The command that ranks hands: those that are given, a line each, or a column of a file."""

from __future__ import annotations

import csv
import glob
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain, islice
from pathlib import Path
from typing import Any

import click

from pokersql import engines, files, reading, render
from pokersql.commands.hands import Wrong, symbols, take
from pokersql.engines import Engine, Result, literal, quoted
from pokersql.errors import ExitCode, PokersqlError, nearest
from pokersql.options import ENGINE, PRINTING, Output, prints

SLICE = 10_000
"""Hands read at a time: memory stays the same however many there are."""

MEMORY = "1GB"
"""What a file may take of memory, however large it is."""

ROW = '"pokersql row"'
"""The column that numbers the rows of a file."""

READERS = {
    "csv": "read_csv({}, header = true, all_varchar = true, delim = ',', quote = '\"', escape = '\"', {rejects})",
    "tsv": "read_csv({}, header = true, all_varchar = true, delim = '\t', quote = '\"', escape = '\"', {rejects})",
    "jsonl": "read_json({}, format = 'newline_delimited', sample_size = -1)",
    "parquet": "read_parquet({})",
}
"""How DuckDB reads each kind of file that has columns."""

WRITERS = {"parquet": "parquet", "csv": "csv", "jsonl": "json"}
"""What DuckDB calls the formats that it writes by itself."""

KINDS = ["txt", *READERS]
"""The kinds of file that have hands; txt is a hand a line."""


@click.command()
@click.argument("hands", nargs=-1, required=True, metavar="HAND... | FILE | -")
@click.option(
    "--from",
    "kind",
    type=click.Choice(KINDS),
    help="What FILE or - holds [default: as the ending says; - a hand a line, or csv with --column].",
)
@click.option("--column", metavar="NAME", help="The column of FILE that has the hands [default: hand].")
@click.option("--columns", metavar="NAME,NAME,...", help="The columns that have a card each, or its card_id.")
@click.option("--only-errors", is_flag=True, help="Print the rows of FILE that can't be ranked, and where they stand.")
@click.option("--any-order", is_flag=True, help="Rows of FILE may change places: faster by half for millions of them.")
@click.option("--allow-errors", is_flag=True, help="Exit with 0 though hands can't be ranked.")
@prints(*ENGINE, *PRINTING)
def rank(hands, kind, column, columns, only_errors, any_order, allow_errors, output: Output) -> None:
    """Rank hands of five to seven cards: hand_rank 1 is a royal flush, 7462 the worst hand.

    A hand is one argument, or all arguments are the cards of one hand. A FILE ends in .csv, .tsv, .jsonl, .parquet (or
    .gz after one of the first three) and has hands in a column: all its rows are printed with their rank, or with what
    keeps them from having one. A .txt file, and - for standard input, has a hand a line.

    \b
    Examples:
      pokersql rank As Kd Qh Jc Ts
      pokersql rank 'As Kd Qh Jc Ts' 'A♠ A♥ 8♠ 8♣ 9♦ 2♣ 3♣'
      pokersql rank - -f csv < hands.txt
      pokersql rank hands.csv --column cards -o ranked.parquet
      pokersql rank hands.parquet --columns c1,c2,c3,c4,c5 --only-errors -f csv
    """
    with_columns = column is not None or columns is not None
    path = hands[0] if len(hands) == 1 and (hands[0] == "-" or kind or _kind(hands[0])) else None
    if path is not None:
        kind = kind or _kind(path) or ("csv" if with_columns else "txt")
    if kind in READERS:
        if column is not None and columns is not None:
            raise PokersqlError("--column and --columns: hands are in one column, or cards in several", ExitCode.USAGE)
        rank_file(path, kind, column, columns, only_errors, any_order, allow_errors, output)
        return
    if with_columns or only_errors or any_order:
        options = "--column, --columns, --only-errors and --any-order"
        raise PokersqlError(f"{options} are for a file that has columns", ExitCode.USAGE)
    output.check()
    if "-" in hands and len(hands) > 1:
        raise PokersqlError("- stands alone: hands come from standard input or as arguments", ExitCode.USAGE)
    with _lines(path) as lines:
        rank_hands(hands, lines, allow_errors, output)


def _kind(path: str) -> str | None:
    """What a file holds, by its ending; None for what is no file."""
    ending = Path(path.lower().removesuffix(".gz")).suffix.removeprefix(".")
    return ending if ending in KINDS else None


@contextmanager
def _lines(path: str | None) -> Iterator[Iterator[tuple[int, str]] | None]:
    """The numbered lines of a text file or of standard input, if there is one."""
    if path in (None, "-"):
        yield reading.lines(sys.stdin.buffer) if path else None
        return
    _check_readable(path)
    with open(path, "rb") as stream:
        yield reading.lines(stream, path)


def _check_readable(path: str) -> None:
    if Path(path).is_dir():
        raise PokersqlError(f"{path} is a directory; name a file of hands", ExitCode.USAGE)
    if not Path(path).exists():
        raise PokersqlError(f"{path}: no such file; name a file of hands", ExitCode.USAGE)


def rank_hands(
    hands: tuple[str, ...], lines: Iterator[tuple[int, str]] | None, allow_errors: bool, output: Output
) -> None:
    """Rank the hands that are given, or those of lines."""
    columns = ["hand", "category", "hand_points", "hand_rank", "description", "error", "best_five"]
    engine = output.load()
    numbered = lines or enumerate(one_hand(engine, hands), 1)
    wrong = Wrong("line" if lines else "hand")

    def rows(batch: list[tuple[int, str]]) -> Iterator[tuple[Any, ...]]:
        while batch:
            take(engine, batch)
            ranked = engine.execute(
                f"SELECT player_id, written, remedy, {', '.join(columns)} FROM text_ranks ORDER BY player_id"
            )
            for number, written, remedy, *row in ranked.rows:
                error = row[columns.index("error")]
                if error is not None:
                    wrong.add(number, written, error, remedy)
                if lines or error is None:
                    yield tuple(row)
            batch = list(islice(numbered, SLICE))

    ranked = rows(list(islice(numbered, SLICE)))
    first = next(ranked, None)
    if first is not None:
        output.write(Result(columns, chain([first], ranked)), cards=symbols(engine), spare="category", lit="best_five")
    wrong.report(allow_errors)


def one_hand(engine: Engine, words: tuple[str, ...]) -> list[str]:
    """The hands that the arguments are: one each, or one in all if no argument is more than a card."""
    take(engine, list(enumerate(words, 1)))
    [(cards,)] = engine.rows(
        "SELECT MAX(c.cards) FROM (SELECT COUNT(*) AS cards FROM text_tokens GROUP BY player_id) AS c"
    )
    return [" ".join(words)] if cards == 1 else list(words)


def rank_file(
    path: str,
    kind: str,
    column: str | None,
    columns: str | None,
    only_errors: bool,
    any_order: bool,
    allow_errors: bool,
    output: Output,
) -> None:
    """Rank a column of a file, or cards in several columns, and print or write all its rows."""
    if output.engine == "sqlite":
        raise PokersqlError("--engine sqlite: files are read by DuckDB", ExitCode.USAGE)
    ending = Path(output.out or "").suffix.lower()
    written = ending.removeprefix(".") if ending == ".parquet" else render.format_of(output.format, output.out)
    files.check_free(output.out, output.force)
    with _spooled(path) as name, _sorting(output) as engine:
        engine.use_macros()
        shown = reading.shown(path)
        hand = _open(engine, kind, name, shown, column, columns)
        ranked = f"SELECT * FROM (FROM pokersql.rank_hands('hands_of_file', {hand}))"
        names = [name for name, *_ in engine.rows(f"DESCRIBE {ranked}")]
        error = quoted(names[-1])
        query, place = f"SELECT * EXCLUDE ({ROW}) FROM ({ranked})", ROW
        if only_errors:
            query = f"SELECT {ROW} AS row, * EXCLUDE ({ROW}) FROM ({ranked}) WHERE {error} IS NOT NULL"
            place = "row"
        if not any_order:
            query += f" ORDER BY {ROW}"  # joins move rows
        if output.out is not None and written in WRITERS:
            with files.replaced(output.out) as part, render.part_done("ranking") as progress:
                engine.copy(query, part, WRITERS[written], progress)
                reader = READERS[written].format(literal(part), rejects="")
                found = engine.rows(SUMMARY.format(number=ROW, reader=reader, error=error, row=place))
        else:
            found = []
            cards = _symbols(engine)
            result = _counted(engine.execute(query), 0 if only_errors else None, found)
            output.write(result, cards=cards, spare=names[-3])
        said = [*_unranked(engine, found, any_order), *_unread(engine)]
    if said and not allow_errors:
        raise PokersqlError(f"{shown}: {'; '.join(said)}", ExitCode.CARDS)
    if said:
        render.note(f"{shown}: {'; '.join(said)}")


@contextmanager
def _sorting(output: Output) -> Iterator[engines.DuckDB]:
    """An engine that puts what it has no memory for beside the file that is written."""
    place = Path(output.out).resolve().parent if output.out else None
    with (
        tempfile.TemporaryDirectory(prefix=".pokersql", dir=place, ignore_cleanup_errors=True) as directory,
        engines.DuckDB(memory_limit=MEMORY, trace=output.trace) as engine,
    ):
        engine.rows(f"SET temp_directory = {literal(directory)}")
        engine.one_connection = True  # what can't be read of a file goes to a temporary table
        yield engine


@contextmanager
def _spooled(path: str) -> Iterator[str]:
    """A file to read; standard input is put in one, since DuckDB looks at a file more than once."""
    if path != "-":
        _check_readable(path)
        yield path
        return
    with tempfile.NamedTemporaryFile(prefix="pokersql") as spool:
        shutil.copyfileobj(sys.stdin.buffer, spool)
        spool.flush()
        yield spool.name


def _open(engine: Engine, kind: str, path: str, shown: str, column: str | None, columns: str | None) -> str:
    """Make the view hands_of_file, and return what of its columns is a hand."""
    if Path(path).stat().st_size == 0 and Path(path).is_file():
        raise PokersqlError(f"{shown} is empty; it has no hands", ExitCode.USAGE)
    try:
        # A path can't be bound where a view is made.
        reader = READERS[kind].format(literal(glob.escape(path)), rejects="rejects_table = 'pokersql_rejects'")
        engine.rows(f"CREATE VIEW hands_of_file AS SELECT ROW_NUMBER() OVER () AS {ROW}, * FROM {reader}")
    except PokersqlError as error:
        raise PokersqlError(f"{shown}: can't be read as {kind}: {error}", ExitCode.USAGE) from error
    types = {name: kind for name, kind, *_ in engine.rows(f"DESCRIBE SELECT * EXCLUDE ({ROW}) FROM hands_of_file")}
    if columns is None:
        column = "hand" if column is None else column
        _check_column(column, types, shown, "--column")
        if not types[column].startswith(("VARCHAR", "ENUM", "JSON")) and not types[column].endswith("]"):
            raise PokersqlError(
                f"{shown}: column {column!r} is {types[column]}, not hands; --column names the one that has them, "
                "--columns those of single cards",
                ExitCode.USAGE,
            )
        # A csv file has no NULL; an empty hand is a hand of no cards.
        return f"COALESCE({quoted(column)}, '')" if kind in ("csv", "tsv") else quoted(column)
    [chosen] = csv.reader([columns])
    for name in chosen:
        _check_column(name, types, shown, "--columns")
    return f"[{', '.join(map(quoted, chosen))}]"


def _check_column(name: str, types: dict[str, str], shown: str, option: str) -> None:
    if name not in types:
        raise PokersqlError(
            f"{shown} has no column {name!r}, but {', '.join(types)}; {option} names one{nearest(name, types)}",
            ExitCode.USAGE,
        )


def _symbols(engine: Engine) -> dict[str, tuple[str, str]]:
    rows = engine.rows("SELECT card, symbol, colour FROM pokersql.deck")
    return {card: (symbol, colour) for card, symbol, colour in rows}


SUMMARY = """
SELECT SPLIT_PART({error}, ' ', 1) AS reason, COUNT(*) AS hands, MIN({row}) AS row, ARG_MIN({error}, {row}) AS error
FROM (SELECT ROW_NUMBER() OVER () AS {number}, * FROM {reader})
WHERE {error} IS NOT NULL
GROUP BY ALL
"""
"""What is wrong in a file that has been written: each reason, how often, and where first."""

Found = list[tuple[str, int, int, str]]
"""Each reason, how many hands it keeps from being ranked, the row of the first of them, and its error."""


def _counted(result: Result, place: int | None, found: Found) -> Result:
    """The same rows, and when they have been read, what was wrong in them; `place` is the column of a row's number."""

    def rows() -> Iterator[tuple[Any, ...]]:
        counts: dict[str, list[Any]] = {}
        for number, row in enumerate(result.rows, 1):
            if row[-1] is not None:
                counts.setdefault(row[-1].split(" ")[0], [0, number if place is None else row[place], row[-1]])[0] += 1
            yield row
        found.extend((reason, *counted) for reason, counted in counts.items())

    return Result(result.columns, rows())


def _unranked(engine: Engine, found: Found, any_order: bool) -> list[str]:
    """What couldn't be ranked, by reason, the first of it, and what would be right."""
    if not found:
        return []
    hands = sum(count for _, count, *_ in found)
    reasons = ", ".join(f"{count:,} {reason}" for reason, count, *_ in sorted(found, key=lambda f: (-f[1], f[0])))
    row, error = min(first for _, _, *first in found)
    [(remedy,)] = engine.rows("SELECT pokersql.error_remedy(?)", [error])
    where = "one of them" if any_order else f"the first in row {row}"
    return [f"{hands:,} hand{'s' if hands > 1 else ''} can't be ranked: {reasons}; {where}: {error}: {remedy}"]


def _unread(engine: Engine) -> list[str]:
    """The lines that are no rows, and why the first of them is none."""
    if "pokersql_rejects" not in engine.relations():
        return []
    lines = engine.rows("SELECT line, ANY_VALUE(error_message) FROM pokersql_rejects GROUP BY line ORDER BY line")
    if not lines:
        return []
    line, why = lines[0]
    return [f"{len(lines):,} line{'s' if len(lines) > 1 else ''} can't be read; the first is line {line}: {why}"]
