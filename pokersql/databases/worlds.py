"""Makes all relations in an engine, by the SQL files or from the prepared database. Runs single files."""

from __future__ import annotations

from pathlib import Path

from pokersql import __version__
from pokersql.databases import prepared
from pokersql.engines import ENGINES, Engine, Progress, Trace
from pokersql.sources import catalogue


def loaded(
    name: str, trace: Trace = None, memory_limit: str | None = None, safe: bool = False, whole: bool = False
) -> Engine:
    """An engine in memory with all relations. Without `whole`, large tables are views, which can't be written to."""
    engine = ENGINES[name](memory_limit=memory_limit, trace=trace, safe=safe)
    source = prepared_of(engine)
    engine.trace(f"-- everything comes from {source or 'the SQL files'}")
    if source is None or not engine.take(source, whole or safe):  # untrusted SQL must read no file
        make(engine)
    return engine


def prepared_of(engine: Engine) -> Path | None:
    """The prepared database for an engine. A missing database is made, except for untrusted SQL."""

    def make_at(path: str) -> None:
        with type(engine)(path, fresh=True) as new, new.errors():
            make(new)

    return prepared.path(f"everything.{engine.name}", engine.version, None if engine.safe else make_at)


def make(engine: Engine) -> None:
    """Make all relations in an empty database."""
    for path, text in catalogue.scripts(engine.name):
        with engine.errors(path):
            engine.run(text)
    if catalogue.files(engine.name) == catalogue.everything(engine.name):
        sign(engine)


def sign(engine: Engine) -> None:
    """Write the versions and the checksum of the SQL files into the table `metadata`."""
    made_by = {"pokersql_version": __version__, "engine": engine.name, "engine_version": engine.version}
    engine.insert("metadata", [*made_by.items(), ("sql_checksum", prepared.checksum())])


def read(engine: Engine, path: str, progress: Progress = None) -> None:
    """Run one of pokersql's SQL files, or all files of an order file, as `.read` does in a shell.

    >>> engine = loaded("duckdb")
    >>> read(engine, "sql/deal.sql")
    >>> engine.rows("SELECT COUNT(*) FROM hand_cards")
    [(50,)]
    """
    engine.trace(f".read {path}")
    for file in catalogue.order(path) or [path]:
        with engine.errors(file):
            engine.run(catalogue.text(file), progress)
