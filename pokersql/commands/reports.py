"""The command that prints reports on the hand histories in a database."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import date
from itertools import accumulate
from typing import Any, NamedTuple

import click

from pokersql import engines
from pokersql.commands.histories import DB, NAMED
from pokersql.commands.options import GIVEN, PLOT, PRINTING, SHOW_SQL, Output, prints
from pokersql.databases import installation
from pokersql.engines import Engine, Result
from pokersql.errors import ExitCode, PokersqlError, nearest
from pokersql.histories import loading
from pokersql.histories.loading import LUCK_ROWS
from pokersql.input.text_files import counted
from pokersql.output import charts, render

MOST_BARS = 40
"""A chart shows this many groups at most: the groups with the most hands."""

GAMES = 20
"""How many games of push or fold are solved at a time. A game takes a tenth of a second and 5 MB."""

PUSH_FOLD = "push_fold_decisions"
"""The temporary table with the decisions to push or fold."""

PLAYS = "reported_plays"
"""The temporary table or view with the rows of histories.plays that the filters choose."""

CHOSEN = (
    "player_name := $player, whole_hands := $whole, room_name := $room, of_tournaments := $tournaments, "
    f"plays_table := '{PLAYS}'"
)
"""The arguments with which a report's macro chooses the hands."""

FILTERS = {
    "stake": "stake_name := $stake",
    "game": "game_name := $game",
    "since": "first_day := $since",
    "until": "last_day := $until",
    "position": "position_name := $position",
    "players": "least_players := $least, most_players := $most",
}
"""For each option that chooses hands by histories.plays_where, the arguments of this macro."""

KNOWN = {
    "stake": "SELECT stake FROM histories.plays GROUP BY stake ORDER BY COUNT(*) DESC, stake",
    "game": "SELECT DISTINCT game FROM histories.hands ORDER BY game",
    "position": "SELECT position FROM histories.plays WHERE position IS NOT NULL GROUP BY position "
    "ORDER BY histories.position_no(position)",
    "room": "SELECT DISTINCT room FROM histories.hands WHERE room IS NOT NULL ORDER BY room",
}
"""For each option that takes a name, the query of the names in the hands."""

ROOMS_OF_TOURNAMENTS = "SELECT DISTINCT room FROM histories.tournaments WHERE room IS NOT NULL ORDER BY room"
"""The query of the rooms with tournaments."""

EXTENT = """
SELECT
    'the hands of ' || $db || ' have ' || MIN(players) || ' to ' || MAX(players) || ' players, and '
    || COALESCE('are from ' || MIN(played_at)::DATE || ' to ' || MAX(played_at)::DATE, 'have no time')
FROM histories.hands
"""
"""The query of the least and the largest number of players, and of the first and the last day."""

LISTED = 12
"""An error lists this many names at most."""

WIDE = """
FROM (
    PIVOT (
        SELECT r.* EXCLUDE (times, chances), (ROW_NUMBER() OVER () - 1) // statistics AS place
        FROM ({}) AS r, (SELECT COUNT(counted) AS statistics FROM histories.statistics)
    ) ON statistic IN statistic_names USING ANY_VALUE(percent)
)
SELECT * EXCLUDE (place) ORDER BY place
"""
"""The query of a row per group, with a column per statistic; {} is the query of a row per group and statistic."""

STATISTIC_NAMES = """
CREATE TEMPORARY TYPE statistic_names AS ENUM (
    SELECT statistic FROM histories.statistics WHERE counted IS NOT NULL ORDER BY statistic_no
)
"""
"""The statement that makes the type whose values are the columns of WIDE."""


class Day(click.ParamType):  # type: ignore[type-arg]  # before click 8.4 it takes no type
    """A day, such as 2026-11-30."""

    name = "day"

    def convert(self, value: Any, parameter: click.Parameter | None, context: click.Context | None) -> date:
        try:
            return value if isinstance(value, date) else date.fromisoformat(value)
        except ValueError:
            self.fail(f"{value!r} is no day; write it as 2026-11-30", parameter, context)


class Between(click.ParamType):  # type: ignore[type-arg]
    """The least and the largest number of players: 6, or 3-6."""

    name = "numbers"

    def convert(self, value: Any, parameter: click.Parameter | None, context: click.Context | None) -> tuple[int, int]:
        found = re.fullmatch(r"(\d{1,2})(?:-(\d{1,2}))?", value, re.ASCII) if isinstance(value, str) else None
        if found is None or int(found[1]) > int(found[2] or found[1]):
            self.fail(f"{value!r} is no number of players; write it as 6 or 3-6", parameter, context)
        return int(found[1]), int(found[2] or found[1])


class Report(NamedTuple):
    """The query of a report, and the chart of its rows."""

    sql: str
    """The query. $player and $room are names, or NULL for all. If $whole, hands with a contradiction are left out.
    $tournaments chooses hands of tournaments (TRUE), of cash games (FALSE) or of both (NULL). The table PLAYS has the
    hands that the other filters choose. $number is a tournament, $hand a hand_id; {} is the expression of --by."""
    draw: Callable[[str, str, Result], None] | None = None
    """The function that draws the chart; its arguments are the file, a title, and the rows."""
    of_player: bool = False
    """Whether the chart shows one player, whom the user must name."""
    adds_up: bool = True
    """Whether the report adds up amounts, even amounts in different currencies."""
    chooses_hands: bool = True
    """Whether $whole and $tournaments choose the hands of the report."""
    both_kinds: bool = False
    """Whether hands of cash games and of tournaments may be in one report."""
    number: str | None = None
    """An example of the number that the report needs; None if the report takes no number."""
    by: Mapping[str, str] | None = None
    """The words of --by with the expressions that replace {}; the first is the default. None without --by."""
    by_statistic: bool = False
    """Whether the report has a row per group and statistic."""


def _bars(path: str, title: str, result: Result) -> None:
    """Draw a bar for the value of each group, with the value's standard error."""
    rows = list(dict.fromkeys((row[0], row[3], row[4]) for row in result.rows))
    if len(rows) > MOST_BARS:
        title, rows = f"{title}: the {MOST_BARS} of {len(rows):,} with the most hands", rows[:MOST_BARS]
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


def _days(path: str, title: str, result: Result) -> None:
    """Draw the column total_net over the column first_day."""
    day, total = (result.columns.index(name) for name in ("first_day", "total_net"))
    known = [row for row in result.rows if row[day] is not None]
    if known:
        won = [float(row[total] or 0) for row in known]
        charts.lines(path, title, {"won": won}, "first day", days=[row[day] for row in known])
    else:
        render.note(f"{path} is not drawn: no hand has a time")


def _stack(path: str, title: str, result: Result) -> None:
    """Draw the stack after each hand."""
    stack = result.columns.index("stack_after")
    rows = list(result.rows)
    start = float(rows[0][result.columns.index("stack")] or 0)
    charts.lines(path, title, {"stack": [float(row[stack] or 0) for row in rows]}, "hands", start)


def _lines(path: str, title: str, result: Result) -> None:
    """Draw two lines: the sum of the won amounts after each hand, and the sum of the expected amounts."""
    rows = list(result.rows)
    won, expected = ([float(row[i]) for row in rows] for i in (0, 1))
    charts.lines(path, title, {"won": won, "expected": expected}, "hands")


def _report(name: str, draw: Callable[[str, str, Result], None] | None = None, **traits: Any) -> Report:
    first = "{}, " if traits.get("by") else ""
    return Report(f"FROM histories.{name}({first}{CHOSEN})", draw, **traits)


GROUPS = {
    "player": "e.player",
    "buy-in": "t.price",
    "speed": "t.speed",
    "game": "t.game",
    "room": "t.room",
    "month": "STRFTIME(COALESCE(t.started_at, t.first_hand_at), '%Y-%m')",
    "tournament": "CONCAT_WS(' ', t.room, t.tournament)",
}
"""For each word of --by, the expression by which histories.tournaments_by groups the entries."""

PERIODS = {word: f"'{word}'" for word in ("month", "day", "week", "quarter", "year")}
"""For each word of --by, the period of histories.report_over_time."""

REPORTS = {
    "results": _report("report_results"),
    "players": _report("report_players", _bars, by_statistic=True),
    "positions": _report("report_positions", _bars, by_statistic=True),
    "stacks": _report("report_stacks", _bars, by_statistic=True),
    "stakes": _report("report_stakes", _bars, adds_up=False, by_statistic=True),
    "starting-hands": _report("starting_hand_table", _grid, adds_up=False),
    "pots": _report("report_pots", adds_up=False, both_kinds=True),
    "opponents": _report("report_opponents"),
    "sessions": _report("report_sessions", _line, of_player=True),
    "over-time": _report("report_over_time", _days, of_player=True, by=PERIODS),
    "folded-best": _report("report_folded_best", adds_up=False, both_kinds=True),
    "m": _report("report_m", _bars, by_statistic=True),
    "tournaments": Report(
        "FROM histories.tournaments_by({}, player_name := $player, room_name := $room)",
        adds_up=False,
        chooses_hands=False,
        by=GROUPS,
    ),
    "tournament": Report(
        "FROM histories.report_tournament($number, player_name := $player, room_name := $room)",
        _stack,
        adds_up=False,
        chooses_hands=False,
        number="1731156709",
    ),
    "hand": Report(
        "FROM histories.report_hand($hand)", adds_up=False, chooses_hands=False, number="3037356915611495214"
    ),
    "luck": Report(f"FROM histories.report_luck('{LUCK_ROWS}', {CHOSEN})", _lines, of_player=True),
    "push-fold": Report(f"FROM histories.report_push_fold('{PUSH_FOLD}')", adds_up=False, both_kinds=True),
}
"""The reports by name."""


@click.command()
@click.argument("name", type=click.Choice(list(REPORTS)), metavar="NAME")
@click.argument("number", required=False, type=GIVEN)
@DB
@click.option("--player", metavar="NAME", type=GIVEN, help="Report only this player.")
@click.option("--room", metavar="NAME", type=GIVEN, help="Report only the hands of this poker room.")
@click.option("--stake", metavar="NAME", type=GIVEN, help="Report only this stake, as 'report stakes' names it.")
@click.option("--game", metavar="NAME", type=GIVEN, help="Report only this game, such as omaha.")
@click.option("--since", metavar="DAY", type=Day(), help="Report only hands from this day on, such as 2026-11-30.")
@click.option("--until", metavar="DAY", type=Day(), help="Report only hands until the end of this day.")
@click.option("--position", metavar="NAME", type=GIVEN, help="Report only hands in this position, such as BTN.")
@click.option(
    "--players",
    metavar="N|N-M",
    type=Between(),
    help="Report only hands with this number of players dealt in, such as 6 or 3-6.",
)
@click.option("--whole", is_flag=True, help="Leave out hands that have a row in history_errors.")
@click.option(
    "--tournaments/--cash", "of_tournaments", default=None, help="Report only hands of tournaments, or of cash games."
)
@click.option(
    "--by",
    type=click.Choice(list(dict.fromkeys([*GROUPS, *PERIODS]))),
    help="For tournaments: what groups the entries [default: player]; for over-time: the period [default: month].",
)
@click.option("--wide", is_flag=True, help="For statistics: a row per group, with a column per statistic.")
@click.option(
    "--no-dead", is_flag=True, help="For luck: the deck keeps the known cards of players who can't win the pot."
)
@click.option(
    "--icm", is_flag=True, help="For luck and push-fold: measure hands of the last players of tournaments in money."
)
@prints(PLOT, SHOW_SQL, *PRINTING)
def report(
    name: str,
    number: str | None,
    db: str,
    player: str | None,
    room: str | None,
    whole: bool,
    of_tournaments: bool | None,
    by: str | None,
    wide: bool,
    no_dead: bool,
    icm: bool,
    output: Output,
    **filters: Any,
) -> None:
    """Report on the hand histories in a database: statistics, results, luck.

    NAME is results, players, positions, stacks, m, stakes, starting-hands, pots, opponents, sessions,
    over-time, folded-best, luck, push-fold, tournaments, tournament or hand.

    players, positions, stacks, m and stakes have a row per group and statistic. The column chances says how often
    an action was possible; the column times says how often the player took it. With --wide they have a row per group,
    and the percentages as columns. Your own statistics are rows of the table histories.statistics. over-time has the
    results of each month and their sum. luck compares the equity of all-ins with the amounts won; with --player, luck
    has a row per hand. push-fold compares the blinds' pushes, calls and folds, at most 15 big blinds deep, with the
    equilibrium; with --player, it has a row per decision. tournaments has the return on investment (roi) of
    entries; tournament NUMBER has the player's stack after each hand. hand NUMBER replays a hand, with the equities on
    each street; NUMBER is the room's number of the hand, or its hand_id. If the hands are of cash games and of
    tournaments, choose --cash or --tournaments: tournament chips can't be added to money.

    \b
    Examples:
      pokersql report players --db mine.duckdb --player Hero
      pokersql report players --wide --db mine.duckdb --since 2026-01-01
      pokersql report over-time --by week --db mine.duckdb --player Hero
      pokersql report starting-hands --db mine.duckdb --plot hands.svg
      pokersql report luck --db mine.duckdb --player Hero --plot luck.png
      pokersql report pots --db mine.duckdb --room PokerStars -f csv
      pokersql report tournaments --db mine.duckdb --player Hero --by buy-in
      pokersql report tournament 1731156709 --db mine.duckdb --plot stack.svg
      pokersql report hand 3037356915611495214 --db mine.duckdb
      pokersql report luck --icm --db mine.duckdb
      pokersql report push-fold --db mine.duckdb --player Hero
    """
    shown = REPORTS[name]
    given = {option: value for option, value in filters.items() if value is not None}
    check_options(name, number, player, by, wide, no_dead, icm, whole, of_tournaments, given)
    of_tournaments = True if icm else of_tournaments
    plot = output.plot
    if plot is not None:
        if icm:
            raise PokersqlError("--icm has no plot; leave out --plot or --icm")
        if shown.draw is None:
            drawn = ", ".join(one for one, has in REPORTS.items() if has.draw is not None)
            raise PokersqlError(f"--plot {plot}: {name} has no chart; reports with a chart: {drawn}")
        if shown.of_player and player is None:
            raise PokersqlError(f"--plot {plot}: the chart of {name} shows one player; add --player NAME")
    loading.renew(db, output.trace)
    with engines.opened(db, "duckdb", False, output.trace) as engine:
        engine.one_connection = True  # only this connection sees the temporary table
        if not loading.check(engine, db, engine.rows("SELECT current_database()")[0][0]):
            raise PokersqlError(
                f"{db} has no hand histories; 'pokersql load FILE --db {db}' loads them", ExitCode.TABLE
            )
        of_entries = name == "tournaments"
        check_player(engine, db, player, "entries" if of_entries else "seats")
        if of_entries and room is not None:
            check_name(engine, db, "room", room, ROOMS_OF_TOURNAMENTS)
        for option, value in {"room": None if of_entries else room, **given}.items():
            if option in KNOWN and value is not None:
                check_name(engine, db, option, value, KNOWN[option])
        chosen: dict[str, Any] = {"player": player, "room": room}
        if name == "tournament":
            check_tournament(engine, db, number, room)
            chosen["number"] = number
        if name == "hand":
            installation.use_macros(engine, "FROM equity_of_players()")
            chosen = {"hand": hand_of(engine, db, number, room)}
        if shown.chooses_hands:
            chosen |= {"whole": whole, "tournaments": of_tournaments}
            choose_plays(engine, db, chosen, given)
            if not shown.both_kinds:
                check_kinds(engine, db, chosen)
            if shown.adds_up:
                tell_currencies(engine, chosen)
            tell_contradictions(engine, chosen)
        title = " ".join(
            [
                name,
                *([number] if number else []),
                *([f"of {player}"] if player else []),
                *([f"at {room}"] if room else []),
            ]
        )
        if name == "luck":
            installation.use_macros(engine, "FROM equity_of_players()")
            count_luck(engine, chosen, {"dead": not no_dead, "icm": icm})
            if icm:
                return of_luck_in_money(engine, player, output)
            if player is not None:
                return of_luck(engine, chosen, title, output)
        if name == "push-fold":
            installation.use_macros(engine, "FROM push_fold_of()")
            solve_spots(engine, chosen | {"icm": icm})
            return of_push_fold(engine, player, icm, output)
        sql = shown.sql
        if shown.by:
            sql = sql.format(shown.by[by or next(iter(shown.by))])
        if wide:
            engine.script(STATISTIC_NAMES)
            sql = WIDE.format(sql)
        result = engine.execute(sql, chosen)
        rows = list(result.rows)
        if plot is not None and shown.draw is not None and rows:
            shown.draw(plot, title, Result(result.columns, iter(rows), result.types))
        elif plot is not None:
            render.note(f"{plot} is not drawn: the report has no rows")
        output.write(Result(result.columns, iter(rows), result.types))


def check_options(
    name: str,
    number: str | None,
    player: str | None,
    by: str | None,
    wide: bool,
    no_dead: bool,
    icm: bool,
    whole: bool,
    of_tournaments: bool | None,
    given: Mapping[str, Any],
) -> None:
    """Raise PokersqlError (usage) if the report can't take an option or a number, or lacks its number."""
    if no_dead and name != "luck":
        raise PokersqlError("--no-dead is for luck")
    if icm and name not in ("luck", "push-fold"):
        raise PokersqlError("--icm is for luck and push-fold")
    if icm and of_tournaments is False:
        raise PokersqlError("--icm is for tournaments; leave out --cash")
    words = REPORTS[name].by or {}
    if by is not None and by not in words:
        takers = "; ".join(f"--by {', '.join(one.by)} is for {taker}" for taker, one in REPORTS.items() if one.by)
        raise PokersqlError(f"the report {name} has no --by {by}: {takers}")
    if wide and not REPORTS[name].by_statistic:
        raise PokersqlError(f"--wide is for {', '.join(one for one, has in REPORTS.items() if has.by_statistic)}")
    if "since" in given and "until" in given and given["since"] > given["until"]:
        raise PokersqlError(f"--since {given['since']} is after --until {given['until']}")
    example = REPORTS[name].number
    if number is not None and example is None:
        takers = " and ".join(one for one, report in REPORTS.items() if report.number)
        raise PokersqlError(f"{number!r}: only the reports {takers} take a number")
    if number is None and example is not None:
        raise PokersqlError(f"the report {name} needs a number, as in 'report {name} {example}'")
    if name == "hand" and player is not None:
        raise PokersqlError("--player is not for the report hand, which has all players")
    refused = [*(["whole"] if whole else []), *(["cash"] if of_tournaments is False else []), *given]
    if refused and not REPORTS[name].chooses_hands:
        raise PokersqlError(f"--{refused[0]} is not for the report {name}")


def check_tournament(engine: Engine, db: str, number: str | None, room: str | None) -> None:
    """Raise PokersqlError (usage) if no hand is of a tournament with this number, or if several rooms have one."""
    sql = "SELECT DISTINCT room FROM histories.hands WHERE tournament = $number AND ($room IS NULL OR room = $room)"
    rooms = [str(name) for (name,) in engine.rows(f"{sql} ORDER BY room", {"number": number, "room": room})]
    if len(rooms) > 1:
        raise PokersqlError(f"several rooms have a tournament {number!r}: {', '.join(rooms)}; add --room NAME")
    if not rooms:
        known = "SELECT DISTINCT tournament FROM histories.hands WHERE tournament IS NOT NULL"
        names = [str(name) for (name,) in engine.rows(known)]
        raise PokersqlError(f"{db} has no hands of a tournament {number!r}{nearest(str(number), names)}")


def hand_of(engine: Engine, db: str, number: str | None, room: str | None) -> int:
    """The hand_id of the hand with this hand_id or this number of its room.

    Raises PokersqlError (usage) if no hand or several hands have the number.
    """
    sql = "SELECT hand_id, site FROM histories.hands_numbered($number, room_name := $room)"
    hands = engine.rows(sql, {"number": number, "room": room})
    if not hands:
        raise PokersqlError(
            f"{db} has no hand {number!r}; histories.hands has the numbers, in its columns site_hand_id and hand_id"
        )
    if len(hands) > 1:
        several = ", ".join(f"{hand}{f' of {site}' if site else ''}" for hand, site in hands[:NAMED])
        more = f" and {len(hands) - NAMED:,} more" if len(hands) > NAMED else ""
        raise PokersqlError(f"several hands have the number {number!r}; give the hand_id of one: {several}{more}")
    return int(hands[0][0])


def check_player(engine: Engine, db: str, player: str | None, table: str) -> None:
    """Raise PokersqlError (usage) if no row of `table` (seats or entries) has the player, or only anonymous rows."""
    if player is None:
        return
    if table == "entries":
        known = [name for (name,) in engine.rows("SELECT DISTINCT player FROM histories.entries WHERE player > ''")]
        if player not in known:
            raise PokersqlError(f"{db} has no tournament of a player {player!r}{nearest(player, known)}")
        return
    named = "SELECT BOOL_AND(anonymous) FROM histories.seats WHERE player = $player"
    [(anonymous,)] = engine.rows(named, {"player": player})
    if anonymous:
        raise PokersqlError(f"{player!r} is an anonymous player, who may be another person in each hand")
    if anonymous is None:
        known = [name for (name,) in engine.rows("SELECT DISTINCT player FROM histories.seats WHERE NOT anonymous")]
        raise PokersqlError(f"{db} has no player {player!r}{nearest(player, known)}")


def check_name(engine: Engine, db: str, option: str, name: str, sql: str) -> None:
    """Raise PokersqlError (usage) if the query of the known names does not return `name`."""
    known = [str(one) for (one,) in engine.rows(sql)]
    if name in known:
        return
    if not known:
        listed = f", since it names no {option}"
    elif len(known) > LISTED and nearest(name, known):
        listed = nearest(name, known)
    else:
        more = f" and {len(known) - LISTED:,} more" if len(known) > LISTED else ""
        listed = f"; its {option}s are {', '.join(known[:LISTED])}{more}"
    raise PokersqlError(f"{db} has no {option} {name!r}{listed}")


def choose_plays(engine: Engine, db: str, chosen: dict[str, Any], given: Mapping[str, Any]) -> None:
    """Make PLAYS: a table of the rows that the filters choose, or without a filter a view of histories.plays.

    Prints a note if the filters leave out hands without a time. Raises PokersqlError (usage) if no hand is left.
    """
    if not given:
        engine.script(f"CREATE TEMPORARY VIEW {PLAYS} AS FROM histories.plays")
        return
    values = {name: value for name, value in given.items() if name != "players"}
    if "players" in given:
        values["least"], values["most"] = given["players"]
    arguments = ", ".join(FILTERS[name] for name in given)
    engine.execute(f"CREATE TEMPORARY TABLE {PLAYS} AS FROM histories.plays_where({arguments})", values)
    named = {name: chosen[name] for name in OF_HANDS_NAMES}
    if not engine.rows(f"SELECT 1 FROM histories.hands AS h WHERE {OF_HANDS} LIMIT 1", named):
        kind = {None: [], True: ["--tournaments"], False: ["--cash"]}[chosen["tournaments"]]
        names = {option: chosen[option] for option in ("player", "room") if chosen[option] is not None}
        wanted = " and ".join(
            [*(f"--{option} {written(value)}" for option, value in {**names, **given}.items()), *kind]
        )
        raise PokersqlError(f"the report has no hand with {wanted}; {engine.rows(EXTENT, {'db': db})[0][0]}")
    if given.keys() & {"since", "until"}:
        [(hands,)] = engine.rows("SELECT COUNT(*) FROM histories.hands WHERE played_at IS NULL")
        if hands:
            render.note(f"{counted(hands, 'hand')} without a time are left out")


def written(value: Any) -> str:
    """The value of a filter as the command line has it."""
    if isinstance(value, tuple):
        return "-".join(map(str, dict.fromkeys(value)))
    return repr(value) if isinstance(value, str) else str(value)


OF_HANDS = f"""h.hand_id IN (
    SELECT p.hand_id
    FROM histories.chosen_plays($player, FALSE, $room, $tournaments, both_kinds := TRUE, plays_table := '{PLAYS}') AS p
)"""
"""The condition that chooses the hands of the report, and also those that --whole leaves out."""

OF_HANDS_NAMES = ("player", "room", "tournaments")
"""The parameters of OF_HANDS."""


def check_kinds(engine: Engine, db: str, chosen: dict[str, Any]) -> None:
    """Raise PokersqlError (usage) if the chosen hands are of cash games and of tournaments."""
    named = {name: chosen[name] for name in OF_HANDS_NAMES}
    sql = f"SELECT COUNT(DISTINCT h.tournament IS NULL) FROM histories.hands AS h WHERE {OF_HANDS}"
    if engine.rows(sql, named) == [(2,)]:
        raise PokersqlError(
            f"{db} has hands of cash games and of tournaments; tournament chips can't be added to money; "
            "add --cash or --tournaments"
        )


def tell_currencies(engine: Engine, chosen: dict[str, Any]) -> None:
    """Print a note if the report adds up amounts in different currencies."""
    named = {name: chosen[name] for name in OF_HANDS_NAMES}
    sql = f"SELECT DISTINCT COALESCE(h.currency, 'chips') AS currency FROM histories.hands AS h WHERE {OF_HANDS}"
    currencies = [currency for (currency,) in engine.rows(f"{sql} ORDER BY currency", named)]
    if len(currencies) > 1:
        render.note(f"amounts in {', '.join(currencies)} are added up; 'report stakes' separates them")


def tell_contradictions(engine: Engine, chosen: dict[str, Any]) -> None:
    """Print a note that says how many hands have a row in history_errors, and whether these hands count."""
    named = {name: chosen[name] for name in OF_HANDS_NAMES}
    sql = f"SELECT COUNT(*) FROM histories.hands AS h WHERE NOT h.whole AND {OF_HANDS}"
    [(hands,)] = engine.rows(sql, named)
    if hands:
        counts = "are left out" if chosen["whole"] else "count, with the replayed amounts; --whole leaves them out"
        render.note(f"{counted(hands, 'hand')} with a row in history_errors {counts}")


def count_luck(engine: Engine, chosen: dict[str, Any], measured: dict[str, bool]) -> None:
    """Make the table LUCK_ROWS with the rows of `histories.luck` for all games, some hands at a time.

    `measured` has the arguments dead and icm.
    """
    engine.script(loading.LUCK)
    hands = f"FROM histories.all_in_hands('{LUCK_ROWS}', {CHOSEN})"
    add = f"""
        INSERT INTO {LUCK_ROWS}
        WITH next_all_ins AS MATERIALIZED (SELECT hand_id, game {hands} WHERE is_next)
        FROM histories.luck(
            (SELECT ANY_VALUE(n.game) FROM next_all_ins AS n),
            dead := $dead, icm := $icm, plays_table := 'next_all_ins'
        )
    """
    share = f"SELECT COALESCE(COUNT(*) FILTER (is_counted) / NULLIF(COUNT(*), 0), 1) {hands}"
    with render.part_done("comparing all-ins with their equities") as tell:
        while (counted := engine.rows(share, chosen)[0][0]) < 1:
            if tell:
                tell(counted)
            engine.execute(add, chosen | measured)


def of_luck(engine: Engine, chosen: dict[str, Any], title: str, output: Output) -> None:
    """Print a player's all-ins, with the sums of all hands up to each all-in.

    With --plot, also draw a chart of all hands.
    """
    line = f"FROM histories.luck_line('{LUCK_ROWS}', {CHOSEN})"
    if output.plot is not None:
        totals = engine.execute(f"SELECT total_net, total_expected {line} ORDER BY hand_no", chosen)
        _lines(output.plot, title, totals)
    output.write(engine.execute(f"SELECT * {line} WHERE luck IS NOT NULL OR unknown ORDER BY hand_no", chosen))


def tell_measured(in_money: int, all_of_them: str) -> None:
    """Print a note that says how many pots or decisions a report measures in money."""
    render.note(f"{in_money:,} of {all_of_them} measured in money; 'pokersql help tournaments' names the conditions")


def of_luck_in_money(engine: Engine, player: str | None, output: Output) -> None:
    """Print the luck of each player in money and in chips; with a player, the player's all-ins in the order of time."""
    pots_of = f"SELECT DISTINCT hand_id, pot_no, in_money FROM {LUCK_ROWS} SEMI JOIN {PLAYS} USING (hand_id)"
    [(in_money, pots)] = engine.rows(f"SELECT COUNT(*) FILTER (in_money), COUNT(*) FROM ({pots_of})")
    tell_measured(in_money, f"{counted(pots, 'pot')} of all-ins")
    if player is None:
        output.write(engine.execute(f"FROM histories.report_luck_in_money('{LUCK_ROWS}', plays_table := '{PLAYS}')"))
        return
    all_ins = f"""
        SELECT
            h.played_at, h.tournament, h.hand_id, r.pot_no, r.all_in_street, r.all_in_board, r.hole,
            r.unit, r.amount, r.equity, r.expected, r.won, r.luck, r.error
        FROM {LUCK_ROWS} AS r
        INNER JOIN histories.hands AS h ON r.hand_id = h.hand_id
        INNER JOIN {PLAYS} AS p ON r.hand_id = p.hand_id AND r.seat = p.seat
        WHERE r.player = $player
        ORDER BY h.played_at NULLS FIRST, h.source_id, h.line, r.pot_no
    """
    output.write(engine.execute(all_ins, {"player": player}), rounded={"equity": ".4f"})


def solve_spots(engine: Engine, chosen: dict[str, Any]) -> None:
    """Make the table PUSH_FOLD with the rows of histories.push_fold_decisions. Solve GAMES games at a time."""
    spots = f"FROM histories.push_fold_spots({CHOSEN}, icm := $icm)"
    engine.execute(f"CREATE OR REPLACE TEMPORARY TABLE push_fold_spots AS {spots}", chosen)
    [(games,)] = engine.rows("SELECT COALESCE(MAX(game), 0) FROM push_fold_spots")
    slices = range(1, max(games, 1) + 1, GAMES)
    begins = f"CREATE OR REPLACE TEMPORARY TABLE {PUSH_FOLD} AS"
    for first in render.progress(slices, len(slices), "solving push or fold"):
        engine.execute(
            "CREATE OR REPLACE TEMPORARY TABLE next_spots AS FROM push_fold_spots WHERE game BETWEEN $first AND $last",
            {"first": first, "last": first + GAMES - 1},
        )
        engine.execute(f"{begins} FROM histories.push_fold_decisions('next_spots')")
        begins = f"INSERT INTO {PUSH_FOLD}"


def of_push_fold(engine: Engine, player: str | None, icm: bool, output: Output) -> None:
    """Print how each player pushes and calls; with a player, each decision, those with the highest costs first."""
    [(in_money, all_of_them)] = engine.rows(f"SELECT COUNT(*) FILTER (unit <> 'bb'), COUNT(*) FROM {PUSH_FOLD}")
    if icm:
        tell_measured(in_money, counted(all_of_them, "decision"))
    if not all_of_them:
        render.note("no decision of the blinds at most 15 big blinds deep; 'pokersql help push_fold' says which count")
    if player is None:
        return output.write(engine.execute(REPORTS["push-fold"].sql))
    decisions = f"""
        SELECT
            h.played_at, h.tournament, h.hand_id, r.blind, r.starting_hand, r.stack, r.dead, r.action, r.frequency,
            r.gain, r.cost, r.is_mistake, r.unit
        FROM {PUSH_FOLD} AS r
        INNER JOIN histories.hands AS h ON r.hand_id = h.hand_id
        ORDER BY r.unit, r.cost DESC NULLS LAST, h.played_at NULLS FIRST, h.source_id, h.line
    """
    output.write(engine.execute(decisions))
