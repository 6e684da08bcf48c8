"""What a bot is: someone at a seat who sees what a person there would see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from kazamata.core.asks import Question
from kazamata.core.dice import Dice


class Bot(Protocol):
    """Chooses one of the options of its own question, from its own view and memory alone."""

    @property
    def name(self) -> str:
        """The name by which the bot is called to a table."""
        ...

    def choose(self, view: Any, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        """One of `question.options`; the dice belong to the bot, not to the game."""
        ...


class RandomBot:
    """Answers by lot, whatever the game."""

    name = "random"

    def choose(self, view: Any, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        return question.options[dice.below(len(question.options))]
