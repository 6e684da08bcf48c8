"""The possible results of a search for a win."""

from __future__ import annotations

from typing import Final

WIN_FOUND: Final = 1
NO_WIN_FOUND: Final = 0
WIN_IMPOSSIBLE: Final = -1
"""Every line was tried, and none of them wins."""
