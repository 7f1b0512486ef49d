"""The installation into an SQLite file."""

from __future__ import annotations

from contextlib import suppress

from pokersql.engines import SQLite
from pokersql.engines.sqlite import hand_functions
from pokersql.engines.target import Target
from pokersql.errors import ExitCode, PokersqlError
from pokersql.sources import catalogue, sql_files


class SQLiteTarget(Target):
    """An SQLite file. `install` adds relations to the user's relations; each connection registers the functions."""

    engine: SQLite
    kind = SQLite
    _place = ""

    def __init__(self, name: str, engine: SQLite):
        super().__init__(name, engine)
        hand_functions.register(engine.connection)

    def version(self) -> int | None:
        made = self.engine.rows("SELECT sql FROM sqlite_master WHERE type = 'view' AND name = 'schema_version'")
        if not made or not str(made[0][0]).startswith("CREATE VIEW schema_version AS\nSELECT "):
            return None
        return self._version_in_place()

    def _make(self) -> None:
        theirs = {name.lower() for name in self.engine.relations()} & {*catalogue.installed()}
        if theirs:
            raise PokersqlError(
                f"{self.name}: has your own {min(theirs)}; install into a separate file, and ATTACH that file",
                ExitCode.SYSTEM,
            )
        paths = [*catalogue.installed().values(), hand_functions.INDEXES]
        self._at_once([sql_files.runnable(path) for path in paths])

    def _remove(self) -> None:
        paths = list(catalogue.installed().values())
        made = [one for path in reversed(paths) for one in reversed(sql_files.made(path))]
        self._at_once([f"DROP {one.kind} IF EXISTS {one.name};" for one in made])

    def _at_once(self, texts: list[str]) -> None:
        try:
            self.engine.script("\n".join(["BEGIN IMMEDIATE;", *texts, "COMMIT;"]))
        except BaseException:
            with suppress(PokersqlError):
                self.engine.rows("ROLLBACK")
            raise
