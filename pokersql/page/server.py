"""The page's server: Starlette on uvicorn, which listens only on this machine's loopback address.

Starlette and uvicorn limit headers, stream and compress answers, and notice when a client leaves. Python's own
`http.server` is not for production, as its documentation says. This module adds the access check, the checks of
requests, and time limits.
"""

from __future__ import annotations

import asyncio
import base64
import io
import json
import secrets
import socket
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import perf_counter
from typing import Annotated, Any, NamedTuple, TypeVar, cast

import h11
import uvicorn
from anyio import CancelScope
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from pokersql.errors import PokersqlError
from pokersql.histories.history_files import SAMPLE
from pokersql.output import render
from pokersql.page import desk, dialects, schema, uploads
from pokersql.page.about import about
from pokersql.page.deal_desk import DealDesk
from pokersql.page.equity_desk import EquityDesk
from pokersql.page.history_desk import DroppedDesk, GivenDesk
from pokersql.page.icm_desk import IcmDesk
from pokersql.page.odds_desk import OddsDesk
from pokersql.page.push_fold_desk import PushFoldDesk
from pokersql.untrusted import apart

STATIC = Path(__file__).parent / "static"
"""The files of the page."""

HOST = "127.0.0.1"
"""The only address that the server listens on."""

BODY = 1_000_000
"""The most bytes of a request's body."""

OUTPUT = 16_000_000
"""The most bytes of the rows of the user's SQL."""

AT_ONCE = 3
"""The most queries of the user that run at the same time; each query may take 2 GiB of memory."""

PATIENCE = 30.0
"""To send a request and to read the answer, a client may take this many seconds in total."""

HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""Headers of every response. They allow inline styles, since Plot and CodeMirror write some, but no inline scripts."""

Made = TypeVar("Made")


class Guard:
    """Lets in a request only if it has this server's random path and this machine's name, and if no other site sent it.

    The secret is the path, not a cookie, since a browser sends cookies to every port of a machine.
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
        """The refusal of a request; None for a request that is let in."""
        headers, (root, slash, _) = request.headers, request.scope["path"][1:].partition("/")
        if headers.get("host") not in self.hosts:
            return PlainTextResponse(
                f"this page is only at {HOST}; open the address that 'pokersql serve' printed", 403
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
    """A connection, closed when the server has waited PATIENCE seconds for the client during one request.

    uvicorn limits neither the time to send a request that has begun, nor the time to read an answer.
    """

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
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
        """Answer an invalid request. If an answer has already begun, close the connection."""
        if self.conn.our_state is not h11.IDLE:
            self.transport.abort()
            return
        headers = [*HEADERS.items(), ("Content-Type", "text/plain; charset=utf-8"), ("Connection", "close")]
        for event in (h11.Response(status_code=400, headers=headers), h11.Data(data=said.encode()), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event))
        self.transport.close()

    def shutdown(self) -> None:
        """Close the connection at once, as if the client had left."""
        self.transport.abort()

    def _wait(self, waits: bool) -> None:
        """Start the client's clock if the server waits for the client, else stop the clock."""
        if waits and self.cut is None:
            self.cut = self.loop.call_later(self.left, self.transport.abort)
        elif self.cut is not None and not waits:
            self.left = self.cut.when() - self.loop.time()
            self.cut.cancel()
            self.cut = None


class Ask(NamedTuple):
    """A request for answers; such a request also has the fields of its topic's question."""

    queries: Annotated[tuple[desk.Query, ...], schema.many(schema.record(desk.Query), 50)]
    topic: Annotated[str, schema.text(100)] = EquityDesk.room


class Copy(NamedTuple):
    """A request to translate SQL for another engine."""

    sql: Annotated[str, schema.text(apart.LETTERS)]
    dialect: Annotated[str, schema.one_of(dialects.DIALECTS)]


class Page:
    """Answers requests. Each topic has a desk that answers its questions; the user's SQL runs in a separate process."""

    def __init__(self, db: str | None, time_limit: float):
        self.db = db
        self.time_limit = time_limit
        self.equity = EquityDesk()
        self.dropped = DroppedDesk()
        self.given = None if db is None else GivenDesk(db)
        by_fields = (self.equity, OddsDesk(), DealDesk(), IcmDesk(), PushFoldDesk())
        self.desks: dict[str, desk.Desk[Any, Any]] = {one.room: one for one in by_fields}
        self.desks |= {"dropped": self.dropped} | ({"db": self.given} if self.given else {})
        # Requests wait here, not in threads, since waiting threads would block other requests.
        self.turns = {topic: asyncio.Lock() for topic in self.desks}
        self.loading = asyncio.Lock()
        self.line: list[object] = []
        """The requests to run the user's SQL, in the order in which they came."""

    def warm(self) -> None:
        """Open the engines of all desks except `equity`, whose engine is opened before the server starts."""
        for other in self.desks.values():
            if other is not self.equity:
                other.warm()

    def routes(self) -> list[Route | Mount]:
        files = GZipMiddleware(StaticFiles(directory=STATIC, html=True))
        posts = (self.ask, self.sql, self.copy, self.load, self.forget)
        routes = [Route(f"/{answer.__name__}", answer, methods=["POST"]) for answer in posts]
        gets = [Route("/about", self.about), Route("/sample_hands.bz2", self.sample)]
        return [*gets, *routes, Mount("/", files)]

    async def about(self, request: Request) -> Response:
        return _json(await run_in_threadpool(lambda: about(self.desks.values(), self.db, self._histories())))

    async def ask(self, request: Request) -> Response:
        """A line of JSON per query; each line is sent when its query is answered."""
        body = await _body(request)
        asked = schema.checked(Ask, body)
        if asked.topic not in self.desks:
            raise PokersqlError(f"no topic {asked.topic!r}; the topics are {', '.join(self.desks)}")
        question = schema.checked(self.desks[asked.topic].asks, body)
        return _lines(self._answers(request, asked, question))

    async def _answers(self, request: Request, asked: Ask, question: NamedTuple) -> AsyncIterator[dict[str, Any]]:
        answering, stop = self.desks[asked.topic], Event()
        async with self.turns[asked.topic]:
            answers = answering.answers(question, asked.queries, stop)
            interrupt = partial(answering.interrupt, stop)
            try:
                while (answer := await _done(request, interrupt, partial(_next, answers))) is not None:
                    yield answer
            finally:
                with CancelScope(shield=True):
                    await run_in_threadpool(answers.close)

    def _histories(self) -> dict[str, bool]:
        """Whether dropped files have hand histories, and whether the database has some."""
        return {"dropped": self.dropped.sources > 0, "db": self.given is not None and self.given.has_hands()}

    async def load(self, request: Request) -> Response:
        """Load dropped files. The answer has counts, and the files that were skipped or refused."""
        stop = Event()
        interrupt = partial(self.dropped.interrupt, stop)
        with TemporaryDirectory(prefix="pokersql") as base:
            paths = await uploads.received(request, base)
            async with self.loading:
                loaded = await _done(request, interrupt, partial(self.dropped.load, base, paths, stop))
        return _json({**loaded, "histories": await run_in_threadpool(self._histories)})

    async def sample(self, request: Request) -> Response:
        """The file of the sample hands."""
        return FileResponse(SAMPLE, media_type="application/x-bzip2")

    async def forget(self, request: Request) -> Response:
        """Forget the hands of all dropped files."""
        async with self.loading:
            await run_in_threadpool(self.dropped.forget)
        return _json({"histories": await run_in_threadpool(self._histories)})

    async def sql(self, request: Request) -> Response:
        """Run the user's SQL as `pokersql query --safe` does. The last line of the answer has the rows, or a file.

        Each earlier line has the number of queries that run before this query; when this number changes, a line is
        sent.
        """
        asked = schema.checked(Sql, await _body(request))
        if not asked.sql.strip():
            raise PokersqlError("the SQL is empty; a query begins with SELECT or FROM")
        path = self.db if asked.on_db else None
        task = apart.Task(asked.sql, {}, "duckdb", path, safe=True, time_limit=self.time_limit, output=OUTPUT)
        return _lines(self._rows(request, task, asked.format))

    async def _rows(self, request: Request, task: apart.Task, written: str) -> AsyncIterator[dict[str, Any]]:
        own, told = object(), 0
        processes: list[subprocess.Popen[bytes]] = []

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
            yield await _done(request, interrupt, partial(WRITERS[written], task, processes.append))
        except (PokersqlError, OSError) as error:
            yield {"error": str(error)}
        finally:
            self.line.remove(own)

    async def copy(self, request: Request) -> Response:
        """Translate SQL into the dialect of another engine."""
        asked = schema.checked(Copy, await _body(request))
        return _json({"sql": await run_in_threadpool(dialects.copied, *asked)})


async def _done(request: Request, interrupt: Callable[[], None], act: Callable[[], Made]) -> Made:
    """Run the function `act` in a thread. Returns its result. If the client leaves, `interrupt` is called."""
    step = asyncio.ensure_future(run_in_threadpool(act))
    try:
        while not step.done():
            await asyncio.wait([step], timeout=desk.PAUSE)
            if not step.done() and await request.is_disconnected():
                interrupt()
        return step.result()
    finally:  # the next question must wait for the end of the thread
        with CancelScope(shield=True):
            while not step.done():
                interrupt()
                await asyncio.wait([step], timeout=desk.PAUSE)
        step.exception()  # otherwise asyncio logs an exception that was never retrieved


def _next(answers: Iterator[dict[str, Any]]) -> dict[str, Any] | None:
    """The next answer, or an error that ends the answers. None after the last answer, or if the client has left."""
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
    except PokersqlError as error:  # the error names the option --max-output, which the page lacks
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


WRITERS = {"json": _as_json, "csv": _as_csv, "parquet": _as_parquet}
"""For each format, the function that runs the user's SQL and makes an answer from its rows."""


class Sql(NamedTuple):
    """A request for the rows of the user's SQL."""

    sql: Annotated[str, schema.text(apart.LETTERS)]
    on_db: Annotated[bool, schema.flag()] = False
    format: Annotated[str, schema.one_of(WRITERS)] = "json"


def _json(value: Any, status: int = 200) -> Response:
    return Response(json.dumps(value, default=str), status, media_type="application/json")


def _lines(answers: AsyncIterator[dict[str, Any]]) -> Response:
    """A response with a line of JSON per answer; each line is sent when its answer is made."""

    async def lines() -> AsyncIterator[str]:
        async for answer in answers:
            yield json.dumps(answer, default=str) + "\n"

    return StreamingResponse(lines(), media_type="application/x-ndjson")


async def _body(request: Request) -> dict[str, Any]:
    """The JSON object of a request. Raises PokersqlError for another body, or for more than BODY bytes."""
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
    """The response to a client that has left."""
    return PlainTextResponse("given up", 400)


def bound(port: int) -> socket.socket:
    """A socket bound to HOST and a port. Raises OSError if the port is in use."""
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
    """The whole application: Guard around the routes of the page."""
    handlers = dict.fromkeys([PokersqlError, OSError], _complain)
    handlers |= dict.fromkeys([ClientDisconnect, desk.Superseded], _give_up)
    return Guard(Starlette(routes=page.routes(), exception_handlers=handlers), token, port)


def server(page: Page, listening: socket.socket, token: str) -> uvicorn.Server:
    """The server of the page; the caller passes the socket to the server's method `run`."""
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
    """Serve the page until a signal ends the process."""
    Thread(target=page.warm, daemon=True).start()
    server(page, listening, token).run(sockets=[listening])
