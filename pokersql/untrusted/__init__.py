"""Runs SQL in a separate process, within limits; `allowed.py` of each engine lists what untrusted SQL may do."""
