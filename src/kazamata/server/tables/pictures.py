"""A table as it is shown: built from `see` and from events cut by audience, and from nothing else."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from kazamata.codec.wire import WireEvent, wire_ask, wire_events, wire_outcome, wire_view
from kazamata.server.messages import Picture, PleaInfo, SeatedTable, SeatInfo, TableInfo, Waiting
from kazamata.server.people import tokens
from kazamata.server.people.callers import SPECTATOR, Caller
from kazamata.server.store.records import OPEN, OVER, SeatRecord, TableRecord
from kazamata.server.tables.chronicle import TOLD, Chronicle
from kazamata.server.tables.clocks import deadline as deadline
from kazamata.server.tables.table import Table

TAKEN_BACK: Final = "TakenBack"
ENCODER: Final = msgspec.json.Encoder()


# ------------------------------------------------------------------------------------ tables and seats


def seat_infos(table: Table, own: frozenset[int]) -> list[SeatInfo]:
    online = table.online()
    return [_seat_info(seat, seat.seat in online, seat.seat in own) for seat in table.record.seats]


def _seat_info(seat: SeatRecord, online: bool, own: bool) -> SeatInfo:
    kind: Literal["person", "bot", "free"] = "bot" if seat.bot else "person" if seat.owned else "free"
    return SeatInfo(seat.name, kind, seat.bot, seat.ready, online, own)


def table_info(table: Table, caller: Caller) -> TableInfo:
    return TableInfo(**_table_fields(table, caller))


def seated_table(table: Table, caller: Caller, links: dict[int, str]) -> SeatedTable:
    own = sorted({*caller.seats_at(table.record), *links})
    return SeatedTable(**_table_fields(table, caller), you=own, links=links)


def listed_info(record: TableRecord, seq: int, caller: Caller) -> TableInfo:
    """A table that is only listed: it need not be in memory."""
    return TableInfo(**_record_fields(record, caller, frozenset()), seq=seq)


def _table_fields(table: Table, caller: Caller) -> dict[str, Any]:
    plea = table.plea
    over = table.record.status == OVER
    return {
        **_record_fields(table.record, caller, table.online()),
        "seq": table.seq,
        "outcome": wire_outcome(table.rules.score(table.game.position)) if over else None,
        "plea": PleaInfo(plea.seat, plea.to_seq, plea.votes) if plea else None,
    }


def _record_fields(record: TableRecord, caller: Caller, online: frozenset[int]) -> dict[str, Any]:
    over = record.status == OVER
    own = caller.seats_at(record)
    return {
        "id": record.id,
        "game": record.game,
        "status": record.status,
        "seats": [_seat_info(seat, seat.seat in online, seat.seat in own) for seat in record.seats],
        "choices": record.choices,
        "listed": record.listed,
        "host": caller.hosts(record),
        "clock": record.clock,
        "commitment": tokens.commitment(record.seed, record.nonce),
        "made": record.made,
        "seed": record.seed if over else None,
        "nonce": record.nonce if over else None,
        "origin": record.origin,
        "origin_at": record.origin_at,
        "next": record.next,
    }


# ---------------------------------------------------------------------------------------- the present


def picture(table: Table, viewer: int, own: frozenset[int], since: int | None = None) -> bytes:
    """What a viewer sees now, with what happened since; the whole picture if that is too long ago.

    The same bytes serve everybody who looks from the same seat.
    """
    if since is not None and not 0 <= table.seq - since < TOLD:
        since = None
    key = (viewer, own, since)
    if key not in table.pictures:
        table.pictures[key] = ENCODER.encode(present(table, viewer, own, since))
    return table.pictures[key]


def present(table: Table, viewer: int, own: frozenset[int], since: int | None = None) -> Picture:
    game = table.chronicle
    if game is None:
        return _before_the_deal(table, own)
    news = [] if since is None else happened(game, since, viewer)
    return _picture(table, game, game.position, viewer, own, "state" if since is None else "update", news)


def _before_the_deal(table: Table, own: frozenset[int]) -> Picture:
    seats = seat_infos(table, own)
    return Picture("state", table.id, 0, OPEN, seats, None, [], [], False, None, [])


def happened(game: Chronicle, since: int, viewer: int) -> list[tuple[int, list[WireEvent]]]:
    return [(seq, told(game, seq, viewer)) for seq in range(since + 1, game.seq + 1)]


def told(game: Chronicle, seq: int, viewer: int) -> list[WireEvent]:
    """The events of an entry as a viewer may know them; a step back is told like an event."""
    entry = game.entries[seq - 1]
    if entry.back_to is not None:
        return [WireEvent(TAKEN_BACK, {"seat": entry.seat, "to": entry.back_to})]
    return wire_events(game.rules, game.events_of(seq), viewer)


def _picture(
    table: Table,
    game: Chronicle,
    position: Any,
    viewer: int,
    own: frozenset[int],
    kind: Literal["state", "update"],
    events: list[tuple[int, list[WireEvent]]],
) -> Picture:
    rules = game.rules
    return Picture(
        type=kind,
        table=table.id,
        seq=game.seq,
        status="over" if rules.over(position) else "running",
        seats=seat_infos(table, own),
        view=wire_view(rules, rules.see(position, viewer)),
        asks=[
            wire_ask(rules, ask, rules.details(position, ask.seat)) for ask in game.asks if ask.seat == viewer
        ],
        waiting=[
            Waiting(
                ask.seat,
                rules.asks[ask.kind].name,
                deadline(table.record, game, ask.seat, table.store.uptimes),
            )
            for ask in game.asks
        ],
        undoable=viewer != SPECTATOR and game.free_take_back(viewer) is not None,
        outcome=wire_outcome(rules.score(position)) if rules.over(position) else None,
        events=events,
    )


# ----------------------------------------------------------------------------------------- the past


def past(table: Table, at: int, viewer: int, own: frozenset[int]) -> Picture:
    """The table as it was at a sequence number; nobody is asked there any more.

    Of a running game only what everybody could see; of a finished one all hands.
    """
    game, rules, over = table.game, table.rules, table.record.status == OVER
    viewer = viewer if over else SPECTATOR
    position = game.position_at(at)
    asks = rules.ask(position)
    return Picture(
        type="state",
        table=table.id,
        seq=at,
        status="over" if rules.over(position) else "running",
        seats=seat_infos(table, own),
        view=wire_view(rules, rules.see(position, viewer)),
        asks=[],
        waiting=[Waiting(ask.seat, rules.asks[ask.kind].name) for ask in asks],
        undoable=False,
        outcome=wire_outcome(rules.score(position)) if rules.over(position) else None,
        events=[(at, told(game, at, viewer))] if at else [],
        views=[wire_view(rules, rules.see(position, seat)) for seat in range(len(table.record.seats))]
        if over
        else None,
    )
