"""The special event cards: two in a game, one in each year (DL-44, DL-54, H3).

All their evil is gained, never paid. Witch Hunt and Monster Strike are inferred from players' reports.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from kazamata.games.lords.catalogue.sources import HOUSE, INFERRED, PUBLISHED

LOSE_HALF_GOLD: Final = 0
HUNT: Final = 1
STRIKE: Final = 2
IMPATIENCE: Final = 3
LOSE_HALF_FOOD: Final = 4
IMPS_LEAVE: Final = 5
INSPECT: Final = 6
RUST: Final = 7
EVIL_RISES: Final = 8
EFFECTS: Final = (
    "lose_half_gold", "hunt", "strike", "impatience", "lose_half_food", "imps_leave", "inspect", "rust",
    "evil_rises",
)  # fmt: skip


@final
class Special:
    """A special event card."""

    __match_args__: ClassVar[tuple[str, ...]] = ("key", "source", "effect", "amount")

    def __init__(self, key: str, source: str, effect: i64, amount: i64 = 0) -> None:
        if not 0 <= effect < len(EFFECTS):
            raise ValueError(f"{key} has the effect {effect}, which is no word of special events")
        self.key = key
        self.source = source
        self.effect: i64 = effect
        self.amount: i64 = amount


SPECIALS: Final = (
    Special("embezzlement", PUBLISHED, LOSE_HALF_GOLD),
    Special("witch_hunt", INFERRED, HUNT, amount=3),
    Special("monster_strike", INFERRED, STRIKE, amount=1),
    Special("impatient_heroes", HOUSE, IMPATIENCE, amount=1),
    Special("rats", HOUSE, LOSE_HALF_FOOD),
    Special("runaway_imps", HOUSE, IMPS_LEAVE, amount=3),
    Special("inspection", HOUSE, INSPECT, amount=1),
    Special("rust", HOUSE, RUST, amount=1),
    Special("bad_press", HOUSE, EVIL_RISES, amount=2),
)
