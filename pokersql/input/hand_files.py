"""Files that have hands in columns: DuckDB reads them, ranks them by the macros and writes them again."""

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

from pokersql.databases import installation
from pokersql.engines import DuckDB, Trace
from pokersql.errors import ExitCode, PokersqlError, nearest
from pokersql.input import names, reading, text_files
from pokersql.input.text_files import counted
from pokersql.output import files, render
from pokersql.sources.sql_text import file_name, literal, quoted

MEMORY = "900MB"
"""What DuckDB may take of memory, however large a file is; the process has a gigabyte."""

CSV = """
    auto_detect = false, header = {header}, delim = '{delimiter}', quote = '"', escape = '"', comment = '',
    strict_mode = true, null_padding = false, compression = 'uncompressed', hive_partitioning = false,
    columns = {columns}
"""
"""How DuckDB reads text. It guesses nothing: where it does, a # in the header makes comments of rows."""

JSONL = """
    format = 'newline_delimited', records = 'true', sample_size = -1, map_inference_threshold = -1,
    field_appearance_threshold = 0, compression = 'uncompressed', hive_partitioning = false
"""
"""How DuckDB reads objects, a line each; their keys are columns, however many or rare."""

WRITERS = {"parquet": "parquet", "csv": "csv", "jsonl": "json"}
"""What DuckDB calls the formats that it writes by itself."""

COLUMNED = [*text_files.DELIMITERS, "jsonl", "parquet"]
"""The kinds of file that have columns."""

KINDS = ["txt", *COLUMNED]
"""The kinds of file that have hands; txt is a hand a line."""

ROW = '"pokersql row"'
"""The column that numbers the rows of a file."""

FILE_ROW = "file_row_number"
"""DuckDB's name for the number of a row of a Parquet file, from 0."""

WIDE = 1000
"""Columns that MEMORY is enough for; each thousand more may take as much again."""

NAMED = 20
"""How many columns a message names; a file may have thousands."""

GZIP = b"\x1f\x8b"
"""How a gz file begins, whatever its name."""

TEXTS = re.compile(r"VARCHAR|ENUM\(.*\)", re.DOTALL)
WHOLE = re.compile(r"U?(TINYINT|SMALLINT|INTEGER|BIGINT)|HUGEINT")
NUMBERS = re.compile(rf"U?HUGEINT|FLOAT|DOUBLE|DECIMAL\(.*\)|{WHOLE.pattern}")
LISTS = re.compile(rf"(VARCHAR|{WHOLE.pattern})\[\d*\]")
"""DuckDB's types of what can be read as a card or a hand."""

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
"""The types that a column of a csv file may have, the first that all its values fit; and which texts fit, as SQL.

A text fits that loses nothing but its way of writing: 007 is no number. A DOUBLE has 17 digits at most.
"""

SAMPLE = 1000
"""How many rows say which types a column may have at all, before all rows do."""

WORDS = "SELECT LIST({} ORDER BY hand_rank) FROM pokersql.hand_classes"
"""The words of the ranks, the best first. A sort moves ranks alone; their words would take three times the memory."""

FAULTS = """
SELECT SPLIT_PART({error}, ' ', 1) AS reason, COUNT(*) AS hands, MIN({row}) AS row, ARG_MIN({error}, {row}) AS error
FROM ({ranked})
WHERE {category} IS NULL
GROUP BY reason
ORDER BY hands DESC, reason
"""
"""What is wrong in ranked rows: each reason, how often, and where first; no reason is that of rows without a hand."""


FIRST_HANDS = """
WITH
-- One row per cell of a first line
cells AS (SELECT UNNEST(?) AS cell),

-- One row per hand that there may be: each cell, and the cells that are cards together
hands AS (
    SELECT cell AS hand FROM cells
    UNION ALL
    SELECT ARRAY_TO_STRING(LIST(cell), ' ') FROM cells WHERE pokersql.token_card(cell) IS NOT NULL
)

SELECT hand FROM hands WHERE hand IS NOT NULL AND pokersql.hand_error(hand) IS NULL
"""
"""The hands that the first line of a file has."""


def card_of(text: str) -> str:
    """SQL for the card of a text or of a card_id as text; a column of integers with NULLs may have 51.0."""
    number = rf"TRY_CAST(REGEXP_EXTRACT({text}, '^ *(\d\d?)(\.0*)? *$', 1) AS INTEGER)"
    return f"COALESCE(CAST(pokersql.number_card({number}) AS VARCHAR), {text})"


def fits(kind: str, column: str) -> str:
    """SQL for whether all values of a column of text fit a type; NULL if it has no values."""
    return f"BOOL_AND(COALESCE({TYPES[kind].format(column)}, FALSE)) FILTER ({column} IS NOT NULL)"


def list_of(texts: str) -> str:
    """SQL for the hand of a list of texts, each as in `card_of`."""
    return f"ARRAY_TO_STRING(LIST_TRANSFORM({texts}, lambda pokersql_card: {card_of('pokersql_card')}), ' ')"


def kind_of(path: str) -> str | None:
    """What a file holds, by its ending; None for what is no file of hands."""
    _, dot, ending = Path(path.lower().removesuffix(".gz")).name.rpartition(".")  # .csv has no suffix, but an ending
    return ending if dot and ending in KINDS else None


@contextmanager
def opened(path: str, kind: str, out: str | None, trace: Trace = None) -> Iterator[Hands]:
    """A file of hands, or standard input if it is `-`; DuckDB spills to a directory beside `out`."""
    place = str(Path(out).resolve().parent) if out else None
    try:
        with (
            files.scratch(place) as spilled,
            spooled(path) as name,
            files.nameless() as spare,
            DuckDB(memory_limit=MEMORY, trace=trace) as engine,
        ):
            engine.rows(f"SET temp_directory = {literal(spilled)}")
            # DuckDB takes a csv file for 42 rows and would build hash tables of it; the joins are written large side
            # first.
            engine.plan_without("join_order", "build_side_probe_side")
            engine.connection.execute(installation.attaching())
            engine.one_connection = True  # for which the settings above are
            engine.tells_place = False  # the SQL is none of the user's
            yield Hands(engine, name, kind, reading.shown(path), spare)
    except PokersqlError as error:
        if error.code is ExitCode.SYSTEM:  # what the engine finds in the middle of a file has no name
            raise PokersqlError(f"{reading.shown(path)}: {error}", error.code) from error
        raise


@contextmanager
def spooled(path: str) -> Iterator[str]:
    """A regular file, since DuckDB reads a file more than once: a pipe, or gzip unpacked, is copied into one."""
    if path != "-" and Path(path).is_dir():
        raise PokersqlError(f"{path} is a directory; name a file of hands")
    if path != "-" and not Path(path).exists():
        raise PokersqlError(f"{path}: no such file; name a file of hands")
    with nullcontext(sys.stdin.buffer) if path == "-" else open(path, "rb") as stream:
        buffered = io.BufferedReader(stream)
        packed = buffered.peek(len(GZIP)).startswith(GZIP)
        if packed or path == "-" or not os.path.isfile(path):
            with files.nameless() as spool:
                try:
                    with open(spool, "wb") as plain:
                        # DuckDB doesn't see that a part is missing.
                        shutil.copyfileobj(gzip.GzipFile(fileobj=buffered) if packed else buffered, plain)
                except (EOFError, gzip.BadGzipFile, zlib.error) as error:
                    raise PokersqlError(
                        f"{reading.shown(path)}: a damaged gz file: {error}; nothing of it is read"
                    ) from error
                buffered.detach()  # standard input stays open
                yield spool
            return
        buffered.detach()
    yield path


class Hands:
    """The rows of a file, and the columns that have the hand."""

    def __init__(self, engine: DuckDB, path: str, kind: str, shown: str, spare: str):
        """Read the columns of the file at `path`, `shown` in messages; `spare` is the path of a repaired copy."""
        if Path(path).is_file() and Path(path).stat().st_size == 0:
            raise PokersqlError(f"{shown} is empty; it has no hands")
        self.engine, self.kind, self.shown, self.path, self.spare = engine, kind, shown, path, spare
        self.said = ""
        """What there is to say of the file, though nothing is wrong."""
        self.headed, self.first_hand = False, 0
        """Whether the first line has the names of columns; or else which of its cells, from 0, has the hand."""
        self.twice: set[str] = set()
        """The names, small, that several columns have: which is meant nobody knows."""
        self.refused = text_files.Written(0, 0, "")
        self.number = 0
        """How many rows there are, without those that are refused; not known for Parquet."""
        self.numbered = False
        """Whether the file was put in order, and so has the numbers of its lines."""
        if kind in text_files.DELIMITERS:
            self._read_header()
        if kind != "parquet":
            lines = text_files.lines(path)
            self.number = lines.number - self.headed
            if not lines.in_order or (kind == "jsonl" and text_files.has_bom(path)):  # which DuckDB takes for csv alone
                self._put_in_order()
        try:
            self._view()
        except PokersqlError as error:
            if error.code is ExitCode.USAGE:
                raise
            raise PokersqlError(f"{shown}: can't be read as {kind}: {error}") from error
        if len(self.types) > WIDE:  # DuckDB takes some 2,000 values of each column at a time, in each of its steps
            engine.rows("SET threads = 1")
            engine.rows(f"SET memory_limit = '{len(self.types) // WIDE + 1}GB'")
        if kind not in text_files.DELIMITERS:
            self.twice = _renamed(self.types)
        self.chosen: list[str] = []
        """The columns that have the hands, or a card each."""
        self.by_cards = False
        self.by: dict[str, str] = {}
        """The rules or the game that rank the hands, as the parameters of the macros; the standard rules without."""
        self.board = "NULL"
        """The board of a row, as SQL."""
        self.rows = self.category = self.error = self.remedy = ""
        """As SQL the ranked rows, two of their columns, and the remedy of an error, if it isn't one of ranks."""
        self.fault = ("hand", "can't be ranked", "can't be ranked")
        """What a row with an error is, and what is wrong with one and with several."""

    def _read_header(self) -> None:
        """Find the names of the columns; a first line that has a hand is none, and they are column0, column1, …"""
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
        """Refuse a column that has our name."""
        ours = next((name for name in names if quoted(name.lower()) == ROW), None)
        if ours is not None:
            raise PokersqlError(f"{self.shown}: column {ours!r} has a name that pokersql uses; rename it")

    def _put_in_order(self) -> None:
        """Write the file anew, with the number of its line in each row."""
        self.numbered = True
        if self.kind == "jsonl":
            text_files.number_objects(self.path, ROW.strip('"'), self.spare)
            return
        delimiter, columns = self.header.delimiter, len(self.header.names)
        self.refused = text_files.put_in_order(self.path, delimiter, columns, self.headed, self.spare)
        self.number = self.refused.rows

    def _view(self, types: dict[str, str] | None = None) -> None:
        """Make the view of the file's rows, each with its number, and see what columns it has."""
        # A path can't be bound where a view is made.
        reader = self._reader(literal(file_name(self.spare if self.numbered else self.path)))
        if types is None:
            types = {name: kind for name, kind, *_ in self.engine.rows(f"DESCRIBE FROM {reader}")}
            if self.numbered:
                del types[ROW.strip('"')]
            self._check_names(types)
            cells = map(quoted, types)
        else:
            cells = (f"CAST({quoted(name)} AS {kind}) AS {quoted(name)}" for name, kind in types.items())
        number = ROW if self.numbered else f"ROW_NUMBER() OVER () + {int(self.headed)} AS {ROW}"
        if self.kind == "parquet" and FILE_ROW not in map(str.lower, types):  # the window would take one thread for all
            reader = f"{reader.removesuffix(')')}, {FILE_ROW} = true)"
            number = f"{FILE_ROW} + 1 AS {ROW}"
        self.engine.rows(f"CREATE OR REPLACE VIEW hands_of_file AS SELECT {', '.join([number, *cells])} FROM {reader}")
        self.types = types

    def _reader(self, source: str) -> str:
        """What reads the file, as SQL."""
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
        if self.numbered:  # without it DuckDB takes a carriage return in a cell for the end of the line
            options += r", new_line = '\n'"
        return f"read_csv({source}, {options})"

    def check_whole(self) -> None:
        """Refuse a file of which DuckDB reads more or fewer rows than it has; find the types of a csv file's columns.

        A csv file of which it doesn't read all at once is put in order first.
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
                message = f"{self.shown}: {counted(had, 'row')}, but {read:,} can be read, so none is"
                raise PokersqlError(message)
            self._put_in_order()
            self._view()

    def _had(self) -> int:
        """How many rows the file has, counted without its reader."""
        if self.kind == "parquet":
            counted = f"SELECT num_rows FROM parquet_file_metadata({literal(file_name(self.path))})"
            return self.engine.rows(counted)[0][0]
        return self.number

    def _read(self) -> int:
        """How many rows DuckDB reads; if they are all of a csv file, its columns have their types from here on."""
        if self.kind == "parquet":
            return self.engine.rows("SELECT COUNT(*) FROM hands_of_file")[0][0]
        possible = self._possible_types() if self.kind in text_files.DELIMITERS else []
        # COUNT(*) by itself reads no column, and so finds nothing wrong in one.
        counted = ["COUNT(*)", *(fits(kind, quoted(name)) for name, kind in possible)]
        [(read, *found)] = self.engine.rows(f"SELECT {', '.join(counted)}, COUNT(COLUMNS(*)) FROM hands_of_file")
        types = dict.fromkeys(self.types, "VARCHAR")
        # The first that fits is put last.
        types |= {name: kind for (name, kind), fit in reversed([*zip(possible, found, strict=False)]) if fit}
        if possible and read == self._had():
            self._view(types)
        return read

    def _possible_types(self) -> list[tuple[str, str]]:
        """The columns, each with every type that its first values fit; hands are text, cards that or numbers."""
        kinds = {name: list(TYPES) for name in self.types}
        value = '"pokersql value"'
        fitting = ", ".join(fits(kind, value) for kind in TYPES)
        sample = f"SELECT * EXCLUDE ({ROW}) FROM hands_of_file LIMIT {SAMPLE}"
        cells = f'UNPIVOT ({sample}) ON COLUMNS(*) INTO NAME "pokersql name" VALUE {value}'
        for name, *found in self.engine.rows(f'SELECT "pokersql name", {fitting} FROM ({cells}) GROUP BY ALL'):
            kinds[name] = [kind for kind, fit in zip(TYPES, found, strict=True) if fit]
        for name in self.chosen:
            kinds[name] = [kind for kind in kinds[name] if self.by_cards and WHOLE.fullmatch(kind)]
        return [(name, kind) for name, all_of_it in kinds.items() for kind in all_of_it]

    def choose(self, column: str | None, columns: str | None) -> None:
        """Say which column has the hands, or as csv which have a card each; without either it is `hand`."""
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
        """Say by which rules or game the hands are ranked, and the board: cards for all hands, or the column of it.

        Raises PokersqlError: (usage) for unknown names; (cards) for a board that can't be read.
        """
        for column, word in {"rules": rules, "game": game}.items():
            if word is not None:
                known = f"(SELECT DISTINCT name, {column} FROM pokersql.judges WHERE {column} > '') AS j"
                self.by[column] = names.found(self.engine, column, known, word)
        if board is not None:
            [(error,)] = self.engine.rows("SELECT pokersql.reading_error(?, FALSE, 0, 400)", [board])
            if error:
                [(remedy,)] = self.engine.rows("SELECT pokersql.error_remedy(?)", [error])
                raise PokersqlError(f"--board {board}: {error}: {remedy}", ExitCode.CARDS)
            self.board = literal(board)
        elif board_column is not None:
            self.board = quoted(self._named(board_column, "--board-column"))

    def _hand(self) -> str:
        """The hand of a row, as SQL."""
        if self.by_cards:
            cards = self._cards(self.chosen)
            return f"CASE WHEN COALESCE({', '.join(cards)}) IS NOT NULL THEN [{', '.join(cards)}] END"
        [column] = self.chosen
        kind = self.types[column]
        if kind == "JSON":  # text in some rows, lists in others
            name = quoted(column)
            texts = f"FROM_JSON({name}, '[\"VARCHAR\"]')"
            return f"CASE JSON_TYPE({name}) WHEN 'ARRAY' THEN {list_of(texts)} ELSE {name} ->> '$' END"
        if kind == "JSON[]":  # text and numbers
            return list_of(f"LIST_TRANSFORM({quoted(column)}, lambda pokersql_json: pokersql_json ->> '$')")
        if TEXTS.fullmatch(kind) or LISTS.fullmatch(kind):
            return quoted(column)
        raise PokersqlError(
            f"{self.shown}: column {column!r} is {_cut(kind)}, not hands; --column names the one that has them, "
            "--columns those of single cards"
        )

    def _cards(self, columns: list[str]) -> list[str]:
        """The cards of columns that have one each, as SQL."""
        if all(WHOLE.fullmatch(self.types[column]) for column in columns):
            return list(map(quoted, columns))
        cards = []
        for column in columns:
            kind, name = self.types[column], quoted(column)
            if kind == "JSON":
                text = f"({name} ->> '$')"
            elif TEXTS.fullmatch(kind) or NUMBERS.fullmatch(kind):
                text = f"NULLIF(CAST({name} AS VARCHAR), 'nan')"  # a gap among numbers
            else:
                raise PokersqlError(
                    f"{self.shown}: column {column!r} is {_cut(kind)}, not cards; --columns names those of text "
                    "or card_ids"
                )
            cards.append(card_of(text))
        return cards

    def _named(self, name: str, option: str) -> str:
        """The column of a name, which as in SQL may be written small or large."""
        if not name.strip():
            raise PokersqlError(f"{option}: a name is empty; name a column, as in {next(iter(self.types))}")
        alike = [column for column in self.types if column.lower() == name.lower()]
        if name.lower() in self.twice:
            raise PokersqlError(f"{self.shown}: more than one column is named {alike[0]!r}, small or large; rename one")
        if not alike:
            others = list(self.types)[:NAMED]
            more = f" and {len(self.types) - NAMED:,} more" if len(self.types) > NAMED else ""
            raise PokersqlError(
                f"{self.shown} has no column {name!r}, but {', '.join(map(_cut, others))}{more}; "
                f"{option} names one{nearest(name, self.types)}{self.said and f'; {self.said}'}"
            )
        return name if name in alike else alike[0]

    def ranked(self, only_errors: bool, any_order: bool) -> str:
        """The query of all rows with their ranks, or of those that can't be ranked, with the numbers of their lines."""
        arguments = ["'hands_of_file'", self._hand(), *([self.board] if "game" in self.by else [])]
        arguments += map(literal, self.by.values())
        self.rows = f"SELECT * FROM (FROM pokersql.rank_hands({', '.join(arguments)}))"
        added = [name for name, *_ in self.engine.rows(f"DESCRIBE {self.rows}")][-7 if "game" in self.by else -4 :]
        self.category, self.error = quoted(added[1]), quoted(added[-1])
        if "game" in self.by and not self._has_low():
            self.rows = f"SELECT * EXCLUDE ({', '.join(map(quoted, added[3:6]))}) FROM ({self.rows})"
        order = "" if any_order else f"ORDER BY {ROW}"  # joins move rows
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
        """The query of all rows with their equities; `columns` names hero, villain and, if there are, board and dead.

        Raises PokersqlError (usage) for a column or a game that isn't there.
        """
        names_of = [self._named(name, "--columns") for name in next(csv.reader([columns], skipinitialspace=True), [])]
        if not 2 <= len(names_of) <= 4:
            raise PokersqlError(f"--columns {columns}: name two to four columns, as in hero,villain,board,dead")
        known = "(SELECT DISTINCT name, game FROM pokersql.judges WHERE game > '') AS j"
        of_game = literal(names.found(self.engine, "game", known, game)) if game else "NULL"
        self.engine.plan_without()  # the file is read once; joins of another kind follow
        cells = [*map(quoted, names_of), *["NULL"] * (4 - len(names_of))]
        asked = (
            f"FROM pokersql.equity_of('hands_of_file', {', '.join(cells[:3])}, dead := {cells[3]}, "
            f"{f'game := {of_game}, ' if game else ''}samples := {samples}, seed := {seed})"
        )
        self.engine.rows(f"CREATE TEMP TABLE answers AS {asked}")  # read twice, for the rows and for what is wrong
        self.rows = "SELECT * FROM answers"
        added = [name for name, *_ in self.engine.rows(f"DESCRIBE {self.rows}")][-8:]
        self.category, self.error = quoted(added[0]), quoted(added[-1])
        self.remedy = (
            "(SELECT pokersql.equity_remedy(?, m.game, m.own_cards, m.board_cards, m.most_players) "
            f"FROM (SELECT {of_game} AS game) AS g LEFT JOIN pokersql.game_methods AS m ON g.game = m.game)"
        )
        self.fault = ("row", "has no equity", "have no equity")
        return f"SELECT * EXCLUDE ({ROW}) FROM ({self.rows}) ORDER BY {ROW}"

    def _remedy(self) -> str:
        """The remedy of an error, as SQL, to which the error and the name of the rules or the game are bound."""
        if self.remedy:
            return self.remedy
        if not self.by:
            return "pokersql.error_remedy(?)"
        return "pokersql.game_remedy($1, $2, NULL)" if "rules" in self.by else "pokersql.game_remedy($1, NULL, $2)"

    def _has_low(self) -> bool:
        """Whether the game divides the pot between a high and a low half."""
        counted = "SELECT COUNT(*) FROM pokersql.judges WHERE game = ?"
        return self.engine.rows(counted, [self.by["game"]])[0][0] > 1

    def faults(self, written: str | None = None) -> tuple[str, str]:
        """The errors of the rows, counted by reason, with the place of the first; and other remarks on the rows.

        The rows are ranked again for this, unless all are in the Parquet file `written` and each has a rank there.
        """
        found = []
        wrong = "SELECT 1 FROM read_parquet({}) WHERE {} IS NULL LIMIT 1"
        if written is None or self.engine.rows(wrong.format(literal(file_name(written)), self.category)):
            faults = FAULTS.format(error=self.error, category=self.category, row=ROW, ranked=self.rows)
            found = self.engine.rows(faults)
        where = "row" if self.kind == "parquet" else "line"
        said, faults = [], [fault for fault in found if fault[0] is not None]
        if faults:
            hands = sum(count for _, count, *_ in faults)
            first, error = min(place for _, _, *place in faults)
            [(remedy,)] = self.engine.rows(f"SELECT {self._remedy()}", [error, *self.by.values()])
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
    """Print what `Hands.faults` found in a file; rows that are wrong are an error (cards) unless these are allowed."""
    message = f"{reading.shown(path)}: {'; '.join(filter(None, [wrong, said]))}"
    if wrong and not allow_errors:
        raise PokersqlError(message, ExitCode.CARDS)
    if wrong or said:
        render.note(message)


def _renamed(names: Iterable[str]) -> set[str]:
    """The lower-case names that several columns share; DuckDB renames HAND beside hand to HAND_1."""
    held = {name.lower(): name for name in names}
    endings = (name.rpartition("_") for name in held.values())
    return {name.lower() for name, _, number in endings if number.isdigit() and held.get(name.lower(), name) != name}


def _cut(text: str) -> str:
    """The beginning of a text that may be too long for a message."""
    return text if len(text) <= 60 else text[:60] + "…"
