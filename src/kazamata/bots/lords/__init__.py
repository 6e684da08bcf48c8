"""Bots for Dungeon Lords, and the solver of its battles."""

from typing import Final

BOTS: Final = {
    "greedy": "greedy.GreedyBot",
    "easy": "levels.EasyBot",
    "medium": "levels.MediumBot",
    "strong": "strong.StrongBot",
}
EVALUATOR: Final = "evaluator"
