"""Import optional libraries on first use; the extras are server, research, data and ray."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

EXTRAS: Final = {
    **dict.fromkeys(
        (
            "aiosqlite",
            "alembic",
            "asyncpg",
            "httptools",
            "litestar",
            "redis",
            "sqlalchemy",
            "uvicorn",
            "uvloop",
            "websockets",
        ),
        "server",
    ),
    "gymnasium": "research",
    "numpy": "research",
    "openskill": "research",
    "pettingzoo": "research",
    "pyspiel": "research",
    "pyarrow": "data",
    "ray": "ray",
}
"""The extra of the package that contains a library."""


class MissingExtra(ImportError):
    """A library is not installed; the message says in one line how to install it."""

    def __init__(self, library: str) -> None:
        self.library, self.extra = library, EXTRAS[library]
        super().__init__(f"{library} is missing: pip install 'kazamata[{self.extra}]'")


def import_extra(library: str) -> Any:
    """Import a library of an extra, or one of its modules (`pyarrow.parquet`); raises `MissingExtra`."""
    root = library.partition(".")[0]
    try:
        return import_module(library)
    except ModuleNotFoundError as missing:
        if missing.name != root:
            raise
        raise MissingExtra(root) from None
