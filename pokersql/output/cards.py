"""Finds the cards in texts, so that terminals and notebooks show the same cards as symbols."""

from __future__ import annotations

from collections.abc import Container


def words(text: str, cards: Container[str]) -> list[str]:
    """The words of a text. Each card of a word such as AsKd is a word.

    >>> words("AsKd QQ+ 2c", {"As", "Kd", "2c"})
    ['As', 'Kd', 'QQ+', '2c']
    """
    return [card for word in text.split(" ") for card in _apart(word, cards)]


def only_cards(text: str, cards: Container[str]) -> bool:
    """Whether each word of a text is a card."""
    return all(word in cards for word in words(text, cards))


def _apart(word: str, cards: Container[str]) -> list[str]:
    """The cards of a word such as AsKd. If a part of the word is no card, a list with only the word."""
    parts = [word[i : i + 2] for i in range(0, len(word), 2)]
    return parts if parts and all(part in cards for part in parts) else [word]
