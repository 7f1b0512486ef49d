"""The installation into a context of DataFusion."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from pokersql.engines import Engine, copies
from pokersql.engines.datafusion import hand_functions
from pokersql.engines.datafusion.engine import DataFusion
from pokersql.engines.target import Target
from pokersql.errors import ExitCode, PokersqlError
from pokersql.sources import catalogue, sql_files

if TYPE_CHECKING:
    import pyarrow


class DataFusionTarget(Target):
    """A context of DataFusion: it has a schema pokersql and functions until the context ends."""

    engine: DataFusion
    kind = DataFusion
    keeps_inputs = True

    def __init__(self, name: str, engine: DataFusion):
        super().__init__(name, engine)
        self._asked: DataFusion | None = None

    def version(self) -> int | None:
        if not self.engine.schemas():
            return None
        if "schema_version" not in self.engine.relations():
            raise PokersqlError(f"{self.name}: has your own schema pokersql; rename it", ExitCode.TABLE)
        return self._version_in_place()

    def _make(self) -> None:
        theirs = {*self.engine.connection.udfs()} & {*hand_functions.FUNCTIONS}
        if theirs:
            raise PokersqlError(f"{self.name}: has your own function {min(theirs)}; rename it", ExitCode.TABLE)
        self.engine.rows("CREATE SCHEMA pokersql")
        try:
            self._make_in(self.engine, copies.rows(copies.stored()), "pokersql")
        except BaseException:
            self._remove()
            raise

    def _make_in(self, engine: DataFusion, rows: Iterable[tuple[str, pyarrow.Table]], schema: str) -> None:
        """Make the tables, views and functions in a schema of a context."""
        for name, table in rows:
            engine.store(f"{schema}.{name}", table)
        for name, query in copies.views("datafusion", schema):
            engine.rows(f"CREATE VIEW {schema}.{name} AS {query}")
        hand_functions.register(engine.connection)

    def _remove(self) -> None:
        self.engine.rows("DROP SCHEMA pokersql CASCADE")
        for name in hand_functions.FUNCTIONS:
            self.engine.connection.deregister_udf(name)

    def uninstall(self, force: bool) -> bool:
        if self.version() == sql_files.version():
            self._refuse_to_lose(self.engine.relations() - {*catalogue.installed()})
        return super().uninstall(force)

    @contextmanager
    def trial(self) -> Iterator[Engine]:
        """A separate context with copies of the installed rows."""
        from datafusion import SessionContext

        if self._asked is None:
            self._asked = DataFusion(SessionContext(), trace=self.engine.trace)
            rows = ((name, self.engine.arrow(f"SELECT * FROM pokersql.{name}")) for name in copies.stored())
            self._make_in(self._asked, rows, "public")
        yield self._asked

    def finish(self) -> None:
        self._asked = None
