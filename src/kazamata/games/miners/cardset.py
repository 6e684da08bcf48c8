"""A set of cards as data: the house set, or a set that an owner of the box entered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kazamata.games.miners.effects import NO_MODIFIER, Effect

LEVELS: Final = 4
DEEP: Final = 4
"""The level whose cards are all identical (IM-D1)."""

DECK_SIZES: Final = (36, 43, 43, 14)
EVENT_COUNT: Final = 18
ROUNDS: Final = 10
BOARDS: Final = 3
MAX_KINDS: Final = 136
MAX_SPACES: Final = 15

IMMEDIATE: Final = 0
THIS_ROUND: Final = 1
END_OF_ROUND: Final = 2
EVENT_TYPES: Final = ("immediate", "this-round", "end-of-round")


@dataclass(frozen=True)
class MineCard:
    """A mine card. Its half-carts are six signs, `#` full and `.` empty, in the order of the six sides."""

    key: str
    level: int
    cost: int
    factions: tuple[int, ...]
    carts: str
    effects: tuple[Effect, ...]
    copies: int = 1


@dataclass(frozen=True)
class EventCard:
    """An event: an effect, or for `THIS_ROUND` a modifier with its strength."""

    key: str
    type: int
    effect: Effect | None = None
    modifier: int = NO_MODIFIER
    strength: int = 0


@dataclass(frozen=True)
class Track:
    """One side of a progress board: the effects of its spaces, from the first above the lowest to the top."""

    key: str
    spaces: tuple[Effect, ...]


@dataclass(frozen=True)
class CardSet:
    """A whole set; `names` holds the texts of a set loaded from a file (language, then key)."""

    key: str
    cards: tuple[MineCard, ...]
    events: tuple[EventCard, ...]
    tracks: tuple[Track, ...]
    names: dict[str, dict[str, str]]


def halves(carts: str) -> int:
    """The half-carts of a card as six bits."""
    mask = 0
    for place, sign in enumerate(carts):
        if sign == "#":
            mask += 2**place
    return mask
