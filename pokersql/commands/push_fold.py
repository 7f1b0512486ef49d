"""The command that solves push or fold: which hands the button or the blinds push, and with which the blinds call."""

from __future__ import annotations

from typing import Any

import click

from pokersql.commands.icm import listed, numbers
from pokersql.commands.options import GIVEN, PLOT, PRINTING, SHOW_SQL, Output, prints
from pokersql.engines import Engine
from pokersql.errors import ExitCode, PokersqlError, nearest
from pokersql.output import charts
from pokersql.sources import sql_files

ROUNDED = dict.fromkeys(["value", "exploitability"], ".6f") | dict.fromkeys(
    ["pushed", "called", "push_gain", "call_gain", "frequency", "gain", "mistake", "faced", "played"], ".4f"
)
"""The formats of numbers in a table."""

GRID = "sql/page/equity/grid.sql"
"""The query of each starting hand's place in a grid."""


@click.command("push-fold")
@click.argument("stack", required=False)
@click.option(
    "--players",
    type=click.IntRange(2, 3),
    default=2,
    show_default=True,
    help="2: the blinds; 3: the button, who acts first, and the blinds.",
)
@click.option("--ante", metavar="ANTE", default="0", show_default=True, help="The ante of each player.")
@click.option(
    "--dead",
    metavar="CHIPS",
    default="0",
    show_default=True,
    help="Chips in the pot from players who have folded, in the unit of --blinds; with --stacks, not their antes.",
)
@click.option(
    "--blinds", metavar="BLINDS", type=GIVEN, help="The small and the big blind [default: 0.5,1; --stacks needs them]."
)
@click.option(
    "--stacks",
    metavar="STACKS",
    type=GIVEN,
    help="With --payouts: the stacks of the small blind, of the big blind and of the players who have folded.",
)
@click.option("--payouts", metavar="PRIZES", type=GIVEN, help="The prizes from the first place on, as in 50,30,20.")
@click.option(
    "--hand", metavar="HAND", type=GIVEN, help="Print the right play with a hand such as K7s, and what a mistake costs."
)
@click.option(
    "--summary", is_flag=True, help="Print the value of the game, how much is played, and the exploitability."
)
@prints(PLOT, SHOW_SQL, *PRINTING)
def push_fold(
    stack: str | None,
    players: int,
    ante: str,
    dead: str,
    blinds: str | None,
    stacks: str | None,
    payouts: str | None,
    hand: str | None,
    summary: bool,
    output: Output,
) -> None:
    """Solve push or fold before the flop: the small blind is all-in or folds, and the big blind calls or folds.

    STACK is what each player has before the blinds and antes; its unit is that of --blinds, by default the big blind.
    With --stacks and --payouts the players play for prizes, and all values are shares of them, by ICM.
    pushed and called say how often a hand is played in equilibrium; push_gain and call_gain are how much more it is
    worth to play the hand than to fold it. With --players 3, the button also pushes or folds, and there is a column for
    each of six decisions.

    \b
    Examples:
      pokersql push-fold 10
      pokersql push-fold 9 --ante 0.125 --hand K7s
      pokersql push-fold 10 --summary
      pokersql push-fold 10 --players 3
      pokersql push-fold --stacks 2000,1500,800 --payouts 50,30 --blinds 100,200
    """
    if (stack is None) == (stacks is None) or (stacks is None) != (payouts is None):
        raise PokersqlError("give STACK, which each player has, or --stacks and --payouts")
    if players == 3 and (stacks is not None or output.plot is not None):
        given = "--plot" if stacks is None else "--stacks"
        raise PokersqlError(f"{given} is for two players; leave out {given} or --players 3")
    if stacks is not None and blinds is None:
        raise PokersqlError("--blinds is missing; name the small and the big blind, as in --blinds 50,100")
    if hand is not None and summary:
        raise PokersqlError("--hand and --summary: one at a time")
    if output.plot is not None:
        charts.check(output.plot)
    engine = output.load()
    engine.one_connection = True  # only this connection sees the temporary table
    chosen = None if hand is None else starting_hand(engine, hand)
    solved(engine, stack, players, ante, dead, blinds or "0.5,1", stacks, payouts)
    if output.plot is not None:
        draw(engine, output.plot, f"push or fold, {stack or stacks}")
    if summary:
        rows = "FROM pokersql.push_fold_summary('push_fold_rows')"
        if players == 3:
            rows = "SELECT * EXCLUDE (number) FROM pokersql.push_fold_three_summary('push_fold_rows') ORDER BY number"
        return output.write(engine.execute(rows), rounded=ROUNDED)
    if chosen is not None:
        return of_hand(engine, players, chosen, output)
    if players == 3:
        return by_decision(engine, output)
    rows = "SELECT hand, combinations, pushed, push_gain, called, call_gain FROM push_fold_rows"
    return output.write(engine.execute(f"{rows} ORDER BY push_gain DESC, hand"), rounded=ROUNDED)


def solved(
    engine: Engine,
    stack: str | None,
    players: int,
    ante: str,
    dead: str,
    blinds: str,
    stacks: str | None,
    payouts: str | None,
) -> None:
    """Make the table push_fold_rows with the equilibrium. Raises PokersqlError (usage) for impossible numbers."""

    both = listed(engine, blinds, "--blinds")
    if len(both) != 2:
        raise PokersqlError(f"--blinds {blinds}: {len(both)} numbers; right: the small and the big blind, as in 0.5,1")
    [posted] = numbers(engine, [ante.strip()], "--ante")
    [left] = numbers(engine, [dead.strip()], "--dead")
    seats = players * numbers(engine, [str(stack)], "STACK") if stacks is None else listed(engine, stacks, "--stacks")
    asked: dict[str, Any] = {"stacks": seats, "ante": posted, "dead": left, "small": both[0], "big": both[1]}
    errors = ["pokersql.push_fold_error($stacks, $ante, $small, $big, dead := $dead)"]
    solution = "push_fold" if players == 2 else "push_fold_three"
    call = f"pokersql.{solution}($stacks[1], ante := $ante, small_blind := $small, big_blind := $big, dead := $dead)"
    if payouts is not None:
        asked["prizes"] = listed(engine, payouts, "--payouts")
        errors.append("pokersql.icm_error($stacks, $prizes)")
        call = "pokersql.push_fold_icm($stacks, $prizes, $small, $big, ante := $ante, dead := $dead)"
    [(error,)] = engine.rows(f"SELECT COALESCE({', '.join(errors)})", asked)
    if error:
        raise PokersqlError(error)
    engine.execute(f"CREATE TEMP TABLE push_fold_rows AS FROM {call}", asked)


def draw(engine: Engine, path: str, title: str) -> None:
    """Draw how often each hand is pushed, and beside it how often each hand is called, in percent."""
    ranks = [rank for (rank,) in engine.rows("SELECT face FROM ranks ORDER BY rank DESC")]
    grid = sql_files.read(GRID).rstrip().removesuffix(";")
    found = {
        (row, column): parts
        for row, column, *parts in engine.rows(
            "SELECT g.grid_row, g.grid_column, ROUND(100 * r.pushed), ROUND(100 * r.called) "
            f"FROM push_fold_rows AS r INNER JOIN ({grid}\n) AS g ON r.hand = g.starting_hand"
        )
    }
    places = range(len(ranks))
    cells = [
        [found[row, column][0] for column in places] + [None] + [found[row, column][1] for column in places]
        for row in places
    ]
    charts.grid(
        path, f"{title}: pushed by the small blind, called by the big blind, in %", ranks, [*ranks, "", *ranks], cells
    )


def by_decision(engine: Engine, output: Output) -> None:
    """Print how often each hand is played by three players, with a column for each decision."""
    decisions = engine.rows("SELECT decision FROM push_fold_rows GROUP BY decision ORDER BY MIN(number)")
    columns = ", ".join(f"MAX(played) FILTER (decision = '{name}') AS {name}" for (name,) in decisions)
    rows = f"SELECT hand, combinations, {columns} FROM push_fold_rows GROUP BY hand, combinations"
    rounded = {name: ".4f" for (name,) in decisions}
    output.write(engine.execute(f"{rows} ORDER BY MAX(gain) FILTER (number = 1) DESC, hand"), rounded=rounded)


def starting_hand(engine: Engine, hand: str) -> str:
    """The name of a starting hand that may be written in other case. Raises PokersqlError (cards) for another text."""
    known = [str(name) for (name,) in engine.rows("SELECT starting_hand FROM pokersql.starting_hands")]
    chosen = next((name for name in known if name.lower() == hand.lower()), None)
    if chosen is None:
        raise PokersqlError(
            f"--hand {hand}: no starting hand{nearest(hand, known)}; right: AA, K7s or K7o", ExitCode.CARDS
        )
    return chosen


def of_hand(engine: Engine, players: int, hand: str, output: Output) -> None:
    """Print what is right with a starting hand in each decision, and what a mistake costs."""
    plays = "player, hand, action, frequency, gain, best, mistake FROM pokersql.push_fold_plays('push_fold_rows')"
    if players == 3:
        plays = "decision, hand, action, played AS frequency, gain, best, mistake FROM push_fold_rows ORDER BY number"
    rows = engine.execute(f"SELECT * FROM (SELECT {plays}) WHERE hand = $hand", {"hand": hand})
    output.write(rows, rounded=ROUNDED)
