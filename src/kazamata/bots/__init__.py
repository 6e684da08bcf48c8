"""Bots: players without a person. A bot knows only what a person at its seat would know."""
