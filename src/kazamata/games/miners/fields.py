"""The glossary of Imperial Miners' numbers: what options, events, questions and refusals speak of."""

from __future__ import annotations

from typing import Final

from kazamata.core.fields import SEAT_KIND, Field, worded
from kazamata.games.miners.cardset import BOARDS, MOST_KINDS, MOST_SPACES
from kazamata.games.miners.factions import COUNT as FACTION_COUNT
from kazamata.games.miners.factions import FACTIONS
from kazamata.games.miners.geometry import CELLS, SIDE_NAMES, column_of, row_of
from kazamata.games.miners.mine import JOINT_SIDES, MOST_CARDS

MOST_SEATS: Final = 5
MOST_TIMES: Final = 16
MOST_BRANCHES: Final = 4
DECKS: Final = 3
SURFACE_NAMES: Final = ("coins", "short", "long", "draw")
BOARD_NAMES: Final = ("alchemy", "technology", "diplomacy")
LEVEL_NAMES: Final = ("I", "II", "III", "IV")

SEAT: Final = Field("seat", SEAT_KIND, MOST_SEATS, shown=1)
CARD: Final = Field("card", "card", MOST_KINDS)
CELL: Final = Field(
    "cell", "cell", CELLS, words={cell: f"{row_of(cell)}/{column_of(cell)}" for cell in range(CELLS)}
)
SPOT: Final = Field("spot", "spot", MOST_CARDS, shown=1)
SIDE: Final = Field("side", "side", JOINT_SIDES, words=worded(0, SIDE_NAMES))
EFFECT: Final = Field("effect", "effect", 2, 1)
SURFACE: Final = Field("effect", "surface", len(SURFACE_NAMES), words=worded(0, SURFACE_NAMES))
LEVEL: Final = Field("level", "level", DECKS, 1, words=worded(1, LEVEL_NAMES))
FACTION: Final = Field("faction", "faction", FACTION_COUNT, words=worded(0, FACTIONS))
BOARD: Final = Field("board", "board", BOARDS, words=worded(0, BOARD_NAMES))
TRACK: Final = Field("track", "track")
SPACE: Final = Field("space")
STEPS: Final = Field("steps", size=MOST_SPACES + 1)
BRANCH: Final = Field("branch", "branch", MOST_BRANCHES, shown=1)
HAPPENING: Final = Field("happening", "happening")
COUNT: Final = Field("count")
COST: Final = Field("cost")
ROUND: Final = Field("round")

# what only refusals say
BELOW: Final = CARD.named("below")
ROW: Final = LEVEL.named("row")

GLOSSARY: Final = (SEAT, CARD, CELL, SPOT, SIDE, LEVEL, FACTION, BOARD, TRACK, HAPPENING, BELOW, ROW)
"""The fields that refusals name; all others are plain numbers."""
