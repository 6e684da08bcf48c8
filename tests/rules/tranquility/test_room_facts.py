"""Facts of a turn about room: cells and numbers on either side of a placement (TQ-9)."""

from __future__ import annotations

import random

import pytest

from kazamata.games.tranquility.rules import TRANQUILITY as RULES
from kazamata.games.tranquility.state import State
from tests.rules.tranquility.positions import island, make_position


def room_facts(state: State, card: int, cell: int) -> tuple[int, ...]:
    """Cells before, numbers for them, cells after, numbers for those, and the risk."""
    question = RULES.question(state, RULES.ask(state)[0])
    return tuple(
        question.facts_by_option(name)[island(card, cell)]
        for name in ("before", "below", "after", "above", "risk")
    )


@pytest.mark.clause("TQ-9")
def test_TQ9_a_low_number_at_the_far_end_leaves_no_room_before_it() -> None:
    state = make_position("", [14, 40, 60, 70, 75], [80, 79])
    assert room_facts(state, 14, 30) == (30, 13, 5, 66, 2)
    assert room_facts(state, 14, 6) == (6, 13, 29, 66, 0)


@pytest.mark.clause("TQ-9")
def test_TQ9_the_lowest_number_on_the_first_cell_has_all_others_after_it() -> None:
    """It is the first of all placements by number."""
    assert room_facts(make_position("", [1, 40, 60, 70, 75], [80, 79]), 1, 0) == (0, 0, 35, 79, 0)


@pytest.mark.clause("TQ-9")
def test_TQ9_numbers_that_lie_in_the_sea_are_not_left() -> None:
    state = make_position("5 .. .. .. 12", [8, 9, 60, 70, 75], [80, 79])
    assert room_facts(state, 8, 2) == (1, 2, 1, 3, 0)
    assert room_facts(state, 8, 1)[:4] == (0, 2, 2, 3)
    state = make_position("5 .. .. .. 9", [7, 8, 60, 70, 75], [80, 79])
    assert room_facts(state, 7, 2) == (1, 1, 1, 1, 1)
    assert room_facts(state, 7, 1)[4] == 2


@pytest.mark.clause("TQ-9")
@pytest.mark.parametrize(("drawing", "card", "room"), [
    ("5 .. .. .. 20", 7, (1, 1, 1, 12)),
    ("5 .. .. .. 20", 18, (1, 12, 1, 1)),
])  # fmt: skip
def test_TQ9_one_side_that_is_hard_to_fill_makes_a_placement_tight(
    drawing: str, card: int, room: tuple[int, ...]
) -> None:
    assert room_facts(make_position(drawing, [card, 50, 60, 70, 75], [80, 79]), card, 2) == (*room, 1)


@pytest.mark.clause("TQ-9")
def test_TQ9_in_an_unfillable_sea_no_placement_is_worse() -> None:
    state = make_position("5 .. .. .. 8", [6, 7, 60, 70, 75], [80, 79])
    assert {room_facts(state, 6, cell)[4] for cell in (1, 2, 3)} == {0}


@pytest.mark.clause("TQ-9")
def test_TQ9_answers_without_a_number_do_not_change_the_room() -> None:
    state = make_position("5 .. .. .. 12", [8, 9, 60, 70, 75], [80, 79])
    question = RULES.question(state, RULES.ask(state)[0])
    others = [option for option in question.options if question.read(option).form.name != "play-island"]
    assert others
    for name in ("before", "below", "after", "above", "risk"):
        assert {question.facts_by_option(name)[option] for option in others} == {0}


@pytest.mark.clause("TQ-9")
def test_TQ9_a_placement_is_hopeless_just_when_no_numbers_are_left_to_fill_the_sea() -> None:
    """Compared with a plain count of everything between islands, in random games."""
    dice = random.Random(5)
    seen = set()
    for seed in range(12):
        state = RULES.deal(RULES.setup(2, {}), seed)
        while not RULES.is_over(state) and len(RULES.ask(state)):
            for ask in RULES.ask(state):
                question = RULES.question(state, ask)
                if question.definition.name == "TakeTurn":
                    was = fillable(list(state.grid), list(state.gone_cards))
                    risks = question.facts_by_option("risk")
                    for option in question.options:
                        answer = question.read(option)
                        if answer.form.name == "play-island" and was:
                            after = list(state.grid)
                            after[answer["cell"]] = answer["card"]
                            hopeless = not fillable(after, list(state.gone_cards))
                            assert (risks[option] == 2) is hopeless
                            seen.add(hopeless)
            ask = RULES.ask(state)[0]
            RULES.take(state, ask.seat, dice.choice(list(ask.options)))
    assert seen == {True, False}


def fillable(grid: list[int], gone: list[int]) -> bool:
    """Whether enough numbers are left for the cells between any two islands."""
    low, empty = 0, 0
    for card in [*grid, 81]:
        if card == 0:
            empty += 1
            continue
        if empty > sum(number not in gone for number in range(low + 1, card)):
            return False
        low, empty = card, 0
    return True
