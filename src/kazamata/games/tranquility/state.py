"""A position of Tranquility: everything on the table, seen or unseen."""

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

WORD: Final = 60
"""The first islands of a discard pile are bits of one number, the others of a second."""
FIRST_COUNT: Final = ISLANDS - WORD
"""Where the second number counts the cards that are no islands, four bits a kind."""

RUNNING: Final = 0
WON: Final = 1
STUCK: Final = 2
GRID_FULL: Final = 3
BOTH_STOPPED: Final = 4
CAUSES: Final = ("", "won", "stuck", "grid_full", "both_stopped")


@final
class Player:
    """What lies before one seat. The pile never changes: `drawn` counts the cards taken from its top.

    The hand is kept in ascending order, so that equal hands are equal.
    """

    __match_args__: ClassVar[tuple[str, ...]] = (
        "hand",
        "pile",
        "drawn",
        "discards",
        "low",
        "high",
        "yellow",
        "orange",
        "shown",
        "found",
        "stopped",
    )

    def __init__(
        self,
        hand: vec[i64],
        pile: vec[i64],
        drawn: i64,
        discards: i64,
        low: i64,
        high: i64,
        yellow: i64,
        orange: i64,
        shown: i64,
        found: i64,
        stopped: bool,
    ) -> None:
        self.hand: vec[i64] = hand
        self.pile: vec[i64] = pile
        self.drawn: i64 = drawn
        self.discards: i64 = discards  # how many; which ones is told by the bits of `low` and `high`
        self.low: i64 = low
        self.high: i64 = high
        self.yellow: i64 = yellow
        self.orange: i64 = orange
        self.shown: i64 = shown  # monsters in hand that everybody has seen (TQ-A30)
        self.found: i64 = found  # explored cards taken into the hand and not played since (TQ-H4)
        self.stopped = stopped

    def copy(self) -> Player:
        return Player(
            self.hand[:],
            self.pile,
            self.drawn,
            self.discards,
            self.low,
            self.high,
            self.yellow,
            self.orange,
            self.shown,
            self.found,
            self.stopped,
        )

    def pile_size(self) -> i64:
        size: i64 = len(self.pile)
        return size - self.drawn

    def limit(self) -> i64:
        """A yellow storm lowers the hand limit (TQ-24)."""
        return STORMY_LIMIT if self.yellow else HAND_LIMIT

    def gain(self, card: Card) -> None:
        """Take a card into the hand, in order."""
        place: i64 = len(self.hand)
        self.hand = append(self.hand, card)
        while place > 0 and self.hand[place - 1] > card:
            self.hand[place] = self.hand[place - 1]
            place -= 1
        self.hand[place] = card

    def lose(self, card: Card) -> None:
        """Take a card out of the hand."""
        self.hand = remove(self.hand, card)

    def discard(self, card: Card) -> None:
        """Lay a hand card face down on the own discards (TQ-19)."""
        self.hand = remove(self.hand, card)
        self.bury(card)

    def bury(self, card: Card) -> None:
        """Lay a card onto the own discards. Nobody asks for their order, so bits and counts hold them."""
        self.discards += 1
        if card <= WORD:
            self.low |= bit(card - 1)
        elif card <= ISLANDS:
            self.high |= bit(card - WORD - 1)
        else:
            self.high += bit(FIRST_COUNT + 4 * (card - FINISH))

    def discarded(self) -> vec[i64]:
        """The discarded cards in ascending order; nobody may look while the game runs (TQ-19)."""
        cards = vec[i64](capacity=32)
        card: i64 = 1
        while card < ROCKS:
            count = self.buried(card)
            while count > 0:
                cards = append(cards, card)
                count -= 1
            card += 1
        return cards

    def buried(self, card: Card) -> i64:
        """How many copies of a card lie on the own discards."""
        if card <= WORD:
            return (self.low >> (card - 1)) & 1
        if card <= ISLANDS:
            return (self.high >> (card - WORD - 1)) & 1
        return (self.high >> (FIRST_COUNT + 4 * (card - FINISH))) & 15

    def discardables(self) -> i64:
        """How many hand cards may be discarded: all but monsters (TQ-A6)."""
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
class Bargain:
    """The eight cards of the Start: what each seat offers, owes and has named so far (TQ-14, TQ-A7)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("round", "offers", "owed", "floors", "unseen")

    def __init__(
        self, round: i64, offers: vec[i64], owed: vec[i64], floors: vec[i64], unseen: vec[i64]
    ) -> None:
        self.round: i64 = round
        self.offers: vec[i64] = offers  # NO_OFFER while a seat has not spoken in this round
        self.owed: vec[i64] = owed
        self.floors: vec[i64] = floors  # cards are named in ascending order (TQ-R5)
        self.unseen: vec[i64] = unseen  # unseen cards of the pile given so far (TQ-24)

    def copy(self) -> Bargain:
        return Bargain(self.round, self.offers[:], self.owed[:], self.floors[:], self.unseen[:])


@final
class Duel:
    """What only the duel has: the common pile, the open row and the owner of each cell (TQ-H6)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("pile", "drawn", "open", "owners", "first")

    def __init__(self, pile: vec[i64], drawn: i64, open: vec[i64], owners: vec[i64], first: Seat) -> None:
        self.pile: vec[i64] = pile
        self.drawn: i64 = drawn
        self.open: vec[i64] = open
        self.owners: vec[i64] = owners
        self.first: Seat = first

    def copy(self) -> Duel:
        return Duel(self.pile, self.drawn, self.open[:], self.owners[:], self.first)


@final
class State:
    """The whole table. What the deal has fixed for good is shared between copies."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "terms", "sides", "removed", "deck", "grid", "gone", "players", "dice", "road", "active", "starter",
        "night", "rocks", "purple", "compasses", "supply", "explored", "borders", "opened", "barred",
        "result", "bargain", "duel",
    )  # fmt: skip

    def __init__(
        self,
        terms: Terms,
        sides: vec[i64],
        removed: vec[i64],
        deck: vec[i64],
        grid: vec[i64],
        gone: vec[i64],
        players: list[Player],
        dice: Dice,
        road: list[Step[State]],
        active: Seat,
        starter: Seat,
        night: i64,
        rocks: i64,
        purple: i64,
        compasses: i64,
        supply: i64,
        explored: i64,
        borders: i64,
        opened: bool,
        barred: bool,
        result: i64,
        bargain: Bargain | None,
        duel: Duel | None,
    ) -> None:
        self.terms = terms
        self.layout: Layout = terms.layout
        self.sides: vec[i64] = sides  # 1 where an island was dealt with its night side up (TQ-H5)
        self.removed: vec[i64] = removed  # taken out unseen before the deal (TQ-25)
        self.deck: vec[i64] = deck  # the exploration deck (TQ-H4)
        self.grid: vec[i64] = grid
        self.gone: vec[i64] = gone  # left the game for all to see
        self.players = players
        self.dice = dice
        self.road = road
        self.active: Seat = active
        self.starter: Seat = starter  # who played the Start; NO_STARTER before
        self.night: i64 = night  # one bit a cell whose card shows night
        self.rocks: i64 = rocks  # the row of the dangerous rocks
        self.purple: i64 = purple  # four bits a row: how many purple storms lie there
        self.compasses: i64 = compasses
        self.supply: i64 = supply
        self.explored: i64 = explored  # cards taken from the exploration deck
        self.borders: i64 = borders  # one bit a cell that still carries a border card
        self.opened = opened  # whether the arch may be entered (TQ-H3)
        self.barred = barred  # whether a Finish was refused this turn (TQ-A30)
        self.result: i64 = result
        self.bargain = bargain
        self.duel = duel

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def copy(self) -> State:
        bargain, duel = self.bargain, self.duel
        return State(
            self.terms,
            self.sides,
            self.removed,
            self.deck,
            self.grid[:],
            self.gone[:],
            [player.copy() for player in self.players],
            self.dice.copy(),
            self.road[:],
            self.active,
            self.starter,
            self.night,
            self.rocks,
            self.purple,
            self.compasses,
            self.supply,
            self.explored,
            self.borders,
            self.opened,
            self.barred,
            self.result,
            None if bargain is None else bargain.copy(),
            None if duel is None else duel.copy(),
        )

    def player(self) -> Player:
        """The active player."""
        return self.players[self.active]

    def started(self) -> bool:
        return self.starter != NO_STARTER

    def leave(self, card: Card) -> None:
        """A card leaves the game."""
        self.gone = append(self.gone, card)

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
        return (self.purple >> (4 * row)) & 15
