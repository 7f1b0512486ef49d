"""Databases that have the relations and macros: built, prepared once, or installed into a connection."""
