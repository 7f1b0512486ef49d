"""The command that solves the betting of two ranges on the river."""

from __future__ import annotations

from typing import Any

import click

from pokersql.commands.icm import listed, numbers
from pokersql.commands.options import GIVEN, PRINTING, SHOW_SQL, Output, prints
from pokersql.errors import ExitCode, PokersqlError
from pokersql.input.hands import symbols

ROUNDED = dict.fromkeys(["frequency", "reach", "value", "lowest", "highest", "exploitable"], ".4f")
"""The formats of numbers in a table."""

MOST_NAMED = 10
"""A message names at most this many lines of actions."""

QUESTION = "$first, $second, $board, $pot, $stack"
OPTIONS = "bets := $bets, raises := $raises, most_raises := $most_raises, iterations := $iterations"


@click.command()
@click.argument("first", metavar="RANGE")
@click.argument("second", metavar="RANGE")
@click.option("-b", "--board", metavar="CARDS", required=True, help="The five cards on the table.")
@click.option("--pot", metavar="CHIPS", required=True, help="The chips in the pot.")
@click.option("--stack", metavar="CHIPS", type=GIVEN, help="The chips that each player has behind [default: no limit].")
@click.option(
    "--bets", metavar="SIZES", default="100", show_default=True, help="The sizes of bets in percent of the pot."
)
@click.option(
    "--raises",
    metavar="SIZES",
    default="100",
    show_default=True,
    help="The sizes of raises in percent of the pot after a call.",
)
@click.option(
    "--most-raises",
    metavar="N",
    type=click.IntRange(0, 10),
    default=1,
    show_default=True,
    help="How often players may raise after a bet.",
)
@click.option(
    "--iterations",
    metavar="N",
    type=click.IntRange(1, 100_000),
    default=100,
    show_default=True,
    help="How many steps the solution takes. Bets far above the pot need more steps.",
)
@click.option(
    "--line", metavar="LINE", help="Print only the decisions right after a line of actions, as in 'check bet 10'."
)
@click.option("--hand", metavar="HAND", type=GIVEN, help="Print only the rows of a hand such as AhKh.")
@click.option("--summary", is_flag=True, help="Print one row: the value to player 1, and how exact the solution is.")
@prints(SHOW_SQL, *PRINTING)
def river(
    first: str,
    second: str,
    board: str,
    pot: str,
    stack: str | None,
    bets: str,
    raises: str,
    most_raises: int,
    iterations: int,
    line: str | None,
    hand: str | None,
    summary: bool,
    output: Output,
) -> None:
    """Solve the river: how often each hand of two ranges checks, bets, calls, raises and folds in equilibrium.

    The first RANGE is that of player 1, who acts first. Ranges are written as for equity, and may have weights. line
    has the actions so far; a bet or raise names all chips that the player has bet. frequency is how often the
    player takes the action with the hand, reach how often the cards and both players lead to it. value is the number of
    chips that the player then gets, less those that the player bets from then on.

    \b
    Examples:
      pokersql river 'AA,QJs:0.5' KK,QQ --board 'Qh 7h 2c 9s 4d' --pot 10
      pokersql river 15% 22+,A2s+ -b Qh7h2c9s4d --pot 10 --stack 25 --line check
      pokersql river 15% 22+ -b Qh7h2c9s4d --pot 10 --bets 33,75 --summary
    """
    if summary and (hand is not None or line is not None):
        raise PokersqlError("--summary prints one row; leave out --hand and --line")
    engine = output.load()
    cards = symbols(engine)
    engine.one_connection = True  # only this connection sees the temporary table
    [chips] = numbers(engine, [pot.strip()], "--pot")
    behind = None if stack is None else numbers(engine, [stack.strip()], "--stack")[0]
    asked: dict[str, Any] = {
        "first": first,
        "second": second,
        "board": board,
        "pot": chips,
        "stack": behind,
        "bets": listed(engine, bets, "--bets"),
        "raises": listed(engine, raises, "--raises") if most_raises else [],
        "most_raises": most_raises,
    }
    sizes = "$bets, $raises, $most_raises"
    [(usage, error)] = engine.rows(
        f"SELECT pokersql.river_bets_error($pot, $stack, {sizes}), pokersql.river_error({QUESTION}, {sizes})", asked
    )
    if error:
        raise PokersqlError(error, ExitCode.USAGE if usage else ExitCode.CARDS)
    asked["iterations"] = iterations
    if summary:
        return output.write(
            engine.execute(f"FROM pokersql.river_summary({QUESTION}, {OPTIONS})", asked), rounded=ROUNDED
        )
    engine.execute(f"CREATE TEMP TABLE river_rows AS FROM pokersql.river({QUESTION}, {OPTIONS})", asked)
    wanted: dict[str, Any] = {}
    if line is not None:
        wanted["line"] = " ".join(line.split())
        lines = [found for (found,) in engine.rows("SELECT DISTINCT line FROM river_rows ORDER BY ALL")]
        if wanted["line"] not in lines:
            some = ", ".join(filter(None, lines[: MOST_NAMED + 1]))
            more = " and others" if len(lines) > MOST_NAMED + 1 else ""
            raise PokersqlError(f"--line {line}: no line; right: one of {some}{more}")
    if hand is not None:
        [(wanted["hand"],)] = engine.rows("SELECT pokersql.read_bits($1)", [hand])
        acting = "SELECT COUNT(*) FROM river_rows WHERE pokersql.read_bits(hand) = $1 AND line = COALESCE($2, line)"
        if engine.rows(acting, [wanted["hand"], wanted.get("line")]) == [(0,)]:
            after = " after the line" if line else ""
            raise PokersqlError(
                f"--hand {hand}: no hand that acts{after}; right: two cards of a range, as in AhAd", ExitCode.CARDS
            )
    conditions = {"line": "line = $line", "hand": "pokersql.read_bits(hand) = $hand"}
    where = " AND ".join(conditions[name] for name in wanted) or "TRUE"
    rows = engine.execute(
        "SELECT player, line, hand, action, frequency, reach, value FROM river_rows "
        f"WHERE {where} ORDER BY player, LENGTH(line), line, hand_rank, hand, action",
        wanted,
    )
    return output.write(rows, rounded=ROUNDED, cards=cards)
