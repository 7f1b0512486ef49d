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

from pokersql import files, reading, text_files
from pokersql.engines import DuckDB, Trace, file_name, literal, quoted
from pokersql.errors import ExitCode, PokersqlError, nearest

MEMORY = "1GB"
"""What a file may take of memory, however large it is."""

REJECTS = "pokersql_rejects"
"""The table of the lines that are no rows."""

DELIMITERS = {"csv": ",", "tsv": "\t"}
"""What stands between the columns of text."""

CSV = f"""
    auto_detect = false, header = true, skip = {{skipped}}, delim = '{{delimiter}}', quote = '"', escape = '"',
    comment = '', strict_mode = true, null_padding = false, compression = 'uncompressed', hive_partitioning = false,
    rejects_table = '{REJECTS}', columns = {{columns}}
"""
"""How DuckDB reads text. It guesses nothing: where it does, a # in the header makes comments of rows."""

JSONL = """
    format = 'newline_delimited', records = 'true', sample_size = -1, map_inference_threshold = -1,
    field_appearance_threshold = 0, compression = 'uncompressed', hive_partitioning = false
"""
"""How DuckDB reads objects, a line each; their keys are columns, however many or rare."""

WRITERS = {"parquet": "parquet", "csv": "csv", "jsonl": "json"}
"""What DuckDB calls the formats that it writes by itself."""

COLUMNED = [*DELIMITERS, "jsonl", "parquet"]
"""The kinds of file that have columns."""

KINDS = ["txt", *COLUMNED]
"""The kinds of file that have hands; txt is a hand a line."""

ROW = '"pokersql row"'
"""The column that numbers the rows of a file."""

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

FAULTS = """
SELECT SPLIT_PART({error}, ' ', 1) AS reason, COUNT(*) AS hands, MIN({row}) AS row, ARG_MIN({error}, {row}) AS error
FROM ({ranked})
WHERE {error} IS NOT NULL
GROUP BY reason
ORDER BY hands DESC, reason
"""
"""What is wrong in ranked rows: each reason, how often, and where first."""


def card_of(text: str) -> str:
    """As SQL the card of a text, which may be that of a card_id; whole numbers with gaps are written as 51.0."""
    number = rf"TRY_CAST(REGEXP_EXTRACT({text}, '^ *(\d\d?)(\.0*)? *$', 1) AS INTEGER)"
    return f"COALESCE(CAST(pokersql.number_card({number}) AS VARCHAR), {text})"


def list_of(texts: str) -> str:
    """As SQL the hand of a list of such texts."""
    return f"ARRAY_TO_STRING(LIST_TRANSFORM({texts}, lambda pokersql_card: {card_of('pokersql_card')}), ' ')"


def json_of(value: str) -> str:
    """As SQL the hand of JSON, which is a text or a list."""
    texts = f"FROM_JSON({value}, '[\"VARCHAR\"]')"
    return f"CASE JSON_TYPE({value}) WHEN 'ARRAY' THEN {list_of(texts)} ELSE {value} ->> '$' END"


def kind_of(path: str) -> str | None:
    """What a file holds, by its ending; None for what is no file of hands."""
    _, dot, ending = Path(path.lower().removesuffix(".gz")).name.rpartition(".")  # .csv has no suffix, but an ending
    return ending if dot and ending in KINDS else None


def check_readable(path: str) -> None:
    """Refuse what is no file."""
    if Path(path).is_dir():
        raise PokersqlError(f"{path} is a directory; name a file of hands", ExitCode.USAGE)
    if not Path(path).exists():
        raise PokersqlError(f"{path}: no such file; name a file of hands", ExitCode.USAGE)


@contextmanager
def opened(path: str, kind: str, out: str | None, trace: Trace = None) -> Iterator[Hands]:
    """A file of hands, or standard input if it is `-`; what there is no memory for goes beside `out`."""
    place = str(Path(out).resolve().parent) if out else None
    try:
        with files.scratch(place) as spilled, spooled(path) as name, DuckDB(memory_limit=MEMORY, trace=trace) as engine:
            engine.rows(f"SET temp_directory = {literal(spilled)}")
            # DuckDB takes a csv file for 42 rows and would build hash tables of it; the joins are written large side
            # first.
            engine.rows("SET disabled_optimizers = 'join_order,build_side_probe_side'")
            engine.use_macros()
            engine.one_connection = True  # what is no row goes to a temporary table
            yield Hands(engine, name, kind, reading.shown(path))
    except PokersqlError as error:
        if error.code is ExitCode.SYSTEM:  # what the engine finds in the middle of a file has no name
            raise PokersqlError(f"{reading.shown(path)}: {error}", error.code) from error
        raise


@contextmanager
def spooled(path: str) -> Iterator[str]:
    """A plain file to read, since DuckDB looks at a file more than once: what is none, or is packed, is put in one."""
    if path != "-":
        check_readable(path)
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
                        f"{reading.shown(path)}: a damaged gz file: {error}; nothing of it is read", ExitCode.USAGE
                    ) from error
                buffered.detach()  # standard input stays open
                yield spool
            return
        buffered.detach()
    yield path


class Hands:
    """The rows of a file, and what of them is a hand."""

    def __init__(self, engine: DuckDB, path: str, kind: str, shown: str):
        """Look at the file at `path`, which is told of as `shown`."""
        if Path(path).is_file() and Path(path).stat().st_size == 0:
            raise PokersqlError(f"{shown} is empty; it has no hands", ExitCode.USAGE)
        self.engine, self.kind, self.shown = engine, kind, shown
        self.path = path
        self.header: text_files.Header | None = None
        try:
            # A path can't be bound where a view is made.
            self.reader = self._reader(literal(file_name(path)))
            described = engine.rows(f"DESCRIBE FROM {self.reader}")
            engine.rows(f"CREATE VIEW hands_of_file AS SELECT ROW_NUMBER() OVER () AS {ROW}, * FROM {self.reader}")
        except PokersqlError as error:
            if error.code is ExitCode.USAGE:
                raise
            raise PokersqlError(f"{shown}: can't be read as {kind}: {error}", ExitCode.USAGE) from error
        self.types = {name: kind for name, kind, *_ in described}
        if len(self.types) > WIDE:  # DuckDB takes some 2,000 values of each column at a time, in each of its steps
            engine.rows("SET threads = 1")
            engine.rows(f"SET memory_limit = '{len(self.types) // WIDE + 1}GB'")
        self.twice = self.header.twice if self.header else _renamed(self.types)
        """The names, small, that several columns have: which is meant nobody knows."""
        ours = next((name for name in self.types if quoted(name.lower()) == ROW), None)
        if ours is not None:
            raise PokersqlError(f"{shown}: column {ours!r} has a name that pokersql uses; rename it", ExitCode.USAGE)
        self.hand = self.rows = self.error = self.category = ""
        """As SQL the hand of a row, the ranked rows and the column of their errors; and the column of the category."""

    def _reader(self, source: str) -> str:
        """What reads the file, as SQL."""
        if self.kind == "parquet":
            return f"read_parquet({source}, hive_partitioning = false)"
        if self.kind == "jsonl":
            return f"read_json({source}, {JSONL})"
        delimiter = DELIMITERS[self.kind]
        self.header = header = text_files.header(self.path, delimiter, self.shown)
        columns = ", ".join(f"{literal(name)}: 'VARCHAR'" for name in header.names)
        options = CSV.format(skipped=header.skipped, delimiter=delimiter, columns=f"{{{columns}}}")
        return f"read_csv({source}, {options})"

    def check_whole(self) -> None:
        """Refuse a file of which DuckDB reads more or fewer rows than it has."""
        try:
            # COUNT(*) by itself reads no column, and so finds nothing wrong in one.
            counted = "*" if self.kind == "parquet" else "*), COUNT(COLUMNS(*)"
            [(read, *_)] = self.engine.rows(f"SELECT COUNT({counted}) FROM {self.reader}")
            refused = self._refused()
        except PokersqlError as error:
            if "state machine" in str(error):
                ends = "lines end in a line feed, a carriage return or both, but all in the same"
                raise PokersqlError(f"{self.shown}: {ends}; give them one kind of end", ExitCode.USAGE) from error
            raise PokersqlError(f"{self.shown}: can't be read as {self.kind}: {error}", ExitCode.USAGE) from error
        had = self._rows(read + len(refused))
        if read + len(refused) != had:
            ends = "" if self.kind == "parquet" else "; lines all end in the same way, with 2 MB at most"
            raise PokersqlError(
                f"{self.shown}: {_count(had, 'row')}, but {read:,} can be read and {len(refused):,} refused, so none is"
                f"{ends}",
                ExitCode.USAGE,
            )

    def _rows(self, expected: int) -> int:
        """How many rows the file has, whatever its reader thinks."""
        if self.kind == "parquet":
            counted = f"SELECT num_rows FROM parquet_file_metadata({literal(file_name(self.path))})"
            return self.engine.rows(counted)[0][0]
        if self.header is None:
            return text_files.rows(self.path, None, False, expected)
        blank_too = len(self.header.names) == 1  # then a blank line is an empty cell
        before = 1 + (self.header.skipped if blank_too else 0)
        return text_files.rows(self.path, DELIMITERS[self.kind], blank_too, expected + before) - before

    def _refused(self) -> list[tuple[int, str]]:
        """The lines that are no rows, and what is wrong with each."""
        if REJECTS not in self.engine.relations():
            return []
        return self.engine.rows(f"SELECT line, ANY_VALUE(error_message) FROM {REJECTS} GROUP BY line ORDER BY line")

    def choose(self, column: str | None, columns: str | None) -> None:
        """Say which column has the hands, or as csv which have a card each; without either it is `hand`."""
        if columns is not None:
            [chosen] = csv.reader([columns], skipinitialspace=True) if columns.strip() else [[""]]
            self.hand = self._cards([self._named(name, "--columns") for name in chosen])
            return
        column = self._named("hand" if column is None else column, "--column")
        kind = self.types[column]
        if kind == "JSON":  # text in some rows, lists in others
            self.hand = json_of(quoted(column))
        elif kind == "JSON[]":  # text and numbers
            texts = f"LIST_TRANSFORM({quoted(column)}, lambda pokersql_json: pokersql_json ->> '$')"
            self.hand = list_of(texts)
        elif TEXTS.fullmatch(kind):
            # A csv file has no NULL; an empty hand is a hand of no cards.
            self.hand = f"COALESCE({quoted(column)}, '')" if self.kind in DELIMITERS else quoted(column)
        elif LISTS.fullmatch(kind):
            self.hand = quoted(column)
        else:
            raise PokersqlError(
                f"{self.shown}: column {column!r} is {_cut(kind)}, not hands; --column names the one that has them, "
                "--columns those of single cards",
                ExitCode.USAGE,
            )

    def _cards(self, columns: list[str]) -> str:
        """The hand of columns that have a card each, as SQL."""
        if all(WHOLE.fullmatch(self.types[column]) for column in columns):
            return f"[{', '.join(map(quoted, columns))}]"
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
                    "or card_ids",
                    ExitCode.USAGE,
                )
            cards.append(card_of(text))
        return f"[{', '.join(cards)}]"

    def _named(self, name: str, option: str) -> str:
        """The column of a name, which as in SQL may be written small or large."""
        if not name.strip():
            raise PokersqlError(
                f"{option}: a name is empty; name a column, as in {next(iter(self.types))}", ExitCode.USAGE
            )
        alike = [column for column in self.types if column.lower() == name.lower()]
        if name.lower() in self.twice:
            raise PokersqlError(
                f"{self.shown}: more than one column is named {alike[0]!r}, small or large; rename one", ExitCode.USAGE
            )
        if not alike:
            others = list(self.types)[:NAMED]
            more = f" and {len(self.types) - NAMED:,} more" if len(self.types) > NAMED else ""
            raise PokersqlError(
                f"{self.shown} has no column {name!r}, but {', '.join(map(_cut, others))}{more}; "
                f"{option} names one{nearest(name, self.types)}",
                ExitCode.USAGE,
            )
        return name if name in alike else alike[0]

    def ranked(self, only_errors: bool, any_order: bool) -> str:
        """The query of all rows with their ranks, or of those that can't be ranked, with their numbers."""
        self.rows = f"SELECT * FROM (FROM pokersql.rank_hands('hands_of_file', {self.hand}))"
        names = [name for name, *_ in self.engine.rows(f"DESCRIBE {self.rows}")]
        self.category, self.error = names[-3], quoted(names[-1])
        order = "" if any_order else f"ORDER BY {ROW}"  # joins move rows
        if only_errors:
            return f"SELECT {ROW} AS row, * EXCLUDE ({ROW}) FROM ({self.rows}) WHERE {self.error} IS NOT NULL {order}"
        return f"SELECT * EXCLUDE ({ROW}) FROM ({self.rows}) {order}"

    def faults(self, written: str | None = None) -> str:
        """What is wrong in the rows: by reason, and where first.

        They are ranked once more for it, unless Parquet that was `written` says that nothing is wrong.
        """
        found = []
        wrong = "SELECT 1 FROM read_parquet({}) WHERE {} IS NOT NULL LIMIT 1"
        if written is None or self.engine.rows(wrong.format(literal(file_name(written)), self.error)):
            found = self.engine.rows(FAULTS.format(error=self.error, row=ROW, ranked=self.rows))
        said = []
        if found:
            hands = sum(count for _, count, *_ in found)
            first, error = min(place for _, _, *place in found)
            [(remedy,)] = self.engine.rows("SELECT pokersql.error_remedy(?)", [error])
            said.append(
                f"{_count(hands, 'hand')} can't be ranked: "
                f"{', '.join(f'{count:,} {reason}' for reason, count, *_ in found)}; "
                f"the first in row {first}: {error}: {remedy}"
            )
        if refused := self._refused():
            line, why = refused[0]
            said.append(f"{_count(len(refused), 'line')} can't be read; the first is line {line}: {why}")
        return "; ".join(said)


def _renamed(names: Iterable[str]) -> set[str]:
    """The names, small, that several columns had before DuckDB made HAND_1 of a HAND beside hand."""
    held = {name.lower(): name for name in names}
    endings = (name.rpartition("_") for name in held.values())
    return {name.lower() for name, _, number in endings if number.isdigit() and held.get(name.lower(), name) != name}


def _cut(text: str) -> str:
    """The beginning of a text that may be too long for a message."""
    return text if len(text) <= 60 else text[:60] + "…"


def _count(number: int, what: str) -> str:
    return f"{number:,} {what}{'s' if number != 1 else ''}"
