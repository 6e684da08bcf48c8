"""The source of a row: printed matter, consistent reports, or our own table."""

from __future__ import annotations

from typing import Final

PUBLISHED: Final = "published"
INFERRED: Final = "inferred"
HOUSE: Final = "house"
SOURCES: Final = (PUBLISHED, INFERRED, HOUSE)
