"""Bots for Tranquility."""

from typing import Final

BOTS: Final = {
    "greedy": "greedy.GreedyBot",
    "easy": "levels.EasyBot",
    "medium": "levels.MediumBot",
    "strong": "strong.StrongBot",
}
MEMORY: Final = "memory"
REASONS: Final = "reasons"
EVALUATOR: Final = "evaluator"
