"""Answers are previewed in imagined worlds: certain results come true, uncertain ones are not shown."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from kazamata import game_registry
from kazamata.answer_walk import AnswerWalk, isolated_worlds
from kazamata.codec.views import view_bytes
from kazamata.core.events import Event, redact
from kazamata.game_registry import AnyRules
from tests.server.running_server import GuestClient, running_server, table_for_two, table_with_bots

TABLES: dict[str, tuple[int, dict[str, str]]] = {
    "tranquility": (3, {}),
    "miners": (3, {}),
    "lords": (2, {}),
}


def random_line(rules: AnyRules, world: Any, seat: int, chance: Random, most: int) -> list[int]:
    """A legal line of answers in one of the imagined worlds."""
    walk, line = AnswerWalk(rules, [world], seat), list[int]()
    while len(line) < most and (ask := walk.ask):
        line.append(int(chance.choice(list(ask.options))))
        walk.give(line[-1])
    return line


def preview(rules: AnyRules, worlds: list[Any], seat: int, line: list[int]) -> AnswerWalk:
    return AnswerWalk(rules, worlds, seat, isolated=True).give_all(line)


def own(rules: AnyRules, events: list[Event], seat: int) -> list[tuple[int, list[int]]]:
    """The events that concern a seat."""
    fields = [(event, [field.name for field in rules.event_kinds[event.kind].fields]) for event in events]
    return [
        (int(e.kind), list(e.values)) for e, names in fields if names[:1] == ["seat"] and e.values[0] == seat
    ]


@pytest.mark.parametrize("game", TABLES)
def test_certain_results_come_true(game: str) -> None:
    """The same answers lead to the previewed result in the real world, whatever the others answer between."""
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
        walk = preview(rules, worlds, int(ask.seat), line)
        if walk.taken and not walk.diverged:
            events = rules.take(rules.copy(state), ask.seat, line[0])
            known = own(
                rules, [redact(event, rules.event_kinds, ask.seat) for event in events], int(ask.seat)
            )
            previewed = own(rules, walk.events, int(ask.seat))
            assert previewed[: len(known)] == known[: len(previewed)]
            certain += 1
        rules.take(state, ask.seat, line[0])
    assert certain > 10


@pytest.mark.parametrize("game", TABLES)
def test_a_preview_depends_only_on_the_view(game: str) -> None:
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
        here, there = (preview(rules, worlds, int(ask.seat), line) for worlds in (one, other))
        assert (here.taken, here.diverged) == (there.taken, there.diverged)
        assert view_bytes(rules.see(here.world, ask.seat)) == view_bytes(rules.see(there.world, ask.seat))
        rules.take(state, ask.seat, ask.options[0])


def test_IM16_a_preview_runs_through_the_reveal_and_up_to_the_surface() -> None:
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
        walk = preview(rules, worlds, int(ask.seat), line)
        names = [rules.event_kinds[event.kind].name for event in walk.events]
        assert "RoundBegan" not in names
        longest = max(longest, walk.taken)
    assert longest >= 3, "a card is chosen, placed, and something of it is used"


def test_IM14_a_preview_continues_after_the_question_of_an_event_without_waiting() -> None:
    """The event's question, the card, its reveal and the way up are one line, though all choose cards in between."""
    rules = game_registry.rules("miners")
    deals = (rules.deal(rules.setup(3, {"first_game": "yes"}), seed) for seed in range(20))
    lines = [kinds_of_a_line(rules, state) for state in deals]
    found = [kinds for kinds in lines if kinds[0] == "EnterBoard" and "ChooseCard" in kinds]
    assert found
    assert all("UseSurface" in kinds for kinds in found)


def kinds_of_a_line(rules: AnyRules, state: Any) -> list[str]:
    """The first seat's questions in a preview that always takes the first option, as far as they are known."""
    worlds, kinds = isolated_worlds(rules, rules.see(state, 0), 0, "salt"), list[str]()
    walk = preview(rules, worlds, 0, [])
    while ask := walk.ask:
        kinds.append(rules.ask_kinds[ask.kind].name)
        walk.give(int(ask.options[0]))
    return kinds


def test_a_refused_answer_ends_a_preview_with_its_reason() -> None:
    rules = game_registry.rules("tranquility")
    state = rules.deal(rules.setup(1, {}), 1)
    worlds = isolated_worlds(rules, rules.see(state, 0), 0, "salt")
    finish = rules.ask_kinds[0].option("play-finish")
    walk = preview(rules, worlds, 0, [int(finish)])
    assert (walk.taken, walk.diverged) == (0, False)
    assert walk.refusal is not None
    assert walk.refusal.clause == "TQ-18"


def test_a_preview_ends_before_drawn_cards() -> None:
    """New cards are unknown before they are drawn (TQ-8)."""
    rules = game_registry.rules("tranquility")
    state = rules.deal(rules.setup(2, {}), 5)
    seat = int(rules.ask(state)[0].seat)
    worlds = isolated_worlds(rules, rules.see(state, seat), seat, "salt")
    line = random_line(rules, worlds[0], seat, Random(1), 3)
    walk = preview(rules, worlds, seat, line)
    assert walk.diverged
    assert "CardDrawn" not in [rules.event_kinds[event.kind].name for event in walk.events]


def test_a_page_and_a_program_can_preview(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = await table_with_bots(ann)
            async with ann.page(table, seat=0) as page:
                table_state = await page.next_state(lambda p: bool(p["asks"]))
                ask, seq = table_state["asks"][0], table_state["seq"]
                body = {"seat": 0, "seq": seq, "lines": [[ask["options"][0]], [10**6]]}
                await page.send(type="preview_lines", table=table, ref=7, **body)
                reply = await page.until("line_previews")
                assert reply["ref"] == 7
                by_rest = await ann.post_ok(f"/api/tables/{table}/preview", **body)
                assert by_rest["lines"] == reply["lines"]
                first, second = reply["lines"]
                assert first["taken"] >= 0
                assert second["refused"]
                assert (await ann.state(table, 0))["seq"] == seq, "a trial changes nothing"

    asyncio.run(play())


def test_only_the_own_seat_can_be_previewed(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            for guest, seat in ((ann, 1), (bob, 0)):
                answer = await guest.post(f"/api/tables/{table}/preview", seat=seat, seq=0, lines=[[0]])
                assert answer.status_code == 403
            asked = (await ann.state(table, 0))["asked_seats"][0]["seat"]
            other = bob if asked == 0 else ann
            late = await other.post(f"/api/tables/{table}/preview", seat=1 - asked, seq=0, lines=[[0]])
            assert late.status_code == 409

    asyncio.run(play())
