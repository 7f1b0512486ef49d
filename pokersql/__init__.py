"""pokersql: poker in SQL. The SQL files are the product, this package runs them."""

__version__ = "0.1.0"

from pokersql.errors import PokersqlError
from pokersql.library import Ranked, Rows, connect, install, query, rank, uninstall

__all__ = ["PokersqlError", "Ranked", "Rows", "connect", "install", "query", "rank", "uninstall"]
