"""Monsters and Ghosts: what they cost and how they attack (DL-31, DL-42, DL-63)."""

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
"""The first adventurer, one of the owner's choice, everybody, or no attack at all."""


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
        strength: i64,
        food: i64 = 0,
        follow: i64 = 0,
        second: i64 = 0,
        back: bool = False,
        spares_priests: bool = False,
        returns: bool = False,
        no_healing: bool = False,
        no_conquering: bool = False,
    ) -> None:
        self.aim: i64 = aim
        self.strength: i64 = strength
        self.food: i64 = food  # to be paid for this attack
        self.follow: i64 = follow  # on the new first adventurer, if the attack kills
        self.second: i64 = second  # another attack on anyone
        self.back = back  # never the first adventurer
        self.spares_priests = spares_priests
        self.returns = returns  # stays face up
        self.no_healing = no_healing
        self.no_conquering = no_conquering


@final
class Creature:
    """A kind of tile with its cost, its attacks and its copies in each year."""

    __match_args__: ClassVar[tuple[str, ...]] = (
        "key", "source", "ghost", "food", "gold", "evil", "traps", "creatures", "first", "second", "silver",
        "gold_copies",
    )  # fmt: skip

    def __init__(
        self,
        key: str,
        source: str,
        ghost: bool,
        food: i64,
        gold: i64,
        evil: i64,
        traps: i64,
        creatures: i64,
        first: Attack,
        second: Attack | None,
        silver: i64,
        gold_copies: i64,
    ) -> None:
        self.key = key
        self.source = source
        self.ghost = ghost  # a Ghost is no monster
        self.food: i64 = food
        self.gold: i64 = gold
        self.evil: i64 = evil
        self.traps: i64 = traps
        self.creatures: i64 = creatures
        self.first = first
        self.second = second
        self.silver: i64 = silver
        self.gold_copies: i64 = gold_copies

    def attack(self, alternative: i64) -> Attack:
        """The first or second alternative; who has only one does the same in either case."""
        second = self.second
        return self.first if alternative == 0 or second is None else second


CREATURES: Final = (
    Creature("goblin", PUBLISHED, False, 1, 0, 0, 0, 0, Attack(NORMAL, 2, follow=1), None, 2, 1),
    Creature(
        "slime", PUBLISHED, False, 1, 0, 0, 0, 0, Attack(ALL, 1), Attack(GLUE, 0, no_conquering=True), 2, 1
    ),
    Creature("ghost", PUBLISHED, True, 0, 0, 1, 0, 0, Attack(ANY, 2, back=True), None, 2, 1),
    Creature("troll", PUBLISHED, False, 2, 0, 0, 0, 0, Attack(NORMAL, 3), Attack(NORMAL, 4, food=1), 2, 1),
    Creature("witch", PUBLISHED, False, 1, 0, 1, 0, 0, Attack(NORMAL, 4), Attack(ANY, 1, second=1), 2, 1),
    Creature(
        "vampire",
        PUBLISHED,
        False,
        0,
        0,
        2,
        0,
        0,
        Attack(ANY, 3, spares_priests=True),
        Attack(ANY, 2, spares_priests=True, returns=True),
        2,
        1,
    ),
    Creature("golem", PUBLISHED, False, 0, 1, 0, 1, 0, Attack(NORMAL, 4, returns=True), None, 0, 2),
    Creature("dragon", PUBLISHED, False, 2, 0, 2, 0, 0, Attack(ALL, 2, no_healing=True), None, 0, 2),
    Creature("demon", PUBLISHED, False, 0, 0, 1, 0, 1, Attack(ANY, 7, no_conquering=True), None, 0, 2),
)

SHEEP: Final = Attack(NORMAL, 1)
"""What a monster under Metamorphosis can still do (H2)."""
