"""Names and texts of the house set in four languages: IM-H6, and the words for every option."""

from __future__ import annotations

import re

import pytest

from kazamata.games.miners import effects as words
from kazamata.games.miners.cards.house import HOUSE_SET
from kazamata.games.miners.rules import MINERS as RULES
from kazamata.words.catalogue import LANGUAGES, catalogue
from kazamata.words.miners.descriptions import card_text, describe, event_text
from kazamata.words.narrator import kebab
from tests.seams.narrated_games import narrate_game

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
        "Gain 1 coin; gain 1 point for every 2 full carts in your mine (at most 3 times).",
        "Kapsz 1 érmét; kapsz 1 pontot a bányádban lévő minden 2 teli csille után (legfeljebb 3 alkalommal).",
        "Zyskaj 1 monetę; zyskaj 1 punkt za każde 2 pełne wózki w twojej kopalni (maksymalnie 3 razy).",
        "Dobij 1 novčić; dobij 1 bod za svaka 2 spojena vagoneta u svom rudniku (najviše 3 puta).",
    ]


def test_IMH6_texts_of_events_and_spaces_do_not_say_other_cards() -> None:
    say = VOICES["en"].say
    for effect, on_card, bare in (
        (words.Activate(), "Activate another card of your mine.", "Activate a card of your mine."),
        (
            words.PlaceMachinery(2, words.OTHER),
            "Place 2 machinery on your other cards.",
            "Place 2 machinery on any of your cards.",
        ),
        (
            words.CollapseOther(1),
            "Put a collapse on one of your other cards.",
            "Put a collapse on one of your cards.",
        ),
    ):
        assert describe(effect, say) == on_card
        assert describe(effect, say, False) == bare
    night_shift = next(event for event in HOUSE_SET.events if event.key == "night_shift")
    for voice in VOICES.values():
        assert describe(words.Activate(), voice.say, False)[:-1] in event_text(night_shift, voice.say)


def test_IMH6_one_of_something_is_singular() -> None:
    say, coins = VOICES["en"].say, words.GainCoins(2)
    assert [describe(effect, say) for effect in ones_and_twos(coins)] == [
        "You may remove 1 collapse; if you do, gain 2 coins.",
        "Remove up to 2 collapses and gain 2 coins for each.",
        "You may discard 1 card from your hand; if you do, gain 2 coins.",
        "Discard up to 2 cards from your hand and gain 2 coins for each.",
        "Put a collapse on one of your other cards; if you do, gain 2 coins.",
        "Put 2 collapses on your other cards and gain 2 coins for each.",
        "Place 1 cart marker on a half-full cart; if you do, gain 2 coins.",
        "Place 2 cart markers on half-full carts and gain 2 coins for each.",
        "You may pay 3 coins; if you do, gain 2 coins.",
        "Pay 3 coins up to 2 times and gain 2 coins each time.",
        "Take all machinery off this card and gain 2 coins for each.",
        "Advance 1 space.",
        "Advance up to 2 spaces.",
        "Advance up to 1 space for each collapse in your mine.",
        "Activate another card of your mine, twice.",
        "Choose one: gain 2 coins, or draw 1 card.",
    ]


def ones_and_twos(coins: words.GainCoins) -> list[words.Effect]:
    pairs: list[tuple[words.Effect, ...]] = [
        tuple(word(n, coins) for n in (1, 2))
        for word in (words.Clear, words.Discard, words.CollapseOther, words.PlaceCart)
    ]
    pairs.append((words.Buy(3, 1, coins), words.Buy(3, 2, coins), words.Dismantle(coins)))
    pairs.append((words.Advance(1), words.Advance(2), words.Per(words.COLLAPSES, words.Advance(1))))
    pairs.append((words.seq(words.Activate(), words.Activate()), words.Either((coins, words.Draw(1)))))
    return [effect for pair in pairs for effect in pair]


@pytest.mark.parametrize("language", LANGUAGES)
def test_IMH6_sentences_are_whole(language: str) -> None:
    """Every text is a sentence, without a doubled full stop, a double space or a gap."""
    say = VOICES[language].say
    texts = [card_text(card, say) for card in HOUSE_SET.cards]
    texts += [event_text(event, say) for event in HOUSE_SET.events]
    texts += [describe(space, say, False) for track in HOUSE_SET.tracks for space in track.spaces]
    texts += [
        describe(words.If(measure, least, words.GainCoins(1)), say)
        for measure in range(2, words.MEASURES)
        for least in (1, 2, 5)
    ]
    for text in texts:
        assert not re.search(r"\.\.|  |[:;,]\s*[:;,]|\d\.?: [^:]*: |\{|\bfor each:", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_measure_and_target_has_a_text(language: str) -> None:
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
    wanted = {f"ask-{kebab(kind.name)}" for kind in RULES.ask_kinds}
    wanted |= {f"{key}-waiting" for key in wanted}
    for event in RULES.event_kinds:
        wanted.add(f"event-{kebab(event.name)}")
        if event.public_count < len(event.fields):
            wanted.add(f"event-{kebab(event.name)}-hidden")
    for choice in RULES.choices:
        key = f"choice-{choice.key.replace('_', '-')}"
        wanted |= {key, f"{key}-help", *(f"{key}-{value}" for value in choice.values)}
    assert wanted <= keys, wanted - keys


@pytest.mark.parametrize("seed", range(6))
def test_every_option_event_and_refusal_of_a_game_can_be_named(seed: int) -> None:
    narrate_game("miners", 1 + seed % 3, {}, seed)
