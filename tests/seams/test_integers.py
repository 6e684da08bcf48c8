"""No number of the engine exceeds 63 bits: compiled numbers would wrap around, interpreted ones grow."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from kazamata.game_registry import GAME_NAMES

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("game", GAME_NAMES)
def test_no_calculation_exceeds_63_bits(game: str) -> None:
    """Games of all setups in a process whose engine checks every sum, difference, product and shift."""
    command = [sys.executable, "-m", "tests.seams.checked_engine", game]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert int(done.stdout) > 1000
