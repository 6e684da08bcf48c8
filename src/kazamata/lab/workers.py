"""Run batches of long work in this process, in several processes, or on a Ray cluster.

    for part in run_batches(work, batches, Workers(jobs=4)):  # or Workers(ray="local"), Workers(ray=address)
        total.add(part)

`work` is a module-level function (or a `partial` of one) that depends only on its batch. The function, the
batches and the results must be plain data that can be sent. Results arrive in the order of the batches, so
they do not depend on the number of workers. `batches` may be any iterable. Only a few batches are drawn ahead
of the results, so a caller can stop early and the rest never starts. A batch is retried if its worker dies; a
batch that kills its workers every time raises `BatchFailed`. Only this process handles Ctrl-C, and all
results delivered before it are complete. A worker knows only importable modules and its batch. It does not
know data that this process has loaded, such as a set of cards: send the name of its file.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import islice
from logging import ERROR
from multiprocessing import get_context
from typing import Any, Final, Generic, TypeVar

from kazamata.lab.optional_imports import import_extra

B = TypeVar("B")
R = TypeVar("R")

LOCAL: Final = "local"
MAX_RETRIES: Final = 3
"""How often a batch whose worker died is restarted."""
BATCHES_AHEAD: Final = 4
"""How many batches per worker may be queued ahead of the awaited one."""


@dataclass(frozen=True)
class Workers:
    """Who does the work: some processes, or a Ray cluster by address (`local` starts a new one)."""

    jobs: int = 1
    ray: str = ""


class BatchFailed(RuntimeError):
    """A batch killed every worker that started it."""


class ClusterUnavailable(RuntimeError):
    """Ray did not start, or no cluster answers at the address."""

    def __init__(self, address: str, reason: str) -> None:
        super().__init__(reason)
        self.address = address


def ranges(count: int, size: int) -> Iterator[range]:
    """Split the numbers below `count` into batches of a size."""
    return (range(first, min(first + size, count)) for first in range(0, count, size))


def run_batches(work: Callable[[B], R], batches: Iterable[B], workers: Workers) -> Iterator[R]:
    """Yield the results of all batches in order."""
    if workers.ray:
        return _by_ray(work, batches, workers)
    if workers.jobs == 1:
        return map(work, batches)
    return _by_processes(work, batches, workers.jobs)


# ------------------------------------------------------------------------------- processes of this machine


def _by_processes(work: Callable[[B], R], batches: Iterable[B], jobs: int) -> Iterator[R]:
    pool = WorkerPool(work, jobs)
    left = iter(batches)
    try:
        for batch in islice(left, BATCHES_AHEAD * jobs):
            pool.submit(batch)
        while pool.submitted:
            yield pool.first_result()
            for batch in islice(left, 1):
                pool.submit(batch)
    finally:
        pool.shut_down()


class WorkerPool(Generic[B, R]):
    """Local processes and their started batches; new processes replace dead ones."""

    def __init__(self, work: Callable[[B], R], jobs: int) -> None:
        self.work = work
        self.jobs = jobs
        self.submitted: deque[tuple[B, Future[R]]] = deque()
        self.retries = 0
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.jobs, get_context("spawn"), _ignore_interrupts)

    def submit(self, batch: B) -> None:
        try:
            self.submitted.append((batch, self.pool.submit(self.work, batch)))
        except BrokenProcessPool:
            self.submitted.append((batch, _broken()))

    def first_result(self) -> R:
        """Return the result of the oldest batch."""
        while True:
            try:
                result = self.submitted[0][1].result()
            except BrokenProcessPool:
                self._restart()
            else:
                self.submitted.popleft()
                self.retries = 0
                return result

    def _restart(self) -> None:
        """Restart all unfinished batches in new processes, because the guilty batch is unknown."""
        self.retries += 1
        if self.retries > MAX_RETRIES:
            raise BatchFailed(f"{self.jobs} processes died {self.retries} times over the same batches")
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = self._new_pool()
        again, self.submitted = self.submitted, deque()
        for batch, future in again:
            if future.done() and future.exception() is None:
                self.submitted.append((batch, future))
            else:
                self.submit(batch)

    def shut_down(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def _broken() -> Future[Any]:
    future: Future[Any] = Future()
    future.set_exception(BrokenProcessPool())
    return future


def _ignore_interrupts() -> None:
    """Ignore Ctrl-C in a worker; the parent process handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# ------------------------------------------------------------------------------------------ machines on Ray


def _by_ray(work: Callable[[B], R], batches: Iterable[B], workers: Workers) -> Iterator[R]:
    with _cluster(workers) as ray:
        task = ray.remote(max_retries=MAX_RETRIES)(_one).remote
        submitted: deque[Any] = deque()
        left = iter(batches)
        while True:
            room = BATCHES_AHEAD * _cores(ray) - len(submitted)
            submitted.extend(task(work, batch) for batch in islice(left, max(room, 0)))
            if not submitted:
                return
            try:
                result = ray.get(submitted[0])
            except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError) as error:
                raise BatchFailed(str(error).splitlines()[0]) from None
            submitted.popleft()
            yield result


def _one(work: Callable[[B], R], batch: B) -> R:
    return work(batch)


def _cores(ray: Any) -> int:
    """Return how many batches the cluster can run at once; machines may join or leave."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


@contextmanager
def _cluster(workers: Workers) -> Generator[Any]:
    """Connect to a cluster and disconnect afterwards; keep a connection that already exists."""
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")  # workers run in this environment
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send no usage statistics
    ray = import_extra("ray")
    if ray.is_initialized():
        yield ray
        return
    try:
        _connect(ray, workers)
        yield ray
    finally:
        with suppress(Exception):
            ray.shutdown()


def _connect(ray: Any, workers: Workers) -> None:
    """Start a local Ray or join a cluster.

    A local start is retried, because Ray's time limit of half a minute can be too short on a busy machine.
    """
    local: dict[str, Any] = {"num_cpus": workers.jobs, "include_dashboard": False}
    settings = local if workers.ray == LOCAL else {}
    for left in reversed(range(MAX_RETRIES if workers.ray == LOCAL else 1)):
        try:
            ray.init(address=workers.ray, log_to_driver=False, logging_level=ERROR, **settings)
        except Exception as problem:  # Ray raises bare exceptions here
            if left == 0:
                raise ClusterUnavailable(workers.ray, str(problem).splitlines()[0]) from None
            with suppress(Exception):
                ray.shutdown()
        else:
            return
