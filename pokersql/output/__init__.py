"""Writes rows as tables, files and charts, and shows progress."""
