"""Ranks hands in the columns of files: DuckDB reads a file, ranks the hands by macros and writes the ranked rows."""

from __future__ import annotations

import csv
import gzip
import io
import os
import re
import shutil
import sys
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, cast

from pokersql.databases import installation
from pokersql.engines import DuckDB, Trace
from pokersql.errors import ExitCode, PokersqlError, nearest
from pokersql.input import names, reading, text_files
from pokersql.input.text_files import counted
from pokersql.output import files, render
from pokersql.sources.sql_text import file_name, literal, quoted

MEMORY = "900MB"
"""The memory limit of DuckDB; it keeps the process below a gigabyte."""

CSV = """
    auto_detect = false, header = {header}, delim = '{delimiter}', quote = '"', escape = '"', comment = '',
    strict_mode = true, null_padding = false, compression = 'uncompressed', hive_partitioning = false,
    columns = {columns}
"""
"""DuckDB's options for csv and tsv files. All options are set: DuckDB might guess wrong, and drop rows as comments."""

JSONL = """
    format = 'newline_delimited', records = 'true', sample_size = -1, map_inference_threshold = -1,
    field_appearance_threshold = 0, compression = 'uncompressed', hive_partitioning = false
"""
"""DuckDB's options for jsonl files. Every key becomes a column, even a rare key."""

WRITERS = {"parquet": "parquet", "csv": "csv", "jsonl": "json"}
"""DuckDB's name for each format that it writes."""

COLUMNED = [*text_files.DELIMITERS, "jsonl", "parquet"]
"""The kinds of files that have columns."""

KINDS = ["txt", *COLUMNED]
"""All kinds of files with hands; a txt file has one hand per line."""

ROW = '"pokersql row"'
"""The column with the number of a row in the file."""

FILE_ROW = "file_row_number"
"""DuckDB's column with the number of a row in a Parquet file, counted from 0."""

WIDE = 1000
"""The number of columns for which MEMORY is enough; each further thousand columns may need a gigabyte more."""

NAMED = 20
"""A message names this many columns at most."""

GZIP = b"\x1f\x8b"
"""The first bytes of a gz file."""

TEXTS = re.compile(r"VARCHAR|ENUM\(.*\)", re.DOTALL)
WHOLE = re.compile(r"U?(TINYINT|SMALLINT|INTEGER|BIGINT)|HUGEINT")
NUMBERS = re.compile(rf"U?HUGEINT|FLOAT|DOUBLE|DECIMAL\(.*\)|{WHOLE.pattern}")
LISTS = re.compile(rf"(VARCHAR|{WHOLE.pattern})\[\d*\]")
"""Patterns for DuckDB's types of columns that can have cards or hands."""

TYPES = {
    "BIGINT": "CAST(TRY_CAST({0} AS BIGINT) AS VARCHAR) = {0}",
    "DOUBLE": r"""
        REGEXP_FULL_MATCH({0}, '-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d{{1,3}})?')
        AND ISFINITE(TRY_CAST({0} AS DOUBLE))
        AND LENGTH(REGEXP_REPLACE({0}, '[eE].*|[^0-9]', '', 'g')) <= 17
    """,
    "DATE": "CAST(TRY_CAST({0} AS DATE) AS VARCHAR) = {0} AND ISFINITE(TRY_CAST({0} AS DATE))",
    "TIMESTAMP": r"""
        REGEXP_FULL_MATCH({0}, '\d{{4}}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d(\.\d{{1,6}})?)?')
        AND TRY_CAST({0} AS TIMESTAMP) IS NOT NULL
    """,
    "TIME": "CAST(TRY_CAST({0} AS TIME) AS VARCHAR) = {0}",
    "BOOLEAN": "LOWER({0}) IN ('true', 'false')",
}
"""The types of csv columns. Each type has a condition for the texts that fit it.

A column gets the first type that all its texts fit. A text fits a type if its value has the same digits: 007 is no
number. A DOUBLE has 17 digits at most.
"""

SAMPLE = 1000
"""The number of rows that are tried first: only types that fit these rows are tried on all rows."""

WORDS = "SELECT LIST({} ORDER BY hand_rank) FROM pokersql.hand_classes"
"""The query of a list with a word for each hand_rank, in order. Adding words after sorting takes less memory."""

FAULTS = """
SELECT SPLIT_PART({error}, ' ', 1) AS reason, COUNT(*) AS hands, MIN({row}) AS row, ARG_MIN({error}, {row}) AS error
FROM ({ranked})
WHERE {category} IS NULL
GROUP BY reason
ORDER BY hands DESC, reason
"""
"""The query that counts the errors in ranked rows, with the first row of each reason.

Missing hands have the reason NULL.
"""

FIRST_HANDS = """
WITH
-- One row per cell of a first line
cells AS (SELECT UNNEST(?) AS cell),

-- One row per possible hand: each cell alone, and the list of all cells that are cards
hands AS (
    SELECT cell AS hand FROM cells
    UNION ALL
    SELECT ARRAY_TO_STRING(LIST(cell), ' ') FROM cells WHERE pokersql.token_card(cell) IS NOT NULL
)

SELECT hand FROM hands WHERE hand IS NOT NULL AND pokersql.hand_error(hand) IS NULL
"""
"""The query that finds hands in the first line of a file."""


def card_of(text: str) -> str:
    """The SQL of the card that a text names.

    The text may be a card_id: 51, or 51.0 as in a column of integers with NULLs.
    """
    number = rf"TRY_CAST(REGEXP_EXTRACT({text}, '^ *(\d\d?)(\.0*)? *$', 1) AS INTEGER)"
    return f"COALESCE(CAST(pokersql.number_card({number}) AS VARCHAR), {text})"


def fits(kind: str, column: str) -> str:
    """The SQL of a flag: all values of a text column fit a type. It is NULL if the column has no values."""
    return f"BOOL_AND(COALESCE({TYPES[kind].format(column)}, FALSE)) FILTER ({column} IS NOT NULL)"


def list_of(texts: str) -> str:
    """The SQL of the hand that a list of texts names; each text is read as in `card_of`."""
    return f"ARRAY_TO_STRING(LIST_TRANSFORM({texts}, lambda pokersql_card: {card_of('pokersql_card')}), ' ')"


def kind_of(path: str) -> str | None:
    """The kind of a file, found from its ending; None if the kind is not in KINDS."""
    _, dot, ending = Path(path.lower().removesuffix(".gz")).name.rpartition(".")  # Path(".csv") has no suffix
    return ending if dot and ending in KINDS else None


def columned(path: str) -> str:
    """The kind of a file with columns. Raises PokersqlError (usage) if its ending names no such kind."""
    kind = kind_of(path)
    if kind not in COLUMNED:
        raise PokersqlError(f"{path}: its ending names no kind of table; a table ends in .{', .'.join(COLUMNED)}")
    return kind


@contextmanager
def opened(path: str, kind: str, out: str | None, trace: Trace = None) -> Iterator[Hands]:
    """The hands of the file `path`, or of standard input for `-`. DuckDB spills to a directory beside `out`."""
    place = str(Path(out).resolve().parent) if out else None
    try:
        with (
            files.scratch(place) as spilled,
            spooled(path) as name,
            files.nameless() as spare,
            DuckDB(memory_limit=MEMORY, trace=trace) as engine,
        ):
            engine.rows(f"SET temp_directory = {literal(spilled)}")
            # DuckDB estimates 42 rows for a csv file, so it would build a hash table of the file. The SQL of the macros
            # already has the larger side of each join first.
            engine.plan_without("join_order", "build_side_probe_side")
            engine.connection.execute(installation.attaching())
            engine.one_connection = True  # other connections would lack the settings
            engine.tells_place = False  # the user did not write the SQL
            yield Hands(engine, name, kind, reading.shown(path), spare)
    except PokersqlError as error:
        if error.code is ExitCode.SYSTEM:  # DuckDB's error does not name the file
            raise PokersqlError(f"{reading.shown(path)}: {error}", error.code) from error
        raise


@contextmanager
def spooled(path: str) -> Iterator[str]:
    """The path of a regular file, which DuckDB can read several times: pipes and unpacked gzip files are copied."""
    if path != "-" and Path(path).is_dir():
        raise PokersqlError(f"{path} is a directory; name a file of hands")
    if path != "-" and not Path(path).exists():
        raise PokersqlError(f"{path}: no such file; name a file of hands")
    with nullcontext(sys.stdin.buffer) if path == "-" else open(path, "rb") as stream:
        buffered = io.BufferedReader(cast(io.RawIOBase, stream))
        packed = buffered.peek(len(GZIP)).startswith(GZIP)
        if packed or path == "-" or not os.path.isfile(path):
            with files.nameless() as spool:
                try:
                    with open(spool, "wb") as plain:
                        # DuckDB itself would not notice that the end of a gz file is missing.
                        shutil.copyfileobj(gzip.GzipFile(fileobj=buffered) if packed else buffered, plain)
                except (EOFError, gzip.BadGzipFile, zlib.error) as error:
                    raise PokersqlError(f"{reading.shown(path)}: a damaged gz file: {error}; no row is read") from error
                buffered.detach()  # standard input stays open
                yield spool
            return
        buffered.detach()
    yield path


class Hands:
    """A file of hands: its rows, and the columns that have the hands."""

    def __init__(self, engine: DuckDB, path: str, kind: str, shown: str, spare: str):
        """Read the columns of the file at `path`.

        Messages call the file `shown`; a repaired copy is written to `spare`.
        """
        if Path(path).is_file() and Path(path).stat().st_size == 0:
            raise PokersqlError(f"{shown} is empty; it has no hands")
        self.engine, self.kind, self.shown, self.path, self.spare = engine, kind, shown, path, spare
        self.said = ""
        """A remark about the file; a remark is not an error."""
        self.headed = False
        """Whether the first line has the names of the columns."""
        self.first_hand: int | None = 0
        """If the first line has a hand in place of names, the number of the hand's cell, counted from 0."""
        self.twice: set[str] = set()
        """The names that several columns share, in lower case."""
        self.refused = text_files.Written(0, 0, "")
        self.number = 0
        """The number of rows, without lines that can't be read; 0 for Parquet."""
        self.numbered = False
        """Whether the file was rewritten with line numbers."""
        if kind in text_files.DELIMITERS:
            self._read_header()
        if kind != "parquet":
            lines = text_files.lines(path)
            self.number = lines.number - self.headed
            if not lines.in_order or (kind == "jsonl" and text_files.has_bom(path)):  # DuckDB skips a BOM in csv only
                self._put_in_order()
        try:
            self._view()
        except PokersqlError as error:
            if error.code is ExitCode.USAGE:
                raise
            raise PokersqlError(f"{shown}: can't be read as {kind}: {error}") from error
        if len(self.types) > WIDE:  # each step of DuckDB holds about 2,000 values per column
            engine.rows("SET threads = 1")
            engine.rows(f"SET memory_limit = '{len(self.types) // WIDE + 1}GB'")
        if kind not in text_files.DELIMITERS:
            self.twice = _renamed(self.types)
        self.chosen: list[str] = []
        """The column with the hands, or the columns with one card each."""
        self.by_cards = False
        self.by: dict[str, str] = {}
        """The parameter `rules` or `game` of the macros, with its value; empty for the standard rules."""
        self.board = "NULL"
        """The SQL of a row's board."""
        self.rows = self.category = self.error = ""
        """The SQL of the ranked rows, and the quoted names of their columns `category` and `error`."""
        self.remedy = "pokersql.error_remedy(?)"
        """The SQL of an error's remedy. Its parameters are the error and the name of the rules or the game."""
        self.fault = ("hand", "can't be ranked", "can't be ranked")
        """For messages about rows with errors: the noun, the singular verb and the plural verb."""

    def _read_header(self) -> None:
        """Find the names of the columns. If the first line has a hand, the names are column0, column1, …"""
        self.header = text_files.header(self.path, self.kind, self.shown)
        self._check_names(self.header.names)
        self.twice = self.header.twice
        hands = self.engine.rows(FIRST_HANDS, [self.header.names])
        self.headed = not hands
        if hands:
            first = self.header.names
            self.first_hand = next((first.index(hand) for (hand,) in hands if hand in first), None)
            self.header = text_files.named([""] * len(first), self.header.delimiter)
            self.twice = set()
            names = ", ".join(self.header.names[:NAMED])
            what = "cards" if self.first_hand is None else "a hand"
            self.said = f"its first line has {what} and no names, so its columns are {names}"

    def _check_names(self, names: Iterable[str]) -> None:
        """Raise PokersqlError (usage) if a column has the name ROW."""
        ours = next((name for name in names if quoted(name.lower()) == ROW), None)
        if ours is not None:
            raise PokersqlError(f"{self.shown}: column {ours!r} has a name that pokersql uses; rename it")

    def _put_in_order(self) -> None:
        """Rewrite the file to `spare`, with a line number in each row."""
        self.numbered = True
        if self.kind == "jsonl":
            text_files.number_objects(self.path, ROW.strip('"'), self.spare)
            return
        delimiter, columns = self.header.delimiter, len(self.header.names)
        self.refused = text_files.put_in_order(self.path, delimiter, columns, self.headed, self.spare)
        self.number = self.refused.rows

    def _view(self, types: dict[str, str] | None = None) -> None:
        """Make the view hands_of_file with the file's rows and their numbers. Find the types of the columns."""
        # CREATE VIEW does not allow a bound path.
        reader = self._reader(literal(file_name(self.spare if self.numbered else self.path)))
        if types is None:
            types = {name: kind for name, kind, *_ in self.engine.rows(f"DESCRIBE FROM {reader}")}
            if self.numbered:
                del types[ROW.strip('"')]
            self._check_names(types)
            cells: Iterable[str] = map(quoted, types)
        else:
            cells = (f"CAST({quoted(name)} AS {kind}) AS {quoted(name)}" for name, kind in types.items())
        number = ROW if self.numbered else f"ROW_NUMBER() OVER () + {int(self.headed)} AS {ROW}"
        if self.kind == "parquet" and FILE_ROW not in map(str.lower, types):  # ROW_NUMBER would run on one thread
            reader = f"{reader.removesuffix(')')}, {FILE_ROW} = true)"
            number = f"{FILE_ROW} + 1 AS {ROW}"
        self.engine.rows(f"CREATE OR REPLACE VIEW hands_of_file AS SELECT {', '.join([number, *cells])} FROM {reader}")
        self.types = types

    def _reader(self, source: str) -> str:
        """The SQL of the function call that reads the file."""
        if self.kind == "parquet":
            return f"read_parquet({source}, hive_partitioning = false)"
        if self.kind == "jsonl":
            return f"read_json({source}, {JSONL})"
        columns = dict.fromkeys(self.header.names, "VARCHAR")
        header, delimiter = self.headed, self.header.delimiter
        if self.numbered:
            columns, header, delimiter = {ROW.strip('"'): "BIGINT"} | columns, False, ","
        listed = ", ".join(f"{literal(name)}: '{kind}'" for name, kind in columns.items())
        options = CSV.format(header=str(header).lower(), delimiter=delimiter, columns=f"{{{listed}}}")
        if self.numbered:  # otherwise a carriage return in a cell would end the line
            options += r", new_line = '\n'"
        return f"read_csv({source}, {options})"

    def check_whole(self) -> None:
        """Raise PokersqlError if DuckDB does not read all rows of the file. Find the types of a csv file's columns.

        If DuckDB does not read all rows of a csv file, `put_in_order` first rewrites the file.
        """
        for ordered in (True, False):
            first = ordered and self.kind in text_files.DELIMITERS and not self.numbered
            try:
                read = self._read()
            except PokersqlError as error:
                if not first:
                    message = f"{self.shown}: can't be read as {self.kind}: {error}"
                    raise PokersqlError(message) from error
                read = None
            had = self._had()
            if read == had:
                return
            if not first:
                message = f"{self.shown}: {counted(had, 'row')}, but only {read:,} can be read; no row is read"
                raise PokersqlError(message)
            self._put_in_order()
            self._view()

    def _had(self) -> int:
        """The number of rows of the file, counted without DuckDB's csv and json readers."""
        if self.kind == "parquet":
            counted = f"SELECT num_rows FROM parquet_file_metadata({literal(file_name(self.path))})"
            return int(self.engine.rows(counted)[0][0])
        return self.number

    def _read(self) -> int:
        """The number of rows that DuckDB reads. If DuckDB reads all rows of a csv file, the columns get their types."""
        if self.kind == "parquet":
            return int(self.engine.rows("SELECT COUNT(*) FROM hands_of_file")[0][0])
        possible = self._possible_types() if self.kind in text_files.DELIMITERS else []
        # COUNT(*) alone reads no column, so it would find no errors.
        counted = ["COUNT(*)", *(fits(kind, quoted(name)) for name, kind in possible)]
        [(read, *found)] = self.engine.rows(f"SELECT {', '.join(counted)}, COUNT(COLUMNS(*)) FROM hands_of_file")
        types = dict.fromkeys(self.types, "VARCHAR")
        # The order is reversed, so that the first fitting type of a column wins.
        types |= {name: kind for (name, kind), fit in reversed([*zip(possible, found, strict=False)]) if fit}
        if possible and read == self._had():
            self._view(types)
        return int(read)

    def _possible_types(self) -> list[tuple[str, str]]:
        """Pairs of a column and a type that its first values fit. Hands stay text; cards are text or whole numbers."""
        kinds = {name: list(TYPES) for name in self.types}
        value = '"pokersql value"'
        fit_each = ", ".join(fits(kind, value) for kind in TYPES)
        sample = f"SELECT * EXCLUDE ({ROW}) FROM hands_of_file LIMIT {SAMPLE}"
        cells = f'UNPIVOT ({sample}) ON COLUMNS(*) INTO NAME "pokersql name" VALUE {value}'
        for name, *found in self.engine.rows(f'SELECT "pokersql name", {fit_each} FROM ({cells}) GROUP BY ALL'):
            kinds[name] = [kind for kind, fit in zip(TYPES, found, strict=True) if fit]
        for name in self.chosen:
            kinds[name] = [kind for kind in kinds[name] if self.by_cards and WHOLE.fullmatch(kind)]
        return [(name, kind) for name, fitting in kinds.items() for kind in fitting]

    def choose(self, column: str | None, columns: str | None) -> None:
        """Set the column with the hands (by default `hand`), or the columns with one card each, separated by commas."""
        self.by_cards = columns is not None
        if columns is not None:
            [chosen] = csv.reader([columns], skipinitialspace=True) if columns.strip() else [[""]]
            self.chosen = [self._named(name, "--columns") for name in chosen]
        elif column is None and not self.headed and self.kind in text_files.DELIMITERS and self.first_hand is not None:
            self.chosen = [self.header.names[self.first_hand]]
        else:
            self.chosen = [self._named("hand" if column is None else column, "--column")]
        self._hand()

    def judge(self, rules: str | None, game: str | None, board: str | None, board_column: str | None) -> None:
        """Set the rules or the game that rank the hands, and the board of all hands or the column of boards.

        Raises PokersqlError: (usage) for unknown names; (cards) for a board that can't be read.
        """
        for column, word in {"rules": rules, "game": game}.items():
            if word is not None:
                known = f"(SELECT DISTINCT name, {column} FROM pokersql.judges WHERE {column} > '') AS j"
                self.by[column] = names.found(self.engine, column, known, word)
                self.remedy = f"pokersql.game_remedy({'$1, $2, NULL' if rules else '$1, NULL, $2'})"
        if board is not None:
            [(error,)] = self.engine.rows("SELECT pokersql.reading_error(?, FALSE, 0, 400)", [board])
            if error:
                [(remedy,)] = self.engine.rows("SELECT pokersql.error_remedy(?)", [error])
                raise PokersqlError(f"--board {board}: {error}: {remedy}", ExitCode.CARDS)
            self.board = literal(board)
        elif board_column is not None:
            self.board = quoted(self._named(board_column, "--board-column"))

    def _hand(self) -> str:
        """The SQL of a row's hand."""
        if self.by_cards:
            cards = self._cards(self.chosen)
            return f"CASE WHEN COALESCE({', '.join(cards)}) IS NOT NULL THEN [{', '.join(cards)}] END"
        [column] = self.chosen
        kind = self.types[column]
        if kind == "JSON":  # some rows have a text, some a list
            name = quoted(column)
            texts = f"FROM_JSON({name}, '[\"VARCHAR\"]')"
            return f"CASE JSON_TYPE({name}) WHEN 'ARRAY' THEN {list_of(texts)} ELSE {name} ->> '$' END"
        if kind == "JSON[]":  # the lists have texts and numbers
            return list_of(f"LIST_TRANSFORM({quoted(column)}, lambda pokersql_json: pokersql_json ->> '$')")
        if TEXTS.fullmatch(kind) or LISTS.fullmatch(kind):
            return quoted(column)
        raise PokersqlError(
            f"{self.shown}: column {column!r} is {_cut(kind)}, not hands; --column names the column with hands, "
            "--columns the columns with one card each"
        )

    def _cards(self, columns: list[str]) -> list[str]:
        """For each column, which has one card per row, the SQL of the card."""
        if all(WHOLE.fullmatch(self.types[column]) for column in columns):
            return list(map(quoted, columns))
        cards = []
        for column in columns:
            kind, name = self.types[column], quoted(column)
            if kind == "JSON":
                text = f"({name} ->> '$')"
            elif TEXTS.fullmatch(kind) or NUMBERS.fullmatch(kind):
                text = f"NULLIF(CAST({name} AS VARCHAR), 'nan')"  # nan stands for a missing number
            else:
                raise PokersqlError(
                    f"{self.shown}: column {column!r} is {_cut(kind)}, not cards; --columns names columns of text "
                    "or card_ids"
                )
            cards.append(card_of(text))
        return cards

    def _named(self, name: str, option: str) -> str:
        """The column with a name; as in SQL, case does not matter."""
        if not name.strip():
            raise PokersqlError(f"{option}: a name is empty; name a column, as in {next(iter(self.types))}")
        alike = [column for column in self.types if column.lower() == name.lower()]
        if name.lower() in self.twice:
            raise PokersqlError(f"{self.shown}: more than one column is named {alike[0]!r}, ignoring case; rename one")
        if not alike:
            others = list(self.types)[:NAMED]
            more = f" and {len(self.types) - NAMED:,} more" if len(self.types) > NAMED else ""
            raise PokersqlError(
                f"{self.shown} has no column {name!r}, but {', '.join(map(_cut, others))}{more}; "
                f"{option} names one{nearest(name, self.types)}{self.said and f'; {self.said}'}"
            )
        return name if name in alike else alike[0]

    def ranked(self, only_errors: bool, any_order: bool) -> str:
        """The query of all rows with their ranks.

        With `only_errors`, the query of the rows with errors and their line numbers.
        """
        arguments = ["'hands_of_file'", self._hand(), *([self.board] if "game" in self.by else [])]
        arguments += map(literal, self.by.values())
        self.rows = f"SELECT * FROM (FROM pokersql.rank_hands({', '.join(arguments)}))"
        added = [name for name, *_ in self.engine.rows(f"DESCRIBE {self.rows}")][-7 if "game" in self.by else -4 :]
        self.category, self.error = quoted(added[1]), quoted(added[-1])
        judges = "SELECT 1 FROM pokersql.judges WHERE game = ?"
        if "game" in self.by and len(self.engine.rows(judges, [self.by["game"]])) == 1:  # no low half
            self.rows = f"SELECT * EXCLUDE ({', '.join(map(quoted, added[3:6]))}) FROM ({self.rows})"
        order = "" if any_order else f"ORDER BY {ROW}"  # joins change the order
        if only_errors:
            return f"SELECT {ROW} AS row, * EXCLUDE ({ROW}) FROM ({self.rows}) WHERE {self.error} IS NOT NULL {order}"
        if any_order or self.by:
            return f"SELECT * EXCLUDE ({ROW}) FROM ({self.rows}) {order}"
        rank, category, description, error = map(quoted, added)
        sorted_ranks = f"SELECT * EXCLUDE ({category}, {description}) FROM ({self.rows}) {order}"
        return (
            f"SELECT * EXCLUDE ({ROW}, {rank}, {error}), {rank}, ({WORDS.format('category')})[{rank}] AS {category}, "
            f"({WORDS.format('description')})[{rank}] AS {description}, {error} FROM ({sorted_ranks})"
        )

    def answered(self, columns: str, game: str | None, samples: int, seed: int) -> str:
        """The query of all rows with their equities. `columns` names the columns of hero, villain, board and dead.

        The columns of board and dead may be left out. Raises PokersqlError (usage) for an unknown column or game.
        """
        names_of = [self._named(name, "--columns") for name in next(csv.reader([columns], skipinitialspace=True), [])]
        if not 2 <= len(names_of) <= 4:
            raise PokersqlError(f"--columns {columns}: name two to four columns, as in hero,villain,board,dead")
        known = "(SELECT DISTINCT name, game FROM pokersql.judges WHERE game > '') AS j"
        of_game = literal(names.found(self.engine, "game", known, game)) if game else "NULL"
        self.engine.plan_without()  # the optimizers were off while the file was read
        cells = [*map(quoted, names_of), *["NULL"] * (4 - len(names_of))]
        asked = (
            f"FROM pokersql.equity_of('hands_of_file', {', '.join(cells[:3])}, dead := {cells[3]}, "
            f"{f'game := {of_game}, ' if game else ''}samples := {samples}, seed := {seed})"
        )
        self.engine.rows(f"CREATE TEMP TABLE answers AS {asked}")  # the table is read twice: rows and errors
        self.rows = "SELECT * FROM answers"
        added = [name for name, *_ in self.engine.rows(f"DESCRIBE {self.rows}")][-8:]
        self.category, self.error = quoted(added[0]), quoted(added[-1])
        self.remedy = f"pokersql.asked_remedy(?, {of_game})"
        self.fault = ("row", "has no equity", "have no equity")
        return f"SELECT * EXCLUDE ({ROW}) FROM ({self.rows}) ORDER BY {ROW}"

    def faults(self, written: str | None = None) -> tuple[str, str]:
        """Two texts. The first has the number of errors by reason, and the first error; the second has other remarks.

        This method ranks the rows again, unless the Parquet file `written` has a rank for every row.
        """
        found: list[tuple[Any, ...]] = []
        wrong = "SELECT 1 FROM read_parquet({}) WHERE {} IS NULL LIMIT 1"
        if written is None or self.engine.rows(wrong.format(literal(file_name(written)), self.category)):
            counting = FAULTS.format(error=self.error, category=self.category, row=ROW, ranked=self.rows)
            found = self.engine.rows(counting)
        where = "row" if self.kind == "parquet" else "line"
        said, faults = [], [fault for fault in found if fault[0] is not None]
        if faults:
            hands = sum(count for _, count, *_ in faults)
            first, error = min(place for _, _, *place in faults)
            [(remedy,)] = self.engine.rows(f"SELECT {self.remedy}", [error, *self.by.values()])
            said.append(
                f"{counted(hands, self.fault[0])} {self.fault[1 if hands == 1 else 2]}: "
                f"{', '.join(f'{count:,} {reason}' for reason, count, *_ in faults)}; "
                f"the first in {where} {first}: {error}: {remedy}"
            )
        if self.refused.refused:
            said.append(f"{counted(self.refused.refused, 'line')} can't be read; the first is {self.refused.first}")
        empty = [
            f"{counted(count, 'row')} without a hand, the first in {where} {row}"
            for why, count, row, _ in found
            if not why
        ]
        return "; ".join(said), "; ".join([*filter(None, [self.said]), *empty])


def report(path: str, wrong: str, said: str, allow_errors: bool) -> None:
    """Print the result of `Hands.faults`. If rows have errors, raise PokersqlError (cards) unless `allow_errors`."""
    message = f"{reading.shown(path)}: {'; '.join(filter(None, [wrong, said]))}"
    if wrong and not allow_errors:
        raise PokersqlError(message, ExitCode.CARDS)
    if wrong or said:
        render.note(message)


def _renamed(names: Iterable[str]) -> set[str]:
    """The names that several columns share, in lower case. DuckDB renames HAND to HAND_1 beside a column hand."""
    held = {name.lower(): name for name in names}
    endings = (name.rpartition("_") for name in held.values())
    return {name.lower() for name, _, number in endings if number.isdigit() and held.get(name.lower(), name) != name}


def _cut(text: str) -> str:
    """A text for a message; a long text is cut."""
    return text if len(text) <= 60 else text[:60] + "…"
