"""The commands that rank and compare hands. Hands to rank are arguments, lines, or columns of a file."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import chain, islice
from pathlib import Path
from typing import Any

import click

from pokersql.commands.options import ENGINE, GIVEN, PRINTING, Output, prints
from pokersql.engines import Engine, Result
from pokersql.errors import PokersqlError
from pokersql.input import hand_files, reading
from pokersql.input.hands import STANDARD, Judge, Wrong, check_judge, judge, opened, seat, symbols, take
from pokersql.output import files, render

SLICE = 10_000
"""The number of hands that are read at once; the limit bounds the memory."""

JUDGED_BY = [
    click.option(
        "--rules", metavar="NAME", type=GIVEN, help="The rules, by their name in the table 'rules' [default: standard]."
    ),
    click.option("--game", metavar="NAME", type=GIVEN, help="The game of the hands, by its name in the table 'games'."),
    click.option("-b", "--board", metavar="CARDS", type=GIVEN, help="The board, which all hands share."),
    click.option("--db", metavar="FILE", type=GIVEN, help="The DuckDB database that has the rules and games."),
]


@click.command()
@click.argument("hands", nargs=-1, required=True, metavar="HAND... | FILE | -", shell_complete=GIVEN.shell_complete)
@click.option(
    "--from",
    "kind",
    type=click.Choice(hand_files.KINDS),
    help="The format of FILE or - [default: the ending of FILE; for -, csv with --column or --columns, else txt].",
)
@click.option("--column", metavar="NAME", help="The column of FILE that has the hands [default: hand].")
@click.option("--columns", metavar="NAME,NAME,...", help="The columns of FILE that have one card or card_id each.")
@click.option("--board-column", metavar="NAME", help="The column of FILE that has the boards.")
@click.option(
    "--only-errors", is_flag=True, help="Print only the rows of FILE that can't be ranked, with their numbers."
)
@click.option("--any-order", is_flag=True, help="Print the rows of FILE in any order, which takes less memory.")
@click.option("--allow-errors", is_flag=True, help="Exit with 0 even if hands can't be ranked.")
@prints(*JUDGED_BY, *ENGINE, *PRINTING, checked=False)
def rank(
    hands: tuple[str, ...],
    kind: str | None,
    column: str | None,
    columns: str | None,
    board_column: str | None,
    only_errors: bool,
    any_order: bool,
    allow_errors: bool,
    rules: str | None,
    game: str | None,
    board: str | None,
    db: str | None,
    output: Output,
) -> None:
    """Rank hands of five to seven cards: hand_rank 1 is a royal flush, 7462 the worst hand.

    --rules or --game ranks by other rules; hand_rank 1 is always the best hand. A game with a low half adds
    columns for the low hand.

    Each argument is a hand, or all arguments are the cards of one hand. A FILE has hands in a column; it ends in .csv,
    .tsv, .jsonl or .parquet. After .csv, .tsv and .jsonl, .gz may follow. Every row of FILE is printed with its rank or
    error. A .txt file, or standard input (-), has one hand per line.

    \b
    Examples:
      pokersql rank As Kd Qh Jc Ts
      pokersql rank 'As Kd Qh Jc Ts' 'A♠ A♥ 8♠ 8♣ 9♦ 2♣ 3♣'
      pokersql rank - -f csv < hands.txt
      pokersql rank hands.csv --column cards -o ranked.parquet
      pokersql rank hands.parquet --columns c1,c2,c3,c4,c5 --only-errors -f csv
      pokersql rank --rules 'ace to five' 'As 2s 3d 4h 8c'
      pokersql rank --game omaha 'AsKsQhJh' 'AdAc8s7s' -b 'Ts 9s 8d 2c 2d'
      pokersql rank --game my-game --db mine.duckdb 'AsKsQh' -b 'Ts 9s 8d 2c 2d'
      pokersql rank --game omaha hands.csv --column hole --board-column board
    """
    judged_by = (rules, game, board)
    with_columns = column is not None or columns is not None
    path = hands[0] if len(hands) == 1 and (hands[0] == "-" or kind or hand_files.kind_of(hands[0])) else None
    if path is not None:
        kind = kind or hand_files.kind_of(path) or ("csv" if with_columns else "txt")
    elif stray := hands[0] if kind else next(filter(is_file, hands), None):
        endings = ", .".join(hand_files.KINDS)
        raise PokersqlError(
            f"{stray}: one file at a time, which ends in .{endings}; for another ending, --from names the format"
        )
    if path is not None and kind in hand_files.COLUMNED:
        if column is not None and columns is not None:
            raise PokersqlError("--column and --columns: give one column with hands, or several columns with cards")
        if board is not None and board_column is not None:
            raise PokersqlError(
                "--board and --board-column: give one board for all rows, or a column with the board of each row"
            )
        if board_column is not None and game is None:
            raise PokersqlError(f"--board-column {board_column}: name the game that has a board, as in --game omaha")
        if db is not None:
            raise PokersqlError(f"--db {db}: is for hands as arguments or lines, not for a file with columns")
        check_judge(rules, game, board)
        rank_file(path, kind, column, columns, only_errors, any_order, allow_errors, output, board_column, judged_by)
        return
    if with_columns or only_errors or any_order or board_column is not None:
        options = "--column, --columns, --board-column, --only-errors and --any-order"
        raise PokersqlError(f"{options} are for a file that has columns")
    output.check()
    if "-" in hands and len(hands) > 1:
        raise PokersqlError("-: give hands on standard input or as arguments, not both")
    with _lines(path) as lines:
        rank_texts(hands, lines, allow_errors, output, db, judged_by)


def is_file(word: str) -> bool:
    """Whether a word names a file; a hand has no ending and no slash."""
    if hand_files.kind_of(word) is not None:
        return True
    return ("." in word and os.path.isfile(word)) or (os.sep in word and os.path.exists(word))


@contextmanager
def _lines(path: str | None) -> Iterator[Iterator[tuple[int, str]] | None]:
    """The numbered lines of a text file or of standard input; None if the hands are arguments."""
    if path in (None, "-"):
        yield reading.lines(sys.stdin.buffer) if path else None
        return
    with hand_files.spooled(path) as name, open(name, "rb") as stream:
        yield reading.lines(stream, path)


def rank_texts(
    words: Sequence[str],
    lines: Iterator[tuple[int, str]] | None,
    allow_errors: bool,
    output: Output,
    db: str | None,
    judged_by: tuple[str | None, str | None, str | None],
) -> None:
    """Rank hands, which are arguments or lines, by the relation `text_ranks`.

    With rules or a game, `game_text_ranks` ranks the hands.
    """
    engine = opened(db, output.trace) if db else output.load()
    judged = judge(engine, *judged_by)
    columns = columns_of(judged)
    if not lines:
        engine.insert("hand_text", [(1, number, word) for number, word in enumerate(words, 1)])
        [(cards,)] = engine.rows("SELECT MAX(card_number) FROM text_tokens")
        words = [" ".join(words)] if cards == 1 else words
    numbered = lines or enumerate(words, 1)
    wrong = Wrong("line" if lines else "hand")

    def rows() -> Iterator[tuple[Any, ...]]:
        while batch := list(islice(numbered, SLICE)):
            take(engine, batch, judged)
            ranked = engine.execute(
                f"SELECT player_id, written, remedy, {', '.join(columns)} FROM {judged.ranks} ORDER BY player_id"
            )
            for number, written, remedy, *row in ranked.rows:
                error = row[columns.index("error")]
                if error is not None:
                    wrong.add(number, written, error, remedy)
                if lines or error is None:
                    yield tuple(row)

    ranked = rows()
    first = next(ranked, None)
    if first is not None:
        output.write(Result(columns, chain([first], ranked)), **look(engine, judged, columns))
    wrong.report(allow_errors)


def columns_of(judged: Judge) -> list[str]:
    """The columns of ranked hands.

    For rules or a game, `best_hand` replaces `best_five`; a low half adds three columns.
    """
    columns = ["hand", "category", "hand_points", "hand_rank", "description"]
    if judged == STANDARD:
        return [*columns, "error", "best_five"]
    return [*columns, "best_hand", *(["low_rank", "low_description", "low_hand"] if judged.halves > 1 else []), "error"]


def look(engine: Engine, judged: Judge, columns: list[str]) -> dict[str, Any]:
    """The settings with which a terminal shows the columns that have cards."""
    if judged == STANDARD:
        return {"cards": symbols(engine), "lit": "best_five"}
    shown = tuple(column for column in columns if column.endswith("hand"))
    return {"cards": symbols(engine, "(SELECT DISTINCT card, symbol, colour FROM decks) AS d"), "shown": shown}


def rank_file(
    path: str,
    kind: str,
    column: str | None,
    columns: str | None,
    only_errors: bool,
    any_order: bool,
    allow_errors: bool,
    output: Output,
    board_column: str | None,
    judged_by: tuple[str | None, str | None, str | None],
) -> None:
    """Rank the hands of a file. A hand is in one column, or in several columns with one card each.

    Print or write all rows of the file.
    """
    if output.engine == "sqlite":
        raise PokersqlError("--engine sqlite: files are read by DuckDB")
    output.check()
    written = render.format_of(output.format, output.out)
    with hand_files.opened(path, kind, output.out, output.trace) as hands:
        hands.choose(column, columns)
        hands.judge(*judged_by, board_column)
        hands.check_whole()
        query = hands.ranked(only_errors, any_order)
        if output.out is not None and written in hand_files.WRITERS:
            with files.replaced(output.out) as part, render.part_done("ranking") as progress:
                hands.engine.copy(query, part, hand_files.WRITERS[written], progress)
                whole = written == "parquet" and not only_errors and Path(part).is_file()
                wrong, said = hands.faults(part if whole else None)
        else:
            cards = symbols(hands.engine, "pokersql.deck")
            output.write(hands.engine.execute(query), cards=cards)
            wrong, said = hands.faults()
    hand_files.report(path, wrong, said, allow_errors)


@click.command()
@click.argument("hands", nargs=-1, required=True, metavar="HAND HAND...")
@prints(*JUDGED_BY, *ENGINE, *PRINTING)
def compare(
    hands: tuple[str, ...], rules: str | None, game: str | None, board: str | None, db: str | None, output: Output
) -> None:
    """Put hands in order, best first, and say why each hand beats the next.

    Hands have five to seven cards, of which the best five count. Hands may share cards, as with a common board. --rules
    or --game may change how many cards count. A game with a low half has a row per hand and half.

    \b
    Examples:
      pokersql compare 'As Ah 8c 8d Kc' 'Ac Ad 8h 8s Qc'
      pokersql compare 'Ah Kh 2c 7h 9h 9s 3h' 'Qs Qc 2c 7h 9h 9s 3h'
      pokersql compare --rules 'deuce to seven' '2c 3d 4h 5s 7c' '2c 3d 4h 6s 7c'
    """
    if len(hands) < 2:
        raise PokersqlError(f"{hands[0]!r}: only one hand; give two or more hands, each in quotes")
    engine = opened(db, output.trace) if db else output.load()
    judged = judge(engine, rules, game, board)
    seat(engine, hands, judged)
    if judged == STANDARD:
        columns = ["place", "hand", "category", "description", "decided_by", "best_five"]
        query = f"SELECT {', '.join(columns)} FROM hand_comparison ORDER BY place, player_id"
    else:
        columns = ["half", "place", "hand", "best_hand", "category", "description", "decided_by"]
        columns = columns if judged.halves > 1 else columns[1:]
        query = f"""
            SELECT {", ".join(columns)}
            FROM (
                SELECT c.*, t.hand
                FROM game_comparison AS c
                INNER JOIN game_text_ranks AS t ON c.game_id = t.game_id AND c.player_id = t.player_id
            ) AS h
            ORDER BY half, place, player_id
        """
    shown = look(engine, judged, columns)
    output.write(engine.execute(query), **shown, marked=lambda row: row["place"] == 1)
