"""Training the judge of Imperial Miners."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import fmean

import pytest

pytest.importorskip("numpy", reason="the lab's libraries are installed by `dev.py test`")

import numpy as np

from bench import train_neural_judge
from kazamata.bots.miners.neural_judge import SCALE
from kazamata.bots.miners.neural_weights import names_of
from kazamata.games.miners.cardset import ROUNDS
from kazamata.games.miners.sets import HOUSE, cards_of


def test_lessons_bring_values_nearer_to_scores() -> None:
    learner = train_neural_judge.Learner(hidden_units=8, turns=2)
    games = [learner.play(deal) for deal in range(40)]

    def mistakes() -> float:
        return fmean(abs(value_of(learner, course[4]) - score) for score, course in games)

    before = mistakes()
    for _ in range(3):
        learner.train(32, 0.0)
    assert mistakes() < before / 2


def value_of(learner: train_neural_judge.Learner, moment: train_neural_judge.TrainingPosition) -> float:
    """The network's value of a moment."""
    seen = np.zeros((1, learner.network.size), np.float32)
    seen[0, moment.indices] = moment.amounts
    left = np.array([moment.rounds_left / ROUNDS], np.float32)
    return moment.points + SCALE * float(learner.network.forward(seen, left)[1][0])


def test_the_same_seed_trains_the_same_network() -> None:
    one, other = (train_neural_judge.Learner(hidden_units=4, turns=1, seed=7) for _ in range(2))
    assert one.train(8, 0.5) == other.train(8, 0.5)
    assert one.network.as_record() == other.network.as_record()


def test_a_course_has_nine_moments_and_ends_with_the_score() -> None:
    score, course = train_neural_judge.Learner(hidden_units=4, turns=1).play(5)
    assert [moment.rounds_left for moment in course] == list(range(9, 0, -1))
    assert course[-1].points <= score


def test_the_command_writes_the_network(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "new" / "taught.json"
    train_neural_judge.main(
        [str(file), "--games", "8", "--turns", "1", "--hidden-units", "2", "--test-games", "4"]
    )
    kept = json.loads(file.read_text("utf-8"))
    assert kept["cards"] == names_of(cards_of(HOUSE))
    assert kept["felt"] == 2
    assert "8 games" in capsys.readouterr().out
