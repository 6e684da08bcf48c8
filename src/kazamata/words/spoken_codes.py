"""Codes of three words that people can say on the telephone.

A code is a number of 24 bits. Each language writes it with its own 256 words (`words/common/codes.<language>.txt`),
one word for each byte. No word of a language begins with another one, so a code can be read without spaces.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from kazamata.plugins import package_folders
from kazamata.words.catalogue import COMMON, LANGUAGES

BITS: Final = 24
WORDS: Final = 256
PLAIN: Final = str.maketrans({"ł": "l", "đ": "d", "ß": "s"})
"""Letters that Unicode does not split into a letter and a mark."""


def spoken_code(number: int, language: str) -> str:
    """A code in the words of a language."""
    words = code_words(language)
    return "-".join(words[part] for part in number.to_bytes(BITS // 8))


def read_code(text: str) -> frozenset[int]:
    """The codes that a text may mean: at most one in each language.

    Capitals, accents, spaces and hyphens do not matter.
    """
    letters = plain_letters(text)
    return frozenset(code for language in LANGUAGES if (code := _read(letters, language)) is not None)


def _read(letters: str, language: str) -> int | None:
    parts = bytearray()
    while letters and len(parts) < BITS // 8:
        found = [
            (number, word) for number, word in enumerate(_plain_words(language)) if letters.startswith(word)
        ]
        if not found:
            return None
        parts.append(found[0][0])
        letters = letters.removeprefix(found[0][1])
    return int.from_bytes(parts) if len(parts) == BITS // 8 and not letters else None


@cache
def code_words(language: str) -> tuple[str, ...]:
    """The 256 words of a language."""
    name = f"codes.{language}.txt"
    (folder,) = [root / COMMON for root in package_folders("words") if root.joinpath(COMMON, name).is_file()]
    return tuple(folder.joinpath(name).read_text("utf-8").split())


@cache
def _plain_words(language: str) -> tuple[str, ...]:
    return tuple(plain_letters(word) for word in code_words(language))


def plain_letters(text: str) -> str:
    """The letters of a text in lower case and without accents."""
    split = unicodedata.normalize("NFKD", text.casefold().translate(PLAIN))
    return "".join(letter for letter in split if letter.isascii() and letter.isalpha())
