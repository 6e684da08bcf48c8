"""The strong lord: it plays each option to the end of the game and takes the best.

All lords follow the greedy policy in these playouts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from kazamata.bots.lords.combat import NO_MOVE, CombatLines, best_line, is_combat_question
from kazamata.bots.lords.greedy import greedy_answer
from kazamata.bots.lords.policy import policy_answer
from kazamata.bots.search.common_random import reseed
from kazamata.bots.search.race import (
    PlayoutModel,
    RaceResult,
    RacingBot,
    SearchBudget,
    race,
    result_without_race,
)
from kazamata.core.asks import Ask, Question
from kazamata.core.dice import Dice
from kazamata.core.events import NO_EVENTS, EventSink
from kazamata.core.seats import lowest_seat
from kazamata.core.steps import run_agenda
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import State
from kazamata.games.lords.view import View

PLAYOUTS: Final = 24
"""Playouts for each lord at the table. More lords mean more chance."""
WIDTH: Final = 8
ANY_LEAD: Final = 0.0
DROP_SIGMAS: Final = 1.5
"""A race ends early when the rest of its budget is unlikely to change the leader."""
WIN: Final = 6.0
"""The bonus for first place, in points."""
TRIED: Final = (
    "KeepOrder", "ChooseOrder", "PickNonPlayerOrder", "ExecuteOrder", "DigTunnel", "MineGold", "HireCreature",
    "BuildRoom", "UseRoom", "RetrieveOrder", "PayWages", "PayTaxes", "FaceHunt", "FaceStrike", "ReleasePrisoner",
)  # fmt: skip
"""The questions that playouts answer better. Battles are solved instead."""


class StrongBot(RacingBot):
    """Races its options in shared worlds. Every lord, rivals included, follows the greedy policy there."""

    default_playouts = PLAYOUTS

    def search_options(
        self, view: View, question: Question, dice: Dice, memory: Sequence[int], budget: SearchBudget
    ) -> RaceResult:
        """Race the options, or return the greedy answer without a race where it is good enough."""
        first = greedy_answer(view, question, dice)
        if question.definition.name not in TRIED or len(view.lords) == 1:
            return result_without_race(first)
        row = candidates(first, question.options, WIDTH, dice)
        budget.playouts *= len(view.lords)
        return race(LordsPlayouts(view, question.seat), row, budget, ANY_LEAD, dice, DROP_SIGMAS)


def candidates(first: i64, options: vec[i64], most: i64, dice: Dice) -> vec[i64]:
    """The greedy answer and some others, chosen at random if there are many."""
    rest = remove(options[:], first)
    row = vec[i64]([first])
    while len(rest) > 0 and len(row) < most:
        option = rest[dice.below(len(rest))]
        rest = remove(rest, option)
        row = append(row, option)
    return row


@final
class LordsPlayouts(PlayoutModel[State]):
    """Playouts in which all lords follow the greedy policy. Their value is the lead in points."""

    def __init__(self, view: View, seat: i64) -> None:
        self.view = view
        self.seat: i64 = seat
        self.seed: i64 = 0

    def sample_world(self, dice: Dice) -> State:
        self.seed = dice.word()
        return LORDS.imagine(self.view, dice)

    def playout_value(self, world: State, option: i64, dice: Dice) -> float:
        state = LORDS.copy(world)
        LORDS.apply(state, self.seat, option, NO_EVENTS)
        seeded_playout(state, self.seed, NO_EVENTS)
        return lead(LORDS.score(state).scores, self.seat)


def play_to_end(state: State, dice: Dice, sink: EventSink) -> None:
    """Let all lords follow the greedy policy until the game is over."""
    seeded_playout(state, dice.word(), sink)


def seeded_playout(state: State, seed: i64, sink: EventSink) -> None:
    """The same with a seed: equal questions at equal times get equal random numbers."""
    agenda = state.agenda
    plans = CombatLines(len(state.lords))
    dice = Dice(0, 0, 0, 0)
    while agenda:
        step = agenda[-1]
        seat = lowest_seat(step.asked_seats(state))
        options = step.options(state, seat)
        option = options[0]
        if len(options) > 1:
            option = _beginner(state, Ask(step.ask_kind(state, seat), seat, options), plans, seed, dice)
        step.take(state, seat, option, sink)
        run_agenda(state, agenda, sink)


def _beginner(state: State, ask: Ask, plans: CombatLines, seed: i64, dice: Dice) -> i64:
    """The next move of a lord's combat line, or the policy's answer outside of battles."""
    if is_combat_question(ask.kind):
        move = plans.next(state, ask)
        return plans.begin(state, ask, best_line(state, ask.seat)) if move == NO_MOVE else move
    moment = 4 * state.year + state.season
    reseed(dice, seed, moment, 64 * ask.kind + 4 * ask.seat + state.lords[ask.seat].filled_slots())
    return policy_answer(state, ask, dice)


def lead(scores: list[int], seat: i64) -> float:
    """The lead over the best rival in points, with a bonus for first place."""
    best = max([score for other, score in enumerate(scores) if other != seat])
    ahead = float(scores[seat] - best)
    if ahead > 0.0:
        return ahead + WIN
    return ahead - WIN if ahead < 0.0 else 0.0
