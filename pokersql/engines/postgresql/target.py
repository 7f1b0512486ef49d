"""The installation into a database on a PostgreSQL server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pokersql.engines import Engine
from pokersql.engines.postgresql import scripts
from pokersql.engines.postgresql.engine import PostgreSQL
from pokersql.engines.target import Target
from pokersql.errors import ExitCode, PokersqlError
from pokersql.sources import bundle, sql_files

SET_LOCALLY = ("client_min_messages", "jit", "enable_nestloop")
"""The settings that sql/engines/postgresql/schema.sql changes, except search_path."""


class PostgreSQLTarget(Target):
    """A database on a PostgreSQL server, or a connection of psycopg. It gets a schema pokersql."""

    engine: PostgreSQL
    kind = PostgreSQL

    @contextmanager
    def _own_names(self) -> Iterator[None]:
        """A transaction in which names mean PostgreSQL's own objects, and never objects in the user's search path."""
        with self.engine.errors(), self.engine.connection.transaction():
            [(path,)] = self.engine.rows("SHOW search_path")
            self.engine.rows("SET LOCAL search_path = pg_catalog, pg_temp")
            yield
            self._set("search_path", path)  # the user's transaction may continue

    def _set(self, name: str, setting: str) -> None:
        self.engine.rows("SELECT pg_catalog.set_config(%s, %s, true)", [name, setting])

    def version(self) -> int | None:
        with self._own_names():
            found = self.engine.rows(
                "SELECT PG_GET_USERBYID(nspowner), PG_GET_USERBYID(nspowner) = CURRENT_USER FROM pg_namespace "
                f"WHERE nspname = 'pokersql' AND OBJ_DESCRIPTION(oid, 'pg_namespace') LIKE '%{bundle.MARK}'"
            )
            if not found:
                return None
            [(owner, is_ours)] = found
            if not is_ours:  # a view could run the owner's functions with the current role's rights
                raise PokersqlError(
                    f"{self.name}: the schema pokersql belongs to the role {owner}; connect as that role",
                    ExitCode.TABLE,
                )
            return self._version_in_place()

    def install(self) -> bool:
        with self.engine.errors(), self.engine.connection.transaction():
            with self._own_names():
                done = super().install()
            if done:
                self.engine.rows("SELECT pokersql.tracker_views()")
        return done

    def uninstall(self, force: bool) -> bool:
        with self._own_names():
            return super().uninstall(force)

    def _refuse_built(self) -> None:
        if self.engine.rows("SELECT 1 FROM pg_extension WHERE extname = 'pokersql'"):
            raise PokersqlError(
                f"{self.name}: CREATE EXTENSION has made the schema pokersql here; "
                "DROP EXTENSION pokersql CASCADE removes it",
                ExitCode.TABLE,
            )

    def _make(self) -> None:
        before = {name: self.engine.rows(f"SHOW {name}")[0][0] for name in SET_LOCALLY}
        for name, text in scripts.script():
            self.engine.trace(f"-- {name}")
            self.engine.connection.execute(text)
        for name, setting in before.items():
            self._set(name, setting)

    def _remove(self) -> None:
        import psycopg

        try:
            self.engine.connection.execute(sql_files.read(scripts.REMOVE))
        except psycopg.errors.DependentObjectsStillExist as error:
            yours = (error.diag.message_detail or "").splitlines()[0]
            raise PokersqlError(f"{self.name}: {yours}; drop or move your objects first", ExitCode.TABLE) from error

    @contextmanager
    def trial(self) -> Iterator[Engine]:
        with self.engine.connection.transaction(force_rollback=True):  # the user may have begun a transaction
            self.engine.rows("SET LOCAL search_path = pokersql, pg_temp")
            self.engine.rows("SET LOCAL client_min_messages = warning")
            yield self.engine
