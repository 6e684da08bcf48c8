"""Players of Tranquility."""

from typing import Final

BOTS: Final = {"greedy": "greedy.GreedyBot"}
