"""How good a rival sits down: easy tries a turn once, medium some times, strong plays to the end in its head."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kazamata.bots.miners.greedy import GreedyBot
from kazamata.core.asks import Question
from kazamata.core.dice import Dice
from kazamata.games.miners import asks
from kazamata.games.miners.view import View

EASY_TRIES: Final = 1
LAPSE: Final = 4
"""One answer in so many is given without a thought."""


class EasyBot(GreedyBot):
    """Takes the first way to finish its turn that comes to mind, or the first thing, and leaves no effect unused."""

    name = "easy"

    def __init__(self) -> None:
        super().__init__(EASY_TRIES)

    def choose(self, view: View, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        question = without_declining(question)
        if dice.below(LAPSE) == 0:
            return question.options[dice.below(len(question.options))]
        return super().choose(view, question, dice, memory)


def without_declining(question: Question) -> Question:
    """The same question without the answer to leave an effect unused, where there is another."""
    options = question.options
    if question.kind != asks.USE_EFFECT or len(options) == 1 or options[0] != asks.USE_NONE:
        return question
    return Question(question.definition, question.kind, question.seat, options[1:], question.facts)


class MediumBot(GreedyBot):
    """The careful rival, by the name of its level."""

    name = "medium"
