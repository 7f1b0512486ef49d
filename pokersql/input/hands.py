"""Inserts hands that people type into the tables `hand_text` and `hand_cards`, and checks these hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pokersql import engines
from pokersql.engines import Engine, Trace
from pokersql.errors import ExitCode, PokersqlError
from pokersql.input import names
from pokersql.output import render
from pokersql.sources.sql_text import quoted


class Judge(NamedTuple):
    """How typed hands are ranked: the names of the relations of their cards and of their ranks, and the halves."""

    cards: str = "text_cards"
    ranks: str = "text_ranks"
    halves: int = 1
    """2 if the low hand wins half of the pot, else 1."""


STANDARD = Judge()
"""The standard rules, for hands of five to seven cards."""


WRITTEN = ("settings", "hand_text", "hand_cards", "board_cards")
"""The tables that the ranking of typed hands reads and writes."""


def opened(path: str, trace: Trace = None) -> Engine:
    """Open a user's DuckDB database, whose rules and games rank hands. Nothing is written to it.

    Raises PokersqlError (table) if the database has no rules.
    """
    engine = engines.opened(path, "duckdb", False, trace)
    if missing := {*WRITTEN, "game_text_ranks"} - engine.relations():
        engine.close()
        named = " and no ".join(sorted(missing))
        raise PokersqlError(f"{path} has no {named}; 'pokersql build' makes a database with all tables", ExitCode.TABLE)
    [(database,)] = engine.rows("SELECT current_database()")
    engine.home = f"{quoted(database)}.main"
    engine.remember(WRITTEN)
    return engine


def symbols(engine: Engine, deck: str = "deck") -> dict[str, tuple[str, str]]:
    """The symbol and the colour of each card, from the relation that `deck` names."""
    return {card: (symbol, colour) for card, symbol, colour in engine.rows(f"SELECT card, symbol, colour FROM {deck}")}


def judge(engine: Engine, rules: str | None, game: str | None, board: str | None) -> Judge:
    """Write the rules or the game into `settings`, and the board into `board_cards`.

    Returns the relations of the hands, and the number of halves; without rules and game, STANDARD.

    Raises PokersqlError: (usage) for unknown names, or a board without a game; (cards) for a board that can't be read.
    """
    check_judge(rules, game, board)
    if rules is not None:
        engine.rows("UPDATE settings SET rules = ?", [names.rules_of(engine, rules)])
    elif game is not None:
        engine.rows("UPDATE settings SET rules = '', game = ?", [names.game_of(engine, game)])
    else:
        return STANDARD
    halves = engine.rows(
        """
        SELECT h.half
        FROM settings AS s
        INNER JOIN game_limits AS l ON s.rules = l.rules AND l.game = CASE WHEN s.rules > '' THEN '' ELSE s.game END
        INNER JOIN game_halves AS h ON l.game = h.game AND l.rules = h.rules
        """
    )
    if not halves:
        raise PokersqlError(f"--game {game}: a player's cards form several hands, so they have no single rank")
    if board is not None:
        lay(engine, board)
    return Judge("readable_cards", "game_text_ranks", len(halves))


def check_judge(rules: str | None, game: str | None, board: str | None) -> None:
    """Raise PokersqlError (usage) if there are both rules and a game, or a board without a game."""
    if rules is not None and game is not None:
        raise PokersqlError(f"--rules {rules} and --game {game}: a game has its own rules; leave one of them out")
    if board is not None and game is None:
        raise PokersqlError(f"--board {board}: name the game that has a board, as in --game omaha")


def lay(engine: Engine, board: str) -> None:
    """Replace the board of game 1 by the cards in a text."""
    engine.rows("DELETE FROM hand_text")
    engine.insert("hand_text", [(1, 0, board)])
    [(error, remedy)] = engine.rows("SELECT error, remedy FROM text_faults")
    if error:
        raise PokersqlError(f"--board {board}: {error}: {remedy}", ExitCode.CARDS)
    engine.rows("DELETE FROM board_cards")
    engine.rows("INSERT INTO board_cards SELECT game_id, card_number, card_id FROM text_tokens")


def take(engine: Engine, batch: list[tuple[int, str]], judge: Judge = STANDARD) -> None:
    """Replace the rows of `hand_text` by numbered hands, and the rows of `hand_cards` by the cards of valid hands."""
    engine.rows("DELETE FROM hand_text")
    engine.rows("DELETE FROM hand_cards")
    engine.insert("hand_text", [(1, number, text) for number, text in batch])
    engine.rows(f"INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM {judge.cards}")


def seat(engine: Engine, hands: Sequence[str], judge: Judge = STANDARD) -> None:
    """Insert hands as players 1, 2, ... of game 1. Raises PokersqlError (cards) for the first invalid hand."""
    take(engine, list(enumerate(hands, 1)), judge)
    wrong = Wrong("hand")
    for row in engine.rows(
        f"SELECT player_id, written, error, remedy FROM {judge.ranks} WHERE error IS NOT NULL ORDER BY player_id"
    ):
        wrong.add(*row)
    wrong.report()


class Wrong:
    """The hands that can't be ranked. The message names the first of these hands, and says how many more there are."""

    def __init__(self, where: str):
        self.where = where
        self.first = ""
        self.count = 0

    def add(self, number: int, written: str, error: str, remedy: str) -> None:
        shown = written if len(written) <= 60 else written[:60] + "…"
        self.first = self.first or f"{self.where} {number} {shown!r}: {error}: {remedy}"
        self.count += 1

    def report(self, allowed: bool = False) -> None:
        if self.count:
            more = f" (and {self.count - 1} more)" if self.count > 1 else ""
            if not allowed:
                raise PokersqlError(self.first + more, ExitCode.CARDS)
            render.note(self.first + more)
