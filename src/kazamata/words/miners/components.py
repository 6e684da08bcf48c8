"""The component catalogue of Imperial Miners for pages: names, numbers, effects as trees and as text."""

from __future__ import annotations

from typing import Final

import msgspec

from kazamata.codec.miners.set_files import effect_to_word
from kazamata.codec.miners.set_records import AnyWord
from kazamata.games.miners.cardset import EVENT_TYPES, EventCard, MineCard, Track
from kazamata.games.miners.effects import MODIFIERS, Effect
from kazamata.games.miners.factions import FACTIONS
from kazamata.games.miners.fields import CARD, EVENT_CARD, TRACK
from kazamata.games.miners.program import SURFACE_EFFECTS
from kazamata.games.miners.scoring import RANKS, rank_of
from kazamata.games.miners.sets import program_of
from kazamata.words.miners.descriptions import describe, event_text
from kazamata.words.narrator import Narrator, make_narrator

NO_FACTION: Final = "none"
"""The faction of a card without a faction."""


class EffectEntry(msgspec.Struct, frozen=True):
    """An effect as a tree for icons, and as a sentence."""

    tree: AnyWord
    text: str


class CardEntry(msgspec.Struct, frozen=True):
    """A mine card; its index is its number. `carts` has six characters, `#` for a full half-cart."""

    key: str
    name: str
    level: int
    cost: int
    factions: list[str]
    carts: str
    effects: list[EffectEntry]


class EventEntry(msgspec.Struct, frozen=True):
    """An event card; one that changes a rule for a round has no effect, only `text`."""

    key: str
    name: str
    type: str
    modifier: str
    strength: int
    effect: EffectEntry | None
    text: str


class TrackEntry(msgspec.Struct, frozen=True):
    """One side of a progress board, from the first space above the lowest."""

    key: str
    name: str
    spaces: list[EffectEntry]


class RankEntry(msgspec.Struct, frozen=True):
    """A rank of the solo game and its minimum points (IM-48)."""

    name: str
    least: int


class ComponentCatalogue(msgspec.Struct, frozen=True):
    """A set of cards; `branches` are the choices of effects by their index in the program."""

    title: str
    factions: dict[str, str]
    ranks: list[RankEntry]
    cards: list[CardEntry]
    events: list[EventEntry]
    tracks: list[TrackEntry]
    surface: list[EffectEntry]
    branches: dict[int, list[EffectEntry]]


def component_catalogue(set_key: str, language: str) -> ComponentCatalogue:
    """The catalogue of a set; raises `KeyError` for a set that is not loaded."""
    program, narrator = program_of(set_key), make_narrator("miners", language, set_key=set_key)
    cards = program.cards
    return ComponentCatalogue(
        narrator.catalogue.say("game-title"),
        {faction: narrator.catalogue.say(f"faction-{faction}") for faction in (*FACTIONS, NO_FACTION)},
        [RankEntry(narrator.catalogue.say(f"rank-{rank_of(least)}"), least) for least in (0, *RANKS)],
        [_card(card, narrator, number) for number, card in enumerate(cards.cards)],
        [_event(event, narrator, number) for number, event in enumerate(cards.events)],
        [_track(track, narrator, number) for number, track in enumerate(cards.tracks)],
        _entries(SURFACE_EFFECTS, narrator),
        {index: _entries(choices, narrator) for index, choices in program.branches.items()},
    )


def _card(card: MineCard, narrator: Narrator, number: int) -> CardEntry:
    factions = [FACTIONS[faction] for faction in card.factions]
    name, effects = narrator.name_of(CARD, number), _entries(card.effects, narrator)
    return CardEntry(card.key, name, card.level, card.cost, factions, card.carts, effects)


def _event(event: EventCard, narrator: Narrator, number: int) -> EventEntry:
    effect = None if event.effect is None else _entry(event.effect, narrator)
    kind, modifier = EVENT_TYPES[event.type], MODIFIERS[event.modifier]
    name, text = narrator.name_of(EVENT_CARD, number), event_text(event, narrator.catalogue.say)
    return EventEntry(event.key, name, kind, modifier, event.strength, effect, text)


def _track(track: Track, narrator: Narrator, number: int) -> TrackEntry:
    return TrackEntry(track.key, narrator.name_of(TRACK, number), _entries(track.spaces, narrator))


def _entries(effects: tuple[Effect, ...], narrator: Narrator) -> list[EffectEntry]:
    return [_entry(effect, narrator) for effect in effects]


def _entry(effect: Effect, narrator: Narrator) -> EffectEntry:
    return EffectEntry(effect_to_word(effect), describe(effect, narrator.catalogue.say))
