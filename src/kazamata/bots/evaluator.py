"""What becomes of a position if everybody goes on sensibly: what hints and reviews are told from.

A game says so in the module that `PROSPECTS` in its bots' room names; of a game that says nothing, chance tells.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from mypy_extensions import i64

from kazamata import game_registry
from kazamata.bots.search.playout import random_playout
from kazamata.bots.search.race import PlayoutModel
from kazamata.core.asks import Question
from kazamata.core.dice import Dice
from kazamata.core.events import EventSink
from kazamata.game_registry import AnyRules
from kazamata.plugins import game_module


class Evaluator(Protocol):
    """What the room of a game supplies; `playouts` is what a whole review may cost."""

    review_playouts: int

    def counts_wins(self, view: Any) -> bool:
        """Whether a result is 1 for a win and 0 for a loss; points otherwise."""
        ...

    def sample_world(self, view: Any, memory: Sequence[int], dice: Dice) -> Any:
        """A complete position that looks as its seat sees it and remembers it."""
        ...

    def evaluate(self, state: Any, seat: int, dice: Dice, hindsight: bool) -> float:
        """What a seat has at the end; the position itself is played on.

        With `hindsight` it is the real one, played again and again; who always does the same varies it.
        """
        ...

    def candidates(self, view: Any, question: Question, memory: Sequence[int], dice: Dice) -> list[int]:
        """The answers that are worth comparing, the one that needs no search first."""
        ...


class RandomEvaluator:
    """A game that says nothing: its positions are played on by lot."""

    review_playouts = 4_000
    width = 4

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules

    def counts_wins(self, view: Any) -> bool:
        return self.rules.cooperative

    def sample_world(self, view: Any, memory: Sequence[int], dice: Dice) -> Any:
        return self.rules.imagine(view, dice)

    def evaluate(self, state: Any, seat: int, dice: Dice, hindsight: bool) -> float:
        random_playout(self.rules, state, dice)
        outcome = self.rules.score(state)
        return float(seat in outcome.winners if self.rules.cooperative else outcome.scores[seat])

    def candidates(self, view: Any, question: Question, memory: Sequence[int], dice: Dice) -> list[int]:
        return [int(option) for option in question.options[: self.width]]


@cache
def evaluator_of(game: str) -> Evaluator:
    """How the positions of a game are played on."""
    name: str | None = getattr(game_module("bots", game), "EVALUATOR", None)
    if name is None:
        return RandomEvaluator(game_registry.rules(game))
    return cast(Evaluator, import_module(f"kazamata.bots.{game}.{name}").Evaluator())


class EvaluatorPlayouts(PlayoutModel[Any]):
    """Answers of one seat, tried in worlds that it may imagine."""

    def __init__(self, rules: AnyRules, view: Any, seat: int, memory: Sequence[int]) -> None:
        self.rules = rules
        self.view = view
        self.seat = seat
        self.memory = memory
        self.prospects = evaluator_of(rules.name)
        self.mute = EventSink(False)

    def sample_world(self, dice: Dice) -> Any:
        return self.prospects.sample_world(self.view, self.memory, dice)

    def playout_value(self, world: Any, option: i64, dice: Dice) -> float:
        return self.evaluate_answer(world, int(option), dice, False)

    def evaluate_answer(self, world: Any, option: int, dice: Dice, hindsight: bool) -> float:
        """What an answer comes to in a world, or the world itself where no option is named."""
        state = self.rules.copy(world)
        if option >= 0:
            self.rules.apply(state, self.seat, option, self.mute)
        return self.prospects.evaluate(state, self.seat, dice, hindsight)
