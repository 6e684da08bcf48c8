"""The effects of cards: a closed vocabulary that `program`, `words` and `codec` read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

# ---------------------------------------------------------------- measures (IM-A22, IM-A23)
FIXED: Final = 0
COUNTED: Final = 1  # the result of the previous effect: cards discarded, tokens moved, times bought
FACTION_KINDS: Final = 2
MACHINERY_HERE: Final = 3
MACHINERY: Final = 4
COLLAPSES: Final = 5
FULL_CARTS: Final = 6
CARTS_HERE: Final = 7
CARDS: Final = 8
NEIGHBOURS: Final = 9
SCOTS_CARDS: Final = 10  # and so on, one number per faction
ROW_CARDS: Final = 16  # row I; and so on, one number per row
POSITION: Final = 20
DISTANCE: Final = 21
COINS_HELD: Final = 22
HAND_CARDS: Final = 23
BOARDS_FINISHED: Final = 24
ROWS_DUG: Final = 25
SIDE_BY_SIDE: Final = 26  # cards in the row of this card
COLLAPSE_FREE: Final = 27
# conditions on the position of a card: 1 or 0
BOTH_ABOVE: Final = 28
BETWEEN_TWO: Final = 29
AT_THE_END: Final = 30
NOTHING_BELOW: Final = 31
HALF_CARTS: Final = 32
MEASURES: Final = 33
MEASURE_NAMES: Final = (
    "fixed", "counted", "faction-kinds", "machinery-here", "machinery", "collapses", "full-carts", "carts-here",
    "cards", "neighbours", "scots", "barbarians", "egyptians", "japanese", "atlanteans", "romans", "row-1", "row-2",
    "row-3", "row-4", "position", "distance", "coins", "hand", "boards", "rows", "side-by-side", "collapse-free",
    "both-above", "between-two", "at-the-end", "nothing-below", "half-carts",
)  # fmt: skip

# ---------------------------------------------------------------- targets of machinery
HERE: Final = 0
ANYWHERE: Final = 1
OTHER: Final = 2
PLACES: Final = ("here", "anywhere", "other")

# ---------------------------------------------------------------- targets of a special activation
ANY_CARD: Final = 0
ADJACENT_CARD: Final = 1
ROW_CARD: Final = 1  # + row: 2 to 5
FACTION_CARD: Final = 6  # + faction: 6 to 11
MACHINE_CARD: Final = 12
TARGETS: Final = (
    "any", "adjacent", "row-1", "row-2", "row-3", "row-4",
    "scots", "barbarians", "egyptians", "japanese", "atlanteans", "romans", "with-machinery",
)  # fmt: skip

SPECIALS: Final = ("new_shift", "twin_seams")
"""Special effects, each with its own handler in `steps.resolve`."""


@dataclass(frozen=True)
class GainCoins:
    """Gain coins."""

    n: int


@dataclass(frozen=True)
class GainPoints:
    """Gain victory points."""

    n: int


@dataclass(frozen=True)
class Draw:
    """Draw cards, each from any of the decks I to III (IM-38)."""

    n: int


@dataclass(frozen=True)
class DrawLevel:
    """Draw cards from a named deck (IM-A11)."""

    level: int
    n: int


@dataclass(frozen=True)
class DrawFaction:
    """Search a deck for a card of a faction, or of a faction that the player names (IM-41)."""

    faction: int


@dataclass(frozen=True)
class DrawDeep:
    """Take level IV cards (IM-40)."""

    n: int


@dataclass(frozen=True)
class Advance:
    """Advance up to `n` spaces (IM-42)."""

    n: int


@dataclass(frozen=True)
class PlaceMachinery:
    """Place machinery on this card, on any of the player's cards or on the others (IM-33)."""

    n: int
    where: int = HERE


@dataclass(frozen=True)
class Collapse:
    """Put a collapse token on this card (IM-34)."""


@dataclass(frozen=True)
class CollapseOther:
    """Put collapse tokens on other cards of the player; `each` applies once per token."""

    n: int
    each: Leaf | None = None


@dataclass(frozen=True)
class Clear:
    """Remove up to `n` collapse tokens from the player's cards (IM-R6); `each` applies once per token."""

    n: int
    each: Leaf | None = None


@dataclass(frozen=True)
class PlaceCart:
    """Place cart markers on half-full joints (IM-35); `each` applies once per marker."""

    n: int
    each: Leaf | None = None


@dataclass(frozen=True)
class Dismantle:
    """Remove all machinery from this card; `each` applies once per token (IM-A16)."""

    each: Leaf


@dataclass(frozen=True)
class Discard:
    """Discard up to `n` hand cards; `each` applies once per card."""

    n: int
    each: Leaf


@dataclass(frozen=True)
class Buy:
    """Pay a price up to `most` times; `each` applies once per payment."""

    price: int
    most: int
    each: Leaf


@dataclass(frozen=True)
class Discount:
    """Reduce the cost of the next card (IM-A27)."""

    n: int


@dataclass(frozen=True)
class Activate:
    """Activate another card of the player's mine, without a chain (IM-36)."""

    target: int = ANY_CARD


@dataclass(frozen=True)
class UseSurface:
    """Use one effect of the surface board."""


@dataclass(frozen=True)
class Special:
    """A special effect, by its key."""

    key: str


@dataclass(frozen=True)
class Per:
    """Gain something for each unit of a measure, counted on use; at most `most` times (0: no limit)."""

    measure: int
    gain: Leaf
    each: int = 1
    most: int = 0


@dataclass(frozen=True)
class If:
    """Apply an effect only if a measure reaches a minimum."""

    measure: int
    least: int
    then: Effect
    otherwise: Effect | None = None


@dataclass(frozen=True)
class Pay:
    """Pay a price for an effect; with `scots` the price falls by 1 per Scots card in the mine (IM-50)."""

    price: int
    then: Effect
    scots: bool = False


@dataclass(frozen=True)
class Either:
    """The player chooses one of several effects."""

    choices: tuple[Effect, ...]


@dataclass(frozen=True)
class Seq:
    """Several effects in order."""

    parts: tuple[Effect, ...]


Leaf: TypeAlias = GainCoins | GainPoints | Draw | Advance | PlaceMachinery
"""The effects that `Per` and `each` can multiply."""

Effect: TypeAlias = (
    GainCoins | GainPoints | Draw | DrawLevel | DrawFaction | DrawDeep | Advance | PlaceMachinery | Collapse
    | CollapseOther | Clear | PlaceCart | Dismantle | Discard | Buy | Discount | Activate | UseSurface | Special
    | Per | If | Pay | Either | Seq
)  # fmt: skip
"""All effects."""

SCOTS_DISCOUNT: Final = 1
"""How much cheaper an effect gets with each Scots card, if it says so (IM-50)."""
SURFACE_USES: Final = 1
"""How many effects of the surface board end a turn, without an event (IM-27)."""

# ---------------------------------------------------------------- modifiers of this-round events (IM-A26)
NO_MODIFIER: Final = 0
CHEAPER_CARDS: Final = 1
LONGER_ADVANCES: Final = 2
RICHER_COINS: Final = 3
MORE_SURFACE: Final = 4
LOWER_PRICES: Final = 5
MODIFIERS: Final = (
    "none",
    "cheaper-cards",
    "longer-advances",
    "richer-coins",
    "more-surface",
    "lower-prices",
)


def seq(*parts: Effect) -> Seq:
    return Seq(parts)
