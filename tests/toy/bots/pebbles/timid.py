"""A bot that keeps its pebble."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kazamata.core.asks import Question
from kazamata.core.dice import Dice


class TimidBot:
    """Always takes the first option."""

    name = "timid"

    def choose(self, view: Any, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        return question.options[0]
