"""Answers are tried in two imagined worlds: what is certain comes true, what is not is not told."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from kazamata import game_registry
from kazamata.codec.views import view_bytes
from kazamata.core.events import Event, redact
from kazamata.game_registry import AnyRules
from kazamata.server.preview.lines import run_line
from kazamata.server.preview.worlds import isolated_worlds
from tests.server.online import GuestClient, alone_with_bots, running_server, two_at_a_table

TABLES: dict[str, tuple[int, dict[str, str]]] = {
    "tranquility": (3, {}),
    "miners": (3, {}),
    "lords": (2, {}),
}


def random_line(rules: AnyRules, world: Any, seat: int, chance: Random, most: int) -> list[int]:
    """A legal line of answers in one of the imagined worlds."""
    world = rules.copy(world)
    line: list[int] = []
    while len(line) < most:
        ask = next((ask for ask in rules.ask(world) if ask.seat == seat), None)
        if ask is None:
            break
        line.append(int(chance.choice(list(ask.options))))
        rules.take(world, seat, line[-1])
    return line


def own(rules: AnyRules, events: list[Event], seat: int) -> list[tuple[int, list[int]]]:
    """What events tell of a seat."""
    fields = [(event, [field.name for field in rules.event_kinds[event.kind].fields]) for event in events]
    return [
        (int(e.kind), list(e.values)) for e, names in fields if names[:1] == ["seat"] and e.values[0] == seat
    ]


@pytest.mark.parametrize("game", TABLES)
def test_what_is_certain_comes_true(game: str) -> None:
    """Up to where the trial parts, the own answers lead there in the real world too, whoever answers between."""
    rules, chance = game_registry.rules(game), Random(game)
    seats, chosen = TABLES[game]
    state = rules.deal(rules.setup(seats, chosen), 7)
    certain = 0
    for _ in range(120):
        asks = rules.ask(state)
        if not asks:
            break
        ask = asks[0]
        worlds = isolated_worlds(rules, rules.see(state, ask.seat), int(ask.seat), "salt")
        line = random_line(rules, worlds[0], int(ask.seat), chance, 4)
        trial = run_line(rules, worlds, int(ask.seat), line)
        if trial.taken and not trial.diverged:
            events = rules.take(rules.copy(state), ask.seat, line[0])
            known = own(
                rules, [redact(event, rules.event_kinds, ask.seat) for event in events], int(ask.seat)
            )
            told = own(rules, trial.events, int(ask.seat))
            assert told[: len(known)] == known[: len(told)]
            certain += 1
        rules.take(state, ask.seat, line[0])
    assert certain > 10


@pytest.mark.parametrize("game", TABLES)
def test_a_trial_is_a_matter_of_the_view_alone(game: str) -> None:
    rules, chance = game_registry.rules(game), Random(game)
    seats, chosen = TABLES[game]
    state = rules.deal(rules.setup(seats, chosen), 11)
    for _ in range(40):
        asks = rules.ask(state)
        ask = asks[-1]
        twin = rules.imagine(rules.see(state, ask.seat), rules.copy(state).dice)
        views = [rules.see(world, ask.seat) for world in (state, twin)]
        one, other = (isolated_worlds(rules, view, int(ask.seat), "salt") for view in views)
        line = random_line(rules, one[0], int(ask.seat), chance, 3)
        here, there = (run_line(rules, worlds, int(ask.seat), line) for worlds in (one, other))
        assert (here.taken, here.diverged) == (there.taken, there.diverged)
        assert view_bytes(rules.see(here.world, ask.seat)) == view_bytes(rules.see(there.world, ask.seat))
        rules.take(state, ask.seat, ask.options[0])


def test_IM16_a_trial_runs_through_the_reveal_and_up_to_the_surface() -> None:
    rules, chance = game_registry.rules("miners"), Random(3)
    state = rules.deal(rules.setup(3, {"first_game": "yes"}), 4)
    longest = 0
    while rules.ask_kinds[rules.ask(state)[0].kind].name != "ChooseCard":
        ask = rules.ask(state)[0]
        rules.take(state, ask.seat, ask.options[0])
    ask = rules.ask(state)[0]
    for _ in range(30):
        worlds = isolated_worlds(rules, rules.see(state, ask.seat), int(ask.seat), "salt")
        line = random_line(rules, worlds[0], int(ask.seat), chance, 30)
        trial = run_line(rules, worlds, int(ask.seat), line)
        names = [rules.event_kinds[event.kind].name for event in trial.events]
        assert "RoundBegan" not in names
        longest = max(longest, trial.taken)
    assert longest >= 3, "a card is chosen, placed, and something of it is used"


def test_IM14_a_trial_goes_on_behind_an_event_that_asks_and_nobody_waits_for_the_others() -> None:
    """What an event asks, the card, its reveal and the way up are one line, though all choose cards in between."""
    rules = game_registry.rules("miners")
    deals = (rules.deal(rules.setup(3, {"first_game": "yes"}), seed) for seed in range(20))
    lines = [kinds_of_a_line(rules, state) for state in deals]
    found = [kinds for kinds in lines if kinds[0] == "EnterBoard" and "ChooseCard" in kinds]
    assert found
    assert all("UseSurface" in kinds for kinds in found)


def kinds_of_a_line(rules: AnyRules, state: Any) -> list[str]:
    """What the first seat is asked in a trial that takes the first of all options, as far as that can be known."""
    worlds, line, kinds = isolated_worlds(rules, rules.see(state, 0), 0, "salt"), list[int](), list[str]()
    trial = run_line(rules, worlds, 0, line)
    while not trial.diverged and (
        ask := next((one for one in rules.ask(trial.world) if one.seat == 0), None)
    ):
        kinds.append(rules.ask_kinds[ask.kind].name)
        line.append(int(ask.options[0]))
        trial = run_line(rules, worlds, 0, line)
    return kinds


def test_a_refused_answer_ends_a_trial_with_its_reason() -> None:
    rules = game_registry.rules("tranquility")
    state = rules.deal(rules.setup(1, {}), 1)
    worlds = isolated_worlds(rules, rules.see(state, 0), 0, "salt")
    finish = rules.ask_kinds[0].option("play-finish")
    trial = run_line(rules, worlds, 0, [int(finish)])
    assert (trial.taken, trial.diverged) == (0, False)
    assert trial.refusal is not None
    assert trial.refusal.clause == "TQ-18"


def test_drawing_cards_parts_the_worlds() -> None:
    """Whatever the new cards are, nobody knows them before they are drawn (TQ-8)."""
    rules = game_registry.rules("tranquility")
    state = rules.deal(rules.setup(2, {}), 5)
    seat = int(rules.ask(state)[0].seat)
    worlds = isolated_worlds(rules, rules.see(state, seat), seat, "salt")
    line = random_line(rules, worlds[0], seat, Random(1), 3)
    trial = run_line(rules, worlds, seat, line)
    assert trial.diverged
    assert "CardDrawn" not in [rules.event_kinds[event.kind].name for event in trial.events]


def test_a_page_and_a_program_can_try(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = await alone_with_bots(ann)
            async with ann.page(table, seat=0) as page:
                picture = await page.picture(lambda p: bool(p["asks"]))
                ask, seq = picture["asks"][0], picture["seq"]
                wish = {"seat": 0, "seq": seq, "lines": [[ask["options"][0]], [10**6]]}
                await page.send(type="preview_lines", table=table, ref=7, **wish)
                told = await page.until("line_previews")
                assert told["ref"] == 7
                by_rest = await ann.ok(f"/api/tables/{table}/preview", **wish)
                assert by_rest["lines"] == told["lines"]
                first, second = told["lines"]
                assert first["taken"] >= 0
                assert second["refused"]
                assert (await ann.state(table, 0))["seq"] == seq, "a trial changes nothing"

    asyncio.run(play())


def test_only_the_own_seat_can_be_tried(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await two_at_a_table(ann, bob)
            for guest, seat in ((ann, 1), (bob, 0)):
                answer = await guest.post(f"/api/tables/{table}/preview", seat=seat, seq=0, lines=[[0]])
                assert answer.status_code == 403
            asked = (await ann.state(table, 0))["waiting_seats"][0]["seat"]
            other = bob if asked == 0 else ann
            late = await other.post(f"/api/tables/{table}/preview", seat=1 - asked, seq=0, lines=[[0]])
            assert late.status_code == 409

    asyncio.run(play())
