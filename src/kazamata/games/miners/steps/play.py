"""Choosing, revealing, paying and placing a card (IM-16 to IM-22, IM-A12, IM-A15, IM-A20, IM-A27)."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import has_bit
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import Seat, SeatSet, seat_set_if
from kazamata.core.steps import Step
from kazamata.games.miners import asks
from kazamata.games.miners.decks import has_cards, take_top
from kazamata.games.miners.effects import CHEAPER_CARDS
from kazamata.games.miners.events import (
    CARD_CHOSEN,
    CARD_FORCED,
    CARD_PLACED,
    CARD_PLAYED,
    NOTHING_TO_FORCE,
)
from kazamata.games.miners.geometry import WIDTH, Cell, place_of, row_of
from kazamata.games.miners.masks import count_bits
from kazamata.games.miners.mine import Mine
from kazamata.games.miners.state import FORCED, NOT_CHOSEN, Card, Player, State
from kazamata.games.miners.steps.chain import ContinueChain, schedule_surface
from kazamata.games.miners.steps.draws import kinds_in


def cost_of(state: State, player: Player, card: Card) -> i64:
    """The current cost of playing a card, never below 0 (IM-16, IM-A27)."""
    cost = state.program.cost[card] - player.discount - state.modifier(CHEAPER_CARDS)
    if cost < 0:
        return 0
    return cost


def is_playable(state: State, player: Player, card: Card) -> bool:
    """Whether the player can pay for a card and place it legally (IM-17)."""
    if player.mine.open_places(state.program.level[card]) == 0:
        return False
    return cost_of(state, player, card) <= player.coins


def can_play(state: State, player: Player) -> bool:
    for card in player.hand:
        if is_playable(state, player, card):
            return True
    return False


def refuse_play(state: State, player: Player, card: Card) -> Refusal | None:
    """Why a card cannot be played this round; None if it can."""
    if card not in player.hand:
        return Refusal("IM-16", "not-in-hand", {"card": card}, "pick-from-hand")
    level = state.program.level[card]
    if player.mine.open_places(level) == 0:
        if level == 1 or player.mine.row(level - 1) != 0:
            return Refusal("IM-20", "no-free-place", {"card": card, "level": level}, "dig-row-above")
        return Refusal("IM-20", "needs-card-above", {"card": card, "level": level}, "dig-row-above")
    cost = cost_of(state, player, card)
    if cost > player.coins:
        return Refusal(
            "IM-16", "card-too-dear", {"card": card, "cost": cost, "coins": player.coins}, "get-coins"
        )
    return None


@final
class ChooseCard(Step[State]):
    """A seat names the card that it plays; without a playable card it takes the forced card (IM-16, IM-17).

    A seat with cards is asked even if none is playable. Otherwise the question would reveal something about
    its hand.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set_if(len(state.players[self.seat].hand) > 0, self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.CHOOSE_CARD

    def options(self, state: State, seat: Seat) -> vec[i64]:
        player = state.players[seat]
        cards = vec[i64](capacity=8)
        for card in kinds_in(player.hand):
            if is_playable(state, player, card):
                cards = append(cards, card)
        return cards if len(cards) > 0 else vec[i64]([asks.TAKE_FORCED])

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        player = state.players[seat]
        if option != asks.TAKE_FORCED:
            return refuse_play(state, player, option)
        if can_play(state, player):
            return Refusal("IM-17", "must-play-from-hand", {}, "pick-playable")
        return None

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        player = state.players[seat]
        player.lane.pop()
        if option == asks.TAKE_FORCED:
            option = FORCED
        self._choose(state, player, option, sink)

    def run(self, state: State, sink: EventSink) -> None:
        self._choose(state, state.players[self.seat], FORCED, sink)

    def _choose(self, state: State, player: Player, card: Card, sink: EventSink) -> None:
        player.chosen = card
        if state.terms.open_reveal:
            reveal(state, self.seat, sink)
        else:
            sink.emit_private(CARD_CHOSEN, self.seat, card)


def reveal(state: State, seat: Seat, sink: EventSink) -> None:
    """Reveal and pay for the chosen card; a forced card comes from the top of deck I (IM-16, IM-17)."""
    player = state.players[seat]
    card = player.chosen
    player.chosen = NOT_CHOSEN
    if card == FORCED:
        if not has_cards(state, 0):
            sink.emit1(NOTHING_TO_FORCE, seat)
            schedule_surface(state, seat)
            return
        card = take_top(state, 0, sink)
        sink.emit2(CARD_FORCED, seat, card)
    else:
        cost = cost_of(state, player, card)
        player.coins -= cost
        player.lose(card)
        sink.emit3(CARD_PLAYED, seat, card, cost)
    player.discount = 0
    player.lane.append(PlaceCard(seat, card))


def refuse_cell(state: State, mine: Mine, card: Card, cell: Cell) -> Refusal | None:
    """Why a card cannot go to a cell; None if it can (IM-19 to IM-21, IM-A1)."""
    level = state.program.level[card]
    row = row_of(cell)
    if row != level:
        return Refusal("IM-19", "wrong-row", {"card": card, "level": level, "row": row}, "pick-own-row")
    if has_bit(mine.row(row), place_of(cell)):
        return Refusal(
            "IM-21", "cell-taken", {"card": mine.cards[mine.spot_at(cell)], "cell": cell}, "pick-free-cell"
        )
    if has_bit(mine.open_places(row), place_of(cell)):
        return None
    if row > 1:
        return Refusal("IM-20", "touches-nothing-above", {"card": card, "level": level}, "pick-below-a-card")
    return Refusal("IM-A1", "gap-too-wide", {"cell": cell}, "pick-nearer")


@final
class PlaceCard(Step[State]):
    """A seat places its revealed card in the row of its level; then the chain starts there (IM-19, IM-25)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat: Seat = seat
        self.card: Card = card

    def asked_seats(self, state: State) -> SeatSet:
        places = state.players[self.seat].mine.open_places(state.program.level[self.card])
        return seat_set_if(places & (places - 1) != 0, self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.PLACE_CARD

    def options(self, state: State, seat: Seat) -> vec[i64]:
        level = state.program.level[self.card]
        left = state.players[seat].mine.open_places(level)
        cells = vec[i64](capacity=16)
        cell = (level - 1) * WIDTH
        while left != 0:
            if left & 1:
                cells = append(cells, cell)
            left >>= 1
            cell += 1
        return cells

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        return refuse_cell(state, state.players[seat].mine, self.card, option)

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        player = state.players[seat]
        player.lane.pop()
        self._place(state, player, option, sink)

    def run(self, state: State, sink: EventSink) -> None:
        player = state.players[self.seat]
        self._place(state, player, self.options(state, self.seat)[0], sink)

    def _place(self, state: State, player: Player, cell: Cell, sink: EventSink) -> None:
        program = state.program
        joints = player.mine.full_joints
        spot = player.mine.add_card(self.card, cell, program.halves, program.factions[self.card])
        if sink.is_recording:
            carts = count_bits(player.mine.full_joints ^ joints)
            sink.emit5(CARD_PLACED, self.seat, self.card, cell, spot, carts)
        player.lane.append(ContinueChain(self.seat, spot))
