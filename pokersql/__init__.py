"""pokersql: poker in SQL. The SQL files are the product, this package runs them."""

__version__ = "0.1.0"
