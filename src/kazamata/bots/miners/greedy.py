"""A bot that tries out whole turns (card, place, path, effects) and keeps the best one it finds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from kazamata.bots.miners.judge import card_worth, position_worth
from kazamata.core.asks import Question
from kazamata.core.dice import Dice
from kazamata.core.events import NO_EVENTS, EventSink
from kazamata.games.miners import asks
from kazamata.games.miners.isolation import leave_out_others, next_step
from kazamata.games.miners.mine import NO_SPOT
from kazamata.games.miners.state import State
from kazamata.games.miners.steps.rounds import PLAY_TOGETHER
from kazamata.games.miners.view import View
from kazamata.games.miners.worlds import imagine

TRIES: Final = 8
"""How many random ways to finish the turn are tried for each option."""


class GreedyBot:
    """Looks ahead to the end of its own turn."""

    name = "greedy"

    def __init__(self, tries: int = TRIES) -> None:
        self.tries = tries

    def choose(self, view: View, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        if len(question.options) == 1:
            return question.options[0]
        state = imagine(view, dice)
        if question.kind == asks.KEEP_CARDS:
            return worst_card(state, question)
        return best_option(state, self.considered(state, question), dice, self.tries)

    def considered(self, state: State, question: Question) -> Question:
        """The question with the options that are tried."""
        return question


def worst_card(state: State, question: Question) -> i64:
    """The least promising card in hand. The first card played must be of level I (IM-18)."""
    player = state.players[question.seat]
    seconds: i64 = 0
    for card in player.hand:
        if state.program.level[card] == 1:
            seconds += 1
    worst = question.options[0]
    least = 1000.0
    for option in question.options:
        card = question.read(option)["card"]
        gain = card_worth(state, player, card, NO_SPOT) - 0.35 * float(state.program.cost[card])
        if state.program.level[card] == 1 and seconds <= 1:
            gain += 10.0
        if gain < least:
            least = gain
            worst = option
    return worst


def best_option(state: State, question: Question, dice: Dice, most_tries: i64 = TRIES) -> i64:
    """The option whose best tried turn is best."""
    best = question.options[0]
    most = -1000000.0
    for option in question.options:
        tries: i64 = 0
        while tries < most_tries:
            trial = state.copy()
            trial.dice = Dice(dice.word(), dice.word(), dice.word(), 1)
            leave_out_others(trial, question.seat)
            PLAY_TOGETHER.take(trial, question.seat, option, NO_EVENTS)
            finish_turn(trial, question.seat, dice, NO_EVENTS)
            found = position_worth(trial, question.seat)
            if found > most:
                most = found
                best = option
            tries += 1
    return best


def finish_turn(state: State, seat: i64, dice: Dice, sink: EventSink) -> None:
    """Answer at random until the round is over for this seat."""
    while (step := next_step(state, seat, sink)) is not None:
        options = step.options(state, seat)
        count: i64 = len(options)
        pick = dice.below(count)
        if pick == 0 and count > 1 and step.ask_kind(state, seat) == asks.USE_EFFECT:
            pick = 1 + dice.below(count - 1)  # declining an effect is rarely better
        PLAY_TOGETHER.take(state, seat, options[pick], sink)
