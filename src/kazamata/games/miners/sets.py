"""The sets of cards for tables: the house set and sets from files."""

from __future__ import annotations

from typing import Final

from kazamata.games.miners.cards.house import HOUSE_SET
from kazamata.games.miners.cardset import CardSet
from kazamata.games.miners.program import Program

HOUSE: Final = "house"

_PROGRAMS: Final[dict[str, Program]] = {HOUSE: Program(HOUSE_SET)}


def register(cards: CardSet) -> str:
    """Register a checked set, so that a setup can name its key; returns the key."""
    known = _PROGRAMS.get(cards.key)
    if known is None:
        _PROGRAMS[cards.key] = Program(cards)
    elif known.cards != cards:
        raise ValueError(f"another set is already called {cards.key!r}")
    return cards.key


def is_known(key: str) -> bool:
    return key in _PROGRAMS


def program_of(key: str) -> Program:
    """The compiled set of a key."""
    return _PROGRAMS[key]


def cards_of(key: str) -> CardSet:
    return _PROGRAMS[key].cards
