"""Reads the SQL files: their headers, their order, and their text in other dialects."""
