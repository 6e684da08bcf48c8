"""Tranquility bots that judge gaps and remember. The strong one adds playouts in the second half."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.bots.search.race import (
    PlayoutModel,
    RaceResult,
    RacingBot,
    SearchBudget,
    candidates_from,
    race,
    result_without_race,
)
from kazamata.bots.tranquility.action_judge import ActionJudge
from kazamata.bots.tranquility.gap_weights import Weights, weights_of
from kazamata.bots.tranquility.offers import offer
from kazamata.bots.tranquility.policy import answer, play_to_end
from kazamata.bots.tranquility.remembered_worlds import sample_world
from kazamata.core.asks import Question
from kazamata.core.dice import Dice
from kazamata.core.events import NO_EVENTS
from kazamata.core.steps import run_agenda
from kazamata.games.tranquility import asks
from kazamata.games.tranquility.cards import NO_CARD
from kazamata.games.tranquility.scoring import score
from kazamata.games.tranquility.state import State
from kazamata.games.tranquility.view import View

PLAYOUTS: Final = 1600
WIDTH: Final = 5
MARGIN: Final = 3.0
"""An action whose loss exceeds the best by more than this is not tried."""
TRIED: Final[tuple[int, ...]] = (
    asks.TAKE_TURN,
    asks.CALL_COMPASS,
    asks.PLACE_STORM,
    asks.PLACE_ROCKS,
    asks.MOVE_ROCKS,
)
"""The questions that playouts answer better."""
LEAD_SIGMAS: Final = 1.0
"""A better action must lead by this many standard deviations."""
DROP_SIGMAS: Final = 1.5
"""A race ends early when the lead exceeds this many standard deviations of the remaining budget."""
DUEL_PLAYOUTS: Final = 400
"""A duel has fewer playouts: it races every question, and its playouts are more expensive."""
DUEL_WIDTH: Final = 8
DUEL_WIN: Final = 6.0
"""The bonus for winning a duel, in points."""


class JudgeBot:
    """Takes the action that leaves the gaps easiest to fill."""

    name = "judge"

    def choose(self, view: View, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        if len(question.options) == 1:
            return question.options[0]
        if question.kind == asks.OFFER_CARDS:
            return offer(view, question, memory)
        state = sample_world(view, memory, dice)
        return answer(state, question.seat, weights_of(view.terms))


class StrongBot(RacingBot):
    """Judges its actions, and late in the game plays the best few out in sampled worlds."""

    default_playouts = PLAYOUTS

    def search_options(
        self, view: View, question: Question, dice: Dice, memory: Sequence[int], budget: SearchBudget
    ) -> RaceResult:
        """Race the best options, or return the judge's answer without a race."""
        if question.kind == asks.OFFER_CARDS:
            return result_without_race(offer(view, question, memory))
        state = sample_world(view, memory, dice)
        table = weights_of(view.terms)
        first = answer(state, question.seat, table)
        if not _is_worth_trying(view, question, table):
            return result_without_race(first)
        candidates = candidates_from(first, _rivals(state, question, table), DUEL_WIDTH)
        if len(candidates) == 1:
            return result_without_race(first)
        voyages = TranquilityPlayouts(view, memory, question.seat, table)
        if view.duel is not None:
            budget.playouts = min(budget.playouts, DUEL_PLAYOUTS)
            return race(voyages, candidates, budget, LEAD_SIGMAS, dice)
        return race(voyages, candidates, budget, LEAD_SIGMAS, dice, DROP_SIGMAS)


def _rivals(state: State, question: Question, table: Weights) -> vec[i64]:
    """The answers that may be better than the judge's."""
    if question.kind == asks.TAKE_TURN:
        return ActionJudge(state, question.seat, table).ranked(question.options, WIDTH, MARGIN)
    return question.options[:DUEL_WIDTH]


def _is_worth_trying(view: View, question: Question, table: Weights) -> bool:
    if view.duel is not None:
        return True
    return question.kind in TRIED and view.grid.count(NO_CARD) <= table.race_below_cells


@final
class TranquilityPlayouts(PlayoutModel[State]):
    """Playouts in which every seat follows the gap policy.

    Their value is 1 for a win and 0 for a loss, or the lead in points with a win bonus in a duel.
    """

    def __init__(self, view: View, memory: Sequence[int], seat: i64, table: Weights) -> None:
        self.view = view
        self.memory = memory
        self.seat: i64 = seat
        self.table = table

    def sample_world(self, dice: Dice) -> State:
        return sample_world(self.view, self.memory, dice)

    def playout_value(self, world: State, option: i64, dice: Dice) -> float:
        trial = world.copy()
        trial.agenda[-1].take(trial, self.seat, option, NO_EVENTS)
        run_agenda(trial, trial.agenda, NO_EVENTS)
        won = play_to_end(trial, self.table, NO_EVENTS)
        if trial.duel is None:
            return 1.0 if won else 0.0
        outcome = score(trial)
        margin = float(outcome.scores[self.seat] - outcome.scores[1 - self.seat])
        if self.seat in outcome.winners:
            return margin + DUEL_WIN
        return margin - DUEL_WIN if outcome.winners else margin
