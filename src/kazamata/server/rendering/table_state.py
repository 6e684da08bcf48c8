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
    RenderedEvent,
    RenderedOutcome,
    SeatInfo,
    TableInfo,
    TableState,
    VoteInfo,
    WaitingSeat,
)
from kazamata.server.messages.responses import SeatedTable
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
from kazamata.server.tables.table import Table
from kazamata.words.narrator import GIVEN_UP, Narrator
from kazamata.words.sentences import Sentence

ENCODER: Final = msgspec.json.Encoder()
NOTHING: Final = msgspec.Raw(b"null")


# ------------------------------------------------------------------------------------ tables and seats


def seat_infos(table: Table, own: frozenset[int]) -> list[SeatInfo]:
    online = table.online()
    return [_seat_info(seat, seat.seat in online, seat.seat in own) for seat in table.record.seats]


def _seat_info(seat: SeatRecord, online: bool, own: bool) -> SeatInfo:
    kind: Literal["person", "bot", "free"] = "bot" if seat.bot else "person" if seat.owned else "free"
    return SeatInfo(seat.name, kind, seat.bot, seat.ready, online, own, seat.owned)


def table_info(table: Table, caller: Caller) -> TableInfo:
    return TableInfo(**_table_fields(table, caller))


def seated_table(table: Table, caller: Caller, links: dict[int, str]) -> SeatedTable:
    own = sorted({*caller.seats_at(table.record), *links})
    return SeatedTable(**_table_fields(table, caller), you=own, links=links)


def listed_table_info(record: TableRecord, seq: int, caller: Caller, stopped: bool = False) -> TableInfo:
    """The info of a listed table, which need not be in memory."""
    return TableInfo(**_record_fields(record, caller, frozenset()), seq=seq, stopped=stopped)


def _table_fields(table: Table, caller: Caller) -> dict[str, Any]:
    game, plea = table.history_or_none, table.open_vote
    answered = game.entries[-1].at if game is not None and game.entries else None
    record = msgspec.structs.replace(table.record, answered=answered)
    return {
        **_record_fields(record, caller, table.online()),
        "seq": table.seq,
        "stopped": table.stopped,
        "outcome": wire_outcome(ended)
        if game is not None and (ended := final_outcome(game)) is not None
        else None,
        "vote": vote_info(game, plea) if game is not None and plea is not None else None,
    }


def vote_info(game: GameHistory, plea: TableVote) -> VoteInfo:
    """The open vote, and how many answers an undo would go back over."""
    about: Literal["back", "end"] = "back" if plea.subject == VOTE_UNDO else "end"
    return VoteInfo(plea.seat, plea.to_seq, plea.ballots, about, game.answers_since(plea.to_seq))


def final_outcome(game: GameHistory) -> Outcome | None:
    """The result of a finished game; a game that was given up has no winner.

    None if the present rules cannot follow the game to its end.
    """
    if not game.is_over or (game.stopped is not None and not game.given_up):
        return None
    ended = game.rules.score(game.position)
    return Outcome(GIVEN_UP, [], ended.scores, ended.breakdown) if game.given_up else ended


def _record_fields(record: TableRecord, caller: Caller, online: frozenset[int]) -> dict[str, Any]:
    over = record.status == OVER
    own = caller.seats_at(record)
    return {
        "id": record.id,
        "game": record.game,
        "status": record.status,
        "seats": [_seat_info(seat, seat.seat in online, seat.seat in own) for seat in record.seats],
        "choices": record.choices,
        "set": chosen_set(record.game, record.choices) or STANDARD,
        "listed": record.listed,
        "host": caller.is_host_of(record),
        "clock": record.clock,
        "commitment": tokens.commitment(record.seed, record.nonce),
        "created_at": record.made,
        "seed": record.seed if over else None,
        "nonce": record.nonce if over else None,
        "origin_table": record.origin,
        "origin_seq": record.origin_at,
        "rematch_table": record.next,
        "same_deal": record.same_deal,
        "same_deal_table": record.next_same,
        "deal": record.deal,
        "started_at": record.dealt,
        "ended_at": record.answered if over else None,
        "expires_at": expires_at(record),
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
    game = table.history_or_none
    if game is None:
        return _before_the_deal(table, own, language)
    told = narrator_for(table, language)
    news = [] if since is None else render_entries(game, since, viewer, told)
    return _picture(table, game, viewer, own, told, "state" if since is None else "update", news)


def _before_the_deal(table: Table, own: frozenset[int], language: str) -> TableState:
    seats, names = seat_infos(table, own), seat_names(table, language)
    return TableState("state", table.id, 0, OPEN, seats, names, NOTHING, [], [], (), False, None, [])


def _picture(
    table: Table,
    game: GameHistory,
    viewer: int,
    own: frozenset[int],
    told: Narrator,
    kind: Literal["state", "update"],
    events: list[tuple[int, list[RenderedEvent]]],
) -> TableState:
    rules, position = game.rules, game.position
    view = rules.see(position, viewer)
    return TableState(
        type=kind,
        table=table.id,
        seq=game.seq,
        status="over" if game.is_over else "running",
        seats=seat_infos(table, own),
        names=tuple(told.names),
        view=wire_view(view),
        asks=[
            render_ask(told, rules.question(position, ask), view, game.answer_count(ask.seat))
            for ask in game.asks
            if ask.seat == viewer
        ],
        waiting_seats=[
            _waiting(rules, ask, deadline(table.record, game, ask.seat, table.store.uptimes))
            for ask in game.asks
        ],
        waiting_sentence=_why_stopped(table, told)
        or render_waiting(told, [ask for ask in game.asks if ask.seat != viewer]),
        undoable=viewer != SPECTATOR and not game.is_over and game.free_undo(viewer) is not None,
        outcome=_outcome(game, told),
        events=events,
        plan=None if game.is_over else render_plan(table, viewer, told),
        current_score=_standing(rules, position),
    )


def _why_stopped(table: Table, told: Narrator) -> Sentence:
    """Why a stopped table asks no seat; empty for other tables."""
    if not table.stopped:
        return ()
    key = "stopped-ended" if table.record.status == OVER else "stopped-running"
    return (server_catalogue(told.catalogue.language).say(key, version=table.record.version),)


def _standing(rules: AnyRules, position: Any) -> WireOutcome | None:
    """The current score, if it does not depend on hidden information."""
    return wire_outcome(rules.score(position)) if rules.public_score else None


def _outcome(game: GameHistory, told: Narrator) -> RenderedOutcome | None:
    ended = final_outcome(game)
    return None if ended is None else render_outcome(told, ended)


def _until(table: Table, game: GameHistory, ask: Ask) -> float | None:
    return deadline(table.record, game, ask.seat, table.store.uptimes)


def _waiting(rules: AnyRules, ask: Ask, until: float | None = None) -> WaitingSeat:
    row = rules.ask_kinds[ask.kind]
    return WaitingSeat(ask.seat, row.name, row.clause, until)


# ----------------------------------------------------------------------------------------- the past


def past_state(table: Table, at: int, viewer: int, own: frozenset[int], language: str) -> TableState:
    """The table at an earlier sequence number, without questions.

    A running game shows only public information, a finished one all hands.
    """
    game, rules, over = table.history, table.rules, table.record.status == OVER
    viewer, told = viewer if over else SPECTATOR, narrator_for(table, language)
    position, ended = game.position_at(at), game.is_over and at == game.seq
    asks = [] if ended or table.stopped else rules.ask(position)
    seats = range(len(table.record.seats)) if over else ()
    news = render_entry(game, at, viewer, told)
    return TableState(
        type="state",
        table=table.id,
        seq=at,
        status="over" if ended else "running",
        seats=seat_infos(table, own),
        names=tuple(told.names),
        view=wire_view(rules.see(position, viewer)),
        asks=[],
        waiting_seats=[_waiting(rules, ask) for ask in asks],
        waiting_sentence=_why_stopped(table, told) or render_waiting(told, asks),
        undoable=False,
        outcome=_outcome(game, told) if ended else None,
        events=[(at, news)] if at or news else [],
        views=[wire_view(rules.see(position, seat)) for seat in seats] if over else None,
        current_score=_standing(rules, position),
    )
