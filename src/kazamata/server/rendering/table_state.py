"""A table as one viewer sees it, built only from `see` and from events redacted by audience."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from kazamata.codec.sets import STANDARD, chosen_set
from kazamata.codec.views import wire_view
from kazamata.codec.wire import WireOutcome, wire_outcome
from kazamata.core.asks import Ask
from kazamata.core.rules import Outcome
from kazamata.game_registry import AnyRules
from kazamata.server.auth import tokens
from kazamata.server.auth.callers import SPECTATOR, Caller
from kazamata.server.errors import server_catalogue
from kazamata.server.messages.outgoing import (
    AskedSeat,
    EarlierView,
    ListedTable,
    ProgressInfo,
    RenderedEvent,
    RenderedOutcome,
    SeatInfo,
    TableInfo,
    TableState,
    VoteInfo,
)
from kazamata.server.messages.responses import SeatedTable
from kazamata.server.rendering.earlier_views import earlier_views
from kazamata.server.rendering.narration import (
    narrator_for,
    render_ask,
    render_entries,
    render_entry,
    render_outcome,
    render_plan,
    render_waiting,
    seat_names,
)
from kazamata.server.store.records import (
    OPEN,
    OVER,
    VOTE_UNDO,
    SeatRecord,
    TableRecord,
    TableVote,
)
from kazamata.server.tables.clocks import deadline
from kazamata.server.tables.expiry import expires_at
from kazamata.server.tables.history import MAX_UPDATE_ENTRIES, GameHistory
from kazamata.server.tables.presence import SeatPresence
from kazamata.server.tables.seating import may_replace
from kazamata.server.tables.table import Table
from kazamata.words.catalogue import catalogue
from kazamata.words.narrator import GIVEN_UP, Narrator
from kazamata.words.sentences import Sentence

ENCODER: Final = msgspec.json.Encoder()
NO_VIEW: Final = msgspec.Raw(b"null")


# ------------------------------------------------------------------------------------ tables and seats


def seat_infos(table: Table, own: frozenset[int]) -> list[SeatInfo]:
    seats = zip(table.record.seats, table.presences(), strict=True)
    return [_seat_info(seat, presence, seat.seat in own) for seat, presence in seats]


def _seat_info(seat: SeatRecord, presence: SeatPresence, own: bool) -> SeatInfo:
    kind: Literal["person", "bot", "free"] = "bot" if seat.bot else "person" if seat.is_owned else "free"
    online, away, away_at = presence
    return SeatInfo(
        seat.name, kind, seat.bot, seat.ready, online, own, seat.is_owned, away, away_at, seat.replaced
    )


def table_info(table: Table, caller: Caller) -> TableInfo:
    return TableInfo(**_table_fields(table, caller))


def seated_table(table: Table, caller: Caller, links: dict[int, str]) -> SeatedTable:
    own = sorted({*caller.seats_at(table.record), *links})
    return SeatedTable(**_table_fields(table, caller), you=own, links=links)


def listed_table(table: Table, caller: Caller, language: str) -> ListedTable:
    """A table in the list of one of its players."""
    record, history = table.record, table.history_or_none
    fields = {**_table_fields(table, caller), "changed_at": _changed_at(record, history)}
    if history is None or history.is_over or table.stopped:
        return ListedTable(**fields)
    asked, own = [ask.seat for ask in history.asks], caller.seats_at(record)
    deadlines = [deadline(record, history, seat, table.store.uptimes) for seat in asked if seat in own]
    return ListedTable(
        **fields,
        asked_seats=asked,
        deadline_at=min([moment for moment in deadlines if moment is not None], default=None),
        progress=_progress(table.rules, history, language),
        miniature=_miniature(table.rules, history, min(own, default=SPECTATOR)),
    )


def _miniature(rules: AnyRules, history: GameHistory, seat: int) -> list[list[int]]:
    """A small picture of a seat's board, from what the seat may know."""
    return rules.miniature(rules.see(history.position, seat), seat) if seat != SPECTATOR else []


def listed_record(record: TableRecord, seq: int, caller: Caller, stopped: bool = False) -> ListedTable:
    """A table in a list, from its record alone."""
    fields = _record_fields(record, caller, _all_absent(record))
    return ListedTable(**fields, seq=seq, stopped=stopped, changed_at=_changed_at(record, None))


def _changed_at(record: TableRecord, history: GameHistory | None) -> float:
    answered = history.entries[-1].created_at if history is not None and history.entries else 0.0
    return max(answered, record.last_entry_at or 0.0, record.started_at or 0.0, record.created_at)


def _progress(rules: AnyRules, history: GameHistory, language: str) -> ProgressInfo | None:
    found = rules.progress(history.position)
    if found is None:
        return None
    sentence = catalogue(rules.name, language).say(
        f"progress-{found.unit}", done=found.done, total=found.total
    )
    return ProgressInfo(found.done, found.total, (sentence,))


def listed_table_info(record: TableRecord, seq: int, caller: Caller, stopped: bool = False) -> TableInfo:
    """The info of a listed table, which need not be in memory."""
    fields = _record_fields(record, caller, _all_absent(record))
    return TableInfo(**fields, seq=seq, stopped=stopped)


def _all_absent(record: TableRecord) -> tuple[SeatPresence, ...]:
    """The presence at a table that need not be in memory."""
    return tuple([SeatPresence()] * len(record.seats))


def _table_fields(table: Table, caller: Caller) -> dict[str, Any]:
    history, vote = table.history_or_none, table.open_vote
    answered = history.entries[-1].created_at if history is not None and history.entries else None
    record = msgspec.structs.replace(table.record, last_entry_at=answered)
    return {
        **_record_fields(record, caller, table.presences()),
        "seq": table.seq,
        "stopped": table.stopped,
        "outcome": wire_outcome(outcome)
        if history is not None and (outcome := final_outcome(history)) is not None
        else None,
        "vote": vote_info(history, vote) if history is not None and vote is not None else None,
    }


def vote_info(history: GameHistory, vote: TableVote) -> VoteInfo:
    """The open vote, and how many answers an undo would go back over."""
    subject: Literal["back", "end"] = "back" if vote.subject == VOTE_UNDO else "end"
    return VoteInfo(vote.seat, vote.to_seq, vote.ballots, subject, history.answers_since(vote.to_seq))


def final_outcome(history: GameHistory) -> Outcome | None:
    """The result of a finished game; a game that was given up has no winner.

    None if the present rules cannot follow the game to its end.
    """
    if not history.is_over or (history.stopped is not None and not history.given_up):
        return None
    outcome = history.rules.score(history.position)
    return Outcome(GIVEN_UP, [], outcome.scores, outcome.breakdown) if history.given_up else outcome


def _record_fields(
    record: TableRecord, caller: Caller, presences: tuple[SeatPresence, ...]
) -> dict[str, Any]:
    over = record.status == OVER
    own = caller.seats_at(record)
    seats = zip(record.seats, presences, strict=True)
    return {
        "id": record.id,
        "game": record.game,
        "status": record.status,
        "seats": [_seat_info(seat, presence, seat.seat in own) for seat, presence in seats],
        "choices": record.choices,
        "set": chosen_set(record.game, record.choices) or STANDARD,
        "listed": record.listed,
        "host": caller.is_host_of(record),
        "clock": record.clock_seconds,
        "commitment": tokens.commitment(record.seed, record.nonce),
        "created_at": record.created_at,
        "seed": record.seed if over else None,
        "nonce": record.nonce if over else None,
        "origin_table": record.origin_table,
        "origin_seq": record.origin_seq,
        "rematch_table": record.rematch_table,
        "same_deal": record.same_deal,
        "same_deal_table": record.same_deal_table,
        "deal": record.deal_name,
        "started_at": record.started_at,
        "ended_at": record.last_entry_at if over else None,
        "expires_at": expires_at(record),
        "hints": record.hints,
        "may_replace": may_replace(record, caller, presences),
    }


# ---------------------------------------------------------------------------------------- the present


def table_state_bytes(
    table: Table, viewer: int, own: frozenset[int], language: str, since: int | None = None
) -> bytes:
    """A viewer's current state with the events since `since`, or the full state if that is too long ago.

    All viewers with the same seat and language share the same bytes.
    """
    if since is not None and not 0 <= table.seq - since < MAX_UPDATE_ENTRIES:
        since = None
    key = (viewer, own, language, since)
    if key not in table.state_cache:
        table.state_cache[key] = ENCODER.encode(current_state(table, viewer, own, language, since))
    return table.state_cache[key]


def current_state(
    table: Table, viewer: int, own: frozenset[int], language: str, since: int | None = None
) -> TableState:
    history = table.history_or_none
    if history is None:
        return _open_state(table, own, language)
    narrator = narrator_for(table, language)
    if since is None:
        return _table_state(table, history, viewer, own, narrator, "state", [], [])
    events = render_entries(history, since, viewer, narrator)
    seen = earlier_views(history, since, viewer)
    return _table_state(table, history, viewer, own, narrator, "update", events, seen)


def _open_state(table: Table, own: frozenset[int], language: str) -> TableState:
    seats, names = seat_infos(table, own), seat_names(table, language)
    return TableState("state", table.id, 0, OPEN, seats, names, NO_VIEW, [], [], (), False, None, [])


def _table_state(
    table: Table,
    history: GameHistory,
    viewer: int,
    own: frozenset[int],
    narrator: Narrator,
    kind: Literal["state", "update"],
    events: list[tuple[int, list[RenderedEvent]]],
    seen: list[EarlierView],
) -> TableState:
    rules, position = history.rules, history.position
    view = rules.show(position, viewer)
    return TableState(
        type=kind,
        table=table.id,
        seq=history.seq,
        status="over" if history.is_over else "running",
        seats=seat_infos(table, own),
        names=tuple(narrator.names),
        view=wire_view(view),
        asks=[
            render_ask(narrator, rules.question(position, ask), view, history.answer_count(ask.seat))
            for ask in history.asks
            if ask.seat == viewer
        ],
        asked_seats=[
            _waiting_seat(rules, ask, deadline(table.record, history, ask.seat, table.store.uptimes))
            for ask in history.asks
        ],
        waiting_sentence=_stopped_sentence(table, narrator)
        or render_waiting(narrator, [ask for ask in history.asks if ask.seat != viewer]),
        undoable=viewer != SPECTATOR and not history.is_over and history.free_undo(viewer) is not None,
        outcome=_outcome(history, narrator),
        events=events,
        plan=None if history.is_over else render_plan(table, viewer, narrator),
        current_score=_current_score(rules, position),
        earlier_views=seen,
    )


def _stopped_sentence(table: Table, narrator: Narrator) -> Sentence:
    """Why a stopped table asks no seat; empty for other tables."""
    if not table.stopped:
        return ()
    key = "stopped-ended" if table.record.status == OVER else "stopped-running"
    return (server_catalogue(narrator.catalogue.language).say(key, version=table.record.rules_version),)


def _current_score(rules: AnyRules, position: Any) -> WireOutcome | None:
    """The current score, if it does not depend on hidden information."""
    return wire_outcome(rules.score(position)) if rules.public_score else None


def _outcome(history: GameHistory, narrator: Narrator) -> RenderedOutcome | None:
    outcome = final_outcome(history)
    return None if outcome is None else render_outcome(narrator, outcome)


def _waiting_seat(rules: AnyRules, ask: Ask, deadline_at: float | None = None) -> AskedSeat:
    row = rules.ask_kinds[ask.kind]
    return AskedSeat(ask.seat, row.name, row.clause, deadline_at)


# ----------------------------------------------------------------------------------------- the past


def past_state(table: Table, at: int, viewer: int, own: frozenset[int], language: str) -> TableState:
    """The table at an earlier sequence number, without questions.

    A running game shows only public information, a finished one all hands.
    """
    history, rules, over = table.history, table.rules, table.record.status == OVER
    viewer, narrator = viewer if over else SPECTATOR, narrator_for(table, language)
    position, is_end = history.position_at(at), history.is_over and at == history.seq
    asks = [] if is_end or table.stopped else rules.ask(position)
    seats = range(len(table.record.seats)) if over else ()
    events = render_entry(history, at, viewer, narrator)
    return TableState(
        type="state",
        table=table.id,
        seq=at,
        status="over" if is_end else "running",
        seats=seat_infos(table, own),
        names=tuple(narrator.names),
        view=wire_view(rules.show(position, viewer)),
        asks=[],
        asked_seats=[_waiting_seat(rules, ask) for ask in asks],
        waiting_sentence=_stopped_sentence(table, narrator) or render_waiting(narrator, asks),
        undoable=False,
        outcome=_outcome(history, narrator) if is_end else None,
        events=[(at, events)] if at or events else [],
        views=[wire_view(rules.show(position, seat)) for seat in seats] if over else None,
        current_score=_current_score(rules, position),
    )
