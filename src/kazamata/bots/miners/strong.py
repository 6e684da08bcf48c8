"""A miner who plays whole turns out, round after round the best of some random turns, and judges what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from kazamata.bots.miners.greedy import best_option, finish_turn, worst_card
from kazamata.bots.miners.judge import Judge
from kazamata.bots.miners.neural_judge import NeuralJudge
from kazamata.bots.miners.neural_weights import best_judge
from kazamata.bots.search.common_random import reseed
from kazamata.bots.search.race import PlayoutModel, RaceResult, RacingBot, SearchBudget, candidates_from, race
from kazamata.core.asks import Question
from kazamata.core.dice import Dice
from kazamata.core.events import EventSink
from kazamata.core.steps import run_agenda
from kazamata.games.miners import asks
from kazamata.games.miners.cardset import ROUNDS
from kazamata.games.miners.isolation import leave_out_others
from kazamata.games.miners.setup import new_player
from kazamata.games.miners.state import State
from kazamata.games.miners.steps.rounds import PLAY_TOGETHER
from kazamata.games.miners.view import View
from kazamata.games.miners.worlds import imagine

PLAYOUTS: Final = 150
TURNS_THIS_ROUND: Final = 16
"""How many ways to end the round at hand are tried in a playout."""
TURNS_LATER_ROUND: Final = 12
"""How many random turns are tried in each later round."""
ROUNDS_AHEAD: Final = 3
"""How many later rounds are played out before a judge that was taught with these cards says what a mine is worth."""
DROP_SIGMAS: Final = 1.5
"""A race ends when the rest of its budget would hardly turn the lead."""
WIDTH: Final = 64
ANY_LEAD: Final = 0.0
"""Points tell more than a win or a loss: whoever leads wins the race."""
FIRST_TRIES: Final = 4
"""How many ways to finish the turn are tried for each option before the race."""


def rounds_ahead(judge: Judge) -> i64:
    """As far as a judge needs it: a list of prices knows little of what is to come."""
    return ROUNDS_AHEAD if isinstance(judge, NeuralJudge) else ROUNDS


class StrongBot(RacingBot):
    """Races its options against one another; nobody can touch what is another's (IM-1), so it plays alone."""

    default_playouts = PLAYOUTS

    def search_options(
        self, view: View, question: Question, dice: Dice, memory: Sequence[int], budget: SearchBudget
    ) -> RaceResult:
        """What the playouts have found."""
        state = imagine(view, dice)
        if question.kind == asks.KEEP_CARDS:
            first = worst_card(state, question)
        else:
            first = best_option(state, question, dice, FIRST_TRIES)
        candidates = candidates_from(first, question.options, WIDTH)
        trials = MinersPlayouts(view, question.seat, best_judge(state.program))
        return race(trials, candidates, budget, ANY_LEAD, dice, DROP_SIGMAS)


@final
class MinersPlayouts(PlayoutModel[State]):
    """Playouts of one seat, by itself."""

    def __init__(self, view: View, seat: i64, judge: Judge) -> None:
        self.view = view
        self.judge = judge
        self.rounds: i64 = rounds_ahead(judge)
        self.seat: i64 = seat
        self.seed: i64 = 0
        self.mute = EventSink(False)

    def sample_world(self, dice: Dice) -> State:
        """A world in which the others are not there, so that copies cost less."""
        self.seed = dice.word()
        state = imagine(self.view, dice)
        own = state.players[self.seat]
        state.players = [new_player() for _ in state.players]
        state.players[self.seat] = own
        return state

    def playout_value(self, world: State, option: i64, dice: Dice) -> float:
        state = world.copy()
        reseed(state.dice, self.seed, 0, 0)
        PLAY_TOGETHER.take(state, self.seat, option, self.mute)
        end = play_rounds(state, self.seat, self.seed, self.judge, self.rounds)
        return self.judge.worth(end, self.seat)


def play_to_end(state: State, seat: i64, dice: Dice) -> State:
    """The end of a game in which a seat plays on alone, every round the best of some turns."""
    return play_rounds(state, seat, dice.word(), best_judge(state.program), ROUNDS)


def play_rounds(state: State, seat: i64, seed: i64, judge: Judge, rounds: i64) -> State:
    """So many rounds with a seed: what is left to chance comes out alike in the same round."""
    mute = EventSink(False)
    dice = Dice(0, 0, 0, 0)
    state = best_turn(state, seat, seed, TURNS_THIS_ROUND, dice, mute, judge)
    while state.agenda and rounds > 0:
        rounds -= 1
        run_agenda(state, state.agenda, mute)
        if state.agenda:
            leave_out_others(state, seat)
            state = best_turn(state, seat, seed, TURNS_LATER_ROUND, dice, mute, judge)
    return state


def best_turn(
    state: State, seat: i64, seed: i64, turns: i64, dice: Dice, mute: EventSink, judge: Judge
) -> State:
    """The best of some ways to end the round, by the judge."""
    best = state
    most = 0.0
    turn: i64 = 0
    while turn < turns:
        reseed(dice, seed, state.round, turn)
        trial = state.copy()
        finish_turn(trial, seat, dice, mute)
        found = judge.worth(trial, seat)
        if turn == 0 or found > most:
            most = found
            best = trial
        turn += 1
    return best
