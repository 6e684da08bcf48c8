"""Evaluation of a position by playouts with a sensible policy; hints and reviews use it.

`EVALUATOR` in a game's bot package names the module. A game without one is evaluated by random playouts.
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
from kazamata.core.events import NO_EVENTS
from kazamata.game_registry import AnyRules
from kazamata.plugins import game_module


class Evaluator(Protocol):
    """The evaluator of one game. `review_playouts` is the budget of a whole review."""

    review_playouts: int

    def counts_wins(self, view: Any) -> bool:
        """Whether an evaluation is 1 for a win and 0 for a loss; otherwise it is points."""
        ...

    def sample_world(self, view: Any, memory: Sequence[int], dice: Dice) -> Any:
        """Return a complete position that matches the view and the memory of a seat."""
        ...

    def evaluate(self, state: Any, seat: int, dice: Dice, hindsight: bool) -> float:
        """Play the position to its end and return the seat's result. This consumes the position.

        `hindsight` means that the position is the real one and is replayed many times. A deterministic policy
        then varies its answers.
        """
        ...

    def candidates(self, view: Any, question: Question, memory: Sequence[int], dice: Dice) -> list[int]:
        """The answers worth comparing. The first is the one that needs no search."""
        ...


class RandomEvaluator:
    """Evaluates by random playouts, for a game without its own evaluator."""

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
    """The evaluator of a game."""
    name: str | None = getattr(game_module("bots", game), "EVALUATOR", None)
    if name is None:
        return RandomEvaluator(game_registry.rules(game))
    return cast(Evaluator, import_module(f"kazamata.bots.{game}.{name}").Evaluator())


class EvaluatorPlayouts(PlayoutModel[Any]):
    """Plays the answers of one seat in worlds that the seat considers possible."""

    def __init__(self, rules: AnyRules, view: Any, seat: int, memory: Sequence[int]) -> None:
        self.rules = rules
        self.view = view
        self.seat = seat
        self.memory = memory
        self.evaluator = evaluator_of(rules.name)

    def sample_world(self, dice: Dice) -> Any:
        return self.evaluator.sample_world(self.view, self.memory, dice)

    def playout_value(self, world: Any, option: i64, dice: Dice) -> float:
        return self.evaluate_answer(world, int(option), dice, False)

    def evaluate_answer(self, world: Any, option: int, dice: Dice, hindsight: bool) -> float:
        """Apply an answer to a copy of a world and evaluate it.

        A negative option evaluates the world as it is.
        """
        state = self.rules.copy(world)
        if option >= 0:
            self.rules.apply(state, self.seat, option, NO_EVENTS)
        return self.evaluator.evaluate(state, self.seat, dice, hindsight)
