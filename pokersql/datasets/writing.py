"""Writes the data sets of sql/datasets into a directory."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from pokersql import about
from pokersql.databases import database_files, worlds
from pokersql.datasets import describing
from pokersql.engines import DuckDB, Engine, Trace
from pokersql.output import files, render
from pokersql.sources.sql_text import file_name, literal, quoted

LISTED = """
SELECT data_set, STRING_SPLIT(key_columns, ', '), STRING_SPLIT(sort_columns, ', '), made_by, example
FROM data_sets WHERE $seven OR sort_columns IS NOT NULL ORDER BY place
"""


class Listed(NamedTuple):
    """A row of the table `data_sets`."""

    name: str
    key: list[str]
    sort: list[str] | None
    """None for the seven-card hands."""
    made_by: str
    example: str


def write(
    directory: str,
    force: bool,
    memory_limit: str | None = None,
    trace: Trace = None,
    *,
    seven: bool = False,
    day: str | None = None,
) -> list[tuple[str, int, int]]:
    """Write all data sets into a new or empty directory; with `seven`, also all seven-card hands.

    `day` is the day of publication, as in 2026-12-31. With `force`, the directory may have files; files of the same
    names are overwritten. Returns for each data set its name, its number of rows and its number of bytes.

    Raises PokersqlError: (usage) if `directory` is a file or has files; (system) if files can't be written;
    (optional) if pokersql is not installed.
    """
    own = about.package()
    with files.new_files(directory, force) as part:
        with worlds.loaded("duckdb", trace, memory_limit) as engine:
            worlds.read(engine, "sql/datasets.sql")
            rows = [Listed(*row) for row in engine.rows(LISTED, {"seven": seven})]
            for one in render.progress(rows, len(rows), "writing"):
                _write_rows(engine, one, part)
        with DuckDB(trace=trace) as reader:
            sets = [_described(reader, one, part) for one in rows]
        for name, value in describing.packages(sets, own, day).items():
            text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, indent=1) + "\n"
            (part / name).write_text(text, encoding="utf-8", newline="\n")
    return [(one.name, one.rows, one.size) for one in sets]


def _write_rows(engine: Engine, one: Listed, part: Path) -> None:
    """Write the Parquet files of a data set."""
    if one.sort is None:
        database_files.write_seven(engine, str(part / one.name))
        return
    rows = f"SELECT * FROM {quoted(one.name)} ORDER BY {', '.join(map(quoted, one.sort))}"
    engine.copy(rows, str(part / f"{one.name}.parquet"), "parquet", metadata=database_files.told_of(one.name))


def _described(engine: Engine, one: Listed, part: Path) -> describing.DataSet:
    """The description of a data set: what its header says, and what is in its files."""
    path = f"{one.name}/*/*.parquet" if one.sort is None else f"{one.name}.parquet"
    read = f"READ_PARQUET({literal(file_name(str(part)) + '/' + path)}, hive_partitioning = FALSE)"
    told = {name.removeprefix("pokersql."): text for name, text in database_files.told_of(one.name).items()}
    columns = []
    for name, kind, *_ in engine.rows(f"DESCRIBE FROM {read}"):
        meaning, is_key = told[f"column.{name}"], name in one.key
        if is_key and kind == "VARCHAR":
            meaning = _with_values(engine, read, name, meaning)
        columns.append(describing.Column(name, kind, meaning, is_key))
    found = [*_files(engine, part, path)]
    return describing.DataSet(one.name, told["title"], told["grain"], one.made_by, one.example, columns, path, found)


def _with_values(engine: Engine, read: str, column: str, meaning: str) -> str:
    """The meaning of a column, with its different values if they are at most 20."""
    found = engine.rows(f"SELECT DISTINCT {quoted(column)} FROM {read} LIMIT 21")
    values = sorted(value for (value,) in found)
    return f"{meaning.rstrip(' .')}. Values: {', '.join(values)}" if len(values) <= 20 else meaning


def _files(engine: Engine, part: Path, path: str) -> Iterator[describing.DataFile]:
    """The files of a data set, each with the number of its rows, its size and its checksum."""
    for file in sorted(part.glob(path)):
        [(rows,)] = engine.rows(f"SELECT num_rows FROM PARQUET_FILE_METADATA({literal(file_name(str(file)))})")
        raw = file.read_bytes()
        yield describing.DataFile(file.relative_to(part).as_posix(), rows, len(raw), hashlib.sha256(raw).hexdigest())
