"""Boxes of components in files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kazamata.codec.badset import BadSet
from kazamata.codec.lords import components
from kazamata.codec.sets import Names, SetCodec
from kazamata.games.lords.catalogue.box import STANDARD, box_of


def load(path: str | Path) -> str:
    """Load a box from a file; returns the key by which a table names it."""
    return components.load(Path(path)).key


def check(path: str | Path) -> list[str]:
    """All problems of a file."""
    try:
        components.load(Path(path))
    except BadSet as bad:
        return bad.problems
    return []


def export(path: str | Path, key: str, names: Names) -> None:
    """Write a box to a file; component names come from the catalogues."""
    Path(path).write_bytes(components.export(box_of(key)))


SETS: Final = SetCodec("components", STANDARD.key, load, check, export, components.schema)
