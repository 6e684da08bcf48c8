"""The strong miner: it plays several rounds with the best of some random turns and judges the result."""

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
from kazamata.core.events import NO_EVENTS, EventSink
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
"""How many ways to end the current round are tried in a playout."""
TURNS_LATER_ROUND: Final = 12
"""How many random turns are tried in each later round."""
ROUNDS_AHEAD: Final = 3
"""How many later rounds a playout has before the neural judge values the mine."""
DROP_SIGMAS: Final = 1.5
"""A race ends early when the rest of its budget is unlikely to change the leader."""
WIDTH: Final = 64
ANY_LEAD: Final = 0.0
"""Points are less noisy than wins and losses, so any lead wins the race."""
FIRST_TRIES: Final = 4
"""How many ways to finish the turn are tried for each option before the race."""


def rounds_ahead(judge: Judge) -> i64:
    """How many rounds a playout needs. The price list cannot look ahead, so it needs all of them."""
    return ROUNDS_AHEAD if isinstance(judge, NeuralJudge) else ROUNDS


class StrongBot(RacingBot):
    """Races its options. Seats cannot interfere (IM-1), so the seat is played alone."""

    default_playouts = PLAYOUTS

    def search_options(
        self, view: View, question: Question, dice: Dice, memory: Sequence[int], budget: SearchBudget
    ) -> RaceResult:
        """Race all options in playouts."""
        state = imagine(view, dice)
        if question.kind == asks.KEEP_CARDS:
            first = worst_card(state, question)
        else:
            first = best_option(state, question, dice, FIRST_TRIES)
        candidates = candidates_from(first, question.options, WIDTH)
        playouts = MinersPlayouts(view, question.seat, best_judge(state.program))
        return race(playouts, candidates, budget, ANY_LEAD, dice, DROP_SIGMAS)


@final
class MinersPlayouts(PlayoutModel[State]):
    """Playouts of one seat alone."""

    def __init__(self, view: View, seat: i64, judge: Judge) -> None:
        self.view = view
        self.judge = judge
        self.rounds: i64 = rounds_ahead(judge)
        self.seat: i64 = seat
        self.seed: i64 = 0

    def sample_world(self, dice: Dice) -> State:
        """Return a world with blank other players, which makes copies cheaper."""
        self.seed = dice.word()
        state = imagine(self.view, dice)
        own = state.players[self.seat]
        state.players = [new_player() for _ in state.players]
        state.players[self.seat] = own
        return state

    def playout_value(self, world: State, option: i64, dice: Dice) -> float:
        state = world.copy()
        reseed(state.dice, self.seed, 0, 0)
        PLAY_TOGETHER.take(state, self.seat, option, NO_EVENTS)
        end = play_rounds(state, self.seat, self.seed, self.judge, self.rounds)
        return self.judge.worth(end, self.seat)


def play_to_end(state: State, seat: i64, dice: Dice) -> State:
    """Play a seat alone to the end of the game, with the best of several turns in each round."""
    return play_rounds(state, seat, dice.word(), best_judge(state.program), ROUNDS)


def play_rounds(state: State, seat: i64, seed: i64, judge: Judge, rounds: i64) -> State:
    """Play this round and a number of later ones. With one seed a round always gets the same random numbers."""
    dice = Dice(0, 0, 0, 0)
    state = best_turn(state, seat, seed, TURNS_THIS_ROUND, dice, NO_EVENTS, judge)
    while state.agenda and rounds > 0:
        rounds -= 1
        run_agenda(state, state.agenda, NO_EVENTS)
        if state.agenda:
            leave_out_others(state, seat)
            state = best_turn(state, seat, seed, TURNS_LATER_ROUND, dice, NO_EVENTS, judge)
    return state


def best_turn(
    state: State, seat: i64, seed: i64, turns: i64, dice: Dice, sink: EventSink, judge: Judge
) -> State:
    """The best of several ways to end the round, by the judge."""
    best = state
    most = 0.0
    turn: i64 = 0
    while turn < turns:
        reseed(dice, seed, state.round, turn)
        trial = state.copy()
        finish_turn(trial, seat, dice, sink)
        found = judge.worth(trial, seat)
        if turn == 0 or found > most:
            most = found
            best = trial
        turn += 1
    return best
