"""A viewer's view of a table (IM-A24). It copies public parts in and never deletes secret ones."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.seats import Viewer
from kazamata.core.steps import Step, redact_agenda
from kazamata.games.miners.mine import Mine
from kazamata.games.miners.program import track_of
from kazamata.games.miners.state import NOT_CHOSEN, Player, State
from kazamata.games.miners.terms import Terms

HIDDEN: Final = -4
"""A card that another seat chose face down."""


@final
class MineView:
    """A mine lies open: everybody sees all of it."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "cards",
        "cells",
        "activated",
        "collapsed",
        "machinery_counts",
        "half_joints",
        "full_joints",
        "marker_joints",
    )

    def __init__(
        self,
        cards: list[int],
        cells: list[int],
        activated: list[int],
        collapsed: list[int],
        machinery_counts: list[int],
        half_joints: list[int],
        full_joints: list[int],
        marker_joints: list[int],
    ) -> None:
        self.cards = cards
        self.cells = cells
        self.activated = activated  # spots
        self.collapsed = collapsed  # spots
        self.machinery_counts = machinery_counts  # tokens per spot
        self.half_joints = half_joints  # half-full joints: 3 * spot + side
        self.full_joints = full_joints  # full carts
        self.marker_joints = marker_joints  # the full carts that markers made


NO_TOTAL: Final = -1
NO_CONDITION: Final = -1
"""The total of an effect that counts nothing."""


@final
class SeatFigures:
    """Derived numbers of a seat. `show` fills them; in a view of `see` they are empty."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "activity",
        "counts",
        "spot_totals",
        "hand_totals",
        "spot_conditions",
        "hand_conditions",
        "surface_prices",
        "landing_spaces",
        "space_totals",
    )

    def __init__(
        self,
        activity: i64,
        counts: list[int],
        spot_totals: list[list[int]],
        hand_totals: list[list[int]],
        spot_conditions: list[list[int]],
        hand_conditions: list[list[int]],
        surface_prices: list[int],
        landing_spaces: list[int],
        space_totals: list[list[int]],
    ) -> None:
        self.activity: i64 = activity  # one of `fields.ACTIVITIES`
        self.counts = counts  # every measure of `effects`; 0 for those about one card
        self.spot_totals = spot_totals  # for each card of the mine: what each effect gives, or `NO_TOTAL`
        self.hand_totals = hand_totals  # the same for each card of `hand`
        self.spot_conditions = spot_conditions  # for each effect of the mine: 1 met, 0 not, or `NO_CONDITION`
        self.hand_conditions = hand_conditions  # the same for each card of `hand`
        self.surface_prices = surface_prices  # the price of each effect of the surface board now
        self.landing_spaces = landing_spaces  # for each option of the viewer's question about its marker
        self.space_totals = space_totals  # for each visible track: what each space gives, or `NO_TOTAL`


NO_FIGURES: Final = SeatFigures(0, [], [], [], [], [], [], [], [])


@final
class SeatView:
    """One seat as a viewer sees it: `hand` is empty unless it is the viewer's own or the game is over."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "hand",
        "hand_levels",
        "shown_cards",
        "mine",
        "coins",
        "points",
        "marker_board",
        "marker_space",
        "distance",
        "finished_boards",
        "discount",
        "chosen",
        "last_count",
        "on_top_space",
        "first_board",
        "deciding",
        "figures",
        "lane",
    )

    def __init__(
        self,
        hand: list[int],
        hand_levels: list[int],
        shown_cards: list[int],
        mine: MineView,
        coins: i64,
        points: i64,
        marker_board: i64,
        marker_space: i64,
        distance: i64,
        finished_boards: i64,
        discount: i64,
        chosen: i64,
        last_count: i64,
        on_top_space: i64,
        first_board: i64,
        deciding: bool,
        figures: SeatFigures,
        lane: list[Step[State]],
    ) -> None:
        self.hand = hand
        self.hand_levels = hand_levels  # how many hand cards of each level: their backs are public (IM-R1)
        self.shown_cards = shown_cards  # the hand cards that all players have seen (IM-A10)
        self.mine = mine
        self.coins: i64 = coins
        self.points: i64 = points
        self.marker_board: i64 = marker_board
        self.marker_space: i64 = marker_space
        self.distance: i64 = distance
        self.finished_boards: i64 = finished_boards
        self.discount: i64 = discount
        self.chosen: i64 = chosen  # HIDDEN if another seat has chosen face down
        self.last_count: i64 = last_count
        self.on_top_space: i64 = on_top_space
        self.first_board: i64 = first_board
        self.deciding = deciding  # whether the seat still has to decide
        self.figures = figures
        self.lane = lane  # only for `imagine`

    def hand_size(self) -> int:
        return sum(self.hand_levels)


@final
class View:
    """A table as one viewer may know it."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "viewer",
        "terms",
        "tracks",
        "round",
        "revealed_events",
        "deck_sizes",
        "discard_piles",
        "deep_left",
        "deep_discards",
        "deep_made",
        "seats",
        "agenda",
        "over",
    )

    def __init__(
        self,
        viewer: Viewer,
        terms: Terms,
        tracks: list[int],
        round: i64,
        revealed_events: list[int],
        deck_sizes: list[int],
        discard_piles: list[list[int]],
        deep_left: i64,
        deep_discards: i64,
        deep_made: i64,
        seats: list[SeatView],
        agenda: list[Step[State]],
        over: bool,
    ) -> None:
        self.viewer: Viewer = viewer
        self.terms = terms
        self.tracks = tracks  # the visible track of each board
        self.round: i64 = round
        self.revealed_events = revealed_events  # revealed so far; the last one applies
        self.deck_sizes = deck_sizes  # cards left in decks I to III
        self.discard_piles = discard_piles  # their discards
        self.deep_left: i64 = deep_left
        self.deep_discards: i64 = deep_discards
        self.deep_made: i64 = deep_made
        self.seats = seats
        self.agenda = agenda
        self.over = over


def see(state: State, viewer: Viewer) -> View:
    """The view of a viewer; after the game it includes all hands."""
    seats: list[SeatView] = []
    seat: i64 = 0
    for player in state.players:
        seats.append(see_seat(state, player, viewer, state.over or seat == viewer))
        seat += 1
    piles: list[list[int]] = []
    for pile in state.discard_piles:
        piles.append(to_list(pile))
    return View(
        viewer,
        state.terms,
        [int(track_of(state.board_sides, board)) for board in range(3)],
        state.round,
        to_list(state.event_deck[: state.round]),
        to_list(state.deck_sizes),
        piles,
        state.deep_left,
        state.deep_discards,
        state.deep_made,
        seats,
        redact_agenda(state.agenda, viewer),
        state.over,
    )


def see_seat(state: State, player: Player, viewer: Viewer, own: bool) -> SeatView:
    chosen = player.chosen
    if not own and chosen != NOT_CHOSEN and len(player.hand) > 0:
        chosen = HIDDEN
    return SeatView(
        to_list(player.hand) if own else [],
        levels_of(state, player.hand),
        to_list(player.shown_cards),
        see_mine(player.mine),
        player.coins,
        player.points,
        player.marker_board,
        player.marker_space,
        player.distance,
        player.finished_boards,
        player.discount,
        chosen,
        player.last_count,
        player.on_top_space,
        player.first_board,
        len(player.lane) > 0,
        NO_FIGURES,
        redact_agenda(player.lane, viewer),
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
        to_list(mine.cards),
        to_list(mine.cells),
        bit_list(mine.activated),
        bit_list(mine.collapsed),
        machinery,
        bit_list(mine.half_joints),
        bit_list(mine.full_joints),
        bit_list(mine.marker_joints),
    )


def to_list(cards: vec[i64]) -> list[int]:
    """The same numbers as a plain list."""
    return [int(card) for card in cards]


def bit_list(mask: i64) -> list[int]:
    """The indexes of the set bits."""
    places: list[int] = []
    place: i64 = 0
    while mask != 0:
        if mask & 1:
            places.append(place)
        mask >>= 1
        place += 1
    return places
