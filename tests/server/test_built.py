"""What the server reads from the built client."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kazamata.server.http import static_files


@pytest.fixture(autouse=True)
def empty_caches() -> Iterator[None]:
    static_files.games_with_board.cache_clear()
    yield
    static_files.games_with_board.cache_clear()


def test_games_have_a_board_if_the_client_was_built_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    manifest = tmp_path / "manifest.json"
    manifest.write_text(
        '{"index.html": {}, "src/games/draughts/plugin.ts": {}, "src/games/chess/Emblem.svelte": {}}', "utf-8"
    )
    monkeypatch.setattr(static_files, "MANIFEST", manifest)
    assert static_files.games_with_board() == {"draughts"}


def test_without_a_client_no_game_has_a_board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static_files, "MANIFEST", tmp_path / "manifest.json")
    assert static_files.games_with_board() == frozenset()
