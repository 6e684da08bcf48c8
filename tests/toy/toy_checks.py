"""Tests that run in a process which knows the toy game; `test_toy.py` starts it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kazamata import game_registry
from kazamata.codec import gamelog
from kazamata.core.events import redact
from kazamata.core.seats import SPECTATOR
from kazamata.words.narrator import make_narrator
from kazamata.words.sentences import Mention, text_of
from tests.codec.random_play import answer_at_random, recorder
from tests.server.running_server import GuestClient, play_to_the_end, running_server, table_with_bots

NAMES = ("Anna", "Béla", "Ćira")


def test_pebbles_is_registered_after_our_own_games() -> None:
    assert game_registry.GAME_NAMES[-1] == "pebbles"


def test_pebbles_is_logged_and_replayed(tmp_path: Path) -> None:
    table = recorder("pebbles", 3, {}, seed=5)
    answer_at_random(table, 1000)
    gamelog.save(table.log(), tmp_path / "game.jsonl")
    log = gamelog.load(tmp_path / "game.jsonl")
    assert [moment.answer.text for moment in gamelog.replay(log)] == [answer.text for answer in table.answers]
    assert table.answers[-1].text.startswith("guess ")


def test_pebbles_is_narrated_by_its_rows() -> None:
    table, game_narrator = (
        recorder("pebbles", 3, {"swaps": "1"}, seed=5),
        make_narrator("pebbles", "en", NAMES),
    )
    rules = table.rules
    [ask] = rules.ask(table.state)
    question, view = rules.question(table.state, ask), rules.see(table.state, ask.seat)
    assert text_of(game_narrator.prompt(question, view)) == "Do you keep your pebble? (1 swap left)"
    assert [text_of(option) for option in game_narrator.options(question, view)] == ["Keep it", "Swap it"]
    laid, drawn = table.take(0, 1)
    assert game_narrator.event(laid)[0] == Mention("seat", 0, "Anna")
    assert text_of(game_narrator.event(redact(drawn, rules.event_kinds, SPECTATOR))) == "Anna draws a pebble"
    refusal = rules.why(table.state, 0, 1)
    assert refusal is not None
    assert text_of(game_narrator.refusal(refusal)) == "There is no swap left: Anna (PB-3). Keep the pebble."


def test_pebbles_is_served_over_sockets(tmp_path: Path) -> None:
    async def play() -> str:
        async with (
            running_server(f"sqlite:///{tmp_path / 'tables.db'}") as server,
            GuestClient(server.url) as ann,
        ):
            table = await table_with_bots(ann, game="pebbles")
            async with ann.page(table, seat=0) as page:
                return str((await play_to_the_end(page))["status"])

    assert asyncio.run(play()) == "over"


@pytest.mark.parametrize("clause", ["PB-1", "PB-3"])
def test_pebbles_refusals_name_clauses(clause: str) -> None:
    rules = game_registry.rules("pebbles")
    refused = {
        "PB-1": rules.refuse_setup(type(rules.setup(2, {}))(7, {"swaps": "2"})),
        "PB-3": rules.refuse_setup(type(rules.setup(2, {}))(2, {"swaps": "9"})),
    }[clause]
    assert refused is not None
    assert refused.clause == clause
