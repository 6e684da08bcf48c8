"""Kazamata: rules, bots, server and environments for three modern board games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kazamata._engine import choose_engine, is_compiled

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kazamata.bots.bot import Bot
    from kazamata.core.dice import Dice
    from kazamata.game_registry import AnyRules
    from kazamata.lab.envs.vector_env import VectorEnv

__all__ = [
    "__version__",
    "bot",
    "bot_names",
    "dice",
    "game_names",
    "is_compiled",
    "make",
    "make_vec",
    "rules",
]
__version__ = "0.1.0"

choose_engine()


def game_names() -> tuple[str, ...]:
    """The short names of all games, such as `tranquility`."""
    from kazamata import game_registry

    return game_registry.GAME_NAMES


def rules(name: str) -> AnyRules:
    """The rules of a game by its short name; a `KeyError` lists the games if there is none."""
    from kazamata import game_registry

    return game_registry.rules(name)


def dice(seed: int) -> Dice:
    """New dice; the same seed gives the same throws."""
    from kazamata.core.dice import seeded

    return seeded(seed)


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that can play a game: those of the package from weak to strong, then installed ones."""
    from kazamata.bots import roster

    return roster.names(game)


def bot(game: str, name: str) -> Bot:
    """A bot by its name or by `module:Class`; a `KeyError` lists the bots of the game if there is none."""
    from kazamata.bots import roster

    return roster.bot(game, name)


def make(
    game: str, seats: int, choices: Mapping[str, str] | None = None, *, api: str = "aec", **settings: Any
) -> Any:
    """An environment: `api` is `aec` or `parallel` (PettingZoo), `gymnasium` or `openspiel`."""
    from kazamata.lab import envs

    return envs.make(game, seats, choices, api=api, **settings)


def make_vec(
    game: str, seats: int, choices: Mapping[str, str] | None = None, *, num_envs: int, **settings: Any
) -> VectorEnv:
    """Many tables that step in one call, with NumPy arrays in and out."""
    from kazamata.lab.envs.vector_env import VectorEnv

    return VectorEnv(game, seats, choices, num_envs=num_envs, **settings)
