"""The base class of engines that run translated SQL files, and get pokersql's rows as Arrow tables."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from pokersql.engines.base import Engine, Fetched, Progress, Values
from pokersql.sources import sql_text

if TYPE_CHECKING:
    import pyarrow


class CopyingEngine(Engine):
    """An engine on which an INSERT, UPDATE or DELETE of a SQL file replaces all rows of the table."""

    tells_place = False

    def arrow(self, statement: str) -> pyarrow.Table:
        """The rows of a statement; a table without columns if the statement is not a query."""
        raise NotImplementedError

    def replace(self, table: str, rows: pyarrow.Table) -> None:
        """Replace the rows of a table of the current schema."""
        raise NotImplementedError

    def store(self, table: str, rows: pyarrow.Table) -> None:
        """Make a table and fill it with rows; Spark does not use this."""
        raise NotImplementedError

    def run(self, sql: str, progress: Progress = None) -> None:
        self._execute(sql, ())

    def _execute(self, sql: str, values: Values) -> Fetched:
        for statement in sql_text.statements(sql):
            found = self.arrow(statement)
        rows = zip(*(column.to_pylist() for column in found.columns), strict=True)
        return found.column_names, lambda size: [*islice(rows, size)], None
