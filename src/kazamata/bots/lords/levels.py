"""How good a rival sits down: easy follows its whims, medium a plan, strong plays its choices out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.bots.lords.greedy import GreedyBot, greedy_answer
from kazamata.core.asks import Question
from kazamata.core.dice import Dice
from kazamata.games.lords import asks
from kazamata.games.lords.view import View

WHIM: Final = 4
"""All choices but one in so many are made by mood."""
_IDLE: Final = {asks.HIRE_CREATURE: asks.HIRE_NOBODY, asks.BUILD_ROOM: asks.BUILD_NOTHING}
"""What leaves undone that for which one came: nobody's whim."""


class EasyBot:
    """A beginner who seldom follows the plan, but runs the errands that were ordered and pays whom it can pay."""

    name = "easy"

    def choose(self, view: View, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        is_clear = question.kind == asks.EXECUTE_ORDER or question.kind == asks.PAY_WAGES
        if is_clear or dice.below(WHIM) == 0:
            return greedy_answer(view, question, dice)
        things = whims(question)
        return things[dice.below(len(things))]


def whims(question: Question) -> vec[i64]:
    """What may come to mind: anything but to do nothing, where there is something to do."""
    found = vec[i64](capacity=8)
    for option in question.options:
        if option != _IDLE.get(question.kind, -1):
            found = append(found, option)
    return found if len(found) > 0 else question.options


class MediumBot(GreedyBot):
    """The careful rival, by the name of its level."""

    name = "medium"
