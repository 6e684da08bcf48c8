"""Player names: which characters may be shown, and which names look alike."""

from __future__ import annotations

from typing import Final
from unicodedata import category, normalize

MAX_MARKS: Final = 2
"""How many accents a letter may carry; more would overlap the lines around it."""

BLANK: Final = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2800, 0x2800),
        (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0x16FE4, 0x16FE4), (0x1D159, 0x1D159),
        (0xE0100, 0xE01EF),
    )
    for code in range(first, last + 1)
)  # fmt: skip
"""Letters that count as printable but show nothing: fillers, empty braille, variation selectors."""

LOOKS: Final = str.maketrans("аеорсухіјѕһԁԛԝкмтвнαορνιτκ01|", "aeopcyxijshdqwkmtbhaopvitkoll")
"""Letters of other alphabets, and digits, that look like Latin letters."""


def visible_text(name: str) -> str:
    """A name without control, direction and invisible characters; "" if nothing is left."""
    kept: list[str] = []
    marks = 0
    for letter in normalize("NFC", name):
        is_mark = category(letter).startswith("M")
        marks = marks + 1 if is_mark else 0
        if letter.isspace():
            kept.append(" ")
        elif _is_seen(letter) and (not is_mark or (kept and kept[-1] != " " and marks <= MAX_MARKS)):
            kept.append(letter)
    return " ".join("".join(kept).split())


def _is_seen(letter: str) -> bool:
    return letter.isprintable() and letter not in BLANK


def look_alike(one: str, other: str) -> bool:
    """Whether two names look the same at a glance."""
    return _skeleton(one) == _skeleton(other)


def _skeleton(name: str) -> str:
    """A name without case, accents, spaces and dots, in letters of one alphabet."""
    plain = normalize("NFKD", visible_text(name).casefold()).translate(LOOKS)
    return "".join(letter for letter in plain if letter.isalnum()) or plain
