"""A position of Imperial Miners. Copies share the parts that never change after the deal."""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from kazamata.core.dice import Dice
from kazamata.core.steps import Step
from kazamata.games.miners.mine import Mine
from kazamata.games.miners.program import Program
from kazamata.games.miners.terms import Terms

Card: TypeAlias = i64
"""A mine card by its kind: its index in the set. Identical cards share one kind (IM-R2)."""

NO_CARD: Final = -1
FORCED: Final = -2
"""The chosen card of a seat that can play none (IM-17)."""
NOT_CHOSEN: Final = -3

NO_BOARD: Final = -1
NO_EVENT: Final = -1
HAND_LIMIT: Final = 8


def insert(cards: vec[i64], card: Card) -> vec[i64]:
    """Add a card to sorted cards."""
    cards = append(cards, card)
    place: i64 = len(cards) - 1
    while place > 0 and cards[place - 1] > card:
        cards[place] = cards[place - 1]
        place -= 1
    cards[place] = card
    return cards


@final
class Player:
    """The cards, tokens and lane of one seat."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "hand",
        "shown_cards",
        "mine",
        "lane",
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
    )

    def __init__(
        self,
        hand: vec[i64],
        shown_cards: vec[i64],
        mine: Mine,
        lane: list[Step[State]],
        coins: i64,
        points: i64,
        marker_board: i64,
        marker_space: i64,
        distance: i64,
        finished_boards: i64,
        discount: i64,
        chosen: Card,
        last_count: i64,
        on_top_space: i64,
        first_board: i64,
    ) -> None:
        self.hand: vec[i64] = hand  # sorted
        self.shown_cards: vec[i64] = (
            shown_cards  # hand cards that all players have seen, found by a faction draw (IM-A10)
        )
        self.mine = mine
        self.lane = lane
        self.coins: i64 = coins
        self.points: i64 = points
        self.marker_board: i64 = marker_board  # the board of the marker; NO_BOARD off the boards
        self.marker_space: i64 = marker_space  # steps above the lowest space (IM-A23)
        self.distance: i64 = distance
        self.finished_boards: i64 = finished_boards  # boards completed
        self.discount: i64 = discount  # for the next card played (IM-A27)
        self.chosen: Card = chosen  # face down until all have chosen (IM-16)
        self.last_count: i64 = last_count  # the result of the last counting effect
        self.on_top_space: i64 = on_top_space  # 1 while the marker is still on a top space (IM-A21)
        self.first_board: i64 = first_board  # the first board entered, for the reports; NO_BOARD before

    def copy(self) -> Player:
        return Player(
            self.hand[:],
            self.shown_cards[:],
            self.mine.copy(),
            self.lane[:],
            self.coins,
            self.points,
            self.marker_board,
            self.marker_space,
            self.distance,
            self.finished_boards,
            self.discount,
            self.chosen,
            self.last_count,
            self.on_top_space,
            self.first_board,
        )

    def gain(self, card: Card) -> None:
        self.hand = insert(self.hand, card)

    def lose(self, card: Card) -> None:
        """Remove a card from the hand."""
        self.hand = remove(self.hand, card)
        if card in self.shown_cards:
            self.shown_cards = remove(self.shown_cards, card)


@final
class State:
    """A table: decks, events, boards and players. A deck's top card is at index `deck_sizes` - 1."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "terms",
        "board_sides",
        "event_deck",
        "decks",
        "deck_sizes",
        "discard_piles",
        "deep_left",
        "deep_discards",
        "deep_made",
        "players",
        "dice",
        "agenda",
        "round",
        "over",
    )

    def __init__(
        self,
        terms: Terms,
        board_sides: i64,
        event_deck: vec[i64],
        decks: list[vec[i64]],
        deck_sizes: vec[i64],
        discard_piles: list[vec[i64]],
        deep_left: i64,
        deep_discards: i64,
        deep_made: i64,
        players: list[Player],
        dice: Dice,
        agenda: list[Step[State]],
        round: i64,
        over: bool,
    ) -> None:
        self.terms = terms
        self.program: Program = terms.program
        self.board_sides: i64 = board_sides  # one bit per board: the visible side (IM-2)
        self.event_deck: vec[i64] = event_deck  # the ten of this game, then the eight unused ones
        self.decks = decks  # levels I to III; the first `deck_sizes` cards remain, the last on top
        self.deck_sizes: vec[i64] = deck_sizes
        self.discard_piles = discard_piles  # the discards of levels I to III
        self.deep_left: i64 = deep_left  # level IV cards in the pile
        self.deep_discards: i64 = deep_discards  # discarded level IV cards
        self.deep_made: i64 = deep_made  # cards added beyond the fourteen (IM-A11)
        self.players = players
        self.dice = dice
        self.agenda = agenda
        self.round: i64 = round  # 1 to 10; 0 before the first
        self.over = over

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def copy(self) -> State:
        piles = self.discard_piles
        decks = self.decks
        return State(
            self.terms,
            self.board_sides,
            self.event_deck,
            [decks[0], decks[1], decks[2]],
            self.deck_sizes[:],
            [piles[0][:], piles[1][:], piles[2][:]],
            self.deep_left,
            self.deep_discards,
            self.deep_made,
            [player.copy() for player in self.players],
            self.dice.copy(),
            self.agenda[:],
            self.round,
            self.over,
        )

    def current_event(self) -> i64:
        """The event of this round; `NO_EVENT` before the first."""
        if self.round == 0:
            return NO_EVENT
        return self.event_deck[self.round - 1]

    def modifier(self, what: i64) -> i64:
        """The strength of a modifier in this round's event; 0 if the event has another (IM-A26)."""
        event = self.current_event()
        if event == NO_EVENT or self.program.modifier[event] != what:
            return 0
        return self.program.strength[event]
