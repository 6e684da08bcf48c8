"""`quick`: a fast stand-in for the strong miner, for measuring sets of cards while they are designed.

It plays alone. In every round it plays the best of several hundred random turns by the trained judge, without
looking further. A game takes some tens of milliseconds, and a game of `strong` takes seconds. Its scores are
lower, but it likes the same tracks, factions and cards (docs/balance/miners.md has the agreement).
"""

from __future__ import annotations

from typing import Final, Protocol

from kazamata.bots.miners.greedy import finish_turn
from kazamata.bots.miners.neural_weights import best_judge
from kazamata.bots.search.common_random import reseed
from kazamata.core.dice import Dice
from kazamata.core.events import NO_EVENTS, Event, EventSink
from kazamata.core.steps import run_agenda
from kazamata.games.miners import asks
from kazamata.games.miners.isolation import next_step
from kazamata.games.miners.rules import MINERS
from kazamata.games.miners.state import State
from kazamata.games.miners.steps.rounds import PLAY_TOGETHER

QUICK: Final = "quick"
QUICK_TURNS: Final = 300
SEAT: Final = 0
_LUCK: Final = 7919
_LUCK_LIMIT: Final = 2**31


class GameObserver(Protocol):
    """Hears every answer and every event of a game."""

    def answer(self, state: State, seat: int, kind: int, options: list[int], option: int) -> None: ...
    def follow(self, state: State, happened: list[Event]) -> None: ...


class QuickGame:
    """A game of `quick` at one seat."""

    def __init__(self, set_key: str, seed: int, turns: int = QUICK_TURNS) -> None:
        self.state = MINERS.deal(MINERS.setup(1, {"set": set_key}), seed)
        self.judge = best_judge(self.state.program)
        self.luck, self.turns = seed * _LUCK % _LUCK_LIMIT, turns
        self.dice = Dice(0, 0, 0, 0)

    def share_table(self, other: State) -> None:
        """Use the boards and events of another game."""
        self.state.board_sides, self.state.event_deck = other.board_sides, other.event_deck[:]

    def play(self, observer: GameObserver) -> None:
        state = self.state
        while state.agenda:
            told = EventSink(True)
            run_agenda(state, state.agenda, told)
            observer.follow(state, told.events)
            if state.agenda:
                self.play_round(observer, self.best_turn())

    def best_turn(self) -> int:
        """The number of the best random turn of this round."""
        worths = []
        for turn in range(self.turns):
            trial = self.state.copy()
            reseed(self.dice, self.luck, trial.round, turn)
            finish_turn(trial, SEAT, self.dice, NO_EVENTS)
            worths.append(self.judge.worth(trial, SEAT))
        return worths.index(max(worths))

    def play_round(self, observer: GameObserver, turn: int) -> None:
        """Play one of the tried turns once more, as `finish_turn` does, and tell all of it."""
        state = self.state
        reseed(self.dice, self.luck, state.round, turn)
        while True:
            told = EventSink(True)
            step = next_step(state, SEAT, told)
            observer.follow(state, told.events)
            if step is None:
                return
            options, kind = (
                [int(option) for option in step.options(state, SEAT)],
                int(step.ask_kind(state, SEAT)),
            )
            pick = int(self.dice.below(len(options)))
            if pick == 0 and len(options) > 1 and kind == asks.USE_EFFECT:
                pick = 1 + int(self.dice.below(len(options) - 1))
            observer.answer(state, SEAT, kind, options, options[pick])
            told = EventSink(True)
            PLAY_TOGETHER.take(state, SEAT, options[pick], told)
            observer.follow(state, told.events)
