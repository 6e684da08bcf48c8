"""A bot that tries out whole turns (card, place, way up, effects) and keeps the best it has found."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kazamata.bots.miners.judge import card_worth, worth
from kazamata.core.asks import Ask
from kazamata.core.dice import Dice
from kazamata.core.events import Tale
from kazamata.core.seats import NOBODY
from kazamata.games.miners import asks
from kazamata.games.miners.imagining import imagine
from kazamata.games.miners.mine import NO_SPOT
from kazamata.games.miners.state import NOT_CHOSEN, State
from kazamata.games.miners.steps import codes
from kazamata.games.miners.steps.rounds import PLAY_TOGETHER
from kazamata.games.miners.view import View

TRIES: Final = 8
"""How many ways to finish the turn are tried for each option."""


class GreedyBot:
    """Looks no further than the end of its own turn."""

    name = "greedy"

    def choose(self, view: View, ask: Ask, dice: Dice) -> int:
        options = ask.options
        if len(options) == 1:
            return options[0]
        state = imagine(view, dice)
        if ask.kind == asks.KEEP_CARDS:
            return worst_card(state, ask)
        return best_option(state, ask, dice)


def worst_card(state: State, ask: Ask) -> i64:
    """The hand card that promises least; the first card must be of level I (IM-18)."""
    player = state.players[ask.seat]
    seconds: i64 = 0
    for card in player.hand:
        if state.program.level[card] == 1:
            seconds += 1
    worst = ask.options[0]
    least = 1000.0
    for card in ask.options:
        gain = card_worth(state, player, card, NO_SPOT) - 0.35 * float(state.program.cost[card])
        if state.program.level[card] == 1 and seconds <= 1:
            gain += 10.0
        if gain < least:
            least = gain
            worst = card
    return worst


def best_option(state: State, ask: Ask, dice: Dice) -> i64:
    """The option with the best turn among those tried."""
    mute = Tale(False)
    best = ask.options[0]
    most = -1000000.0
    for option in ask.options:
        tries: i64 = 0
        while tries < TRIES:
            trial = state.copy()
            trial.dice = Dice(dice.word(), dice.word(), dice.word(), 1)
            alone(trial, ask.seat)
            PLAY_TOGETHER.take(trial, ask.seat, option, mute)
            finish_turn(trial, ask.seat, dice, mute)
            found = worth(trial, ask.seat)
            if found > most:
                most = found
                best = option
            tries += 1
    return best


def alone(state: State, seat: i64) -> None:
    """The others have nothing to do with a turn: their lanes are cleared in the trial."""
    other: i64 = 0
    for player in state.players:
        if other != seat:
            player.lane.clear()
            player.chosen = NOT_CHOSEN
        other += 1


def finish_turn(state: State, seat: i64, dice: Dice, mute: Tale) -> None:
    """Answer by lot until the round is over for this seat."""
    lane = state.players[seat].lane
    while True:
        if not lane:
            if not walk_on(state, seat, mute):
                return
            continue
        options = lane[-1].options(state, seat)
        count: i64 = len(options)
        pick = dice.below(count)
        if pick == 0 and count > 1 and lane[-1].code() == codes.USE_EFFECT:
            pick = 1 + dice.below(count - 1)  # an effect is seldom better left unused
        PLAY_TOGETHER.take(state, seat, options[pick], mute)


def walk_on(state: State, seat: i64, mute: Tale) -> bool:
    """Go on to the seat's next question of this round; false if there is none."""
    alone(state, seat)
    road = state.road
    while road and not state.players[seat].lane:
        step = road[-1]
        if step.code() == codes.OPEN_ROUND:
            return False
        if step.asked(state) != NOBODY:
            alone(state, seat)
        road.pop()
        step.walk(state, mute)
    return len(road) > 0
