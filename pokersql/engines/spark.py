"""Runs SQL in a session of Spark."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

from pokersql import sql_files
from pokersql.engines.base import Engine, Progress, Values
from pokersql.errors import ExitCode, PokersqlError

if TYPE_CHECKING:
    from pyspark.sql import SparkSession


class Spark(Engine):
    """A session of Spark. INSERT, UPDATE and DELETE replace a temporary view by one of the rows that they leave."""

    name = "spark"
    tells_place = False

    def _driver(self) -> type[Exception]:
        try:
            import pyarrow  # noqa: F401 Spark makes frames of rows by it
            from pyspark.errors import PySparkException
        except ImportError as error:
            raise PokersqlError(
                "Spark needs pyspark and pyarrow: pip install 'pokersql[spark]'", ExitCode.OPTIONAL
            ) from error
        return PySparkException

    def _connect(self, path: SparkSession, *settings: Any) -> SparkSession:
        self.version = path.version
        return path

    def close(self) -> None:
        """The user stops the session."""

    def relations(self) -> set[str]:
        """The names of the temporary views."""
        return {row.viewName for row in self.connection.sql("SHOW VIEWS").collect() if row.isTemporary}

    def functions(self) -> set[str]:
        """The names of the temporary functions."""
        found = (row.function for row in self.connection.sql("SHOW USER FUNCTIONS").collect())
        return {name for name in found if "." not in name}

    def _script(self, sql: str, progress: Progress = None) -> None:
        self._execute(sql, ())

    def _execute(self, sql: str, values: Values):
        frame = None
        for statement in sql_files.statements(sql):
            if statement.startswith(("INSERT ", "UPDATE ", "DELETE ")):
                frame = self._write(statement)
            else:
                frame = self.connection.sql(statement, args=values or None)
        if frame is None:
            return [], lambda size: [], None
        rows = map(tuple, frame.collect())
        return frame.columns, lambda size: [*islice(rows, size)], None

    def _write(self, statement: str) -> None:
        from pokersql import writes

        table = writes.table(statement)
        types = dict(self.connection.table(table).dtypes)
        frame = self.connection.sql(writes.as_query(statement, types, "spark"))
        self.connection.createDataFrame(frame.toArrow()).createOrReplaceTempView(table)
