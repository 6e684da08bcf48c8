"""The texts of the repository, and the blocks of code in them.

A block of Python or shell says in a comment before it whether it is run here:

    <!-- run -->                     in a folder of its own, with `kazamata` in reach
    <!-- run, prints: PATTERN -->    the same, and what it prints has to match
    <!-- run with a house -->        the same, beside a house whose database is `tables.sqlite` in that folder
    <!-- not run: REASON -->
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LANGUAGES = ("python", "sh")

_BLOCK = re.compile(
    r"(?:^<!-- (?P<mark>[^\n]*) -->\n)?^```(?P<language>\w+)\n(?P<code>.*?)^```$", re.DOTALL | re.MULTILINE
)
_MARK = re.compile(r"(?P<run>run)(?P<house> with a house)?(, prints: (?P<prints>.+))?|not run: .+")


@dataclass(frozen=True)
class Block:
    """A block of code in a text."""

    text: Path
    line: int
    language: str
    code: str
    mark: str | None

    @property
    def name(self) -> str:
        return f"{self.text.relative_to(ROOT)}:{self.line}"

    @property
    def order(self) -> re.Match[str] | None:
        """What the mark says, if it can be understood."""
        return _MARK.fullmatch(self.mark or "")

    @property
    def runs(self) -> bool:
        return self.order is not None and self.order["run"] is not None


def blocks() -> list[Block]:
    """All blocks of Python and shell in all texts."""
    return [block for path in TEXTS for block in blocks_in(path) if block.language in LANGUAGES]


def blocks_in(path: Path) -> list[Block]:
    text = path.read_text("utf-8")
    return [
        Block(path, text.count("\n", 0, found.start("code")), found["language"], found["code"], found["mark"])
        for found in _BLOCK.finditer(text)
    ]
