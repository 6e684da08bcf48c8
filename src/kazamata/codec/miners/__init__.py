"""Sets of mine cards in files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kazamata.codec.miners import set_files
from kazamata.codec.sets import Names, SetCodec
from kazamata.games.miners.sets import HOUSE, cards_of


def export(path: str | Path, key: str, names: Names) -> None:
    """Write a set to a file that others can edit."""
    set_files.export_set(path, cards_of(key), names)


SETS: Final = SetCodec("set", HOUSE, set_files.load_set, set_files.check_set, export, set_files.schema)
