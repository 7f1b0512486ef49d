"""Prints the chance that one deal has several categories.

The SQL in sql/studies/together/ counts this chance or its bounds; simulated deals estimate the chance.
"""

from __future__ import annotations

from typing import Any

from pokersql.commands.options import Output
from pokersql.counts import dealing
from pokersql.databases import worlds
from pokersql.engines import Engine, Result
from pokersql.errors import PokersqlError, nearest
from pokersql.output import render
from pokersql.sources import sql_files

ROUNDED = (
    dict.fromkeys(["probability", "low", "high"], ".10g")
    | dict.fromkeys(["width", "standard_error"], ".2g")
    | {"one_in": ".1f"}
)
"""The formats of fractions in a table."""


def odds(
    engine: Engine, categories: str, game: str, players: int, deals: int | None, seed: int | None, output: Output
) -> None:
    """Print the chance that one deal has all of `categories`, a text of names with commas between the names.

    With `deals`, also simulate that number of deals. Raises PokersqlError (usage) for unknown or repeated names, and
    for fewer players than categories.
    """
    if deals is not None and deals > dealing.last_deal():
        raise PokersqlError(f"--simulate {deals}: a seed has {dealing.last_deal()} deals")
    if deals is None and seed is not None:
        raise PokersqlError(f"--seed {seed}: is for a simulation; add --simulate N")
    ask(engine, categories, players)
    if not engine.rows("SELECT 1 FROM together_odds WHERE game = ? LIMIT 1", [game]):
        games = [name for (name,) in engine.rows("SELECT DISTINCT game FROM together_odds ORDER BY game")]
        raise PokersqlError(f"--game {game}: --together is only for {' and '.join(games)}")
    if engine.rows("SELECT 1 FROM games WHERE game = ? AND board_cards = 0", [game]):
        count(engine)
    if deals is not None:
        simulate(engine, game, players, deals, dealing.seed_or_drawn(seed))
    columns = ["game", "players", "method", "probability", "one_in", "low", "high", "width", "deals", "hits"]
    columns.append("standard_error")
    rows = engine.rows(
        f"SELECT {', '.join(columns)}, z FROM together_odds WHERE game = ? ORDER BY COALESCE(deals, 0)", [game]
    )
    named = [dict(zip([*columns, "z"], row, strict=True)) for row in rows]
    output.write(Result(columns, (row[:-1] for row in rows)), rounded=ROUNDED, below=words(named))


def ask(engine: Engine, categories: str, players: int) -> None:
    """Write the question into tables. Raises PokersqlError (usage) if the relation `wanted_errors` has a row."""
    engine.rows("UPDATE settings SET players = ?", [players])
    engine.insert("wanted_categories", [(name.strip(),) for name in categories.split(",")])
    for written, error, fault in engine.rows("SELECT written, error, fault FROM wanted_errors ORDER BY fault, written"):
        where = f"--players {written}" if fault == "players" else f"--together {written!r}"
        remedy = ""
        if fault == "name":
            names = [n for (n,) in engine.rows("SELECT LOWER(category) FROM categories ORDER BY hand_points DESC")]
            remedy = nearest(written.lower(), names) or f"; the names are {', '.join(names)}"
        raise PokersqlError(f"{where}: {error}{remedy}")


def count(engine: Engine) -> None:
    """Count the five-card deals that have all wanted categories, rank by rank."""
    files = sql_files.order("sql/studies/together/count.sql")
    for file in render.progress(files, len(files), "counting"):
        worlds.read(engine, file)


def simulate(engine: Engine, game: str, players: int, deals: int, seed: int) -> None:
    """Simulate deals, and insert the number of those with all wanted categories into the table `together_deals`."""
    for _ in dealing.deals(engine, 1, deals, "simulating", game=game, players=players, seed=seed):
        engine.rows("INSERT INTO together_deals SELECT * FROM dealt_together")


def words(rows: list[dict[str, Any]]) -> str:
    """A sentence for each row of the relation `together_odds`. The first row has the exact chance or its bounds."""
    certain, *simulated = rows
    low, high = once_in(certain["low"]), once_in(certain["high"])
    sentences = [f"bounds: {high} at most, for certain"]
    if certain["method"] == "exact":
        sentences = [f"exact: {high}"]
    elif certain["low"] > 0:
        between = high if low == high else f"between {low} and {high}"
        sentences = [f"bounds, since the exact count would take too long or be too large: {between}"]
    for row in simulated:
        seen = f"simulated: {row['hits'] or 'none'} of {row['deals']:,} deals"
        if not row["hits"]:
            sentences.append(f"{seen}: too rare to be seen, with 95 % certainty {once_in(row['high'])} at most")
        elif row["standard_error"] is None:
            sentences.append(f"{seen}: with 95 % certainty {once_in(row['low'])} at least")
        elif certain["low"] > 0:
            sentences.append(f"{seen}, {row['z']:+.2f} standard errors off")
        else:
            sentences.append(f"{seen}: {once_in(row['probability'])}, standard error {row['standard_error']:.2g}")
    return "\n".join(sentences)


def once_in(chance: float) -> str:
    """A chance in words.

    >>> once_in(1 / 10820.3), once_in(0.145), once_in(0)
    ('once in 10,820 deals', '14.5% of the deals', '0.0% of the deals')
    """
    return f"once in {1 / chance:,.0f} deals" if 0 < chance < 0.1 else f"{chance:.1%} of the deals"
