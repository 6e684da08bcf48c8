"""The levels of Imperial Miners bots: easy tries a turn once, medium several times, strong runs playouts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kazamata.bots.miners.greedy import GreedyBot
from kazamata.core.asks import Question
from kazamata.core.dice import Dice
from kazamata.games.miners import asks, program
from kazamata.games.miners.state import State
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
    """The greedy bot, except that it never declines a gift."""

    name = "medium"

    def considered(self, state: State, question: Question) -> Question:
        return without_declining(question) if offers_gift(state, question) else question


HARMFUL: Final = (
    program.COLLAPSE,
    program.COLLAPSE_OTHER,
    program.DISMANTLE,
    program.DISCARD,
    program.BUY,
    program.SPECIAL,
    program.PAY,
)


def offers_gift(state: State, question: Question) -> bool:
    """Whether one of the offered effects costs nothing and takes nothing away."""
    if question.kind != asks.USE_EFFECT:
        return False
    card = question.fact("card")
    effects = (state.program.first_effect[card], state.program.second_effect[card])
    return any(
        is_gift(state, effects[question.read(option)["effect"] - 1]) for option in question.options[1:]
    )


def is_gift(state: State, place: int) -> bool:
    code = state.program.code
    while code[place] != program.END:
        if code[place] in HARMFUL:
            return False
        place += program.OP_SIZE
    return True
