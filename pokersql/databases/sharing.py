"""A file with the macros, which DuckDB 1.4.2 and newer attach as pokersql."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from pokersql.databases import installation
from pokersql.engines import DuckDB
from pokersql.errors import ExitCode, PokersqlError, reason
from pokersql.output import files
from pokersql.sources import sql_files


def write(path: str, force: bool) -> None:
    """Write a copy of the prepared database with the macros; without a cache, SQL makes it.

    Raises PokersqlError: (usage) if the file exists and `force` is not set, (system) if it can't be written.
    """
    files.check_free(path, force)
    with tempfile.TemporaryDirectory(prefix="pokersql") as directory:
        source = installation.prepared_file() or Path(directory) / "macros.duckdb"
        if not source.exists():
            installation.write_macros(str(source))
        try:
            with source.open("rb") as made, files.replaced(path) as part, open(part, "wb") as written:
                shutil.copyfileobj(made, written)
        except OSError as error:
            raise PokersqlError(f"{path} can't be written: {reason(error)}", ExitCode.SYSTEM) from error


def check(path: str) -> None:
    """Raise PokersqlError: (usage) if there is no such file, (table) if it has no macros or those of another version.

    Also raises PokersqlError (system) if DuckDB can't open the file.
    """
    if not Path(path).is_file():
        raise PokersqlError(f"{path}: no such file; 'pokersql share' writes it")
    with DuckDB() as engine, engine.errors():
        engine.script(installation.attaching_file(path))
        tables = engine.rows("SELECT table_name FROM duckdb_tables() WHERE database_name = 'pokersql'")
        if ("schema_version",) not in tables:
            raise PokersqlError(f"{path} has no macros; name a file that 'pokersql share' has written", ExitCode.TABLE)
        [(version,)] = engine.rows("SELECT schema_version FROM pokersql.schema_version")
    if version != sql_files.version():
        raise PokersqlError(
            f"{path} has macros of version {version}, not {sql_files.version()}; 'pokersql share {path} --force' "
            "writes it anew",
            ExitCode.TABLE,
        )
