"""Deals, computes equities, tests frequencies, and computes the counts of shipped files."""
