"""The command that prints what the chips of a tournament's players are worth."""

from __future__ import annotations

from typing import Any

import click

from pokersql.commands.options import GIVEN, PRINTING, SHOW_SQL, Output, prints
from pokersql.engines import Engine
from pokersql.errors import PokersqlError
from pokersql.input import hand_files
from pokersql.input.text_files import counted
from pokersql.output import render

MOST_PLACES = 10
"""The rows have a column for the chance of each place, up to this place."""

MOST_PAIRED = 15
"""The most players whose bubble factors are computed."""

ICM_OF = "pokersql.icm_of('{}', {}, {}, {}, {}, samples := $samples, seed := $seed)"
"""The call that answers for a table's players: the table, the tournament, the player, the chips, and the prizes."""

BAD = {
    "chips": "CASE WHEN pokersql.written_number(chips) IS NULL THEN COALESCE(TRIM(CAST(chips AS VARCHAR)), '') END",
    "payouts": "pokersql.bad_number(payouts)",
}
"""For each column of numbers, the SQL of the word that is no number; NULL for a right cell."""

ROUNDED = {"standard_error": ".2g"} | dict.fromkeys(
    ["share", "by_chips", "if_won", "if_lost", "bubble_factor", "risk_premium"], ".4f"
)
"""The formats of numbers in a table."""


class Stacks(click.Command):
    """A command whose CHIPS stand together, so that prizes without commas can't be taken for stacks."""

    def parse_args(self, context: click.Context, words: list[str]) -> list[str]:
        given = list(words)
        left = super().parse_args(context, words)
        chips = list(context.params.get("chips", ()))
        if not any(given[i : i + len(chips)] == chips for i in range(len(given) + 1)):
            raise PokersqlError("the CHIPS don't stand together; write commas between prizes, as in --payouts 50,30,20")
        return left


@click.command(cls=Stacks)
@click.argument("chips", nargs=-1, metavar="[CHIPS]...")
@click.option(
    "--payouts", metavar="PRIZES", type=GIVEN, help="The prizes from the first place on, with commas: 50,30,20."
)
@click.option(
    "--table",
    metavar="FILE",
    type=GIVEN,
    help="A csv, tsv, jsonl or Parquet file with a player per row, and with the column chips. It may have the columns "
    "player, tournament and payouts (the list of all prizes).",
)
@click.option(
    "--bubble",
    is_flag=True,
    help=f"Print what each player wins or loses in an all-in against each other player; {MOST_PAIRED} players at most.",
)
@click.option(
    "-n",
    "--samples",
    metavar="N",
    type=click.IntRange(1, 1_000_000),
    default=20_000,
    show_default=True,
    help="With more than 15 players, the number of simulated tournaments.",
)
@click.option(
    "--seed", type=click.IntRange(0, 2**31 - 1), default=1, show_default=True, help="The seed of a simulation."
)
@prints(SHOW_SQL, *PRINTING)
def icm(
    chips: tuple[str, ...],
    payouts: str | None,
    table: str | None,
    bubble: bool,
    samples: int,
    seed: int,
    output: Output,
) -> None:
    """Print what the chips of each player are worth by the Independent Chip Model (ICM).

    share is the player's share of the prizes, place_1 the chance of the first place, and so on to place_10. Up to 15
    players are exact to 15 digits; more are simulated. If the exact share is a fraction of few digits, it is numerator
    / denominator. by_chips is the deal by chips: if all places are paid, each player gets the last prize; the rest is
    divided by chips.

    \b
    Examples:
      pokersql icm 5000 3000 1500 500 --payouts 50,30,20
      pokersql icm 5000 3000 1500 500 --payouts 50,30,20 --bubble
      pokersql icm --table stacks.csv --payouts 50,30,20
    """
    if bool(chips) == (table is not None):
        raise PokersqlError("give the CHIPS of each player, or --table FILE with a player per row")
    if table is not None:
        if bubble:
            raise PokersqlError("--bubble is for CHIPS, not for --table")
        return of_file(table, payouts, samples, seed, output)
    if payouts is None:
        raise PokersqlError("--payouts is missing; name the prizes, as in --payouts 50,30,20")
    if bubble and len(chips) > MOST_PAIRED:
        raise PokersqlError(f"--bubble is for {MOST_PAIRED} players at most, not for {len(chips)}")
    engine = output.load()
    engine.one_connection = True  # only this connection sees the temporary table
    stacks = [number for word in chips for number in numbers(engine, [word], f"CHIPS {word}")]
    asked = {"chips": stacks, "prizes": listed(engine, payouts, "--payouts")}
    [(error,)] = engine.rows("SELECT pokersql.icm_error($chips, $prizes)", asked)
    if error:
        raise PokersqlError(error)
    if bubble:
        pairs = "FROM pokersql.bubble_factors($chips, $prizes) ORDER BY player_no, opponent_no"
        return output.write(engine.execute(pairs, asked), rounded=ROUNDED)
    players = "WITH players AS (SELECT UNNEST(RANGE(1, LEN($chips) + 1)) AS player, UNNEST($chips) AS chips)"
    answer(engine, f"{players} FROM {ICM_OF.format('players', 1, 'player', 'chips', '$prizes')}", asked, samples, seed)
    show(engine, ["player"], "player", output)
    return None


def listed(engine: Engine, written: str, option: str) -> list[float]:
    """The numbers in the text of an option, with commas. Raises PokersqlError (usage) for a word that is no number."""
    return numbers(engine, [word.strip() for word in written.split(",")], f"{option} {written}")


def numbers(engine: Engine, words: list[str], where: str) -> list[float]:
    """The numbers that words stand for. They are integers if all are whole.

    Raises PokersqlError (usage) for a word that is no number.
    """
    found = [number for (number,) in engine.rows("SELECT pokersql.written_number(UNNEST($1))", [words])]
    if None in found:
        raise PokersqlError(f"{where}: {words[found.index(None)]!r} is no number; right: 5000 or 0.5")
    return list(map(int, found)) if all(map(float.is_integer, found)) else found


def answer(engine: Engine, sql: str, asked: dict[str, Any], samples: int, seed: int) -> None:
    """Keep the answers of icm_of in the table icm_answers."""
    asked = asked | {"samples": samples, "seed": seed}
    engine.execute(f"CREATE TEMP TABLE icm_answers AS {sql}", asked)


def show(engine: Engine, named: list[str], order: str, output: Output) -> None:
    """Print the answers. `named` are the columns that name a row."""
    [(most, simulated, fractions, errors, whole)] = engine.rows(
        "SELECT COALESCE(MAX(LEN(chances)), 0), COUNT(standard_error), COUNT(numerator), COUNT(error), "
        "BOOL_AND(chips = ROUND(chips)) FROM icm_answers"
    )
    places = range(1, min(most, MOST_PLACES) + 1)
    columns = [
        *named,
        "CAST(chips AS BIGINT) AS chips" if whole else "chips",
        *("share", "by_chips"),
        *(f"chances[{place}] AS place_{place}" for place in places),
        *(["standard_error"] if simulated else []),
        *(["numerator", "denominator"] if fractions else []),
        *(["error"] if errors else []),
    ]
    rows = engine.execute(f"SELECT {', '.join(columns)} FROM icm_answers ORDER BY {order}")
    output.write(rows, rounded=ROUNDED | {f"place_{place}": ".4f" for place in places})


def of_file(path: str, payouts: str | None, samples: int, seed: int, output: Output) -> None:
    """Print the answers for the players in a file. A tournament with an error is named, and all others are answered."""
    with hand_files.opened(path, hand_files.columned(path), output.out, output.trace) as rows:
        rows.check_whole()
        engine = rows.engine
        engine.plan_without()  # the optimizers were off while the file was read
        known = {name.lower() for name in rows.types}
        for name in ["chips", *(["payouts"] if payouts is None else [])]:
            if name not in known:
                instead = "" if name == "chips" else "; add it, or --payouts"
                raise PokersqlError(f"{path} has no column {name}{instead}; its columns are {', '.join(rows.types)}")
            if name in rows.twice:
                raise PokersqlError(f"{path} has several columns {name}; rename all but one")
        unused = [name for name in rows.types if name.lower() not in ("chips", "player", "payouts")]
        if "tournament" not in known and unused:
            render.note(f"{path} has no column tournament, so all rows are one tournament; unused: {', '.join(unused)}")
        named = "tournament" if "tournament" in known else "1"
        player = "player" if "player" in known else f"{hand_files.ROW} - {int(rows.headed)}"
        prizes = "pokersql.written_numbers(payouts)" if payouts is None else "$prizes"
        of = ICM_OF.format("hands_of_file", named, player, "pokersql.written_number(chips)", prizes)
        asked = {} if payouts is None else {"prizes": listed(engine, payouts, "--payouts")}
        answer(engine, f"FROM {of}", asked, samples, seed)
        named_by = ["tournament", "player"] if named == "tournament" else ["player"]
        show(engine, named_by, "tournament, chips DESC, player", output)
        failed = "SELECT tournament, MIN(error) FROM icm_answers WHERE error IS NOT NULL GROUP BY ALL"
        errors = dict(engine.rows(failed))
        where = "row" if rows.kind == "parquet" else "line"
        for name in ["chips"] if payouts is not None else ["payouts", "chips"]:
            words = f"SELECT {named}, {hand_files.ROW}, {BAD[name]} FROM hands_of_file ORDER BY ALL DESC"
            for tournament, row, word in engine.rows(words):
                if word is not None:
                    what = f"{name} {word!r} is no number; right: 5000 or 0.5" if word else f"no {name}"
                    errors[tournament] = f"{where} {row}: {what}"
    if errors:
        first = min(errors, key=str)
        of_tournament = f"tournament {first}: " if named == "tournament" else ""
        more = f" (and errors of {counted(len(errors) - 1, 'more tournament')})" if len(errors) > 1 else ""
        raise PokersqlError(f"{path}: {of_tournament}{errors[first]}{more}")
