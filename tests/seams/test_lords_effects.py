"""Every component of Dungeon Lords describes its effect, in every language and with its numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from kazamata.games.lords.catalogue.box import STANDARD, Box
from kazamata.games.lords.catalogue.creatures import NORMAL, Attack, Creature
from kazamata.games.lords.catalogue.locations import LOCATIONS
from kazamata.games.lords.catalogue.rooms import MAKES_FOOD, ROOMS, Room
from kazamata.games.lords.catalogue.specials import EFFECTS as SPECIAL_EFFECTS
from kazamata.games.lords.catalogue.specials import Special
from kazamata.games.lords.catalogue.spells import EFFECTS as SPELL_EFFECTS
from kazamata.games.lords.catalogue.spells import Spell
from kazamata.games.lords.catalogue.traps import TrapEffect
from kazamata.games.lords.fields import CREATURE, EVENT_TILES
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.terms import terms_of
from kazamata.words.catalogue import LANGUAGES, catalogue
from kazamata.words.lords import descriptions
from kazamata.words.narrator import make_narrator
from tests.seams.test_words import messages

UNLIKE = re.compile(r"[{}\n$]|\?\?\?|  | [,.;:](?!\w)|\bNone\b|\bFluent|^[\s,;:]|[,;:\s]$")
"""What no text may contain: an unfilled placeholder, an empty part, a sign without words."""


def say(language: str) -> descriptions.Say:
    return catalogue("lords", language).say


def texts(box: Box, language: str) -> Iterator[tuple[str, str]]:
    """Every component with its description."""
    game_narrator, voice = make_narrator("lords", language), say(language)
    for kind, creature in enumerate(box.creatures):
        yield creature.key, descriptions.creature_text(kind, creature, voice)
    for trap in box.traps:
        for year in (1, 2):
            yield f"{trap.key} {year}", descriptions.snare_text(trap.effect_in(year), voice)
    for spell in box.spells:
        yield spell.key, descriptions.card_text(spell, box, voice)
    for room in box.rooms:
        yield (
            room.key,
            descriptions.room_text(room, voice, lambda kind: game_narrator.name_of(CREATURE, kind)),
        )
    for special in box.specials:
        yield special.key, descriptions.special_text(special, voice)
    for adventurer in box.adventurers:
        yield adventurer.key, descriptions.adventurer_text(adventurer, voice)
    for tile in range(len(EVENT_TILES)):
        yield EVENT_TILES[tile], descriptions.tile_text(tile, voice)
    for order in range(LOCATIONS):
        yield f"order {order}", descriptions.order_text(order, voice)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_describes_its_effect(language: str) -> None:
    sentences = dict(texts(STANDARD, language))
    rows = (STANDARD.creatures, STANDARD.spells, STANDARD.rooms, STANDARD.specials, STANDARD.adventurers)
    keys = {row.key for kind in rows for row in kind}
    assert keys | {f"{trap.key} {year}" for trap in STANDARD.traps for year in (1, 2)} <= set(sentences)
    wrong = {key: text for key, text in sentences.items() if not text or UNLIKE.search(text)}
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_components_have_different_texts(language: str) -> None:
    voice = say(language)
    for row in (STANDARD.creatures, STANDARD.spells, STANDARD.specials):
        sentences = [text for key, text in texts(STANDARD, language) if key in {one.key for one in row}]
        assert len(set(sentences)) == len(sentences)
    for trap in STANDARD.traps:
        same = [getattr(trap.year_1, name) for name in TrapEffect.__match_args__[1:]] == [
            getattr(trap.year_2, name) for name in TrapEffect.__match_args__[1:]
        ]
        assert (
            descriptions.snare_text(trap.year_1, voice) == descriptions.snare_text(trap.year_2, voice)
        ) == same


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_come_from_the_rows(language: str) -> None:
    """A box from a file may hold any numbers: the text has the same ones, and no others."""
    voice = say(language)
    attack = Attack(NORMAL, 11, food=12, follow=13, second=14)
    troll = Creature("goblin", "house", attack, food=21, gold=22, evil=23, traps=24, creatures=25)
    assert numbers(descriptions.creature_text(0, troll, voice)) == {11, 12, 13, 14, 21, 22, 23, 24, 25}
    snare = TrapEffect("house", 11, 12, 13, 14, 15, 16, 17, 18, False, 19)
    assert numbers(descriptions.snare_text(snare, voice)) == set(range(11, 20))
    full = TrapEffect("house", first=14, full=True)
    assert numbers(descriptions.snare_text(full, voice)) == {14}
    room = Room(
        "mint", "house", year=1, workers=11, food=12, product=MAKES_FOOD, traps=13, surcharge=14, monsters=15
    )
    assert numbers(descriptions.room_text(room, voice, str)) == {1, 11, 12, 13, 14, 15}
    points = Room("chapel", "house", year=2, counts=0b100, points=11)
    assert numbers(descriptions.room_text(points, voice, lambda kind: "-")) == {11}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("amount", [1, 2, 5, 21, 22])
def test_every_effect_takes_any_amount(language: str, amount: int) -> None:
    voice = say(language)
    for number, name in enumerate(SPELL_EFFECTS):
        text = descriptions.spell_text(
            Spell("x", "house", year=1, fast=True, fatigue=1, effect=number, amount=amount), STANDARD, voice
        )
        counted = "count" in messages("lords", "en")[f"effect-spell-{name.replace('_', '-')}"].variables
        assert (amount in numbers(text)) or not counted, text
        assert not UNLIKE.search(text)
    for number in range(len(SPECIAL_EFFECTS)):
        assert not UNLIKE.search(descriptions.special_text(Special("x", "house", number, amount), voice))


def numbers(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", text)}


def test_texts_follow_the_choices_of_the_table() -> None:
    voice = say("en")
    usual, other = (
        terms_of(LORDS.setup(2, choices))
        for choices in ({}, {"magic_shield": "attacks", "embezzlement": "round_down"})
    )
    shield = next(row for row in STANDARD.spells if row.key == "magic_shield")
    gold = next(row for row in STANDARD.specials if row.key == "embezzlement")
    assert "fatigue too" in descriptions.spell_text(shield, STANDARD, voice, usual)
    assert "attacks" in descriptions.spell_text(shield, STANDARD, voice, other)
    assert "rounded up" in descriptions.special_text(gold, voice, usual)
    assert "rounded down" in descriptions.special_text(gold, voice, other)


def test_DLH1_DLH2_DLH3_texts_of_house_rows_match_the_rulings() -> None:
    sentences = dict(texts(STANDARD, "en"))
    assert sentences["cursed_ring 2"] == "costs 2 gold: 2 to each, no conquering"
    assert sentences["poisoned_meal 2"] == "costs 1 food: his full hit points and 1 more to the first"
    assert sentences["kamikaze_imp 2"] == "costs 1 imp: 1 to each, 3 more to the first"
    assert sentences["graffiti"] == "slow, fatigue 2: you lose 1 food; without it you gain 1 evil"
    assert sentences["song_of_courage"] == "slow, fatigue 3: fatigue 2 less this round"
    assert sentences["runaway_imps"] == "you lose one of every 3 imps"


@pytest.mark.parametrize("language", LANGUAGES)
def test_slavic_plurals_are_right(language: str) -> None:
    voice = say(language)
    one, two, five = (descriptions.price_text(voice, gold=n, food=n, imps=n) for n in (1, 2, 5))
    expected = {
        "en": ("1 gold, 1 food, 1 imp", "2 gold, 2 food, 2 imps", "5 gold, 5 food, 5 imps"),
        "hu": ("1 arany, 1 élelem, 1 kobold", "2 arany, 2 élelem, 2 kobold", "5 arany, 5 élelem, 5 kobold"),
        "pl": (
            "1 sztuka złota, 1 porcja żywności, 1 chochlik",
            "2 sztuki złota, 2 porcje żywności, 2 chochliki",
            "5 sztuk złota, 5 porcji żywności, 5 chochlików",
        ),
        "sr": (
            "1 zlatnik, 1 porcija hrane, 1 đavolak",
            "2 zlatnika, 2 porcije hrane, 2 đavolka",
            "5 zlatnika, 5 porcija hrane, 5 đavolaka",
        ),
    }
    assert (one, two, five) == expected[language]


def test_no_effect_text_is_left_over() -> None:
    """Some component, table or note uses every `effect-…` key."""
    said: set[str] = set()

    def listen(key: str, **values: str | int) -> str:
        said.add(key)
        return catalogue("lords", "en").say(key, **values)

    everything(listen)
    unsaid = {key for key in messages("lords", "en") if key.startswith("effect-")} - said
    assert unsaid == {f"effect-note-{note}" for note in descriptions.NOTES}


def everything(listen: descriptions.Say) -> None:
    other = terms_of(LORDS.setup(2, {"magic_shield": "attacks", "embezzlement": "round_down"}))
    odd = Room("labyrinth", "house", year=2, traps=2, surcharge=2)
    for kind, creature in enumerate(STANDARD.creatures):
        descriptions.creature_text(kind, creature, listen)
    for trap in STANDARD.traps:
        descriptions.snare_text(trap.year_1, listen)
        descriptions.snare_text(trap.year_2, listen)
    for room in (*ROOMS, odd):
        descriptions.room_text(room, listen, str)
    for terms in (None, other):
        for spell in STANDARD.spells:
            descriptions.card_text(spell, STANDARD, listen, terms)
        for special in STANDARD.specials:
            descriptions.special_text(special, listen, terms)
    for adventurer in STANDARD.adventurers:
        descriptions.adventurer_text(adventurer, listen)
    for tile in range(len(EVENT_TILES)):
        descriptions.tile_text(tile, listen)
    for order in range(LOCATIONS):
        descriptions.order_text(order, listen)
