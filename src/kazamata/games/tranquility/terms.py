"""What a table may agree upon, and which agreements go together (TQ-H7)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from kazamata.core.refusals import Refusal
from kazamata.core.rules import Choice, Setup
from kazamata.games.tranquility.layout import Layout, layout_of
from kazamata.games.tranquility.variants import PYRAMID, VARIANTS

LEVELS: Final = ("none", "galateia", "triton", "leukothea", "amphitrite", "poseidon")
REMOVED: Final = (0, 4, 6, 8, 10, 12)
SOLO_DRAWS: Final = {"draw4": 4, "draw8": 8, "discard4": 0}

CHOICES: Final = (
    Choice("variant", VARIANTS, "grid", "TQ-H7", True),
    Choice("removal", LEVELS, "none", "TQ-25"),
    Choice("rocks", ("no", "yes"), "no", "TQ-22"),
    Choice("monsters", ("0", "3", "4", "5"), "0", "TQ-23"),
    Choice("storms", ("no", "yes"), "no", "TQ-24"),
    Choice("solo", ("draw4", "draw8", "discard4"), "draw4", "TQ-H1", True),
    Choice("offers", ("1", "2", "3", "4", "5"), "3", "TQ-A7"),
)


@final
class Terms:
    """The agreements of a table in numbers; never changed after the deal."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "seats",
        "variant",
        "removed",
        "rocks",
        "monsters",
        "storms",
        "solo_draw",
        "offer_rounds",
    )

    def __init__(
        self,
        seats: i64,
        variant: i64,
        removed: i64,
        rocks: bool,
        monsters: i64,
        storms: bool,
        solo_draw: i64,
        offer_rounds: i64,
    ) -> None:
        self.seats: i64 = seats
        self.variant: i64 = variant
        self.removed: i64 = removed
        self.rocks = rocks
        self.monsters: i64 = monsters
        self.storms = storms
        self.solo_draw: i64 = solo_draw
        self.offer_rounds: i64 = offer_rounds
        self.layout: Layout = layout_of(variant)
        self.compasses = storms or variant == PYRAMID


def terms_of(setup: Setup) -> Terms:
    """The terms of a setup that was not refused."""
    chosen = setup.choices
    return Terms(
        setup.seats,
        VARIANTS.index(chosen["variant"]),
        REMOVED[LEVELS.index(chosen["removal"])],
        chosen["rocks"] == "yes",
        int(chosen["monsters"]),
        chosen["storms"] == "yes",
        SOLO_DRAWS[chosen["solo"]],
        int(chosen["offers"]),
    )


def refuse_setup(setup: Setup) -> Refusal | None:
    """The mixtures that nobody has designed are refused (TQ-H7)."""
    for choice in CHOICES:
        if setup.choices.get(choice.key) not in choice.values:
            return Refusal(choice.clause, "setup-unknown-value", {}, f"choice-{choice.key}")
    variant = setup.choices["variant"]
    if variant == "duel" and setup.seats != 2:
        return Refusal("TQ-H6", "setup-duel-seats", {"seats": setup.seats}, "setup-two-seats")
    if not 1 <= setup.seats <= 5:
        return Refusal("TQ-4", "setup-seats", {"seats": setup.seats}, "setup-one-to-five")
    return _refuse_mixture(setup.choices, variant)


def _refuse_mixture(chosen: dict[str, str], variant: str) -> Refusal | None:
    rocks, storms = chosen["rocks"] == "yes", chosen["storms"] == "yes"
    monsters, removal = chosen["monsters"] != "0", chosen["removal"] != "none"
    if variant == "arch" and (rocks or storms):
        return Refusal("TQ-H7", "setup-arch-mixture", {}, "setup-arch-takes")
    if variant == "pyramid" and (rocks or storms or monsters):
        return Refusal("TQ-H7", "setup-pyramid-mixture", {}, "setup-pyramid-takes")
    if variant == "duel" and (rocks or storms or monsters or removal):
        return Refusal("TQ-H7", "setup-duel-mixture", {}, "setup-duel-takes")
    return None
