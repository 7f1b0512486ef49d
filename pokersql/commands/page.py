"""The commands for the page: `serve` runs a server on this machine, `page` writes static files for a web host."""

from __future__ import annotations

import secrets
from contextlib import suppress

import click

from pokersql import engines, extras
from pokersql.commands.options import GIVEN
from pokersql.errors import ExitCode, PokersqlError, reason
from pokersql.histories import loading
from pokersql.output import render
from pokersql.untrusted import apart


@click.command()
@click.argument("db", required=False, type=GIVEN)
@click.option(
    "--port",
    metavar="PORT",
    type=click.IntRange(0, 65535),
    default=8787,
    show_default=True,
    help="The port of the page; 0 takes a free port.",
)
@click.option("--no-open", is_flag=True, help="Print the address, but open no browser.")
@click.option(
    "--time-limit",
    metavar="SECONDS",
    type=click.FloatRange(0, apart.LONGEST, min_open=True),
    default=apart.SECONDS,
    show_default=True,
    help="The time limit for SQL that you write on the page, in seconds.",
)
def serve(db: str | None, port: int, no_open: bool, time_limit: float) -> None:
    """Open the page in a browser: hands, ranges, odds, deals, histories, and the SQL behind each picture.

    Only this machine can reach the page, which needs no network. DB is your own database: SQL that you write on the
    page can read DB, and the page shows the hand histories in DB. Ctrl-C ends the server.

    \b
    Examples:
      pokersql serve
      pokersql serve home_game.duckdb --port 9000 --no-open
    """
    try:
        from pokersql.page import server
    except ImportError as error:
        if (error.name or "pokersql").startswith("pokersql"):
            raise
        message = f"the page needs Starlette and uvicorn: {extras.extra('page')}"
        raise PokersqlError(message, ExitCode.OPTIONAL) from None
    if db is not None:
        engines.opened(db, "duckdb", False).close()
        with suppress(PokersqlError):  # the view of histories shows the error
            loading.renew(db)
    try:
        listening = server.bound(port)
    except OSError as error:
        raise PokersqlError(
            f"--port {port}: {reason(error)}; give another port, or 0 for a free port",
            ExitCode.SYSTEM,
        ) from None
    page = server.Page(db, time_limit)
    page.equity.warm()  # the equity desk is ready before the address is printed
    token = secrets.token_urlsafe(24)
    address = f"http://{server.HOST}:{listening.getsockname()[1]}/{token}/"
    click.echo(f"the page is at {address}")
    if not no_open:
        import webbrowser

        webbrowser.open(address)
    server.serve(page, listening, token)


@click.command()
@click.argument("directory", metavar="DIR", type=click.Path())
@click.option(
    "--duckdb-wasm",
    "package",
    metavar="DIR",
    type=click.Path(exists=True, file_okay=False),
    help="The directory of npm's package @duckdb/duckdb-wasm [default: npm downloads the package].",
)
@click.option("--force", is_flag=True, help="Replace files that exist.")
def page(directory: str, package: str | None, force: bool) -> None:
    """Write the page as static files for a web host: DuckDB-Wasm runs the queries in the browser.

    DIR is a new directory. Any host that serves files can serve the page; users' questions stay in their browsers.

    \b
    Examples:
      pokersql page site
      python -m http.server --directory site
    """
    from pokersql.page import site

    size = site.write(directory, package, force)
    render.note(f"{directory}: {size / 2**20:,.0f} MB")
