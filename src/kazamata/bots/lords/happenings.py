"""How the greedy lord meets events: wages, hunts, strikes, prisoners."""

from __future__ import annotations

from kazamata.bots.lords.building import calls_paladin, own, worth_of
from kazamata.core.asks import Question
from kazamata.core.dice import Dice
from kazamata.games.lords.asks import TAKE_EVIL
from kazamata.games.lords.state import MARK
from kazamata.games.lords.view import View


def named(question: Question, form: str) -> list[int]:
    """The options of one form."""
    return [option for option in question.options if question.read(option).form.name == form]


def pay_wages(view: View, question: Question, dice: Dice) -> int:
    """Pay the best creature first; let go only what cannot be paid."""
    prey = question.each("creatures")
    payable = [option for option in named(question, "pay") if prey[option] == 0]
    calls = [option for option in payable if calls_paladin(question, option)]
    gentle = [option for option in payable if option not in calls]
    if gentle:
        return max(gentle, key=lambda option: worth_of(question, option))
    if calls and view.season < 3:
        return max(calls, key=lambda option: worth_of(question, option))
    return min(named(question, "let-go"), key=lambda option: worth_of(question, option))


def face_hunt(view: View, question: Question, dice: Dice) -> int:
    """Rather wicked than alone, unless the Paladin would come."""
    if own(view).evil + question.each("evil")[TAKE_EVIL] < MARK:
        return TAKE_EVIL
    return min(named(question, "give-up"), key=lambda option: worth_of(question, option))


def face_strike(view: View, question: Question, dice: Dice) -> int:
    paid = named(question, "is-paid")
    return paid[0] if paid else min(question.options, key=lambda option: worth_of(question, option))


def release_prisoner(view: View, question: Question, dice: Dice) -> int:
    """Anybody but a Paladin: the tiles of Paladins have the highest numbers."""
    return min(question.options, key=lambda option: question.read(option)["adventurer"])
