"""Tables: making, joining, the gate before the deal, bots, leaving, playing again."""

from __future__ import annotations

import asyncio
from typing import Any

from kazamata.server.tables.seating import stand_in_bot
from tests.server.running_server import (
    GuestClient,
    give_up_together,
    play_to_the_end,
    running_server,
    table_for_two,
    table_with_bots,
)


def test_the_cards_are_dealt_when_everybody_is_ready(database: str) -> None:
    async def play() -> None:
        async with (
            running_server(database) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            made = await ann.make_table(seats=3, bots=[None, None, "random"], listed=True)
            table = made["id"]
            assert (made["you"], made["host"], made["status"]) == ([0], True, "open")
            assert len(made["links"]["0"]) == 43
            assert [seat["kind"] for seat in made["seats"]] == ["person", "free", "bot"]
            await ann.post_ok(f"/api/tables/{table}/ready", seat=0, ready=True)
            assert (await ann.state(table))["view"] is None
            listed = (await bob.get("/api/tables")).json()
            assert [entry["id"] for entry in listed] == [table]
            joined = await bob.post_ok(f"/api/tables/{table}/join", name="  Bo\u202eb\n ")
            assert (joined["you"], joined["seats"][1]["name"]) == ([1], "Bob")
            assert (await ann.state(table))["status"] == "open"
            begun = await bob.post_ok(f"/api/tables/{table}/ready", seat=1, ready=True)
            assert begun["status"] == "running"
            late = await bob.post(f"/api/tables/{table}/join", name="Eve")
            assert (late.status_code, late.json()["error"]["code"]) == (409, "already-dealt")
            assert [t["id"] for t in (await bob.get("/api/tables", mine="true")).json()] == [table]

    asyncio.run(play())


def test_ones_own_list_says_for_whom_a_table_waits_and_how_far_it_is(database: str) -> None:
    async def play() -> None:
        async with (
            running_server(database) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob, clock=300)
            path, listed = f"/api/tables/{table}", {}
            asked = (await ann.state(table))["asked_seats"][0]["seat"]
            server.table_registry.tables.clear()
            for seat, guest in enumerate((ann, bob)):
                (listed[seat],) = (await guest.get("/api/tables", mine="true")).json()
                assert listed[seat]["asked_seats"] == [asked]
                assert (listed[seat]["deadline_at"] is not None) == (seat == asked)
                start = {"done": 0, "total": 36, "sentence": ["0 of 36 cells"]}
                assert listed[seat]["progress"] == start
                assert [look for _, _, look in listed[seat]["miniature"]] == [0] * 36
            before = listed[0]["changed_at"]
            state = await (ann, bob)[asked].state(table, asked)
            body = {"seat": asked, "seq": 0, "option": state["asks"][0]["options"][0]}
            await (ann, bob)[asked].post_ok(f"{path}/answer", **body)
            (later,) = (await ann.get("/api/tables", mine="true")).json()
            assert later["changed_at"] > before
            (other,) = (await ann.get("/api/tables", mine="true", lang="hu")).json()
            assert other["progress"]["sentence"][0].startswith("36 mezőből ")
            await give_up_together(table, ann, bob)
            (over,) = (await ann.get("/api/tables", mine="true")).json()
            assert (over["asked_seats"], over["progress"], over["deadline_at"]) == ([], None, None)
            assert over["miniature"] == []

    asyncio.run(play())


def test_a_table_without_a_listing_is_found_by_link_alone(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = (await ann.make_table())["id"]
            assert (await bob.get("/api/tables")).json() == []
            assert (await bob.get(f"/api/tables/{table}")).status_code == 200
            assert (await bob.get("/api/tables/aaaaaaaaaaaa")).status_code == 404
            assert (await bob.get("/api/tables/..%2f..%2fetc")).status_code == 404

    asyncio.run(play())


def test_an_invalid_request_is_refused_with_its_reason(sqlite: str) -> None:
    cases: list[tuple[dict[str, Any], int, str]] = [
        ({"game": "chess"}, 404, "no-such-game"),
        ({"seats": 9}, 422, "refused"),
        ({"choices": {"variant": "square"}}, 400, "no-such-choice"),
        ({"choices": {"colour": "red"}}, 400, "no-such-choice"),
        ({"bots": ["hal"]}, 400, "no-such-bot"),
        ({"bots": ["random"] * 3}, 400, "too-many-bots"),
        ({"name": " \t "}, 400, "name-empty"),
        ({"seats": 3, "choices": {"variant": "duel"}}, 422, "refused"),
        ({"clock": 1}, 400, "bad-request"),
        ({"colour": "red"}, 400, "bad-request"),
    ]

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            for body, status, code in cases:
                wrong = {"game": "tranquility", "seats": 2, "name": "Ann", **body}
                answer = await ann.post("/api/tables", **wrong)
                assert (answer.status_code, answer.json()["error"]["code"]) == (status, code), body
                assert answer.json()["error"]["text"]
            refused = await ann.post(
                "/api/tables", game="tranquility", seats=3, name="Ann", choices={"variant": "duel"}
            )
            assert refused.json()["refusal"]["key"] == "setup-duel-seats"
            assert refused.json()["error"]["clause"] == "TQ-H6"

    asyncio.run(play())


def test_errors_speak_the_language_of_the_reader(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            texts = set()
            for language in ("en", "hu", "pl", "sr"):
                by_name = await ann.get("/api/tables/aaaaaaaaaaaa", lang=language)
                by_browser = await ann.http.get(
                    "/api/tables/aaaaaaaaaaaa", headers={"accept-language": f"xx, {language}-XX;q=0.9"}
                )
                assert by_name.content == by_browser.content
                texts.add(by_name.json()["error"]["text"])
            assert len(texts) == 4

    asyncio.run(play())


def test_a_bot_sits_in_and_the_person_comes_back(database: str) -> None:
    async def play() -> None:
        async with (
            running_server(database, away_seconds=0.0) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            path = f"/api/tables/{table}/seats/1/bot"
            taken = await ann.post_ok(
                path, bot="random"
            )  # the host lets a bot sit in, and always the same one
            assert (taken["seats"][1]["kind"], taken["seats"][1]["name"]) == ("bot", "Bob")
            assert taken["seats"][1]["bot"] == stand_in_bot("tranquility") != "random"
            async with ann.page(table, 0) as page:
                table_state = await page.next_state()
                for _ in range(6):
                    if table_state["asks"]:
                        await page.answer(table_state)
                    table_state = await page.next_state()
            refused = await ann.post(path, bot=None)
            assert refused.json()["error"]["code"] == "not-your-seat"
            back = await bob.post_ok(path, bot=None)
            assert back["seats"][1]["kind"] == "person"
            assert (await bob.state(table, 1))["view"]["viewer"] == 1

    asyncio.run(play())


def test_leaving_frees_the_seat_before_the_deal_and_leaves_a_bot_afterwards(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            made = await ann.make_table()
            first = await bob.post_ok(f"/api/tables/{made['id']}/join", name="Bob")
            left = await bob.post_ok(f"/api/tables/{made['id']}/leave", seat=1)
            assert left["seats"][1]["kind"] == "free"
            old = await bob.post(f"/api/tables/{made['id']}/claim", token=first["links"]["1"])
            assert old.json()["error"]["code"] == "wrong-token"  # the old link is void
            await bob.post_ok(f"/api/tables/{made['id']}/join", name="Bob")
            await ann.post_ok(f"/api/tables/{made['id']}/ready", seat=0, ready=True)
            await bob.post_ok(f"/api/tables/{made['id']}/ready", seat=1, ready=True)
            gone = await bob.post_ok(f"/api/tables/{made['id']}/leave", seat=1)
            assert gone["seats"][1]["kind"] == "bot"
            assert (await bob.get(f"/api/tables/{made['id']}/state", seat=1)).status_code == 403

    asyncio.run(play())


def test_a_personal_link_opens_the_seat_on_another_device(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as phone,
        ):
            made = await ann.make_table(bots=[None, "random"])
            table, token = made["id"], made["links"]["0"]
            assert (await phone.get(f"/api/tables/{table}/state", seat=0)).status_code == 403
            claimed = await phone.post_ok(f"/api/tables/{table}/claim", token=token)
            assert claimed["you"] == [0]
            await phone.post_ok(f"/api/tables/{table}/ready", seat=0, ready=True)
            assert (await phone.state(table, 0))["view"] == (await ann.state(table, 0))["view"]

    asyncio.run(play())


def test_a_program_plays_with_the_token_of_its_seat_and_sees_what_a_player_sees(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            made = await ann.make_table(bots=[None, "random"])
            table = made["id"]
            await ann.post_ok(f"/api/tables/{table}/ready", seat=0, ready=True)
            async with GuestClient(server.url, authorization=f"Bearer {made['links']['0']}") as program:
                del program.http.headers["origin"]
                for _ in range(12):
                    state = (await program.get(f"/api/tables/{table}/state")).json()
                    assert state["view"]["viewer"] == 0
                    if not state["asks"]:
                        await asyncio.sleep(0.05)
                        continue
                    option = state["asks"][0]["options"][0]
                    sent = {"seat": 0, "seq": state["seq"], "option": option}
                    after = await program.post_ok(f"/api/tables/{table}/answer", **sent)
                    assert after["seq"] > state["seq"]
                    again = await program.post_ok(
                        f"/api/tables/{table}/answer", **sent
                    )  # recognised, harmless
                    assert again["seq"] >= after["seq"]
                assert (await program.get(f"/api/tables/{table}/state", seat=1)).status_code == 403
                hint = await program.get(f"/api/tables/{table}/hint", seat=0)
                assert hint.status_code in (200, 409)
                assert not program.http.cookies

    asyncio.run(play())


def test_rematch_same_deal_and_branch(database: str) -> None:
    async def play() -> None:
        async with (
            running_server(database) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_with_bots(ann)
            early = await ann.post(f"/api/tables/{table}/rematch", same_deal=False)
            assert early.json()["error"]["code"] == "not-over"
            async with ann.page(table, 0) as page:
                last = await play_to_the_end(page)
            over = (await ann.get(f"/api/tables/{table}")).json()
            again = await ann.post_ok(f"/api/tables/{table}/rematch", same_deal=True)
            assert (again["you"], again["origin_table"], again["status"]) == ([0], table, "open")
            assert again["commitment"] != over["commitment"]
            assert (await ann.post_ok(f"/api/tables/{table}/rematch", same_deal=True))["id"] == again["id"]
            await ann.post_ok(f"/api/tables/{again['id']}/ready", seat=0, ready=True)
            dealt = (await ann.get(f"/api/tables/{table}/replay", at=0, seat=0)).json()
            same = await ann.state(again["id"], 0)
            assert same["view"]["seats"][0]["hand"] == dealt["view"]["seats"][0]["hand"]
            at = last["seq"] // 2
            branch = await bob.post_ok(f"/api/tables/{table}/fork", at=at, seat=1, name="Bob")
            assert (branch["you"], branch["origin_seq"], branch["status"]) == ([1], at, "running")
            async with bob.page(branch["id"], 1) as page:
                assert (await play_to_the_end(page))["seq"] > at
            beyond = await bob.post(f"/api/tables/{table}/fork", at=last["seq"] + 1, seat=0)
            assert beyond.json()["error"]["code"] == "no-such-position"

    asyncio.run(play())


def test_a_replay_shows_public_information_and_after_the_end_all_hands(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = await table_with_bots(ann)
            running = (await ann.get(f"/api/tables/{table}/replay", at=0, seat=0)).json()
            assert (running["view"]["viewer"], running["views"]) == (-1, None)
            async with ann.page(table, 0) as page:
                last = await play_to_the_end(page)
            pages = [m for m in page.received if m["type"] == "update" and m["events"]]
            for message in pages:
                past = (await ann.get(f"/api/tables/{table}/replay", at=message["seq"], seat=0)).json()
                assert past["view"] == message["view"]
                assert past["events"] == [[message["seq"], dict(message["events"])[message["seq"]]]]
                assert [view["viewer"] for view in past["views"]] == [0, 1]
            assert (await ann.get(f"/api/tables/{table}/replay", at=last["seq"] + 1)).status_code == 404

    asyncio.run(play())


def test_events_of_the_deal_are_entry_0_of_the_log(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = await table_with_bots(ann, game="lords", choices={"game": "first"})
            events = (await ann.get(f"/api/tables/{table}/events", seat=0)).json()["events"]
            assert events[0][0] == 0
            assert {"YearBegan", "CreatureOffered", "AdventurerCame"} <= {
                event["kind"] for event in events[0][1]
            }
            later = (await ann.get(f"/api/tables/{table}/events", seat=0, since=1)).json()["events"]
            assert all(seq > 1 for seq, _ in later)
            dealt = (await ann.get(f"/api/tables/{table}/replay", at=0)).json()
            assert dealt["events"] == [events[0]]
            quiet = await table_with_bots(ann)
            assert (await ann.get(f"/api/tables/{quiet}/replay", at=0)).json()["events"] == []

    asyncio.run(play())


def test_one_device_may_hold_several_seats(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = (await ann.make_table())["id"]
            joined = await ann.post_ok(f"/api/tables/{table}/join", name="Bob", seat=1)
            assert joined["you"] == [0, 1]
            for seat in (0, 1):
                await ann.post_ok(f"/api/tables/{table}/ready", seat=seat, ready=True)
            for seat in (0, 1):
                assert (await ann.state(table, seat))["view"]["viewer"] == seat

    asyncio.run(play())


def test_the_rules_decide_how_many_may_sit_at_a_table(sqlite: str) -> None:
    """DL-M1: a mission is for one as well, a whole game is not."""

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            reply = {game["name"]: game for game in (await ann.get("/api/games")).json()}
            assert (reply["lords"]["seats"], reply["lords"]["possible"]) == ([2, 3, 4], [1, 2, 3, 4])
            alone = {"game": "lords", "seats": 1, "name": "Ann"}
            refused = await ann.post("/api/tables", **alone)
            assert (refused.status_code, refused.json()["refusal"]["clause"]) == (422, "DL-1")
            made = await ann.post("/api/tables", **alone, choices={"scenario": "M1"})
            assert len(made.json()["seats"]) == 1

    asyncio.run(play())
