"""The Start card: bonus cards, offers, and the eight cards that the team gives (TQ-12 to TQ-17)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.events import Tale
from kazamata.core.refusals import Refusal
from kazamata.core.seats import NOBODY, Seat, Seats, only
from kazamata.core.steps import Step, lay
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
from kazamata.games.tranquility.state import NO_OFFER, Bargain, State
from kazamata.games.tranquility.steps.discards import choosable, discard_hand, discard_loose, refuse_card
from kazamata.games.tranquility.steps.draws import DRAW_UP, DrawBonus, take_top
from kazamata.games.tranquility.steps.seas import EarnCompass, trim

EIGHT: Final = asks.MOST_OFFERED
MOST_UNSEEN: Final = 2
DUO_BONUS: Final = 2


def fill(count: i64, value: i64) -> vec[i64]:
    """A row of equal numbers."""
    numbers = vec[i64](capacity=8)
    while len(numbers) < count:
        numbers = append(numbers, value)
    return numbers


def seats_from(state: State, first: Seat) -> vec[i64]:
    """All seats in play order, beginning with one of them."""
    seats = vec[i64](capacity=8)
    count = state.terms.seats
    while len(seats) < count:
        after: i64 = len(seats)
        seats = append(seats, (first + after) % count)
    return seats


def play_start(state: State, seat: Seat, tale: Tale) -> None:
    """The Start goes to the corner; then bonus cards, eight discards, a compass (TQ-13 to TQ-15, TQ-A28)."""
    count = state.terms.seats
    state.players[seat].lose(START)
    state.starter = seat
    nothing = fill(count, 0)
    state.bargain = Bargain(1, fill(count, NO_OFFER), nothing, nothing[:], nothing[:])
    tale.tell1(START_PLAYED, seat)
    lay(state.road, (*_bonus_draws(state, seat), OFFER_CARDS, TRIM_LATE, EarnCompass(BY_START)))


def _bonus_draws(state: State, first: Seat) -> list[Step[State]]:
    """Alone or as two the players draw before they choose, in seat order from the Start player (TQ-15, TQ-H1)."""
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
    """At a Start everybody refills, in seat order from the Start player (TQ-16, TQ-A8)."""
    steps: list[Step[State]] = []
    for seat in seats_from(state, first):
        steps.append(DRAW_UP[seat])
    return steps


def unseen_cards(state: State, seat: Seat) -> i64:
    """How many unseen cards of the pile a seat under a yellow storm may give (TQ-24, TQ-A17)."""
    player = state.players[seat]
    if player.yellow == 0:
        return 0
    size = player.pile_size()
    return MOST_UNSEEN if size > MOST_UNSEEN else size


def most_to_give(state: State, seat: Seat) -> i64:
    most = state.players[seat].discardables() + unseen_cards(state, seat)
    return EIGHT if most > EIGHT else most


def to_be_given(state: State) -> i64:
    """What all seats together could give: their hands, and unseen cards under yellow storms (TQ-A9)."""
    total: i64 = 0
    seat: i64 = 0
    for player in state.players:
        total += player.discardables() + unseen_cards(state, seat)
        seat += 1
    return total


def bargain_of(state: State) -> Bargain:
    bargain = state.bargain
    assert bargain is not None, "no Start is being resolved"
    return bargain


@final
class OfferCards(Step[State]):
    """All seats say at once how many cards they would give, until the sum is eight (TQ-14, TQ-A7)."""

    def asked(self, state: State) -> Seats:
        if state.terms.seats == 1 or to_be_given(state) < EIGHT:
            return NOBODY
        waiting: Seats = NOBODY
        seat: i64 = 0
        for offer in bargain_of(state).offers:
            if offer == NO_OFFER:
                waiting |= only(seat)
            seat += 1
        return waiting

    def kind(self, state: State, seat: Seat) -> i64:
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

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        bargain = bargain_of(state)
        bargain.offers[seat] = option
        tale.whisper(OFFER_MADE, seat, option)
        if self.asked(state) == NOBODY:
            self.show(state, tale)

    def show(self, state: State, tale: Tale) -> None:
        """All offers are in: a sum of eight binds, after the last round the split is made (TQ-A7)."""
        bargain = bargain_of(state)
        total: i64 = 0
        seat: i64 = 0
        for offer in bargain.offers:
            tale.tell2(OFFER_SHOWN, seat, offer)
            total += offer
            seat += 1
        tale.tell2(OFFERS_COUNTED, bargain.round, total)
        if total == EIGHT:
            state.road.pop()
            bind(state, bargain.offers, tale)
        elif bargain.round >= state.terms.offer_rounds:
            state.road.pop()
            bind(state, split(state), tale)
        else:
            bargain.round += 1
            bargain.offers = fill(state.terms.seats, NO_OFFER)

    def walk(self, state: State, tale: Tale) -> None:
        """Alone, or with fewer than eight cards to give in all, there is nothing to agree (TQ-A7, TQ-A9)."""
        if to_be_given(state) < EIGHT:
            give_everything(state, tale)
        else:
            bind(state, vec[i64]([EIGHT]), tale)


def give_everything(state: State, tale: Tale) -> None:
    """Even with unseen cards there are not eight: all of the hands go, no unseen ones, nobody chooses (TQ-A9)."""
    seat: i64 = 0
    for player in state.players:
        share = player.discardables()
        tale.tell2(SHARE_SET, seat, share)
        if share > 0:
            discard_loose(player)
            tale.tell3(CARDS_DISCARDED, seat, share, FOR_START)
        seat += 1


def split(state: State) -> vec[i64]:
    """One card each in turn, the Start player last, skipping empty hands, until eight (TQ-A7).

    What the hands lack is made up in the same way by unseen cards (TQ-A9).
    """
    shares = fill(state.terms.seats, 0)
    order = seats_from(state, (state.active + 1) % state.terms.seats)
    due = deal_out(state, shares, order, EIGHT, False)
    deal_out(state, shares, order, due, True)
    return shares


def deal_out(state: State, shares: vec[i64], order: vec[i64], due: i64, unseen: bool) -> i64:
    """Add to the shares card by card in turn, as far as the seats can give; what is still due."""
    before = due + 1
    while 0 < due < before:
        before = due
        for seat in order:
            most = state.players[seat].discardables() + (unseen_cards(state, seat) if unseen else 0)
            if due > 0 and shares[seat] < most:
                shares[seat] += 1
                due -= 1
    return due


def bind(state: State, shares: vec[i64], tale: Tale) -> None:
    """The shares are settled; everyone now picks cards secretly."""
    bargain = bargain_of(state)
    bargain.offers = shares
    bargain.owed = shares[:]
    seat: i64 = 0
    for share in shares:
        tale.tell2(SHARE_SET, seat, share)
        _give_whole_hand(state, bargain, seat, tale)
        seat += 1
    state.road.append(GIVE_CARDS)


def _give_whole_hand(state: State, bargain: Bargain, seat: Seat, tale: Tale) -> None:
    """A share as large as the hand leaves no choice; hand sizes and storms are open to all."""
    player = state.players[seat]
    share = bargain.owed[seat]
    if share > 0 and share == len(player.hand) and unseen_cards(state, seat) == 0:
        discard_hand(player)
        bargain.owed[seat] = 0
        tale.tell3(CARDS_DISCARDED, seat, share, FOR_START)


def unseen_left(state: State, bargain: Bargain, seat: Seat) -> i64:
    """How many unseen cards a seat may still give: at most two, and before the cards of its hand (TQ-24)."""
    if bargain.floors[seat] != NO_CARD:
        return 0
    left = MOST_UNSEEN - bargain.unseen[seat]
    size = unseen_cards(state, seat)
    return size if size < left else left


def can_give(state: State, seat: Seat) -> bool:
    """Whether a seat has what it owes; in a real game always, in an imagined one to be seen to."""
    bargain = bargain_of(state)
    return bargain.owed[seat] <= state.players[seat].discardables() + unseen_left(state, bargain, seat)


@final
class GiveCards(Step[State]):
    """Every seat names the cards of its share, all at once and unseen by the others (TQ-14, TQ-A7)."""

    def asked(self, state: State) -> Seats:
        waiting: Seats = NOBODY
        seat: i64 = 0
        for due in bargain_of(state).owed:
            if due > 0:
                waiting |= only(seat)
            seat += 1
        return waiting

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.GIVE_CARDS

    def may_give_unseen(self, state: State, seat: Seat) -> bool:
        return unseen_left(state, bargain_of(state), seat) > 0

    def options(self, state: State, seat: Seat) -> vec[i64]:
        bargain = bargain_of(state)
        options = vec[i64](capacity=16)
        if self.may_give_unseen(state, seat):
            options = append(options, asks.UNSEEN)
        for card in choosable(state.players[seat], FOR_START, bargain.owed[seat], bargain.floors[seat]):
            options = append(options, card)
        return options

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        bargain = bargain_of(state)
        if option != asks.UNSEEN:
            return refuse_card(
                state.players[seat], FOR_START, bargain.owed[seat], bargain.floors[seat], option
            )
        if self.may_give_unseen(state, seat):
            return None
        if state.players[seat].yellow == 0:
            return Refusal("TQ-24", "unseen-needs-yellow", {}, "pick-from-hand")
        return Refusal("TQ-24", "unseen-first", {"most": MOST_UNSEEN}, "pick-from-hand")

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        bargain = bargain_of(state)
        player = state.players[seat]
        if option == asks.UNSEEN:
            player.bury(take_top(player))
            bargain.unseen[seat] += 1
        else:
            player.discard(option)
            bargain.floors[seat] = option
        bargain.owed[seat] -= 1
        if bargain.owed[seat] == 0:
            tale.tell3(CARDS_DISCARDED, seat, bargain.offers[seat], FOR_START)


@final
class TrimLate(Step[State]):
    """The eight are given: whoever is under a yellow storm now discards down to three (TQ-A32, TQ-R7)."""

    def walk(self, state: State, tale: Tale) -> None:
        state.bargain = None
        for seat in _backwards(seats_from(state, state.active)):
            if state.players[seat].yellow > 0:
                trim(state, seat)


OFFER_CARDS: Final = OfferCards()
GIVE_CARDS: Final = GiveCards()
TRIM_LATE: Final = TrimLate()
