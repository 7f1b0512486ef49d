"""Files that have hands in columns: DuckDB reads them, ranks them by the macros and writes them again."""

from __future__ import annotations

import csv
import glob
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pokersql import reading
from pokersql.engines import DuckDB, Trace, literal, quoted
from pokersql.errors import ExitCode, PokersqlError, nearest

MEMORY = "1GB"
"""What a file may take of memory, however large it is."""

REJECTS = "pokersql_rejects"
"""The table of the lines that are no rows."""

CSV = f"""
    header = true, all_varchar = true, quote = '"', escape = '"', hive_partitioning = false, rejects_table = '{REJECTS}'
"""

READERS = {
    "csv": f"read_csv({{}}, {CSV}, delim = ',')",
    "tsv": f"read_csv({{}}, {CSV}, delim = '\t')",
    "jsonl": "read_json({}, format = 'newline_delimited', sample_size = -1, hive_partitioning = false)",
    "parquet": "read_parquet({}, hive_partitioning = false)",
}
"""How DuckDB reads each kind of file that has columns."""

WRITERS = {"parquet": "parquet", "csv": "csv", "jsonl": "json"}
"""What DuckDB calls the formats that it writes by itself."""

KINDS = ["txt", *READERS]
"""The kinds of file that have hands; txt is a hand a line."""

ROW = '"pokersql row"'
"""The column that numbers the rows of a file."""

JSON = (
    "CASE JSON_TYPE({0}) WHEN 'ARRAY' THEN ARRAY_TO_STRING(FROM_JSON({0}, '[\"VARCHAR\"]'), ' ') ELSE {0} ->> '$' END"
)
"""A hand of a column that has text in some rows and lists in others."""

NUMBERED = "COALESCE(CAST(pokersql.number_card(TRY_CAST({0} AS INTEGER)) AS VARCHAR), {0})"
"""A card of a column of text, which may be a card_id; no card is written as a number."""

FAULTS = """
SELECT SPLIT_PART({error}, ' ', 1) AS reason, COUNT(*) AS hands, MIN({row}) AS row, ARG_MIN({error}, {row}) AS error
FROM ({ranked})
WHERE {error} IS NOT NULL
GROUP BY reason
ORDER BY hands DESC, reason
"""
"""What is wrong in ranked rows: each reason, how often, and where first."""


def kind_of(path: str) -> str | None:
    """What a file holds, by its ending; None for what is no file of hands."""
    ending = Path(path.lower().removesuffix(".gz")).suffix.removeprefix(".")
    return ending if ending in KINDS else None


def check_readable(path: str) -> None:
    """Refuse what is no file."""
    if Path(path).is_dir():
        raise PokersqlError(f"{path} is a directory; name a file of hands", ExitCode.USAGE)
    if not Path(path).exists():
        raise PokersqlError(f"{path}: no such file; name a file of hands", ExitCode.USAGE)


@contextmanager
def opened(path: str, kind: str, out: str | None, trace: Trace = None) -> Iterator[Hands]:
    """A file of hands, or standard input if it is `-`; what there is no memory for goes beside `out`."""
    place = Path(out).resolve().parent if out else None
    with (
        _spooled(path) as name,
        tempfile.TemporaryDirectory(prefix=".pokersql", dir=place, ignore_cleanup_errors=True) as directory,
        DuckDB(memory_limit=MEMORY, trace=trace) as engine,
    ):
        engine.rows(f"SET temp_directory = {literal(directory)}")
        engine.use_macros()
        engine.one_connection = True  # what is no row goes to a temporary table
        yield Hands(engine, name, kind, reading.shown(path))


@contextmanager
def _spooled(path: str) -> Iterator[str]:
    """A file to read; standard input is put in one, since DuckDB looks at a file more than once."""
    if path != "-":
        check_readable(path)
        yield path
        return
    with tempfile.NamedTemporaryFile(prefix="pokersql") as spool:
        shutil.copyfileobj(sys.stdin.buffer, spool)
        spool.flush()
        yield spool.name


class Hands:
    """The rows of a file, and what of them is a hand."""

    def __init__(self, engine: DuckDB, path: str, kind: str, shown: str):
        """Look at the file at `path`, which is told of as `shown`."""
        if Path(path).is_file() and Path(path).stat().st_size == 0:
            raise PokersqlError(f"{shown} is empty; it has no hands", ExitCode.USAGE)
        self.engine, self.kind, self.shown = engine, kind, shown
        try:
            # A path can't be bound where a view is made.
            rows = READERS[kind].format(literal(glob.escape(path)))
            engine.rows(f"CREATE VIEW hands_of_file AS SELECT ROW_NUMBER() OVER () AS {ROW}, * FROM {rows}")
        except PokersqlError as error:
            raise PokersqlError(f"{shown}: can't be read as {kind}: {error}", ExitCode.USAGE) from error
        described = engine.rows(f"DESCRIBE SELECT * EXCLUDE ({ROW}) FROM hands_of_file")
        self.types = {name: kind for name, kind, *_ in described}
        self.hand = self.rows = self.error = self.category = ""
        """As SQL the hand of a row, the ranked rows and the column of their errors; and the column of the category."""

    def choose(self, column: str | None, columns: str | None) -> None:
        """Say which column has the hands, or as csv which have a card each; without either it is `hand`."""
        if columns is not None:
            [chosen] = csv.reader([columns], skipinitialspace=True) if columns.strip() else [[""]]
            card = NUMBERED if self.kind in ("csv", "tsv") else "{}"
            cards = [card.format(quoted(self._named(name, "--columns"))) for name in chosen]
            self.hand = f"[{', '.join(cards)}]"
            return
        column = self._named("hand" if column is None else column, "--column")
        kind = self.types[column]
        if kind == "JSON":  # text in some rows, lists in others
            self.hand = JSON.format(quoted(column))
        elif not kind.startswith(("VARCHAR", "ENUM")) and not kind.endswith("]"):
            raise PokersqlError(
                f"{self.shown}: column {column!r} is {kind}, not hands; --column names the one that has them, "
                "--columns those of single cards",
                ExitCode.USAGE,
            )
        else:
            # A csv file has no NULL; an empty hand is a hand of no cards.
            self.hand = f"COALESCE({quoted(column)}, '')" if self.kind in ("csv", "tsv") else quoted(column)

    def _named(self, name: str, option: str) -> str:
        """The column of a name, which as in SQL may be written small or large."""
        alike = [column for column in self.types if column.lower() == name.lower()]
        if not alike:
            raise PokersqlError(
                f"{self.shown} has no column {name!r}, but {', '.join(self.types)}; "
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
        if written is None or self.engine.rows(wrong.format(literal(glob.escape(written)), self.error)):
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
        if REJECTS in self.engine.relations():
            rejected = f"SELECT line, ANY_VALUE(error_message) FROM {REJECTS} GROUP BY line ORDER BY line"
            unread = self.engine.rows(rejected)
            if unread:
                line, why = unread[0]
                said.append(f"{_count(len(unread), 'line')} can't be read; the first is line {line}: {why}")
        return "; ".join(said)


def _count(number: int, what: str) -> str:
    return f"{number:,} {what}{'s' if number != 1 else ''}"
