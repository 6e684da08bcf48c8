"""Who knows the words for a game's numbers: the glossary in the game's own room of words."""

from __future__ import annotations

from functools import cache

from kazamata import game_registry
from kazamata.plugins import game_module
from kazamata.words.catalogue import catalogue
from kazamata.words.narrator import Glossary, Narrator


@cache
def glossary(game: str, set_key: str = "") -> Glossary:
    """The glossary of a game, for another set of components if its tables take one.

    A room of words may define `glossary(set_key)`; a game without one says all by its rows alone.
    """
    make = getattr(game_module("words", game), "glossary", None)
    found: Glossary = Glossary() if make is None else make(set_key)
    return found


def narrator(game: str, language: str, names: tuple[str, ...] = (), set_key: str = "") -> Narrator:
    """Who tells what happens at a table of a game in a language."""
    return Narrator(catalogue(game, language), game_registry.rules(game), glossary(game, set_key), names)
