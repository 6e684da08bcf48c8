"""Sets of cards in files, for the games that take them: by the game's name alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from kazamata.codec import cardset
from kazamata.games.miners.sets import cards_of

CHOICE: Final = "set"
"""The choice of a table that names the set."""

Names = dict[str, dict[str, str]]


class Shelf(NamedTuple):
    """How a game's sets are read, checked and written."""

    load: Callable[[str | Path], str]
    check: Callable[[str | Path], list[str]]
    export: Callable[[str | Path, str, Names], None]
    schema: Callable[[], dict[str, Any]]


def _export_miners(path: str | Path, key: str, names: Names) -> None:
    cardset.export_set(path, cards_of(key), names)


SETS: Final[dict[str, Shelf]] = {
    "miners": Shelf(cardset.load_set, cardset.check_set, _export_miners, cardset.schema),
}
