"""Biased players for tests: a game must survive strange play for many rounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from kazamata.core.asks import Ask
from kazamata.core.dice import Dice
from kazamata.game_registry import AnyRules

Pick: TypeAlias = Callable[[Ask, Dice], int]
"""Chooses one of a question's options."""

Preferences: TypeAlias = Mapping[str, tuple[str, ...]]
"""For each question name, the beginnings of preferred answers, the most preferred first."""


def pick_random(ask: Ask, dice: Dice) -> int:
    return int(ask.pick(dice))


def first(ask: Ask, dice: Dice) -> int:
    return int(ask.options[0])


def last(ask: Ask, dice: Dice) -> int:
    return int(ask.options[len(ask.options) - 1])


class BiasedPlayer:
    """Takes its preferred option if offered, the last of several; otherwise uses the fallback.

    With `repeats` it gives its last answer to a question again, while that answer is offered.
    """

    def __init__(
        self, rules: AnyRules, preferences: Preferences, fallback: Pick = pick_random, repeats: bool = False
    ) -> None:
        self.rules = rules
        self.preferences = preferences
        self.fallback = fallback
        self.last_answers: dict[str, int] | None = {} if repeats else None

    def choose(self, ask: Ask, dice: Dice) -> int:
        question = self.rules.ask_kinds[ask.kind].name
        preferred = self._preferred(question, ask)
        if preferred is not None:
            return preferred
        option = self.fallback(ask, dice)
        if self.last_answers is not None:
            self.last_answers[question] = option
        return option

    def _preferred(self, question: str, ask: Ask) -> int | None:
        if self.last_answers is not None:
            last_answer = self.last_answers.get(question)
            return last_answer if last_answer in ask.options else None
        for prefix in self.preferences.get(question, ()):
            fitting = [
                int(o)
                for o in ask.options
                if self.rules.ask_kinds[ask.kind].read(o).to_text().startswith(prefix)
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
"""The biases of each game."""

COMMON: Final = ("at random", "first", "last", "fond")


def names(game: str) -> tuple[str, ...]:
    """List the biases for a game, the general ones first."""
    return (*COMMON, *PREFERENCES.get(game, {}))


def biased_player(rules: AnyRules, name: str) -> BiasedPlayer:
    """Return a player with a bias, for one game."""
    if name == "first":
        return BiasedPlayer(rules, {}, first)
    if name == "last":
        return BiasedPlayer(rules, {}, last)
    if name in COMMON:
        return BiasedPlayer(rules, {}, repeats=name == "fond")
    return BiasedPlayer(rules, PREFERENCES[rules.name][name])
