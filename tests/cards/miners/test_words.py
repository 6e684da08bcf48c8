"""Names and texts of the house set in four languages: IM-H6, and the words for every option."""

from __future__ import annotations

import pytest

from kazamata.games.miners import effects as words
from kazamata.games.miners.cards.house import HOUSE_SET
from kazamata.games.miners.rules import MINERS as RULES
from kazamata.words.catalogue import LANGUAGES, catalogue
from kazamata.words.miners.describe import card_text, describe, event_text
from kazamata.words.teller import kebab
from tests.seams.tellings import tell_game

VOICES = {language: catalogue("miners", language) for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_IMH6_every_card_event_and_track_has_a_name_and_a_text(language: str) -> None:
    voice = VOICES[language]
    names = [voice.say(f"card-{card.key.replace('_', '-')}") for card in HOUSE_SET.cards]
    assert len(set(names)) == len(names)
    for card in HOUSE_SET.cards:
        assert card_text(card, voice.say)
    for event in HOUSE_SET.events:
        assert voice.say(f"happening-{event.key.replace('_', '-')}")
        assert event_text(event, voice.say)
    for track in HOUSE_SET.tracks:
        assert voice.say(f"track-{track.key}")
        for space in track.spaces:
            assert describe(space, voice.say)


@pytest.mark.parametrize("language", LANGUAGES)
def test_IMH6_the_text_follows_the_effect(language: str) -> None:
    """Different effects never read the same."""
    voice = VOICES[language]
    texts: dict[str, words.Effect] = {}
    for card in HOUSE_SET.cards:
        for effect in card.effects:
            assert texts.setdefault(describe(effect, voice.say), effect) == effect


def test_IMH6_a_text_in_each_language() -> None:
    effect = words.seq(words.GainCoins(1), words.Per(words.FULL_CARTS, words.GainPoints(1), 2, 3))
    assert [describe(effect, VOICES[language].say) for language in LANGUAGES] == [
        "Gain 1 coin; gain 1 point for each 2 full carts in your mine (at most 3 times).",
        "Kapsz 1 érmét; kapsz 1 pontot a bányádban lévő minden 2 teli csille után (legfeljebb 3 alkalommal).",
        "Zyskaj 1 monetę; zyskaj 1 punkt za każde 2 pełne wózki w swojej kopalni (maksymalnie 3 razy).",
        "Dobij 1 novčić; dobij 1 bod za svaka 2 spojena vagoneta u svom rudniku (najviše 3 puta).",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_measure_and_target_can_be_said(language: str) -> None:
    voice = VOICES[language]
    for measure in range(2, words.MEASURES):
        describe(words.Per(measure, words.GainCoins(1), 2), voice.say)
        describe(words.If(measure, 2, words.GainCoins(1)), voice.say)
    for target in range(len(words.TARGETS)):
        describe(words.Activate(target), voice.say)
    for faction in range(7):
        describe(words.DrawFaction(faction), voice.say)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_event_and_choice_has_words(language: str) -> None:
    keys = VOICES[language].keys()
    wanted = {f"ask-{kebab(kind.name)}" for kind in RULES.asks}
    wanted |= {f"{key}-waiting" for key in wanted}
    for event in RULES.events:
        wanted.add(f"event-{kebab(event.name)}")
        if event.public < len(event.fields):
            wanted.add(f"event-{kebab(event.name)}-hidden")
    for choice in RULES.choices:
        key = f"choice-{choice.key.replace('_', '-')}"
        wanted |= {key, f"{key}-help", *(f"{key}-{value}" for value in choice.values)}
    assert wanted <= keys, wanted - keys
    assert keys == VOICES["en"].keys()


@pytest.mark.parametrize("seed", range(6))
def test_every_option_event_and_refusal_of_a_game_can_be_named(seed: int) -> None:
    tell_game("miners", 1 + seed % 3, {}, seed)
