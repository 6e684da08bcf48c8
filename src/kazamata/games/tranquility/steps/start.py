"""The Start card: bonus cards, offers, and the eight cards that the team gives (TQ-12 to TQ-17)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import NOBODY, Seat, SeatSet, seat_set
from kazamata.core.steps import Step, schedule
from kazamata.games.tranquility import asks
from kazamata.games.tranquility.cards import NO_CARD, START
from kazamata.games.tranquility.events import (
    CARDS_DISCARDED,
    OFFER_MADE,
    OFFER_SHOWN,
    OFFERS_COUNTED,
    SHARE_SET,
    START_PLAYED,
)
from kazamata.games.tranquility.fields import BY_START, FOR_START
from kazamata.games.tranquility.state import NO_OFFER, StartOffers, State
from kazamata.games.tranquility.steps.discards import choosable, discard_hand, discard_loose, refuse_card
from kazamata.games.tranquility.steps.draws import DRAW_UP, DrawBonus, take_top
from kazamata.games.tranquility.steps.rough_seas import EarnCompass, trim

START_COST: Final = asks.MAX_OFFERED
MAX_UNSEEN: Final = 2
DUO_BONUS: Final = 2


def repeat_number(count: i64, value: i64) -> vec[i64]:
    """A vector with `count` copies of a number."""
    numbers = vec[i64](capacity=8)
    while len(numbers) < count:
        numbers = append(numbers, value)
    return numbers


def seats_from(state: State, first: Seat) -> vec[i64]:
    """All seats in play order, beginning with `first`."""
    seats = vec[i64](capacity=8)
    count = state.terms.seats
    while len(seats) < count:
        after: i64 = len(seats)
        seats = append(seats, (first + after) % count)
    return seats


def play_start(state: State, seat: Seat, sink: EventSink) -> None:
    """Play the Start, then schedule bonus cards, eight discards and a compass (TQ-13 to TQ-15, TQ-A28)."""
    count = state.terms.seats
    state.players[seat].lose(START)
    state.start_seat = seat
    nothing = repeat_number(count, 0)
    state.start_offers = StartOffers(1, repeat_number(count, NO_OFFER), nothing, nothing[:], nothing[:])
    sink.emit1(START_PLAYED, seat)
    schedule(state.agenda, (*_bonus_draws(state, seat), OFFER_CARDS_STEP, TRIM_LATE, EarnCompass(BY_START)))


def _bonus_draws(state: State, first: Seat) -> list[Step[State]]:
    """One or two players draw before they choose, in seat order from the Start player (TQ-15, TQ-H1)."""
    bonus = _bonus(state)
    draws: list[Step[State]] = []
    if bonus > 0:
        for seat in seats_from(state, first):
            held: i64 = len(state.players[seat].hand)
            draws.append(DrawBonus(seat, held + bonus))
    return draws


def _bonus(state: State) -> i64:
    if state.terms.seats == 1:
        return state.terms.solo_draw
    return DUO_BONUS if state.terms.seats == 2 else 0


def _backwards(seats: vec[i64]) -> vec[i64]:
    turned = vec[i64](capacity=8)
    place: i64 = len(seats)
    while place > 0:
        place -= 1
        turned = append(turned, seats[place])
    return turned


def refills(state: State, first: Seat) -> list[Step[State]]:
    """At a Start all players refill, in seat order from the Start player (TQ-16, TQ-A8)."""
    steps: list[Step[State]] = []
    for seat in seats_from(state, first):
        steps.append(DRAW_UP[seat])
    return steps


def unseen_cards(state: State, seat: Seat) -> i64:
    """How many unseen cards of its pile a seat under a yellow storm may give (TQ-24, TQ-A17)."""
    player = state.players[seat]
    return unseen_limit(player.yellow_storms, player.pile_size())


def unseen_limit(yellow_storms: i64, pile_size: i64) -> i64:
    """The same from the public numbers of a seat."""
    if yellow_storms == 0:
        return 0
    return MAX_UNSEEN if pile_size > MAX_UNSEEN else pile_size


def most_to_give(state: State, seat: Seat) -> i64:
    most = state.players[seat].discardable_count() + unseen_cards(state, seat)
    return START_COST if most > START_COST else most


def total_to_give(state: State) -> i64:
    """How many cards all seats can give: their hands, and unseen cards under yellow storms (TQ-A9)."""
    total: i64 = 0
    seat: i64 = 0
    for player in state.players:
        total += player.discardable_count() + unseen_cards(state, seat)
        seat += 1
    return total


def bargain_of(state: State) -> StartOffers:
    bargain = state.start_offers
    assert bargain is not None, "no Start is being resolved"
    return bargain


@final
class OfferCards(Step[State]):
    """All seats offer a number of cards at the same time, until the sum is eight (TQ-14, TQ-A7)."""

    def asked_seats(self, state: State) -> SeatSet:
        if state.terms.seats == 1 or total_to_give(state) < START_COST:
            return NOBODY
        waiting: SeatSet = NOBODY
        seat: i64 = 0
        for offer in bargain_of(state).offers:
            if offer == NO_OFFER:
                waiting |= seat_set(seat)
            seat += 1
        return waiting

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.OFFER_CARDS

    def options(self, state: State, seat: Seat) -> vec[i64]:
        offers = vec[i64](capacity=16)
        offer: i64 = 0
        while offer <= most_to_give(state, seat):
            offers = append(offers, offer)
            offer += 1
        return offers

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        most = most_to_give(state, seat)
        if option <= most:
            return None
        return Refusal("TQ-14", "offer-too-many", {"offer": option, "most": most}, "offer-fewer")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        bargain = bargain_of(state)
        bargain.offers[seat] = option
        sink.emit_private(OFFER_MADE, seat, option)
        if self.asked_seats(state) == NOBODY:
            self.show(state, sink)

    def show(self, state: State, sink: EventSink) -> None:
        """Show all offers. A sum of eight binds; after the last round the game splits the cards (TQ-A7)."""
        bargain = bargain_of(state)
        total: i64 = 0
        seat: i64 = 0
        for offer in bargain.offers:
            sink.emit2(OFFER_SHOWN, seat, offer)
            total += offer
            seat += 1
        sink.emit2(OFFERS_COUNTED, bargain.round, total)
        if total == START_COST:
            state.agenda.pop()
            set_shares(state, bargain.offers, sink)
        elif bargain.round >= state.terms.offer_rounds:
            state.agenda.pop()
            set_shares(state, split_shares(state), sink)
        else:
            bargain.round += 1
            bargain.offers = repeat_number(state.terms.seats, NO_OFFER)

    def run(self, state: State, sink: EventSink) -> None:
        """One player, or fewer than eight cards in total, leaves nothing to agree (TQ-A7, TQ-A9)."""
        if total_to_give(state) < START_COST:
            give_everything(state, sink)
        else:
            set_shares(state, vec[i64]([START_COST]), sink)


def give_everything(state: State, sink: EventSink) -> None:
    """Fewer than eight cards exist even with unseen ones, so all hands go and no unseen cards (TQ-A9)."""
    seat: i64 = 0
    for player in state.players:
        share = player.discardable_count()
        sink.emit2(SHARE_SET, seat, share)
        if share > 0:
            discard_loose(player)
            sink.emit3(CARDS_DISCARDED, seat, share, FOR_START)
        seat += 1


def split_shares(state: State) -> vec[i64]:
    """One card per seat in turn, the Start player last, skipping empty hands, until eight (TQ-A7).

    Unseen cards make up the rest in the same way (TQ-A9).
    """
    shares = repeat_number(state.terms.seats, 0)
    order = seats_from(state, (state.active_seat + 1) % state.terms.seats)
    due = add_shares(state, shares, order, START_COST, False)
    add_shares(state, shares, order, due, True)
    return shares


def add_shares(state: State, shares: vec[i64], order: vec[i64], due: i64, unseen: bool) -> i64:
    """Add cards to the shares one by one in turn, up to each seat's maximum; returns the number still due."""
    before = due + 1
    while 0 < due < before:
        before = due
        for seat in order:
            most = state.players[seat].discardable_count() + (unseen_cards(state, seat) if unseen else 0)
            if due > 0 and shares[seat] < most:
                shares[seat] += 1
                due -= 1
    return due


def set_shares(state: State, shares: vec[i64], sink: EventSink) -> None:
    """Fix the shares; each player then picks cards secretly."""
    bargain = bargain_of(state)
    bargain.offers = shares
    bargain.owed = shares[:]
    seat: i64 = 0
    for share in shares:
        sink.emit2(SHARE_SET, seat, share)
        _give_whole_hand(state, bargain, seat, sink)
        seat += 1
    state.agenda.append(GIVE_CARDS_STEP)


def _give_whole_hand(state: State, bargain: StartOffers, seat: Seat, sink: EventSink) -> None:
    """Give the whole hand if the share is as large; hand sizes and storms are public."""
    player = state.players[seat]
    share = bargain.owed[seat]
    if share > 0 and share == len(player.hand) and unseen_cards(state, seat) == 0:
        discard_hand(player)
        bargain.owed[seat] = 0
        sink.emit3(CARDS_DISCARDED, seat, share, FOR_START)


def unseen_left(state: State, bargain: StartOffers, seat: Seat) -> i64:
    """How many unseen cards a seat may still give: at most two, and before its hand cards (TQ-24)."""
    if bargain.last_named[seat] != NO_CARD:
        return 0
    left = MAX_UNSEEN - bargain.unseen_given[seat]
    size = unseen_cards(state, seat)
    return size if size < left else left


def can_give(state: State, seat: Seat) -> bool:
    """Whether a seat has the cards that it owes. An imagined position may violate this, a real one cannot."""
    bargain = bargain_of(state)
    return bargain.owed[seat] <= state.players[seat].discardable_count() + unseen_left(state, bargain, seat)


@final
class GiveCards(Step[State]):
    """All seats name the cards of their shares at the same time, hidden from the others (TQ-14, TQ-A7)."""

    def asked_seats(self, state: State) -> SeatSet:
        waiting: SeatSet = NOBODY
        seat: i64 = 0
        for due in bargain_of(state).owed:
            if due > 0:
                waiting |= seat_set(seat)
            seat += 1
        return waiting

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.GIVE_CARDS

    def may_give_unseen(self, state: State, seat: Seat) -> bool:
        return unseen_left(state, bargain_of(state), seat) > 0

    def options(self, state: State, seat: Seat) -> vec[i64]:
        bargain = bargain_of(state)
        options = vec[i64](capacity=16)
        if self.may_give_unseen(state, seat):
            options = append(options, asks.UNSEEN)
        for card in choosable(state.players[seat], FOR_START, bargain.owed[seat], bargain.last_named[seat]):
            options = append(options, card)
        return options

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        bargain = bargain_of(state)
        if option != asks.UNSEEN:
            return refuse_card(
                state.players[seat], FOR_START, bargain.owed[seat], bargain.last_named[seat], option
            )
        if self.may_give_unseen(state, seat):
            return None
        if state.players[seat].yellow_storms == 0:
            return Refusal("TQ-24", "unseen-needs-yellow", {}, "pick-from-hand")
        return Refusal("TQ-24", "unseen-first", {"most": MAX_UNSEEN}, "pick-from-hand")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        bargain = bargain_of(state)
        player = state.players[seat]
        if option == asks.UNSEEN:
            player.add_discard(take_top(player))
            bargain.unseen_given[seat] += 1
        else:
            player.discard(option)
            bargain.last_named[seat] = option
        bargain.owed[seat] -= 1
        if bargain.owed[seat] == 0:
            sink.emit3(CARDS_DISCARDED, seat, bargain.offers[seat], FOR_START)


@final
class TrimStormHands(Step[State]):
    """After the eight cards, each player under a yellow storm discards down to three (TQ-A32, TQ-R7)."""

    def run(self, state: State, sink: EventSink) -> None:
        state.start_offers = None
        for seat in _backwards(seats_from(state, state.active_seat)):
            if state.players[seat].yellow_storms > 0:
                trim(state, seat)


OFFER_CARDS_STEP: Final = OfferCards()
GIVE_CARDS_STEP: Final = GiveCards()
TRIM_LATE: Final = TrimStormHands()
