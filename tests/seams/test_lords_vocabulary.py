"""The words of components are closed lists: each reader knows every word and refuses others.

If somebody adds a word and forgets a reader, these tests name the word and the reader.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kazamata.bots.lords import component_worth
from kazamata.cli.boards.lords import symbols
from kazamata.codec.lords import components
from kazamata.core.events import EventSink
from kazamata.games.lords.catalogue import adventurers, creatures, rooms, specials, spells, traps
from kazamata.games.lords.catalogue.box import STANDARD, Box
from kazamata.games.lords.grid import ZONE_CELLS
from kazamata.games.lords.state import State
from kazamata.games.lords.steps.attacks import apply_attack
from kazamata.games.lords.steps.production import yield_product
from kazamata.games.lords.steps.rooms import sites
from kazamata.games.lords.steps.specials import FaceSpecialEvent
from kazamata.games.lords.steps.spells import apply_spell
from kazamata.words.catalogue import LANGUAGES, catalogue
from kazamata.words.lords import attack_key, descriptions
from kazamata.words.narrator import kebab
from tests.laws.cases import plain
from tests.rules.lords.positions import (
    battle,
    clear_round,
    draw_dungeon,
    hero,
    lair,
    make_party,
    plan,
    quiet_position,
)
from tests.rules.lords.positions import traps as cards

UNKNOWN = 99
Reader = Callable[[int], object]
"""A reader's result for a word, by its number; it raises if it does not know the word."""


def fighting() -> State:
    """A battle in which every spell and every attack has an effect."""
    party = make_party((hero("warrior", 5), 1), hero("wizard", 4, 2), hero("priest", 4, 2))
    state = battle(party, with_lair=lair("troll", "ghost"), with_traps=cards("pendulum"), goods=(2, 2, 2))
    plan(state, send=["troll", "ghost"])
    state.lords[0].prisoners = 1
    return state


def cast(word: int) -> object:
    state, card = fighting(), spells.Spell("x", "house", year=1, fast=True, fatigue=1, effect=0, amount=1)
    card.effect = word
    before = plain(state)
    apply_spell(state, state.current_battle(), card, EventSink(True))
    return state if plain(state) != before else None


def boxed(**rows: tuple[Any, ...]) -> Box:
    """The standard box with other rows of some kinds."""
    return Box("x", **{name: rows.get(name, getattr(STANDARD, name)) for name in Box.__match_args__[1:]})


def suffer(word: int) -> object:
    state, card = clear_round(quiet_position()), specials.Special("x", "house", effect=0, amount=1)
    card.effect = word
    state.box, state.special_cards = boxed(specials=(card,)), vec[i64]([0])
    state.lords[0].lair, state.lords[0].traps = lair("troll"), cards("pendulum")
    draw_dungeon(state.lords[0], "..a.. ..#.. ..#.. .....", a="mint")
    step = FaceSpecialEvent(0, adventurers.PRIEST)
    if step.asked_seats(state):
        return step.options(state, 0)
    before = plain(state)
    step.run(state, EventSink(True))
    return state if plain(state) != before else None


def make(word: int) -> object:
    state = quiet_position()
    before = plain(state)
    yield_product(state, 0, word, EventSink(True))
    return state if plain(state) != before else None


def attack_with(word: int) -> object:
    state = fighting()
    attack = creatures.Attack(creatures.NORMAL, strength=1, no_conquering=True)
    attack.aim = word
    before = plain(state)
    apply_attack(state, state.current_battle(), 0, creatures.TROLL, attack, 0, EventSink(True))
    return state if plain(state) != before else None


def lie_in(word: int) -> object:
    state = quiet_position()
    room = rooms.Room("x", "house", year=1)
    room.zone = word
    state.box = boxed(rooms=(room,))
    return sites(state, state.lords[0], 0) >= 0 and bin(ZONE_CELLS[word])


def in_all_languages(text: Callable[[descriptions.Say], str]) -> tuple[str, ...]:
    return tuple(text(catalogue("lords", language).say) for language in LANGUAGES)


def spell_text(word: int) -> object:
    card = spells.Spell("x", "house", year=1, fast=True, fatigue=1, effect=0, amount=1)
    card.effect = word
    return in_all_languages(lambda say: descriptions.spell_text(card, STANDARD, say))


def special_text(word: int) -> object:
    card = specials.Special("x", "house", effect=0, amount=1)
    card.effect = word
    return in_all_languages(lambda say: descriptions.special_text(card, say))


def aimed(word: int) -> creatures.Attack:
    attack = creatures.Attack(creatures.NORMAL, strength=1)
    attack.aim = word
    return attack


def product_text(word: int) -> object:
    room = rooms.Room("x", "house", year=1, workers=1)
    room.product = word
    return in_all_languages(lambda say: descriptions.room_text(room, say, str))


def zone_text(word: int) -> object:
    room = rooms.Room("x", "house", year=1, silent=True)
    room.zone = word
    return in_all_languages(lambda say: descriptions.room_text(room, say, str))


def class_text(word: int) -> object:
    tile = adventurers.Adventurer("x_1", "house", year=1, kind=0, level=1, hp=1, ability=1)
    tile.kind = word
    return in_all_languages(lambda say: descriptions.adventurer_text(tile, say))


def class_name(prefix: str, word: int) -> object:
    key = f"{prefix}-{adventurers.CLASSES[word]}"
    return in_all_languages(lambda say: say(key, letter="", hp=1, ability=1))


VOCABULARIES: dict[str, tuple[tuple[str, ...], dict[str, Reader]]] = {
    "spell": (spells.EFFECTS, {"the engine": cast, "the text": spell_text}),
    "special": (specials.EFFECTS, {"the engine": suffer, "the text": special_text}),
    "product": (
        rooms.PRODUCTS[1:],
        {
            "the engine": lambda word: make(word + 1),
            "the text": lambda word: product_text(word + 1),
            "the terminal": lambda word: symbols.product_sign(word + 1),
        },
    ),
    "zone": (rooms.ZONES, {"the engine": lie_in, "the text": zone_text}),
    "aim": (
        creatures.AIMS,
        {
            "the engine": attack_with,
            "the text": lambda word: in_all_languages(partial(descriptions.attack_text, aimed(word))),
            "the options": lambda word: attack_key(aimed(word), True),
        },
    ),
    "class": (
        adventurers.CLASSES,
        {
            "the text": class_text,
            "the names": partial(class_name, "adventurer"),
            "the terminal": partial(class_name, "board-class"),
        },
    ),
}
"""Each closed list of words, and its readers."""
IDLE = {("spell", "nothing"), ("zone", "anywhere")}
"""Words without any effect."""
CASES = [(kind, reader) for kind, (_, readers) in VOCABULARIES.items() for reader in readers]
every_reader = pytest.mark.parametrize(("kind", "reader"), CASES)


@every_reader
def test_every_reader_knows_every_word(kind: str, reader: str) -> None:
    words, readers = VOCABULARIES[kind]
    for number, word in enumerate(words):
        try:
            read = readers[reader](number)
        except (KeyError, ValueError, IndexError) as error:
            raise AssertionError(f"{reader} does not know the {kind} word {word!r}: {error}") from None
        assert read is not None or (kind, word) in IDLE, f"{reader} does nothing for the {kind} word {word!r}"


@every_reader
def test_every_reader_refuses_unknown_words(kind: str, reader: str) -> None:
    with pytest.raises((KeyError, ValueError, IndexError)):
        VOCABULARIES[kind][1][reader](UNKNOWN)


@pytest.mark.parametrize("kind", ["spell", "special", "product", "aim", "class"])
def test_no_two_words_have_the_same_text(kind: str) -> None:
    words, readers = VOCABULARIES[kind]
    texts = [readers["the text"](number) for number in range(len(words))]
    assert len(set(texts)) == len(texts)


def test_no_row_can_be_made_of_an_unknown_word() -> None:
    with pytest.raises(ValueError, match="no word of spells"):
        spells.Spell("x", "house", year=1, fast=True, fatigue=1, effect=UNKNOWN)
    with pytest.raises(ValueError, match="no word of special events"):
        specials.Special("x", "house", effect=UNKNOWN)
    with pytest.raises(ValueError, match="no product"):
        rooms.Room("x", "house", year=1, product=UNKNOWN)
    with pytest.raises(ValueError, match="no zone"):
        rooms.Room("x", "house", year=1, zone=UNKNOWN)
    with pytest.raises(ValueError, match="no word of attacks"):
        creatures.Attack(UNKNOWN)
    with pytest.raises(ValueError, match="no class"):
        adventurers.Adventurer("x", "house", year=1, kind=UNKNOWN, level=1, hp=1, ability=0)


def test_files_know_the_words_of_every_list() -> None:
    lists = {words for words, _ in VOCABULARIES.values()} | {rooms.PRODUCTS}
    assert set(components.WORDS.values()) == lists - {rooms.PRODUCTS[1:]}


@pytest.mark.parametrize(
    ("rows", "known"),
    [
        (traps.TRAPS, component_worth.TRAP_WORTH_BY_KEY),
        (creatures.CREATURES, component_worth.CREATURE_WORTH_BY_KEY),
        (rooms.ROOMS, component_worth.ROOM_WORTH_BY_KEY),
    ],
    ids=["traps", "creatures", "rooms"],
)
def test_the_greedy_lord_knows_the_worth_of_every_component(
    rows: tuple[Any, ...], known: dict[str, int]
) -> None:
    assert [row.key for row in rows] == list(known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name(language: str) -> None:
    words = catalogue("lords", language)
    kinds: dict[str, tuple[Any, ...]] = {
        "creature": creatures.CREATURES, "trap": traps.TRAPS, "spell": spells.SPELLS, "room": rooms.ROOMS,
        "special": specials.SPECIALS,
    }  # fmt: skip
    for kind, rows in kinds.items():
        names = [words.say(f"{kind}-{kebab(row.key)}") for row in rows]
        assert len(set(names)) == len(rows), kind


def changed(row: Any, name: str) -> Any:
    """The row with another value of one field."""
    values = {field: getattr(row, field) for field in type(row).__match_args__}
    values[name] = (not values[name]) if isinstance(values[name], bool) else values[name] + 3
    return type(row)(**values)


UNSAID = {"year", "level"}
"""Fields described elsewhere: the year of a card, and the order of the adventurers."""


@pytest.mark.parametrize("shape", ["Snare", "Attack", "Creature", "Room"])
def test_every_number_of_a_row_is_in_its_text(shape: str) -> None:
    """A field that the engine reads and the text forgets would make the text of a changed box wrong."""
    say = catalogue("lords", "en").say
    base: dict[str, tuple[Any, Callable[[Any], str]]] = {
        "Snare": (traps.TrapEffect("house", each=1), lambda row: descriptions.snare_text(row, say)),
        "Attack": (
            creatures.Attack(creatures.ANY, strength=1),
            lambda row: descriptions.attack_text(row, say),
        ),
        "Creature": (creatures.CREATURES[0], lambda row: descriptions.creature_text(0, row, say)),
        "Room": (
            rooms.Room("x", "house", year=1, workers=2, product=rooms.MAKES_FOOD, counts=1, points=1),
            lambda row: descriptions.room_text(row, say, str),
        ),
    }
    row, text = base[shape]
    for name in type(row).__match_args__:
        value = getattr(row, name)
        skipped = not isinstance(value, (int, bool)) or name in UNSAID | {"silver", "gold_copies"}
        if skipped or (type(row).__name__, name) in components.WORDS:
            continue
        assert text(changed(row, name)) != text(row), f"the text of a {shape} does not tell its {name}"
