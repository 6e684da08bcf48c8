"""The component catalogue of Tranquility for pages."""

from __future__ import annotations

import msgspec

from kazamata.games.tranquility.fields import CARD
from kazamata.games.tranquility.rules import TRANQUILITY
from kazamata.words.catalogue import catalogue
from kazamata.words.modules import ModuleText, module_texts
from kazamata.words.narrator import kebab


class ComponentCatalogue(msgspec.Struct, frozen=True):
    """The names of cards other than islands, by number; islands are called by their number. And the modules."""

    title: str
    cards: dict[int, str]
    modules: list[ModuleText]


def component_catalogue(language: str) -> ComponentCatalogue:
    texts = catalogue("tranquility", language)
    cards = {card: texts.say(f"{CARD.kind}-{kebab(word)}") for card, word in CARD.words.items()}
    return ComponentCatalogue(texts.say("game-title"), cards, module_texts(texts, TRANQUILITY))
