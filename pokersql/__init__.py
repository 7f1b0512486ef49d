"""pokersql: poker in SQL. The SQL files have all the logic; this package runs them."""

__version__ = "0.1.0"

TYPE_CHECKING = False  # stands for typing.TYPE_CHECKING: importing typing takes longer than this module
if TYPE_CHECKING:
    from pokersql.engines.conformance import check
    from pokersql.engines.targets import install, uninstall
    from pokersql.errors import PokersqlError
    from pokersql.histories.history_files import SAMPLE
    from pokersql.library import (
        beats,
        compare,
        connect,
        deal,
        draws,
        equity,
        export,
        flops,
        icm,
        load,
        odds,
        outs,
        push_fold,
        query,
        rank,
        report,
        river,
    )
    from pokersql.output.rows import Rows

__all__ = [
    "SAMPLE",
    "PokersqlError",
    "Rows",
    "beats",
    "check",
    "compare",
    "connect",
    "deal",
    "draws",
    "equity",
    "export",
    "flops",
    "icm",
    "install",
    "load",
    "odds",
    "outs",
    "push_fold",
    "query",
    "rank",
    "report",
    "river",
    "uninstall",
]

_MODULES = {
    "SAMPLE": "histories.history_files",
    "PokersqlError": "errors",
    "Rows": "output.rows",
    "check": "engines.conformance",
    "install": "engines.targets",
    "uninstall": "engines.targets",
}


def __dir__() -> list[str]:
    """The names that TAB and help() list."""
    return sorted({*globals(), *__all__})


def __getattr__(name: str) -> object:
    """Import a name of `__all__` at its first use, so that the command can handle Ctrl-C before it imports modules."""
    from importlib import import_module

    if name not in __all__:
        raise AttributeError(f"module 'pokersql' has no attribute {name!r}")
    return getattr(import_module(f"pokersql.{_MODULES.get(name, 'library')}"), name)
