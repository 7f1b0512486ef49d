"""Deals, asks about equity, tests frequencies, and counts the rows that are shipped."""
