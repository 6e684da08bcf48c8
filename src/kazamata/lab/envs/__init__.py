"""Environments for reinforcement learning, one module a library."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kazamata import game_registry

APIS: Final = ("aec", "parallel", "gymnasium", "openspiel")
VERSION: Final = "v0"


def env_ids() -> dict[str, dict[str, Any]]:
    """The ids that are registered with Gymnasium and PettingZoo: `kazamata/Miners-3-v0` has three seats.

    Without a number it is the smallest table of the game.
    """
    found: dict[str, dict[str, Any]] = {}
    for game in game_registry.GAME_NAMES:
        counts = game_registry.rules(game).seats
        found[f"kazamata/{game.title()}-{VERSION}"] = {"game": game, "seats": min(counts)}
        for seats in counts:
            found[f"kazamata/{game.title()}-{seats}-{VERSION}"] = {"game": game, "seats": seats}
    return found


def make(
    game: str, seats: int, choices: Mapping[str, str] | None = None, *, api: str, **settings: Any
) -> Any:
    """Return an environment for one of the `APIS`; its library is imported only now."""
    if api == "aec":
        from kazamata.lab.envs.pettingzoo_aec import KazamataAEC

        return KazamataAEC(game, seats, choices, **settings)
    if api == "parallel":
        from kazamata.lab.envs.pettingzoo_parallel import KazamataParallel

        return KazamataParallel(game, seats, choices, **settings)
    if api == "gymnasium":
        from kazamata.lab.envs.gymnasium_env import KazamataEnv

        return KazamataEnv(game, seats, choices, **settings)
    if api == "openspiel":
        from kazamata.lab.envs.openspiel_game import KazamataGame

        chosen = ";".join(f"{key}:{value}" for key, value in (choices or {}).items())
        return KazamataGame({"game": game, "seats": seats, "choices": chosen, **settings})
    raise ValueError(f"an api is one of {', '.join(APIS)}, not {api!r}")
