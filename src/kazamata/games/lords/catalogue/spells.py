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
"""The words of which spells are made; some go with an amount."""

PER_YEAR: Final = 9
CITY: Final = 4
"""So many combat cards of a year lie in the city; the others stay in the box (DL-10)."""


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
        self, key: str, source: str, year: i64, fast: bool, fatigue: i64, effect: i64, amount: i64
    ) -> None:
        self.key = key
        self.source = source
        self.year: i64 = year
        self.fast = fast
        self.fatigue: i64 = fatigue
        self.effect: i64 = effect
        self.amount: i64 = amount


PUBLISHED_SPEEDS: Final = ("magic_shield",)
"""The speed of every other published spell is inferred: a fast one makes sense only before the monsters act."""

SPELLS: Final = (
    Spell("word_of_peace", PUBLISHED, 1, True, 2, PEACE_OR_EVIL, 2),
    Spell("suggestion", PUBLISHED, 1, True, 2, PAY_OR_WITHDRAW, 0),
    Spell("magic_shield", PUBLISHED, 1, True, 1, SHIELD, 1),
    Spell("invisibility", PUBLISHED, 1, True, 0, HIDE_WIZARDS, 0),
    Spell("detect_evil", PUBLISHED, 1, False, 2, GAIN_EVIL, 2),
    Spell("fist_of_justice", PUBLISHED, 1, False, 1, LOSE_IMPS, 1),
    Spell("detect_treasure", PUBLISHED, 1, False, 1, LOSE_TREASURE, 1),
    Spell("graffiti", HOUSE, 1, False, 2, SCRUB, 1),
    Spell("fireball", PUBLISHED, 1, False, 1, NOTHING, 0),
    Spell("aura_of_fear", HOUSE, 2, True, 2, SCARE_ONE, 1),
    Spell("metamorphosis", HOUSE, 2, True, 2, SHEEP_ONE, 1),
    Spell("blind_rage", HOUSE, 2, True, 3, RAGE, 0),
    Spell("create_food", HOUSE, 2, True, 3, FEED_FIRST, 1),
    Spell("illusion", HOUSE, 2, True, 1, PHANTOM_FRONT, 1),
    Spell("song_of_courage", HOUSE, 2, False, 3, EASE, 2),
    Spell("regeneration", HOUSE, 2, False, 2, MEND_ALL, 1),
    Spell("magic_key", HOUSE, 2, False, 3, FREE_PRISONER, 1),
    Spell("dimensional_gate", HOUSE, 2, True, 2, BANISH_ONE, 1),
)
