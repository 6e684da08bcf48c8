"""Monsters and Ghosts: their costs and attacks (DL-31, DL-42, DL-63)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from kazamata.games.lords.catalogue.sources import PUBLISHED

GOBLIN: Final = 0
SLIME: Final = 1
GHOST: Final = 2
TROLL: Final = 3
WITCH: Final = 4
VAMPIRE: Final = 5
GOLEM: Final = 6
DRAGON: Final = 7
DEMON: Final = 8

NORMAL: Final = 0
ANY: Final = 1
ALL: Final = 2
GLUE: Final = 3
AIMS: Final = ("normal", "any", "all", "glue")
"""The first adventurer, one of the owner's choice, all of them, or no attack."""


@final
class Attack:
    """One of the alternatives on a tile."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "aim", "strength", "food", "follow", "second", "back", "spares_priests", "returns", "no_healing",
        "no_conquering",
    )  # fmt: skip

    def __init__(
        self,
        aim: i64,
        strength: i64 = 0,
        food: i64 = 0,
        follow: i64 = 0,
        second: i64 = 0,
        back: bool = False,
        spares_priests: bool = False,
        returns: bool = False,
        no_healing: bool = False,
        no_conquering: bool = False,
    ) -> None:
        if not 0 <= aim < len(AIMS):
            raise ValueError(f"an attack is aimed by {aim}, which is no word of attacks")
        self.aim: i64 = aim
        self.strength: i64 = strength
        self.food: i64 = food  # price of this attack
        self.follow: i64 = follow  # to the new first adventurer if the attack kills
        self.second: i64 = second  # a second attack on any adventurer
        self.back = back  # never the first adventurer
        self.spares_priests = spares_priests
        self.returns = returns  # stays face up
        self.no_healing = no_healing
        self.no_conquering = no_conquering


@final
class Creature:
    """A kind of tile with its cost, its attacks and its copies in each year."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "key", "source", "first", "second", "ghost", "food", "gold", "evil", "traps", "creatures", "silver",
        "gold_copies",
    )  # fmt: skip

    def __init__(
        self,
        key: str,
        source: str,
        first: Attack,
        second: Attack | None = None,
        ghost: bool = False,
        food: i64 = 0,
        gold: i64 = 0,
        evil: i64 = 0,
        traps: i64 = 0,
        creatures: i64 = 0,
        silver: i64 = 0,
        gold_copies: i64 = 0,
    ) -> None:
        self.key = key
        self.source = source
        self.first = first
        self.second = second
        self.ghost = ghost  # a Ghost is not a monster
        self.food: i64 = food
        self.gold: i64 = gold
        self.evil: i64 = evil
        self.traps: i64 = traps
        self.creatures: i64 = creatures
        self.silver: i64 = silver  # tiles in Year 1
        self.gold_copies: i64 = gold_copies  # tiles in Year 2

    def attack(self, alternative: i64) -> Attack:
        """The first or second alternative. A creature with one attack uses it for both."""
        second = self.second
        return self.first if alternative == 0 or second is None else second


CREATURES: Final = (
    Creature("goblin", PUBLISHED, Attack(NORMAL, strength=2, follow=1), food=1, silver=2, gold_copies=1),
    Creature(
        "slime",
        PUBLISHED,
        Attack(ALL, strength=1),
        Attack(GLUE, no_conquering=True),
        food=1,
        silver=2,
        gold_copies=1,
    ),
    Creature(
        "ghost", PUBLISHED, Attack(ANY, strength=2, back=True), ghost=True, evil=1, silver=2, gold_copies=1
    ),
    Creature(
        "troll",
        PUBLISHED,
        Attack(NORMAL, strength=3),
        Attack(NORMAL, strength=4, food=1),
        food=2,
        silver=2,
        gold_copies=1,
    ),
    Creature(
        "witch",
        PUBLISHED,
        Attack(NORMAL, strength=4),
        Attack(ANY, strength=1, second=1),
        food=1,
        evil=1,
        silver=2,
        gold_copies=1,
    ),
    Creature(
        "vampire",
        PUBLISHED,
        Attack(ANY, strength=3, spares_priests=True),
        Attack(ANY, strength=2, spares_priests=True, returns=True),
        evil=2,
        silver=2,
        gold_copies=1,
    ),
    Creature("golem", PUBLISHED, Attack(NORMAL, strength=4, returns=True), gold=1, traps=1, gold_copies=2),
    Creature("dragon", PUBLISHED, Attack(ALL, strength=2, no_healing=True), food=2, evil=2, gold_copies=2),
    Creature(
        "demon", PUBLISHED, Attack(ANY, strength=7, no_conquering=True), evil=1, creatures=1, gold_copies=2
    ),
)

SHEEP: Final = Attack(NORMAL, strength=1)
"""The attack of a monster under Metamorphosis (H2)."""
