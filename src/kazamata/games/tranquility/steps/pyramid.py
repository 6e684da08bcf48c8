"""The border cards of the pyramid and its exploration deck (TQ-H4)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit
from kazamata.core.events import EventSink
from kazamata.core.refusals import Refusal
from kazamata.core.seats import Seat, SeatSet, seat_set_if
from kazamata.core.steps import Step
from kazamata.games.tranquility import asks
from kazamata.games.tranquility.cards import BORDER, COMPASS, FINISH, MONSTER, ROCKS, is_storm
from kazamata.games.tranquility.events import (
    BORDER_EXPLORED,
    CARD_FOUND,
    COMPASS_GAINED,
    NOTHING_FOUND,
    ROCKS_LEFT,
    ROCKS_PLACED,
    STORM_DRAWN,
)
from kazamata.games.tranquility.fields import BY_FIND
from kazamata.games.tranquility.state import State
from kazamata.games.tranquility.steps.rough_seas import CallCompass, refuse_row, rocks_leave, rows_with_room


@final
class ExploreBorder(Step[State]):
    """A player placed an island on a border card and resolves the top exploration card (TQ-H4)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("cell",)

    def __init__(self, cell: i64) -> None:
        self.cell: i64 = cell

    def run(self, state: State, sink: EventSink) -> None:
        seat = state.active_seat
        state.border_cells &= ~bit(self.cell)
        card = state.exploration_deck[state.explored_count]
        state.explored_count += 1
        sink.emit2(BORDER_EXPLORED, seat, self.cell)
        if card == FINISH or card == MONSTER:
            state.players[seat].gain(card)
            state.players[seat].found_count += 1
            sink.emit_private(CARD_FOUND, seat, card)
        elif card == COMPASS:
            state.compasses += 1
            sink.emit2(COMPASS_GAINED, seat, BY_FIND)
        elif card == BORDER:
            state.remove_from_game(BORDER)
            sink.emit1(NOTHING_FOUND, seat)
        elif card == ROCKS:
            state.agenda.append(PLACE_ROCKS_STEP)
        else:
            assert is_storm(card)
            sink.emit2(STORM_DRAWN, seat, card)
            state.agenda.append(CallCompass(seat, card))


@final
class PlaceRocks(Step[State]):
    """The explorer places the rocks on a row with an empty cell; near the end they leave at once (TQ-H4)."""

    def asked_seats(self, state: State) -> SeatSet:
        return seat_set_if(not rocks_leave(state), state.active_seat)

    def ask_kind(self, state: State, seat: Seat) -> i64:
        return asks.PLACE_ROCKS

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return rows_with_room(state)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        return refuse_row(state, option, "TQ-H4")

    def take(self, state: State, seat: Seat, option: Option, sink: EventSink) -> None:
        state.agenda.pop()
        state.rocks_row = option
        sink.emit2(ROCKS_PLACED, seat, option)

    def run(self, state: State, sink: EventSink) -> None:
        sink.emit(ROCKS_LEFT)


PLACE_ROCKS_STEP: Final = PlaceRocks()
