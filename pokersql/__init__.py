"""pokersql: poker in SQL. The SQL files are the product, this package runs them."""

__version__ = "0.1.0"

from pokersql.errors import PokersqlError
from pokersql.installation import install, uninstall
from pokersql.library import Ranked, Rows, connect, query, rank

__all__ = ["PokersqlError", "Ranked", "Rows", "connect", "install", "query", "rank", "uninstall"]
