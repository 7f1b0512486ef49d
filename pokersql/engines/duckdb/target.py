"""The installation into a DuckDB file or a connection of the module duckdb."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pokersql.databases import installation
from pokersql.engines import DuckDB, Engine
from pokersql.engines.target import Target
from pokersql.sources.sql_text import quoted


class DuckDBTarget(Target):
    """A DuckDB file, or a connection of the module duckdb. It gets macros and a schema pokersql."""

    engine: DuckDB
    kind = DuckDB
    _path = ("USE pokersql",)

    def __init__(self, name: str, engine: DuckDB):
        super().__init__(name, engine)
        engine.one_connection = True

    def version(self) -> int | None:
        with self.engine.errors():
            return installation.installed_version(self.engine.connection)

    def _is_whole(self) -> bool:
        # `sql/macros.sql` alone does not make this relation.
        return "showdown" in self._relations()

    def _relations(self) -> set[str]:
        ours = "FROM information_schema.tables WHERE table_catalog = current_database() AND table_schema = 'pokersql'"
        return {name for (name,) in self.engine.rows(f"SELECT table_name {ours}")}

    def _make(self) -> None:
        with self.engine.errors():
            installation.install_duckdb(self.engine.connection, games=True, relations=True)

    def _remove(self) -> None:
        installation.uninstall_duckdb(self.engine.connection)

    @contextmanager
    def trial(self) -> Iterator[Engine]:
        [(catalog, schema)] = self.engine.rows("SELECT current_catalog(), current_schema()")
        try:
            with super().trial() as engine:
                yield engine
        finally:
            self.engine.rows(f"USE {quoted(catalog)}.{quoted(schema)}")
