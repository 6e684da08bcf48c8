"""A position of Tranquility: the whole table, including hidden cards."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from kazamata.core.bits import bit
from kazamata.core.dice import Dice
from kazamata.core.seats import Seat
from kazamata.core.steps import Step
from kazamata.games.tranquility.cards import FINISH, ISLANDS, MONSTER, NO_CARD, ROCKS, Card
from kazamata.games.tranquility.layout import Layout
from kazamata.games.tranquility.terms import Terms

HAND_LIMIT: Final = 5
STORMY_LIMIT: Final = 3
NO_ROCKS: Final = -1
NO_OFFER: Final = -1
NO_STARTER: Final = -1

LOW_ISLANDS: Final = 60
"""Discarded islands up to this number are bits of `discarded_low`, the others of `discarded_high`."""
FIRST_COUNT: Final = ISLANDS - LOW_ISLANDS
"""The bit of `discarded_high` where the counts of the other cards begin, four bits per kind."""

RUNNING: Final = 0
WON: Final = 1
STUCK: Final = 2
GRID_FULL: Final = 3
BOTH_STOPPED: Final = 4
CAUSES: Final = ("", "won", "stuck", "grid_full", "both_stopped")


@final
class Player:
    """The cards and storms of one seat. `pile` never changes; `drawn_count` cards are drawn from its top.

    The hand is sorted, so that equal hands compare equal.
    """

    __match_args__: ClassVar[tuple[str, ...]] = (
        "hand",
        "pile",
        "drawn_count",
        "discard_count",
        "discarded_low",
        "discarded_high",
        "yellow_storms",
        "orange_storms",
        "shown_monsters",
        "found_count",
        "stopped",
    )

    def __init__(
        self,
        hand: vec[i64],
        pile: vec[i64],
        drawn_count: i64,
        discard_count: i64,
        discarded_low: i64,
        discarded_high: i64,
        yellow_storms: i64,
        orange_storms: i64,
        shown_monsters: i64,
        found_count: i64,
        stopped: bool,
    ) -> None:
        self.hand: vec[i64] = hand
        self.pile: vec[i64] = pile
        self.drawn_count: i64 = drawn_count
        self.discard_count: i64 = discard_count  # `discarded_low` and `discarded_high` say which
        self.discarded_low: i64 = discarded_low
        self.discarded_high: i64 = discarded_high
        self.yellow_storms: i64 = yellow_storms
        self.orange_storms: i64 = orange_storms
        self.shown_monsters: i64 = shown_monsters  # monsters in hand that all players have seen (TQ-A30)
        self.found_count: i64 = found_count  # explored cards taken into the hand and not yet played (TQ-H4)
        self.stopped = stopped

    def copy(self) -> Player:
        return Player(
            self.hand[:],
            self.pile,
            self.drawn_count,
            self.discard_count,
            self.discarded_low,
            self.discarded_high,
            self.yellow_storms,
            self.orange_storms,
            self.shown_monsters,
            self.found_count,
            self.stopped,
        )

    def pile_size(self) -> i64:
        size: i64 = len(self.pile)
        return size - self.drawn_count

    def limit(self) -> i64:
        """The hand limit; a yellow storm lowers it (TQ-24)."""
        return STORMY_LIMIT if self.yellow_storms else HAND_LIMIT

    def gain(self, card: Card) -> None:
        """Add a card to the hand in sorted order."""
        place: i64 = len(self.hand)
        self.hand = append(self.hand, card)
        while place > 0 and self.hand[place - 1] > card:
            self.hand[place] = self.hand[place - 1]
            place -= 1
        self.hand[place] = card

    def lose(self, card: Card) -> None:
        """Remove a card from the hand."""
        self.hand = remove(self.hand, card)

    def discard(self, card: Card) -> None:
        """Discard a hand card face down (TQ-19)."""
        self.hand = remove(self.hand, card)
        self.add_discard(card)

    def add_discard(self, card: Card) -> None:
        """Add a card to the seat's discards. Their order does not matter, so bits and counts store them."""
        self.discard_count += 1
        if card <= LOW_ISLANDS:
            self.discarded_low |= bit(card - 1)
        elif card <= ISLANDS:
            self.discarded_high |= bit(card - LOW_ISLANDS - 1)
        else:
            self.discarded_high += bit(FIRST_COUNT + 4 * (card - FINISH))

    def discarded_cards(self) -> vec[i64]:
        """The discarded cards in ascending order; hidden from all players while the game runs (TQ-19)."""
        cards = vec[i64](capacity=32)
        card: i64 = 1
        while card < ROCKS:
            count = self.discarded_copies(card)
            while count > 0:
                cards = append(cards, card)
                count -= 1
            card += 1
        return cards

    def discarded_copies(self, card: Card) -> i64:
        """How many copies of a card the seat has discarded."""
        if card <= LOW_ISLANDS:
            return (self.discarded_low >> (card - 1)) & 1
        if card <= ISLANDS:
            return (self.discarded_high >> (card - LOW_ISLANDS - 1)) & 1
        return (self.discarded_high >> (FIRST_COUNT + 4 * (card - FINISH))) & 15

    def discardable_count(self) -> i64:
        """How many hand cards may be discarded: all except monsters (TQ-A6)."""
        count: i64 = len(self.hand)
        return count - self.monsters()

    def monsters(self) -> i64:
        count: i64 = 0
        for card in self.hand:
            if card == MONSTER:
                count += 1
        return count

    def islands(self) -> i64:
        count: i64 = 0
        for card in self.hand:
            if card < FINISH:
                count += 1
        return count


@final
class StartOffers:
    """The state of a Start: the cards that each seat offers, owes and has named so far (TQ-14, TQ-A7)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("round", "offers", "owed", "last_named", "unseen_given")

    def __init__(
        self, round: i64, offers: vec[i64], owed: vec[i64], last_named: vec[i64], unseen_given: vec[i64]
    ) -> None:
        self.round: i64 = round
        self.offers: vec[i64] = offers  # NO_OFFER until a seat offers in this round
        self.owed: vec[i64] = owed
        self.last_named: vec[i64] = last_named  # a seat names its cards in ascending order (TQ-R5)
        self.unseen_given: vec[i64] = unseen_given  # unseen cards given from the pile so far (TQ-24)

    def copy(self) -> StartOffers:
        return StartOffers(self.round, self.offers[:], self.owed[:], self.last_named[:], self.unseen_given[:])


@final
class Duel:
    """The parts that only a duel has: the common pile, the open row and the owner of each cell (TQ-H6)."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "pile",
        "drawn_count",
        "open_row",
        "cell_owners",
        "first_player",
    )

    def __init__(
        self, pile: vec[i64], drawn_count: i64, open_row: vec[i64], cell_owners: vec[i64], first_player: Seat
    ) -> None:
        self.pile: vec[i64] = pile
        self.drawn_count: i64 = drawn_count
        self.open_row: vec[i64] = open_row
        self.cell_owners: vec[i64] = cell_owners
        self.first_player: Seat = first_player

    def copy(self) -> Duel:
        return Duel(self.pile, self.drawn_count, self.open_row[:], self.cell_owners[:], self.first_player)


@final
class State:
    """The whole table. Copies share the parts that never change after the deal."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "terms",
        "island_sides",
        "removed_cards",
        "exploration_deck",
        "grid",
        "gone_cards",
        "players",
        "dice",
        "agenda",
        "active_seat",
        "start_seat",
        "night_cells",
        "rocks_row",
        "purple_counts",
        "compasses",
        "compass_supply",
        "explored_count",
        "border_cells",
        "arch_open",
        "finish_refused",
        "result",
        "start_offers",
        "duel",
    )

    def __init__(
        self,
        terms: Terms,
        island_sides: vec[i64],
        removed_cards: vec[i64],
        exploration_deck: vec[i64],
        grid: vec[i64],
        gone_cards: vec[i64],
        players: list[Player],
        dice: Dice,
        agenda: list[Step[State]],
        active_seat: Seat,
        start_seat: Seat,
        night_cells: i64,
        rocks_row: i64,
        purple_counts: i64,
        compasses: i64,
        compass_supply: i64,
        explored_count: i64,
        border_cells: i64,
        arch_open: bool,
        finish_refused: bool,
        result: i64,
        start_offers: StartOffers | None,
        duel: Duel | None,
    ) -> None:
        self.terms = terms
        self.layout: Layout = terms.layout
        self.island_sides: vec[i64] = island_sides  # 1 for an island dealt with its night side up (TQ-H5)
        self.removed_cards: vec[i64] = removed_cards  # removed unseen before the deal (TQ-25)
        self.exploration_deck: vec[i64] = exploration_deck  # the exploration deck (TQ-H4)
        self.grid: vec[i64] = grid
        self.gone_cards: vec[i64] = gone_cards  # left the game in the open
        self.players = players
        self.dice = dice
        self.agenda = agenda
        self.active_seat: Seat = active_seat
        self.start_seat: Seat = start_seat  # the seat that played the Start; NO_STARTER before
        self.night_cells: i64 = night_cells  # one bit per cell whose card shows night
        self.rocks_row: i64 = rocks_row  # the row of the dangerous rocks
        self.purple_counts: i64 = purple_counts  # four bits per row: its purple storms
        self.compasses: i64 = compasses
        self.compass_supply: i64 = compass_supply
        self.explored_count: i64 = explored_count  # cards taken from the exploration deck
        self.border_cells: i64 = border_cells  # one bit per cell that still has a border card
        self.arch_open = arch_open  # whether islands may go to the arch (TQ-H3)
        self.finish_refused = finish_refused  # whether a Finish failed this turn (TQ-A30)
        self.result: i64 = result
        self.start_offers = start_offers
        self.duel = duel

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def copy(self) -> State:
        bargain, duel = self.start_offers, self.duel
        return State(
            self.terms,
            self.island_sides,
            self.removed_cards,
            self.exploration_deck,
            self.grid[:],
            self.gone_cards[:],
            [player.copy() for player in self.players],
            self.dice.copy(),
            self.agenda[:],
            self.active_seat,
            self.start_seat,
            self.night_cells,
            self.rocks_row,
            self.purple_counts,
            self.compasses,
            self.compass_supply,
            self.explored_count,
            self.border_cells,
            self.arch_open,
            self.finish_refused,
            self.result,
            None if bargain is None else bargain.copy(),
            None if duel is None else duel.copy(),
        )

    def player(self) -> Player:
        """The active player."""
        return self.players[self.active_seat]

    def is_start_played(self) -> bool:
        return self.start_seat != NO_STARTER

    def remove_from_game(self, card: Card) -> None:
        """Remove a card from the game."""
        self.gone_cards = append(self.gone_cards, card)

    def empty_cells(self) -> i64:
        count: i64 = 0
        for card in self.grid:
            if card == NO_CARD:
                count += 1
        return count

    def row_has_room(self, row: i64) -> bool:
        """Whether a row still has an empty cell."""
        cell: i64 = 0
        while cell < self.layout.cells:
            if self.layout.row_of[cell] == row and self.grid[cell] == NO_CARD:
                return True
            cell += 1
        return False

    def full_rows(self) -> i64:
        count: i64 = 0
        row: i64 = 0
        while row < self.layout.rows:
            if not self.row_has_room(row):
                count += 1
            row += 1
        return count

    def purple_storms(self, row: i64) -> i64:
        """How many purple storms block a row (TQ-A25)."""
        return (self.purple_counts >> (4 * row)) & 15
