"""Players with a bias, for trials: what nobody reasonable does for ten rounds must not break a game either."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from kazamata.core.asks import Ask
from kazamata.core.dice import Dice
from kazamata.game_registry import AnyRules

Pick: TypeAlias = Callable[[Ask, Dice], int]
"""How one of the options of a question is chosen."""

Preferences: TypeAlias = Mapping[str, tuple[str, ...]]
"""By the name of a question: how the text of a wished answer begins, the dearest wish first."""


def pick_random(ask: Ask, dice: Dice) -> int:
    return int(ask.pick(dice))


def first(ask: Ask, dice: Dice) -> int:
    return int(ask.options[0])


def last(ask: Ask, dice: Dice) -> int:
    return int(ask.options[len(ask.options) - 1])


class BiasedPlayer:
    """Takes what it wishes for where it is offered, the last of several; else it chooses in another way.

    With `fond` it answers a question as it did the last time, as long as it can.
    """

    def __init__(
        self, rules: AnyRules, wishes: Preferences, fallback: Pick = pick_random, fond: bool = False
    ) -> None:
        self.rules = rules
        self.wishes = wishes
        self.fallback = fallback
        self.last_answers: dict[str, int] | None = {} if fond else None

    def choose(self, ask: Ask, dice: Dice) -> int:
        question = self.rules.ask_kinds[ask.kind].name
        wished = self._wished(question, ask)
        if wished is not None:
            return wished
        option = self.fallback(ask, dice)
        if self.last_answers is not None:
            self.last_answers[question] = option
        return option

    def _wished(self, question: str, ask: Ask) -> int | None:
        if self.last_answers is not None:
            favourite = self.last_answers.get(question)
            return favourite if favourite in ask.options else None
        for wish in self.wishes.get(question, ()):
            fitting = [
                int(o)
                for o in ask.options
                if self.rules.ask_kinds[ask.kind].read(o).to_text().startswith(wish)
            ]
            if fitting:
                return fitting[-1]
        return None


def _deck(level: int) -> Preferences:
    return {
        "DrawCard": (f"deck {level}",),
        "SeekFaction": (f"deck {level}",),
        "UseSurface": ("surface draw",),
    }


PREFERENCES: Final[dict[str, dict[str, Preferences]]] = {
    "tranquility": {
        "pass": {
            "TakeTurn": ("discard-two", "discard-hand"),
            "DuelTurn": ("stop",),
            "OfferCards": ("offer 0",),
            "CallCompass": ("keep-compass",),
            "MoveRocks": ("rocks-stay",),
        },
        "hoard": {
            "TakeTurn": ("discard-two",),
            "OfferCards": ("offer 0",),
            "CallCompass": ("keep-compass",),
            "GiveCards": ("unseen",),
        },
        "spend": {
            "TakeTurn": ("play-start", "play-finish", "discard-hand"),
            "OfferCards": ("offer",),
            "CallCompass": ("calm",),
        },
    },
    "miners": {
        "pass": {
            "UseEffect": ("use-none",),
            "DiscardSome": ("stop",),
            "ClearCollapse": ("stop",),
            "BuyTimes": ("times 0",),
            "UseSurface": ("surface coins",),
            "MoveMarker": ("steps 1",),
        },
        "hoard": {"UseSurface": ("surface draw",), "BuyTimes": ("times 0",), "DiscardSome": ("stop",)},
        "spend": {
            "UseSurface": ("surface long", "surface short"),
            "BuyTimes": ("times",),
            "MoveMarker": ("steps",),
        },
        "deck I": _deck(1),
        "deck II": _deck(2),
        "deck III": _deck(3),
    },
    "lords": {
        "pass": {
            "ExecuteOrder": ("decline",),
            "Spy": ("look-away",),
            "DigTunnel": ("stop-digging",),
            "MineGold": ("mine 0",),
            "HireCreature": ("hire-nobody",),
            "BuildRoom": ("build-nothing",),
            "UseRoom": ("done-producing",),
            "PayWages": ("let-go",),
            "PayTaxes": ("pay-gold 0",),
            "FaceInspection": ("pay-gold 0",),
            "PlanBattle": ("ready",),
        },
        "hoard": {
            "ExecuteOrder": ("execute",),
            "HireCreature": ("hire-nobody",),
            "BuildRoom": ("build-nothing",),
            "PayWages": ("let-go",),
            "PayTaxes": ("pay-gold 0",),
            "PlanBattle": ("ready",),
        },
        "spend": {
            "ExecuteOrder": ("execute",),
            "PayWages": ("pay",),
            "PayTaxes": ("pay-gold",),
            "FaceInspection": ("pay-gold",),
            "FaceStrike": ("is-paid",),
            "PlanBattle": ("plan-",),
        },
        "traps": {
            "ChooseOrder": ("order buy_traps", "order mine_gold"),
            "ExecuteOrder": ("execute",),
            "BuildRoom": ("build",),
            "UseRoom": ("room",),
            "PayTaxes": ("pay-gold",),
            "PlanBattle": ("plan-trap", "plan-"),
        },
    },
}
"""The habits that belong to one game each."""

COMMON: Final = ("by lot", "first", "last", "fond")


def names(game: str) -> tuple[str, ...]:
    """The habits for a game, the plain ones first."""
    return (*COMMON, *PREFERENCES.get(game, {}))


def biased_player(rules: AnyRules, name: str) -> BiasedPlayer:
    """A player with a habit, for one game."""
    if name == "first":
        return BiasedPlayer(rules, {}, first)
    if name == "last":
        return BiasedPlayer(rules, {}, last)
    if name in COMMON:
        return BiasedPlayer(rules, {}, fond=name == "fond")
    return BiasedPlayer(rules, PREFERENCES[rules.name][name])
