"""What happened, and who may know it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kazamata.core.fields import Field
from kazamata.core.seats import NOBODY, Seat, SeatSet, Viewer, contains_seat, seat_set


@final
class EventKind:
    """A kind of event: its name, its clause, its fields, and how many of them everybody may know.

    The fields after the first `public` ones are secrets of the event's audience. `reveals` marks
    events after which nothing may be taken back, because somebody has learned something.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("name", "clause", "fields", "reveals")

    def __init__(self, name: str, clause: str, fields: tuple[Field, ...], reveals: bool) -> None:
        self.name = name
        self.clause = clause
        self.fields = fields
        self.reveals = reveals
        self.public_count = len([field for field in fields if not field.secret])
        for field in fields[: self.public_count]:
            if field.secret:
                raise ValueError(f"the secrets of {name} come after what everybody may know")


@final
class EventKinds:
    """The events of a game as they are written down, one line each: numbers follow from the place."""

    __match_args__: ClassVar[tuple[str, ...]] = ("kinds",)

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def event(self, name: str, clause: str, *fields: Field) -> i64:
        """An event that may be taken back; returns its number."""
        self.kinds.append(EventKind(name, clause, fields, False))
        return len(self.kinds) - 1

    def revealing_event(self, name: str, clause: str, *fields: Field) -> i64:
        """An event by which somebody learns what cannot be unlearned; returns its number."""
        self.kinds.append(EventKind(name, clause, fields, True))
        return len(self.kinds) - 1

    def as_tuple(self) -> tuple[EventKind, ...]:
        """All events, each in the place of its number."""
        return tuple(self.kinds)


@mypyc_attr(free_list_len=1)  # mostly an answer tells one or two
@final
class Event:
    """Something that happened; `kind` counts in the game's table of events."""

    __match_args__: ClassVar[tuple[str, ...]] = ("kind", "audience", "values")

    def __init__(self, kind: i64, audience: SeatSet, values: vec[i64]) -> None:
        self.kind: i64 = kind
        self.audience: SeatSet = audience
        self.values: vec[i64] = values


@mypyc_attr(free_list_len=1)  # there is one at a time
@final
class EventSink:
    """What is told of one answer. A mute tale keeps nothing: playouts need no story."""

    __match_args__: ClassVar[tuple[str, ...]] = ("is_recording", "events")

    def __init__(self, is_recording: bool) -> None:
        self.is_recording = is_recording
        self.events: list[Event] = []

    def emit(self, kind: i64) -> None:
        """An event without values, open to all."""
        if self.is_recording:
            self.events.append(Event(kind, NOBODY, vec[i64]()))

    def emit1(self, kind: i64, first: i64) -> None:
        """An event with one value, open to all."""
        if self.is_recording:
            self.events.append(Event(kind, NOBODY, vec[i64]([first])))

    def emit2(self, kind: i64, first: i64, second: i64) -> None:
        """An event with two values, open to all."""
        if self.is_recording:
            self.events.append(Event(kind, NOBODY, vec[i64]([first, second])))

    def emit3(self, kind: i64, first: i64, second: i64, third: i64) -> None:
        """An event with three values, open to all."""
        if self.is_recording:
            self.events.append(Event(kind, NOBODY, vec[i64]([first, second, third])))

    def emit4(self, kind: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        """An event with four values, open to all."""
        if self.is_recording:
            self.events.append(Event(kind, NOBODY, vec[i64]([first, second, third, fourth])))

    def emit5(self, kind: i64, first: i64, second: i64, third: i64, fourth: i64, fifth: i64) -> None:
        """An event with five values, open to all."""
        if self.is_recording:
            self.events.append(Event(kind, NOBODY, vec[i64]([first, second, third, fourth, fifth])))

    def emit6(
        self, kind: i64, first: i64, second: i64, third: i64, fourth: i64, fifth: i64, sixth: i64
    ) -> None:
        """An event with six values, open to all."""
        if self.is_recording:
            self.events.append(Event(kind, NOBODY, vec[i64]([first, second, third, fourth, fifth, sixth])))

    def emit_private(self, kind: i64, seat: Seat, secret: i64) -> None:
        """All hear that it happened to the seat, the seat alone hears what it was."""
        if self.is_recording:
            self.events.append(Event(kind, seat_set(seat), vec[i64]([seat, secret])))

    def emit_private2(self, kind: i64, seat: Seat, first: i64, secret: i64) -> None:
        """All hear that it happened to the seat and the first value, the seat alone hears the secret."""
        if self.is_recording:
            self.events.append(Event(kind, seat_set(seat), vec[i64]([seat, first, secret])))


NO_EVENTS: Final = EventSink(False)
"""For whoever wants no story: it keeps nothing, so all may share it."""


def redact(event: Event, kinds: tuple[EventKind, ...], viewer: Viewer) -> Event:
    """The event as one viewer may know it: built anew from what is open to that viewer."""
    if contains_seat(event.audience, viewer):
        return event
    known: i64 = kinds[event.kind].public_count
    return Event(event.kind, 0, event.values[:known])
