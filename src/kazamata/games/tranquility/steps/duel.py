"""The duel: two players fill one grid in different directions (TQ-H6)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import NOBODY, Seat, SeatSet, seat_set
from kazamata.core.steps import Step
from kazamata.games.tranquility import asks
from kazamata.games.tranquility.asks import DISCARD_TWO, DUEL_ISLAND, STOP, card_of, cell_of
from kazamata.games.tranquility.cards import NO_CARD, Card
from kazamata.games.tranquility.events import (
    DUEL_ENDED,
    ISLAND_PLACED,
    OPEN_CARD_TAKEN,
    OPEN_CARD_TURNED,
    SEAT_STOPPED,
)
from kazamata.games.tranquility.fields import FOR_PASSING, FOR_PAYMENT
from kazamata.games.tranquility.layout import MAX_CELLS, by_columns
from kazamata.games.tranquility.placement import (
    FREE,
    TAKEN,
    TOO_EXPENSIVE,
    TOO_HIGH,
    TOO_LOW,
    payable_count,
    price,
)
from kazamata.games.tranquility.state import BOTH_STOPPED, GRID_FULL, HAND_LIMIT, Duel, Player, State
from kazamata.games.tranquility.steps.discards import discard_step

OPEN_CARDS: Final = 4


def duel_of(state: State) -> Duel:
    duel = state.duel
    assert duel is not None, "not a duel"
    return duel


def cell_at(duel: Duel, seat: Seat, place: i64) -> i64:
    """The cell at an index of a seat's order: rows for the first player, columns for the second."""
    return place if seat == duel.first_player else by_columns(place)


def own_card(state: State, duel: Duel, seat: Seat, place: i64) -> Card:
    """The seat's card at an index of its order; the opponent's cards only occupy cells."""
    if place < 0 or place >= MAX_CELLS:
        return NO_CARD
    cell = cell_at(duel, seat, place)
    if duel.cell_owners[cell] == seat + 1:
        return state.grid[cell]
    return NO_CARD


def duel_room(state: State, seat: Seat, card: Card) -> tuple[i64, i64]:
    """The indexes of the seat's order between which a number keeps its cards ascending."""
    duel = duel_of(state)
    low: i64 = -1
    place: i64 = 0
    while place < MAX_CELLS:
        placed = own_card(state, duel, seat, place)
        if placed > card:
            return low, place
        if placed != NO_CARD:
            low = place
        place += 1
    return low, place


def duel_cost(state: State, seat: Seat, card: Card, place: i64) -> i64:
    """The price of a placement; only the seat's cards directly before and after it count."""
    duel = duel_of(state)
    before = own_card(state, duel, seat, place - 1)
    after = own_card(state, duel, seat, place + 1)
    return price(card, before, after)


def duel_obstacle(state: State, seat: Seat, card: Card, cell: i64) -> i64:
    """Why an island cannot go to a cell in a duel; `FREE` if it can."""
    if state.grid[cell] != NO_CARD:
        return TAKEN
    low, high = duel_room(state, seat, card)
    place = cell_at(duel_of(state), seat, cell)
    if place <= low:
        return TOO_HIGH
    if place >= high:
        return TOO_LOW
    return TOO_EXPENSIVE if duel_cost(state, seat, card, place) > payable_count(state.players[seat]) else FREE


def duel_options(state: State, seat: Seat) -> vec[i64]:
    player = state.players[seat]
    options = vec[i64](capacity=64)
    if len(player.hand) >= 2:
        options = append(options, DISCARD_TWO)
    options = append(options, STOP)
    return add_duel_islands(state, player, seat, options)


def add_duel_islands(state: State, player: Player, seat: Seat, options: vec[i64]) -> vec[i64]:
    duel = duel_of(state)
    purse = payable_count(player)
    for card in player.hand:
        low, high = duel_room(state, seat, card)
        place = low + 1
        while place < high:
            cell = cell_at(duel, seat, place)
            if state.grid[cell] == NO_CARD and duel_cost(state, seat, card, place) <= purse:
                options = append(options, DUEL_ISLAND + (card - 1) * MAX_CELLS + cell)
            place += 1
    return options


@final
class CheckDuelTurn(Step[State]):
    """End the duel if the grid is full or both have stopped; stop a player who has no move (TQ-H6)."""

    def run(self, state: State, sink: EventSink) -> None:
        if state.empty_cells() == 0:
            end_duel(state, GRID_FULL, sink)
            return
        if state.player().stopped:
            state.active_seat = 1 - state.active_seat
        player = state.player()
        if player.stopped:
            end_duel(state, BOTH_STOPPED, sink)
        elif (
            len(player.hand) < 2 and len(add_duel_islands(state, player, state.active_seat, vec[i64]())) == 0
        ):
            stop(state, state.active_seat, True, sink)
            state.agenda.append(self)
        else:
            state.agenda.append(DUEL_TURN_STEP)


def end_duel(state: State, result: i64, sink: EventSink) -> None:
    state.result = result
    state.agenda.clear()
    sink.emit(DUEL_ENDED)


def stop(state: State, seat: Seat, forced: bool, sink: EventSink) -> None:
    state.players[seat].stopped = True
    sink.emit2(SEAT_STOPPED, seat, 1 if forced else 0)
    state.active_seat = 1 - seat


@final
class DuelTurn(Step[State]):
    """A player places an island in the player's direction, discards two cards, or stops for good (TQ-H6)."""

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set(state.active_seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.DUEL_TURN

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return duel_options(state, seat)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        player = state.players[seat]
        if option == STOP:
            return None
        if option == DISCARD_TWO:
            held: i64 = len(player.hand)
            if held >= 2:
                return None
            return Refusal("TQ-H6", "too-few-to-discard", {"cards": held}, "play-instead")
        card, cell = card_of(option, DUEL_ISLAND), cell_of(option, DUEL_ISLAND)
        if card not in player.hand:
            return Refusal("TQ-H6", "not-in-hand", {"card": card}, "pick-from-hand")
        code = duel_obstacle(state, seat, card, cell)
        return None if code == FREE else explain_duel(state, seat, card, cell, code)

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        state.agenda.pop()
        state.agenda.append(CHECK_DUEL_TURN_STEP)
        if option == STOP:
            stop(state, seat, False, sink)
            return
        state.agenda.append(TakeOpenCards(seat))
        if option == DISCARD_TWO:
            state.agenda.append(discard_step(seat, 2, FOR_PASSING))
        else:
            place_in_duel(state, seat, card_of(option, DUEL_ISLAND), cell_of(option, DUEL_ISLAND), sink)


def place_in_duel(state: State, seat: Seat, card: Card, cell: i64, sink: EventSink) -> None:
    duel = duel_of(state)
    cost = duel_cost(state, seat, card, cell_at(duel, seat, cell))
    state.players[seat].lose(card)
    state.grid[cell] = card
    duel.cell_owners[cell] = seat + 1
    sink.emit4(ISLAND_PLACED, seat, card, cell, cost)
    if cost > 0:
        state.agenda.append(discard_step(seat, cost, FOR_PAYMENT))


def explain_duel(state: State, seat: Seat, card: Card, cell: i64, code: i64) -> Refusal:
    """The refusal for an island that cannot go to a cell of the duel's grid."""
    if code == TAKEN:
        return Refusal("TQ-H6", "cell-taken", {"cell": cell, "card": state.grid[cell]}, "pick-empty-cell")
    duel = duel_of(state)
    place = cell_at(duel, seat, cell)
    values: dict[str, int] = {"card": card, "cell": cell}
    if code == TOO_EXPENSIVE:
        values["cost"] = duel_cost(state, seat, card, place)
        values["left"] = payable_count(state.players[seat])
        return Refusal("TQ-H6", "duel-too-dear", values, "leave-gap")
    low, high = duel_room(state, seat, card)
    limit = low if code == TOO_HIGH else high
    values["other"] = own_card(state, duel, seat, limit)
    values["place"] = cell_at(duel, seat, limit)
    key = "number-too-high" if code == TOO_HIGH else "number-too-low"
    return Refusal("TQ-H6", key, values, "keep-own-order")


@final
class TakeOpenCards(Step[State]):
    """After an action the player refills from the open row only; each taken card is replaced (TQ-H6)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def asked_seats(self, state: State) -> SeatSet:
        """Ask no one once the grid is full, since that ends the duel (TQ-H6)."""
        full = len(state.players[self.seat].hand) >= HAND_LIMIT
        if full or len(duel_of(state).open_row) == 0 or state.empty_cells() == 0:
            return NOBODY
        return seat_set(self.seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.TAKE_OPEN_CARD

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return duel_of(state).open_row[:]

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        if option in duel_of(state).open_row:
            return None
        return Refusal("TQ-H6", "not-in-open-row", {"card": option}, "pick-open-card")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        duel = duel_of(state)
        duel.open_row = remove(duel.open_row, option)
        state.players[seat].gain(option)
        sink.emit2(OPEN_CARD_TAKEN, seat, option)
        turn_up(duel, sink)

    def run(self, state: State, sink: EventSink) -> None:
        state.active_seat = 1 - self.seat


def turn_up(duel: Duel, sink: EventSink) -> None:
    """Add a card from the common pile to the open row, if the pile has one."""
    if duel.drawn_count < len(duel.pile):
        card = duel.pile[duel.drawn_count]
        duel.drawn_count += 1
        duel.open_row = append(duel.open_row, card)
        sink.emit1(OPEN_CARD_TURNED, card)


CHECK_DUEL_TURN_STEP: Final = CheckDuelTurn()
DUEL_TURN_STEP: Final = DuelTurn()
