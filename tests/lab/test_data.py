"""Games written as Parquet are the games that were played."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("pyarrow", reason="the lab's libraries are installed by `dev.py test`")

import numpy as np
import pyarrow.parquet as parquet

from kazamata.codec import gamelog
from kazamata.lab import datasets
from kazamata.lab.episodes.episode import new_episode
from kazamata.lab.matches.simulation import Match, simulate
from kazamata.lab.spaces import Spaces
from kazamata.lab.workers import Workers

MATCH = Match("miners", (), ("greedy", "random"), 4, 5)
LOGS = sorted(Path("tests/golden/tranquility").glob("*.jsonl"))


def test_every_decision_can_be_played_again(tmp_path: Path) -> None:
    assert datasets.export(MATCH, tmp_path, Workers()) == 4
    games = parquet.read_table(tmp_path / datasets.GAMES).to_pylist()
    decisions = datasets.load_decisions(tmp_path)
    spaces = Spaces("miners", 2)
    index = 0
    for game in games:
        episode = new_episode(spaces.layout, int(game["seed"]))
        for _ in range(game["decisions"]):
            seen, options, chosen, reward = decisions[index]
            assert np.array_equal(seen, spaces.observation_row(episode, int(episode.seat)))
            assert options.tolist() == episode.legal_actions()
            assert decisions.action_mask(index, spaces.num_actions).sum() == len(options)
            assert reward == (1 / len(game["winners"]) if episode.seat in game["winners"] else 0)
            episode.apply_with_events(chosen, False)
            index += 1
        assert episode.seat < 0
        assert list(spaces.rules.score(episode.state).scores) == game["scores"]
    assert index == len(decisions)
    with pytest.raises(IndexError):
        decisions[index]


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    for jobs in (1, 2):
        datasets.export(MATCH, tmp_path / str(jobs), Workers(jobs))
    one, two = (parquet.read_table(tmp_path / jobs / datasets.DECISIONS) for jobs in ("1", "2"))
    assert one.equals(two)


def test_an_interrupt_keeps_the_written_games(tmp_path: Path) -> None:
    def interrupt(games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        datasets.export(MATCH, tmp_path, Workers(), interrupt)
    assert parquet.read_table(tmp_path / datasets.GAMES).num_rows == 1
    assert "# 1 games" in (tmp_path / datasets.DATA_CARD).read_text("utf-8")


def test_the_card_names_every_column(tmp_path: Path) -> None:
    datasets.export(MATCH, tmp_path, Workers())
    card = (tmp_path / datasets.DATA_CARD).read_text("utf-8")
    for name in (datasets.GAMES, datasets.DECISIONS):
        assert all(f"| {column} |" in card for column in parquet.read_schema(tmp_path / name).names)


def test_games_of_tables_are_exported_from_their_logs(tmp_path: Path) -> None:
    log = gamelog.load(LOGS[0])
    assert datasets.export_logs([log], tmp_path) == 1
    [game] = parquet.read_table(tmp_path / datasets.GAMES).to_pylist()
    assert set(game["players"]) == {datasets.PERSON}
    assert game["decisions"] == len(log.answers)
    other = next(one for one in map(gamelog.load, LOGS) if one.header.choices != log.header.choices)
    with pytest.raises(ValueError, match="by itself"):
        datasets.export_logs([log, other], tmp_path)


def test_self_play_equals_simulate(tmp_path: Path) -> None:
    """With one seat there is one order of answers, so both play the same games."""
    match = Match("miners", (), ("greedy",), 3, 5)
    datasets.export(match, tmp_path, Workers())
    scores = [game["scores"][0] for game in parquet.read_table(tmp_path / datasets.GAMES).to_pylist()]
    assert sum(scores) / 3 == pytest.approx(simulate(match).bots["greedy"].mean)
