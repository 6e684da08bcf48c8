"""The options of a table: first or full game, and uncertain rulings as options (DL-6 to DL-9, H4)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from kazamata.core.refusals import Refusal
from kazamata.core.rules import Choice, Preset, Setup
from kazamata.games.lords.catalogue.box import Box, box_of, is_known

SCENARIOS: Final = ("none", "M1", "M2", "M3", "M4", "M5")

CHOICES: Final = (
    Choice("game", ("full", "first"), "full", "DL-6"),
    Choice("opening", ("by_game", "random", "chosen"), "by_game", "DL-6"),
    Choice("specials", ("by_game", "none"), "by_game", "DL-7"),
    Choice("starter", ("random", "first_seat"), "random", "DL-78"),
    Choice("planning", ("parallel", "in_order"), "parallel", "DL-A37"),
    Choice("pendulum_alone", ("nothing", "hits"), "nothing", "DL-A11"),
    Choice("room_bonus", ("each", "once"), "each", "DL-A13"),
    Choice("magic_shield", ("any_damage", "attacks"), "any_damage", "DL-A14"),
    Choice("idle_monsters", ("ready", "out"), "ready", "DL-A16"),
    Choice("demon_food", ("any_creature", "monsters"), "any_creature", "DL-A17"),
    Choice("demon_pay_day", ("unpaid", "paid"), "unpaid", "DL-A18"),
    Choice("trap_deck", ("ends", "reshuffles"), "ends", "DL-A20"),
    Choice("zero_titles", ("shared", "nobody"), "shared", "DL-A23"),
    Choice("embezzlement", ("round_up", "round_down"), "round_up", "DL-A30"),
    Choice("components", ("standard",), "standard", "DL-H1", True),
    Choice("scenario", SCENARIOS, "none", "DL-M1"),
)

PRESETS: Final = (
    Preset("first", {"game": "first"}, guided=True),
    Preset("beginners", {"game": "first"}),
    Preset("full", {}),
    Preset("calm", {"specials": "none"}),
)


@final
class Terms:
    """The options of a table as numbers, fixed after the deal."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "seats", "full", "chosen_opening", "specials", "random_starter", "in_order", "pendulum_hits",
        "bonus_once", "shield_attacks_only", "idle_out", "demon_monsters_only", "demon_paid_only",
        "reshuffles",
        "zero_titles", "loss_rounds_up", "scenario", "components",
    )  # fmt: skip

    def __init__(
        self,
        seats: i64,
        full: bool,
        chosen_opening: bool,
        specials: bool,
        random_starter: bool,
        in_order: bool,
        pendulum_hits: bool,
        bonus_once: bool,
        shield_attacks_only: bool,
        idle_out: bool,
        demon_monsters_only: bool,
        demon_paid_only: bool,
        reshuffles: bool,
        zero_titles: bool,
        loss_rounds_up: bool,
        scenario: i64,
        components: str,
    ) -> None:
        self.seats: i64 = seats
        self.full = full
        self.chosen_opening = chosen_opening
        self.specials = specials
        self.random_starter = random_starter
        self.in_order = in_order
        self.pendulum_hits = pendulum_hits
        self.bonus_once = bonus_once
        self.shield_attacks_only = shield_attacks_only
        self.idle_out = idle_out
        self.demon_monsters_only = demon_monsters_only
        self.demon_paid_only = demon_paid_only
        self.reshuffles = reshuffles
        self.zero_titles = zero_titles
        self.loss_rounds_up = loss_rounds_up
        self.scenario: i64 = scenario
        self.components = components
        self.box: Box = box_of(components)

    def non_player_count(self) -> i64:
        """The number of non-player lords (DL-33 to DL-35)."""
        return 4 - self.seats if self.scenario == 0 else 0

    def has_non_player_orders(self) -> bool:
        """Whether each lord also picks orders for a non-player lord, which has a marker (DL-34, DL-35)."""
        return self.non_player_count() == 2


def terms_of(setup: Setup) -> Terms:
    """The terms of an accepted setup."""
    chosen = setup.choices
    full = chosen["game"] == "full"
    return Terms(
        setup.seats,
        full,
        full if chosen["opening"] == "by_game" else chosen["opening"] == "chosen",
        full and chosen["specials"] == "by_game",
        chosen["starter"] == "random",
        chosen["planning"] == "in_order",
        chosen["pendulum_alone"] == "hits",
        chosen["room_bonus"] == "once",
        chosen["magic_shield"] == "attacks",
        chosen["idle_monsters"] == "out",
        chosen["demon_food"] == "monsters",
        chosen["demon_pay_day"] == "paid",
        chosen["trap_deck"] == "reshuffles",
        chosen["zero_titles"] == "shared",
        chosen["embezzlement"] == "round_up",
        SCENARIOS.index(chosen["scenario"]),
        chosen["components"],
    )


def refuse_setup(setup: Setup) -> Refusal | None:
    """Refuse a setup without two to four lords. A training mission also accepts one."""
    for choice in CHOICES:
        value = setup.choices.get(choice.key, "")
        known = is_known(value) if choice.key == "components" else value in choice.values
        if not known:
            return Refusal(choice.clause, "setup-unknown-value", {}, f"choice-{choice.key.replace('_', '-')}")
    if setup.choices["scenario"] != "none":
        if 1 <= setup.seats <= 4:
            return None
        return Refusal("DL-M1", "setup-mission-seats", {"seats": setup.seats}, "setup-one-to-four")
    if not 2 <= setup.seats <= 4:
        return Refusal("DL-1", "setup-seats", {"seats": setup.seats}, "setup-two-to-four")
    if setup.choices["game"] == "full" and setup.choices["opening"] == "random":
        return Refusal("DL-6", "setup-full-draws", {}, "setup-draw-orders")
    return None


def unused_choices(setup: Setup) -> tuple[str, ...]:
    """A mission is one battle: it has no opening and no special events. A first game has no special events."""
    if setup.choices["scenario"] != "none":
        return ("game", "opening", "specials", "starter")
    return ("specials",) if setup.choices["game"] == "first" else ()
