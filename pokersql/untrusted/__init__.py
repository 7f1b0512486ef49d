"""Runs SQL in a process of its own, within limits; what untrusted SQL may do stands beside each engine."""
