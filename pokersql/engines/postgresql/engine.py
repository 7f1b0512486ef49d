"""Runs SQL on PostgreSQL."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from pokersql.engines.base import Engine, Fetched, Progress, Values
from pokersql.errors import ExitCode, PokersqlError, in_a_line

if TYPE_CHECKING:
    import psycopg

SCHEMES = ("postgresql", "postgres")
"""The schemes that the address of a server may have before `://`."""

SECONDS = 15
"""The seconds to wait for a server that does not answer, unless the address sets `connect_timeout`."""


def shown(address: str) -> str:
    """An address without its password.

    >>> shown("postgresql://ann:secret@db.example/poker")
    'postgresql://ann@db.example/poker'
    """
    without = re.sub(r"(://[^/@:?]*):[^/?]*@", r"\1@", address)
    return re.sub(r"(?<=[?&])(?:ssl)?password=[^&]*&?", "", without)


class PostgreSQL(Engine):
    """PostgreSQL, opened by the address of a database, or on a connection of psycopg."""

    connection: psycopg.Connection
    name = "postgresql"
    needs = "PostgreSQL needs psycopg"

    def _driver(self) -> type[Exception]:
        import psycopg

        return psycopg.Error

    def _connect(self, path: str | psycopg.Connection, *settings: Any) -> psycopg.Connection:
        import psycopg

        if not isinstance(path, str):
            connection = path
        else:
            wait: dict[str, Any] = {} if "connect_timeout" in path else {"connect_timeout": SECONDS}
            try:
                connection = psycopg.connect(path, autocommit=True, application_name="pokersql", **wait)
            except psycopg.Error as error:
                raise PokersqlError(f"{shown(path)}: {in_a_line(str(error))}", ExitCode.SYSTEM) from error
        self.version = connection.info.parameter_status("server_version") or ""
        return connection

    def relations(self) -> set[str]:
        found = (
            "SELECT relname FROM pg_class WHERE relnamespace = to_regnamespace('pokersql') AND relkind IN ('r', 'v')"
        )
        return {name for (name,) in self.rows(found)}

    def run(self, sql: str, progress: Progress = None) -> None:
        self.connection.execute(sql)

    def _execute(self, sql: str, values: Values) -> Fetched:
        from psycopg.rows import tuple_row

        cursor = self.connection.cursor(row_factory=tuple_row).execute(sql, values or None)
        while cursor.nextset():
            pass
        described = cursor.description or []
        return [column.name for column in described], cursor.fetchmany if described else lambda size: [], None
