"""The levels of Dungeon Lords bots: easy is mostly random, medium is greedy, strong runs playouts."""

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
"""One choice in this many follows the greedy policy; the others are random."""
_IDLE: Final = {asks.HIRE_CREATURE: asks.HIRE_NOBODY, asks.BUILD_ROOM: asks.BUILD_NOTHING}
"""Options that skip an order's purpose. The easy bot avoids them."""


class EasyBot:
    """Mostly answers at random, but follows the greedy policy for executing orders and paying wages."""

    name = "easy"

    def choose(self, view: View, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        is_clear = question.kind == asks.EXECUTE_ORDER or question.kind == asks.PAY_WAGES
        if is_clear or dice.below(WHIM) == 0:
            return greedy_answer(view, question, dice)
        things = whims(question)
        return things[dice.below(len(things))]


def whims(question: Question) -> vec[i64]:
    """The options for a random choice: all but the idle one, if there is another."""
    found = vec[i64](capacity=8)
    for option in question.options:
        if option != _IDLE.get(question.kind, -1):
            found = append(found, option)
    return found if len(found) > 0 else question.options


class MediumBot(GreedyBot):
    """The greedy bot under the name of its level."""

    name = "medium"
