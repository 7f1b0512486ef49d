"""Writes rows: tables, files, charts, progress."""
