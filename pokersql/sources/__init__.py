"""Reads the SQL files: what each makes and reads, their order, the parts that they form, and other dialects of them."""
