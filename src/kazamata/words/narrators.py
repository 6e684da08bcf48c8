"""Finds the narrator and glossary of a game in its `words` package."""

from __future__ import annotations

from functools import cache

from kazamata import game_registry
from kazamata.plugins import game_module
from kazamata.words.catalogue import catalogue
from kazamata.words.narrator import Glossary, Narrator


@cache
def glossary(game: str, set_key: str = "") -> Glossary:
    """The glossary of a game, for its set of components if it has several.

    A game's `words` package may define `glossary(set_key)`; other games use the base class.
    """
    make = getattr(game_module("words", game), "glossary", None)
    found: Glossary = Glossary() if make is None else make(set_key)
    return found


def narrator(game: str, language: str, names: tuple[str, ...] = (), set_key: str = "") -> Narrator:
    """The narrator of a game in a language."""
    return Narrator(catalogue(game, language), game_registry.rules(game), glossary(game, set_key), names)
