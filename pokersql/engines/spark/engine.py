"""Runs SQL in a session of Spark."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pokersql.engines.copying import CopyingEngine

if TYPE_CHECKING:
    import pyarrow
    from pyspark.sql import SparkSession


class Spark(CopyingEngine):
    """A session of Spark; its tables are temporary views."""

    connection: SparkSession
    name = "spark"
    needs = "Spark needs pyspark and pyarrow"

    def _driver(self) -> type[Exception]:
        import pyarrow  # noqa: F401 Spark needs pyarrow to make frames from rows
        from pyspark.errors import PySparkException

        error: type[Exception] = PySparkException
        return error

    def _connect(self, path: SparkSession, *settings: Any) -> SparkSession:
        self.version = path.version
        return path

    def close(self) -> None:
        """Do nothing: the session belongs to the user."""

    def relations(self) -> set[str]:
        """The names of the temporary views."""
        return {row.viewName for row in self.connection.sql("SHOW VIEWS").collect() if row.isTemporary}

    def functions(self) -> set[str]:
        """The names of the temporary functions."""
        found = (row.function for row in self.connection.sql("SHOW USER FUNCTIONS").collect())
        return {name for name in found if "." not in name}

    def arrow(self, statement: str) -> pyarrow.Table:
        return self.connection.sql(statement).toArrow()

    def replace(self, table: str, rows: pyarrow.Table) -> None:
        self.connection.createDataFrame(rows).createOrReplaceTempView(table)
