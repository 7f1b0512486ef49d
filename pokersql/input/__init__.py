"""Reads what people give: hands, words, files with hands in columns."""
