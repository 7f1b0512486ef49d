"""Python functions that evaluate hands: those of known libraries, and the user's own."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module, metadata
from math import inf, isfinite
from numbers import Real
from operator import attrgetter
from reprlib import repr as short
from typing import Any

from pokersql import extras
from pokersql.errors import ExitCode, PokersqlError, nearest

Evaluate = Callable[[list[str]], Any]
"""A function that gets cards such as ["As", "Td"] and returns a number: equal numbers are a tie."""


def _treys() -> Evaluate:
    from treys import Card, Evaluator

    evaluate, card = Evaluator().evaluate, cache(Card.new)
    return lambda hand: evaluate([], [*map(card, hand)])


def _eval7() -> Evaluate:
    from eval7 import Card, evaluate

    card = cache(Card)
    return lambda hand: evaluate([*map(card, hand)])


def _phevaluator() -> Evaluate:
    from phevaluator import evaluate_cards

    return lambda hand: evaluate_cards(*hand)


def _pokerfast() -> Evaluate:
    from pokerfast import eval7

    return lambda hand: eval7(hand)


def _ompeval() -> Evaluate:
    from pokerfast.equity import evaluate

    return lambda hand: evaluate([hand])[0]


def _poker_equity() -> Evaluate:
    from poker_equity import score_batch

    return lambda hand: score_batch("high", ["".join(hand)])[0]


def _pokerkit() -> Evaluate:
    from pokerkit import Card, StandardHighHand

    card = cache(lambda text: next(iter(Card.parse(text))))
    return lambda hand: StandardHighHand.from_game([*map(card, hand)]).entry.index


LIBRARIES: dict[str, tuple[str, Callable[[], Evaluate]]] = {
    "treys": ("treys", _treys),
    "eval7": ("eval7", _eval7),
    "phevaluator": ("phevaluator", _phevaluator),
    "pokerfast": ("pokerfast", _pokerfast),
    "ompeval": ("pokerfast", _ompeval),
    "poker-equity": ("poker-equity", _poker_equity),
    "pokerkit": ("pokerkit", _pokerkit),
}
"""For each known evaluator, which takes five to seven cards: its package, and what imports it."""


@dataclass
class Evaluator:
    """An evaluator with its name, which ends in the version of a known library."""

    name: str
    evaluate: Evaluate

    def value(self, hand: str) -> tuple[float | None, str | None]:
        """The value of a hand such as "As Td 3c 3d 9h", or None and what the evaluator did instead."""
        try:
            value = self.evaluate(hand.split())
        except (Exception, SystemExit) as error:
            return None, _raised(error)
        if not isinstance(value, Real) or isinstance(value, bool):
            return None, f"returned {short(value)}, not a number"
        try:
            number = float(value)
        except OverflowError:
            number = inf
        if isfinite(number) and number == value:
            return number, None
        return None, f"returned {short(value)}, not a finite number of at most 53 bits"


def found(name: str) -> Evaluator:
    """The evaluator with this name: a known library, or MODULE:FUNCTION.

    Raises PokersqlError: (usage) for an unknown name, or a module or function that can't be imported; (optional) if the
    library is not installed.
    """
    if ":" in name:
        return Evaluator(name, _imported(name))
    if name.lower() not in LIBRARIES:
        known = ", ".join(LIBRARIES)
        raise PokersqlError(
            f"--evaluator {name}: known are {known}, and your own as MODULE:FUNCTION{nearest(name.lower(), LIBRARIES)}"
        )
    package, make = LIBRARIES[name.lower()]
    try:
        return Evaluator(f"{name.lower()} {metadata.version(package)}", make())
    except ImportError as error:  # also if the package is not installed
        message = f"--evaluator {name} needs {package}: {extras.command(package)}"
        raise PokersqlError(message, ExitCode.OPTIONAL) from error


def _imported(name: str) -> Evaluate:
    """The function MODULE:FUNCTION; the module may be a file in the current directory."""
    where = f"--evaluator {name}"
    module, _, function = name.partition(":")
    if not module or not function or module.endswith(".py"):
        module, function = module.removesuffix(".py") or "MODULE", function or "FUNCTION"
        raise PokersqlError(f"{where}: write it as {module}:{function}")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        imported = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise PokersqlError(f"{where}: {module} needs the module {error.name}; install it") from error
        raise PokersqlError(f"{where}: no module {module}, neither installed nor in the current directory") from error
    except (Exception, SystemExit) as error:
        raise PokersqlError(f"{where}: the import of {module} {_raised(error)}") from error
    try:
        evaluate = attrgetter(function)(imported)
    except AttributeError:
        evaluate = None
    if not callable(evaluate) or isinstance(evaluate, type):
        names = [name for name, one in vars(imported).items() if callable(one) and not isinstance(one, type)]
        raise PokersqlError(f"{where}: {module} has no function {function!r}{nearest(function, names)}")
    return evaluate  # type: ignore[no-any-return]


def _raised(error: BaseException) -> str:
    return f"raised {type(error).__name__}: {error}".removesuffix(": ")
