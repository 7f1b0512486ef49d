"""Reads input: hands, names of games, and files with hands in columns."""
