"""Draws, faction searches and discards (IM-7, IM-38 to IM-41)."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit, has_bit
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import Seat, SeatSet, seat_set, seat_set_if
from kazamata.core.steps import Step
from kazamata.games.miners import asks
from kazamata.games.miners.decks import discard, draw, has_cards, open_decks, search_faction
from kazamata.games.miners.factions import FACTION_COUNT
from kazamata.games.miners.masks import bit_indices
from kazamata.games.miners.state import HAND_LIMIT, Card, Player, State


def kinds_in(cards: vec[i64]) -> vec[i64]:
    """Each kind once; the cards must be sorted."""
    kinds = vec[i64](capacity=10)
    last: Card = -1
    for card in cards:
        if card != last:
            kinds = append(kinds, card)
        last = card
    return kinds


def refuse_from_hand(player: Player, card: Card, clause: str) -> Refusal | None:
    if card in player.hand:
        return None
    return Refusal(clause, "not-in-hand", {"card": card}, "pick-from-hand")


@final
class KeepCards(Step[State]):
    """At the start a seat discards from its eight cards until four are left (IM-7, IM-A14)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: Seat, left: i64) -> None:
        self.seat: Seat = seat
        self.left: i64 = left

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set(self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.KEEP_CARDS

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return kinds_in(state.players[seat].hand)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        return refuse_from_hand(state.players[seat], option, "IM-7")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        player = state.players[seat]
        player.lane.pop()
        discard(state, player, seat, option, sink)
        if self.left > 1:
            player.lane.append(KeepCards(seat, self.left - 1))


@final
class TrimHand(Step[State]):
    """After an effect, a seat with more than eight cards discards down to eight (IM-39, IM-A18)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set_if(len(state.players[self.seat].hand) > HAND_LIMIT, self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.TRIM_HAND

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return kinds_in(state.players[seat].hand)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        return refuse_from_hand(state.players[seat], option, "IM-39")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        # the step stays until the hand is small enough
        discard(state, state.players[seat], seat, option, sink)


@final
class DiscardSome(Step[State]):
    """A seat discards up to `left` cards for an effect, one after the other, and may stop early."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "left", "done")

    def __init__(self, seat: Seat, left: i64, done: i64) -> None:
        self.seat: Seat = seat
        self.left: i64 = left
        self.done: i64 = done

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set_if(self.left > 0 and len(state.players[self.seat].hand) > 0, self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.DISCARD_SOME

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return append(kinds_in(state.players[seat].hand), asks.STOP)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if option == asks.STOP:
            return None
        return refuse_from_hand(state.players[seat], option, "IM-15")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        player = state.players[seat]
        player.lane.pop()
        if option == asks.STOP:
            player.last_count = self.done
            return
        discard(state, player, seat, option, sink)
        player.lane.append(DiscardSome(seat, self.left - 1, self.done + 1))

    def run(self, state: State, sink: EventSink) -> None:
        state.players[self.seat].last_count = self.done


@final
class DrawCards(Step[State]):
    """A seat draws cards one at a time, each from a deck that it chooses (IM-38, IM-A12)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: Seat, left: i64) -> None:
        self.seat: Seat = seat
        self.left: i64 = left

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set_if(self.left > 0 and open_decks(state) != 0, self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.DRAW_CARD

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return bit_indices(open_decks(state))

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if has_cards(state, option):
            return None
        return Refusal("IM-A11", "deck-empty", {"level": option + 1}, "pick-other-deck")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        lane = state.players[seat].lane
        lane.pop()
        draw(state, seat, option, sink)
        if self.left > 1:
            lane.append(DrawCards(seat, self.left - 1))


@final
class NameFaction(Step[State]):
    """A seat names the faction of an any-faction icon (IM-41)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set(self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.NAME_FACTION

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return vec[i64]([0, 1, 2, 3, 4, 5])

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        return None

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        lane = state.players[seat].lane
        lane.pop()
        lane.append(SeekFaction(seat, option, 0))


@final
class SeekFaction(Step[State]):
    """A seat chooses the deck to search; each deck is searched once (IM-41, IM-A10)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "faction", "tried")

    def __init__(self, seat: Seat, faction: i64, tried: i64) -> None:
        self.seat: Seat = seat
        self.faction: i64 = faction
        self.tried: i64 = tried  # one bit per deck

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set_if(open_decks(state) & ~self.tried != 0, self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.SEEK_FACTION

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return bit_indices(open_decks(state) & ~self.tried)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if has_bit(self.tried, option):
            return Refusal(
                "IM-A10", "deck-searched", {"level": option + 1, "faction": self.faction}, "pick-other-deck"
            )
        if has_cards(state, option):
            return None
        return Refusal("IM-A11", "deck-empty", {"level": option + 1}, "pick-other-deck")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        lane = state.players[seat].lane
        lane.pop()
        if not search_faction(state, seat, option, self.faction, sink):
            lane.append(SeekFaction(seat, self.faction, self.tried | bit(option)))


assert FACTION_COUNT == 6
