"""One socket a page: messages in, pictures out.

A socket remembers how far its page has got. When the table changes, its writer is woken and sends what
happened since, so a slow reader gets one picture in place of many and nothing piles up for him.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter, deque
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from kazamata.codec.wire import wire_refusal
from kazamata.core.refusals import Refused
from kazamata.server.errors import Trouble, error_text, language_of
from kazamata.server.http.frames import TELL, framed
from kazamata.server.http.limits import Shares
from kazamata.server.messages.sent import (
    AskWhy,
    ClientMessage,
    DropPlan,
    GiveUp,
    MakePlan,
    Ping,
    SendAnswer,
    Tell,
    Try,
    Undo,
    Vote,
    Watch,
)
from kazamata.server.messages.told import (
    ErrorNews,
    Pong,
    RefusedNews,
    StaleNews,
    SureNews,
    TableNews,
    TakenNews,
    ToldNews,
    TriedNews,
    VoteNews,
    WhyNews,
)
from kazamata.server.people.callers import SPECTATOR, Caller
from kazamata.server.people.reasons import reason_at
from kazamata.server.settings import Limits
from kazamata.server.store.away import StoreAway
from kazamata.server.store.records import (
    AUTO,
    BACK,
    BACK_REFUSED,
    END,
    END_REFUSED,
    GAVE_UP,
    PERSON,
    Plan,
    Plea,
)
from kazamata.server.tables.house import House
from kazamata.server.tables.judging import Stale, Unsure
from kazamata.server.tables.pictures import ENCODER, picture, plea_info, table_info
from kazamata.server.tables.table import Table
from kazamata.server.tables.telling import options_told
from kazamata.server.tables.trying import tried

LOG: Final = logging.getLogger(__name__)
SEND_SECONDS: Final = 20.0
FIRST_WORD_SECONDS: Final = 10.0
POLICY_CODE: Final = 1008
RESTART_CODE: Final = 1012
DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


class TooMuch(Exception):
    """A client that does not listen, or talks too much."""


class Budget:
    """How much may be said; whoever hangs up and comes back has what is left."""

    def __init__(self, limits: Limits) -> None:
        sizes = (limits.messages, limits.messages_seconds, limits.guests_address)
        self.messages = Shares(*sizes)
        self.complaints = Shares(*sizes)
        self.trials = Shares(limits.trials, limits.trials_seconds, limits.guests_address)


class Line:
    """The connection of one page, apart from how bytes travel."""

    def __init__(self, house: House, caller: Caller, language: str, budget: Budget | None = None) -> None:
        self.house = house
        self.caller = caller
        self.language = language
        self.table: Table | None = None
        self.seat = SPECTATOR
        self.seen: int | None = None
        self.news = -1
        self.plea: Plea | None = None
        self.plan: Plan | None = None
        self.owed = False
        self.dealt = False
        self.replies: deque[bytes] = deque()
        self.woken = asyncio.Event()
        self._budget = budget or Budget(house.settings.limits)

    def wake(self) -> None:
        self.woken.set()

    # --------------------------------------------------------------------------------- hearing

    async def hear(self, data: str | bytes) -> None:
        """Serve one message; whatever is wrong with it is answered and changes nothing."""
        if not self._budget.messages.take(self.caller):
            if not self._budget.complaints.take(self.caller):
                raise TooMuch
            self._complain(Trouble("too-many-messages", 429))
            return
        try:
            message = DECODER.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self._complain(Trouble("bad-message", 400))
            return
        try:
            await self._serve(message)
        except Trouble as trouble:
            self._complain(trouble)
        except StoreAway:
            self._complain(Trouble("store-away", 503))

    async def _serve(self, message: ClientMessage) -> None:
        match message:
            case Ping():
                self._reply(Pong())
            case Watch():
                await self._watch(message)
            case SendAnswer():
                await self._answer(message)
            case AskWhy():
                table = await self._own_table(message.table, message.seat)
                refusal = table.why(message.seat, message.option)
                told = reason_at(table, refusal, self.language)
                self._reply(WhyNews(message.ref, wire_refusal(refusal) if refusal else None, told))
            case Tell():
                await self._tell(message)
            case Try():
                await self._try(message)
            case MakePlan():
                await self._plan(message)
            case DropPlan():
                table = await self._own_table(message.table, message.seat)
                await table.unplan(message.seat)
            case Undo():
                await self._undo(message)
            case Vote():
                table = await self._own_table(message.table, message.seat)
                await self._or_stale(table, table.vote(message.seat, message.yes, self._actor))
            case GiveUp():
                table = await self._own_table(message.table, message.seat)
                await self._or_stale(table, table.give_up(message.seat, self._actor))

    @property
    def _actor(self) -> str:
        return PERSON

    async def _own_table(self, table_id: str, seat: int) -> Table:
        table = await self.house.table(table_id)
        if seat not in self.caller.seats_at(table.record):
            raise Trouble("not-your-seat", 403)
        table.presence.note(seat)
        return table

    async def _watch(self, message: Watch) -> None:
        if message.lang is not None:
            self.language = language_of(message.lang, None)
        if message.seat == SPECTATOR:
            table = await self.house.table(message.table)
        else:
            table = await self._own_table(message.table, message.seat)
        await self.leave()
        self.table, self.seat = table, message.seat
        if message.since is not None and message.since > table.seq:
            await table.catch_up()
        self.seen, self.owed, self.dealt = message.since, True, table.chronicle is not None
        self.news, self.plea = -1, None
        table.watchers.add(self)
        await self._show_presence(table)
        self.wake()

    async def leave(self) -> None:
        """Look at no table any more."""
        table, self.table = self.table, None
        if table is not None:
            table.watchers.discard(self)
            await self._show_presence(table)

    async def _show_presence(self, table: Table) -> None:
        if self.seat != SPECTATOR:
            table.presence.note(self.seat)
            table.news += 1
            table.wake()
            await self.house.publish(table)

    async def _answer(self, message: SendAnswer) -> None:
        table = await self._own_table(message.table, message.seat)
        actor = AUTO if message.auto else self._actor
        work = table.answer_once(message.seat, message.seq, message.option, actor)
        if await self._or_refused(table, message.option, work):
            self._reply(TakenNews(table.id, message.seat, message.seq, message.option, table.seq))

    async def _plan(self, message: MakePlan) -> None:
        if not self._budget.trials.take(self.caller):
            raise Trouble("too-many-messages", 429)
        table = await self._own_table(message.table, message.seat)
        option = message.steps[0][1]
        work = table.plan_once(message.seat, message.seq, message.steps, message.through, message.fits)
        if await self._or_refused(table, option, work):
            self._reply(TakenNews(table.id, message.seat, message.seq, option, table.seq))

    async def _or_refused(self, table: Table, option: int, work: Any) -> bool:
        try:
            await work
        except Refused as refused:
            refusal, told = refused.refusal, reason_at(table, refused.refusal, self.language)
            self._reply(RefusedNews(table.id, table.seq, option, wire_refusal(refusal), told))
        except Stale:
            self._stale(table)
        else:
            return True
        return False

    async def _tell(self, message: Tell) -> None:
        table = await self._own_table(message.table, message.seat)
        told = options_told(table, message.seat, message.options, self.language)
        self._reply(ToldNews(message.ref, told))

    async def _try(self, message: Try) -> None:
        if not self._budget.trials.take(self.caller):
            raise Trouble("too-many-messages", 429)
        table = await self._own_table(message.table, message.seat)
        try:
            lines = tried(table, message.seat, message.seq, message.lines, self.language)
        except Stale:
            self._stale(table)
        else:
            self._reply(TriedNews(message.ref, lines))

    async def _undo(self, message: Undo) -> None:
        table = await self._own_table(message.table, message.seat)
        try:
            work = table.undo(message.seat, message.seq, self._actor, message.sure)
            await self._or_stale(table, work)
        except Unsure as unsure:
            self._reply(SureNews(table.id, message.seat, unsure.to_seq, unsure.answers))

    async def _or_stale(self, table: Table, work: Any) -> None:
        try:
            await work
        except Stale:
            self._stale(table)

    def _stale(self, table: Table) -> None:
        self._reply(StaleNews(table.id, table.seq))
        self.owed = True

    def _reply(self, reply: msgspec.Struct) -> None:
        if len(self.replies) >= self.house.settings.limits.replies_waiting:
            raise TooMuch
        self.replies.append(ENCODER.encode(reply))
        self.wake()

    def _complain(self, trouble: Trouble) -> None:
        text = error_text(trouble, self.language)
        self._reply(ErrorNews(text.code, text.text))

    # --------------------------------------------------------------------------------- telling

    def due(self) -> list[bytes]:
        """All that the page should hear now."""
        table = self.table
        if table is not None and table.moved:
            self.table = None
            table.watchers.discard(self)
            self._complain(Trouble("newer-rules", 503))
            table = None
        told = list(self.replies)
        self.replies.clear()
        if table is not None:
            own = self.caller.seats_at(table.record)
            if self.seat != SPECTATOR and self.seat not in own:
                # the seat is not this page's any more: from now on it sees what everybody sees
                self.seat, self.seen, self.owed = SPECTATOR, None, True
            told.extend(self._table_news(table))
            if self.dealt != (table.chronicle is not None):
                self.dealt, self.seen, self.owed = True, None, True
            plan = table.record.plans().get(self.seat)
            if self.owed or self.seen != table.seq or self.plan != plan:
                told.append(picture(table, self.seat, own, self.language, self.seen))
                self.seen, self.owed, self.plan = table.seq, False, plan
        return told

    def _table_news(self, table: Table) -> list[bytes]:
        if self.news == table.news:
            return []
        self.news = table.news
        told: list[msgspec.Struct] = [TableNews(table_info(table, self.caller))]
        plea, before = table.plea, self.plea
        if before is not None and (plea is None or plea.seq != before.seq):
            told.append(_settled(table, before))
        if plea is not None and plea != before:
            asked = plea_info(table.game, plea)
            told.append(VoteNews(table.id, plea.seat, plea.to_seq, plea.votes, asked.about, asked.answers))
        self.plea = plea
        return [ENCODER.encode(news) for news in told]


def _settled(table: Table, plea: Plea) -> VoteNews:
    """How a question to the table has ended: what came right after it tells."""
    about: Literal["back", "end"] = "end" if plea.about == END else "back"
    news = VoteNews(table.id, plea.seat, None, plea.votes, about, settled="withdrawn")
    if table.seq == plea.seq:
        return news
    entry = table.game.entries[plea.seq]
    if entry.is_note and entry.ask in (BACK_REFUSED, END_REFUSED):
        return replace(news, settled="refused", by=entry.seat)
    granted = entry.back_to is not None if plea.about == BACK else entry.ask == GAVE_UP
    return replace(news, settled="agreed" if granted else "overtaken")


class Switchboard:
    """All open lines; it counts them for each guest and address."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.budget = Budget(house.settings.limits)
        self._count: Counter[str] = Counter()

    @contextlib.contextmanager
    def counted(self, caller: Caller) -> Any:
        """Room for one more line; `TooMuch` if there is none."""
        limits = self.house.settings.limits
        keys = [(f"a:{caller.address}", limits.sockets_address)]
        who = caller.guest or caller.token
        if who:
            keys.append((f"g:{who}", limits.sockets_guest))
        if any(self._count[key] >= most for key, most in keys):
            raise TooMuch
        for key, _ in keys:
            self._count[key] += 1
        self.house.sockets += 1
        try:
            yield
        finally:
            self.house.sockets -= 1
            for key, _ in keys:
                self._count[key] -= 1
                if not self._count[key]:
                    del self._count[key]

    async def serve(self, scope: Any, receive: Any, send: Any) -> None:
        """One socket from its handshake to its end; an application of ASGI, without a framework around it."""
        visit = scope["state"]["visit"]
        await receive()
        await send({"type": "websocket.accept"})
        try:
            with self.counted(visit.caller):
                await self.run(Line(self.house, visit.caller, visit.language, self.budget), receive, send)
        except TooMuch:
            await _hang_up(send, TooMuch("too many sockets"))

    async def run(self, line: Line, receive: Any, send: Any) -> None:
        """Read and write until one of both ends; `receive` and `send` are those of ASGI."""
        reading = asyncio.create_task(_read(line, receive))
        writing = asyncio.create_task(_write(line, send))
        try:
            done, _ = await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
            problems = [task.exception() for task in done if not task.cancelled()]
            await _hang_up(send, problems[0] if problems else None)
        finally:
            for task in (reading, writing):
                task.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)
            await line.leave()


async def _read(line: Line, receive: Any) -> None:
    message = await asyncio.wait_for(receive(), FIRST_WORD_SECONDS)
    while True:
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        await line.hear(text if text is not None else message.get("bytes") or b"")
        message = await receive()


async def _write(line: Line, send: Any) -> None:
    while True:
        await line.woken.wait()
        line.woken.clear()
        told = line.due()
        if told:
            async with asyncio.timeout(SEND_SECONDS):
                await send({"type": TELL, "frames": [framed(message) for message in told]})


async def _hang_up(send: Any, problem: BaseException | None) -> None:
    if problem is None:
        return
    if isinstance(problem, TooMuch):
        code, reason = POLICY_CODE, str(problem) or "too many messages"
    elif isinstance(problem, TimeoutError):
        code, reason = POLICY_CODE, "nobody reads or says anything"
    elif isinstance(problem, OSError):
        return  # the page has gone while something was on its way
    else:
        LOG.error("a socket failed", exc_info=problem)
        code, reason = 1011, "internal error"
    with contextlib.suppress(Exception):
        await send({"type": "websocket.close", "code": code, "reason": reason})
