"""How good a partner sits down: easy and medium overlook things now and then, strong tries actions out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.bots.tranquility.action_judge import ActionJudge
from kazamata.bots.tranquility.gap_weights import weights_of
from kazamata.bots.tranquility.greedy import GreedyBot
from kazamata.bots.tranquility.memory import lately
from kazamata.bots.tranquility.strong import JudgeBot
from kazamata.core.asks import Question
from kazamata.core.dice import Dice
from kazamata.games.tranquility import asks
from kazamata.games.tranquility.view import View
from kazamata.games.tranquility.worlds import imagine

EASY_LAPSE: Final = 4
"""One island in so many is not placed as well as could be seen."""
MEDIUM_LAPSE: Final = 6
"""The same for a partner who knows the gaps better."""
REMEMBERED: Final = 20
"""So many of the cards it held last a medium partner remembers: alone a whole memory is half of the art."""
SEEN: Final = 4
MARGIN: Final = 1.0
"""Nothing worse is taken for the best: no partner spoils a gap or a turn in front of everybody's eyes."""


class EasyBot:
    """Careful most of the time; now and then it overlooks the best island or cell and takes one of the next."""

    name = "easy"

    def __init__(self) -> None:
        self.careful = GreedyBot()

    def choose(self, view: View, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        best = self.careful.choose(view, question, dice, memory)
        return _perhaps_overlooked(best, EASY_LAPSE, view, question, dice)


class MediumBot:
    """Judges gaps as the strong one does, with a short memory and fewer lapses than the easy one."""

    name = "medium"

    def __init__(self) -> None:
        self.judge = JudgeBot()

    def choose(self, view: View, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        best = self.judge.choose(view, question, dice, lately(memory, REMEMBERED))
        return _perhaps_overlooked(best, MEDIUM_LAPSE, view, question, dice)


def _perhaps_overlooked(best: int, lapse: int, view: View, question: Question, dice: Dice) -> int:
    """The best answer, or for one island in so many another one that looks nearly as good."""
    if question.kind != asks.TAKE_TURN or best < asks.PLAY_ISLAND or dice.below(lapse) > 0:
        return best
    others = [option for option in _next_best(view, question, dice) if option != best]
    return others[dice.below(len(others))] if others else best


def _next_best(view: View, question: Question, dice: Dice) -> vec[i64]:
    """The few islands that look best."""
    islands = vec[i64]([option for option in question.options if option >= asks.PLAY_ISLAND])
    judge = ActionJudge(imagine(view, dice), question.seat, weights_of(view.terms))
    return judge.ranked(islands, SEEN, MARGIN)
