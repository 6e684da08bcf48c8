"""A sensible lord: food, gold, tunnels, rooms in their zones, monsters it can pay, traps.

In battle one round ahead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kazamata.bots.lords import building, fighting, happenings
from kazamata.core.asks import Question
from kazamata.core.dice import Dice
from kazamata.games.lords.view import View

Answer = Callable[[View, Question, Dice], int]

_ANSWERS: Final[dict[str, Answer]] = {
    "KeepOrder": building.keep_order,
    "ChooseOrder": building.choose_order,
    "PickForPuppet": building.pick_for_puppet,
    "ExecuteOrder": building.execute_order,
    "Spy": building.spy,
    "DigTunnel": building.dig_tunnel,
    "MineGold": building.most,
    "DiscardTrap": building.worst_trap,
    "HireCreature": building.hire_creature,
    "GiveTrap": building.worst_trap,
    "FeedDemon": building.cheapest_creature,
    "BuildRoom": building.build_room,
    "UseRoom": building.use_room,
    "RetrieveOrder": building.keep_order,
    "PayWages": happenings.pay_wages,
    "PayTaxes": building.most,
    "FaceHunt": happenings.face_hunt,
    "FaceStrike": happenings.face_strike,
    "LoseTrap": building.worst_trap,
    "FaceInspection": building.most,
    "PlanBattle": fighting.think,
    "ReleasePrisoner": happenings.release_prisoner,
    "SpringTrap": fighting.think,
    "AimTrap": fighting.think,
    "AttackWith": fighting.think,
    "AimAgain": fighting.think,
    "FacePeace": fighting.think,
    "FaceSuggestion": fighting.think,
    "PickMonster": fighting.think,
}


def answer(view: View, question: Question, dice: Dice) -> int:
    """What a careful beginner answers."""
    if len(question.options) == 1:
        return question.options[0]
    return _ANSWERS[question.row.name](view, question, dice)


class GreedyBot:
    """Follows a plan that a careful beginner would follow."""

    name = "greedy"

    def choose(self, view: View, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        return answer(view, question, dice)
