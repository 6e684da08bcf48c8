"""Staged answers tried out before they are given, in worlds that look like the seat's own view.

They are imagined from the view, so nothing hidden is in any of them. Whatever comes out alike in all
is certain; where they part, nobody at the table can know what will happen, and the trial ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from kazamata.codec.views import wire_view
from kazamata.core.events import Event
from kazamata.core.refusals import Refusal
from kazamata.game_registry import AnyRules
from kazamata.server.errors import Trouble
from kazamata.server.messages.told import Tried
from kazamata.server.tables.foresight import given, imagined, looks, plain, told_to
from kazamata.server.tables.judging import Stale
from kazamata.server.tables.table import Table
from kazamata.server.tables.telling import asked, event_told, teller_at
from kazamata.words.teller import Teller


class Trial(NamedTuple):
    """How far a line of answers leads: the last certain world, what is told on the way, and why it ends."""

    taken: int
    world: Any
    told: list[Event]
    parted: bool
    refusal: Refusal | None


def tried(table: Table, seat: int, seq: int, lines: Sequence[Sequence[int]], language: str) -> list[Tried]:
    """What a seat may expect of each line of answers; `Stale` where it is asked something else by now."""
    table.check_goes_on()
    game = table.game
    if not game.is_current(seat, seq):
        raise Stale(table.seq)
    worlds = _worlds(table, seat)
    told = teller_at(table, language)
    return [tried_at(game.rules, try_line(game.rules, worlds, seat, line), seat, told) for line in lines]


def staged_at(table: Table, seat: int, line: Sequence[int]) -> Any:
    """A world to which staged answers lead; `Trouble` where nobody can know what comes after them."""
    game = table.game
    if seat not in game.asked_since:
        raise Trouble("not-asked", 409)
    trial = try_line(game.rules, _worlds(table, seat), seat, line)
    if trial.parted or trial.taken < len(line):
        raise Trouble("no-hint-found", 409)
    return trial.world


def _worlds(table: Table, seat: int) -> list[Any]:
    game = table.game
    view = game.rules.see(game.position, seat)
    return imagined(game.rules, view, seat, f"{table.id} {game.asked_since[seat]}")


def try_line(rules: AnyRules, worlds: Sequence[Any], seat: int, line: Sequence[int]) -> Trial:
    """Give the answers in all worlds, as long as they are asked for, legal, and lead to the same."""
    here, *others = (rules.copy(world) for world in worlds)
    told: list[Event] = []
    for taken, option in enumerate(line):
        if not any(ask.seat == seat for ask in rules.ask(here)):
            return Trial(taken, here, told, False, None)
        refusal = rules.why(here, seat, option)
        if refusal is not None:
            return Trial(taken, here, told, False, refusal)
        before = rules.copy(here)
        events = told_to(rules, given(rules, here, seat, option), seat)
        if any(rules.why(there, seat, option) is not None for there in others):
            return Trial(taken, before, told, True, None)
        elsewhere = [told_to(rules, given(rules, there, seat, option), seat) for there in others]
        if any(plain(there) != plain(events) for there in elsewhere):
            return Trial(taken, before, told, True, None)
        told += events
        if any(looks(rules, there, seat) != looks(rules, here, seat) for there in others):
            return Trial(taken + 1, before, told, True, None)
    return Trial(len(line), here, told, False, None)


def tried_at(rules: AnyRules, trial: Trial, seat: int, told: Teller) -> Tried:
    """A trial as it is told to its seat."""
    view = rules.see(trial.world, seat)
    questions = [] if trial.parted else [ask for ask in rules.ask(trial.world) if ask.seat == seat]
    return Tried(
        taken=trial.taken,
        parted=trial.parted,
        ask=asked(told, rules.question(trial.world, questions[0]), view) if questions else None,
        view=wire_view(view),
        events=[event_told(rules, event, told) for event in trial.told],
        refused=told.refusal(trial.refusal) if trial.refusal is not None else (),
    )
