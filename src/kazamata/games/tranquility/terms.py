"""The choices of a table, and which of them fit together (TQ-H7)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from kazamata.core.refusals import Refusal
from kazamata.core.rules import Choice, Module, Preset, Setup
from kazamata.games.tranquility.cards import ISLANDS, STORMS
from kazamata.games.tranquility.layout import Layout
from kazamata.games.tranquility.variants import MODULES, VARIANT_ROWS, VARIANTS, Variant

LEVELS: Final = ("none", "galateia", "triton", "leukothea", "amphitrite", "poseidon")
REMOVED_BY_LEVEL: Final = (0, 4, 6, 8, 10, 12)
FEWEST_CARDS: Final = "fewest_cards"
FIRST_SEAT: Final = "first_seat"
STARTERS: Final = (FEWEST_CARDS, "any_seat", FIRST_SEAT)
"""Who begins; in a duel both players have equally many cards."""
SOLO_DRAWS: Final = {"draw4": 4, "draw8": 8, "discard4": 0}

CHOICES: Final = (
    Choice("variant", VARIANTS, "grid", "TQ-H7", True),
    Choice("removal", LEVELS, "none", "TQ-25", marks=(0, 1, 2, 2, 3, 3)),
    Choice("rocks", ("no", "yes"), "no", "TQ-22", marks=(0, 1)),
    Choice("monsters", ("0", "3", "4", "5"), "0", "TQ-23", marks=(0, 2, 3, 3)),
    Choice("storms", ("no", "yes"), "no", "TQ-24", marks=(0, 3)),
    Choice("solo", ("draw4", "draw8", "discard4"), "draw4", "TQ-H1", True),
    Choice("offers", ("1", "2", "3", "4", "5"), "3", "TQ-A7"),
    Choice("starter", STARTERS, FEWEST_CARDS, "TQ-6"),
)

PRESETS: Final = (
    Preset("first", {}, guided=True),
    Preset("calm", {}),
    Preset("rocks", {"rocks": "yes"}),
    Preset("monsters", {"monsters": "3"}),
    Preset("storms", {"storms": "yes"}),
    Preset("poseidon", {"removal": "poseidon"}),
    Preset("day_and_night", {"variant": "day_and_night"}),
    Preset("arch", {"variant": "arch"}),
    Preset("pyramid", {"variant": "pyramid"}),
    Preset("duel", {"variant": "duel"}),
)

MODULE_ROWS: Final = (
    *[
        Module(
            choice.key,
            choice.key,
            tuple([value for value in choice.values if value != choice.default]),
            choice.clause,
        )
        for choice in CHOICES
        if choice.key in MODULES
    ],
    *[Module(row.key, "variant", (row.key,), row.clause) for row in VARIANT_ROWS[1:]],
)
"""The modules and the variants other than the base game (TQ-22 to TQ-25, TQ-H3 to TQ-H6)."""


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
        self.card_count: i64 = count_cards(self.variant_row, seats, monster_count, has_storms)


def count_cards(variant: Variant, seats: i64, monster_count: i64, has_storms: bool) -> i64:
    """The cards that are removed unseen or dealt, and the Starts (TQ-3, TQ-4, TQ-23 to TQ-25, TQ-H4, TQ-H6)."""
    count = ISLANDS + variant.finishes + monster_count
    if has_storms:
        count += STORMS
    return count if variant.is_duel else count + seats


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


def unused_choices(setup: Setup) -> tuple[str, ...]:
    """A solo game makes no offers, more players never play the Start alone, and a duel has no Start."""
    if VARIANT_ROWS[VARIANTS.index(setup.choices["variant"])].is_duel:
        return ("solo", "offers")
    return ("offers", "starter") if setup.seats == 1 else ("solo",)
