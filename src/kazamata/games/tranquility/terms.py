"""The choices of a table, and which of them fit together (TQ-H7)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from kazamata.core.refusals import Refusal
from kazamata.core.rules import Choice, Setup
from kazamata.games.tranquility.layout import Layout
from kazamata.games.tranquility.variants import MODULES, VARIANT_ROWS, VARIANTS, Variant

LEVELS: Final = ("none", "galateia", "triton", "leukothea", "amphitrite", "poseidon")
REMOVED_BY_LEVEL: Final = (0, 4, 6, 8, 10, 12)
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
        "removed_count",
        "has_rocks",
        "monster_count",
        "has_storms",
        "solo_draw",
        "offer_rounds",
    )

    def __init__(
        self,
        seats: i64,
        variant: i64,
        removed_count: i64,
        has_rocks: bool,
        monster_count: i64,
        has_storms: bool,
        solo_draw: i64,
        offer_rounds: i64,
    ) -> None:
        self.seats: i64 = seats
        self.variant: i64 = variant
        self.removed_count: i64 = removed_count
        self.has_rocks = has_rocks
        self.monster_count: i64 = monster_count
        self.has_storms = has_storms
        self.solo_draw: i64 = solo_draw
        self.offer_rounds: i64 = offer_rounds
        self.variant_row: Variant = VARIANT_ROWS[variant]
        self.layout: Layout = self.variant_row.layout
        self.has_compasses = has_storms or self.variant_row.supply > 0


def terms_of(setup: Setup) -> Terms:
    """The terms of a valid setup."""
    chosen = setup.choices
    return Terms(
        setup.seats,
        VARIANTS.index(chosen["variant"]),
        REMOVED_BY_LEVEL[LEVELS.index(chosen["removal"])],
        chosen["rocks"] == "yes",
        int(chosen["monsters"]),
        chosen["storms"] == "yes",
        SOLO_DRAWS[chosen["solo"]],
        int(chosen["offers"]),
    )


def refuse_setup(setup: Setup) -> Refusal | None:
    """Why a setup is invalid; the rules refuse combinations without a design (TQ-H7)."""
    for choice in CHOICES:
        if setup.choices.get(choice.key) not in choice.values:
            return Refusal(choice.clause, "setup-unknown-value", {}, f"choice-{choice.key}")
    page = VARIANT_ROWS[VARIANTS.index(setup.choices["variant"])]
    return _refuse_seats(setup.seats, page) or _refuse_mixture(setup.choices, page)


def _refuse_seats(seats: int, page: Variant) -> Refusal | None:
    if seats in page.seats:
        return None
    if page.is_duel:
        return Refusal(page.clause, "setup-duel-seats", {"seats": seats}, "setup-two-seats")
    return Refusal("TQ-4", "setup-seats", {"seats": seats}, "setup-one-to-five")


def _refuse_mixture(chosen: dict[str, str], page: Variant) -> Refusal | None:
    for choice in CHOICES:
        if choice.key in MODULES and choice.key not in page.modules and chosen[choice.key] != choice.default:
            return Refusal("TQ-H7", f"setup-{page.key}-mixture", {}, f"setup-{page.key}-takes")
    return None
