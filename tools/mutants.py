"""Try the tests of a game: whatever is written wrongly in its rules must be noticed by one of them.

    python3 dev.py mutants GAME [--count N] [--seed S] [--only FILE]

Each mutant is the source with one small mistake (tools/mutations.py), in a copy of the project. Its tests run
interpreted until one fails: those of the same chapter first, then the others of its clauses and cards, golden
games, laws. Whoever is noticed by none is listed. tests/mutants.toml names mutants that play exactly as the
rules do, each with its reason; they are not tried.
"""

from __future__ import annotations

import argparse
import os
import queue
import re
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tools.mutations import Mutation, choose, mutations
from tools.orders import ROOT, Trouble, say, seconds_since

if sys.platform != "win32":
    import resource

GAMES = Path("src/kazamata/games")
EQUAL = ROOT / "tests" / "mutants.toml"
COPIED = ("src", "tests", "docs", "pyproject.toml")
NOT_COPIED = ("*.so", "*.pyd", ".compiled", "__pycache__", "dist", "web")
WORKERS = 2
PASSED, FAILED, BROKEN = 0, 1, 2
PATIENCE, MEMORY = 3, 4 << 30
"""So many times the seconds that the tests take of themselves, and so many bytes, are given to a mutant."""


class Verdict(NamedTuple):
    """What became of a mutant: the test that noticed it, or nothing."""

    mutant: Mutation
    noticed: str


# ----------------------------------------------------------------------------- copies of the project


class Copy:
    """A project of its own in which mistakes may be made."""

    def __init__(self, place: Path, origin: Path, left_out: tuple[str, ...] = ()) -> None:
        self.place = place
        place.mkdir()
        for source in (origin / name for name in COPIED):
            if source.is_dir():
                shutil.copytree(source, place / source.name, ignore=shutil.ignore_patterns(*left_out))
            else:
                shutil.copy2(source, place)

    def try_out(self, mutant: Mutation, tests: list[str], seconds: float) -> str:
        """The test that notices it, or nothing; afterwards the copy is as it was."""
        path = self.place / mutant.file
        source, times = path.read_text("utf-8"), path.stat()
        try:
            path.write_text(mutant.apply(source), "utf-8")
            os.utime(path, (time.time() + 10, time.time() + 10))  # never as old as what was compiled from it
            return self.notice(tests, seconds)
        finally:
            path.write_text(source, "utf-8")
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))

    def notice(self, tests: list[str], seconds: float) -> str:
        ran = self.run(tests, seconds, PYTHONDONTWRITEBYTECODE="1")
        if ran.returncode == PASSED:
            return ""
        if ran.returncode in (FAILED, BROKEN):
            found = re.search(r"^(?:FAILED|ERROR) (\S+)", ran.stdout, re.MULTILINE)
            return found[1] if found else "(nothing can be loaded)"
        if ran.returncode < 0 or ran.returncode > 128:
            return f"(ended after {seconds:.0f} s of computing)"
        raise Trouble(f"pytest does not run ({ran.returncode}):\n{ran.stdout}{ran.stderr}")

    def run(self, tests: list[str], seconds: float, **more: str) -> subprocess.CompletedProcess[str]:
        """The tests in order until one fails, interpreted, within a measure of computing."""
        settings = {**os.environ, "KAZAMATA_INTERPRETED": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", **more}
        settings["PYTHONPATH"] = str(self.place / "src")
        order = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--tb=no", *tests]
        return subprocess.run(
            order,
            cwd=self.place,
            env=settings,
            capture_output=True,
            text=True,
            check=False,
            preexec_fn=lambda: bound(seconds),
        )


def bound(seconds: float) -> None:
    """A mutant that runs in circles, or fills the memory, comes to an end."""
    if sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 5))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


# --------------------------------------------------------------------------------------- which tests


def chapters(project: Path, game: str) -> list[Path]:
    """The tests of a game's clauses and cards."""
    rooms = [project / "tests" / kind / game for kind in ("rules", "cards")]
    return sorted(path for room in rooms for path in room.glob("test_*.py"))


def tests_for(project: Path, mutant: Mutation, game: str, noticed_before: list[str]) -> list[str]:
    """Those that are likely to notice first: that have noticed something in this file, that speak of it."""
    module = Path(mutant.file).stem
    dotted = Path(mutant.file).relative_to("src").with_suffix("").as_posix().replace("/", ".")

    def likelihood(path: Path) -> tuple[bool, bool, bool, int]:
        text = path.read_text("utf-8")
        name = path.relative_to(project).as_posix()
        strange = name not in noticed_before, module not in path.stem, dotted not in text
        return *strange, len(text)

    ordered = sorted(chapters(project, game), key=likelihood)
    first = [path.relative_to(project).as_posix() for path in ordered]
    return [*first, "tests/golden/test_golden.py", "tests/laws", "-k", game]


# ------------------------------------------------------------------------------------ equal mutants


def equal_mutants(game: str) -> dict[tuple[str, str, str, str], str]:
    """Mutants of a game that play as the rules do, with the reason."""
    rows = tomllib.loads(EQUAL.read_text("utf-8")).get(game, []) if EQUAL.exists() else []
    names = ("file", "within", "before", "after")
    home = (GAMES / game).as_posix()
    return {(f"{home}/{row['file']}", *(row[name] for name in names[1:])): row["reason"] for row in rows}


# --------------------------------------------------------------------------------------- the trial


def trial(game: str, chosen: list[Mutation]) -> Iterator[Verdict]:
    """What becomes of each mutant, in the order in which it is known."""
    with TemporaryDirectory(prefix="kazamata-mutants-") as folder:
        first = Copy(Path(folder, "first"), ROOT, NOT_COPIED)
        seconds = PATIENCE * warm_up(first, game)
        copies: queue.Queue[Copy] = queue.Queue()
        for number in range(WORKERS):
            copies.put(Copy(Path(folder, str(number)), first.place))
        noticed: dict[str, list[str]] = {}

        def verdict(mutant: Mutation) -> Verdict:
            copy = copies.get()
            try:
                tests = tests_for(copy.place, mutant, game, noticed.get(mutant.file, []))
                found = copy.try_out(mutant, tests, seconds)
            finally:
                copies.put(copy)
            noticed.setdefault(mutant.file, []).append(found.split("::")[0])
            return Verdict(mutant, found)

        with ThreadPoolExecutor(WORKERS) as pool:
            yield from pool.map(verdict, chosen)


def warm_up(copy: Copy, game: str) -> float:
    """The seconds of computing that all tests take where nothing is wrong; all of them must pass."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    paths = [path.relative_to(copy.place).as_posix() for path in chapters(copy.place, game)]
    ran = copy.run([*paths, "tests/golden/test_golden.py", "tests/laws", "-k", game], 36_000)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if ran.returncode != PASSED:
        raise Trouble(f"the tests fail without a mutant:\n{ran.stdout[-2000:]}{ran.stderr[-2000:]}")
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def told(mutant: Mutation) -> str:
    return f"{mutant.file}:{mutant.line} ({mutant.within or 'module'}, {mutant.kind})"


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python3 dev.py mutants", description=__doc__)
    parser.add_argument("game", choices=sorted(path.name for path in (ROOT / GAMES).glob("[!_]*/")))
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--only", default="", metavar="FILE", help="only mutants of files with this in their name"
    )
    arguments = parser.parse_args(words)
    run(arguments.game, arguments.count, arguments.seed, arguments.only)


def run(game: str, count: int, seed: int, only: str) -> None:
    began = time.monotonic()
    found = {file: noted for file, noted in mutations(ROOT, ROOT / GAMES / game).items() if only in file}
    known = equal_mutants(game)
    drawn = choose(found, count, seed)
    chosen = [mutant for mutant in drawn if mutant.key() not in known]
    say(f"{len(chosen)} mutants of {game} out of {sum(map(len, found.values()))}, seed {seed}")
    survivors = []
    for number, (mutant, noticed) in enumerate(trial(game, chosen), 1):
        say(f"{number:4} {'noticed' if noticed else 'SURVIVES'} {told(mutant)} {noticed}")
        if not noticed:
            survivors.append(mutant)
    for mutant in survivors:
        print(f"\n{told(mutant)}\n  - {mutant.before}\n  + {mutant.after}")
    share = 100 * (len(chosen) - len(survivors)) / max(len(chosen), 1)
    equal = len(drawn) - len(chosen)
    say(f"{share:.0f} % noticed, {len(survivors)} survive, {equal} known as equal ({seconds_since(began)})")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Trouble as trouble:
        sys.exit(str(trouble))
