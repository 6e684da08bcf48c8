"""Matches of bots: simulations, tournaments, rankings and their files."""
