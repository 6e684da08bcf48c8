"""Limits of a set of mine cards: no number may grow without bound, and no game may run forever."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any, Final

from kazamata.games.miners import effects as words
from kazamata.games.miners.cardset import THIS_ROUND, CardSet, EventCard, Track
from kazamata.games.miners.effects import Effect
from kazamata.games.miners.program import SURFACE_EFFECTS

MAX_STRENGTH: Final = 20
"""The largest number of an event or any other effect."""
MAX_MORE_SURFACE: Final = 1
"""Two effects of the surface board are free, so the rules never ask for a third."""
FAR: Final = 99
"""An advance that depends on a count may have any length."""

Space = tuple[int, int]
"""A space: its track and its number, both counted from 0."""


def limits(cards: CardSet) -> Iterator[str]:
    """All violations, each with its field and limit."""
    for index, card in enumerate(cards.cards):
        for number, effect in enumerate(card.effects):
            yield from _growth(effect, f"$.cards[{index}].effects[{number}]")
    for index, event in enumerate(cards.events):
        yield from _modifier(event, f"$.events[{index}]")
        if event.effect is not None:
            yield from _growth(event.effect, f"$.events[{index}].effect")
    for index, track in enumerate(cards.tracks):
        for number, effect in enumerate(track.spaces):
            yield from _growth(effect, f"$.tracks[{index}].spaces[{number}]")
    yield from _circle(cards)


def _parts(effect: Any) -> Iterator[Any]:
    """An effect and all effects inside it."""
    yield effect
    for part in fields(effect):
        value = getattr(effect, part.name)
        for inner in value if isinstance(value, tuple) else (value,):
            if hasattr(inner, "__dataclass_fields__"):
                yield from _parts(inner)


def _growth(effect: Effect, where: str) -> Iterator[str]:
    """Coins per coin held would grow without bound."""
    for part in _parts(effect):
        endless = isinstance(part, words.Per) and part.measure == words.COINS_HELD and part.most == 0
        if endless and isinstance(part.gain, words.GainCoins):
            yield f"{where}: coins for coins need a most of 1 to {FAR}"


def _modifier(event: EventCard, where: str) -> Iterator[str]:
    """Only this-round events have a modifier, and its strength has a limit (IM-14, IM-27)."""
    if event.type != THIS_ROUND:
        if event.modifier != words.NO_MODIFIER or event.strength != 0:
            yield f"{where}.modifier: only an event of this round has one, and a strength (IM-14)"
        return
    if event.modifier == words.NO_MODIFIER:
        yield f"{where}.modifier: an event of this round needs one (IM-14)"
    most = MAX_MORE_SURFACE if event.modifier == words.MORE_SURFACE else MAX_STRENGTH
    if not 1 <= event.strength <= most:
        yield f"{where}.strength: 1 to {most}, not {event.strength} (IM-A26)"


def _reach(effect: Effect) -> int:
    """The farthest that an effect can advance a marker, including the surface board."""
    far = 0
    for part in _parts(effect):
        if isinstance(part, words.UseSurface):
            far = max(far, *(_reach(choice) for choice in SURFACE_EFFECTS))
        elif isinstance(part, words.Advance):
            far = max(far, part.n)
    counted = any(
        isinstance(part, (words.Per, words.Discard, words.Buy, words.Dismantle, words.Clear, words.PlaceCart))
        for part in _parts(effect)
    )
    return FAR if far and counted else far


def _circle(cards: CardSet) -> Iterator[str]:
    """Spaces that advance a marker must not form an endless cycle across boards (IM-44, IM-A21)."""
    longer = max((e.strength for e in cards.events if e.modifier == words.LONGER_ADVANCES), default=0)
    done: set[Space] = set()

    def leads_back(space: Space, path: set[Space]) -> bool:
        if space in path:
            return True
        if space in done:
            return False
        done.add(space)
        return any(leads_back(after, path | {space}) for after in _after(cards.tracks, space, longer))

    for index, track in enumerate(cards.tracks):
        for number in range(len(track.spaces)):
            if leads_back((index, number), set()):
                yield f"$.tracks[{index}].spaces[{number}]: advances that lead round for ever (IM-44)"
                return


def _after(tracks: tuple[Track, ...], space: Space, longer: int) -> list[Space]:
    """The spaces that the effect of a space can reach; from a top space the marker first changes boards."""
    track, number = space
    far = _reach(tracks[track].spaces[number])
    if far == 0:
        return []
    far += longer
    if number + 1 < len(tracks[track].spaces):
        return [
            (track, later) for later in range(number + 1, min(number + far + 1, len(tracks[track].spaces)))
        ]
    others = [other for other in range(len(tracks)) if other // 2 != track // 2]
    return [(other, later) for other in others for later in range(min(far, len(tracks[other].spaces)))]
