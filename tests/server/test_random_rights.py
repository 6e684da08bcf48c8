"""Rights in long random sequences: people act at random, and the invariants hold after every action.

The test judges every right a second time, from the stored records before and after an action.
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
from tests.server.running_server import GuestClient, open_browsers, running_server

ACTION_COUNT = 60
SEATS = 3


class RandomPeople:
    """A table, four people (one of them a stranger), and one action after the other."""

    def __init__(self, people: list[GuestClient], table: Table, dice: random.Random) -> None:
        self.people = people
        self.table = table
        self.dice = dice
        self.done: Counter[str] = Counter()

    async def act(self) -> None:
        guest, who, seat = self.random_person()
        running = self.table.history_or_none is not None
        name = self.dice.choice(RUNNING_ACTIONS if running else OPEN_ACTIONS)
        before = self.state()
        if name == "undo":
            await _undo(self, guest, seat)
            self.done[name] += self.table.seq > before[1]
            self.check(who, name, seat, before)
            return
        body = BODIES[name](self, seat)
        path = name.replace("SEAT", str(seat))
        answer = await guest.post(f"/api/tables/{self.table.id}/{path}", **body)
        assert answer.status_code < 500, (name, body, answer.text)
        self.done[name] += answer.status_code < 400
        self.check(who, name, seat, before)
        await self.check_reply(guest, who, answer, seat)

    def random_person(self) -> tuple[GuestClient, Caller, int]:
        """A random person, mostly at a seat that this person owns."""
        guest = self.dice.choice(self.people)
        who = read_caller(guest.http.cookies.get("kazamata_guest"), None, "")
        own = sorted(who.seats_at(self.table.record))
        seat = self.dice.choice(own) if own and self.dice.random() < 0.7 else self.dice.randrange(SEATS)
        return guest, who, seat

    def state(self) -> tuple[TableRecord, int, Any, frozenset[int]]:
        """The state before an action, with the seats that could take back without a vote."""
        game = self.table.history_or_none
        seats = range(SEATS) if game is not None else ()
        free = frozenset(seat for seat in seats if game is not None and game.free_undo(seat))
        return self.table.record, self.table.seq, self.table.open_vote, free

    def check(
        self, who: Caller, name: str, seat: int, before: tuple[TableRecord, int, Any, frozenset[int]]
    ) -> None:
        old, seq, open_vote, free = before
        new, mine = self.table.record, who.seats_at(old)
        assert (new.seed, new.nonce, new.choices) == (old.seed, old.nonce, old.choices)
        for was, now in zip(old.seats, new.seats, strict=True):
            changed = was.token_hash != now.token_hash or was.guest_hashes - now.guest_hashes
            if was.is_owned and changed:
                shown_out = old.status == OPEN and who.is_host_of(old) and name == "seats/SEAT/bot"
                assert was.seat == seat
                assert (was.seat in mine and name == "leave") or shown_out
            if (
                was.is_owned and now.is_owned and was.bot != now.bot
            ):  # here nobody is ever away, and there is no clock
                assert was.seat in mine
        if new.host_hash != old.host_hash:
            assert who.is_host_of(old)
            assert name == "leave"
            assert not who.seats_at(new)
        for entry in self.table.history.entries[seq:] if self.table.history_or_none is not None else ():
            ended = entry.is_note and entry.kind == NOTE_GAVE_UP
            if ended or (entry.undo_to_seq is not None and entry.seat not in free):
                yes = {s for s, vote in (open_vote.ballots if open_vote else {}).items() if vote} | mine
                assert {s.seat for s in old.seats if s.is_owned} <= yes, "without the others"
        if new.status == OVER and old.status != OVER:
            assert self.table.history.is_over

    async def check_reply(self, guest: GuestClient, who: Caller, answer: httpx.Response, seat: int) -> None:
        """A person never gets more than his seats may see, nor the seed of a running game."""
        seen = [answer, await guest.get(f"/api/tables/{self.table.id}/state", seat=seat)]
        own = who.seats_at(self.table.record)
        over = self.table.record.status == OVER
        assert (seen[1].status_code == 200) == (seat in own)
        for each in seen:
            reply = each.json()
            assert over or self.table.record.seed not in each.text
            if isinstance(reply, dict) and reply.get("view"):
                assert reply["view"]["viewer"] in own | {-1}


def _answer(group: RandomPeople, seat: int) -> dict[str, Any]:
    game = group.table.history_or_none
    ask = game.ask_of(seat) if game is not None else None
    option = int(group.dice.choice(list(ask.options))) if ask is not None else 0
    return {"seat": seat, "seq": group.table.seq, "option": option}


BODIES: dict[str, Any] = {
    "join": lambda group, seat: {
        "name": group.dice.choice(["Ann", "Bob", "\u3164", "Αnn"]),
        "seat": seat,
    },
    "ready": lambda group, seat: {"seat": seat, "ready": group.dice.random() < 0.9},
    "seats/SEAT/bot": lambda group, seat: {"bot": group.dice.choice(["random", "greedy", None, None])},
    "leave": lambda group, seat: {"seat": seat if group.dice.random() < 0.1 else 62},
    "answer": _answer,
    "vote": lambda group, seat: {"seat": seat, "yes": group.dice.random() < 0.7},
    "give-up": lambda group, seat: {"seat": seat if group.dice.random() < 0.2 else 62},
    "rematch": lambda group, seat: {"same_deal": group.dice.random() < 0.5},
    "branch": lambda group, seat: {"at": group.table.seq, "seat": seat, "name": "Eve"},
    "hide": lambda group, seat: {"hidden": True},
}
OPEN_ACTIONS = [
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
RUNNING_ACTIONS = [*BODIES, "undo", "undo", "undo", "answer", "answer", "answer", "answer", "vote", "give-up"]


async def _undo(group: RandomPeople, guest: GuestClient, seat: int) -> None:
    """Undo uses the socket."""
    async with guest.page(group.table.id) as page:
        await page.send(type="undo", table=group.table.id, seat=seat, seq=group.table.seq, confirmed=True)
        await page.send(type="ping")
        await page.until("pong")


async def run_actions(database: str, game: str, tables: int) -> Counter[str]:
    """Play some tables, one after the other; returns the actions that succeeded."""
    done: Counter[str] = Counter()
    async with (
        running_server(database, bot_pause_seconds=1000.0) as server,
        open_browsers(*(GuestClient(server.url) for _ in range(4))) as people,
    ):
        await people[3].make_table()  # a stranger with another table
        for number in range(tables):
            made = await people[0].make_table(game=game, seats=SEATS)
            for guest in people[1:3]:
                await guest.post_ok(f"/api/tables/{made['id']}/join", name="Bob")
            group = RandomPeople(
                people, await server.table_registry.table(made["id"]), random.Random(f"{game} {number}")
            )
            for _ in range(ACTION_COUNT):
                await group.act()
            done.update(group.done)
    return done


@pytest.mark.parametrize("game", ["tranquility", "lords"])
def test_invariants_hold_after_random_actions(game: str, sqlite: str) -> None:
    done = asyncio.run(run_actions(sqlite, game, 5))
    assert set(done) >= {"ready", "answer", "seats/SEAT/bot", "undo"}, done
    assert sum(done.values()) > 50, done


def test_the_random_actions_find_a_violation(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A single vote decides for all: a game is given up, or goes back, without the others."""
    monkeypatch.setattr(votes, "is_unanimous", lambda record, open_vote: True)
    with pytest.raises(AssertionError, match="without the others"):
        asyncio.run(run_actions(sqlite, "tranquility", 40))
