"""All games by their short names; a game is imported on first use."""

from __future__ import annotations

import copyreg
from functools import cache
from importlib import import_module
from typing import Any, Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.rules import Rules
from kazamata.plugins import game_module, package_folders

AnyRules: TypeAlias = Rules[Any, Any]
"""Any game, through the seven verbs only."""

_FIRST: Final = ("tranquility", "miners", "lords")
"""The order of the built-in games, from the easiest to the richest; other games follow by name."""


def _found() -> tuple[str, ...]:
    packages = (path for folder in package_folders("games") for path in folder.iterdir())
    names = {path.name for path in packages if path.joinpath("rules.py").is_file()}
    return (*(name for name in _FIRST if name in names), *sorted(names.difference(_FIRST)))


GAME_NAMES: Final = _found()


@cache
def rules(name: str) -> AnyRules:
    """The rules of a game, `NAME` in `games/name/rules.py`; `KeyError` lists the games if it is unknown."""
    if name not in GAME_NAMES or game_module("games", name) is None:
        raise KeyError(f"no game is called {name!r}; there are: {', '.join(GAME_NAMES)}")
    game = getattr(import_module(f"kazamata.games.{name}.rules"), name.upper())
    assert isinstance(game, Rules)
    for shape in (*game.state_classes, *game.step_classes, *_view_classes(name)):
        copyreg.pickle(shape, _parts)
    return game


def _view_classes(name: str) -> list[type[object]]:
    """The classes of a game's views."""
    found = vars(import_module(f"kazamata.games.{name}.view")) if game_module("games", f"{name}.view") else {}
    return [shape for shape in found.values() if isinstance(shape, type) and hasattr(shape, "__match_args__")]


def _parts(thing: Any) -> tuple[type[Any], tuple[Any, ...]]:
    """Tell pickle how to rebuild a part of a position or view; compiled classes do not do this themselves."""
    return type(thing), tuple(getattr(thing, name) for name in thing.__match_args__)


def _row(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


def _numbers(row: Any) -> tuple[Any, tuple[list[int]]]:
    return _row, (list(row),)


copyreg.pickle(type(vec[i64]()), _numbers)
