"""The levels of Tranquility bots: easy and medium sometimes miss the best move, strong runs playouts."""

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
"""The easy bot does not choose the best island in one of this many placements."""
MEDIUM_LAPSE: Final = 6
"""The same for the medium bot, which judges gaps better."""
REMEMBERED: Final = 20
"""How many of its last cards the medium bot remembers. In solo games full memory is a large advantage."""
SEEN: Final = 4
MARGIN: Final = 1.0
"""A lapse costs at most this much, so no bot obviously ruins a gap or a turn."""


class EasyBot:
    """Plays greedily, but sometimes takes one of the next best islands or cells."""

    name = "easy"

    def __init__(self) -> None:
        self.careful = GreedyBot()

    def choose(self, view: View, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        best = self.careful.choose(view, question, dice, memory)
        return _perhaps_overlooked(best, EASY_LAPSE, view, question, dice)


class MediumBot:
    """Judges gaps like the strong bot, with a short memory and fewer lapses than the easy bot."""

    name = "medium"

    def __init__(self) -> None:
        self.judge = JudgeBot()

    def choose(self, view: View, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        best = self.judge.choose(view, question, dice, lately(memory, REMEMBERED))
        return _perhaps_overlooked(best, MEDIUM_LAPSE, view, question, dice)


def _perhaps_overlooked(best: int, lapse: int, view: View, question: Question, dice: Dice) -> int:
    """The best answer, or in one of `lapse` placements another one that looks nearly as good."""
    if question.kind != asks.TAKE_TURN or not asks.places_island(best) or dice.below(lapse) > 0:
        return best
    others = [option for option in _next_best(view, question, dice) if option != best]
    return others[dice.below(len(others))] if others else best


def _next_best(view: View, question: Question, dice: Dice) -> vec[i64]:
    """The few islands that look best."""
    islands = vec[i64]([option for option in question.options if asks.places_island(option)])
    judge = ActionJudge(imagine(view, dice), question.seat, weights_of(view.terms))
    return judge.ranked(islands, SEEN, MARGIN)
