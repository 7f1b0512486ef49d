"""Runs SQL of people you don't trust: what it may do, and the process that it runs in."""
