"""The pyramid's border cards and the exploration deck beneath them (TQ-H4)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.asks import Option
from kazamata.core.bits import bit
from kazamata.core.events import Tale
from kazamata.core.refusals import Refusal
from kazamata.core.seats import Seat, Seats, only_if
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
from kazamata.games.tranquility.steps.seas import CallCompass, refuse_row, rocks_leave, rows_with_room


@final
class ExploreBorder(Step[State]):
    """An island was placed on a border card: its player resolves the top exploration card (TQ-H4)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("cell",)

    def __init__(self, cell: i64) -> None:
        self.cell: i64 = cell

    def walk(self, state: State, tale: Tale) -> None:
        seat = state.active
        state.borders &= ~bit(self.cell)
        card = state.deck[state.explored]
        state.explored += 1
        tale.tell2(BORDER_EXPLORED, seat, self.cell)
        if card == FINISH or card == MONSTER:
            state.players[seat].gain(card)
            state.players[seat].found += 1
            tale.whisper(CARD_FOUND, seat, card)
        elif card == COMPASS:
            state.compasses += 1
            tale.tell2(COMPASS_GAINED, seat, BY_FIND)
        elif card == BORDER:
            state.leave(BORDER)
            tale.tell1(NOTHING_FOUND, seat)
        elif card == ROCKS:
            state.road.append(PLACE_ROCKS)
        else:
            assert is_storm(card)
            tale.tell2(STORM_DRAWN, seat, card)
            state.road.append(CallCompass(seat, card))


@final
class PlaceRocks(Step[State]):
    """The explorer puts the rocks on a row with an empty cell; they leave at once near the end (TQ-H4)."""

    def asked(self, state: State) -> Seats:
        return only_if(not rocks_leave(state), state.active)

    def kind(self, state: State, seat: Seat) -> i64:
        return asks.PLACE_ROCKS

    def options(self, state: State, seat: Seat) -> vec[i64]:
        return rows_with_room(state)

    def refuse(self, state: State, seat: Seat, option: Option) -> Refusal | None:
        return refuse_row(state, option, "TQ-H4")

    def take(self, state: State, seat: Seat, option: Option, tale: Tale) -> None:
        state.road.pop()
        state.rocks = option
        tale.tell2(ROCKS_PLACED, seat, option)

    def walk(self, state: State, tale: Tale) -> None:
        tale.tell(ROCKS_LEFT)


PLACE_ROCKS: Final = PlaceRocks()
