"""What a table's page needs: the browser fetches it at once, not one file after the other.

The build manifest of the client lists the files of every part and the parts that it imports.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

DIST: Final = Path(__file__).resolve().parents[2] / "web" / "dist"
MANIFEST: Final = DIST / "manifest.json"
"""The build manifest of the client, by source path."""
PAGE: Final = "src/frame/pages/TablePage.svelte"
WORDS: Final = "../src/kazamata/words/web/{}.ftl?raw"


class Part(msgspec.Struct, frozen=True):
    """A part of the client: its script, its style sheets, and the parts that it imports."""

    file: str
    imports: tuple[str, ...] = ()
    css: tuple[str, ...] = ()


@cache
def manifest() -> dict[str, Part]:
    """The parts of the client by source path; none if it is not built."""
    if not MANIFEST.is_file():
        return {}
    return msgspec.json.decode(MANIFEST.read_bytes(), type=dict[str, Part])


@cache
def preload_links(game: str, language: str) -> str:
    """The links that preload the page of a table: the frame, the game's board and the texts."""
    parts = manifest()
    wanted = (PAGE, f"src/games/{game}/plugin.ts", WORDS.format(language), WORDS.format(f"{game}.{language}"))
    loaded = set(_with_imports(parts, "index.html"))
    found = dict.fromkeys(name for start in wanted for name in _with_imports(parts, start))
    return "".join(_links(parts[name]) for name in found if name not in loaded)


def _with_imports(parts: dict[str, Part], start: str) -> Iterator[str]:
    """A part and everything that it imports, once."""
    pending, seen = [start], set[str]()
    while pending:
        name = pending.pop(0)
        if name in parts and name not in seen:
            seen.add(name)
            pending += parts[name].imports
            yield name


def _links(part: Part) -> str:
    script = f'<link rel="modulepreload" href="/{part.file}" />'
    # the page asks for its style sheets with `crossorigin`; another mode would fetch them twice
    styles = "".join(f'<link rel="preload" as="style" crossorigin href="/{file}" />' for file in part.css)
    return script + styles
