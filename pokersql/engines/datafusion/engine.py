"""Runs SQL in a context of DataFusion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pokersql.engines.copying import CopyingEngine

if TYPE_CHECKING:
    import pyarrow
    from datafusion import SessionContext
    from datafusion.catalog import Schema


class Refused(Exception):
    """An error of DataFusion; DataFusion's own errors have no common class."""


class DataFusion(CopyingEngine):
    """A context of DataFusion; all tables are in memory."""

    connection: SessionContext
    name = "datafusion"

    def _driver(self) -> type[Exception]:
        return Refused

    def _connect(self, path: SessionContext, *settings: Any) -> SessionContext:
        return path

    def close(self) -> None:
        """Do nothing: the context belongs to the user."""

    def relations(self, schema: str = "pokersql") -> set[str]:
        return {name for one in self.schemas(schema) for name in one.table_names()}

    def schemas(self, name: str = "pokersql") -> list[Schema]:
        """The schemas called `name`, in all catalogues of the context."""
        catalogs = map(self.connection.catalog, self.connection.catalog_names())
        return [catalog.schema(name) for catalog in catalogs if name in catalog.names()]

    def arrow(self, statement: str) -> pyarrow.Table:
        try:
            return self.connection.sql(statement).to_arrow_table()
        except Exception as error:
            raise Refused(str(error)) from error

    def replace(self, table: str, rows: pyarrow.Table) -> None:
        # The table is not dropped, since views refer to it.
        self.store("pokersql_rows", rows)
        try:
            self.arrow(f"DELETE FROM {table}")
            self.arrow(f"INSERT INTO {table} SELECT * FROM pokersql_rows")
        finally:
            self.connection.deregister_table("pokersql_rows")

    def store(self, table: str, rows: pyarrow.Table) -> None:
        import pyarrow

        batches = rows.to_batches() or [pyarrow.RecordBatch.from_pylist([], schema=rows.schema)]
        self.connection.register_record_batches(table, [batches])
