"""A lord who plays its choices out to the end of the game, all lords careful beginners, and takes the best."""

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
from kazamata.core.events import EventSink
from kazamata.core.seats import lowest_seat
from kazamata.core.steps import run_agenda
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import State
from kazamata.games.lords.view import View

PLAYOUTS: Final = 24
"""For each lord at the table: the more there are, the more is left to chance."""
WIDTH: Final = 8
ANY_LEAD: Final = 0.0
DROP_SIGMAS: Final = 1.5
"""A race ends when the rest of its budget would hardly turn the lead."""
WIN: Final = 6.0
"""What it is worth to be first, in points."""
TRIED: Final = (
    "KeepOrder", "ChooseOrder", "PickForPuppet", "ExecuteOrder", "DigTunnel", "MineGold", "HireCreature",
    "BuildRoom", "UseRoom", "RetrieveOrder", "PayWages", "PayTaxes", "FaceHunt", "FaceStrike", "ReleasePrisoner",
)  # fmt: skip
"""The questions that playouts answer better; battles are solved."""


class StrongBot(RacingBot):
    """Races its choices on shared worlds in which every lord, the rivals too, goes on as a greedy one would."""

    default_playouts = PLAYOUTS

    def search_options(
        self, view: View, question: Question, dice: Dice, memory: Sequence[int], budget: SearchBudget
    ) -> RaceResult:
        """What the playouts have found; without any where the careful beginner knows best."""
        first = greedy_answer(view, question, dice)
        if question.definition.name not in TRIED or len(view.lords) == 1:
            return result_without_race(first)
        row = candidates(first, question.options, WIDTH, dice)
        budget.playouts *= len(view.lords)
        return race(LordsPlayouts(view, question.seat), row, budget, ANY_LEAD, dice, DROP_SIGMAS)


def candidates(first: i64, options: vec[i64], most: i64, dice: Dice) -> vec[i64]:
    """The careful answer and some others, by lot where there are many."""
    rest = remove(options[:], first)
    row = vec[i64]([first])
    while len(rest) > 0 and len(row) < most:
        option = rest[dice.below(len(rest))]
        rest = remove(rest, option)
        row = append(row, option)
    return row


@final
class LordsPlayouts(PlayoutModel[State]):
    """Playouts in which all lords follow the plan of a careful beginner; what counts is the lead in points."""

    def __init__(self, view: View, seat: i64) -> None:
        self.view = view
        self.seat: i64 = seat
        self.seed: i64 = 0
        self.mute = EventSink(False)

    def sample_world(self, dice: Dice) -> State:
        self.seed = dice.word()
        return LORDS.imagine(self.view, dice)

    def playout_value(self, world: State, option: i64, dice: Dice) -> float:
        state = LORDS.copy(world)
        LORDS.apply(state, self.seat, option, self.mute)
        seeded_playout(state, self.seed, self.mute)
        return lead(LORDS.score(state).scores, self.seat)


def play_to_end(state: State, dice: Dice, mute: EventSink) -> None:
    """Let all lords answer as careful beginners until the game is over."""
    seeded_playout(state, dice.word(), mute)


def seeded_playout(state: State, seed: i64, mute: EventSink) -> None:
    """The same with a seed: what a lord leaves to chance comes out alike wherever the same is asked."""
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
        step.take(state, seat, option, mute)
        run_agenda(state, agenda, mute)


def _beginner(state: State, ask: Ask, plans: CombatLines, seed: i64, dice: Dice) -> i64:
    """The next move of a battle that is thought through already, or what a careful beginner answers."""
    if is_combat_question(ask.kind):
        move = plans.next(state, ask)
        return plans.begin(state, ask, best_line(state, ask.seat)) if move == NO_MOVE else move
    moment = 4 * state.year + state.season
    reseed(dice, seed, moment, 64 * ask.kind + 4 * ask.seat + state.lords[ask.seat].filled_slots())
    return policy_answer(state, ask, dice)


def lead(scores: list[int], seat: i64) -> float:
    """The lead over the best rival; to be first counts extra."""
    best = max([score for other, score in enumerate(scores) if other != seat])
    ahead = float(scores[seat] - best)
    if ahead > 0.0:
        return ahead + WIN
    return ahead - WIN if ahead < 0.0 else 0.0
