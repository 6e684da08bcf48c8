"""The small package has no server and no lab: other commands work, and these say in one line what is missing."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from kazamata.lab.optional_imports import EXTRAS

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
BLOCKED = """
import sys

class Missing:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in {libraries}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing)
from kazamata.cli import main
sys.exit(main({words}))
"""


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a process that has none of the extras' libraries."""
    code = BLOCKED.format(libraries=set(EXTRAS), words=list(words))
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "words",
    [
        ("games",),
        ("simulate", "miners", "--seats", "1", "--games", "2"),
        ("arena", "lords", "--seats", "2", "--bots", "random", "easy", "--games", "2"),
        ("lab", "describe", "lords", "--seats", "2"),
        ("lab", "evaluate", "random", "--task", "lords-mission-1-v0", "--deals", "2"),
        ("rules", "tranquility"),
    ],
    ids=lambda words: " ".join(words[:2]),
)
def test_the_small_package_plays_without_the_extras(words: tuple[str, ...]) -> None:
    done = run(*words)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (("serve", "--port", "0"), "server"),
        (("load-test",), "server"),
        (("backup", "x"), "server"),
        (("lab", "export", "miners", "--games", "1", "--to", "x"), "data"),
        (("simulate", "miners", "--games", "1", "--ray", "local"), "ray"),
    ],
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_a_missing_extra_is_named_in_one_line(words: tuple[str, ...], extra: str) -> None:
    done = run(*words)
    assert done.returncode == 2, done.stderr
    assert re.fullmatch(rf"kazamata: \w+ is not installed; .*'kazamata\[{extra}\]'\n", done.stderr), (
        done.stderr
    )


def test_every_library_of_an_extra_is_known_by_its_import_name() -> None:
    listed = {
        (re.split(r"[^\w-]", entry)[0].replace("open-spiel", "pyspiel"), extra)
        for extra, entries in PROJECT["optional-dependencies"].items()
        for entry in entries
    }
    assert {(name, extra) for name, extra in listed if EXTRAS.get(name) != extra} <= {("numpy", "data")}
    assert {name for name, _ in listed} == EXTRAS.keys()
