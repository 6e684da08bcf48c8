"""One seam for long work: batches are done in this process, in several, or on the machines of a Ray cluster.

    for part in done(work, batches, Workers(jobs=4)):            # or Workers(ray="local"), Workers(ray=address)
        total.add(part)

`work` is a function of a module (or a `partial` of one) that depends on nothing but its batch; it, the batches and
the results consist of plain data, so that they can be sent. Results come in the order of the batches whoever did
them, so what is made of them does not depend on the number of workers. Batches may be any iterable: only a few
are drawn ahead of the results, so whoever has seen enough stops asking and the rest is never begun. A batch whose
worker died is done again; one that takes its workers down every time ends in `Lost`. Ctrl-C is heard here alone:
what was handed over until then is whole. A worker knows what can be imported and what its batch says, and nothing
that this process has loaded (such as a set of cards: send the name of its file).
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

from kazamata.lab.extras import import_extra

B = TypeVar("B")
R = TypeVar("R")

LOCAL: Final = "local"
MAX_RETRIES: Final = 3
"""How often a batch whose worker died is begun anew."""
BATCHES_AHEAD: Final = 4
"""How many batches a worker may be ahead of the one that is waited for."""


@dataclass(frozen=True)
class Workers:
    """Who does the work: so many processes, or a Ray cluster by its address (`local`: one made for this run)."""

    jobs: int = 1
    ray: str = ""


class BatchFailed(RuntimeError):
    """A batch took down every worker that began it."""


class ClusterUnavailable(RuntimeError):
    """Ray did not begin, or nobody answers at the address of a cluster."""

    def __init__(self, address: str, reason: str) -> None:
        super().__init__(reason)
        self.address = address


def ranges(count: int, size: int) -> Iterator[range]:
    """The numbers below `count` in batches of a size."""
    return (range(first, min(first + size, count)) for first in range(0, count, size))


def run_batches(work: Callable[[B], R], batches: Iterable[B], workers: Workers) -> Iterator[R]:
    """The results of all batches, in their order."""
    if workers.ray:
        return _by_ray(work, batches, workers)
    if workers.jobs == 1:
        return map(work, batches)
    return _by_processes(work, batches, workers.jobs)


# ------------------------------------------------------------------------------- processes of this machine


def _by_processes(work: Callable[[B], R], batches: Iterable[B], jobs: int) -> Iterator[R]:
    crew = WorkerPool(work, jobs)
    left = iter(batches)
    try:
        for batch in islice(left, BATCHES_AHEAD * jobs):
            crew.begin(batch)
        while crew.begun:
            yield crew.first_result()
            for batch in islice(left, 1):
                crew.begin(batch)
    finally:
        crew.go_home()


class WorkerPool(Generic[B, R]):
    """Processes of this machine and what they have begun; new ones take over where some have died."""

    def __init__(self, work: Callable[[B], R], jobs: int) -> None:
        self.work = work
        self.jobs = jobs
        self.begun: deque[tuple[B, Future[R]]] = deque()
        self.losses = 0
        self.pool = self._hired()

    def _hired(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.jobs, get_context("spawn"), _ignore_interrupts)

    def begin(self, batch: B) -> None:
        try:
            self.begun.append((batch, self.pool.submit(self.work, batch)))
        except BrokenProcessPool:
            self.begun.append((batch, _broken()))

    def first_result(self) -> R:
        """The result of the batch that was begun first."""
        while True:
            try:
                result = self.begun[0][1].result()
            except BrokenProcessPool:
                self._begin_anew()
            else:
                self.begun.popleft()
                self.losses = 0
                return result

    def _begin_anew(self) -> None:
        """Nobody knows which batch it was, so what was not finished is begun again by new processes."""
        self.losses += 1
        if self.losses > MAX_RETRIES:
            raise BatchFailed(f"{self.jobs} processes died {self.losses} times over the same batches")
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = self._hired()
        again, self.begun = self.begun, deque()
        for batch, future in again:
            if future.done() and future.exception() is None:
                self.begun.append((batch, future))
            else:
                self.begin(batch)

    def go_home(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def _broken() -> Future[Any]:
    future: Future[Any] = Future()
    future.set_exception(BrokenProcessPool())
    return future


def _ignore_interrupts() -> None:
    """Ctrl-C is answered by the process that was asked, not by those it has hired."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# ------------------------------------------------------------------------------------------ machines on Ray


def _by_ray(work: Callable[[B], R], batches: Iterable[B], workers: Workers) -> Iterator[R]:
    with _cluster(workers) as ray:
        task = ray.remote(max_retries=MAX_RETRIES)(_one).remote
        begun: deque[Any] = deque()
        left = iter(batches)
        while True:
            room = BATCHES_AHEAD * _cores(ray) - len(begun)
            begun.extend(task(work, batch) for batch in islice(left, max(room, 0)))
            if not begun:
                return
            try:
                result = ray.get(begun[0])
            except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError) as error:
                raise BatchFailed(str(error).splitlines()[0]) from None
            begun.popleft()
            yield result


def _one(work: Callable[[B], R], batch: B) -> R:
    return work(batch)


def _cores(ray: Any) -> int:
    """How many batches the cluster can work on at once; machines may have come or gone."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


@contextmanager
def _cluster(workers: Workers) -> Generator[Any]:
    """A connection to a cluster, which is closed behind us; one that was there before is used and left alone."""
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")  # workers run in this environment
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
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
    """Begin a Ray of our own, or join a cluster; Ray gives itself half a minute, which a busy machine may exceed."""
    local: dict[str, Any] = {"num_cpus": workers.jobs, "include_dashboard": False}
    settings = local if workers.ray == LOCAL else {}
    for left in reversed(range(MAX_RETRIES if workers.ray == LOCAL else 1)):
        try:
            ray.init(address=workers.ray, log_to_driver=False, logging_level=ERROR, **settings)
        except Exception as problem:  # Ray raises them bare
            if left == 0:
                raise ClusterUnavailable(workers.ray, str(problem).splitlines()[0]) from None
            with suppress(Exception):
                ray.shutdown()
        else:
            return
