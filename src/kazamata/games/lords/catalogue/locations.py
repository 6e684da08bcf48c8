"""The eight locations with three spaces each (DL-21 to DL-32)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from kazamata.games.lords.catalogue.sources import PUBLISHED

GET_FOOD: Final = 0
IMPROVE_REPUTATION: Final = 1
DIG_TUNNELS: Final = 2
MINE_GOLD: Final = 3
RECRUIT_IMPS: Final = 4
BUY_TRAPS: Final = 5
HIRE_MONSTER: Final = 6
BUILD_ROOM: Final = 7
LOCATIONS: Final = 8
SPACES: Final = 3
LOCATION_KEYS: Final = (
    "get_food", "improve_reputation", "dig_tunnels", "mine_gold", "recruit_imps", "buy_traps", "hire_monster",
    "build_room",
)  # fmt: skip


@final
class Space:
    """The price and reward of a space.

    `evil` moves the marker up as a cost, `repute` moves it down as a reward.
    """

    __match_args__: ClassVar[tuple[str, ...]] = (
        "source", "gold", "food", "evil", "gives_food", "gives_gold", "gives_imps", "gives_traps", "repute",
        "spies", "imps", "foreman",
    )  # fmt: skip

    def __init__(
        self,
        source: str = PUBLISHED,
        gold: i64 = 0,
        food: i64 = 0,
        evil: i64 = 0,
        gives_food: i64 = 0,
        gives_gold: i64 = 0,
        gives_imps: i64 = 0,
        gives_traps: i64 = 0,
        repute: i64 = 0,
        spies: bool = False,
        imps: i64 = 0,
        foreman: i64 = 0,
    ) -> None:
        self.source = source
        self.gold: i64 = gold
        self.food: i64 = food
        self.evil: i64 = evil
        self.gives_food: i64 = gives_food
        self.gives_gold: i64 = gives_gold
        self.gives_imps: i64 = gives_imps
        self.gives_traps: i64 = gives_traps
        self.repute: i64 = repute
        self.spies = spies
        self.imps: i64 = imps  # how many may dig or mine
        self.foreman: i64 = foreman  # additional imps needed


BOARD: Final = (
    Space(gold=1, gives_food=2),
    Space(evil=1, gives_food=3),
    Space(evil=2, gives_food=3, gives_gold=1),
    Space(repute=1, spies=True),
    Space(repute=2),
    Space(gold=1, repute=2, spies=True),
    Space(imps=2),
    Space(imps=3),
    Space(imps=4, foreman=1),
    Space(imps=2),
    Space(imps=3),
    Space(imps=4, foreman=1),
    Space(food=1, gives_imps=1),
    Space(food=2, gives_imps=2),
    Space(food=1, gold=1, gives_imps=2),
    Space(gold=1, gives_traps=1),
    Space(gives_traps=1),
    Space(gold=2, gives_traps=2),
    Space(),
    Space(),
    Space(food=1),
    Space(),
    Space(gold=1),
    Space(gold=1),
)
"""Space by space, location by location."""


def space_of(location: i64, place: i64) -> Space:
    return BOARD[location * SPACES + place]


SPACE_INDEXES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([location * SPACES + place for place in range(SPACES)]) for location in range(LOCATIONS)]
)
"""[location][place]: the index of each space in lists of all spaces, as a table for boards."""


TUNNELS_GIVEN: Final[tuple[int, ...]] = tuple(
    [int(space.imps) if index // SPACES == DIG_TUNNELS else 0 for index, space in enumerate(BOARD)]
)
"""The most tunnels of each space: an imp digs one (DL-25)."""
GOLD_GIVEN: Final[tuple[int, ...]] = tuple(
    [
        int(space.gives_gold + (space.imps if index // SPACES == MINE_GOLD else 0))
        for index, space in enumerate(BOARD)
    ]
)
"""The most gold of each space: an imp mines one (DL-27)."""


def backwards(location: i64) -> bool:
    """Whether the last space is resolved first (DL-21)."""
    return location >= HIRE_MONSTER
