"""Long work gives the same results with any number of workers, even if a worker dies."""

from __future__ import annotations

import os
import signal
import sys
from functools import partial
from itertools import count, islice
from pathlib import Path

import pytest

from kazamata.cli import main
from kazamata.cli.text_narrator import common_catalogue
from kazamata.cli.usage_errors import as_usage_error
from kazamata.lab.optional_imports import MissingExtra, import_extra
from kazamata.lab.workers import MAX_RETRIES, BatchFailed, ClusterUnavailable, Workers, ranges, run_batches


def squares(batch: range) -> list[int]:
    return [number * number for number in batch]


def dies_once(grave: str, number: int) -> int:
    """The first process that gets a three dies."""
    if number == 3 and not Path(grave).exists():
        Path(grave).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def dies(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def fails(number: int) -> int:
    raise ValueError(f"no {number}")


def test_ranges_hold_every_number_once() -> None:
    assert [number for batch in ranges(10, 4) for number in batch] == list(range(10))
    assert [len(batch) for batch in ranges(10, 4)] == [4, 4, 2]


@pytest.mark.parametrize("jobs", [1, 3])
def test_results_come_in_the_order_of_the_batches(jobs: int) -> None:
    parts = list(run_batches(squares, ranges(50, 3), Workers(jobs)))
    assert parts == [squares(batch) for batch in ranges(50, 3)]


def test_a_batch_whose_process_died_is_done_again(tmp_path: Path) -> None:
    grave = tmp_path / "grave"
    assert list(run_batches(partial(dies_once, str(grave)), range(12), Workers(2))) == list(range(12))
    assert grave.exists()


def test_a_batch_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(BatchFailed, match=f"{MAX_RETRIES + 1} times"):
        list(run_batches(dies, [1], Workers(2)))


def test_an_error_in_a_batch_is_reported() -> None:
    with pytest.raises(ValueError, match="no 0"):
        list(run_batches(fails, range(3), Workers(2)))


def test_endless_work_can_be_abandoned() -> None:
    endless = run_batches(squares, (range(number) for number in count()), Workers(2))
    assert list(islice(endless, 3)) == [[], [0], [0, 1]]


def test_a_missing_library_is_reported_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    class Blocked:
        @staticmethod
        def find_spec(name: str, path: object = None, target: object = None) -> None:
            if name == "pyarrow":
                raise ModuleNotFoundError("No module named 'pyarrow'", name=name)

    for name in [name for name in sys.modules if name.partition(".")[0] == "pyarrow"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(sys, "meta_path", [Blocked, *sys.meta_path])
    with pytest.raises(MissingExtra) as missing:
        import_extra("pyarrow.parquet")
    assert str(missing.value) == "pyarrow is missing: pip install 'kazamata[data]'"


class DeadRay:
    """A Ray that never starts; it counts the attempts."""

    def __init__(self) -> None:
        self.begun = 0

    def is_initialized(self) -> bool:
        return False

    def init(self, **settings: object) -> None:
        self.begun += 1
        raise Exception("the node timed out\nand more")

    def shutdown(self) -> None:
        """Nothing is running."""


@pytest.mark.parametrize(("address", "tries"), [("local", MAX_RETRIES), ("127.0.0.1:1", 1)])
def test_a_ray_that_does_not_start_is_reported_in_one_line(
    address: str, tries: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    dead = DeadRay()
    monkeypatch.setattr("kazamata.lab.workers.import_extra", lambda library: dead)
    with pytest.raises(ClusterUnavailable, match=r"^the node timed out$"):
        list(run_batches(squares, ranges(3, 1), Workers(1, address)))
    assert dead.begun == tries
    assert main(["simulate", "tranquility", "--games", "2", "--ray", address]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert "the node timed out" in line


def test_work_that_kills_every_worker_is_reported_in_one_line() -> None:
    wrong = as_usage_error(BatchFailed("2 processes died 4 times over the same batches"))
    assert wrong is not None
    assert "2 processes died" in wrong.text(common_catalogue("en"))
    assert as_usage_error(ValueError("a fault of ours")) is None
