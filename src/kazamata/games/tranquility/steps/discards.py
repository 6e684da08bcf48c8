"""A seat discards cards from its hand, one after the other (TQ-11, TQ-19, TQ-22, TQ-24, TQ-H5)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import Seat, SeatSet, Viewer, seat_set_if
from kazamata.core.steps import Step
from kazamata.games.tranquility.asks import DISCARD_TO_TURN, FEED_ROCKS, PAY_COST, PICK_TWO, WEATHER_STORM
from kazamata.games.tranquility.cards import MONSTER, NO_CARD, Card, is_discardable, is_island
from kazamata.games.tranquility.events import CARDS_DISCARDED
from kazamata.games.tranquility.fields import FOR_PASSING, FOR_PAYMENT, FOR_ROCKS, FOR_STORM, FOR_TURNING
from kazamata.games.tranquility.state import Player, State

CLAUSES: Final = ("TQ-11", "TQ-19", "TQ-14", "TQ-H5", "TQ-24", "TQ-22", "TQ-24")
"""The clause for each reason to discard."""


def fits(card: Card, reason: i64) -> bool:
    """Whether a card can be discarded: only islands for rocks (TQ-22), else all except monsters (TQ-A6)."""
    return is_island(card) if reason == FOR_ROCKS else is_discardable(card)


def choosable(player: Player, reason: i64, left: i64, lowest_card: Card) -> vec[i64]:
    """The cards that the seat may name next: in ascending order (TQ-R5), leaving enough for the rest."""
    kept: i64 = 0
    for card in player.hand:
        if card >= lowest_card and fits(card, reason):
            kept += 1
    cards = vec[i64](capacity=8)
    last: Card = NO_CARD
    for card in player.hand:
        if card < lowest_card or not fits(card, reason):
            continue
        if kept < left:
            break
        kept -= 1
        if card != last:
            cards = append(cards, card)
            last = card
    return cards


def refuse_card(player: Player, reason: i64, left: i64, lowest_card: Card, card: Card) -> Refusal | None:
    """Why the seat cannot name a card next; None if it can."""
    for legal in choosable(player, reason, left, lowest_card):
        if legal == card:
            return None
    if card not in player.hand:
        return Refusal(CLAUSES[reason], "not-in-hand", {"card": card}, "pick-from-hand")
    if card == MONSTER:
        return Refusal("TQ-23", "monster-stays", {}, "play-monster")
    if not fits(card, reason):
        return Refusal("TQ-22", "rocks-want-islands", {"card": card}, "pick-island")
    return Refusal("TQ-R5", "ascending-picks", {"card": card, "left": left}, "pick-in-order")


@final
class DiscardCards(Step[State]):
    """A seat discards `total` cards; it must still name `left` of them, none below `lowest_card`."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "total", "left", "lowest_card", "reason")

    def __init__(self, seat: Seat, total: i64, left: i64, lowest_card: Card, reason: i64) -> None:
        self.seat: Seat = seat
        self.total: i64 = total
        self.left: i64 = left
        self.lowest_card: Card = lowest_card
        self.reason: i64 = reason

    def redact(self, viewer: Viewer) -> Step[State]:
        if viewer == self.seat:
            return self
        return DiscardCards(self.seat, self.total, self.left, NO_CARD, self.reason)

    def asked_seats(self, state: State) -> SeatSet:
        """Ask no one if the whole hand must go; hand sizes are public, so this reveals nothing."""
        held: i64 = len(state.players[self.seat].hand)
        return seat_set_if(held > self.left != 0, self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        if self.reason == FOR_PAYMENT:
            return PAY_COST
        if self.reason == FOR_PASSING:
            return PICK_TWO
        if self.reason == FOR_TURNING:
            return DISCARD_TO_TURN
        if self.reason == FOR_STORM:
            return WEATHER_STORM
        return FEED_ROCKS

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return choosable(state.players[seat], self.reason, self.left, self.lowest_card)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        return refuse_card(state.players[seat], self.reason, self.left, self.lowest_card, option)

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        state.agenda.pop()
        state.players[seat].discard(option)
        if self.left > 1:
            state.agenda.append(DiscardCards(seat, self.total, self.left - 1, option, self.reason))
        else:
            sink.emit3(CARDS_DISCARDED, seat, self.total, self.reason)

    def run(self, state: State, sink: EventSink) -> None:
        if self.left > 0:
            discard_hand(state.players[self.seat])
        sink.emit3(CARDS_DISCARDED, self.seat, self.total, self.reason)


def discard_hand(player: Player) -> None:
    """Discard all hand cards."""
    while len(player.hand) > 0:
        player.discard(player.hand[0])


def discard_loose(player: Player) -> None:
    """Discard all hand cards except monsters (TQ-A6)."""
    for card in player.hand[:]:
        if is_discardable(card):
            player.discard(card)


def discard_step(seat: Seat, count: i64, reason: i64) -> DiscardCards:
    """The step in which a seat discards `count` cards."""
    return DiscardCards(seat, count, count, NO_CARD, reason)
