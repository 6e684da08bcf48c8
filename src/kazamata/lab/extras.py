"""What only some people need is installed by them, and only then imported: research, data, ray."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

EXTRAS: Final = {
    "gymnasium": "research",
    "numpy": "research",
    "openskill": "research",
    "pettingzoo": "research",
    "pyspiel": "research",
    "pyarrow": "data",
    "ray": "ray",
}
"""In which extra of the package a library comes."""


class MissingExtra(ImportError):
    """A library is not installed; the message says in one line how to get it."""

    def __init__(self, library: str) -> None:
        self.library, self.extra = library, EXTRAS[library]
        super().__init__(f"{library} is missing: pip install 'kazamata[{self.extra}]'")


def import_extra(library: str) -> Any:
    """A library of an extra, or one of its modules (`pyarrow.parquet`); raises `Missing` without it."""
    root = library.partition(".")[0]
    if find_spec(root) is None:
        raise MissingExtra(root)
    return import_module(library)
