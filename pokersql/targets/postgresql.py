"""A database on a PostgreSQL server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pokersql import bundle, postgresql, sql_files
from pokersql.engines import Engine
from pokersql.engines.postgresql import PostgreSQL
from pokersql.errors import ExitCode, PokersqlError
from pokersql.targets.base import Target

SET_LOCALLY = ("search_path", "client_min_messages", "jit", "enable_nestloop")
"""The settings that sql/engines/postgresql/schema.sql changes."""


class PostgreSQLTarget(Target):
    """A database on a PostgreSQL server, or a connection of psycopg's: a schema pokersql."""

    kind = PostgreSQL

    def version(self) -> int | None:
        ours = f"OBJ_DESCRIPTION(TO_REGNAMESPACE('pokersql'), 'pg_namespace') LIKE '%{bundle.MARK}'"
        if not self.engine.rows(f"SELECT 1 WHERE {ours}"):
            return None
        return self.engine.rows("SELECT schema_version FROM pokersql.schema_version")[0][0]

    def install(self) -> bool:
        self._refuse_extension()
        return super().install()

    def uninstall(self, force: bool) -> bool:
        self._refuse_extension()
        return super().uninstall(force)

    def _refuse_extension(self) -> None:
        if self.engine.rows("SELECT 1 FROM pg_extension WHERE extname = 'pokersql'"):
            raise PokersqlError(
                f"{self.name}: CREATE EXTENSION has made the schema pokersql here; "
                "DROP EXTENSION pokersql CASCADE removes it",
                ExitCode.TABLE,
            )

    def _make(self) -> None:
        with self.engine.errors(), self.engine.connection.transaction():
            before = self.engine.rows("SELECT name, setting FROM pg_settings WHERE name = ANY(%s)", [[*SET_LOCALLY]])
            for name, text in postgresql.script():
                self.engine.trace(f"-- {name}")
                self.engine.connection.execute(text)
            for name, setting in before:  # the connection may be in a transaction of the user's
                self.engine.rows("SELECT set_config(%s, %s, true)", [name, setting])
            self.engine.rows("SELECT pokersql.tracker_views()")

    def _remove(self) -> None:
        import psycopg

        try:
            self.engine.connection.execute(sql_files.read(postgresql.REMOVE))
        except psycopg.errors.DependentObjectsStillExist as error:
            yours = (error.diag.message_detail or "").splitlines()[0]
            raise PokersqlError(f"{self.name}: {yours}; drop or move what is yours first", ExitCode.TABLE) from error

    @contextmanager
    def trial(self) -> Iterator[Engine]:
        with self.engine.connection.transaction(force_rollback=True):  # the connection may be in one of the user's
            self.engine.rows("SET LOCAL search_path = pokersql, public")
            self.engine.rows("SET LOCAL client_min_messages = warning")
            yield self.engine
