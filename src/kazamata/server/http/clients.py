"""One socket per page: it receives messages and sends table states.

A client remembers what its page already has. A change wakes its writer, which sends all newer events at once.
So a slow reader gets one state instead of many, and no queue builds up.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter, deque
from time import monotonic
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from kazamata.codec.wire import wire_refusal
from kazamata.core.refusals import Refused
from kazamata.server.auth.callers import SPECTATOR, Caller
from kazamata.server.errors import RequestError, error_text, negotiate_language
from kazamata.server.http.frames import SEND_FRAMES, websocket_frame
from kazamata.server.http.rate_limits import CallerLimit
from kazamata.server.messages.incoming import (
    AskWhy,
    CastVote,
    ClientMessage,
    DropPlan,
    GiveUp,
    MakePlan,
    Ping,
    PreviewLines,
    RequestOptionSentences,
    SendAnswer,
    Undo,
    Watch,
)
from kazamata.server.messages.outgoing import (
    ConfirmUndoMessage,
    ErrorMessage,
    LinePreviewsMessage,
    OptionSentencesMessage,
    Pong,
    RefusedMessage,
    StaleMessage,
    TableMessage,
    TakenMessage,
    VoteMessage,
    WhyMessage,
)
from kazamata.server.preview.lines import preview_lines
from kazamata.server.rendering.narration import render_options
from kazamata.server.rendering.refusals import render_refusal
from kazamata.server.rendering.table_state import ENCODER, table_info, table_state_bytes, vote_info
from kazamata.server.runtime.table_registry import TableRegistry
from kazamata.server.settings import Limits
from kazamata.server.store.errors import StoreUnavailable
from kazamata.server.store.records import (
    ACTOR_AUTO,
    ACTOR_PERSON,
    NOTE_END_REFUSED,
    NOTE_GAVE_UP,
    NOTE_UNDO_REFUSED,
    VOTE_END,
    VOTE_UNDO,
    AnswerPlan,
    TableVote,
)
from kazamata.server.tables.answers import ConfirmationNeeded, StaleRequest
from kazamata.server.tables.table import Table

LOG: Final = logging.getLogger(__name__)
SEND_SECONDS: Final = 20.0
FIRST_WORD_SECONDS: Final = 10.0
MAX_WAIT_SECONDS: Final = 3.0
"""How long a message waits for its turn when a caller previews more than the limits allow."""
POLICY_CODE: Final = 1008
RESTART_CODE: Final = 1012
DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


class LimitExceeded(Exception):
    """A client that does not read, or sends too much."""


class MessageLimits:
    """Message limits by caller; reconnecting does not reset them."""

    def __init__(self, limits: Limits) -> None:
        sizes = (limits.messages, limits.messages_seconds, limits.guests_per_address)
        self.messages = CallerLimit(*sizes)
        self.errors = CallerLimit(*sizes)
        self.previews = CallerLimit(limits.previews, limits.trials_seconds, limits.guests_per_address)


class Client:
    """The connection of one page, independent of the transport."""

    def __init__(
        self,
        table_registry: TableRegistry,
        caller: Caller,
        language: str,
        budget: MessageLimits | None = None,
    ) -> None:
        self.table_registry = table_registry
        self.caller = caller
        self.language = language
        self.table: Table | None = None
        self.seat = SPECTATOR
        self.sent_seq: int | None = None
        self.sent_info_version = -1
        self.sent_vote: TableVote | None = None
        self.sent_plan: AnswerPlan | None = None
        self.owes_state = False
        self.knows_deal = False
        self.replies: deque[bytes] = deque()
        self.woken = asyncio.Event()
        self._budget = budget or MessageLimits(table_registry.settings.limits)

    def wake(self) -> None:
        self.woken.set()

    # ------------------------------------------------------------------------------- receiving

    async def handle_message(self, data: str | bytes) -> None:
        """Handle one message; a bad message gets an error and changes nothing."""
        if not self._budget.messages.take(self.caller):
            if not self._budget.errors.take(self.caller):
                raise LimitExceeded
            self._complain(RequestError("too-many-messages", 429))
            return
        try:
            message = DECODER.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self._complain(RequestError("bad-message", 400))
            return
        try:
            await self._serve(message)
        except RequestError as error:
            self._complain(error)
        except StoreUnavailable:
            self._complain(RequestError("store-away", 503))

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
                sentence = render_refusal(table, refusal, self.language)
                self._reply(WhyMessage(message.ref, wire_refusal(refusal) if refusal else None, sentence))
            case RequestOptionSentences():
                await self._send_option_sentences(message)
            case PreviewLines():
                await self._send_previews(message)
            case MakePlan():
                await self._plan(message)
            case DropPlan():
                table = await self._own_table(message.table, message.seat)
                await table.drop_plan(message.seat)
            case Undo():
                await self._undo(message)
            case CastVote():
                table = await self._own_table(message.table, message.seat)
                await self._or_stale(table, table.cast_vote(message.seat, message.yes, self._actor))
            case GiveUp():
                table = await self._own_table(message.table, message.seat)
                await self._or_stale(table, table.give_up(message.seat, self._actor))

    @property
    def _actor(self) -> str:
        return ACTOR_PERSON

    async def _own_table(self, table_id: str, seat: int) -> Table:
        table = await self.table_registry.table(table_id)
        if seat not in self.caller.seats_at(table.record):
            raise RequestError("not-your-seat", 403)
        table.presence.mark_seen(seat)
        return table

    async def _watch(self, message: Watch) -> None:
        if message.lang is not None:
            self.language = negotiate_language(message.lang, None)
        if message.seat == SPECTATOR:
            table = await self.table_registry.table(message.table)
        else:
            table = await self._own_table(message.table, message.seat)
        if message.since is not None and message.since > table.seq:
            await table.catch_up()
        before = self._leave_table()
        self.table, self.seat = table, message.seat
        self.sent_seq, self.owes_state, self.knows_deal = (
            message.since,
            True,
            table.history_or_none is not None,
        )
        self.sent_info_version, self.sent_vote = -1, None
        table.watchers.add(self)
        for each in {table, before or table}:
            self.table_registry.check_presence(each)
        self.wake()

    def stop_watching(self) -> None:
        """Stop watching the table."""
        table = self._leave_table()
        if table is not None:
            self.table_registry.check_presence(table)

    def _leave_table(self) -> Table | None:
        table, self.table = self.table, None
        if table is not None:
            table.watchers.discard(self)
            if self.seat != SPECTATOR:
                table.presence.mark_seen(self.seat)
        return table

    async def _answer(self, message: SendAnswer) -> None:
        table = await self._own_table(message.table, message.seat)
        actor = ACTOR_AUTO if message.auto else self._actor
        work = table.answer_once(message.seat, message.seq, message.option, actor)
        if await self._or_refused(table, message.option, work):
            self._reply(TakenMessage(table.id, message.seat, message.seq, message.option, table.seq))

    async def _plan(self, message: MakePlan) -> None:
        await self._wait_for_turn()
        table = await self._own_table(message.table, message.seat)
        option = message.steps[0][1]
        work = table.make_plan_once(
            message.seat, message.seq, message.steps, message.ignores_news, message.conditions
        )
        if await self._or_refused(table, option, work):
            self._reply(TakenMessage(table.id, message.seat, message.seq, option, table.seq))

    async def _wait_for_turn(self) -> None:
        """Slow down a page that previews quickly, so that no tap and no Confirm is lost; refuse a long wait."""
        until = monotonic() + MAX_WAIT_SECONDS
        while (seconds := self._budget.previews.take_or_wait_seconds(self.caller)) is not None:
            if monotonic() + seconds > until:
                raise RequestError("too-many-messages", 429)
            await asyncio.sleep(seconds)

    async def _or_refused(self, table: Table, option: int, work: Any) -> bool:
        try:
            await work
        except Refused as refused:
            refusal, sentence = refused.refusal, render_refusal(table, refused.refusal, self.language)
            self._reply(RefusedMessage(table.id, table.seq, option, wire_refusal(refusal), sentence))
        except StaleRequest:
            self._stale(table)
        else:
            return True
        return False

    async def _send_option_sentences(self, message: RequestOptionSentences) -> None:
        table = await self._own_table(message.table, message.seat)
        sentences = render_options(table, message.seat, message.options, self.language)
        self._reply(OptionSentencesMessage(message.ref, sentences))

    async def _send_previews(self, message: PreviewLines) -> None:
        await self._wait_for_turn()
        table = await self._own_table(message.table, message.seat)
        try:
            lines = preview_lines(table, message.seat, message.seq, message.lines, self.language)
        except StaleRequest:
            self._stale(table)
        else:
            self._reply(LinePreviewsMessage(message.ref, lines))

    async def _undo(self, message: Undo) -> None:
        table = await self._own_table(message.table, message.seat)
        try:
            work = table.undo(message.seat, message.seq, self._actor, message.confirmed)
            await self._or_stale(table, work)
        except ConfirmationNeeded as unsure:
            self._reply(ConfirmUndoMessage(table.id, message.seat, unsure.to_seq, unsure.answers))

    async def _or_stale(self, table: Table, work: Any) -> None:
        try:
            await work
        except StaleRequest:
            self._stale(table)

    def _stale(self, table: Table) -> None:
        self._reply(StaleMessage(table.id, table.seq))
        self.owes_state = True

    def _reply(self, reply: msgspec.Struct) -> None:
        if len(self.replies) >= self.table_registry.settings.limits.replies_waiting:
            raise LimitExceeded
        self.replies.append(ENCODER.encode(reply))
        self.wake()

    def _complain(self, error: RequestError) -> None:
        text = error_text(error, self.language)
        self._reply(ErrorMessage(text.code, text.text))

    # --------------------------------------------------------------------------------- sending

    def pending_messages(self) -> list[bytes]:
        """All messages that the page should get now."""
        table = self.table
        if table is not None and table.moved:
            self.table = None
            table.watchers.discard(self)
            self._complain(RequestError("newer-rules", 503))
            table = None
        messages = list(self.replies)
        self.replies.clear()
        if table is not None:
            own = self.caller.seats_at(table.record)
            if self.seat != SPECTATOR and self.seat not in own:
                # the seat no longer belongs to this page, so it becomes a spectator
                self.seat, self.sent_seq, self.owes_state = SPECTATOR, None, True
                self.table_registry.check_presence(table)
            messages.extend(self._table_messages(table))
            if self.knows_deal != (table.history_or_none is not None):
                self.knows_deal, self.sent_seq, self.owes_state = True, None, True
            plan = table.record.plans().get(self.seat)
            if self.owes_state or self.sent_seq != table.seq or self.sent_plan != plan:
                messages.append(table_state_bytes(table, self.seat, own, self.language, self.sent_seq))
                self.sent_seq, self.owes_state, self.sent_plan = table.seq, False, plan
        return messages

    def _table_messages(self, table: Table) -> list[bytes]:
        if self.sent_info_version == table.info_version:
            return []
        self.sent_info_version = table.info_version
        messages: list[msgspec.Struct] = [TableMessage(table_info(table, self.caller))]
        vote, before = table.open_vote, self.sent_vote
        if before is not None and (vote is None or vote.seq != before.seq):
            messages.append(_settled(table, before))
        if vote is not None and vote != before:
            asked = vote_info(table.history, vote)
            messages.append(
                VoteMessage(table.id, vote.seat, vote.to_seq, vote.ballots, asked.subject, asked.answers)
            )
        self.sent_vote = vote
        return [ENCODER.encode(message) for message in messages]


def _settled(table: Table, vote: TableVote) -> VoteMessage:
    """How a vote ended, from the entry that followed it."""
    subject: Literal["back", "end"] = "end" if vote.subject == VOTE_END else "back"
    news = VoteMessage(table.id, vote.seat, None, vote.ballots, subject, settled="withdrawn")
    if table.seq == vote.seq:
        return news
    entry = table.history.entries[vote.seq]
    if entry.is_note and entry.kind in (NOTE_UNDO_REFUSED, NOTE_END_REFUSED):
        return replace(news, settled="refused", by=entry.seat)
    granted = entry.undo_to_seq is not None if vote.subject == VOTE_UNDO else entry.kind == NOTE_GAVE_UP
    return replace(news, settled="agreed" if granted else "overtaken")


class ClientHub:
    """All open connections, counted by guest and address."""

    def __init__(self, table_registry: TableRegistry) -> None:
        self.table_registry = table_registry
        self.budget = MessageLimits(table_registry.settings.limits)
        self._count: Counter[str] = Counter()

    @contextlib.contextmanager
    def reserve_slot(self, caller: Caller) -> Any:
        """Reserve a connection; raises `LimitExceeded` if none is left."""
        limits = self.table_registry.settings.limits
        keys = [(f"a:{caller.address}", limits.sockets_per_address)]
        who = caller.guest_hash or caller.token_hash
        if who:
            keys.append((f"g:{who}", limits.sockets_per_guest))
        if any(self._count[key] >= most for key, most in keys):
            raise LimitExceeded
        for key, _ in keys:
            self._count[key] += 1
        self.table_registry.open_sockets += 1
        try:
            yield
        finally:
            self.table_registry.open_sockets -= 1
            for key, _ in keys:
                self._count[key] -= 1
                if not self._count[key]:
                    del self._count[key]

    async def serve(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one socket from handshake to close; an ASGI application without a framework."""
        context = scope["state"]["context"]
        await receive()
        await send({"type": "websocket.accept"})
        try:
            with self.reserve_slot(context.caller):
                await self.run(
                    Client(self.table_registry, context.caller, context.language, self.budget), receive, send
                )
        except LimitExceeded:
            await _hang_up(send, LimitExceeded("too many sockets"))

    async def run(self, client: Client, receive: Any, send: Any) -> None:
        """Read and write until either side ends; `receive` and `send` are those of ASGI."""
        reading = asyncio.create_task(_read(client, receive))
        writing = asyncio.create_task(_write(client, send))
        try:
            done, _ = await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
            problems = [task.exception() for task in done if not task.cancelled()]
            await _hang_up(send, problems[0] if problems else None)
        finally:
            for task in (reading, writing):
                task.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)
            client.stop_watching()


async def _read(client: Client, receive: Any) -> None:
    async with asyncio.timeout(FIRST_WORD_SECONDS):
        message = await receive()
    while True:
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        await client.handle_message(text if text is not None else message.get("bytes") or b"")
        message = await receive()


async def _write(client: Client, send: Any) -> None:
    while True:
        await client.woken.wait()
        client.woken.clear()
        messages = client.pending_messages()
        if messages:
            async with asyncio.timeout(SEND_SECONDS):
                await send(
                    {"type": SEND_FRAMES, "frames": [websocket_frame(message) for message in messages]}
                )


async def _hang_up(send: Any, problem: BaseException | None) -> None:
    if problem is None:
        return
    if isinstance(problem, LimitExceeded):
        code, reason = POLICY_CODE, str(problem) or "too many messages"
    elif isinstance(problem, TimeoutError):
        code, reason = POLICY_CODE, "nobody reads or says anything"
    elif isinstance(problem, OSError):
        return  # the page disconnected during a send
    else:
        LOG.error("a socket failed", exc_info=problem)
        code, reason = 1011, "internal error"
    with contextlib.suppress(Exception):
        await send({"type": "websocket.close", "code": code, "reason": reason})
