"""The component catalogue of Tranquility for pages."""

from __future__ import annotations

import msgspec

from kazamata.games.tranquility.fields import CARD
from kazamata.words.catalogue import catalogue
from kazamata.words.narrator import kebab


class ComponentCatalogue(msgspec.Struct, frozen=True):
    """The names of cards other than islands, by number; islands are called by their number."""

    title: str
    cards: dict[int, str]


def component_catalogue(language: str) -> ComponentCatalogue:
    texts = catalogue("tranquility", language)
    cards = {card: texts.say(f"{CARD.kind}-{kebab(word)}") for card, word in CARD.words.items()}
    return ComponentCatalogue(texts.say("game-title"), cards)
