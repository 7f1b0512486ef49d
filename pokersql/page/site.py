"""Writes the page as static files for a web host. DuckDB-Wasm in the browser's tab runs the queries."""

from __future__ import annotations

import base64
import bz2
import gzip
import hashlib
import json
import re
import shutil
import subprocess
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event
from typing import Any

from pokersql.databases import database_files, installation
from pokersql.engines import remembering
from pokersql.errors import ExitCode, PokersqlError
from pokersql.histories import history_files, loading
from pokersql.input.names import lookup
from pokersql.output import files as output_files
from pokersql.page import desk, dialects, equity_desk, history_desk, odds_desk
from pokersql.page.about import about
from pokersql.page.deal_desk import DealDesk
from pokersql.page.equity_desk import EquityDesk
from pokersql.page.icm_desk import IcmDesk
from pokersql.page.odds_desk import OddsDesk
from pokersql.page.push_fold_desk import PushFoldDesk
from pokersql.sources import sql_files
from pokersql.sources.sql_text import literal

HOME = Path(__file__).parent

PACKAGE = "@duckdb/duckdb-wasm"
"""The npm package of DuckDB-Wasm."""

FILES = ("duckdb-eh.wasm", "duckdb-browser-eh.worker.js")
"""The files of PACKAGE that the page loads. They need WebAssembly exceptions, which all browsers have since 2022."""

SLOW = 300
"""The time limit of npm in seconds."""

HANDS = 10_000
"""The most hands of dropped files; 10,000 hands take about 0.9 GB of a tab's memory."""

SECONDS = 60
"""The time limit of the user's SQL in seconds.

This limit is longer than the server's limit, since no option changes it.
"""

SLICE = 4 * 2**20
"""The number of characters of hand histories that are replayed at once."""

LEFT_OUT = "ohh"
"""The format of histories that the page does not read: for JSON, DuckDB-Wasm loads an extension from another host."""

SCHEMA = "relations.main"
"""The schema of the relations in the page's database."""

ROOMS = (
    *(one.room for one in (EquityDesk, OddsDesk, DealDesk, IcmDesk, PushFoldDesk)),
    history_desk.HistoryDesk.room,
)
"""The directories of the page's queries."""

OF_GAME = ("grid", "cards", "games")
"""The queries that depend on nothing but the game. The page has their answers before the engine has started."""

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)
"""The page's Content-Security-Policy."""


def write(directory: str, package: str | None, force: bool) -> int:
    """Write the page into a directory. Returns the number of bytes written.

    `package` is the directory of npm's package; if it is None, npm fetches the package. `directory` is new or empty.
    With `force`, `directory` may have files; files with the names of the page's files are overwritten.

    Raises PokersqlError: (usage) if `directory` is a file or has files, or if the package is wrong; (optional) if npm
    is not installed; (system) if npm fails or files can't be written.
    """
    with output_files.new_files(directory, force) as part:
        with _package(package) as files:
            for name in FILES:
                shutil.copyfile(files / name, part / name)
        shutil.copytree(HOME / "static", part, dirs_exist_ok=True)
        shutil.copytree(HOME / "wasm", part, dirs_exist_ok=True)
        sample = bz2.decompress(Path(history_files.SAMPLE).read_bytes())
        (part / "sample_hands.gzip").write_bytes(gzip.compress(sample, mtime=0))
        index = part / "index.html"
        policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        text = index.read_text(encoding="utf-8").replace("<meta charset", f"{policy}\n<meta charset", 1)
        index.write_text(text, encoding="utf-8")
        with TemporaryDirectory(prefix="pokersql") as scratch:
            for name, write_database in DATABASES.items():
                database = Path(scratch, f"{name}.duckdb")
                write_database(str(database))
                # Some hosts announce a file .gz as compressed, so that browsers unpack it.
                (part / f"{name}.duckdb.gzip").write_bytes(gzip.compress(database.read_bytes(), 6, mtime=0))
        for name, texts in {"texts": _texts(), "histories": _histories()}.items():
            (part / f"{name}.json").write_text(json.dumps(texts))
        write_service_worker(part)
        return sum(path.stat().st_size for path in part.rglob("*") if path.is_file())


def write_service_worker(directory: Path) -> None:
    """Write the service worker, which names the size and the checksum of each other file in the directory."""
    worker = directory / "service_worker.js"
    files = {}
    for path in sorted(path for path in directory.rglob("*") if path.is_file() and path != worker):
        name, raw = path.relative_to(directory).as_posix(), path.read_bytes()
        checksum = base64.b64encode(hashlib.sha256(raw).digest()).decode()
        files["" if name == "index.html" else name] = (len(raw), checksum)
    text = (HOME / "wasm" / worker.name).read_text(encoding="utf-8")
    text = text.replace("FILES = {}", f"FILES = {json.dumps(files)}")
    version = hashlib.sha256(text.encode()).hexdigest()
    worker.write_text(text.replace('VERSION = ""', f'VERSION = "{version}"'), encoding="utf-8")


def _write_relations(path: str) -> None:
    """Write the database with all relations."""
    with database_files.copied("duckdb", path):
        pass


DATABASES = {"relations": _write_relations, "macros": installation.write_macros}
"""For each database of the page, the function that writes it."""


def _text(*paths: str) -> str:
    """The texts of SQL files, one after the other."""
    return "\n".join(map(sql_files.runnable, paths))


def _texts() -> dict[str, Any]:
    """The SQL that the page's engine runs, by purpose, and the texts that the page shows."""
    desks: list[desk.ScriptDesk[Any]] = [EquityDesk(), OddsDesk(), DealDesk(), IcmDesk(), PushFoldDesk()]
    return {
        "about": about([*desks, history_desk.HistoryDesk()], None, {"dropped": False, "db": False}),
        "queries": {room: desk.queries(room) for room in ROOMS},
        "copies": {name: _copies(name) for name in dialects.DIALECTS},
        "lookups": {
            "game": lookup("game", "game_names", "$word"),
            "rules": lookup("rules", "rule_names", "$word"),
        },
        "remembered": equity_desk.remembered(),
        "remember": {view: remembering([view], SCHEMA) for view in equity_desk.REMEMBERED},
        "lasting": {OddsDesk.room: remembering(odds_desk.LASTING, SCHEMA)},
        "files": {one.room: "\n\n".join(map(desk.text, one.files)) for one in desks},
        "ready": _ready(),
        "short_names": "\n".join(installation.short_names().values()),
        "seconds": SECONDS,
        "rows": desk.ROWS,
    }


def _ready() -> dict[str, dict[str, Any]]:
    """For each game of the page, the answers to the queries OF_GAME by their names."""
    equity = EquityDesk()
    games = [row[0] for row in equity.engine.rows(desk.queries(equity.room)["games"])]

    def answers(game: str) -> Iterator[dict[str, Any]]:
        question = equity_desk.Question(game, ("random", "random"))
        return equity.answers(question, [desk.Query(name) for name in OF_GAME], Event())

    kept = ("name", "columns", "rows")
    return {game: {one["name"]: {name: one[name] for name in kept} for one in answers(game)} for game in games}


def _copies(dialect: str) -> dict[str, dict[str, str]]:
    """For the text of each query, its translation into a dialect, or an error. A parameter becomes '$name'."""
    found: dict[str, dict[str, str]] = {}
    for sql in (sql for room in ROOMS for name, sql in desk.queries(room).items() if name != desk.QUESTION):
        try:
            found[sql] = {"text": dialects.copied(re.sub(r"\$(\w+)", r"'$\1'", sql), dialect)}
        except PokersqlError as error:
            found[sql] = {"error": str(error)}
    return found


def _histories() -> dict[str, Any]:
    """The SQL that loads hand histories, by purpose."""

    def wanted(order: str) -> list[str]:
        return [path for path in sql_files.order(order) if Path(path).parent.name != LEFT_OUT]

    left_out = f"DELETE FROM history_formats WHERE format = {literal(LEFT_OUT)};"
    lines, hands = loading.cut(wanted("sql/load_histories.sql"), loading.PRESENT_HANDS)
    replay, save = loading.cut(hands, loading.SAVE_HANDS)
    return {
        "open": "\n".join([_text(*wanted("sql/histories.sql")), left_out]),
        "schema": _text(*loading.SCHEMA),
        "reports": loading.reports(),
        "empty": _text("sql/histories/moving/empty_tables.sql"),
        "lines": _text(loading.LINES),
        "cut": _text(*lines),
        # Each text comes with the name of its file's directory, as the query ABSENT returns it.
        "replay": [[Path(path).parent.name, _text(path)] for path in replay],
        "absent": loading.ABSENT,
        "save": _text(*save),
        "unreadable": loading.UNREADABLE,
        "repeats": _text(*loading.REPEATS),
        "replaced": _text(*loading.REPLACED),
        "move": _text(*sql_files.order("sql/move_histories.sql")),
        "compared": _text(loading.COMPARED),
        "know": loading.KNOW.format("histories.hands"),
        "loaded": loading.LOADED,
        "luck": loading.LUCK,
        "fields": history_desk.Question._fields,
        "shown": desk.text(history_desk.SHOWN),
        "most_hands": HANDS,
        "slice": SLICE,
    }


@contextmanager
def _package(given: str | None) -> Iterator[Path]:
    """The directory that has the FILES of DuckDB-Wasm, in the given package or in a package that npm fetches."""
    wasm = json.loads((HOME / "duckdb_wasm.json").read_text())
    wanted = f"{PACKAGE}@{wasm['version']}"
    if given is not None:
        for name in ("package.json", *(f"dist/{name}" for name in FILES)):
            if not Path(given, name).is_file():
                raise PokersqlError(
                    f"--duckdb-wasm {given}: has no {name}; 'npm install {wanted}' makes node_modules/{PACKAGE}"
                )
        version = json.loads(Path(given, "package.json").read_text()).get("version")
        if version != wasm["version"]:
            raise PokersqlError(f"--duckdb-wasm {given}: is of version {version}; the page needs {wanted}")
        yield Path(given, "dist")
        return
    with TemporaryDirectory(prefix="pokersql") as scratch:
        archive = _fetched(wanted, scratch)
        algorithm, _, digest = wasm["integrity"].partition("-")
        if base64.b64encode(hashlib.new(algorithm, archive.read_bytes()).digest()).decode() != digest:
            raise PokersqlError(
                f"{wanted}: the archive that npm fetched has another checksum than duckdb_wasm.json",
                ExitCode.SYSTEM,
            )
        with tarfile.open(archive) as packed:
            for name in FILES:
                if inside := packed.extractfile(f"package/dist/{name}"):
                    Path(scratch, name).write_bytes(inside.read())
        yield Path(scratch)


def _fetched(wanted: str, directory: str) -> Path:
    """Let npm fetch the archive of a package into a directory. Returns the archive's path."""
    npm = shutil.which("npm")
    if npm is None:
        raise PokersqlError(
            f"npm, which fetches {wanted}, is missing; install npm, or give the package's directory by --duckdb-wasm",
            ExitCode.OPTIONAL,
        )
    command = [npm, "pack", wanted, "--silent", "--pack-destination", directory]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=SLOW, cwd=directory, check=False)
    except subprocess.TimeoutExpired:
        raise PokersqlError(f"npm did not fetch {wanted} in {SLOW} seconds; try again", ExitCode.SYSTEM) from None
    found = [*Path(directory).glob("*.tgz")]
    if done.returncode or not found:
        said = (done.stderr or done.stdout).strip().splitlines() or [f"exit code {done.returncode}"]
        raise PokersqlError(f"npm can't fetch {wanted}: {said[0]}", ExitCode.SYSTEM)
    return found[0]
