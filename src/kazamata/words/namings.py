"""Who knows the words for a game's numbers: one naming a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final, Protocol

from kazamata.words.catalogue import Catalogue

_HOMES: Final = {
    "tranquility": ("kazamata.words.tranquility", "TranquilityNaming"),
    "miners": ("kazamata.words.miners", "MinersNaming"),
    "lords": ("kazamata.words.lords", "LordsNaming"),
}


class Naming(Protocol):
    """Turns the numbers of one game's options, events and refusals into words."""

    def card(self, catalogue: Catalogue, card: int) -> str:
        """The name of a card."""
        ...

    def option(
        self, catalogue: Catalogue, kind_name: str, option: int, view: Any, names: Sequence[str] = ()
    ) -> str:
        """The text of one option of a question; `names` are the players' names by seat."""
        ...

    def progress(self, catalogue: Catalogue, kind_name: str, view: Any) -> str:
        """What a question does not say by itself: how many cards are still to choose, or nothing."""
        ...

    def event_value(self, catalogue: Catalogue, event_name: str, field: str, value: int) -> str | int:
        """A field of an event as its message takes it; seats have been named already."""
        ...

    def refusal_value(self, catalogue: Catalogue, field: str, value: int) -> str | int:
        """A value of a refusal as its message takes it; seats have been named already."""
        ...


_BY_SET: Final = frozenset({"miners", "lords"})
"""Games whose cards are named, or their numbers told, by the set that they come from."""


@cache
def naming(game: str, set_key: str = "") -> Naming:
    """The naming of a game, with another set of cards if its tables take one; a `KeyError` if there is none."""
    if game not in _HOMES:
        raise KeyError(f"nobody names the things of {game!r}; there are: {', '.join(_HOMES)}")
    module, attribute = _HOMES[game]
    made = getattr(import_module(module), attribute)
    named: Naming = made(set_key) if set_key and game in _BY_SET else made()
    return named
