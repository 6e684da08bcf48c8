"""Staged answers tried out before they are given, in two worlds that look like the seat's own view.

Both worlds are imagined from the view, so nothing hidden is in either of them. Whatever comes out alike in both
is certain; where they part, nobody at the table can know what will happen, and the trial ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from kazamata.codec.views import view_bytes, wire_view
from kazamata.core.dice import Dice, seeded
from kazamata.core.events import Event, cut
from kazamata.core.refusals import Refusal
from kazamata.server.messages import Tried
from kazamata.server.tables.table import Stale, Table
from kazamata.server.tables.telling import asked, event_told, teller_at
from kazamata.shelf import AnyRules

WORLDS: Final = 2


class Trial(NamedTuple):
    """How far a line of answers leads: the last certain world, what is told on the way, and why it ends."""

    taken: int
    world: Any
    told: list[Event]
    parted: bool
    refusal: Refusal | None


def tried(table: Table, seat: int, seq: int, lines: Sequence[Sequence[int]], language: str) -> list[Tried]:
    """What a seat may expect of each line of answers; `Stale` where it is asked something else by now."""
    game = table.game
    if not game.is_current(seat, seq):
        raise Stale(table.seq)
    view = game.rules.see(game.position, seat)
    worlds = imagined(game.rules, view, seat, f"{table.id} {game.asked_since[seat]}")
    return [_told(table, seat, try_line(game.rules, worlds, seat, line), language) for line in lines]


def imagined(rules: AnyRules, view: Any, seat: int, salt: str) -> list[Any]:
    """Two worlds that look like a view, in which the seat plays on without the others."""
    worlds = [rules.imagine(view, _dice(salt, number)) for number in range(WORLDS)]
    for world in worlds:
        rules.alone(world, seat)
    return worlds


def _dice(salt: str, number: int) -> Dice:
    """Dice that fall by what everybody may know."""
    return seeded(int.from_bytes(blake2b(f"try {salt} {number}".encode(), digest_size=12).digest()))


def try_line(rules: AnyRules, worlds: Sequence[Any], seat: int, line: Sequence[int]) -> Trial:
    """Give the answers in both worlds, as long as they are asked for, legal, and lead to the same."""
    here, there = (rules.copy(world) for world in worlds)
    told: list[Event] = []
    for taken, option in enumerate(line):
        if not any(ask.seat == seat for ask in rules.ask(here)):
            return Trial(taken, here, told, False, None)
        refusal = rules.why(here, seat, option)
        if refusal is not None:
            return Trial(taken, here, told, False, refusal)
        before = rules.copy(here)
        events = _cut(rules, rules.take(here, seat, option), seat)
        if rules.why(there, seat, option) is not None:
            return Trial(taken, before, told, True, None)
        if _plain(events) != _plain(_cut(rules, rules.take(there, seat, option), seat)):
            return Trial(taken, before, told, True, None)
        told += events
        if _looks(rules, here, seat) != _looks(rules, there, seat):
            return Trial(taken + 1, before, told, True, None)
    return Trial(len(line), here, told, False, None)


def _cut(rules: AnyRules, events: list[Event], seat: int) -> list[Event]:
    return [cut(event, rules.events, seat) for event in events]


def _plain(events: list[Event]) -> list[tuple[int, list[int]]]:
    return [(int(event.kind), list(event.values)) for event in events]


def _looks(rules: AnyRules, world: Any, seat: int) -> tuple[bytes, list[Any]]:
    """All that the seat would see and be asked."""
    asks = [rules.question(world, ask) for ask in rules.ask(world) if ask.seat == seat]
    questions = [(int(one.kind), list(one.options), list(one.about)) for one in asks]
    return view_bytes(rules.see(world, seat)), questions


def _told(table: Table, seat: int, trial: Trial, language: str) -> Tried:
    rules, told = table.rules, teller_at(table, language)
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
