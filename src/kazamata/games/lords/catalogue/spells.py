"""The combat cards: a spell and the fatigue of its round (DL-56, DL-62, DL-64, H2)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from kazamata.games.lords.catalogue.sources import HOUSE, PUBLISHED

NOTHING: Final = 0
PEACE_OR_EVIL: Final = 1
PAY_OR_WITHDRAW: Final = 2
SHIELD: Final = 3
HIDE_WIZARDS: Final = 4
GAIN_EVIL: Final = 5
LOSE_IMPS: Final = 6
LOSE_TREASURE: Final = 7
SCRUB: Final = 8
SCARE_ONE: Final = 9
SHEEP_ONE: Final = 10
RAGE: Final = 11
FEED_FIRST: Final = 12
PHANTOM_FRONT: Final = 13
EASE: Final = 14
MEND_ALL: Final = 15
FREE_PRISONER: Final = 16
BANISH_ONE: Final = 17
EFFECTS: Final = (
    "nothing", "peace_or_evil", "pay_or_withdraw", "shield", "hide_wizards", "gain_evil", "lose_imps",
    "lose_treasure", "scrub", "scare_one", "sheep_one", "rage", "feed_first", "phantom_front", "ease",
    "mend_all", "free_prisoner", "banish_one",
)  # fmt: skip
"""The effects that make up spells. Some take an amount."""

PER_YEAR: Final = 9
CITY: Final = 4
"""How many combat cards of a year are in the city. The others stay in the box (DL-10)."""


@final
class Spell:
    """A combat card."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "key",
        "source",
        "year",
        "fast",
        "fatigue",
        "effect",
        "amount",
    )

    def __init__(
        self, key: str, source: str, year: i64, fast: bool, fatigue: i64, effect: i64, amount: i64 = 0
    ) -> None:
        if not 0 <= effect < len(EFFECTS):
            raise ValueError(f"{key} has the effect {effect}, which is no word of spells")
        self.key = key
        self.source = source
        self.year: i64 = year
        self.fast = fast
        self.fatigue: i64 = fatigue
        self.effect: i64 = effect
        self.amount: i64 = amount


PUBLISHED_SPEEDS: Final = ("magic_shield",)
"""The speed of every other published spell is inferred: a fast one only makes sense before monsters act."""

SPELLS: Final = (
    Spell("word_of_peace", PUBLISHED, year=1, fast=True, fatigue=2, effect=PEACE_OR_EVIL, amount=2),
    Spell("suggestion", PUBLISHED, year=1, fast=True, fatigue=2, effect=PAY_OR_WITHDRAW),
    Spell("magic_shield", PUBLISHED, year=1, fast=True, fatigue=1, effect=SHIELD, amount=1),
    Spell("invisibility", PUBLISHED, year=1, fast=True, fatigue=0, effect=HIDE_WIZARDS),
    Spell("detect_evil", PUBLISHED, year=1, fast=False, fatigue=2, effect=GAIN_EVIL, amount=2),
    Spell("fist_of_justice", PUBLISHED, year=1, fast=False, fatigue=1, effect=LOSE_IMPS, amount=1),
    Spell("detect_treasure", PUBLISHED, year=1, fast=False, fatigue=1, effect=LOSE_TREASURE, amount=1),
    Spell("graffiti", HOUSE, year=1, fast=False, fatigue=2, effect=SCRUB, amount=1),
    Spell("fireball", PUBLISHED, year=1, fast=False, fatigue=1, effect=NOTHING),
    Spell("aura_of_fear", HOUSE, year=2, fast=True, fatigue=2, effect=SCARE_ONE, amount=1),
    Spell("metamorphosis", HOUSE, year=2, fast=True, fatigue=2, effect=SHEEP_ONE, amount=1),
    Spell("blind_rage", HOUSE, year=2, fast=True, fatigue=3, effect=RAGE),
    Spell("create_food", HOUSE, year=2, fast=True, fatigue=3, effect=FEED_FIRST, amount=1),
    Spell("illusion", HOUSE, year=2, fast=True, fatigue=1, effect=PHANTOM_FRONT, amount=1),
    Spell("song_of_courage", HOUSE, year=2, fast=False, fatigue=3, effect=EASE, amount=2),
    Spell("regeneration", HOUSE, year=2, fast=False, fatigue=2, effect=MEND_ALL, amount=1),
    Spell("magic_key", HOUSE, year=2, fast=False, fatigue=3, effect=FREE_PRISONER, amount=1),
    Spell("dimensional_gate", HOUSE, year=2, fast=True, fatigue=2, effect=BANISH_ONE, amount=1),
)
