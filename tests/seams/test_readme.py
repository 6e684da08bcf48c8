"""What README.md shows works as it is shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[2] / "README.md"


def examples() -> list[str]:
    """The blocks of Python in README.md."""
    return re.findall(r"^```python\n(.*?)^```$", README.read_text("utf-8"), re.DOTALL | re.MULTILINE)


def test_the_example_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    [example] = examples()
    exec(compile(example, str(README), "exec"), {})
    assert re.fullmatch(r"\[\d+, \d+, \d+\]\n", capsys.readouterr().out)
