"""Files with hands in columns: DuckDB reads them, ranks the hands by the macros and writes the rows with the ranks."""

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
"""The memory limit of DuckDB, so that the process takes at most a gigabyte."""

CSV = """
    auto_detect = false, header = {header}, delim = '{delimiter}', quote = '"', escape = '"', comment = '',
    strict_mode = true, null_padding = false, compression = 'uncompressed', hive_partitioning = false,
    columns = {columns}
"""
"""The options for csv and tsv files. DuckDB must guess none: a # in the header would make comments of rows."""

JSONL = """
    format = 'newline_delimited', records = 'true', sample_size = -1, map_inference_threshold = -1,
    field_appearance_threshold = 0, compression = 'uncompressed', hive_partitioning = false
"""
"""The options for jsonl files: each key is a column, however many or rare the keys are."""

WRITERS = {"parquet": "parquet", "csv": "csv", "jsonl": "json"}
"""DuckDB's names of the formats that it writes."""

COLUMNED = [*text_files.DELIMITERS, "jsonl", "parquet"]
"""The kinds of file with columns."""

KINDS = ["txt", *COLUMNED]
"""The kinds of file with hands; txt has one hand per line."""

ROW = '"pokersql row"'
"""The column with the number of a row of a file."""

FILE_ROW = "file_row_number"
"""DuckDB's column with the number of a row of a Parquet file, from 0."""

WIDE = 1000
"""The columns for which MEMORY is enough; each further thousand may take as much again."""

NAMED = 20
"""The most columns that a message names."""

GZIP = b"\x1f\x8b"
"""The first bytes of a gz file."""

TEXTS = re.compile(r"VARCHAR|ENUM\(.*\)", re.DOTALL)
WHOLE = re.compile(r"U?(TINYINT|SMALLINT|INTEGER|BIGINT)|HUGEINT")
NUMBERS = re.compile(rf"U?HUGEINT|FLOAT|DOUBLE|DECIMAL\(.*\)|{WHOLE.pattern}")
LISTS = re.compile(rf"(VARCHAR|{WHOLE.pattern})\[\d*\]")
"""DuckDB's types of columns that can have cards or hands."""

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
"""The types of a column of a csv file, with the condition that a text fits; the first type that all texts fit wins.

A text fits if the value has the same digits: 007 is no number. A DOUBLE has 17 digits at most.
"""

SAMPLE = 1000
"""The number of rows that are tried first to find the types that a column may have."""

WORDS = "SELECT LIST({} ORDER BY hand_rank) FROM pokersql.hand_classes"
"""The words of all ranks, the best first: to sort words in place of ranks would take three times the memory."""

FAULTS = """
SELECT SPLIT_PART({error}, ' ', 1) AS reason, COUNT(*) AS hands, MIN({row}) AS row, ARG_MIN({error}, {row}) AS error
FROM ({ranked})
WHERE {category} IS NULL
GROUP BY reason
ORDER BY hands DESC, reason
"""
"""The errors in ranked rows: each reason, its number of rows, and its first row; the reason is NULL without a hand."""

FIRST_HANDS = """
WITH
-- One row per cell of a first line
cells AS (SELECT UNNEST(?) AS cell),

-- One row per possible hand: each cell, and all cells that are cards together
hands AS (
    SELECT cell AS hand FROM cells
    UNION ALL
    SELECT ARRAY_TO_STRING(LIST(cell), ' ') FROM cells WHERE pokersql.token_card(cell) IS NOT NULL
)

SELECT hand FROM hands WHERE hand IS NOT NULL AND pokersql.hand_error(hand) IS NULL
"""
"""The hands in the first line of a file."""


def card_of(text: str) -> str:
    """SQL for the card of a text, which may be a card_id; a column of integers with NULLs may have 51.0."""
    number = rf"TRY_CAST(REGEXP_EXTRACT({text}, '^ *(\d\d?)(\.0*)? *$', 1) AS INTEGER)"
    return f"COALESCE(CAST(pokersql.number_card({number}) AS VARCHAR), {text})"


def fits(kind: str, column: str) -> str:
    """SQL for whether all values of a column of text fit a type; NULL if it has no values."""
    return f"BOOL_AND(COALESCE({TYPES[kind].format(column)}, FALSE)) FILTER ({column} IS NOT NULL)"


def list_of(texts: str) -> str:
    """SQL for the hand of a list of texts, each as in `card_of`."""
    return f"ARRAY_TO_STRING(LIST_TRANSFORM({texts}, lambda pokersql_card: {card_of('pokersql_card')}), ' ')"


def kind_of(path: str) -> str | None:
    """The kind of a file, by its ending; None if it is not one of KINDS."""
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
            # DuckDB estimates 42 rows for a csv file and would build hash tables of it; the SQL of the joins has the
            # larger side first.
            engine.plan_without("join_order", "build_side_probe_side")
            engine.connection.execute(installation.attaching())
            engine.one_connection = True  # which has the settings above
            engine.tells_place = False  # the SQL is not the user's
            yield Hands(engine, name, kind, reading.shown(path), spare)
    except PokersqlError as error:
        if error.code is ExitCode.SYSTEM:  # an error in the middle of a file does not name it
            raise PokersqlError(f"{reading.shown(path)}: {error}", error.code) from error
        raise


@contextmanager
def spooled(path: str) -> Iterator[str]:
    """The path of a regular file, since DuckDB reads it more than once; pipes and unpacked gzip are copied."""
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
                        # DuckDB would not see that the end of a gz file is missing.
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
    """The rows of a file, and its columns with the hands."""

    def __init__(self, engine: DuckDB, path: str, kind: str, shown: str, spare: str):
        """Read the columns of the file at `path`, `shown` in messages; `spare` is the path of a repaired copy."""
        if Path(path).is_file() and Path(path).stat().st_size == 0:
            raise PokersqlError(f"{shown} is empty; it has no hands")
        self.engine, self.kind, self.shown, self.path, self.spare = engine, kind, shown, path, spare
        self.said = ""
        """A remark on the file that is no error."""
        self.headed = False
        """Whether the first line has the names of the columns."""
        self.first_hand: int | None = 0
        """The cell of the first line, from 0, with the hand, if that line has no names."""
        self.twice: set[str] = set()
        """The names, in lower case, that several columns share."""
        self.refused = text_files.Written(0, 0, "")
        self.number = 0
        """The number of rows without the refused ones; not known for Parquet."""
        self.numbered = False
        """Whether `put_in_order` has rewritten the file, with line numbers."""
        if kind in text_files.DELIMITERS:
            self._read_header()
        if kind != "parquet":
            lines = text_files.lines(path)
            self.number = lines.number - self.headed
            if not lines.in_order or (kind == "jsonl" and text_files.has_bom(path)):  # DuckDB skips it in csv only
                self._put_in_order()
        try:
            self._view()
        except PokersqlError as error:
            if error.code is ExitCode.USAGE:
                raise
            raise PokersqlError(f"{shown}: can't be read as {kind}: {error}") from error
        if len(self.types) > WIDE:  # DuckDB holds about 2,000 values of each column in each of its steps
            engine.rows("SET threads = 1")
            engine.rows(f"SET memory_limit = '{len(self.types) // WIDE + 1}GB'")
        if kind not in text_files.DELIMITERS:
            self.twice = _renamed(self.types)
        self.chosen: list[str] = []
        """The column with the hands, or the columns with a card each."""
        self.by_cards = False
        self.by: dict[str, str] = {}
        """The rules or the game, by parameter of the macros; empty for the standard rules."""
        self.board = "NULL"
        """The board of a row, as SQL."""
        self.rows = self.category = self.error = ""
        """As SQL the ranked rows and two of their columns."""
        self.remedy = "pokersql.error_remedy(?)"
        """The remedy of an error, as SQL with parameters for the error and the name of the rules or the game."""
        self.fault = ("hand", "can't be ranked", "can't be ranked")
        """For messages: the noun for a row with an error, and the verb for one and for several."""

    def _read_header(self) -> None:
        """Find the names of the columns; they are column0, column1, … if the first line has a hand."""
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
        """Refuse a column with the name ROW."""
        ours = next((name for name in names if quoted(name.lower()) == ROW), None)
        if ours is not None:
            raise PokersqlError(f"{self.shown}: column {ours!r} has a name that pokersql uses; rename it")

    def _put_in_order(self) -> None:
        """Rewrite the file to `spare`, with the line number in each row."""
        self.numbered = True
        if self.kind == "jsonl":
            text_files.number_objects(self.path, ROW.strip('"'), self.spare)
            return
        delimiter, columns = self.header.delimiter, len(self.header.names)
        self.refused = text_files.put_in_order(self.path, delimiter, columns, self.headed, self.spare)
        self.number = self.refused.rows

    def _view(self, types: dict[str, str] | None = None) -> None:
        """Make the view of the file's rows with their numbers, and find the types of its columns."""
        # A path can't be bound where a view is made.
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
        if self.kind == "parquet" and FILE_ROW not in map(str.lower, types):  # the window would use one thread
            reader = f"{reader.removesuffix(')')}, {FILE_ROW} = true)"
            number = f"{FILE_ROW} + 1 AS {ROW}"
        self.engine.rows(f"CREATE OR REPLACE VIEW hands_of_file AS SELECT {', '.join([number, *cells])} FROM {reader}")
        self.types = types

    def _reader(self, source: str) -> str:
        """The call that reads the file, as SQL."""
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
        if self.numbered:  # else DuckDB would end the line at a carriage return in a cell
            options += r", new_line = '\n'"
        return f"read_csv({source}, {options})"

    def check_whole(self) -> None:
        """Refuse a file if DuckDB reads more or fewer rows than it has; find the types of a csv file's columns.

        A csv file of which DuckDB doesn't read all rows is put in order first.
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
        """The number of rows of the file, counted without its reader."""
        if self.kind == "parquet":
            counted = f"SELECT num_rows FROM parquet_file_metadata({literal(file_name(self.path))})"
            return int(self.engine.rows(counted)[0][0])
        return self.number

    def _read(self) -> int:
        """The number of rows that DuckDB reads; if these are all rows of a csv file, its columns get their types."""
        if self.kind == "parquet":
            return int(self.engine.rows("SELECT COUNT(*) FROM hands_of_file")[0][0])
        possible = self._possible_types() if self.kind in text_files.DELIMITERS else []
        # COUNT(*) alone reads no column, and so finds no error in one.
        counted = ["COUNT(*)", *(fits(kind, quoted(name)) for name, kind in possible)]
        [(read, *found)] = self.engine.rows(f"SELECT {', '.join(counted)}, COUNT(COLUMNS(*)) FROM hands_of_file")
        types = dict.fromkeys(self.types, "VARCHAR")
        # Reversed, so that the first type that fits wins.
        types |= {name: kind for (name, kind), fit in reversed([*zip(possible, found, strict=False)]) if fit}
        if possible and read == self._had():
            self._view(types)
        return int(read)

    def _possible_types(self) -> list[tuple[str, str]]:
        """Each column with every type that its first values fit; hands are text, cards text or whole numbers."""
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
        """Set the column with the hands, or as csv the columns with a card each; without either it is `hand`."""
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
        """Set the rules or the game that rank the hands, and the board: cards for all hands, or a column.

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
            f"{self.shown}: column {column!r} is {_cut(kind)}, not hands; --column takes the column with hands, "
            "--columns those of single cards"
        )

    def _cards(self, columns: list[str]) -> list[str]:
        """The cards of columns with one card each, as SQL."""
        if all(WHOLE.fullmatch(self.types[column]) for column in columns):
            return list(map(quoted, columns))
        cards = []
        for column in columns:
            kind, name = self.types[column], quoted(column)
            if kind == "JSON":
                text = f"({name} ->> '$')"
            elif TEXTS.fullmatch(kind) or NUMBERS.fullmatch(kind):
                text = f"NULLIF(CAST({name} AS VARCHAR), 'nan')"  # a missing number
            else:
                raise PokersqlError(
                    f"{self.shown}: column {column!r} is {_cut(kind)}, not cards; --columns names those of text "
                    "or card_ids"
                )
            cards.append(card_of(text))
        return cards

    def _named(self, name: str, option: str) -> str:
        """The column of a name, in any case, as in SQL."""
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
        """The query of all rows with their ranks, or of the rows that can't be ranked, with line numbers."""
        arguments = ["'hands_of_file'", self._hand(), *([self.board] if "game" in self.by else [])]
        arguments += map(literal, self.by.values())
        self.rows = f"SELECT * FROM (FROM pokersql.rank_hands({', '.join(arguments)}))"
        added = [name for name, *_ in self.engine.rows(f"DESCRIBE {self.rows}")][-7 if "game" in self.by else -4 :]
        self.category, self.error = quoted(added[1]), quoted(added[-1])
        judges = "SELECT 1 FROM pokersql.judges WHERE game = ?"
        if "game" in self.by and len(self.engine.rows(judges, [self.by["game"]])) == 1:  # no low half
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
        self.engine.plan_without()  # the file is read once; other joins follow
        cells = [*map(quoted, names_of), *["NULL"] * (4 - len(names_of))]
        asked = (
            f"FROM pokersql.equity_of('hands_of_file', {', '.join(cells[:3])}, dead := {cells[3]}, "
            f"{f'game := {of_game}, ' if game else ''}samples := {samples}, seed := {seed})"
        )
        self.engine.rows(f"CREATE TEMP TABLE answers AS {asked}")  # read twice, for the rows and for the errors
        self.rows = "SELECT * FROM answers"
        added = [name for name, *_ in self.engine.rows(f"DESCRIBE {self.rows}")][-8:]
        self.category, self.error = quoted(added[0]), quoted(added[-1])
        self.remedy = (
            "(SELECT pokersql.equity_remedy(?, m.game, m.own_cards, m.board_cards, m.most_players) "
            f"FROM (SELECT {of_game} AS game) AS g LEFT JOIN pokersql.game_methods AS m ON g.game = m.game)"
        )
        self.fault = ("row", "has no equity", "have no equity")
        return f"SELECT * EXCLUDE ({ROW}) FROM ({self.rows}) ORDER BY {ROW}"

    def faults(self, written: str | None = None) -> tuple[str, str]:
        """The errors of the rows, counted by reason, with the first row; and other remarks on the rows.

        This ranks the rows again, unless the Parquet file `written` has a rank for every row.
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
    """Print the result of `Hands.faults`; unless errors are allowed, rows with errors raise PokersqlError (cards)."""
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
