"""What a question tells beside its options agrees with what the engine then asks for."""

from __future__ import annotations

import pytest

from kazamata.codec.wire import wire_ask
from tests.codec.tables import CASES, answer_at_random, recorder

TABLES = [case for case in CASES if case[0] == "tranquility"]
FOLLOWING = ("PayCost", "PickTwo", "DiscardToTurn")


@pytest.mark.parametrize(("game", "seats", "chosen"), TABLES)
def test_TQ10_a_told_cost_is_what_has_to_be_paid(game: str, seats: int, chosen: dict[str, str]) -> None:
    table = recorder(game, seats, chosen, seed=4)
    paid = 0
    while table.rules.ask(table.state):
        ask = table.rules.ask(table.state)[0]
        told = table.rules.details(table.state, ask.seat)
        for option, cost in zip(ask.options, told.get("costs", []), strict=False):
            world = table.rules.copy(table.state)
            table.rules.take(world, ask.seat, option)
            after = table.rules.ask(world)
            if after and table.rules.asks[after[0].kind].name in FOLLOWING:
                assert table.rules.details(world, ask.seat)["left"] == [cost]
                paid += 1
        answer_at_random(table, 7, seed=len(table.answers))
    assert paid > 0


@pytest.mark.parametrize(("game", "seats", "chosen"), TABLES)
def test_TQ11_cards_that_can_be_chosen_are_told(game: str, seats: int, chosen: dict[str, str]) -> None:
    table = recorder(game, seats, chosen, seed=5)
    seen = 0
    while table.rules.ask(table.state):
        ask = table.rules.ask(table.state)[0]
        told = table.rules.details(table.state, ask.seat)
        if "left" in told:
            assert {option for option in ask.options if option > 0} <= set(told["loose"])
            assert wire_ask(table.rules, ask, told).details == told
            seen += 1
        answer_at_random(table, 7, seed=len(table.answers))
    assert seen > 0
