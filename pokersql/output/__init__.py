"""Writes rows: tables, files, charts and progress."""
