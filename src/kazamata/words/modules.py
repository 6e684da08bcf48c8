"""The modules of a game in a language."""

from __future__ import annotations

import msgspec

from kazamata.game_registry import AnyRules
from kazamata.words.catalogue import Catalogue
from kazamata.words.narrator import choice_value, kebab


class ModuleText(msgspec.Struct, frozen=True):
    """A module in one language: its name, and what is different with it in three sentences.

    It is in force at a table whose `choice` has one of the `values`; `labels` name these values.
    """

    key: str
    clause: str
    choice: str
    values: tuple[str, ...]
    labels: tuple[str, ...]
    title: str
    sentences: tuple[str, str, str]


def module_texts(catalogue: Catalogue, rules: AnyRules) -> list[ModuleText]:
    """The modules of a game, in the order of its rules."""
    choices = {choice.key: choice for choice in rules.choices}
    found = []
    for module in rules.modules:
        key = f"module-{kebab(module.key)}"
        labels = [choice_value(catalogue, choices[module.choice], value) for value in module.values]
        sentences = catalogue.say(f"{key}-1"), catalogue.say(f"{key}-2"), catalogue.say(f"{key}-3")
        found.append(
            ModuleText(
                module.key,
                module.clause,
                module.choice,
                module.values,
                tuple(labels),
                catalogue.say(key),
                sentences,
            )
        )
    return found
