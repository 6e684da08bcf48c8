"""Kazamata: rules, bots, server and environments for three modern board games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kazamata._engine import choose_engine, is_compiled

if TYPE_CHECKING:
    from kazamata.game_registry import AnyRules

__all__ = ["__version__", "game_names", "is_compiled", "rules"]
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
