"""A fourth game needs only its own packages: Pebbles is in this folder, and the program plays it.

Nothing outside this folder mentions it. If `KAZAMATA_PLUGINS` names the folder, the program deals, plays, logs,
replays, narrates, simulates and serves it, and it passes the laws and seams of all games.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kazamata import is_compiled

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
SUITES = (
    "tests/laws",
    "tests/seams/test_forms.py",
    "tests/codec",
    "tests/toy/toy_checks.py",
)
ENVIRONMENT = {**os.environ, "KAZAMATA_PLUGINS": str(HERE)}


def kazamata(*arguments: str, cwd: Path = ROOT) -> str:
    command = [sys.executable, "-m", "kazamata", *arguments]
    done = subprocess.run(command, cwd=cwd, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_only_this_folder_mentions_the_toy_game() -> None:
    command = ["git", "grep", "-il", "pebbles"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.split()
    assert [
        path for path in found if not path.startswith("tests/toy/") and path != "src/kazamata/plugins.py"
    ] == []


def test_the_engine_stays_compiled_beside_it() -> None:
    """A game outside the package is interpreted and inherits from compiled classes."""
    code = "import kazamata; print(kazamata.is_compiled(), kazamata.rules('pebbles'))"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, check=True
    )
    assert done.stdout == f"{is_compiled()} <rules of pebbles, version 1, 2 to 4 seats>\n"


def test_all_laws_and_seams_hold_for_it() -> None:
    suites = [suite for suite in SUITES if ROOT.joinpath(suite).exists()]
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        *suites,
        "-k",
        "pebbles or Pebbles",
    ]
    done = subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:]
    assert "passed" in done.stdout


def test_it_is_listed_with_its_bots_and_choices() -> None:
    [game] = [game for game in json.loads(kazamata("games", "--json"))["games"] if game["name"] == "pebbles"]
    assert game["bots"] == ["random", "timid"]
    assert [choice["key"] for choice in game["choices"]] == ["swaps"]


def test_it_can_be_simulated() -> None:
    output = kazamata(
        "simulate", "pebbles", "--seats", "3", "--bots", "timid,random,random", "--games", "40", "--json"
    )
    assert json.loads(output)["games"] == 40


@pytest.mark.parametrize("language", ["en", "pl"])
def test_it_is_narrated_in_english_for_every_language(language: str) -> None:
    assert "lay it open" in kazamata("rules", "pebbles", "PB-3", "--lang", language)
