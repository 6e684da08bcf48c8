"""The bots that each game offers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any

from kazamata.bots.bot import Bot, RandomBot
from kazamata.plugins import game_module


def _homes(game: str) -> Mapping[str, str]:
    """The bots in the game's package: `BOTS` names the module and class of each."""
    home: Mapping[str, str] = getattr(game_module("bots", game), "BOTS", {})
    return home


def names(game: str) -> tuple[str, ...]:
    """The bots that can play a game. `random` plays all of them."""
    return (RandomBot.name, *_homes(game))


def strongest(game: str) -> str:
    """The bot that plays a game best: the last one in its package."""
    return names(game)[-1]


@cache
def bot(game: str, name: str) -> Bot:
    """A bot by its name. Raises a `KeyError` that lists the known names if there is no such bot."""
    if name == RandomBot.name:
        return RandomBot()
    if name not in _homes(game):
        raise KeyError(f"no bot for {game} is called {name!r}; there are: {', '.join(names(game))}")
    module, _, attribute = _homes(game)[name].rpartition(".")
    make: Callable[[], Bot] = getattr(import_module(f"kazamata.bots.{game}.{module}"), attribute)
    return make()


def solver(game: str) -> Any:
    """The solver module of a game.

    `solve_view` finds the best line from a view, `matched_figures` compares a game with it.
    """
    home = game_module("bots", f"{game}.solver")
    if home is None:
        raise KeyError(f"nothing solves {game}")
    return home
