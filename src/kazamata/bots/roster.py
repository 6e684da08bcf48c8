"""The bots that each game offers: those of the package, installed ones, and one's own by `module:Class`.

An installed package offers bots as entry points of the group `kazamata.bots`. The entry point `dreamer` plays
every game, and `miners.dreamer` plays Imperial Miners. The environment variable KAZAMATA_BOTS names others, such
as `dreamer:Dreamer`, separated by commas.
"""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final, TypeAlias

from kazamata.bots.bot import Bot, RandomBot
from kazamata.game_registry import rules
from kazamata.plugins import game_module

BOTS_VARIABLE: Final = "KAZAMATA_BOTS"
ENTRY_POINTS: Final = "kazamata.bots"

Entrant: TypeAlias = str | Bot
"""A bot by its name, by `module:Class`, or the object itself."""


class BadBot(ValueError):
    """A `module:Class` that cannot be loaded or that is no bot; the message says why."""


def _homes(game: str) -> Mapping[str, str]:
    """The bots in the game's package: `BOTS` names the module and class of each."""
    home: Mapping[str, str] = getattr(game_module("bots", game), "BOTS", {})
    return home


@cache
def _installed(game: str) -> dict[str, str]:
    """Bots of other installed packages, by name; each value is `module:Class`."""
    found: dict[str, str] = {}
    for point in sorted(entry_points(group=ENTRY_POINTS), key=lambda point: point.name):
        of, _, name = point.name.rpartition(".")
        if of in ("", game):
            found[name] = point.value
    return found


def _named_in_environment() -> tuple[str, ...]:
    named = os.environ.get(BOTS_VARIABLE, "").split(",")
    return tuple(name.strip() for name in named if name.strip())


def names(game: str) -> tuple[str, ...]:
    """The bots that can play a game: `random`, those of the package from weak to strong, then others."""
    return tuple(dict.fromkeys((RandomBot.name, *_homes(game), *_installed(game), *_named_in_environment())))


def strongest(game: str) -> str:
    """The bot of the package that plays a game best: the last one there."""
    return (RandomBot.name, *_homes(game))[-1]


def name_of(entrant: Entrant) -> str:
    """The name of a bot in results."""
    return entrant if isinstance(entrant, str) else str(entrant.name)


def bot(game: str, entrant: Entrant) -> Bot:
    """A bot by its name or by `module:Class`; an object is returned as it is.

    Raises a `KeyError` that lists the known names if there is no such bot, and `BadBot` if it cannot be loaded.
    """
    return _bot(game, entrant) if isinstance(entrant, str) else _checked(entrant, name_of(entrant))


@cache
def _bot(game: str, name: str) -> Bot:
    if name == RandomBot.name:
        return RandomBot()
    if name in _homes(game):
        module, _, attribute = _homes(game)[name].rpartition(".")
        make: Callable[[], Bot] = getattr(import_module(f"kazamata.bots.{game}.{module}"), attribute)
        return make()
    place = _installed(game).get(name, name)
    if ":" not in place:
        raise KeyError(f"no bot for {game} is called {name!r}; there are: {', '.join(names(game))}")
    return _loaded(game, place)


def _loaded(game: str, place: str) -> Bot:
    """A bot from `module:Class`; a class or function with an argument gets the rules of the game."""
    module, _, attribute = place.partition(":")
    try:
        found: Any = _import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
        made = found if _is_instance(found) else found(rules(game)) if _takes_rules(found) else found()
    except Exception as problem:  # somebody else's code may raise anything
        raise BadBot(f"{place}: {type(problem).__name__}: {problem}") from problem
    return _checked(made, place)


def _import_module(name: str) -> Any:
    """Import a module; the current folder counts too, which is not in the path of an installed program."""
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
    return import_module(name)


def _is_instance(found: Any) -> bool:
    return hasattr(found, "choose") and not inspect.isclass(found)


def _takes_rules(make: Any) -> bool:
    needed = [
        parameter
        for parameter in inspect.signature(make).parameters.values()
        if parameter.default is parameter.empty
        and parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD)
    ]
    return bool(needed)


def _checked(made: Any, place: str) -> Bot:
    if inspect.isclass(made) or not callable(getattr(made, "choose", None)) or not hasattr(made, "name"):
        raise BadBot(f"{place}: a bot is an object with a `name` and a method `choose`")
    found: Bot = made
    return found


def solver(game: str) -> Any:
    """The solver module of a game.

    `solve_view` finds the best line from a view, `matched_figures` compares a game with it.
    """
    home = game_module("bots", f"{game}.solver")
    if home is None:
        raise KeyError(f"nothing solves {game}")
    return home
