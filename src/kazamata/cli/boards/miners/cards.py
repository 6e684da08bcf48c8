"""The mine cards, events and tracks of a set for a person."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from kazamata.cli.boards.miners.seen import carts_text
from kazamata.cli.wording import Wording
from kazamata.games.miners.cardset import EVENT_TYPES, LEVELS, CardSet, MineCard
from kazamata.games.miners.factions import FACTIONS
from kazamata.games.miners.fields import BOARD_NAMES
from kazamata.games.miners.sets import cards_of
from kazamata.words.catalogue import Catalogue
from kazamata.words.miners import MinersGlossary, house_names
from kazamata.words.miners.descriptions import card_text, describe, event_text


def names(key: str) -> dict[str, dict[str, str]]:
    """Return the names of a set's cards in the four languages."""
    return cards_of(key).names or house_names()


def table(wording: Wording, key: str) -> RenderableType:
    """List the whole set: cards by level, events by type, tracks by space."""
    words, cards, glossary = wording.catalogue, cards_of(key), MinersGlossary(key)
    return Group(
        *_cards(cards, glossary, words), *_events(cards, glossary, words), *_tracks(cards, glossary, words)
    )


def _cards(cards: CardSet, glossary: MinersGlossary, words: Catalogue) -> Iterator[RenderableType]:
    copies: Counter[int] = Counter()
    for card in cards.cards:
        copies[card.level] += card.copies
    for level in range(1, LEVELS + 1):
        title = words.say("cli-cards-level", level=words.say(f"level-{level}"), count=copies[level])
        yield Text(title, "bold")
        for kind, card in enumerate(cards.cards):
            if card.level == level:
                yield from _entry(head(card, glossary.card(words, kind), words), card_text(card, words.say))


def _events(cards: CardSet, glossary: MinersGlossary, words: Catalogue) -> Iterator[RenderableType]:
    for kind, name in enumerate(EVENT_TYPES):
        yield Text(words.say(f"event-type-{name}"), "bold")
        for number, event in enumerate(cards.events):
            if event.type == kind:
                text = event_text(event, words.say).partition(": ")[2]
                yield from _entry(glossary.event_card(words, number), text)


def _tracks(cards: CardSet, glossary: MinersGlossary, words: Catalogue) -> Iterator[RenderableType]:
    for number, track in enumerate(cards.tracks):
        board = words.say(f"board-{BOARD_NAMES[number // 2]}")
        yield Text(f"{board}: {glossary.track(words, number)}", "bold")
        for space, effect in enumerate(track.spaces, 1):
            yield Padding(Text(f"{space} {describe(effect, words.say, False)}"), (0, 0, 0, 2), expand=False)


def _entry(title: str, text: str) -> Iterator[RenderableType]:
    yield Padding(Text(title, "cyan"), (0, 0, 0, 2), expand=False)
    yield Padding(Text(text), (0, 0, 0, 6), expand=False)


def head(card: MineCard, name: str, words: Catalogue) -> str:
    """Describe a card by name, copies, cost, factions and half-carts."""
    factions = ", ".join(words.say(f"faction-{FACTIONS[faction]}") for faction in card.factions)
    return words.say(
        "cli-cards-head",
        card=name,
        copies=card.copies,
        cost=card.cost,
        factions=factions or words.say("faction-none"),
        carts=carts_text(card.carts),
    )
