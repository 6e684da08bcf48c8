"""Which engine is in force: the one mypyc compiled, or the .py sources it was compiled from.

Both lie side by side and the compiled one is taken, unless KAZAMATA_INTERPRETED is set, a source has changed since
it was compiled, or it has no stamp: that is put there last and taken away first, so nobody loads a half of it.
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
    """Finds this package's modules in their .py files and passes by the compiled ones beside them."""

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
    """Keep to the sources where they are asked for, or where they alone are up to date.

    A game from another folder is not compiled, and nothing uncompiled can inherit from what is.
    """
    asked = os.environ.get("KAZAMATA_INTERPRETED", "0") not in ("", "0")
    if asked or os.environ.get("KAZAMATA_PLUGINS") or not has_compiled_engine():
        sys.meta_path.insert(0, SourcesOnly)
    elif is_stale():
        warnings.warn(STALE_WARNING, RuntimeWarning, stacklevel=2)
        sys.meta_path.insert(0, SourcesOnly)


def is_compiled() -> bool:
    """Whether the engine runs compiled."""
    spec = find_spec("kazamata.core.dice")
    return bool(spec and spec.origin and spec.origin.endswith(tuple(EXTENSION_SUFFIXES)))


def has_compiled_engine() -> bool:
    """Whether there is a compiled engine, for whoever starts now."""
    return STAMP.exists()


def is_stale() -> bool:
    """Whether a file that the compiled engine was made from has changed; in a wheel the stamp is empty."""
    try:
        lines = STAMP.read_text("utf-8").splitlines()
    except FileNotFoundError:  # taken away a moment ago: another one is being put in place
        return True
    return any(line != stamp_line(line.partition(" ")[2]) for line in lines)


def stamp_line(name: str) -> str:
    """A file's line in the stamp: the hash of its content, and its path from here."""
    try:
        return f"{source_hash((HOME / name).read_bytes()).hex()} {name}"
    except FileNotFoundError:
        return f"missing {name}"
