"""The house set: 136 mine cards, 18 events and 6 tracks, designed for this project (IM-H1 to IM-H6)."""

from __future__ import annotations

from typing import Final

from kazamata.games.miners.cards.deep import LEVEL_4
from kazamata.games.miners.cards.event_cards import EVENT_CARDS
from kazamata.games.miners.cards.level1 import LEVEL_1
from kazamata.games.miners.cards.level2 import LEVEL_2
from kazamata.games.miners.cards.level3 import LEVEL_3
from kazamata.games.miners.cards.tracks import TRACKS
from kazamata.games.miners.cardset import CardSet

HOUSE_SET: Final = CardSet("house", LEVEL_1 + LEVEL_2 + LEVEL_3 + LEVEL_4, EVENT_CARDS, TRACKS, {})
