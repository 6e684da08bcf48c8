"""How good a partner sits down: easy overlooks things, medium is careful, strong tries actions out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kazamata.bots.tranquility.greedy import GreedyBot
from kazamata.bots.tranquility.judge import Judge
from kazamata.bots.tranquility.weights import weights_of
from kazamata.core.asks import Question
from kazamata.core.dice import Dice
from kazamata.games.tranquility import asks
from kazamata.games.tranquility.imagining import imagine
from kazamata.games.tranquility.view import View

LAPSE: Final = 8
"""One action in so many is not the best that was seen."""
SEEN: Final = 4
MARGIN: Final = 3.0


class EasyBot:
    """Careful most of the time; now and then it overlooks the best action and takes the next ones for it."""

    name = "easy"

    def __init__(self) -> None:
        self.careful = GreedyBot()

    def choose(self, view: View, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        if question.kind == asks.TAKE_TURN and len(question.options) > 1 and dice.below(LAPSE) == 0:
            judge = Judge(imagine(view, dice), question.seat, weights_of(view.terms))
            seen = judge.ranked(question.options, SEEN, MARGIN)
            if len(seen) > 1:
                return seen[1 + dice.below(len(seen) - 1)]
        return self.careful.choose(view, question, dice, memory)


class MediumBot(GreedyBot):
    """The careful partner, by the name of its level."""

    name = "medium"
