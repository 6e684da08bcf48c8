"""The shelf: every game by its short name, taken down when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final, TypeAlias

from kazamata.core.rules import Rules
from kazamata.rooms import places, room

AnyRules: TypeAlias = Rules[Any, Any]
"""A game of which only the seven verbs are known."""

_FIRST: Final = ("tranquility", "miners", "lords")
"""The order in which our own games stand here, from the easiest to the richest; others follow by name."""


def _found() -> tuple[str, ...]:
    rooms = (path for place in places("games") for path in place.iterdir())
    names = {path.name for path in rooms if path.joinpath("rules.py").is_file()}
    return (*(name for name in _FIRST if name in names), *sorted(names.difference(_FIRST)))


NAMES: Final = _found()


@cache
def rules(name: str) -> AnyRules:
    """The rules of a game, `NAME` in `games/name/rules.py`; a `KeyError` that lists the games if there is none."""
    if name not in NAMES or room("games", name) is None:
        raise KeyError(f"no game is called {name!r}; there are: {', '.join(NAMES)}")
    game = getattr(import_module(f"kazamata.games.{name}.rules"), name.upper())
    assert isinstance(game, Rules)
    return game
