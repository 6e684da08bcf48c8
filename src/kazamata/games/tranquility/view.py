"""A viewer's view of a table (TQ-19, TQ-A15). It copies public parts in and never deletes secret ones."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.seats import Viewer
from kazamata.core.steps import Step, redact_agenda
from kazamata.games.tranquility.cards import FINISH, ISLANDS, MONSTER
from kazamata.games.tranquility.scoring import score_duel
from kazamata.games.tranquility.state import NO_OFFER, RUNNING, Duel, Player, StartOffers, State
from kazamata.games.tranquility.terms import Terms


@final
class SeatView:
    """One seat as a viewer sees it: `hand` is empty unless it is the viewer's own or the game is over."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "hand",
        "night_hand",
        "hand_size",
        "pile_size",
        "discard_count",
        "discarded_cards",
        "yellow_storms",
        "orange_storms",
        "shown_monsters",
        "found_count",
        "stopped",
    )

    def __init__(
        self,
        hand: list[int],
        night_hand: list[int],
        hand_size: i64,
        pile_size: i64,
        discard_count: i64,
        discarded_cards: list[int],
        yellow_storms: i64,
        orange_storms: i64,
        shown_monsters: i64,
        found_count: i64,
        stopped: bool,
    ) -> None:
        self.hand = hand
        self.night_hand = night_hand  # the islands in hand that show night (TQ-H5)
        self.hand_size: i64 = hand_size
        self.pile_size: i64 = pile_size
        self.discard_count: i64 = discard_count
        self.discarded_cards = discarded_cards  # empty while the game runs, even for the owner (TQ-19)
        self.yellow_storms: i64 = yellow_storms
        self.orange_storms: i64 = orange_storms
        self.shown_monsters: i64 = shown_monsters
        self.found_count: i64 = found_count
        self.stopped = stopped


@final
class StartOffersView:
    """The eight cards of a Start as a viewer sees them: an offer not yet shown is `HIDDEN_OFFER`."""

    __match_args__: ClassVar[tuple[str, ...]] = ("round", "offers", "owed", "last_named", "unseen_given")

    def __init__(
        self, round: i64, offers: list[int], owed: list[int], last_named: i64, unseen_given: list[int]
    ) -> None:
        self.round: i64 = round
        self.offers = offers
        self.owed = owed
        self.last_named: i64 = last_named  # the viewer's own last named card
        self.unseen_given = unseen_given


HIDDEN_OFFER: Final = -2


@final
class DuelView:
    """The open part of a duel."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "pile_size",
        "open_row",
        "cell_owners",
        "first_player",
        "points",
    )

    def __init__(
        self,
        pile_size: i64,
        open_row: list[int],
        cell_owners: list[int],
        first_player: i64,
        points: list[int],
    ) -> None:
        self.pile_size: i64 = pile_size
        self.open_row = open_row
        self.cell_owners = cell_owners
        self.first_player: i64 = first_player
        self.points = points  # the points at this moment (TQ-H6)


@final
class GapView:
    """A gap between placed islands: its empty cells in ascending order, and the numbers left for them.

    A gap `is_tight` if nearly all of them are needed. `missing` is how many too few are left; it is 0 in a
    duel, where cells may stay empty (TQ-H6).
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("cells", "numbers_left", "is_tight", "missing")

    def __init__(self, cells: list[int], numbers_left: i64, is_tight: bool, missing: i64) -> None:
        self.cells = cells
        self.numbers_left: i64 = numbers_left
        self.is_tight = is_tight
        self.missing: i64 = missing


@final
class SeaFigures:
    """Derived numbers of the sea. `show` fills them; in a view of `see` they are empty."""

    __match_args__: ClassVar[tuple[str, ...]] = ("gaps", "closed_cells", "has_compasses", "wrong_sides")

    def __init__(
        self, gaps: list[GapView], closed_cells: list[int], has_compasses: bool, wrong_sides: list[int]
    ) -> None:
        self.gaps = gaps  # in the viewer's order; empty before the first island, and for spectators of a duel
        self.closed_cells = closed_cells  # the empty cells to which no island may go now, whatever its number
        self.has_compasses = has_compasses  # whether this table plays with compasses (TQ-24, TQ-H4)
        self.wrong_sides = wrong_sides  # the cells of cards that must be turned before the Finish (TQ-H5)


NO_FIGURES: Final = SeaFigures([], [], False, [])


@final
class View:
    """A table as one viewer may know it."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "viewer",
        "terms",
        "grid",
        "night_cells",
        "gone_cards",
        "seats",
        "agenda",
        "active_seat",
        "start_seat",
        "rocks_row",
        "purple_counts",
        "compasses",
        "compass_supply",
        "explored_count",
        "explored_cards",
        "border_cells",
        "arch_open",
        "finish_refused",
        "result",
        "start_offers",
        "duel",
        "figures",
    )

    def __init__(
        self,
        viewer: Viewer,
        terms: Terms,
        grid: list[int],
        night_cells: list[int],
        gone_cards: list[int],
        seats: list[SeatView],
        agenda: list[Step[State]],
        active_seat: i64,
        start_seat: i64,
        rocks_row: i64,
        purple_counts: list[int],
        compasses: i64,
        compass_supply: i64,
        explored_count: i64,
        explored_cards: list[int],
        border_cells: list[int],
        arch_open: bool,
        finish_refused: bool,
        result: i64,
        start_offers: StartOffersView | None,
        duel: DuelView | None,
        figures: SeaFigures,
    ) -> None:
        self.viewer: Viewer = viewer
        self.terms = terms
        self.grid = grid
        self.night_cells = night_cells  # the cells whose card shows night
        self.gone_cards = gone_cards
        self.seats = seats
        self.agenda = agenda  # only for `imagine`
        self.active_seat: i64 = active_seat
        self.start_seat: i64 = start_seat
        self.rocks_row: i64 = rocks_row
        self.purple_counts = purple_counts  # purple storms per row
        self.compasses: i64 = compasses
        self.compass_supply: i64 = compass_supply
        self.explored_count: i64 = explored_count
        self.explored_cards = explored_cards  # the explored cards that all players have seen
        self.border_cells = border_cells  # the cells that still have a border card
        self.arch_open = arch_open
        self.finish_refused = finish_refused
        self.result: i64 = result
        self.start_offers = start_offers
        self.duel = duel
        self.figures = figures


def see(state: State, viewer: Viewer) -> View:
    """The view of a viewer; after the game it includes all hands and discards."""
    over = state.result != RUNNING
    seats: list[SeatView] = []
    seat: i64 = 0
    for player in state.players:
        seats.append(see_seat(state, player, over or seat == viewer, over))
        seat += 1
    bargain, duel = state.start_offers, state.duel
    return View(
        viewer,
        state.terms,
        to_list(state.grid),
        bit_list(state.night_cells),
        to_list(state.gone_cards),
        seats,
        redact_agenda(state.agenda, viewer),
        state.active_seat,
        state.start_seat,
        state.rocks_row,
        purple_rows(state),
        state.compasses,
        state.compass_supply,
        state.explored_count,
        turned_cards(state),
        bit_list(state.border_cells),
        state.arch_open,
        state.finish_refused,
        state.result,
        None if bargain is None else see_bargain(bargain, viewer),
        None if duel is None else see_duel(state, duel),
        NO_FIGURES,
    )


def turned_cards(state: State) -> list[int]:
    """Explored cards resolved in the open; a Finish or monster goes unseen into a hand (TQ-R6)."""
    return [
        int(card)
        for card in state.exploration_deck[: state.explored_count]
        if card != FINISH and card != MONSTER
    ]


def see_seat(state: State, player: Player, hand: bool, discards: bool) -> SeatView:
    return SeatView(
        to_list(player.hand) if hand else [],
        night_cards(state, player) if hand else [],
        len(player.hand),
        player.pile_size(),
        player.discard_count,
        to_list(player.discarded_cards()) if discards else [],
        player.yellow_storms,
        player.orange_storms,
        player.shown_monsters,
        player.found_count,
        player.stopped,
    )


def night_cards(state: State, player: Player) -> list[int]:
    if not state.terms.variant_row.has_sides:
        return []
    return [int(card) for card in player.hand if card <= ISLANDS and state.island_sides[card] == 1]


def see_bargain(bargain: StartOffers, viewer: Viewer) -> StartOffersView:
    """The offers of a Start: hidden until all are in (TQ-A7); binding shares and past rounds are public."""
    offers: list[int] = []
    waiting = NO_OFFER in bargain.offers
    seat: i64 = 0
    for offer in bargain.offers:
        hidden = waiting and offer != NO_OFFER and seat != viewer
        offers.append(HIDDEN_OFFER if hidden else offer)
        seat += 1
    floor = bargain.last_named[viewer] if viewer >= 0 else 0
    return StartOffersView(bargain.round, offers, to_list(bargain.owed), floor, to_list(bargain.unseen_given))


def see_duel(state: State, duel: Duel) -> DuelView:
    left: i64 = len(duel.pile)
    points = score_duel(state, duel).scores
    return DuelView(
        left - duel.drawn_count, to_list(duel.open_row), to_list(duel.cell_owners), duel.first_player, points
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


def purple_rows(state: State) -> list[int]:
    rows: list[int] = []
    row: i64 = 0
    while row < state.layout.rows:
        rows.append(state.purple_storms(row))
        row += 1
    return rows
