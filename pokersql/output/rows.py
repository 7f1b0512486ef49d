"""The rows that functions of the Python API return: a sequence of named tuples, with methods that make frames."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Iterator, Sequence
from functools import cache, cached_property
from importlib.util import find_spec
from io import StringIO
from typing import TYPE_CHECKING, Any, TypeVar

from pokersql import extras
from pokersql.engines import DuckDB, Result
from pokersql.errors import ExitCode, PokersqlError
from pokersql.output import formats, html, parquet

if TYPE_CHECKING:
    import duckdb
    import pandas
    import polars
    import pyarrow

SHOWN = 20
"""The number of rows that a prompt or a notebook shows."""

DIGITS = ".6g"
"""The format of fractions at a prompt or in a notebook."""

Frame = TypeVar("Frame")


class Rows(Sequence[Any]):
    """A sequence of rows. A row is a named tuple: its values are also attributes with the columns' names.

    >>> from pokersql import query
    >>> rows = query("SELECT card, card_id FROM deck WHERE card_id IN (0, 51) ORDER BY card_id")
    >>> rows[1].card, len(rows), rows.fetchall()
    ('As', 2, [('2c', 0), ('As', 51)])
    >>> rows
    card   card_id
    ────   ───────
    2c           0
    As          51
    """

    def __init__(self, result: Result, notes: Sequence[str] = ()):
        self.columns = result.columns
        """The names of the columns."""
        self.notes = list(notes)
        """The remarks that the command prints on standard error, such as a random seed."""
        self._result = result

    @cached_property
    def rows(self) -> list[tuple[Any, ...]]:
        """All rows, as plain tuples."""
        return list(self._result.rows)

    @cached_property
    def relation(self) -> duckdb.DuckDBPyRelation:
        """The rows as a relation of DuckDB, to filter, aggregate or write.

        Raises PokersqlError (usage) if two columns have the same name.
        """
        self._engine = DuckDB()  # the relation needs an open engine
        query = parquet.filled(self._engine, Result(self.columns, iter(self.rows), self._result.types))
        return self._engine.connection.raw.sql(query)

    def fetchall(self) -> list[tuple[Any, ...]]:
        """The same as `rows`, by the name that DuckDB uses."""
        return self.rows

    def df(self) -> pandas.DataFrame:
        """The rows as a frame of pandas. Raises PokersqlError (optional) without pandas."""
        frame: pandas.DataFrame = self._frame(lambda: self.relation.df(), "pandas")
        return frame

    def pl(self) -> polars.DataFrame:
        """The rows as a frame of Polars. Raises PokersqlError (optional) without polars and pyarrow."""
        frame: polars.DataFrame = self._frame(lambda: self.relation.pl(), "polars", "pyarrow")
        return frame

    def arrow(self) -> pyarrow.Table:
        """The rows as a table of Arrow. Raises PokersqlError (optional) without pyarrow."""
        return self._frame(lambda: self.relation.to_arrow_table(), "pyarrow")

    def _frame(self, make: Callable[[], Frame], *packages: str) -> Frame:
        if lacking := [package for package in packages if find_spec(package) is None]:
            raise PokersqlError(
                f"this frame needs {' and '.join(lacking)}: {extras.command(*lacking)}", ExitCode.OPTIONAL
            )
        return make()

    @cached_property
    def _row(self) -> Any:
        """The class of a row; a column whose name Python doesn't allow is called _0, _1, ..."""
        return namedtuple("Row", self.columns, rename=True)

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, place: int | slice) -> Any:
        found = self.rows[place]
        return list(map(self._row._make, found)) if isinstance(place, slice) else self._row(*found)

    def __iter__(self) -> Iterator[Any]:
        return map(self._row._make, self.rows)

    def _first(self) -> list[tuple[Any, ...]]:
        """The rows that a prompt or a notebook shows."""
        return self.rows[:SHOWN]

    def _shown(self) -> tuple[list[list[Any]], list[str | None], list[str]]:
        """The shown rows, the format of each column, and the lines below: the notes, and the number of all rows."""
        rows = list(map(list, self._first()))
        columns = zip(*rows, strict=True)
        digits = [DIGITS if any(isinstance(value, float) for value in column) else None for column in columns]
        below = [f"{SHOWN} of {len(self):,} rows"] if len(rows) == SHOWN < len(self) else []
        return rows, digits or [None] * len(self.columns), [*self.notes, *below]

    def __repr__(self) -> str:
        if not self.columns:
            return "no rows"
        rows, digits, below = self._shown()
        stream = StringIO()
        formats.WRITERS["table"](self.columns, rows, digits, stream)
        return "\n".join([stream.getvalue().rstrip("\n"), *below])

    def _repr_html_(self) -> str:
        """The table that a notebook shows, with cards as coloured symbols."""
        rows, digits, below = self._shown()
        return html.table(self.columns, rows, digits, below, _symbols)


@cache
def _symbols() -> html.Symbols:
    """The symbol of each card of all decks, by the card's name and by the symbol itself."""
    from pokersql.databases import worlds

    with worlds.loaded("duckdb") as engine:
        return dict(engine.rows("SELECT card, symbol FROM decks UNION SELECT symbol AS card, symbol FROM decks"))


class StoredRows(Rows):
    """The rows of a Parquet file. Each use of `relation` reads the file."""

    def __init__(self, path: str, notes: Sequence[str] = ()):
        self._engine = DuckDB()
        self.relation = self._engine.connection.raw.read_parquet(path)
        super().__init__(Result(list(self.relation.columns), iter(())), notes)

    @cached_property
    def rows(self) -> list[tuple[Any, ...]]:
        return self.relation.fetchall()

    def __len__(self) -> int:
        return len(self.relation)

    def _first(self) -> list[tuple[Any, ...]]:
        return self.relation.limit(SHOWN).fetchall()
