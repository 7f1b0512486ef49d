"""Puts a question about hands of a game into its tables, through sql/equity.sql, and lets SQL answer it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from time import perf_counter

from pokersql import engines, names, render
from pokersql.engines import Engine, Trace
from pokersql.errors import ExitCode, PokersqlError

BATCH = 50_000
"""Showdowns drawn at a time, so that memory does not grow with their number."""

ENOUGH = 20
"""Showdowns from which the time of all is estimated."""

LONGEST = 10
"""Seconds from which an answer is announced; from how many on it is simulated, equity_limits says."""

TOO_LONG = 3600
"""Seconds from which it is refused."""

ROOMY = 2_500
"""Megabytes of memory from which an estimate names them."""

TOO_LARGE = 8_000
"""Megabytes from which it is refused."""

PATIENCE = 20
"""Batches after which a simulation gives up if players share a card in each draw."""


@dataclass
class Kind:
    """The files and relations of a kind of questions."""

    views: Sequence[str]
    """The views that every answer reads, some of them many times; each reads the ones before it."""
    batch: str
    """The file that draws the next batch of a simulation."""
    outcomes: str
    """The table to which it adds the outcomes."""
    answer: str
    """The relation with the equity and its standard error."""


HANDS = Kind(
    ("written_cards", "known_bits", "open_players", "player_hands"),
    "sql/equity/simulation/next_batch.sql",
    "simulated_outcomes",
    "equity",
)
"""Questions about a game that takes ranges."""

DEALS = Kind(
    ("game_texts", "game_givens", "game_cards", "board_numbers", "board_triples", "board_quads"),
    "sql/equity/games/next_deals.sql",
    "simulated_deals",
    "game_equity",
)
"""Questions about a game that takes none: a look-up in a table is faster than one in a view."""


def ask(
    players: Sequence[str],
    board: str | None,
    dead: str | None,
    trace: Trace = None,
    errors: str = "standing_errors",
    game: str | None = None,
) -> Engine:
    """An engine with the question in its tables: the players' ranges, the board and the dead cards.

    Raises PokersqlError: (usage) for a game that isn't known or takes no ranges, (cards) for the first row of `errors`.
    """
    engine = engines.on_demand("duckdb", trace)
    if game and not takes_ranges(engine, game):
        raise PokersqlError(f"--game {game}: this is for games with two own cards to use as one likes, as in hold'em")
    put(engine, players, board, dead, errors)
    return engine


def ask_game(
    players: Sequence[str], board: str | None, dead: str | None, trace: Trace, game: str
) -> tuple[Engine, bool]:
    """An engine with the question about a game in its tables, and whether it takes ranges, as hold'em does.

    Raises PokersqlError: (usage) for a game that isn't known, (cards) for the first row of errors.
    """
    engine = engines.on_demand("duckdb", trace)
    takes = takes_ranges(engine, game)
    errors, kind = ("equity_errors", HANDS) if takes else ("game_equity_errors", DEALS)
    put(engine, players, board, dead, errors, kind)
    return engine, takes


def takes_ranges(engine: Engine, game: str) -> bool:
    """Make questions be about a game; whether it takes ranges, as hold'em does."""
    engine.rows("UPDATE equity_game SET game = ?", [names.game_of(engine, game)])
    [(takes,)] = engine.rows("SELECT takes_ranges FROM game_methods INNER JOIN equity_game USING (game)")
    if takes:
        engine.read("sql/equity/question/next_game.sql")
    return takes


def put(
    engine: Engine,
    players: Sequence[str],
    board: str | None,
    dead: str | None,
    errors: str | None = "standing_errors",
    kind: Kind = HANDS,
) -> None:
    """Put another question in place of the present one; `errors` is the relation that lists what is wrong with it.

    Without `errors` a wrong question has no answers, and raises nothing.
    """
    for table in ("player_ranges", "known_cards", kind.outcomes):
        engine.rows(f"DELETE FROM {table}")
    engine.insert("player_ranges", list(enumerate(players, 1)))
    engine.insert("known_cards", [(place, cards) for place, cards in (("board", board), ("dead", dead)) if cards])
    engine.remember(kind.views)
    if errors:
        refuse(engine, errors)


def refuse(engine: Engine, errors: str) -> None:
    """Raise PokersqlError (cards, or usage for the number of players) for the first row of a relation of errors."""
    wrong = engine.rows(f"SELECT place, written, error, remedy FROM {errors} ORDER BY problem")
    if wrong:
        place, written, error, remedy = wrong[0]
        more = f" (and {len(wrong) - 1} more)" if len(wrong) > 1 else ""
        code = ExitCode.USAGE if place == "players" else ExitCode.CARDS
        raise PokersqlError(f"{place} {written!r}: {error}: {remedy}{more}", code)


def simulate(
    engine: Engine,
    players: Sequence[str],
    seed: int,
    samples: int,
    error: float | None,
    kind: Kind = HANDS,
) -> None:
    """Draw showdowns until there are `samples`, or until no player's standard error is above `error`.

    Raises PokersqlError (usage) if the estimated time is too long, (cards) if no draw gives all players a hand.
    """
    needed, start, announced = samples, perf_counter(), False
    with render.part_done("simulating") as progress:
        for kept, drawn in batches(engine, players, seed, samples, kind):
            if progress:
                progress(kept / samples)
            if error is not None and kept > 1:
                [(largest,)] = engine.rows(f"SELECT MAX(standard_error) FROM {kind.answer} WHERE method = 'sim'")
                if 0 < largest <= error or (largest == 0 and kept >= BATCH):
                    break
                # A standard error falls as the square root of the showdowns rises.
                needed = min(samples, ceil(kept * (largest / error) ** 2)) if largest else samples
            if not announced and (kept >= ENOUGH or drawn >= PATIENCE * BATCH):
                announced = True
                seconds = (perf_counter() - start) * max(needed / kept - 1, 0)
                work = f"{kept:,} of {drawn:,} draws give all players a hand, so {needed:,} showdowns"
                announce(f"{work} take", seconds, "give a smaller -n or a larger --error")


def batches(
    engine: Engine, players: Sequence[str], seed: int, samples: int, kind: Kind = HANDS
) -> Iterator[tuple[int, int]]:
    """Draw showdowns until there are `samples`; after each batch how many there are, and how many were tried.

    Raises PokersqlError (cards) if no draw gives all players a hand.
    """
    engine.rows("UPDATE simulation SET seed = ?, first_sample = 1", [seed])
    drawn = kept = 0
    while kept < samples:
        # As many as it takes if the next ones fare as those so far.
        wanted = ceil((samples - kept) * drawn / kept) if kept else BATCH if drawn else samples
        tried = min(wanted, BATCH)
        engine.rows("UPDATE simulation SET samples = ?", [tried])
        engine.read(kind.batch)
        drawn += tried
        [(kept,)] = engine.rows(f"SELECT COALESCE(SUM(runouts), 0) FROM {kind.outcomes}")
        if not kept and drawn >= PATIENCE * BATCH:
            raise impossible(players)
        yield kept, drawn


def announce(work: str, seconds: float, remedy: str) -> None:
    """Note the estimated time of work if it is long; refuse work above the limit."""
    if seconds > TOO_LONG:
        raise PokersqlError(f"{work} {in_words(seconds)}, an hour at most is allowed; {remedy}")
    if seconds > LONGEST:
        render.note(f"{work} {in_words(seconds)}; {remedy} to have it sooner")


def in_words(seconds: float) -> str:
    """A time as people say it.

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
    """A time as people say it, and the memory where that is much.

    >>> cost(100, 5000)
    'about 2 minutes and 5 GB of memory'
    """
    return in_words(seconds) + (f" and {megabytes / 1000:,.0f} GB of memory" if ROOMY < megabytes < 1e6 else "")


def impossible(players: Sequence[str]) -> PokersqlError:
    return PokersqlError(
        f"{' '.join(players)}: the players can't hold these hands at once, they share cards", ExitCode.CARDS
    )
