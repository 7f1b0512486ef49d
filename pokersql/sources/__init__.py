"""Reads the SQL files: what each makes and reads, their order, and their text in other dialects."""
