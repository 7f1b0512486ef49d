"""Runs the SQL of strangers in a process of its own, with limits."""
