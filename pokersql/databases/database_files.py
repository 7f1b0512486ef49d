"""Builds database files. A file has a temporary name until it is complete. Opening a file checks its version."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from pokersql import __version__, engines
from pokersql.databases import installation, prepared, worlds
from pokersql.engines import DuckDB, Engine, Trace
from pokersql.errors import ExitCode, PokersqlError
from pokersql.output import files, render
from pokersql.sources import catalogue, comments, sql_files
from pokersql.sources.sql_text import file_name, literal

SEVEN = "sql/seven.sql"
"""The order file of seven-card hands: the last file makes the table from a view, which the other files make."""

PARTITION = re.compile(r"(card_1=\d+/)?(?:[^/]+=[^/]*/)*data_\d+\.parquet")
"""A pattern for the paths of files in a directory of Parquet. `build` writes paths that match the first group."""


def build(path: str, force: bool, memory_limit: str | None = None, trace: Trace = None, *, seven: bool = False) -> None:
    """Build a database of all relations, or a Parquet file of five_card_hands; the ending of `path` says which.

    With `seven`, a database also has the 133,784,560 seven-card hands; Parquet is a directory with only the seven-card
    hands. `memory_limit` is a text for DuckDB, such as 2GB.

    Raises PokersqlError (usage) if the ending is unknown, or if the file exists and `force` is not set. Raises
    PokersqlError (system) if another process builds the same path, or if the database at `path` is in use.
    """
    ending = _seven_card_ending(path) if seven else _ending(path)
    if engines.ENDINGS.get(ending) == "duckdb":
        installation.check_name(path)
    if seven and ending == ".parquet":
        _check_free_directory(path, force)
    else:
        files.check_free(path, force)
    target = Path(path).resolve()
    with alone(target), _beside(target, force) as part:
        if ending == ".parquet":
            with worlds.loaded("duckdb", trace, memory_limit) as engine:
                if seven:
                    write_seven(engine, str(part))
                else:
                    told = told_of("five_card_hands")
                    engine.copy("SELECT * FROM five_card_hands", str(part), "parquet", metadata=told)
            return
        with copied(engines.ENDINGS[ending], str(part), memory_limit, trace) as engine:
            more = [path for path in catalogue.everything(engine.name) if path not in catalogue.files(engine.name)]
            if more:
                _run(engine, more)
                worlds.sign(engine)
            if seven:
                *ranking_seven, keeping_seven = sql_files.order(SEVEN)
                _run(engine, ranking_seven)
                with render.part_done("writing") as progress:
                    worlds.read(engine, keeping_seven, progress)
                engine.script("\n".join(comments.statements(keeping_seven)))


def write_seven(engine: Engine, directory: str) -> None:
    """Write all seven-card hands into a new directory: a Parquet file for each lowest card."""
    _run(engine, sql_files.order(SEVEN)[:-1])
    with render.part_done("writing") as progress:
        told = told_of("seven_card_hands")
        engine.copy("FROM every_seven_card_hand", directory, "parquet", progress, ["card_1"], told)


def copied(name: str, path: str, memory_limit: str | None = None, trace: Trace = None) -> Engine:
    """An engine on a new file. It is a copy of the prepared database; without a cache, SQL makes it."""
    kind = engines.ENGINES[name]
    with kind() as other:
        source = worlds.prepared_of(other)
    if source:
        shutil.copyfile(source, path)
    engine = kind(path, fresh=True, memory_limit=memory_limit, trace=trace)
    if source is None:
        worlds.make(engine)
    return engine


def told_of(relation: str) -> dict[str, str]:
    """The metadata for a Parquet file: the versions; and the title, grain and columns of a relation of pokersql."""
    told = {"version": __version__, "schema_version": str(sql_files.version()), "relation": relation}
    orders = (*catalogue.ORDERS, SEVEN, "sql/datasets.sql")
    path = next((found[relation] for found in map(sql_files.relations, orders) if relation in found), None)
    if path:
        header = sql_files.header(path)
        told |= {"title": header.title, "grain": header.grain}
        told |= {f"column.{name}": meaning for name, meaning in comments.meanings(path).items()}
    return {f"pokersql.{name}": value for name, value in told.items()}


@contextmanager
def new_directory(path: str, force: bool) -> Iterator[Path]:
    """A new directory for partitioned Parquet. At the end it is renamed to `path`; after an error it is removed."""
    _check_free_directory(path, force)
    target = Path(path).resolve()
    with alone(target), _beside(target, force) as part:
        yield part
        if not _files(part):
            raise PokersqlError(f"{path}: there are no rows to write in parts")


def _ending(path: str) -> str:
    """The ending of a path to build or open: the ending of a database file, or .parquet."""
    ending = files.ending(path)
    if ending not in (*engines.ENDINGS, ".parquet"):
        known = ", ".join([*engines.ENDINGS, ".parquet"])
        raise PokersqlError(f"{path or 'no name'}: its ending must be one of {known}")
    return ending


def _seven_card_ending(path: str) -> str:
    """The ending of a path for seven-card hands: a DuckDB file's ending or, by default, .parquet."""
    ending = files.ending(path)
    if engines.ENDINGS.get(ending) == "duckdb":
        return ending
    if path and ending in ("", ".parquet"):
        return ".parquet"
    raise PokersqlError(
        f"{path or 'no name'}: seven-card hands go into DuckDB (.duckdb) or a directory of Parquet (.parquet)"
    )


def _run(engine: Engine, order: list[str]) -> None:
    for file in render.progress(order, len(order), "building"):
        worlds.read(engine, file)


@contextmanager
def alone(target: Path) -> Iterator[None]:
    """Hold a lock, so that only one process builds a path. The system releases the lock when the process ends."""
    import filelock

    lock = filelock.FileLock(target.with_name(f".{target.name}.lock"))
    try:
        lock.acquire(blocking=False)
    except filelock.Timeout as error:
        if not os.path.exists(lock.lock_file):  # no process holds the lock: the lock file can't be made
            raise PokersqlError(f"{target}: no file can be made in {target.parent}", ExitCode.SYSTEM) from error
        raise PokersqlError(f"{target}: another process is building it", ExitCode.SYSTEM) from error
    try:
        yield
    finally:
        with suppress(OSError):  # Windows doesn't remove open files
            os.unlink(lock.lock_file)
        lock.release()


@contextmanager
def _beside(target: Path, force: bool) -> Iterator[Path]:
    """A path beside `target` for the build. At the end it is renamed to `target`; after an error it is removed.

    The name is always the same, so that the next build removes the files of a killed build.
    """
    part = target.with_name(f".{target.name}.building")
    _refuse_in_use(target)
    files.remove_database(part)
    if _old(target).exists():  # a build was killed between its two renames
        shutil.rmtree(_old(target)) if target.exists() else _old(target).rename(target)
    try:
        yield part
        for written in _files(part):
            with open(written, "rb") as opened_file:
                os.fsync(opened_file.fileno())
        _refuse_in_use(target)
        if target.exists() and not force:  # another process has made the file in the meantime
            raise PokersqlError(f"{target} exists; --force writes over it")
        if part.is_dir():
            _replace_directory(part, target)
        else:
            os.replace(part, target)
    finally:
        files.remove_database(part)


def _files(path: Path) -> list[Path]:
    """All files below a directory; if the path is a file, the file itself."""
    return [file for file in path.rglob("*") if file.is_file()] if path.is_dir() else [path]


def _check_free_directory(path: str, force: bool) -> None:
    """Raise PokersqlError (usage) if a path exists. With `force`, the path may be a directory that a build made."""
    target = Path(path)
    if not target.is_dir():
        if target.exists():
            raise PokersqlError(f"{path} is a file, not a directory of Parquet; give another name")
        files.check_free(path, force)
        return
    if not force:
        raise PokersqlError(f"{path} exists; --force writes over it")
    _refuse_foreign(target)


def _refuse_foreign(target: Path) -> None:
    """Raise PokersqlError (usage) if a directory has a file that no build made."""
    foreign = next((file for file in _files(target) if not _is_ours(file, target)), None)
    if foreign is not None:
        raise PokersqlError(f"{target} has {foreign.name}, which no build made; name another directory")


def _is_ours(file: Path, directory: Path) -> bool:
    """Whether the path or the metadata of a file in a directory of Parquet shows that pokersql wrote the file."""
    path = PARTITION.fullmatch(str(file.relative_to(directory)))
    if not path or path[1]:
        return bool(path)
    with file.open("rb") as stream:  # a file ends with metadata, four bytes with the metadata's length, and PAR1
        stream.seek(-min(8, file.stat().st_size), os.SEEK_END)
        length = int.from_bytes(stream.read(4), "little")
        stream.seek(-min(8 + length, file.stat().st_size), os.SEEK_END)
        return b"pokersql.schema_version" in stream.read(length)


def _replace_directory(part: Path, target: Path) -> None:
    """Rename the directory `part` to `target`, and remove the old directory."""
    old = _old(target)
    if target.exists():
        _refuse_foreign(target)  # files may have been added in the meantime
        target.rename(old)
    try:
        part.rename(target)
    except BaseException:
        if old.exists():
            old.rename(target)
        raise
    shutil.rmtree(old, ignore_errors=True)


def _old(target: Path) -> Path:
    """The path to which the old directory is renamed while a new directory replaces it."""
    return target.with_name(f".{target.name}.old")


def _refuse_in_use(target: Path) -> None:
    """Raise PokersqlError if a database is in use: the engine would replay the old log into the new database."""
    in_use = next((side for side in map(str(target).__add__, files.SIDE_FILES) if os.path.exists(side)), None)
    if in_use is None and target.is_file() and engines.kind_of(str(target)) == "duckdb":
        try:
            DuckDB(str(target)).close()
        except PokersqlError as error:
            in_use = str(target) if "lock" in str(error) else None
    if in_use is not None:
        raise PokersqlError(
            f"{in_use}: {target.name} is in use, or its last write was cut off; close it, or open and close it once",
            ExitCode.SYSTEM,
        )


def opened(path: str, memory_limit: str | None = None, trace: Trace = None) -> Engine:
    """Open the result of `build`: a database is opened read-only; Parquet files are read by an engine in memory.

    Raises PokersqlError: (usage) if the path doesn't exist, (table) if the file can't be read, if pokersql did not
    build it, or if another version built it.
    """
    if Path(path).is_dir() and any(Path(path).glob("card_1=*")):
        return _with_parquet("VIEW seven_card_hands", path, "/*/*.parquet", trace, memory_limit)
    if path and Path(path).is_dir():
        raise PokersqlError(f"{path} is a directory; name a file that build made")
    _ending(path)
    if not Path(path).is_file():
        raise PokersqlError(f"{path}: no such file; 'pokersql build {path}' makes it")
    if Path(path).suffix.lower() == ".parquet":
        return _with_parquet("TABLE five_card_hands", path, "", trace, memory_limit)
    engine = engines.opened(path, None, False, trace, memory_limit)
    error = stale(engine, path)
    if error is not None:
        engine.close()
        raise error
    return engine


def opened_as_is(path: str, trace: Trace = None) -> Engine:
    """An engine on any database, read-only. Raises PokersqlError (table) if another version of pokersql built it."""
    engine = engines.opened(path, None, False, trace)
    error = stale(engine, path) if "schema_version" in metadata(engine) else None
    if error is not None:
        engine.close()
        raise error
    return engine


def _with_parquet(made: str, path: str, pattern: str, trace: Trace, memory_limit: str | None) -> Engine:
    """An engine in memory with a table or view of the hands in the Parquet files at `path`."""
    engine = DuckDB(memory_limit=memory_limit, trace=trace)
    worlds.read(engine, "sql/load.sql")
    # card_1 is a TINYINT in the files; from the names of the directories, DuckDB would make it a BIGINT.
    hands = f"SELECT * FROM read_parquet({literal(file_name(path) + pattern)}, hive_partitioning = false)"
    try:
        engine.rows(f"CREATE {made} AS {hands}")
    except PokersqlError as error:
        engine.close()
        raise PokersqlError(f"{path}: can't be read as Parquet: {error}", ExitCode.TABLE) from error
    return engine


def checks(path: str, engine: Engine) -> list[str]:
    """The files of checks for a built file. A database gets all checks, Parquet the checks of its hands."""
    of_tables = sql_files.order("sql/check_tables.sql")
    of_seven = sql_files.order("sql/check_seven.sql") if "seven_card_hands" in engine.relations() else []
    if Path(path).is_dir():
        return of_seven
    if Path(path).suffix.lower() == ".parquet":
        return [file for file in of_tables if set(sql_files.header(file).reads) <= engine.relations()]
    orders = [f"sql/{name}.sql" for name in ("check", "check_rules", "check_equity", "check_studies")]
    of_engine = [file for order in orders if sql_files.is_for(engine.name, order) for file in sql_files.order(order)]
    return [*of_engine, *of_tables, *of_seven]


def metadata(engine: Engine) -> dict[str, str]:
    """The rows of the table `metadata` in a built database; empty if pokersql did not build the database."""
    if "metadata" not in engine.relations():
        return {}
    try:
        return {str(name): str(value) for name, value in engine.rows("SELECT attribute, value FROM metadata")}
    except PokersqlError:  # the user has another table named metadata
        return {}


def stale(engine: Engine, path: str) -> PokersqlError | None:
    """The error for a database that pokersql did not build, or that another version built; otherwise None.

    If this version built the database from different SQL files, a note says so.
    """
    found = metadata(engine)
    anew = f"'pokersql build {path} --force' builds it again"
    if "schema_version" not in found:
        return PokersqlError(
            f"{path}: has no metadata, so pokersql did not build it; 'pokersql install {path}' adds pokersql to your "
            "own database",
            ExitCode.TABLE,
        )
    version = sql_files.version()
    if found["schema_version"] != str(version):
        return PokersqlError(
            f"{path}: its schema version is {found['schema_version']}, not {version}; {anew}", ExitCode.TABLE
        )
    if found.get("sql_checksum", "") not in ("", prepared.checksum()):  # a database built by a shell has no checksum
        render.note(f"{path}: built from SQL files that have changed since; {anew}")
    return None


def note_stale(engine: Engine, path: str) -> None:
    """Print a note if pokersql built a database with another version or with different SQL files."""
    if "schema_version" in metadata(engine):
        error = stale(engine, path)
        if error is not None:
            render.note(str(error))


@contextmanager
def scratch(path: str, memory_limit: str | None = None, trace: Trace = None) -> Iterator[Engine]:
    """An engine that writes to a temporary copy of a built database; for Parquet, one in memory with all rules."""
    if Path(path).suffix.lower() == ".parquet":
        with opened(path, memory_limit, trace) as engine:
            worlds.read(engine, "sql/rules.sql")
            yield engine
        return
    with tempfile.TemporaryDirectory(prefix="pokersql") as directory:
        copy = Path(directory) / Path(path).name
        for ending in ("", *files.SIDE_FILES):
            if os.path.exists(f"{path}{ending}"):
                shutil.copyfile(f"{path}{ending}", f"{copy}{ending}")
        with engines.opened(str(copy), None, True, trace, memory_limit) as engine:
            yield engine
