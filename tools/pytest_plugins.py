"""Pytest plugins for mutation testing: one traces each test, the other runs chosen tests.

Both work in separate processes inside a copy of the project, and always use the interpreted sources.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Generator
from cProfile import Profile
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

import pytest

if sys.platform != "win32":
    import resource

OWN = ("kazamata", "tests")
"""Packages of the copy, which every mutant imports separately."""

TIME_FACTOR, SPARE = 5, 3
"""A test's CPU limit: a multiple of its traced time, plus some seconds."""

MEMORY = 4 << 30
PASSED, NOTHING_TO_RUN = 0, 5

Function = tuple[str, str]
"""A file of the copy and a function or class in it; an empty name means module level."""


class TracedTest(NamedTuple):
    """A test's CPU seconds and the game functions that it runs."""

    seconds: float
    runs: frozenset[Function]


class TraceResult(NamedTuple):
    """The traces of all tests and of their import, and the third-party modules."""

    tests: dict[str, TracedTest]
    at_start: TracedTest
    third_party: list[str]


# ---------------------------------------------------------------------------------------- watching


class CallTracer:
    """Records each test's CPU time and the functions of a folder that it runs."""

    def __init__(self, home: Path) -> None:
        self.project, self.home = Path.cwd(), str(home) + os.sep
        self.tests: dict[str, TracedTest] = {}
        self.at_start = TracedTest(0, frozenset())

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Generator[None, object, object]:
        began = time.process_time()
        with Profile(subcalls=False, builtins=False) as profile:
            result = yield
        self.at_start = TracedTest(time.process_time() - began, self.functions(profile))
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        began = time.process_time()
        with Profile(subcalls=False, builtins=False) as profile:
            result = yield
        self.tests[item.nodeid] = TracedTest(time.process_time() - began, self.functions(profile))
        return result

    def functions(self, profile: Profile) -> frozenset[Function]:
        codes = [entry.code for entry in profile.getstats() if not isinstance(entry.code, str)]
        inside = [code for code in codes if code.co_filename.startswith(self.home)]
        return frozenset((self.named(code.co_filename), named_part(code.co_qualname)) for code in inside)

    def named(self, file: str) -> str:
        return Path(file).relative_to(self.project).as_posix()


def named_part(name: str) -> str:
    """Return the named function or class that contains an anonymous one."""
    return ".".join(part for part in name.split(".") if not part.startswith("<"))


def trace_tests(project: Path, folder: str, pytest_options: list[str], answer: Connection) -> None:
    """Run all tests without a mutant; send their traces, or pytest's output if they fail."""
    enter_copy(project)
    sys.dont_write_bytecode = False  # copies of this copy, and so all mutants, reuse the bytecode
    output_file = project / "output.txt"
    with output_file.open("w") as output:
        os.dup2(output.fileno(), 1)
        os.dup2(output.fileno(), 2)
        plugin = CallTracer(project / folder)
        code = pytest.main(["-q", "-p", "no:cacheprovider", *pytest_options], [plugin])
        sys.stdout.flush()
    third_party = sorted(name for name in sys.modules if not name.startswith(("_", *OWN)))
    found = TraceResult(plugin.tests, plugin.at_start, third_party)
    answer.send(found if code == PASSED else output_file.read_text("utf-8"))


# ------------------------------------------------------------------------------------ chosen tests


class SelectedTests:
    """Runs tests in the given order; tests that pytest newly finds come first."""

    def __init__(self, wanted: list[str], known: TraceResult) -> None:
        self.ranks = {name: rank for rank, name in enumerate(wanted)}
        self.tests = known.tests
        self.longest = max(test.seconds for test in known.tests.values())
        self.failed = ""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        chosen = [item for item in items if item.nodeid in self.ranks or item.nodeid not in self.tests]
        items[:] = sorted(chosen, key=lambda item: self.ranks.get(item.nodeid, -1))

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        known = item.nodeid in self.tests
        limit_resources(self.tests[item.nodeid].seconds if known else self.longest)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.note(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.note(report)

    def note(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid or "(nothing can be loaded)"


def run_until_failure(
    project: Path, groups: list[list[str]], known: TraceResult, pytest_options: list[str], answer: Connection
) -> None:
    """Run tests group by group until one fails; send its name, or an empty string."""
    enter_copy(project)
    sys.dont_write_bytecode = True  # a mutant leaves no bytecode
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    answer.send(
        next((failed for group in groups if (failed := first_failure(group, known, pytest_options))), "")
    )


def first_failure(wanted: list[str], known: TraceResult, pytest_options: list[str]) -> str:
    limit_resources(known.at_start.seconds)
    plugin = SelectedTests(wanted, known)
    files = sorted({name.partition("::")[0] for name in wanted})
    code = pytest.main(["-x", "-q", "-p", "no:cacheprovider", "--tb=no", *files, *pytest_options], [plugin])
    return plugin.failed or ("" if code in (PASSED, NOTHING_TO_RUN) else f"(pytest ended with {code})")


def enter_copy(project: Path) -> None:
    """Switch this process to a copy of the project."""
    os.chdir(project)
    os.environ.update(KAZAMATA_INTERPRETED="1", PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")
    sys.path.insert(0, str(project / "src"))


def limit_resources(traced_seconds: float) -> None:
    """Limit CPU time and memory, to end infinite loops and runaway allocation."""
    if sys.platform != "win32":
        until = int(time.process_time() + TIME_FACTOR * traced_seconds) + SPARE
        resource.setrlimit(resource.RLIMIT_CPU, (until, resource.RLIM_INFINITY))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
