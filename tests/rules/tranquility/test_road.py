"""The steps of the road come back from their codes and numbers, whatever the numbers are."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.steps import Step
from kazamata.games.tranquility.rules import TRANQUILITY as RULES
from kazamata.games.tranquility.state import State
from kazamata.games.tranquility.steps.discards import DiscardCards
from kazamata.games.tranquility.steps.draws import DRAW_UP, DrawBonus
from kazamata.games.tranquility.steps.duel import TakeOpenCards
from kazamata.games.tranquility.steps.pyramid import ExploreBorder
from kazamata.games.tranquility.steps.seas import CallCompass, EarnCompass, MeetStorm, PlaceStorm
from kazamata.games.tranquility.steps.table import PLAIN

NUMBERED: list[Step[State]] = [
    DiscardCards(1, 4, 2, 33, 3),
    *DRAW_UP,
    DrawBonus(1, 7),
    CallCompass(3, 81),
    MeetStorm(2, 83),
    PlaceStorm(4),
    EarnCompass(2),
    ExploreBorder(5),
    TakeOpenCards(1),
]


@pytest.mark.parametrize("step", NUMBERED, ids=lambda step: f"{type(step).__name__}{list(step.numbers())}")
def test_a_step_comes_back_from_its_code_and_numbers(step: Step[State]) -> None:
    same = RULES.step(step.code(), step.numbers())
    assert (type(same), list(same.numbers())) == (type(step), list(step.numbers()))


def test_every_code_belongs_to_one_step() -> None:
    codes = [int(step.code()) for step in (*PLAIN.values(), *NUMBERED)]
    assert len(set(codes)) == len(codes) - (len(DRAW_UP) - 1)
    assert [int(step.code()) for step in PLAIN.values()] == list(PLAIN)
    with pytest.raises(ValueError, match="no step"):
        RULES.step(max(codes) + 1, vec[i64]([0]))
