"""The page's server: Starlette on uvicorn, bound to this machine alone.

Starlette and uvicorn, not `http.server`, which its own documentation advises against: they bound headers, stream
answers, notice who has left, and compress; what is left here is who may ask, and what, and how long a client may take.
"""

from __future__ import annotations

import asyncio
import base64
import io
import json
import secrets
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import perf_counter
from typing import Annotated, Any, NamedTuple

import h11
import uvicorn
from anyio import CancelScope
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from pokersql.errors import PokersqlError
from pokersql.output import render
from pokersql.page import desk, dialects, schema, uploads
from pokersql.page.about import about
from pokersql.page.deal_desk import DealDesk
from pokersql.page.equity_desk import EquityDesk
from pokersql.page.history_desk import DroppedDesk, GivenDesk
from pokersql.page.odds_desk import OddsDesk
from pokersql.untrusted import apart

STATIC = Path(__file__).parent / "static"
"""The files of the page."""

HOST = "127.0.0.1"
"""The only address that is listened to."""

BODY = 1_000_000
"""The most bytes of a request's body."""

OUTPUT = 16_000_000
"""The most bytes of the rows of somebody's SQL."""

AT_ONCE = 3
"""How many of somebody's queries run at the same time: each may take 2 GiB."""

PATIENCE = 30.0
"""Seconds that a client has for sending a request and for taking its answer, all in all."""

HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""Headers of every response. Plot and CodeMirror write styles of their own, but no scripts."""


class Guard:
    """Lets in who has the random path of this start, at this machine's name, from this page.

    It is no cookie, since a browser sends those to every port of a machine.
    """

    def __init__(self, app: ASGIApp, token: str, port: int):
        self.app = app
        self.root = f"/{token}"
        self.hosts = {f"{name}:{port}" for name in (HOST, "localhost")}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        answer = self._refused(Request(scope)) or self.app
        await answer({**scope, "root_path": self.root}, receive, guarded)

    def _refused(self, request: Request) -> Response | None:
        """The answer to a request that isn't let in."""
        headers, (root, slash, _) = request.headers, request.scope["path"][1:].partition("/")
        if headers.get("host") not in self.hosts:
            return PlainTextResponse(
                f"this page answers at {HOST} only: open the address that 'pokersql serve' printed", 403
            )
        origin = headers.get("origin")
        if origin is not None and origin.removeprefix("http://") not in self.hosts:
            return PlainTextResponse(f"{origin} may not ask this page", 403)
        if headers.get("sec-fetch-site") == "cross-site" and request.method != "GET":
            return PlainTextResponse("another site may not ask this page", 403)
        if not slash or not secrets.compare_digest(f"/{root}".encode(), self.root.encode()):
            return PlainTextResponse("open the whole address that 'pokersql serve' printed", 403)
        return None


class Connection(H11Protocol):
    """A connection, which is cut when its client has let the server wait for PATIENCE seconds in all at one request.

    uvicorn waits for ever for a request that has begun, or for a client that does not read its answer.
    """

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self.cut: asyncio.TimerHandle | None = None
        self.left = PATIENCE
        self._wait(True)

    def connection_lost(self, error: Exception | None) -> None:
        self._wait(False)
        super().connection_lost(error)

    def handle_events(self) -> None:
        super().handle_events()
        self._wait(self.conn.their_state in (h11.IDLE, h11.SEND_BODY))

    def on_response_complete(self) -> None:
        self._wait(False)
        self.left = PATIENCE
        super().on_response_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait(True)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._wait(False)

    def send_400_response(self, said: str) -> None:
        """Answer bytes that are no request, or end a request that is none from here on."""
        if self.conn.our_state is not h11.IDLE:
            self.transport.abort()
            return
        headers = [*HEADERS.items(), ("Content-Type", "text/plain; charset=utf-8"), ("Connection", "close")]
        for event in (h11.Response(status_code=400, headers=headers), h11.Data(data=said.encode()), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event))
        self.transport.close()

    def shutdown(self) -> None:
        """End at once: whoever is being answered is taken as one who left."""
        self.transport.abort()

    def _wait(self, waits: bool) -> None:
        """Count the time from now on, or no longer."""
        if waits and self.cut is None:
            self.cut = self.loop.call_later(self.left, self.transport.abort)
        elif self.cut is not None and not waits:
            self.left = self.cut.when() - self.loop.time()
            self.cut.cancel()
            self.cut = None


class Ask(NamedTuple):
    """A request for answers; the rest of its fields are those of the topic's question."""

    queries: Annotated[tuple[desk.Query, ...], schema.many(schema.record(desk.Query), 50)]
    topic: Annotated[str, schema.text(100)] = EquityDesk.room


class Copy(NamedTuple):
    """A request for SQL in the words of another engine."""

    sql: Annotated[str, schema.text(apart.LETTERS)]
    dialect: Annotated[str, schema.one_of(dialects.DIALECTS)]


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
        # Who waits for a turn waits here: in a thread, many would leave none for other requests.
        self.turns = {topic: asyncio.Lock() for topic in self.desks}
        self.loading = asyncio.Lock()
        self.line: list[object] = []

    def warm(self) -> None:
        """Make the rest ready, once the first question can be answered."""
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

        return _json(await run_in_threadpool(told))

    async def ask(self, request: Request) -> Response:
        """A line of JSON per query, as each is answered."""
        body = await _body(request)
        asked = schema.checked(Ask, body)
        if asked.topic not in self.desks:
            raise PokersqlError(f"no topic {asked.topic!r}; there is {', '.join(self.desks)}")
        question = schema.checked(self.desks[asked.topic].asks, body)
        return _lines(self._answers(request, asked, question))

    async def _answers(self, request: Request, asked: Ask, question: NamedTuple) -> AsyncIterator[dict[str, Any]]:
        answering, stop = self.desks[asked.topic], Event()
        async with self.turns[asked.topic]:
            answers = answering.answers(question, asked.queries, stop)
            interrupt = partial(answering.interrupt, stop)
            try:
                while (answer := await _done(request, interrupt, _next, answers)) is not None:
                    yield answer
            finally:
                with CancelScope(shield=True):
                    await run_in_threadpool(answers.close)

    def _histories(self) -> dict[str, bool]:
        """Whose hand histories there are."""
        return {"dropped": self.dropped.sources > 0, "db": self.given is not None and self.given.has_hands()}

    async def load(self, request: Request) -> Response:
        """Load files that were dropped on the page, and say what came of them."""
        stop = Event()
        interrupt = partial(self.dropped.interrupt, stop)
        with TemporaryDirectory(prefix="pokersql") as base:
            paths = await uploads.received(request, base)
            async with self.loading:
                told = await _done(request, interrupt, self.dropped.load, base, paths, stop)
        return _json({**told, "histories": await run_in_threadpool(self._histories)})

    async def forget(self, request: Request) -> Response:
        """Forget the files that were dropped on the page."""
        async with self.loading:
            await run_in_threadpool(self.dropped.forget)
        return _json({"histories": await run_in_threadpool(self._histories)})

    async def sql(self, request: Request) -> Response:
        """Rows of somebody's SQL, or a file of them, run as `query --safe` runs it: as the last line.

        The lines before it say how many queries are before this one, each time that it changes.
        """
        asked = schema.checked(Sql, await _body(request))
        if not asked.sql.strip():
            raise PokersqlError("the SQL is empty; a query begins with SELECT or FROM")
        path = self.db if asked.on_db else None
        task = apart.Task(asked.sql, {}, "duckdb", path, safe=True, time_limit=self.time_limit, output=OUTPUT)
        return _lines(self._rows(request, task, asked.format))

    async def _rows(self, request: Request, task: apart.Task, written: str) -> AsyncIterator[dict[str, Any]]:
        own, told, processes = object(), 0, []

        def interrupt() -> None:
            for process in processes:
                process.kill()

        self.line.append(own)
        try:
            while (before := self.line.index(own) + 1 - AT_ONCE) > 0:
                if before != told:
                    yield {"before": before}
                told = before
                await asyncio.sleep(desk.PAUSE)
            yield await _done(request, interrupt, WRITERS[written], task, processes.append)
        except (PokersqlError, OSError) as error:
            yield {"error": str(error)}
        finally:
            self.line.remove(own)

    async def copy(self, request: Request) -> Response:
        """SQL in the words of another engine."""
        asked = schema.checked(Copy, await _body(request))
        return _json({"sql": await run_in_threadpool(dialects.copied, *asked)})


async def _done(request: Request, interrupt: Callable[[], None], act: Callable[..., Any], *values: Any) -> Any:
    """What a function comes to in a thread; it is interrupted if nobody waits for it any more."""
    step = asyncio.ensure_future(run_in_threadpool(act, *values))
    try:
        while not step.done():
            await asyncio.wait([step], timeout=desk.PAUSE)
            if not step.done() and await request.is_disconnected():
                interrupt()
        return step.result()
    finally:  # the browser may have gone on to another question, whose turn it is then
        with CancelScope(shield=True):
            while not step.done():
                interrupt()
                await asyncio.wait([step], timeout=desk.PAUSE)
        step.exception()  # else asyncio complains of one that nobody has seen


def _next(answers: Iterator[dict[str, Any]]) -> dict[str, Any] | None:
    """The next answer, what is wrong with all of them, or None after the last."""
    try:
        return next(answers, None)
    except PokersqlError as error:
        return {"error": str(error)}
    except desk.Superseded:
        return None


def _as_json(task: apart.Task, begun: apart.Begun) -> dict[str, Any]:
    start = perf_counter()
    try:
        with apart.result_of(task, begun) as result:
            rows, more = desk.rows_of(result, desk.ROWS)
    except PokersqlError as error:  # the page has no option for more
        raise PokersqlError(
            str(error).replace("ask for fewer, or allow more by --max-output", "end it in LIMIT")
        ) from None
    return {"columns": result.columns, "rows": rows, "more": more, "seconds": perf_counter() - start}


def _as_csv(task: apart.Task, begun: apart.Begun) -> dict[str, Any]:
    stream = io.StringIO()
    apart.write(task._replace(format="csv"), stream, begun)
    return _file(stream.getvalue().encode())


def _as_parquet(task: apart.Task, begun: apart.Begun) -> dict[str, Any]:
    with TemporaryDirectory(prefix="pokersql") as directory, apart.result_of(task, begun) as result:
        path = Path(directory) / "rows.parquet"
        render.write(result, None, str(path))
        return _file(path.read_bytes())


def _file(raw: bytes) -> dict[str, Any]:
    return {"file": base64.b64encode(raw).decode()}


WRITERS: dict[str, Callable[[apart.Task, apart.Begun], dict[str, Any]]] = {
    "json": _as_json,
    "csv": _as_csv,
    "parquet": _as_parquet,
}
"""What makes an answer of the rows of somebody's SQL, by format."""


class Sql(NamedTuple):
    """A request for the rows of somebody's SQL."""

    sql: Annotated[str, schema.text(apart.LETTERS)]
    on_db: Annotated[bool, schema.flag()] = False
    format: Annotated[str, schema.one_of(WRITERS)] = "json"


def _json(value: Any, status: int = 200) -> Response:
    return Response(json.dumps(value, default=str), status, media_type="application/json")


def _lines(answers: AsyncIterator[dict[str, Any]]) -> Response:
    """A line of JSON for each answer, once it is there."""

    async def lines() -> AsyncIterator[str]:
        async for answer in answers:
            yield json.dumps(answer, default=str) + "\n"

    return StreamingResponse(lines(), media_type="application/x-ndjson")


async def _body(request: Request) -> dict[str, Any]:
    """The JSON object of a request. Raises PokersqlError for anything else, or for too much of it."""
    if request.headers.get("content-type") != "application/json":
        raise PokersqlError("a question is JSON")
    read = bytearray()
    async for piece in request.stream():
        read += piece
        if len(read) > BODY:
            raise PokersqlError(f"a question has {BODY:,} bytes at most")
    return schema.read(read)


async def _complain(request: Request, error: Exception) -> Response:
    return _json({"error": str(error)}, 413 if isinstance(error, uploads.TooLarge) else 400)


async def _give_up(request: Request, error: Exception) -> Response:
    """The answer to a client who left."""
    return PlainTextResponse("given up", 400)


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
    handlers = dict.fromkeys([PokersqlError, OSError], _complain)
    handlers |= dict.fromkeys([ClientDisconnect, desk.Superseded], _give_up)
    return Guard(Starlette(routes=page.routes(), exception_handlers=handlers), token, port)


def server(page: Page, listening: socket.socket, token: str) -> uvicorn.Server:
    """What serves the page, once its `run` is called with the socket."""
    config = uvicorn.Config(
        app(page, token, listening.getsockname()[1]),
        http=Connection,
        ws="none",
        lifespan="off",
        log_level="error",
        access_log=False,
        server_header=False,
    )
    return uvicorn.Server(config)


def serve(page: Page, listening: socket.socket, token: str) -> None:
    """Serve until a signal ends it."""
    Thread(target=page.warm, daemon=True).start()
    server(page, listening, token).run(sockets=[listening])
