"""The texts: marks, quotes, numbers, units, cases, and words left over from another language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

from kazamata.games.miners.cards.house import HOUSE_SET
from kazamata.words.catalogue import LANGUAGES, catalogue, catalogue_names, source_text
from kazamata.words.miners.descriptions import card_text, describe, event_text
from kazamata.words.rulebook import games_with_rulebook, load_rulebook
from tests.seams.typography import GAP, flaws, forms

ALLOWED = {
    "board-sign-places": "its marks are signs of the board",
    "remedy-choice-idle-monsters": "values are typed as they are",
}  # fmt: skip
"""Messages that may contain what others may not, each with the reason."""


def message_forms(language: str) -> Iterator[tuple[str, str]]:
    """Every form of every message by its key."""
    for room in catalogue_names():
        for entry in FluentResource(source_text(room, language)).body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                yield from ((entry.id.name, text) for text in forms(entry.value))


def sentences(game: str, language: str) -> Iterator[tuple[str, str]]:
    """Every heading and paragraph of a rulebook."""
    read = load_rulebook(game, language)
    yield f"{game}/{language}", read.blurb
    for chapter in read.chapters:
        yield f"{game}/{language}", chapter.title
        for one in chapter.clauses:
            yield one.id, one.title
            for paragraph in one.text.split("\n"):
                yield one.id, paragraph.strip()


def effect_texts(language: str) -> Iterator[tuple[str, str]]:
    """The texts of the cards, events and spaces of the house set, as a player reads them."""
    say = catalogue("miners", language).say
    yield from ((card.key, card_text(card, say)) for card in HOUSE_SET.cards)
    yield from ((event.key, event_text(event, say)) for event in HOUSE_SET.events)
    for track in HOUSE_SET.tracks:
        yield from ((track.key, describe(space, say)) for space in track.spaces)


def flawed(texts: Iterator[tuple[str, str]], language: str) -> Iterator[str]:
    """The location of a flaw, its kind, and the text."""
    for where, text in texts:
        for wrong in flaws(text, language):
            yield f"{where}: {wrong}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_flawed(language: str) -> None:
    texts = ((key, text) for key, text in message_forms(language) if key not in ALLOWED)
    assert not list(flawed(texts, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games_with_rulebook())
def test_no_rule_is_flawed(game: str, language: str) -> None:
    assert not list(flawed(sentences(game, language), language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_card_is_flawed(language: str) -> None:
    assert not list(flawed(effect_texts(language), language))


def test_every_exemption_is_needed() -> None:
    needing = {
        key for language in LANGUAGES for key, text in message_forms(language) if flaws(text, language)
    }
    assert needing == set(ALLOWED)


@pytest.mark.parametrize(
    ("language", "text", "wrong"),
    [
        ("hu", "húzz 1 kártyát erről a szintről: 3..", "two full stops"),
        ("hu", "ha ezen a mezőn állsz: 4.: kapsz 3 pontot", "two full stops"),
        ("pl", "W tej rundzie: W tej rundzie zagranie karty", "a phrase said twice"),
        ("en", "Anna is thinking …", "a space before a mark"),
        ("hu", "győzelem: 50 %", "a space before a mark"),
        ("hu", "eldobott kártyák: -7", "a hyphen for a minus"),
        ("sr", "Аnna igra kartu", "a Cyrillic letter"),
        ("hu", "arány: 0.80", "a decimal point"),
        ("pl", 'zobacz "kazamata cards"', "a straight quotation mark"),
        ("sr", "posle „zašto”", "a quotation mark of another language"),
        ("hu", "witch b 2: a boszorkány", "an English word"),
        ("hu", f"a {GAP}cells{GAP} közül", "an article before what has none of its own"),
        ("hu", f"{GAP}seat{GAP}-nak jár", "a name in a case"),
        ("hu", "kapsz 1 gonoszságot", "evil without its points"),
        ("pl", "Ta płytka mieści: 1 pułapka", "a verb without its object"),
        ("sr", "To košta: 1 porcija hrane", "a verb without its object"),
        ("pl", f"Paladyn: u {GAP}name{GAP}", "a name after a preposition"),
        ("sr", f"Paladin: kod {GAP}name{GAP}", "a name after a preposition"),
        ("pl", f"{GAP}seat{GAP} zagrał kartę", "a past that shows a gender"),
        ("sr", f"{GAP}seat{GAP} je odigrala kartu", "a past that shows a gender"),
        ("pl", "1 złota za 2 żywności", "goods without a unit"),
        ("sr", "2 hrane", "goods without a unit"),
    ],
)
def test_flaws_are_found(language: str, text: str, wrong: str) -> None:
    assert wrong in flaws(text, language)


def test_a_message_has_all_its_forms() -> None:
    text = "x = { $n ->\n        [one] { $n } card\n       *[other] { $n } cards\n    } of { $who }"
    (message,) = FluentResource(text).body
    assert isinstance(message, ftl.Message)
    assert message.value is not None
    assert forms(message.value) == ["‖n‖ card of ‖who‖", "‖n‖ cards of ‖who‖"]
