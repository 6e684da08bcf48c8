"""The house set of cards (IM-H1 to IM-H6)."""
