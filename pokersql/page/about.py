"""What the page is told before its first question, whichever engine answers it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from pokersql.page import desk, dialects, history_desk, names


def about(desks: Iterable[desk.Desk], db: str | None, histories: Mapping[str, bool]) -> dict[str, Any]:
    """What the editor completes, the dialects that SQL is copied as, the database, texts of SQL, and bounds.

    `histories` says whose hand histories there are: those that were dropped, those of the database.
    """
    return {
        "db": db and Path(db).name,
        "names": names.known(),
        "dialects": [*dialects.DIALECTS],
        "texts": {name: text for one in desks for name, text in one.texts().items()},
        "histories": histories,
        "most_bytes": history_desk.FILE,
        "bounds": desk.BOUNDS,
    }
