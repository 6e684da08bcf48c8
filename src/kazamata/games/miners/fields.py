"""The fields of Imperial Miners' options, events, questions and refusals."""

from __future__ import annotations

from typing import Final

from kazamata.core.fields import SEAT_KIND, WORD, Field, name_values
from kazamata.games.miners.cardset import BOARDS, MAX_KINDS, MAX_SPACES
from kazamata.games.miners.factions import FACTION_COUNT as FACTION_COUNT
from kazamata.games.miners.factions import FACTIONS
from kazamata.games.miners.geometry import CELLS, SIDE_NAMES, column_of, row_of
from kazamata.games.miners.mine import JOINT_SIDES, MAX_CARDS, NO_SPOT

MAX_SEATS: Final = 5
MAX_TIMES: Final = 16
MAX_BRANCHES: Final = 4
DECKS: Final = 3
SURFACE_NAMES: Final = ("coins", "short", "long", "draw")
BOARD_NAMES: Final = ("alchemy", "technology", "diplomacy")
LEVEL_NAMES: Final = ("1", "2", "3", "4")

FROM_CARD: Final = 0
FROM_BOARD: Final = 1  # + board: 1 to 3
FROM_SURFACE: Final = 4
FROM_EVENT: Final = 5
ACTIVITIES: Final = ("", "chooses", "ready", "digs", "done")
"""What a seat does, as everybody can see it."""
IDLE: Final = 0  # after the end
CHOOSES: Final = 1
READY: Final = 2
DIGS: Final = 3
DONE: Final = 4

SOURCES: Final = ("card", *BOARD_NAMES, "surface", "event")
"""The sources of coins and points, and the things that coins pay for."""

SEAT: Final = Field("seat", SEAT_KIND, MAX_SEATS, display_offset=1)
CARD: Final = Field("card", "card", MAX_KINDS)
CELL: Final = Field(
    "cell", "cell", CELLS, words={cell: f"{row_of(cell)}/{column_of(cell)}" for cell in range(CELLS)}
)
SPOT: Final = Field("spot", "spot", MAX_CARDS, display_offset=1, words={NO_SPOT: "none"})
SIDE: Final = Field("side", "side", JOINT_SIDES, words=name_values(0, SIDE_NAMES))
EFFECT: Final = Field("effect", "effect", 2, 1)
SURFACE: Final = Field("surface", WORD, len(SURFACE_NAMES), words=name_values(0, SURFACE_NAMES))
LEVEL: Final = Field("level", "level", DECKS, 1, words=name_values(1, LEVEL_NAMES))
FACTION: Final = Field("faction", "faction", FACTION_COUNT, words=name_values(0, FACTIONS))
BOARD: Final = Field("board", "board", BOARDS, words=name_values(0, BOARD_NAMES))
TRACK: Final = Field("track", "track")
SPACE: Final = Field("space")
STEPS: Final = Field("steps", size=MAX_SPACES + 1)
BRANCH: Final = Field("branch", "branch", MAX_BRANCHES, display_offset=1)
EVENT_CARD: Final = Field("event_card", "happening")
COUNT: Final = Field("count")
COST: Final = Field("cost")
CARTS: Final = Field("carts")
ROUND: Final = Field("round")
SOURCE: Final = Field("source", WORD, words=name_values(FROM_CARD, SOURCES))
SOURCE_INDEX: Final = Field(
    "source_index"
)  # its index on the source: a spot, a space, a surface effect, an event

# only in questions
PRICE: Final = Field("price")
REMAINING: Final = Field("left")
KEPT: Final = Field("kept")  # the cards that stay in hand
MOST: Final = Field("most")
HELD: Final = CARD.named("cards").as_list()  # the kinds in hand
COSTS: Final = Field("costs").as_list()  # the current cost of each
MISSING_COINS: Final = Field("missing_coins").as_list()  # those that the seat lacks for each
FREE_CELLS: Final = Field("free_cells").as_list()  # how many cells are open to each
OPEN_CELLS: Final = CELL.named("cells").as_list()  # a card goes to a cell in the row of its level (IM-19)
EFFECT_ADDRESS: Final = Field("effect_address")  # the address of the choice in the program

# only in refusals
BELOW: Final = CARD.named("below")
ROW: Final = LEVEL.named("row")

GLOSSARY: Final = (SEAT, CARD, CELL, SPOT, SIDE, LEVEL, FACTION, BOARD, BRANCH, BELOW, ROW)
"""The fields that refusals name; all others are plain numbers."""
