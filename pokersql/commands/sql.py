"""The commands that print pokersql's SQL or run the user's SQL."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

import click

from pokersql import engines, extras
from pokersql.commands.options import ENGINE, GIVEN, PRINTING, Output, bytes_of, prints, size
from pokersql.databases import database_files, installation, prepared
from pokersql.engines import Result
from pokersql.engines.postgresql import scripts
from pokersql.errors import ExitCode, PokersqlError
from pokersql.input import reading
from pokersql.output import formats, render
from pokersql.sources import bundle, catalogue, sql_files
from pokersql.untrusted import apart


@click.command()
@click.argument("relation", required=False, type=GIVEN)
@click.option("--dialect", default="duckdb", show_default=True, help="The dialect of the SQL, by its name in sqlglot.")
@click.option(
    "--list",
    "listed",
    is_flag=True,
    help="Print the names of the relations and macros, and the part that makes each of them.",
)
@click.option("--macros", is_flag=True, help="Print sql/macros.sql, generated from its parts.")
@click.option("--games", is_flag=True, help="Print sql/games.sql, generated from its parts.")
@click.option(
    "--unload",
    type=click.Choice([*catalogue.UNLOADED, "macros"]),
    help="Print the generated file sql/unload.sql, sql/unload_equity.sql or sql/unload_macros.sql.",
)
@click.option(
    "--part",
    metavar="NAME",
    type=GIVEN,
    help="Print a part, such as load or studies, as one text that a shell can read in any directory. The part "
    "'everything' has load, build, equity, studies and the macros, for DuckDB; 'postgresql' has the SQL of install.",
)
@prints(*PRINTING, checked=False)
def sql(
    relation: str | None,
    dialect: str,
    listed: bool,
    macros: bool,
    games: bool,
    unload: str | None,
    part: str | None,
    output: Output,
) -> None:
    """Print a relation and all relations that it reads as one query, which runs in an empty database.

    RELATION is showdown by default. The tests run the SQL for DuckDB, SQLite and PostgreSQL; sqlglot translates it into
    other dialects. For a macro, and for a relation that only DuckDB has, the text of its file is printed. The file's
    header names the relations that the file reads.

    \b
    Examples:
      pokersql sql | duckdb
      pokersql sql hand_classes --dialect postgres
      pokersql sql --list
      pokersql sql --macros | duckdb my.duckdb
      pokersql sql --part load | sqlite3 cards.sqlite
    """
    output.check(rows=listed)
    given = {"--list": listed, "--macros": macros, "--games": games, "--unload": unload, "--part": part}
    whole = [name for name, value in given.items() if value]
    if len(whole) > 1:
        raise PokersqlError(f"{' and '.join(whole)}: one at a time")
    if output.format and not listed:
        raise PokersqlError(f"-f {output.format}: is only for --list; SQL has no format")
    if not listed and output.out and formats.ENDINGS.get(Path(output.out).suffix.lower(), "table") != "table":
        raise PokersqlError(f"-o {output.out}: SQL is written as text; give the file the ending .sql")
    if whole and relation:
        raise PokersqlError(f"{relation}: {whole[0]} prints many relations; leave out {relation}")
    if listed:
        output.write(Result(["relation", "part", "access", "title"], iter(catalogue.listed())))
        return
    if macros or games:
        text = bundle.text(bundle.GAMES if games else bundle.FILE)
    elif unload:
        text = catalogue.unload(unload)
    elif part:
        text = text_of(part)
    else:
        text = catalogue.query(relation or "showdown", dialect)
    with render.stream_of(output.out) as stream:
        stream.write(text)


WHOLE = {"everything": catalogue.whole_text, "postgresql": scripts.text}
"""For each part that several order files make, the function that returns the part's text."""


def text_of(part: str) -> str:
    """The SQL of a part as one text.

    Raises PokersqlError (usage) for an unknown name.
    """
    if part in WHOLE:
        return WHOLE[part]()
    if part not in catalogue.parts():
        known = ", ".join([*WHOLE, *(name for name in catalogue.parts() if name not in WHOLE)])
        raise PokersqlError(f"no part {part!r}; the parts are {known}")
    return catalogue.part(part)


@click.command()
@click.argument("statement", required=False, metavar="SQL | -")
@click.option("--file", "file", metavar="FILE", type=GIVEN, help="Read the SQL from a file.")
@click.option(
    "--db",
    metavar="FILE",
    type=GIVEN,
    help="Query this database, read-only [default: a new database with all relations and macros].",
)
@click.option("--write", is_flag=True, help="Let the SQL change the database of --db.")
@click.option(
    "--param",
    "params",
    nargs=2,
    multiple=True,
    metavar="NAME VALUE",
    help="A value for $NAME in the last statement, a number or a text; may be repeated.",
)
@click.option(
    "--safe",
    is_flag=True,
    help="Run untrusted SQL: no files, no ATTACH, no settings; limits on time, memory and output.",
)
@click.option(
    "--time-limit",
    metavar="SECONDS",
    type=float,
    help=f"The most seconds for the SQL [default: no limit, or {apart.SECONDS:g} with --safe].",
)
@click.option(
    "--max-output",
    metavar="SIZE",
    callback=size,
    help=f"The most bytes of rows, such as 500KB [default: no limit, or {apart.OUTPUT // 10**6}MB with --safe].",
)
@prints(*ENGINE, *PRINTING)
def query(
    statement: str | None,
    file: str | None,
    db: str | None,
    write: bool,
    params: tuple[tuple[str, str], ...],
    safe: bool,
    time_limit: float | None,
    max_output: str | None,
    output: Output,
) -> None:
    """Run SQL and print the rows of its last statement; with - the SQL is read from standard input.

    The SQL can use all relations and macros. With --db it can use the relations of that database, and on DuckDB the
    macros, too. A value of --param that is a number is bound as a number: CAST($NAME AS TEXT) makes it text again.

    \b
    Examples:
      pokersql query "SELECT hand_rank, description FROM hand_classes LIMIT 5"
      pokersql query --file report.sql -f csv -o report.csv
      pokersql query "SELECT COUNT(*) FROM hand_cards" --db home_game.duckdb
      pokersql query 'SELECT hand_rank($hand) AS rank' --param hand AsKsQsJsTs
      pokersql query --safe --time-limit 2 --file theirs.sql
      pokersql sql hand_classes | pokersql query - -f jsonl
    """
    if (statement is None) == (file is None):
        raise PokersqlError("give the SQL as an argument, as - or with --file")
    if write and db is None:
        raise PokersqlError("--write is only for --db FILE; a database in memory is not kept")
    if write and safe:
        raise PokersqlError("--safe and --write: untrusted SQL must not change a database")
    if statement is None or statement == "-":
        statement = reading.text_of(file or "-", apart.LETTERS * 4 if safe else -1)  # a character has up to four bytes
    if not statement.strip():
        raise PokersqlError(f"{file or 'the SQL'} is empty; a query begins with SELECT or FROM")
    values = {name: value_of(text) for name, text in params}
    if safe or time_limit is not None or max_output is not None:
        if db is not None and not safe:  # a view named metadata would run untrusted SQL
            with engines.opened(db, output.engine, False) as engine:
                database_files.note_stale(engine, db)
        if output.trace:
            output.trace(statement)
        most = bytes_of(max_output) if max_output else None
        task = apart.Task(statement, values, output.engine, db, write, safe, time_limit, most)
        written = render.format_of(output.format, output.out)
        if written in formats.FILES:
            with apart.result_of(task) as result:
                output.write(result)
            return
        with render.stream_of(output.out) as stream:
            apart.write(task._replace(format=written, screen=render.screen_of(stream)), stream)
        return
    with output.load() if db is None else engines.opened(db, output.engine, write, output.trace) as engine:
        if db is not None:
            database_files.note_stale(engine, db)
        if db is not None or engine.name == "sqlite":
            installation.use_macros(engine, statement)
        output.write(engine.execute(statement, values))


def value_of(text: str) -> int | float | str:
    """The number in a text, if Python writes the number like the text; otherwise the text.

    >>> value_of("42"), value_of("1.50"), value_of("nan")
    (42, '1.50', 'nan')
    """
    for kind in (int, float):
        with suppress(ValueError):
            value = kind(text)
            # nan, inf and numbers of more than 64 bits stay texts.
            if str(value) == text and text.strip("-")[0].isdigit() and abs(value) < 2**63:
                return value
    return text


@click.command(context_settings={"ignore_unknown_options": True})
@click.argument("db", required=False, type=GIVEN)
@click.argument("words", nargs=-1, type=click.UNPROCESSED, metavar="[-- WORDS...]")
def shell(db: str | None, words: tuple[str, ...]) -> None:
    """Open the DuckDB shell with the macros: with DB on your own database, without DB on all relations.

    Nothing is written to DB: the macros are in memory beside DB. WORDS are passed to the shell unchanged.

    \b
    Examples:
      pokersql shell
      pokersql shell home_game.duckdb
      pokersql shell home_game.duckdb -- -csv -c "FROM rank_hands('played', hand)"
    """
    if db is not None and db.startswith("-"):  # without DB, click takes the first word after -- for DB
        words, db = (db, *words), None
    program = shutil.which("duckdb", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))
    if program is None:
        raise PokersqlError(
            f"no DuckDB shell: {extras.command('duckdb-cli')}, or see https://duckdb.org/install",
            ExitCode.OPTIONAL,
        )
    if db is not None and Path(db).is_dir():
        raise PokersqlError(f"{db} is a directory; name a database")
    own = Path("~/.duckdbrc").expanduser()  # -init replaces the user's ~/.duckdbrc, so its text is copied
    with tempfile.TemporaryDirectory(prefix="pokersql") as directory:
        init = Path(directory) / "init.sql"
        lines = own.read_text(encoding="utf-8").splitlines() if own.is_file() else []
        # The shell has the macros already. Names in pokersql would be ambiguous if the line of 'pokersql init-file'
        # attached a database pokersql beside a schema pokersql.
        own_text = "\n".join(line for line in lines if not installation.attaches_file(line))
        init.write_text(f"{installation.start_of_shell(db)}\n{own_text}", encoding="utf-8")
        with suppress(ValueError):  # the shell itself handles Ctrl-C
            signal.signal(signal.SIGINT, signal.SIG_IGN)
        done = subprocess.run([program, "-init", str(init), db or ":memory:", *words])
    sys.exit(done.returncode)


@click.command()
@click.option("--clear", is_flag=True, help="Remove all prepared databases; the next command makes a new one.")
@prints(*PRINTING)
def cache(clear: bool, output: Output) -> None:
    """List or remove the prepared databases, from which each command starts.

    There is a prepared database for each engine and version. The databases are in your cache directory, or in the
    directory that the environment variable POKERSQL_CACHE names. When a command makes a new database, it removes
    databases that no command has used for a day, and keeps at most twelve.

    \b
    Examples:
      pokersql cache
      pokersql cache --clear
      POKERSQL_CACHE=/tmp/pokersql pokersql deal
    """
    if clear:
        render.note(f"{prepared.clear() / 1e6:.1f} MB removed from {prepared.directory()}")
        return
    rows = [(file.name, file.stat().st_size, str(file.parent)) for file in prepared.list_of(prepared.directory())]
    output.write(Result(["database", "bytes", "directory"], iter(rows)))


@click.command()
def path() -> None:
    """Print the directory that has sql/: start a database shell in this directory to read the SQL files.

    \b
    Examples:
      cd "$(pokersql path)" && sqlite3 -cmd '.read sql/load.sql'
    """
    print(sql_files.base())
