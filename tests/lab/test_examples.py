"""The examples run, and the learner improves even in a few lessons."""

from __future__ import annotations

from statistics import fmean

import pytest

pytest.importorskip("pyspiel", reason="the lab's libraries are installed by `dev.py test`")

from examples import lords_ismcts, miners_judge
from kazamata.core.dice import seeded
from kazamata.core.events import NO_EVENTS
from kazamata.lab.episodes.episode import new_episode


def test_the_judge_learns_the_scores_of_positions() -> None:
    learner = miners_judge.Learner()
    scores, positions = learner.play(range(30), 1)

    def mistakes() -> float:
        pairs = zip(scores, positions, strict=True)
        return fmean(abs(float(learner.network.worth(rows)[4]) - score) for score, rows in pairs)

    before = mistakes()
    lessons = [fmean(learner.train(32)) for _ in range(3)]
    assert mistakes() < before / 2
    assert miners_judge.curve(lessons, 48.0, 96, "50.0").startswith("<svg")


def test_the_last_turn_is_worth_its_score() -> None:
    learner = miners_judge.Learner()
    scores, positions = learner.play(range(4), 1)
    assert [len(rows) for rows in positions] == [11] * 4  # the cards kept at the start, and ten rounds
    assert [int(learner.network.worth(rows)[-1]) for rows in positions] == scores


def test_no_hidden_information_is_used() -> None:
    """The same view with other decks gives the same answer."""
    learner, other = miners_judge.Learner(), miners_judge.Learner()
    rules = learner.rules
    episode = new_episode(learner.spaces.layout, 7)
    for _ in range(20):
        twin = episode.copy()
        twin.state = rules.imagine(rules.see(episode.state, 0), seeded(99))
        [answer], [same] = learner.answers([episode], 2, 0.0), other.answers([twin], 2, 0.0)
        assert answer == same
        episode.apply_option(answer, NO_EVENTS)


def test_outside_search_plays_our_game(capsys: pytest.CaptureFixture[str]) -> None:
    won = lords_ismcts.main(["--games", "1", "--simulations", "3", "--max-searches", "4"])
    assert 0 <= won <= 1
    assert "of 1 games" in capsys.readouterr().out
