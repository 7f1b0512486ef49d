"""The page's server: Starlette on uvicorn, bound to this machine alone.

Starlette and uvicorn, not `http.server`, which its own documentation advises against: they bound headers, time out slow
clients, stream answers, notice who has left, and compress; what is left here is who may ask, and what.
"""

from __future__ import annotations

import asyncio
import io
import json
import secrets
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import perf_counter
from typing import Any, NamedTuple

import uvicorn
from anyio import CancelScope
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import (
    JSONResponse,
    PlainTextResponse,
    RedirectResponse,
    Response,
    StreamingResponse,
)
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pokersql import apart, render
from pokersql.errors import PokersqlError
from pokersql.page import desk, dialects, uploads
from pokersql.page.about import about
from pokersql.page.deal_desk import DealDesk
from pokersql.page.equity_desk import EquityDesk
from pokersql.page.history_desk import DroppedDesk, GivenDesk
from pokersql.page.odds_desk import OddsDesk

STATIC = Path(__file__).parent / "static"
"""The files of the page."""

HOST = "127.0.0.1"
"""The only address that is listened to."""

BODY = 1_000_000
"""The most bytes of a request's body."""

OUTPUT = 16_000_000
"""The most bytes of them."""

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""Headers of every response. Plot and CodeMirror write styles of their own, but no scripts."""


class Guard:
    """Lets in who opened the address with the token, at this machine's name, from this page."""

    def __init__(self, app: ASGIApp, token: str, port: int):
        self.app = app
        self.token = token
        self.cookie = f"pokersql-{port}"  # browsers share the cookies of all ports
        self.hosts = {f"{name}:{port}" for name in (HOST, "localhost")}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        answer = self._refused(Request(scope)) or self.app
        await answer(scope, receive, guarded)

    def _refused(self, request: Request) -> Response | None:
        """What somebody gets who isn't let in, or who came with the token and now gets a cookie."""
        headers = request.headers
        if headers.get("host") not in self.hosts:
            return PlainTextResponse(
                f"this page answers at {HOST} only: open the address that 'pokersql serve' printed", 403
            )
        origin = headers.get("origin")
        if origin is not None and origin.removeprefix("http://") not in self.hosts:
            return PlainTextResponse(f"{origin} may not ask this page", 403)
        if headers.get("sec-fetch-site") == "cross-site" and request.method != "GET":
            return PlainTextResponse("another site may not ask this page", 403)
        given = request.query_params.get("token")
        if given is not None and request.url.path == "/" and self._is_token(given):
            answer = RedirectResponse("/", 303)
            answer.set_cookie(self.cookie, self.token, httponly=True, samesite="strict")
            return answer
        if not self._is_token(request.cookies.get(self.cookie, "")):
            return PlainTextResponse("open the whole address that 'pokersql serve' printed, with its token", 403)
        return None

    def _is_token(self, text: str) -> bool:
        return secrets.compare_digest(text.encode(), self.token.encode())


class Page:
    """The page's answers: by a desk for each topic, and for somebody's SQL by a process apart from them."""

    def __init__(self, db: str | None, time_limit: float):
        self.db = db
        self.time_limit = time_limit
        self.equity = EquityDesk()
        self.dropped = DroppedDesk()
        self.given = None if db is None else GivenDesk(db)
        self.desks: dict[str, desk.Desk] = {one.room: one for one in (self.equity, OddsDesk(), DealDesk())}
        self.desks |= {"dropped": self.dropped} | ({"db": self.given} if self.given else {})

    def warm(self) -> None:
        """Make the rest ready, once the first question can be answered."""
        self.equity.warm_games()
        for other in self.desks.values():
            if other is not self.equity:
                other.warm()

    def routes(self) -> list[Route | Mount]:
        files = GZipMiddleware(StaticFiles(directory=STATIC, html=True))
        return [
            Route("/about", self.about),
            Route("/ask", self.ask, methods=["POST"]),
            Route("/sql", self.sql, methods=["POST"]),
            Route("/copy", self.copy, methods=["POST"]),
            Route("/load", self.load, methods=["POST"]),
            Route("/forget", self.forget, methods=["POST"]),
            Mount("/", files),
        ]

    async def about(self, request: Request) -> Response:
        def told() -> dict[str, Any]:
            return about(self.desks.values(), self.db, self._histories())

        return JSONResponse(await run_in_threadpool(told))

    async def ask(self, request: Request) -> Response:
        """A line of JSON per query, as each is answered."""
        body = await _body(request)
        topic = body.get("topic", self.equity.room)
        if topic not in self.desks:
            raise PokersqlError(f"no topic {str(topic)!r}; there is {', '.join(self.desks)}")
        answering = self.desks[topic]
        question, asked = answering.question(body), _asked(body)
        return StreamingResponse(self._lines(request, answering, question, asked), media_type="application/x-ndjson")

    async def _lines(
        self, request: Request, answering: desk.Desk, question: NamedTuple, asked: list[desk.Query]
    ) -> AsyncIterator[str]:
        stop = Event()
        answers = answering.answers(question, asked, stop)
        try:
            while (answer := await self._done(request, answering, stop, _next, answers)) is not None:
                yield json.dumps(answer, default=str) + "\n"
        finally:
            with CancelScope(shield=True):
                await run_in_threadpool(answers.close)

    async def _done(
        self, request: Request, asked: desk.Desk, stop: Event, act: Callable[..., Any], *values: Any
    ) -> Any:
        """What a function comes to that asks a desk; it is interrupted if nobody waits for it any more."""
        step = asyncio.ensure_future(run_in_threadpool(act, *values))
        try:
            while not step.done():
                await asyncio.wait([step], timeout=desk.PAUSE)
                if not step.done() and await request.is_disconnected():
                    asked.interrupt(stop)
            return step.result()
        finally:  # the browser may have gone on to another question, and the desk is free for that
            with CancelScope(shield=True):
                while not step.done():
                    asked.interrupt(stop)
                    await asyncio.wait([step], timeout=desk.PAUSE)

    def _histories(self) -> dict[str, bool]:
        """Whose hand histories there are."""
        return {"dropped": self.dropped.sources > 0, "db": self.given is not None and self.given.has_hands()}

    async def load(self, request: Request) -> Response:
        """Load files that were dropped on the page, and say what came of them."""
        stop = Event()
        try:
            with TemporaryDirectory(prefix="pokersql") as base:
                paths = await uploads.received(request, base)
                told = await self._done(request, self.dropped, stop, self.dropped.load, base, paths, stop)
        except desk.Superseded:
            return PlainTextResponse("given up", 400)
        return JSONResponse({**told, "histories": await run_in_threadpool(self._histories)})

    async def forget(self, request: Request) -> Response:
        """Forget the files that were dropped on the page."""
        await run_in_threadpool(self.dropped.forget)
        return JSONResponse({"histories": await run_in_threadpool(self._histories)})

    async def sql(self, request: Request) -> Response:
        """Rows of somebody's SQL, as JSON or as a file, run as `query --safe` runs it."""
        body = await _body(request)
        sql, written = desk.text(body, "sql", apart.LETTERS), body.get("format", "json")
        if not sql.strip():
            raise PokersqlError("the SQL is empty; a query begins with SELECT or FROM")
        path = self.db if body.get("on_db") else None
        task = apart.Task(sql, {}, "duckdb", path, safe=True, time_limit=self.time_limit, output=OUTPUT)
        if written not in WRITERS:
            raise PokersqlError(f"no format {str(written)!r}; there is {', '.join(WRITERS)}")
        return await run_in_threadpool(WRITERS[written], task)

    async def copy(self, request: Request) -> Response:
        """SQL in the words of another engine."""
        body = await _body(request)
        text = await run_in_threadpool(
            dialects.copied, desk.text(body, "sql", apart.LETTERS), desk.text(body, "dialect", 100)
        )
        return JSONResponse({"sql": text})


def _next(answers: Iterator[dict[str, Any]]) -> dict[str, Any] | None:
    """The next answer, what is wrong with all of them, or None after the last."""
    try:
        return next(answers, None)
    except PokersqlError as error:
        return {"error": str(error)}
    except desk.Superseded:
        return None


def _as_json(task: apart.Task) -> Response:
    start = perf_counter()
    try:
        with apart.result_of(task) as result:
            rows, more = desk.rows_of(result, desk.ROWS)
    except PokersqlError as error:  # the page has no option for more
        raise PokersqlError(
            str(error).replace("ask for fewer, or allow more by --max-output", "end it in LIMIT")
        ) from None
    text = json.dumps(
        {"columns": result.columns, "rows": rows, "more": more, "seconds": perf_counter() - start}, default=str
    )
    return Response(text, media_type="application/json")


def _as_csv(task: apart.Task) -> Response:
    stream = io.StringIO()
    apart.write(task._replace(format="csv"), stream)
    return Response(stream.getvalue(), media_type="text/csv")


def _as_parquet(task: apart.Task) -> Response:
    with TemporaryDirectory(prefix="pokersql") as directory, apart.result_of(task) as result:
        path = Path(directory) / "rows.parquet"
        render.write(result, None, str(path))
        return Response(path.read_bytes(), media_type="application/vnd.apache.parquet")


WRITERS: dict[str, Callable[[apart.Task], Response]] = {"json": _as_json, "csv": _as_csv, "parquet": _as_parquet}
"""What makes a response of the rows of somebody's SQL, by format."""


async def _body(request: Request) -> dict[str, Any]:
    """The JSON object of a request. Raises PokersqlError for anything else, or for too much of it."""
    if request.headers.get("content-type") != "application/json":
        raise PokersqlError("a question is JSON")
    read = bytearray()
    async for piece in request.stream():
        read += piece
        if len(read) > BODY:
            raise PokersqlError(f"a question has {BODY:,} bytes at most")
    try:
        body = json.loads(read)
    except ValueError:
        body = None
    if not isinstance(body, dict):
        raise PokersqlError("a question is a JSON object")
    return body


def _asked(body: dict[str, Any]) -> list[desk.Query]:
    """The queries of a request."""
    asked = body.get("queries")
    if not isinstance(asked, list) or not asked or len(asked) > 50:
        raise PokersqlError("queries is a list of names, each with its values")
    found = []
    for query in asked:
        values = query.get("values", {}) if isinstance(query, dict) else None
        if not isinstance(values, dict):
            raise PokersqlError("a query is an object with a name and values")
        given = {name: desk.text(values, name) for name in values}
        found.append(desk.Query(desk.text(query, "name", 100), given, query.get("ends") is True))
    return found


async def _complain(request: Request, error: Exception) -> Response:
    return JSONResponse({"error": str(error)}, 413 if isinstance(error, uploads.TooLarge) else 400)


def bound(port: int) -> socket.socket:
    """A socket that listens on this machine alone. Raises OSError if the port is in use."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((HOST, port))
        listening.listen(128)
    except OSError:
        listening.close()
        raise
    return listening


def app(page: Page, token: str, port: int) -> ASGIApp:
    """The whole application, behind its guard."""
    inner = Starlette(routes=page.routes(), exception_handlers={PokersqlError: _complain, OSError: _complain})
    return Guard(inner, token, port)


def serve(page: Page, listening: socket.socket, token: str) -> None:
    """Serve until a signal ends it."""
    port = listening.getsockname()[1]
    config = uvicorn.Config(
        app(page, token, port), log_level="warning", access_log=False, timeout_graceful_shutdown=1, server_header=False
    )
    Thread(target=page.warm, daemon=True).start()
    uvicorn.Server(config).run(sockets=[listening])
