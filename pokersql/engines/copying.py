"""What the engines share that hold copies of our rows and run the core in a dialect: Arrow goes in and comes out."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from pokersql.engines.base import Engine, Progress, Values
from pokersql.sources import sql_text

if TYPE_CHECKING:
    import pyarrow


class CopyingEngine(Engine):
    """INSERT, UPDATE and DELETE of the core replace a table's rows by those that they leave."""

    tells_place = False

    def arrow(self, statement: str) -> pyarrow.Table:
        """The rows of a statement; no columns if it is no query."""
        raise NotImplementedError

    def replace(self, table: str, rows: pyarrow.Table) -> None:
        """Give other rows to a table of the current schema."""
        raise NotImplementedError

    def run(self, sql: str, progress: Progress = None) -> None:
        self._execute(sql, ())

    def _execute(self, sql: str, values: Values):
        for statement in sql_text.statements(sql):
            found = self.arrow(statement)
        rows = zip(*(column.to_pylist() for column in found.columns), strict=True)
        return found.column_names, lambda size: [*islice(rows, size)], None
