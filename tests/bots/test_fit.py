"""Fitting the judge's weights: the spread, the fixed weights, and the mean that moves towards better rows."""

from random import Random

import pytest

from bench.fit_gap_weights import PARENTS, Fit
from kazamata.bots.tranquility.fitted_weights import WEIGHTS_BY_SEA, sea_kind
from kazamata.games.tranquility.rules import TRANQUILITY
from kazamata.games.tranquility.terms import Terms

TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (3, {"removal": "poseidon"}),
    (3, {"storms": "yes"}),
    (3, {"monsters": "3"}),
    (3, {"variant": "day_and_night"}),
]


def terms_of(seats: int, chosen: dict[str, str]) -> Terms:
    return TRANQUILITY.deal(TRANQUILITY.setup(seats, chosen), 1).terms


@pytest.mark.parametrize(("seats", "chosen"), TABLES, ids=str)
def test_a_fit_begins_with_the_numbers_of_its_table(seats: int, chosen: dict[str, str]) -> None:
    terms = terms_of(seats, chosen)
    search = Fit(terms, Random(1))
    values, slopes = search.row(search.middle)
    assert values == pytest.approx(WEIGHTS_BY_SEA[sea_kind(terms)][0], abs=1e-3)
    assert slopes[: len(WEIGHTS_BY_SEA[sea_kind(terms)][1])] == WEIGHTS_BY_SEA[sea_kind(terms)][1]


def test_the_mean_moves_towards_the_best_rows() -> None:
    search = Fit(terms_of(1, {}), Random(1))
    goal = [at + 1.0 for at in search.middle]

    def distance(index: list[float]) -> float:
        return sum((at - to) ** 2 for at, to in zip(index, goal, strict=True))

    before = distance(search.middle)
    for _ in range(40):
        search.move_mean(
            sorted(search.steps(), key=lambda step: distance(search.search_point(step)))[:PARENTS]
        )
    assert distance(search.middle) < before / 2
