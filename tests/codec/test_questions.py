"""The facts of a question agree with what the engine asks for afterwards."""

from __future__ import annotations

import pytest

from kazamata.codec.wire import wire_ask
from tests.codec.random_play import CASES, answer_at_random, recorder

TABLES = [case for case in CASES if case[0] == "tranquility"]
FOLLOWING = ("PayCost", "PickTwo", "DiscardToTurn")


@pytest.mark.parametrize(("game", "seats", "chosen"), TABLES)
def test_TQ10_the_displayed_price_has_to_be_paid(game: str, seats: int, chosen: dict[str, str]) -> None:
    table = recorder(game, seats, chosen, seed=4)
    rules, paid = table.rules, 0
    while asks := rules.ask(table.state):
        question = rules.question(table.state, asks[0])
        for option, price in question.facts_by_option("price").items() if question.has_fact("price") else ():
            world = rules.copy(table.state)
            rules.take(world, question.seat, option)
            after = [rules.question(world, ask) for ask in rules.ask(world)]
            if after and after[0].definition.name in FOLLOWING:
                assert after[0].fact("left") == price
                paid += 1
        answer_at_random(table, 7, seed=len(table.answers))
    assert paid > 0


@pytest.mark.parametrize(("game", "seats", "chosen"), TABLES)
def test_TQ11_cards_that_can_be_chosen_are_facts(game: str, seats: int, chosen: dict[str, str]) -> None:
    table = recorder(game, seats, chosen, seed=5)
    seen = 0
    while asks := table.rules.ask(table.state):
        question = table.rules.question(table.state, asks[0])
        if question.has_fact("left") and question.has_fact("discardable"):
            assert {option for option in question.options if option > 0} <= set(
                question.fact_list("discardable")
            )
            assert wire_ask(question).facts["left"] == question.fact("left")
            seen += 1
        answer_at_random(table, 7, seed=len(table.answers))
    assert seen > 0
