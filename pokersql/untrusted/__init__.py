"""Runs SQL in a separate process, within limits; `allowed.py` of DuckDB and of SQLite lists the allowed SQL."""
