"""Evaluation of a position by playouts of the gap policy, and a search for a win with open hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from kazamata.bots.search.win_search import NO_WIN_FOUND, WIN_FOUND, WIN_IMPOSSIBLE
from kazamata.bots.tranquility.action_judge import ActionJudge
from kazamata.bots.tranquility.gap_weights import Weights, weights_of
from kazamata.bots.tranquility.policy import answer, is_hopeless, play_to_end
from kazamata.bots.tranquility.remembered_worlds import sample_world
from kazamata.codec.snapshot import freeze
from kazamata.core.asks import Question
from kazamata.core.dice import Dice
from kazamata.core.events import NO_EVENTS, EventSink
from kazamata.core.seats import lowest_seat
from kazamata.core.steps import run_agenda
from kazamata.games.tranquility import asks
from kazamata.games.tranquility.rules import TRANQUILITY
from kazamata.games.tranquility.scoring import score
from kazamata.games.tranquility.state import WON, State
from kazamata.games.tranquility.steps.turn import TakeTurn
from kazamata.games.tranquility.view import View

WIDTH: Final = 4
MARGIN: Final = 4.0
LAPSE: Final = 6
"""With open cards, one action in this many is another of the best few, so that replays differ."""
EXACT_CARDS: Final = 10
"""With at most this many cards in hands and piles, the win search is exhaustive."""
MAX_POSITIONS: Final = 60_000


@final
class Evaluator:
    """Evaluates Tranquility positions for hints and reviews."""

    review_playouts = 40_000

    def counts_wins(self, view: View) -> bool:
        """All seats win or lose together. A duel counts points (TQ-H6)."""
        return view.duel is None

    def sample_world(self, view: View, memory: Sequence[int], dice: Dice) -> State:
        return sample_world(view, memory, dice)

    def evaluate(self, state: State, seat: int, dice: Dice, hindsight: bool) -> float:
        """Return 1 for a win, 0 for a loss, or the points of a duel. This consumes the position."""
        table = weights_of(state.terms)
        if state.duel is not None:
            play_to_end(state, table, NO_EVENTS)
            return float(score(state).scores[seat])
        won = (
            play_loosely(state, table, dice, NO_EVENTS) if hindsight else play_to_end(state, table, NO_EVENTS)
        )
        return 1.0 if won else 0.0

    def candidates(self, view: View, question: Question, memory: Sequence[int], dice: Dice) -> list[int]:
        """The answers worth comparing, starting with the judge's answer."""
        state = sample_world(view, memory, dice)
        table = weights_of(view.terms)
        row = [int(answer(state, question.seat, table))]
        others = question.options
        if question.kind == asks.TAKE_TURN:
            others = ActionJudge(state, question.seat, table).ranked(question.options, WIDTH, MARGIN)
        return row + [int(option) for option in others if option != row[0]][: WIDTH - 1]

    def find_win(self, state: State, tries: int, dice: Dice) -> int:
        """Search for a win from here with open cards.

        The search is exhaustive near the end of the game and samples playouts before.
        """
        if state.duel is not None:
            return NO_WIN_FOUND
        if cards_left(state) <= EXACT_CARDS:
            return WinSearch().best(state)
        table = weights_of(state.terms)
        for _ in range(tries):
            if play_loosely(state.copy(), table, dice, NO_EVENTS):
                return WIN_FOUND
        return NO_WIN_FOUND


def play_loosely(state: State, table: Weights, dice: Dice, sink: EventSink) -> bool:
    """Like `play_to_end`, but sometimes take another of the best few actions."""
    agenda = state.agenda
    while agenda:
        step = agenda[-1]
        seat = lowest_seat(step.asked_seats(state))
        if isinstance(step, TakeTurn) and is_hopeless(state):
            return False
        option = answer(state, seat, table)
        if isinstance(step, TakeTurn) and dice.below(LAPSE) == 0:
            best = ActionJudge(state, seat, table).ranked(step.options(state, seat), WIDTH, MARGIN)
            option = best[dice.below(len(best))]
        step.take(state, seat, option, sink)
        run_agenda(state, agenda, sink)
    return state.result == WON


def cards_left(state: State) -> i64:
    """The cards in all hands and piles."""
    left: i64 = 0
    for player in state.players:
        left += len(player.hand) + len(player.pile) - player.drawn_count
    return left


@final
class WinSearch:
    """Exhaustive search to the end of a game. It visits each position once."""

    def __init__(self) -> None:
        self.seen: set[bytes] = set()

    def best(self, state: State) -> int:
        """Win found, win impossible, or no win found if there are too many positions."""
        if self.can_win(state):
            return WIN_FOUND
        return WIN_IMPOSSIBLE if len(self.seen) < MAX_POSITIONS else NO_WIN_FOUND

    def can_win(self, state: State) -> bool:
        if not state.agenda:
            return state.result == WON
        step = state.agenda[-1]
        if isinstance(step, TakeTurn) and is_hopeless(state):
            return False
        key = freeze(TRANQUILITY, state)
        if key in self.seen or len(self.seen) >= MAX_POSITIONS:
            return False
        self.seen.add(key)
        seat = lowest_seat(step.asked_seats(state))
        for option in step.options(state, seat):
            twin = state.copy()
            twin.agenda[-1].take(twin, seat, option, NO_EVENTS)
            run_agenda(twin, twin.agenda, NO_EVENTS)
            if self.can_win(twin):
                return True
        return False
