"""Which games can be played with components from a file. The hook-up: one line a game."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Final, Protocol

from rich.console import RenderableType

from kazamata.cli.wording import Wording
from kazamata.cli.wrong import Wrong

_HOMES: Final = {"lords": "kazamata.cli.cards_lords"}
"""A module for each such game, with everything that `Sets` names."""


class Sets(Protocol):
    """What a game's module offers."""

    def export(self) -> bytes:
        """The standard components as a file, ready to be changed."""
        ...

    def read(self, data: bytes) -> tuple[dict[str, str], list[str]]:
        """Load components: the choice that stands for them, or what is wrong with them."""
        ...

    def table(self, wording: Wording) -> RenderableType:
        """The standard components for a person to read."""
        ...


def home(game: str) -> Sets:
    """The module of a game; `Wrong` names the games that have one."""
    if game not in _HOMES:
        raise Wrong("cli-wrong-no-sets", game=game, known=", ".join(_HOMES))
    module: Sets = import_module(_HOMES[game])
    return module


def load(game: str, path: str) -> dict[str, str]:
    """Load a file of components; `Wrong` says what is wrong with it."""
    choice, problems = home(game).read(contents(path))
    if problems:
        raise Wrong("cli-wrong-set", file=path, problem=problems[0], count=len(problems))
    return choice


def contents(path: str) -> bytes:
    """What is in a file; `Wrong` says why there is none."""
    try:
        return Path(path).read_bytes()
    except FileNotFoundError:
        raise Wrong("file-missing", file=path) from None
    except (OSError, ValueError):
        raise Wrong("file-unreadable", file=path) from None
