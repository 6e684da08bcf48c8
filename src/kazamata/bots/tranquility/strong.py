"""Players of Tranquility who judge gaps and remember; the strong one tries actions out in the second half."""

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
from kazamata.core.events import EventSink
from kazamata.core.steps import run_agenda
from kazamata.games.tranquility import asks
from kazamata.games.tranquility.cards import NO_CARD
from kazamata.games.tranquility.scoring import score
from kazamata.games.tranquility.state import State
from kazamata.games.tranquility.view import View

PLAYOUTS: Final = 1600
WIDTH: Final = 5
MARGIN: Final = 3.0
"""An action whose loss is so much greater is not tried."""
TRIED: Final[tuple[int, ...]] = (
    asks.TAKE_TURN,
    asks.CALL_COMPASS,
    asks.PLACE_STORM,
    asks.PLACE_ROCKS,
    asks.MOVE_ROCKS,
)
"""The questions that playouts answer better."""
LEAD_SIGMAS: Final = 1.0
"""How many times the square root of the differing worlds a better action must lead by."""
DROP_SIGMAS: Final = 1.5
"""A race ends when the leader is ahead by so many times what chance would give in all that is left of it."""
DUEL_PLAYOUTS: Final = 400
"""Fewer in a duel, where every question is raced and a playout is dearer."""
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
        state = sample_world(view, memory, dice)
        return answer(state, question.seat, weights_of(view.terms))


class StrongBot(RacingBot):
    """Judges, and late in the game plays its best few actions out in worlds that may be."""

    default_playouts = PLAYOUTS

    def search_options(
        self, view: View, question: Question, dice: Dice, memory: Sequence[int], budget: SearchBudget
    ) -> RaceResult:
        """What trying out has found; without any trial where the judge alone decides."""
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
    """Playouts in which everybody judges gaps; what counts is whether the game is won."""

    def __init__(self, view: View, memory: Sequence[int], seat: i64, table: Weights) -> None:
        self.view = view
        self.memory = memory
        self.seat: i64 = seat
        self.table = table
        self.mute = EventSink(False)

    def sample_world(self, dice: Dice) -> State:
        return sample_world(self.view, self.memory, dice)

    def playout_value(self, world: State, option: i64, dice: Dice) -> float:
        trial = world.copy()
        trial.agenda[-1].take(trial, self.seat, option, self.mute)
        run_agenda(trial, trial.agenda, self.mute)
        won = play_to_end(trial, self.table, self.mute)
        if trial.duel is None:
            return 1.0 if won else 0.0
        outcome = score(trial)
        margin = float(outcome.scores[self.seat] - outcome.scores[1 - self.seat])
        if self.seat in outcome.winners:
            return margin + DUEL_WIN
        return margin - DUEL_WIN if outcome.winners else margin
