"""Imagines a complete position that matches a view: deals the unknown cards to possible places at random."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from kazamata.core.bits import bit, has_bit
from kazamata.core.dice import Dice
from kazamata.core.seats import NOBODY
from kazamata.core.steps import Step
from kazamata.games.tranquility.cards import (
    FINISH,
    ISLANDS,
    MONSTER,
    NO_CARD,
    ORANGE,
    PURPLE,
    START,
    YELLOW,
    Card,
    is_storm,
)
from kazamata.games.tranquility.setup import append_copies, exploration, islands, shuffled_in_cards
from kazamata.games.tranquility.state import (
    NO_STARTER,
    RUNNING,
    Duel,
    Player,
    StartOffers,
    State,
)
from kazamata.games.tranquility.steps.rough_seas import CallCompass, PlaceStorm
from kazamata.games.tranquility.steps.shuffle_starts import ShuffleStarts
from kazamata.games.tranquility.steps.start import GiveCards, can_give, most_to_give, repeat_number
from kazamata.games.tranquility.view import HIDDEN_OFFER, DuelView, SeatView, StartOffersView, View

HAND: Final = 0
PILE: Final = 1
DISCARDS: Final = 2
REMOVED: Final = 3
COMMON: Final = 4
TRIES: Final = 200
ANY_SEAT: Final = -1


def imagine(view: View, dice: Dice) -> State:
    """A position that matches the view and in which every asked seat can answer."""
    state = _dream(view, dice)
    tries: i64 = 1
    while tries < TRIES and not _everyone_can_answer(state):
        state = _dream(view, dice)
        tries += 1
    return state


def _everyone_can_answer(state: State) -> bool:
    if not state.agenda:
        return True
    step = state.agenda[-1]
    asked = step.asked_seats(state)
    if asked == NOBODY:
        return False
    seat: i64 = 0
    while asked != NOBODY:
        if asked & 1 and not _can_answer(state, step, seat):
            return False
        asked >>= 1
        seat += 1
    return True


def _can_answer(state: State, step: Step[State], seat: i64) -> bool:
    """Whether a seat has an option now and, if it must name several cards, enough for all (TQ-14)."""
    if isinstance(step, GiveCards) and not can_give(state, seat):
        return False
    return len(step.options(state, seat)) > 0


@final
class Slots:
    """The unknown places: the zone and seat of each, and the card put there."""

    def __init__(self) -> None:
        self.zones: vec[i64] = vec[i64](capacity=128)
        self.seats: vec[i64] = vec[i64](capacity=128)
        self.cards: vec[i64] = vec[i64](capacity=128)

    def open(self, zone: i64, seat: i64, count: i64) -> None:
        while count > 0:
            self.zones = append(self.zones, zone)
            self.seats = append(self.seats, seat)
            self.cards = append(self.cards, NO_CARD)
            count -= 1

    def place(self, card: Card, seat: i64, zones: i64, dice: Dice) -> bool:
        """Put a card into a random free place of some zones (one bit each), of one seat or any."""
        free = vec[i64](capacity=128)
        slot: i64 = 0
        for zone in self.zones:
            if (
                self.cards[slot] == NO_CARD
                and has_bit(zones, zone)
                and (seat == ANY_SEAT or seat == self.seats[slot])
            ):
                free = append(free, slot)
            slot += 1
        if len(free) == 0:
            return False
        self.cards[free[dice.below(len(free))]] = card
        return True

    def fill(self, cards: vec[i64]) -> None:
        """Put shuffled cards into the remaining free places."""
        next_card: i64 = 0
        slot: i64 = 0
        while slot < len(self.cards):
            if self.cards[slot] == NO_CARD:
                self.cards[slot] = cards[next_card]
                next_card += 1
            slot += 1

    def of(self, zone: i64, seat: i64) -> vec[i64]:
        """The cards in one zone of one seat."""
        cards = vec[i64](capacity=32)
        slot: i64 = 0
        while slot < len(self.cards):
            if self.zones[slot] == zone and self.seats[slot] == seat:
                cards = append(cards, self.cards[slot])
            slot += 1
        return cards


IN_HAND: Final = 1 << HAND
IN_PILE: Final = 1 << PILE
IN_DISCARDS: Final = 1 << DISCARDS
ANYWHERE: Final = IN_HAND | IN_PILE | IN_DISCARDS


def _dream(view: View, dice: Dice) -> State:
    slots = _slots(view)
    pool = _pool(view)
    deck = _deal_exploration(view, slots, dice)
    pool = _deal_shown(view, pool, slots, dice)
    if not _opens(view) and not view.terms.variant_row.is_duel:
        _deal_starts(view, slots, dice)
    pool = _deal_storms(pool, slots, dice)
    pool = _deal_monsters(pool, slots, dice)
    dice.shuffle(pool)
    pool = _deal_removed(pool, slots)
    slots.fill(pool)
    return _state(view, slots, deck, dice)


def _hidden(view: View, seat: i64) -> bool:
    """Whether the viewer does not know a hand."""
    return view.result == RUNNING and seat != view.viewer


def _slots(view: View) -> Slots:
    """All places whose cards the viewer does not know."""
    slots = Slots()
    seat: i64 = 0
    for shown in view.seats:
        if _hidden(view, seat):
            slots.open(HAND, seat, shown.hand_size)
        slots.open(PILE, seat, shown.pile_size)
        if view.result == RUNNING:
            slots.open(DISCARDS, seat, shown.discard_count)
        seat += 1
    slots.open(REMOVED, 0, view.terms.removed_count)
    if view.duel is not None:
        slots.open(COMMON, 0, view.duel.pile_size)
    return slots


def _pool(view: View) -> vec[i64]:
    """The dealt cards in unknown places; Starts and explored cards are handled separately."""
    pool = islands()
    for extra in shuffled_in_cards(view.terms):
        pool = append(pool, extra)
    for card in _open_cards(view):
        if card in pool:
            pool = remove(pool, card)
    return pool


def _open_cards(view: View) -> vec[i64]:
    """Every card whose place the viewer knows."""
    cards = vec[i64](capacity=64)
    for card in view.grid:
        cards = append(cards, card)
    for card in view.gone_cards:
        cards = append(cards, card)
    for shown in view.seats:
        for card in shown.hand:
            cards = append(cards, card)
        for card in shown.discarded_cards:
            cards = append(cards, card)
        cards = append_copies(append_copies(cards, YELLOW, shown.yellow_storms), ORANGE, shown.orange_storms)
    for storms in view.purple_counts:
        cards = append_copies(cards, PURPLE, storms)
    if view.duel is not None:
        for card in view.duel.open_row:
            cards = append(cards, card)
    return _add_storm_in_the_air(view, cards)


def _add_storm_in_the_air(view: View, cards: vec[i64]) -> vec[i64]:
    """Add storms that are drawn but not yet resolved; they are on the agenda."""
    for step in view.agenda:
        if isinstance(step, CallCompass):
            cards = append(cards, step.drawn_storm)
        elif isinstance(step, PlaceStorm):
            cards = append(cards, PURPLE)
    return cards


def _deal_exploration(view: View, slots: Slots, dice: Dice) -> vec[i64]:
    """The pyramid's deck; cards found by other seats go to their hands or discards (TQ-H4)."""
    if not view.terms.variant_row.has_exploration:
        return vec[i64]()
    unknown = exploration()
    for card in view.explored_cards:
        unknown = remove(unknown, card)
    for card in _open_cards(view):
        if card == FINISH or card == MONSTER:
            unknown = remove(unknown, card)
    dice.shuffle(unknown)
    unknown = _deal_sure(view, unknown, slots, dice)
    seat: i64 = 0
    for shown in view.seats:
        if _hidden(view, seat):
            unknown = _deal_beyond_hand(seat, shown, unknown, slots, dice)
        seat += 1
    seat = 0
    for shown in view.seats:
        if _hidden(view, seat):
            count = _unseen(shown) - shown.shown_monsters
            unknown = _deal_found(seat, min(count, _room_in_hand(shown)), unknown, slots, dice)
        seat += 1
    deck = vec[i64](view.explored_cards)
    while len(deck) < view.explored_count:
        deck = append(deck, FINISH)  # a found card; the deck is not read here again
    for card in unknown:
        deck = append(deck, card)
    return deck


def _unseen(shown: SeatView) -> i64:
    """How many cards found by a seat lie where the viewer does not see them."""
    unseen: i64 = shown.found_count
    for card in shown.hand:
        if card == FINISH or card == MONSTER:
            unseen -= 1
    for card in shown.discarded_cards:
        if card == FINISH:
            unseen -= 1
    return unseen


def _deal_sure(view: View, unknown: vec[i64], slots: Slots, dice: Dice) -> vec[i64]:
    """Deal the cards that can lie in one place only: shown monsters, and the viewer's found discards."""
    seat: i64 = 0
    for shown in view.seats:
        hidden = _hidden(view, seat)
        card = MONSTER if hidden else FINISH
        count = shown.shown_monsters if hidden else _unseen(shown)
        while count > 0:
            slots.place(card, seat, IN_HAND if hidden else IN_DISCARDS, dice)
            unknown = remove(unknown, card)
            count -= 1
        seat += 1
    return unknown


def _room_in_hand(shown: SeatView) -> i64:
    """The free places in a hand, without shown monsters."""
    return shown.hand_size - shown.shown_monsters


def _deal_beyond_hand(seat: i64, shown: SeatView, unknown: vec[i64], slots: Slots, dice: Dice) -> vec[i64]:
    """Deal found cards that exceed the free hand places: they must be discarded Finishes."""
    count = _unseen(shown) - shown.shown_monsters - _room_in_hand(shown)
    while count > 0:
        slots.place(FINISH, seat, IN_DISCARDS, dice)
        unknown = remove(unknown, FINISH)
        count -= 1
    return unknown


def _deal_found(seat: i64, count: i64, unknown: vec[i64], slots: Slots, dice: Dice) -> vec[i64]:
    """Deal the other found cards: monsters to the hand, Finishes to the hand or the discards."""
    while count > 0:
        card = _findable(unknown)
        slots.place(card, seat, IN_HAND if card == MONSTER else IN_HAND | IN_DISCARDS, dice)
        unknown = remove(unknown, card)
        count -= 1
    return unknown


def _findable(unknown: vec[i64]) -> Card:
    """The first Finish or monster of the shuffled unknown cards."""
    for card in unknown:
        if card == FINISH or card == MONSTER:
            return card
    return FINISH


def _deal_starts(view: View, slots: Slots, dice: Dice) -> None:
    """Deal each unseen Start to its seat's pile, hand or discards (TQ-5)."""
    likely = ANYWHERE if view.start_seat != NO_STARTER else IN_HAND | IN_PILE
    seat: i64 = 0
    for shown in view.seats:
        seen = seat == view.start_seat or START in shown.hand or START in shown.discarded_cards
        if not seen and not slots.place(START, seat, likely, dice):
            slots.place(START, seat, ANYWHERE, dice)  # discarded under a yellow storm (TQ-A32)
        seat += 1


def _deal_storms(pool: vec[i64], slots: Slots, dice: Dice) -> vec[i64]:
    """Deal the hidden storms to piles, or to discards if no pile has space (given unseen, TQ-A32)."""
    for card in pool[:]:
        if is_storm(card):
            pool = remove(pool, card)
            if not slots.place(card, ANY_SEAT, IN_PILE, dice):
                slots.place(card, ANY_SEAT, IN_DISCARDS, dice)
    return pool


def _deal_shown(view: View, pool: vec[i64], slots: Slots, dice: Dice) -> vec[i64]:
    """Deal shown monsters to their hands first, before other cards take the space (TQ-A30)."""
    seat: i64 = 0
    for shown in view.seats:
        count = (
            shown.shown_monsters if _hidden(view, seat) and not view.terms.variant_row.has_exploration else 0
        )
        while count > 0:
            slots.place(MONSTER, seat, IN_HAND, dice)
            pool = remove(pool, MONSTER)
            count -= 1
        seat += 1
    return pool


def _deal_monsters(pool: vec[i64], slots: Slots, dice: Dice) -> vec[i64]:
    """Deal the other monsters to hands or piles (TQ-A6), or to discards if neither has space."""
    while MONSTER in pool:
        pool = remove(pool, MONSTER)
        if not slots.place(MONSTER, ANY_SEAT, IN_HAND | IN_PILE, dice):
            slots.place(MONSTER, ANY_SEAT, IN_DISCARDS, dice)
    return pool


def _deal_removed(pool: vec[i64], slots: Slots) -> vec[i64]:
    """Fill the removed cards; the rules remove only islands before the deal (TQ-25)."""
    rest = vec[i64](capacity=96)
    slot: i64 = 0
    for card in pool:
        while slot < len(slots.zones) and slots.zones[slot] != REMOVED:
            slot += 1
        if card <= ISLANDS and slot < len(slots.zones):
            slots.cards[slot] = card
            slot += 1
        else:
            rest = append(rest, card)
    return rest


def _opens(view: View) -> bool:
    """Whether the Starts are not yet shuffled in (TQ-5)."""
    for step in view.agenda:
        if isinstance(step, ShuffleStarts):
            return True
    return False


def _state(view: View, slots: Slots, deck: vec[i64], dice: Dice) -> State:
    state = State(
        view.terms,
        _sides(view, dice),
        slots.of(REMOVED, 0),
        deck,
        vec[i64](view.grid),
        vec[i64](view.gone_cards),
        _players(view, slots),
        dice.copy(),
        [],
        view.active_seat,
        view.start_seat,
        _mask(view.night_cells),
        view.rocks_row,
        _purple(view),
        view.compasses,
        view.compass_supply,
        view.explored_count,
        _mask(view.border_cells),
        view.arch_open,
        view.finish_refused,
        view.result,
        None,
        None if view.duel is None else _duel(view.duel, slots),
    )
    state.agenda.extend(view.agenda)
    if view.start_offers is not None:
        state.start_offers = _bargain(state, view.start_offers, view.viewer, dice)
    return state


def _players(view: View, slots: Slots) -> list[Player]:
    players: list[Player] = []
    seat: i64 = 0
    for shown in view.seats:
        discards = slots.of(DISCARDS, seat) if view.result == RUNNING else vec[i64](shown.discarded_cards)
        player = Player(
            vec[i64](capacity=8),
            slots.of(PILE, seat),
            0,
            0,
            0,
            0,
            shown.yellow_storms,
            shown.orange_storms,
            shown.shown_monsters,
            shown.found_count,
            shown.stopped,
        )
        for card in slots.of(HAND, seat) if _hidden(view, seat) else vec[i64](shown.hand):
            player.gain(card)
        for card in discards:
            player.add_discard(card)
        players.append(player)
        seat += 1
    return players


def _sides(view: View, dice: Dice) -> vec[i64]:
    """The side of each island: as seen in known hands, random for unknown islands (TQ-H5)."""
    coins = repeat_number(ISLANDS + 1, 0)
    if not view.terms.variant_row.has_sides:
        return coins
    number: i64 = 1
    while number <= ISLANDS:
        coins[number] = dice.below(2)
        number += 1
    for shown in view.seats:
        for card in shown.hand:
            if card <= ISLANDS:
                coins[card] = 1 if card in shown.night_hand else 0
    return coins


def _mask(places: list[int]) -> i64:
    mask: i64 = 0
    for place in places:
        mask |= bit(place)
    return mask


def _purple(view: View) -> i64:
    purple: i64 = 0
    row: i64 = 0
    for storms in view.purple_counts:
        purple |= i64(storms) << (4 * row)
        row += 1
    return purple


def _bargain(state: State, shown: StartOffersView, viewer: i64, dice: Dice) -> StartOffers:
    offers = vec[i64](capacity=8)
    seat: i64 = 0
    for offer in shown.offers:
        if offer == HIDDEN_OFFER:
            offer = dice.below(most_to_give(state, seat) + 1)
        offers = append(offers, offer)
        seat += 1
    floors = repeat_number(seat, NO_CARD)
    if viewer >= 0:
        floors[viewer] = shown.last_named
    return StartOffers(shown.round, offers, vec[i64](shown.owed), floors, vec[i64](shown.unseen_given))


def _duel(shown: DuelView, slots: Slots) -> Duel:
    return Duel(
        slots.of(COMMON, 0), 0, vec[i64](shown.open_row), vec[i64](shown.cell_owners), shown.first_player
    )
