"""The questions of Pebbles."""

from __future__ import annotations

from typing import Final

from kazamata.core.asks import AnswerForm, AskKinds
from kazamata.core.fields import SEAT_KIND, Field

PEBBLES: Final = 12
SEAT: Final = Field("seat", SEAT_KIND, 4, display_offset=1)
PEBBLE: Final = Field("pebble", "pebble")
LEFT: Final = Field("left")
GUESS: Final = Field("guess", size=PEBBLES, first=1)

_ASKS: Final = AskKinds()
DECIDE: Final = _ASKS.add_ask("Decide", "PB-3", facts=(LEFT,))
KEEP: Final = _ASKS.add_form("keep")
SWAP: Final = _ASKS.add_form("swap")
GUESS_HIGHEST: Final = _ASKS.add_ask("GuessHighest", "PB-5", AnswerForm("guess", GUESS))
ASKS: Final = _ASKS.as_tuple()
