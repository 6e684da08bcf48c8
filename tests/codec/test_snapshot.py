"""A stored position is the position, byte for byte."""

from __future__ import annotations

import msgspec
import pytest

from kazamata import game_registry
from kazamata.codec.snapshot import BadSnapshot, digest, freeze, thaw
from tests.codec.random_play import CASES, answer_at_random, recorder


@pytest.mark.parametrize(("game", "seats", "chosen"), CASES)
def test_freeze_thaw_and_copy_agree_at_every_decision(game: str, seats: int, chosen: dict[str, str]) -> None:
    table = recorder(game, seats, chosen, seed=11)
    rules = table.rules
    while rules.ask(table.state):
        frozen = freeze(rules, table.state)
        assert freeze(rules, thaw(rules, frozen)) == frozen
        assert freeze(rules, rules.copy(table.state)) == frozen
        answer_at_random(table, 1, seed=len(table.answers))
    assert digest(rules, thaw(rules, freeze(rules, table.state))) == digest(rules, table.state)


@pytest.mark.parametrize(("game", "seats", "chosen"), CASES)
def test_a_thawed_position_plays_on_as_the_original(game: str, seats: int, chosen: dict[str, str]) -> None:
    table = recorder(game, seats, chosen, seed=5)
    answer_at_random(table, 25)
    rules, twin = table.rules, thaw(table.rules, freeze(table.rules, table.state))
    while asks := rules.ask(table.state):
        option = asks[0].options[0]
        rules.take(table.state, asks[0].seat, option)
        rules.take(twin, asks[0].seat, option)
        assert freeze(rules, twin) == freeze(rules, table.state)


def test_damaged_bytes_are_refused() -> None:
    rules = game_registry.rules("tranquility")
    frozen = freeze(rules, rules.deal(rules.setup(3, {}), 1))
    form, name, version, body = msgspec.msgpack.decode(frozen)
    wrong = [
        b"",
        b"\xff" * 20,
        frozen[:-3],
        msgspec.msgpack.encode([form, name, version + 1, body]),
        msgspec.msgpack.encode([form, "chess", version, body]),
        msgspec.msgpack.encode([form, name, version, {0: [1, 2]}]),
        msgspec.msgpack.encode([form, name, version, {99: []}]),
        msgspec.msgpack.encode([form, name, version, {-2: [77]}]),
    ]
    for data in wrong:
        with pytest.raises(BadSnapshot):
            thaw(rules, data)


def test_an_object_that_belongs_to_no_position_is_refused() -> None:
    with pytest.raises(TypeError, match="cannot hold"):
        freeze(game_registry.rules("tranquility"), 1.5)
