"""How the greedy lord meets events: wages, hunts, strikes, prisoners."""

from __future__ import annotations

from kazamata.bots.lords.building import calls_paladin, own, worth_of
from kazamata.core.asks import Answer, Question
from kazamata.core.dice import Dice
from kazamata.games.lords.asks import TAKE_EVIL
from kazamata.games.lords.fields import WAGE_PARTS
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
    """Something small for the best monster; where nothing small is left, the least of them strikes."""
    small = [option for option in named(question, "is-paid") if is_small(view, question.read(option))]
    if small:
        return max(small, key=lambda option: worth_of(question, option))
    return min(named(question, "strikes"), key=lambda option: worth_of(question, option))


def is_small(view: View, answer: Answer) -> bool:
    """Whether a part of a wage hurts little: not a creature, and no evil that calls the Paladin."""
    part = WAGE_PARTS[answer["part"]]
    return part != "creature" and (part != "evil" or own(view).evil != MARK - 1)


def release_prisoner(view: View, question: Question, dice: Dice) -> int:
    """Anybody but a Paladin: the tiles of Paladins have the highest numbers."""
    return min(question.options, key=lambda option: question.read(option)["adventurer"])
