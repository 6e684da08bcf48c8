"""A stranger's path: a wheel in a fresh environment, a first game, an own agent, a learning curve, a checked result.

It needs the package index. The same environments run the official suites with the oldest Gymnasium, and learners
that bring PyTorch.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.docs.code_blocks import CodeBlock, blocks

ROOT = Path(__file__).parents[2]
UV = ROOT / ".tools" / "bin" / "uv"
MOST_BASE_PACKAGES = 16
"""The small package and what it needs; a web server would be thirty more."""
AGENT = """
class Last:
    name = "last"

    def choose(self, view, question, dice, memory=()):
        return question.options[-1]
"""
BLOCKS = [
    block
    for block in blocks()
    if block.text.name == "research.md" and block.parsed_mark and block.parsed_mark["library"]
]

pytestmark = pytest.mark.skipif(not UV.exists(), reason="`python3 dev.py` installs uv")


def run(command: list[str], folder: Path, **variables: str) -> str:
    """Run a command as a stranger would: without this clone and its settings."""
    own = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "KAZAMATA"))}
    done = subprocess.run(
        command, cwd=folder, env=own | variables, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


class Environment:
    """A fresh virtual environment."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = str(folder / "bin" / "python")
        run([str(UV), "-q", "venv", "--python", sys.executable, str(folder)], folder.parent)

    def install(self, *what: str) -> None:
        run([str(UV), "-q", "pip", "install", "--python", self.python, *what], self.folder.parent)

    def packages(self) -> list[str]:
        listed = run(
            [str(UV), "pip", "list", "--format", "json", "--python", self.python], self.folder.parent
        )
        return [package["name"] for package in json.loads(listed)]

    def kazamata(self, folder: Path, *words: str) -> str:
        return run([str(self.folder / "bin" / "kazamata"), *words], folder)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel without the page; without the compiled engine too, which `dev.py wheel` tests."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [str(UV), "-q", "build", "--wheel", "--out-dir", str(folder), str(ROOT)]
    run(build, folder, KAZAMATA_PURE="1", KAZAMATA_SKIP_WEB="1")
    [made] = folder.glob("*.whl")
    return made


def test_a_stranger_s_path(wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    (home / "mine.py").write_text(AGENT, "utf-8")
    begin = time.monotonic()
    fresh = Environment(tmp_path / "venv")
    fresh.install(str(wheel))
    print(f"base: {time.monotonic() - begin:.1f} s, {len(fresh.packages())} packages")
    assert len(fresh.packages()) <= MOST_BASE_PACKAGES
    [start] = [block for block in blocks() if block.text.name == "README.md" and block.language == "python"]
    assert run([fresh.python, "-c", start.code], home).startswith("[")
    arena = ("arena", "miners", "--seats", "2", "--bots", "mine:Last", "greedy", "--games", "40", "--json")
    places = json.loads(fresh.kazamata(home, *arena))["places"]
    assert places[0]["bot"] == "greedy"
    evaluate = ("lab", "evaluate", "mine:Last", "--task", "miners-solo-v0", "--deals", "20")
    (home / "line.json").write_text(fresh.kazamata(home, *evaluate), "utf-8")
    assert "the line is right" in fresh.kazamata(home, *evaluate, "--check", "line.json")
    fresh.install(f"{wheel}[research]")
    [curve] = [block for block in BLOCKS if "means[-1]" in block.code]
    print(run([fresh.python, "-c", curve.code], home).strip())
    print(f"all: {time.monotonic() - begin:.0f} s")


@pytest.mark.parametrize("gymnasium", ["1.0.0", "newest"])
def test_the_official_suites_pass_with_this_gymnasium(gymnasium: str, wheel: Path, tmp_path: Path) -> None:
    fresh = Environment(tmp_path / "venv")
    version = "gymnasium" if gymnasium == "newest" else f"gymnasium=={gymnasium}"
    fresh.install(f"{wheel}[research]", version, "pytest", "pytest-xdist")
    files = ("environments", "behaviour", "gymnasium_batches")
    suites = [f"tests/lab/test_{name}.py" for name in files]
    command = [fresh.python, "-m", "pytest", "-q", "-n", "2", "-p", "no:cacheprovider", *suites]
    assert " passed" in run(command, ROOT)


@pytest.fixture(scope="module")
def learners(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    fresh = Environment(tmp_path_factory.mktemp("learners") / "venv")
    fresh.install(f"{wheel}[research]", "sb3-contrib", "supersuit")
    return fresh


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.name)
def test_the_quick_starts_run(block: CodeBlock, learners: Environment, tmp_path: Path) -> None:
    run([learners.python, "-W", "ignore", "-c", block.code], tmp_path)


def test_supersuit_makes_a_vector_environment(learners: Environment, tmp_path: Path) -> None:
    code = """
import kazamata, numpy, supersuit
table = kazamata.make("miners", 2, api="parallel", illegal="penalty")
many = supersuit.concat_vec_envs_v1(supersuit.pettingzoo_env_to_vec_env_v1(table), 3, base_class="gymnasium")
observations, _ = many.reset(seed=1)
rows = numpy.array([mask.nonzero()[0][0] for mask in observations["action_mask"]])
print(many.step(rows)[0]["observation"].shape)
"""
    assert run([learners.python, "-W", "ignore", "-c", code], tmp_path).startswith("(6, ")
