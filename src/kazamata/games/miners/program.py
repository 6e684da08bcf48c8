"""Card effects compiled to numbers, which the interpreter in `steps.resolve` reads (IM-28)."""

from __future__ import annotations

from typing import Final, assert_never, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.games.miners import effects as words
from kazamata.games.miners.cardset import BOARDS, CardSet, halves
from kazamata.games.miners.effects import Effect, Leaf

# ---------------------------------------------------------------- the operations
END: Final = 0
GAIN_COINS: Final = 1
GAIN_POINTS: Final = 2
DRAW: Final = 3
DRAW_LEVEL: Final = 4
DRAW_FACTION: Final = 5
DRAW_DEEP: Final = 6
ADVANCE: Final = 7
MACHINERY: Final = 8
COLLAPSE: Final = 9
COLLAPSE_OTHER: Final = 10
CLEAR: Final = 11
CART: Final = 12
DISMANTLE: Final = 13
DISCARD: Final = 14
BUY: Final = 15
DISCOUNT: Final = 16
ACTIVATE: Final = 17
SURFACE: Final = 18
SPECIAL: Final = 19
IF: Final = 20
PAY: Final = 21
EITHER: Final = 22
BRANCH: Final = 23
JUMP: Final = 24

# ---------------------------------------------------------------- an operation is seven numbers
OP_SIZE: Final = 7
AMOUNT: Final = 1
ARGUMENT: Final = 2
MEASURE: Final = 3
EACH: Final = 4
MOST: Final = 5
JUMP_TO: Final = 6

NO_EFFECT: Final = -1

TRACK_SIZE: Final = 16
"""The number of entries per track in `Program.space_effects`, including its lowest space."""


@final
class Program:
    """All effects of a set as one code, and the numbers of its cards, events and tracks."""

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards
        self.code: vec[i64] = vec[i64](capacity=8192)
        self.level: vec[i64] = vec[i64]()
        self.cost: vec[i64] = vec[i64]()
        self.factions: vec[i64] = vec[i64]()  # one bit per faction
        self.halves: vec[i64] = vec[i64]()  # one bit per full half-cart
        self.copies: vec[i64] = vec[i64]()
        self.first_effect: vec[i64] = vec[i64]()
        self.second_effect: vec[i64] = vec[i64]()
        self.deep_card: i64 = -1  # the card of level IV
        self.event_type: vec[i64] = vec[i64]()
        self.event_effect: vec[i64] = vec[i64]()
        self.modifier: vec[i64] = vec[i64]()
        self.strength: vec[i64] = vec[i64]()
        self.top_space: vec[i64] = vec[i64]()  # the number of each track's top space
        self.space_effects: vec[i64] = vec[i64]()  # of all tracks; the lowest space pays nothing (IM-A7)
        self.surface_effects: vec[i64] = vec[i64]()
        self.branches: dict[int, tuple[Effect, ...]] = {}  # the choices at an address, for the texts
        self._read_cards()
        self._read_events()
        self._read_tracks()
        for effect in SURFACE_EFFECTS:
            self.surface_effects = append(self.surface_effects, self._effect(effect))

    def choices_at(self, place: int) -> tuple[Effect, ...]:
        """The branches of the choice at an address of the code."""
        return self.branches[place]

    def _read_cards(self) -> None:
        kind: i64 = 0
        for card in self.cards.cards:
            mask = 0
            for faction in card.factions:
                mask |= 2**faction
            self.level = append(self.level, card.level)
            self.cost = append(self.cost, card.cost)
            self.factions = append(self.factions, mask)
            self.halves = append(self.halves, halves(card.carts))
            self.copies = append(self.copies, card.copies)
            self.first_effect = append(self.first_effect, self._effect(card.effects[0]))
            second = self._effect(card.effects[1]) if len(card.effects) > 1 else NO_EFFECT
            self.second_effect = append(self.second_effect, second)
            if card.level == 4:
                self.deep_card = kind
            kind += 1

    def _read_events(self) -> None:
        for event in self.cards.events:
            self.event_type = append(self.event_type, event.type)
            place = NO_EFFECT if event.effect is None else self._effect(event.effect)
            self.event_effect = append(self.event_effect, place)
            self.modifier = append(self.modifier, event.modifier)
            self.strength = append(self.strength, event.strength)

    def _read_tracks(self) -> None:
        for track in self.cards.tracks:
            self.top_space = append(self.top_space, len(track.spaces))
            self.space_effects = append(self.space_effects, NO_EFFECT)
            for space in track.spaces:
                self.space_effects = append(self.space_effects, self._effect(space))
            while len(self.space_effects) % TRACK_SIZE != 0:
                self.space_effects = append(self.space_effects, NO_EFFECT)

    def _effect(self, effect: Effect) -> int:
        """Append an effect to the code; returns its address."""
        begin: i64 = len(self.code)
        self._write(effect)
        self._put(END, 0, 0)
        return begin

    def _put(self, op: int, n: int, arg: int, measure: int = 0, each: int = 1, most: int = 0) -> int:
        place = len(self.code)
        for number in (op, n, arg, measure, each, most, 0):
            self.code = append(self.code, number)
        return place

    def _aim(self, place: int) -> None:
        """Make the operation at an address jump to the current end."""
        goal: i64 = len(self.code)
        self.code[place + JUMP_TO] = goal

    def _leaf(self, leaf: Leaf, measure: int, each: int, most: int) -> None:
        if isinstance(leaf, words.GainCoins):
            self._put(GAIN_COINS, leaf.n, 0, measure, each, most)
        elif isinstance(leaf, words.GainPoints):
            self._put(GAIN_POINTS, leaf.n, 0, measure, each, most)
        elif isinstance(leaf, words.Draw):
            self._put(DRAW, leaf.n, 0, measure, each, most)
        elif isinstance(leaf, words.Advance):
            self._put(ADVANCE, leaf.n, 0, measure, each, most)
        elif isinstance(leaf, words.PlaceMachinery):
            self._put(MACHINERY, leaf.n, leaf.where, measure, each, most)
        else:
            assert_never(leaf)

    def _counted(self, op: int, n: int, arg: int, each: Leaf | None, most: int = 0) -> None:
        """Append an operation that counts its results, and the effect for each result."""
        self._put(op, n, arg, 0, 1, most)
        if each is not None:
            self._leaf(each, words.COUNTED, 1, 0)

    def _write(self, effect: Effect) -> None:
        if isinstance(
            effect, (words.GainCoins, words.GainPoints, words.Draw, words.Advance, words.PlaceMachinery)
        ):
            self._leaf(effect, words.FIXED, 1, 0)
        elif isinstance(effect, words.Per):
            self._leaf(effect.gain, effect.measure, effect.each, effect.most)
        elif isinstance(effect, words.DrawLevel):
            self._put(DRAW_LEVEL, effect.n, effect.level)
        elif isinstance(effect, words.DrawFaction):
            self._put(DRAW_FACTION, 1, effect.faction)
        elif isinstance(effect, words.DrawDeep):
            self._put(DRAW_DEEP, effect.n, 0)
        elif isinstance(effect, words.Collapse):
            self._put(COLLAPSE, 1, 0)
        elif isinstance(effect, words.Discount):
            self._put(DISCOUNT, effect.n, 0)
        elif isinstance(effect, words.Activate):
            self._put(ACTIVATE, 1, effect.target)
        elif isinstance(effect, words.UseSurface):
            self._put(SURFACE, 1, 0)
        elif isinstance(effect, words.Special):
            self._put(SPECIAL, 1, words.SPECIALS.index(effect.key))
        elif isinstance(effect, words.CollapseOther):
            self._counted(COLLAPSE_OTHER, effect.n, 0, effect.each)
        elif isinstance(effect, words.Clear):
            self._counted(CLEAR, effect.n, 0, effect.each)
        elif isinstance(effect, words.PlaceCart):
            self._counted(CART, effect.n, 0, effect.each)
        elif isinstance(effect, words.Dismantle):
            self._counted(DISMANTLE, 0, 0, effect.each)
        elif isinstance(effect, words.Discard):
            self._counted(DISCARD, effect.n, 0, effect.each)
        elif isinstance(effect, words.Buy):
            self._counted(BUY, effect.price, 0, effect.each, effect.most)
        else:
            self._write_compound(effect)

    def _write_compound(self, effect: words.If | words.Pay | words.Either | words.Seq) -> None:
        if isinstance(effect, words.Seq):
            for part in effect.parts:
                self._write(part)
        elif isinstance(effect, words.Pay):
            place = self._put(PAY, effect.price, 1 if effect.scots else 0)
            self._write(effect.then)
            self._aim(place)
        elif isinstance(effect, words.If):
            self._write_if(effect)
        elif isinstance(effect, words.Either):
            self._write_either(effect)
        else:
            assert_never(effect)

    def _write_if(self, effect: words.If) -> None:
        place = self._put(IF, effect.least, 0, effect.measure)
        self._write(effect.then)
        if effect.otherwise is None:
            self._aim(place)
            return
        jump = self._put(JUMP, 0, 0)
        self._aim(place)
        self._write(effect.otherwise)
        self._aim(jump)

    def _write_either(self, effect: words.Either) -> None:
        either = self._put(EITHER, len(effect.choices), 0)
        self.branches[either] = effect.choices
        branches = [self._put(BRANCH, 0, 0) for _ in effect.choices]
        jumps: list[int] = []
        for branch, choice in zip(branches, effect.choices, strict=True):
            self._aim(branch)
            self._write(choice)
            jumps.append(self._put(JUMP, 0, 0))
        for jump in jumps:
            self._aim(jump)
        self._aim(either)


SURFACE_EFFECTS: Final[tuple[Effect, ...]] = (
    words.GainCoins(2),
    words.Pay(4, words.Advance(2)),
    words.Pay(8, words.Advance(5)),
    words.Draw(3),
)
"""The effects of the surface board, the same for all colours (IM-27)."""


def space_effect(program: Program, track: i64, space: i64) -> i64:
    """The address of a space's effect; `NO_EFFECT` for the lowest space."""
    return program.space_effects[track * TRACK_SIZE + space]


def track_of(side_up: i64, board: i64) -> i64:
    """The track on the visible side of a board; `side_up` has one bit per board (IM-2)."""
    return 2 * board + ((side_up >> board) & 1)


assert BOARDS * 2 == 6
