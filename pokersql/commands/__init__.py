"""The commands of `pokersql`, by what they are about."""
