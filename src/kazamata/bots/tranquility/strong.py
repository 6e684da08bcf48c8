"""Players of Tranquility who judge gaps and remember; the strong one tries actions out in the second half."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from kazamata.bots.search.race import Budget, Finding, Trials, race, with_first
from kazamata.bots.tranquility.bargaining import offer
from kazamata.bots.tranquility.judge import Judge
from kazamata.bots.tranquility.policy import answer, play_on
from kazamata.bots.tranquility.weights import Weights, weights_of
from kazamata.bots.tranquility.worlds import world
from kazamata.core.asks import Question
from kazamata.core.dice import Dice
from kazamata.core.events import Tale
from kazamata.core.steps import settle
from kazamata.games.tranquility import asks
from kazamata.games.tranquility.cards import NO_CARD
from kazamata.games.tranquility.scoring import score
from kazamata.games.tranquility.state import State
from kazamata.games.tranquility.view import View

PLAYOUTS: Final = 400
SECONDS: Final = 1.8
"""However slow the machine: whoever asks for a hint does not wait longer."""
WIDTH: Final = 5
MARGIN: Final = 3.0
"""An action whose loss is so much greater is not tried."""
LATE: Final = 20
"""Only with so few empty cells are actions tried out; before, playouts tell less than the judge."""
GUARD: Final = 1.5
"""How many times the square root of the differing worlds a better action must lead by."""
DUEL_WIDTH: Final = 8
DUEL_WIN: Final = 6.0
"""What it is worth to win a duel, in points."""


class JudgeBot:
    """Takes the action after which the gaps can best be filled."""

    name = "judge"

    def choose(self, view: View, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        if len(question.options) == 1:
            return question.options[0]
        if question.kind == asks.OFFER_CARDS:
            return offer(view, question, memory)
        state = world(view, memory, dice)
        return answer(state, question.seat, weights_of(view.terms))


class StrongBot:
    """Judges, and late in the game plays its best few actions out in worlds that may be."""

    name = "strong"

    def __init__(self, playouts: int = PLAYOUTS, seconds: float = SECONDS) -> None:
        self.playouts = playouts
        self.seconds = seconds

    def choose(self, view: View, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        finding = self.search(view, question, dice, memory)
        return finding.option

    def search(self, view: View, question: Question, dice: Dice, memory: Sequence[int] = ()) -> Finding:
        """What trying out has found; without any trial where the judge alone decides."""
        budget = Budget(self.playouts, self.seconds)
        if len(question.options) == 1:
            return Finding(question.options[0], [], 0)
        if question.kind == asks.OFFER_CARDS:
            return Finding(offer(view, question, memory), [], 0)
        state = world(view, memory, dice)
        table = weights_of(view.terms)
        first = answer(state, question.seat, table)
        if view.duel is None and not _is_worth_trying(view, question):
            return Finding(first, [], 0)
        trials = Voyages(view, memory, question.seat, table)
        if question.kind == asks.TAKE_TURN:
            rivals = Judge(state, question.seat, table).ranked(question.options, WIDTH, MARGIN)
        else:
            rivals = question.options[:DUEL_WIDTH]
        candidates = with_first(first, rivals, DUEL_WIDTH)
        if len(candidates) == 1:
            return Finding(first, [], 0)
        return race(trials, candidates, budget, GUARD, dice)


def _is_worth_trying(view: View, question: Question) -> bool:
    return (
        question.kind == asks.TAKE_TURN
        and view.grid.count(NO_CARD) <= LATE
        and question.options[0] != asks.PLAY_START
    )


@final
class Voyages(Trials[State]):
    """Playouts in which everybody judges gaps; what counts is whether the game is won."""

    def __init__(self, view: View, memory: Sequence[int], seat: i64, table: Weights) -> None:
        self.view = view
        self.memory = memory
        self.seat: i64 = seat
        self.table = table
        self.mute = Tale(False)

    def world(self, dice: Dice) -> State:
        return world(self.view, self.memory, dice)

    def worth(self, world: State, option: i64, dice: Dice) -> float:
        trial = world.copy()
        trial.road[-1].take(trial, self.seat, option, self.mute)
        settle(trial, trial.road, self.mute)
        won = play_on(trial, self.table, self.mute)
        if trial.duel is None:
            return 1.0 if won else 0.0
        outcome = score(trial)
        margin = float(outcome.scores[self.seat] - outcome.scores[1 - self.seat])
        if self.seat in outcome.winners:
            return margin + DUEL_WIN
        return margin - DUEL_WIN if outcome.winners else margin
