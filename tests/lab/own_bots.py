"""Bots that somebody else could have written, for the tests of `module:Class`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kazamata.core.asks import Question
from kazamata.core.dice import Dice
from kazamata.game_registry import AnyRules


class FirstBot:
    """Takes the first option."""

    name = "first"

    def choose(self, view: Any, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        return int(question.options[0])


class Dreamer:
    """Needs the rules, as the bot of the documentation does."""

    name = "dreamer"

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules

    def choose(self, view: Any, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        world = self.rules.imagine(view, dice)
        return int(self.rules.ask(world)[0].options[0])


class Cheat:
    """Answers something that is not offered."""

    name = "cheat"

    def choose(self, view: Any, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        return 99_999


class NoBot:
    """Has no method `choose`."""

    name = "no bot"


READY = FirstBot()
