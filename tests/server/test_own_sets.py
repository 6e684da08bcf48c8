"""An owner's own files of cards and components are offered at new tables, and played with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kazamata import shelf
from kazamata.codec.sets import sets_of
from kazamata.server.http.routes.games import component_bytes, game_info
from kazamata.server.own_sets import FOLDER, own_sets


@pytest.fixture
def sets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty data folder of this test's own."""
    monkeypatch.setenv("KAZAMATA_DATA", str(tmp_path))
    own_sets.cache_clear()
    game_info.cache_clear()
    yield tmp_path / FOLDER
    own_sets.cache_clear()
    game_info.cache_clear()


def stronger_goblins(folder: Path) -> None:
    """A box in which a goblin strikes with 3, and a file that is none."""
    kept = folder / "lords"
    kept.mkdir(parents=True)
    found = sets_of("lords")
    assert found is not None
    found.export(kept / "my goblins.json", "standard", {})
    text = (kept / "my goblins.json").read_text("utf-8")
    (kept / "my goblins.json").write_text(text.replace('"strength": 2', '"strength": 3', 1), "utf-8")
    (kept / "a shopping list.json").write_text("bread, milk", "utf-8")


@pytest.mark.clause("DL-H1")
def test_own_components_are_offered_and_told(sets: Path) -> None:
    stronger_goblins(sets)
    ((key, name),) = own_sets("lords").items()
    assert name == "my goblins"
    offered = next(one for one in game_info("lords", "en").choices if one.key == "components")
    assert offered.values == ("standard", key)
    assert offered.labels[1] == "my goblins"
    rules = shelf.rules("lords")
    state = rules.deal(rules.setup(4, {"components": key}), 1)
    assert state.terms.box.creatures[0].first.strength == 3
    assert component_bytes("lords", key, "en") != component_bytes("lords", "standard", "en")


def test_without_files_nothing_more_is_offered(sets: Path) -> None:
    assert {game: own_sets(game) for game in shelf.NAMES} == {game: {} for game in shelf.NAMES}
    offered = next(one for one in game_info("lords", "en").choices if one.key == "components")
    assert offered.values == ("standard",)
