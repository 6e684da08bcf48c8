"""Where a row comes from."""

from __future__ import annotations

from typing import Final

PUBLISHED: Final = "published"
HOUSE: Final = "house"
SOURCES: Final = (PUBLISHED, HOUSE)
