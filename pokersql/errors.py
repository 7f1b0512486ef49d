"""What can go wrong, and the exit code that says so."""

from enum import IntEnum


class ExitCode(IntEnum):
    """The command's exit codes."""

    FINE = 0
    """All rows are there."""
    SYSTEM = 1
    """The engine or the system says no: SQL error, disk full, read-only."""
    USAGE = 2
    """Unknown command, option, relation or dialect; a number out of range; a file missing, in the way or of no use."""
    CARDS = 3
    """A card or hand that can't be read, repeats a card or has the wrong size."""
    TABLE = 4
    """What should be a database is none."""
    INTERRUPTED = 130
    """Ctrl-C."""


class PokersqlError(Exception):
    """One line for the user: what is wrong, where it stands, what would be right."""

    def __init__(self, message: str, code: ExitCode):
        super().__init__(" ".join(message.split()))
        self.code = code
