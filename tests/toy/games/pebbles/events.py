"""What can happen in Pebbles."""

from __future__ import annotations

from typing import Final

from kazamata.games.pebbles.asks import GUESS, PEBBLE, SEAT

from kazamata.core.events import Events

_EVENTS: Final = Events()
PEBBLE_DRAWN: Final = _EVENTS.reveals("PebbleDrawn", "PB-2", SEAT, PEBBLE.hidden())
PEBBLE_LAID: Final = _EVENTS.reveals("PebbleLaid", "PB-3", SEAT, PEBBLE)
PEBBLE_KEPT: Final = _EVENTS.tells("PebbleKept", "PB-3", SEAT)
GUESS_MADE: Final = _EVENTS.tells("GuessMade", "PB-5", SEAT, GUESS.hidden())
GAME_ENDED: Final = _EVENTS.reveals("GameEnded", "PB-4")
EVENTS: Final = _EVENTS.table()
