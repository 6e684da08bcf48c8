"""Bots that know Imperial Miners."""

from typing import Final

BOTS: Final = {"greedy": "greedy.GreedyBot"}
