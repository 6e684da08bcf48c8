"""Mutation-test a game: its tests must notice every mistake in its rules.

    python3 dev.py mutants GAME [--count N] [--seed S] [--only FILE] [--workers N]

Each mutant is the source with one small mistake (tools/mutations.py), in a copy of the project. First all
tests run with tracing, which records the functions that each test runs (tools/pytest_plugins.py). Then the tests
that run the changed function run with the mutant, interpreted, until one fails. Tests of clauses and cards
come first, then golden games, then laws; quick tests come before slow ones. The tool lists the mutants that
no test kills. At the end all tests that killed a mutant must pass without one. tests/mutants.toml names
equivalent mutants, each with its reason; the tool skips them.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import queue
import shutil
import sys
import time
import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing.context import BaseContext
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tools.mutations import Mutation, choose, mutations
from tools.processes import ROOT, ToolError, say, seconds_since
from tools.pytest_plugins import TracedTest, TraceResult, run_until_failure, trace_tests

GAMES = Path("src/kazamata/games")
EQUIVALENT = ROOT / "tests" / "mutants.toml"
COPIED = ("src", "tests", "docs", "pyproject.toml")
NOT_COPIED = ("*.so", "*.pyd", ".compiled", "__pycache__", "dist", "web")
TEST_FOLDERS = ("tests/rules", "tests/cards", "tests/golden", "tests/laws")
"""The folders with tests of rules, in the order in which they run."""

ENDED = "(ended: it ran in circles or filled the memory)"


class Verdict(NamedTuple):
    """The result for a mutant: the test that killed it, or nothing."""

    mutant: Mutation
    killed_by: str


# ----------------------------------------------------------------------------- copies of the project


class ProjectCopy:
    """A copy of the project to put mutants into."""

    def __init__(self, folder: Path, origin: Path, left_out: tuple[str, ...] = ()) -> None:
        self.folder = folder
        folder.mkdir()
        for source in (origin / name for name in COPIED):
            if source.is_dir():
                shutil.copytree(source, folder / source.name, ignore=shutil.ignore_patterns(*left_out))
            else:
                shutil.copy2(source, folder)

    @contextmanager
    def mutated(self, mutant: Mutation) -> Iterator[None]:
        """Apply a mutant during the `with` block and restore the file afterwards."""
        path = self.folder / mutant.file
        source, times = path.read_text("utf-8"), path.stat()
        try:
            path.write_text(mutant.apply(source), "utf-8")
            os.utime(path, (time.time() + 10, time.time() + 10))  # must not match the cached bytecode
            yield
        finally:
            path.write_text(source, "utf-8")
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


# --------------------------------------------------------------------------------------- which tests


class GameTests:
    """The tests of a game and their traces; they run in forks of a preloaded process."""

    def __init__(self, copy: ProjectCopy, game: str) -> None:
        self.game = game
        self.known: TraceResult = self._trace(copy)
        self.warm = multiprocessing.get_context("forkserver")
        self.warm.set_forkserver_preload(self.known.third_party)

    def _trace(self, copy: ProjectCopy) -> TraceResult:
        pytest_options = [*self._test_paths(copy.folder), "-k", self.game]
        found = result_from_process(
            multiprocessing.get_context("spawn"),
            trace_tests,
            copy.folder,
            f"{GAMES}/{self.game}",
            pytest_options,
        )
        if not isinstance(found, TraceResult):
            raise ToolError(f"the tests fail without a mutant:\n{found}")
        return found

    def _test_paths(self, project: Path) -> list[str]:
        own = [f"{folder}/{self.game}" for folder in TEST_FOLDERS[:2]]
        return [
            name for name in (*own, "tests/golden/test_golden.py", "tests/laws") if (project / name).exists()
        ]

    def that_run(self, mutant: Mutation) -> list[list[str]]:
        """List the tests that run the changed code, by folder; code that runs at import affects all tests."""
        function = mutant.file, mutant.within
        everywhere = function in self.known.at_start.runs

        def strange(test: TracedTest) -> bool:
            return function not in test.runs and all(file != mutant.file for file, _ in test.runs)

        tests = {name: test for name, test in self.known.tests.items() if everywhere or function in test.runs}
        ordered = sorted(tests, key=lambda name: (strange(tests[name]), tests[name].seconds))
        return groups_of_tests(ordered)

    def that_fail(self, copy: ProjectCopy, wanted: list[list[str]]) -> str:
        """Return the first test that fails in a copy, or nothing."""
        if not wanted:
            return ""
        failed = result_from_process(
            self.warm, run_until_failure, copy.folder, wanted, self.known, ["-k", self.game]
        )
        return ENDED if failed is None else str(failed)


def groups_of_tests(names: list[str]) -> list[list[str]]:
    """Group tests by folder; a group is loaded only if the groups before it killed nothing."""
    groups = ([name for name in names if name.startswith(folder)] for folder in TEST_FOLDERS)
    return [folder for folder in groups if folder]


def result_from_process(context: BaseContext, task: Callable[..., None], *arguments: Any) -> Any:
    """Run a task in a separate process; return its result, or None if the system killed it."""
    mine, its = context.Pipe(duplex=False)
    process = context.Process(target=task, args=(*arguments, its))  # type: ignore[attr-defined]
    process.start()
    its.close()
    try:
        result = mine.recv()
    except EOFError:
        result = None
    process.join()
    if process.exitcode > 0:  # an error of the tool itself is not a verdict
        raise ToolError(f"{task.__name__} failed in a process of its own; the reason stands above")
    return result


# ------------------------------------------------------------------------------- equivalent mutants


def equivalent_mutants(game: str) -> dict[tuple[str, str, str, str], str]:
    """Load a game's equivalent mutants, with their reasons."""
    rows = tomllib.loads(EQUIVALENT.read_text("utf-8")).get(game, []) if EQUIVALENT.exists() else []
    names = ("file", "within", "before", "after")
    home = (GAMES / game).as_posix()
    return {(f"{home}/{row['file']}", *(row[name] for name in names[1:])): row["reason"] for row in rows}


# ----------------------------------------------------------------------------------------- the run


def run_mutants(game: str, chosen: list[Mutation], workers: int) -> Iterator[Verdict]:
    """Yield the verdict on each mutant, in the order of the draw."""
    began = time.monotonic()
    with TemporaryDirectory(prefix="kazamata-mutants-") as folder:
        first = ProjectCopy(Path(folder, "first"), ROOT, NOT_COPIED)
        tests = GameTests(first, game)
        say(f"{len(tests.known.tests)} tests pass with tracing ({seconds_since(began)})")
        copies: queue.Queue[ProjectCopy] = queue.Queue()
        for number in range(workers):
            copies.put(ProjectCopy(Path(folder, str(number)), first.folder))

        def verdict(mutant: Mutation) -> Verdict:
            copy = copies.get()
            try:
                with copy.mutated(mutant):
                    return Verdict(mutant, tests.that_fail(copy, tests.that_run(mutant)))
            finally:
                copies.put(copy)

        killers: set[str] = set()
        with ThreadPoolExecutor(workers) as pool:
            for found in pool.map(verdict, chosen):
                killers.add(found.killed_by)
                yield found
        confirm(tests, first, killers)


def confirm(tests: GameTests, copy: ProjectCopy, killers: set[str]) -> None:
    """Check that all tests that killed a mutant pass without one."""
    failed = tests.that_fail(copy, groups_of_tests([name for name in tests.known.tests if name in killers]))
    if failed:
        raise ToolError(f"{failed} fails without a mutant too")


def describe(mutant: Mutation) -> str:
    return f"{mutant.file}:{mutant.line} ({mutant.within or 'module'}, {mutant.kind})"


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python3 dev.py mutants", description=__doc__)
    parser.add_argument("game", choices=sorted(path.name for path in (ROOT / GAMES).glob("[!_]*/")))
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--only", default="", metavar="FILE", help="only mutants of files with this in their name"
    )
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args(words)
    run(arguments.game, arguments.count, arguments.seed, arguments.only, arguments.workers)


def run(game: str, count: int, seed: int, only: str, workers: int) -> None:
    began = time.monotonic()
    found = {file: noted for file, noted in mutations(ROOT, ROOT / GAMES / game).items() if only in file}
    known = equivalent_mutants(game)
    drawn = choose(found, count, seed)
    chosen = [mutant for mutant in drawn if mutant.key() not in known]
    say(f"{len(chosen)} mutants of {game} out of {sum(map(len, found.values()))}, seed {seed}")
    survivors = []
    for number, (mutant, killed_by) in enumerate(run_mutants(game, chosen, workers), 1):
        say(f"{number:4} {'killed' if killed_by else 'SURVIVES'} {describe(mutant)} {killed_by}")
        if not killed_by:
            survivors.append(mutant)
    for mutant in survivors:
        print(f"\n{describe(mutant)}\n  - {mutant.before}\n  + {mutant.after}")
    share = 100 * (len(chosen) - len(survivors)) / max(len(chosen), 1)
    equivalent = len(drawn) - len(chosen)
    say(
        f"{share:.0f} % killed, {len(survivors)} survive, {equivalent} known as equivalent ({seconds_since(began)})"
    )


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except ToolError as error:
        sys.exit(str(error))
