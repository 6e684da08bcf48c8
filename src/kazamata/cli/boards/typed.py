"""The words that can be typed for an answer: `type-<form>` in the catalogue of the game, one rule for all games.

A message holds the words of one form; the first of them is the one that is told. A player may use those of his
language and the English ones, with or without the marks on their letters.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Final, final

from kazamata.cli.wording import Wording
from kazamata.words.catalogue import ENGLISH, Catalogue, catalogue

BARE: Final = str.maketrans({"ł": "l", "đ": "d"})
ALIKE: Final = 0.66
"""How much a word must have in common with another one to be taken for it."""
KEY: Final = "type-"


def fold(text: str) -> str:
    """Small letters without marks, so that accents may be left out."""
    bare = unicodedata.normalize("NFKD", text.lower().translate(BARE))
    return "".join(letter for letter in bare if not unicodedata.combining(letter))


@final
class Typed:
    """The words of one game in one language."""

    def __init__(self, words: Catalogue) -> None:
        self._own = words
        self._english = catalogue(words.game, ENGLISH)

    def first(self, form: str) -> str:
        """What is told to be typed for a form."""
        return self._own.say(f"{KEY}{form}").split()[0]

    def words(self, form: str) -> tuple[str, ...]:
        """All words for a form, folded: those of the language, then the English ones; none if it has no words."""
        own, english = self._of(self._own, form), self._of(self._english, form)
        return tuple(dict.fromkeys((*own, *english)))

    def form(self, word: str, among: Iterable[str]) -> str | None:
        """The form that is meant by a folded word: a word of the language comes before an English one."""
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
def _typed(words: Catalogue) -> Typed:
    return Typed(words)


def typed(wording: Wording) -> Typed:
    """The words that can be typed at a table."""
    return _typed(wording.catalogue)


def nearest(line: str, known: Sequence[str]) -> str:
    """The known word that is most like one of those typed; empty if all are known or like nothing."""
    folded = {fold(word): word for word in reversed(known)}  # the first to be spelled so is told
    for word in fold(line).split():
        if word.isdecimal() or word in folded:
            continue
        close = get_close_matches(word, folded, 1, ALIKE)
        if close:
            return folded[close[0]]
    return ""
