"""What the server reads from the built client."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kazamata.server.http import preloads, static_files


@pytest.fixture(autouse=True)
def empty_caches() -> Iterator[None]:
    caches = (static_files.games_with_board, preloads.manifest, preloads.preload_links)
    for cached in caches:
        cached.cache_clear()
    yield
    for cached in caches:
        cached.cache_clear()


def test_games_have_a_board_if_the_client_was_built_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    manifest = tmp_path / "manifest.json"
    manifest.write_text(
        '{"index.html": {"file": "i.js"}, "src/games/draughts/plugin.ts": {"file": "p.js"},'
        ' "src/games/chess/Emblem.svelte": {"file": "e.js"}}',
        "utf-8",
    )
    monkeypatch.setattr(preloads, "MANIFEST", manifest)
    assert static_files.games_with_board() == {"draughts"}


def test_without_a_client_no_game_has_a_board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preloads, "MANIFEST", tmp_path / "manifest.json")
    assert static_files.games_with_board() == frozenset()
    assert preloads.preload_links("draughts", "en") == ""


def test_a_table_preloads_its_board_with_everything_that_it_imports_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    manifest = tmp_path / "manifest.json"
    manifest.write_text(
        """{
            "index.html": {"file": "index.js", "imports": ["shared"]},
            "shared": {"file": "shared.js"},
            "sign": {"file": "sign.js", "imports": ["shared"]},
            "src/frame/pages/TablePage.svelte": {"file": "table.js", "imports": ["index.html", "sign"]},
            "src/games/draughts/plugin.ts": {"file": "board.js", "imports": ["sign"], "css": ["board.css"]},
            "../src/kazamata/words/web/hu.ftl?raw": {"file": "hu.js"}
        }""",
        "utf-8",
    )
    monkeypatch.setattr(preloads, "MANIFEST", manifest)
    links = re.findall(r'<link rel="(\w+)"[^>]*href="/([\w.]+)"', preloads.preload_links("draughts", "hu"))
    assert links == [
        ("modulepreload", "table.js"),
        ("modulepreload", "sign.js"),
        ("modulepreload", "board.js"),
        ("preload", "board.css"),
        ("modulepreload", "hu.js"),
    ]
