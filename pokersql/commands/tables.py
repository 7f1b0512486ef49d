"""The commands about the tables of all hands: build, check and export."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path

import click

from pokersql.commands.options import GIVEN, PRINTING, SHOW_SQL, Command, Output, prints, size
from pokersql.counts import shipped
from pokersql.databases import database_files, worlds
from pokersql.engines import Engine, Result, conformance, targets
from pokersql.engines.postgresql.engine import shown
from pokersql.errors import ExitCode, PokersqlError, nearest
from pokersql.output import files, render
from pokersql.sources import catalogue, sql_files
from pokersql.sources.sql_text import quoted

EXPORTS = {".parquet": "parquet", ".csv": "csv", ".jsonl": "json"}
"""The format for each ending of an exported file."""

MEMORY_LIMIT = click.option(
    "--memory-limit",
    metavar="SIZE",
    callback=size,
    help="The memory limit of DuckDB, such as 2GB; SQLite needs little memory [default: DuckDB's own limit].",
)


def _counts(command: Command) -> Command:
    """Add to a command an option for each shipped count."""
    for count in reversed(shipped.COUNTS):
        command = click.option(count.option, is_flag=True, help=count.help)(command)
    return command


@click.command()
@click.argument("path", required=False, type=GIVEN)
@click.option("--seven", is_flag=True, help="Add all 133,784,560 seven-card hands; DuckDB or Parquet only.")
@_counts
@click.option("--force", is_flag=True, help="Replace a file that exists.")
@MEMORY_LIMIT
@SHOW_SQL
def build(path: str | None, seven: bool, force: bool, memory_limit: str | None, show_sql: bool, **counts: bool) -> None:
    """Build a database at PATH, with all 2,598,960 five-card hands and all other relations.

    The ending of PATH chooses the format: .duckdb or .sqlite is a database for the engine's shell; .parquet has only
    the hands. The file appears when it is complete. With --seven, a PATH that ends in .parquet is a directory with a
    file for each lowest card. With --starting-hands and --game-odds, PATH is an SQL file; with --heads-up and
    --push-fold, PATH is a Parquet file. Without PATH, these four options need --force and replace the file that
    pokersql ships. Until PATH is complete, PATH.part.duckdb has the counts so far; an interrupted build continues with
    these counts.

    \b
    Examples:
      pokersql build poker.duckdb
      pokersql build poker.sqlite --force
      pokersql build hands.parquet
      pokersql build --seven seven.duckdb
      pokersql build --seven seven.parquet --memory-limit 4GB
      pokersql build --starting-hands --force
      pokersql build --heads-up --force
      pokersql build --game-odds --force
      pokersql build --push-fold --force
    """
    trace = Output(show_sql=show_sql).trace
    counted = [one for one in shipped.COUNTS if counts[one.option.removeprefix("--").replace("-", "_")]]
    given = ["--seven"] * seven + [one.option for one in counted]
    if len(given) > 1:
        raise PokersqlError(f"{given[0]} and {given[1]}: one at a time")
    if counted:
        path = path or str(sql_files.base() / counted[0].file)
        shipped.build(counted[0], path, force, memory_limit, trace)
        render.note(f"{path}: built")
        return
    if path is None:
        raise PokersqlError("PATH is missing; name the file to build, as in poker.duckdb")
    database_files.build(path, force, memory_limit, trace, seven=seven)
    render.note(f"{path}: built; 'pokersql check {path}' tries it")


@click.command()
@click.argument("path", required=False, type=GIVEN)
@click.option(
    "--full",
    is_flag=True,
    help="Also rank every five-card hand by the seven steps, and every seven-card hand by its 21 five-card hands.",
)
@MEMORY_LIMIT
@prints(SHOW_SQL, *PRINTING)
def check(path: str | None, full: bool, memory_limit: str | None, output: Output) -> None:
    """Check a file that build made, without writing to it: one row per check, pass or fail.

    Without PATH, pokersql makes and checks all relations in memory, with the studies. If PATH is a file or server
    where 'pokersql install' has made the relations, each check compares the rows of a query with stored rows, which are
    the same for all engines. Rows that the checks insert are removed.

    \b
    Examples:
      pokersql check
      pokersql check poker.duckdb
      pokersql check poker.duckdb --full --memory-limit 2GB
      pokersql check hands.parquet -f csv
      pokersql check postgresql://ann@localhost/poker
    """
    if path is None and full:
        raise PokersqlError("--full needs the table of all hands; name a file that build made")
    if path is None:
        path, found = "the files", of_files(memory_limit, output)
    elif targets.has_installed(path):
        if full:
            raise PokersqlError("--full needs the table of all hands; name a file that build made")
        path, found = shown(path), of_target(path, output)
    else:
        found = checks(path, full, memory_limit, output)
    first = list(islice(found, 1))  # if the file can't be checked, the error comes before any row
    found = chain(first, found)
    failed = []
    ran = 0

    def rows() -> Iterator[tuple[str, str, str]]:
        nonlocal ran
        for name, question, problems in found:
            ran += 1
            more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
            if problems:
                failed.append(name)
            yield ("fail", name, problems[0] + more) if problems else ("pass", name, question)

    output.write(Result(["result", "check", "detail"], rows()))
    if not ran:
        raise PokersqlError(f"{path}: has no table that a check reads", ExitCode.TABLE)
    if failed:
        raise PokersqlError(f"{path}: {len(failed)} of {ran} checks failed: {', '.join(failed)}", ExitCode.TABLE)
    render.note(f"{path}: {ran} check{'s' if ran > 1 else ''} passed")


def of_target(path: str, output: Output) -> Iterator[tuple[str, str, list[str]]]:
    """The checks of an installed database: questions to which all engines give the same answer.

    The rows are as in `checks`.
    """
    with targets.opened(path, trace=output.trace) as target:
        found = target.version()
        if found is None:
            raise PokersqlError(
                f"{target.name}: pokersql is not installed here; 'pokersql install {target.name}' installs it",
                ExitCode.TABLE,
            )
        if found != sql_files.version():
            raise target.of_another_version(found)
        yield from conformance.checks(target)


def of_files(memory_limit: str | None, output: Output) -> Iterator[tuple[str, str, list[str]]]:
    """The checks of all relations that the SQL files make, in memory. The rows are as in `checks`."""
    with worlds.loaded("duckdb", output.trace, memory_limit) as engine:
        for part in ("check", "check_rules", "check_equity", "check_studies"):
            for file in sql_files.order(f"sql/{part}.sql"):
                yield answer(engine, file)


def checks(path: str, full: bool, memory_limit: str | None, output: Output) -> Iterator[tuple[str, str, list[str]]]:
    """A row for each check of a built file: the check's name, its question, and the problems that it found."""
    with database_files.opened(path, memory_limit, output.trace) as engine:
        for file in database_files.checks(path, engine):
            yield answer(engine, file)
        if full and "seven_card_hands" in engine.relations():
            engine.one_connection = True  # the file is read-only, so the proof makes temporary tables
            worlds.read(engine, "sql/prove_choices.sql")
            [(slices,)] = engine.rows("SELECT COALESCE(MAX(card_5) - MIN(card_5), 0) + 1 FROM seven_card_hands")
            for _ in render.progress(range(slices), slices, "scoring"):
                worlds.read(engine, "sql/proofs/choices/next_choices_slice.sql")
            yield answer(engine, "sql/checks/proofs/misranked_hands.sql")
    if full and not Path(path).is_dir():
        with database_files.scratch(path, memory_limit, output.trace) as engine:
            engine.script("DROP TABLE hand_cards")  # a table of the copy; the proof makes a view of this name
            worlds.read(engine, "sql/prove_steps.sql")
            [(slices,)] = engine.rows("SELECT COUNT(*) FROM proof_slices")
            for _ in render.progress(range(slices), slices, "proving"):
                worlds.read(engine, "sql/proofs/steps/next_steps_slice.sql")
            yield answer(engine, "sql/checks/proofs/stepped_ranks.sql")


def answer(engine: Engine, file: str) -> tuple[str, str, list[str]]:
    """The name of a check, its question, and the problems that it found; an error counts as a problem."""
    missing = sorted(set(sql_files.header(file).reads) - engine.relations())
    if missing:
        return sql_files.relation(file), "", [f"there is no {' and no '.join(missing)}"]
    try:
        problems = [problem for (problem,) in engine.rows(sql_files.read(file))]
    except PokersqlError as error:
        problems = [str(error)]
    return sql_files.relation(file), sql_files.header(file).title, problems


@click.command()
@click.argument("table")
@click.argument("file", type=GIVEN)
@click.option(
    "--db", metavar="FILE", type=GIVEN, help="The database that has the table [default: pokersql's own relations]."
)
@click.option("--sort-by", metavar="COLUMN", multiple=True, help="Sort the rows by a column; may be repeated.")
@click.option(
    "--partition-by",
    metavar="COLUMN",
    multiple=True,
    help="Make FILE a directory with a Parquet file for each value of a column; may be repeated.",
)
@click.option("--force", is_flag=True, help="Replace a file that exists.")
@SHOW_SQL
def export(
    table: str,
    file: str,
    db: str | None,
    sort_by: tuple[str, ...],
    partition_by: tuple[str, ...],
    force: bool,
    show_sql: bool,
) -> None:
    """Write a table or view to FILE, in the format of its ending: .parquet, .csv or .jsonl.

    The metadata of Parquet has the version and describes the relation and its columns. With --partition-by COLUMN,
    queries with a condition on COLUMN skip files without a matching row. With --sort-by COLUMN, such queries skip
    ranges of rows without a matching row.

    \b
    Examples:
      pokersql export five_card_hands hands.parquet --db poker.duckdb
      pokersql export five_card_hands hands.parquet --sort-by hand_rank
      pokersql export class_ranks ranks.parquet --partition-by rules
      pokersql export hand_classes classes.csv
    """
    trace = Output(show_sql=show_sql).trace
    ending = files.ending(file)
    if ending not in EXPORTS:
        raise PokersqlError(f"{file}: the ending names no format; use {', '.join(EXPORTS)}")
    if not partition_by:
        files.check_free(file, force)
    elif ending != ".parquet":
        raise PokersqlError(f"{file}: --partition-by makes a directory of Parquet; end it in .parquet")
    if db and Path(db).suffix.lower() == ".parquet":
        raise PokersqlError(f"{db} is only one table; --db takes a database")
    with database_files.opened_as_is(db, trace) if db else worlds.loaded("duckdb", trace) as engine:
        known = engine.relations() if db else catalogue.relations("duckdb")
        if table not in known:
            raise PokersqlError(
                f"{db or 'pokersql'} has no table {table!r}{nearest(table, known)}",
                ExitCode.TABLE if db else ExitCode.USAGE,
            )
        columns = engine.execute(f"SELECT * FROM {quoted(table)} LIMIT 0").columns
        for column in (*sort_by, *partition_by):
            if column not in columns:
                raise PokersqlError(f"{table} has no column {column!r}{nearest(column, columns)}")
        order = f" ORDER BY {', '.join(map(quoted, sort_by))}" if sort_by else ""
        rows, told = f"SELECT * FROM {quoted(table)}{order}", database_files.told_of(table)
        if not partition_by:
            with files.replaced(file) as part:
                engine.copy(rows, part, EXPORTS[ending], metadata=told if ending == ".parquet" else None)
        else:
            with database_files.new_directory(file, force) as directory:
                ordered = bool(sort_by)
                engine.copy(rows, str(directory), "parquet", partition=partition_by, metadata=told, ordered=ordered)
