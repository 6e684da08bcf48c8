"""Somebody who keeps what there is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kazamata.core.asks import Question
from kazamata.core.dice import Dice


class TimidBot:
    """Takes the first option, always."""

    name = "timid"

    def choose(self, view: Any, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        return question.options[0]
