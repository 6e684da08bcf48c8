"""No secret leaves the server: two worlds that look the same to a viewer give him the same bytes."""

from __future__ import annotations

import asyncio
import json
import logging
from hashlib import sha256
from typing import Any

import pytest

from kazamata import game_registry
from kazamata.codec.snapshot import digest
from kazamata.core.dice import SEED_BITS, seeded
from kazamata.core.events import Event, EventKind, redact
from kazamata.server.auth import tokens
from kazamata.server.http.server import JsonLogFormatter
from kazamata.server.rendering.narration import render_plan
from kazamata.server.rendering.table_state import table_state_bytes
from kazamata.server.store.store import Store
from kazamata.server.tables import undo
from kazamata.server.tables.history import GameHistory
from tests.server.running_server import (
    GuestClient,
    RunningServer,
    play_to_the_end,
    running_server,
    table_for_two,
    table_with_bots,
)
from tests.stress.leaks import LeakTally, compare_worlds, play, setup


def test_two_worlds_send_the_same_bytes_at_every_position_to_every_viewer() -> None:
    report = asyncio.run(compare_worlds(3))
    assert report["good"], report
    assert (report["games"], report["differing_bytes"]) == (3, 0)
    assert {setup(number)[0] for number in range(3)} == set(game_registry.GAME_NAMES)
    assert report["worlds"] > 1000
    assert report["answers"] > 1000


def test_the_comparison_notices_a_leak_in_a_table_state(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(table: Any, viewer: int, own: Any, language: str, since: int | None = None) -> bytes:
        return table_state_bytes(table, 0, own, language, since)

    monkeypatch.setattr("tests.stress.leaks.table_state_bytes", leaking)
    assert asyncio.run(compare_worlds(1))["differing"] > 0


LEAKS = [("tranquility", "CardDrawn"), ("miners", "CardChosen"), ("lords", "OrderChosen")]


@pytest.mark.parametrize(("game", "kind"), LEAKS, ids=[game for game, _ in LEAKS])
def test_the_comparison_notices_a_leak_in_an_event(
    game: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A drawn or face-down card that an event shows to everybody, though no view shows it."""
    rules = game_registry.rules(game)

    def leaking(event: Event, kinds: tuple[EventKind, ...], viewer: int) -> Event:
        return event if kinds[event.kind].name == kind else redact(event, kinds, viewer)

    assert kind in {each.name for each in rules.event_kinds if each.public_count < len(each.fields)}
    assert _differing(game) == []
    monkeypatch.setattr("kazamata.server.rendering.narration.redact", leaking)
    assert {message.split(": ")[1] for message in _differing(game)} >= {"update", "events"}


def test_the_comparison_notices_a_plan_that_is_shown_to_another(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = render_plan

    def leaking(table: Any, seat: int, rendered: Any) -> Any:
        return honest(table, max(table.record.plans(), default=seat), rendered)

    monkeypatch.setattr("kazamata.server.rendering.table_state.render_plan", leaking)
    assert {message.split(": ")[1] for message in _differing("miners")} >= {"state", "update", "rest"}


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
def test_the_comparison_notices_a_leak_in_undo_rights(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Free or not, depending on cards that others hold."""
    honest = undo.free_undo

    def leaking(history: GameHistory, seat: int) -> undo.UndoTarget | None:
        back = honest(history, seat)
        odd = int(digest(history.rules, history.position), 16) % 2
        return None if odd else back

    monkeypatch.setattr(undo, "free_undo", leaking)
    assert "state" in {message.split(": ")[1] for message in _differing(game)}


def _differing(game: str) -> list[str]:
    """The differences in the first few positions of a game."""
    number = game_registry.GAME_NAMES.index(game)
    name, seats, choices = setup(number)
    tally = LeakTally()
    store = Store("sqlite+aiosqlite:///:memory:")
    play(store, name, seats, choices, 1 + number, tally, most=60)
    assert tally.answers > 20
    return tally.differences


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
def test_two_worlds_over_real_sockets_requests_replays_and_errors(game: str, sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob, game=game)
            dice = seeded(5)
            async with ann.page(table, 0) as first, bob.page(table, 1) as second:
                pages = (first, second)
                latest = [await page.next_state() for page in pages]
                compared = 0
                for _ in range(15):
                    for viewer, guest in ((0, ann), (1, bob), (-1, bob)):
                        compared += await _compare(server, guest, table, viewer, dice)
                    seat = next(seat for seat in (0, 1) if latest[seat]["asks"])
                    seq = latest[seat]["seq"]
                    await pages[seat].answer(latest[seat])
                    latest = [
                        await page.next_state(lambda p, seq=seq: bool(p["seq"] > seq))  # type: ignore[misc]
                        for page in pages
                    ]
                assert compared > 300

    asyncio.run(play())


async def _compare(server: RunningServer, guest: GuestClient, table: str, viewer: int, dice: Any) -> int:
    """The received bytes, in this world and in another one; returns the number of compared answers."""
    live = (await server.table_registry.table(table)).history
    rules, position, asks = live.rules, live.position, live.asks
    seat = max(viewer, 0)
    illegal = next(option for option in range(1399, 5000) if rules.why(position, seat, option) is not None)
    here = await _received(server, guest, table, viewer, live.seq, illegal)
    live.position = rules.imagine(rules.see(position, viewer), dice)
    live.asks = rules.ask(live.position)
    server.table_registry.tables[table].state_cache.clear()
    there = await _received(server, guest, table, viewer, live.seq, illegal)
    live.position, live.asks = position, asks
    server.table_registry.tables[table].state_cache.clear()
    assert here == there
    return len(here)


def _table_routes(server: RunningServer) -> list[str]:
    """Every path that answers GET for a table, so a new route is compared as well.

    A hint comes from a bot, which gets nothing but the view (tests/server/test_bots.py), and takes its time.
    """
    head = "/api/tables/{table_id:str}"
    paths = [route.path for route in server.app.routes if "GET" in getattr(route, "methods", ())]
    return [path.removeprefix(head) for path in paths if path.startswith(head) and not path.endswith("/hint")]


async def _received(
    server: RunningServer, guest: GuestClient, table: str, viewer: int, seq: int, illegal: int
) -> list[bytes]:
    """Everything a viewer can get, including refusals of an answer that is illegal in both worlds."""
    path, seat = f"/api/tables/{table}", max(viewer, 0)
    received = [
        (await guest.get(f"{path}{rest}", seat=each, at=seq, option=3)).content
        for rest in _table_routes(server)
        for each in {viewer, seat}
    ]
    received += [
        (await guest.get("/api/tables", mine="true")).content,
        (await guest.post(f"{path}/answer", seat=seat, seq=seq, option=illegal)).content,
        (await guest.post(f"{path}/answer", seat=seat, seq=seq + 9, option=3)).content,
    ]
    async with guest.page(table, -1) as page:
        await page.send(type="watch", table=table, seat=viewer, since=max(0, seq - 1))
        await page.send(type="why", table=table, seat=max(viewer, 0), option=7, ref=1)
        await page.send(type="answer", table=table, seat=max(viewer, 0), seq=seq, option=illegal)
        await page.send(type="ping")
        while True:
            data = await page.socket.recv(decode=False)
            received.append(data)
            if json.loads(data)["type"] == "pong":
                return received


def test_the_seed_is_not_sent_before_the_end(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    """Neither seed nor nonce nor tokens in any message, any answer, or any line of the log."""
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.DEBUG, "kazamata")  # an earlier server of this process may have chosen fewer

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            made = await ann.make_table(bots=[None, "random"])
            table = made["id"]
            record = (await server.table_registry.store.table(table)) or pytest.fail("no table")
            await ann.post_ok(f"/api/tables/{table}/ready", seat=0, ready=True)
            async with ann.page(table, 0) as page:
                last = await play_to_the_end(page)
            text = json.dumps([message for message in page.received if message.get("status") != "over"])
            running = text.split('"over"')[0]
            secrets = [
                record.seed,
                record.nonce,
                record.host_hash,
                made["links"]["0"],
                ann.http.cookies["kazamata_guest"],
            ]
            assert last["status"] == "over"
            ours = [record for record in caplog.records if record.name.startswith("kazamata")]
            logged = "\n".join(JsonLogFormatter().format(record) for record in ours)
            assert ours
            for secret in secrets:
                assert secret not in running
                assert secret not in logged
            assert record.seats[0].token_hash is not None
            assert record.seats[0].token_hash not in running

    asyncio.run(play())


def test_the_commitment_is_published_before_the_deal_and_is_kept(sqlite: str) -> None:
    """Published with the open table; seed and nonce fit it after the end; 128 random bits each at least."""

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            made = await ann.make_table(game="lords", bots=[None, "random"], choices={"scenario": "M1"})
            assert (made["status"], made["seed"], made["nonce"]) == ("open", None, None)
            table = made["id"]
            await ann.post_ok(f"/api/tables/{table}/ready", seat=0, ready=True)
            async with ann.page(table, 0) as page:
                await play_to_the_end(page)
            over = (await ann.get(f"/api/tables/{table}")).json()
            digest = sha256(f"{over['seed']}:{over['nonce']}".encode()).hexdigest()
            assert digest == made["commitment"] == over["commitment"]

    asyncio.run(play())
    assert SEED_BITS >= 128
    seeds = [tokens.new_seed() for _ in range(200)]
    assert max(seeds).bit_length() > 120
    assert len(set(seeds)) == 200
    assert 4 * len(tokens.new_nonce()) >= 128
    assert 8 * tokens.TOKEN_BYTES >= 128


def test_tokens_are_stored_as_hashes_only(sqlite: str) -> None:
    async def play() -> bytes:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            made = await ann.make_table()
            await table_with_bots(ann)
            secrets = [made["links"]["0"].encode(), ann.http.cookies["kazamata_guest"].encode()]
        stored = b"".join(path.read_bytes() for path in _files(sqlite))
        assert made["id"].encode() in stored
        for secret in secrets:
            assert secret not in stored
        return stored

    assert asyncio.run(play())


def _files(url: str) -> list[Any]:
    from pathlib import Path

    return list(Path(url.removeprefix("sqlite:///")).parent.glob("tables.sqlite*"))
