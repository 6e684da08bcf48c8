"""The cells of the viewer's dungeon that an answer can name."""

from __future__ import annotations

from kazamata.cli.boards.board import Scene
from kazamata.games.lords import asks
from kazamata.games.lords.grid import CELLS


def targets_of(scene: Scene) -> set[int]:
    """Where the viewer may dig, build or fight now."""
    ask = scene.ask
    if ask is None:
        return set()
    if ask.kind in (asks.DIG_TUNNEL, asks.PLAN_BATTLE):
        return {int(option) for option in ask.options if option < CELLS}
    if ask.kind == asks.BUILD_ROOM:
        return {int(option) % CELLS for option in ask.options if option < asks.BUILD_NOTHING}
    return set()
