"""The command `pokersql`: takes words from a shell, lets SQL answer, prints the rows."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import update_wrapper
from itertools import chain, islice
from secrets import randbelow
from typing import Any

import click

from pokersql import __version__, engines, reading, render, sql_files
from pokersql.engines import Engine, Result
from pokersql.errors import ExitCode, PokersqlError

SLICE = 10_000
"""Deals or hands worked on at a time: memory stays the same however many there are."""


@dataclass
class Output:
    """What every command that prints rows lets one choose."""

    engine: str | None
    format: str | None
    out: str | None
    force: bool
    show_sql: bool

    def load(self) -> Engine:
        """An engine in memory with everything loaded, DuckDB unless chosen."""
        return engines.loaded(self.engine or "duckdb", self.trace)

    @property
    def trace(self) -> Callable[[str], None] | None:
        return (lambda sql: print(sql, file=sys.stderr)) if self.show_sql else None

    def write(self, result: Result, **look: Any) -> None:
        render.write(result, self.format, self.out, render.Look(**look))

    def check(self, rows: bool = True) -> None:
        """Refuse an output file that can't be, before any work is done for it."""
        render.check_free(self.out, self.force)
        if rows:
            render.format_of(self.format, self.out)


ENGINE = [
    click.option("--engine", type=click.Choice(list(engines.ENGINES)), help="What runs the SQL [default: duckdb]."),
    click.option("--show-sql", is_flag=True, help="Print what runs on standard error."),
]
PRINTING = [
    click.option(
        "-f",
        "--format",
        type=click.Choice(render.FORMATS),
        help="How rows are printed [default: table, or what the ending of -o says].",
    ),
    click.option("-o", "--out", metavar="FILE", help="Write to a file instead of standard output."),
    click.option("--force", is_flag=True, help="Write over a file that exists."),
]


def prints(*options):
    """Give a command these options, and what they say as one Output."""

    def decorate(command):
        def with_output(*args, format, out, force, engine=None, show_sql=False, **kwargs):
            return command(*args, output=Output(engine, format, out, force, show_sql), **kwargs)

        for option in reversed(options):
            with_output = option(with_output)
        return update_wrapper(with_output, command)

    return decorate


def setting(name: str, *flags: str, help: str):
    """An option for a setting: its values are those that its CHECK allows, its default is what loading sets."""
    allowed = click.IntRange(*sql_files.limits()[name]) if name in sql_files.limits() else None
    return click.option(
        *(flags or (f"--{name}",)),
        name,
        type=allowed or click.Choice(sql_files.choices()[name]),
        default=sql_files.defaults()[name],
        show_default=True,
        help=help,
    )


class Commands(click.Group):
    """Commands in the order of this file."""

    def list_commands(self, context: click.Context) -> list[str]:
        return list(self.commands)


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, prog_name="pokersql")
@click.option("--debug", is_flag=True, help="Show the traceback of an error; may stand anywhere.")
@click.pass_context
def cli(context: click.Context, debug: bool) -> None:
    """Poker in SQL: deal, rank and compare hands, or take the SQL and do it in your own shell."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@cli.command()
@setting("players", "-p", "--players", help="How many hands to deal.")
@click.option(
    "--seed",
    type=click.IntRange(*sql_files.limits()["seed"]),
    help="The same seed deals the same cards [default: drawn and told].",
)
@click.option(
    "--deal",
    "first",
    type=click.IntRange(1, sql_files.limits()["deal"][1]),
    default=1,
    show_default=True,
    help="Which deal of the seed.",
)
@setting("shuffle", help="How the deck is shuffled.")
@setting("riffles", help="How often a riffle shuffle riffles.")
@click.option("--one-at-a-time", is_flag=True, help="Deal round the table instead of five cards to each in turn.")
@click.option(
    "--name", "names", multiple=True, metavar="NAME", help="A player's name, first player first; may be repeated."
)
@setting("rounds", help="How many deals, one after the other.")
@prints(*ENGINE, *PRINTING)
def deal(players, seed, first, shuffle, riffles, one_at_a_time, names, rounds, output: Output) -> None:
    """Deal hands, best first.

    \b
    Examples:
      pokersql deal --seed 42
      pokersql deal -p 2 --name Ann --name Bob --shuffle riffle --one-at-a-time
      pokersql deal --rounds 1000 --seed 7 -f csv
    """
    output.check()
    last = sql_files.limits()["deal"][1]
    if first + rounds - 1 > last:
        raise PokersqlError(f"--deal {first} and --rounds {rounds}: deals end at {last}", ExitCode.USAGE)
    if len(names) > players:
        raise PokersqlError(f"--name {names[players]}: a name for player {players + 1} of {players}", ExitCode.USAGE)
    if seed is None:
        seed = randbelow(sql_files.limits()["seed"][1] + 1)
        render.note(f"seed {seed}")
    engine = output.load()
    engine.insert("players", list(enumerate(names, 1)))
    columns = ["deal", "player_ranking", "player", "hand", "category", "description", "pot_share"]
    slices = [(start, min(SLICE, first + rounds - start)) for start in range(first, first + rounds, SLICE)]

    def rows() -> Iterator[tuple[Any, ...]]:
        for start, count in render.progress(slices, len(slices), "dealing"):
            engine.rows("DELETE FROM hand_cards")
            engine.rows("DELETE FROM deals")
            engine.rows(
                "UPDATE settings SET"
                " players = ?, seed = ?, deal = ?, rounds = ?, shuffle = ?, riffles = ?, dealing = ?",
                [players, seed, start, count, shuffle, riffles, "one at a time" if one_at_a_time else "blocks"],
            )
            engine.read("sql/deal.sql")
            yield from engine.execute(
                f"SELECT {', '.join(columns)} FROM payouts ORDER BY deal, player_ranking, player_id"
            ).rows

    output.write(
        Result(columns, rows()),
        decimals={"pot_share": 6},
        cards=symbols(engine),
        spare="category",  # the description begins with it
        marked=lambda row: row["pot_share"] > 0,
    )


@cli.command()
@click.argument("hands", nargs=-1, required=True, metavar="HAND... | -")
@prints(*ENGINE, *PRINTING)
def rank(hands, output: Output) -> None:
    """Rank hands of five to seven cards: hand_rank 1 is a royal flush, 7462 the worst hand.

    A hand is one argument, or all arguments are the cards of one hand; with - hands are read from standard input, one
    a line, and what can't be ranked says so in its row.

    \b
    Examples:
      pokersql rank As Kd Qh Jc Ts
      pokersql rank 'As Kd Qh Jc Ts' 'A♠ A♥ 8♠ 8♣ 9♦ 2♣ 3♣'
      pokersql rank - -f csv < hands.txt
    """
    output.check()
    if "-" in hands and len(hands) > 1:
        raise PokersqlError("- stands alone: hands come from standard input or as arguments", ExitCode.USAGE)
    columns = ["hand", "category", "hand_points", "hand_rank", "description", "error", "best_five"]
    engine = output.load()
    piped = hands == ("-",)
    numbered = reading.lines(sys.stdin.buffer) if piped else enumerate(one_hand(engine, hands), 1)
    wrong = Wrong("line" if piped else "hand")

    def rows(batch: list[tuple[int, str]]) -> Iterator[tuple[Any, ...]]:
        while batch:
            take(engine, batch)
            ranked = engine.execute(
                f"SELECT player_id, written, remedy, {', '.join(columns)} FROM text_ranks ORDER BY player_id"
            )
            for number, written, remedy, *row in ranked.rows:
                error = row[columns.index("error")]
                if error is not None:
                    wrong.add(number, written, error, remedy)
                if piped or error is None:
                    yield tuple(row)
            batch = list(islice(numbered, SLICE))

    ranked = rows(list(islice(numbered, SLICE)))
    first = next(ranked, None)
    if first is not None:
        output.write(Result(columns, chain([first], ranked)), cards=symbols(engine), spare="category", lit="best_five")
    wrong.report()


@cli.command()
@click.argument("hands", nargs=-1, required=True, metavar="HAND HAND...")
@prints(*ENGINE, *PRINTING)
def compare(hands, output: Output) -> None:
    """Put hands in order, best first, and say what decided each against the next.

    Hands have five to seven cards, the best five count; they may share cards, as hands with a common board do.

    \b
    Examples:
      pokersql compare 'As Ah 8c 8d Kc' 'Ac Ad 8h 8s Qc'
      pokersql compare 'Ah Kh 2c 7h 9h 9s 3h' 'Qs Qc 2c 7h 9h 9s 3h'
    """
    output.check()
    if len(hands) < 2:
        raise PokersqlError(f"{hands[0]!r}: one hand; give two or more, each in quotes", ExitCode.USAGE)
    engine = output.load()
    take(engine, list(enumerate(hands, 1)))
    wrong = Wrong("hand")
    for row in engine.rows(
        "SELECT player_id, written, error, remedy FROM text_ranks WHERE error IS NOT NULL ORDER BY player_id"
    ):
        wrong.add(*row)
    wrong.report()
    output.write(
        engine.execute(
            """
            SELECT place, hand, category, description, decided_by, best_five
            FROM hand_comparison
            ORDER BY place, player_id
            """
        ),
        cards=symbols(engine),
        spare="category",
        lit="best_five",
        marked=lambda row: row["place"] == 1,
    )


@cli.command()
@click.argument("relation", required=False)
@click.option("--dialect", default="duckdb", show_default=True, help="The SQL to write, by its name in sqlglot.")
@click.option("--list", "listed", is_flag=True, help="Name the relations instead.")
@prints(*PRINTING)
def sql(relation, dialect, listed, output: Output) -> None:
    """Print a relation and all it reads as one query that runs in an empty database.

    The showdown unless another RELATION is named. DuckDB, SQLite and PostgreSQL are run in the tests; other dialects
    are what sqlglot makes of it.

    \b
    Examples:
      pokersql sql | duckdb
      pokersql sql hand_classes --dialect postgres
      pokersql sql --list
    """
    output.check(rows=listed)
    if listed and relation:
        raise PokersqlError(f"{relation}: --list names all relations, it takes none", ExitCode.USAGE)
    if listed:
        titles = ((name, sql_files.header(path).title) for name, path in sql_files.relations().items())
        output.write(Result(["relation", "title"], titles))
        return
    from pokersql import fold

    render.write_text(fold.fold(relation or "showdown", dialect) + ";\n", output.out)


@cli.command()
@click.argument("statement", required=False, metavar="SQL | -")
@click.option("--file", "file", metavar="FILE", help="Read the SQL from a file.")
@click.option(
    "--db", metavar="FILE", help="Query this database (read-only) instead of a new one with everything loaded."
)
@click.option("--write", is_flag=True, help="Let the SQL change the database of --db.")
@prints(*ENGINE, *PRINTING)
def query(statement, file, db, write, output: Output) -> None:
    """Run SQL and print the rows of its last statement; with - it is read from standard input.

    \b
    Examples:
      pokersql query "SELECT category, COUNT(*) AS classes FROM hand_classes GROUP BY category"
      pokersql query --file report.sql -f csv -o report.csv
      pokersql query "SELECT COUNT(*) FROM hand_cards" --db home_game.duckdb
      pokersql sql hand_classes | pokersql query - -f jsonl
    """
    output.check()
    if (statement is None) == (file is None):
        raise PokersqlError("give the SQL as an argument, as - or with --file", ExitCode.USAGE)
    if write and db is None:
        raise PokersqlError("--write goes with --db: there is nothing else to keep", ExitCode.USAGE)
    if file is not None:
        statement = reading.text_of(file)
    elif statement == "-":
        statement = reading.text_of("-")
    if not statement.strip():
        raise PokersqlError(f"{file or 'the SQL'} is empty; a query begins with SELECT or FROM", ExitCode.USAGE)
    engine = engines.opened(db, output.engine, write, output.trace) if db is not None else output.load()
    output.write(engine.execute(statement))


@cli.command()
def path() -> None:
    """Print the directory that has sql/: go there, and your shell can read the files.

    \b
    Examples:
      cd "$(pokersql path)" && sqlite3 -cmd '.read sql/load.sql'
    """
    print(sql_files.base())


def symbols(engine: Engine) -> dict[str, tuple[str, str]]:
    """The symbol and colour of each card, from the deck."""
    return {card: (symbol, colour) for card, symbol, colour in engine.rows("SELECT card, symbol, colour FROM deck")}


def take(engine: Engine, batch: list[tuple[int, str]]) -> None:
    """Put numbered hands, and nothing else, on the table: as text, and as cards where they can be read."""
    engine.rows("DELETE FROM hand_text")
    engine.rows("DELETE FROM hand_cards")
    engine.insert("hand_text", [(1, number, text) for number, text in batch])
    engine.rows("INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM text_cards")


def one_hand(engine: Engine, words: tuple[str, ...]) -> list[str]:
    """The hands that the arguments are: one each, or one in all if no argument is more than a card."""
    take(engine, list(enumerate(words, 1)))
    [(cards,)] = engine.rows(
        "SELECT MAX(c.cards) FROM (SELECT COUNT(*) AS cards FROM text_tokens GROUP BY player_id) AS c"
    )
    return [" ".join(words)] if cards == 1 else list(words)


class Wrong:
    """The hands that can't be ranked: the first is named, the others are counted."""

    def __init__(self, where: str):
        self.where = where
        self.first = ""
        self.count = 0

    def add(self, number: int, written: str, error: str, remedy: str) -> None:
        shown = written if len(written) <= 60 else written[:60] + "…"
        self.first = self.first or f"{self.where} {number} {shown!r}: {error}: {remedy}"
        self.count += 1

    def report(self) -> None:
        if self.count:
            more = f" (and {self.count - 1} more)" if self.count > 1 else ""
            raise PokersqlError(self.first + more, ExitCode.CARDS)


def main() -> None:
    """Run the command line; whatever goes wrong is one line on standard error and an exit code."""
    # Words are UTF-8 whatever the locale says, as files and standard input are.
    words = [os.fsencode(word).decode(errors="replace") for word in sys.argv[1:] if word != "--debug"]
    debug = len(words) < len(sys.argv) - 1
    code = ExitCode.FINE
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8")
    try:
        with cli.make_context("pokersql", words) as context:
            cli.invoke(context)
        sys.stdout.flush()
    except click.exceptions.Exit as done:
        code = done.exit_code
    except BrokenPipeError:
        # Whoever read the rows has seen enough; what is still in the buffer has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (KeyboardInterrupt, click.Abort):
        complain("interrupted", ExitCode.INTERRUPTED, debug)
        sys.stderr.flush()
        # Files are cleaned up by now; an engine stopped in mid-query would complain while Python closes down.
        os._exit(ExitCode.INTERRUPTED)
    except click.UsageError as error:
        command = error.ctx.command_path if error.ctx else "pokersql"
        code = complain(f"{error.format_message().rstrip('.')}; see '{command} --help'", ExitCode.USAGE, debug)
    except PokersqlError as error:
        code = complain(str(error), error.code, debug)
    except OSError as error:
        code = complain(str(error), ExitCode.SYSTEM, debug)
    except Exception as error:
        code = complain(f"{type(error).__name__}: {error}; --debug shows where", ExitCode.SYSTEM, debug)
    sys.exit(code)


def complain(message: str, code: ExitCode, debug: bool) -> ExitCode:
    """Say what is wrong in one line, after the traceback if that is asked for."""
    if debug:
        import traceback

        traceback.print_exc()
    print("pokersql:", " ".join(message.split()), file=sys.stderr)
    return code
