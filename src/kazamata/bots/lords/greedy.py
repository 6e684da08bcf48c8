"""The greedy lord: food, gold, tunnels, rooms in their zones, affordable monsters, traps.

In battle it looks one round ahead.
"""

from __future__ import annotations

from collections.abc import Sequence

from kazamata.bots.lords import combat
from kazamata.bots.lords.policy import policy_answer
from kazamata.core.asks import Ask, Question
from kazamata.core.dice import Dice
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.view import View


def greedy_answer(view: View, question: Question, dice: Dice) -> int:
    """The greedy policy's answer, found in one sampled world."""
    if len(question.options) == 1:
        return question.options[0]
    if combat.is_combat_question(question.kind):
        return combat.first_move(view, question, dice)
    state = LORDS.imagine(view, dice.copy())
    return policy_answer(state, Ask(question.kind, question.seat, question.options), dice)


class GreedyBot:
    """Follows the plan of a careful beginner."""

    name = "greedy"

    def choose(self, view: View, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        return greedy_answer(view, question, dice)
