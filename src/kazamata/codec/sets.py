"""Sets of cards or components in files, for the games that support them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from kazamata import game_registry
from kazamata.core.rules import Choice
from kazamata.plugins import game_module

STANDARD: Final = "standard"
"""The set name of a game that has only one set."""

Names = dict[str, dict[str, str]]


class SetCodec(NamedTuple):
    """How a game reads, checks and writes its sets; `choice` is the table's choice that names a set."""

    choice: str
    standard: str
    load: Callable[[str | Path], str]
    check: Callable[[str | Path], list[str]]
    export: Callable[[str | Path, str, Names], None]
    schema: Callable[[], dict[str, Any]] | None


def set_codec_of(game: str) -> SetCodec | None:
    """The sets of a game: `SETS` in its package `codec/<game>`; None if it has only one set."""
    found: SetCodec | None = getattr(game_module("codec", game), "SETS", None)
    return found


_TAKEN_IN: Final[dict[str, dict[str, str]]] = {}
"""The sets loaded from files, by game, in loading order, each with its file name."""


def load_set_file(game: str, path: str | Path) -> str:
    """Read a set from a file, so that tables on this server can use it; returns its key."""
    sets = set_codec_of(game)
    if sets is None:
        raise ValueError(f"{game} takes no sets")
    key = sets.load(path)
    _TAKEN_IN.setdefault(game, {}).setdefault(key, Path(path).stem)
    return key


def loaded_sets(game: str) -> dict[str, str]:
    """The loaded sets of a game, each with its file name."""
    return dict(_TAKEN_IN.get(game, {}))


def choice_values(game: str, choice: Choice) -> tuple[str, ...]:
    """The values of a choice: those in the rules, and the loaded sets if the choice names a set."""
    sets = set_codec_of(game)
    more = loaded_sets(game) if sets is not None and choice.key == sets.choice else {}
    return *choice.values, *more


def games_with_sets() -> list[str]:
    """The games that support other sets."""
    return [game for game in game_registry.GAME_NAMES if set_codec_of(game) is not None]


def chosen_set(game: str, choices: dict[str, str]) -> str:
    """The set that a table uses; "" if the game has no sets."""
    sets = set_codec_of(game)
    return "" if sets is None else choices.get(sets.choice, "")
