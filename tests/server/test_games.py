"""Every registered game over real sockets and REST: the server has no code for a particular game."""

from __future__ import annotations

import asyncio
import random
from hashlib import sha256
from typing import Any

import pytest

from kazamata import game_registry
from kazamata.bots import roster
from kazamata.codec import gamelog
from kazamata.core.rules import Setup
from kazamata.server.http.routes.games import game_info, possible_seats
from kazamata.server.http.static_files import games_with_board
from tests.server.running_server import (
    GuestClient,
    RunningServer,
    SocketClient,
    give_up_together,
    open_browsers,
    play_to_the_end,
    running_server,
    table_for_two,
    table_with_bots,
)

Case = tuple[str, int, dict[str, str], int]
CASES: list[Case] = [  # game, seats, choices, about when the server is restarted
    ("tranquility", 3, {"storms": "yes", "monsters": "3"}, 20),
    ("miners", 3, {}, 60),
    ("lords", 2, {}, 50),
    ("lords", 4, {"game": "first"}, 90),
    ("lords", 2, {"scenario": "M1"}, 3),
]


def name(case: Case) -> str:
    return f"{case[0]}-{case[1]}-{'-'.join(case[2].values())}"


def test_every_game_is_listed_with_all_its_choices(sqlite: str) -> None:
    async def look() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            listed = {game["name"]: game for game in (await ann.get("/api/games")).json()}
            assert tuple(listed) == game_registry.GAME_NAMES
            for game, info in listed.items():
                rules = game_registry.rules(game)
                assert (info["seats"], info["version"]) == (list(rules.seats), rules.version)
                assert tuple(info["bots"]) == roster.names(game)
                shortest, longest = info["minutes"]
                assert 0 < shortest <= longest
                assert info["weight"] in (1, 2, 3)
                assert [choice["key"] for choice in info["choices"]] == [c.key for c in rules.choices]
                assert info["board"] == (game in games_with_board())
                assert info["title"]
                assert all(len(choice["labels"]) == len(choice["values"]) for choice in info["choices"])
                for language in ("en", "hu", "pl", "sr"):
                    words = await ann.get(f"/api/words/{game}/{language}")
                    assert "game-title =" in words.text
                    book = (await ann.get(f"/api/rules/{game}/{language}")).json()
                    assert book["chapters"]

    asyncio.run(look())


def text_of_wire(sentence: list[Any]) -> str:
    """A sentence from the wire, as plain text."""
    return "".join(part if isinstance(part, str) else part[2] for part in sentence)


@pytest.mark.parametrize("case", CASES, ids=name)
def test_a_person_and_bots_play_through_a_restart_and_play_again(case: Case, sqlite: str) -> None:
    game, seats, choices, pause_at = case

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = await table_with_bots(ann, bots=seats - 1, game=game, choices=choices)
            before = (await ann.get(f"/api/tables/{table}")).json()
            assert (before["seed"], before["game"]) == (None, game)
            async with ann.page(table, 0) as first:
                await _play_until(first, pause_at)
            reached, cookies = (await ann.state(table, 0))["seq"], dict(ann.http.cookies)
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            ann.http.cookies.update(cookies)
            assert (await ann.state(table, 0))["seq"] >= reached
            async with ann.page(table, 0) as second:
                last = await play_to_the_end(second)
            await _check_the_end(ann, table, last, before["commitment"])
            await _check_replays(ann, table, [*first.received, *second.received], last["seq"], seats)
            await _same_deal(server, ann, table, seats)
            await _branch(ann, table, last["seq"] // 2, seats)

    asyncio.run(play())


async def _play_until(page: SocketClient, seq: int) -> None:
    table_state = await page.next_state()
    while table_state["seq"] < seq and table_state["status"] != "over":
        if table_state["asks"]:
            await page.answer(table_state)
        table_state = await page.next_state(lambda later, seq=table_state["seq"]: later["seq"] > seq)  # type: ignore[misc]


async def _check_the_end(ann: GuestClient, table: str, last: Any, commitment: str) -> None:
    after = (await ann.get(f"/api/tables/{table}")).json()
    assert sha256(f"{after['seed']}:{after['nonce']}".encode()).hexdigest() == commitment
    assert last["outcome"]["end_reason"]
    assert last["outcome"]["sentences"]
    assert {**after["outcome"], "sentences": last["outcome"]["sentences"]} == last["outcome"]
    log = gamelog.loads((await ann.get(f"/api/tables/{table}/log")).text)
    assert len(list(gamelog.replay(log))) == last["seq"]  # every fingerprint fits


async def _check_replays(ann: GuestClient, table: str, received: list[Any], last: int, seats: int) -> None:
    """A replay shows what the page showed at that time, and after the end all hands."""
    shown = [message for message in received if message["type"] == "update" and message["events"]]
    for message in shown[:: max(1, len(shown) // 25)]:
        past = (await ann.get(f"/api/tables/{table}/replay", at=message["seq"], seat=0)).json()
        assert past["view"] == message["view"]
        assert past["events"][0][1] == dict(message["events"])[message["seq"]]
        assert [view["viewer"] for view in past["views"]] == list(range(seats))
    events = (await ann.get(f"/api/tables/{table}/events", seat=0)).json()
    assert [seq for seq, _ in events["events"] if seq > 0] == list(range(1, last + 1))


async def _same_deal(server: RunningServer, ann: GuestClient, table: str, seats: int) -> None:
    again = await ann.post_ok(f"/api/tables/{table}/rematch", same_deal=True)
    assert (again["you"], again["status"], len(again["seats"])) == ([0], "open", seats)
    await ann.post_ok(f"/api/tables/{again['id']}/ready", seat=0, ready=True)
    records = [await server.table_registry.store.table(one) for one in (table, again["id"])]
    assert records[0] is not None
    assert records[1] is not None
    assert records[0].seed == records[1].seed
    assert records[0].choices == records[1].choices
    deals = [(await ann.get(f"/api/tables/{one}/replay", at=0)).json() for one in (table, again["id"])]
    assert deals[0]["view"] == deals[1]["view"]


async def _branch(ann: GuestClient, table: str, at: int, seats: int) -> None:
    seat = seats - 1
    branch = await ann.post_ok(f"/api/tables/{table}/fork", at=at, seat=seat, name="Ann")
    assert (branch["you"], branch["origin_seq"], branch["status"]) == ([seat], at, "running")
    async with ann.page(branch["id"], seat) as page:
        assert (await play_to_the_end(page))["seq"] > at


@pytest.mark.parametrize("game", ["miners", "lords"])
def test_two_people_play_at_once_and_get_every_event_once(game: str, database: str) -> None:
    async def play() -> None:
        async with (
            running_server(database) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob, game=game)
            async with ann.page(table, 0) as first, bob.page(table, 1) as second, bob.page(table) as third:
                watching = asyncio.create_task(third.next_state(lambda p: bool(p["status"] == "over")))
                ends = await asyncio.gather(play_to_the_end(first), play_to_the_end(second))
                await watching
            assert ends[0]["outcome"] == ends[1]["outcome"]
            for page in (first, second, third):
                events = [seq for m in page.received if m["type"] == "update" for seq, _ in m["events"]]
                assert events == list(range(1, ends[0]["seq"] + 1))

    asyncio.run(play())


@pytest.mark.parametrize("game", ["miners", "lords"])
def test_programs_play_a_whole_game_over_rest(game: str, sqlite: str) -> None:
    """Programs use only the tokens of their seats and see what a player sees."""

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            made = await ann.make_table(game=game, choices={"scenario": "M2"} if game == "lords" else {})
            joined = await ann.post_ok(f"/api/tables/{made['id']}/join", name="Bob")
            for seat in (0, 1):
                await ann.post_ok(f"/api/tables/{made['id']}/ready", seat=seat, ready=True)
            tokens = (made["links"]["0"], joined["links"]["1"])
            bearers = (GuestClient(server.url, authorization=f"Bearer {token}") for token in tokens)
            async with open_browsers(*bearers) as programs:
                await _to_the_end(programs, made["id"])

    async def _to_the_end(programs: list[GuestClient], table: str) -> None:
        states = [await program.state(table, seat) for seat, program in enumerate(programs)]
        while states[0]["status"] != "over":
            seat = random.choice([seat for seat in (0, 1) if states[seat]["asks"]])
            option = random.choice(states[seat]["asks"][0]["options"])
            sent = {"seat": seat, "seq": states[seat]["seq"], "option": option}
            await programs[seat].post_ok(f"/api/tables/{table}/answer", **sent)
            states = [await program.state(table, seat) for seat, program in enumerate(programs)]
            assert [state["view"]["viewer"] for state in states] == [0, 1]

    asyncio.run(play())


async def _settled(pages: tuple[SocketClient, SocketClient], seq: int) -> list[Any]:
    """The table states of both pages once both have reached this entry."""
    table_states = []
    for page in pages:
        shown = [m for m in page.received if m["type"] in ("state", "update") and m["seq"] >= seq]
        table_states.append(shown[-1] if shown else await page.next_state(lambda p: bool(p["seq"] >= seq)))
    return table_states


@pytest.mark.parametrize(("game", "kind"), [("miners", "ChooseCard"), ("lords", "ChooseOrder")])
def test_a_secret_answer_is_taken_back_freely_after_another_has_answered(
    game: str, kind: str, sqlite: str
) -> None:
    """Both answer in secret, and the first takes it back. The other keeps his answer and has the same question."""

    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            both_secret = False
            while not both_secret:
                table = await table_for_two(ann, bob, game=game)
                async with ann.page(table, 0) as first, bob.page(table, 1) as second:
                    pages = (first, second)
                    now = await _settled(pages, 0)
                    while not all(p["asks"] and p["asks"][0]["kind"] == kind for p in now):
                        seat = next(seat for seat in (0, 1) if now[seat]["asks"])
                        await pages[seat].answer(now[seat], now[seat]["asks"][0]["options"][0])
                        now = await _settled(pages, now[seat]["seq"] + 1)
                    begun, seq = now, now[0]["seq"]
                    await first.answer(begun[0])
                    now = await _settled(pages, seq + 1)
                    if game == "miners":  # a card each: Bob's answer would end the phase, so he waits
                        both_secret = True
                        await _take_back(pages, table, now, begun, kept=0)
                        continue
                    await second.answer(now[1])
                    now = await _settled(pages, seq + 2)
                    both_secret = True
                    await _take_back(pages, table, now, begun, kept=1)

    asyncio.run(play())


async def _take_back(
    pages: tuple[SocketClient, SocketClient], table: str, now: list[Any], begun: list[Any], kept: int
) -> None:
    assert now[0]["undoable"]
    seq, asked = now[0]["seq"], now[1]["asks"]
    await pages[0].send(type="undo", table=table, seat=0, seq=seq - kept)  # fetched before Bob answered
    after = await _settled(pages, seq + 1 + kept)
    assert after[0]["asks"] == begun[0]["asks"]
    assert after[1]["asks"] == asked
    happened = [events for number, events in after[1]["events"] if number > seq]
    assert [events[0]["kind"] for events in happened][:1] == ["TakenBack"]
    assert len(happened) == 1 + kept
    await pages[0].send(type="undo", table=table, seat=0, seq=seq - kept)  # the same request twice
    assert (await pages[0].until("stale"))["seq"] == seq + 1 + kept


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
@pytest.mark.parametrize("language", ["en", "hu", "pl", "sr"])
def test_a_refusal_has_the_same_reason_over_rest_and_on_the_socket(
    game: str, language: str, sqlite: str
) -> None:
    """Reason, clause and remedy, in the language of the request."""

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = await table_for_two(ann, ann, game=game)
            headers = {"accept-language": language}
            async with ann.page(table, 0) as page:
                state = await ann.state(table, 0)
                asked = int(state["asked_seats"][0]["seat"])
                await page.send(type="watch", table=table, seat=asked, since=None, lang=language)
                state = await ann.state(table, asked)
                rules = game_registry.rules(game)
                [span] = [ask.option_count for ask in rules.ask_kinds if ask.name == state["asks"][0]["kind"]]
                wrong = [option for option in range(span) if option not in state["asks"][0]["options"]]
                for option in (*random.sample(wrong, min(5, len(wrong))), 2**30):
                    body = {"seat": asked, "seq": 0, "option": option}
                    answer = await ann.http.post(f"/api/tables/{table}/answer", json=body, headers=headers)
                    assert answer.status_code == 422
                    reply = answer.json()
                    await page.send(type="answer", table=table, **body)
                    refused = await page.until("refused")
                    assert reply["refusal"] == refused["refusal"]
                    assert reply["error"]["text"] == text_of_wire(refused["sentence"])
                    clause = refused["refusal"]["clause"]
                    assert reply["error"].get("clause", "") == clause
                    assert clause in text_of_wire(refused["sentence"])
                    why = f"/api/tables/{table}/why?seat={asked}&option={option}"
                    because = (await ann.http.get(why, headers=headers)).json()
                    assert because == {"refusal": refused["refusal"], "sentence": refused["sentence"]}

    asyncio.run(play())


def test_a_refused_setup_has_a_reason_in_four_languages(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            texts = set()
            body = {"game": "tranquility", "seats": 3, "name": "Ann", "choices": {"variant": "duel"}}
            for language in ("en", "hu", "pl", "sr"):
                answer = await ann.http.post("/api/tables", json=body, headers={"accept-language": language})
                reply = answer.json()
                assert (answer.status_code, reply["error"]["code"]) == (422, "refused")
                assert reply["error"]["clause"] == reply["refusal"]["clause"] != ""
                assert reply["refusal"]["clause"] in reply["error"]["text"]
                texts.add(reply["error"]["text"])
            assert len(texts) == 4

    asyncio.run(play())


FINISHED: list[Case] = [("tranquility", 2, {}, 0), ("miners", 2, {}, 0), ("lords", 2, {"game": "first"}, 0)]


def test_the_check_of_a_setup_agrees_with_the_rules(sqlite: str) -> None:
    """Every reason against another value, number of seats or preset is the engine's, and nothing else is refused."""

    async def look() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            for game in game_registry.GAME_NAMES:
                rules, dice = game_registry.rules(game), random.Random(f"setup {game}")
                usual = {choice.key: choice.default for choice in rules.choices}
                for _ in range(20):
                    chosen = {c.key: dice.choice(c.values) for c in dice.sample(rules.choices, 2)}
                    seats = dice.randint(1, max(rules.seats))
                    found = await ann.post_ok(f"/api/games/{game}/setup", seats=seats, choices=chosen)
                    mixture = {**usual, **chosen}
                    own = rules.refuse_setup(Setup(seats, mixture))
                    assert bool(found["refused"]) == (own is not None)
                    for count in possible_seats(rules):
                        refused = rules.refuse_setup(Setup(count, mixture)) is not None
                        assert refused == (str(count) in found["seats"])
                    for choice in rules.choices:
                        for value in choice.values:
                            refused = (
                                rules.refuse_setup(Setup(seats, {**mixture, choice.key: value})) is not None
                            )
                            assert refused == (value in found["choices"].get(choice.key, {}))
                    for preset in rules.presets:
                        refused = rules.refuse_setup(Setup(seats, {**usual, **preset.choices})) is not None
                        assert refused == (preset.key in found["presets"])
            duel = await ann.post_ok("/api/games/tranquility/setup", seats=3, choices={})
            assert duel["presets"]["duel"] == "A duel has exactly two seats, not 3"
            assert (duel["unused"], duel["refused"]) == (["solo"], "")
            alone = await ann.post_ok("/api/games/tranquility/setup", seats=1, choices={})
            assert alone["unused"] == ["offers", "starter"]
            for path, body, status in (
                ("nothing", {}, 404),
                ("miners", {"colour": "red"}, 400),
                ("tranquility", {"variant": "sphere"}, 400),
            ):
                answer = await ann.post(f"/api/games/{path}/setup", seats=3, choices=body)
                assert answer.status_code == status

    asyncio.run(look())


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
def test_an_unused_choice_changes_nothing(game: str) -> None:
    """The deal and the first answers are the same with every value of a choice that the rules call unused."""
    rules = game_registry.rules(game)
    unused = 0
    for seats in possible_seats(rules):
        for preset in [{}, *(preset.choices for preset in rules.presets), {"scenario": "M1"}]:
            if not preset.keys() <= {choice.key for choice in rules.choices}:
                continue
            usual = {choice.key: choice.default for choice in rules.choices} | preset
            if rules.refuse_setup(Setup(seats, usual)) is not None:
                continue
            for choice in rules.choices:
                if choice.key in rules.unused_choices(Setup(seats, usual)):
                    setups = [Setup(seats, {**usual, choice.key: value}) for value in choice.values]
                    accepted = [setup for setup in setups if rules.refuse_setup(setup) is None]
                    assert len({course(rules, setup) for setup in accepted}) == 1, choice.key
                    unused += len(accepted)
    assert unused or game == "miners"


def course(rules: Any, setup: Setup) -> tuple[str, ...]:
    """The questions of a game in which every seat gives its last option."""
    state = rules.deal(setup, 7)
    seen: list[str] = []
    while (asks := rules.ask(state)) and len(seen) < 150:
        seen.append(f"{[(ask.seat, ask.kind, list(ask.options)) for ask in asks]}")
        rules.take(state, asks[0].seat, asks[0].options[-1])
    return tuple(seen)


def test_the_first_game_of_a_new_player_can_be_set_and_is_simpler() -> None:
    firsts = {game: game_info(game, "en").first for game in game_registry.GAME_NAMES}
    found = {game: (first.seats, first.choices) for game, first in firsts.items() if first is not None}
    assert found == {"miners": (3, {"first_game": "yes"}), "lords": (4, {"game": "first"})}
    for game, (seats, choices) in found.items():
        assert game_registry.rules(game).setup(seats, choices).seats == seats


@pytest.mark.parametrize("case", FINISHED, ids=name)
def test_the_game_list_marks_the_games_that_a_guest_has_finished(sqlite: str, case: Case) -> None:
    """A game that was given up does not count; a hidden one does, and only for its players."""
    game, seats, choices, _ = case

    async def finished(guest: GuestClient) -> list[str]:
        return [reply["name"] for reply in (await guest.get("/api/games")).json() if reply["finished"]]

    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            assert await finished(ann) == []
            await give_up_together(await table_with_bots(ann, seats - 1, game=game, choices=choices), ann)
            assert await finished(ann) == []
            table = await table_with_bots(ann, seats - 1, game=game, choices=choices)
            assert await finished(ann) == []
            async with ann.page(table, 0) as page:
                await play_to_the_end(page)
            await ann.post_ok(f"/api/tables/{table}/hide", hidden=True)
            assert (await finished(ann), await finished(bob)) == ([game], [])

    asyncio.run(play())


def test_a_mission_does_not_count_as_a_finished_game(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = await table_with_bots(ann, 0, game="lords", choices={"scenario": "M1"})
            async with ann.page(table, 0) as page:
                await play_to_the_end(page)
            assert not any(reply["finished"] for reply in (await ann.get("/api/games")).json())

    asyncio.run(play())
