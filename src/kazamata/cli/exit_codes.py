"""Exit codes of the command line."""

from __future__ import annotations

from typing import Final

INTERRUPTED: Final = 130
"""The exit code after Ctrl-C, as shells use it."""
