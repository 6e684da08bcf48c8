"""A lord who plays its choices out to the end of the game, all lords careful beginners, and takes the best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from kazamata.bots.lords.fighting import NO_MOVE, Plans, is_fighting, line_at
from kazamata.bots.lords.greedy import answer
from kazamata.bots.lords.policy import answer_at
from kazamata.bots.search.luck import throw_anew
from kazamata.bots.search.race import Budget, Finding, Racer, Trials, race, unraced
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
NO_GUARD: Final = 0.0
SURE: Final = 1.5
"""A race ends when the rest of its budget would hardly turn the lead."""
WIN: Final = 6.0
"""What it is worth to be first, in points."""
TRIED: Final = (
    "KeepOrder", "ChooseOrder", "PickForPuppet", "ExecuteOrder", "DigTunnel", "MineGold", "HireCreature",
    "BuildRoom", "UseRoom", "RetrieveOrder", "PayWages", "PayTaxes", "FaceHunt", "FaceStrike", "ReleasePrisoner",
)  # fmt: skip
"""The questions that playouts answer better; battles are solved."""


class StrongBot(Racer):
    """Races its choices on shared worlds in which every lord, the rivals too, goes on as a greedy one would."""

    usual = PLAYOUTS

    def think(
        self, view: View, question: Question, dice: Dice, memory: Sequence[int], budget: Budget
    ) -> Finding:
        """What the playouts have found; without any where the careful beginner knows best."""
        first = answer(view, question, dice)
        if question.definition.name not in TRIED or len(view.lords) == 1:
            return unraced(first)
        row = candidates(first, question.options, WIDTH, dice)
        budget.playouts *= len(view.lords)
        return race(Reigns(view, question.seat), row, budget, NO_GUARD, dice, SURE)


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
class Reigns(Trials[State]):
    """Playouts in which all lords follow the plan of a careful beginner; what counts is the lead in points."""

    def __init__(self, view: View, seat: i64) -> None:
        self.view = view
        self.seat: i64 = seat
        self.seed: i64 = 0
        self.mute = EventSink(False)

    def world(self, dice: Dice) -> State:
        self.seed = dice.word()
        return LORDS.imagine(self.view, dice)

    def worth(self, world: State, option: i64, dice: Dice) -> float:
        state = LORDS.copy(world)
        LORDS.apply(state, self.seat, option, self.mute)
        play_out(state, self.seed, self.mute)
        return lead(LORDS.score(state).scores, self.seat)


def play_on(state: State, dice: Dice, mute: EventSink) -> None:
    """Let all lords answer as careful beginners until the game is over."""
    play_out(state, dice.word(), mute)


def play_out(state: State, seed: i64, mute: EventSink) -> None:
    """The same with a seed: what a lord leaves to chance comes out alike wherever the same is asked."""
    agenda = state.agenda
    plans = Plans(len(state.lords))
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


def _beginner(state: State, ask: Ask, plans: Plans, seed: i64, dice: Dice) -> i64:
    """The next move of a battle that is thought through already, or what a careful beginner answers."""
    if is_fighting(ask.kind):
        move = plans.next(state, ask)
        return plans.begin(state, ask, line_at(state, ask.seat)) if move == NO_MOVE else move
    moment = 4 * state.year + state.season
    throw_anew(dice, seed, moment, 64 * ask.kind + 4 * ask.seat + state.lords[ask.seat].filled_slots())
    return answer_at(state, ask, dice)


def lead(scores: list[int], seat: i64) -> float:
    """The lead over the best rival; to be first counts extra."""
    best = max([score for other, score in enumerate(scores) if other != seat])
    ahead = float(scores[seat] - best)
    if ahead > 0.0:
        return ahead + WIN
    return ahead - WIN if ahead < 0.0 else 0.0
