"""Renders what happens at a table in the reader's language, once for all readers who see the same."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from kazamata.answer_walk import AnswerWalk, isolated_worlds
from kazamata.codec.sets import chosen_set
from kazamata.codec.wire import wire_ask, wire_event, wire_outcome
from kazamata.core.asks import Ask, Question
from kazamata.core.events import Event, redact
from kazamata.core.rules import Outcome
from kazamata.game_registry import AnyRules
from kazamata.server.errors import RequestError, server_catalogue
from kazamata.server.messages.outgoing import (
    PlanInfo,
    QueuedStep,
    RenderedAsk,
    RenderedEvent,
    RenderedOutcome,
)
from kazamata.server.store.records import (
    ACTOR_AUTO,
    ACTOR_CLOCK,
    ACTOR_STAND_IN,
    NOTE_END_REFUSED,
    NOTE_GAVE_UP,
    NOTE_HINT,
    NOTE_LEFT,
    NOTE_RETURNED,
    NOTE_UNDO_REFUSED,
    STOPPED,
    Entry,
    SeatRecord,
)
from kazamata.server.tables.history import GameHistory
from kazamata.server.tables.table import Table
from kazamata.words.catalogue import Catalogue
from kazamata.words.narrator import Narrator, kebab, make_narrator
from kazamata.words.sentences import Sentence, format_sentence

TAKEN_BACK: Final = "TakenBack"
NOTES: Final = (
    NOTE_LEFT,
    NOTE_RETURNED,
    NOTE_GAVE_UP,
    NOTE_UNDO_REFUSED,
    NOTE_END_REFUSED,
    NOTE_HINT,
    TAKEN_BACK,
)
"""Events of the table, not of the game. Each is the only event of its entry."""
ACTOR_NOTES: Final = {
    ACTOR_CLOCK: "PlayedByClock",
    ACTOR_STAND_IN: "PlayedByStandIn",
    ACTOR_AUTO: "OnlyChoice",
}
"""Sentences before the events of an answer that the owner did not give, or was forced to give."""
AS_PLANNED: Final = "AsPlanned"
"""The same for an answer that a confirmed plan gave later. Only its owner is told, because a plan is secret."""
SEAT_LETTERS: Final = "ABCDEFGHIJKLMNOP"
MAX_INLINE_OPTIONS: Final = 24
"""How many options are rendered with their question; for longer lists the page requests those it needs."""


def narrator_for(table: Table, language: str) -> Narrator:
    """The narrator of a table."""
    record = table.record
    return _cached_narrator(
        record.game, language, seat_names(table, language), chosen_set(record.game, record.choices)
    )


def seat_names(table: Table, language: str) -> tuple[str, ...]:
    """The names of the seats: bots get a name in the reader's language, equal names get the seat's letter."""
    names = [_name(seat, server_catalogue(language)) for seat in table.record.seats]
    return tuple(
        [f"{name} {SEAT_LETTERS[seat]}" if names.count(name) > 1 else name for seat, name in enumerate(names)]
    )


def _name(seat: SeatRecord, catalogue: Catalogue) -> str:
    if seat.name and seat.name != seat.bot:
        return seat.name
    if seat.bot is None:
        return catalogue.say("seat-number", number=seat.seat + 1)
    return catalogue.say(f"bot-{seat.seat + 1}") if catalogue.has(f"bot-{seat.seat + 1}") else seat.bot


@lru_cache(maxsize=4096)
def _cached_narrator(game: str, language: str, names: tuple[str, ...], set_key: str) -> Narrator:
    return make_narrator(game, language, names, set_key)


def render_ask(narrator: Narrator, question: Question, view: Any, after: int = 0) -> RenderedAsk:
    """A question as the asked player reads it."""
    wire = wire_ask(question)
    short = len(question.options) <= MAX_INLINE_OPTIONS
    return RenderedAsk(
        wire.kind,
        wire.clause,
        wire.seat,
        wire.options,
        wire.facts,
        wire.hides_timing,
        narrator.prompt(question, view),
        tuple(narrator.options(question, view)) if short else (),
        _form_sentences(narrator, question, view),
        after,
    )


def _form_sentences(narrator: Narrator, question: Question, view: Any) -> dict[str, Sentence]:
    """Sentences of the forms without fields, whether offered now or not."""
    names = [form.name for form in question.definition.forms if not form.fields]
    return {name: narrator.option(question, int(question.definition.option(name)), view) for name in names}


def render_options(table: Table, seat: int, options: Sequence[int], language: str) -> list[Sentence]:
    """Sentences of some options of a seat's question; empty for options outside the question."""
    history = table.history
    ask = history.ask_of(seat)
    if ask is None:
        raise RequestError("not-asked", 409)
    question, view = history.rules.question(history.position, ask), history.rules.see(history.position, seat)
    narrator = narrator_for(table, language)
    return [
        narrator.option(question, option, view) if option in question.options else () for option in options
    ]


def render_waiting(narrator: Narrator, asks: Sequence[Ask]) -> Sentence:
    """The seats that the table waits for, and their question if it is the same for all."""
    if not asks:
        return ()
    kinds = {int(ask.kind) for ask in asks}
    seats = [int(ask.seat) for ask in asks]
    if len(kinds) == 1:
        return narrator.waiting(kinds.pop(), seats)
    return format_sentence(
        server_catalogue(narrator.catalogue.language), "waiting-several", {"names": narrator.seats(seats)}
    )


def render_plan(table: Table, seat: int, narrator: Narrator) -> PlanInfo | None:
    """The rest of a seat's plan, for its owner only."""
    plan = table.record.plans().get(seat)
    if plan is None:
        return None
    rules, view = table.rules, table.rules.see(table.history.position, seat)
    world = isolated_worlds(rules, view, seat, f"{table.id} {plan.informed_seq}", count=1)
    walk = AnswerWalk(rules, world, seat, isolated=True)
    known = zip(plan.steps, _step_sentences(walk, plan.steps, narrator), strict=True)
    steps = [
        QueuedStep(kind, option, sentence, bool(plan.conditions_of(index)))
        for index, ((kind, option), sentence) in enumerate(known)
    ]
    return PlanInfo(steps, plan.ignores_news, plan.stop_reason)


def _step_sentences(walk: AnswerWalk, steps: Sequence[tuple[str, int]], narrator: Narrator) -> list[Sentence]:
    """The sentence of each planned step; empty from the first step that cannot be imagined."""
    sentences: list[Sentence] = []
    for kind, option in steps:
        question, view = walk.question, walk.view
        if question is None or question.definition.name != kind or not walk.give(option):
            break
        sentences.append(narrator.option(question, option, view))
    return sentences + [()] * (len(steps) - len(sentences))


def render_outcome(narrator: Narrator, outcome: Outcome) -> RenderedOutcome:
    """A result with its sentences."""
    wire = wire_outcome(outcome)
    return RenderedOutcome(
        wire.end_reason, wire.winners, wire.scores, wire.breakdown, tuple(narrator.outcome(outcome))
    )


def render_entries(
    history: GameHistory, since: int, viewer: int, narrator: Narrator
) -> list[tuple[int, list[RenderedEvent]]]:
    """The visible events of every entry after a sequence number."""
    return [(seq, render_entry(history, seq, viewer, narrator)) for seq in range(since + 1, history.seq + 1)]


def render_history(
    history: GameHistory, since: int, viewer: int, narrator: Narrator
) -> list[tuple[int, list[RenderedEvent]]]:
    """The visible events since a sequence number; from the start, they include the deal as entry 0."""
    deal = render_entry(history, 0, viewer, narrator) if since == 0 else []
    return [*([(0, deal)] if deal else []), *render_entries(history, since, viewer, narrator)]


def render_entry(history: GameHistory, seq: int, viewer: int, narrator: Narrator) -> list[RenderedEvent]:
    """The visible events of an entry (0 is the deal); undos and notes appear as events."""
    if seq == 0:
        deal = history.rules.deal_events(history.setup, history.seed)
        return [_event(history, event, viewer, narrator) for event in deal]
    entry = history.entries[seq - 1]
    if entry.undo_to_seq is not None:
        return [_note(narrator, TAKEN_BACK, entry.seat, to=entry.undo_to_seq)]
    if entry.kind == STOPPED and entry.is_note:
        return []
    if entry.is_note:
        return [_note(narrator, entry.kind, entry.seat)]
    notes = [_note(narrator, kind, entry.seat) for kind in notes_before(history, entry, viewer)]
    return notes + [_event(history, event, viewer, narrator) for event in history.events_of(seq)]


def notes_before(history: GameHistory, entry: Entry, viewer: int) -> list[str]:
    """The kinds of the notes that a viewer reads before the events of an answer."""
    kind = ACTOR_NOTES.get(entry.actor.partition(":")[0])
    if viewer == entry.seat and _went_on_as_planned(history, entry):
        kind = AS_PLANNED
    return [kind] if kind is not None else []


def _went_on_as_planned(history: GameHistory, entry: Entry) -> bool:
    """Whether somebody else has answered since the plan's first answer, which gave the batch its number."""
    return entry.batch is not None and any(
        one.seat != entry.seat for one in history.entries[entry.batch - 1 : entry.seq - 1]
    )


def _event(history: GameHistory, event: Any, viewer: int, narrator: Narrator) -> RenderedEvent:
    return render_event(history.rules, redact(event, history.rules.event_kinds, viewer), narrator)


def render_event(rules: AnyRules, event: Event, narrator: Narrator) -> RenderedEvent:
    """Render an event that is already redacted for its reader."""
    wire = wire_event(rules, event)
    return RenderedEvent(wire.kind, wire.values, rules.event_kinds[event.kind].clause, narrator.event(event))


def _note(narrator: Narrator, kind: str, seat: int, **values: int) -> RenderedEvent:
    """Render something that happened at the table, outside the game."""
    key, catalogue = f"event-{kebab(kind)}", server_catalogue(narrator.catalogue.language)
    return RenderedEvent(
        kind, {"seat": seat, **values}, "", format_sentence(catalogue, key, {"seat": narrator.seat(seat)})
    )
