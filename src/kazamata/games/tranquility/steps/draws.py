"""A seat draws from its pile (TQ-8, TQ-15, TQ-24)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from kazamata.core.events import EventSink
from kazamata.core.seats import Seat
from kazamata.core.steps import Step, schedule
from kazamata.games.tranquility.cards import NO_CARD, Card, is_storm
from kazamata.games.tranquility.events import CARD_DRAWN, STORM_DRAWN
from kazamata.games.tranquility.state import Player, State
from kazamata.games.tranquility.steps.rough_seas import CallCompass


def take_top(player: Player) -> Card:
    """Take the top card of a pile that is not empty."""
    card = player.pile[player.drawn_count]
    player.drawn_count += 1
    return card


def draw_to(player: Player, seat: Seat, size: i64, sink: EventSink) -> Card:
    """Draw up to a hand size or the end of the pile; stops at a storm and returns it."""
    while len(player.hand) < size and player.pile_size() > 0:
        card = take_top(player)
        if is_storm(card):
            sink.emit2(STORM_DRAWN, seat, card)
            return card
        player.gain(card)
        sink.emit_private(CARD_DRAWN, seat, card)
    return NO_CARD


@final
class DrawUp(Step[State]):
    """A seat refills its hand to its limit, one card at a time; storms act when drawn (TQ-8, TQ-24)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: State, sink: EventSink) -> None:
        player = state.players[self.seat]
        storm = draw_to(player, self.seat, player.limit(), sink)
        if storm != NO_CARD:
            schedule(state.agenda, (CallCompass(self.seat, storm), self))


@final
class DrawBonus(Step[State]):
    """A seat draws extra cards beyond its limit at a Start (TQ-15, TQ-H1)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "size")

    def __init__(self, seat: Seat, size: i64) -> None:
        self.seat: Seat = seat
        self.size: i64 = size  # the hand size to draw up to

    def run(self, state: State, sink: EventSink) -> None:
        storm = draw_to(state.players[self.seat], self.seat, self.size, sink)
        if storm != NO_CARD:
            schedule(state.agenda, (CallCompass(self.seat, storm), self))


DRAW_UP: Final = (DrawUp(0), DrawUp(1), DrawUp(2), DrawUp(3), DrawUp(4))
