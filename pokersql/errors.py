"""The errors of pokersql, and its exit codes."""

import re
import sys
from collections.abc import Iterable
from enum import IntEnum
from shutil import get_terminal_size
from textwrap import fill


class ExitCode(IntEnum):
    """The command's exit codes."""

    FINE = 0
    """No error: all rows were written."""
    SYSTEM = 1
    """An error of the engine or the system: an error in SQL, a full disk, a file that another process builds."""
    USAGE = 2
    """An unknown command, option, relation or dialect; a number out of range; a missing, existing or unusable file."""
    CARDS = 3
    """A card or hand that can't be read, repeats a card or has the wrong size."""
    TABLE = 4
    """A table is missing, has another version or fails its check; a file is no database."""
    OPTIONAL = 5
    """An optional package is not installed."""
    HUNG_UP = 129
    """SIGHUP: the terminal was closed."""
    INTERRUPTED = 130
    """Ctrl-C."""
    TERMINATED = 143
    """SIGTERM."""


class PokersqlError(Exception):
    """An error. The message is one line: the wrong value, its position, and the remedy.

    `code` is the command's exit code. A docstring names it in brackets, as in PokersqlError (cards): (system) is 1,
    (usage) 2, (cards) 3, (table) 4, (optional) 5.
    """

    def __init__(self, message: str, code: ExitCode = ExitCode.USAGE):
        super().__init__(in_a_line(message))
        self.code = code


CONTROLS = {
    **{code: 0x2400 + code for code in range(0x20) if chr(code) not in "\t\n"},
    0x7F: 0x2421,
    **dict.fromkeys(
        [*range(0x80, 0xA0), 0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)], 0xFFFD
    ),
}
"""The visible replacement for each character that controls a terminal or changes the direction of text."""


def visible(text: str) -> str:
    r"""A text in which a visible sign replaces each control character except line feed and tab.

    >>> visible("\x1b]0;title\x07")
    '␛]0;title␇'
    """
    return text.translate(CONTROLS)


UNSEEN = re.compile(
    "[\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufeff\uffa0]"
)
"""A pattern for a character that is invisible or looks like a blank."""


def in_a_line(text: str) -> str:
    r"""A text on one line, in which each invisible character is replaced by its code.

    >>> in_a_line("two\n  lines"), in_a_line("A\u200bs")
    ('two lines', 'AU+200Bs')
    """
    return visible(" ".join(UNSEEN.sub(lambda found: f"U+{ord(found[0]):04X}", text).split()))


def say(message: str) -> None:
    """Write a message to standard error; on a terminal, lines break between words."""
    line = f"pokersql: {message}"
    if sys.stderr.isatty():
        line = fill(line, get_terminal_size().columns, break_long_words=False, break_on_hyphens=False)
    print(line, file=sys.stderr)


CSV_REASON = re.compile(
    r"(?:Expected Number|Value with|Invalid unicode|Error when|Maximum line|It was not possible|This can happen).*"
)
"""A pattern for the reason in DuckDB's message about a csv file. Lines of the file may stand before the reason."""

CSV_FIX = re.compile(r"\n(?:Possible (?:fixes|solutions):\n\* |Possible Solution: )(.+)")
"""A pattern for the first remedy in DuckDB's message about a csv file."""

PLACE = re.compile(r"^(LINE \d+: )(.*)\n( *)(\^+)", re.MULTILINE)
"""A pattern for two lines of a message: a line of SQL, and carets below it."""

NESTED = re.compile(r'\{"exception_type":"\w+","exception_message":"((?:[^"\\]|\\.)*)"')
"""A pattern for an error of one of DuckDB's threads, in JSON inside another error; its group is the message."""


def folded(message: str, place: bool = True) -> str:
    """An engine's message as one line: the error, its first hint and, with `place`, the position in the SQL.

    >>> folded('IO Error: Async write failed: {"exception_type":"IO","exception_message":"No space left on device"}')
    'No space left on device'
    """
    if nested := NESTED.search(message):
        message = nested[1].replace('\\"', '"')
    first, _, rest = message.strip().partition("\n")
    if fix := CSV_FIX.search(rest):
        said = [first, *re.findall(r"^  (file = .+)", rest, re.MULTILINE)]
        said += [*CSV_REASON.findall(rest[: fix.start()])[:1], fix[1]]
        return in_a_line("; ".join(text.strip(" .") for text in said))
    hints = [line for line in rest.split("LINE ")[0].split("\n") if line.strip()]
    # If a hint ends in a colon, the names that it suggests are on the next line.
    said = [first, *hints[: 2 if hints and hints[0].endswith(":") else 1]]
    if place and (found := PLACE.search(message)):
        line, sql, before, marks = found.groups()
        marked = sql[len(before) - len(line) :]
        word = marked[: len(marks)] if len(marks) > 1 else re.findall(r"\w+|.?", marked)[0]
        said.append(f"({line}{sql}{f', at {word}' if word.strip() else ''})")
    return in_a_line(" ".join(said))


def nearest(name: str, names: Iterable[str]) -> str:
    """The end of a message about an unknown name: the most similar of `names`, if one is similar.

    >>> nearest("showdwn", ["deck", "showdown"])
    '; did you mean showdown?'
    """
    from difflib import get_close_matches

    near = get_close_matches(name, names, n=1)
    return f"; did you mean {near[0]}?" if near else ""


def reason(error: OSError) -> str:
    """The operating system's message for an error, in lower case."""
    return (error.strerror or str(error)).lower()
