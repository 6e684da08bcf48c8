"""Finds a Chromium, and lists its start options."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

FLAGS: Final = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NAMES: Final = (
    "chromium-headless-shell",  # without windows: half the work
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
MAC: Final = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
MISSING: Final = "no Chromium here: apt-get install chromium (Debian), or name one in KAZAMATA_CHROMIUM"


def find_chromium() -> str | None:
    """The Chromium of this machine, if there is one."""
    named = os.environ.get("KAZAMATA_CHROMIUM")
    if named:
        return named
    found = (shutil.which(name) for name in NAMES)
    return next((path for path in found if path), str(MAC) if MAC.exists() else None)
