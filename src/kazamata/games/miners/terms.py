"""The choices of a table before the deal."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from kazamata.core.refusals import Refusal
from kazamata.core.rules import Choice, Preset, Setup
from kazamata.games.miners.program import Program
from kazamata.games.miners.sets import HOUSE, is_known, program_of

SIDE_CHOICES: Final = ("random", "front", "back")
BOARDS: Final = ("alchemy", "technology", "diplomacy")
RANDOM_SIDE: Final = 2

CHOICES: Final = (
    Choice("first_game", ("no", "yes"), "no", "IM-8"),
    Choice("reveal", ("together", "open"), "together", "IM-16"),
    Choice("alchemy", SIDE_CHOICES, "random", "IM-D16", True),
    Choice("technology", SIDE_CHOICES, "random", "IM-D16", True),
    Choice("diplomacy", SIDE_CHOICES, "random", "IM-D16", True),
    Choice("set", (HOUSE,), HOUSE, "IM-H1", True),
)

PRESETS: Final = (
    Preset("first", {"first_game": "yes"}, guided=True),
    Preset("short", {"first_game": "yes"}),
    Preset("full", {}),
    Preset("open", {"reveal": "open"}),
)


@final
class Terms:
    """The agreements of a table in numbers; never changed after the deal."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "seats",
        "first_game",
        "open_reveal",
        "alchemy",
        "technology",
        "diplomacy",
        "set",
    )

    def __init__(
        self,
        seats: i64,
        first_game: bool,
        open_reveal: bool,
        alchemy: i64,
        technology: i64,
        diplomacy: i64,
        set: str,
    ) -> None:
        self.seats: i64 = seats
        self.first_game = first_game
        self.open_reveal = open_reveal
        self.alchemy: i64 = alchemy
        self.technology: i64 = technology
        self.diplomacy: i64 = diplomacy
        self.set = set  # the name of the card set, see `sets`
        self.program: Program = program_of(set)


def _side(value: str) -> int:
    return RANDOM_SIDE if value == "random" else SIDE_CHOICES.index(value) - 1


def terms_of(setup: Setup) -> Terms:
    """The terms of a valid setup."""
    chosen = setup.choices
    return Terms(
        setup.seats,
        chosen["first_game"] == "yes",
        chosen["reveal"] == "open",
        _side(chosen["alchemy"]),
        _side(chosen["technology"]),
        _side(chosen["diplomacy"]),
        chosen["set"],
    )


def refuse_setup(setup: Setup) -> Refusal | None:
    """Why a setup is invalid: it needs one to five seats, known values and a known card set."""
    for choice in CHOICES:
        value = setup.choices.get(choice.key)
        if value not in choice.values and not (choice.key == "set" and value is not None and is_known(value)):
            return Refusal(choice.clause, "setup-unknown-value", {}, f"choice-{choice.key.replace('_', '-')}")
    if not 1 <= setup.seats <= 5:
        return Refusal("IM-1", "setup-seats", {"seats": setup.seats}, "setup-one-to-five")
    return None
