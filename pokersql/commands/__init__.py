"""The commands of `pokersql`, by topic."""
