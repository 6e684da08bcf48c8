"""Training the judge of Imperial Miners."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import fmean

import pytest

pytest.importorskip("numpy", reason="the lab's libraries are installed by `dev.py test`")

import numpy as np

from bench import teach
from kazamata.bots.miners.neural_judge import SCALE
from kazamata.bots.miners.neural_weights import names_of
from kazamata.games.miners.cardset import ROUNDS
from kazamata.games.miners.sets import HOUSE, cards_of


def test_lessons_bring_values_nearer_to_scores() -> None:
    learner = teach.Learner(felt=8, turns=2)
    games = [learner.play(deal) for deal in range(40)]

    def mistakes() -> float:
        return fmean(abs(value_of(learner, course[4]) - score) for score, course in games)

    before = mistakes()
    for _ in range(3):
        learner.lesson(32, 0.0)
    assert mistakes() < before / 2


def value_of(learner: teach.Learner, moment: teach.Moment) -> float:
    """The network's value of a moment."""
    seen = np.zeros((1, learner.network.size), np.float32)
    seen[0, moment.places] = moment.amounts
    left = np.array([moment.left / ROUNDS], np.float32)
    return moment.points + SCALE * float(learner.network.think(seen, left)[1][0])


def test_the_same_seed_trains_the_same_network() -> None:
    one, other = (teach.Learner(felt=4, turns=1, seed=7) for _ in range(2))
    assert one.lesson(8, 0.5) == other.lesson(8, 0.5)
    assert one.network.lesson() == other.network.lesson()


def test_a_course_has_nine_moments_and_ends_with_the_score() -> None:
    score, course = teach.Learner(felt=4, turns=1).play(5)
    assert [moment.left for moment in course] == list(range(9, 0, -1))
    assert course[-1].points <= score


def test_the_command_writes_the_network(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "new" / "taught.json"
    teach.main([str(file), "--games", "8", "--turns", "1", "--felt", "2", "--exam", "4"])
    kept = json.loads(file.read_text("utf-8"))
    assert kept["cards"] == names_of(cards_of(HOUSE))
    assert kept["felt"] == 2
    assert "8 games" in capsys.readouterr().out
