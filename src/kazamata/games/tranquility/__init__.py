"""Tranquility: a shared sea of islands, charted in silence."""
