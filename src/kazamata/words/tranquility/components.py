"""The components of Tranquility for those who draw them."""

from __future__ import annotations

import msgspec

from kazamata.games.tranquility.fields import CARD
from kazamata.words.catalogue import catalogue
from kazamata.words.teller import kebab


class Catalogue(msgspec.Struct, frozen=True):
    """The names of the cards that are no islands, by their numbers; islands are called by their own."""

    title: str
    cards: dict[int, str]


def components(language: str) -> Catalogue:
    said = catalogue("tranquility", language)
    cards = {card: said.say(f"{CARD.kind}-{kebab(word)}") for card, word in CARD.words.items()}
    return Catalogue(said.say("game-title"), cards)
