"""Finds files of hand histories, and loads them."""
