"""Hands that people type: inserted into hand_text and hand_cards, checked, and printed as symbols."""

from __future__ import annotations

from collections.abc import Sequence

from pokersql import render
from pokersql.engines import Engine
from pokersql.errors import ExitCode, PokersqlError


def symbols(engine: Engine, deck: str = "deck") -> dict[str, tuple[str, str]]:
    """The symbol and colour of each card, from the deck."""
    return {card: (symbol, colour) for card, symbol, colour in engine.rows(f"SELECT card, symbol, colour FROM {deck}")}


def take(engine: Engine, batch: list[tuple[int, str]]) -> None:
    """Replace hand_text by numbered hands, and hand_cards by their cards where they can be read."""
    engine.rows("DELETE FROM hand_text")
    engine.rows("DELETE FROM hand_cards")
    engine.insert("hand_text", [(1, number, text) for number, text in batch])
    engine.rows("INSERT INTO hand_cards SELECT game_id, player_id, card_id FROM text_cards")


def seat(engine: Engine, hands: Sequence[str]) -> None:
    """Put hands into hand_text and hand_cards as players 1, 2, ... of game 1; name one that can't be ranked."""
    take(engine, list(enumerate(hands, 1)))
    wrong = Wrong("hand")
    for row in engine.rows(
        "SELECT player_id, written, error, remedy FROM text_ranks WHERE error IS NOT NULL ORDER BY player_id"
    ):
        wrong.add(*row)
    wrong.report()


class Wrong:
    """The hands that can't be ranked: the first is named, the others are counted."""

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
