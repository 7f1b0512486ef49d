"""Makes deals by sql/deal.sql, a slice at a time, so that memory does not grow with the number of deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from secrets import randbelow

from pokersql.databases import worlds
from pokersql.engines import Engine
from pokersql.errors import PokersqlError
from pokersql.output import render
from pokersql.sources import sql_files

SLICE = 10_000
"""The number of deals in a slice."""

SAMPLE = 200_000
"""The number of hands that `sample` deals in one statement."""

SUBSETS = 2**21
"""The limit on the subsets of one player's cards (2^cards), added up over the deals of a slice.

So a slice has fewer deals if a player has more cards.
"""


def last_deal() -> int:
    """The number of the last deal that a seed has."""
    return int(sql_files.settings()["deal"].allowed[1])


def seed_or_drawn(seed: int | None) -> int:
    """`seed`, or a random seed if `seed` is None. A note prints the random seed."""
    if seed is None:
        seed = randbelow(int(sql_files.settings()["seed"].allowed[1]) + 1)
        render.note(f"seed {seed}")
    return seed


def seats(engine: Engine, game: str, players: int, asked: bool) -> int:
    """The number of players: `players`, or the most that the game allows if that is fewer.

    `asked` says whether the user gave the number.

    Raises PokersqlError (usage) if the user asked for more players than the game allows.
    """
    [(most,)] = engine.rows("SELECT players FROM game_rooms WHERE game = ?", [game])
    if asked and players > most:
        raise PokersqlError(f"--players {players}: {game} allows {most} players at most")
    return min(players, int(most))


def check(players: int, names: Sequence[str], first: int, rounds: int) -> None:
    """Raise PokersqlError (usage) for more names than players, or for deals beyond the last deal of a seed."""
    if len(names) > players:
        raise PokersqlError(f"--name {names[players]}: is the name of player {players + 1}, but --players is {players}")
    if first + rounds - 1 > last_deal():
        raise PokersqlError(f"--deal {first} and --rounds {rounds}: deals end at {last_deal()}")


def deals(engine: Engine, first: int, rounds: int, what: str = "dealing", /, **settings: int | str) -> Iterator[None]:
    """Make the deals `first` to `first + rounds - 1` with these settings. The tables hold one slice at a time.

    Earlier deals and cards in the database are deleted, so the database must not be the user's.
    """
    game = settings.get("game", sql_files.defaults()["game"])
    [(cards,)] = engine.rows("SELECT own_cards + board_cards FROM games WHERE game = ?", [game])
    size = min(SLICE, SUBSETS // 2**cards)
    starts = range(first, first + rounds, size)
    for start in render.progress(starts, len(starts), what):
        for table in ("hand_cards", "board_cards", "deals"):
            engine.rows(f"DELETE FROM {table}")
        chosen = {**settings, "deal": start, "rounds": min(size, first + rounds - start)}
        columns = ", ".join(f"{name} = ?" for name in chosen)
        engine.rows(f"UPDATE settings SET {columns}", list(chosen.values()))
        worlds.read(engine, "sql/deal.sql")
        yield


def simulate(
    engine: Engine,
    run: int,
    hands: int,
    players: int,
    seed: int,
    first: int = 1,
    make: Callable[..., Iterator[None]] = deals,
    **settings: int | str,
) -> int:
    """Simulate `hands` hands, `players` in each deal, and add their categories to the table `observations`.

    Returns the next deal's number. `make` makes the deals as `deals` does; it may also play the draw.
    """
    # If `players` does not divide `hands`, the last deal has fewer players.
    parts = [(hands // players, players), (1, hands % players)]
    for rounds, seats in parts:
        if rounds and seats:
            for _ in make(engine, first, rounds, "simulating", players=seats, seed=seed, **settings):
                engine.rows("INSERT INTO observations SELECT ?, category, hands FROM dealt_categories", [run])
            first += rounds
    return first


def check_sample(engine: Engine, hands: int, players: int = 1) -> None:
    """Raise PokersqlError (usage) if a sample by a game or rules can't be drawn.

    It can't be drawn in three cases: (1) on SQLite; (2) with several hands per shuffle; (3) with more deals than a seed
    has.
    """
    if engine.name != "duckdb":
        raise PokersqlError(f"--engine {engine.name}: only duckdb simulates other hands than five-card poker hands")
    if players > 1:
        raise PokersqlError(
            f"--players {players}: for other hands than five-card poker hands, a shuffle gives one hand"
        )
    if hands > last_deal():
        raise PokersqlError(f"{hands} hands: a seed has {last_deal()} deals")


def sample(
    engine: Engine,
    halves: Mapping[str, int],
    hands: int,
    seed: int,
    runs: int = 1,
    players: int = 1,
    cards: int = 0,
    /,
    **judge: str,
) -> None:
    """Simulate `runs` runs with `hands` hands each, and add the categories to the table `observations`.

    A shuffle gives `players` hands. `judge` is the game or the rules that rank a hand. A hand has `cards` cards, by
    default the number that the rules count. `halves` has the number of the first run for each half of the pot. On
    SQLite, hands have five cards and are ranked by the standard rules.
    """
    if engine.name != "duckdb":
        first = 1
        for run in range(runs):
            first = simulate(engine, halves["high"] + run, hands, players, seed, first)
        return
    engine.rows("UPDATE sampled_cards SET cards = ?, players = ?, hands = ?", [cards, players, hands])
    deals = runs * -(-hands // players)
    starts = range(1, deals + 1, SAMPLE // players)
    for start in render.progress(starts, len(starts), "simulating"):
        chosen = {"rules": "", **judge, "seed": seed, "deal": start, "rounds": min(starts.step, deals + 1 - start)}
        columns = ", ".join(f"{name} = ?" for name in chosen)
        engine.rows(f"UPDATE settings SET {columns}", list(chosen.values()))
        found = engine.rows("SELECT half, run, category, hands FROM sampled_categories")
        engine.insert(
            "observations", [(halves[half] + run - 1, name, seen) for half, run, name, seen in found if half in halves]
        )
