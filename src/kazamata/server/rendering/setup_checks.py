"""What the rules of a game refuse beside a setup, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping

from kazamata.codec.sets import choice_values
from kazamata.core.rules import Setup
from kazamata.game_registry import AnyRules
from kazamata.server.messages.games import SetupCheck
from kazamata.words.narrator import make_narrator
from kazamata.words.sentences import text_of


def check_setup(
    rules: AnyRules, seats: int, chosen: Mapping[str, str], counts: tuple[int, ...], language: str
) -> SetupCheck:
    """Ask the rules about a setup and about all setups that differ in the seats, one choice or the preset."""
    usual = {choice.key: choice.default for choice in rules.choices}
    choices = {**usual, **chosen}
    narrator = make_narrator(rules.name, language, ())

    def reason(count: int, mixture: dict[str, str]) -> str:
        refusal = rules.refuse_setup(Setup(count, mixture))
        return "" if refusal is None else text_of(narrator.reason(refusal))

    def refused(candidates: dict[str, dict[str, str]]) -> dict[str, str]:
        found = {key: reason(seats, mixture) for key, mixture in candidates.items()}
        return {key: why for key, why in found.items() if why}

    others = {
        choice.key: refused(
            {value: {**choices, choice.key: value} for value in choice_values(rules.name, choice)}
        )
        for choice in rules.choices
    }
    own = rules.refuse_setup(Setup(seats, choices))
    return SetupCheck(
        "" if own is None else text_of(narrator.refusal(own)),
        {count: why for count in counts if (why := reason(count, choices))},
        {key: found for key, found in others.items() if found},
        refused({preset.key: {**usual, **preset.choices} for preset in rules.presets}),
        () if own is not None else rules.unused_choices(Setup(seats, choices)),
    )
