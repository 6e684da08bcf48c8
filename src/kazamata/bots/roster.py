"""Which bots can sit down to which game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Final

from kazamata.bots.bot import Bot, RandomBot

_HOMES: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "tranquility": {"greedy": ("kazamata.bots.tranquility.greedy", "GreedyBot")},
    "miners": {"greedy": ("kazamata.bots.miners.greedy", "GreedyBot")},
    "lords": {"greedy": ("kazamata.bots.lords.greedy", "GreedyBot")},
}


def names(game: str) -> tuple[str, ...]:
    """The bots that know a game; `random` knows them all."""
    return (RandomBot.name, *_HOMES.get(game, {}))


@cache
def bot(game: str, name: str) -> Bot:
    """A bot by its name; a `KeyError` that lists the known names if there is none."""
    if name == RandomBot.name:
        return RandomBot()
    if name not in _HOMES.get(game, {}):
        raise KeyError(f"no bot for {game} is called {name!r}; there are: {', '.join(names(game))}")
    module, attribute = _HOMES[game][name]
    make: Callable[[], Bot] = getattr(import_module(module), attribute)
    return make()
