"""The questions of Pebbles."""

from __future__ import annotations

from typing import Final

from kazamata.core.asks import Asks, Form
from kazamata.core.fields import SEAT_KIND, Field

PEBBLES: Final = 12
SEAT: Final = Field("seat", SEAT_KIND, 4, shown=1)
PEBBLE: Final = Field("pebble", "pebble")
LEFT: Final = Field("left")
GUESS: Final = Field("guess", size=PEBBLES, first=1)

_ASKS: Final = Asks()
DECIDE: Final = _ASKS.ask("Decide", "PB-3", about=(LEFT,))
KEEP: Final = _ASKS.form("keep")
SWAP: Final = _ASKS.form("swap")
GUESS_HIGHEST: Final = _ASKS.ask("GuessHighest", "PB-5", Form("guess", GUESS))
ASKS: Final = _ASKS.table()
