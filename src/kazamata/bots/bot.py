"""What a bot is: someone at a seat who sees what a person there would see."""

from __future__ import annotations

from typing import Any, Protocol

from kazamata.core.asks import Ask
from kazamata.core.dice import Dice


class Bot(Protocol):
    """Chooses one of the options of its own question, from its own view alone."""

    @property
    def name(self) -> str:
        """The name by which the bot is called to a table."""
        ...

    def choose(self, view: Any, ask: Ask, dice: Dice) -> int:
        """One of `ask.options`; the dice belong to the bot, not to the game."""
        ...


class RandomBot:
    """Answers by lot, whatever the game."""

    name = "random"

    def choose(self, view: Any, ask: Ask, dice: Dice) -> int:
        return ask.options[dice.below(len(ask.options))]
