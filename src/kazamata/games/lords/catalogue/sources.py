"""Where a row comes from: printed matter, reports that fit together, or our own table."""

from __future__ import annotations

from typing import Final

PUBLISHED: Final = "published"
INFERRED: Final = "inferred"
HOUSE: Final = "house"
SOURCES: Final = (PUBLISHED, INFERRED, HOUSE)
