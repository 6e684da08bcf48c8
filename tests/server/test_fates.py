"""What a staged battle comes to with each combat card that may come: it is what happens, and it tells no secret."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from kazamata import game_registry
from kazamata.codec.views import view_bytes
from kazamata.core.dice import seeded
from kazamata.core.events import NO_EVENTS, Event, redact
from kazamata.core.rules import NO_REVEAL
from kazamata.core.steps import run_agenda
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import COMBAT, State
from kazamata.games.lords.view import HIDDEN
from kazamata.server.preview.lines import LineRun, run_line
from kazamata.server.preview.reveals import complete_line
from tests.server.online import GuestClient, running_server

BATTLES = 200
STOPS = ["PlanBattle"]
READY = (
    "PlanBattle",
    int(LORDS.ask_kinds[[kind.name for kind in LORDS.ask_kinds].index("PlanBattle")].option("ready")),
)


def combats(seed: int, seats: int) -> Any:
    """A random game, handed out at every question of a Combat with the seat that is asked."""
    chance = Random(seed)
    state = LORDS.deal(LORDS.setup(seats, {}), seed)
    while asks := LORDS.ask(state):
        ask = chance.choice(asks)
        if state.phase == COMBAT:
            yield state, int(ask.seat), chance
            ask = next((one for one in LORDS.ask(state) if one.seat == ask.seat), LORDS.ask(state)[0])
        LORDS.take(state, ask.seat, chance.choice(list(ask.options)))


def kind_of(state: State, seat: int) -> str | None:
    return next((LORDS.ask_kinds[ask.kind].name for ask in LORDS.ask(state) if ask.seat == seat), None)


def random_plan(state: State, seat: int, chance: Random) -> list[tuple[str, int]]:
    """A legal plan of a battle from here to READY."""
    world, steps = LORDS.copy(state), []
    while kind_of(world, seat) == "PlanBattle" and READY not in steps:
        ask = next(ask for ask in LORDS.ask(world) if ask.seat == seat)
        steps.append(("PlanBattle", int(chance.choice(list(ask.options)))))
        LORDS.take(world, seat, steps[-1][1])
    return steps


def own(events: list[Event], seat: int) -> list[tuple[str, list[int]]]:
    """What the battle of a seat tells."""
    rows = [
        (LORDS.event_kinds[event.kind], list(redact(event, LORDS.event_kinds, seat).values))
        for event in events
    ]
    named = [
        (kind.name, values) for kind, values in rows if [one.name for one in kind.fields][:1] == ["seat"]
    ]
    return [(name, values) for name, values in named if values[0] == seat and name != "BattlePlanned"]


def told(
    world: State, seat: int, plan: list[tuple[str, int]], worlds: int = 2
) -> list[tuple[int, list[int], LineRun]]:
    """The story of every card: its number, the answers, how far it is certain."""
    rows = []
    for number in range(worlds):
        row = LORDS.reveal_worlds(LORDS.see(world, seat), seeded(number))
        for _, one in row:
            LORDS.isolate(one, seat)
            run_agenda(one, one.agenda, NO_EVENTS)
        rows.append(row)
    stories = []
    for same in zip(*rows, strict=True):
        line = complete_line(LORDS, LORDS.copy(same[0][1]), seat, plan, {}, STOPS)
        stories.append(
            (same[0][0], line.options, run_line(LORDS, [one for _, one in same], seat, line.options))
        )
    return stories


def play_out(state: State, seat: int, line: list[int], chance: Random) -> list[Event] | None:
    """The same answers at the real table, the others answer at random; None if the Paladin comes between."""
    world, events, left = LORDS.copy(state), [], list(line)
    while asks := LORDS.ask(world):
        mine = next((ask for ask in asks if ask.seat == seat), None)
        if mine is not None and not left:
            break
        if mine is not None:
            events += LORDS.take(world, seat, left.pop(0))
        else:
            other = chance.choice(asks)
            events += LORDS.take(world, other.seat, chance.choice(list(other.options)))
        if not left and world.combat_round != state.combat_round:
            break
    names = [LORDS.event_kinds[event.kind].name for event in events]
    return None if "PaladinCame" in names else events


@pytest.mark.clause("DL56")
def test_with_a_known_card_a_battle_goes_as_it_was_foretold() -> None:
    """Damage, prevention, healing, fatigue and conquest of 200 battles, event by event."""
    compared = 0
    for seed in range(1000):
        for state, seat, chance in combats(seed, 2 + seed % 3):
            if kind_of(state, seat) != "PlanBattle" or chance.random() < 0.5:
                continue
            state.lords[seat].spied_cards = 15
            plan = random_plan(state, seat, chance)
            [(card, line, trial)] = told(state, seat, plan)
            assert card == state.city_card(state.combat_round - 1)
            assert trial.taken == len(line)
            real = play_out(state, seat, line, chance)
            if real is None:
                continue
            foretold = own(trial.events, seat)
            assert own(real, seat)[: len(foretold)] == foretold
            compared += any(name == "BattleStep" for name, _ in foretold)
            state.lords[seat].spied_cards = 0
            if compared >= BATTLES:
                return
    raise AssertionError(f"only {compared} battles")


@pytest.mark.clause("DL10")
def test_there_is_a_story_for_every_card_that_may_come() -> None:
    counted: set[int] = set()
    for seed in range(3):
        for state, seat, chance in combats(seed, 3):
            view = LORDS.see(state, seat)
            known = [card for card in view.city_cards if card != HIDDEN]
            stories = told(state, seat, random_plan(state, seat, chance))
            numbers = [number for number, _, _ in stories]
            assert len(set(numbers)) == len(numbers)
            if view.city_cards[view.combat_round - 1] == HIDDEN:
                assert len(numbers) == 9 - len(known)
                assert not set(numbers) & set(known)
                assert int(state.city_card(state.combat_round - 1)) in numbers
            else:
                assert numbers == [view.city_cards[view.combat_round - 1]]
            counted.add(len(numbers))
    assert {1, 9, 8, 7} <= counted


def test_the_stories_are_a_matter_of_the_view_alone() -> None:
    """Two worlds that differ in the cards, and in the traps of others, are told alike."""
    seen = 0
    for state, seat, chance in combats(5, 3):
        view = LORDS.see(state, seat)
        twin = LORDS.imagine(view, seeded(99))
        plan = random_plan(state, seat, chance)
        here, there = told(state, seat, plan), told(twin, seat, plan)
        assert [(card, line, trial.taken, trial.diverged) for card, line, trial in here] == [
            (card, line, trial.taken, trial.diverged) for card, line, trial in there
        ]
        for (_, _, one), (_, _, other) in zip(here, there, strict=True):
            assert own(one.events, seat) == own(other.events, seat)
            assert view_bytes(LORDS.see(one.world, seat)) == view_bytes(LORDS.see(other.world, seat))
        seen += list(state.combat_cards) != list(twin.combat_cards)
    assert seen > 5


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
def test_outside_of_a_combat_there_is_one_story_without_a_number(game: str) -> None:
    rules = game_registry.rules(game)
    state = rules.deal(rules.setup(2, {}), 3)
    ask = rules.ask(state)[0]
    assert [number for number, _ in rules.reveal_worlds(rules.see(state, ask.seat), seeded(1))] == [NO_REVEAL]


async def mission(guest: GuestClient, key: str) -> str:
    table = await guest.ok("/api/tables", game="lords", seats=1, choices={"scenario": key}, name="Ann")
    await guest.ok(f"/api/tables/{table['id']}/ready", seat=0, ready=True)
    found: str = table["id"]
    return found


def test_a_mission_is_solved_and_its_line_is_told(sqlite: str) -> None:
    """The whole best line of a mission with what comes of it, and the same figures as the solver's."""

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = await mission(ann, "M1")
            found = (await ann.get(f"/api/tables/{table}/solve", seat=0)).json()
            assert found["figures"] == {"lost_tiles": 1.0, "prisoners": 3.0, "spent": 1.0}
            kinds = [event["kind"] for step in found["line"] for event in step["events"]]
            assert kinds.count("AdventurerDied") == 3
            assert kinds.count("TileConquered") == 1
            assert all(step["told"] for step in found["line"])
            steps = [[step["kind"], step["option"]] for step in found["line"]]
            body = {"seat": 0, "seq": 0, "steps": steps[:4], "stops": STOPS}
            [fate] = (await ann.ok(f"/api/tables/{table}/fates", **body))["fates"]
            assert (fate["number"], fate["assumed"], fate["tried"]["taken"]) == (NO_REVEAL, [], 4)
            for step in found["line"]:
                seq = (await ann.state(table, 0))["seq"]
                await ann.ok(f"/api/tables/{table}/answer", seat=0, seq=seq, option=step["option"])
            state = await ann.state(table, 0)
            assert (state["status"], state["outcome"]["end_reason"]) == ("over", "passed")
            again = (await ann.get(f"/api/tables/{table}/solve", seat=0, at=0)).json()
            assert again["line"] == found["line"]
            assert (found["marks"], again["marks"]) == (None, 3)

    asyncio.run(play())


def test_a_worse_defence_has_fewer_marks(sqlite: str) -> None:
    """Whoever always gives the last answer fights with nothing: tiles are lost, and nobody is caught."""

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = await mission(ann, "M1")
            while (state := await ann.state(table, 0))["asks"]:
                option = state["asks"][0]["options"][-1]
                await ann.ok(f"/api/tables/{table}/answer", seat=0, seq=state["seq"], option=option)
            assert state["outcome"]["end_reason"] == "failed"
            assert (await ann.get(f"/api/tables/{table}/solve", seat=0, at=0)).json()["marks"] == 0

    asyncio.run(play())


def test_the_shelf_names_what_can_be_practised(sqlite: str) -> None:
    async def look() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            shelf_ = {game["name"]: game["scenarios"] for game in (await ann.get("/api/games")).json()}
            assert shelf_["miners"] == shelf_["tranquility"] == []
            assert [(one["key"], one["seats"]) for one in shelf_["lords"]] == [
                (f"M{n}", 1) for n in range(1, 6)
            ]
            for one in shelf_["lords"]:
                made = await ann.ok("/api/tables", game="lords", name="Ann", seats=1, choices=one["choices"])
                assert made["choices"]["scenario"] == one["key"]

    asyncio.run(look())


def test_advice_is_for_who_plays_alone(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            made = await ann.ok("/api/tables", game="lords", seats=2, choices={"scenario": "M1"}, name="Ann")
            await bob.ok(f"/api/tables/{made['id']}/join", name="Bob")
            for guest, seat in ((ann, 0), (bob, 1)):
                await guest.ok(f"/api/tables/{made['id']}/ready", seat=seat, ready=True)
            assert (await ann.get(f"/api/tables/{made['id']}/solve", seat=0)).status_code == 403
            body = {"seat": 1, "seq": 0, "steps": []}
            assert (await ann.post(f"/api/tables/{made['id']}/fates", **body)).status_code == 403

    asyncio.run(play())
