"""Players with a bias, for trials: what nobody reasonable does for ten rounds must not break a game either."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from kazamata.core.asks import Ask
from kazamata.core.dice import Dice
from kazamata.games.lords import asks as lords
from kazamata.games.lords.packs import KINDS
from kazamata.games.miners import asks as miners
from kazamata.games.miners.cardset import MOST_SPACES
from kazamata.games.tranquility import asks as tranquility
from kazamata.shelf import AnyRules

Pick: TypeAlias = Callable[[Ask, Dice], int]
"""How one of the options of a question is chosen."""

Wishes: TypeAlias = Mapping[str, tuple[int, ...]]
"""By the name of a question: the options that are taken if they are offered, the dearest wish first."""


def by_lot(ask: Ask, dice: Dice) -> int:
    return int(ask.options[dice.below(len(ask.options))])


def first(ask: Ask, dice: Dice) -> int:
    return int(ask.options[0])


def last(ask: Ask, dice: Dice) -> int:
    return int(ask.options[len(ask.options) - 1])


class Habit:
    """Takes what it wishes for where it is offered; everything else is left to another way of choosing.

    With `fond` it answers a question as it did the last time, as long as it can.
    """

    def __init__(self, rules: AnyRules, wishes: Wishes, rest: Pick = by_lot, fond: bool = False) -> None:
        self.rules = rules
        self.wishes = wishes
        self.rest = rest
        self.favourites: dict[str, int] | None = {} if fond else None

    def choose(self, ask: Ask, dice: Dice) -> int:
        question = self.rules.asks[ask.kind].name
        for wish in self._wishes(question):
            if wish in ask.options:
                return wish
        option = self.rest(ask, dice)
        if self.favourites is not None:
            self.favourites[question] = option
        return option

    def _wishes(self, question: str) -> tuple[int, ...]:
        if self.favourites is not None and question in self.favourites:
            return (self.favourites[question],)
        return self.wishes.get(question, ())


def _deck(deck: int) -> Wishes:
    return {"DrawCard": (deck,), "SeekFaction": (deck,), "UseSurface": (miners.SURFACE_DRAW,)}


WISHES: Final[dict[str, dict[str, Wishes]]] = {
    "tranquility": {
        "pass": {
            "TakeTurn": (tranquility.DISCARD_TWO, tranquility.DISCARD_HAND),
            "DuelTurn": (tranquility.STOP,),
            "OfferCards": (0,),
            "CallCompass": (tranquility.KEEP_COMPASS,),
            "MoveRocks": (tranquility.ROCKS_STAY,),
        },
        "hoard": {
            "TakeTurn": (tranquility.DISCARD_TWO,),
            "OfferCards": (0,),
            "CallCompass": (tranquility.KEEP_COMPASS,),
            "GiveCards": (tranquility.UNSEEN,),
        },
        "spend": {
            "TakeTurn": (tranquility.PLAY_START, tranquility.PLAY_FINISH, tranquility.DISCARD_HAND),
            "OfferCards": tuple(range(tranquility.MOST_OFFERED, -1, -1)),
            "CallCompass": tuple(range(tranquility.CALM_DRAWN, tranquility.COMPASS_SPAN)),
        },
    },
    "miners": {
        "pass": {
            "UseEffect": (miners.USE_NONE,),
            "DiscardSome": (miners.STOP,),
            "ClearCollapse": (miners.STOP_CLEARING,),
            "BuyTimes": (0,),
            "UseSurface": (miners.SURFACE_COINS,),
            "MoveMarker": (1,),
        },
        "hoard": {"UseSurface": (miners.SURFACE_DRAW,), "BuyTimes": (0,), "DiscardSome": (miners.STOP,)},
        "spend": {
            "UseSurface": (miners.SURFACE_LONG, miners.SURFACE_SHORT),
            "BuyTimes": tuple(range(miners.MOST_TIMES - 1, -1, -1)),
            "MoveMarker": tuple(range(MOST_SPACES, 0, -1)),
        },
        "deck I": _deck(0),
        "deck II": _deck(1),
        "deck III": _deck(2),
    },
    "lords": {
        "pass": {
            "ExecuteOrder": (lords.DECLINE,),
            "DigTunnel": (lords.STOP_DIGGING,),
            "MineGold": (0,),
            "HireCreature": (lords.HIRE_NOBODY,),
            "BuildRoom": (lords.BUILD_NOTHING,),
            "UseRoom": (lords.DONE_PRODUCING,),
            "PayWages": tuple(range(lords.LET_GO, lords.LET_GO + KINDS)),
            "PayTaxes": (0,),
            "FaceInspection": (0,),
            "PlanBattle": (lords.PLAN_READY,),
        },
        "hoard": {
            "ExecuteOrder": (lords.EXECUTE,),
            "HireCreature": (lords.HIRE_NOBODY,),
            "BuildRoom": (lords.BUILD_NOTHING,),
            "PayWages": tuple(range(lords.LET_GO, lords.LET_GO + KINDS)),
            "PayTaxes": (0,),
            "PlanBattle": (lords.PLAN_READY,),
        },
        "spend": {
            "ExecuteOrder": (lords.EXECUTE,),
            "PayWages": tuple(range(lords.PAY, lords.PAY + KINDS)),
            "PayTaxes": tuple(range(lords.MOST_TAXES, -1, -1)),
            "FaceInspection": tuple(range(lords.MOST_TAXES, -1, -1)),
            "PlanBattle": tuple(range(lords.PLAN_READY)),
        },
    },
}
"""The habits that belong to one game each."""

COMMON: Final = ("by lot", "first", "last", "fond")


def names(game: str) -> tuple[str, ...]:
    """The habits for a game, the plain ones first."""
    return (*COMMON, *WISHES[game])


def habit(rules: AnyRules, name: str) -> Habit:
    """A player with a habit, for one game."""
    if name == "first":
        return Habit(rules, {}, first)
    if name == "last":
        return Habit(rules, {}, last)
    if name in COMMON:
        return Habit(rules, {}, fond=name == "fond")
    return Habit(rules, WISHES[rules.name][name])
