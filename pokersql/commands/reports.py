"""The command that prints reports on the hand histories in a database."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate
from typing import NamedTuple

import click

from pokersql import engines
from pokersql.commands.histories import DB
from pokersql.commands.options import GIVEN, PLOT, PRINTING, SHOW_SQL, Output, prints
from pokersql.databases import installation
from pokersql.engines import Engine, Result
from pokersql.errors import ExitCode, PokersqlError, nearest
from pokersql.histories import loading
from pokersql.input.text_files import counted
from pokersql.output import charts, render

MOST_BARS = 40
"""The most groups that a chart shows; of players and stakes, it shows those with the most hands."""

LUCK = "luck_rows"
"""The temporary table of the luck of all games."""


class Report(NamedTuple):
    """The query of a report, and how its rows are drawn."""

    sql: str
    """The query; $player is a player's name, or NULL for all; $whole leaves out hands that contradict themselves."""
    draw: Callable[[str, str, Result], None] | None = None
    """The function that draws a chart of the rows; its arguments are the file, a title, and the rows."""
    of_player: bool = False
    """Whether a chart is of one player only."""
    adds_up: bool = True
    """Whether the report adds up amounts of all currencies."""


def _bars(path: str, title: str, result: Result) -> None:
    """Draw a bar for each group of the statistics, with its standard error."""
    rows = list(dict.fromkeys((row[0], row[3], row[4]) for row in result.rows))
    if len(rows) > MOST_BARS:
        title, rows = f"{title}: the {MOST_BARS} of {len(rows):,} with most hands", rows[:MOST_BARS]
    names = ["none" if name is None else str(name) for name, *_ in rows]
    means, errors = ([float(row[i] or 0) for row in rows] for i in (1, 2))
    charts.errors(path, title, names, means, errors)


def _grid(path: str, title: str, result: Result) -> None:
    """Draw a coloured field for each cell of a table; the first column has the names of the rows."""
    rows = [list(row) for row in result.rows]
    charts.grid(path, title, [str(row[0]) for row in rows], result.columns[1:], [row[1:] for row in rows])


def _line(path: str, title: str, result: Result) -> None:
    """Draw the running sum of the column net."""
    net = result.columns.index("net")
    charts.lines(path, title, {"won": list(accumulate(float(row[net] or 0) for row in result.rows))}, "sessions")


def _lines(path: str, title: str, result: Result) -> None:
    """Draw the sums of the won and of the expected amounts after each hand."""
    won, expected = ([float(row[i]) for row in result.rows] for i in (0, 1))
    charts.lines(path, title, {"won": won, "expected": expected}, "hands")


def _report(name: str, draw: Callable[[str, str, Result], None] | None = None, **traits: bool) -> Report:
    return Report(f"FROM histories.{name}(player_name := $player, whole_hands := $whole)", draw, **traits)


REPORTS = {
    "results": _report("report_results"),
    "players": _report("report_players", _bars),
    "positions": _report("report_positions", _bars),
    "stacks": _report("report_stacks", _bars),
    "stakes": _report("report_stakes", _bars, adds_up=False),
    "starting-hands": _report("starting_hand_table", _grid, adds_up=False),
    "pots": _report("report_pots", adds_up=False),
    "opponents": _report("report_opponents"),
    "sessions": _report("report_sessions", _line, of_player=True),
    "folded-best": _report("report_folded_best", adds_up=False),
    "luck": Report(
        f"FROM histories.report_luck('{LUCK}', player_name := $player, whole_hands := $whole)", _lines, of_player=True
    ),
}
"""The reports by name."""


@click.command()
@click.argument("name", type=click.Choice(list(REPORTS)), metavar="NAME")
@DB
@click.option("--player", metavar="NAME", type=GIVEN, help="Report this player alone.")
@click.option("--whole", is_flag=True, help="Leave out hands that contradict themselves.")
@click.option("--no-dead", is_flag=True, help="luck: leave the known cards of others in the deck.")
@prints(PLOT, SHOW_SQL, *PRINTING)
def report(name: str, db: str, player: str | None, whole: bool, no_dead: bool, output: Output) -> None:
    """Report on the hand histories in a database: statistics, results, luck.

    NAME is results, players, positions, stacks, stakes, starting-hands, pots, opponents, sessions,
    folded-best or luck.

    players, positions, stacks and stakes have a row per group and statistic: times is how often
    the player did it, chances how often it was possible. Your own statistics are rows of
    histories.statistics. luck compares the equity of all-ins with the amounts won; with --player
    there is a row per hand.

    \b
    Examples:
      pokersql report players --db mine.duckdb --player Hero
      pokersql report starting-hands --db mine.duckdb --plot hands.svg
      pokersql report luck --db mine.duckdb --player Hero --plot luck.png
      pokersql report pots --db mine.duckdb -f csv
    """
    if no_dead and name != "luck":
        raise PokersqlError("--no-dead is for luck")
    shown = REPORTS[name]
    plot = output.plot
    if plot is not None:
        if shown.draw is None:
            drawn = ", ".join(one for one, has in REPORTS.items() if has.draw is not None)
            raise PokersqlError(f"--plot {plot}: {name} has no picture; these have: {drawn}")
        if shown.of_player and player is None:
            raise PokersqlError(f"--plot {plot}: a picture of {name} is of one player; add --player NAME")
    loading.count_new(db, output.trace)
    with engines.opened(db, "duckdb", False, output.trace) as engine:
        engine.one_connection = True  # the connection has the temporary table
        if not loading.check(engine, db, engine.rows("SELECT current_database()")[0][0]):
            raise PokersqlError(
                f"{db} has no hand histories; 'pokersql load FILE --db {db}' loads them", ExitCode.TABLE
            )
        check_player(engine, db, player)
        if shown.adds_up:
            tell_currencies(engine, player)
        tell_contradictions(engine, player, whole)
        title = " ".join([name, *([f"of {player}"] if player else [])])
        if name == "luck":
            installation.use_macros(engine, "FROM equity_of_players()")
            loading.fill_luck(engine, LUCK, not no_dead, player, whole)
            if player is not None:
                return of_luck(engine, player, whole, title, output)
        result = rows_of(engine, shown.sql, player, whole)
        rows = list(result.rows)
        if plot is not None and shown.draw is not None and rows:
            shown.draw(plot, title, Result(result.columns, iter(rows), result.types))
        elif plot is not None:
            render.note(f"{plot} is not drawn: the report has no rows")
        output.write(Result(result.columns, iter(rows), result.types))


def rows_of(engine: Engine, sql: str, player: str | None, whole: bool) -> Result:
    """Run the query of a report."""
    return engine.execute(sql, {"player": player} | ({"whole": whole} if "$whole" in sql else {}))


def check_player(engine: Engine, db: str, player: str | None) -> None:
    """Raise PokersqlError (usage) if a player is in no hand."""
    found = engine.rows("SELECT 1 FROM histories.seats WHERE player = $player LIMIT 1", {"player": player})
    if player is not None and not found:
        known = [name for (name,) in engine.rows("SELECT DISTINCT player FROM histories.seats")]
        raise PokersqlError(f"{db} has no player {player!r}{nearest(player, known)}")


def tell_currencies(engine: Engine, player: str | None) -> None:
    """Print a note if sums are of several currencies."""
    sql = """
        SELECT DISTINCT COALESCE(h.currency, 'chips') AS currency
        FROM histories.hands AS h
        WHERE $player IS NULL
            OR h.hand_id IN (SELECT s.hand_id FROM histories.seats AS s WHERE s.player = $player)
        ORDER BY currency
    """
    currencies = [currency for (currency,) in engine.rows(sql, {"player": player})]
    if len(currencies) > 1:
        render.note(f"sums are of {', '.join(currencies)} together; 'report stakes' has them apart")


def tell_contradictions(engine: Engine, player: str | None, whole: bool) -> None:
    """Print a note with the number of hands that contradict themselves, and whether these hands count."""
    sql = """
        SELECT COUNT(*)
        FROM histories.hands AS h
        WHERE NOT h.whole
            AND ($player IS NULL OR h.hand_id IN (SELECT s.hand_id FROM histories.seats AS s WHERE s.player = $player))
    """
    [(hands,)] = engine.rows(sql, {"player": player})
    if hands:
        counts = "are left out" if whole else "count, with our sums; --whole leaves them out"
        render.note(f"{counted(hands, 'hand')} with a row in history_errors {counts}")


def of_luck(engine: Engine, player: str, whole: bool, title: str, output: Output) -> None:
    """Print a player's all-ins, with the sums up to each all-in, and draw a chart of all hands."""
    line = f"FROM histories.luck_line('{LUCK}', $player, whole_hands := $whole)"
    if output.plot is not None:
        _lines(
            output.plot,
            title,
            rows_of(engine, f"SELECT total_net, total_expected {line} ORDER BY hand_no", player, whole),
        )
    output.write(rows_of(engine, f"SELECT * {line} WHERE luck IS NOT NULL OR unknown ORDER BY hand_no", player, whole))
