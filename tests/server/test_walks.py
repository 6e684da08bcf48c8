"""Rights in long rows: people do whatever comes to their minds, and what must hold holds after every deed.

Whatever somebody may do is judged here once more, from what is stored before and after it.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from typing import Any

import httpx
import pytest

from kazamata.server.auth.callers import Caller, read_caller
from kazamata.server.store.records import NOTE_GAVE_UP, OPEN, OVER, TableRecord
from kazamata.server.tables import votes
from kazamata.server.tables.table import Table
from tests.server.online import GuestClient, open_browsers, running_server

DEEDS = 60
SEATS = 3


class Walk:
    """A table, four people (one of them a stranger), and one deed after the other."""

    def __init__(self, people: list[GuestClient], table: Table, dice: random.Random) -> None:
        self.people = people
        self.table = table
        self.dice = dice
        self.done: Counter[str] = Counter()

    async def deed(self) -> None:
        guest, who, seat = self.somebody()
        running = self.table.history_or_none is not None
        name = self.dice.choice(RUNNING_DEEDS if running else OPEN_DEEDS)
        before = self.state()
        if name == "undo":
            await _undo(self, guest, seat)
            self.done[name] += self.table.seq > before[1]
            self.judge(who, name, seat, before)
            return
        body = BODIES[name](self, seat)
        path = name.replace("SEAT", str(seat))
        answer = await guest.post(f"/api/tables/{self.table.id}/{path}", **body)
        assert answer.status_code < 500, (name, body, answer.text)
        self.done[name] += answer.status_code < 400
        self.judge(who, name, seat, before)
        await self.look(guest, who, answer, seat)

    def somebody(self) -> tuple[GuestClient, Caller, int]:
        """Anybody, at a seat of his own more often than not."""
        guest = self.dice.choice(self.people)
        who = read_caller(guest.http.cookies.get("kazamata_guest"), None, "")
        own = sorted(who.seats_at(self.table.record))
        seat = self.dice.choice(own) if own and self.dice.random() < 0.7 else self.dice.randrange(SEATS)
        return guest, who, seat

    def state(self) -> tuple[TableRecord, int, Any, frozenset[int]]:
        """What is known before a deed; who could take back without asking."""
        game = self.table.history_or_none
        seats = range(SEATS) if game is not None else ()
        free = frozenset(seat for seat in seats if game is not None and game.free_undo(seat))
        return self.table.record, self.table.seq, self.table.open_vote, free

    def judge(self, who: Caller, name: str, seat: int, before: tuple[Any, int, Any, frozenset[int]]) -> None:
        old, seq, plea, free = before
        new, mine = self.table.record, who.seats_at(old)
        assert (new.seed, new.nonce, new.choices) == (old.seed, old.nonce, old.choices)
        for was, now in zip(old.seats, new.seats, strict=True):
            changed = was.token != now.token or was.guests - now.guests
            if was.owned and changed:
                shown_out = old.status == OPEN and who.is_host_of(old) and name == "seats/SEAT/bot"
                assert was.seat == seat
                assert (was.seat in mine and name == "leave") or shown_out
            if (
                was.owned and now.owned and was.bot != now.bot
            ):  # nobody here is ever away, and there is no clock
                assert was.seat in mine
        if new.host != old.host:
            assert who.is_host_of(old)
            assert name == "leave"
            assert not who.seats_at(new)
        for entry in self.table.history.entries[seq:] if self.table.history_or_none is not None else ():
            ended = entry.is_note and entry.ask == NOTE_GAVE_UP
            if ended or (entry.back_to is not None and entry.seat not in free):
                yes = {s for s, vote in (plea.ballots if plea else {}).items() if vote} | mine
                assert {s.seat for s in old.seats if s.owned} <= yes, "without the others"
        if new.status == OVER and old.status != OVER:
            assert self.table.history.is_over

    async def look(self, guest: GuestClient, who: Caller, answer: httpx.Response, seat: int) -> None:
        """Nobody is ever sent more than his own seats may see, nor the seed of a game that runs."""
        seen = [answer, await guest.get(f"/api/tables/{self.table.id}/state", seat=seat)]
        own = who.seats_at(self.table.record)
        over = self.table.record.status == OVER
        assert (seen[1].status_code == 200) == (seat in own)
        for each in seen:
            told = each.json()
            assert over or self.table.record.seed not in each.text
            if isinstance(told, dict) and told.get("view"):
                assert told["view"]["viewer"] in own | {-1}


def _answer(walk: Walk, seat: int) -> dict[str, Any]:
    game = walk.table.history_or_none
    ask = game.ask_of(seat) if game is not None else None
    option = int(walk.dice.choice(list(ask.options))) if ask is not None else 0
    return {"seat": seat, "seq": walk.table.seq, "option": option}


BODIES: dict[str, Any] = {
    "join": lambda walk, seat: {"name": walk.dice.choice(["Ann", "Bob", "\u3164", "Αnn"]), "seat": seat},
    "ready": lambda walk, seat: {"seat": seat, "ready": walk.dice.random() < 0.9},
    "seats/SEAT/bot": lambda walk, seat: {"bot": walk.dice.choice(["random", "greedy", None, None])},
    "leave": lambda walk, seat: {"seat": seat if walk.dice.random() < 0.1 else 62},
    "answer": _answer,
    "vote": lambda walk, seat: {"seat": seat, "yes": walk.dice.random() < 0.7},
    "give-up": lambda walk, seat: {"seat": seat if walk.dice.random() < 0.2 else 62},
    "rematch": lambda walk, seat: {"same_deal": walk.dice.random() < 0.5},
    "branch": lambda walk, seat: {"at": walk.table.seq, "seat": seat, "name": "Eve"},
    "hide": lambda walk, seat: {"hidden": True},
}
OPEN_DEEDS = [
    "join",
    "ready",
    "ready",
    "ready",
    "ready",
    "seats/SEAT/bot",
    "leave",
    "give-up",
    "vote",
    "answer",
]
RUNNING_DEEDS = [*BODIES, "undo", "undo", "undo", "answer", "answer", "answer", "answer", "vote", "give-up"]


async def _undo(walk: Walk, guest: GuestClient, seat: int) -> None:
    """Taking back goes over the socket."""
    async with guest.page(walk.table.id) as page:
        await page.send(type="undo", table=walk.table.id, seat=seat, seq=walk.table.seq, confirmed=True)
        await page.send(type="ping")
        await page.until("pong")


async def walked(database: str, game: str, tables: int) -> Counter[str]:
    """Some tables, one after the other; what people got done at them."""
    done: Counter[str] = Counter()
    async with (
        running_server(database, bot_pause_seconds=1000.0) as server,
        open_browsers(*(GuestClient(server.url) for _ in range(4))) as people,
    ):
        await people[3].make()  # a stranger with a table of his own
        for number in range(tables):
            made = await people[0].make(game=game, seats=SEATS)
            for guest in people[1:3]:
                await guest.ok(f"/api/tables/{made['id']}/join", name="Bob")
            walk = Walk(
                people, await server.table_registry.table(made["id"]), random.Random(f"{game} {number}")
            )
            for _ in range(DEEDS):
                await walk.deed()
            done.update(walk.done)
    return done


@pytest.mark.parametrize("game", ["tranquility", "lords"])
def test_whatever_people_do_what_must_hold_holds(game: str, sqlite: str) -> None:
    done = asyncio.run(walked(sqlite, game, 5))
    assert set(done) >= {"ready", "answer", "seats/SEAT/bot", "undo"}, done
    assert sum(done.values()) > 50, done


def test_a_walk_notices_what_must_not_be(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One voice for all: a game is given up, or goes back, over the heads of the others."""
    monkeypatch.setattr(votes, "is_unanimous", lambda record, vote: True)
    with pytest.raises(AssertionError, match="without the others"):
        asyncio.run(walked(sqlite, "tranquility", 40))
