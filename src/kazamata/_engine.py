"""Selects the engine: the one compiled by mypyc, or its .py sources.

Both lie in the same folders. The compiled engine is used unless KAZAMATA_INTERPRETED is set, a source changed
after compilation, or the stamp is missing. The build writes the stamp last and removes it first, so an
incomplete engine is never loaded. A game in a plugin folder stays interpreted, on top of the compiled engine.
"""

import os
import sys
import warnings
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec, source_hash
from pathlib import Path
from types import ModuleType

HOME = Path(__file__).parent
STAMP = HOME / ".compiled"
STALE_WARNING = (
    "the compiled engine is older than its sources, so it runs interpreted: `python3 dev.py compile`"
)


class SourcesOnly:
    """Finds this package's modules in their .py files and ignores the compiled ones."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("kazamata."):
            return None
        finders = (FileFinder(place, (SourceFileLoader, SOURCE_SUFFIXES)) for place in path or ())
        found = (finder.find_spec(name, target) for finder in finders)
        return next((spec for spec in found if spec and spec.loader), None)


def choose_engine() -> None:
    """Use the sources if requested, or if the compiled engine is missing or out of date."""
    asked = os.environ.get("KAZAMATA_INTERPRETED", "0") not in ("", "0")
    if asked or not has_compiled_engine():
        sys.meta_path.insert(0, SourcesOnly)
    elif is_stale():
        warnings.warn(STALE_WARNING, RuntimeWarning, stacklevel=2)
        sys.meta_path.insert(0, SourcesOnly)


def is_compiled() -> bool:
    """Whether the engine runs compiled."""
    spec = find_spec("kazamata.core.dice")
    return bool(spec and spec.origin and spec.origin.endswith(tuple(EXTENSION_SUFFIXES)))


def has_compiled_engine() -> bool:
    """Whether a complete compiled engine is installed."""
    return STAMP.exists()


def is_stale() -> bool:
    """Whether a source changed after compilation; the stamp of a wheel is empty."""
    try:
        lines = STAMP.read_text("utf-8").splitlines()
    except FileNotFoundError:  # just removed: a new engine is being installed
        return True
    return any(line != stamp_line(line.partition(" ")[2]) for line in lines)


def stamp_line(name: str) -> str:
    """A file's line in the stamp: the hash of its content and its relative path."""
    try:
        return f"{source_hash((HOME / name).read_bytes()).hex()} {name}"
    except FileNotFoundError:
        return f"missing {name}"
