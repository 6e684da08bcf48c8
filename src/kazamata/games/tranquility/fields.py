"""The fields of Tranquility's options, events, questions and refusals."""

from __future__ import annotations

from typing import Final

from kazamata.core.fields import SEAT_KIND, WORD, Field, name_values
from kazamata.games.tranquility.cards import CARD_KINDS, CARD_NAMES, FINISH, ISLANDS, NO_CARD, ORANGE, YELLOW
from kazamata.games.tranquility.layout import MAX_CELLS

MAX_ROWS: Final = 8
MAX_SEATS: Final = 5

REASONS: Final = ("payment", "passing", "start", "turning", "storm", "rocks", "compass")
"""Why cards are discarded."""
FOR_PAYMENT: Final = 0
FOR_PASSING: Final = 1
FOR_START: Final = 2
FOR_TURNING: Final = 3
FOR_STORM: Final = 4
FOR_ROCKS: Final = 5
FOR_COMPASS: Final = 6

GAINS: Final = ("start", "row", "hand", "find")
"""Why a player gains a compass."""
BY_START: Final = 0
BY_ROW: Final = 1
BY_HAND: Final = 2
BY_FIND: Final = 3

STORM_NAMES: Final = CARD_NAMES[YELLOW - FINISH : ORANGE - FINISH + 1]
NO_ROW: Final = -1
"""The row of a storm that lies on no row."""

SEAT: Final = Field("seat", SEAT_KIND, MAX_SEATS, display_offset=1)
OWNER: Final = SEAT.named("owner")
CARD: Final = Field("card", "card", CARD_KINDS, words={NO_CARD: "none", **name_values(FINISH, CARD_NAMES)})
ISLAND: Final = CARD.between(1, ISLANDS)
HELD: Final = CARD.between(1, CARD_KINDS - 1)
CELL: Final = Field("cell", "cell", MAX_CELLS, display_offset=1)
ROW: Final = Field("row", "row", MAX_ROWS, display_offset=1, words={NO_ROW: "none"})
STORM: Final = Field("storm", WORD, words={NO_CARD: "none", **name_values(YELLOW, STORM_NAMES)})
REASON: Final = Field("reason", WORD, words=name_values(FOR_PAYMENT, REASONS))
GAIN: Final = Field("gain", WORD, words=name_values(BY_START, GAINS))
NIGHT: Final = Field("night")  # 1: it shows night
FORCED: Final = Field("forced")  # 1: no other action was possible
COUNT: Final = Field("count")
COST: Final = Field("cost")
ROUND: Final = Field("round")
SUM: Final = Field("sum")

# only in questions
PRICE: Final = Field("price").per_option()
BEFORE: Final = Field("before").per_option()  # empty cells before a placement, back to the previous island
BELOW: Final = Field("below").per_option()  # numbers left for those cells
AFTER: Final = Field("after").per_option()
ABOVE: Final = Field("above").per_option()
RISK: Final = Field("risk").per_option()  # 1: the sea is hard to fill, 2: impossible to fill
REMAINING: Final = Field("left")
LOWEST_CARD: Final = CARD.named("lowest_card")
DISCARDABLE: Final = CARD.named("discardable").as_list()
UNSEEN_LEFT: Final = Field("unseen")
ROUNDS: Final = Field("rounds")
SHARE: Final = Field("share")  # what the seat would offer if all gave from the largest hands

# only in refusals
BESIDE: Final = CARD.named("beside")
OTHER: Final = CARD.named("other")
PLACE: Final = CELL.named("place")

GLOSSARY: Final = (SEAT, OWNER, CARD, CELL, ROW, STORM, REASON, GAIN, BESIDE, OTHER, PLACE)
"""The fields that refusals name; all others are plain numbers."""
