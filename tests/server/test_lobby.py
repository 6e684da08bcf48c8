"""A table before its deal: spoken codes, addresses for other devices, other options, and the host's rights."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import msgspec
import pytest

from kazamata.server.http import network_addresses
from kazamata.server.http.network_addresses import (
    interface_addresses,
    is_loopback,
    loopback_url,
    network_urls,
)
from kazamata.server.settings import Limits
from kazamata.server.tables.lobby_codes import code_of
from kazamata.words.catalogue import LANGUAGES
from kazamata.words.spoken_codes import spoken_code
from tests.server.running_server import GuestClient, give_up_together, running_server, table_for_two

WIDE = msgspec.structs.replace(Limits(), codes=1000)


async def status(guest: GuestClient, path: str, **body: Any) -> tuple[int, str]:
    answer = await guest.post(path, **body)
    return answer.status_code, answer.json()["error"]["code"] if answer.status_code >= 400 else ""


# ------------------------------------------------------------------------------------ spoken codes


def test_a_code_opens_the_lobby_in_any_language_until_the_deal(database: str) -> None:
    async def play() -> None:
        async with (
            running_server(database, limits=WIDE) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            await ann.make_table()
            table = (await ann.make_table())["id"]
            path = f"/api/tables/{table}"
            said = []
            for language in LANGUAGES:
                invitation = (await bob.get(f"{path}/invitation", lang=language)).json()
                said.append(invitation["code"])
                found = await bob.post_ok("/api/codes", code=invitation["code"].upper().replace("-", " "))
                assert found == {"table": table}
            assert len(set(said)) == len(LANGUAGES)
            wrong = await bob.post("/api/codes", code="acorn acorn acorn")
            await bob.post_ok(f"{path}/join", name="Bob")
            for seat, guest in enumerate((ann, bob)):
                await guest.post_ok(f"{path}/ready", seat=seat, ready=True)
            for code in (*said, "nonsense", ""):
                closed = await bob.post("/api/codes", code=code)
                assert (
                    (closed.status_code, closed.content)
                    == (wrong.status_code, wrong.content)
                    == (404, wrong.content)
                )
            assert (await bob.get(f"{path}/invitation")).status_code == 409

    asyncio.run(play())


def test_guesses_of_codes_are_limited_for_guest_and_address(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = (await ann.make_table())["id"]
            code = spoken_code(code_of(table), "en")
            tried = [await status(ann, "/api/codes", code="acorn acorn acorn") for _ in range(10)]
            assert {one for one, _ in tried} == {404}
            assert await status(ann, "/api/codes", code=code) == (429, "too-many-codes")
            async with GuestClient(server.url) as bob:
                await bob.make_table()
                assert (await bob.post_ok("/api/codes", code=code))["table"] == table
            left = 0
            for _ in range(4):  # guests are free, so the address has a limit too
                async with GuestClient(server.url) as eve:
                    await eve.make_table()
                    for _ in range(5):
                        left += (await status(eve, "/api/codes", code="acorn acorn acorn"))[0] == 404
            assert left < 10

    asyncio.run(play())


# ----------------------------------------------------------------------------------------- addresses


def test_only_this_computer_gets_the_addresses(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network_addresses, "interface_addresses", lambda: ["192.168.1.20"])

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = (await ann.make_table())["id"]
            path = f"/api/tables/{table}/invitation"
            assert (await ann.get(path)).json()["urls"] == []  # it listens on the loopback address only
            port = server.url.rsplit(":", 1)[1]
            server.app.state.listening = ("0.0.0.0", int(port))
            assert (await ann.get(path)).json()["urls"] == [f"http://192.168.1.20:{port}"]
            for headers in (
                {"host": "example.org"},
                {"x-forwarded-for": "203.0.113.5"},
                {"via": "1.1 proxy"},
            ):
                async with httpx.AsyncClient(base_url=server.url, headers=headers) as other:
                    assert (await other.get(path)).json()["urls"] is None

    asyncio.run(play())


def test_the_addresses_of_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network_addresses, "interface_addresses", lambda: ["192.168.1.20", "10.0.0.7"])
    assert network_urls("127.0.0.1", 80) == network_urls("::1", 80) == network_urls("localhost", 80) == []
    assert network_urls("0.0.0.0", 8017) == ["http://192.168.1.20:8017", "http://10.0.0.7:8017"]
    assert network_urls("192.168.1.20", 80) == ["http://192.168.1.20:80"]
    assert network_urls("fd00::7", 80) == ["http://[fd00::7]:80"]
    assert loopback_url("0.0.0.0", 80) == "http://127.0.0.1:80"
    assert loopback_url("::", 80) == "http://[::1]:80"
    assert loopback_url("10.0.0.7", 80) == "http://10.0.0.7:80"
    assert [is_loopback(host) for host in ("localhost", "127.0.0.9", "[::1]", "10.0.0.7", "example.org", "")] == [
        True, True, True, False, False, False,
    ]  # fmt: skip


def test_no_address_of_an_interface_is_useless() -> None:
    for address in interface_addresses():
        assert not address.startswith(("127.", "169.254.", "0."))


# ----------------------------------------------------------------------------------------- options


def test_the_host_changes_the_options_and_everybody_confirms_again(database: str) -> None:
    async def play() -> None:
        async with (
            running_server(database) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            made = await ann.make_table(seats=3, bots=[None, None, "random"])
            path, options = f"/api/tables/{made['id']}", f"/api/tables/{made['id']}/options"
            await bob.post_ok(f"{path}/join", name="Bob")
            await bob.post_ok(f"{path}/ready", seat=1, ready=True)
            changed = await ann.post_ok(options, choices={"storms": "yes"}, clock=300, listed=True)
            assert (changed["choices"]["storms"], changed["choices"]["rocks"]) == ("yes", "no")
            assert (changed["clock"], changed["listed"], changed["commitment"]) == (
                300,
                True,
                made["commitment"],
            )
            assert [seat["ready"] for seat in changed["seats"]] == [False, False, True]
            assert await status(bob, options, choices={}) == (403, "not-host")
            assert await status(ann, options, choices={"variant": "duel"}) == (422, "refused")
            assert await status(ann, options, choices={"variant": "sphere"}) == (400, "no-such-choice")
            await bob.post_ok(f"{path}/ready", seat=1, ready=True)
            same = await ann.post_ok(options, choices={"storms": "yes"}, clock=300)
            assert same["seats"][1]["ready"], "only the list has changed"
            agreed = await ann.post_ok(options, choices={"storms": "yes"}, clock=300, hints=True)
            assert agreed["hints"]
            assert not agreed["seats"][1]["ready"], "hints are an agreement too"
            await bob.post_ok(f"{path}/ready", seat=1, ready=True)
            await ann.post_ok(f"{path}/ready", seat=0, ready=True)
            assert await status(ann, options, choices={}) == (409, "already-dealt")
            state = await ann.state(made["id"])
            assert (state["status"], len(state["seats"])) == ("running", 3)

    asyncio.run(play())


def test_options_and_readiness_in_any_order_never_deal_what_somebody_has_not_confirmed(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            for attempt in range(8):
                table = (await ann.make_table())["id"]
                path = f"/api/tables/{table}"
                await bob.post_ok(f"{path}/join", name="Bob")
                await ann.post_ok(f"{path}/ready", seat=0, ready=True)
                both = [
                    ann.post(f"{path}/options", choices={"rocks": "yes"}),
                    bob.post(f"{path}/ready", seat=1, ready=True),
                ]
                await asyncio.gather(*(both if attempt % 2 else reversed(both)))
                after = (await ann.get(path)).json()
                if after["status"] == "running":
                    assert after["choices"]["rocks"] == "no"
                else:
                    assert not all(seat["ready"] for seat in after["seats"])

    asyncio.run(play())


def test_a_known_deal_keeps_its_choices(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            await give_up_together(table, ann, bob)
            again = await ann.post_ok(f"/api/tables/{table}/rematch", same_deal=True)
            options = f"/api/tables/{again['id']}/options"
            assert await status(ann, options, choices={"rocks": "yes"}) == (409, "deal-fixed")
            assert (await ann.post_ok(options, choices={}, clock=60))["clock"] == 60
            lesson = await ann.make_table(deal="first-voyage")
            assert await status(ann, f"/api/tables/{lesson['id']}/options", choices={"rocks": "yes"}) == (
                409,
                "deal-fixed",
            )

    asyncio.run(play())


def test_the_host_removes_a_person_and_passes_the_table_on_by_leaving(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
            GuestClient(server.url) as cid,
        ):
            table = (await ann.make_table(seats=3))["id"]
            path = f"/api/tables/{table}"
            for name, guest in (("Bob", bob), ("Cid", cid)):
                await guest.post_ok(f"{path}/join", name=name)
            assert await status(cid, f"{path}/seats/1/bot", bot=None) == (403, "not-host")
            removed = await ann.post_ok(f"{path}/seats/1/bot", bot=None)
            assert removed["seats"][1]["kind"] == "free"
            assert await status(bob, f"{path}/ready", seat=1, ready=True) == (403, "not-your-seat")
            await ann.post_ok(f"{path}/leave", seat=0)
            assert (await cid.get(path)).json()["host"]
            assert await status(ann, f"{path}/options", choices={"rocks": "yes"}) == (403, "not-host")
            assert (await cid.post_ok(f"{path}/options", choices={"rocks": "yes"}))["choices"][
                "rocks"
            ] == "yes"
            await cid.post_ok(f"{path}/leave", seat=2)  # nobody is left: the last host stays the host
            assert (await cid.get(path)).json()["host"]

    asyncio.run(play())
