"""Runs SQL in ClickHouse within this process, by chdb."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pokersql.engines.copying import CopyingEngine
from pokersql.errors import ExitCode, PokersqlError, in_a_line

if TYPE_CHECKING:
    import pyarrow
    from chdb.session import Session
    from chdb.state.sqlitelike import Connection


class ClickHouse(CopyingEngine):
    """ClickHouse, opened by a connection or a session of chdb, or by the name of a data directory."""

    connection: Connection | Session
    name = "clickhouse"
    needs = "ClickHouse needs chdb"

    def _driver(self) -> type[Exception]:
        import chdb

        error: type[Exception] = chdb.ChdbError
        return error

    def _connect(self, path: str | Connection | Session, *settings: Any) -> Connection | Session:
        import chdb

        if not isinstance(path, str):
            return path
        _refuse_in_use(path)
        connect: Callable[[str], Connection] = chdb.connect
        try:
            return connect(path)
        except RuntimeError as error:
            said = in_a_line(str(error)).removeprefix("Failed to create connection: ").split(", Stack trace")[0]
            raise PokersqlError(f"chdb:{path}: {said}", ExitCode.SYSTEM) from error

    def relations(self, database: str = "pokersql") -> set[str]:
        return {name for (name,) in self.rows(f"SELECT name FROM system.tables WHERE database = '{database}'")}

    def functions(self) -> set[str]:
        """The names of the functions made by CREATE FUNCTION."""
        return {name for (name,) in self.rows("SELECT name FROM system.functions WHERE origin = 'SQLUserDefined'")}

    def arrow(self, statement: str) -> pyarrow.Table:
        return self.connection.query(statement, "ArrowTable")

    def replace(self, table: str, rows: pyarrow.Table) -> None:
        self.connection.query(f"TRUNCATE TABLE {table}")
        self.connection.query(f"INSERT INTO {table} SELECT * FROM Python(rows)")

    def store(self, table: str, rows: pyarrow.Table) -> None:
        with self.errors():
            self.connection.query(
                f"CREATE TABLE {table} ENGINE = MergeTree ORDER BY tuple() AS SELECT * FROM Python(rows)"
            )


def _refuse_in_use(directory: str) -> None:
    """Raise PokersqlError (system) if another process has the directory open; chdb's own error is less clear."""
    import fcntl  # Windows has no fcntl, but chdb doesn't run there

    status = Path(directory, "status")
    if not status.is_file():
        return
    with status.open() as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise PokersqlError(f"chdb:{directory}: another process has it open", ExitCode.SYSTEM) from error
