"""Spoken codes: every language writes every code with three words, and reads it in spite of small differences."""

from __future__ import annotations

from random import Random

import pytest

from kazamata.words.catalogue import LANGUAGES
from kazamata.words.spoken_codes import BITS, WORDS, code_words, plain_letters, read_code, spoken_code


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_language_are_distinct_short_and_no_beginning_of_another(language: str) -> None:
    words = [plain_letters(word) for word in code_words(language)]
    assert len(words) == len(set(words)) == WORDS
    assert WORDS**3 == 2**BITS
    assert all(3 <= len(word) <= 12 for word in words)
    assert [word for word in words for other in words if other != word and other.startswith(word)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_code_is_read_in_any_spelling(language: str) -> None:
    chance = Random(language)
    for _ in range(500):
        code = chance.randrange(2**BITS)
        said = spoken_code(code, language)
        for spelling in (
            said,
            said.upper(),
            said.replace("-", " "),
            said.replace("-", ""),
            f"  {said.replace('-', ' - ')}. ",
            "-".join(plain_letters(word) for word in said.split("-")),
        ):
            found = read_code(spelling)
            assert code in found
            assert len(found) <= len(LANGUAGES)


def test_what_is_no_code_means_nothing() -> None:
    word = code_words("en")[0]
    for text in ("", "-", word, f"{word} {word}", f"{word} " * 4, f"{word} {word} xyzzy", "\u202e", "1 2 3"):
        assert read_code(text) == frozenset()
