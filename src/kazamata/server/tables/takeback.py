"""Taking back an answer: which later answers may stay, and whether the table has to be asked.

Rules live in the engine, so all that is done here is to play on without the answer and to compare.

An answer is free to be taken back when nobody can have lost anything by it:

- its owner gave it (what a bot chose in his place would else be a hint for nothing), and
- it revealed nothing (no event of a kind that reveals), and
- either nobody answered after it, or
- whoever did would have been asked the same, could have answered the same, and everybody would have been
  told the same, had it not been given; and to everybody else the answer looked exactly as any other legal
  answer would have looked. So nobody's later answer can have rested on it, not even in somebody's head.

What is left then is a game in which the seat simply has not answered yet while the others have: where
several answer at once, everybody may wait like that anyway, so whoever takes back gains nothing either.
In every other case the table is asked. If it agrees, later answers that do not depend on the one taken back
stay too (the first half of the last condition); otherwise all of them are taken back with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from kazamata.codec.views import view_bytes
from kazamata.codec.wire import wire_events
from kazamata.core.asks import Ask
from kazamata.core.events import Event
from kazamata.core.refusals import Refused
from kazamata.server.people.callers import SPECTATOR
from kazamata.server.store.records import PERSON, Entry
from kazamata.shelf import AnyRules

if TYPE_CHECKING:
    from kazamata.server.tables.chronicle import Chronicle

MOST_LATER: Final = 64
"""After so many later answers nobody looks any more whether they could stay."""


class TakeBack(NamedTuple):
    """Where the table goes back to, and the answers of others that are then given again at once."""

    to_seq: int
    kept: tuple[int, ...] = ()


def free(game: Chronicle, seat: int) -> TakeBack | None:
    """How a seat may take back its last answer without asking."""
    place = _place(game, seat)
    if place is None or game.entries[game.path[place] - 1].actor != PERSON:
        return None
    if _revealed(game, game.path[place]):
        return None
    later = game.path[place + 1 :]
    if not later:
        return TakeBack(_before(game, place))
    if not _stands_without(game, place) or not _looked_like_any_other(game, place):
        return None
    return TakeBack(_before(game, place), tuple(later))


def agreed(game: Chronicle, seat: int) -> TakeBack | None:
    """How a seat takes back its last answer if the table agrees: alone, or with all that came after."""
    place = _place(game, seat)
    if place is None:
        return None
    later = game.path[place + 1 :]
    kept = tuple(later) if later and _stands_without(game, place) else ()
    return TakeBack(_before(game, place), kept)


def _place(game: Chronicle, seat: int) -> int | None:
    """Where on the path the last answer of a seat lies."""
    for place in range(len(game.path) - 1, -1, -1):
        if game.entries[game.path[place] - 1].seat == seat:
            return place
    return None


def _before(game: Chronicle, place: int) -> int:
    return game.path[place - 1] if place else 0


def _revealed(game: Chronicle, seq: int) -> bool:
    kinds = game.rules.events
    return any(kinds[event.kind].reveals for event in game.events_of(seq))


def _stands_without(game: Chronicle, place: int) -> bool:
    """Whether all later answers would have been asked for, legal, and told alike without this one."""
    rules, later = game.rules, [game.entries[seq - 1] for seq in game.path[place + 1 :]]
    if len(later) > MOST_LATER:
        return False
    mine = game.entries[game.path[place] - 1]
    start = game.position_at(_before(game, place))
    given, missing = rules.copy(start), rules.copy(start)
    try:
        rules.take(given, mine.seat, mine.option)
        return all(
            _same_questions(rules, given, missing, mine.seat) and _same_story(rules, given, missing, entry)
            for entry in later
        ) and _same_questions(rules, given, missing, mine.seat)
    except Refused:
        return False


def _same_story(rules: AnyRules, given: Any, missing: Any, entry: Entry) -> bool:
    told = rules.take(given, entry.seat, entry.option)
    return _plain(told) == _plain(rules.take(missing, entry.seat, entry.option))


def _plain(events: list[Event]) -> list[tuple[int, int, list[int]]]:
    return [(int(event.kind), int(event.audience), list(event.values)) for event in events]


def _same_questions(rules: AnyRules, one: Any, other: Any, but: int) -> bool:
    """Whether all seats but one are asked the same in two positions."""
    return _questions(rules.ask(one), but) == _questions(rules.ask(other), but)


def _questions(asks: list[Ask], but: int) -> list[tuple[int, int, list[int]]]:
    return [(int(ask.seat), int(ask.kind), list(ask.options)) for ask in asks if ask.seat != but]


def _looked_like_any_other(game: Chronicle, place: int) -> bool:
    """Whether nobody else could tell an answer from the other legal ones, by what he saw and was told."""
    seq = game.path[place]
    if seq not in game.secret:
        mine, start = game.entries[seq - 1], game.position_at(_before(game, place))
        options = next((ask.options for ask in game.rules.ask(start) if ask.seat == mine.seat), ())
        looked = _look(game, start, mine.seat, mine.option)
        game.secret[seq] = all(_look(game, start, mine.seat, option) == looked for option in options)
    return game.secret[seq]


def _look(game: Chronicle, start: Any, seat: int, option: int) -> list[Any]:
    """What an answer looks like to everybody but the one who gives it."""
    rules = game.rules
    position = rules.copy(start)
    events = rules.take(position, seat, option)
    asks = [(int(ask.seat), int(ask.kind)) for ask in rules.ask(position)]
    others = [viewer for viewer in range(SPECTATOR, game.setup.seats) if viewer != seat]
    seen = [(view_bytes(rules.see(position, v)), wire_events(rules, events, v)) for v in others]
    return [asks, _questions(rules.ask(position), seat), seen]
