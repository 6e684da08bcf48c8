"""The events of Pebbles."""

from __future__ import annotations

from typing import Final

from kazamata.games.pebbles.asks import GUESS, PEBBLE, SEAT

from kazamata.core.events import EventKinds

_EVENTS: Final = EventKinds()
PEBBLE_DRAWN: Final = _EVENTS.add_revealing_event("PebbleDrawn", "PB-2", SEAT, PEBBLE.as_secret())
PEBBLE_LAID: Final = _EVENTS.add_revealing_event("PebbleLaid", "PB-3", SEAT, PEBBLE)
PEBBLE_KEPT: Final = _EVENTS.add_event("PebbleKept", "PB-3", SEAT)
GUESS_MADE: Final = _EVENTS.add_event("GuessMade", "PB-5", SEAT, GUESS.as_secret())
GAME_ENDED: Final = _EVENTS.add_revealing_event("GameEnded", "PB-4")
EVENTS: Final = _EVENTS.as_tuple()
