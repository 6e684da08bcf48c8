"""The effects that may need an answer: they push steps onto the lane (IM-28)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kazamata.core.events import EventSink
from kazamata.core.seats import Seat
from kazamata.games.miners import program
from kazamata.games.miners.decks import discard
from kazamata.games.miners.effects import LONGER_ADVANCES, OTHER
from kazamata.games.miners.factions import ANY_FACTION
from kazamata.games.miners.mine import NO_SPOT, Spot
from kazamata.games.miners.program import AMOUNT, ARGUMENT, MOST
from kazamata.games.miners.state import Player, State
from kazamata.games.miners.steps.buying import BuyTimes
from kazamata.games.miners.steps.draws import DiscardSome, DrawCards, NameFaction, SeekFaction
from kazamata.games.miners.steps.progress import MoveMarker
from kazamata.games.miners.steps.resolve import activation, spaces
from kazamata.games.miners.steps.resolve.instant import amount
from kazamata.games.miners.steps.tokens import ClearCollapse, CollapseCard, PlaceCart, PlaceMachinery

NEW_SHIFT: Final = 0
"""Its index in `effects.SPECIALS`."""


def schedule_effect(
    state: State, player: Player, seat: Seat, spot: Spot, place: i64, sink: EventSink
) -> None:
    """Push the steps of an effect that may need an answer."""
    code = state.program.code
    op = code[place]
    n, arg = code[place + AMOUNT], code[place + ARGUMENT]
    lane = player.lane
    if op == program.DRAW:
        lane.append(DrawCards(seat, amount(state, player, spot, place)))
    elif op == program.ADVANCE:
        schedule_advance(state, player, seat, amount(state, player, spot, place))
    elif op == program.MACHINERY:
        count = amount(state, player, spot, place)
        if count > 0:
            lane.append(PlaceMachinery(seat, count, spot if arg == OTHER else NO_SPOT))
    elif op == program.ACTIVATE:
        lane.append(activation.ActivateCard(seat, arg, spot))
    elif op == program.CART:
        lane.append(PlaceCart(seat, n, 0))
    elif op == program.DRAW_FACTION:
        lane.append(NameFaction(seat) if arg == ANY_FACTION else SeekFaction(seat, arg, 0))
    elif op == program.CLEAR:
        lane.append(ClearCollapse(seat, n, 0))
    elif op == program.COLLAPSE_OTHER:
        lane.append(CollapseCard(seat, n, 0, spot))
    elif op == program.DISCARD:
        lane.append(DiscardSome(seat, n, 0))
    elif op == program.BUY:
        lane.append(BuyTimes(seat, n, code[place + MOST]))
    elif op == program.SURFACE:
        lane.append(spaces.UseSurfaceBoard(seat, 0, 1))
    elif op == program.SPECIAL and arg == NEW_SHIFT:
        new_shift(state, player, seat, sink)
    else:
        raise ValueError(f"the operation {op} has no meaning")


def schedule_advance(state: State, player: Player, seat: Seat, most: i64) -> None:
    """Schedule an advance; an advance of 0 leaves the marker where it is (IM-A8)."""
    if most > 0:
        player.lane.append(spaces.ResolveSpace(seat))
        player.lane.append(MoveMarker(seat, most + state.modifier(LONGER_ADVANCES)))


def new_shift(state: State, player: Player, seat: Seat, sink: EventSink) -> None:
    """Discard the whole hand, then draw that many cards plus one."""
    count: i64 = len(player.hand)
    while len(player.hand) > 0:
        discard(state, player, seat, player.hand[0], sink)
    player.lane.append(DrawCards(seat, count + 1))
