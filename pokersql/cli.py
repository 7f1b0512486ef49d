"""The command `pokersql`: takes words from a shell, lets SQL answer, prints the rows."""

from __future__ import annotations

import os
import sys

import click

from pokersql import __version__
from pokersql.commands import audit, chinese, draw, equity, hands, odds, ranking, scores, sql, tables
from pokersql.errors import ExitCode, PokersqlError


class Commands(click.Group):
    """Commands in the order of this file."""

    def list_commands(self, context: click.Context) -> list[str]:
        return list(self.commands)


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, prog_name="pokersql")
@click.option("--debug", is_flag=True, help="Show the traceback of an error; may stand anywhere.")
@click.pass_context
def cli(context: click.Context, debug: bool) -> None:
    """Poker in SQL: deal, rank and compare hands, or take the SQL and do it in your own shell."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


for command in (
    hands.deal,
    draw.play,
    ranking.rank,
    hands.compare,
    scores.weigh,
    scores.score,
    equity.equity,
    equity.beats,
    equity.outs,
    chinese.chinese,
    odds.odds,
    odds.luck,
    audit.audit,
    tables.build,
    tables.check,
    tables.export,
    sql.sql,
    sql.query,
    sql.shell,
    sql.path,
):
    cli.add_command(command)


def main() -> None:
    """Run the command line; whatever goes wrong is one line on standard error and an exit code."""
    # Words are UTF-8 whatever the locale says, as files and standard input are.
    words = [os.fsencode(word).decode(errors="replace") for word in sys.argv[1:] if word != "--debug"]
    debug = len(words) < len(sys.argv) - 1
    code = ExitCode.FINE
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8")
    try:
        with cli.make_context("pokersql", words) as context:
            cli.invoke(context)
        sys.stdout.flush()
    except click.exceptions.Exit as done:
        code = done.exit_code
    except BrokenPipeError:
        # Whoever read the rows has seen enough; what is still in the buffer has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (KeyboardInterrupt, click.Abort):
        complain("interrupted", ExitCode.INTERRUPTED, debug)
        sys.stderr.flush()
        # Files are cleaned up by now; an engine stopped in mid-query would complain while Python closes down.
        os._exit(ExitCode.INTERRUPTED)
    except click.UsageError as error:
        command = error.ctx.command_path if error.ctx else "pokersql"
        code = complain(f"{error.format_message().rstrip('.')}; see '{command} --help'", ExitCode.USAGE, debug)
    except PokersqlError as error:
        code = complain(str(error), error.code, debug)
    except OSError as error:
        code = complain(str(error), ExitCode.SYSTEM, debug)
    except Exception as error:
        code = complain(f"{type(error).__name__}: {error}; --debug shows where", ExitCode.SYSTEM, debug)
    sys.exit(code)


def complain(message: str, code: ExitCode, debug: bool) -> ExitCode:
    """Say what is wrong in one line, after the traceback if that is asked for."""
    if debug:
        import traceback

        traceback.print_exc()
    print("pokersql:", " ".join(message.split()), file=sys.stderr)
    return code
