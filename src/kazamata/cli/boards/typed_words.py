"""The words to type for an answer: `type-<form>` in a game's catalogue, one rule for all games.

A message holds the words of one form; prompts show the first. Players may use the words of their language and
the English ones, with or without accents.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Final, final

from kazamata.cli.text_narrator import TextNarrator
from kazamata.words.catalogue import ENGLISH, Catalogue, catalogue

BARE: Final = str.maketrans({"ł": "l", "đ": "d"})
ALIKE: Final = 0.66
"""The similarity at which a word counts as a typing error of another."""
KEY: Final = "type-"


def fold(text: str) -> str:
    """Convert to lower case without accents."""
    bare = unicodedata.normalize("NFKD", text.lower().translate(BARE))
    return "".join(letter for letter in bare if not unicodedata.combining(letter))


@final
class TypedWords:
    """The words of one game in one language."""

    def __init__(self, words: Catalogue) -> None:
        self._own = words
        self._english = catalogue(words.game, ENGLISH)

    def first(self, form: str) -> str:
        """Return the word that prompts show for a form."""
        return self._own.say(f"{KEY}{form}").split()[0]

    def words(self, form: str) -> tuple[str, ...]:
        """Return all folded words of a form: those of the language, then English; none if it has none."""
        own, english = self._of(self._own, form), self._of(self._english, form)
        return tuple(dict.fromkeys((*own, *english)))

    def form(self, word: str, among: Iterable[str]) -> str | None:
        """Find the form of a folded word; words of the language take precedence over English."""
        forms = list(among)
        for source in (self._own, self._english):
            for form in forms:
                if word in self._of(source, form):
                    return form
        return None

    def _of(self, source: Catalogue, form: str) -> tuple[str, ...]:
        key = f"{KEY}{form}"
        return tuple(fold(word) for word in source.say(key).split()) if source.has(key) else ()


@cache
def _typed_words(words: Catalogue) -> TypedWords:
    return TypedWords(words)


def typed_words(narrator: TextNarrator) -> TypedWords:
    """Return the words that can be typed at a table."""
    return _typed_words(narrator.catalogue)


def nearest(line: str, known: Sequence[str]) -> str:
    """Return the known word most similar to a typed one; empty if all are known or none is similar."""
    folded = {
        fold(word): word for word in reversed(known)
    }  # of words that fold to the same text, the first is shown
    for word in fold(line).split():
        if word.isdecimal() or word in folded:
            continue
        close = get_close_matches(word, folded, 1, ALIKE)
        if close:
            return folded[close[0]]
    return ""
