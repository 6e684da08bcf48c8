"""The interface of a bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from kazamata.core.asks import Question
from kazamata.core.dice import Dice


class Bot(Protocol):
    """Chooses an option of its own question. It uses only its own view and its own memory."""

    @property
    def name(self) -> str:
        """The name by which a table requests the bot."""
        ...

    def choose(self, view: Any, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        """Return one of `question.options`. The dice belong to the bot, not to the game."""
        ...


class RandomBot:
    """Answers at random, in any game."""

    name = "random"

    def choose(self, view: Any, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        return question.options[dice.below(len(question.options))]
