"""How good a rival sits down: easy follows its whims, medium a plan, strong plays its choices out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kazamata.bots.lords.greedy import GreedyBot, answer
from kazamata.core.asks import Question
from kazamata.core.dice import Dice
from kazamata.games.lords.view import View

WHIM: Final = 2
"""One choice in so many is made by mood."""


class EasyBot:
    """Follows the plan of a beginner who often does something else."""

    name = "easy"

    def choose(self, view: View, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        if dice.below(WHIM) == 0:
            return question.options[dice.below(len(question.options))]
        return answer(view, question, dice)


class MediumBot(GreedyBot):
    """The careful rival, by the name of its level."""

    name = "medium"
