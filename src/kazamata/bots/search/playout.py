"""Random play to the end without events: it measures engine speed and evaluates leaves of a search."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64

from kazamata.core.dice import Dice
from kazamata.core.events import NO_EVENTS
from kazamata.core.rules import Rules
from kazamata.core.seats import lowest_seat

S = TypeVar("S")
V = TypeVar("V")


def random_playout(rules: Rules[S, V], state: S, dice: Dice) -> i64:
    """Play random answers until the game is over, and return their number."""
    agenda = rules.agenda(state)
    decisions: i64 = 0
    while agenda:
        step = agenda[-1]
        seat = lowest_seat(step.asked_seats(state))
        options = step.options(state, seat)
        rules.apply(state, seat, options[dice.below(len(options))], NO_EVENTS)
        decisions += 1
    return decisions
