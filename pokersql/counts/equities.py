"""Writes a question about equity into tables and prepares it by sql/ask.sql; relations such as equity answer it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from time import perf_counter

from pokersql.databases import worlds
from pokersql.engines import Engine, Trace
from pokersql.errors import ExitCode, PokersqlError
from pokersql.input import names
from pokersql.output import render

ASK = "sql/ask.sql"
"""The order file that reads a question and chooses the method of the answer."""

NEXT_BATCH = "sql/equity/simulation/next_batch.sql"
"""The file that simulates a batch."""

BATCH = 100_000
"""The number of showdowns in a batch; batches limit the memory."""

LONGEST = 10
"""Above this number of seconds, a note announces how long an answer takes."""

TOO_LONG = 3600
"""Above this number of seconds, an answer is refused."""

ROOMY = 2_500
"""Above this number of megabytes, an estimate of the cost names the memory, too."""

TOO_LARGE = 8_000
"""Above this number of megabytes of memory, an answer is refused."""


def ask(
    players: Sequence[str],
    board: str | None,
    dead: str | None,
    trace: Trace = None,
    errors: str = "standing_errors",
    game: str | None = None,
) -> Engine:
    """An engine whose tables hold the question: the players' ranges, the board, the dead cards and the game.

    Raises PokersqlError: (usage) for an unknown game, (cards) for the first row of the relation `errors`.
    """
    engine = worlds.loaded("duckdb", trace)
    put(engine, players, board, dead, names.game_of(engine, game) if game else None)
    refuse(engine, errors)
    return engine


def put(engine: Engine, players: Sequence[str], board: str | None, dead: str | None, game: str | None = None) -> None:
    """Replace the present question by a new question; without `game`, the game stays the same."""
    engine.rows("DELETE FROM simulated_outcomes")
    for table in ("player_ranges", "known_cards"):
        engine.rows(f"DELETE FROM {table}")
    engine.insert("player_ranges", list(enumerate(players, 1)))
    engine.insert("known_cards", [(place, cards) for place, cards in (("board", board), ("dead", dead)) if cards])
    if game:
        engine.rows("UPDATE equity_game SET game = ?", [game])
    worlds.read(engine, ASK)


def refuse(engine: Engine, errors: str) -> None:
    """Raise PokersqlError for the first row of the relation `errors`: (usage) if its place is players, else (cards)."""
    wrong = engine.rows(f"SELECT place, written, error, remedy FROM {errors} ORDER BY problem")
    if wrong:
        place, written, error, remedy = wrong[0]
        more = f" (and {len(wrong) - 1} more)" if len(wrong) > 1 else ""
        code = ExitCode.USAGE if place == "players" else ExitCode.CARDS
        raise PokersqlError(f"{place} {written!r}: {error}: {remedy}{more}", code)


def answer(engine: Engine, method: str) -> None:
    """Limit `equity` and `equity_categories` to the rows of one method, so that DuckDB plans no other method."""
    outcomes = {"table": "table_outcomes", "sim": "drawn_outcomes"}.get(method)
    engine.stand_in("equity_outcomes", outcomes or engine.rows("SELECT counting FROM equity_method")[0][0])


def simulate(engine: Engine, players: Sequence[str], seed: int, samples: int, error: float | None) -> None:
    """Draw showdowns until there are `samples` of them, or until no player's standard error is above `error`.

    Raises PokersqlError (usage) if the estimated time is too long, (cards) if no draw gives all players a hand.
    """
    needed, start, announced = samples, perf_counter(), False
    with render.part_done("simulating") as progress:
        for kept in batches(engine, players, seed, samples):
            if progress:
                progress(min(kept / samples, 1))
            if error is not None and kept > 1:
                answer(engine, "sim")
                [(largest,)] = engine.rows("SELECT MAX(standard_error) FROM equity")
                if 0 < largest <= error or (largest == 0 and kept >= BATCH):
                    break
                # The standard error is proportional to 1 / sqrt(number of showdowns).
                needed = min(samples, ceil(kept * (largest / error) ** 2)) if largest else samples
            if not announced:
                announced = True
                seconds = (perf_counter() - start) * max(needed / kept - 1, 0)
                announce(f"{needed:,} showdowns take", seconds, "give a smaller -n or a larger --error")


def batches(engine: Engine, players: Sequence[str], seed: int, samples: int) -> Iterator[int]:
    """Draw showdowns until there are `samples` of them. Yields the number of showdowns after each batch.

    Raises PokersqlError (cards) if no draw gives all players a hand.
    """
    engine.rows("UPDATE simulation SET seed = ?, first_sample = 1", [seed])
    kept = 0
    while kept < samples:
        engine.rows("UPDATE simulation SET samples = ?", [min(samples - kept, BATCH)])
        worlds.read(engine, NEXT_BATCH)
        [(kept,)] = engine.rows("SELECT COALESCE(SUM(runouts), 0) FROM simulated_outcomes")
        if not kept:
            raise impossible(players)
        yield kept


def announce(work: str, seconds: float, remedy: str) -> None:
    """Print a note with the estimated time if the time is above LONGEST.

    Raises PokersqlError (usage) if the time is above TOO_LONG.
    """
    if seconds > TOO_LONG:
        raise PokersqlError(f"{work} {in_words(seconds)}; the limit is an hour; {remedy}")
    if seconds > LONGEST:
        render.note(f"{work} {in_words(seconds)}; for a faster answer, {remedy}")


def in_words(seconds: float) -> str:
    """A time in words, rounded.

    >>> in_words(100)
    'about 2 minutes'
    >>> in_words(1e12)
    'more than a year'
    """
    if seconds > 365 * 86400:
        return "more than a year"
    for unit, length in (("days", 86400), ("hours", 3600), ("minutes", 60)):
        if seconds >= 1.5 * length:
            return f"about {seconds / length:,.0f} {unit}"
    return f"about {seconds:.0f} seconds"


def cost(seconds: float, megabytes: float) -> str:
    """A time in words, and the memory if the memory is above ROOMY.

    >>> cost(100, 5000)
    'about 2 minutes and 5 GB of memory'
    """
    return in_words(seconds) + (f" and {megabytes / 1000:,.0f} GB of memory" if ROOMY < megabytes < 1e6 else "")


def impossible(players: Sequence[str]) -> PokersqlError:
    return PokersqlError(
        f"{' '.join(players)}: the players can't hold these hands at once, since the hands share cards", ExitCode.CARDS
    )
