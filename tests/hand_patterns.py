"""Finds the hands of a range of patterns by trying every card in every slot of a pattern."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

RANKS = "23456789TJQKA"
DECK = [rank + suit for rank in RANKS for suit in "cdhs"]

SLOT = re.compile(r"(\[[^\]]*\]|[2-9TJQKARONP*])?(\[[cdhs,]+\]|[cdhswxyz])?")
SHAPES = {
    "rb": lambda suits, ranks: suits[0] == 1,
    "ss": lambda suits, ranks: suits[0] == 2 and suits[1] < 2,
    "ds": lambda suits, ranks: suits[1] >= 2,
    "ts": lambda suits, ranks: suits[0] == 3 and suits[1] < 2,
    "ms": lambda suits, ranks: suits[0] > 3 and suits[1] < 2,
    "np": lambda suits, ranks: ranks[0] == 1,
    "op": lambda suits, ranks: ranks[0] == 2 and ranks[1] < 2,
    "tp": lambda suits, ranks: [*ranks, 0, 0][:3] in ([2, 2, 0], [2, 2, 1]),
}
"""For each shape of hand, its test. The test takes two descending lists: numbers of cards per suit and per rank."""


def hands(written: str, own: int) -> set[frozenset[str]]:
    """The hands of a range: comma-separated terms without groups, weights and spans."""
    found, out = set(), set()
    for piece in written.split(", "):
        taken = piece.removeprefix("!")
        (out if taken != piece else found).update(of_piece(taken, own))
    return found - out


def of_piece(piece: str, own: int) -> set[frozenset[str]]:
    """The hands that fit a term, whose conditions are joined by `:`; a hand must not fit a condition after `!`."""
    terms = re.findall(r"([:!]*)([$]?[^:!$]+)", piece)
    if terms[0][0] or terms[0][1].startswith("$"):
        terms.insert(0, ("", "*"))
    found = None
    for sign, term in terms:
        if term.startswith("$"):
            found = {hand for hand in found if has_shape(hand, term[1:]) is ("!" not in sign)}
        elif found is None:
            found = of_pattern(term, own)
        else:
            found = found - of_pattern(term, own) if "!" in sign else found & of_pattern(term, own)
    return found


def has_shape(hand: frozenset[str], shape: str) -> bool:
    counts = [[*sorted(Counter(card[at] for card in hand).values(), reverse=True), 0] for at in (1, 0)]
    return SHAPES[shape](*counts)


def of_pattern(pattern: str, own: int) -> set[frozenset[str]]:
    """The hands of `own` cards that fit a pattern; the cards beyond its slots may be any cards."""
    slots = [found.groups("") for found in SLOT.finditer(pattern) if found[0]]
    slots = [slot for slot in slots if slot != ("*", "")]
    taken = {rank for rank, _ in slots if len(rank) == 1} | {suit for _, suit in slots if len(suit) == 1}
    bases = {frozenset(cards) for cards in filled(slots, {letter: letter for letter in taken & {*RANKS, *"cdhs"}})}
    found = set()
    for base in bases:
        rest = [card for card in DECK if card not in base]
        found.update(base | {*cards} for cards in combinations(rest, own - len(base)))
    return found


def filled(slots: list[tuple[str, str]], known: dict[str, str]) -> Iterator[list[str]]:
    """All choices of different cards, one for each slot in order; `known` maps letters to ranks and suits."""
    if not slots:
        yield []
        return
    (ranks, suits), *others = slots
    for card in DECK:
        now = bound(bound(known, ranks, "RONP", card[0]), suits, "wxyz", card[1])
        if now is None or not (allowed(card, ranks, 0, "RONP") and allowed(card, suits, 1, "wxyz")):
            continue
        for cards in filled(others, now):
            if card not in cards:
                yield [card, *cards]


def takes(slot: str, card: str) -> bool:
    """Whether a card fits a slot, if the other slots are ignored."""
    ranks, suits = SLOT.fullmatch(slot).groups("")
    return allowed(card, ranks, 0, "RONP") and allowed(card, suits, 1, "wxyz")


def bound(known: dict[str, str] | None, letter: str, letters: str, value: str) -> dict[str, str] | None:
    """`known` with `letter` bound to `value`; None if `letter` has another value, or another letter has this value."""
    if known is None or not letter or letter not in letters:
        return known
    if letter in known or value in known.values():
        return known if known.get(letter) == value else None
    return known | {letter: value}


def allowed(card: str, written: str, at: int, letters: str) -> bool:
    """Whether the ranks or suits `written` in a slot include the rank or suit of a card."""
    if not written or written == "*" or written in letters:
        return True
    items = written.strip("[]").split(",")
    return any(
        item == card
        or item == card[at]
        or (item in "cdhs" and item == card[1])
        or ("-" in item and between(card[0], *item.split("-")))
        for item in items
    )


def between(rank: str, one: str, other: str) -> bool:
    low, high = sorted((RANKS.index(one), RANKS.index(other)))
    return low <= RANKS.index(rank) <= high
