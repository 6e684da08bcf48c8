"""What a search for a way to win may say."""

from __future__ import annotations

from typing import Final

FOUND: Final = 1
NONE_FOUND: Final = 0
IMPOSSIBLE: Final = -1
"""Every way was tried, and none of them wins."""
