"""Deals, equities and odds: puts a question into its tables, and reads the answer."""
