"""What can go wrong, and the exit code that says so."""

from collections.abc import Iterable
from enum import IntEnum


class ExitCode(IntEnum):
    """The command's exit codes."""

    FINE = 0
    """All rows are there."""
    SYSTEM = 1
    """The engine or the system says no: SQL error, disk full, read-only, another build at work."""
    USAGE = 2
    """Unknown command, option, relation or dialect; a number out of range; a file missing, in the way or of no use."""
    CARDS = 3
    """A card or hand that can't be read, repeats a card or has the wrong size."""
    TABLE = 4
    """A table is missing, of another version or fails its check; what should be a database is none."""
    OPTIONAL = 5
    """An optional part is not installed."""
    INTERRUPTED = 130
    """Ctrl-C."""


class PokersqlError(Exception):
    """One line for the user: what is wrong, where it stands, what would be right."""

    def __init__(self, message: str, code: ExitCode):
        super().__init__(" ".join(message.split()))
        self.code = code


def nearest(name: str, names: Iterable[str]) -> str:
    """The end of a message about a name that isn't known: what may have been meant.

    >>> nearest("showdwn", ["deck", "showdown"])
    '; did you mean showdown?'
    """
    from difflib import get_close_matches

    near = get_close_matches(name, names, n=1)
    return f"; did you mean {near[0]}?" if near else ""
