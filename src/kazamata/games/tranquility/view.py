"""What a viewer may know of a table (TQ-19, TQ-A15): built by copying in, never by deleting."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.seats import Viewer
from kazamata.core.steps import Step, seen
from kazamata.games.tranquility.cards import FINISH, ISLANDS, MONSTER
from kazamata.games.tranquility.scoring import score_duel
from kazamata.games.tranquility.state import NO_OFFER, RUNNING, Bargain, Duel, Player, State
from kazamata.games.tranquility.terms import Terms


@final
class SeatView:
    """One seat as a viewer sees it: `hand` is empty unless it is the viewer's own or the game is over."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "hand", "night_hand", "hand_size", "pile_size", "discard_count", "discards", "yellow", "orange",
        "shown", "found", "stopped",
    )  # fmt: skip

    def __init__(
        self,
        hand: list[int],
        night_hand: list[int],
        hand_size: i64,
        pile_size: i64,
        discard_count: i64,
        discards: list[int],
        yellow: i64,
        orange: i64,
        shown: i64,
        found: i64,
        stopped: bool,
    ) -> None:
        self.hand = hand
        self.night_hand = night_hand  # the islands of the hand that show night (TQ-H5)
        self.hand_size: i64 = hand_size
        self.pile_size: i64 = pile_size
        self.discard_count: i64 = discard_count
        self.discards = discards  # empty while the game runs, even for the owner (TQ-19)
        self.yellow: i64 = yellow
        self.orange: i64 = orange
        self.shown: i64 = shown
        self.found: i64 = found
        self.stopped = stopped


@final
class BargainView:
    """The eight cards of a Start as a viewer sees them: an offer not yet shown is `HIDDEN_OFFER`."""

    __match_args__: ClassVar[tuple[str, ...]] = ("round", "offers", "owed", "floor", "unseen")

    def __init__(self, round: i64, offers: list[int], owed: list[int], floor: i64, unseen: list[int]) -> None:
        self.round: i64 = round
        self.offers = offers
        self.owed = owed
        self.floor: i64 = floor  # the viewer's own last named card
        self.unseen = unseen


HIDDEN_OFFER = -2


@final
class DuelView:
    """The open part of a duel."""

    __match_args__: ClassVar[tuple[str, ...]] = ("pile_size", "open", "owners", "first", "points")

    def __init__(
        self, pile_size: i64, open: list[int], owners: list[int], first: i64, points: list[int]
    ) -> None:
        self.pile_size: i64 = pile_size
        self.open = open
        self.owners = owners
        self.first: i64 = first
        self.points = points  # as they would count now (TQ-H6)


@final
class View:
    """A table as one viewer may know it."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "viewer", "terms", "grid", "night", "gone", "seats", "road", "active", "starter", "rocks", "purple",
        "compasses", "supply", "explored", "turned", "borders", "opened", "barred", "result", "bargain",
        "duel",
    )  # fmt: skip

    def __init__(
        self,
        viewer: Viewer,
        terms: Terms,
        grid: list[int],
        night: list[int],
        gone: list[int],
        seats: list[SeatView],
        road: list[Step[State]],
        active: i64,
        starter: i64,
        rocks: i64,
        purple: list[int],
        compasses: i64,
        supply: i64,
        explored: i64,
        turned: list[int],
        borders: list[int],
        opened: bool,
        barred: bool,
        result: i64,
        bargain: BargainView | None,
        duel: DuelView | None,
    ) -> None:
        self.viewer: Viewer = viewer
        self.terms = terms
        self.grid = grid
        self.night = night  # the cells whose card shows night
        self.gone = gone
        self.seats = seats
        self.road = road  # a matter of `imagine` alone
        self.active: i64 = active
        self.starter: i64 = starter
        self.rocks: i64 = rocks
        self.purple = purple  # purple storms a row
        self.compasses: i64 = compasses
        self.supply: i64 = supply
        self.explored: i64 = explored
        self.turned = turned  # the explored cards that everybody has seen
        self.borders = borders  # the cells that still carry a border card
        self.opened = opened
        self.barred = barred
        self.result: i64 = result
        self.bargain = bargain
        self.duel = duel


def see(state: State, viewer: Viewer) -> View:
    """What a viewer may know; once the game is over, all hands and discards."""
    over = state.result != RUNNING
    seats: list[SeatView] = []
    seat: i64 = 0
    for player in state.players:
        seats.append(see_seat(state, player, over or seat == viewer, over))
        seat += 1
    bargain, duel = state.bargain, state.duel
    return View(
        viewer,
        state.terms,
        numbers(state.grid),
        bits(state.night),
        numbers(state.gone),
        seats,
        seen(state.road, viewer),
        state.active,
        state.starter,
        state.rocks,
        purple_rows(state),
        state.compasses,
        state.supply,
        state.explored,
        turned_cards(state),
        bits(state.borders),
        state.opened,
        state.barred,
        state.result,
        None if bargain is None else see_bargain(bargain, viewer),
        None if duel is None else see_duel(state, duel),
    )


def turned_cards(state: State) -> list[int]:
    """Explored cards that were resolved in the open; a Finish or monster goes unseen into a hand (TQ-R6)."""
    return [int(card) for card in state.deck[: state.explored] if card != FINISH and card != MONSTER]


def see_seat(state: State, player: Player, hand: bool, discards: bool) -> SeatView:
    return SeatView(
        numbers(player.hand) if hand else [],
        night_cards(state, player) if hand else [],
        len(player.hand),
        player.pile_size(),
        player.discards,
        numbers(player.discarded()) if discards else [],
        player.yellow,
        player.orange,
        player.shown,
        player.found,
        player.stopped,
    )


def night_cards(state: State, player: Player) -> list[int]:
    if not state.terms.page.sided:
        return []
    return [int(card) for card in player.hand if card <= ISLANDS and state.sides[card] == 1]


def see_bargain(bargain: Bargain, viewer: Viewer) -> BargainView:
    """Offers are hidden until all are in (TQ-A7); binding shares and past rounds are open."""
    offers: list[int] = []
    waiting = NO_OFFER in bargain.offers
    seat: i64 = 0
    for offer in bargain.offers:
        hidden = waiting and offer != NO_OFFER and seat != viewer
        offers.append(HIDDEN_OFFER if hidden else offer)
        seat += 1
    floor = bargain.floors[viewer] if viewer >= 0 else 0
    return BargainView(bargain.round, offers, numbers(bargain.owed), floor, numbers(bargain.unseen))


def see_duel(state: State, duel: Duel) -> DuelView:
    left: i64 = len(duel.pile)
    points = score_duel(state, duel).scores
    return DuelView(left - duel.drawn, numbers(duel.open), numbers(duel.owners), duel.first, points)


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


def purple_rows(state: State) -> list[int]:
    rows: list[int] = []
    row: i64 = 0
    while row < state.layout.rows:
        rows.append(state.purple_storms(row))
        row += 1
    return rows
