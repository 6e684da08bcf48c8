"""Sets of cards or components in files, for the games that take them: by the game's name alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from kazamata import game_registry
from kazamata.core.rules import Choice
from kazamata.plugins import game_module

STANDARD: Final = "standard"
"""What the components of a game are called that has one set alone."""

Names = dict[str, dict[str, str]]


class SetCodec(NamedTuple):
    """How a game's sets are read, checked and written; `choice` is the table's choice that names one."""

    choice: str
    standard: str
    load: Callable[[str | Path], str]
    check: Callable[[str | Path], list[str]]
    export: Callable[[str | Path, str, Names], None]
    schema: Callable[[], dict[str, Any]] | None


def set_codec_of(game: str) -> SetCodec | None:
    """The sets of a game: `SETS` in its room `codec/<game>`; None where it has one box only."""
    found: SetCodec | None = getattr(game_module("codec", game), "SETS", None)
    return found


_TAKEN_IN: Final[dict[str, dict[str, str]]] = {}
"""For each game the sets that were read from files, in the order in which they came, with the names of the files."""


def load_set_file(game: str, path: str | Path) -> str:
    """Read a set from its file, so that tables of this house may be played with it; returns its key."""
    sets = set_codec_of(game)
    if sets is None:
        raise ValueError(f"{game} takes no sets")
    key = sets.load(path)
    _TAKEN_IN.setdefault(game, {}).setdefault(key, Path(path).stem)
    return key


def loaded_sets(game: str) -> dict[str, str]:
    """The sets from files that tables of a game may be played with, each with the name of its file."""
    return dict(_TAKEN_IN.get(game, {}))


def choice_values(game: str, choice: Choice) -> tuple[str, ...]:
    """What a table may choose: what the rules name, and the sets from files where a set is chosen."""
    sets = set_codec_of(game)
    more = loaded_sets(game) if sets is not None and choice.key == sets.choice else {}
    return *choice.values, *more


def games_with_sets() -> list[str]:
    """The games whose tables may take another set."""
    return [game for game in game_registry.GAME_NAMES if set_codec_of(game) is not None]


def chosen_set(game: str, choices: dict[str, str]) -> str:
    """The set that a table is played with; empty where the game has none."""
    sets = set_codec_of(game)
    return "" if sets is None else choices.get(sets.choice, "")
