"""Several answers at once, and answers before the question: a plan runs exactly, and in secret."""

from __future__ import annotations

import asyncio
import itertools
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kazamata import game_registry
from kazamata.answer_walk import AnswerWalk, isolated_worlds
from kazamata.core.dice import Dice, seeded
from kazamata.server.errors import RequestError
from kazamata.server.store.records import ACTOR_AUTO, ACTOR_PERSON, AnswerPlan
from kazamata.server.store.schema import UPTIMES
from kazamata.server.tables.answers import propose_answer
from kazamata.server.tables.history import GameHistory
from kazamata.server.tables.plans import PlanRun, start_plan
from kazamata.server.tables.table import Table
from kazamata.server.tables.undo import voted_undo
from tests.server.running_server import (
    GuestClient,
    RunningServer,
    SocketClient,
    running_server,
    table_for_two,
    table_with_bots,
)
from tests.stress.leaks import CHOICES

Steps = list[tuple[str, int]]


async def live(server: RunningServer, table: str) -> Table:
    return await server.table_registry.table(table)


def staged(table: Table, seat: int, chance: Random) -> Steps:
    """A line of answers as a page stages them, up to the first unknown."""
    rules = table.rules
    worlds = isolated_worlds(rules, rules.see(table.history.position, seat), seat, "salt")
    world, steps = AnswerWalk(rules, worlds[:1], seat), list[tuple[str, int]]()
    while len(steps) < 12 and (ask := world.ask):
        steps.append((rules.ask_kinds[ask.kind].name, int(chance.choice(list(ask.options)))))
        world.give(steps[-1][1])
    walk = AnswerWalk(rules, worlds, seat, isolated=True)
    return steps[: walk.give_all([option for _, option in steps]).taken]


async def at_a_turn(ann: GuestClient, bob: GuestClient, server: RunningServer) -> tuple[str, Steps]:
    """A table of Imperial Miners before the first reveal, and a turn that Ann can plan there."""
    while True:
        table = await at_the_choice(ann, bob, server)
        for number in range(20):
            steps = staged(await live(server, table), 0, Random(number))
            if len(steps) >= 3:
                return table, steps


async def at_the_choice(ann: GuestClient, bob: GuestClient, server: RunningServer) -> str:
    """A table of Imperial Miners at which both have to choose their first card."""
    while True:
        table = await table_for_two(ann, bob, game="miners")
        live_table = await live(server, table)
        for seat, guest in ((0, ann), (1, bob)):
            await guest.post_ok(f"/api/tables/{table}/plan", seat=seat, seq=0, steps=kept(live_table, seat))
        if asked(live_table) == ["ChooseCard", "ChooseCard"]:  # there are events that come before it
            return table


def asked(table: Table) -> list[str]:
    return [table.rules.ask_kinds[ask.kind].name for ask in table.history.asks]


def kept(table: Table, seat: int) -> Steps:
    """The cards that a seat puts away at the beginning (IM-7)."""
    ask = table.history.ask_of(seat)
    assert ask is not None
    left = table.rules.question(table.history.position, ask).fact("left")
    return [("KeepCards", int(option)) for option in list(ask.options)[-left:]]


def choice(table: Table, seat: int) -> int:
    ask = table.history.ask_of(seat)
    assert ask is not None
    return int(ask.options[0])


def writes_from_now(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """Collect the server's writes, without the periodic note that it still runs."""
    writer = server.table_registry.store.writer
    original, writes = writer.write, list[tuple[Any, ...]]()

    def write(*statements: Any) -> Any:
        if any(getattr(statement, "table", None) is not UPTIMES for statement in statements):
            writes.append(statements)
        return original(*statements)

    monkeypatch.setattr(writer, "write", write)
    return writes


def test_steps_that_fit_now_are_given_in_one_commit(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with (
            running_server(database) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob, game="miners")
            steps = kept(await live(server, table), 0)
            assert len(steps) > 2
            writes = writes_from_now(server, monkeypatch)
            state = await ann.post_ok(f"/api/tables/{table}/plan", seat=0, seq=0, steps=steps)
            assert len(writes) == 1
            assert (state["seq"], state["plan"]) == (len(steps), None)
            entries = await server.table_registry.store.entries(table)
            assert [(entry.kind, entry.option) for entry in entries] == steps
            assert {entry.batch for entry in entries} == {1}
            again = await ann.post_ok(f"/api/tables/{table}/plan", seat=0, seq=0, steps=steps)
            assert again["seq"] == len(steps), "said twice, done once"

    asyncio.run(play())


def test_a_step_that_does_not_fit_prevents_the_whole_plan(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob, game="miners")
            steps, path = kept(await live(server, table), 0), f"/api/tables/{table}/plan"
            gone = await ann.post(path, seat=0, seq=0, steps=[steps[0], ("KeepCards", 10**6)])
            assert (gone.status_code, gone.json()["error"]["code"]) == (422, "refused")
            other = await ann.post(path, seat=0, seq=0, steps=[steps[0], ("UseEffect", 0)])
            assert (other.status_code, other.json()["error"]["code"]) == (409, "plan-misfit")
            unknown = await ann.post(path, seat=0, seq=0, steps=[("Nothing", 0)])
            assert unknown.json()["error"]["code"] == "plan-misfit"
            not_mine = await ann.post(path, seat=1, seq=0, steps=steps)
            assert not_mine.status_code == 403
            async with ann.page(table, 0) as page:
                await page.next_state()
                await page.send(type="plan", table=table, seat=0, seq=0, steps=[["KeepCards", 10**6]])
                assert (await page.until("refused"))["seq"] == 0
            state = await ann.state(table, 0)
            assert (state["seq"], state["plan"]) == (0, None)

    asyncio.run(play())


def test_a_socket_gets_a_confirmation_and_may_repeat_its_plan(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob, game="miners")
            steps = kept(await live(server, table), 0)
            async with ann.page(table, 0) as page:
                await page.next_state()
                for _ in range(2):  # as after a lost line
                    await page.send(type="plan", table=table, seat=0, seq=0, steps=steps)
                    taken = await page.until("taken")
                    assert (taken["seq"], taken["option"], taken["at"]) == (0, steps[0][1], len(steps))
            assert (await ann.state(table, 0))["seq"] == len(steps)

    asyncio.run(play())


def test_IM16_a_plan_continues_after_the_reveal_while_its_owner_is_away(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after a restart: Ann's plan follows Bob's answer, together with it."""

    async def before() -> tuple[str, Steps, Any, Any]:
        async with (
            running_server(database) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table, steps = await at_a_turn(ann, bob, server)
            state = await ann.state(table, 0)
            planned = await ann.post_ok(
                f"/api/tables/{table}/plan", seat=0, seq=state["seq"], steps=steps, ignores_news=True
            )
            assert planned["seq"] == state["seq"] + 1
            assert [(step["kind"], step["option"]) for step in planned["plan"]["steps"]] == steps[1:]
            assert all(step["sentence"] for step in planned["plan"]["steps"])
            assert (planned["plan"]["ignores_news"], planned["plan"]["stop_reason"]) == (True, None)
            return table, steps, ann.http.cookies, bob.http.cookies

    async def after(table: str, steps: Steps, anns: Any, bobs: Any) -> None:
        async with (
            running_server(database) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            ann.http.cookies.update(anns)
            bob.http.cookies.update(bobs)
            shown = await bob.state(table, 1)
            assert shown["plan"] is None
            option, writes = choice(await live(server, table), 1), writes_from_now(server, monkeypatch)
            body = {"seat": 1, "seq": shown["seq"], "option": option}
            after = await bob.post_ok(f"/api/tables/{table}/answer", **body)
            assert len(writes) == 1, "the answer and what follows are one commit"
            entries = (await server.table_registry.store.entries(table))[shown["seq"] - 1 :]
            mine = [(entry.kind, entry.option) for entry in entries if entry.seat == 0]
            assert mine == steps
            assert len({entry.batch for entry in entries if entry.seat == 0}) == 1
            assert after["seq"] == shown["seq"] + len(steps)
            assert (await ann.state(table, 0))["plan"] is None
            marks = [await marked(one, table, seat) for one, seat in ((ann, 0), (bob, 1))]
            assert marks == [len(steps) - 1, 0], "the log tells the owner alone what came from the plan"

    async def marked(someone: GuestClient, table: str, seat: int) -> int:
        happened = (await someone.get(f"/api/tables/{table}/events", since=0, seat=seat)).json()["events"]
        return sum(event["kind"] == "AsPlanned" for _, events in happened for event in events)

    asyncio.run(after(*asyncio.run(before())))


def test_a_plan_stops_after_news_and_its_owner_gets_a_notice(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table, steps = await at_a_turn(ann, bob, server)
            async with ann.page(table, 0) as page, bob.page(table, 1) as other:
                seq = (await page.next_state())["seq"]
                await page.send(type="plan", table=table, seat=0, seq=seq, steps=steps)
                planned = await page.next_state(lambda table_state: table_state["plan"] is not None)
                assert planned["seq"] == seq + 1
                shown = await other.next_state(lambda table_state: bool(table_state["seq"] > seq))
                await other.answer(shown)
                stopped = await page.next_state(lambda table_state: bool(table_state["seq"] > seq + 1))
                assert stopped["plan"]["stop_reason"] == "news"
                assert [step["kind"] for step in stopped["plan"]["steps"]] == [kind for kind, _ in steps[1:]]
                assert stopped["asks"][0]["kind"] == steps[1][0]
                await page.send(type="drop_plan", table=table, seat=0)
                assert (await page.next_state())["plan"] is None

    asyncio.run(play())


def test_a_step_that_no_longer_fits_stops_the_plan(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table, steps = await at_a_turn(ann, bob, server)
            wrong = [steps[0], (steps[1][0], 10**6), *steps[2:]]
            state = await ann.state(table, 0)
            await ann.post_ok(
                f"/api/tables/{table}/plan", seat=0, seq=state["seq"], steps=wrong, ignores_news=True
            )
            option = choice(await live(server, table), 1)
            await bob.post_ok(f"/api/tables/{table}/answer", seat=1, seq=state["seq"] + 1, option=option)
            after = await ann.state(table, 0)
            assert after["seq"] == state["seq"] + 2
            assert after["plan"]["stop_reason"] == "misfit"
            assert after["asks"][0]["kind"] == steps[1][0]
            await ann.post_ok(
                f"/api/tables/{table}/answer", seat=0, seq=after["seq"], option=after["asks"][0]["options"][0]
            )
            assert (await ann.state(table, 0))["plan"] is None, "a manual answer discards the plan"

    asyncio.run(play())


def test_a_question_with_hidden_timing_is_not_answered_before_its_owner_has_seen_it(sqlite: str) -> None:
    """An instant answer would show that the hand left nothing to decide (IM-16)."""

    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            kinds: list[str] = []
            while kinds != ["ChooseCard", "ChooseCard"]:
                table = await table_for_two(ann, bob, game="miners")
                live_table, path = await live(server, table), f"/api/tables/{table}/plan"
                steps = [*kept(live_table, 0), ("ChooseCard", 0)]
                await ann.post_ok(path, seat=0, seq=0, steps=steps, ignores_news=True)
                assert (await ann.state(table, 0))["plan"]["stop_reason"] is None
                await bob.post_ok(path, seat=1, seq=0, steps=kept(live_table, 1))
                kinds = asked(live_table)
            assert (await ann.state(table, 0))["plan"]["stop_reason"] == "quiet"

    asyncio.run(play())


def test_a_plan_does_not_show_hidden_cards(sqlite: str) -> None:
    """A step that does not fit after a drawn card takes nothing back (TQ-8)."""

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = await table_with_bots(ann, bots=0)
            live_table = await live(server, table)
            turn = live_table.rules.ask_kinds[0]
            state = await ann.state(table, 0)
            given = 0
            while not given:
                ask = live_table.history.ask_of(0)
                assert ask is not None
                island = next(o for o in ask.options if turn.read(o).form.name == "play-island")
                steps = [("TakeTurn", int(island)), ("TakeTurn", 10**6)]
                answer = await ann.post(f"/api/tables/{table}/plan", seat=0, seq=state["seq"], steps=steps)
                if answer.status_code == 409:  # something must be paid first: that is known before
                    await ann.post_ok(
                        f"/api/tables/{table}/answer", seat=0, seq=state["seq"], option=int(island)
                    )
                    await _until_turn(ann, table)
                    state = await ann.state(table, 0)
                    continue
                given = answer.json()["seq"] - state["seq"]
                assert answer.json()["plan"]["stop_reason"] == "news"
            assert given == 1

    asyncio.run(play())


async def _until_turn(ann: GuestClient, table: str) -> None:
    while (state := await ann.state(table, 0))["asks"][0]["kind"] != "TakeTurn":
        option = state["asks"][0]["options"][0]
        await ann.post_ok(f"/api/tables/{table}/answer", seat=0, seq=state["seq"], option=option)


def test_a_plan_is_secret(sqlite: str) -> None:
    """Neither a socket, a table state, the table nor the list of tables shows it, nor that it is dropped."""

    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await at_the_choice(ann, bob, server)
            option = choice(await live(server, table), 0)
            seq = (await ann.state(table, 0))["seq"]
            await ann.post_ok(f"/api/tables/{table}/answer", seat=0, seq=seq, option=option)
            async with ann.page(table, 0) as mine, bob.page(table, 1) as page, bob.page(table) as watcher:
                await _presence_news_sent(server, table)
                for each in (mine, page, watcher):
                    await _silence(each)
                before = await _known(bob, table)
                plan = {"seat": 0, "seq": seq + 1, "steps": [["PlaceCard", 3]], "ignores_news": True}
                await ann.post_ok(f"/api/tables/{table}/plan", **plan)
                assert (await mine.next_state())["plan"]["steps"]
                assert await _known(bob, table) == before
                await ann.http.delete(f"/api/tables/{table}/plan", params={"seat": 0})
                assert (await mine.next_state())["plan"] is None
                assert await _known(bob, table) == before
                for each in (page, watcher):
                    count = len(each.received)
                    await each.send(type="ping")
                    await each.until("pong")
                    assert len(each.received) == count + 1, "not a word"

    asyncio.run(play())


async def _presence_news_sent(server: RunningServer, table: str) -> None:
    """Wait until every page has heard who came: the server says it after a short while."""
    news = server.table_registry._presence_news[table]
    while news._is_settling or news._has_changed():
        await asyncio.sleep(0.05)


async def _silence(page: SocketClient) -> None:
    """Read all messages that arrive by themselves."""
    await page.next_state()
    while True:
        count = len(page.received)
        await page.send(type="ping")
        await page.until("pong")
        if len(page.received) == count + 1:
            return


async def _known(bob: GuestClient, table: str) -> list[bytes]:
    path = f"/api/tables/{table}"
    asked = [f"{path}/state?seat=1", f"{path}/state?seat=-1", path, f"{path}/events?seat=1"]
    asked += ["/api/tables", "/api/tables?mine=true"]
    return [(await bob.http.get(address)).content for address in asked]


@pytest.mark.parametrize("rounds", [6])
def test_a_plan_and_an_answer_at_the_same_time_are_taken_once(rounds: int, sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            for number in range(rounds):
                table = await table_for_two(ann, bob, game="miners")
                steps = kept(await live(server, table), 0)
                path = f"/api/tables/{table}"
                work = [
                    ann.post(f"{path}/plan", seat=0, seq=0, steps=steps),
                    ann.post(f"{path}/answer", seat=0, seq=0, option=steps[-1][1]),
                    bob.post(f"{path}/answer", seat=1, seq=0, option=choice(await live(server, table), 1)),
                ]
                answers = await asyncio.gather(*(work if number % 2 else work[::-1]))
                mine = sorted(a.status_code for a in (answers[:2] if number % 2 else answers[1:]))
                assert mine == [200, 409]
                entries = [e for e in await server.table_registry.store.entries(table) if e.seat == 0]
                given = [(entry.kind, entry.option) for entry in entries]
                assert given in (steps, [steps[-1]])

    asyncio.run(play())


def test_a_plan_is_dropped_when_a_bot_takes_the_seat(sqlite: str) -> None:
    """Its owner lets a bot play while the plan waits: the bot decides, and the plan does not return."""

    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table, steps = await at_a_turn(ann, bob, server)
            path = f"/api/tables/{table}"
            state = await ann.state(table, 0)
            await ann.post_ok(f"{path}/plan", seat=0, seq=state["seq"], steps=steps, ignores_news=True)
            await ann.post_ok(f"{path}/seats/0/bot", bot="random")
            assert (await ann.state(table, 0))["plan"] is None
            late = await ann.post(f"{path}/plan", seat=0, seq=state["seq"] + 1, steps=steps[1:])
            assert (late.status_code, late.json()["error"]["code"]) == (409, "plan-bot")
            await ann.post_ok(f"{path}/seats/0/bot", bot=None)
            option = choice(await live(server, table), 1)
            await bob.post_ok(f"{path}/answer", seat=1, seq=state["seq"] + 1, option=option)
            after = await ann.state(table, 0)
            assert (after["seq"], after["plan"]) == (state["seq"] + 2, None)

    asyncio.run(play())


def test_a_plan_and_a_bot_at_the_same_time(sqlite: str) -> None:
    """In either order, no step of the plan replaces the bot's answer, and none is given twice."""

    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            for _ in range(4):
                table, steps = await at_a_turn(ann, bob, server)
                path, live_table = f"/api/tables/{table}", await live(server, table)
                seq, option = live_table.seq, choice(live_table, 1)
                await ann.post_ok(f"{path}/plan", seat=0, seq=seq, steps=steps, ignores_news=True)
                await asyncio.gather(
                    bob.post_ok(f"{path}/answer", seat=1, seq=seq + 1, option=option),
                    ann.post_ok(f"{path}/seats/0/bot", bot="random"),
                )
                entries = (await server.table_registry.store.entries(table))[seq:]
                planned = [(e.kind, e.option) for e in entries if e.seat == 0 and e.batch is not None]
                assert planned in (steps, steps[:1])
                assert live_table.record.plans() == {}

    asyncio.run(play())


def test_a_rematch_has_no_plan(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table, steps = await at_a_turn(ann, bob, server)
            path, live_table = f"/api/tables/{table}", await live(server, table)
            await ann.post_ok(f"{path}/plan", seat=0, seq=live_table.seq, steps=steps)
            await ann.post_ok(f"{path}/give-up", seat=0)
            await bob.post_ok(f"{path}/give-up", seat=1)
            assert (await ann.state(table, 0))["plan"] is None
            fresh = await ann.post_ok(f"{path}/rematch", same_deal=True)
            assert all(seat.plan is None for seat in (await live(server, fresh["id"])).record.seats)

    asyncio.run(play())


def test_a_plan_is_undone_as_a_whole(sqlite: str) -> None:
    """Both the given and the waiting part; over a real socket, though Bob has answered since."""

    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob, game="lords", choices={"game": "first"})
            live_table = await live(server, table)
            while asked(live_table) != ["ChooseOrder", "ChooseOrder"]:
                seat = int(live_table.history.asks[0].seat)
                body = {"seat": seat, "seq": live_table.seq, "option": choice(live_table, seat)}
                await (ann, bob)[seat].post_ok(f"/api/tables/{table}/answer", **body)
            steps = staged(live_table, 0, Random(1))
            assert len(steps) >= 3
            seq = live_table.seq
            later = [("ExecuteOrder", 1)]
            async with ann.page(table, 0) as page:
                await page.next_state()
                plan = {"seat": 0, "seq": seq, "steps": [*steps, *later], "ignores_news": True}
                await page.send(type="plan", table=table, **plan)
                planned = await page.next_state(lambda table_state: table_state["plan"] is not None)
                assert planned["seq"] == seq + len(steps)
                await bob.post_ok(
                    f"/api/tables/{table}/answer", seat=1, seq=seq, option=choice(live_table, 1)
                )
                await page.send(type="undo", table=table, seat=0, seq=planned["seq"])
                back = await page.next_state(lambda table_state: table_state["plan"] is None)
                went = [entry.undo_to_seq for entry in live_table.history.entries[seq:]]
                assert went == [None] * (len(steps) + 1) + [seq, None]
                assert back["asks"][0]["kind"] == "ChooseOrder"
                assert len(live_table.history.active_seqs) == seq + 1, "Bob's answer stays"

    asyncio.run(play())


def test_a_plan_and_an_undo_at_the_same_time(sqlite: str) -> None:
    """Bob's answer continues Ann's plan while she takes it back: all of it has happened, or nothing."""

    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            for number in range(4):
                table, steps = await at_a_turn(ann, bob, server)
                path, live_table = f"/api/tables/{table}", await live(server, table)
                seq, option = live_table.seq, choice(live_table, 1)
                await ann.post_ok(f"{path}/plan", seat=0, seq=seq, steps=steps, ignores_news=True)
                async with ann.page(table, 0) as page:
                    await page.next_state()
                    undo = page.send(type="undo", table=table, seat=0, seq=seq + 1)
                    other = bob.post_ok(f"{path}/answer", seat=1, seq=seq + 1, option=option)
                    await asyncio.gather(*((undo, other) if number % 2 else (other, undo)))
                    await _silence_again(page)
                mine = [live_table.history.entries[at - 1] for at in live_table.history.active_seqs[seq:]]
                given = [(entry.kind, entry.option) for entry in mine if entry.seat == 0]
                assert given in (steps, [])
                assert live_table.record.plans() == {}

    asyncio.run(play())


async def _silence_again(page: SocketClient) -> None:
    await page.send(type="ping")
    await page.until("pong")


def test_an_automatic_answer_is_marked_and_accepted_only_without_a_choice(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            taken = refused = 0
            while not taken:
                table = await table_with_bots(ann, bots=1, game="lords")
                live_table, path = await live(server, table), f"/api/tables/{table}"
                async with ann.page(table, 0) as page:
                    table_state = await page.next_state()
                    while table_state["status"] != "over" and not taken:
                        if not table_state["asks"]:
                            table_state = await page.next_state()
                            continue
                        ask, seq = table_state["asks"][0], table_state["seq"]
                        body = {"seat": 0, "seq": seq, "option": ask["options"][-1]}
                        forced = len(ask["options"]) == 1 and not ask["hides_timing"]
                        if not forced:
                            no = await ann.post(f"{path}/answer", **body, auto=True)
                            assert no.status_code == 409
                            refused += no.json()["error"]["code"] == "not-forced"
                        await page.send(type="answer", table=table, **body, auto=forced)
                        table_state = await page.next_state()
                        while table_state["seq"] <= seq:
                            table_state = await page.next_state()
                        taken = sum(entry.actor == "auto" for entry in live_table.history.entries)
            assert refused
            happened = (await ann.get(f"{path}/events", since=0, seat=-1, lang="hu")).json()["events"]
            automatic = [event for _, events in happened for event in events if event["kind"] == "OnlyChoice"]
            assert len(automatic) == taken
            said = "".join(part if isinstance(part, str) else part[2] for part in automatic[0]["sentence"])
            assert "automatikus" in said

    asyncio.run(play())


def test_a_question_with_hidden_timing_is_never_answered_automatically() -> None:
    """With one option too: the speed of the answer would show that the hand leaves no choice."""
    rules, chance, refused = game_registry.rules("tranquility"), Random(1), 0
    history = GameHistory(rules, rules.setup(1, {}), 1)
    while history.asks:
        [ask] = history.asks
        option = int(chance.choice(list(ask.options)))
        if len(ask.options) == 1 and rules.ask_kinds[ask.kind].hides_timing:
            with pytest.raises(RequestError, match="not-forced"):
                propose_answer(history, ask.seat, history.seq, option, ACTOR_AUTO)
            refused += 1
        history.accept(propose_answer(history, ask.seat, history.seq, option, ACTOR_PERSON)[0])
    assert refused


# ------------------------------------------------------------------------------ moves of Tranquility


def move_of(history: GameHistory, seat: int, dice: Dice) -> Steps:
    """An answer and the cards that it costs, as a page stages them from the previews."""
    rules = history.rules
    worlds = isolated_worlds(rules, rules.see(history.position, seat), seat, str(history.seq))
    walk, steps = AnswerWalk(rules, worlds, seat, isolated=True), list[tuple[str, int]]()
    while (question := walk.question) is not None:
        fields = {field.name for field in question.definition.fact_fields}
        if steps and not {"left", "discardable"} <= fields:
            break
        option = int(question.options[dice.below(len(question.options))])
        steps.append((question.definition.name, option))
        walk.give(option)
    return steps


@pytest.mark.parametrize(("seats", "choices"), CHOICES["tranquility"])
def test_a_confirmed_move_is_taken_as_a_whole_and_undone_as_a_whole(
    seats: int, choices: dict[str, str]
) -> None:
    """Also where every question hides its timing: the seat is asked, and foresees what its cards are for."""
    rules, several = game_registry.rules("tranquility"), 0
    for seed in range(2):
        history, dice = GameHistory(rules, rules.setup(seats, choices), seed), seeded(seed)
        while history.asks and history.seq < 120:
            seat, start = int(history.asks[dice.below(len(history.asks))].seat), history.seq
            steps = move_of(history, seat, dice)
            plan = AnswerPlan(tuple(steps), True, 0)
            proposals, plans = start_plan(history, seat, history.seq, plan, 0.0)
            assert [(one.entry.kind, one.entry.option) for one in proposals] == steps
            assert plans == {seat: None}
            for proposal in proposals:
                history.accept(proposal)
            back = voted_undo(history, seat)
            assert back is not None
            assert back.to_seq == start
            several += len(steps) > 1
    assert several > 10


# ------------------------------------------------------------------------------ bound steps

GOLDEN = Path(__file__).parents[1] / "golden" / "lords"


def at_an_order(file: str = "full-4-greedy.jsonl") -> tuple[GameHistory, int, int, int]:
    """A stored game of Dungeon Lords with a question about an order: game, seat, order and place."""
    rules = game_registry.rules("lords")
    head, *lines = (json.loads(line) for line in (GOLDEN / file).read_text("utf-8").splitlines())
    game = GameHistory(rules, rules.setup(len(head["seats"]), head["choices"]), int(head["seed"]))
    for line in lines:
        if line["ask"] == "ExecuteOrder":
            ask = game.ask_of(line["seat"])
            assert ask is not None
            question = rules.question(game.position, ask)
            return game, line["seat"], question.fact("order"), question.fact("place")
        game.accept(game.propose(line["seat"], line["option"], game.seq, ACTOR_PERSON, 0.0))
    raise LookupError(file)


def run_bound_plan(fits: list[dict[str, list[int]]], steps: int = 1) -> PlanRun:
    """A plan to execute orders, bound to the facts of their questions, running after others' answers."""
    game, seat, *_ = at_an_order()
    plan = AnswerPlan((("ExecuteOrder", 1),) * steps, True, 0, conditions=tuple(fits))
    plan_run = PlanRun(game, seat, plan, [], 0.0, is_uninformed=True)
    plan_run.run()
    return plan_run


def test_a_bound_step_answers_only_a_question_with_the_same_facts() -> None:
    _, _, order, index = at_an_order()
    assert len(run_bound_plan([{"order": [order], "place": [index]}]).proposals) == 1
    assert len(run_bound_plan([{}]).proposals) == 1
    for terms in ({"order": [order], "place": [index + 1]}, {"order": [order + 1]}, {"nothing": [0]}):
        plan_run = run_bound_plan([terms])
        assert not plan_run.proposals
        assert plan_run.plan.stop_reason == "misfit"


def test_skipped_bound_steps_are_dropped() -> None:
    """A blocked order is never asked about, and the next one must not be mistaken for it."""
    _, _, order, _ = at_an_order()
    plan_run = run_bound_plan([{"order": [order + 1]}, {"order": [order]}], 2)
    assert len(plan_run.proposals) == 1
    assert not plan_run.plan.steps
    kept = run_bound_plan([{"order": [order + 1]}, {"order": [order + 2]}], 2)
    assert len(kept.plan.steps) == 2


def test_the_same_question_later_is_another_question(sqlite: str) -> None:
    """The seat sends nobody in several rounds: options and numbers are the same, `after` is not."""

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            games = {game["name"]: game for game in (await ann.get("/api/games")).json()}
            mission = next(one for one in games["lords"]["missions"] if one["key"] == "M1")
            body = {"game": "lords", "seats": 1, "choices": mission["choices"], "name": "Ann", "bots": []}
            made = (await ann.post("/api/tables", **body)).json()["id"]
            await ann.post_ok(f"/api/tables/{made}/ready", seat=0, ready=True)
            asks = []
            while (state := await ann.state(made, 0))["asks"]:
                ask = state["asks"][0]
                asks.append((ask["kind"], tuple(ask["options"]), ask["after"]))
                ready = [("PlanBattle", ask["options"][-1])]
                await ann.post_ok(f"/api/tables/{made}/plan", seat=0, seq=state["seq"], steps=ready)
            again = [one for one, other in itertools.pairwise(asks) if one[:2] == other[:2]]
            assert again, "no two rounds ask the same"
            assert len({after for _, _, after in asks}) == len(asks)

    asyncio.run(play())
