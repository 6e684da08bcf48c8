"""The sources of coins and points, and the things that coins pay for. Only events use them, not the rules.

They are separate from the steps because this work for people would slow down the steps' loops.
"""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.events import EventSink
from kazamata.core.seats import Seat
from kazamata.core.steps import Step
from kazamata.games.miners.fields import FROM_BOARD, FROM_CARD, FROM_EVENT, FROM_SURFACE
from kazamata.games.miners.mine import Spot
from kazamata.games.miners.program import TRACK_SIZE, Program
from kazamata.games.miners.state import Player, State


class EffectStep(Step[State]):
    """A step inside an effect: the address in its code, and the card it belongs to."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "address", "spot")

    def __init__(self, seat: Seat, address: i64, spot: Spot) -> None:
        self.seat: Seat = seat
        self.address: i64 = address
        self.spot: Spot = spot  # the activated card; NO_SPOT in events, spaces and on the surface


def emit_amount(
    state: State, kind: i64, seat: Seat, count: i64, place: i64, spot: Spot, sink: EventSink
) -> None:
    """Emit coins or points with their source: a card, space, surface effect or event."""
    if sink.is_recording:
        source, at = source_of(state.program, place, spot)
        sink.emit4(kind, seat, count, source, at)


def emit_payment(state: State, kind: i64, count: i64, player: Player, sink: EventSink) -> None:
    """Emit the coins that an answer paid; the rest of the effect is the top step of the lane."""
    rest = player.lane[-1]
    assert isinstance(rest, EffectStep)
    emit_amount(state, kind, rest.seat, count, rest.address, rest.spot, sink)


def source_of(program: Program, place: i64, spot: Spot) -> tuple[i64, i64]:
    """The source of an address: the code holds cards first, then events, boards and the surface."""
    at = _last_effect_before(program.surface_effects, place)
    if at >= 0:
        return FROM_SURFACE, at
    at = _last_effect_before(program.space_effects, place)
    if at >= 0:
        return FROM_BOARD + at // TRACK_SIZE // 2, at % TRACK_SIZE
    at = _last_effect_before(program.event_effect, place)
    if at >= 0:
        return FROM_EVENT, at
    return FROM_CARD, spot


def _last_effect_before(begins: vec[i64], place: i64) -> i64:
    """The last of these effects that begins at or before an address; -1 if none does."""
    last: i64 = -1
    number: i64 = 0
    for begin in begins:
        if 0 <= begin <= place:
            last = number
        number += 1
    return last
