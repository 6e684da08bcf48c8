"""What a viewer may know of a table (IM-A24): built by copying in, never by deleting."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.seats import Viewer
from kazamata.core.steps import Step, seen
from kazamata.games.miners.mine import Mine
from kazamata.games.miners.program import track_of
from kazamata.games.miners.state import NOT_CHOSEN, Player, State
from kazamata.games.miners.terms import Terms

HIDDEN: Final = -4
"""Stands for a card that was chosen face down."""


@final
class MineView:
    """A mine lies open: everybody sees all of it."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "cards",
        "cells",
        "activated",
        "collapsed",
        "machinery",
        "half",
        "full",
        "markers",
    )

    def __init__(
        self,
        cards: list[int],
        cells: list[int],
        activated: list[int],
        collapsed: list[int],
        machinery: list[int],
        half: list[int],
        full: list[int],
        markers: list[int],
    ) -> None:
        self.cards = cards
        self.cells = cells
        self.activated = activated  # spots
        self.collapsed = collapsed  # spots
        self.machinery = machinery  # tokens a spot
        self.half = half  # half-full joints: 3 * spot + side
        self.full = full  # full carts
        self.markers = markers  # the full carts that are markers


@final
class SeatView:
    """One seat as a viewer sees it: `hand` is empty unless it is the viewer's own or the game is over."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "hand", "levels", "shown", "mine", "coins", "points", "board", "space", "distance", "finished", "discount",
        "chosen", "counted", "topped", "fresh", "deciding", "lane",
    )  # fmt: skip

    def __init__(
        self,
        hand: list[int],
        levels: list[int],
        shown: list[int],
        mine: MineView,
        coins: i64,
        points: i64,
        board: i64,
        space: i64,
        distance: i64,
        finished: i64,
        discount: i64,
        chosen: i64,
        counted: i64,
        topped: i64,
        fresh: i64,
        deciding: bool,
        lane: list[Step[State]],
    ) -> None:
        self.hand = hand
        self.levels = levels  # how many hand cards of each level: their backs are seen (IM-R1)
        self.shown = shown  # the hand cards that everybody knows (IM-A10)
        self.mine = mine
        self.coins: i64 = coins
        self.points: i64 = points
        self.board: i64 = board
        self.space: i64 = space
        self.distance: i64 = distance
        self.finished: i64 = finished
        self.discount: i64 = discount
        self.chosen: i64 = chosen  # HIDDEN where another seat has chosen face down
        self.counted: i64 = counted
        self.topped: i64 = topped
        self.fresh: i64 = fresh
        self.deciding = deciding  # whether the seat still has something to do
        self.lane = lane  # a matter of `imagine` alone

    def hand_size(self) -> int:
        return sum(self.levels)


@final
class View:
    """A table as one viewer may know it."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "viewer", "terms", "tracks", "round", "events", "decks", "piles", "deep", "deep_pile", "deep_made", "seats",
        "road", "over",
    )  # fmt: skip

    def __init__(
        self,
        viewer: Viewer,
        terms: Terms,
        tracks: list[int],
        round: i64,
        events: list[int],
        decks: list[int],
        piles: list[list[int]],
        deep: i64,
        deep_pile: i64,
        deep_made: i64,
        seats: list[SeatView],
        road: list[Step[State]],
        over: bool,
    ) -> None:
        self.viewer: Viewer = viewer
        self.terms = terms
        self.tracks = tracks  # the track that each board shows
        self.round: i64 = round
        self.events = events  # revealed so far, the last one is in force
        self.decks = decks  # cards left in decks I to III
        self.piles = piles  # their discards
        self.deep: i64 = deep
        self.deep_pile: i64 = deep_pile
        self.deep_made: i64 = deep_made
        self.seats = seats
        self.road = road
        self.over = over


def see(state: State, viewer: Viewer) -> View:
    """What a viewer may know; once the game is over, all hands."""
    seats: list[SeatView] = []
    seat: i64 = 0
    for player in state.players:
        seats.append(see_seat(state, player, viewer, state.over or seat == viewer))
        seat += 1
    piles: list[list[int]] = []
    for pile in state.piles:
        piles.append(numbers(pile))
    return View(
        viewer,
        state.terms,
        [int(track_of(state.sides, board)) for board in range(3)],
        state.round,
        numbers(state.events[: state.round]),
        numbers(state.left),
        piles,
        state.deep,
        state.deep_pile,
        state.deep_made,
        seats,
        seen(state.road, viewer),
        state.over,
    )


def see_seat(state: State, player: Player, viewer: Viewer, own: bool) -> SeatView:
    chosen = player.chosen
    if not own and chosen != NOT_CHOSEN and len(player.hand) > 0:
        chosen = HIDDEN
    return SeatView(
        numbers(player.hand) if own else [],
        levels_of(state, player.hand),
        numbers(player.shown),
        see_mine(player.mine),
        player.coins,
        player.points,
        player.board,
        player.space,
        player.distance,
        player.finished,
        player.discount,
        chosen,
        player.counted,
        player.topped,
        player.fresh,
        len(player.lane) > 0,
        seen(player.lane, viewer),
    )


def levels_of(state: State, hand: vec[i64]) -> list[int]:
    levels = [0, 0, 0, 0]
    for card in hand:
        level = state.program.level[card]
        levels[level - 1] += 1
    return levels


def see_mine(mine: Mine) -> MineView:
    machinery: list[int] = []
    spot: i64 = 0
    while spot < mine.size():
        machinery.append(mine.machinery(spot))
        spot += 1
    return MineView(
        numbers(mine.cards),
        numbers(mine.cells),
        bits(mine.marks),
        bits(mine.fallen),
        machinery,
        bits(mine.half),
        bits(mine.full),
        bits(mine.markers),
    )


def numbers(cards: vec[i64]) -> list[int]:
    """A plain list of the same numbers."""
    return [int(card) for card in cards]


def bits(mask: i64) -> list[int]:
    """The places of the bits that are set."""
    places: list[int] = []
    place: i64 = 0
    while mask != 0:
        if mask & 1:
            places.append(place)
        mask >>= 1
        place += 1
    return places
