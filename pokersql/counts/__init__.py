"""Deals, computes equities, tests frequencies, and counts the rows of shipped files."""
