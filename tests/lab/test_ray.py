"""Ray does the same work with the same results, and a killed worker changes nothing."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

pytest.importorskip("ray", reason="the lab's libraries are installed by `dev.py test`")

from kazamata.lab import miners_balance
from kazamata.lab.matches.simulation import Match, SimulationStopped, simulate
from kazamata.lab.miners_balance import BalanceRun
from kazamata.lab.workers import Workers, _cluster, run_batches

LOCAL = Workers(2, "local")

pytestmark = pytest.mark.filterwarnings("ignore")  # files that Ray leaves open at its end do not matter here


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    """One cluster for all tests, because starting one takes long."""
    with _cluster(LOCAL):
        yield


def dies_once(grave: str, number: int) -> int:
    if number == 3 and not Path(grave).exists():
        Path(grave).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_ray_counts_the_same_as_one_process() -> None:
    match = Match("tranquility", (), ("random", "random"), 150, 3)
    alone, many = simulate(match), simulate(match, LOCAL)
    assert (many.games, many.decisions, many.ends, many.win_rate) == (
        150,
        alone.decisions,
        alone.ends,
        alone.win_rate,
    )
    balance_run = BalanceRun(2, 60, ("random",), seed=7)
    assert miners_balance.measure(balance_run, LOCAL) == miners_balance.measure(balance_run)


def test_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    grave = tmp_path / "grave"
    assert list(run_batches(partial(dies_once, str(grave)), range(8), LOCAL)) == list(range(8))
    assert grave.exists()


def test_an_interrupt_keeps_the_finished_work() -> None:
    def interrupt(games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(SimulationStopped) as stopped:
        simulate(Match("tranquility", (), ("random",), 64, 3), LOCAL, interrupt)
    assert stopped.value.report is not None
    assert 0 < stopped.value.report.games < 64
