"""The result of a staged battle with each possible combat card: it comes true, and it reveals no secret."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from kazamata import game_registry
from kazamata.answer_walk import AnswerWalk, isolate_world
from kazamata.codec.views import view_bytes
from kazamata.core.dice import seeded
from kazamata.core.events import Event, redact
from kazamata.core.rules import NO_REVEAL
from kazamata.games.lords.rules import LORDS
from kazamata.games.lords.state import COMBAT, State
from kazamata.games.lords.view import HIDDEN
from kazamata.server.preview.reveals import complete_line, default_option
from tests.server.running_server import GuestClient, running_server

BATTLES = 200
STOPS = ["PlanBattle"]
READY = (
    "PlanBattle",
    int(LORDS.ask_kinds[[kind.name for kind in LORDS.ask_kinds].index("PlanBattle")].option("ready")),
)


def combats(seed: int, seats: int) -> Any:
    """A random game, yielded at every question of a Combat with the asked seat."""
    chance = Random(seed)
    state = LORDS.deal(LORDS.setup(seats, {}), seed)
    while asks := LORDS.ask(state):
        ask = chance.choice(asks)
        if state.phase == COMBAT:
            yield state, int(ask.seat), chance
            ask = LORDS.ask_of(state, ask.seat) or LORDS.ask(state)[0]
        LORDS.take(state, ask.seat, chance.choice(list(ask.options)))


def kind_of(state: State, seat: int) -> str | None:
    ask = LORDS.ask_of(state, seat)
    return None if ask is None else LORDS.ask_kinds[ask.kind].name


def random_plan(state: State, seat: int, chance: Random) -> list[tuple[str, int]]:
    """A legal plan of a battle from here to READY."""
    walk, steps = AnswerWalk(LORDS, [state], seat), list[tuple[str, int]]()
    while kind_of(walk.world, seat) == "PlanBattle" and READY not in steps and (ask := walk.ask):
        steps.append(("PlanBattle", int(chance.choice(list(ask.options)))))
        walk.give(steps[-1][1])
    return steps


def own(events: list[Event], seat: int) -> list[tuple[str, list[int]]]:
    """The events of a seat's battle."""
    rows = [
        (LORDS.event_kinds[event.kind], list(redact(event, LORDS.event_kinds, seat).values))
        for event in events
    ]
    named = [
        (kind.name, values) for kind, values in rows if [one.name for one in kind.fields][:1] == ["seat"]
    ]
    return [(name, values) for name, values in named if values[0] == seat and name != "BattlePlanned"]


def preview_runs(
    world: State, seat: int, plan: list[tuple[str, int]], worlds: int = 2
) -> list[tuple[int, list[int], AnswerWalk]]:
    """The preview for every card: its number, the answers, how far it is certain."""
    rows = []
    for number in range(worlds):
        row = LORDS.reveal_worlds(LORDS.see(world, seat), seeded(number))
        for _, one in row:
            isolate_world(LORDS, one, seat)
        rows.append(row)
    runs = []
    for same in zip(*rows, strict=True):
        line = complete_line(LORDS, same[0][1], seat, plan, {}, STOPS)
        walk = AnswerWalk(LORDS, [one for _, one in same], seat, isolated=True).give_all(line.options)
        runs.append((same[0][0], line.options, walk))
    return runs


def play_out(state: State, seat: int, line: list[int], chance: Random) -> list[Event] | None:
    """The same answers at the real table, with random answers of the others; None if the Paladin intervenes."""
    world, events, left = LORDS.copy(state), [], list(line)
    while asks := LORDS.ask(world):
        mine = LORDS.ask_of(world, seat)
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


def test_each_default_answer_comes_from_the_next_list_with_a_legal_option() -> None:
    lists: list[Sequence[int]] = [[11, 12], [99], [12, 13]]
    legal = [12, 13, 14]
    assert [default_option(lists, legal) for _ in range(4)] == [12, 12, 12, 12]
    lists = [[13, 12], [12, 13]]
    assert [default_option(lists, legal) for _ in range(3)] == [13, 12, 13]
    assert default_option([[99]], legal) == 12, "else the first legal option"


@pytest.mark.clause("DL56")
def test_with_a_known_card_the_preview_of_a_battle_comes_true() -> None:
    """Damage, prevention, healing, fatigue and conquest of 200 battles, event by event."""
    compared = 0
    for seed in range(1000):
        for state, seat, chance in combats(seed, 2 + seed % 3):
            if kind_of(state, seat) != "PlanBattle" or chance.random() < 0.5:
                continue
            state.lords[seat].spied_cards = 15
            plan = random_plan(state, seat, chance)
            [(card, line, line_run)] = preview_runs(state, seat, plan)
            assert card == state.city_card(state.combat_round - 1)
            assert line_run.taken == len(line)
            real = play_out(state, seat, line, chance)
            if real is None:
                continue
            previewed = own(line_run.events, seat)
            assert own(real, seat)[: len(previewed)] == previewed
            compared += any(name == "BattleStep" for name, _ in previewed)
            state.lords[seat].spied_cards = 0
            if compared >= BATTLES:
                return
    raise AssertionError(f"only {compared} battles")


@pytest.mark.clause("DL10")
def test_there_is_a_preview_for_every_possible_card() -> None:
    counted: set[int] = set()
    for seed in range(3):
        for state, seat, chance in combats(seed, 3):
            view = LORDS.see(state, seat)
            known = [card for card in view.city_cards if card != HIDDEN]
            runs = preview_runs(state, seat, random_plan(state, seat, chance))
            numbers = [number for number, _, _ in runs]
            assert len(set(numbers)) == len(numbers)
            if view.city_cards[view.combat_round - 1] == HIDDEN:
                assert len(numbers) == 9 - len(known)
                assert not set(numbers) & set(known)
                assert int(state.city_card(state.combat_round - 1)) in numbers
            else:
                assert numbers == [view.city_cards[view.combat_round - 1]]
            counted.add(len(numbers))
    assert {1, 9, 8, 7} <= counted


def test_the_previews_depend_only_on_the_view() -> None:
    """Two worlds that differ in the cards and in the traps of others have the same preview."""
    seen = 0
    for state, seat, chance in combats(5, 3):
        view = LORDS.see(state, seat)
        twin = LORDS.imagine(view, seeded(99))
        plan = random_plan(state, seat, chance)
        here, there = preview_runs(state, seat, plan), preview_runs(twin, seat, plan)
        assert [(card, line, line_run.taken, line_run.diverged) for card, line, line_run in here] == [
            (card, line, line_run.taken, line_run.diverged) for card, line, line_run in there
        ]
        for (_, _, one), (_, _, other) in zip(here, there, strict=True):
            assert own(one.events, seat) == own(other.events, seat)
            assert view_bytes(LORDS.see(one.world, seat)) == view_bytes(LORDS.see(other.world, seat))
        seen += list(state.combat_cards) != list(twin.combat_cards)
    assert seen > 5


@pytest.mark.parametrize("game", game_registry.GAME_NAMES)
def test_outside_a_combat_there_is_one_preview_without_a_card(game: str) -> None:
    rules = game_registry.rules(game)
    state = rules.deal(rules.setup(2, {}), 3)
    ask = rules.ask(state)[0]
    assert [number for number, _ in rules.reveal_worlds(rules.see(state, ask.seat), seeded(1))] == [NO_REVEAL]


async def mission(guest: GuestClient, key: str) -> str:
    table = await guest.post_ok("/api/tables", game="lords", seats=1, choices={"scenario": key}, name="Ann")
    await guest.post_ok(f"/api/tables/{table['id']}/ready", seat=0, ready=True)
    found: str = table["id"]
    return found


def test_a_mission_is_solved_with_its_line(sqlite: str) -> None:
    """The whole best line of a mission with its results, and the same figures as the solver's."""

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = await mission(ann, "M1")
            found = (await ann.get(f"/api/tables/{table}/solve", seat=0)).json()
            assert found["figures"] == {"lost_tiles": 1.0, "prisoners": 3.0, "spent": 1.0}
            kinds = [event["kind"] for step in found["line"] for event in step["events"]]
            assert kinds.count("AdventurerDied") == 3
            assert kinds.count("TileConquered") == 1
            assert all(step["sentence"] for step in found["line"])
            steps = [[step["kind"], step["option"]] for step in found["line"]]
            body = {"seat": 0, "seq": 0, "steps": steps[:4], "stop_kinds": STOPS}
            [reveal] = (await ann.post_ok(f"/api/tables/{table}/reveals", **body))["reveals"]
            assert (reveal["number"], reveal["assumed"], reveal["preview"]["taken"]) == (NO_REVEAL, [], 4)
            for step in found["line"]:
                seq = (await ann.state(table, 0))["seq"]
                await ann.post_ok(f"/api/tables/{table}/answer", seat=0, seq=seq, option=step["option"])
            state = await ann.state(table, 0)
            assert (state["status"], state["outcome"]["end_reason"]) == ("over", "passed")
            again = (await ann.get(f"/api/tables/{table}/solve", seat=0, at=0)).json()
            assert again["line"] == found["line"]
            assert (found["matched_figures"], again["matched_figures"]) == (None, 3)

    asyncio.run(play())


def test_a_worse_defence_gets_fewer_marks(sqlite: str) -> None:
    """A player who always gives the last answer fights with nothing: tiles are lost, and nobody is caught."""

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = await mission(ann, "M1")
            while (state := await ann.state(table, 0))["asks"]:
                option = state["asks"][0]["options"][-1]
                await ann.post_ok(f"/api/tables/{table}/answer", seat=0, seq=state["seq"], option=option)
            assert state["outcome"]["end_reason"] == "failed"
            assert (await ann.get(f"/api/tables/{table}/solve", seat=0, at=0)).json()["matched_figures"] == 0

    asyncio.run(play())


def test_the_game_list_names_the_missions(sqlite: str) -> None:
    async def look() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            scenarios = {game["name"]: game["missions"] for game in (await ann.get("/api/games")).json()}
            assert scenarios["miners"] == scenarios["tranquility"] == []
            assert [(one["key"], one["seats"]) for one in scenarios["lords"]] == [
                (f"M{n}", 1) for n in range(1, 6)
            ]
            for one in scenarios["lords"]:
                made = await ann.post_ok(
                    "/api/tables", game="lords", name="Ann", seats=1, choices=one["choices"]
                )
                assert made["choices"]["scenario"] == one["key"]

    asyncio.run(look())


def test_solutions_are_only_for_solo_tables(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            made = await ann.post_ok(
                "/api/tables", game="lords", seats=2, choices={"scenario": "M1"}, name="Ann"
            )
            await bob.post_ok(f"/api/tables/{made['id']}/join", name="Bob")
            for guest, seat in ((ann, 0), (bob, 1)):
                await guest.post_ok(f"/api/tables/{made['id']}/ready", seat=seat, ready=True)
            assert (await ann.get(f"/api/tables/{made['id']}/solve", seat=0)).status_code == 403
            body = {"seat": 1, "seq": 0, "steps": []}
            assert (await ann.post(f"/api/tables/{made['id']}/reveals", **body)).status_code == 403

    asyncio.run(play())
