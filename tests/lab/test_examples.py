"""The examples run, and the learner learns something even in a few lessons."""

from __future__ import annotations

from statistics import fmean

import pytest

pytest.importorskip("pyspiel", reason="the lab's libraries are installed by `dev.py test`")

from examples import lords_ismcts, miners_ppo


def test_the_learner_gets_better() -> None:
    learner = miners_ppo.Learner(count=32)
    means = []
    for _ in range(6):
        before = len(learner.scores)
        learner.improve(learner.play(100), 3e-3)
        means.append(fmean(learner.scores[before:]))
    assert fmean(means[-2:]) > fmean(means[:2]) + 1
    assert miners_ppo.curve(means, 48.0, 100).startswith("<svg")


def test_outside_search_plays_our_game(capsys: pytest.CaptureFixture[str]) -> None:
    won = lords_ismcts.main(["--games", "1", "--simulations", "3", "--most", "4"])
    assert 0 <= won <= 1
    assert "of 1 games" in capsys.readouterr().out
