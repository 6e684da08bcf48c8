"""The simulation counts every game once, and plays the same games in any batch."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kazamata import game_registry
from kazamata.bots import roster
from kazamata.bots.bot import Bot, RandomBot
from kazamata.core.asks import Question
from kazamata.core.dice import Dice
from kazamata.core.rules import Outcome
from kazamata.lab import engine_speed
from kazamata.lab.matches.seeds import seed_of
from kazamata.lab.matches.simulation import Match, SimulationStopped, play_batch, play_game, simulate
from kazamata.lab.matches.tally import GameTally, percentile, summarise_scores
from kazamata.lab.workers import Workers


class LastBot:
    """Always takes the last option, and keeps its views."""

    name = "last"

    def __init__(self) -> None:
        self.viewers: set[int] = set()

    def choose(self, view: object, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        self.viewers.add(view.viewer)  # type: ignore[attr-defined]
        return question.options[len(question.options) - 1]


def match(games: int = 12, seed: int = 3, choices: tuple[tuple[str, str], ...] = ()) -> Match:
    return Match("tranquility", choices, ("random", "random"), games, seed)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_match_returns_the_played_games(jobs: int) -> None:
    def interrupt(games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(SimulationStopped) as stopped:
        simulate(match(games=64), Workers(jobs), interrupt)
    report = stopped.value.report
    assert report is not None
    assert 0 < report.games < 64
    assert sum(report.ends.values()) == report.games


def test_games_do_not_depend_on_their_batch() -> None:
    whole, parts = play_batch(match(), range(12)), GameTally()
    for first in range(0, 12, 5):
        parts.add(play_batch(match(), range(first, min(first + 5, 12))))
    assert whole == parts


def test_every_game_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    progress: list[int] = []
    report = simulate(match(games=130), played=progress.append)
    assert sum(progress) == report.games == sum(report.ends.values()) == 130


def test_seeds_differ_by_game_and_use() -> None:
    seeds = {seed_of(1, game, use) for game in range(100) for use in ("deal", "seat 0", "seat 1")}
    assert len(seeds) == 300
    assert all(0 <= seed < 1 << 96 for seed in seeds)


def test_bots_see_their_own_view() -> None:
    rules = game_registry.rules("tranquility")
    last = LastBot()
    bots: list[Bot] = [last, RandomBot(), last]
    state = rules.deal(rules.setup(3, {}), 1)
    decisions = play_game(rules, state, bots, 1, 0)
    assert rules.is_over(state)
    assert decisions > 10
    assert last.viewers == {0, 2}


def test_a_duel_is_scored_by_bot() -> None:
    report = simulate(match(choices=(("variant", "duel"),)))
    assert report.win_rate is None
    assert set(report.bots) == {"random"}


def test_figures() -> None:
    tally = GameTally()
    tally.count(Outcome("end", [0], [10, 4], []), ("a", "b"), 5)
    tally.count(Outcome("end", [1], [2, 8], []), ("a", "b"), 7)
    tally.count(Outcome("end", [], [6, 6], []), ("a", "b"), 7)
    assert (tally.games, tally.decisions, tally.won) == (3, 19, 2)
    figures = summarise_scores(tally.wins["a"], tally.scores["a"])
    assert (figures.wins, figures.win_rate, figures.mean, figures.median) == (1, 1 / 3, 6, 6)
    assert figures.p10 == pytest.approx(2.8)
    assert figures.p90 == pytest.approx(9.2)


def test_percentiles_of_one_value() -> None:
    assert percentile([7], 10) == percentile([7], 90) == 7


def test_all_known_bots_can_be_called() -> None:
    assert roster.names("tranquility")[0] == "random"


def test_bench_measures_every_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_speed, "RUNS", 1)
    measured = engine_speed.measure(("tranquility",), 0.001)
    speed = measured.games["tranquility"]
    assert measured.reference_steps_per_s > 0
    assert speed.driven_decisions_per_s > 0
    assert speed.snapshot_bytes > 100


def test_bench_plays_with_three_seats() -> None:
    assert engine_speed.bench_seats(game_registry.rules("tranquility")) == 3


def test_the_middle_of_a_game_is_neither_end() -> None:
    rules = game_registry.rules("tranquility")
    middle = engine_speed.RandomGames(rules).middle()
    assert not rules.is_over(middle)
    assert any(rules.see(middle, 0).grid)
