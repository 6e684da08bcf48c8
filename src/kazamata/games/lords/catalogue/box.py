"""A box: all components that a table plays with (H1 to H3). Owners may complete the standard box."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kazamata.games.lords.catalogue.adventurers import ADVENTURERS, Adventurer
from kazamata.games.lords.catalogue.creatures import CREATURES, Creature
from kazamata.games.lords.catalogue.rooms import ROOMS, Room
from kazamata.games.lords.catalogue.specials import SPECIALS, Special
from kazamata.games.lords.catalogue.spells import SPELLS, Spell
from kazamata.games.lords.catalogue.traps import TRAPS, Trap


@final
class Box:
    """The rows of every kind. Locations, titles and boards belong to the rules."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "key",
        "adventurers",
        "creatures",
        "traps",
        "spells",
        "rooms",
        "specials",
    )

    def __init__(
        self,
        key: str,
        adventurers: tuple[Adventurer, ...],
        creatures: tuple[Creature, ...],
        traps: tuple[Trap, ...],
        spells: tuple[Spell, ...],
        rooms: tuple[Room, ...],
        specials: tuple[Special, ...],
    ) -> None:
        self.key = key
        self.adventurers = adventurers
        self.creatures = creatures
        self.traps = traps
        self.spells = spells
        self.rooms = rooms
        self.specials = specials


STANDARD: Final = Box("standard", ADVENTURERS, CREATURES, TRAPS, SPELLS, ROOMS, SPECIALS)

_BOXES: Final[dict[str, Box]] = {STANDARD.key: STANDARD}


def register(box: Box) -> None:
    """Register a box under its key, so that tables can be dealt from it."""
    _BOXES[box.key] = box


def is_known(key: str) -> bool:
    return key in _BOXES


def box_of(key: str) -> Box:
    """The box with this key. Raises a `ValueError` if it is not registered."""
    if key not in _BOXES:
        raise ValueError(f"no box of components is called {key!r}; load its file first")
    return _BOXES[key]
