"""Finds the packages of a game by its name.

A game called `pebbles` has its rules in `games/pebbles` and its words in `words/pebbles`. It may also have
bots in `bots/pebbles`, a terminal board in `cli/boards/pebbles` and a rulebook in `rulebook/pebbles`. They
lie in this package, or in a folder of the same layout that the environment variable KAZAMATA_PLUGINS names.
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final

PLUGINS_VARIABLE: Final = "KAZAMATA_PLUGINS"
"""The environment variable that names plugin folders, separated as in PATH."""

_HOME: Final = Path(__file__).parent


@cache
def plugin_folders() -> tuple[Path, ...]:
    """This package and the plugin folders."""
    named = os.environ.get(PLUGINS_VARIABLE, "").split(os.pathsep)
    return (_HOME, *(Path(folder).resolve() for folder in named if folder))


def package_folders(kind: str) -> list[Path]:
    """The existing folders for a kind of package, such as `games` or `cli.boards`."""
    found = [root.joinpath(*kind.split(".")) for root in plugin_folders()]
    return [folder for folder in found if folder.is_dir()]


@cache
def game_module(kind: str, game: str) -> ModuleType | None:
    """A package of a game, or a module in it (`lords.solve`); None if the game has no such package."""
    package = import_module(f"kazamata.{kind}")
    known = set(package.__path__)
    package.__path__.extend(str(folder) for folder in package_folders(kind) if str(folder) not in known)
    name = f"kazamata.{kind}.{game}"
    try:
        return None if find_spec(name) is None else import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is not None and name.startswith(f"{missing.name}."):
            return None  # the parent package does not exist
        raise
