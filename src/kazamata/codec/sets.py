"""Sets of cards or components in files, for the games that take them: by the game's name alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from kazamata.codec import cardset, components
from kazamata.codec.badset import BadSet
from kazamata.games.lords.catalogue.box import STANDARD as STANDARD_BOX
from kazamata.games.lords.catalogue.box import box_of
from kazamata.games.miners.sets import HOUSE, cards_of

STANDARD: Final = "standard"
"""What the components of a game are called that has one set alone."""

Names = dict[str, dict[str, str]]


class Shelf(NamedTuple):
    """How a game's sets are read, checked and written; `choice` is the table's choice that names one."""

    choice: str
    standard: str
    load: Callable[[str | Path], str]
    check: Callable[[str | Path], list[str]]
    export: Callable[[str | Path, str, Names], None]
    schema: Callable[[], dict[str, Any]] | None


def _export_miners(path: str | Path, key: str, names: Names) -> None:
    cardset.export_set(path, cards_of(key), names)


def _load_lords(path: str | Path) -> str:
    return components.load(Path(path)).key


def _check_lords(path: str | Path) -> list[str]:
    try:
        components.load(Path(path))
    except BadSet as bad:
        return bad.problems
    return []


def _export_lords(path: str | Path, key: str, names: Names) -> None:
    Path(path).write_bytes(components.export(box_of(key)))


SETS: Final[dict[str, Shelf]] = {
    "miners": Shelf("set", HOUSE, cardset.load_set, cardset.check_set, _export_miners, cardset.schema),
    "lords": Shelf(
        "components", STANDARD_BOX.key, _load_lords, _check_lords, _export_lords, components.schema
    ),
}


def set_in(game: str, choices: dict[str, str]) -> str:
    """The set that a table is played with; empty where the game has none."""
    return choices.get(SETS[game].choice, "") if game in SETS else ""
