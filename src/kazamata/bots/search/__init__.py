"""Loops that play many moves and know no game; compiled with the engine."""
