"""Which games can be played with components from a file. The hook-up: one line a game."""

from __future__ import annotations

from importlib import import_module
from typing import Final, Protocol

from rich.console import RenderableType

from kazamata.cli.wording import Wording
from kazamata.cli.wrong import Wrong
from kazamata.codec.gamelog import GameLog

# --- the hook-up of `kazamata cards` and `--set` -----------------------------------------------------
_HOMES: Final = {"lords": "kazamata.cli.cards_lords"}
"""A module for each such game, with everything that `Sets` names."""
# ----------------------------------------------------------------------------------------------------


class Sets(Protocol):
    """What a game's module offers."""

    CHOICE: str
    """The choice of a table that names the components."""

    def load(self, path: str) -> str:
        """Load a file; the value of the choice that stands for it, or `BadSet`."""
        ...

    def check(self, path: str) -> list[str]:
        """What is wrong with a file, a line each."""
        ...

    def export(self, path: str) -> None:
        """Write the standard components to a file, ready to be changed."""
        ...

    def table(self, wording: Wording) -> RenderableType:
        """The standard components for a person to read."""
        ...


class BadSet(ValueError):
    """A file that cannot be played with."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


def home(game: str) -> Sets:
    """The module of a game; `Wrong` names the games that have one."""
    if game not in _HOMES:
        raise Wrong("cli-wrong-set-game", name=game, known=", ".join(_HOMES))
    module: Sets = import_module(_HOMES[game])
    return module


def choice_of(game: str, path: str) -> dict[str, str]:
    """Load a file of components; returns the choice that stands for it."""
    module = home(game)
    try:
        return {module.CHOICE: module.load(path)}
    except BadSet as bad:
        raise Wrong("cli-wrong-set", file=path, problem=bad.problems[0], count=len(bad.problems)) from None
    except FileNotFoundError:
        raise Wrong("file-missing", file=path) from None
    except (OSError, ValueError):
        raise Wrong("file-unreadable", file=path) from None


def find_set(path: str, log: GameLog, set_file: str | None) -> None:
    """The components that a log was played with; `Wrong` says that their file is needed."""
    game, chosen = log.header.game, log.header.choices
    if set_file is not None:
        choice_of(game, set_file)
    choice = home(game).CHOICE if game in _HOMES else ""
    refusal = log.rules.refuse_setup(log.setup) if choice in chosen else None
    if refusal is not None and refusal.remedy == f"choice-{choice}":
        raise Wrong("cli-wrong-log-set", file=path, set=chosen[choice])
