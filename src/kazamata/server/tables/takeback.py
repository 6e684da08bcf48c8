"""Taking back an answer: which later answers may stay, and whether the table has to be asked.

Rules live in the engine, so all that is done here is to play on without the answer and to compare.

An answer is free to be taken back when nobody can have lost anything by it:

- its owner gave it (what a bot chose in his place would else be a hint for nothing), and
- it revealed nothing (no event of a kind that reveals), and
- either nobody answered after it, or
- whoever did would have been asked the same, could have answered the same, and everybody would have been
  told the same, had it not been given; and to everybody else the answer looked exactly as any other legal
  answer would have looked. So nobody's later answer can have rested on it, not even in somebody's head.
  In a game where nobody can touch what is another's (`Rules.apart`) it may have been seen as well, as long
  as the seat itself has been shown nothing since.

Answers that were planned together go together, as far back as nothing was revealed; and an automatic one goes
with the answer before it.

What is left then is a game in which the seat simply has not answered yet while the others have: where
several answer at once, everybody may wait like that anyway, so whoever takes back gains nothing either.
In every other case the table is asked. If it agrees, later answers that do not depend on the one taken back
stay too (the first half of the last condition); otherwise all of them are taken back with it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from kazamata.codec.views import view_bytes
from kazamata.codec.wire import wire_events
from kazamata.core.asks import Ask
from kazamata.core.events import Event
from kazamata.core.refusals import Refused
from kazamata.server.people.callers import SPECTATOR
from kazamata.server.store.records import AUTO, PERSON, Entry
from kazamata.server.tables.foresight import is_news
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
    """How a seat may take back its last answer without asking, with those that belong to it."""
    own = _together(game, seat, _is_free)
    if not own or all(_entry(game, place).actor == AUTO for place in own):
        return None
    back = _back(game, own)
    if not back.kept:
        return back
    if not _stands_without(game, own):
        return None
    return back if _concerned_nobody(game, seat, own) else None


def agreed(game: Chronicle, seat: int) -> TakeBack | None:
    """How a seat takes back its last answer if the table agrees: alone, or with all that came after."""
    own = _together(game, seat, lambda game, place: True)
    if not own:
        return None
    return _back(game, own) if _stands_without(game, own) else TakeBack(_before(game, own[0]))


def _back(game: Chronicle, own: list[int]) -> TakeBack:
    later = [seq for place, seq in enumerate(game.path) if place > own[0] and place not in own]
    return TakeBack(_before(game, own[0]), tuple(later))


def _together(game: Chronicle, seat: int, fits: Callable[[Chronicle, int], bool]) -> list[int]:
    """Where on the path the answers lie that a seat takes back as one, the first one first.

    Its last answer, those that were planned together with it, and the one before an automatic answer: whoever
    goes back wants to decide anew.
    """
    own: list[int] = []
    for place in range(len(game.path) - 1, -1, -1):
        entry = _entry(game, place)
        if entry.seat != seat:
            continue
        if own and not _belongs(entry, _entry(game, own[0])):
            return own
        if not fits(game, place):
            return own
        own.insert(0, place)
    return own


def _belongs(entry: Entry, next_one: Entry) -> bool:
    return next_one.actor == AUTO or (entry.batch is not None and entry.batch == next_one.batch)


def _is_free(game: Chronicle, place: int) -> bool:
    """Whether its owner gave an answer, and it revealed nothing."""
    return _entry(game, place).actor in (PERSON, AUTO) and not _revealed(game, game.path[place])


def _entry(game: Chronicle, place: int) -> Entry:
    return game.entries[game.path[place] - 1]


def _before(game: Chronicle, place: int) -> int:
    return game.path[place - 1] if place else 0


def _revealed(game: Chronicle, seq: int) -> bool:
    kinds = game.rules.events
    return any(kinds[event.kind].reveals for event in game.events_of(seq))


def _stands_without(game: Chronicle, own: list[int]) -> bool:
    """Whether all later answers would have been asked for, legal, and told alike without these."""
    rules, later = game.rules, range(own[0], len(game.path))
    if len(later) > MOST_LATER:
        return False
    seat = _entry(game, own[0]).seat
    start = game.position_at(_before(game, own[0]))
    given, missing = rules.copy(start), rules.copy(start)
    try:
        return all(_same_step(game, place, own, given, missing) for place in later) and _same_questions(
            rules, given, missing, seat
        )
    except Refused:
        return False


def _same_step(game: Chronicle, place: int, own: list[int], given: Any, missing: Any) -> bool:
    """Play one answer on with and without those that go; whether nobody else can tell the difference."""
    rules, entry = game.rules, _entry(game, place)
    if place in own:
        rules.take(given, entry.seat, entry.option)
        return True
    seat = _entry(game, own[0]).seat
    return _same_questions(rules, given, missing, seat) and _same_story(rules, given, missing, entry)


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


def _concerned_nobody(game: Chronicle, seat: int, own: list[int]) -> bool:
    """Whether nobody's later answer can have rested on these, and the seat has learned nothing since."""
    if all(_looked_like_any_other(game, place) for place in own):
        return True
    others = [seq for seq in game.path[own[0] :] if game.entries[seq - 1].seat != seat]
    return game.rules.apart and not any(is_news(game.rules, game.events_of(seq), seat) for seq in others)


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
