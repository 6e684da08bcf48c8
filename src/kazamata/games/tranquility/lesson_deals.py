"""Seeds of the deals that lessons use, by name."""

from __future__ import annotations

from typing import Final

DEALS: Final = {"first-voyage": 389}
