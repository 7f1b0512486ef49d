"""The command `pokersql`: it reads the arguments from a shell, runs SQL and prints the rows."""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EBADF
from importlib import import_module
from inspect import cleandoc
from types import FrameType

import click
from click.shell_completion import shell_complete

from pokersql import __version__
from pokersql.errors import ExitCode, PokersqlError, in_a_line, say, visible

COMPLETION = "_POKERSQL_COMPLETE"
"""The environment variable with which a shell asks for completions; click defines the name."""

LONGEST_LINE = 2_000
"""The most characters of an error message; the middle of a longer message is left out."""


GROUPS = {
    "Look": {"serve": ("page", "page"), "page": ("page", "page"), "notebook": ("notebook", "notebooks")},
    "Deal and play": {"deal": ("deals", "dealing"), "play": ("draw", "draw"), "chinese": ("chinese", "chinese")},
    "Rank and compare": {"rank": ("ranking", "ranking"), "compare": ("ranking", "ranking")},
    "Hold'em": {
        "equity": ("equity", "equity"),
        "beats": ("equity", "equity"),
        "outs": ("equity", "equity"),
        "flops": ("flops", "flops"),
        "draws": ("draws", "hits"),
        "river": ("river", "solved"),
    },
    "Odds and luck": {"odds": ("odds", "odds"), "luck": ("odds", "odds")},
    "Tournaments": {"icm": ("icm", "tournaments"), "push-fold": ("push_fold", "push_fold")},
    "Hand histories": {
        "load": ("histories", "histories"),
        "unload": ("histories", "histories"),
        "report": ("reports", "reports"),
    },
    "Questions from other articles": {
        "weigh": ("scores", "weights"),
        "score": ("scores", "scores"),
        "audit": ("audit", "audit"),
    },
    "Tables of all hands": {
        "build": ("tables", "all_hands"),
        "check": ("tables", "all_hands"),
        "export": ("tables", "all_hands"),
        "dataset": ("dataset", "datasets"),
    },
    "Where your data is": {
        "install": ("targets", "engines"),
        "uninstall": ("targets", "engines"),
        "extension": ("extension", "engines"),
        "share": ("share", "macros"),
        "dbt": ("dbt", "dbt"),
    },
    "SQL": {
        "sql": ("sql", "sql"),
        "query": ("sql", "pokersql"),
        "shell": ("sql", "macros"),
        "init-file": ("share", "macros"),
        "path": ("sql", "sql"),
        "cache": ("sql", "pokersql"),
    },
    "Help": {"help": ("help", "pokersql")},
}
"""The commands under each heading of the help. Each command has its module in `pokersql.commands` and its chapter."""


KNOWN = {name: where for group in GROUPS.values() for name, where in group.items()}
"""For the name of each command, its module and the topic of its chapter."""


class Commands(click.Group):
    """The commands of GROUPS; a command's module is imported when the command is first needed."""

    def list_commands(self, context: click.Context | None) -> list[str]:
        return [*KNOWN]

    def get_command(self, context: click.Context | None, name: str) -> click.Command | None:
        return command(name) if name in KNOWN else None

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        width = max(map(len, KNOWN))
        for group, names in GROUPS.items():
            with formatter.section(group):
                formatter.write_dl([(f"{name:{width}}", _gist(command(name))) for name in names])


def command(name: str) -> click.Command:
    """Import the module of a command. Returns the command."""
    module = import_module(f"pokersql.commands.{KNOWN[name][0]}")
    return next(one for one in vars(module).values() if isinstance(one, click.Command) and one.name == name)


def _gist(command: click.Command) -> str:
    """The first sentence of a command's help, or the part of this sentence before a colon or semicolon."""
    return re.split(r"[:;.](?:\s|$)", cleandoc(command.help or ""))[0].replace("\n", " ")


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, prog_name="pokersql")
@click.option("--debug", is_flag=True, help="Print the traceback of an error; the option may stand anywhere.")
@click.pass_context
def cli(context: click.Context, debug: bool) -> None:
    """Poker in SQL: deal, rank and compare hands, or print the SQL for your own database."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def main() -> None:
    """Run the command line. After an error, print one line on standard error and set the exit code."""
    # Arguments are UTF-8 in every locale, as files and standard input are.
    words = [os.fsencode(word).decode(errors="replace") for word in sys.argv[1:] if word != "--debug"]
    debug = len(words) < len(sys.argv) - 1
    _open_streams()
    with _signals() as came:
        try:
            code = _flush(_run(words, debug), debug)
        except (KeyboardInterrupt, click.Abort):
            code = came[0] if came else ExitCode.INTERRUPTED
            complain(code.name.lower().replace("_", " "), code, debug)
            sys.stderr.flush()
            # os._exit skips Python's shutdown, in which an engine in mid-query would print errors. The temporary files
            # are already removed.
            os._exit(code)
    sys.exit(code)


def _run(words: list[str], debug: bool) -> int:
    """Run a command, or print completions for a shell. Returns the exit code."""
    if asked := os.environ.get(COMPLETION):
        return shell_complete(cli, {}, "pokersql", COMPLETION, asked)
    try:
        with cli.make_context("pokersql", words) as context:
            cli.invoke(context)
    except click.exceptions.Exit as done:
        return done.exit_code
    except BrokenPipeError:
        _drop_output()
    except click.UsageError as error:
        command = error.ctx.command_path if error.ctx else "pokersql"
        return complain(f"{error.format_message().rstrip('.')}; see '{command} --help'", ExitCode.USAGE, debug)
    except PokersqlError as error:
        return complain(str(error), error.code, debug)
    except OSError as error:
        return complain(_words(error), ExitCode.SYSTEM, debug)
    except click.Abort:
        raise
    except Exception as error:
        return complain(f"{type(error).__name__}: {error}; --debug shows where", ExitCode.SYSTEM, debug)
    return ExitCode.FINE


def _flush(code: int, debug: bool) -> int:
    """Flush standard output. Returns `code`, or SYSTEM if `code` is FINE and the output can't be written."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
    except OSError as error:
        _drop_output()
        return complain(_words(error), ExitCode.SYSTEM, debug) if code == ExitCode.FINE else code
    return code


def _words(error: OSError) -> str:
    return "standard output is closed, so the rows can't be printed" if error.errno == EBADF else str(error)


def _drop_output() -> None:
    """Redirect standard output to the null device, so that Python can write its buffer without a second error."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _open_streams() -> None:
    """Set the standard streams to UTF-8. Replace closed streams, so that no file gets their descriptors later."""
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        try:
            os.fstat(number)
        except OSError:
            # os.open takes the lowest free descriptor: `number`. Standard output is read-only, so that printing fails.
            os.open(os.devnull, os.O_RDONLY if name == "stdout" else os.O_RDWR)
        if getattr(sys, name) is None:
            setattr(sys, name, open(number, "r" if name == "stdin" else "w"))  # noqa: SIM115
        if hasattr(getattr(sys, name), "reconfigure"):
            getattr(sys, name).reconfigure(encoding="utf-8", errors="replace" if name == "stdin" else None)


@contextmanager
def _signals() -> Iterator[list[ExitCode]]:
    """Let SIGTERM and SIGHUP end a command as Ctrl-C does. Yields a list, to which a signal adds its exit code."""
    came: list[ExitCode] = []

    def end(number: int, frame: FrameType | None) -> None:
        came.append(ExitCode(128 + number))
        if number != signal.SIGINT:  # only Ctrl-C can interrupt the ending
            for ending in before.keys() - {signal.SIGINT}:
                signal.signal(ending, signal.SIG_IGN)
        raise KeyboardInterrupt

    before = {}
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)  # some systems lack SIGHUP
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:  # nohup ignores SIGHUP
            with suppress(ValueError):  # only the main thread can set handlers
                before[number] = signal.signal(number, end)
    try:
        yield came
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def complain(message: str, code: ExitCode, debug: bool) -> ExitCode:
    """Print an error in one line; with `debug`, print the traceback before it."""
    with suppress(OSError):  # standard error may be closed
        if debug:
            import traceback

            print(visible(traceback.format_exc()), end="", file=sys.stderr)
        line = in_a_line(message)
        if len(line) > LONGEST_LINE:
            line = f"{line[: LONGEST_LINE // 2]} … {line[-LONGEST_LINE // 2 :]}"
        say(line)
    return code
