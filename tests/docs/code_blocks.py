"""The documents of the repository, and the code blocks in them.

A comment before each block of Python or shell says whether the tests run it:

    <!-- run -->                     in an empty folder, with `kazamata` installed
    <!-- run, prints: PATTERN -->    the same, and its output must match
    <!-- run with a server -->       the same, with a server whose database is `tables.sqlite` in that folder
    <!-- run if installed: NAME -->  the same, if this library is installed
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
_MARK = re.compile(
    r"(?P<run>run)(?P<server> with a server)?( if installed: (?P<library>\w+))?"
    r"(, prints: (?P<prints>.+))?|not run: .+"
)


@dataclass(frozen=True)
class CodeBlock:
    """A block of code in a document."""

    text: Path
    line: int
    language: str
    code: str
    mark: str | None

    @property
    def name(self) -> str:
        return f"{self.text.relative_to(ROOT)}:{self.line}"

    @property
    def parsed_mark(self) -> re.Match[str] | None:
        """The parsed mark, or nothing if it is not understood."""
        return _MARK.fullmatch(self.mark or "")

    @property
    def runs(self) -> bool:
        return self.parsed_mark is not None and self.parsed_mark["run"] is not None


def blocks() -> list[CodeBlock]:
    """All blocks of Python and shell in all documents."""
    return [block for path in TEXTS for block in blocks_in(path) if block.language in LANGUAGES]


def blocks_in(path: Path) -> list[CodeBlock]:
    text = path.read_text("utf-8")
    return [
        CodeBlock(
            path, text.count("\n", 0, found.start("code")), found["language"], found["code"], found["mark"]
        )
        for found in _BLOCK.finditer(text)
    ]
