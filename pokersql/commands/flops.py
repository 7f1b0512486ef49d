"""The command that compares two ranges on every kind of flop."""

from __future__ import annotations

import click

from pokersql.commands.options import PRINTING, SHOW_SQL, Output, prints
from pokersql.errors import ExitCode, PokersqlError
from pokersql.input.hands import symbols
from pokersql.sources.sql_files import header

TEXTURES = [
    name
    for relation in ("suit_textures", "rank_textures")
    for name in header(f"sql/holdem/flops/{relation}.sql").columns
    if name not in ("cards", "most_suited", "rank_codes")
]
"""The columns by which the kinds of flops can be grouped."""

COUNTS = ", ".join(f"CAST(SUM({name}) AS BIGINT) AS {name}" for name in ("wins", "ties", "losses", "runouts"))
"""The counts of a group of flops."""


@click.command()
@click.argument("first", metavar="RANGE")
@click.argument("second", metavar="RANGE")
@click.option("--by", type=click.Choice(TEXTURES), multiple=True, help="Group the flops; may be repeated.")
@prints(SHOW_SQL, *PRINTING)
def flops(first: str, second: str, by: tuple[str, ...], output: Output) -> None:
    """Count the equity of two ranges of hold'em on each of the 1,755 kinds of flops, exactly.

    All flops that differ only by a renaming of the suits are one kind; weight is their number. equity, wins, ties and
    losses are those of the first RANGE. runouts is the number of ways to deal the flop, both hands, the turn and the
    river. Ranges are written as for equity, and may have weights. Wide ranges take up to a minute.

    \b
    Examples:
      pokersql flops QQ+ 15% --by suits
      pokersql flops AhKh 22+,A2s+ --by paired --by high_card
      pokersql flops QQ+,AKs:0.5 random -f csv -o flops.csv
    """
    engine = output.load()
    cards = symbols(engine)
    asked = {"first": first, "second": second}
    [(error,)] = engine.rows("SELECT pokersql.flop_error($first, $second)", asked)
    if error:
        raise PokersqlError(error, ExitCode.CARDS)
    rows = """
        SELECT * EXCLUDE (card_bits, rank_1, rank_2, rank_3)
        FROM pokersql.flop_equities($first, $second)
        ORDER BY equity DESC NULLS LAST, card_bits DESC"""
    if by:
        rows = f"""
        SELECT {", ".join(by)}, CAST(SUM(weight) AS BIGINT) AS flops,
            SUM(runouts) / SUM(SUM(runouts)) OVER () AS frequency,
            (SUM(wins) + SUM(ties) / 2) / NULLIF(SUM(runouts), 0) AS equity, {COUNTS}
        FROM pokersql.flop_equities($first, $second)
        GROUP BY {", ".join(by)} ORDER BY flops DESC, {", ".join(by)}"""
    output.write(engine.execute(rows, asked), rounded={"equity": ".6f", "frequency": ".4f"}, cards=cards)
