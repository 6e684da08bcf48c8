"""The levels of Imperial Miners bots: easy tries a turn once, medium several times, strong runs playouts."""

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
"""One answer in this many is random."""


class EasyBot(GreedyBot):
    """Tries one way to finish the turn for each option, or answers at random. It never declines an effect."""

    name = "easy"

    def __init__(self) -> None:
        super().__init__(EASY_TRIES)

    def choose(self, view: View, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        question = without_declining(question)
        if dice.below(LAPSE) == 0:
            return question.options[dice.below(len(question.options))]
        return super().choose(view, question, dice, memory)


def without_declining(question: Question) -> Question:
    """The same question without the option to decline an effect, if there is another option."""
    options = question.options
    if question.kind != asks.USE_EFFECT or len(options) == 1 or options[0] != asks.USE_NONE:
        return question
    return Question(question.definition, question.kind, question.seat, options[1:], question.facts)


class MediumBot(GreedyBot):
    """The greedy bot under the name of its level."""

    name = "medium"
