"""The cells of the viewer's dungeon that an answer can name."""

from __future__ import annotations

from typing import Final

from kazamata.cli.boards.board import Scene

NAMES_CELL: Final = ("cell", "build", "plan-tile")
"""Forms of answers that name a cell."""


def targets_of(scene: Scene) -> set[int]:
    """Return the cells where the viewer may dig, build or fight now."""
    if scene.question is None:
        return set()
    answers = [scene.question.read(option) for option in scene.question.options]
    return {answer["cell"] for answer in answers if answer.form.name in NAMES_CELL}
