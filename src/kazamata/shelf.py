"""The shelf: every game by its short name, taken down when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final, TypeAlias

from kazamata.core.rules import Rules

AnyRules: TypeAlias = Rules[Any, Any]
"""A game of which only the seven verbs are known."""

_HOMES: Final = {
    "tranquility": ("kazamata.games.tranquility.rules", "TRANQUILITY"),
    "miners": ("kazamata.games.miners.rules", "MINERS"),
    "lords": ("kazamata.games.lords.rules", "LORDS"),
}

NAMES: Final = tuple(_HOMES)


@cache
def rules(name: str) -> AnyRules:
    """The rules of a game; a `KeyError` that lists the known names if there is none."""
    if name not in _HOMES:
        raise KeyError(f"no game is called {name!r}; there are: {', '.join(NAMES)}")
    module, attribute = _HOMES[name]
    game = getattr(import_module(module), attribute)
    assert isinstance(game, Rules)
    return game
