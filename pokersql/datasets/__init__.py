"""Writes the data sets of `sql/datasets`, and describes them for Frictionless, Croissant and Hugging Face."""
